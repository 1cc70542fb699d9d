"""Everything that is said to a database, written once with the tables of the schema and compiled for either kind.

A compiled statement is text and the names of its parameters in order. Compiling takes longer than most statements
do, so it is done once, and the drivers get plain text: for PostgreSQL when a store is opened, for SQLite long before
(``sqlite_compiling``).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    Dialect,
    Double,
    Executable,
    Integer,
    LargeBinary,
    Table,
    Text,
    bindparam,
    case,
    delete,
    false,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import ClauseElement, ColumnCollection

from settemari.server.store.schema import (
    accounts,
    entries,
    guests,
    leases,
    migrated,
    passes,
    reports,
    seats,
    secrets,
    shelves,
    variants,
)
from settemari.server.store.statement import OF_A_SEAT, OF_ITS_TABLE, Statement, Statements


def compiled(statement: ClauseElement, dialect: Dialect) -> Statement:
    made = statement.compile(dialect=dialect)
    names = getattr(made, "positiontup", None) or ()
    return Statement(str(made), tuple(names), {name: value for name, value in made.params.items() if value is not None})


def given_columns(table: Table) -> list[Column[Any]]:
    """What callers give for a row: a column with a default begins with that."""
    return [one for one in table.columns if one.server_default is None]


def sitting_down(row: ColumnCollection[str, Any]) -> dict[str, Any]:
    """What changes in a seat that is told again: whoever is new there has seen nothing yet."""
    stays = seats.c.guest.is_not_distinct_from(row.guest)
    return {"guest": row.guest, "seen": case((stays, seats.c.seen), else_=literal_column("0"))}


def statements_for(dialect: Dialect) -> Statements:
    """All of them, for one kind of database."""
    return Statements(**vars(_Composed(dialect)))


class _Composed:
    def __init__(self, dialect: Dialect) -> None:
        def ready(statement: Executable) -> Statement:
            assert isinstance(statement, ClauseElement)
            return compiled(statement, dialect)

        # The two kinds have the same words for what to do on a conflict, but not the same class.
        upsert = postgresql.insert if dialect.name == "postgresql" else sqlite.insert
        table, guest, worker = (bindparam(name, type_=Text) for name in ("table", "guest", "worker"))
        now, limit = bindparam("now", type_=Double), bindparam("limit", type_=Integer)

        self.version = ready(select(migrated.c.version_num))
        self.ping = ready(select(1))

        self.entries = ready(
            select(entries)
            .where(entries.c.table == table, entries.c.number > bindparam("after"))
            .order_by(entries.c.number)
        )
        self.first_taken = ready(
            select(entries.c.number)
            .where(entries.c.table == table, entries.c.number.between(bindparam("first"), bindparam("last")))
            .order_by(entries.c.number)
            .limit(1)
        )
        self.shelf = ready(select(shelves).where(shelves.c.table == table))
        self.find = ready(select(shelves.c.table).where(shelves.c.code == bindparam("code")))
        self.lobby = ready(
            select(shelves)
            .where(shelves.c.open, shelves.c.ended == false())
            .order_by(shelves.c.changed.desc(), shelves.c.table)
            .limit(limit)
        )
        self.expired = ready(
            select(shelves.c.table)
            .where(shelves.c.expires <= now)
            .order_by(shelves.c.expires, shelves.c.table)
            .limit(limit)
        )
        self.size = ready(select(func.count()).select_from(shelves))
        self.forget = ready(delete(shelves).where(shelves.c.table == table).returning(shelves.c.table))

        self.rewrite = ready(
            update(entries)
            .where(entries.c.table == table, entries.c.number == bindparam("number_", type_=Integer))
            .values(body=bindparam("body", type_=LargeBinary))
            .returning(entries.c.number)
        )

        self.tables_of = ready(
            select(seats.c.seat, seats.c.seen, *shelves.c)
            .join(shelves, shelves.c.table == seats.c.table)
            .where(seats.c.guest == guest)
            .order_by(shelves.c.changed.desc(), shelves.c.table, seats.c.seat)
        )
        self.seated = ready(select(*given_columns(seats)).where(seats.c.table == table).order_by(seats.c.seat))
        self.seen = ready(select(seats.c.seat, seats.c.seen).where(seats.c.table == table))
        seat, beat = bindparam("seat_", type_=Integer), bindparam("beat", type_=Integer)
        # Asked of the row as it is when it changes: whoever comes late with less changes nothing.
        self.saw = ready(
            update(seats).where(seats.c.table == table, seats.c.seat == seat, seats.c.seen < beat).values(seen=beat)
        )

        self.add_guest = ready(upsert(guests).values(_given(guests)).on_conflict_do_nothing().returning(guests.c.id))
        self.guest = ready(select(guests).where(guests.c.id == guest))
        self.guests_of = ready(select(guests).where(guests.c.account == bindparam("account")).order_by(guests.c.made))
        self.change_guest = ready(
            update(guests)
            .where(guests.c.id == bindparam("id_"))
            .values({name: bindparam(name) for name in ("seen", "name", "account")})
            .returning(guests.c.id)
        )
        self.delete_guest = ready(delete(guests).where(guests.c.id == guest).returning(guests.c.id))

        self.places_of = ready(
            select(*(seats.c[name] for name in OF_A_SEAT), *(shelves.c[name] for name in OF_ITS_TABLE))
            .join(shelves, shelves.c.table == seats.c.table)
            .where(seats.c.guest == guest)
            .order_by(shelves.c.changed.desc(), shelves.c.table, seats.c.seat)
        )

        folded = bindparam("folded_", type_=Text)
        self.add_account = ready(
            upsert(accounts).values(_given(accounts)).on_conflict_do_nothing().returning(accounts.c.folded)
        )
        self.account = ready(
            select(accounts.c.name, accounts.c.hash, accounts.c.made).where(accounts.c.folded == folded)
        )
        self.change_account = ready(
            update(accounts)
            .where(accounts.c.folded == folded)
            .values(name=bindparam("name"), hash=bindparam("hash"))
            .returning(accounts.c.folded)
        )
        self.delete_guests_of = ready(delete(guests).where(guests.c.account == folded))
        self.delete_account = ready(delete(accounts).where(accounts.c.folded == folded).returning(accounts.c.folded))

        self.add_pass = ready(upsert(passes).values(_given(passes)).on_conflict_do_nothing().returning(passes.c.hash))
        # Whoever deletes it has it: of two who come at once one finds nothing left to delete.
        self.redeem = ready(
            delete(passes)
            .where(passes.c.hash == bindparam("hash"), passes.c.expires > now)
            .returning(passes.c.table, passes.c.seat)
        )
        self.drop_passes = ready(delete(passes).where(passes.c.expires <= now))

        # A change to what is there already, so that it is given back whoever brought it.
        secret = upsert(secrets).values(_given(secrets))
        self.secret = ready(select(secrets.c.value).where(secrets.c.name == bindparam("name")))
        self.keep_secret = ready(
            secret.on_conflict_do_update(index_elements=[secrets.c.name], set_={"value": secrets.c.value}).returning(
                secrets.c.value
            )
        )
        self.variant = ready(select(variants.c.body).where(variants.c.digest == bindparam("digest")))
        self.keep_variant = ready(upsert(variants).values(_given(variants)).on_conflict_do_nothing())
        self.add_report = ready(
            upsert(reports).values(_given(reports)).on_conflict_do_nothing().returning(reports.c.id)
        )
        self.reports = ready(select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit))
        self.drop_reports = ready(delete(reports).where(reports.c.at < bindparam("before", type_=Double)))

        wanted = upsert(leases).values(_given(leases))
        self.lease = ready(
            wanted.on_conflict_do_update(
                index_elements=[leases.c.table],
                set_={"worker": wanted.excluded.worker, "until": wanted.excluded.until},
                where=or_(leases.c.worker == wanted.excluded.worker, leases.c.until <= now),
            ).returning(leases.c.table)
        )
        self.renew = ready(
            update(leases).where(leases.c.worker == worker).values(until=bindparam("until")).returning(leases.c.table)
        )
        self.give_up = ready(delete(leases).where(leases.c.worker == worker, leases.c.table == table))
        self.unleased = ready(
            select(leases.c.table)
            .join(shelves, shelves.c.table == leases.c.table)
            .where(leases.c.until <= now, shelves.c.ended == false())
            .order_by(leases.c.until, leases.c.table)
            .limit(limit)
        )


def _given(table: Table) -> dict[str, Any]:
    """Every column from a parameter of its name."""
    return {column.name: bindparam(column.name, type_=column.type) for column in table.columns}
