"""A state as a document with names: written, edited by hand, read back and checked; and its digest."""

import json
from hashlib import blake2b
from typing import Any, Final

from signoria.kernel.agenda import CHANCE, EVERYONE, Chance, Decision, Duty
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.errors import SignoriaError, Unreadable
from signoria.kernel.fields import COUNT, OPEN, OWNER, PRIVATE, UNSEEN, Field, Json, listing, mapping, whole
from signoria.kernel.game import Game, word_of
from signoria.kernel.piles import Group, Thing
from signoria.kernel.setup import read_setup
from signoria.kernel.state import State

ALL_SEEING: Final = -9
MOST: Final = 999


def write(state: State) -> dict[str, Json]:
    """The whole state, hidden things included."""
    game = state.game
    table: dict[str, Json] = {}
    for group in game.piles.groups:
        content = write_group(state, group, ALL_SEEING)
        if content not in ({}, 0):
            table[group.name] = content
    for field in game.fields:
        table[field.name] = field.write(getattr(state, field.name))
    agenda = [write_decision(decision, ALL_SEEING) for decision in state.agenda[::-1]]
    return {"game": game.id, **state.setup.document(), "table": table, "agenda": agenda}


def write_group(state: State, group: Group, viewer: int) -> Json:
    """The piles of a group as far as a viewer sees them; where he does not, how many lie there, or nothing."""
    piles = state.piles
    if not group.domains:
        return piles[group.base]
    if group.seen == COUNT and viewer != ALL_SEEING and not group.owned:
        return group.sum(piles)
    first = group.domains[0]
    content: dict[str, Json] = {}
    for member in range(state.game.sides(state.setup) if group.owned else first.size):
        if group.seen == PRIVATE and viewer not in (ALL_SEEING, member):
            continue
        if group.kinds is None:
            kinds: Json = piles[group.of(member)]
        elif viewer == ALL_SEEING or group.seen == OPEN or (group.seen in (OWNER, PRIVATE) and viewer == member):
            start = group.of(member)
            kinds = {kind: piles[start + k] for k, kind in enumerate(group.kinds.ids) if piles[start + k] != 0}
        else:
            kinds = group.total(piles, member)
        if kinds not in ({}, 0):
            content[first.ids[member]] = kinds
    return content


def write_decision(decision: Decision[Any], viewer: int) -> dict[str, Json]:
    """What is asked, with its particulars for those who may know them."""
    name = word_of(type(decision).__name__)
    words: dict[str, Json]
    if isinstance(decision, Duty):
        words = {"duty": name}
    else:
        words = {"decision": name, "seat": "chance" if decision.seat == CHANCE else SEATS.ids[decision.seat]}
    if viewer == ALL_SEEING or decision.witness in (EVERYONE, viewer):
        for field in decision.arguments():
            words[field.name] = field.write(getattr(decision, field.name))
    return words


def digest(state: State) -> str:
    """Eight characters that tell two states apart; names and counts go in, not positions in memory."""
    piles = state.piles
    table = state.game.piles
    size = len(piles)
    parts = [table.labels[pile] + str(piles[pile]) for pile in table.digested() if pile < size and piles[pile] != 0]
    parts.extend(
        field.name + json.dumps(field.write(getattr(state, field.name)))
        for field in state.game.fields
        if field.seen != UNSEEN
    )
    parts.extend(json.dumps(write_decision(decision, ALL_SEEING)) for decision in state.agenda)
    return blake2b(";".join(parts).encode(), digest_size=4).hexdigest()


