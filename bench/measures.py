"""What is measured, and how: everything takes turns on one core, in processor time, and the best of several counts.

A busy machine makes single measurements slower, never faster. So each contestant does the same short work many times,
in turn with all others, and its fastest time stands; ratios are between fastest times of one run. Only what a person
waits for, the start of the command, is taken by the clock on the wall, and the median counts.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pyspiel

from settemari import find_game
from settemari.bots.searching import searching
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import (
    Policy,
    RandomPolicy,
    answers_from,
    copy_often,
    imagine,
    look_often,
    simulate,
    simulate_random,
)
from settemari.core.state import State
from settemari.core.table import ENDING, NO_SEAT, View
from settemari.envs.batch import BatchEnv

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
LEAD = 4  # steps of a batch before the clock runs
FLAGS = "-DNDEBUG -fwrapv -O3 -fno-semantic-interposition"  # as hatch_build.py has them

# Runs in another process: does the work once for every line it reads, and answers with seconds and units.
WORKER = """
import json, sys, time
{prepare}
for line in sys.stdin:
    started = time.process_time()
    done = work(int(line))
    print(json.dumps([time.process_time() - started, done]), flush=True)
"""
INTERPRETED = """
from settemari import find_game
from settemari.bots.searching import searching
from settemari.core import play
assert play.__file__.endswith(".py"), "this should be the sources"
setup = find_game("{game}").setup(4)
def work(games):
    return {"games": games, "decisions": play.simulate_random(setup, 1, games)[0]}
"""
PROTOTYPE = """
import maretta_prototype as prototype
assert not prototype.__file__.endswith(".py"), "it is not compiled"
def work(games):
    return {"games": games, "decisions": prototype.simulate(4, 1, games)[0]}
"""

Units = dict[str, int]


@dataclass
class Contestant:
    """Somebody who does the same work again and again."""

    name: str
    turn: Callable[[], tuple[float, Units]]  # processor seconds, and what was done in them
    best: float = float("inf")
    units: Units = field(default_factory=dict)

    def take_turn(self) -> None:
        seconds, self.units = self.turn()
        self.best = min(self.best, seconds)

    def rate(self, unit: str) -> float:
        """So many a second, at its best."""
        return self.units[unit] / self.best

    def microseconds(self, unit: str) -> float:
        return 1e6 * self.best / self.units[unit]


class Worker:
    """A contestant's other process."""

    def __init__(self, prepare: str, path: Path, amount: int) -> None:
        self.amount = amount
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER.replace("{prepare}", prepare)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(path)},
            text=True,
        )

    def __call__(self) -> tuple[float, Units]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.amount}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the other process has ended: its complaint is above")
        seconds, units = json.loads(answer)
        return seconds, units

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def timed(work: Callable[[], Units]) -> Callable[[], tuple[float, Units]]:
    def turn() -> tuple[float, Units]:
        started = time.process_time()
        units = work()
        return time.process_time() - started, units

    return turn


# -- Sette Mari ------------------------------------------------------------------------------------------------


def random_games(game: str, games: int) -> Contestant:
    setup = find_game(game).setup(SEATS)
    work = timed(lambda: {"games": games, "decisions": simulate_random(setup, 1, games)[0]})
    return Contestant(game, work)


def batch_games(game: str, games: int, steps: int) -> Contestant:
    """Many games side by side, as a learner plays them: with observations, masks and rewards, at random."""
    env = BatchEnv(game, games, SEATS, seed=1)
    for _ in range(100):  # until they have spread over all moments of a game
        env.step_randomly()

    def work() -> Units:
        for _ in range(steps):
            env.step_randomly()
        return {"decisions": games * steps}

    def turn() -> tuple[float, Units]:
        # What is measured is step after step: the first ones would find the caches as other contestants left them.
        for _ in range(LEAD):
            env.step_randomly()
        return timed(work)()

    return Contestant(f"batch {game}", turn)


def interpreted_games(game: str, games: int) -> tuple[Contestant, Worker]:
    worker = Worker(INTERPRETED.replace("{game}", game), ROOT / "src", games)
    return Contestant(f"interpreted {game}", worker), worker


def greedy_games(game: str, games: int) -> Contestant:
    found = find_game(game)
    setup, variant = found.setup(SEATS), found.variant()
    seats: list[Policy] = [found.policies()["greedy"](variant, SEATS) for _ in range(SEATS)]

    def work() -> Units:
        return {"games": games, "decisions": simulate(setup, seats, 1, games).decisions}

    return Contestant(f"greedy {game}", timed(work))


