"""signoria play: a game in the terminal, new or from a file."""

import sys
from pathlib import Path
from random import Random

import click

from signoria.bots.protocol import Bot
from signoria.bots.registry import find_bot
from signoria.cli.files import load_record
from signoria.cli.options import agreed, agreements_option, json_option, language_option, seat_list
from signoria.cli.output import emit
from signoria.cli.positions import ranking_of, scores_of
from signoria.cli.session import Session
from signoria.kernel.chance import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from signoria.text import Words

HUMAN = "human"
BOT_NAMES = ["Lucia", "Marco", "Bianca", "Paolo", "Elena"]
USUAL_BOTS = 2


@click.command(name="play")
@click.argument("game_name", metavar="GAME|FILE")
@click.option("--seats", "sitting", metavar="human,random,...", help="Who sits where: human, or the name of a bot.")
@agreements_option
@click.option("--seed", help="The same seed gives the same chance.")
@click.option("--sound", is_flag=True, help="Of a damaged file take what precedes the damage.")
@language_option
@json_option
def command(
    game_name: str,
    sitting: str | None,
    agreements: tuple[str, ...],
    seed: str | None,
    sound: bool,
    language: str,
    as_json: bool,
) -> None:
    """Play a game in the terminal, against bots or each other; or go on with a saved one."""
    source: Path | None = None
    if looks_like_file(game_name):
        if sitting is not None or agreements or seed is not None:
            raise SignoriaError("a saved game has its seats, options and seed; none can be given")
        source = Path(game_name)
        referee = load_record(source, sound)
    else:
        referee = _new(game_name, sitting, agreements, seed, language)
    bots = [_bot_of(name) for name in referee.record.header.names]
    chances = [Random(f"{seed}:{seat}") if seed is not None else Random() for seat in range(len(bots))]
    session = Session(referee, bots, chances, language, sys.stderr if as_json else None, source)
    session.run()
    if as_json:
        answer: dict[str, Json] = {
            "game": referee.game.id,
            "over": referee.over(),
            "plies": len(referee.record.line),
            "scores": scores_of(referee.state),
            "ranking": ranking_of(referee.state),
            "saved": None if session.saved is None else str(session.saved),
        }
        emit(answer)


def looks_like_file(name: str) -> bool:
    return name.endswith(".sgr") or "/" in name or Path(name).is_file()


def _new(game_name: str, sitting: str | None, agreements: tuple[str, ...], seed: str | None, language: str) -> Referee:
    game = find(game_name)
    options = agreed(agreements)
    if sitting is None:
        # Two bots more, if the game and what was agreed allow it.
        able = [seats for seats in game.seats if seats >= 2 and _allowed(game_name, seats, options)]
        seats = min(able or game.seats, key=lambda count: abs(count - 1 - USUAL_BOTS))
        sitting = ",".join([HUMAN, *["search:player" if game.mind else "random"] * (seats - 1)])
    sitters = seat_list(sitting)
    setup = game.setup(len(sitters), options)
    if seed is not None and any(character in seed for character in "#\r\n"):
        raise SignoriaError(f"--seed {seed!r} can't stand in a game file: it holds a # or a line break")
    return begin(game, setup, names_of(sitters, Words(language)), Seed(seed))


def _allowed(game_name: str, seats: int, options: dict[str, Json]) -> bool:
    try:
        find(game_name).setup(seats, options)
    except SignoriaError:
        return False
    return True


def names_of(sitters: list[str], words: Words) -> list[str]:
    """Names for people and bots; a bot's kind stands behind its name, so that a saved game can go on."""
    people = sitters.count(HUMAN)
    bots = iter(BOT_NAMES)
    names: list[str] = []
    for sitter in sitters:
        if sitter == HUMAN:
            number = 0 if people == 1 else len([name for name in names if "(" not in name]) + 1
            names.append(words.say("play-seat", number=number))
        else:
            find_bot(sitter)
            names.append(f"{next(bots)} ({sitter})")
    return names


def _bot_of(name: str) -> Bot | None:
    """The bot that a seat's name tells of; a person where there is none."""
    if not name.endswith(")") or "(" not in name:
        return None
    return find_bot(name[name.rindex("(") + 1 : -1])
