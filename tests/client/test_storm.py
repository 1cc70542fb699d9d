"""Whole games in bad weather: connections break, people go back, and in the end everybody has seen it all."""

from __future__ import annotations

import asyncio
import random

import pytest

from settemari.client import ProblemError, Watching
from tests.client.company import Company, at_sea, company, number_of
from tests.client.serving import Served
from tests.size import pick

MOST_UNDOS = 4


async def play_on(watching: Watching, luck: random.Random) -> None:
    async for question in watching.questions():
        try:
            await question.answer(luck.choice(question.codes))
        except ProblemError:
            assert not question.is_open


async def blow(friends: Company, luck: random.Random) -> None:
    """Until the end: break a connection, or let everybody go back."""
    undos = 0
    while not all(watching.over for watching in friends.watching):
        await asyncio.sleep(luck.uniform(0.02, 0.3))
        watching = luck.choice(friends.watching)
        socket, number = watching.line._socket, number_of(watching)
        if luck.random() < 0.6:
            if socket is not None:
                socket.transport.abort()
        elif undos < MOST_UNDOS and number > 3:
            undos += await go_back(friends, luck.randrange(1, number))


async def go_back(friends: Company, question: int) -> bool:
    for seat, client in enumerate(friends.clients):
        try:
            await client.table(friends.table.code).undo(seat, question)
        except ProblemError:  # it is over, or somebody went back further
            return False
    return True


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(pick(1, 8)))
@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
@at_sea
async def test_nothing_is_missed_in_a_storm(server: Served, game: str, seed: int) -> None:
    luck = random.Random(f"{game} {seed}")
    async with company(server, "Anna Bruno", 1, game) as friends:
        blowing = asyncio.create_task(blow(friends, luck))
        await asyncio.gather(*(play_on(watching, luck) for watching in friends.watching))
        await blowing
        for seat, (client, watching) in enumerate(zip(friends.clients, friends.watching, strict=True)):
            fresh = await client.table(friends.table.code).look()
            eye = watching.eyes[seat]
            assert fresh["room"] == watching.room
            assert fresh["eyes"][0]["beats"] == eye.beats
            assert fresh["eyes"][0]["view"] == eye.view
            assert eye.question is None
