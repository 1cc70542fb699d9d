"""A server that is killed at any moment, under load, loses no move that it acknowledged and repeats none."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from settemari.server.store import open_store
from tests.server.failing.checking import check_all
from tests.server.failing.crew import Crew
from tests.server.failing.process import Server
from tests.size import pick

KILLS = pick(3, 100)
MOST_BETWEEN = 60  # acknowledgements from one kill to the next


@pytest.mark.heavy
def test_no_acknowledged_move_is_lost_or_repeated_when_the_server_is_killed(address: str, tmp_path: Path) -> None:
    chance = random.Random(address)
    server = Server(address, tmp_path)
    crew = Crew([server.address])

    async def story() -> None:
        server.start()
        crew.begin()
        for _ in range(KILLS):
            await crew.until_acknowledged(chance.randrange(1, MOST_BETWEEN))
            await asyncio.sleep(chance.random() * 0.02)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await crew.finish(60)
        await asyncio.to_thread(server.stop)
        async with await open_store(address) as store:
            assert await check_all(store, crew.players) > KILLS
        assert max(player.streams for player in crew.players) > 1, "somebody was cut off"
        assert server.complaints() == []

    try:
        asyncio.run(story())
    finally:
        server.kill()