def read(game: Game, document: Json) -> State:
    """The state of a document, or a sentence on what is wrong where."""
    words = mapping(document, "document")
    _only(words, ["game", "rules", "seats", "options", "table", "agenda", "note"], "document")
    if words.get("game") != game.id:
        raise Unreadable("game", f"{words.get('game')!r} is another game", game.id)
    setup = read_setup(words, game.version, game.options)
    state = game.blank(game.setup(setup.seats, dict(setup.options), setup.rules.version))
    table = mapping(words.get("table", {}), "table")
    groups = {group.name: group for group in game.piles.groups}
    fields = {field.name: field for field in game.fields}
    _only(table, [*groups, *fields], "table")
    for name, content in table.items():
        if name in groups:
            _read_group(state, groups[name], content, f"table.{name}")
        else:
            setattr(state, name, fields[name].read(content, f"table.{name}"))
    for thing in game.piles.things:
        _settle_box(state, thing, table)
    agenda = listing(words.get("agenda", []), "agenda")
    for place, entry in enumerate(agenda):
        state.agenda.insert(0, _read_decision(game, entry, f"agenda[{place}]", game.sides(state.setup)))
    wrong = game.faults(state)
    if wrong is not None:
        raise SignoriaError(wrong)
    state.settle()
    return state


def _only(words: dict[str, Json], known: list[str], where: str) -> None:
    for name in words:
        if name not in known:
            raise Unreadable(where, f"{name!r} is unknown", "one of " + ", ".join(known))


def _read_group(state: State, group: Group, content: Json, where: str) -> None:
    low = 0 if group.thing is not None else -MOST
    if not group.domains:
        state.piles[group.base] = whole(content, where, low, MOST)
        return
    for name, value in mapping(content, where).items():
        member = group.domains[0].index(name, where)
        if group.owned and member >= state.game.sides(state.setup):
            raise Unreadable(where, f"nobody sits at seat {name}", f"seats 1 to {state.setup.seats}")
        if group.kinds is None:
            state.piles[group.of(member)] = whole(value, f"{where}.{name}", low, MOST)
            continue
        for kind, count in mapping(value, f"{where}.{name}").items():
            pile = group.of(member, group.kinds.index(kind, f"{where}.{name}"))
            state.piles[pile] = whole(count, f"{where}.{name}.{kind}", low, MOST)


def _settle_box(state: State, thing: Thing, table: dict[str, Json]) -> None:
    """Checks that nothing is there twice or missing; a home that isn't given holds what is left."""
    if thing.endless:
        return
    lying = [0] * len(thing.totals)
    for group in state.game.piles.groups:
        if group.thing is thing:
            for pile in group.every():
                if pile < len(state.piles):
                    lying[group.key(pile)] += state.piles[pile]
    for kind in range(len(thing.totals)):
        there = state.held(thing, kind)
        name = thing.name if thing.by is None else f"{thing.name} {thing.by.ids[kind]}"
        home = thing.home
        if home is not None and home.name not in table and lying[kind] <= there:
            if there > lying[kind]:
                state.piles[home.of(kind)] = there - lying[kind]
            continue
        if lying[kind] != there:
            raise Unreadable("table", f"there are {lying[kind]} of {name}", f"{there}, as in the box")


def _read_decision(game: Game, entry: Json, where: str, sides: int) -> Decision[Any]:
    words = mapping(entry, where)
    duty = "duty" in words
    name = words.get("duty" if duty else "decision")
    kind = game.decisions.get(str(name))
    if kind is None or issubclass(kind, Duty) != duty:
        able = [known for known, found in game.decisions.items() if issubclass(found, Duty) == duty]
        raise Unreadable(where, f"{name!r} is nothing that can be due", "one of " + ", ".join(able))
    fields: list[Field] = kind.arguments()
    _only(words, ["duty" if duty else "decision", "seat", *(field.name for field in fields)], where)
    values: list[object] = []
    if not issubclass(kind, Duty | Chance):
        seat = SEATS.index(words.get("seat"), f"{where}.seat")
        if seat >= min(sides, MOST_SEATS):
            raise Unreadable(f"{where}.seat", f"nobody sits at seat {seat + 1}", f"seats 1 to {sides}")
        values.append(seat)
    for field in fields:
        if field.name not in words:
            raise Unreadable(where, f"{field.name} is missing", f"{field.name} of {name}")
        values.append(field.read(words[field.name], f"{where}.{field.name}"))
    maker: Any = kind
    made: Decision[Any] = maker(*values)
    return made
