"""Tables of a variant in a match file, such as the cards of a deck: an entry on each line, as a table in JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from settemari.core.errors import DeckError, NotationError, shortened
from settemari.core.game import Game
from settemari.core.notation.position_json import Wrong, parsed
from settemari.core.variant import Field, Tables
from settemari.locales.message import Message, say

LONGEST_ENTRY = 10_000  # letters of a line; those of our own have some hundred
ENTRY = re.compile(r"([a-z][a-z-]*)[ \t]+([a-z][a-z-]*)[ \t]+(?=\{)")  # card crew {"id": ...}


class EntryLine(NamedTuple):
    """An entry of one of the lists, and where it stands."""

    list: str
    table: Mapping[str, object]
    text: str
    line: int
    column: int


def tables_fields(fields: Iterable[Field]) -> list[Tables]:
    return [field for field in fields if isinstance(field, Tables)]


def field_of_entry(game: Game, word: str) -> Tables | None:
    """The field whose entries are called so, if the game has one."""
    return next((field for field in tables_fields(game.fields()) if field.entry == word), None)


class EntryLines:
    """The entries of all fields that have tables of their own, read one by one."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines: dict[str, list[EntryLine]] = {}  # by the path of the field
        self.letters = 0

    def take(self, field: Tables, text: str, line: int, column: int) -> None:
        """A line such as ``card crew {"id": ...}``."""
        found = ENTRY.match(text)
        assert found is not None
        if found[2] not in field.lists:
            why = say(
                "error-expected-one-of", what=say("error-a-pack"), words=list(field.lists), word=shortened(found[2])
            )
            raise NotationError(self.source, line, column + found.start(2), why)
        self.letters += len(text)
        if self.letters > 2 * field.largest:  # quotes and escapes are longer here than in a file of its own
            raise NotationError(self.source, line, column, say("error-text-too-long", most=2 * field.largest))
        written = text[found.end() :]
        at = column + found.end()
        try:
            table = parsed(written)
        except json.JSONDecodeError as error:
            raise NotationError(self.source, line, at + error.colno - 1, say("error-not-json")) from None
        except RecursionError:
            raise NotationError(self.source, line, at, say("error-nested-too-deep")) from None
        except Wrong as wrong:
            why = say("error-field", field=wrong.where, allowed=wrong.why)
            raise NotationError(self.source, line, at, why) from None
        assert isinstance(table, dict)  # it begins with a brace
        self.lines.setdefault(field.path, []).append(EntryLine(found[2], table, written, line, at))

    def of(self, field: Tables) -> list[EntryLine]:
        return self.lines.get(field.path, [])

    def tables(self, field: Tables, name: str) -> dict[str, object]:
        """The tables of a field, with that name."""
        tables: dict[str, object] = {field.title: name}
        for name_of_list in field.lists:
            entries = [entry.table for entry in self.of(field) if entry.list == name_of_list]
            if entries:
                tables[name_of_list] = entries
        return tables

    def wrong(self, field: Tables, error: DeckError) -> NotationError | None:
        """The error at the line of the entry that it is about; None if it is about no single one."""
        counts = dict.fromkeys(field.lists, 0)
        by_id: EntryLine | None = None  # the last of those that are called so: two are one too many
        by_number: EntryLine | None = None
        for entry in self.of(field):
            counts[entry.list] += 1
            if error.card == f"{entry.list} {entry.table.get('id')}":
                by_id = entry
            if error.card == f"{entry.list} {counts[entry.list]}":
                by_number = entry
        found = by_id or by_number
        return None if found is None else self._at(found, error)

    def _at(self, entry: EntryLine, error: DeckError) -> NotationError:
        key = json.dumps(re.split(r"[.\[]", error.field)[0], ensure_ascii=False)
        column = entry.column + max(0, entry.text.find(f"{key}:"))
        return NotationError(self.source, entry.line, column, what_is_wrong(error))


def what_is_wrong(error: DeckError) -> Message:
    """The same without the name of the file, which is told already."""
    return say("error-field", field=error.message.args["what"], allowed=error.allowed)
