"""The database goes away and comes back: callers are told, nothing acknowledged is lost, and work goes on."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from settemari.server.store import EVERYTHING, Store, Taken, Unreachable, open_store, sqlite
from tests.server.postgres import Postgres
from tests.server.store.conftest import Run
from tests.server.store.sample import begin, entry, numbers

UP_TO = 400


async def play_on(store: Store, table: str, unreachable: list[str]) -> list[int]:
    """Append up to a number, whatever happens, as a server does; what was acknowledged, in order."""
    acknowledged, number = [], 2
    while number <= UP_TO:
        try:
            await store.append([entry(table, number)])
            acknowledged.append(number)
            number += 1
        except Unreachable:
            unreachable.append(table)
            await asyncio.sleep(0.02)
        except Taken:  # it was written, and the answer got lost
            number += 1
    return acknowledged


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
def test_play_goes_on_when_the_database_is_back(
    shared_address: str, postgres: Postgres, run: Run[Any], how: signal.Signals
) -> None:
    tables = [f"t{at}" for at in range(8)]

    async def story() -> None:
        async with await open_store(shared_address) as store:
            await begin(store, *tables)
            unreachable: list[str] = []
            players = asyncio.gather(*(play_on(store, table, unreachable) for table in tables))
            ear = store.heard()
            await anext(ear)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(0.1)
            for attempt in (store.ping(), store.forget("other"), store.append([entry("t0", UP_TO + 9)])):
                with pytest.raises(Unreachable):
                    await attempt
            await asyncio.to_thread(postgres.start)
            acknowledged = await players
            assert set(unreachable) == set(tables)
            for table, known in zip(tables, acknowledged, strict=True):
                assert await numbers(store, table) == list(range(1, UP_TO + 1))
                assert len(known) >= UP_TO - 3, "at most the one under way was not acknowledged"
            while await anext(ear) is not EVERYTHING:
                pass
            await begin(store, "after")
            while await anext(ear) != ("after", 1):
                pass

    try:
        run(story())
    finally:
        postgres.start()


def test_a_database_that_is_not_there_is_unreachable(tmp_path: Path, run: Run[Any]) -> None:
    with pytest.raises(Unreachable):
        run(open_store(f"postgresql://postgres@/none?host={tmp_path}"))


def test_a_file_that_somebody_else_has_locked_is_unreachable_until_they_let_go(
    tmp_path: Path, run: Run[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)

    async def story() -> None:
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await begin(store, "t")
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unreachable):
                await store.append([entry("t", 2)])
            assert await numbers(store, "t") == [1], "who reads does not notice"
            other.execute("ROLLBACK")
            other.close()
            await store.append([entry("t", 2)])
            assert await numbers(store, "t") == [1, 2]

    run(story())


def test_a_file_that_is_no_database_is_unreachable(tmp_path: Path, run: Run[Any]) -> None:
    (tmp_path / "tables.db").write_bytes(b"a letter to the harbour master " * 100)
    with pytest.raises(Unreachable):
        run(open_store(f"sqlite:///{tmp_path / 'tables.db'}"))
