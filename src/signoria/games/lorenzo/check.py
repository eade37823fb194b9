"""Whether facts of Lorenzo are consistent: what the rulebook fixes holds, and effects keep to the vocabulary."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

Row = dict[str, Any]

A_STACK: Final = 8  # LOR-1.1: cards of a type and period
A_PERIOD: Final = 7  # LOR-1.2: excommunication tiles of a period
ACTIVATED: Final = ("territory", "building")  # LOR-7.10
CLOSABLE: Final = ("harvest", "production", "market")


def faults(facts: Row) -> list[str]:
    return [
        *_rows(facts),
        *_cards(facts),
        *_tiles(facts),
        *_leaders(facts),
        *_board(facts),
        *_effects(facts),
    ]


def _rows(facts: Row) -> Iterator[str]:
    """Every list has as many rows as the box has things, each with a name of its own."""
    for part, count in (
        ("development_cards", facts["components"]["development_cards"]),
        ("excommunication_tiles", facts["components"]["excommunication_tiles"]),
        ("leaders", facts["components"]["leader_cards"]),
    ):
        names = Counter(row["id"] for row in facts[part])
        if sum(names.values()) != count:
            yield f"{part}: {sum(names.values())} are listed, but the box has {count}"
        yield from (f"{part}: {name} stands {times} times" for name, times in names.items() if times > 1)


def _cards(facts: Row) -> Iterator[str]:
    types = list(facts["vocabulary"]["card_types"])
    stacks = Counter((card["type"], card["period"]) for card in facts["development_cards"])
    for kind in types:
        for period in range(1, facts["structure"]["periods"] + 1):
            if stacks[kind, period] != A_STACK:
                yield f"development_cards: {stacks[kind, period]} of type {kind} in period {period}, not {A_STACK}"
    for card in facts["development_cards"]:
        if ("activation" in card) != (card["type"] in ACTIVATED):
            yield f"{card['id']}: territories and buildings have an activation value, others none"
        if ("end_vp" in card) != (card["type"] == "venture"):
            yield f"{card['id']}: ventures have end_vp, others none"
        if card["type"] == "venture" and card["permanent"]:
            yield f"{card['id']}: a venture has no permanent effect"
        for cost in card["costs"]:
            yield from _bundle(facts, card["id"], cost["pay"])


def _tiles(facts: Row) -> Iterator[str]:
    periods = Counter(tile["period"] for tile in facts["excommunication_tiles"])
    for period in range(1, facts["structure"]["periods"] + 1):
        if periods[period] != A_PERIOD:
            yield f"excommunication_tiles: {periods[period]} of period {period}, not {A_PERIOD}"
    sides = Counter(tile["side"] for tile in facts["personal_bonus_tiles"])
    if sides != {"base": 1, "advanced": facts["components"]["personal_bonus_tiles"]}:
        yield "personal_bonus_tiles: one base side, and an advanced side for each tile"


def _leaders(facts: Row) -> Iterator[str]:
    keys = set(facts["vocabulary"]["requirement_keys"])
    copiers = 0
    for leader in facts["leaders"]:
        if not leader["requires"] or not set(leader["requires"]) <= keys:
            yield f"{leader['id']}: a requirement is made of {', '.join(sorted(keys))}"
        if leader["kind"] not in ("permanent", "once_per_round"):
            yield f"{leader['id']}: a leader is permanent or once_per_round"
        copiers += sum(op["op"] == "copy_leader" for op in leader["effects"])
    if copiers != 1:
        yield "leaders: one of them copies another"


def _board(facts: Row) -> Iterator[str]:
    board = facts["board"]
    if sorted(tower["type"] for tower in board["towers"]) != sorted(facts["vocabulary"]["card_types"]):
        yield "board: one tower for each type of cards"
    for tower in board["towers"]:
        if [floor["floor"] for floor in tower["floors"]] != [1, 2, 3, 4]:
            yield f"board: the {tower['type']} tower has the floors 1 to 4"
        for floor in tower["floors"]:
            goods = [good for op in floor["bonus"] for good in op.get("get", {})]
            if any(op["op"] != "gain" for op in floor["bonus"]) or len(goods) > 1 or {"vp", "servant"} & set(goods):
                yield f"board: floor {floor['floor']} of the {tower['type']} tower gives one good or nothing"
    for seats, covered in board["covered"].items():
        missing = sorted(space["id"] for space in board["spaces"] if space["min_players"] > int(seats))
        if sorted(covered) != missing:
            yield f"board: with {seats} players those spaces are covered that need more"
    if len(facts["tracks"]["faith"]["vp"]) != facts["tracks"]["faith"]["max"] + 1:
        yield "tracks: every step of the faith track has its points"


def _effects(facts: Row) -> Iterator[str]:
    vocabulary = facts["vocabulary"]
    for card in facts["development_cards"]:
        acts = "activation" in card
        yield from _ops(facts, card["id"], card["immediate"], vocabulary["one_shot_ops"])
        yield from _ops(facts, card["id"], card["permanent"], vocabulary["one_shot_ops" if acts else "permanent_ops"])
        if any(op["op"] == "exchange" for op in card["immediate"]):
            yield f"{card['id']}: an exchange belongs to a building that acts"
    for tile in facts["excommunication_tiles"]:
        yield from _ops(facts, tile["id"], tile["effects"], vocabulary["permanent_ops"])
    for leader in facts["leaders"]:
        kind = "one_shot_ops" if leader["kind"] == "once_per_round" else "permanent_ops"
        yield from _ops(facts, leader["id"], leader["effects"], vocabulary[kind])
        if any(op.get("action") == "take_card" and op["op"] == "bonus_action" for op in leader["effects"]):
            yield f"{leader['id']}: the bonus action of a leader is a harvest or a production"
        if any(len(op.get("options", [])) > 1 for op in leader["effects"]):
            yield f"{leader['id']}: a choice of discounts stands on a card"
    for tile in facts["personal_bonus_tiles"]:
        for part in ("harvest", "production"):
            yield from _ops(facts, tile["id"], tile[part]["effects"], vocabulary["one_shot_ops"])
    for space in facts["board"]["spaces"]:
        yield from _ops(facts, space["id"], space.get("effects", []), vocabulary["one_shot_ops"])


def _ops(facts: Row, name: str, ops: list[Row], known: Row) -> Iterator[str]:
    for op in ops:
        if op["op"] not in known:
            yield f"{name}: {op['op']} is no effect that may stand there"
            continue
        fields: list[str] = known[op["op"]]
        needed = {field for field in fields if not field.endswith("?")}
        if not needed <= set(op) - {"op"} <= {field.rstrip("?") for field in fields}:
            yield f"{name}: {op['op']} has the fields {', '.join(fields) or 'none'}"
            continue
        yield from _op(facts, name, op)
    if sum(op["op"] == "bonus_action" for op in ops) > 1:
        yield f"{name}: one bonus action at most"


def _op(facts: Row, name: str, op: Row) -> Iterator[str]:
    """What an effect may say beyond its fields."""
    if "get" in op:
        yield from _bundle(facts, name, op["get"])
    if op["op"] == "exchange":
        for option in op["options"]:
            yield from _bundle(facts, name, option["pay"])
            yield from _ops(facts, name, option["then"], {"gain": ["get"], "privilege": ["count"]})
    if op["op"] == "privilege" and not 1 <= op["count"] <= len(facts["board"]["privilege_choices"]):
        yield f"{name}: so many different privileges can't be chosen"
    if op["op"] == "discount" and len(op["options"]) > 1:
        goods = [good for option in op["options"] for good in option]
        if len(goods) != len(op["options"]) or len(set(goods)) != len(goods):
            yield f"{name}: a choice of discounts is one of one good or another"
    if op["op"] == "gain_per" and "card" in op["per"] and op["per"]["unit"] != 1:
        yield f"{name}: cards are counted one by one"
    if op["op"] == "end_lose_vp" and op["per"]["kind"] != "vp" and op["per"]["unit"] != 1:
        yield f"{name}: only victory points are counted in several"
    if op["op"] == "member_value" and (op["duration"] == "round") != ("choose" in op):
        yield f"{name}: a value for one round is for a member that is chosen"
    if op["op"] == "area_closed" and op["area"] not in CLOSABLE:
        yield f"{name}: {op['area']} can't be closed; {', '.join(CLOSABLE)} can"
    if op["op"] == "servant_rate" and op["adds"] != 1:
        yield f"{name}: servants are counted for each 1 that they add"
    if op["op"] == "church_vp" and list(op["get"]) != ["vp"]:
        yield f"{name}: the Church gives victory points"


def _bundle(facts: Row, name: str, bundle: Row) -> Iterator[str]:
    known = [*facts["vocabulary"]["resources"], *facts["vocabulary"]["points"]]
    for currency, count in bundle.items():
        if currency not in known or not isinstance(count, int) or count < 1:
            yield f"{name}: {count} of {currency} is no amount"
