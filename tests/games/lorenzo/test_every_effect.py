"""Every card, leader and tile does what its row in the data says; the rows are read here anew."""

from typing import Any

import pytest

from signoria.games.lorenzo.box import CURRENCIES, DATA
from signoria.kernel.state import State
from tests.games.lorenzo.tables import asks, due, excommunicated, goods, lorenzo, terms, turn, wealth
from tests.positions import legal, play, refusal, table_of

Row = dict[str, Any]
CARDS: list[Row] = DATA["development_cards"]
LEADERS: list[Row] = DATA["leaders"]
TILES: list[Row] = DATA["excommunication_tiles"]
SIX = {"white": "6", "black": "6", "orange": "6"}
OWNED = ["woods", "village", "mint", "hiring_recruits", "knight", "hero"]
COUNTED = {"territory": 2, "building": 1, "venture": 1, "character": 2}
WEALTH = {"wood": 8, "stone": 8, "coin": 9, "servant": 8, "military": 16, "faith": 2}
CHOSEN = ["wood_and_stone", "servants", "coins", "military", "faith"]
CHOICES = dict(zip(CHOSEN, DATA["board"]["privilege_choices"], strict=True))
WORKING = [card for card in CARDS if card["permanent"] and card["type"] in ("territory", "building")]
STANDING = [card for card in CARDS if card["permanent"] and card["type"] == "character"]


def named(rows: list[Row]) -> dict[str, Any]:
    """Parameters of a test: each row under its id."""
    return {"argvalues": rows, "ids": [row["id"] for row in rows]}


def add(total: dict[str, int], bundle: dict[str, int], times: int = 1) -> None:
    for currency, count in bundle.items():
        total[currency] = total.get(currency, 0) + times * count


