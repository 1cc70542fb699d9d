"""The page of the line protocol says what the program does: fields, reasons, numbers, commands that can be typed."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from settemari.bots.child import MOST_BYTES
from settemari.bots.external import MOST_FAILURES, WHYS
from settemari.bots.protocol import LONGEST_LINE, PROTOCOL, Limits
from settemari.cli.parser import make_parser

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bot-protocol.md").read_text("utf-8")
SENT = [json.loads(line[2:]) for line in (DOCS / "bot-exchange.txt").read_text("utf-8").splitlines() if line[0] == ">"]


def section(title: str) -> str:
    """A section of the page, without those below it."""
    return PAGE.partition(f" {title}\n")[2].partition("\n#")[0]


def named(title: str) -> list[str]:
    """What stands in the first column of a section's table, in order."""
    rows = re.findall(r"^\| (`.*?) \|", section(title), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row) if name != "why"]


@pytest.mark.parametrize("kind", ["hello", "question"])
def test_every_field_is_told_in_its_order(kind: str) -> None:
    line = next(line for line in SENT if line["type"] == kind)
    assert named(kind) == [name for name in line if name != "type"]


def test_the_short_lines_are_told_too() -> None:
    assert {line["type"] for line in SENT} == {"hello", "question", "missed", "goodbye"}
    for kind in ("missed", "goodbye"):
        line = next(line for line in SENT if line["type"] == kind)
        for name in line:
            assert name in ("type", "number") or f"`{name}`" in section(kind), name


def test_every_reason_is_told() -> None:
    assert sorted(named("What goes wrong")) == sorted(WHYS)


def test_the_numbers_are_right() -> None:
    words = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    for told in (
        f"**protocol {PROTOCOL}**",
        f"at most {LONGEST_LINE:,} bytes",
        f"more than {MOST_BYTES:,} bytes",
        f"**{words[MOST_FAILURES]} lost choices in one game**",
        f"`--bot-seconds` ({Limits().choice:g} by default); getting ready may take {Limits().start:g}",
    ):
        assert told in " ".join(PAGE.split()), told
    assert make_parser("en").parse_args(["play"]).bot_seconds == Limits().choice


def test_the_commands_can_be_typed() -> None:
    lines = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(lines) == 3
    for line in lines:
        name, *words = shlex.split(line, comments=True)
        assert name == "settemari"
        assert callable(make_parser("en").parse_args(words).run)
