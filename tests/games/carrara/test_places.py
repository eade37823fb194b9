"""Chapters 7 and 12: the scoring places and what they bring."""

from typing import Any

import pytest

from signoria.games.carrara.box import KINDS, PLACES
from signoria.games.carrara.scoring import worth
from signoria.games.carrara.state import Carrara
from tests.clauses import clause
from tests.games.carrara.tables import (
    ADVANCED_COURT,
    CITIES,
    carrara,
    coins,
    due,
    points,
    scoring,
    terms,
    turn,
    used,
)
from tests.positions import legal, play, refusal, table_of

REWARDS = {"livorno": [0, 3], "pisa": [3, 0], "lucca": [0, 2], "viareggio": [2, 0], "massa": [0, 1], "lerici": [1, 0]}
NEEDED = {"livorno": 2, "pisa": 2, "lucca": 2, "viareggio": 3, "massa": 3, "lerici": 3}
TILES = ["palazzo-1", "biblioteca-2", "castello-4", "porta-5"]


def choosing(seats: int = 2, variant: str = "base", **table: Any) -> Carrara:
    """Seat 1 has a pillar in the hand."""
    return carrara(seats, scoring(), variant=variant, lifted={"1": 1}, court={}, **table)


def places(state: Carrara) -> list[str]:
    return [move.split()[1] for move in legal(state) if move.startswith("place ")]


def worth_of(state: Carrara, place: str, seat: int = 1) -> list[int]:
    """Coins and points that a place would bring a seat."""
    return worth(state, seat - 1, PLACES.ids.index(place))


# Which places there are.


@clause("CAR-7.1")
def test_the_base_game_has_14_places() -> None:
    board = {f"{kind}-{value}": city for kind, city in zip(KINDS.ids, CITIES, strict=True) for value in (1, 2, 4)}
    state = choosing(boards={"1": board}, coins={"1": 90})
    assert places(state) == [*CITIES, *KINDS.ids, "urban", "rural"]


@clause("CAR-12.8", "CAR-7.1")
def test_the_advanced_game_has_19_places() -> None:
    board = {f"{kind}-{value}": city for kind, city in zip(KINDS.ids, CITIES, strict=True) for value in (1, 2, 4)}
    items = {"palazzo-1": ["white"], "biblioteca-1": ["white"], "castello-1": ["white"]}
    state = choosing(variant="advanced", boards={"1": board}, items=items, coins={"1": 90})
    base = [*CITIES, *KINDS.ids, "urban", "rural"]
    assert places(state) == [*base, "livorno-lerici", "massa-pisa", "viareggio-lucca", "money-36", "money-50"]


@clause("CAR-7.2", "CAR-7.10")
def test_a_city_serves_one_player_and_a_place_of_the_own_board_each() -> None:
    boards = {"1": {"palazzo-1": "lucca", "palazzo-2": "lucca"}}
    state = choosing(boards=boards, placed=used(2, "lucca", "palazzo", "urban"))
    assert places(state) == ["palazzo", "urban"]
    assert refusal(state, "place lucca") == "CAR-7.2"
    own = choosing(boards=boards, placed=used(1, "palazzo"))
    assert places(own) == ["lucca", "urban"]
    assert refusal(own, "place palazzo") == "CAR-7.2"


@clause("CAR-7.3")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_needs_two_or_three_buildings(city: str) -> None:
    board = dict.fromkeys(TILES[: NEEDED[city] - 1], city) | {"villa-5": "lerici" if city != "lerici" else "massa"}
    few = choosing(boards={"1": board})
    assert refusal(few, f"place {city}") == "CAR-7.3"
    enough = choosing(boards={"1": board | {TILES[-1]: city}})
    assert city in places(enough)
    others = choosing(boards={"1": board, "2": {TILES[-1]: city}})
    assert refusal(others, f"place {city}") == "CAR-7.3"


