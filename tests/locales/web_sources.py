"""The browser client's sources as the tests of the catalogues see them: which keys it says, and which it makes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "web" / "src"

_QUOTED = re.compile(r"'([^'\\\n]*)'|\"([^\"\\\n]*)\"")
_TEMPLATE = re.compile(r"`([^`\\]*)`")
_FILLED_IN = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_SAID = re.compile(r"""\b(?:say|knows|attribute)\(\s*(?:'([^']+)'|`([^`]+)`)|\bkey:\s*(?:'([a-z][^' ]*)'|`([^`]+)`)""")


@cache
def files() -> dict[str, str]:
    """All sources but their tests, by their path."""
    found = sorted(file for file in FOLDER.rglob("*") if file.suffix in (".ts", ".svelte"))
    return {
        file.relative_to(FOLDER).as_posix(): file.read_text("utf-8")
        for file in found
        if not file.name.endswith(".test.ts")
    }


def said(source: str) -> set[str]:
    """The keys that are said there, ``{}`` for what is filled in at run time."""
    return {_FILLED_IN.sub("{}", next(filter(None, groups))) for groups in _SAID.findall(source)}


def strings(source: str) -> set[str]:
    """All strings, ``{}`` for what is filled in."""
    quoted = {one or two for one, two in _QUOTED.findall(source)}
    return quoted | {_FILLED_IN.sub("{}", text) for text in _TEMPLATE.findall(source)}


def makes(how: str, key: str) -> bool:
    """Whether a key can be made so: ``suit-{}`` makes ``suit-wood``."""
    return _pattern(how).fullmatch(key) is not None


@cache
def _pattern(how: str) -> re.Pattern[str]:
    return re.compile(re.escape(how).replace(r"\{\}", r"[\w-]+"))
