"""Square tiles: what lies at each of their sides, and how that turns.

A side has three ports, clockwise for who looks outwards: left, middle, right. A side that is one thing over its whole
length has it in the middle; a way that leaves the tile has the way in the middle and a half side left and right of it.
"""

from typing import Final

SIDES: Final = ["N", "E", "S", "W"]
PLACES: Final = 3
PORTS: Final = 12
MIDDLE: Final = 1
TURNS: Final = 4


def port_of(name: str) -> int:
    """`N` is the middle of the north side, `NL` and `NR` are the halves left and right of it."""
    place = {"L": 0, "": 1, "R": 2}[name[1:]]
    return SIDES.index(name[0]) * PLACES + place


class Segment:
    """A part of a tile that is one piece: its kind, the ports that it reaches, and what lies in it."""

    __slots__ = ("kind", "ports", "worth")

    def __init__(self, kind: int, ports: list[int], worth: int = 0) -> None:
        self.kind = kind
        self.ports = ports
        self.worth = worth


class Shapes:
    """All tiles in all rotations: tile t turned clockwise by r quarters is shape 4t + r. Filled once, then read."""

    __slots__ = ("at", "counts", "kinds", "turns", "worths")

    def __init__(self) -> None:
        self.at: list[int] = []  # for each port of each shape its segment, or -1
        self.counts: list[int] = []  # for each tile how many segments it has
        self.kinds: list[list[int]] = []
        self.worths: list[list[int]] = []
        self.turns: list[list[int]] = []  # for each tile the rotations that look different

    def add(self, segments: list[Segment]) -> int:
        """The number of a new tile."""
        tile = len(self.counts)
        self.counts.append(len(segments))
        self.kinds.append([segment.kind for segment in segments])
        self.worths.append([segment.worth for segment in segments])
        looks: list[str] = []
        turns: list[int] = []
        for turn in range(TURNS):
            ports = turned(segments, turn)
            self.at.extend(ports)
            look = look_of(segments, turn)
            if look not in looks:
                turns.append(turn)
            looks.append(look)
        self.turns.append(turns)
        return tile

    def kind_at(self, shape: int, port: int) -> int:
        """What a port of a shape shows, or -1."""
        segment = self.at[shape * PORTS + port]
        return -1 if segment < 0 else self.kinds[shape // TURNS][segment]


def turned(segments: list[Segment], turn: int) -> list[int]:
    """The segment at each port after so many quarter turns clockwise, or -1."""
    ports = [-1] * PORTS
    for number, segment in enumerate(segments):
        for port in segment.ports:
            ports[(port + PLACES * turn) % PORTS] = number
    return ports


def look_of(segments: list[Segment], turn: int) -> str:
    """Equal for two rotations that nobody could tell apart."""
    parts = [
        f"{segment.kind}.{segment.worth}.{sorted((port + PLACES * turn) % PORTS for port in segment.ports)}"
        for segment in segments
    ]
    return " ".join(sorted(parts))