@clause("CAR-7.3")
def test_a_monument_counts_as_one_building() -> None:
    boards = {"1": {"palazzo-8": "pisa"}}
    state = choosing(boards=boards, covered={"palazzo-2": 1})
    assert refusal(state, "place pisa") == "CAR-7.3"
    both = choosing(boards={"1": {"palazzo-8": "pisa", "villa-1": "pisa"}})
    assert "pisa" in places(both)


# What they bring.


@clause("CAR-7.4", "CAR-7.5")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_brings_the_sum_of_its_values_times_its_reward(city: str) -> None:
    board = dict.fromkeys(TILES, city) | {"villa-5": "lerici" if city != "lerici" else "massa"}
    state = choosing(boards={"1": board, "2": {"villa-2": city}})
    gained = [12 * each for each in REWARDS[city]]
    assert worth_of(state, city) == gained
    play(state, f"place {city}")
    assert [coins(state)[0], points(state)[0]] == gained
    assert terms(state) == ({f"place_{city}": gained[1]} if gained[1] else {})


@clause("CAR-7.4", "CAR-5.15")
def test_an_own_upgrade_tile_replaces_the_reward_of_the_city() -> None:
    boards = {"1": {"palazzo-1": "pisa", "porta-5": "pisa"}, "2": {"palazzo-2": "pisa", "villa-1": "pisa"}}
    state = choosing(boards=boards, upgraded={"1": {"pisa-1": 1}})
    assert worth_of(state, "pisa") == [24, 0]
    assert worth_of(state, "palazzo") == [4, 0]
    assert worth_of(state, "pisa", 2) == [9, 0]


@clause("CAR-7.6")
def test_a_kind_brings_each_building_by_the_reward_of_its_city() -> None:
    board = {f"villa-{value}": city for value, city in zip(("1", "2", "4", "5"), CITIES, strict=False)}
    state = choosing(boards={"1": board | {"villa-8": "massa", "porta-1": "livorno"}})
    assert worth_of(state, "villa") == [2 * 3 + 5 * 2, 1 * 3 + 4 * 2 + 8]
    play(state, "place villa")
    assert coins(state)[0] == 16
    assert terms(state) == {"place_villa": 19}


@clause("CAR-7.6")
def test_a_kind_needs_a_building_of_it() -> None:
    state = choosing(boards={"1": {"villa-1": "massa"}, "2": {"porta-1": "massa"}})
    assert refusal(state, "place porta") == "CAR-7.6"
    assert places(state) == ["villa", "rural"]


@clause("CAR-7.7", "CAR-7.8", "CAR-X8")
def test_x8_urban_buildings_of_11_bring_11_coins_whatever_the_cities() -> None:
    board = {"palazzo-1": "livorno", "biblioteca-4": "pisa", "porta-5": "lucca", "cattedrale-1": "massa"}
    state = choosing(boards={"1": board | {"villa-5": "massa"}}, upgraded={"1": {"pisa-1": 1}})
    assert worth_of(state, "urban") == [11, 0]
    play(state, "place urban")
    assert coins(state)[0] == 11


@clause("CAR-7.7", "CAR-7.8")
def test_rural_buildings_bring_points() -> None:
    board = {"castello-4": "livorno", "villa-5": "lerici", "villa-8": "pisa", "porta-5": "massa"}
    state = choosing(boards={"1": board})
    assert worth_of(state, "rural") == [0, 17]
    play(state, "place rural")
    assert terms(state) == {"place_rural": 17}


@clause("CAR-7.7")
def test_a_landscape_needs_a_building_of_it() -> None:
    state = choosing(boards={"1": {"villa-1": "massa"}})
    assert refusal(state, "place urban") == "CAR-7.7"
    assert refusal(choosing(boards={"1": {"porta-1": "massa"}}), "place rural") == "CAR-7.7"


