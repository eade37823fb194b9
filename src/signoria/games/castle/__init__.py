"""Carcassonne: The Castle, by Reiner Knizia, for two players."""

from signoria.games.castle.game import GAME

__all__ = ["GAME"]
