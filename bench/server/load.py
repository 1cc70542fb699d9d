"""Plays at many tables of a server and tells, as JSON, how quick it was and what it cost.

    python -m bench.server.load boardgameio PORT PID --tables 32
    python -m bench.server.load boardgameio PORT PID --idle 10000

Whoever is to move does so as soon as the turn is seen; a move counts once its sender has got the answer. Runs in a
process of its own. A server is loaded as far as it goes with many tables, and one table shows how long a move takes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import uvloop

from bench.server.adapters import ADAPTERS, Adapter
from bench.server.measure import HERE, Leash, family, memory_kib, percentile, processor_seconds
from bench.server.wire import Client, Table, Tally, Wire

AT_ONCE = 32  # so many connect at the same time
PATIENCE = 60.0  # seconds until everybody must be seated
GRACE = 3.0  # seconds for what is on the way at the end


@dataclass
class Result:
    """What a run has shown; microseconds are of the processor, milliseconds of the clock."""

    tables: int
    clients: int
    seconds: float
    moves: int
    moves_a_second: float
    server_microseconds: float  # for a move, all threads and processes of the server
    server_share: float  # of one core
    load_microseconds: float  # for a move, of this process
    load_share: float
    p50_milliseconds: float
    p99_milliseconds: float
    bytes_a_message: float
    messages_a_move: float
    memory_kib: float
    games: int  # that came to their end and were followed by another table
    wrong: list[str]  # why the run is worth nothing, if it is


class Load:
    """All tables of a run."""

    def __init__(self, adapter: Adapter, pid: int, share: float = 0.0) -> None:
        """``share``: of a core for each of the server's processes while people play; 0: all it can get."""
        self._adapter, self._pid, self._share = adapter, pid, share
        self._tally = Tally()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._spare: list[Table] = []
        self._played: list[Table] = []
        self._games = 0
        self._out = asyncio.Event()  # of spare tables

    async def run(self, tables: int, spare: int, warm_up: float, seconds: float) -> Result:
        """Play at so many tables at a time; when one ends, a spare one that is connected already begins."""
        opened = await asyncio.to_thread(self._adapter.open, tables + spare)
        async with asyncio.timeout(PATIENCE):
            self._spare = list(await asyncio.gather(*(self._seat(clients) for clients in opened)))
        if self._tally.wrong:
            raise RuntimeError(self._tally.wrong[0])
        everybody = [wire for table in self._spare for wire in table.wires]
        runs = [asyncio.create_task(self._play()) for _ in range(tables)]
        with Leash(family(self._pid), self._share) if self._share else contextlib.nullcontext():
            await self._pass(warm_up)
            result = await self._count(seconds)
        self._tally.stopped = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._tally.on_the_way:
                    await asyncio.sleep(0.01)
        if self._tally.on_the_way:
            self._tally.wrong.append(f"{self._tally.on_the_way} moves were never acknowledged")
        for run in runs:
            run.cancel()
        for wire in everybody:
            wire.close()
        result.tables, result.clients = tables, tables * len(opened[0])
        result.wrong = self._tally.wrong[:5]
        return result

    async def _seat(self, clients: Sequence[Client]) -> Table:
        table = Table()
        for client in clients:
            async with self._gate:
                wire = Wire(client, table, self._tally, client.port)
                await asyncio.get_running_loop().create_connection(wire.itself, HERE, client.port)
                await wire.is_seated.wait()
        return table

    async def _play(self) -> None:
        """At one table after the other."""
        while self._spare:
            table = self._spare.pop(0)
            self._played.append(table)
            table.begin()
            await table.ended.wait()
            self._games += 1
        self._tally.wrong.append("there were too few spare tables")
        self._out.set()

    async def _pass(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._out.wait(), seconds)

    async def _count(self, seconds: float) -> Result:
        """The time that counts."""
        tally, processes = self._tally, family(self._pid)
        games, playing = self._games, [table for table in self._played if not table.ended.is_set()]
        server, own, began = processor_seconds(processes), time.process_time(), time.perf_counter()
        tally.counting = True
        await self._pass(seconds)
        tally.counting = False
        passed = time.perf_counter() - began
        if stuck := sum(table.moves == 0 and not table.ended.is_set() for table in playing):
            tally.wrong.append(f"nobody moved at {stuck} tables")
        server, own = processor_seconds(processes) - server, time.process_time() - own
        waits, moves = sorted(tally.waits), max(1, tally.moves)
        return Result(
            tables=0, clients=0, wrong=[],
            seconds=passed,
            moves=tally.moves,
            moves_a_second=tally.moves / passed,
            server_microseconds=1e6 * server / moves,
            server_share=server / passed,
            load_microseconds=1e6 * own / moves,
            load_share=own / passed,
            p50_milliseconds=percentile(waits, 0.5) / 1e6,
            p99_milliseconds=percentile(waits, 0.99) / 1e6,
            bytes_a_message=tally.size / max(1, tally.messages),
            messages_a_move=tally.messages / moves,
            memory_kib=memory_kib(processes),
            games=self._games - games,
        )  # fmt: skip


def idle(adapter: Adapter, pid: int, tables: int) -> dict[str, float]:
    """What tables cost where nothing happens: memory with them, less what was there before, for each."""
    adapter.open(min(100, tables))  # what the first tables bring along stays out of it
    time.sleep(0.5)
    before = memory_kib(family(pid))
    started = time.perf_counter()
    adapter.open(tables)
    seconds = time.perf_counter() - started
    time.sleep(1)
    after = memory_kib(family(pid))
    return {"tables": tables, "kib_a_table": (after - before) / tables, "memory_kib": after, "seconds": seconds}


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.server.load", description="Load a server and measure it.")
    parser.add_argument("adapter", choices=ADAPTERS)
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int, help="of the server")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--spare", type=int, default=0, help="tables that follow where a game ends")
    parser.add_argument("--warm-up", type=float, default=2.0, metavar="SECONDS")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--share", type=float, default=0.0, help="of a core for each process of the server; 0: all")
    parser.add_argument("--idle", type=int, default=0, metavar="TABLES", help="instead: what tables need in memory")
    chosen = parser.parse_args()
    adapter = ADAPTERS[chosen.adapter](chosen.port)
    if chosen.idle:
        print(json.dumps(idle(adapter, chosen.pid, chosen.idle)))
        return 0
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)

    async def run() -> Result:
        load = Load(adapter, chosen.pid, chosen.share)
        return await load.run(chosen.tables, chosen.spare, chosen.warm_up, chosen.seconds)

    result = uvloop.run(run())
    print(json.dumps(asdict(result)))
    return 1 if result.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
