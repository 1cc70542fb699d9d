"""A table to try things out at: lines are decided, written down and read again, as a server would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Concatenate, ParamSpec

from settemari.core.chance import Seeded
from settemari.core.offer import Action
from settemari.core.question import Question
from settemari.core.variant import Variant
from settemari.server import deciding, log
from settemari.server.harbour import Berth, Harbour
from settemari.server.settings import Settings, digest_of
from settemari.server.source import Scripted
from settemari.server.store import Store
from settemari.server.table import Table

P = ParamSpec("P")
Scene = Callable[[Store], Awaitable[None]]  # what happens at sea
HOST, FRIEND, STRANGER = "guest of Anna", "guest of Bruno", "guest of Carla"


def some_answers(question: Question, chance: Seeded) -> Iterator[tuple[int, Action]]:
    """Any answer for each seat that is waited for, as long as the question is open."""
    for seat in question.waiting_for:
        if question.settled:
            return
        options = question.offer(seat).playable
        yield seat, options[int(chance.below(len(options)))]


class Trial:
    """A table with its log in memory."""

    def __init__(self, settings: Settings, source: Scripted | None = None) -> None:
        self.source = source or Scripted()
        self.bodies: list[bytes] = []
        self._variant = settings.of_variant()
        self.table = Table("table", self._variant_of)
        self._write(deciding.opening(settings, HOST, self.source, self.source.code()))

    def _variant_of(self, digest: str) -> Variant:
        for name in self._variant.game, *self._shipped():
            variant = self._variant if name == self._variant.game else self.table.settings.of_game().variant(name)
            if digest_of(variant) == digest:
                return variant
        raise LookupError(digest)

    def _shipped(self) -> list[str]:
        return self.table.settings.of_game().variant_names() if self.table.settings.game else []

    def _write(self, lines: deciding.Lines) -> deciding.Lines:
        for line in lines:
            self.bodies.append(log.written(line))
            self.table.apply(log.read(self.bodies[-1]), self.source.now())
        return lines

    def does(
        self, what: Callable[Concatenate[Table, P], deciding.Lines], *args: P.args, **named: P.kwargs
    ) -> list[str]:
        """Somebody wants something; the kinds of lines that the log gets for it."""
        return [log.kind_of(line) for line in self._write(what(self.table, *args, **named))]

    def again(self) -> Table:
        """The same table, read from its log."""
        table = Table("table", self._variant_of)
        for body in self.bodies:
            table.apply(log.read(body), self.source.now())
        return table

    def begin(self) -> None:
        """Everybody who is there is ready, bots take the rest, and the game begins."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.free:
                self.does(deciding.manning, HOST, seat, 1)
            elif chair.by_person:
                self.does(deciding.readying, chair.guest, seat, True)
        self.does(deciding.dealing, HOST)

    def play(self, steps: int = 10_000, seed: int = 1) -> None:
        """Whoever is asked answers something."""
        chance = Seeded(seed)
        for _ in range(steps):
            question = self.table.question
            if question is None:
                return
            for seat, answer in some_answers(question, chance):
                self._write(deciding.answered(self.table, seat, question.id, (answer,), "bot"))
            self._write(deciding.ending(self.table))


async def sit(harbour: Harbour, berth: Berth, guest: str, name: str) -> None:
    await harbour.do(berth, lambda table: deciding.sitting(table, guest, name))


async def begin(harbour: Harbour, berth: Berth) -> None:
    """Anna plays against bots."""
    await sit(harbour, berth, HOST, "Anna")
    for seat in range(1, berth.table.settings.seats):
        await harbour.do(berth, partial(deciding.manning, guest=HOST, seat=seat, level=1))
    await harbour.do(berth, lambda table: deciding.dealing(table, HOST))


def trial(game: str = "maretta", seats: int = 4, **more: object) -> Trial:
    return Trial(Settings(game, seats, **more))  # type: ignore[arg-type]  # as the test says
