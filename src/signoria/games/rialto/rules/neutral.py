"""Chapter 13: the cards of the neutral player. What else it does stands beside what the players do."""

from signoria.games.rialto.box import NEUTRAL_CARDS
from signoria.games.rialto.moves import NEUTRAL
from signoria.games.rialto.rules.new_cards import DeckChance
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import NEUTRAL_OPEN
from signoria.kernel.agenda import Duty
from signoria.kernel.fields import Field, Whole
from signoria.kernel.moves import Move


class NeutralCards(Duty[Rialto]):
    """RIA-13.10: after both players have finished phase I."""

    def run(self, s: Rialto) -> None:
        if s.neutral >= 0 and s.deck_holds_card():
            s.ask(DrawNeutral(NEUTRAL_CARDS))


class DrawNeutral(DeckChance):
    """RIA-13.10: a card laid open for the neutral player."""

    def __init__(self, left: int) -> None:
        super().__init__(NEUTRAL)
        self.left = left

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("left", 1, NEUTRAL_CARDS)]

    def play(self, s: Rialto, move: Move) -> None:
        s.draw_from_deck(NEUTRAL_OPEN.of(NEUTRAL.first(move)))
        if self.left > 1 and s.deck_holds_card():
            s.ask(DrawNeutral(self.left - 1))
