"""What `signoria data castle` finds in facts that an owner of the box has changed."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria.games.castle.box import DATA
from signoria.games.castle.check import faults

Facts = dict[str, Any]


def card(facts: Facts, name: str) -> Facts:
    found: Facts = next(item for item in facts["tile_types"]["types"] if item["type"] == name)
    return found


def too_many_followers(facts: Facts) -> None:
    facts["components"]["followers_per_player"] = 16


def no_points(facts: Facts) -> None:
    facts["scoring"]["tower"] = 0


def token_missing(facts: Facts) -> None:
    facts["wall_tokens"]["tokens"][3]["count"] = 1


def tokens_out_of_order(facts: Facts) -> None:
    facts["wall_tokens"]["tokens"].reverse()


def effect_unknown(facts: Facts) -> None:
    facts["wall_tokens"]["tokens"][0]["effect"] = "dance"


def effect_twice(facts: Facts) -> None:
    facts["wall_tokens"]["tokens"][0]["effect"] = "points_5"


def cell_missing(facts: Facts) -> None:
    facts["wall"]["cells_rows"][4] = "########."


def wall_in_two(facts: Facts) -> None:
    facts["wall"]["cells_rows"][4] = "........."


def corner_missing(facts: Facts) -> None:
    facts["wall"]["outline_corners"].pop()


def corner_elsewhere(facts: Facts) -> None:
    facts["wall"]["outline_corners"][0]["x"] = 1


def tower_missing(facts: Facts) -> None:
    facts["corner_towers"]["spaces"].pop()


def tower_broken(facts: Facts) -> None:
    facts["corner_towers"]["spaces"][3] = [19, 21]


def run_too_short(facts: Facts) -> None:
    facts["wall"]["runs"][0]["spaces"] = [2, 10]


def tower_of_no_corner(facts: Facts) -> None:
    facts["wall"]["outline_corners"][1]["tower"] = [14, 15]


def start_missing(facts: Facts) -> None:
    facts["start_spaces"]["spaces"].pop()


def start_twice(facts: Facts) -> None:
    facts["start_spaces"]["spaces"][1]["id"] = "S1"


def starts_at_one_place(facts: Facts) -> None:
    facts["start_spaces"]["spaces"][1].update({"cell": [8, 6]})


def start_not_in_the_wall(facts: Facts) -> None:
    facts["start_spaces"]["spaces"][0]["cell"] = [2, 1]


def start_looks_away(facts: Facts) -> None:
    facts["start_spaces"]["spaces"][0]["segment"]["edges"] = ["N"]


def start_of_no_kind(facts: Facts) -> None:
    facts["start_spaces"]["spaces"][0].update({"kind": "pond"})


def copies(facts: Facts) -> None:
    card(facts, "A1")["count"] = 2


def type_twice(facts: Facts) -> None:
    card(facts, "A1")["type"] = "A2"


def id_twice(facts: Facts) -> None:
    card(facts, "A1")["tile_ids"] = ["C02"]


def odd_name(facts: Facts) -> None:
    card(facts, "A1")["type"] = "A 1"


def edges_out_of_order(facts: Facts) -> None:
    card(facts, "A1")["edges"] = {"E": "C", "N": "P", "S": "P", "W": "C"}


def edge_unknown(facts: Facts) -> None:
    card(facts, "A1")["edges"]["E"] = "X"


def other_code(facts: Facts) -> None:
    card(facts, "A1")["code"] = "PPCC"


def ids_of_segments(facts: Facts) -> None:
    card(facts, "A1")["segments"][0]["id"] = 7


def kind_unknown(facts: Facts) -> None:
    card(facts, "A1")["segments"][1]["kind"] = "pond"


def side_without_segment(facts: Facts) -> None:
    card(facts, "A1")["segments"][1]["edges"] = []


def half_twice(facts: Facts) -> None:
    card(facts, "A1")["segments"][1]["halves"].append("NL")


def half_without_path(facts: Facts) -> None:
    card(facts, "A1")["segments"][1]["halves"].append("EL")


def dead_end(facts: Facts) -> None:
    card(facts, "D1")["segments"][0]["inner_end"] = None


def through_and_ended(facts: Facts) -> None:
    card(facts, "A1")["segments"][0]["inner_end"] = "square"


def no_square(facts: Facts) -> None:
    card(facts, "D1")["square"] = False


def end_unknown(facts: Facts) -> None:
    card(facts, "F1")["segments"][0]["inner_end"] = "tower:1"


def two_wells(facts: Facts) -> None:
    card(facts, "A2")["segments"][0]["well"] = 2


def reaches_nothing(facts: Facts) -> None:
    card(facts, "G9")["segments"].append({"id": 1, "kind": "court", "edges": [], "halves": [], "markets": 0})


def five_of_a_kind(facts: Facts) -> None:
    courts = card(facts, "E1")["segments"]
    courts.append({"id": 8, "kind": "court", "edges": [], "halves": ["NL"], "markets": 0})


def markets_below_zero(facts: Facts) -> None:
    card(facts, "G9")["segments"][0]["markets"] = -1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (too_many_followers, "components: 16 followers; there can be 2 to 15"),
        (no_points, "scoring: tower is 0"),
        (token_missing, "wall_tokens: 17 tokens, but there are 18"),
        (tokens_out_of_order, "wall_tokens: the kinds are numbered from 1"),
        (effect_unknown, "wall_tokens: no kind has the effect extra_turn"),
        (effect_twice, "wall_tokens: two kinds have the effect points_5"),
        (cell_missing, "wall: 75 building spaces, but there are 76"),
        (cell_missing, "wall: the outline bends at (8, 4), where no corner stands"),
        (wall_in_two, "wall: the building spaces don't hang together"),
        (corner_missing, "wall: the outline bends at (0, 8), where no corner stands"),
        (corner_elsewhere, "wall: there is no bend at the corner (1, 0)"),
        (tower_missing, "corner_towers: 13 are listed, but there are 14"),
        (tower_missing, "corner_towers: all but one have a token, 13 in all"),
        (tower_broken, "corner_towers: 19 and 21 are not two spaces"),
        (run_too_short, "wall: towers and runs cover each of the 100 spaces"),
        (tower_of_no_corner, "wall: each corner of the outline names one"),
        (start_missing, "start_spaces: 6 are listed, but there are 7"),
        (start_twice, "start_spaces: S1 stands twice"),
        (starts_at_one_place, "start_spaces: two are at (8, 6, 'E')"),
        (start_not_in_the_wall, "start_spaces: S1 is not in the wall"),
        (start_looks_away, "start_spaces: S1 shows one path towards its building space"),
        (start_of_no_kind, "start_spaces: S1 is of the kind 'pond'"),
        (copies, "tile_types: 61 cards, but there are 60"),
        (copies, "tile_types: A1 has 2 copies and 1 ids"),
        (type_twice, "tile_types: A2 stands twice"),
        (id_twice, "tile_types: the card C02 stands twice"),
        (odd_name, "tile_types: 'A 1' is no name"),
        (edges_out_of_order, "tile_types: A1: edges are N, E, S and W in order"),
        (edge_unknown, "tile_types: A1: edges are N, E, S and W in order"),
        (other_code, "tile_types: A1: the code PPCC is not that of its edges"),
        (ids_of_segments, "tile_types: A1: segments are numbered from 0"),
        (kind_unknown, "tile_types: A1: 'pond' is no kind of segment"),
        (side_without_segment, "tile_types: A1: edge E is C, so one segment"),
        (half_twice, "tile_types: A1: beside a path, and only there, the half edge NL"),
        (half_without_path, "tile_types: A1: beside a path, and only there, the half edge EL"),
        (dead_end, "tile_types: D1: segment 0: a path reaches two sides"),
        (through_and_ended, "tile_types: A1: segment 0: a path reaches two sides"),
        (no_square, "tile_types: D1: segment 0: paths of a card with a square"),
        (end_unknown, "tile_types: F1: segment 0: its inner end 'tower:1'"),
        (two_wells, "tile_types: A2: segment 0: a path has a well or none"),
        (reaches_nothing, "tile_types: G9: segment 1: it reaches no side"),
        (five_of_a_kind, "tile_types: E1: it has more than 4 segments of the kind court"),
        (markets_below_zero, "tile_types: G9: segment 0: -1 markets"),
    ],
)
def test_a_changed_fact_is_found(change: Callable[[Facts], None], said: str) -> None:
    facts = deepcopy(DATA)
    change(facts)
    assert any(said in fault for fault in faults(facts)), faults(facts)


def test_the_facts_of_the_package_are_consistent() -> None:
    assert faults(DATA) == []


def test_another_sound_set_of_cards_and_starts_is_accepted() -> None:
    """What an owner of the box may well find: a market elsewhere, and two start spaces that change places."""
    facts = deepcopy(DATA)
    card(facts, "A1")["segments"][2]["markets"] = 1
    first, second = facts["start_spaces"]["spaces"][1:3]
    first["cell"], second["cell"] = second["cell"], first["cell"]
    assert faults(facts) == []
