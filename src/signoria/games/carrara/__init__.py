"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling: for 2 to 4 players, base and advanced."""

from signoria.games.carrara.game import GAME

__all__ = ["GAME"]
