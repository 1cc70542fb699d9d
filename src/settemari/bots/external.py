"""A program in a seat: asked through the line protocol, started again when it ends, replaced when it fails.

A choice that it loses is made at random. Not by the game's greedy policy: then a program could do better by failing
than by answering, and a crash would hide behind good play.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from settemari.bots.child import ENDED, FLOOD, LATE, Child, Trouble
from settemari.bots.protocol import Asked, Event, Limits, Nonsense, Wording, read_answer, read_ready
from settemari.core.chance import Chance, Seeded
from settemari.core.options import Options
from settemari.core.setup import Setup
from settemari.core.table import View

MOST_FAILURES: Final = 5  # in one game; then the program is ended, and its seat plays at random
GRACE: Final = 1.0  # seconds to end by itself after the goodbye

# Why a choice was lost: what Trouble tells, and these.
START, NONSENSE = "start", "nonsense"
WHYS: Final = (START, ENDED, LATE, NONSENSE, FLOOD)


class Program(NamedTuple):
    """What is started, how long it may take, and where its standard error goes (None: nowhere)."""

    words: tuple[str, ...]
    limits: Limits = Limits()
    log: Path | None = None


class Failure(NamedTuple):
    """A choice that a program lost. Everybody at the table may know: it tells nothing of a hand."""

    seat: int
    why: str
    times: int  # how many it has lost by now
    out: bool  # whether it will not be asked any more


class ExternalBot:
    """A program in a seat. It is given the seat's view and what the seat hears, and nothing else."""

    def __init__(
        self,
        setup: Setup,
        wording: Wording,
        program: Program,
        luck: Chance,
        heard: Callable[[int], list[Event]],
        note: Callable[[Failure], None],
    ) -> None:
        """``heard`` gives what the seat was told, from that number on; ``note`` is told of every lost choice."""
        self._setup = setup
        self._wording = wording
        self._program = program
        self._luck = luck
        self._heard = heard
        self._note = note
        self._options = Options()
        self._child: Child | None = None
        self._started = 0
        self._asked = 0
        self._told = 0  # how much of what it heard the program knows
        self._failures = 0
        self._unready = False  # whether it was started ahead, in vain

    def get_ready(self) -> None:
        """Start the program before the first question; if that fails, it loses its first choice, as later."""
        try:
            self._ready()
        except Trouble:
            self._unready = True

    def choose(self, view: View) -> int:
        """The code of its answer; of a random one, if the program gives none in time."""
        # As for every bot: what may be answered follows from the view alone.
        self._setup.redeal(view, Seeded(1)).legal(view.seat, self._options)
        self._asked += 1
        asked = self._wording.asked(self._asked, view, self._options.listed())
        if self._failures >= MOST_FAILURES:
            return self._at_random(asked)
        try:
            return self._answered(asked, view)
        except Trouble as trouble:
            why = trouble.why
        except Nonsense:
            why = NONSENSE
        code = self._at_random(asked)
        self._lost(asked, why, code, int(view.seat))
        return code

    def part(self, view: View) -> None:
        """Tell the program how the game ended, and end it."""
        child, self._child = self._child, None
        if child is not None:
            try:
                child.send(self._wording.goodbye(view, self._news()))
            finally:
                child.end(GRACE)

    def close(self) -> None:
        """End the program at once."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _answered(self, asked: Asked, view: View) -> int:
        child = self._ready()
        try:
            child.send(self._wording.question(asked, view, self._news()))
            until = time.monotonic() + self._program.limits.choice
            while True:
                code = read_answer(child.line(until), asked)
                if code is not None:
                    return code
        except Trouble as trouble:
            if trouble.why != LATE:
                self.close()
            raise

    def _ready(self) -> Child:
        """The program, started if it is not there; raises Trouble if it does not get ready."""
        if self._unready:
            self._unready = False
            raise Trouble(START)
        if self._child is None:
            again, self._started, self._told = self._started, self._started + 1, 0
            try:
                self._child = Child(self._program.words, self._program.log)
                self._child.send(self._wording.hello(again))
                read_ready(self._child.line(time.monotonic() + self._program.limits.start))
            except (Trouble, Nonsense):
                self.close()
                raise Trouble(START) from None
        return self._child

    def _news(self) -> list[Event]:
        events = self._heard(self._told)
        self._told += len(events)
        return events

    def _at_random(self, asked: Asked) -> int:
        return asked.codes[int(self._luck.below(len(asked.codes)))]

    def _lost(self, asked: Asked, why: str, code: int, seat: int) -> None:
        self._failures += 1
        out = self._failures >= MOST_FAILURES
        if self._child is not None:
            self._child.send(self._wording.missed(asked.number, why, asked.actions[asked.codes.index(code)]))
        if out:
            self.close()
        self._note(Failure(seat, why, self._failures, out))
