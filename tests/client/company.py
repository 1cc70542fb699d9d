"""Some people at a table of a server, and how a test speaks with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from settemari.client import Client, Question, Table, Watching
from settemari.client.shapes import Asked
from tests.client.serving import Served

P = ParamSpec("P")
PATIENCE = 60.0  # seconds for a test


def at_sea(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is a coroutine; none takes for ever."""

    @wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        async def scene() -> None:
            await asyncio.wait_for(test(*args, **named), PATIENCE)

        asyncio.run(scene())

    return run


def first_code(question: Question) -> int:
    return question.codes[0]


class Company:
    """Friends, each with a client of their own, who watch one table."""

    def __init__(self, table: Table, clients: list[Client], watching: list[Watching]) -> None:
        self.table = table
        self.clients = clients
        self.watching = watching

    async def play_to(self, number: int) -> int:
        """Until a question of that number or a later one waits for one of them, as all of them know; its number.

        Whoever is asked before answers what comes first. A bot may be the only one to be asked: it answers when it
        likes, so that the table stands still only where one of these people is awaited.
        """
        await asyncio.gather(*(self._play_to(watching, number) for watching in self.watching))
        while (awaited := self._awaited()) is None:
            heard = [asyncio.ensure_future(watching.changed(watching.heard)) for watching in self.watching]
            await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
            for waiting in heard:
                waiting.cancel()
        for watching in self.watching:
            await watching.until(lambda watching: number_of(watching) == awaited)
        return awaited

    def _awaited(self) -> int | None:
        """The question that one of them has not answered yet."""
        for watching in self.watching:
            for seat in watching.you["seats"]:
                question = watching.question(seat)
                if question is not None and not question.told.get("mine"):
                    return question.number
        return None

    async def _play_to(self, watching: Watching, number: int) -> None:
        while number_of(watching) < number:
            heard = watching.heard
            for seat in watching.you["seats"]:
                question = watching.question(seat)
                if question is not None and not question.told.get("mine") and question.number < number:
                    await question.answer(question.codes[0])
            await watching.changed(heard)


def asked_in(watching: Watching, seat: int) -> Asked:
    """The question that is open, as a seat was told it."""
    question = watching.eyes[seat].question
    assert question is not None
    return question


def number_of(watching: Watching) -> int:
    """The number of the question that is open."""
    for eye in watching.eyes.values():
        if eye.question is not None:
            return eye.question["number"]
    return 0


@asynccontextmanager
async def company(
    server: Served, names: str = "Anna Bruno", bots: int = 1, game: str = "maretta", **settings: Any
) -> AsyncIterator[Company]:
    """Who is named sits at a new table, with so many bots, and the game has begun."""
    async with AsyncExitStack() as during:
        people = names.split()
        clients = [await during.enter_async_context(Client(server.address)) for _ in people]
        table = await clients[0].open(game, len(people) + bots, name=people[0], **settings)
        for client, name in zip(clients[1:], people[1:], strict=True):
            await client.table(table.code).sit(name)
        for seat, client in enumerate(clients):
            await client.table(table.code).ready(seat)
        for seat in range(len(people), len(people) + bots):
            await table.man(seat, 1)
        await table.deal()
        watching = [await during.enter_async_context(client.watch(table.code)) for client in clients]
        yield Company(table, clients, watching)
