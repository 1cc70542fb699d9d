"""How long moments stay open, and how often people are prompted: measured on whole games at a server's table.

``python -m tests.server.virtual.windows [GAMES]`` prints it for every mode with events and every number of seats.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from settemari.core.match import Match
from settemari.games.arrr import codes as c
from settemari.server.room import ENDED
from settemari.server.settings import Settings
from settemari.server.timing import LEAST_MORE, LEAST_OPEN, MOST_MORE
from tests.server.virtual.client import Client, Told
from tests.server.virtual.clock import sail
from tests.server.virtual.people import PASS, Player, Skilled, draw
from tests.server.virtual.scenes import is_moment, plays
from tests.server.virtual.table import VirtualTable

LONGEST = 20_000.0  # seconds of a game


class Window(NamedTuple):
    """A moment at which all who were asked passed in the end."""

    seconds: float
    asked: int  # how many
    playable: bool  # whether anybody but the player on turn could have played something

    @property
    def share(self) -> float:
        """Where in the published distribution its length lies: evenly from 0 to 1, however many are asked.

        A moment is open until the last has answered, each at a time drawn evenly from the same stretch. What is no
        length that can be, is told by a number below 0 or above 1.
        """
        part = (self.seconds - LEAST_OPEN - LEAST_MORE) / (MOST_MORE - LEAST_MORE)
        return part if part < 0 else float(part**self.asked)


class Counted(NamedTuple):
    """What was measured in some games."""

    windows: list[Window]
    turns: int  # of others, for each seat that waits
    prompts: int  # in them, at moments
    quiet: int  # moments without any prompt
    moments: int

    @property
    def per_turn(self) -> float:
        return self.prompts / self.turns


class Recorder:
    """Watches one table from inside."""

    def __init__(self, table: VirtualTable) -> None:
        self.windows: list[Window] = []
        self.turns = 0
        self.moments = 0
        self._table = table
        self._number = 0
        self._asked_at = 0.0
        self._open: tuple[int, bool] | None = None  # of a moment: how many are asked, whether anybody can play
        self._step = 0
        table.berth.watchers.add(self)
        self.look()

    def look(self) -> None:
        match = self._table.match
        question = match.question()
        number = 0 if question is None else question.id
        if number == self._number:
            return
        if self._open is not None and all(
            choice.codes[0] == PASS for choice in match.record if choice.question == self._number
        ):
            self.windows.append(Window(self._table.source.now() - self._asked_at, *self._open))
        self._number, self._asked_at, self._open = number, self._table.table.asked_at, None
        if question is None:
            return
        step = int(match.view(None).step())
        self.turns += step == c.RECRUIT and self._step != c.RECRUIT
        self._step = step
        if is_moment(match):
            self.moments += 1
            waiting = [seat for seat in question.seats if seat != on_turn(match)]
            self._open = (len(question.seats), any(plays(match, seat) for seat in waiting))


def on_turn(match: Match) -> int:
    return match.view(None).agenda_records()[0][1]


class Cautious(Player):
    """Clicks at once, and mostly passes at moments."""

    def chooses(self, question: Told) -> int:
        if question["moment"] and draw(self.seed, self.seat, question["number"], "passes") < 0.8:
            return PASS
        return super().chooses(question)


Seat = Callable[[VirtualTable, Client, int, int], Player]


def cautious(table: VirtualTable, client: Client, seat: int, seed: int) -> Player:
    return Cautious(client, seat, seed)


def greedy(table: VirtualTable, client: Client, seat: int, seed: int) -> Player:
    """As the bots of the measurement on the engine (tests/arrr/prompts.py)."""
    match = table.match
    return Skilled(client, seat, seed, match.setup, match.game.policies()["greedy"](match.variant, match.seats))


async def _game(variant: str, seats: int, seed: int, sit: Seat | None) -> Counted:
    """One game: people who sit down like that, with the usual orders, or bots."""
    bots = {} if sit is not None else {seat: 1 + (seed + seat) % 3 for seat in range(seats)}
    async with VirtualTable(Settings("arrr", seats, variant), bots, seed=seed, loops=False) as table:
        recorder, prompted = Recorder(table), set[tuple[int, int]]()

        def watch(seat: int, client: Client) -> None:
            def look(told: Told) -> None:
                question = client.questions.get(seat) or {}
                if question.get("moment") and question.get("prompt") and seat != on_turn(table.match):
                    prompted.add((seat, question["number"]))

            client.on_frame.append(look)

        if sit is not None:
            for seat in range(seats):
                client = table.client(seat, connect=False)
                sit(table, client, seat, seed)
                watch(seat, client)
                client.connect()
        table.begin()
        await table.until(lambda: table.table.stage == ENDED, LONGEST, 5.0)
        quiet = recorder.moments - len({number for _, number in prompted})
        return Counted(recorder.windows, recorder.turns * (seats - 1), len(prompted), quiet, recorder.moments)


def measure(variant: str, seats: int, games: int, sit: Seat | None = None) -> Counted:
    """So many games. No two tables have the same seed: their times would be the same, too."""
    first = 1 + 1000 * seats + 10_000 * (variant == "boarding") + 100_000 * (sit is None)
    found = [sail(_game(variant, seats, seed, sit)) for seed in range(first, first + games)]
    windows = [window for one in found for window in one.windows]
    return Counted(windows, *(sum(column) for column in zip(*(one[1:] for one in found), strict=True)))


# -- Kolmogorov and Smirnov ------------------------------------------------------------------------------------------


def distance(one: Sequence[float], two: Sequence[float]) -> float:
    """The largest difference between the two distributions."""
    values = sorted({*one, *two})
    ones, twos, most, at, other = sorted(one), sorted(two), 0.0, 0, 0
    for value in values:
        while at < len(ones) and ones[at] <= value:
            at += 1
        while other < len(twos) and twos[other] <= value:
            other += 1
        most = max(most, abs(at / len(ones) - other / len(twos)))
    return most


def likelihood(distance: float, size: float) -> float:
    """How likely so large a distance is if there is no difference; ``size``: n of one sample, nm / (n + m) of two."""
    scaled = (math.sqrt(size) + 0.12 + 0.11 / math.sqrt(size)) * distance
    if scaled < 0.2:
        return 1.0  # the series does not converge there
    tail = sum((1.0 if k % 2 else -1.0) * math.exp(-2 * k * k * scaled * scaled) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * tail))


def told_apart(windows: Sequence[Window]) -> tuple[float, float]:
    """Distance and likelihood: whether moments with and without a playable card last differently long."""
    one, two = ([window.share for window in windows if window.playable is playable] for playable in (True, False))
    found = distance(one, two)
    return found, likelihood(found, len(one) * len(two) / (len(one) + len(two)))


def as_published(windows: Sequence[Window]) -> tuple[float, float]:
    """The same for whether they last as long as is published."""
    even = [(place + 0.5) / 10_000 for place in range(10_000)]
    found = distance([window.share for window in windows], even)
    return found, likelihood(found, len(windows))


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for variant in ("boarding", "arrr"):
        for seats in (2, 3, 4):
            for sit in (None, cautious, greedy):
                found = measure(variant, seats, games, sit)
                playable = sum(window.playable for window in found.windows)
                apart, published = told_apart(found.windows), as_published(found.windows)
                print(
                    f"{variant}, {seats} {'bots' if sit is None else sit.__name__}: {len(found.windows)} windows, "
                    f"{playable} playable, apart D={apart[0]:.3f} p={apart[1]:.3f}, "
                    f"published D={published[0]:.3f} p={published[1]:.3f}, "
                    f"{found.per_turn:.2f} prompts a turn of another, {found.quiet / found.moments:.0%} quiet",
                    flush=True,
                )
