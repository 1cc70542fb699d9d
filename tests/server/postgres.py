"""The PostgreSQL of a test run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.real_postgres import Postgres as Postgres

_running: list[Postgres] = []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process, whichever folders they are in, started when the first of them asks."""
    if not _running:
        _running.append(Postgres())
    yield _running[0]
    if _running:
        _running.pop().remove()
