"""Bots of a server: they think in processes of their own, and are given a view and nothing else.

A view travels as plain numbers. What a process has made ready for one variant, number of seats and level it keeps.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import NamedTuple

from settemari.bots import Bot, policy_of
from settemari.core.chance import Seeded
from settemari.core.facts import FACT
from settemari.core.match import Match
from settemari.core.play import Policy
from settemari.core.registry import find_game
from settemari.core.setup import Setup
from settemari.core.variant import Variant
from settemari.server.source import Source

SEEDS = 1 << 53


class Thought(NamedTuple):
    """What a bot has to think about, as it travels."""

    game: str
    tables: str  # the variant, whole
    seats: int
    level: int
    seat: int
    cells: list[int]
    facts: list[int]
    seed: int  # the bot's own luck, never the table's


def thought_of(match: Match, seat: int, level: int, source: Source) -> Thought:
    """What the seat is asked, as it sees it."""
    view = match.view(seat)
    facts = [number for fact in view.fact_list() for number in fact]
    facts += [0] * (int(match.setup.layout.fact_slots) * FACT - len(facts))
    seed = int(source.share() * SEEDS)
    return Thought(match.game.id, _written(match.variant), match.seats, level, seat, view.cell_list(), facts, seed)


@lru_cache(64)
def _written(variant: Variant) -> str:
    """A deck of cards is long, and bots are asked often."""
    return json.dumps(variant.tables(), sort_keys=True)


def answer_to(thought: Thought) -> int:
    """The code of the bot's answer; runs in any process."""
    setup, policy = _ready(thought.game, thought.tables, thought.seats, thought.level)
    view = setup.view(thought.cells, thought.seat, thought.facts)
    return Bot(setup, policy, Seeded(thought.seed)).choose(view)


@lru_cache(64)
def _ready(game: str, tables: str, seats: int, level: int) -> tuple[Setup, Policy]:
    found = find_game(game)
    read = json.loads(tables)
    assert isinstance(read, Mapping)
    variant = found.variant_of(read)
    return found.setup(seats, variant), policy_of(found, str(level), variant, seats)


class Thinkers:
    """So many processes that think, started when the first bot has to."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: Executor | None = None

    async def answer(self, thought: Thought) -> int:
        """What a bot answers."""
        if self._executor is None:
            # Spawned: a fork would share the sockets and the locks of a server that is at work.
            self._executor = ProcessPoolExecutor(self._processes, get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._executor, answer_to, thought)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None
