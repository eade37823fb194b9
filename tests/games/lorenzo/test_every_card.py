"""Every card does what its row in the data says."""

import pytest

from signoria.games.lorenzo.box import DATA
from signoria.kernel.state import State
from tests.games.lorenzo.reading import (
    CARDS,
    COUNTED,
    OWNED,
    SIX,
    STANDING,
    WEALTH,
    WORKING,
    Row,
    add,
    answer,
    change,
    check_standing,
    fixed,
    held_besides,
    named,
    ops_named,
    take_privileges,
    without_zeros,
)
from tests.games.lorenzo.tables import goods, turn, wealth
from tests.positions import legal, play, refusal, table_of


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
