"""Virtù, by Pascal Ribrault: for 3 to 5 players, and a duel of our own for two."""

from signoria.games.virtu.game import GAME

__all__ = ["GAME"]
