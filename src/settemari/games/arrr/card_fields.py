"""The fields of one table of a deck file, read one by one. Whatever is wrong is told with file, card and field.

A deck file may come from anybody: nothing in it is trusted, and nothing is read that was not looked at here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

from settemari.core.errors import DeckError, shown
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, say

LONGEST_NAME = 40
LONGEST_WORD = 30
MOST_DOTS = 8  # in a name: a line with many dots could be a key that takes a parser very long, see deck_file.py
NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # French writes them

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FREE_WORD = re.compile(r"[a-z]+(-[a-z]+)*")
_SINGLE_DOT = re.compile(r"(?<!\.)\.(?!\.)")


def dots_in(text: str) -> int:
    """How many dots it has that could part a key; several in a row cannot."""
    return len(_SINGLE_DOT.findall(text))


def plain_name(value: object) -> str | None:
    """A name as it is printed, or None if it is none: letters and marks on one line, nothing that hides or stacks."""
    if not isinstance(value, str) or len(value) > 4 * LONGEST_NAME:
        return None
    name = unicodedata.normalize("NFC", value)
    if not 1 <= len(name) <= LONGEST_NAME or name != name.strip() or "  " in name or dots_in(name) > MOST_DOTS:
        return None
    if not all(letter.isprintable() or letter in NO_BREAK_SPACES for letter in name):
        return None
    return None if any(unicodedata.category(letter).startswith("M") for letter in name) else name


def must_be_name() -> Message:
    return say("error-must-be-plain-name", longest=LONGEST_NAME, dots=MOST_DOTS)


def is_id(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and _ID.fullmatch(value) is not None


def is_free_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and _FREE_WORD.fullmatch(value) is not None


def quoted(words: Iterable[str]) -> list[str]:
    return [repr(word) for word in words]


def one_of(words: Iterable[str], value: object) -> Message:
    """What may stand there; with what was probably meant, if something like it stands there."""
    allowed = list(words)
    if near := _near(value, allowed):
        return say("error-must-be-word-near", words=quoted(allowed), near=near)
    return say("error-must-be-word", words=quoted(allowed))


def _near(value: object, known: list[str]) -> list[str]:
    import difflib

    return (
        difflib.get_close_matches(value, known, n=3, cutoff=0.7) if isinstance(value, str) and len(value) <= 60 else []
    )


class Fields:
    """A table of a deck file, and where it stands: file, card, and the way to it within the card."""

    def __init__(self, table: object, file: str, card: str, path: str = "") -> None:
        self.file = file
        self.card = card
        self.path = path
        if not isinstance(table, Mapping):
            raise DeckError(file, card, path, table, say("error-must-be-table"))
        self.table = table

    def has(self, field: str) -> bool:
        return field in self.table

    def way(self, field: str) -> str:
        """The field as errors name it."""
        return f"{self.path}.{field}" if self.path else field

    def wrong(self, field: str, allowed: Message) -> DeckError:
        """The error that something else than stands there is allowed in that field."""
        return self.wrong_value(field, self.table.get(field), allowed)

    def wrong_value(self, field: str, value: object, allowed: Message) -> DeckError:
        return DeckError(self.file, self.card, self.way(field), value, allowed)

    def missing(self, field: str, allowed: Message) -> DeckError:
        return self.wrong_value(field, None, say("error-missing", allowed=allowed))

    def only(self, *fields: str) -> None:
        """There are no other fields than these."""
        for name, value in self.table.items():
            if name not in fields:
                told = name if isinstance(name, str) else shown(name)
                if near := _near(name, list(fields)):
                    why = say("error-no-field-here-near", near=near, fields=list(fields))
                else:
                    why = say("error-no-field-here", fields=list(fields))
                raise self.wrong_value(told, value, why)

    # -- single values -----------------------------------------------------------------------------------------

    def number(self, field: str, low: int, high: int, default: int | None = None, zero: bool = True) -> int:
        """A whole number within bounds; ``zero`` is false where 0 would say nothing."""
        allowed = say("error-must-be-number" if zero else "error-must-be-number-not-0", low=low, high=high)
        if field not in self.table:
            if default is None:
                raise self.missing(field, allowed)
            return default
        value = self.table[field]
        if type(value) is not int or not low <= value <= high or (value == 0 and not zero):
            raise self.wrong(field, allowed)
        return value

    def word(self, field: str, words: Iterable[str], default: str | None = None) -> str:
        """One of the words of the vocabulary."""
        allowed = list(words)
        if field not in self.table:
            if default is None or default not in allowed:
                raise self.missing(field, one_of(allowed, None))
            return default
        value = self.table[field]
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(field, one_of(allowed, value))
        return value

    def words(self, field: str, words: Iterable[str]) -> tuple[str, ...]:
        """Any of the words of the vocabulary, none twice; none at all if nothing stands there."""
        allowed = list(words)
        value = self.table.get(field, [])
        if not isinstance(value, list | tuple) or len(value) > len(allowed):
            raise self.wrong(field, say("error-must-be-words", words=quoted(allowed)))
        for place, item in enumerate(value):
            if not isinstance(item, str) or item not in allowed:
                raise self.wrong_value(f"{field}[{place + 1}]", item, one_of(allowed, item))
            if item in value[:place]:
                raise self.wrong_value(f"{field}[{place + 1}]", item, say("error-twice"))
        return tuple(value)

    def flag(self, field: str) -> bool:
        """Yes or no; no if nothing stands there."""
        value = self.table.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, say("error-must-be-flag"))
        return value

    def free_word(self, field: str) -> str:
        """A word of the card's own, none if nothing stands there."""
        if field not in self.table:
            return ""
        value = self.table[field]
        if not is_free_word(value):
            raise self.wrong(field, say("error-must-be-free-word", longest=LONGEST_WORD))
        return str(value)

    def name(self, field: str) -> str:
        """A name for people."""
        if field not in self.table:
            raise self.missing(field, must_be_name())
        name = plain_name(self.table[field])
        if name is None:
            raise self.wrong(field, must_be_name())
        return name

    # -- tables within it --------------------------------------------------------------------------------------

    def inner(self, field: str) -> Fields:
        """The table in that field; one with nothing in it if there is none."""
        return Fields(self.table.get(field, {}), self.file, self.card, self.way(field))

    def each(self, field: str, least: int, most: int) -> list[Fields]:
        """The tables in that field's list."""
        value = self.table.get(field, [])
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            allowed = say("error-must-be-table-list", least=least, most=most)
            raise self.wrong(field, allowed) if field in self.table else self.missing(field, allowed)
        return [
            Fields(item, self.file, self.card, self.way(f"{field}[{place}]")) for place, item in enumerate(value, 1)
        ]

    def names(self, field: str) -> dict[str, str]:
        """A name in every language."""
        names = self.inner(field)
        names.only(*LANGUAGES)
        return {language: names.name(language) for language in LANGUAGES}
