"""Every leader and every tile does what its row in the data says."""

from typing import Any

import pytest

from signoria.games.lorenzo.box import DATA
from tests.games.lorenzo.reading import (
    CARDS,
    LEADERS,
    TILES,
    Row,
    add,
    change,
    check_standing,
    fixed,
    named,
    take_privileges,
)
from tests.games.lorenzo.tables import asks, due, excommunicated, goods, lorenzo, terms, turn, wealth
from tests.positions import legal, play, refusal, table_of


@pytest.mark.parametrize("leader", **named(LEADERS))
def test_a_leader_is_played_with_exactly_what_its_row_asks_for(leader: Row) -> None:
    """With all of it: yes. With one less of any part: no."""
    needs: dict[str, dict[str, int]] = {"cards": dict(leader["requires"].get("cards", {}))}
    needs["have"] = dict(leader["requires"].get("have", {}))
    if "same_type_cards" in leader["requires"]:
        needs["cards"] = {"character": leader["requires"]["same_type_cards"]}
    assert may_play(leader, needs)
    for part, amounts in needs.items():
        for name in amounts:
            fewer = {other: dict(values) for other, values in needs.items()}
            fewer[part][name] -= 1
            assert not may_play(leader, fewer)


def may_play(leader: Row, needs: dict[str, dict[str, int]]) -> bool:
    held: dict[str, int] = {}
    for kind, count in needs["cards"].items():
        held.update(dict.fromkeys([card["id"] for card in CARDS if card["type"] == kind][:count], 1))
    have = {good: count for good, count in needs["have"].items() if good != "vp"}
    state = turn(
        variant="advanced",
        cards={"1": held},
        goods={"1": have},
        scored={"1": {"cards": needs["have"].get("vp", 0)}},
        leader_hand={"1": {leader["id"]: 1}},
    )
    return f"play {leader['id']}" in legal(state)


@pytest.mark.parametrize("leader", **named([leader for leader in LEADERS if leader["kind"] == "once_per_round"]))
def test_a_leader_does_what_its_row_says_once_a_round(leader: Row) -> None:
    [op] = leader["effects"]
    held = {"servant": 3}
    state = turn(variant="advanced", goods={"1": held}, leaders={"1": {leader["id"]: 1}})
    before = wealth(state)
    play(state, f"activate {leader['id']}")
    match op:
        case {"op": "bonus_action", "value": value}:
            assert legal(state) == [f"servants {count}" for count in range(max(0, 1 - value), 4)]
        case {"op": "member_value", "members": members, "set": value}:
            assert legal(state) == [f"value {member}" for member in members]
            play(state, "value white")
            assert table_of(state)["round_values"] == {"1": {"white": value}}
        case _:
            gain, privileges = fixed([op], {}, {})
            add(gain, take_privileges(state, privileges))
            assert change(before, wealth(state)) == gain
    assert refusal(state, f"activate {leader['id']}") in ("LOR-18.9", "not asked")


@pytest.mark.parametrize("leader", **named([leader for leader in LEADERS if leader["kind"] == "permanent"]))
def test_a_permanent_leader_changes_what_its_row_says(leader: Row) -> None:
    table: dict[str, Any] = {"variant": "advanced", "leaders": {"1": {leader["id"]: 1}}}
    [op] = leader["effects"]
    match op:
        case {"op": "member_value", "members": members}:
            check_member_value(op, members, table)
        case {"op": "church_vp", "get": {"vp": vp}}:
            church = lorenzo(2, due("vatican_report"), round=2, goods={"1": {"faith": 3}}, **table)
            play(church, "support")
            assert terms(church) == {"church": 3 + vp}
        case {"op": "double_immediate", "of": of, "factor": factor}:
            check_doubled(of, factor, table)
        case {"op": "occupy_occupied"}:
            assert "place white market_1" in legal(turn(stands={"2.white": "market_1"}, **table))
        case {"op": "no_tower_fee"}:
            state = turn(stands={"2.white": "territory_1"}, floors={"territory_2": "village"}, **table)
            assert "place white territory_2" in legal(state)
        case {"op": "no_territory_requirement"}:
            held = {"1": dict.fromkeys(["woods", "village", "forest"], 1)}
            assert "place white territory_1" in legal(turn(cards=held, floors={"territory_1": "city"}, **table))
        case {"op": "copy_leader"}:
            table["leaders"]["2"] = {"girolamo_savonarola": 1}
            assert "copy girolamo_savonarola" in legal(turn(**table))
        case _:
            check_standing(op, table)


