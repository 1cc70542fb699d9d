"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_a_table(owner: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    reference = sa.ForeignKeyConstraint(["table"], ["shelves.table"], f"fk_{owner}_table", ondelete="CASCADE")
    return sa.Column("table", sa.Text, nullable=False), reference


def upgrade() -> None:
    op.create_table(
        "shelves",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("info", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_shelves"),
        sa.UniqueConstraint("code", name="uq_shelves_code"),
    )
    op.create_index("ix_shelves_expires", "shelves", ["expires"])
    is_open = sa.column("open", sa.Boolean)
    op.create_index("ix_shelves_lobby", "shelves", ["changed"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_table(
        "entries",
        *of_a_table("entries"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
    )
    op.create_table(
        "accounts",
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("folded", name="pk_accounts"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("account", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.ForeignKeyConstraint(["account"], ["accounts.folded"], "fk_guests_account", ondelete="SET NULL"),
    )
    op.create_index("ix_guests_account", "guests", ["account"])
    op.create_table(
        "seats",
        *of_a_table("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], "fk_seats_guest", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "passes",
        sa.Column("hash", sa.Text, nullable=False),
        *of_a_table("passes"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_passes"),
    )
    op.create_index("ix_passes_table", "passes", ["table"])
    op.create_index("ix_passes_expires", "passes", ["expires"])
    op.create_table(
        "leases",
        *of_a_table("leases"),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])
    op.create_index("ix_leases_until", "leases", ["until"])
