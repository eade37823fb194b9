"""What a seat can't know: the plans of the others, until all palaces are shown (VIR-2.17)."""

from random import Random

from signoria.games.virtu.box import PLACES
from signoria.games.virtu.setup import plan_refusal, planning_order, plans_of, set_plan
from signoria.games.virtu.state import Virtu


def imagined(s: Virtu, seat: int, rng: Random) -> None:
    """Plans as many cards of each other seat anew as it has planned."""
    for other in s.order:
        if other == seat:
            continue
        planned = [card for card in planning_order(s, other) if plans_of(s, other)[card] >= 0]
        for card in planned:
            set_plan(s, other, card, -1)
        for card in planned:
            places = [place for place in range(PLACES.size) if plan_refusal(s, other, card, place) is None]
            set_plan(s, other, card, rng.choice(places))
