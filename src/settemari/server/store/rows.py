"""What the store takes and gives: one class for each kind of row, its fields in the order of the columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One line of a table's log. The body is JSON, and this layer never looks into it."""

    table: str
    number: int
    at: float
    kind: str
    body: bytes


class Shelf(NamedTuple):
    """What the lobby and the expiry need to know of a table without reading its log."""

    table: str
    code: str
    game: str
    open: bool  # listed in the lobby
    ended: bool
    changed: float
    expires: float
    info: bytes


def read_shelf(row: Sequence[Any]) -> Shelf:
    """Not every database knows what is true."""
    table, code, game, listed, ended, changed, expires, info = row
    return Shelf(table, code, game, bool(listed), bool(ended), changed, expires, info)


class Seated(NamedTuple):
    """Who sits there; None if nobody does, or a bot."""

    table: str
    seat: int
    guest: str | None


class Place(NamedTuple):
    """A seat that a guest has, the table it is at, and the last beat that was seen from it."""

    seat: int
    shelf: Shelf
    seen: int = 0


class Guest(NamedTuple):
    """Somebody who came by. ``account`` is the folded name of theirs (``fold``), if they have one."""

    id: str
    made: float
    seen: float
    name: str | None = None
    account: str | None = None


class Account(NamedTuple):
    """A name that is somebody's for good, and the hash of their password."""

    name: str
    hash: str
    made: float


class Pass(NamedTuple):
    """A one-time code that moves a seat to another device, known by its hash alone."""

    hash: str
    table: str
    seat: int
    expires: float


class Report(NamedTuple):
    """A problem that somebody reported. It outlives the table it is about, which is a mere text here."""

    id: str
    at: float
    table: str
    body: bytes


class Whisper(NamedTuple):
    """A small message to whoever follows a table now. It is kept nowhere."""

    table: str
    body: bytes


class Heard(NamedTuple):
    """A table's log has grown up to that number."""

    table: str
    number: int


EVERYTHING = Heard("", 0)  # something may have been missed: look at every table again
