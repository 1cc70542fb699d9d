"""Databases for servers that fail: every test that asks for an address runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from tests.server.postgres import postgres as postgres
from tests.server.store.conftest import address as address
from tests.server.store.conftest import shared_address as shared_address
