"""Chapters 0 and 1: the course of a year, what is open, and the limits of the box."""

from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.box import CARD_COPIES, CHARACTERS, CITY_TILES, DATA, HOUSE_CARDS, TILE_COPIES, TILES
from signoria.games.virtu.table import PILES
from signoria.kernel.documents import write
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import OPEN, OWNER
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, as_virtu, asks, due, field, florins, pile, token, virtu
from tests.positions import asked, legal, play, refusal


def agenda_of(state: State) -> list[str]:
    """The names of what is still to come."""
    agenda: Any = write(state)["agenda"]
    return [str(entry.get("decision", entry.get("duty"))) for entry in agenda]


@clause("VIR-0.1")
def test_three_to_five_can_play_and_the_highest_prestige_wins() -> None:
    assert [GAME.setup(seats).seats for seats in (3, 4, 5)] == [3, 4, 5]
    with pytest.raises(SignoriaError):
        GAME.setup(6)
    state = virtu(3, due("end_year"), ending=1, trophies={"2": {"1": 1}})
    assert state.ranking() == [2, 1, 2]


@clause("VIR-0.2")
def test_nothing_is_hidden_but_plans_that_are_not_shown_yet() -> None:
    assert {group.seen for group in PILES.groups} == {OPEN}
    assert [field.name for field in GAME.fields if field.seen == OWNER] == ["plan_1", "plan_2", "plan_3"]


@clause("VIR-0.2")
def test_nothing_is_random_after_the_draw_of_the_first_player() -> None:
    chances = [name for name, kind in GAME.decisions.items() if kind.__mro__[1].__name__ == "Chance"]
    assert chances == ["draw_first"]


@clause("VIR-0.3", "VIR-0.4")
def test_a_year_is_a_spring_with_its_sieges_and_then_a_winter() -> None:
    state = virtu(3, due("begin_year"), order=["3", "1", "2"])
    assert field(state, "year") == 3
    assert field(state, "season") == "spring"
    ahead = agenda_of(state)
    assert asked(state)["seat"] == "3"
    assert ahead[0] == "move_token"
    assert ahead[1:] == ["begin_action", "spring_turn", "spring_turn", "sieges", "retreats", "end_spring"]


@clause("VIR-0.4")
def test_in_spring_each_player_moves_the_token_and_acts() -> None:
    state = virtu(3, due("begin_year"))
    play(state, "step", "step", "stop")
    assert asked(state) == {"decision": "take_action", "seat": "1"}
    play(state, "pass")
    assert asked(state)["seat"] == "2"


@clause("VIR-0.5")
def test_one_player_finishes_all_five_winter_steps_before_the_next() -> None:
    state = virtu(3, due("end_spring"), track=["2", "1", "3"], treasury={"2": 3}, units={"2": {"naples": 1}})
    assert field(state, "season") == "winter"
    steps = []
    while asked(state).get("seat") == "2":
        steps.append(asked(state)["decision"])
        play(state, "upkeep 1" if steps[-1] == "pay_upkeep" else "pass")
    assert steps == ["pay_upkeep", "reorganise", "buy", "recruit", "make_alliance"]
    assert asked(state)["seat"] == "1"


@clause("VIR-0.6")
def test_prestige_comes_from_its_eleven_sources() -> None:
    terms = dict(zip(GAME.ledger.terms.ids, GAME.ledger.each, strict=True))
    assert list(terms) == [
        "cities",
        "most_cities",
        "patronage",
        "most_patronage",
        "cards",
        "tiles",
        "bonuses",
        "religion",
        "trophies",
        "alliances",
        "indulgences",
    ]
    assert terms["indulgences"] < 0


# Chapter 1.


@clause("VIR-1.1")
@pytest.mark.parametrize(("seats", "side"), [(3, "34"), (4, "34"), (5, "25")])
def test_the_side_of_the_map_follows_the_number_of_players(seats: int, side: str) -> None:
    assert as_virtu(GAME.new(GAME.setup(seats))).atlas.side == side


