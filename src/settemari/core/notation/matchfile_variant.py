"""The variant in the header of a match file: its fields one by one, and the entries of its tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from settemari.core.errors import DeckError, FileError, NotationError, VariantError, shortened
from settemari.core.game import Game
from settemari.core.notation.matchfile_tables import EntryLines, tables_fields, what_is_wrong
from settemari.core.variant import Tables, Variant, build_variant
from settemari.locales.message import Message, say

_NUMBERS = re.compile(r"\[\s*(?:-?[0-9]{1,18}(?:\s*,\s*-?[0-9]{1,18})*)?\s*\]")
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_WORD = re.compile(r"[a-z][a-z0-9-]*")
_WORDS = re.compile(r"\[\s*[a-z][a-z0-9-]*(?:\s*,\s*[a-z][a-z0-9-]*)*\s*\]")


class Text(NamedTuple):
    """A stretch of a line, and where it begins."""

    text: str
    line: int
    column: int


def wrong_at(source: str, part: Text, why: Message, shift: int = 0) -> NotationError:
    return NotationError(source, part.line, part.column + shift, why)


def quoted(source: str, entry: Text) -> object:
    """A text in quotes, as in JSON."""
    try:
        return json.loads(entry.text)
    except ValueError:
        raise wrong_at(source, entry, say("error-quotes")) from None


class VariantLines:
    """What a file says of its variant, as it was written."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.fields: dict[str, Text] = {}
        self.entries = EntryLines(source)

    def variant(self, game: Game, name: str, entry: Text) -> Variant:
        """The variant of that name, which stands in ``entry``."""
        values: dict[str, object] = {"name": name}
        fields = game.fields()
        known = {field.path for field in fields}
        long = {field.path: field for field in tables_fields(fields)}
        for path, written in self.fields.items():
            if path in ("game", "name"):
                raise NotationError(self.source, written.line, 1, say("error-what-a-field-is"))
            values[path] = self._tables(long[path], written) if path in long else self._value(written)
        try:
            variant = build_variant(game.id, values, fields, None, self.source)
            game.check_variant(variant)
        except DeckError as error:
            raise self._wrong_tables(long.values(), error, entry) from None
        except FileError as error:
            raise wrong_at(self.source, entry, error.why) from None
        except VariantError as error:
            at = self.fields.get(error.field, entry)
            why = say("error-field", field=shortened(error.field), allowed=error.allowed)
            if error.field in self.fields and error.field not in known:
                raise NotationError(self.source, at.line, 1, why) from None
            raise wrong_at(self.source, at, why) from None
        return variant

    def _tables(self, field: Tables, entry: Text) -> dict[str, object]:
        """Tables whose name stands here, and whose entries stand on lines of their own."""
        name: object = entry.text
        if entry.text.startswith('"'):
            name = quoted(self.source, entry)
        elif "#" in entry.text:
            raise wrong_at(self.source, entry, say("error-hash-in-name"), entry.text.index("#"))
        return self.entries.tables(field, str(name))

    def _wrong_tables(self, fields: Iterable[Tables], error: DeckError, entry: Text) -> NotationError:
        """At the line of the entry that is wrong, or where the tables have their name."""
        for field in fields:
            entry = self.fields.get(field.path, entry)
            if (wrong := self.entries.wrong(field, error)) is not None:
                return wrong
        return wrong_at(self.source, entry, what_is_wrong(error))

    def _value(self, entry: Text) -> object:
        """A number, true or false, a word, or a list of numbers or words."""
        text = entry.text
        if _NUMBER.fullmatch(text):
            return int(text)
        if _NUMBERS.fullmatch(text):
            return [int(number) for number in _NUMBER.findall(text)]
        if _WORDS.fullmatch(text):
            return _WORD.findall(text)
        if text in ("true", "false"):
            return text == "true"
        if text.startswith('"'):
            return quoted(self.source, entry)
        if _WORD.fullmatch(text):
            return text
        raise wrong_at(self.source, entry, say("error-what-a-value-is"))
