"""What `signoria data virtu` finds in facts that an owner of the box has changed."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria.games.virtu.box import DATA, FACTS
from signoria.games.virtu.check import faults

Change = Callable[[dict[str, Any]], object]


def item(facts: dict[str, Any], part: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in facts[part]["list"] if entry["id"] == name)
    return found


def without_roads_of(city: str) -> Change:
    def change(facts: dict[str, Any]) -> None:
        roads = facts["roads"]["list"]
        facts["roads"]["list"] = [road for road in roads if city not in (road["a"], road["b"])]

    return change


CHANGES: list[tuple[Change, str]] = [
    (lambda facts: facts["resources"]["kinds"].reverse(), "resources: the kinds are florin"),
    (lambda facts: facts["actions"]["list"].reverse(), "actions: they are rule"),
    (lambda facts: item(facts, "cities", "siena").update(id="rome"), "cities: rome stands twice"),
    (lambda facts: item(facts, "patronage_bonuses", "prince").update(id="princess"), "prince is missing"),
    (lambda facts: item(facts, "alliances", "hre").update(id="spain"), "alliances: the powers are"),
    (lambda facts: item(facts, "character_cards", "banker").update(copies=4), "character_cards: 55 are listed"),
    (lambda facts: facts["city_tiles"]["list"].pop(), "city_tiles: 30 are listed, but the count is 31"),
    (lambda facts: item(facts, "family_cards", "fam_milan_1").update(family="rome"), "family_cards: rome has 4"),
    (lambda facts: item(facts, "title_tiles", "duchy_rome").update(kind="principality"), "title_tiles: rome needs one"),
    (lambda facts: item(facts, "patronage_bonuses", "dome").update(kind="church"), "a person or a work"),
    (lambda facts: item(facts, "patronage_bonuses", "dome").update(component="tile"), "one of them is a tile"),
    (lambda facts: item(facts, "city_tiles", "tile_nice")["resources"].update(gold=1), "tile_nice shows 1 of 'gold'"),
    (lambda facts: item(facts, "character_cards", "envoy").update(action="embassy"), "envoy has the action 'embassy'"),
    (lambda facts: item(facts, "city_tiles", "tile_nice")["resources"].update(war=1), "tile_nice shows war"),
    (lambda facts: item(facts, "character_cards", "pope").update(cost={"ship": 1}), "the cost of pope"),
    (lambda facts: item(facts, "alliances", "hre").update(cost={"crown": 1, "cross": 1, "ship": 1}), "more than two"),
    (lambda facts: facts["palaces"]["list"].pop(), "palaces: there is one for each house"),
    (lambda facts: facts["palaces"]["list"][0]["chambers"].pop(), "needs the chambers 1 to 5"),
    (lambda facts: facts["palaces"]["list"][0]["chambers"][0].update(action="trade"), "can't have 'trade'"),
    (lambda facts: facts["palaces"]["arrows"][0].update(between=[2, 4]), "an arrow stands between"),
    (lambda facts: facts["palaces"]["arrows"][0].update(side="left"), "one arrow for each side"),
    (lambda facts: facts["palaces"]["courtier_places"][1].update(open_at_start=True), "6 courtier places"),
    (lambda facts: item(facts, "cities", "siena").update(value=5), "siena has the value 5"),
    (lambda facts: item(facts, "cities", "siena").update(seas=["tyr"]), "siena is a port exactly if"),
    (lambda facts: item(facts, "cities", "siena").update(pirate=True), "siena can't be a pirate port"),
    (lambda facts: item(facts, "city_tiles", "tile_nice").update(city="turin"), "city_tiles: nice has 0 tiles"),
    (lambda facts: item(facts, "city_tiles", "tile_pisa").update(sign=None), "the tile of pisa needs the sign"),
    (lambda facts: facts["seas"]["adjacent"].append(["tyr", "lig"]), "seas: lig and tyr are joined twice"),
    (lambda facts: facts["roads"]["list"][0].update(a="atlantis"), "roads: atlantis is unknown"),
    (without_roads_of("siena"), "nobody gets to siena"),
    (lambda facts: facts["setup"]["by_players"]["4"]["families"].pop(), "setup: 4 players need 4 houses"),
    (lambda facts: facts["setup"]["by_players"]["3"]["closed"].append("pisa"), "pisa of florence isn't open with 3"),
    (lambda facts: facts["city_track"]["fields"].pop(), "city_track: its fields"),
    (lambda facts: facts["patronage_track"]["steps"].pop(), "patronage_track: its steps"),
    (lambda facts: facts["patronage_track"]["steps"][1].update(cost={"ship": 1}), "step 1 costs florins"),
    (lambda facts: facts["patronage_track"]["steps"][1].update(bonus=True), "two steps give a bonus"),
    (lambda facts: facts["upkeep"]["brackets"].pop(), "upkeep: the brackets cover"),
    (lambda facts: facts["religious_rewards"]["by_players"].update({"3": [4, 2]}), "3 players need 3 rewards"),
    (lambda facts: item(facts, "cities", "ravenna").update(value=3), "VIR-X1: ravenna would cost 4 crowns"),
    (lambda facts: item(facts, "cities", "terracina").update(seas=["lig"]), "VIR-X2: between pisa and terracina lie 2"),
    (lambda facts: item(facts, "cities", "siena").update(value=2), "VIR-X6: the defence of siena is 2"),
    (lambda facts: item(facts, "cities", "palermo").update(value=2), "VIR-X21: palermo has the value 3"),
    (lambda facts: item(facts, "alliances", "ottoman").update(cost={"crown": 1, "ship": 2}), "VIR-X12: ottoman costs"),
]


@pytest.mark.parametrize(("change", "said"), CHANGES, ids=[said for _, said in CHANGES])
def test_a_changed_fact_is_found(change: Change, said: str) -> None:
    facts = deepcopy(DATA)
    change(facts)
    assert any(said in fault for fault in faults(facts)), faults(facts)


def test_the_facts_of_the_package_are_sound() -> None:
    assert FACTS.faults(DATA) == []


def test_a_corrected_value_is_no_fault() -> None:
    facts = deepcopy(DATA)
    item(facts, "character_cards", "banker")["cost"] = {"florin": 3}
    item(facts, "city_tiles", "tile_nice")["resources"] = {"ship": 2, "crown": 1}
    assert faults(facts) == []
