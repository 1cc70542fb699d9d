"""Variants: the numbers and settings of a game as data, checked field by field.

A variant file is TOML. A game declares its fields; what a file leaves out is as in the game's default variant, so a
file can be small. A loaded variant is whole: a record carries all of it and never depends on today's defaults.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from settemari.core import toml
from settemari.core.errors import VariantError, shown
from settemari.core.files import read_text
from settemari.locales.message import Message, say

LARGEST_FILE = toml.SMALL  # bytes, but for what a field with tables of its own may take
DEEPEST = 4  # tables within tables


class Field:
    """One field of a variant: where it stands in the file, and what may stand there."""

    def __init__(self, path: str) -> None:
        self.path = path

    def allowed(self) -> Message:
        raise NotImplementedError

    def accepts(self, value: object) -> bool:
        raise NotImplementedError

    def read(self, value: object, source: str, folder: Path | None) -> object:
        """What plain data stands for. ``folder`` is where a variant file lies that may name others beside it; None:
        this comes from a record or a position, which may not.
        """
        return value

    def plain(self, value: object) -> object:
        """The value as plain data, as it stands in files: tables, lists, words, numbers."""
        return list(value) if isinstance(value, list) else value

    def brief(self, value: object) -> object:
        """The value in a few words."""
        return value

    def form(self) -> dict[str, object]:
        """What may stand there, as plain data, for who lets people choose: its kind, and its bounds."""
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

    def form(self) -> dict[str, object]:
        return {"kind": "number", "least": self.low, "most": self.high}


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

    def form(self) -> dict[str, object]:
        bounds = {"least": self.low, "most": self.high, "length": [self.shortest, self.longest]}
        return {"kind": "numbers", **bounds, "rising": self.rising}


class Choice(Field):
    """One of a few words."""

    def __init__(self, path: str, *words: str) -> None:
        super().__init__(path)
        self.words = words

    def allowed(self) -> Message:
        return say("error-must-be-word", words=[repr(word) for word in self.words])

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words

    def form(self) -> dict[str, object]:
        return {"kind": "choice", "choices": list(self.words)}


class Words(Field):
    """A list of words, each one of a few and as often as one likes."""

    def __init__(self, path: str, words: Sequence[str], shortest: int, longest: int) -> None:
        super().__init__(path)
        self.words = tuple(words)
        self.shortest = shortest
        self.longest = longest

    def allowed(self) -> Message:
        words = [repr(word) for word in self.words]
        return say("error-must-be-word-list", shortest=self.shortest, longest=self.longest, words=words)

    def accepts(self, value: object) -> bool:
        return (
            isinstance(value, list)
            and self.shortest <= len(value) <= self.longest
            and all(isinstance(word, str) and word in self.words for word in value)
        )

    def form(self) -> dict[str, object]:
        return {"kind": "choices", "choices": list(self.words), "length": [self.shortest, self.longest]}


class Tables(Field):
    """Tables of its own, such as the cards of a deck: a name, and lists of entries that are tables.

    A game makes what it likes of them (``read``) and gives them back as they were (``plain``).
    """

    def __init__(self, path: str, title: str, entry: str, lists: Sequence[str], largest: int) -> None:
        super().__init__(path)
        self.title = title  # what the name is called within the tables
        self.entry = entry  # what an entry is called in a match file
        self.lists = tuple(lists)
        self.largest = largest  # bytes of all of it, as text

    def digest(self, value: object) -> str:
        """A word that is another one as soon as anything is."""
        return hashlib.sha256(toml.tables_text(self.path, self.tables(value)).encode("utf-8")).hexdigest()

    def tables(self, value: object) -> Mapping[str, object]:
        plain = self.plain(value)
        assert isinstance(plain, Mapping)
        return plain

    def form(self) -> dict[str, object]:
        return {"kind": "tables"}

    def brief(self, value: object) -> object:
        return f"{self.tables(value)[self.title]} ({self.digest(value)[:8]})"


class Flag(Field):
    """Yes or no."""

    def allowed(self) -> Message:
        return say("error-must-be-flag")

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def form(self) -> dict[str, object]:
        return {"kind": "flag"}


class Variant:
    """A whole variant: every field of its game has a value. It does not change."""

    def __init__(
        self, game: str, name: str, values: Mapping[str, object], source: str, fields: Sequence[Field] = ()
    ) -> None:
        self.game = game
        self.name = name
        self.values: dict[str, object] = dict(values)
        self.source = source  # where it came from, for messages only
        self.fields = {field.path: field for field in fields}  # how its values are written down
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and (self.game, self.values) == (other.game, other.values)

    def __hash__(self) -> int:
        if self._hash is None:  # tables are long, and variants that differ in nothing else are few
            short = sorted((path, value) for path, value in self.values.items() if isinstance(value, (int, str, list)))
            self._hash = hash((self.game, repr(short)))
        return self._hash

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

    def plain(self, path: str) -> object:
        """The value of a field as plain data."""
        return self.fields.get(path, _ANY).plain(self.values[path])

    def short_values(self) -> dict[str, object]:
        """The values as plain data, without those that are tables of their own, such as the cards of a deck."""
        return {path: self.plain(path) for path in self.values if not isinstance(self.fields.get(path), Tables)}

    def tables(self) -> dict[str, object]:
        """The variant as nested tables of plain data, as it would stand in a file."""
        root: dict[str, object] = {"game": self.game, "name": self.name}
        for path in self.values:
            table = root
            *parents, leaf = path.split(".")
            for parent in parents:
                inner = table.setdefault(parent, {})
                assert isinstance(inner, dict)
                table = inner
            table[leaf] = self.plain(path)
        return root


_ANY = Field("")


def toml_of(variant: Variant) -> str:
    """The variant whole, as a file that can be read again."""
    head = [f"game = {toml.value_text(variant.game)}", f"name = {toml.value_text(variant.name)}"]
    sections: dict[str, list[str]] = {"": head}
    long: list[str] = []
    for path in variant.values:
        value = variant.plain(path)
        if isinstance(value, Mapping):
            long.append(toml.tables_text(path, value))
            continue
        section, _, key = path.rpartition(".")
        sections.setdefault(section, []).append(f"{key} = {toml.value_text(value)}")
    told = ["\n".join([f"[{section}]", *lines] if section else lines) for section, lines in sections.items()]
    return "\n\n".join([*told, *long]) + "\n"


def flatten(
    tables: Mapping[str, object], depth: int = DEEPEST, whole: Collection[str] = ()
) -> Iterator[tuple[str, object]]:
    """Every value of nested tables with its dotted path; what is empty, nested too deep, or among those paths that are
    taken whole comes in one piece.
    """
    for key, value in tables.items():
        name = key if isinstance(key, str) else shown(key)
        if isinstance(value, Mapping) and value and depth > 1 and name not in whole:
            below = [path.removeprefix(f"{name}.") for path in whole if path.startswith(f"{name}.")]
            for path, inner in flatten(value, depth - 1, below):
                yield f"{name}.{path}", inner
        else:
            yield name, value


def build_variant(
    game: str,
    tables: Mapping[str, object],
    fields: list[Field],
    defaults: Mapping[str, object] | None,
    source: str,
    folder: Path | None = None,
) -> Variant:
    """Check nested tables against a game's fields and make a whole variant of them.

    ``folder`` is given for a variant file: it may name other files that lie there.
    """
    if not isinstance(tables, Mapping):
        raise VariantError(source, "", tables, say("error-must-be-tables"))
    by_path = {field.path: field for field in fields}
    given: dict[str, object] = {}
    name: object = Path(source).stem
    whole = [field.path for field in fields if isinstance(field, Tables)]
    for path, value in flatten(tables, whole=whole):
        if value == {} and any(known.startswith(f"{path}.") for known in by_path):
            continue  # a heading with nothing below it
        if path in given:
            raise VariantError(source, path, value, say("error-twice"))
        if path in by_path:
            value = by_path[path].read(value, source, folder)
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
    return Variant(game, str(name), {field.path: values[field.path] for field in fields}, source, fields)


def read_tables(file: Path, largest: int = LARGEST_FILE) -> dict[str, object]:
    """The tables of a TOML file of at most so many bytes; whatever is wrong with it is told as a FileError."""
    return toml.read_toml(read_text(file, largest), str(file))


def largest_file(fields: Sequence[Field]) -> int:
    """How many bytes a variant file with these fields may have: tables are longer within it than on their own."""
    return LARGEST_FILE + sum(field.largest + field.largest // 8 for field in fields if isinstance(field, Tables))


def _unknown_field(path: str, known: list[str]) -> Message:
    import difflib

    near = difflib.get_close_matches(path, known, n=3)
    if near:
        return say("error-no-field-near", near=near)
    return say("error-no-field", fields=sorted(known))
