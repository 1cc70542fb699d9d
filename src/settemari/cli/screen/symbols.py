# ruff: noqa: RUF001 -- characters that look like others are what this file is about
"""The symbols of the table, each one column wide, and what stands for them where only ASCII can be written."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from rich.cells import cell_len

from settemari.cli.spelling import spelled


class Symbols(NamedTuple):
    """One set of symbols. None of them is an emoji, whose width no terminal agrees on."""

    suits: str  # wood, rope, fire, water, food
    steamship: str
    start: str  # island or village
    goal: str  # steamship token or sea
    track: str
    reef: str
    crevasse: str
    lava: str
    lava_next: str
    asked: str  # this seat is waited for
    answered: str
    first: str  # the first-player token
    won: str
    nothing: str
    dot: str  # between things in a row
    times: str
    least: str
    done: str
    stop: str  # a round's end on somebody's path
    filled: str  # of a bar
    inner: str  # before a line of the log that follows from another
    more: str  # in place of what was cut off
    ready: str  # an equipped card that can be used
    tired: str  # an exhausted one
    lasting: str  # a permanent event
    coin: str
    line: str
    wall: str
    corners: str  # of a card: top left, top right, bottom left, bottom right
    ascii: bool

    def text(self, text: str) -> str:
        """A text of any origin as this set can write it: nothing that moves the cursor, and ASCII if need be."""
        shown = "".join(character for character in text if character.isprintable() or character in _SPACES)
        return _in_ascii(shown) if self.ascii else shown

    def one_line(self, text: str) -> str:
        return self.text(" ".join(text.split("\n")))


_SPACES = "\n\u00a0\u202f"  # not printable to Python; French puts the last two before its colons and marks

_ROWS = {
    "suits": ("≡◎▲≈●", "=@^~o"),
    "steamship": ("⚑", "!"),
    "start": ("⌂", "n"),
    "goal": ("⚑", "!"),
    "track": ("─", "-"),
    "reef": ("Ψ", "Y"),
    "crevasse": ("≠", "#"),
    "lava": ("▓", "%"),
    "lava_next": ("░", ":"),
    "asked": ("►", ">"),
    "answered": ("✓", "v"),
    "first": ("◆", "*"),
    "won": ("★", "*"),
    "nothing": ("·", "."),
    "dot": ("·", "|"),
    "times": ("×", "x"),
    "least": ("≥", ">="),
    "done": ("✓", "OK"),
    "stop": ("●", "o"),
    "filled": ("─", "-"),
    "inner": ("└", "`"),
    "more": ("…", "~"),
    "ready": ("■", "#"),
    "tired": ("□", "_"),
    "lasting": ("∞", "&"),
    "coin": ("◉", "$"),
    "line": ("─", "-"),
    "wall": ("│", "|"),
    "corners": ("╭╮╰╯", "++++"),
}


def _symbols(form: int) -> Symbols:
    return Symbols(**{name: forms[form] for name, forms in _ROWS.items()}, ascii=form == 1)


UNICODE = _symbols(0)
ASCII = _symbols(1)


def symbols_for(encoding: str) -> Symbols:
    """The set that a console of this encoding (``console.encoding``) can write."""
    return UNICODE if encoding.lower().replace("-", "").startswith("utf") else ASCII


def _in_ascii(text: str) -> str:
    """Letters without their accents, the rest spelled or, if nothing else is possible, as question marks."""
    return "".join(spelled(character) or "?" * cell_len(character) for character in unicodedata.normalize("NFC", text))
