"""Anything at all read as a deck: it is refused as one of our errors, or it is a deck that can be built and written."""

from __future__ import annotations

import json
import random
import tracemalloc
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from settemari.core.errors import DeckError, FileError
from settemari.games.arrr.build import build
from settemari.games.arrr.deck_file import (
    LARGEST_DECK,
    deck_of_tables,
    deck_of_toml,
    effects_in,
    read_deck,
    tables_of,
    toml_of,
)
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.vocabulary import CHANGES, MOMENTS, OPERATIONS, TARGETS, UNTIL, WHO
from tests.arrr.decks import SMALL
from tests.arrr.decks.text import DECK, EVENT_TABLE, GAIN, event
from tests.size import pick

pytestmark = pytest.mark.heavy

SHARDS = 4
SIZE = pick(2000, 60_000) // SHARDS
BYTES = b"[]{}\".,=#'\\\n\r\t 0123456789-_eE+xXoObBzZ:azAZ\x00\x1f\x7f\x80\xc3\xa9\xff\xed\xa0\x80"
WORDS: list[Any] = [*OPERATIONS, *CHANGES, *TARGETS, *MOMENTS, *WHO, *UNTIL, "", "sail", "raid", "any", "x", "crew"]
NUMBERS: list[Any] = [
    -(10**30),
    -5,
    -1,
    0,
    1,
    2,
    3,
    4,
    6,
    9,
    12,
    20,
    21,
    99,
    2**63,
    10**5000,
    0.5,
    float("nan"),
    float("inf"),
]
OTHERS: list[Any] = [None, True, False, [], {}, [[]], [{}], {"op": "gain"}, {3: 4}, b"x", "\ud800", "x" * 500]


def accepted(read: Callable[[], DeckFile]) -> bool:
    """Whether it is read; if so it is a whole deck, and if not that can be told."""
    try:
        deck = read()
    except (DeckError, FileError) as error:
        assert len(str(error)) < 3000  # noqa: PT017  # that it can be told is what is tested
        return False
    text = toml_of(deck)
    assert deck_of_toml(text, "again") == deck
    assert deck_of_tables(tables_of(deck), "again") == deck
    assert len(text.encode("utf-8")) <= LARGEST_DECK
    assert len(build(deck).effects) == effects_in(deck)
    return True


# -- bytes -----------------------------------------------------------------------------------------------------


def broken_bytes(content: bytes, luck: random.Random) -> bytes:
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(content) + 1)
        what = luck.randrange(5)
        if what == 0 and luck.random() < 0.3:
            content = content[:at]
        elif what == 1:
            content = content[:at] + bytes(luck.choices(BYTES, k=luck.randrange(1, 4))) + content[at:]
        elif what == 2:
            content = content[:at] + content[at + luck.randrange(1, 30) :]
        elif what == 3:
            start = luck.randrange(len(content) + 1)
            content = content[:at] + content[start : start + luck.randrange(1, 90)] + content[at:]
        else:
            content = content[:at] + bytes([luck.randrange(256)]) + content[at + 1 :]
    return content


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_bytes_are_refused_or_a_deck(shard: int, tmp_path: Path) -> None:
    luck = random.Random(shard)
    whole = SMALL.read_bytes()
    cards = [b"[[" + card for card in whole.split(b"\n[[")[1:]]
    file = tmp_path / "any.toml"
    found = 0
    for _ in range(SIZE):
        few = b'deck = "D"\n' + b"\n".join(luck.sample(cards, luck.randrange(1, 4)))
        file.write_bytes(broken_bytes(few, luck))
        found += accepted(lambda: read_deck(file))
    assert SIZE // 50 < found < SIZE


# -- tables ----------------------------------------------------------------------------------------------------


def containers(value: Any) -> list[Any]:
    """Every table and list that holds something."""
    if not isinstance(value, dict | list) or not value:
        return []
    inner = value.values() if isinstance(value, dict) else value
    return [value, *(found for item in inner for found in containers(item))]


def key_in(container: Any, luck: random.Random) -> Any:
    return luck.choice(list(container)) if isinstance(container, dict) else luck.randrange(len(container))


def break_it(tables: Any, luck: random.Random) -> None:
    """One change; many keep the form."""
    boxes = containers(tables)
    one, other = luck.choice(boxes), luck.choice(boxes)
    key, other_key = key_in(one, luck), key_in(other, luck)
    what = luck.randrange(7)
    if what == 0:
        del one[key]
    elif what == 1:
        one[key] = deepcopy(luck.choice(OTHERS))
    elif what == 2 and isinstance(one[key], str):
        one[key] = luck.choice(WORDS)
    elif what == 3 and type(one[key]) is int:
        one[key] = luck.choice(NUMBERS)
    elif what == 4:
        one[key], other[other_key] = deepcopy(other[other_key]), deepcopy(one[key])
    elif what == 5 and isinstance(one, list):
        one.append(deepcopy(one[key]))
    elif isinstance(one, dict):
        one[luck.choice([*WORDS, "amount", "who", "lasting", "ability", "do", "when", 3])] = deepcopy(other[other_key])


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_tables_are_refused_or_a_deck(shard: int) -> None:
    luck = random.Random(shard)
    text = json.dumps(tables_of(read_deck(SMALL)))
    found = 0
    for _ in range(SIZE):
        tables = json.loads(text)
        for pack in ("crew", "event", "exploration", "captain"):
            tables[pack] = luck.sample(tables[pack], luck.randrange(2))
        if luck.random() < 0.3:
            tables["event"] = [deepcopy(EVENT_TABLE)]
        for _ in range(luck.choice((1, 1, 1, 2, 4))):
            break_it(tables, luck)
        found += accepted(lambda tables=tables: deck_of_tables(tables, "any"))  # type: ignore[misc]  # bound now
    assert SIZE // 50 < found < SIZE


