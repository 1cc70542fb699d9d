"""How messages travel: keys and arguments, never sentences. Whoever shows them says them in the reader's language.

A message is ``{"key": ..., "args": {...}}``. An argument is a number, a text, a list, another message, a seat as
``{"seat": 2}``, or a thing with a name in several languages as ``{"names": {"it": ..., "en": ..., "fr": ...}}``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from librt.strings import StringWriter

from settemari.core.telling import Line
from settemari.locales.message import Message, Named, Seat

Wired = Mapping[str, object]

_encode = msgspec.json.Encoder().encode


def wired(message: Message) -> msgspec.Raw:
    """A message as it travels: JSON, written in one go, since a server says more of these than of anything else."""
    to = StringWriter()
    _put_message(to, message, 0)
    return msgspec.Raw(to.getvalue().encode())


def wired_data(told: object) -> msgspec.Raw:
    """Plain data as it travels, with the messages in it."""
    return msgspec.Raw(_encode_data(told))


def _as_it_travels(value: object) -> object:
    """What JSON does not know."""
    if isinstance(value, Message):
        return wired(value)
    if isinstance(value, Named):
        return {"names": dict(value.by_language)}
    assert isinstance(value, Seat)
    return {"seat": value.number}


_encode_data = msgspec.json.Encoder(enc_hook=_as_it_travels).encode


def wired_lines(lines: Sequence[Line]) -> bytes:
    """Lines of the log: ``depth`` says what a line follows from."""
    to = StringWriter()
    to.write("[")
    for number, line in enumerate(lines):
        if number > 0:
            to.write(",")
        _put_message(to, line.message, line.depth)
    to.write("]")
    return to.getvalue().encode()


def _put_message(to: StringWriter, message: Message, depth: int) -> None:
    """Keys and the names of arguments are words of the program: there is nothing in them to be escaped."""
    to.write('{"key":"')
    to.write(message.key)
    to.write('"')
    args = message.args
    if args:
        before = ',"args":{"'
        for name, value in args.items():
            to.write(before)
            to.write(name)
            to.write('":')
            _put(to, value)
            before = ',"'
        to.write("}")
    if depth:
        to.write(',"depth":')
        to.write(str(depth))
    to.write("}")


def _put(to: StringWriter, value: object) -> None:
    if isinstance(value, Message):
        _put_message(to, value, 0)
    elif isinstance(value, Seat):
        to.write('{"seat":')
        to.write(str(value.number))
        to.write("}")
    elif isinstance(value, (list, tuple)):
        before = "["
        for item in value:
            to.write(before)
            _put(to, item)
            before = ","
        to.write("]" if value else "[]")
    elif isinstance(value, Named):
        to.write('{"names":')
        to.write(_encode(dict(value.by_language)).decode())
        to.write("}")
    elif isinstance(value, int) and not isinstance(value, bool):
        to.write(str(value))
    elif isinstance(value, (bool, float)):
        to.write(_encode(value).decode())
    else:
        to.write(_encode(str(value)).decode())


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
