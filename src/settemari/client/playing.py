"""Lets a function play: all that a bot needs."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Sequence
from typing import Unpack

from settemari.client.client import Client, Table
from settemari.client.errors import ProblemError
from settemari.client.shapes import Room, Settings
from settemari.client.watching import Question, Watching

Choice = int | str  # a code, or an action in words
Choose = Callable[[Question], Choice | Awaitable[Choice]]

USUAL_LEVEL = 3


async def play(client: Client, table: Table | str, choose: Choose) -> Room:
    """Let ``choose`` answer for all one's seats, to the end of the game; the room as it is then.

    Who sits at a table that has not begun is made ready first. Raises Refused if it chooses what a rule forbids.
    """
    async with client.watch(table if isinstance(table, str) else table.code) as watching:
        await _be_ready(watching)
        async for question in watching.questions():
            choice = choose(question)
            if inspect.isawaitable(choice):
                choice = await choice
            try:
                await question.answer(choice)
            except ProblemError:
                if question.is_open and not watching.over:  # otherwise things went on without it
                    raise
        return watching.room


async def _be_ready(watching: Watching) -> None:
    for seat in watching.you["seats"]:
        if watching.room["stage"] == "waiting" and not watching.room["seats"][seat]["ready"]:
            await watching.ready(seat)


def play_now(
    address: str,
    game: str,
    choose: Callable[[Question], Choice],
    *,
    seats: int = 4,
    name: str = "Bot",
    level: int = USUAL_LEVEL,
    **settings: Unpack[Settings],
) -> Room:
    """A whole game against bots of one level, for programs that are not asynchronous."""

    async def run() -> Room:
        async with Client(address) as client:
            bots: Sequence[int] = [level] * (seats - 1)
            table = await client.open(game, seats, name=name, bots=bots, deal=True, **settings)
            return await play(client, table, choose)

    return asyncio.run(run())


def play_at(address: str, code: str, name: str, choose: Callable[[Question], Choice]) -> Room:
    """A whole game at somebody's table, for programs that are not asynchronous: take a free seat there and play."""

    async def run() -> Room:
        async with Client(address) as client:
            await client.table(code).sit(name)
            return await play(client, code, choose)

    return asyncio.run(run())
