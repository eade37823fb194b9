"""What a seat can't know, and how it may be: the hidden cards dealt anew in keeping with all that the seat has seen.

What a seat sees is declared with the piles in table.py.
"""

from random import Random
from typing import Final

from signoria.games.rialto.box import JOKER, KINDS
from signoria.games.rialto.rules.card_play import PlayCards
from signoria.games.rialto.rules.new_cards import DISCARD_FROM, Discard
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import DECK, HAND, SECRET, SHOWN, SLACK

TRIES: Final = 50


def imagined(s: Rialto, seat: int, rng: Random) -> None:
    """Deals the draw pile, the other hands and the others' secret discards anew.

    Kept are the numbers of cards everywhere and what everybody saw: of the cards that a player was seen to take and
    has not played, all are in the hand or among the secret discards, but for those that a reshuffle carried away.
    """
    others = [side for side in range(s.setup.seats) if side != seat]
    hands = [HAND.total(s.piles, side) for side in others]
    rooms = [hand + SECRET.total(s.piles, side) for hand, side in zip(hands, others, strict=True)]
    pool = _gather(s, others)
    held = _certain(s, others, rooms, pool, rng)
    fitting: list[int] = []
    if s.actor() in others:
        at = others.index(s.actor())
        fitting = _make_answerable(s, held[at], rooms[at], pool, rng)
    deck = _cards(pool)
    rng.shuffle(deck)
    for at, side in enumerate(others):
        cards = held[at]
        while len(cards) < rooms[at]:
            cards.append(deck.pop())
        rng.shuffle(cards)
        if side == s.actor():
            cards.sort(key=lambda card: card not in fitting)
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


def _certain(s: Rialto, others: list[int], rooms: list[int], pool: list[int], rng: Random) -> list[list[int]]:
    """What each of the others still has of the cards that it was seen to take; these leave the pool."""
    shown = [_cards([s.piles[SHOWN.of(side, card)] for card in range(KINDS)]) for side in others]
    slack = [s.piles[SLACK.of(side)] for side in others]
    kept = _without_lost(shown, slack, rooms, pool, rng)
    tries = 1
    while not _possible(kept, rooms, pool) and tries < TRIES:
        kept = _without_lost(shown, slack, rooms, pool, rng)
        tries += 1
    if not _possible(kept, rooms, pool):
        # Only a table set up by hand can contradict itself; then nothing is certain.
        kept = [[] for _ in others]
    for cards in kept:
        for card in cards:
            pool[card] -= 1
    return kept


def _make_answerable(s: Rialto, held: list[int], room: int, pool: list[int], rng: Random) -> list[int]:
    """What a player has done in a running turn says something of the hand; gives the kinds it must hold."""
    decision = s.agenda[-1]
    if isinstance(decision, Discard):
        # Which kinds were discarded so far is hidden too.
        s.agenda[-1] = DISCARD_FROM[decision.seat][0]
    if not isinstance(decision, PlayCards) or not decision.needs_fitting_card(s):
        return []
    # RIA-6.11: a joker was added, so there is a card or a joker that it counts with.
    fitting = [s.step, JOKER]
    if not any(card in fitting for card in held) and any(pool[card] > 0 for card in fitting):
        if len(held) >= room:
            pool[held.pop()] += 1
        card = rng.choices(fitting, [pool[card] for card in fitting])[0]
        pool[card] -= 1
        held.append(card)
    return fitting


def _without_lost(
    shown: list[list[int]], slack: list[int], rooms: list[int], pool: list[int], rng: Random
) -> list[list[int]]:
    """The shown cards without some that a reshuffle may have carried away: first those that must have gone."""
    kept: list[list[int]] = []
    for at, seen in enumerate(shown):
        cards = seen[:]
        rng.shuffle(cards)
        must_go = max(0, len(cards) - rooms[at])
        for _ in range(rng.randint(must_go, max(must_go, min(slack[at], len(cards))))):
            cards.sort(key=lambda card: pool[card] - sum(hand.count(card) for hand in shown), reverse=True)
            cards.pop(rng.randrange(len(cards)) if rng.random() < 0.5 else -1)
        kept.append(cards)
    return kept


def _possible(kept: list[list[int]], rooms: list[int], pool: list[int]) -> bool:
    """Whether the pool holds the cards and the hands have room for them."""
    if any(len(cards) > room for cards, room in zip(kept, rooms, strict=True)):
        return False
    return all(sum(cards.count(card) for cards in kept) <= pool[card] for card in range(KINDS))


def _cards(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]
