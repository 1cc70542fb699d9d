"""What is said to a database: plain text, and which parameters it wants in which order.

It is composed and compiled in ``statements``. Whoever only says it needs no more than this.
"""

from __future__ import annotations

from typing import Any, NamedTuple

# What a guest is told of a place of theirs; the info on the shelf is about everybody at the table.
OF_A_SEAT = ("table", "seat", "seen")
OF_ITS_TABLE = ("code", "game", "ended", "changed", "expires")


class Statement(NamedTuple):
    """SQL, and the names of its parameters in the order in which it wants them."""

    text: str
    names: tuple[str, ...]
    fixed: dict[str, Any]  # some are numbers that are written in the statement itself

    def arguments(self, given: dict[str, Any]) -> list[Any]:
        return [given[name] if name in given else self.fixed[name] for name in self.names]


class Statements(NamedTuple):
    """All of them, for one kind of database."""

    version: Statement
    ping: Statement
    entries: Statement
    first_taken: Statement
    shelf: Statement
    find: Statement
    lobby: Statement
    expired: Statement
    size: Statement
    forget: Statement
    rewrite: Statement
    tables_of: Statement
    seated: Statement
    seen: Statement
    saw: Statement
    add_guest: Statement
    guest: Statement
    guests_of: Statement
    change_guest: Statement
    delete_guest: Statement
    places_of: Statement
    add_account: Statement
    account: Statement
    change_account: Statement
    delete_guests_of: Statement
    delete_account: Statement
    add_pass: Statement
    redeem: Statement
    drop_passes: Statement
    secret: Statement
    keep_secret: Statement
    variant: Statement
    keep_variant: Statement
    add_report: Statement
    reports: Statement
    drop_reports: Statement
    lease: Statement
    renew: Statement
    give_up: Statement
    unleased: Statement
