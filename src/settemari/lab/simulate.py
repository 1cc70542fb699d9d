"""Many games between bots, in this process or in several: the same games, and the same result, either way.

Each run has 2**32 seeds of its own, so that two runs with other seeds share no game. They are handed out in batches;
native objects do not travel between processes, so a batch is its numbers, and what comes back is plain numbers too.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from settemari.bots import policy_of
from settemari.core.counting import Counts
from settemari.core.errors import BadSeed, WrongNumber
from settemari.core.game import Game
from settemari.core.native import is_compiled
from settemari.core.play import Tally, simulate
from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.lab.breakdown import shares, tables_of, watched
from settemari.locales.message import say

SEEDS_A_RUN = 1 << 32
MOST_PROCESSES = 256
BATCH_SECONDS = 0.2  # long enough to be worth sending, short enough for a progress bar that moves
Progress = Callable[[int], None]  # told how many games are done


class Run(NamedTuple):
    """What is to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    tables: dict[str, object]  # the variant, whole
    seed: int
    games: int
    by: tuple[str, ...] = ()  # what is counted by, beside who won and how


class Result(NamedTuple):
    run: Run
    tally: Tally
    seconds: float
    counts: Counts  # of what the run is counted by, as `lab/breakdown.py` reads it
    stopped: bool  # by Ctrl-C, or because time was over, before all games were played

    @property
    def endings(self) -> dict[str, int]:
        """How often the games ended how."""
        words = find_game(self.run.game).ending_words
        return {words[ending]: games for ending, games in sorted(self.tally.endings.items())}

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * games for rounds, games in self.tally.rounds.items()) / self.tally.games

    @property
    def median_rounds(self) -> int:
        """The length that half of the games do not exceed."""
        lengths = self.tally.rounds
        return min(
            length
            for length in lengths
            if 2 * sum(games for rounds, games in lengths.items() if rounds <= length) >= self.tally.games
        )

    def as_json(self) -> dict[str, object]:
        """What ``settemari simulate --json`` prints."""
        tally = self.tally
        game = find_game(self.run.game)
        seats = game.seat_words[: self.run.seats]
        told: dict[str, object] = {
            "game": self.run.game,
            "variant": self.run.tables["name"],
            "seats": self.run.seats,
            "bots": list(self.run.bots),
            "seed": self.run.seed,
            "games": tally.games,
            "stopped": self.stopped,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(tally.games / self.seconds, 1),
            "decisions": tally.decisions,
            "decisions_per_second": round(tally.decisions / self.seconds, 1),
            "wins": dict(zip(seats, tally.wins, strict=True)),
            "win_shares": {seat: round(share, 3) for seat, share in zip(seats, tally.shares, strict=True)},
            "endings": self.endings,
            "rounds": {"mean": round(self.mean_rounds, 4), "median": self.median_rounds},
            "compiled": is_compiled(),
            "digest": f"{tally.digest:016x}",
        }
        if self.run.by:
            told["by"] = {
                table.word: {
                    row: {measure: share.as_json() for measure, share in cells.items()}
                    for row, cells in shares(self.counts, table).items()
                }
                for table in tables_of(game, self.run.by)
            }
        return told


def plan(
    game: Game, seats: int, bots: list[str], variant: Variant, seed: int, games: int, by: Sequence[str] = ()
) -> Run:
    """Check what was asked for; one bot's name fills every seat."""
    game.setup(seats, variant)
    if len(bots) not in (1, seats):
        raise WrongNumber(len(bots), say("error-bots-for-seats", seats=seats))
    filled = tuple(bots) if len(bots) == seats else tuple(bots) * seats
    for name in filled:
        policy_of(game, name, variant, seats)
    if not 0 <= seed < 1 << 31:
        raise BadSeed(seed)
    if not 1 <= games <= SEEDS_A_RUN:
        raise WrongNumber(games, say("error-must-be-number", low=1, high=SEEDS_A_RUN))
    tables_of(game, by)
    return Run(game.id, seats, filled, variant.tables(), seed, games, tuple(by))


class Part(NamedTuple):
    """What came out of some of the games."""

    tally: Tally
    counts: Counts


