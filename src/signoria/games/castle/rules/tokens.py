"""Chapter 9: taking wall tokens. What they do stands where it is done: structures, the turn, the final scoring."""

from typing import Final

from signoria.games.castle.box import CORNER_AT, SEATED, SPACES_ON_TRACK, TOKENS
from signoria.games.castle.moves import REVEAL
from signoria.games.castle.state import Castle
from signoria.games.castle.table import FACE_DOWN, NEW_TOKENS, ON_WALL
from signoria.kernel.agenda import Chance
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


def stop_at_corner(s: Castle, seat: int) -> None:
    """CAS-9.1, CAS-9.11 to 9.13, CAS-9.21, CAS-9.30: who stops on a corner tower takes the token that lies there."""
    corner = CORNER_AT[s.points(seat) % SPACES_ON_TRACK]
    if corner >= 0 and s.piles[ON_WALL.of(corner)] > 0:
        s.advance(ON_WALL.of(corner), -1)
        s.ask(TURN_UP[seat])


class TurnUpToken(Chance[Castle]):
    """CAS-2.5, CAS-9.1: any kind that was never turned up, those in the box included."""

    def __init__(self, of: int) -> None:
        super().__init__()
        self.of = of

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS)]

    def candidates(self, s: Castle) -> list[Move]:
        return [REVEAL.of(token) for token in range(TOKENS.size) if s.piles[FACE_DOWN.of(token)] > 0]

    def weights(self, s: Castle) -> list[int]:
        return [s.piles[FACE_DOWN.of(REVEAL.first(move))] for move in self.moves(s)]

    def play(self, s: Castle, move: Move) -> None:
        s.gain(NEW_TOKENS.of(self.of, REVEAL.first(move)))


TURN_UP: Final = [TurnUpToken(seat) for seat in range(SEATED)]
