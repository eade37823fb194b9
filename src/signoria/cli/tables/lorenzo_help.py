"""What cards, leaders and tiles of Lorenzo do, said from the effects in the data."""

from collections.abc import Sequence
from typing import Any

from signoria.games.lorenzo.box import CURRENCIES, DATA
from signoria.text import Words

Op = dict[str, Any]
GAINS = ("gain", "privilege", "gain_per")
ALL_TYPES = len(DATA["vocabulary"]["card_types"])


class Help:
    """Makes sentences of effects in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, message: str, **about: object) -> str:
        return self.words.say(f"effect-{message}", **about)

    def listing(self, parts: Sequence[str]) -> str:
        """'a', 'a and b', 'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words.say("list-and", head=", ".join(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        """'a', 'a or b', 'a, b or c'."""
        return parts[0] if len(parts) == 1 else self.say("or", head=", ".join(parts[:-1]), last=parts[-1])

    def bundle(self, bundle: dict[str, int]) -> str:
        """Amounts, counted."""
        return self.listing(
            [
                self.words.say("counted-good", kind=currency, count=bundle[currency])
                for currency in CURRENCIES.ids
                if currency in bundle
            ]
        )

    # One line for each thing.

    def card(self, card: Op) -> str:
        parts = [self.cost(card["costs"])] if card["costs"] else []
        parts += [self.say("now", does=does) for does in self.all(card["immediate"])]
        if "activation" in card:
            area = "harvest" if card["type"] == "territory" else "production"
            does = self.listing(self.all(card["permanent"]))
            parts.append(self.say(area, value=card["activation"], does=does))
        else:
            parts += self.all(card["permanent"])
        if "end_vp" in card:
            parts.append(self.say("end", list=self.bundle({"vp": card["end_vp"]})))
        return "; ".join(parts)

    def cost(self, costs: list[Op]) -> str:
        return self.say("cost", list=self.either([self.payment(cost) for cost in costs]))

    def payment(self, cost: Op) -> str:
        paid = self.bundle(cost["pay"])
        if "require" not in cost:
            return paid
        return self.say("pay-military", list=paid, needed=cost["require"]["military"])

    def leader(self, leader: Op) -> str:
        does = "; ".join(self.all(leader["effects"]))
        if leader["kind"] == "once_per_round":
            does = self.say("once", does=does)
        return f"{self.say('requires', list=self.requirement(leader['requires']))}; {does}"

    def requirement(self, requires: Op) -> str:
        parts = [
            self.words.say("counted-card_type", kind=kind, count=count)
            for kind, count in requires.get("cards", {}).items()
        ]
        parts += [self.bundle({currency: count}) for currency, count in requires.get("have", {}).items()]
        if "same_type_cards" in requires:
            parts.append(self.say("requires-same", count=requires["same_type_cards"]))
        return self.listing(parts)

    def tile(self, tile: Op) -> str:
        return "; ".join(self.all(tile["effects"]))

    def bonus_tile(self, tile: Op) -> str:
        parts = [self.listing(self.all(tile[part]["effects"])) for part in ("harvest", "production")]
        return f"{self.say('tile-harvest', does=parts[0])}; {self.say('tile-production', does=parts[1])}"

    # Effects.

    def all(self, ops: list[Op]) -> list[str]:
        """Gains come first, then what can be done."""
        gains = self.gains(ops)
        said = [self.say("gain", list=gains)] if gains else []
        return said + [self.effect(op) for op in ops if op["op"] not in GAINS]

    def gains(self, ops: list[Op]) -> str:
        """What is received, in one list."""
        parts: list[str] = []
        for op in ops:
            match op:
                case {"op": "gain", "get": bundle}:
                    parts.append(self.bundle(bundle))
                case {"op": "privilege", "count": count}:
                    parts.append(self.say("privilege", count=count))
                case {"op": "gain_per", "get": bundle, "per": per}:
                    parts.append(self.counted(bundle, per))
        return self.listing(parts)

    def effect(self, op: Op) -> str:
        match op:
            case {"op": "exchange", "options": options}:
                return self.say("exchange", list=self.either([self.option(option) for option in options]))
            case {"op": "bonus_action"}:
                return self.bonus_action(op)
            case {"op": "member_value"}:
                return self.member_value(op)
            case _:
                return self.standing(op)

    def counted(self, bundle: dict[str, int], per: Op) -> str:
        if "card" in per:
            return self.say("per-card", list=self.bundle(bundle), kind=per["card"])
        return self.say(f"per-{per['point']}", list=self.bundle(bundle), count=per["unit"])

    def option(self, option: Op) -> str:
        return self.say("option", pays=self.bundle(option["pay"]), gets=self.gains(option["then"]))

    def bonus_action(self, op: Op) -> str:
        if op["action"] != "take_card":
            return self.say(
                f"work{'' if op['boost'] == 'all' else '-servants'}", action=op["action"], value=op["value"]
            )
        kinds = ["any"] if len(op["cards"]) == ALL_TYPES else op["cards"]
        taken = self.either([self.say("one", kind=kind) for kind in kinds])
        if not op["discount"]:
            return self.say("take_card", kinds=taken, value=op["value"])
        return self.say("take_card-cheaper", kinds=taken, value=op["value"], list=self.bundle(op["discount"][0]))

    def member_value(self, op: Op) -> str:
        members = "neutral" if op["members"] == ["neutral"] else "coloured"
        if op["duration"] == "round":
            return self.say("round_value", members=members, value=op["set"])
        if "set" in op:
            return self.say("member-set", members=members, value=op["set"])
        return self.say("member-add", members=members, count=abs(op["add"]), way=way(op["add"]))

    def standing(self, op: Op) -> str:
        """What holds as long as a card, leader or tile is held."""
        match op:
            case {"op": "action_value", "action": action, "add": add}:
                actions = op["cards"] if action == "take_card" else [action]
                return "; ".join(self.say("value", action=one, count=abs(add), way=way(add)) for one in actions)
            case {"op": "discount", "cards": cards, "options": options}:
                kinds = ["any"] if len(cards) == ALL_TYPES else cards
                off = self.either([self.bundle(option) for option in options])
                return "; ".join(self.say("discount", kind=kind, list=off) for kind in kinds)
            case {"op": "no_floor_bonus", "floors": floors}:
                named = self.listing([self.say("floor", number=floor) for floor in floors])
                return self.say("no_floor_bonus", list=named)
            case {"op": "double_immediate", "of": goods, "factor": factor}:
                named = self.listing([self.words.say("good", good=good) for good in goods])
                return self.say("double_immediate", list=named, count=factor)
            case {"op": "church_vp", "get": bundle}:
                return self.say("church_vp", list=self.bundle(bundle))
            case {"op": "gain_less", "of": goods, "less": less}:
                return self.say("gain_less", list=self.either([self.bundle({good: less}) for good in goods]))
            case {"op": "area_closed", "area": area}:
                return self.say("area_closed", area=area)
            case {"op": "servant_rate", "servants": servants}:
                return self.say("servant_rate", count=servants)
            case {"op": "end_no_vp", "category": kind}:
                return self.say("end_no_vp", kind=kind)
            case {"op": "end_lose_vp", "lose": lose, "per": per}:
                return self.say("lose", list=self.bundle({"vp": lose}), what=self.lost_for(per))
            case _:
                return self.say(op["op"])

    def lost_for(self, per: Op) -> str:
        if per["kind"] == "vp":
            return self.say("lose-vp", count=per["unit"])
        each = self.listing([self.say("lose-each", kind=good) for good in per["of"]])
        return self.say("lose-printed", list=each) if per["kind"] == "building_cost" else each


def way(add: int) -> str:
    return "up" if add > 0 else "down"


def effects(words: Words) -> dict[str, dict[str, str]]:
    """What each card, leader and tile does, and each exchange and alternative of a cost."""
    says = Help(words)
    cards = DATA["development_cards"]
    return {
        "card": {card["id"]: says.card(card) for card in cards},
        "leader": {leader["id"]: says.leader(leader) for leader in DATA["leaders"]},
        "tile": {tile["id"]: says.tile(tile) for tile in DATA["excommunication_tiles"]},
        "bonus_tile": {tile["id"]: says.bonus_tile(tile) for tile in DATA["personal_bonus_tiles"]},
        "exchange": {
            f"{card['id']}.{number}": says.say("of-card", card=card["id"], does=says.option(option))
            for card in cards
            for op in card["permanent"]
            if op["op"] == "exchange"
            for number, option in enumerate(op["options"], 1)
        },
        "cost": {
            f"{card['id']}.{number}": says.payment(cost)
            for card in cards
            if len(card["costs"]) > 1
            for number, cost in enumerate(card["costs"], 1)
        },
    }
