"""Reading a lesson that anybody may have written: every field is looked at; what is wrong is told with its place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import NoReturn

from settemari.core.errors import FileError, shown
from settemari.core.files import read_text
from settemari.core.notation.position import Position, read
from settemari.core.toml import read_toml
from settemari.lessons import points
from settemari.lessons.lesson import FOLDER, Lesson, LessonError, Step, lesson_names
from settemari.locales.message import Message, say

LARGEST = 64 * 1024  # bytes of a lesson
LARGEST_POSITION = 256 * 1024
LONGEST_WORD = 30
LONGEST_NAME = 40
LONGEST_TEXT = 100
LONGEST_MINUTES = 5
HIGHEST_RUNG = 9
HIGHEST_LEVEL = 9
MOST_STEPS = 40
MOST_ENTRIES = 60  # of a list in a step

_WORD = re.compile(r"[a-z]+(-[a-z]+)*")


@cache
def lesson_named(name: str) -> Lesson:
    """One that comes with the program; raises LookupError."""
    if name not in lesson_names():
        raise LookupError(name)
    return read_lesson(FOLDER / f"{name}.toml")


def lesson_ladder() -> list[Lesson]:
    """Those that come with the program, in the order in which they are learned: game by game, rung by rung."""
    found = [lesson_named(name) for name in lesson_names()]
    return sorted(found, key=lambda lesson: (lesson.start.game.id, lesson.rung))


def read_lesson(file: Path) -> Lesson:
    """A lesson from its file; the position lies beside it. Raises LessonError, FileError or PositionError."""
    head = _Fields(read_toml(read_text(file, LARGEST), file.name), file.name)
    head.only("position", "minutes", "rung", "learner", "called", "faces", "steps")
    if not _is_word(file.stem):
        head.refuse(file.stem, say("error-must-be-free-word", longest=LONGEST_WORD))
    start = _position(head, file.parent)
    seats = start.game.seat_words[: start.seats]
    learner = seats.index(head.word("learner", seats))
    faces = head.inner("faces")
    others = [word for seat, word in enumerate(seats) if seat != learner]
    faces.only(*others)
    return Lesson(
        file.stem,
        file.name,
        start,
        head.number("minutes", 1, LONGEST_MINUTES),
        head.number("rung", 1, HIGHEST_RUNG),
        learner,
        head.text("called", LONGEST_NAME),
        {seats.index(word): faces.number(word, 1, HIGHEST_LEVEL) for word in others},
        _steps(head, start),
    )


def _position(head: _Fields, folder: Path) -> Position:
    name = head.text("position", LONGEST_NAME)
    if Path(name).name != name or not name.endswith(".json"):
        head.refuse("position", say("error-lesson-position"))
    try:
        return read(read_text(folder / name, LARGEST_POSITION), name)
    except FileError as error:
        head.refuse("position", error.why)


def _steps(head: _Fields, start: Position) -> tuple[Step, ...]:
    steps: list[Step] = []
    for fields in head.each("steps", 1, MOST_STEPS):
        step = _step(fields, start)
        if step.name in [before.name for before in steps]:
            fields.refuse("name", say("error-twice"))
        steps.append(step)
    if steps[-1].expects:
        raise LessonError(head.source, steps[-1].where("expects"), say("error-lesson-last"))
    return tuple(steps)


def _step(fields: _Fields, start: Position) -> Step:
    name = fields.text("name", LONGEST_TEXT)
    if not _is_word(name):
        fields.refuse("name", say("error-must-be-free-word", longest=LONGEST_WORD))
    fields.path = f"steps.{name}."
    fields.only("name", "points", "expects", "others", "luck", "rules")
    seats = start.game.seat_words[: start.seats]
    known = start.game.rules().rule_numbers()
    step = Step(
        name,
        fields.texts("points", lambda point: points.what_is_wrong(point, seats)),
        fields.texts("expects"),
        tuple(_answer(text) for text in fields.texts("others", lambda text: _whose(text, seats))),
        fields.numbers("luck"),
        fields.texts("rules", lambda rule: None if rule in known else _unknown_rule(rule, known)),
    )
    if step.expects and not step.rules:
        fields.refuse("rules", say("error-missing", allowed=say("error-lesson-rules")))
    return step


def _answer(text: str) -> tuple[str, str]:
    """Who answers, and what: ``pink: pick wood-3``."""
    seat, _, words = text.partition(":")
    return seat.strip(), words.strip()


def _whose(text: str, seats: tuple[str, ...]) -> Message | None:
    return None if _answer(text)[0] in seats and ":" in text else say("error-whose-action", seats=list(seats))


def _unknown_rule(rule: str, known: list[str]) -> Message:
    near = difflib.get_close_matches(rule, known, n=3, cutoff=0.3) or known[:3]
    return say("error-unknown-rule", number=shown(rule), near=near)


class _Fields:
    """A table of the file, and the way to it."""

    def __init__(self, table: object, source: str, path: str = "") -> None:
        self.source = source
        self.path = path
        if not isinstance(table, Mapping):
            raise LessonError(source, path.rstrip("."), say("error-must-be-table"))
        self.table = table

    def refuse(self, field: str, why: Message) -> NoReturn:
        raise LessonError(self.source, self.path + field, why)

    def only(self, *fields: str) -> None:
        """There are no other fields than these."""
        for name in self.table:
            if name not in fields:
                near = difflib.get_close_matches(name, fields, n=3, cutoff=0.7)
                key = "error-no-field-here-near" if near else "error-no-field-here"
                self.refuse(name, say(key, fields=list(fields), **({"near": near} if near else {})))

    def _given(self, field: str, allowed: Message) -> object:
        if field not in self.table:
            self.refuse(field, say("error-missing", allowed=allowed))
        return self.table[field]

    def _wrong(self, field: str, value: object, why: Message) -> NoReturn:
        self.refuse(field, say("error-here-stands", value=shown(value), why=why))

    def number(self, field: str, low: int, high: int) -> int:
        allowed = say("error-must-be-number", low=low, high=high)
        value = self._given(field, allowed)
        if type(value) is not int or not low <= value <= high:
            self._wrong(field, value, allowed)
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        """Whole numbers from 0 on; none if nothing stands there."""
        value, highest = self.table.get(field, []), 10_000
        good = isinstance(value, list) and all(type(item) is int and 0 <= item <= highest for item in value)
        if not good or len(value) > MOST_ENTRIES:
            self._wrong(
                field, value, say("error-must-be-numbers", shortest=0, longest=MOST_ENTRIES, low=0, high=highest)
            )
        return tuple(value)

    def text(self, field: str, longest: int) -> str:
        allowed = say("error-lesson-text", longest=longest)
        value = self._given(field, allowed)
        if not _is_text(value, longest):
            self._wrong(field, value, allowed)
        return str(value)

    def texts(self, field: str, wrong: Callable[[str], Message | None] = lambda _: None) -> tuple[str, ...]:
        """Short texts; none at all if nothing stands there. ``wrong`` finds fault with one of them."""
        value = self.table.get(field, [])
        if not isinstance(value, list) or len(value) > MOST_ENTRIES:
            self._wrong(field, value, say("error-must-be-list", shortest=0, longest=MOST_ENTRIES))
        for place, item in enumerate(value, 1):
            here = f"{field}[{place}]"
            if not _is_text(item, LONGEST_TEXT):
                self._wrong(here, item, say("error-lesson-text", longest=LONGEST_TEXT))
            if (why := wrong(item)) is not None:
                self._wrong(here, item, why)
        return tuple(value)

    def word(self, field: str, words: tuple[str, ...]) -> str:
        """One of a few."""
        allowed = say("error-must-be-word", words=[repr(word) for word in words])
        value = self._given(field, allowed)
        if not isinstance(value, str) or value not in words:
            self._wrong(field, value, allowed)
        return value

    def inner(self, field: str) -> _Fields:
        return _Fields(self.table.get(field, {}), self.source, f"{self.path}{field}.")

    def each(self, field: str, least: int, most: int) -> list[_Fields]:
        """The tables in that field's list."""
        allowed = say("error-must-be-table-list", least=least, most=most)
        value = self._given(field, allowed)
        if not isinstance(value, list) or not least <= len(value) <= most:
            self._wrong(field, value, allowed)
        return [_Fields(item, self.source, f"{field}[{place}].") for place, item in enumerate(value, 1)]


def _is_word(value: str) -> bool:
    """Whether it can be part of the key of a text."""
    return _WORD.fullmatch(value) is not None and len(value) <= LONGEST_WORD


def _is_text(value: object, longest: int) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable()
