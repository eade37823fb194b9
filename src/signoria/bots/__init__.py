"""Players that are programs: one protocol, found by name."""
