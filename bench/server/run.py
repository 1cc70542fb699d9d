"""Measures servers side by side in one run: all of them stay up and are loaded in turn, again and again.

    python -m bench.server.run --quick

A busy machine makes a server slower, never faster, so the best of all rounds counts, as in the rest of the bench.
Where there are two cores, servers live on one and the load comes from the other.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from bench.server.load import Result
from bench.server.measure import Server, cores, pinned

ROOT = Path(__file__).resolve().parent.parent.parent
BOARDGAMEIO = ROOT / "build" / "boardgameio"  # where `make` puts it
MANY = 32  # tables at which a server shows how much it can do
STARTS = 5
SPARE = (200, 80)  # in a second: our games come to an end, and another table follows
SPARE_SMALL = (80, 30)  # the same where moves are slow; both as long as nobody knows how slow
MOVES = 45  # in a game, or a few more
ENOUGH = 1.4  # times as many tables as are needed at the best pace so far: opening them takes the most of a bench
IDLE = 10_000
WARM_UP = 0.5  # seconds of load before those that count


@dataclass(frozen=True)
class Contestant:
    """A server to be measured."""

    name: str
    adapter: str
    command: Callable[[int], Sequence[str]]  # told the port
    health: str = "/health"
    environment: dict[str, str] = field(default_factory=dict)
    spare: tuple[int, int] = (0, 0)  # tables that follow in a second where games end, at first: with many, and with one
    at_one: bool = True  # whether it shows how long a move takes, too, at one table
    starts: int = STARTS  # so often it is started to see how long that takes
    idle: int = 0  # so many tables show what one needs in memory
    one_core: bool = True  # several workers need more than one
    share: float = 0.0  # of a core for each worker, as if it had a small host of its own; 0: all it can get


class Start(NamedTuple):
    """How long it takes until a server answers, by the clock on the wall; the share of it that the processor works."""

    seconds: float
    work: float


UNKNOWN = Start(0.0, 0.0)


@dataclass
class Best:
    """The best of all rounds."""

    name: str
    moves_a_second: float = 0.0
    server_microseconds: float = float("inf")
    server_share: float = 0.0
    load_share: float = 0.0  # where the most moves were made: well below 1, or the load was what was measured
    p50_milliseconds: float = float("inf")  # at one table, as the rest
    p99_milliseconds: float = float("inf")
    microseconds_at_one: float = float("inf")
    bytes_a_message: float = 0.0
    start_up: Start = UNKNOWN  # the median
    first_start: Start = UNKNOWN  # where nothing was kept yet
    kib_a_table: float | None = None

    def take(self, many: Result, one: Result | None) -> None:
        if many.moves_a_second > self.moves_a_second:
            self.moves_a_second = many.moves_a_second
            self.server_share, self.load_share = many.server_share, many.load_share
            self.bytes_a_message = many.bytes_a_message
        self.server_microseconds = min(self.server_microseconds, many.server_microseconds)
        if one is None:
            return
        self.p50_milliseconds = min(self.p50_milliseconds, one.p50_milliseconds)
        self.p99_milliseconds = min(self.p99_milliseconds, one.p99_milliseconds)
        self.microseconds_at_one = min(self.microseconds_at_one, one.server_microseconds)


def boardgameio(folder: Path = BOARDGAMEIO) -> Contestant:
    """In memory; node is the machine's own, or the one that NODE names."""
    start = [os.environ.get("NODE", "node"), str(folder / "server.cjs")]
    return Contestant("boardgame.io", "boardgameio", lambda port: [*start, str(port)], "/games")


def bare(form: str = "ordinary", *arguments: str) -> Contestant:
    def command(port: int) -> list[str]:
        return [sys.executable, "-m", "bench.server.bare", str(port), "--form", form, *arguments]

    return Contestant(" ".join(("bare litestar,", form, *arguments)), "bare", command)


def ours(folder: Path) -> Contestant:
    """Our own server, whose tables are kept in that folder: SQLite as anybody has it, who waits for the disk."""

    def command(port: int) -> list[str]:
        return [sys.executable, "-m", "bench.server.ours", str(port), f"sqlite:///{folder / 'tables.db'}"]

    return Contestant("Sette Mari", "settemari", command, "/health/ready", spare=SPARE, idle=IDLE)


def on_postgres(database: str, workers: int, share: float = 0.0) -> Contestant:
    """The same on PostgreSQL, with so many workers, and all cores for them, for the database and for the load."""

    def command(port: int) -> list[str]:
        return [sys.executable, "-m", "bench.server.ours", str(port), database, "--workers", str(workers)]

    name, adapter = ("one worker", "settemari") if workers == 1 else ("two workers", "settemari-two")
    on = f" with {share:.0%} of a core each" if share else ""
    spare = SPARE_SMALL if share else SPARE
    return Contestant(
        f"PostgreSQL, {name}{on}", adapter, command, "/health/ready", spare=spare, one_core=False, share=share
    )


