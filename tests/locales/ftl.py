"""The catalogues' files as the tests see them: messages with their attributes, variables and selectors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from settemari import locales

PLURALS = {"one", "other"}


class Form(NamedTuple):
    """A message's text, or that of one of its attributes; the text itself has the name ''."""

    key: str
    name: str
    pattern: ast.Pattern

    def __str__(self) -> str:
        return f"{self.key}.{self.name}" if self.name else self.key


def parsed(source: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(source)


@cache
def files() -> Mapping[tuple[str, str], ast.Resource]:
    """Every file there is, by language and area."""
    found = {}
    for language in locales.LANGUAGES:
        for file in sorted((locales.FOLDER / language).glob("*.ftl")):
            found[language, file.stem] = parsed(locales.source(language, file.stem))
    return found


def forms(resource: ast.Resource) -> Iterator[Form]:
    """Everything a file can say."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Form(entry.id.name, "", entry.value)
            for attribute in entry.attributes:
                yield Form(entry.id.name, attribute.id.name, attribute.value)


def walk(node: object) -> Iterator[ast.SyntaxNode]:
    """A node and all that is in it."""
    if isinstance(node, ast.SyntaxNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}


def selectors(pattern: ast.Pattern) -> dict[str, set[str]]:
    """The variables that choose between variants, each with the names of its variants."""
    found: dict[str, set[str]] = {}
    for node in walk(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            names = {key(variant) for variant in node.variants}
            found.setdefault(node.selector.id.name, set()).update(names)
    return found


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def counts(names: set[str]) -> bool:
    """Whether variants so named choose by a number; ``other`` alone may stand for any other word too."""
    return any(name == "one" or not name[0].isalpha() for name in names)


def pieces(pattern: ast.Pattern) -> Iterator[str]:
    """The running texts of a pattern as a reader meets them: one for each way through its variants.

    A variable stands there as ``{x}``: what is before and after it is text too.
    """
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [way + element.value for way in ways]
        elif isinstance(element.expression, ast.StringLiteral):
            ways = [way + element.expression.parse()["value"] for way in ways]
        elif isinstance(element.expression, ast.SelectExpression):
            inner = [text for variant in element.expression.variants for text in pieces(variant.value)]
            ways = [way + text for way in ways for text in inner]
        else:
            ways = [way + "{x}" for way in ways]
    yield from ways
