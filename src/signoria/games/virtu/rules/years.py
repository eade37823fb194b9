"""Chapters 0 and 19: the course of a year, and the end of the game."""

from typing import Final

from signoria.games.virtu.box import SPRING
from signoria.games.virtu.notes import YEAR_BEGINS
from signoria.games.virtu.state import Virtu
from signoria.kernel.agenda import Duty


class BeginYear(Duty[Virtu]):
    """VIR-0.3."""

    def run(self, s: Virtu) -> None:
        s.year += 1
        s.season = SPRING
        s.tell(YEAR_BEGINS, s.year)


BEGIN_YEAR: Final = BeginYear()
