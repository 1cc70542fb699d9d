"""JSON that anybody may have written: what is no JSON, too much, or of the wrong sort is told with its place."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NoReturn

from settemari.core.errors import FileError, NotationError, PositionError, shown
from settemari.locales.message import Message, say

LARGEST = 1024 * 1024  # characters of a position
DIGITS = 15  # of a number: the longest are those of records (Game.largest_in_agenda)
WIDTH = 110  # of a line that is written


class Wrong(Exception):
    """Something that JSON allows and we do not."""

    def __init__(self, where: str, why: Message) -> None:
        self.where = where
        self.why = why


def load(text: str, source: str) -> object:
    """The contents of a JSON text: no key twice, whole numbers of a few digits, and nothing but JSON."""
    if len(text) > LARGEST:
        raise FileError(source, say("error-too-large", largest=LARGEST))
    try:
        return parsed(text)
    except json.JSONDecodeError as error:
        raise NotationError(source, error.lineno, error.colno, say("error-not-json")) from None
    except RecursionError:
        raise PositionError(source, "position", say("error-nested-too-deep")) from None
    except Wrong as wrong:
        raise PositionError(source, wrong.where, wrong.why) from None


def parsed(text: str) -> object:
    """The same of a text of any source; raises JSONDecodeError, RecursionError or Wrong."""
    found: object = json.loads(
        text, object_pairs_hook=_table, parse_int=_number, parse_float=_number, parse_constant=_number
    )
    return found


def _table(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        raise Wrong(shown(counts.most_common(1)[0][0]), say("error-twice"))
    return table


def _number(digits: str) -> int:
    if len(digits) > DIGITS or not digits.removeprefix("-").isdecimal():
        raise Wrong(shown(digits), say("error-small-number", digits=DIGITS))
    return int(digits)


def dump(value: object) -> str:
    """JSON that is pleasant to read: what fits on a line stands on one."""
    return _lines(value, "") + "\n"


def _lines(value: object, margin: str) -> str:
    line = json.dumps(value, ensure_ascii=False)
    if len(margin) + len(line) <= WIDTH or not isinstance(value, (dict, list)):
        return line
    inner = margin + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_lines(item, inner)}" for key, item in value.items()]
        return "{\n" + ",\n".join(inner + part for part in parts) + "\n" + margin + "}"
    return "[\n" + _filled([_lines(item, inner) for item in value], inner) + "\n" + margin + "]"


def _filled(parts: list[str], margin: str) -> str:
    """The items of a list, as many on a line as there is room for."""
    lines = [margin + parts[0]]
    for part in parts[1:]:
        if "\n" not in part and len(lines[-1]) + len(part) + 2 <= WIDTH:
            lines[-1] += ", " + part
        else:
            lines[-1] += ","
            lines.append(margin + part)
    return "\n".join(lines)


class Reading:
    """Takes values of the right sort out of what was loaded; whatever is wrong is told with its place."""

    def __init__(self, source: str) -> None:
        self.source = source

    def refuse(self, where: str, why: Message) -> NoReturn:
        raise PositionError(self.source, where, why)

    def table(self, value: object, where: str, keys: Iterable[str], needed: Iterable[str] = ()) -> Mapping[str, object]:
        """A table that has no other keys than these, and all that are needed."""
        if not isinstance(value, dict):
            self.refuse(where, say("error-must-be-table"))
        known = list(keys)
        for key in value:
            if key not in known:
                self.refuse(where, say("error-no-key", name=shown(key), names=known))
        for key in needed:
            if key not in value:
                self.refuse(where, say("error-key-missing", name=key))
        return value

    def items(self, value: object, where: str, shortest: int, longest: int) -> Sequence[object]:
        if not isinstance(value, list) or not shortest <= len(value) <= longest:
            if shortest == longest:
                self.refuse(where, say("error-must-be-items", count=longest))
            self.refuse(where, say("error-must-be-list", shortest=shortest, longest=longest))
        return value

    def number(self, value: object, where: str, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.refuse(where, say("error-must-be-number", low=low, high=high))
        return value

    def flag(self, value: object, where: str) -> bool:
        if not isinstance(value, bool):
            self.refuse(where, say("error-must-be-flag"))
        return value

    def word(self, value: object, where: str, words: Iterable[str]) -> str:
        """One of these words."""
        known = list(words)
        if not isinstance(value, str) or value not in known:
            self.refuse(where, say("error-must-be-word", words=[repr(word) for word in known]))
        return value
