"""What a lesson is, and where lessons are found."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from settemari.core.errors import SetteMariError, shortened
from settemari.core.notation.position import Position
from settemari.locales.message import Message, say

FOLDER = Path(__file__).parent


class LessonError(SetteMariError, ValueError):
    """A lesson is wrong: in which file, at which step and in which field, and what would be right there."""

    def __init__(self, source: str, where: str, why: Message) -> None:
        super().__init__(say("error-position", file=source, where=shortened(where), why=why))
        self.source = source
        self.where = where
        self.why = why


class Step(NamedTuple):
    """Something that the learner does, or only reads."""

    name: str  # its texts are called by it
    points: tuple[str, ...]  # places on the table (points.py)
    expects: tuple[str, ...]  # the learner's answers in words, any of which will do; empty: this is only read. A draft
    # is one answer: its actions with ; between them
    others: tuple[tuple[str, str], ...]  # what is answered then: the seat, and in words
    luck: tuple[int, ...]  # what chance says meanwhile
    rules: tuple[str, ...]  # the numbers of those that it teaches

    def where(self, field: str) -> str:
        """A field as errors name it."""
        return f"steps.{self.name}.{field}"


class Lesson(NamedTuple):
    """A position to begin with, and steps. All of it has been read and checked, but not played."""

    name: str
    source: str
    start: Position
    minutes: int
    rung: int  # of the ladder of its game, from 1 on: which lesson comes before which
    learner: int  # the seat
    learner_name: str  # what the learner is called, unless somebody knows better
    faces: Mapping[int, int]  # by seat, the levels of the bots whose faces the others have
    steps: tuple[Step, ...]

    @property
    def title(self) -> Message:
        return say(f"lesson-{self.name}")


def lesson_names() -> list[str]:
    """The lessons there are."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))
