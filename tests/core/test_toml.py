"""TOML written and read: what is written is read as it was, and what would take the parser long is refused."""

from __future__ import annotations

import time
import tomllib

import pytest

from settemari.core.errors import FileError
from settemari.core.toml import MOST_DOTS, SMALL, WIDTH, read_toml, tables_text, value_text

TABLES: dict[str, object] = {
    "name": 'A "name" \\ with everything: # é « » \N{NO-BREAK SPACE}',
    "count": 3,
    "list": [1, 2],
    "empty": [],
    "nothing": {},
    "card": [
        {"id": "one", "name": {"it": "uno"}, "ability": {"target": "x", "do": [{"op": "a", "n": -1}]}, "last": True},
        {"id": "two", "tests": [{"trait": "courage", "reward": [{"op": "gain", "amount": 2}]} for _ in range(4)]},
    ],
    "captain": [{"id": "three", "ability": {"do": []}}],
}


def test_tables_are_read_as_they_were() -> None:
    assert tomllib.loads(tables_text("deck", TABLES)) == {"deck": TABLES}


def test_tables_are_pleasant_to_read() -> None:
    lines = tables_text("deck", TABLES).splitlines()
    assert lines[0] == "[deck]"
    assert lines[2:6] == ["count = 3", "list = [1, 2]", "empty = []", "nothing = {}"]
    at = lines.index("[[deck.card]]")
    assert lines[at + 1 : at + 7] == [
        'id = "one"',
        'name = { it = "uno" }',
        "last = true",
        "[deck.card.ability]",
        'target = "x"',
        'do = [{ op = "a", n = -1 }]',
    ]
    assert lines.index("tests = [") < lines.index("]")
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize("value", [True, False, 0, -7, "", 'a"b\\c', [], [1, [2]], ["a", "b"], {"a": {"b": [True]}}])
def test_a_value_is_read_as_it_was(value: object) -> None:
    assert tomllib.loads(f"x = {value_text(value)}") == {"x": value}


def test_a_key_of_many_parts_is_read_only_in_a_small_file() -> None:
    line = ".".join("a" * (MOST_DOTS + 2)) + " = 1\n"
    assert list(read_toml(line, "file")) == ["a"]
    long = "# nothing\n" * (SMALL // 10 + 1)
    with pytest.raises(FileError, match="too many dots") as refused:
        read_toml(long + line, "file")
    assert f"line {long.count(chr(10)) + 1} " in str(refused.value)
    assert read_toml(long + line.replace(".", "-"), "file")
    assert read_toml(long + "# " + "..." * MOST_DOTS, "file") == {}


@pytest.mark.parametrize("text", ["x = ", "x = 1\nx = 2", "x = " + "9" * 5000, "x = " + "[" * 5000])
def test_what_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(FileError, match="is not TOML"):
        read_toml(text, "file")


def test_the_largest_text_takes_no_longer_than_its_length() -> None:
    line = ".".join("a" * MOST_DOTS) + ".{} = 1\n"
    text = "".join(line.format(number) for number in range(3000))
    start = time.perf_counter()
    read_toml(text, "file")
    assert time.perf_counter() - start < 5
