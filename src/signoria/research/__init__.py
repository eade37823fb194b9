"""Signoria's games as environments of other libraries: adapters, and no rules inside."""