def check_member_value(op: Row, members: list[str], table: Row) -> None:
    """What each member may reach in the tower of the territories."""
    land = ["woods", "village", "forest", "city"]
    floors = {f"territory_{floor}": card for floor, card in enumerate(land, 1)}
    values = {"white": 3, "black": 4, "orange": 5, "neutral": 0}
    for member in members:
        values[member] = op["set"] if "set" in op else values[member] + op["add"]
    state = turn(floors=floors, **table)
    for member, value in values.items():
        reached = [floor for floor in (1, 2, 3, 4) if f"place {member} territory_{floor}" in legal(state)]
        assert reached == [floor for floor, least in enumerate((1, 3, 5, 7), 1) if value >= least]


def check_doubled(of: list[str], factor: int, table: Row) -> None:
    for card in ("estate", "dukedom", "monastery", "gravel_pit", "province"):
        row = next(row for row in CARDS if row["id"] == card)
        gain, privileges = fixed(row["immediate"], {}, {})
        state = turn(floors={"territory_1": card}, **table)
        before = wealth(state)
        play(state, "place white territory_1")
        expected = {currency: count * (factor if currency in of else 1) for currency, count in gain.items()}
        add(expected, take_privileges(state, privileges))
        assert change(before, wealth(state)) == expected


LESS = [tile for tile in TILES if tile["effects"][0]["op"] == "gain_less"]
GIVERS = {
    "military": ("market_3", {"military": 3, "coin": 2}),
    "coin": ("market_1", {"coin": 5}),
    "servant": ("market_2", {"servant": 5}),
}


@pytest.mark.parametrize("tile", **named(TILES))
def test_a_tile_does_what_its_row_says(tile: Row) -> None:
    table: dict[str, Any] = excommunicated(tile["id"])
    [op] = tile["effects"]
    match op:
        case {"op": "gain_less", "of": [good], "less": less}:
            space, gain = GIVERS[good]
            state = turn(4, **table)
            play(state, f"place white {space}")
            assert goods(state) == {**gain, good: gain[good] - less}
        case {"op": "gain_less", "of": several, "less": less}:
            for good in several:
                state = turn(**table)
                play(state, "place white harvest_small", f"less {good}")
                assert goods(state).get(good, 0) == 1 - less
        case {"op": "member_value", "members": members}:
            check_member_value(op, members, table)
        case {"op": "area_closed", "area": area}:
            assert not [move for move in legal(turn(4, **table)) if f" {area}_" in move]
        case {"op": "servant_rate", "servants": servants}:
            state = turn(goods={"1": {"servant": servants}}, floors={"territory_3": "forest"}, **table)
            assert "place black territory_3" in legal(state)
            fewer = turn(goods={"1": {"servant": servants - 1}}, floors={"territory_3": "forest"}, **table)
            assert "place black territory_3" not in legal(fewer)
        case {"op": "skip_first_turn"}:
            state = lorenzo(2, due("lap", lap="1"), due("catch_ups"), goods={"1": {"coin": 1}}, **table)
            assert [entry.seat for entry in state.agenda] == [-3, 1]
        case {"op": "end_no_vp" | "end_lose_vp"}:
            check_end(op, table)
        case _:
            check_standing(op, table)


def check_end(op: Row, table: Row) -> None:
    """The end with and without the tile."""
    held = {"1": dict.fromkeys(["woods", "village", "city", "mint", "garden", "knight", "hero", "crusade"], 1)}
    own = {"wood": 3, "stone": 4, "coin": 5, "servant": 6, "military": 7}
    rest: dict[str, Any] = {"round": 6, "cards": held, "goods": {"1": own}, "scored": {"1": {"church": 41}}}
    plain, state = terms(lorenzo(2, due("cleanup"), **rest)), terms(lorenzo(2, due("cleanup"), **rest, **table))
    if op["op"] == "end_no_vp":
        plain.pop({"character": "characters", "venture": "ventures", "territory": "territories"}[op["category"]])
        assert state == plain
        return
    per = op["per"]
    owned = [row for row in CARDS if row["id"] in held["1"] and row["type"] == "building"]
    units = {
        "vp": 41,
        "point": sum(own[good] for good in per.get("of", []) if good in own),
        "resource": sum(own[good] for good in per.get("of", []) if good in own),
        "building_cost": sum(row["costs"][0]["pay"].get(good, 0) for row in owned for good in per.get("of", [])),
    }[per["kind"]]
    assert state == {**plain, "excommunications": -(units // per["unit"]) * op["lose"]}


@pytest.mark.parametrize("tile", **named(DATA["personal_bonus_tiles"]))
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_a_bonus_tile_gives_what_its_row_says(tile: Row, area: str) -> None:
    variant = tile["side"]
    own = {"1": {tile["id"]: 1}, "2": {"P0" if variant == "base" else "P4" if tile["id"] != "P4" else "P1": 1}}
    state = lorenzo(2, asks("take_turn", 1), variant=variant, own_bonus_tile=own)
    play(state, f"place white {area}_small")
    assert goods(state) == fixed(tile[area]["effects"], {}, {})[0]
