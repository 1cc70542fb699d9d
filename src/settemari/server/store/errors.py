"""What can go wrong with the store.

The first three are for the program: it reads on, chooses another code, or tries again. The others are for whoever
runs the server.
"""

from __future__ import annotations

from settemari.core.errors import SetteMariError, shown
from settemari.locales.message import say


class Taken(Exception):
    """Somebody else has appended that number: read on, then decide anew."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number)
        self.table = table
        self.number = number


class CodeTaken(Taken):
    """A new table cannot have that code, another has it."""

    def __init__(self, table: str, code: str) -> None:
        super().__init__(table, 1)
        self.code = code


class Gone(Exception):
    """What is written about has been forgotten, or never was: a table, a guest, an account."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Unreachable(Exception):
    """The database does not answer. What was to be written may be there or not, and nothing was acknowledged."""


class NewerDatabase(SetteMariError):
    """The database was made by a later version of the program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(say("error-store-newer", found=found, known=known))
        self.found = found
        self.known = known


class InUse(SetteMariError):
    """Another process serves from that file."""

    def __init__(self, file: str) -> None:
        super().__init__(say("error-store-in-use", file=file))
        self.file = file


class WrongAddress(SetteMariError, ValueError):
    """There is no such kind of database, or no file is named."""

    def __init__(self, kind: str) -> None:  # the address itself can hold a password
        super().__init__(say("error-store-address", kind=shown(kind)))
        self.kind = kind


class NoBackup(SetteMariError):
    """This database is backed up with a tool of its own."""

    def __init__(self, tool: str) -> None:
        super().__init__(say("error-store-backup", tool=tool))
        self.tool = tool
