"""What a seat can't know, and how it may be: leaders that it has not seen, dealt and drafted anew.

What a seat sees is declared with the piles in table.py.
"""

from random import Random

from signoria.games.lorenzo.state import Lorenzo


def imagined(s: Lorenzo, seat: int, rng: Random) -> None:
    """In the base game nothing is hidden but what is still to be drawn."""
