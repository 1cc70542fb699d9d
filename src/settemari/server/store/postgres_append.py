"""The one statement by which PostgreSQL takes a group of appends, and what goes into it.

Every table gets its rows as arrays, one for each column: the statement is the same for any number of rows, so it is
prepared once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ARRAY, Dialect, Table, Text, bindparam, column, func, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.sql.selectable import TableValuedAlias

from settemari.server.store.calls import Call, Group, news_of
from settemari.server.store.rows import Entry, Heard
from settemari.server.store.schema import entries, seats, shelves
from settemari.server.store.statements import compiled, given_columns, sitting_down

CHANNEL = "settemari"
LONGEST_NOTE = 7_900  # bytes; PostgreSQL takes just under 8,000

DIALECT: Dialect = dialect()  # type: ignore[no-untyped-call]  # as the library has it


def _given(table: Table, what: str) -> TableValuedAlias:
    """Rows for a table, from a parameter for each of its columns."""
    arrays = [bindparam(f"{what}_{one.name}", type_=ARRAY(one.type)) for one in given_columns(table)]
    columns = [column(one.name, one.type) for one in given_columns(table)]
    return func.unnest(*arrays).table_valued(*columns).render_derived(name=f"given_{what}")


class Appending:
    def __init__(self) -> None:
        entry, begun, changed, seat = (
            _given(entries, "entry"),
            _given(shelves, "begun"),
            _given(shelves, "changed"),
            _given(seats, "seat"),
        )
        added = insert(entries).from_select(_names(entries), select(*entry.c)).returning(entries.c.number).cte("added")
        # Whoever has added all entries cannot be in anybody's way any more: so shelves wait for them, and two workers
        # never wait for each other.
        all_added = select(func.count()).select_from(added).scalar_subquery() >= literal_column("0")
        shelved = insert(shelves).from_select(_names(shelves), select(*begun.c)).returning(shelves.c.table).cte("begun")
        moved = (
            update(shelves)
            .values({name: changed.c[name] for name in _names(shelves) if name != "table"})
            .where(shelves.c.table == changed.c.table, all_added)
            .returning(shelves.c.table)
            .cte("changed")
        )
        upsert = postgresql.insert(seats)
        sat = (
            upsert.from_select(_names(seats), select(*seat.c).where(all_added))
            .on_conflict_do_update(index_elements=["table", "seat"], set_=sitting_down(upsert.excluded))
            .returning(seats.c.seat)
            .cte("sat")
        )
        note = func.unnest(bindparam("notes", type_=ARRAY(Text))).table_valued("note").render_derived(name="notes")
        told = select(func.count(func.pg_notify(literal_column(f"'{CHANNEL}'"), note.c.note))).scalar_subquery()
        shelves_changed = select(func.array_agg(moved.c.table)).scalar_subquery()
        self.append = compiled(select(shelves_changed, told).add_cte(added, shelved, moved, sat), DIALECT)

        claimed = _given(entries, "entry")
        self.taken = compiled(
            select(entries.c.table, entries.c.number).join(
                claimed, (entries.c.table == claimed.c.table) & (entries.c.number == claimed.c.number)
            ),
            DIALECT,
        )


def everything_of(calls: Sequence[Call]) -> dict[str, Any]:
    """The parameters of ``append``. All workers go through tables in the same order, so that none waits in a circle."""
    group = Group(calls)
    return {
        **entries_of(group.entries),
        **_columns(shelves, "begun", sorted(group.begun)),
        **_columns(shelves, "changed", sorted(group.changed)),
        **_columns(seats, "seat", sorted(group.seated, key=lambda row: row[:2])),
        "notes": notes(news_of(calls)),
    }


def entries_of(rows: Iterable[Entry]) -> dict[str, Any]:
    """The parameters of ``taken``."""
    return _columns(entries, "entry", sorted(rows))


def _names(table: Table) -> list[str]:
    return [one.name for one in given_columns(table)]


def _columns(table: Table, what: str, rows: Sequence[tuple[Any, ...]]) -> dict[str, Any]:
    columns: Iterable[Sequence[Any]] = zip(*rows, strict=True) if rows else [()] * len(_names(table))
    return {f"{what}_{name}": values for name, values in zip(_names(table), columns, strict=True)}


def notes(news: Iterable[Heard]) -> list[str]:
    """As few notes to the other workers as they fit into."""
    written: list[str] = []
    for heard in news:
        line = f"{heard.number} {heard.table}"
        if written and len(written[-1].encode()) + len(line.encode()) < LONGEST_NOTE:
            written[-1] += "\n" + line
        else:
            written.append(line)
    return written


def read_note(note: str) -> list[Heard]:
    lines = (line.split(" ", 1) for line in note.split("\n"))
    return [Heard(table, int(number)) for number, table in lines]
