"""A home for modern board games whose rules are written once, as plain typed Python."""

__version__ = "0.1.0"
