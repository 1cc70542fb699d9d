"""The database is away for a while: clients are told, nothing acknowledged is lost, and then play goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from settemari.server.store import open_store
from tests.server.failing.checking import check_all
from tests.server.failing.client import AWAY, Guest, Player
from tests.server.failing.crew import Crew, Party
from tests.server.failing.process import Server
from tests.server.postgres import Postgres
from tests.size import pick

SECONDS = pick(3, 20)
PATIENCE = 40.0
PARTIES = (Party("maretta", 2, watched=True), Party("vulcano", 3), Party("arrr", 2, seats=2))

Change = Callable[[], Awaitable[None]]


@pytest.fixture
def server(address: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(address, tmp_path)
    server.start()
    yield server
    server.kill()
    assert server.complaints() == []


async def readiness(server: Server) -> int:
    async with httpx.AsyncClient(trust_env=False) as client:
        return (await client.get(server.address + "health/ready")).status_code


async def until_ready(server: Server) -> None:
    """A disk that somebody else keeps busy can make the database seem away for a moment, at any time."""
    while await readiness(server) != 200:
        await asyncio.sleep(0.1)


async def while_away(server: Server, go: Change, meanwhile: Change, come_back: Change) -> list[Player]:
    """Games are under way, the database goes and comes back, and they come to their end; who was there meanwhile."""
    crew = Crew([server.address], PARTIES)

    def connected() -> list[Player]:
        return [player for player in crew.players if player.streaming is not None]

    def all_know(away: bool, players: list[Player]) -> bool:
        return all(player.away[-1:] == [away] or player.ended for player in players)

    async def until(what: Callable[[], bool]) -> None:
        while not what():
            crew.check()
            await asyncio.sleep(0.01)

    try:
        crew.begin()
        await crew.until_acknowledged(20)
        async with asyncio.timeout(PATIENCE + 2 * SECONDS):
            await until_ready(server)
            await go()
            await until(lambda: bool(connected()) and all_know(True, connected()))
            told = connected()
            assert await readiness(server) == AWAY
            await meanwhile()
            await asyncio.sleep(SECONDS)
            assert await readiness(server) == AWAY
            before = crew.acknowledged
            await come_back()
            await until(lambda: all_know(False, told))
            await until_ready(server)
        await crew.until_acknowledged(5)
        await crew.finish(60)
        assert crew.acknowledged > before
        assert {player.streams for player in told} == {1}, "nobody was cut off"
        assert all(player.away[:2] in ([True, False], [True]) for player in told)
        async with await open_store(server.database) as store:
            await check_all(store, crew.players)
        return told
    finally:
        await crew.close()


@pytest.mark.heavy
@pytest.mark.parametrize("address", ["postgres"], indirect=True)
def test_play_goes_on_when_the_database_has_been_away(server: Server, postgres: Postgres) -> None:
    async def ask_for_something() -> None:
        """Whatever needs the database is a problem now, and nothing else."""
        guest = Guest(server.address)
        async with httpx.AsyncClient(trust_env=False) as client:
            opened = await client.post(server.address + "api/v1/tables", json={"settings": {"game": "maretta"}})
            assert opened.status_code == AWAY
            assert opened.headers["content-type"].startswith("application/problem+json")
            assert opened.headers["retry-after"]
            assert (await client.get(server.address + "api/v1/lobby")).status_code == AWAY
            assert (await client.get(server.address + "api/v1/games")).status_code == 200
            assert (await client.get(server.address + "health/live")).status_code == 200
        await guest.close()

    async def stop() -> None:
        await asyncio.to_thread(postgres.stop)

    async def start() -> None:
        await asyncio.to_thread(postgres.start)

    try:
        told = asyncio.run(while_away(server, stop, ask_for_something, start))
        assert any(player.turned_away for player in told), "who answered then was told to try again"
    finally:
        postgres.start()


@pytest.mark.heavy
@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_play_goes_on_when_the_file_has_been_locked(server: Server) -> None:
    other = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)

    async def lock() -> None:
        other.execute("BEGIN IMMEDIATE")

    async def read() -> None:
        """Who reads does not notice."""
        async with httpx.AsyncClient(trust_env=False) as client:
            assert (await client.get(server.address + "api/v1/lobby")).status_code == 200

    async def let_go() -> None:
        other.execute("ROLLBACK")

    try:
        asyncio.run(while_away(server, lock, read, let_go))
    finally:
        other.close()
