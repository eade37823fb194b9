"""Rows of the data, read without the rules: what a card, a leader or a tile should do."""

from typing import Any

from signoria.games.lorenzo.box import CURRENCIES, DATA
from signoria.kernel.state import State
from tests.games.lorenzo.tables import goods, turn, wealth
from tests.positions import legal, play

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
