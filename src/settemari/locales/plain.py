"""Plain messages, read without the Fluent runtime: it costs more time than ``--help`` may take, and the engine, which
has errors to tell of, needs nothing but the standard library.

A plain area holds only ``key = text``, lines that go on indented, ``#`` comments, and ``{ $name }`` in the text. A test
holds every plain area to that, and sees that the Fluent runtime says the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from settemari.locales import source
from settemari.locales.message import Message, Named, Seat

_PLACEABLE = re.compile(r"\{ \$([a-z][a-z0-9-]*) \}")


@cache
def texts(language: str, area: str) -> Mapping[str, str]:
    """The messages of a plain area, by key."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in source(language, area).splitlines():
        if line.startswith(" ") or not line:
            lines.append(line)
        elif not line.startswith("#"):
            key, _, start = line.partition(" =")
            lines = found.setdefault(key, [start.strip(" ")])
    return {key: _joined(start, more) for key, (start, *more) in found.items()}


def _joined(start: str, more: list[str]) -> str:
    """The lines of a message, without the indentation that all of them share."""
    margin = min((len(line) - len(line.lstrip(" ")) for line in more if line), default=0)
    return "\n".join([start, *(line[margin:] for line in more)]).strip(" \n")


def text(language: str, area: str, message: Message) -> str:
    """A message of a plain area, with its arguments filled in."""

    def fill(found: re.Match[str]) -> str:
        return _argument(language, area, message.args[found[1]])

    return _PLACEABLE.sub(fill, texts(language, area)[message.key])


def _argument(language: str, area: str, value: object) -> str:
    if isinstance(value, Message):
        return text(language, area, value)
    if isinstance(value, Seat):
        return str(value.number)
    if isinstance(value, Named):
        return value.name(language)
    if isinstance(value, (list, tuple)):
        return ", ".join(_argument(language, area, item) for item in value)
    return str(value)
