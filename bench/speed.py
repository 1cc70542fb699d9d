"""How fast this machine is beside the one that the targets were stated for.

That one is known by the games that the design's prototype makes a second there: 136,000. The prototype is not part of
this repository. Whoever has it gives its folder, and it is the yardstick itself; for all others that is OpenSpiel's own
loop, which the engine is compared with anyway. It is compiled, its version is locked, it has nothing of ours in it and
does not depend on Python: neither a change of ours nor another Python makes the machine look faster or slower. What it
does in the time of a game of the prototype was measured with both in turns on three kinds of machine, and differs by
some 8 % from that (docs/architecture.md, "How fast the machine is").
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from bench.measures import Contestant

PROTOTYPE = 136_000  # its games a second on the machine that the targets were stated for
EACH = 14.6  # decisions of OpenSpiel in the time of one of these games: 13.6 to 15.8
SECONDS = 4.0  # of the yardstick, before a part and after it
GAMES, SPIEL_GAMES = 2500, 60  # in a turn, some milliseconds: short enough for a busy machine to leave some alone


class Speed(NamedTuple):
    """Of this machine, where 1 is the one that the targets were stated for: as a part began, and as it ended."""

    before: float
    after: float
    by: str  # whose games say so

    @property
    def held(self) -> float:
        """The faster of both: a machine that was slow for a moment excuses nothing."""
        return max(self.before, self.after)


class Yardstick(NamedTuple):
    """Somebody who always does the same, and how much of it a second where the targets were stated."""

    contestant: Contestant
    unit: str
    stated: float

    def speed(self, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic) -> float:
        """Of this machine now, by the best of many turns."""
        self.contestant.best = float("inf")
        until = clock() + seconds
        self.contestant.take_turn()
        while clock() < until:
            self.contestant.take_turn()
        return self.contestant.rate(self.unit) / self.stated


@contextmanager
def yardstick(prototype: str = "") -> Iterator[Yardstick]:
    """``prototype``: its folder, if there is one."""
    from bench.measures import openspiel_games, prototype_games

    if not prototype or not Path(prototype).is_dir():
        yield Yardstick(openspiel_games(SPIEL_GAMES), "decisions", EACH * PROTOTYPE)
        return
    contestant, worker = prototype_games(Path(prototype), GAMES)
    try:
        yield Yardstick(contestant, "games", PROTOTYPE)
    finally:
        worker.close()
