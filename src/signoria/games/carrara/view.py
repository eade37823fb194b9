"""What a seat can know of what lies behind the other screens: all of it.

What a seat sees is declared with the piles in table.py: coins and blocks are private, the others see not even how many.
But nothing goes behind a screen or comes from there unseen. The goods of the start are printed (CAR-2.3, CAR-2.9),
blocks are bought at open prices from the open wheel, rewards and payments are open (CAR-15.5). So a counter of what
everybody could have counted, as the UNSEEN ones of other games, would hold at every moment the same as the pile itself,
and whoever remembers knows the piles. Only draws are unknown, and these are decided when they are made.
"""

from signoria.games.carrara.state import Carrara


def imagined(s: Carrara) -> Carrara:
    """CAR-15.6: the one table that fits all that a seat has seen."""
    return s.clone()
