"""signoria replay: a game file, checked move by move, and where it leads."""

from pathlib import Path

import click

from signoria.cli.files import load_record
from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.cli.positions import ranking_of, scores_of
from signoria.cli.views import seat_view
from signoria.kernel.agenda import OVER
from signoria.kernel.documents import digest
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.referee import Referee


@click.command(name="replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "ply", type=int, metavar="PLY", help="Only so many moves.")
@click.option("--seat", type=int, metavar="N", help="Show only what seat N may see.")
@click.option("--sound", is_flag=True, help="Of a damaged file take what precedes the damage.")
@language_option
@json_option
def command(file: Path, ply: int | None, seat: int | None, sound: bool, language: str, as_json: bool) -> None:
    """Replay a game file strictly and show where it leads."""
    referee = load_record(file, sound, ply)
    played = len(referee.record.line)
    if ply is None:
        ply = played
    if not 0 <= ply <= played:
        raise SignoriaError(f"--to {ply}: {file} can be replayed to ply 0 to {played}")
    state = referee.at(ply)
    view = seat_view(state, seat)
    if not as_json:
        _show(referee, ply, view, language, state.ranking() if state.actor() == OVER else None)
        return
    answer: dict[str, Json] = {
        "game": referee.game.id,
        "plies": ply,
        # A digest of what is hidden would let a seat try which hands fit it.
        "digest": digest(state) if seat is None or state.actor() == OVER else None,
        "over": state.actor() == OVER,
        "scores": scores_of(state),
        "ranking": ranking_of(state),
    }
    if seat is not None:
        answer["view"] = view
    emit(answer)


def _show(referee: Referee, ply: int, view: dict[str, Json], language: str, ranking: list[int] | None) -> None:
    from signoria.cli.drawing import Drawing

    names = referee.record.header.names
    drawing = Drawing(referee.game, names, None, language)
    drawing.say("replay-line", ply=ply, plies=len(referee.record.line))
    drawing.table(view)
    if ranking is None:
        drawing.print(drawing.sentences.question(view))
        drawing.scores(view)
    else:
        drawing.ranking(view, ranking)
