"""Czech and English say everything that a game can say, with the same variables, and nothing that nobody says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.kernel.agenda import Duty
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.fields import UNSEEN, Choice, Order, Slots
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names
from signoria.text.sentences import is_numeric, slug
from signoria.text.words import LANGUAGES
from tests.text.messages import is_its_variable, messages, references, selections, variables, variants

FILES = [None, *names()]
GAMES = names()
SCENES = Path(__file__).parents[2] / "client" / "src" / "games"
# Counted in Czech as one, few and other; in English as one and other.
PLURALS = {"cs": {"one", "few", "other"}, "en": {"one", "other"}}


def offered(game: Game) -> Iterator[str]:
    """What a game may say of itself where it is chosen."""
    yield "game-about"
    yield from (f"option-{option.name}-{value}-means" for option in game.options for value in option.values)


def domains_of(game: Game) -> dict[str, Domain]:
    """The domains whose members have names, by slug."""
    found: list[Domain] = [domain for family in game.moves.families for domain in family.domains]
    found += [domain for group in game.piles.groups if group.seen != UNSEEN for domain in group.domains]
    found += [domain for note in game.notes for domain in note.domains]
    for field in game.fields:
        if isinstance(field, Choice | Order):
            found.append(field.domain)
        elif isinstance(field, Slots):
            found += [field.keys, field.values]
    # A member with a dot is put together of members of other domains, and named by them.
    return {
        slug(domain): domain
        for domain in found
        if domain is not SEATS and not is_numeric(domain) and not any("." in member for member in domain.ids)
    }


def needed(game: Game) -> Iterator[str]:
    """Every message that the tables of a game ask for by a name made of theirs."""
    yield "game-name"
    yield from (f"move-{family.name}" for family in game.moves.families)
    yield from (f"ask-{name}" for name, kind in game.decisions.items() if not issubclass(kind, Duty))
    yield from (f"note-{note.name}" for note in game.notes)
    yield from (f"pile-{group.name}" for group in game.piles.groups if group.seen != UNSEEN and group.name != "scored")
    yield from (f"field-{field.name}" for field in game.fields if field.seen != UNSEEN)
    yield from domains_of(game)
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_table_of_a_game_has_its_words(name: str, language: str) -> None:
    missing = [message for message in needed(find(name)) if message not in messages(language, name)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_member_has_a_name(name: str, language: str) -> None:
    for word, domain in domains_of(find(name)).items():
        message = messages(language, name)[word]
        # Coordinates and numbers of cards are called by their ids in any language.
        assert is_its_variable(message, word) or variants(message, word) == set(domain.ids), word


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same_of_the_same(name: str | None) -> None:
    czech, english = (messages(language, name) for language in LANGUAGES)
    inner = {
        language: {used for message in messages(language, name).values() for used in references(message).messages}
        for language in LANGUAGES
    }
    # A message that only others refer to belongs to the grammar of its language.
    assert set(czech) - inner["cs"] - inner["en"] == set(english) - inner["cs"] - inner["en"]
    for message in set(czech) & set(english) - inner["cs"] - inner["en"]:
        assert variables("cs", name, message) == variables("en", name, message), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_what_is_counted_has_the_plurals_of_its_language(name: str | None, language: str) -> None:
    for word, message in messages(language, name).items():
        for selection in selections(message):
            keys = {getattr(variant.key, "name", None) for variant in selection.variants} - {None}
            if "one" in keys and word not in ("winner", "act-take-card", "counted-building"):
                assert keys == PLURALS[language], word


def sources(name: str | None) -> Iterator[Path]:
    """The code that may say something: all of ours, and for a game the scene that draws it."""
    yield from Path(signoria.__file__).parent.rglob("*.py")
    scene = SCENES / name if name is not None else None
    if scene is not None and scene.is_dir():
        yield from (path for path in scene.rglob("*") if path.suffix in (".svelte", ".ts"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_nothing_stands_there_that_nobody_says(name: str | None, language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources(name))
    said = set(re.findall(r'[\'"`]([a-z][a-z0-9_-]*)[\'"`]', code))
    # Families of messages whose names the code completes: say(f"rialto-{name}"), say(`rialto-${name}`).
    heads = set(re.findall(r'(?:f[\'"]|`)([a-z][a-z-]*-)\$?\{', code))
    ours = messages(language, name)
    said |= {used for message in ours.values() for used in references(message).messages}
    if name is not None:
        said |= {*needed(find(name)), *offered(find(name))}
    unsaid = [
        message for message in ours if message not in said and not any(message.startswith(head) for head in heads)
    ]
    assert unsaid == []


def test_acts_and_counted_things_belong_to_the_game() -> None:
    for name in GAMES:
        game = find(name)
        things = {thing.name for thing in game.piles.things} | {
            group.name for group in game.piles.groups if group.thing is None
        }
        for message in messages("en", name):
            kind, _, rest = message.partition("-")
            if kind == "act":
                assert rest.partition("-")[2] in things, message
            if kind in ("move", "ask", "note", "pile", "field", "option"):
                assert message in {*needed(game), *offered(game)}, message
