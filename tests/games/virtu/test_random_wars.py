"""Random wars: armies before random cities, everything that helps in them, and a year played from there."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.virtu import GAME
from signoria.games.virtu.atlas import CITIES
from signoria.kernel.agenda import OVER
from signoria.kernel.documents import digest, read, write
from signoria.kernel.state import State
from tests.games.virtu.tables import as_virtu, due, virtu
from tests.kernel.test_random_games import boxed, lying

BONUSES = ["leonardo", "cannons", "bastion", "copernicus", "prince"]


def war(luck: int) -> State:
    """Four or five seats, some cities taken, most units on the march, war bonuses of every kind."""
    rng = Random(luck)
    seats = rng.choice([4, 5])
    open_cities = [CITIES.ids[city] for city in as_virtu(virtu(seats)).atlas.cities]
    taken = {city: str(rng.randint(1, seats)) for city in rng.sample(open_cities, 12)}
    units: dict[str, dict[str, int]] = {}
    for seat in range(1, seats + 1):
        own = units.setdefault(str(seat), {})
        for city in rng.choices(open_cities[:16], k=3) * 2:
            own[city] = own.get(city, 0) + 1
    owners = {bonus: str(rng.randint(1, seats)) for bonus in BONUSES}
    tiles: dict[str, dict[str, int]] = {owners["cannons"]: {"cannons": 1}}
    palace = {
        f"{seat}.{place}": card
        for seat in range(1, seats + 1)
        for place, card in zip(
            ("L1", "L2", "R1"), rng.sample(["condottiere", "admiral", "banker", "merchant"], 3), strict=True
        )
    }
    table: dict[str, Any] = {
        "units": units,
        "tiles": tiles,
        "palace": palace,
        "bonuses": {seat: {bonus: 1 for bonus, owner in owners.items() if owner == seat} for seat in owners.values()},
        "alliances": {str(rng.randint(1, seats)): {"france": 1}, str(seats): {"ottoman": 1}},
        "own_war_tokens": {str(seat): rng.randint(0, 2) for seat in range(1, seats + 1)},
        "treasury": {str(seat): rng.randint(0, 4) for seat in range(1, seats + 1)},
        "agents": {city: str(rng.randint(1, seats)) for city in rng.sample(open_cities, 5)},
    }
    state = virtu(seats, cities=taken)
    table["track"] = sorted(
        (str(seat + 1) for seat in range(seats)), key=lambda seat: -as_virtu(state).control.count(int(seat) - 1)
    )
    duties = [due("sieges"), due("retreats"), due("end_spring")]
    return virtu(seats, *duties, cities=taken, options={"years": "5"}, year=4, **table)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32))
def test_a_war_and_the_year_after_it_are_sound(luck: int) -> None:
    state = war(luck)
    rng = Random(luck)
    plies = 0
    while state.actor() != OVER:
        decision = state.agenda[-1]
        moves = state.moves()
        assert moves
        assert moves == [move for move in decision.candidates(state) if decision.refusal(state, move) is None]
        plies += 1
        if plies % 9 == 0:
            again = read(GAME, json.loads(json.dumps(write(state))))
            assert digest(again) == digest(state)
            assert lying(state) == boxed(state)
        state.play(rng.choice(moves))
        s = as_virtu(state)
        assert s.track == sorted(s.track, key=lambda seat: -min(8, s.control.count(seat)))
    assert state.ranking()


def test_wars_really_happen() -> None:
    """Of these wars nearly all see a city fall, a siege fail and a field battle."""
    seen: dict[str, int] = {}
    for luck in range(12):
        state = war(luck)
        rng = Random(luck)
        events: list[Any] = []
        while as_virtu(state).season == 0 and state.actor() != OVER:
            state.journal = events
            state.play(rng.choice(state.moves()))
        for name in {event.note.name for event in events if event.note is not None}:
            seen[name] = seen.get(name, 0) + 1
    assert min(seen[name] for name in ("conquered", "repelled", "field_battle", "announces")) >= 4
    assert {"given_up", "battle_won"} <= set(seen)