def midgame(game: str, seed: int) -> State:
    """A random game, stopped after half its decisions."""
    setup = find_game(game).setup(SEATS)
    options = Options()

    def play(limit: int) -> tuple[State, int]:
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        made = 0
        while state.cell(ENDING) == 0 and made < limit:
            answers = {}
            for seat in range(SEATS):
                if state.asks(seat):
                    state.legal(seat, options)
                    answers[seat] = options.listed()[chance.below(options.count)]
            made += len(answers)
            state.resolve(answers_from(answers, SEATS), chance)
        return state, made

    whole = play(1_000_000)[1]
    return play(whole // 2)[0]


def middles(name: str, game: str, loop: Callable[[State, int], int], times: int, states: int = 40) -> Contestant:
    """A loop over the middles of several games, one after the other."""
    chosen = [midgame(game, seed) for seed in range(states)]

    def work() -> Units:
        for state in chosen:
            loop(state, times)
        return {"times": times * states}

    return Contestant(f"{name} {game}", timed(work))


def copies(game: str, times: int) -> Contestant:
    return middles("copy", game, copy_often, times)


def views(game: str, times: int) -> Contestant:
    return middles("view", game, lambda state, often: look_often(state, 1, often), times)


def imagined(game: str, times: int) -> Contestant:
    setup = find_game(game).setup(SEATS)
    return middles("imagine", game, lambda state, often: imagine(setup, state.view(1), 1, often), times)


def searched(game: str, iterations: int, states: int = 40) -> Contestant:
    """A search at the middles of several games: how many answers it tries out."""
    found = find_game(game)
    search = searching(found, found.variant(), SEATS, iterations)
    questions: list[tuple[View, Options]] = []
    for seed in range(states):
        state = midgame(game, seed)
        options = Options()
        for seat in range(SEATS):
            if state.asks(seat):
                state.legal(seat, options)
                if options.count > 1:
                    questions.append((state.view(seat), options))
                    break

    def work() -> Units:
        tried = 0
        for number, (view, options) in enumerate(questions):
            search.choose(view, options, Seeded(number))
            tried += search.tried
        return {"times": tried}

    return Contestant(f"search {game}", timed(work))


def state_bytes(game: str) -> int:
    """What a copy copies: all cells of a table."""
    return 8 * len(midgame(game, 1).cell_list())


def greedy_wins(game: str, games: int) -> tuple[float, float]:
    """One greedy seat among three random ones, each seat as often: how often it wins, and its share of victories."""
    found = find_game(game)
    setup, variant = found.setup(SEATS), found.variant()
    wins, shares = 0, 0.0
    for seat in range(SEATS):
        policies: list[Policy] = [RandomPolicy() for _ in range(SEATS)]
        policies[seat] = found.policies()["greedy"](variant, SEATS)
        tally = simulate(setup, policies, 1 + seat * games, games // SEATS)
        wins += tally.wins[seat]
        shares += tally.shares[seat]
    played = games // SEATS * SEATS
    return wins / played, shares / played


# -- what it is compared with ----------------------------------------------------------------------------------


def openspiel_games(games: int) -> Contestant:
    """OpenSpiel's own loop with its own random bots, all of it in C++.

    Bots and chance start from the same seeds each time, so it is always the same games. They are played once before
    the clock runs, to count: a finished game knows its moves and who made them, and those of chance are left out.
    """
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")

    def play(seed: int, bots: list[pyspiel.Bot]) -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def random_bots() -> list[pyspiel.Bot]:
        return [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]

    def count() -> int:
        bots = random_bots()
        return sum(move.player >= 0 for seed in range(games) for move in play(seed, bots).full_history())

    decisions = count()
    assert count() == decisions, "they should be the same games each time"

    def work() -> Units:
        bots = random_bots()
        for seed in range(games):
            play(seed, bots)
        return {"games": games, "decisions": decisions}

    return Contestant("openspiel", timed(work))


class CannotCompile(Exception):
    """The prototype could not be compiled here."""


def compile_prototype(folder: Path, target: Path) -> None:
    """Compile the prototype as its own `measure` does, with the mypyc that builds the wheel."""
    for name in ("native.py", "maretta_prototype.py"):
        if not (folder / name).is_file():
            raise CannotCompile(f"{folder} has no {name}")
        shutil.copy(folder / name, target)
    places = [Path(sys.executable).parent, ROOT / ".venv-build" / "bin", ROOT / ".venv" / "bin"]
    compiler = next((place / "mypyc" for place in places if (place / "mypyc").is_file()), None)
    if compiler is None:
        raise CannotCompile("there is no mypyc: `make bench` installs one in .venv-build")
    environment = {**os.environ, "CFLAGS": FLAGS}
    ended = subprocess.run(
        [str(compiler), "maretta_prototype.py"],
        cwd=target,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode != 0:
        raise CannotCompile(ended.stdout + ended.stderr)


def prototype_games(folder: Path, games: int) -> tuple[Contestant, Worker]:
    with tempfile.TemporaryDirectory() as name:
        compile_prototype(folder, Path(name))
        worker = Worker(PROTOTYPE, Path(name), games)
        worker()  # it has loaded everything now: the folder may go
    return Contestant("prototype", worker), worker


# -- starting --------------------------------------------------------------------------------------------------


def import_milliseconds(times: int) -> float:
    """How much longer an interpreter works if it imports the core and a game than if it just starts and ends."""

    def run(code: str) -> float:
        before = _worked_by_children()
        subprocess.run([sys.executable, "-c", code], check=True)
        return 1e3 * (_worked_by_children() - before)

    bare, full = [], []
    for _ in range(times + 1):  # the first ones only fill the disk's cache
        bare.append(run("pass"))
        full.append(run("from settemari import find_game; find_game('maretta')"))
    return statistics.median(full[1:]) - statistics.median(bare[1:])


class Wait(NamedTuple):
    """How long a person waits for a command, by the clock on the wall; and the share of it that the processor works."""

    milliseconds: float
    work: float


def command_waits(lines: Sequence[str], times: int) -> dict[str, Wait]:
    """How long a person waits for each of these commands, as they are installed beside this Python.

    The median of several, all of them in turn.
    """
    waits: dict[str, list[Wait]] = {line: [] for line in lines}
    for _ in range(times + 1):  # the first ones only fill the disk's cache
        for line, found in waits.items():
            name, *arguments = line.split()
            command = [str(Path(sys.executable).with_name(name)), *arguments]
            worked, started = _worked_by_children(), time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            seconds = time.perf_counter() - started
            found.append(Wait(1e3 * seconds, min(1.0, (_worked_by_children() - worked) / seconds)))
    return {line: sorted(found[1:])[times // 2] for line, found in waits.items()}


def _worked_by_children() -> float:
    """Seconds of the processor that ended children have used so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
