"""A match file to be spoiled line by line: small, finished, with all entries."""

from __future__ import annotations

from settemari.core.notation.matchfile import file_of, write
from tests.records.games import SIDES, random_match

KEY = bytes(range(32))
MATCH = random_match(SIDES[0], KEY, first=1)  # side A, three seats
TEXT = write(file_of(MATCH, ["Anna", "Bruno", "bot:greedy"]))
SEEN = write(file_of(MATCH, ["Anna", "Bruno", "bot:greedy"], seen_by=1))


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.strip().startswith(start))


def with_line(text: str, start: str, new: str) -> str:
    """The text with the first line that begins so replaced."""
    lines = text.split("\n")
    lines[line_of(text, start) - 1] = new
    return "\n".join(lines)


def without_line(text: str, start: str) -> str:
    lines = text.split("\n")
    del lines[line_of(text, start) - 1]
    return "\n".join(lines)


def with_more(text: str, before: str, new: str) -> str:
    """The text with a line put in before the first that begins so."""
    lines = text.split("\n")
    lines.insert(line_of(text, before) - 1, new)
    return "\n".join(lines)
