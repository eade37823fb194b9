"""What a seat can't know, and how it may be: leaders that it has not seen, dealt and drafted anew.

What a seat sees is declared with the piles in table.py.
"""

from random import Random
from typing import Final

from signoria.games.lorenzo.box import LEADERS, LEADERS_DEALT
from signoria.games.lorenzo.rules.draft import PassPacks
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import HAND, LEADER_BOX, PACK

NOT_KEPT: Final = LEADERS_DEALT


def imagined(s: Lorenzo, seat: int, rng: Random) -> None:
    """LOR-20.4, LOR-20.5: mixes the hidden leaders that the seat can't tell apart.

    It has seen every pack that went through its hands. What of such a pack it has not met again is with those who
    had it since, it can't know with whom; all that it has never seen may lie anywhere it has not looked. Leaders
    that were played or discarded stay with those who did so.
    """
    if not s.advanced:
        return
    s.dealt_to = s.dealt_to[:]
    s.kept_at = s.kept_at[:]
    lap = current_lap(s)
    unseen = [leader for leader in range(LEADERS.size) if s.piles[LEADER_BOX.of(leader)] > 0]
    since: list[list[int]] = []
    for pack in range(s.setup.seats):
        looks = [at for at in range(lap + 1) if (pack - at) % s.setup.seats == seat]
        for met in range(len(looks) + 1):
            leaders = [leader for leader in hidden_of(s, seat, pack) if met == times_met(s, leader, looks)]
            if met == 0:
                unseen += leaders
            else:
                since.append(leaders)
    # A table that was set up by hand remembers no draft: then nothing is known of the others' hands.
    unseen += hidden_of(s, seat, -1)
    for leaders in [unseen, *since]:
        mix(s, leaders, rng)
    for other in range(s.setup.seats):
        s.find_leaders(other)


def current_lap(s: Lorenzo) -> int:
    """Which lap of the draft is running; after it all have seen the last card that they kept."""
    for decision in s.agenda:
        if isinstance(decision, PassPacks):
            return decision.lap
    return 0 if any(PACK.total(s.piles, seat) > 0 for seat in range(s.setup.seats)) else LEADERS_DEALT - 1


def hidden_of(s: Lorenzo, seat: int, pack: int) -> list[int]:
    """The leaders dealt as one pack that lie hidden before others."""
    others = [other for other in range(s.setup.seats) if other != seat]
    return [
        leader
        for leader in range(LEADERS.size)
        if s.dealt_to[leader] == pack
        and any(s.piles[group.of(other, leader)] > 0 for other in others for group in (HAND, PACK))
    ]


def times_met(s: Lorenzo, leader: int, looks: list[int]) -> int:
    """How often the seat looked into the pack of a leader before somebody kept it."""
    kept = s.kept_at[leader] if s.kept_at[leader] >= 0 else NOT_KEPT
    return sum(1 for look in looks if look < kept)


def mix(s: Lorenzo, leaders: list[int], rng: Random) -> None:
    """Leaders change places with each other, and with the places what is remembered of the draft.

    Leaders and places are put in an order of their own first: what comes of it hangs on nothing that is hidden.
    """
    places = sorted((hidden_place(s, leader), s.dealt_to[leader], s.kept_at[leader]) for leader in leaders)
    for leader in leaders:
        s.piles[hidden_place(s, leader) + leader] -= 1
    mixed = sorted(leaders)
    rng.shuffle(mixed)
    for (place, dealt_to, kept_at), leader in zip(places, mixed, strict=True):
        s.piles[place + leader] += 1
        s.dealt_to[leader] = dealt_to
        s.kept_at[leader] = kept_at


def hidden_place(s: Lorenzo, leader: int) -> int:
    """Where the piles of leaders begin among which one lies hidden: a hand, a pack, or the box."""
    for other in range(s.setup.seats):
        for group in (HAND, PACK):
            if s.piles[group.of(other, leader)] > 0:
                return group.of(other)
    return LEADER_BOX.of()
