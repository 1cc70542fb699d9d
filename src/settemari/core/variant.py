"""Variants: the numbers and settings of a game as data, checked field by field.

A variant file is TOML. A game declares its fields; what a file leaves out is as in the game's default variant, so a
file can be small. A loaded variant is whole: a record carries all of it and never depends on today's defaults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from settemari.core.errors import FileError, VariantError, shown
from settemari.core.files import read_text
from settemari.locales.message import Message, say

LARGEST_FILE = 8 * 1024  # a parser's time may grow with the square of it
DEEPEST = 4  # tables within tables


class Field:
    """One field of a variant: where it stands in the file, and what may stand there."""

    def __init__(self, path: str) -> None:
        self.path = path

    def allowed(self) -> Message:
        raise NotImplementedError

    def accepts(self, value: object) -> bool:
        raise NotImplementedError


class Number(Field):
    """A whole number within bounds."""

    def __init__(self, path: str, low: int, high: int) -> None:
        super().__init__(path)
        self.low = low
        self.high = high

    def allowed(self) -> Message:
        return say("error-must-be-number", low=self.low, high=self.high)

    def accepts(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


class Numbers(Field):
    """A list of whole numbers within bounds, rising or in any order."""

    def __init__(self, path: str, low: int, high: int, shortest: int, longest: int, rising: bool) -> None:
        super().__init__(path)
        self.low = low
        self.high = high
        self.shortest = shortest
        self.longest = longest
        self.rising = rising

    def allowed(self) -> Message:
        key = "error-must-be-rising" if self.rising else "error-must-be-numbers"
        return say(key, shortest=self.shortest, longest=self.longest, low=self.low, high=self.high)

    def accepts(self, value: object) -> bool:
        if not isinstance(value, list) or not self.shortest <= len(value) <= self.longest:
            return False
        if not all(type(item) is int and self.low <= item <= self.high for item in value):
            return False
        return not self.rising or all(one < two for one, two in pairwise(value))


class Choice(Field):
    """One of a few words."""

    def __init__(self, path: str, *words: str) -> None:
        super().__init__(path)
        self.words = words

    def allowed(self) -> Message:
        return say("error-must-be-word", words=[repr(word) for word in self.words])

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words


class Flag(Field):
    """Yes or no."""

    def allowed(self) -> Message:
        return say("error-must-be-flag")

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)


class Variant:
    """A whole variant: every field of its game has a value. It does not change."""

    def __init__(self, game: str, name: str, values: Mapping[str, object], source: str) -> None:
        self.game = game
        self.name = name
        self.values: dict[str, object] = dict(values)
        self.source = source  # where it came from, for messages only

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and (self.game, self.values) == (other.game, other.values)

    def __hash__(self) -> int:
        return hash((self.game, repr(sorted(self.values.items()))))

    def __repr__(self) -> str:
        return f"<variant {self.name} of {self.game}>"

    def number(self, path: str) -> int:
        value = self.values[path]
        assert type(value) is int
        return value

    def numbers(self, path: str) -> list[int]:
        value = self.values[path]
        assert isinstance(value, list)
        return list(value)

    def word(self, path: str) -> str:
        value = self.values[path]
        assert isinstance(value, str)
        return value

    def flag(self, path: str) -> bool:
        value = self.values[path]
        assert isinstance(value, bool)
        return value

    def tables(self) -> dict[str, object]:
        """The variant as nested tables, as it would stand in a file."""
        root: dict[str, object] = {"game": self.game, "name": self.name}
        for path, value in self.values.items():
            table = root
            *parents, leaf = path.split(".")
            for parent in parents:
                inner = table.setdefault(parent, {})
                assert isinstance(inner, dict)
                table = inner
            table[leaf] = list(value) if isinstance(value, list) else value
        return root


def toml_of(variant: Variant) -> str:
    """The variant whole, as a file that can be read again."""
    sections: dict[str, list[str]] = {"": [f"game = {_toml(variant.game)}", f"name = {_toml(variant.name)}"]}
    for path, value in variant.values.items():
        section, _, key = path.rpartition(".")
        sections.setdefault(section, []).append(f"{key} = {_toml(value)}")
    told = ["\n".join([f"[{section}]", *lines] if section else lines) for section, lines in sections.items()]
    return "\n\n".join(told) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def flatten(tables: Mapping[str, object], depth: int = DEEPEST) -> Iterator[tuple[str, object]]:
    """Every value of nested tables with its dotted path; what is empty, or nested too deep, comes as a whole."""
    for key, value in tables.items():
        name = key if isinstance(key, str) else shown(key)
        if isinstance(value, Mapping) and value and depth > 1:
            for path, inner in flatten(value, depth - 1):
                yield f"{name}.{path}", inner
        else:
            yield name, value


def build_variant(
    game: str,
    tables: Mapping[str, object],
    fields: list[Field],
    defaults: Mapping[str, object] | None,
    source: str,
) -> Variant:
    """Check nested tables against a game's fields and make a whole variant of them."""
    if not isinstance(tables, Mapping):
        raise VariantError(source, "", tables, say("error-must-be-tables"))
    by_path = {field.path: field for field in fields}
    given: dict[str, object] = {}
    name: object = Path(source).stem
    for path, value in flatten(tables):
        if value == {} and any(known.startswith(f"{path}.") for known in by_path):
            continue  # a heading with nothing below it
        if path in given:
            raise VariantError(source, path, value, say("error-twice"))
        given[path] = list(value) if isinstance(value, list) else value
        if path == "game":
            if value != game:
                raise VariantError(source, "game", value, say("error-read-as", game=game))
        elif path == "name":
            name = value
            if not isinstance(value, str) or not 1 <= len(value) <= 40 or not value.isprintable():
                raise VariantError(source, "name", value, say("error-must-be-name"))
        elif path not in by_path:
            raise VariantError(source, path, value, _unknown_field(path, list(by_path)))
        elif not by_path[path].accepts(value):
            raise VariantError(source, path, value, by_path[path].allowed())
    values = {**(defaults or {}), **given}
    for path, field in by_path.items():
        if path not in values:
            raise VariantError(source, path, None, say("error-missing", allowed=field.allowed()))
    return Variant(game, str(name), {field.path: values[field.path] for field in fields}, source)


def read_tables(file: Path) -> dict[str, object]:
    """The tables of a TOML file; whatever is wrong with it is told as a FileError."""
    import tomllib  # only who reads a variant pays for it

    content = read_text(file, LARGEST_FILE)
    try:
        return tomllib.loads(content)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise FileError(str(file), say("error-not-toml", why=error)) from None


def _unknown_field(path: str, known: list[str]) -> Message:
    import difflib

    near = difflib.get_close_matches(path, known, n=3)
    if near:
        return say("error-no-field-near", near=near)
    return say("error-no-field", fields=sorted(known))
