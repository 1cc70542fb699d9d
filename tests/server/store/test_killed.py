"""A process that is killed at any moment loses nothing it acknowledged, and nothing is there twice or in half."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from settemari.server.store import open_store
from tests.server.store.conftest import Run
from tests.size import pick

ROOT = Path(__file__).parents[3]
KILLS = pick(3, 50)
TABLES = 24


def acknowledged_until_killed(address: str, name: str, lines: int) -> dict[str, int]:
    """The last number of each table that the process said it had, killed after about so many."""
    command = [sys.executable, "-m", "tests.server.store.appender", address, name, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()  # what it said before it heard nothing any more
    last: dict[str, int] = {}
    for line in said:
        table, number = line.decode().split()
        assert int(number) == last.get(table, 0) + 1
        last[table] = int(number)
    return last


@pytest.mark.heavy
@pytest.mark.parametrize("kill", range(KILLS))
def test_no_acknowledged_entry_is_lost_and_none_is_there_twice(address: str, run: Run[Any], kill: int) -> None:
    lines = random.Random(kill).randrange(1, 1500)
    last = acknowledged_until_killed(address, f"run{kill}", lines)
    assert sum(last.values()) >= lines

    async def story() -> None:
        async with await open_store(address) as store:
            for at in range(TABLES):
                table = f"run{kill}-{at}"
                entries = await store.entries(table)
                assert [one.number for one in entries] == list(range(1, len(entries) + 1))
                assert [one.body for one in entries] == [b"%d" % one.number for one in entries]
                known, there = last.get(table, 0), len(entries)
                assert there in (known, known + 1 + (known + 1) % 3), "all of the last call or nothing"
                found = await store.shelf(table)
                assert (found is None) == (not entries), "a shelf comes with the entries"

    run(story())