class Contest:
    """Servers that are all up, and what they have shown so far."""

    def __init__(self, contestants: Sequence[Contestant], say: Callable[[str], None]) -> None:
        self._contestants, self._say = contestants, say
        self._server_core, self._load_core = cores()
        self._pace: dict[tuple[str, int], float] = {}  # moves a second at so many tables
        self.best = {contestant.name: Best(contestant.name) for contestant in contestants}

    def run(self, rounds: int, seconds: float) -> None:
        for contestant in self._contestants:
            if contestant.starts:
                self._say(f"starting {contestant.name}")
                waits = [self._start_and_stop(contestant) for _ in range(contestant.starts)]
                best = self.best[contestant.name]
                best.first_start, best.start_up = waits[0], sorted(waits)[len(waits) // 2]
        with ExitStack() as stack:
            servers = {each.name: stack.enter_context(self._start(each)) for each in self._contestants}
            for number in range(rounds + 1):  # the first one warms up
                for contestant in self._contestants:
                    self._say(f"server, round {number} of {rounds}: {contestant.name}")
                    server = servers[contestant.name]
                    lasting = seconds if number else WARM_UP
                    many = self._load(contestant, server, MANY, lasting)
                    one = self._load(contestant, server, 1, lasting) if contestant.at_one else None
                    if number > 0:
                        self.best[contestant.name].take(many, one)
        for contestant in self._contestants:
            if contestant.idle:
                self._say(f"server, {contestant.name}: {contestant.idle} tables")
                with self._start(contestant) as server:
                    told = self._told(contestant, server, ["--idle", str(contestant.idle)])
                self.best[contestant.name].kib_a_table = json.loads(told)["kib_a_table"]

    def _start(self, contestant: Contestant) -> Server:
        on = self._server_core if contestant.one_core else None
        environment = {"PYTHONPATH": str(ROOT), **contestant.environment}
        return Server(contestant.command, contestant.health, environment, on)

    def _start_and_stop(self, contestant: Contestant) -> Start:
        with self._start(replace(contestant, one_core=False)) as server:
            return Start(server.start_up, min(1.0, server.start_up_work / server.start_up))

    def _load(self, contestant: Contestant, server: Server, tables: int, seconds: float) -> Result:
        times = ["--warm-up", str(WARM_UP), "--seconds", str(seconds)]
        spare = ["--spare", str(self._spare(contestant, tables, WARM_UP + seconds))]
        share = ["--share", str(contestant.share)] if contestant.share else []
        told = self._told(contestant, server, ["--tables", str(tables), *spare, *times, *share])
        result = Result(**json.loads(told))
        if result.wrong:
            raise RuntimeError(f"{contestant.name}: {'; '.join(result.wrong)}")
        at = (contestant.name, tables)
        self._pace[at] = max(self._pace.get(at, 0.0), result.moves_a_second)
        return result

    def _spare(self, contestant: Contestant, tables: int, seconds: float) -> int:
        """How many tables are to follow where games come to their end."""
        at_first = contestant.spare[0 if tables == MANY else 1]
        pace = self._pace.get((contestant.name, tables))
        if pace is None or not at_first:
            return math.ceil(at_first * seconds)
        return tables + math.ceil(ENOUGH * pace * seconds / MOVES)

    def _told(self, contestant: Contestant, server: Server, arguments: Sequence[str]) -> str:
        command = [sys.executable, "-m", "bench.server.load", contestant.adapter, str(server.port), str(server.pid)]
        with pinned(self._load_core if contestant.one_core else set()):
            ended = subprocess.run([*command, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        if not ended.stdout:
            raise RuntimeError(f"{contestant.name}: the load broke off, and its complaint is above")
        return ended.stdout


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float, say: Callable[[str], None]) -> list[Best]:
    """All of them in turn; ``say`` is told how far it is."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no server stays behind
    contest = Contest(contestants, say)
    contest.run(rounds, seconds)
    return list(contest.best.values())


def missing(folder: Path = BOARDGAMEIO) -> str:
    """Why there is nothing to compare with; empty if there is."""
    return "" if (folder / "node_modules").is_dir() else f"boardgame.io is not in {folder}: run `make bench`"


def print_table(found: Sequence[Best]) -> None:
    heads = ["moves/s", "CPU µs", "server", "load", "p50 ms", "p99 ms", "CPU µs at 1", "bytes", "start s"]
    width = max(len(best.name) for best in found)
    print(" ".join([" " * width, *(f"{head:>11}" for head in heads)]))
    for best in found:
        cells = [
            f"{best.moves_a_second:,.0f}", f"{best.server_microseconds:.0f}", f"{best.server_share:.0%}",
            f"{best.load_share:.0%}", f"{best.p50_milliseconds:.2f}", f"{best.p99_milliseconds:.2f}",
            f"{best.microseconds_at_one:.0f}", f"{best.bytes_a_message:,.0f}", f"{best.start_up.seconds:.2f}",
        ]  # fmt: skip
        print(" ".join([f"{best.name:{width}}", *(f"{cell:>11}" for cell in cells)]))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.server.run", description="Measure servers side by side.")
    parser.add_argument("--quick", action="store_true", help="three short rounds")
    parser.add_argument("--forms", action="store_true", help="also all that litestar and uvicorn offer")
    parser.add_argument("--boardgameio", type=Path, default=BOARDGAMEIO, metavar="FOLDER", help="where it is installed")
    chosen = parser.parse_args()
    if why := missing(chosen.boardgameio):
        print(why, file=sys.stderr)
        return 2
    folder = Path(tempfile.mkdtemp(prefix="settemari-bench-"))
    contestants = [boardgameio(chosen.boardgameio), bare(), replace(ours(folder), idle=0 if chosen.quick else IDLE)]
    if chosen.forms:
        contestants += [bare(form) for form in ("binary", "listener", "asgi")]
        contestants += [bare("ordinary", "--loop", "asyncio"), bare("ordinary", "--ws", "websockets")]

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    try:
        found = measure(contestants, 3 if chosen.quick else 12, 1.0 if chosen.quick else 3.0, say)
    finally:
        shutil.rmtree(folder)
    print_table(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
