"""Messages by id, read when the first is said: Fluent takes longer to load than most commands run."""

import os
from importlib.metadata import entry_points
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

USUAL = "en"
LANGUAGES = ["cs", "en"]


class UnknownWords(LookupError):
    """A message that isn't there, or that can't be said with these arguments."""


def language_of_locale() -> str:
    """Czech where the locale is Czech, else English; the variables are asked in the order that POSIX gives them."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "cs" if value.lower().startswith("cs") else USUAL
    return USUAL


def text_files(language: str, game: str | None) -> "list[Traversable]":
    """Our messages and those beside the package of a game."""
    packages = ["signoria"]
    packages += sorted({point.module for point in entry_points(group="signoria.games") if point.name == game})
    places = [files(package) / "text" / f"{language}.ftl" for package in packages]
    return [place for place in places if place.is_file()]


class Words:
    """The messages of a language, for a game or for none. `strict` (for tests) raises where people get the id."""

    def __init__(self, language: str, game: str | None = None, strict: bool = False) -> None:
        self.language = language if language in LANGUAGES else USUAL
        self.game = game
        self.strict = strict
        self._bundle: FluentBundle | None = None

    def say(self, message: str, **about: object) -> str:
        """A message in this language; what it does not know it says by its id."""
        bundle = self._messages()
        if not bundle.has_message(message):
            return self._unknown(message, f"{message} is unknown in {self.language}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            return self._unknown(message, f"{message} has no text in {self.language}")
        text, faults = bundle.format_pattern(pattern, about)
        if faults and self.strict:
            raise UnknownWords(f"{message} in {self.language} with {about}: {faults}")
        return str(text)

    def knows(self, message: str) -> bool:
        return self._messages().has_message(message)

    def _unknown(self, message: str, fault: str) -> str:
        if self.strict:
            raise UnknownWords(fault)
        return message

    def _messages(self) -> "FluentBundle":
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            # No isolating marks around what is filled in: terminals show them as blanks.
            self._bundle = FluentBundle([self.language], use_isolating=False)
            for place in text_files(self.language, self.game):
                self._bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
        return self._bundle
