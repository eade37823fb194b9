"""Moves, agenda, chance, state, record, view: what every game stands on. Imports nothing else of Signoria."""
