"""A game at one screen: bots answer by themselves, people in turn, and nobody sees another's hand."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import IO, Any

from signoria.bots.protocol import Bot
from signoria.cli.drawing import Drawing
from signoria.cli.files import write_text
from signoria.cli.orders import Orders
from signoria.cli.prompt import Prompt
from signoria.kernel.chair import Chair
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import SignoriaError
from signoria.kernel.referee import Referee


def is_no(answer: str) -> bool:
    """Whether the answer to an offer of saving is no name: a number left over from playing, or a no."""
    return answer.isdecimal() or answer.lower() in ("n", "no", "ne")


class Left(Exception):
    """Somebody left the game before its end."""


class Session:
    """One game with its people and bots. `bots` holds None where a person sits."""

    def __init__(
        self,
        referee: Referee,
        bots: Sequence[Bot | None],
        chances: Sequence[Random],
        language: str,
        file: IO[str] | None = None,
        came_from: Path | None = None,
    ) -> None:
        self.referee = referee
        self.bots = bots
        self.chances = chances
        self.language = language
        self.came_from = came_from
        self.saved: Path | None = None
        self.chairs = [Chair(referee, seat) for seat in range(len(bots))]
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        names = [name.partition(" (")[0] for name in referee.record.header.names]
        self.drawings = [Drawing(referee.game, names, seat, language, file) for seat in range(len(bots))]
        self.watching = Drawing(referee.game, names, None, language, file)
        self.prompt = Prompt(self.watching.console if file is not None else None)
        self.told = [0] * len(bots)
        self.forced: list[list[str]] = [[] for _ in bots]
        self.at_screen: int | None = None
        self.asked_last: tuple[int, int] | None = None

    def run(self) -> None:
        """Plays to the end or until somebody leaves; never raises for what people do."""
        try:
            self._hello()
            self._play()
            self._end()
        except (Left, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._interrupted()

    def _hello(self) -> None:
        names = [self.watching.sentences.seat(SEATS.ids[seat]) for seat in range(len(self.bots))]
        listing = self.watching.sentences.listing(names)
        self.watching.say("play-hello", style="bold", game=self.watching.words.say("game-name"), seats=listing)

    def _play(self) -> None:
        self.referee.let_chance_play()
        while not self.referee.over():
            seat = self.referee.state.actor()
            bot = self.bots[seat]
            chair = self.chairs[seat]
            moves = chair.moves()
            if bot is not None:
                chair.play(bot.choose(chair, moves, self.chances[seat]))
            elif len(moves) == 1:
                self._play_forced(seat, moves[0])
            else:
                self._ask(seat, moves)

    # A person's turn.

    def _play_forced(self, seat: int, move: str) -> None:
        """One legal answer is given by itself; whoever it is for hears of it when the screen is his."""
        chair = self.chairs[seat]
        self.forced[seat].append(self.drawings[seat].sentences.move(move, chair.view()))
        if self.people == [seat]:
            self.catch_up(seat)
        chair.play(move)

    def _ask(self, seat: int, moves: list[str]) -> None:
        self._hand_over(seat)
        self.catch_up(seat)
        self.show(seat, moves)
        orders = Orders(self, seat, moves)
        while True:
            name = self.watching.sentences.seat(SEATS.ids[seat])
            line = self.prompt.ask(self.watching.words.say("play-prompt", seat=name) + " ", orders.completions())
            try:
                if orders.obey(line.strip()):
                    return
            except SignoriaError as fault:
                self.watching.say("play-broken", style="red", fault=str(fault))

    def _hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared, and stays so until the next one says that he sits there."""
        if self.at_screen == seat:
            return
        if len(self.people) > 1:
            self.watching.console.clear()
            name = self.watching.sentences.seat(SEATS.ids[seat])
            self.prompt.ask(self.watching.words.say("play-hand-over", seat=name) + " ", [])
            self.watching.console.clear()
        self.at_screen = seat
        self.asked_last = None

    def catch_up(self, seat: int) -> None:
        """Tells what happened since the seat last looked."""
        drawing = self.drawings[seat]
        drawing.log(self.events(seat, self.told[seat]))
        self.told[seat] = self.chairs[seat].ply()
        for sentence in self.forced[seat]:
            drawing.say("play-only", style="dim", move=sentence)
        self.forced[seat].clear()

    def show(self, seat: int, moves: Sequence[str], whole: bool = False) -> None:
        """The table, or of a turn that goes on only what changes; the question; the moves."""
        view = self.chairs[seat].view()
        drawing = self.drawings[seat]
        others = sum(1 for made in self.chairs[seat].line() if made["actor"] not in (SEATS.ids[seat], None))
        here = (seat, others)
        if whole or here != self.asked_last:
            drawing.console.print()
            drawing.table(view)
        else:
            drawing.brief(view)
        self.asked_last = here
        drawing.print(drawing.sentences.question(view), style="bold cyan")
        drawing.menu([(move, drawing.sentences.move(move, view)) for move in moves])

    def events(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """What a seat saw since a ply."""
        return [event for events in self.chairs[seat].events(since) for event in events]

    def take_back(self, seat: int) -> bool:
        """Goes back to the seat's last choice, if nothing new was seen since."""
        chair = self.chairs[seat]
        for ply in range(chair.ply() - 1, chair.horizon() - 1, -1):
            if len(self.referee.at(ply).moves()) > 1:
                chair.undo(ply)
                self.told = [min(told, ply) for told in self.told]
                self.asked_last = None
                self.watching.say("play-undone", style="dim", ply=ply)
                return True
        return False

    # Saving and leaving.

    def save(self, name: str) -> None:
        """The whole game with its seed, so that it can go on. Only this game's own file is written over."""
        path = Path(name if Path(name).suffix else f"{name}.sgr")
        if path.exists() and path not in (self.saved, self.came_from):
            raise SignoriaError(self.watching.words.say("play-exists", file=str(path)))
        write_text(path, self.referee.record.text(self.referee.game.moves, True))
        self.saved = path
        self.watching.say("play-saved", style="green", file=str(path))

    def leave(self) -> None:
        raise Left

    def _leave(self) -> None:
        self.watching.console.print()
        self.watching.say("play-left")
        if self.saved is None:
            self.watching.say("play-not-saved", style="dim")

    def _interrupted(self) -> None:
        """Ctrl-C asks once whether to save; a second one leaves."""
        self.watching.console.print()
        self._quietly(self._offer)
        self._leave()

    def _end(self) -> None:
        """The last events, the table, the ranking, and the offer to save."""
        seat = self.at_screen if self.at_screen is not None else None
        if seat is not None:
            self.catch_up(seat)
        view = Chair(self.referee, None).view()
        drawing = self.drawings[seat] if self.people == [seat] and seat is not None else self.watching
        drawing.console.print()
        drawing.table(view)
        drawing.ranking(view, self.referee.state.ranking())
        if self.people:
            self._quietly(self._offer)

    def _offer(self) -> None:
        name = self.prompt.ask(self.watching.words.say("play-offer") + " ", []).strip()
        if name and not is_no(name):
            try:
                self.save(name)
            except SignoriaError as fault:
                self.watching.say("play-broken", style="red", fault=str(fault))

    def _quietly(self, offer: Callable[[], None]) -> None:
        """An offer that need not be answered."""
        try:
            offer()
        except (EOFError, KeyboardInterrupt):
            self.watching.console.print()
