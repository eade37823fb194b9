"""What is agreed before a game begins: seats, options and the version of the rules."""

from signoria.kernel.domain import MOST_SEATS
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json, mapping, whole


class Option:
    """One agreement with its possible values; the first is what is usual."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values


class Rules:
    """The version of the rules by which a record was played, as a year and month."""

    __slots__ = ("version",)

    def __init__(self, version: str) -> None:
        self.version = version

    def at_least(self, version: str) -> bool:
        """The gate beside a clause that has changed: older records go on by what was legal then."""
        return self.version >= version


class Setup:
    """Seats, options and rules of one game; never changes once the game has begun."""

    __slots__ = ("options", "rules", "seats")

    def __init__(self, seats: int, options: dict[str, str], rules: str) -> None:
        self.seats = seats
        self.options = options
        self.rules = Rules(rules)

    def document(self) -> dict[str, Json]:
        return {"rules": self.rules.version, "seats": self.seats, "options": dict(self.options)}


def agree(available: list[Option], chosen: dict[str, Json]) -> dict[str, str]:
    """All options with the chosen or the usual values, or a sentence on what is wrong."""
    known = {option.name: option for option in available}
    for name, value in chosen.items():
        if name not in known:
            offer = ", ".join(known) or "none"
            raise SignoriaError(f"there is no option {name!r}; the game has: {offer}")
        if value not in known[name].values:
            raise SignoriaError(f"option {name} can't be {value!r}; it can be {', '.join(known[name].values)}")
    return {option.name: str(chosen.get(option.name, option.values[0])) for option in available}


def read_setup(document: dict[str, Json], newest: str, available: list[Option]) -> Setup:
    """The setup part of a document or header."""
    seats = whole(document.get("seats"), "seats", 1, MOST_SEATS)
    options = agree(available, mapping(document.get("options", {}), "options"))
    return Setup(seats, options, str(document.get("rules", newest)))
