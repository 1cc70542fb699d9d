"""Run by alembic: the steps go over the connection that ``upgrading`` opened, in its transaction."""

from __future__ import annotations

from alembic import context

from settemari.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # with SQLite too: a step that is cut short leaves nothing behind
)
with context.begin_transaction():
    context.run_migrations()
