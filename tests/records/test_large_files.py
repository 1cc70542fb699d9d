"""The largest files that are read at all, made to hurt: they are refused, and take little memory for it."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable

import pytest

from settemari.core.errors import SetteMariError
from settemari.core.notation import matchfile_reader, position_json
from settemari.core.notation.matchfile_replay import replayed, verify
from settemari.core.notation.position import read as read_position
from tests.records.sample import SEEN, TEXT
from tests.size import pick

MOST = 100_000_000  # bytes, for a file of a few million: what is kept of a line is a few small objects
LARGEST = matchfile_reader.LARGEST_FILE
SIZE = pick(LARGEST // 8, LARGEST)
HEAD = TEXT[: TEXT.index("\n\n") + 2]
SEEN_HEAD = SEEN[: SEEN.index("\n\n") + 2]


def filled(start: str, line: str) -> str:
    return start + line * ((SIZE - len(start) - 1) // len(line))


MATCHES = {
    "choices": filled(HEAD, "1 purple: pick wood-3\n"),
    "events": filled(SEEN_HEAD, "  > counted round = 2\n"),
    "one line": filled(HEAD, "1 purple: pick wood-3; "),
    "comments": filled(HEAD, "#\n") + "x",
    "empty lines": filled(HEAD, "\n") + "x",
    "fields": filled(HEAD.partition("  path")[0], "  path.last = 24\n"),
    "one word": "x" * LARGEST,
    "too large": HEAD + "\n" * LARGEST,
    "a list": HEAD.partition("[")[0] + filled("[", "1,"),
}
POSITIONS = {
    "nested": "[" * 900_000,
    "nested tables": '{"a":' * 190_000,
    "keys": "{" + ",".join(f'"{number}":0' for number in range(90_000)) + "}",
    "numbers": "[" + "1," * 400_000 + "1]",
    "one number": "9" * 900_000,
    "one text": json.dumps("x" * 900_000),
    "blanks": " " * 900_000,
    "too large": " " * 2_000_000,
}


def refused_in_little_memory(read: Callable[[str], object], text: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(SetteMariError):
            read(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MOST


def play_through(text: str) -> None:
    """As far as anybody goes with a match file."""
    file = matchfile_reader.read(text)
    assert any(check.wrong is not None for check in verify(file))
    replayed(file)


@pytest.mark.heavy
@pytest.mark.parametrize("name", MATCHES)
def test_a_huge_match_file(name: str) -> None:
    refused_in_little_memory(play_through, MATCHES[name])


@pytest.mark.parametrize("name", POSITIONS)
def test_a_huge_position(name: str) -> None:
    refused_in_little_memory(read_position, POSITIONS[name])


def test_the_limits_are_those_of_the_readers() -> None:
    assert max(map(len, MATCHES.values())) > LARGEST
    assert max(map(len, POSITIONS.values())) > position_json.LARGEST
