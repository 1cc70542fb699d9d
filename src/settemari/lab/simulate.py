"""Many games between bots, in this process or in several: the same games, and the same result, either way.

Each run has 2**32 seeds of its own, so that two runs with other seeds share no game. They are handed out in batches;
native objects do not travel between processes, so a batch is its numbers, and what comes back is plain numbers too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from settemari.bots import policy_of
from settemari.core.errors import BadSeed, WrongNumber
from settemari.core.game import Game
from settemari.core.native import is_compiled
from settemari.core.play import Tally, simulate
from settemari.core.registry import find_game
from settemari.core.variant import Variant
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


class Result(NamedTuple):
    run: Run
    tally: Tally
    seconds: float

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
        seats = find_game(self.run.game).seat_words[: self.run.seats]
        return {
            "game": self.run.game,
            "variant": self.run.tables["name"],
            "seats": self.run.seats,
            "bots": list(self.run.bots),
            "seed": self.run.seed,
            "games": tally.games,
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


def plan(game: Game, seats: int, bots: list[str], variant: Variant, seed: int, games: int) -> Run:
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
    return Run(game.id, seats, filled, variant.tables(), seed, games)


def play(run: Run, processes: int = 1, progress: Progress = lambda done: None) -> Result:
    """Play all games of a run."""
    if not 1 <= processes <= MOST_PROCESSES:
        raise WrongNumber(processes, say("error-must-be-number", low=1, high=MOST_PROCESSES))
    tally = Tally(run.seats)
    start = time.perf_counter()
    if processes == 1:
        for part in _alone(run):
            tally.join(part)
            progress(tally.games)
    else:
        for part in _together(run, processes):
            tally.join(part)
            progress(tally.games)
    return Result(run, tally, time.perf_counter() - start)


def _alone(run: Run) -> Iterator[Tally]:
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


def _together(run: Run, processes: int) -> Iterator[Tally]:
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
                tally = _unpacked(run.seats, packed)
                size = _next_size(size, tally.games / max(packed[0], 1e-6))
                yield tally


class _Table:
    """A run made ready in one process."""

    def __init__(self, run: Run) -> None:
        game = find_game(run.game)
        variant = game.variant_of(run.tables)
        self.run = run
        self.setup = game.setup(run.seats, variant)
        self.policies = [policy_of(game, name, variant, run.seats) for name in run.bots]

    def batch(self, start: int, games: int) -> Tally:
        return simulate(self.setup, self.policies, self.run.seed * SEEDS_A_RUN + start, games)


Packed = tuple[float, int, int, dict[int, int], list[int], list[float], dict[int, int], int]  # seconds, and a tally
_tables: list[_Table] = []  # the one of a worker process


def _sit_down(run: Run) -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    _tables.append(_Table(run))


def _batch(start: int, games: int) -> Packed:
    before = time.perf_counter()
    tally = _tables[0].batch(start, games)
    seconds = time.perf_counter() - before
    return seconds, tally.games, tally.decisions, tally.rounds, tally.wins, tally.shares, tally.endings, tally.digest


def _unpacked(seats: int, packed: Packed) -> Tally:
    tally = Tally(seats)
    _, tally.games, tally.decisions, tally.rounds, tally.wins, tally.shares, tally.endings, tally.digest = packed
    return tally
