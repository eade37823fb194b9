"""Lorenzo il Magnifico, by Virginio Gigli, Flaminia Brasini and Simone Luciani: for 2 to 4 players."""

from signoria.games.lorenzo.game import GAME

__all__ = ["GAME"]
