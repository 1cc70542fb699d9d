"""Games over days: nobody need be there, clocks run all the same, and what nobody plays on is forgotten in the end."""

from __future__ import annotations

import pytest

from settemari.server import log
from settemari.server.harbour import KEPT
from settemari.server.piloting import IDLE
from settemari.server.room import PLAYING
from settemari.server.settings import LONGEST, Clock, Settings
from settemari.server.worker import SWEEP, NoTable
from tests.server.virtual.clock import sail
from tests.server.virtual.table import VirtualTable

LONG = int(4 * IDLE)  # seconds: a table that nobody looks at would have left the memory long ago


async def answers(table: VirtualTable) -> list[tuple[int, str]]:
    return [(line.seat, line.by) for _, line in await table.lines() if isinstance(line, log.Answered)]


def test_the_clock_runs_while_nobody_is_there() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3, clock=Clock(LONG))) as table:
            client, begun = table.client(0), table.source.now()
            table.begin()
            await table.source.sleep(1.0)
            await client.leave()
            table.berth.watchers.remove(table.probe)  # which would keep it in memory
            await table.source.sleep(begun + LONG - 1 - table.source.now())
            assert await answers(table) == []
            await table.source.sleep(2.0)
            assert sorted(await answers(table)) == [(seat, "clock") for seat in range(3)]

    sail(scene())


def test_nobody_can_think_for_so_long_that_the_table_is_forgotten() -> None:
    assert KEPT[PLAYING] > 2 * LONGEST


def test_a_table_is_forgotten_when_its_time_is_over() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3), loops=False) as table:
            code, key = table.table.code, table.table.key
            sweeping = table.worker.spawn(table.worker._sweep())
            await table.source.sleep(KEPT[PLAYING] - SWEEP)
            assert (await table.worker.table(code)).table.key == key
            await table.source.sleep(2 * SWEEP)
            with pytest.raises(NoTable):
                await table.worker.table(code)
            assert await table.lines() == []
            sweeping.cancel()

    sail(scene())
