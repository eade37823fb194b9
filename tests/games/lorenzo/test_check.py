"""What `signoria data lorenzo` finds in facts that an owner of the box has changed."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria.games.lorenzo.box import DATA, FACTS
from signoria.games.lorenzo.check import faults

Facts = dict[str, Any]


def card(facts: Facts, name: str) -> Any:
    return next(row for row in facts["development_cards"] if row["id"] == name)


def leader(facts: Facts, name: str) -> Any:
    return next(row for row in facts["leaders"] if row["id"] == name)


CHANGES: list[tuple[str, Callable[[Facts], object]]] = [
    ("development_cards: 95 are listed", lambda facts: facts["development_cards"].pop()),
    ("development_cards: woods stands 2 times", lambda facts: card(facts, "forest").update(id="woods")),
    ("development_cards: 7 of type territory in period 1", lambda facts: card(facts, "woods").update(period=2)),
    ("woods: territories and buildings have", lambda facts: card(facts, "woods").pop("activation")),
    ("crusade: ventures have end_vp", lambda facts: card(facts, "crusade").pop("end_vp")),
    (
        "crusade: a venture has no permanent effect",
        lambda facts: card(facts, "crusade")["permanent"].append({"op": "no_tower_fee"}),
    ),
    ("mint: 0 of wood is no amount", lambda facts: card(facts, "mint")["costs"][0]["pay"].update(wood=0)),
    ("mint: 1 of gold is no amount", lambda facts: card(facts, "mint")["costs"][0]["pay"].update(gold=1)),
    ("excommunication_tiles: 6 of period 1", lambda facts: facts["excommunication_tiles"][0].update(period=2)),
    ("personal_bonus_tiles: one base side", lambda facts: facts["personal_bonus_tiles"][1].update(side="base")),
    ("sisto_iv: a requirement is made of", lambda facts: leader(facts, "sisto_iv").update(requires={})),
    ("sisto_iv: a leader is permanent or", lambda facts: leader(facts, "sisto_iv").update(kind="always")),
    ("leaders: one of them copies another", lambda facts: leader(facts, "lorenzo_de_medici").update(effects=[])),
    ("board: one tower for each type", lambda facts: facts["board"]["towers"][0].update(type="venture")),
    ("board: the territory tower has the floors", lambda facts: facts["board"]["towers"][0]["floors"].reverse()),
    (
        "board: floor 3 of the territory tower gives one good",
        lambda facts: facts["board"]["towers"][0]["floors"][2].update(
            bonus=[{"op": "gain", "get": {"wood": 1, "coin": 1}}]
        ),
    ),
    ("board: with 3 players those spaces are covered", lambda facts: facts["board"]["covered"]["3"].pop()),
    ("tracks: every step of the faith track", lambda facts: facts["tracks"]["faith"]["vp"].pop()),
    ("woods: gives is no effect", lambda facts: card(facts, "woods")["permanent"][0].update(op="gives")),
    ("woods: no_tower_fee is no effect", lambda facts: card(facts, "woods").update(permanent=[{"op": "no_tower_fee"}])),
    ("woods: gain has the fields get", lambda facts: card(facts, "woods")["permanent"][0].update(count=2)),
    (
        "chapel: 0 of coin is no amount",
        lambda facts: card(facts, "chapel")["permanent"][0]["options"][0]["pay"].update(coin=0),
    ),
    (
        "chapel: exchange is no effect",
        lambda facts: card(facts, "chapel")["permanent"][0]["options"][0]["then"][0].update(op="exchange"),
    ),
    (
        "chapel: an exchange belongs to a building",
        lambda facts: card(facts, "chapel").update(immediate=card(facts, "chapel")["permanent"]),
    ),
    ("knight: so many different privileges", lambda facts: card(facts, "knight")["immediate"][0].update(count=6)),
    (
        "hero: one bonus action at most",
        lambda facts: card(facts, "hero")["immediate"].append(card(facts, "hero")["immediate"][0]),
    ),
    (
        "stonemason: a choice of discounts",
        lambda facts: card(facts, "stonemason")["permanent"][1]["options"][0].update(coin=1),
    ),
    (
        "X25: council can't be closed",
        lambda facts: facts["excommunication_tiles"][11]["effects"][0].update(area="council"),
    ),
    ("X26: servants are counted", lambda facts: facts["excommunication_tiles"][12]["effects"][0].update(adds=2)),
    (
        "sisto_iv: the Church gives victory points",
        lambda facts: leader(facts, "sisto_iv")["effects"][0].update(get={"coin": 5}),
    ),
]


def of_several_cards(facts: Facts) -> None:
    card(facts, "mint")["permanent"][0]["per"]["unit"] = 2


def of_several_goods(facts: Facts) -> None:
    facts["excommunication_tiles"][18]["effects"][0]["per"]["unit"] = 2


def chosen_for_good(facts: Facts) -> None:
    leader(facts, "federico_da_montefeltro")["effects"][0]["duration"] = "permanent"


def leader_takes_a_card(facts: Facts) -> None:
    leader(facts, "francesco_sforza")["effects"] = [card(facts, "abbess")["immediate"][0]]


def leader_with_a_choice(facts: Facts) -> None:
    leader(facts, "pico_della_mirandola")["effects"] = [card(facts, "stonemason")["permanent"][1]]


CHANGES += [
    ("mint: cards are counted one by one", of_several_cards),
    ("X35: only victory points are counted", of_several_goods),
    ("federico_da_montefeltro: a value for one round", chosen_for_good),
    ("francesco_sforza: the bonus action of a leader", leader_takes_a_card),
    ("pico_della_mirandola: a choice of discounts", leader_with_a_choice),
]


def test_the_facts_of_the_box_are_sound() -> None:
    assert faults(DATA) == []


@pytest.mark.parametrize(("sentence", "changed"), CHANGES, ids=[sentence for sentence, _ in CHANGES])
def test_a_change_that_cannot_be_is_named(sentence: str, changed: Callable[[Facts], object]) -> None:
    facts = deepcopy(DATA)
    changed(facts)
    found = FACTS.faults(facts)
    assert any(fault.startswith(sentence) for fault in found), found


def test_another_amount_is_sound() -> None:
    facts = deepcopy(DATA)
    card(facts, "woods")["permanent"][0]["get"]["wood"] = 2
    assert faults(facts) == []


def test_a_missing_part_is_a_fault() -> None:
    facts = deepcopy(DATA)
    del facts["board"]
    assert FACTS.faults(facts) == ["a part is missing: 'board'"]
