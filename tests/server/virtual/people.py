"""People at a virtual table: they see what their client is told, and do something about it after a while.

How long it takes them and what they choose follows from a seed, their seat and the number of the question, and not from
what was drawn before: two runs of which one has more going on are played alike.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterable
from typing import Any

from settemari.core.chance import Seeded
from settemari.core.facts import FACT
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.setup import Setup
from settemari.server.wishes import Answer
from tests.server.virtual.client import Client, Told

PASS = 0


def draw(*what: object) -> float:
    """Evenly from 0 to 1, the same for the same."""
    mixed = hashlib.sha256(repr(what).encode()).digest()
    return int.from_bytes(mixed[:6], "big") / (1 << 48)


def between(least: float, most: float, *what: object) -> float:
    return least + (most - least) * draw(*what)


def preferred(codes: Iterable[int], *what: object) -> int:
    """One of these, the same from two lists if it is in both and best in both."""
    return min(codes, key=lambda code: draw(*what, code))


class Player:
    """Somebody in a seat. Quick, and of no great skill; others are made of this."""

    def __init__(self, client: Client, seat: int, seed: int = 1) -> None:
        self.client = client
        self.seat = seat
        self.seed = seed
        self.prompted: list[Told] = []  # the questions for which they were prompted
        self._come: set[tuple[int, int]] = set()
        self._prompted: set[tuple[int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        client.on_frame.append(self._look)

    def _look(self, told: Told) -> None:
        question = self.client.questions.get(self.seat)
        if not question:
            return
        place = (question["undos"], question["number"])
        if place not in self._come:
            self._come.add(place)
            self.comes(question)
        if question.get("prompt") and place not in self._prompted:
            self._prompted.add(place)
            self.prompted.append(question)
            self.spawn(self.react(question))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.client.errors.append(error)

    # -- what makes them who they are --------------------------------------------------------------------------------

    def comes(self, question: Told) -> None:
        """A question has come, whomever it asks."""

    async def react(self, question: Told) -> None:
        """They are prompted for it."""
        await self.client.source.sleep(self.delay(question))
        now = self.client.questions[self.seat]
        if now and (now["number"], now["undos"]) == (question["number"], question["undos"]):
            self.answer(question, self.chooses(question))

    def delay(self, question: Told) -> float:
        """Clicks at once."""
        return between(0.1, 0.3, self.seed, self.seat, question["number"], "delay")

    def chooses(self, question: Told) -> int:
        return preferred(question["codes"], self.seed, self.seat, question["number"])

    def answer(self, question: Told, code: int) -> int:
        return self.client.send(Answer(self.seat, question["number"], (code,), question["undos"]))


class Skilled(Player):
    """Chooses as a bot would, from the view that came over the wire."""

    def __init__(self, client: Client, seat: int, seed: int, setup: Setup, policy: Policy) -> None:
        super().__init__(client, seat, seed)
        self._setup = setup
        self._policy = policy

    def chooses(self, question: Told) -> int:
        told = self.client.views[self.seat]
        facts = [number for fact in told["facts"] for number in fact]
        facts += [0] * (int(self._setup.layout.fact_slots) * FACT - len(facts))
        view, options = self._setup.view(told["cells"], self.seat, facts), Options()
        self._setup.redeal(view, Seeded(1)).legal(self.seat, options)
        assert options.listed() == question["codes"]
        luck = Seeded(int(draw(self.seed, self.seat, question["number"]) * (1 << 40)))
        return int(self._policy.choose(view, options, luck))
