"""What a person may say at the prompt: a move, or a word for something else."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from signoria.cli.rules import clauses_of, plain
from signoria.cli.why import verdict_text
from signoria.kernel.errors import Unreadable

if TYPE_CHECKING:
    from signoria.cli.session import Session

# In the order in which help lists them; each is known by its English word and by that of the language.
WORDS = ["why", "undo", "table", "moves", "log", "rules", "effects", "save", "quit"]


def bare(word: str) -> str:
    """A word without its accents: not every keyboard has them."""
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))


class Orders:
    """The prompt of one seat while it is asked one question."""

    def __init__(self, session: "Session", seat: int, moves: list[str]) -> None:
        self.session = session
        self.seat = seat
        self.moves = moves
        self.chair = session.chairs[seat]
        self.drawing = session.drawings[seat]
        self.words = self.drawing.words
        self._orders: dict[str, Callable[[str], bool]] = {}
        for word in WORDS:
            order: Callable[[str], bool] = getattr(self, f"_{word}")
            own = self.words.say(f"word-{word}")
            self._orders[own] = self._orders[bare(own)] = self._orders[word] = order

    def completions(self) -> list[str]:
        why = self.words.say("word-why")
        words = [self.words.say(f"word-{word}") for word in WORDS]
        return [*self.moves, *words, *(f"{why} {move}" for move in self.chair.refusals())]

    def obey(self, line: str) -> bool:
        """Whether the game goes on: a move was played, or one was taken back."""
        if line in ("?", "help"):
            return self._help()
        first, _, rest = line.partition(" ")
        if first in self._orders:
            return self._orders[first](rest.strip())
        move = self._meant(line)
        if move is None:
            return False
        self.chair.play(move)
        return True

    def _meant(self, line: str) -> str | None:
        """The legal move of a number, a notation or the beginning of one; or what is wrong is said."""
        if line.isdecimal():
            if len(line) < 6 and 1 <= int(line) <= len(self.moves):
                return self.moves[int(line) - 1]
            self.drawing.say("play-range", style="red", count=len(self.moves))
            return None
        said = " ".join(line.split())
        if said in self.moves:
            return said
        begun = [move for move in self.moves if move.startswith(said)]
        if said and len(begun) == 1:
            return begun[0]
        if said:
            self._tell_why(said)
        return None

    def _tell_why(self, said: str) -> None:
        """The clause in the way of something that is a move, or the moves that are near to what is none."""
        try:
            number = self.session.referee.game.moves.parse(said)
        except Unreadable:
            near = get_close_matches(said, self.moves, 3, 0.3) or self.moves[:3]
            self.drawing.say("play-unknown", style="red", text=said, near=", ".join(near))
            return
        notation = self.session.referee.game.moves.notation(number)
        verdict = self.chair.why(notation)
        text = verdict_text(verdict, self.session.referee.game.id, notation, self.words)
        self.drawing.print(text if verdict.clause is None else f"{verdict.clause}  {text}")

    # Words.

    def _help(self) -> bool:
        entries = [("1, 2, ...", "help-number")]
        arguments = {"why": " …", "rules": " [4.7]", "save": " …"}
        entries += [(self.words.say(f"word-{word}") + arguments.get(word, ""), f"help-{word}") for word in WORDS]
        for entry, message in entries:
            self.drawing.print(f"  {entry:<14} {self.words.say(message)}")
        self.drawing.legend()
        return False

    def _why(self, rest: str) -> bool:
        if rest.isdecimal() and len(rest) < 6 and 1 <= int(rest) <= len(self.moves):
            rest = self.moves[int(rest) - 1]
        if rest:
            self._tell_why(" ".join(rest.split()))
        else:
            self.drawing.say("play-why-how", move=next(iter(self.chair.refusals()), self.moves[0]))
        return False

    def _undo(self, rest: str) -> bool:
        if self.session.take_back(self.seat):
            return True
        self.drawing.say("play-cannot-undo")
        return False

    def _table(self, rest: str) -> bool:
        self.session.show(self.seat, self.moves, whole=True)
        return False

    def _moves(self, rest: str) -> bool:
        view = self.chair.view()
        self.drawing.menu([(move, self.drawing.sentences.move(move, view)) for move in self.moves], numbered=False)
        return False

    def _log(self, rest: str) -> bool:
        self.drawing.log(self.session.events(self.seat))
        return False

    def _rules(self, rest: str) -> bool:
        for number, text in clauses_of(self.session.referee.game.id, rest or None, self.session.language).items():
            self.drawing.print(f"{number}  {plain(text)}")
        return False

    def _effects(self, rest: str) -> bool:
        self.drawing.effects()
        return False

    def _save(self, rest: str) -> bool:
        if rest:
            self.session.save(rest)
        else:
            self.drawing.say("play-save-how")
        return False

    def _quit(self, rest: str) -> bool:
        self.session.leave()
        return True
