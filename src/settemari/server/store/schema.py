"""The tables of the database. Statements are compiled from these, migrations lead to them, a test compares.

Times are seconds since the epoch, as the caller's clock tells them. Whatever belongs to a table goes with its shelf.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _of_a_table() -> Column[str]:
    return Column("table", Text, ForeignKey("shelves.table", ondelete="CASCADE"), nullable=False)


shelves = Table(
    "shelves",
    metadata,
    Column("table", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("info", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table"),
    UniqueConstraint("code"),
)
Index(None, shelves.c.expires)
# Only of the tables that are listed: the others change without touching it.
Index("ix_shelves_lobby", shelves.c.changed, sqlite_where=shelves.c.open, postgresql_where=shelves.c.open)

# The key is the only lock there is: of two who append the same number one has lost.
entries = Table(
    "entries",
    metadata,
    _of_a_table(),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("folded", Text, nullable=False),  # Anna, anna and ANNA are one
    Column("name", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("made", Double, nullable=False),
    PrimaryKeyConstraint("folded"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("name", Text),
    Column("account", Text, ForeignKey("accounts.folded", ondelete="SET NULL"), index=True),
    PrimaryKeyConstraint("id"),
)

seats = Table(
    "seats",
    metadata,
    _of_a_table(),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("seen", Integer, nullable=False, server_default=text("0")),  # the last beat, as far as the guest has said
    PrimaryKeyConstraint("table", "seat"),
)

passes = Table(
    "passes",
    metadata,
    Column("hash", Text, nullable=False),
    _of_a_table(),
    Column("seat", Integer, nullable=False),
    Column("expires", Double, nullable=False),
    PrimaryKeyConstraint("hash"),
)
Index(None, passes.c.table)
Index(None, passes.c.expires)

leases = Table(
    "leases",
    metadata,
    _of_a_table(),
    Column("worker", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table"),
)
Index(None, leases.c.worker)
Index(None, leases.c.until)

# The server's own, such as the key that signs cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", LargeBinary, nullable=False),
    PrimaryKeyConstraint("name"),
)

variants = Table(
    "variants",
    metadata,
    Column("digest", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("digest"),
)

# What people reported stays when the table is forgotten: there is no reference.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("table", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("id"),
)
Index(None, reports.c.at)

# Where the migrations note how far they have come, as their library makes it: it takes long to import, and is not
# needed to read that, nor where there is no step to take. It is theirs, so it is none of ours.
migrated = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