@clause("CAR-7.9", "CAR-7.10")
def test_a_building_is_scored_through_each_of_its_places() -> None:
    board = {"villa-1": "massa", "villa-2": "massa", "villa-4": "massa"}
    for place, gained in (("massa", 7), ("villa", 7), ("rural", 7)):
        others = [other for other in ("massa", "villa", "rural") if other != place]
        state = choosing(boards={"1": board}, placed=used(1, *others))
        play(state, f"place {place}")
        assert points(state)[0] == gained
    closed = choosing(boards={"1": board}, placed=used(2, "massa"))
    assert places(closed) == ["villa", "rural"]


# The advanced game.


def advanced(**table: Any) -> Carrara:
    return choosing(variant="advanced", **table)


@clause("CAR-12.7", "CAR-X18")
def test_a_decoration_adds_1_to_the_value_before_multiplying() -> None:
    board = {"villa-1": "lucca", "villa-4": "lucca", "porta-2": "pisa"}
    plain = advanced(boards={"1": board})
    adorned = advanced(boards={"1": board}, items={"villa-4": ["coat_of_arms"], "porta-2": ["gate"]})
    for place, before, after in (
        ("lucca", [0, 10], [0, 12]),
        ("villa", [0, 10], [0, 12]),
        ("rural", [0, 5], [0, 6]),
        ("porta", [6, 0], [9, 0]),
        ("urban", [2, 0], [3, 0]),
    ):
        assert worth_of(plain, place) == before
        assert worth_of(adorned, place) == after


@clause("CAR-12.6", "CAR-12.2")
def test_a_decoration_and_a_statue_of_the_bonus_count_at_once() -> None:
    state = carrara(2, turn(), variant="advanced", boards={"1": {"villa-1": "pisa"}})
    decorated = state.clone()
    play(decorated, "score a3", "take coat_of_arms", "on villa-1", "place villa")
    assert coins(decorated)[0] == 2 * 3
    statue = state.clone()
    play(statue, "score a1", "on villa-1", "place massa-pisa")
    assert coins(statue)[0] == 3


@clause("CAR-12.6", "CAR-12.9")
def test_coins_of_the_bonus_count_for_a_money_place() -> None:
    state = carrara(2, turn(), variant="advanced", coins={"1": 31})
    play(state, "score a5")
    assert legal(state) == ["place money-36"]
    play(state, "place money-36")
    assert coins(state)[0] == 36
    assert table_of(state)["placed"] == {"1": {"money-36": 1}}


@clause("CAR-12.9", "CAR-X11")
@pytest.mark.parametrize(
    ("held", "open_places"),
    [(35, []), (36, ["money-36"]), (40, ["money-36"]), (49, ["money-36"]), (50, ["money-36", "money-50"])],
)
def test_a_money_place_needs_36_or_50_coins(held: int, open_places: list[str]) -> None:
    state = advanced(coins={"1": held})
    assert places(state) == open_places
    if held < 50:
        assert refusal(state, "place money-50") == "CAR-12.9"


@clause("CAR-12.11")
def test_each_money_place_holds_one_pillar_and_each_player_uses_one() -> None:
    taken = advanced(coins={"1": 60}, placed=used(2, "money-36"))
    assert places(taken) == ["money-50"]
    assert refusal(taken, "place money-36") == "CAR-12.11"
    own = advanced(coins={"1": 60}, placed=used(1, "money-36"), boards={"1": {"villa-1": "massa"}})
    assert refusal(own, "place money-50") == "CAR-12.11"


@clause("CAR-12.10", "CAR-12.9", "CAR-14.2", "CAR-X11")
@pytest.mark.parametrize(
    ("place", "held", "gained"), [("money-36", 31, 10), ("money-36", 25, 8), ("money-50", 31, 15), ("money-50", 1, 0)]
)
def test_x11_a_money_place_pays_at_the_end_from_the_coins_held_then(place: str, held: int, gained: int) -> None:
    held_at_the_end: dict[str, Any] = {"coins": {"1": held, "2": 31}, "court": {}}
    state = carrara(2, due("final_scoring"), variant="advanced", placed=used(1, place), **held_at_the_end)
    assert terms(state) == ({f"place_{place}": gained} if gained else {})
    assert terms(state, 2) == {"coins": 6}


