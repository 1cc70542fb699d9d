"""Two workers on one PostgreSQL: any serves any table, and what one of them was at goes on when it is killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest

from settemari.server.store import open_store
from tests.server.failing.checking import check_all
from tests.server.failing.client import Guest, Player
from tests.server.failing.crew import Crew, Party, seated
from tests.server.failing.process import Server
from tests.server.postgres import Postgres
from tests.size import pick

KILLS = pick(1, 8)
PATIENCE = 30.0

Both = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    address, folder = postgres.new_database(), tmp_path_factory.mktemp("two")
    both = Server(address, folder), Server(address, folder)
    yield both
    for server in both:
        server.kill()
    assert [server.complaints() for server in both] == [[], []]


@pytest.fixture
def two(pair: Both) -> Both:
    """Both run, whatever the test before has done to them."""
    for server in pair:
        server.begin()
    for server in pair:
        server.wait()
    return pair


def has_beats(watcher: Player, count: int) -> bool:
    return len(watcher.beats) >= count


def sees_everybody(player: Player) -> bool:
    return player.seat is not None and player.presence == [True, True, True]


@pytest.mark.heavy
def test_whoever_was_at_a_killed_worker_plays_on_at_another(two: Both) -> None:
    crew = Crew([server.address for server in two])

    async def story() -> None:
        crew.begin()
        for kill in range(KILLS):
            await crew.until_acknowledged(40)
            dead, other = two[kill % 2], two[1 - kill % 2]
            await asyncio.to_thread(dead.kill)
            there = [guest for guest in crew.guests if guest.address == dead.address]
            for guest in there:
                guest.address = other.address
            await crew.until_acknowledged(40)
            await asyncio.to_thread(dead.start)
            for guest in there:
                guest.address = dead.address  # when they are cut off the next time
        await crew.finish(60)
        async with await open_store(two[0].database) as store:
            await check_all(store, crew.players)

    asyncio.run(story())


@pytest.mark.heavy
def test_bots_of_a_killed_worker_go_on_elsewhere(two: Both) -> None:
    dead, other = two

    def longest_silence(heard: list[float], since: float) -> float:
        return max(later - earlier for earlier, later in pairwise(heard) if later > since)

    async def story() -> list[float]:
        host = Guest(dead.address)
        watchers = []
        for _ in range(4):
            code = await seated([host], Party("arrr", 1))
            await host.do(code, do="leave", seat=0, level=1)  # from now on bots play alone
            watchers.append(Player(Guest(other.address), code))
        tasks = [asyncio.create_task(watcher.play()) for watcher in watchers]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(watcher.until(partial(has_beats, watcher, 4)) for watcher in watchers))
        assert "settemari_tables_driven 4.0" in (await host.get("metrics")).text
        await asyncio.to_thread(dead.kill)
        killed = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks)
        for watcher in watchers:
            assert watcher.ended
            assert watcher.streams == 1, "nobody at the other worker has noticed"
            await watcher.guest.close()
        await host.close()
        return [longest_silence(watcher.heard, killed) for watcher in watchers]

    gaps = asyncio.run(story())
    print("seconds without a beat after the kill:", *(f"{gap:.2f}" for gap in sorted(gaps)))


@pytest.mark.heavy
def test_moves_presence_and_words_cross_from_worker_to_worker(two: Both) -> None:
    async def story() -> None:
        guests = [Guest(server.address) for server in two]
        code = await seated(guests, Party("vulcano", 2))
        players = [Player(guest, code) for guest in guests]
        for player in players:
            player.playing = False
        tasks = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            for player in players:
                await player.until(partial(sees_everybody, player))
            anna, bruno = players
            await anna.wish(do="emote", seat=anna.seat, emote="ahoy")
            await bruno.until(lambda: bruno.said)
            assert bruno.said == [{"seat": anna.seat, "emote": "ahoy"}]
            tasks[0].cancel()  # Anna's stream at the first worker ends
            await bruno.until(lambda: not sees_everybody(bruno))
            anna.playing = bruno.playing = True
            tasks[0] = asyncio.create_task(anna.play())
            bruno.guest.address = two[0].address
            assert bruno.streaming is not None
            await bruno.streaming.close()  # comes back at the other worker, and answers
            await asyncio.gather(*tasks)
        async with await open_store(two[0].database) as store:
            await check_all(store, players)
        for guest in guests:
            await guest.close()

    asyncio.run(story())