def play(run: Run, processes: int = 1, progress: Progress = lambda done: None, seconds: float = math.inf) -> Result:
    """Play all games of a run. At Ctrl-C what has been played so far is the result, if anything has; and so it is after
    that many seconds, with one game at least.
    """
    if not 1 <= processes <= MOST_PROCESSES:
        raise WrongNumber(processes, say("error-must-be-number", low=1, high=MOST_PROCESSES))
    parts: list[Part] = []
    done, stopped = 0, False
    start = time.perf_counter()
    try:
        for part in _alone(run) if processes == 1 else _together(run, processes):
            parts.append(part)  # joined later: Ctrl-C in the middle of a sum would leave half of it
            done += part.tally.games
            progress(done)
            if time.perf_counter() - start >= seconds:
                stopped = done < run.games
                break
    except KeyboardInterrupt:
        if not parts:
            raise
        stopped = True
    seconds = time.perf_counter() - start
    tally, counts = Tally(run.seats), Counts()
    for part in parts:
        tally.join(part.tally)
        counts.join(part.counts)
    return Result(run, tally, seconds, counts, stopped)


def _alone(run: Run) -> Iterator[Part]:
    """Batches in this process, each as large as the pace so far suggests."""
    table = _Table(run)
    done, size = 0, 1
    while done < run.games:
        size = min(size, run.games - done)
        before = time.perf_counter()
        yield table.batch(done, size)
        done += size
        size = _next_size(size, size / max(time.perf_counter() - before, 1e-6))


def _next_size(size: int, pace: float) -> int:
    """As many games as fit into a batch at that pace, and not many times more than before."""
    return max(1, min(size * 4, int(pace * BATCH_SECONDS)))


def _together(run: Run, processes: int) -> Iterator[Part]:
    """Batches in several processes, two for each under way, counted in whatever order they come back."""
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    start, size = 0, 1
    under_way: set[Future[Packed]] = set()
    # Spawned, not forked: a progress bar's thread may hold a lock at the moment of a fork.
    with ProcessPoolExecutor(processes, get_context("spawn"), _sit_down, (run,)) as pool:
        while start < run.games or under_way:
            while start < run.games and len(under_way) < 2 * processes:
                size = min(size, run.games - start)
                under_way.add(pool.submit(_batch, start, size))
                start += size
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for batch in done:
                packed = batch.result()
                part = _unpacked(run.seats, packed)
                size = _next_size(size, part.tally.games / max(packed.seconds, 1e-6))
                yield part


class _Table:
    """A run made ready in one process."""

    def __init__(self, run: Run) -> None:
        self.game = find_game(run.game)
        variant = self.game.variant_of(run.tables)
        self.run = run
        self.setup = self.game.setup(run.seats, variant)
        self.policies = [policy_of(self.game, name, variant, run.seats) for name in run.bots]

    def batch(self, start: int, games: int) -> Part:
        first = self.run.seed * SEEDS_A_RUN + start
        if self.run.by:
            return Part(*watched(self.game, self.setup, self.policies, first, games))
        return Part(simulate(self.setup, self.policies, first, games), Counts())


class Packed(NamedTuple):
    """A part as plain numbers, which can be sent to another process, and how long it took."""

    seconds: float
    games: int
    decisions: int
    rounds: dict[int, int]
    wins: list[int]
    shares: list[float]
    endings: dict[int, int]
    digest: int
    counts: Counts


_tables: list[_Table] = []  # the one of a worker process


def _sit_down(run: Run) -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    _tables.append(_Table(run))


def _batch(start: int, games: int) -> Packed:
    before = time.perf_counter()
    tally, counts = _tables[0].batch(start, games)
    seconds = time.perf_counter() - before
    return Packed(
        seconds,
        tally.games,
        tally.decisions,
        tally.rounds,
        tally.wins,
        tally.shares,
        tally.endings,
        tally.digest,
        counts,
    )


def _unpacked(seats: int, packed: Packed) -> Part:
    tally = Tally(seats)
    _, tally.games, tally.decisions, tally.rounds, tally.wins, tally.shares, tally.endings, tally.digest, counts = (
        packed
    )
    return Part(tally, counts)
