"""Rialto, by Stefan Feld: for 2 to 5 players, and for two with a neutral third."""

from signoria.games.rialto.game import GAME

__all__ = ["GAME"]
