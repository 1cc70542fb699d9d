"""Match files out of order in every way: cut, doubled, swapped, nested, huge, binary. What comes out is a file, or an
error of ours; never another exception, never a hang.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest

from settemari.core.errors import NotationError, SetteMariError
from settemari.core.notation.matchfile import MatchFile, file_of, write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed, seen_views, verify
from settemari.core.table import SPECTATOR
from tests.records.games import NAMES, SIDES, Table, random_match
from tests.records.sample import SEEN, TEXT
from tests.size import pick

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("skiff")]

PARTS, EACH = pick((8, 250), (60, 10_000))  # 2,000 inputs, or 600,000

# Short games, so that many inputs fit into a second.
GAMES = [random_match(table, 5, choices=12) for table in (SIDES[1], SIDES[8])]
BASES = [
    TEXT[: TEXT.index("10 purple")],
    SEEN[: SEEN.index("5 purple")],
    *(write(file_of(match, NAMES[: match.seats])) for match in GAMES),
    *(write(file_of(match, NAMES[: match.seats], SPECTATOR)) for match in GAMES),
    TEXT,
]
TOLD = sorted({line for text in BASES for line in text.split("\n") if line.startswith("  >")})
WORDS = sorted({word for text in BASES for word in re.findall(r"\S+", text)})
HUGE = ["9" * 18, "9" * 19, "9" * 5000, "-" + "9" * 30, "1e9", "0x10", "٣", "²", "1_000"]
DEEP = ["[" * 3000, "[" * 900 + "]" * 900, '"' + "\\" * 999, "{" * 2000, "(" * 2000, '"\\ud800"', '"\\u0000"']
NOISE = [
    "\0",
    "\r",
    "\t",
    "\x1b[2J",
    "\ufeff",
    "\u2028",
    "\u202e",
    "\ud800",
    "é",
    "  #",
    "#",
    "??",
    ">",
    ";",
    ":",
    "=",
    "",
]

Mutation = Callable[[str, random.Random], str]


def flip(text: str, luck: random.Random) -> str:
    """Some bytes become others."""
    content = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(luck.randint(1, 4)):
        content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
    return content.decode("utf-8", luck.choice(["replace", "surrogateescape", "ignore"]))


def cut(text: str, luck: random.Random) -> str:
    start, end = sorted(luck.choices(range(len(text)), k=2))
    return luck.choice([text[:end], text[:start] + text[end:], text[start:]])


def repeat(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    at = luck.randrange(len(lines))
    lines[at:at] = lines[at : at + luck.randint(1, 5)] * luck.choice([1, 2, 50])
    return "\n".join(lines)


def swap(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    one, two = luck.choices(range(len(lines)), k=2)
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def drop(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    del lines[luck.randrange(len(lines))]
    return "\n".join(lines)


def replace_word(text: str, luck: random.Random) -> str:
    """A word becomes another of the notation."""
    found = luck.choice(list(re.finditer(r"\S+|^", text)))
    new: str = luck.choice(WORDS)
    return text[: found.start()] + new + text[found.end() :]


def replace_number(text: str, luck: random.Random) -> str:
    found = luck.choice(list(re.finditer(r"\d+|^", text)))
    new = luck.choice([*HUGE, str(luck.randrange(300)), "0", "-1"])
    return text[: found.start()] + new + text[found.end() :]


def insert(text: str, luck: random.Random) -> str:
    """Something strange in the middle."""
    at = luck.randrange(len(text))
    strange = luck.choice([*NOISE, *DEEP, *HUGE, luck.randbytes(20).decode("latin-1")])
    return text[:at] + strange + text[at:]


def splice(text: str, luck: random.Random) -> str:
    """The beginning of one file, and the end of another."""
    other = luck.choice(BASES)
    return text[: luck.randrange(len(text))] + other[luck.randrange(len(other)) :]


def retell(text: str, luck: random.Random) -> str:
    """A line of what was told is another, or comes in between; with one word of yet another, or with other numbers."""
    lines = text.split("\n")
    told = [at for at, line in enumerate(lines) if line.startswith("  >")]
    if not told:
        return text
    at = luck.choice(told)
    new = luck.choice([lines[at], luck.choice(TOLD)]).split(" ")
    if len(new) > 3 and luck.random() < 0.5:  # an earlier mutation may have cut the line off
        new[luck.randrange(3, len(new))] = luck.choice(luck.choice(TOLD).split(" ")[3:])
    line = " ".join(new)
    if luck.random() < 0.3:
        line = re.sub(r"\d+", lambda found: str(luck.choice([0, 1, 2, 5, 60, 999, 10**6, 10**17])), line)
    lines[at : at + luck.randrange(2)] = [line]
    return "\n".join(lines)


def noise(text: str, luck: random.Random) -> str:
    """Nothing of the file is left."""
    start = luck.choice(["", "settemari match 1\n", text[:300]])
    return start + luck.randbytes(luck.randrange(300)).decode("utf-8", "replace")


MUTATIONS: list[Mutation] = [
    flip,
    flip,
    cut,
    repeat,
    swap,
    drop,
    replace_word,
    replace_word,
    replace_number,
    replace_number,
    insert,
    splice,
    noise,
    retell,
    retell,
    retell,
]


def spoiled(luck: random.Random) -> str:
    text = luck.choice(BASES)
    for _ in range(luck.choice([1, 1, 1, 2, 3])):
        text = luck.choice(MUTATIONS)(text, luck) or "#"
    return text


def attempt(text: str, played: bool) -> str:
    """What becomes of a text; any other exception than ours fails the test."""
    try:
        file = read(text)
    except NotationError as error:
        lines = text.removeprefix("\ufeff").split("\n")
        assert 1 <= error.line <= len(lines)  # noqa: PT017 - reading may also succeed
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1  # noqa: PT017
        assert len(str(error)) < 2_000  # noqa: PT017
        return "not read"
    if not played:
        return "read"
    assert read(write(file)) == file
    return use(file)


def use(file: MatchFile) -> str:
    try:
        if file.seen_by is None:
            replayed(file)
        else:
            list(seen_views(file))
    except SetteMariError as error:
        assert isinstance(error, NotationError)  # noqa: PT017 - it may also be played
        assert any(check.wrong for check in verify(file))
        return "not played"
    return "played"


@pytest.mark.parametrize("part", range(PARTS))
def test_any_text_is_read_or_refused(part: int) -> None:
    luck = random.Random(part)
    results = Counter(attempt(spoiled(luck), played=number % 3 == 0) for number in range(EACH))
    assert results["not read"] > EACH // 3
    assert results["read"] > EACH // 20  # the rest of the way was tried as well
    assert results["not played"] + results["played"] > EACH // 60


def test_what_is_not_spoiled_is_played() -> None:
    assert [attempt(text, played=True) for text in BASES] == ["played"] * len(BASES)


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\n", "\n#\n" * 100_000, 1),
        TEXT + "\n" * 3_000_000,
        TEXT.replace("seat pink: Bruno", "seat pink: " + " " * 3_900 + "B"),
        SEEN.replace("  > asked", "  > " + "asked pink: " * 300 + "\n  > asked", 1),
        SEEN + "  > rolled 1 for 1\n" * 100_000,
        TEXT[: TEXT.index("1 purple")] + "1 pink: " + ";" * 3_900,
        TEXT[: TEXT.index("1 purple")] + "1 pink: " + "a;" * 1_900,
        "settemari match 1\n" + "".join(f"seat {number}: x\n" for number in range(200_000)),
        "settemari match 1\n" + "".join(f"a.{number} = 1\n" for number in range(200_000)),
        TEXT.replace("path.last = 24", "path.last = [" + "1, " * 1_200 + "1]"),
    ],
    ids=range(10),
)
def test_a_large_text_is_no_more_work_than_it_is_long(text: str) -> None:
    """No assertion on time: were the work not linear, this would not come to an end."""
    try:
        file = read(text)
    except NotationError:
        return
    assert use(file) in ("played", "not played")


def test_a_table_of_skiff_is_spoiled_too() -> None:
    match = random_match(Table("skiff", 3, "usual"), 4)
    luck = random.Random(1)
    for seat in (None, 0, SPECTATOR):
        text = write(file_of(match, NAMES[:3], seat))
        for number in range(pick(60, 3_000)):
            attempt(luck.choice(MUTATIONS)(text, luck) or "#", played=number % 5 == 0)
