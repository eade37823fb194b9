"""What a seat may see of a state: the only thing that leaves the referee for a person or a bot."""

from signoria.kernel.agenda import CHANCE, SPECTATOR
from signoria.kernel.documents import write_decision, write_group
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import COUNT, OPEN, OWNER, PRIVATE, UNSEEN, Field, Json
from signoria.kernel.piles import Group
from signoria.kernel.state import State


def view(state: State, seat: int | None) -> dict[str, Json]:
    """The table as a seat sees it, or as a spectator does."""
    viewer = SPECTATOR if seat is None else seat
    table: dict[str, Json] = {}
    for group in state.game.piles.groups:
        if group.seen != UNSEEN:
            table[group.name] = _group(state, group, viewer)
    for field in state.game.fields:
        if field.seen == OPEN:
            table[field.name] = field.write(getattr(state, field.name))
        elif field.seen == OWNER:
            table[field.name] = _own(state, field, viewer)
    return {
        "game": state.game.id,
        **state.setup.document(),
        "viewer": None if seat is None else SEATS.ids[seat],
        "table": table,
        "asked": asked(state, viewer),
        "also_asked": also_asked(state),
        "scores": [score.document() for score in state.scores()],
    }


def _group(state: State, group: Group, viewer: int) -> Json:
    """Owned piles name every seat, also those with nothing; null where a viewer may not even know how many."""
    if group.owned:
        content = write_group(state, group, viewer)
        assert isinstance(content, dict)
        empty: Json = {} if group.kinds is not None and group.seen != COUNT else 0
        sides = state.game.sides(state.setup)
        own: dict[str, Json] = {}
        for side in range(sides):
            unknown: Json = None if group.seen == PRIVATE else 0
            shown = empty if group.seen == OPEN or side == viewer else unknown
            own[SEATS.ids[side]] = content.get(SEATS.ids[side], shown)
        return own
    return write_group(state, group, viewer)


def _own(state: State, field: Field, viewer: int) -> Json:
    """Of a field with one value a seat, the viewer's own; of the others only whether there is one."""
    values = field.write(getattr(state, field.name))
    assert isinstance(values, dict)
    return {seat: value if seat == SEATS.ids[viewer] and viewer >= 0 else "?" for seat, value in values.items()}


def asked(state: State, viewer: int) -> Json:
    """The question on top of the agenda."""
    if not state.agenda:
        return None
    decision = state.agenda[-1]
    words = write_decision(decision, viewer)
    if decision.seat == CHANCE:
        words["seat"] = None
    return words


def also_asked(state: State) -> Json:
    """The seats behind the one on top that may answer already, because all these answers are sealed."""
    seats: list[Json] = []
    for decision in state.agenda[-2::-1] if state.agenda and state.agenda[-1].sealed else []:
        if not decision.sealed:
            break
        seats.append(SEATS.ids[decision.seat])
    return list(dict.fromkeys(seats))
