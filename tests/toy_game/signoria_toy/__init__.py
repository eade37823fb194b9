"""A game for Signoria from another package."""

from .lake import GAME

__all__ = ["GAME"]
