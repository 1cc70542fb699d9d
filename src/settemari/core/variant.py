"""Variants: the numbers and settings of a game as data, checked field by field.

A variant file is TOML. A game declares its fields; what a file leaves out is as in the game's default variant, so a
file can be small. A loaded variant is whole: a record carries all of it and never depends on today's defaults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from settemari.core.errors import VariantError, shown

LARGEST_FILE = 8 * 1024  # a parser's time may grow with the square of it
DEEPEST = 4  # tables within tables


class Field:
    """One field of a variant: where it stands in the file, and what may stand there."""

    def __init__(self, path: str) -> None:
        self.path = path

    def allowed(self) -> str:
        raise NotImplementedError

    def accepts(self, value: object) -> bool:
        raise NotImplementedError


class Number(Field):
    """A whole number within bounds."""

    def __init__(self, path: str, low: int, high: int) -> None:
        super().__init__(path)
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return f"must be a whole number from {self.low} to {self.high}"

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

    def allowed(self) -> str:
        order = ", each greater than the one before" if self.rising else ""
        return (
            f"must be a list of {self.shortest} to {self.longest} whole numbers from {self.low} to {self.high}{order}"
        )

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

    def allowed(self) -> str:
        return "must be one of " + ", ".join(repr(word) for word in self.words)

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words


class Flag(Field):
    """Yes or no."""

    def allowed(self) -> str:
        return "must be true or false"

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
        raise VariantError(source, "(file)", tables, "must be tables of fields")
    by_path = {field.path: field for field in fields}
    given: dict[str, object] = {}
    name: object = Path(source).stem
    for path, value in flatten(tables):
        if value == {} and any(known.startswith(f"{path}.") for known in by_path):
            continue  # a heading with nothing below it
        if path in given:
            raise VariantError(source, path, value, "stands there twice")
        given[path] = list(value) if isinstance(value, list) else value
        if path == "game":
            if value != game:
                raise VariantError(source, "game", value, f"this is read as a variant of {game!r}")
        elif path == "name":
            name = value
            if not isinstance(value, str) or not 1 <= len(value) <= 40 or not value.isprintable():
                raise VariantError(source, "name", value, "must be a printable text of 1 to 40 letters")
        elif path not in by_path:
            raise VariantError(source, path, value, _unknown_field(path, list(by_path)))
        elif not by_path[path].accepts(value):
            raise VariantError(source, path, value, by_path[path].allowed())
    values = {**(defaults or {}), **given}
    for path, field in by_path.items():
        if path not in values:
            raise VariantError(source, path, None, f"is missing; it {field.allowed()}")
    return Variant(game, str(name), {field.path: values[field.path] for field in fields}, source)


def read_tables(file: Path) -> dict[str, object]:
    """The tables of a TOML file; whatever is wrong with it is told as a VariantError."""
    import tomllib  # only who reads a variant pays for it

    try:
        if not file.is_file():
            raise VariantError(str(file), "(file)", None, "there is no such file")
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise VariantError(str(file), "(file)", None, f"cannot be read: {error.strerror}") from None
    if len(content) > LARGEST_FILE:
        raise VariantError(str(file), "(file)", None, f"is too large: at most {LARGEST_FILE} bytes are read")
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise VariantError(str(file), "(file)", None, "is not text in UTF-8") from None
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise VariantError(str(file), "(file)", None, f"is not TOML: {error}") from None


def _unknown_field(path: str, known: list[str]) -> str:
    import difflib

    near = difflib.get_close_matches(path, known, n=3)
    if near:
        return "is no field of this game; did you mean " + " or ".join(near) + "?"
    return "is no field of this game; its fields are: " + ", ".join(sorted(known))