# -- made to hurt ----------------------------------------------------------------------------------------------

FULL = LARGEST_DECK - 100


def filled(piece: str, start: str = "", end: str = "") -> str:
    """As many of a piece as a deck has room for."""
    return start + piece * ((FULL - len(start) - len(end)) // len(piece)) + end


HOSTILE = {
    "lists in lists": lambda: filled("["),
    "lists in lists that close": lambda: "a = " + "[" * 150 + "]" * 150,
    "tables in tables": lambda: filled("{a=", "a="),
    "tables in tables that close": lambda: "a = " + "{ a = " * 90 + "1" + " }" * 90,
    "one key of many parts": lambda: filled("a.", end="a = 1"),
    "one heading of many parts": lambda: filled("a.", "[", "a]"),
    "quoted parts": lambda: filled('"".', end='"" = 1'),
    "many keys of many parts": lambda: filled(".".join("a" * 32) + "=1\n"),
    "many keys below a heading of many parts": lambda: (
        f"[{'.'.join('h' * 32)}]\n" + "".join(f"{'a.' * 31}b{number} = 1\n" for number in range(3500))
    ),
    "dots hidden behind a string of lines": lambda: f'a = """\n\' """, {"a." * 5000}a = \'1\'',
    "many headings": lambda: filled("[[crew]]\n"),
    "many tables": lambda: filled("{},", "crew=[", "]"),
    "many fields": lambda: "".join(f"f{number}=1\n" for number in range(20_000)),
    "a long field": lambda: filled("a", end="=1"),
    "a long word": lambda: DECK + event(filled("a", 'do = [{ op = "', '" }]')[: FULL - 500] + '" }]'),
    "a long name": lambda: filled("a", 'deck = "', '"'),
    "a name of accents": lambda: filled("\u0301", 'deck = "a')[: FULL // 3] + '"',
    "a long string of lines": lambda: filled("\n", 'deck = """', '"""'),
    "escapes": lambda: filled("\\u0041", 'deck = "', '"'),
    "a long number": lambda: filled("9", "crew = "),
    "a long hexadecimal number": lambda: filled("f", DECK + "crew = 0x"),
    "a long binary number as an amount": lambda: (
        DECK + event(filled("1", 'do = [{ op = "gain", amount = 0b')[: FULL - 500] + " }]")
    ),
    "a huge power": lambda: DECK + event('do = [{ op = "gain", amount = 1e999999999 }]'),
    "underlines": lambda: filled("1_", "crew = ", "1"),
    "a date": lambda: DECK + event("copies = 9999-12-31T23:59:59.999999999Z\n" + GAIN),
    "comments": lambda: filled("#\n", DECK, event(GAIN)),
    "one comment": lambda: DECK + event(GAIN) + filled(".", "#")[:-1000],
    "a mark in front": lambda: "\ufeff" + DECK + event(GAIN),
    "returns": lambda: (DECK + event(GAIN)).replace("\n", "\r"),
    "nulls": lambda: filled("\0"),
    "halves of letters": lambda: filled("\ud800"[:1], 'deck = "')[: FULL // 4] + '"',
    "too much": lambda: "#" * (2 * LARGEST_DECK),
}
READ = {"one comment", "comments"}  # the others are refused


@pytest.mark.parametrize("case", HOSTILE)
def test_what_is_made_to_hurt_does_not(case: str) -> None:
    """It is refused soon, and with little memory: what a file costs is bounded by its size."""
    text = HOSTILE[case]()
    tracemalloc.start()
    try:
        assert accepted(lambda: deck_of_toml(text, "any")) == (case in READ)
        assert tracemalloc.get_traced_memory()[1] < 150 * LARGEST_DECK
    finally:
        tracemalloc.stop()


def test_tables_within_tables_without_end() -> None:
    loop: dict[str, Any] = {}
    loop |= {"deck": "D", "crew": [loop], "event": [loop, loop]}
    assert not accepted(lambda: deck_of_tables(loop, "any"))
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for tables in ({"deck": deep}, {"deck": "D", "crew": deep}, {"deck": "D", "event": [EVENT_TABLE | {"do": [deep]}]}):
        assert not accepted(lambda tables=tables: deck_of_tables(tables, "any"))  # type: ignore[misc]  # bound now
