"""signoria position: what lies on the table, what may be played, and what comes of it."""

from pathlib import Path

import click

from signoria.cli.files import load, write_text
from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.cli.positions import actor_of, scores_of
from signoria.cli.views import open_view
from signoria.kernel.agenda import OVER
from signoria.kernel.errors import Broken, Illegal, SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.referee import Referee


@click.command(name="position")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--play", "moves", multiple=True, metavar="MOVE", help="Play a move, in notation; any number of times.")
@click.option("--write", type=click.Path(path_type=Path), metavar="FILE", help="Write the position reached as JSON.")
@click.option("--sound", is_flag=True, help="Of a damaged game file take what precedes the damage.")
@language_option
@json_option
def command(file: Path, moves: tuple[str, ...], write: Path | None, sound: bool, language: str, as_json: bool) -> None:
    """Show a position (a JSON document or a game file) and its legal moves, and play on from it."""
    referee = load(file, sound)
    for move in moves:
        play(referee, move)
    if write is not None:
        import json

        write_text(write, json.dumps(referee.document(), ensure_ascii=False, indent=1) + "\n")
    state = referee.state
    legal = [] if state.actor() == OVER else [referee.game.moves.notation(move) for move in state.moves()]
    view = open_view(state)
    if as_json:
        answer: dict[str, Json] = {
            "actor": actor_of(state),
            "moves": legal,
            "view": view,
            "scores": scores_of(state),
            "over": state.actor() == OVER,
        }
        emit(answer)
    else:
        _show(referee, view, legal, language)


def play(referee: Referee, move: str) -> None:
    """A move for whoever is asked, chance included, or the sentence that forbids it."""
    try:
        referee.play(referee.state.actor(), referee.game.moves.parse(move))
    except Illegal as fault:
        offer = ""
        if fault.legal and fault.clause is None:
            offer = f"; legal: {', '.join(fault.legal[:12])}" + (", ..." if len(fault.legal) > 12 else "")
        raise SignoriaError(f"{fault}{offer}") from None
    except Broken as fault:
        raise SignoriaError(f"{move}: the position is none that can be played on: {fault}") from None


def _show(referee: Referee, view: dict[str, Json], legal: list[str], language: str) -> None:
    from signoria.cli.drawing import Drawing

    drawing = Drawing(referee.game, referee.record.header.names, None, language)
    drawing.table(view)
    drawing.print(drawing.sentences.question(view))
    drawing.menu([(move, drawing.sentences.move(move, view)) for move in legal], numbered=False)
    if referee.state.actor() == OVER:
        drawing.ranking(view, referee.state.ranking())
    else:
        drawing.scores(view)