@clause("CAR-12.10")
def test_a_money_place_gives_nothing_at_once() -> None:
    state = advanced(coins={"1": 50})
    play(state, "place money-50")
    assert points(state)[0] == 0
    assert coins(state)[0] == 50


@clause("CAR-12.12")
def test_a_statue_place_needs_a_statue_in_one_of_its_cities() -> None:
    pairs = {"livorno-lerici": ["livorno", "lerici"], "massa-pisa": ["massa", "pisa"]}
    pairs["viareggio-lucca"] = ["viareggio", "lucca"]
    for pair, cities in pairs.items():
        for city in CITIES:
            state = advanced(boards={"1": {"villa-1": city}}, items={"villa-1": ["gold"]})
            assert (pair in places(state)) == (city in cities)
            if city not in cities:
                assert refusal(state, f"place {pair}") == "CAR-12.12"
    bare = advanced(boards={"1": {"villa-1": "massa"}})
    assert refusal(bare, "place massa-pisa") == "CAR-12.12"


@clause("CAR-12.13", "CAR-X12", "CAR-5.15")
def test_x12_the_statue_place_of_massa_and_pisa() -> None:
    board = {"villa-1": "pisa", "palazzo-1": "pisa", "palazzo-2": "pisa"}
    board |= {"porta-5": "massa", "porta-1": "massa", "castello-4": "massa"}
    items = {
        "villa-1": ["coat_of_arms", "yellow"],
        "porta-5": ["gate", "blue"],
        "porta-1": ["white"],
        "castello-4": ["flag", "gold"],
    }
    state = advanced(boards={"1": board}, items=items, upgraded={"1": {"pisa-1": 1}})
    assert worth_of(state, "massa-pisa") == [8, 12]
    play(state, "place massa-pisa")
    assert coins(state)[0] == 8
    assert terms(state) == {"place_massa-pisa": 12}


@clause("CAR-12.13")
def test_the_colour_of_a_statue_does_not_matter() -> None:
    for statue in ("white", "green", "purple", "gold"):
        state = advanced(boards={"1": {"villa-4": "lerici"}}, items={"villa-4": [statue]})
        assert worth_of(state, "livorno-lerici") == [4, 0]


@clause("CAR-12.14")
def test_statues_never_raise_a_value() -> None:
    board = {"villa-4": "lucca", "villa-1": "lucca"}
    with_statue = advanced(boards={"1": board}, items={"villa-4": ["red"]})
    for place, gained in (("lucca", [0, 10]), ("villa", [0, 10]), ("rural", [0, 5]), ("viareggio-lucca", [0, 8])):
        assert worth_of(with_statue, place) == gained


@clause("CAR-5.15", "CAR-12.7")
def test_an_upgrade_tile_counts_for_decorations_and_statues_alike() -> None:
    boards = {"1": {"villa-1": "lucca", "porta-2": "lucca"}}
    state = advanced(boards=boards, items={"villa-1": ["coat_of_arms", "white"]}, upgraded={"1": {"lucca-1": 1}})
    assert worth_of(state, "lucca") == [0, 12]
    assert worth_of(state, "villa") == [0, 6]
    assert worth_of(state, "viareggio-lucca") == [0, 6]


@clause("CAR-12.8")
def test_statue_and_money_places_are_not_of_the_base_game() -> None:
    state = choosing(boards={"1": {"villa-1": "massa"}}, coins={"1": 90})
    assert refusal(state, "place money-36") == "not asked"
    assert refusal(state, "place massa-pisa") == "not asked"


@clause("CAR-15.4")
def test_who_takes_a_money_place_is_known_to_have_the_coins() -> None:
    state = carrara(2, turn(), variant="advanced", coins={"1": 31}, court={"1": dict.fromkeys(ADVANCED_COURT, 1)})
    assert refusal(state, "score a7") == "CAR-6.4"
    assert "score a5" in legal(state)
