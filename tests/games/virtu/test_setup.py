"""Chapter 2: what is put out, houses, and family cards placed by all at the same time."""

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.atlas import CITIES
from signoria.kernel.chair import Chair
from signoria.kernel.errors import SignoriaError
from signoria.kernel.referee import Referee, begin
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import as_virtu, asks, due, field, lying, pile, points, virtu
from tests.positions import asked, legal, play, refusal

CLOSED = ["nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"]
HOUSES = ["florence", "naples", "venice", "milan", "rome"]


def seated(seats: int, first: int = 1) -> State:
    """Houses taken in their order, from the first player on."""
    state = GAME.new(GAME.setup(seats))
    play(state, f"start {first}", *(f"house {house}" for house in HOUSES[:seats]))
    return state


@clause("VIR-2.1")
def test_what_lies_ready() -> None:
    state = GAME.new(GAME.setup(4))
    assert pile(state, "indulgence_pile") == 10
    assert pile(state, "war_tokens") == 11
    assert pile(state, "cathedral_supply") == 5
    assert len(pile(state, "bonus_supply")) == 10
    assert pile(state, "tile_supply", "guild") == 5
    assert pile(state, "tile_supply", "kingdom") == 2


@clause("VIR-2.2", "VIR-2.6", "VIR-2.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_neutral_tiles_on_side_34(seats: int) -> None:
    supply = pile(seated(seats), "tile_supply")
    assert "tile_perugia" not in supply
    assert "tile_civitavecchia" not in supply
    assert "tile_rome_neutral" in supply
    assert "tile_rome_sign" not in supply
    assert "tile_florence" not in supply
    assert "tile_siena" in supply


@clause("VIR-2.3", "VIR-2.4")
def test_three_players_leave_eight_cities_out() -> None:
    state = as_virtu(seated(3))
    assert state.atlas.side == "34"
    assert [name for city, name in enumerate(CITIES.ids) if not state.atlas.open[city]] == [
        *CLOSED[:5],
        "perugia",
        "civitavecchia",
        "reggio",
        "cagliari",
        "ragusa",
    ]
    assert not set(pile(state, "tile_supply")) & {f"tile_{city}" for city in CLOSED}


@clause("VIR-2.5")
def test_a_closed_city_cannot_be_entered_annexed_or_hold_an_agent() -> None:
    state = virtu(3, asks("move_unit", city="pisa"), given={"cavalry": 3, "ship": 3}, units={"1": {"pisa": 1}})
    assert not {f"march {city}" for city in CLOSED} & set(legal(state))
    assert not {f"sail {city}" for city in CLOSED} & set(legal(state))
    assert "sail ajaccio" in legal(state)
    state = virtu(
        3, asks("take_action"), token={"1": "2", "2": "1", "3": "1"}, palace={"1.L1": "envoy", "1.R1": "envoy"}
    )
    assert refusal(state, "annex genoa") == "VIR-2.5"
    state = virtu(3, asks("spy"), given={"mask": 1}, agent_supply={"1": 1})
    assert refusal(state, "spy_city parma") == "VIR-2.5"


@clause("VIR-2.5")
def test_a_closed_city_cannot_be_crossed() -> None:
    """From Pisa to Bologna the way over Genoa and Parma is closed."""
    state = as_virtu(virtu(3))
    genoa = CITIES.ids.index("genoa")
    assert genoa not in state.atlas.roads[CITIES.ids.index("pisa")]
    assert state.atlas.roads[genoa] == []


@clause("VIR-2.8", "VIR-2.9", "VIR-2.10")
def test_the_houses_of_four_and_five() -> None:
    assert as_virtu(seated(4)).atlas.cities == [
        city for city, name in enumerate(CITIES.ids) if name not in ("perugia", "civitavecchia")
    ]
    state = GAME.new(GAME.setup(4))
    play(state, "start 1")
    assert legal(state) == ["house florence", "house naples", "house venice", "house milan"]
    assert refusal(state, "house rome") == "VIR-2.10"
    five = seated(5)
    assert as_virtu(five).atlas.side == "25"
    assert len(as_virtu(five).atlas.cities) == 30
    assert pile(five, "tiles", "5", "tile_rome_sign") == 1
    assert "tile_rome_neutral" not in pile(five, "tile_supply")


@clause("VIR-2.10", "VIR-2.22")
def test_houses_are_chosen_in_turn_order_and_once_each() -> None:
    state = GAME.new(GAME.setup(3))
    play(state, "start 2")
    assert asked(state)["seat"] == "2"
    play(state, "house venice")
    assert asked(state)["seat"] == "3"
    assert refusal(state, "house venice") == "VIR-2.10"
    play(state, "house florence", "house naples")
    assert field(state, "houses") == {"1": "naples", "2": "venice", "3": "florence"}


@clause("VIR-2.11", "VIR-2.12", "VIR-2.13", "VIR-2.14", "VIR-2.15")
def test_what_each_player_begins_with() -> None:
    state = seated(5)
    assert pile(state, "cards", "1") == {"fam_florence_1": 1, "fam_florence_2": 1, "fam_florence_3": 1}
    assert pile(state, "tiles", "1") == {"tile_florence": 1, "tile_pisa": 1}
    assert pile(state, "treasury") == dict.fromkeys("12345", 1)
    assert pile(state, "units", "1") == {"florence": 1, "pisa": 1}
    assert pile(state, "unit_supply", "1") == 4
    assert field(state, "control")["pisa"] == "1"
    assert pile(state, "city_track") == dict.fromkeys("12345", 2)
    assert pile(state, "patronage") == 0
    assert pile(state, "agent_supply") == {"1": 2, "2": 3, "3": 2, "4": 2, "5": 3}
    assert pile(state, "agent_bank") == {"1": 3, "2": 2, "3": 3, "4": 3, "5": 2}


@clause("VIR-2.16")
def test_a_family_card_goes_to_an_open_place_or_a_chamber() -> None:
    """Cards 1 and 2 of Florence show an action, card 3 does not."""
    state = seated(3)
    assert asked(state) == {"decision": "plan_card", "seat": "1", "card": "1"}
    places = [move.split()[2] for move in legal(state)]
    assert places[:3] == ["L1", "R1", "R2"]
    assert places[3:] == [*(f"action{n}" for n in range(1, 6)), *(f"upgrade{n}" for n in range(1, 6))]
    assert refusal(state, "plan 1 L2") == "VIR-3.2"
    play(state, "plan 1 R1")
    assert refusal(state, "plan 2 R1") == "VIR-2.16"
    play(state, "plan 2 action4")
    assert refusal(state, "plan 3 action2") == "VIR-3.11"
    assert refusal(state, "plan 3 upgrade3") == "VIR-3.13"
    assert refusal(state, "plan 3 upgrade4") is None


@clause("VIR-2.16", "VIR-3.13", "VIR-3.31")
def test_an_upgrade_that_is_planned_first_needs_the_other_action_card_above_it() -> None:
    state = seated(3)
    play(state, "plan 1 upgrade2")
    assert legal(state) == ["plan 2 action2"]


@clause("VIR-2.17")
def test_plans_are_hidden_until_all_have_chosen() -> None:
    referee: Referee = begin(GAME, GAME.setup(3), ["A", "B", "C"])
    referee.play(-1, GAME.moves.parse("start 1"))
    chairs = [Chair(referee, seat) for seat in range(3)]
    for chair, house in zip(chairs, HOUSES, strict=False):
        chair.play(f"house {house}")
    assert [chair.asked() for chair in chairs] == [True, True, True]
    chairs[2].play("plan 1 R2")
    table = chairs[0].view()["table"]
    assert isinstance(table, dict)
    assert table["plan_1"] == {"3": "?"}
    assert "plan 1 R2" not in chairs[0].record()
    for move in ("plan 2 R1", "plan 3 L1"):
        chairs[2].play(move)
    for chair in chairs[:2]:
        for move in ("plan 1 L1", "plan 2 R1", "plan 3 R2"):
            assert field(referee.state, "palace") == {}
            chair.play(move)
    assert len(field(referee.state, "palace")) == 9


@clause("VIR-2.17", "VIR-2.18")
def test_the_palaces_are_shown_together_with_available_courtiers() -> None:
    state = seated(3)
    play(state, "plan 1 L1", "plan 2 R1")
    assert field(state, "palace") == {}
    play(state, "plan 3 R2")
    for _ in range(2):
        play(state, "plan 1 L1", "plan 2 action1", "plan 3 upgrade1")
    assert lying(state, "1.R2") == "fam_florence_3"
    assert lying(state, "2.upgrade1") == "fam_naples_3"
    assert field(state, "plan_1") == {}


@clause("VIR-2.19", "VIR-2.20")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    state = GAME.new(GAME.setup(4))
    assert state.weights() == [1, 1, 1, 1]
    state = seated(4, first=3)
    assert field(state, "order") == ["3", "4", "1", "2"]
    assert field(state, "track") == ["3", "4", "1", "2"]


@clause("VIR-2.21")
def test_the_patronage_track_knows_no_order_of_discs() -> None:
    """Equal on the patronage track: both farthest, whoever came first."""
    state = virtu(3, due("end_year"), ending=1, patronage={"1": 1, "2": 1}, order=["2", "1", "3"])
    assert points(state, 1) == points(state, 2)


@clause("VIR-23.2")
def test_two_seats_without_the_duel_are_refused() -> None:
    with pytest.raises(SignoriaError, match="the official game for two"):
        GAME.setup(2)
