"""Where chance comes from: a seed that is committed to before the game and shown after it."""

from hashlib import blake2b, sha256
from secrets import token_hex

from signoria.kernel.agenda import place_of
from signoria.kernel.moves import Move
from signoria.kernel.state import State


class Seed:
    """The same seed and ply always give the same outcome, so nobody gains by undoing and asking again."""

    __slots__ = ("text",)

    def __init__(self, text: str | None = None) -> None:
        self.text = text if text is not None else token_hex(16)

    def commitment(self) -> str:
        """What can be shown before the game without giving the seed away."""
        return sha256(self.text.encode()).hexdigest()

    def outcome(self, state: State, ply: int) -> Move:
        """The outcome of the chance that is due at this ply."""
        moves = state.moves()
        weights = state.weights()
        luck = int.from_bytes(blake2b(f"{self.text}:{ply}".encode(), digest_size=8).digest(), "big")
        return moves[place_of(weights, (luck * sum(weights)) >> 64)]
