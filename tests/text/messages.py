"""The Fluent messages of the files, as their syntax tree tells of them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.text.words import LANGUAGES, text_files

PARSER = FluentParser()


@cache
def messages(language: str, game: str | None) -> dict[str, ast.Message]:
    """The messages of our own file, or of a game's without ours."""
    places = text_files(language, game)
    assert len(places) == (1 if game is None else 2), f"files of {game} in {language}: {places}"
    found: dict[str, ast.Message] = {}
    for entry in PARSER.parse(places[-1].read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: not Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


class References(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def references(message: ast.Message) -> References:
    found = References()
    found.visit(message)
    return found


def variables(language: str, game: str | None, name: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    found = references(messages(language, game)[name])
    used = set(found.variables)
    for other in found.messages:
        used |= variables(language, game, other)
    return used


def variants(message: ast.Message, variable: str) -> set[str]:
    """What a message distinguishes of a variable at its first selection by it."""
    for node in selections(message):
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == variable:
            return {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
    return set()


def is_its_variable(message: ast.Message, variable: str) -> bool:
    """Whether a message says nothing but what a variable holds."""
    elements = message.value.elements if message.value is not None else []
    return [reference(element) for element in elements] == [variable]


def reference(element: object) -> str | None:
    """The variable that stands there."""
    found = element.expression if isinstance(element, ast.Placeable) else None
    return found.id.name if isinstance(found, ast.VariableReference) else None


def selections(message: ast.Message) -> Iterator[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Selections(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            found.append(node)
            self.generic_visit(node)

    visitor: Any = Selections()
    visitor.visit(message)
    return iter(found)


__all__ = ["LANGUAGES", "is_its_variable", "messages", "references", "selections", "variables", "variants"]
