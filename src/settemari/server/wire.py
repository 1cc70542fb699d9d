"""How messages travel: keys and arguments, never sentences. Whoever shows them says them in the reader's language.

A message is ``{"key": ..., "args": {...}}``. An argument is a number, a text, a list, another message, a seat as
``{"seat": 2}``, or a thing with a name in several languages as ``{"names": {"it": ..., "en": ..., "fr": ...}}``.
"""

from __future__ import annotations

from collections.abc import Mapping

from settemari.core.telling import Line
from settemari.locales.message import Message, Named, Seat

Wired = Mapping[str, object]


def wired(message: Message) -> Wired:
    """A message as it travels."""
    if not message.args:
        return {"key": message.key}
    return {"key": message.key, "args": {name: _argument(value) for name, value in message.args.items()}}


def wired_line(line: Line) -> Wired:
    """A line of the log: ``depth`` says what it follows from."""
    return {**wired(line.message), "depth": line.depth} if line.depth else wired(line.message)


def _argument(value: object) -> object:
    if isinstance(value, Message):
        return wired(value)
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Named):
        return {"names": dict(value.by_language)}
    if isinstance(value, (list, tuple)):
        return [_argument(item) for item in value]
    if isinstance(value, (int, float)):
        return value
    return str(value)


def read_message(given: Wired) -> Message:
    """A message that has travelled, for clients in Python."""
    args = given.get("args", {})
    assert isinstance(args, Mapping)
    return Message(str(given["key"]), {name: _read_argument(value) for name, value in args.items()})


def read_line(given: Wired) -> Line:
    """A line of the log that has travelled."""
    depth = given.get("depth", 0)
    assert isinstance(depth, int)
    return Line(read_message(given), depth)


def _read_argument(value: object) -> object:
    if isinstance(value, list):
        return [_read_argument(item) for item in value]
    if not isinstance(value, Mapping):
        return value
    if "key" in value:
        return read_message(value)
    return Seat(int(value["seat"])) if "seat" in value else Named(dict(value["names"]))
