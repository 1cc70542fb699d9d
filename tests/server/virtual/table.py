"""A table in virtual time: a worker with all its parts, and clients on sockets that remember."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.state import State
from settemari.server import log
from settemari.server.harbour import Berth
from settemari.server.settings import Settings
from settemari.server.store import Guest
from settemari.server.table import Table
from settemari.server.thinking import Thinkers, Thought, answer_to
from settemari.server.worker import Worker
from tests.server.virtual.client import Client
from tests.server.virtual.clock import Virtual
from tests.server.virtual.memory import MemoryStore

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
ONLOOKER = "an onlooker"


def guest_of(seat: int) -> str:
    return f"guest of {NAMES[seat]}"


class Here(Thinkers):
    """Thinks in this process, and takes as long about it as the test says; as one level, whichever is asked for."""

    def __init__(self, takes: Callable[[Thought, int], float] = lambda thought, code: 0.0, level: int = 0) -> None:
        super().__init__(0)
        self._takes = takes
        self._level = level

    async def answer(self, thought: Thought, guest: str = "") -> int:
        code = answer_to(thought._replace(level=self._level or thought.level))
        seconds = self._takes(thought, code)
        if seconds:
            await asyncio.sleep(seconds)
        return code


class Heard(NamedTuple):
    """What the engine told an observer at one moment, and to which question those were the answers."""

    at: float
    events: tuple[tuple[int, ...], ...]
    question: str


class Probe:
    """Watches a table from inside: what the engine tells each observer, when questions are settled."""

    def __init__(self, berth: Berth, source: Virtual) -> None:
        self._berth = berth
        self._source = source
        self.told: dict[int | None, list[Heard]] = {}
        self._counts: dict[int | None, int] = {}
        self._question = ""
        berth.watchers.add(self)
        self.look()

    def look(self) -> None:
        match = self._berth.table.match
        assert match is not None
        for seat in (None, *range(match.seats)):
            count = self._counts.get(seat, 0)
            events = match.events(seat, count)
            if events:
                self._counts[seat] = count + len(events)
                self.told.setdefault(seat, []).append(Heard(self._source.now(), tuple(events), self._question))
        question = match.question()
        self._question = "" if question is None else question.name


class VirtualTable:
    """``async with VirtualTable(settings, {1: 2}) as table``: a bot of level 2 in seat 1, people in all other seats.

    With ``position`` the game goes on from there, by the luck of ``luck``. Nobody is connected yet.
    """

    def __init__(
        self,
        settings: Settings,
        bots: Mapping[int, int] | None = None,
        *,
        seed: int = 1,
        position: State | None = None,
        luck: int = 1,
        thinkers: Thinkers | None = None,
        loops: bool = True,
    ) -> None:
        self.settings = settings
        self.bots = dict(bots or {})
        self.source = Virtual(seed)
        self.store = MemoryStore()
        self.worker = Worker(self.store, self.source, b"key", thinkers or Here())
        self.clients: list[Client] = []
        self._position = position
        self._luck = luck
        self._loops = loops  # whether what a worker does all the time is done, too

    async def __aenter__(self) -> VirtualTable:
        people = [seat for seat in range(self.settings.seats) if seat not in self.bots]
        for guest in (*map(guest_of, people), ONLOOKER):
            await self.store.add_guest(Guest(guest, 0.0, 0.0))
        host = guest_of(people[0]) if people else ONLOOKER
        lines: list[log.AnyLine] = [log.Sat(seat, guest_of(seat), NAMES[seat], b"") for seat in people]
        lines += [log.Manned(seat, level) for seat, level in self.bots.items()]
        self.berth = await self.worker.harbour.open(self.settings, host, lambda room: [*lines, log.Dealt()])
        if self._position is not None:
            self._go_on_from(self._position)
        self.probe = Probe(self.berth, self.source)
        if self._loops:
            self.worker.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self.clients:
            await client.leave()
        await self.worker.stop()
        await self.store.close()
        for failed in [failed for client in self.clients for failed in client.errors]:
            raise failed

    def _go_on_from(self, position: State) -> None:
        table = self.berth.table
        assert table.match is not None
        game, variant = table.match.game, table.match.variant
        table.match = Match(game, self.settings.seats, variant, 1, chance=Seeded(self._luck), position=position)
        table._asked(self.source.now())

    @property
    def table(self) -> Table:
        return self.berth.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def begin(self) -> None:
        """Bots, orders and clocks begin to be driven."""
        self.worker.pilot.notice(self.berth)

    def client(self, seat: int | None = None, connect: bool = True) -> Client:
        """A device of whoever sits there, or of somebody who looks on."""
        client = Client(self.worker, self.berth, ONLOOKER if seat is None else guest_of(seat))
        self.clients.append(client)
        if connect:
            client.connect()
        return client

    def device(self, seat: int) -> Client:
        """One more of theirs."""
        return self.client(seat)

    async def until(self, over: Callable[[], object], patience: float = 3600.0, step: float = 0.01) -> None:
        """Let time pass until something is so; it must be so by then."""
        end = self.source.now() + patience
        while not over():
            assert self.source.now() < end, "it never came"
            await self.source.sleep(step)

    async def lines(self) -> Sequence[tuple[float, log.AnyLine]]:
        """The log, and when each line was written."""
        return [(entry.at, log.read(entry.body)) for entry in await self.store.entries(self.table.key)]
