"""The games there are: what they are made of, their words and their rules."""

from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from signoria.bots.registry import levels
from signoria.kernel.domain import Domain
from signoria.kernel.fields import COUNT, OPEN, OWNER, PRIVATE, UNSEEN, Choice, Order
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names
from signoria.kernel.rulebook import chapters, sentence
from signoria.kernel.setup import Setup
from signoria.server import answers
from signoria.server.decisions import clauses_of
from signoria.server.failures import found
from signoria.text.words import LANGUAGES, Words, text_files

ROUTER: Final = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=64)]
Language = Literal["cs", "en"]
# What a game says of itself where games are chosen.
OF_THE_HALL: Final = ("bots", "title", "about")
SEEN: Final = {OPEN: "open", OWNER: "owner", COUNT: "count", UNSEEN: "unseen", PRIVATE: "private"}


@ROUTER.get("", response_model=list[answers.GameSummary])
def games() -> list[answers.Documents]:
    """The games that can be played here, with their options, and the bots that play them."""
    return [_summary(find(name)) for name in names()]


@ROUTER.get("/{game}", response_model=answers.GameDescription)
def game(game: GameName) -> answers.Documents:
    """Everything that moves, views and events of a game are made of."""
    return description(found(lambda: find(game)))


@ROUTER.get("/{game}/words/{language}", response_model=None, responses=answers.of_kind("text/plain"))
def words(game: GameName, language: Language) -> PlainTextResponse:
    """The Fluent messages of Signoria and of a game."""
    return PlainTextResponse(_words(found(lambda: find(game)).id, language))


@ROUTER.get("/{game}/rules/{language}", response_model=answers.Rules)
def rules(game: GameName, language: Language) -> answers.Documents:
    """The rules of a game, clause by clause."""
    own = found(lambda: find(game)).id
    clauses = found(lambda: chapters(own, language))
    return {
        "clauses": [
            {"number": number, "text": sentence(own, number, language), "chapter": chapter}
            for number, chapter in clauses.items()
        ]
    }


@cache
def _words(game: str, language: str) -> str:
    return "\n".join(place.read_text(encoding="utf-8") for place in text_files(language, game))


@cache
def _summary(game: Game) -> answers.Documents:
    return {
        "id": game.id,
        "edition": game.edition,
        "version": game.version,
        "seats": game.seats,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "seats": {value: _seats_with(game, option.name, value) for value in option.values},
            }
            for option in game.options
        ],
        "bots": [{"bot": level.bot, "level": level.name} for level in levels()],
        "title": {language: _sentence(game, language, "game-name") for language in LANGUAGES},
        "about": {language: _sentence(game, language, "game-about") for language in LANGUAGES},
    }


def _seats_with(game: Game, option: str, value: str) -> list[int]:
    """With how many a value can be played, the other options being as usual."""
    usual = {each.name: each.values[0] for each in game.options}
    setups = [Setup(seats, {**usual, option: value}, game.version) for seats in game.seats]
    return [setup.seats for setup in setups if game.forbids(setup) is None]


def _sentence(game: Game, language: str, message: str) -> str:
    """A plain sentence of the game's own words; of one that it doesn't say nothing."""
    words = Words(language, game.id)
    return words.say(message) if words.knows(message) else ""


@cache
def description(game: Game) -> answers.Documents:
    summary = _summary(game)
    return {
        **{name: value for name, value in summary.items() if name not in OF_THE_HALL},
        "domains": {domain.name: domain.ids for domain in _domains(game)},
        "families": [
            {"name": family.name, "parameters": _parameters(family.parameters, family.domains)}
            for family in game.moves.families
        ],
        "groups": [
            {
                "name": group.name,
                "thing": group.thing.name if group.thing is not None else None,
                "domains": [domain.name for domain in group.domains],
                "owned": group.owned,
                "seen": SEEN[group.seen],
            }
            for group in game.piles.groups
        ],
        "things": [
            {"name": thing.name, "by": thing.by.name if thing.by is not None else None} for thing in game.piles.things
        ],
        "notes": [{"name": note.name, "parameters": _parameters(note.parameters, note.domains)} for note in game.notes],
        "terms": [
            {"name": term, "each": each} for term, each in zip(game.ledger.terms.ids, game.ledger.each, strict=True)
        ],
        "decisions": clauses_of(game),
        "fields": [
            {"name": field.name, "domain": field.domain.name if isinstance(field, Choice | Order) else None}
            for field in game.fields
            if field.seen in (OPEN, OWNER)
        ],
    }


def _parameters(names: list[str], domains: list[Domain]) -> list[dict[str, str]]:
    return [{"name": name, "domain": domain.name} for name, domain in zip(names, domains, strict=True)]


def _domains(game: Game) -> list[Domain]:
    own = [domain for family in game.moves.families for domain in family.domains]
    own += [domain for group in game.piles.groups for domain in group.domains]
    own += [domain for note in game.notes for domain in note.domains]
    own += [thing.by for thing in game.piles.things if thing.by is not None]
    return own
