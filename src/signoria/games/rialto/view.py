"""What a seat can't know, and how it may be: the hidden cards dealt anew in keeping with all that the seat has seen.

What a seat sees is declared with the piles in table.py.
"""

from random import Random

from signoria.games.rialto.box import KINDS
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import DECK, HAND, SECRET, SHOWN, SLACK


def imagined(s: Rialto, seat: int, rng: Random) -> None:
    """Deals the draw pile, the other hands and the others' secret discards anew.

    Kept are the numbers of cards everywhere and what everybody saw: of the cards that a player was seen to take and
    has not played, all are in the hand or among the secret discards, but for those that a reshuffle carried away.
    """
    others = [side for side in range(s.setup.seats) if side != seat]
    hands = [HAND.total(s.piles, side) for side in others]
    secrets = [SECRET.total(s.piles, side) for side in others]
    pool = _gather(s, others)
    held = [_certain(s, side, hands[at] + secrets[at], pool, rng) for at, side in enumerate(others)]
    deck = _cards(pool)
    rng.shuffle(deck)
    for at, side in enumerate(others):
        cards = held[at]
        while len(cards) < hands[at] + secrets[at]:
            cards.append(deck.pop())
        rng.shuffle(cards)
        for place, card in enumerate(cards):
            s.piles[(HAND if place < hands[at] else SECRET).of(side, card)] += 1
    for card in deck:
        s.piles[DECK.of(card)] += 1


def _gather(s: Rialto, others: list[int]) -> list[int]:
    """Takes up all that is hidden from the seat; how many of each kind there are it can count."""
    pool = [0] * KINDS
    for card in range(KINDS):
        for pile in [DECK.of(card)] + [group.of(side, card) for side in others for group in (HAND, SECRET)]:
            pool[card] += s.piles[pile]
            s.piles[pile] = 0
    return pool


def _certain(s: Rialto, side: int, room: int, pool: list[int], rng: Random) -> list[int]:
    """Cards that a player was seen to take and must still have, drawn from the pool.

    What may have gone in a reshuffle is chosen at random; what the pool does not hold has certainly gone.
    """
    shown = _cards([s.piles[SHOWN.of(side, card)] for card in range(KINDS)])
    rng.shuffle(shown)
    slack = s.piles[SLACK.of(side)]
    kept: list[int] = []
    for card in shown:
        if pool[card] > 0 and len(kept) < room:
            pool[card] -= 1
            kept.append(card)
        else:
            slack -= 1
    for _ in range(min(rng.randint(0, max(0, slack)), len(kept))):
        pool[kept.pop()] += 1
    return kept


def _cards(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]