@clause("VIR-1.2")
def test_there_are_55_tiles_beside_those_of_the_missing_booklet() -> None:
    assert CITY_TILES == 31
    assert sum(TILE_COPIES) - TILE_COPIES[TILES.ids.index("cannons")] == 57 - 2
    assert [tile for tile in TILES.ids if "rome_" in tile] == ["tile_rome_sign", "tile_rome_neutral"]


@clause("VIR-1.3")
def test_there_are_56_characters_in_open_piles() -> None:
    assert CARD_COPIES[:CHARACTERS] == [5] * 11 + [1]
    state = GAME.new(GAME.setup(5))
    assert pile(state, "market", "merchant") == 5
    assert pile(state, "market", "pope") == 1


@clause("VIR-1.4")
def test_each_house_has_three_cards() -> None:
    assert [len(cards) for cards in HOUSE_CARDS] == [3] * 5


@clause("VIR-1.5")
def test_without_an_indulgence_in_the_pile_no_sale_can_be_declared() -> None:
    held = {"2": {"1": 4, "2": 4, "3": 2}}
    state = virtu(3, action(), token=token(3), indulgences=held)
    assert refusal(state, "use indulgence florin") == "VIR-1.5"
    held["2"]["3"] = 1
    assert refusal(virtu(3, action(), token=token(3), indulgences=held), "use indulgence florin") is None


@clause("VIR-1.6")
def test_each_of_the_ten_bonuses_is_there_once() -> None:
    assert len(DATA["patronage_bonuses"]["list"]) == 10
    state = virtu(3, asks("choose_bonus"), bonuses={"2": {"leonardo": 1}})
    assert refusal(state, "bonus leonardo") == "VIR-1.6"
    assert len([move for move in legal(state) if move.startswith("bonus")]) == 9


@clause("VIR-1.7")
def test_without_a_war_token_in_the_bank_none_can_be_taken() -> None:
    palace = {"1.action5": "condottiere"}
    pay = asks("pay", purpose="campaign", after=None)
    state = virtu(3, pay, token=token(5), palace=palace, treasury={"1": 5}, own_war_tokens={"2": 11})
    assert "use action war" not in legal(state)
    state = virtu(3, pay, token=token(5), palace=palace, treasury={"1": 5}, own_war_tokens={"2": 10})
    assert "use action war" in legal(state)


@clause("VIR-1.8")
def test_what_each_house_has() -> None:
    start = DATA["start"]
    assert (start["units_total"], start["max_agents"], start["control_discs"]) == (6, 5, 18)
    state = virtu(3, asks("recruit", after=None), treasury={"1": 20}, units={"1": {"florence": 6}})
    assert refusal(state, "recruit florence") == "VIR-17.27"


@clause("VIR-1.9")
def test_there_are_five_cathedrals() -> None:
    five = {"verona": 1, "palermo": 1, "naples": 1, "milan": 1, "genoa": 1}
    state = virtu(4, asks("buy", after=None), treasury={"1": 20}, cathedrals=five, tiles={"2": {"cathedral": 4}})
    assert refusal(state, "buy_tile cathedral") == "VIR-17.22"


@clause("VIR-1.10")
def test_florins_have_no_limit() -> None:
    state = virtu(3, action(), token=token(3), treasury={"1": 600, "2": 300})
    play(state, "use indulgence florin")
    assert florins(state) == 603


@clause("VIR-1.11")
def test_titles_by_kind() -> None:
    counted: dict[str, int] = {}
    for title in DATA["title_tiles"]["list"]:
        counted[title["kind"]] = counted.get(title["kind"], 0) + title["copies"]
    assert counted == {"principality": 5, "duchy": 5, "kingdom": 2, "republic": 2}


@clause("VIR-1.12", "VIR-16.7")
def test_discs_never_stop_an_action() -> None:
    """All cities but one are red: more discs than the box holds."""
    state = virtu(5)
    names = [city["id"] for city in DATA["cities"]["list"] if city["id"] != "siena"]
    state = virtu(
        5, action(), cities=dict.fromkeys(names, "1"), token=token(2, 5), palace={"1.action2": "envoy", "1.L1": "envoy"}
    )
    play(state, "annex siena", "use L1 crown", "paid")
    assert list(field(state, "control").values()) == ["1"] * 30
    assert pile(state, "city_track", "1") == 8
