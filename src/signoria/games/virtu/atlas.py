"""The map of Italy in its forms: two printed sides, and which cities are closed for few players."""

from typing import Any, Final

from signoria.games.virtu.box import DATA, HOUSES, MILAN, ROME_HOUSE, TILES
from signoria.kernel.domain import MOST_SEATS, Domain, numbers

_CITIES: Final[list[dict[str, Any]]] = DATA["cities"]["list"]
CITIES: Final = Domain("city", [city["id"] for city in _CITIES])
VALUE: Final[list[int]] = [city["value"] for city in _CITIES]
PORT: Final[list[bool]] = [city["port"] for city in _CITIES]
PIRATES: Final[list[bool]] = [city["pirate"] for city in _CITIES]
_SEAS: Final[list[str]] = [sea["id"] for sea in DATA["seas"]["list"]]
_SEAS_OF: Final[list[list[int]]] = [[_SEAS.index(sea) for sea in city["seas"]] for city in _CITIES]
STARTS: Final[list[list[int]]] = [[] for _ in HOUSES.ids]
for _start in DATA["starting_cities"]["list"]:
    STARTS[HOUSES.ids.index(_start["family"])].extend(CITIES.ids.index(city) for city in _start["cities"])
TILE_CITY: Final[list[int]] = [CITIES.ids.index(tile["city"]) for tile in DATA["city_tiles"]["list"]]

# VIR-11.3: where an agent can be.
AGENT_PLACES: Final = Domain(
    "agent place",
    [
        *CITIES.ids,
        *(f"{seat + 1}.{chamber}" for seat in range(MOST_SEATS) for chamber in numbers("chamber", 1, 5).ids),
        *(power["id"] for power in DATA["alliances"]["list"]),
    ],
)
AT_CHAMBERS: Final[int] = CITIES.size
AT_POWERS: Final[int] = AGENT_PLACES.size - len(DATA["alliances"]["list"])
FAR: Final = 99


def _between_seas() -> list[list[int]]:
    """VIR-9.6: how many seas a voyage from one sea to another crosses, both ends included."""
    crossed = [[1 if a == b else FAR for b in range(len(_SEAS))] for a in range(len(_SEAS))]
    for first, second in DATA["seas"]["adjacent"]:
        a, b = _SEAS.index(first), _SEAS.index(second)
        crossed[a][b] = crossed[b][a] = 2
    for over in range(len(_SEAS)):
        for a in range(len(_SEAS)):
            for b in range(len(_SEAS)):
                # The sea in the middle is counted once.
                crossed[a][b] = min(crossed[a][b], crossed[a][over] + crossed[over][b] - 1)
    return crossed


_CROSSED: Final = _between_seas()


class Atlas:
    """One form of the map: which cities are open, the roads between them, and how many seas lie between ports."""

    __slots__ = ("cities", "houses", "open", "ports", "roads", "seas", "side", "tile_of", "tiles")

    def __init__(self, side: str, closed: list[int], rome_tile: str, houses: list[int]) -> None:
        self.side = side
        self.houses = houses
        self.open: list[bool] = [side in city["sides"] and place not in closed for place, city in enumerate(_CITIES)]
        self.cities: list[int] = [place for place in range(CITIES.size) if self.open[place]]
        self.roads: list[list[int]] = [[] for _ in CITIES.ids]
        for road in DATA["roads"]["list"]:
            a, b = CITIES.ids.index(road["a"]), CITIES.ids.index(road["b"])
            if side in road["sides"] and self.open[a] and self.open[b]:
                self.roads[a].append(b)
                self.roads[b].append(a)
        for joined in self.roads:
            joined.sort()
        self.ports: list[int] = [city for city in self.cities if PORT[city]]
        # How many seas lie between two open ports, in one flat list; 0 where no ship goes.
        self.seas: list[int] = [0] * (CITIES.size * CITIES.size)
        for a in self.ports:
            for b in self.ports:
                if a != b:
                    least = min(_CROSSED[first][second] for first in _SEAS_OF[a] for second in _SEAS_OF[b])
                    self.seas[a * CITIES.size + b] = 0 if least >= FAR else least
        self.tile_of: list[int] = [-1] * CITIES.size
        self.tiles: list[bool] = [False] * TILES.size
        for tile, city in enumerate(TILE_CITY):
            two = TILE_CITY.count(city) > 1
            if self.open[city] and (not two or TILES.ids[tile] == rome_tile):
                self.tile_of[city] = tile
                self.tiles[tile] = True


def _named(domain: Domain, names: list[str]) -> list[int]:
    return [domain.ids.index(name) for name in names]


_TABLES: Final[dict[int, dict[str, Any]]] = {int(seats): table for seats, table in DATA["setup"]["by_players"].items()}
ATLAS_OF: Final[dict[int, Atlas]] = {
    seats: Atlas(table["side"], _named(CITIES, table["closed"]), table["rome_tile"], _named(HOUSES, table["families"]))
    for seats, table in _TABLES.items()
}
_DUEL: Final[dict[str, Any]] = DATA["two_player"]["our_duel_mode"]
# VIR-23.3 to 23.5: by whether Milan and whether Rome is played.
_DUEL_ATLAS: Final[list[Atlas]] = [
    Atlas(
        _DUEL["side"],
        [] if milan else _named(CITIES, _DUEL["closed_if_milan_not_played"]),
        "tile_rome_sign" if rome else "tile_rome_neutral",
        list(range(HOUSES.size)),
    )
    for milan in (False, True)
    for rome in (False, True)
]
NO_ATLAS: Final[Atlas] = _DUEL_ATLAS[0]


def atlas_of(seats: int, houses: list[int]) -> Atlas:
    """The map for a number of players and, in the duel, their houses; until these are chosen nothing is closed."""
    if seats in ATLAS_OF:
        return ATLAS_OF[seats]
    chosen = houses[:seats]
    return _DUEL_ATLAS[2 * int(-1 in chosen or MILAN in chosen) + int(ROME_HOUSE in chosen)]