def fixed(ops: list[Row], held: dict[str, int], counts: dict[str, int]) -> tuple[dict[str, int], int]:
    """What effects give by themselves, and how many privileges."""
    total: dict[str, int] = {}
    privileges = 0
    for op in ops:
        match op:
            case {"op": "gain", "get": bundle}:
                add(total, bundle)
            case {"op": "gain_per", "get": bundle, "per": {"card": kind, "unit": unit}}:
                add(total, bundle, counts[kind] // unit)
            case {"op": "gain_per", "get": bundle, "per": {"point": point, "unit": unit}}:
                add(total, bundle, held[point] // unit)
            case {"op": "privilege", "count": count}:
                privileges += count
    return total, privileges


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    found = {currency: after.get(currency, 0) - before.get(currency, 0) for currency in CURRENCIES.ids}
    return {currency: count for currency, count in found.items() if count}


def without_zeros(total: dict[str, int]) -> dict[str, int]:
    return {currency: count for currency, count in total.items() if count}


def take_privileges(state: State, count: int) -> dict[str, int]:
    """The last ones of the list, one by one."""
    total: dict[str, int] = {}
    for choice in CHOSEN[len(CHOSEN) - count :]:
        play(state, f"privilege {choice}")
        add(total, CHOICES[choice])
    return total


def held_besides(card: str) -> dict[str, dict[str, int]]:
    return {"1": dict.fromkeys([own for own in OWNED if own != card], 1)}


def answer(state: State) -> None:
    """Answers questions of payment: the first way."""
    while state.agenda and legal(state)[0].split()[0] in ("cost", "discount"):
        play(state, legal(state)[0])


def ops_named(row: Row, part: str, name: str) -> list[Row]:
    return [op for op in row[part] if op["op"] == name]


@pytest.mark.parametrize("card", **named(CARDS))
def test_a_card_costs_and_gives_what_its_row_says(card: Row) -> None:
    counts = {**COUNTED, card["type"]: COUNTED[card["type"]] + (card["id"] not in OWNED)}
    for kind in COUNTED:
        counts[kind] = sum(row["type"] == kind for row in CARDS if row["id"] in [*OWNED, card["id"]])
    space = f"{card['type']}_1"
    state = turn(goods={"1": WEALTH}, cards=held_besides(card["id"]), floors={space: card["id"]}, dice=SIX)
    before = wealth(state)
    play(state, f"place white {space}", "servants 0")
    answer(state)
    paid = card["costs"][0]["pay"] if card["costs"] else {}
    held = {good: count - paid.get(good, 0) for good, count in WEALTH.items()}
    expected, privileges = fixed(card["immediate"], held, counts)
    add(expected, paid, -1)
    if state.agenda and "effect gains" in legal(state):
        play(state, "effect gains")
    add(expected, take_privileges(state, privileges))
    if state.agenda:
        assert ops_named(card, "immediate", "bonus_action")
        play(state, "pass")
    assert change(before, wealth(state)) == without_zeros(expected)
    assert table_of(state)["cards"]["1"][card["id"]] == 1
    assert not state.agenda


@pytest.mark.parametrize("card", **named([card for card in CARDS if len(card["costs"]) > 1]))
def test_an_alternative_cost_is_another_way_to_pay(card: Row) -> None:
    for number, cost in enumerate(card["costs"], 1):
        state = turn(goods={"1": WEALTH}, floors={"venture_1": card["id"]}, dice=SIX)
        before = goods(state)
        play(state, "place white venture_1", "servants 0", f"cost {card['id']}.{number}")
        gain, _ = fixed(card["immediate"], {}, {})
        add(gain, cost["pay"], -1)
        assert change(before, goods(state)) == without_zeros(gain)


@pytest.mark.parametrize("card", **named([card for card in CARDS if any("require" in cost for cost in card["costs"])]))
def test_a_military_cost_asks_for_what_its_row_says(card: Row) -> None:
    cost = next(cost for cost in card["costs"] if "require" in cost)
    needed = cost["require"]["military"]
    enough = turn(goods={"1": {"military": needed}}, floors={"venture_1": card["id"]})
    assert "place white venture_1" in legal(enough)
    short = turn(goods={"1": {"military": needed - 1}}, floors={"venture_1": card["id"]})
    assert refusal(short, "place white venture_1") in ("LOR-7.8", "LOR-6.13")


@pytest.mark.parametrize("card", **named([card for card in CARDS if ops_named(card, "immediate", "bonus_action")]))
def test_the_bonus_action_of_a_card_has_the_value_and_the_types_of_its_row(card: Row) -> None:
    [op] = ops_named(card, "immediate", "bonus_action")
    land = ["woods", "village", "forest", "city"]
    houses = ["chapel", "residence", "barracks", "baptistery"]
    people = ["warlord", "farmer", "artisan", "preacher"]
    deeds = ["military_campaign", "hosting_panhandlers", "fighting_heresies", "crusade"]
    towers = {"territory": land, "building": houses, "character": people, "venture": deeds}
    floors = {f"{kind}_{place}": name for kind, names in towers.items() for place, name in enumerate(names, 1)}
    floors[f"{card['type']}_1"] = card["id"]
    rich = {**WEALTH, "coin": 20}
    state = turn(goods={"1": rich}, floors=floors, dice=SIX)
    play(state, f"place white {card['type']}_1", "servants 0")
    if "effect gains" in legal(state):
        play(state, "effect bonus_action")
    if op["action"] == "take_card":
        offered = {move.split()[1] for move in legal(state) if move.startswith("take")}
        spare = goods(state)["servant"]
        reached = [floor for floor, value in enumerate((1, 3, 5, 7), 1) if value <= op["value"] + spare]
        expected = {f"{kind}_{floor}" for kind in op["cards"] for floor in reached} - {f"{card['type']}_1"}
        assert offered == expected
        if op["discount"]:
            assert_cheaper(state, op)
    else:
        assert legal(state) == [f"servants {count}" for count in range(goods(state)["servant"] + 1)] + ["pass"]


def assert_cheaper(state: State, op: Row) -> None:
    """The first card on the second floor costs less by what the row says."""
    space = f"{op['cards'][0]}_2"
    name = table_of(state)["floors"][space]
    row = next(card for card in CARDS if card["id"] == name)
    before = goods(state)
    play(state, f"take {space}", "servants 0")
    paid = {good: max(0, count - op["discount"][0].get(good, 0)) for good, count in row["costs"][0]["pay"].items()}
    fee = 3 if op["cards"][0] == "character" else 0
    gain, _ = fixed(row["immediate"], {}, {})
    add(gain, paid, -1)
    add(gain, {"coin": fee}, -1)
    gain.pop("vp", None)
    assert change(before, goods(state)) == without_zeros(gain)


@pytest.mark.parametrize(
    "card",
    **named([row for row in CARDS if any(op.get("action") in ("harvest", "production") for op in row["immediate"])]),
)
def test_a_bonus_harvest_or_production_reaches_what_its_value_says(card: Row) -> None:
    [op] = ops_named(card, "immediate", "bonus_action")
    working = [row for row in WORKING if row["type"] == ("territory" if op["action"] == "harvest" else "building")]
    plain = [row for row in working if all(effect["op"] == "gain" for effect in row["permanent"])]
    for row in plain[:6]:
        state = turn(
            goods={"1": {"coin": 5, "servant": 3}},
            cards={"1": {row["id"]: 1}},
            floors={f"{card['type']}_1": card["id"]},
            dice=SIX,
        )
        play(state, f"place white {card['type']}_1", "servants 0")
        if "effect gains" in legal(state):
            play(state, "effect gains")
        before = wealth(state)
        play(state, "servants 0")
        expected: dict[str, int] = {}
        tile = DATA["personal_bonus_tiles"][0][op["action"]]["effects"]
        for ops in [tile, *([row["permanent"]] if row["activation"] <= op["value"] else [])]:
            add(expected, fixed(ops, {}, {})[0])
        assert change(before, wealth(state)) == expected


@pytest.mark.parametrize("card", **named(WORKING))
def test_a_territory_or_building_gives_what_its_row_says_when_it_is_activated(card: Row) -> None:
    area = "harvest" if card["type"] == "territory" else "production"
    held = held_besides("none")
    held["1"][card["id"]] = 1
    for own in ("woods", "village", "mint"):
        if own != card["id"]:
            del held["1"][own]
    counts = {kind: sum(row["type"] == kind for row in CARDS if row["id"] in held["1"]) for kind in COUNTED}
    tile = DATA["personal_bonus_tiles"][0][area]["effects"]
    for value in {max(1, card["activation"] - 1), card["activation"]}:
        dice = {"white": str(value), "black": "1", "orange": "1"}
        state = turn(goods={"1": {"servant": 1}}, cards=held, dice=dice)
        before = wealth(state)
        play(state, f"place white {area}_small", "servants 0")
        acts = value >= card["activation"]
        expected, _ = fixed(tile, {}, {})
        gain, privileges = fixed(card["permanent"], {}, counts)
        if state.agenda and "pass" in legal(state):
            play(state, "pass")
        if acts:
            add(expected, gain)
            add(expected, take_privileges(state, privileges))
        assert change(before, wealth(state)) == without_zeros(expected)


EXCHANGES = [
    (card, number, option)
    for card in CARDS
    for op in ops_named(card, "permanent", "exchange")
    for number, option in enumerate(op["options"], 1)
]


@pytest.mark.parametrize(
    ("card", "number", "option"), EXCHANGES, ids=[f"{card['id']}.{number}" for card, number, _ in EXCHANGES]
)
def test_an_exchange_takes_and_gives_what_its_row_says(card: Row, number: int, option: Row) -> None:
    held = {"wood": 4, "stone": 4, "coin": 4, "servant": 4, "faith": 4}
    state = turn(goods={"1": held}, cards={"1": {card["id"]: 1}}, dice=SIX)
    before = wealth(state)
    play(state, "place white production_small", "servants 0", f"exchange {card['id']}.{number}")
    expected, _ = fixed(DATA["personal_bonus_tiles"][0]["production"]["effects"], {}, {})
    gain, privileges = fixed(option["then"], {}, {})
    add(expected, gain)
    add(expected, take_privileges(state, privileges))
    add(expected, option["pay"], -1)
    assert change(before, wealth(state)) == without_zeros(expected)
    poor = {good: count - (good in option["pay"]) for good, count in option["pay"].items()}
    short = turn(goods={"1": {**poor, "military": 1}}, cards={"1": {card["id"]: 1}}, dice=SIX)
    play(short, "place white production_small", *["servants 0"] * ("servant" in goods(short)))
    assert not short.agenda or refusal(short, f"exchange {card['id']}.{number}") == "LOR-9.11"


@pytest.mark.parametrize("card", **named(STANDING))
def test_a_character_changes_what_its_row_says(card: Row) -> None:
    for op in card["permanent"]:
        check_standing(op, {"cards": {"1": {card["id"]: 1}}})


LEAST = {"territory": "woods", "building": "chapel", "character": "farmer", "venture": "hosting_panhandlers"}
COST = {"territory": {}, "building": {"wood": 2}, "character": {"coin": 3}, "venture": {"wood": 3}}


def check_standing(op: Row, table: Row) -> None:
    """One standing effect, looked at from outside."""
    match op:
        case {"op": "action_value", "action": "take_card", "cards": [kind], "add": change_of}:
            reaches = {floor for floor, value in enumerate((1, 3, 5, 7), 1) if 3 + change_of >= value}
            for floor in (1, 2, 3, 4):
                floors = {f"{kind}_{floor}": LEAST[kind]}
                state = turn(goods={"1": {**WEALTH, "servant": 0}}, floors=floors, **table)
                assert (f"place white {kind}_{floor}" in legal(state)) == (floor in reaches)
        case {"op": "action_value", "action": action, "add": change_of}:
            kind = "territory" if action == "harvest" else "building"
            card = "gravel_pit" if action == "harvest" else "cathedral"
            row = next(row for row in CARDS if row["id"] == card)
            assert row["type"] == kind
            for die in range(1, 7):
                value = die + change_of
                state = turn(dice={"white": str(die), "black": "1", "orange": "1"}, **with_card(table, card))
                assert (f"place white {action}_small" in legal(state)) == (value >= 1)
                if value >= 1:
                    before = wealth(state)
                    play(state, f"place white {action}_small")
                    gain = row["permanent"][0]["get"]
                    currency = next(iter(gain))
                    extra = change(before, wealth(state)).get(currency, 0) >= gain[currency]
                    assert extra == (value >= row["activation"])
        case {"op": "discount", "cards": kinds, "options": options}:
            for kind in kinds:
                for option in options:
                    check_discount(kind, option, len(options) > 1, table)
        case {"op": "no_floor_bonus", "floors": floors}:
            for floor in (3, 4):
                state = turn(goods={"1": {"servant": 4}}, floors={f"territory_{floor}": "village"}, dice=SIX, **table)
                play(state, f"place white territory_{floor}", f"servants {floor - 3}")
                assert goods(state).get("wood", 0) == (0 if floor in floors else floor - 2)


def with_card(table: Row, card: str) -> Row:
    held = {**table.get("cards", {}).get("1", {}), card: 1}
    return {**table, "cards": {"1": held}}


def check_discount(kind: str, option: dict[str, int], chosen: bool, table: Row) -> None:
    dear = {"territory": "woods", "building": "stronghold", "character": "paramour", "venture": "support_to_the_pope"}[
        kind
    ]
    row = next(card for card in CARDS if card["id"] == dear)
    cost = row["costs"][0]["pay"] if row["costs"] else {}
    state = turn(goods={"1": {"wood": 9, "stone": 9, "coin": 9}}, floors={f"{kind}_1": dear}, **table)
    before = goods(state)
    play(state, f"place black {kind}_1", *([f"discount {next(iter(option))}"] if chosen else []))
    paid = {good: max(0, count - option.get(good, 0)) for good, count in cost.items()}
    after = goods(state)
    assert {good: before[good] - after.get(good, 0) for good in cost} == paid


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
