"""How strong the levels are: every level against every other in every game, mode and number of seats.

``make ratings`` measures with the compiled build until every interval is narrow enough, those of neighbours first. It
can be stopped with Ctrl-C at any moment and goes on where it stopped: what it has lies in ``bench/ratings.json``, and
only what is missing, or was measured with other rules or other levels, is played. What follows from it is written into
``docs/bots.md`` and, for ``settemari bots``, into the package.

``ARGS="--minutes 30 --processes 2"`` sets limits, ``--only vulcano`` or ``--only 3:2`` measures a part, ``--write``
plays nothing, ``--strict`` fails if a level takes less of the one below than it should, ``--pace`` measures how long
they think instead.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import NamedTuple

from settemari.bots.levels import LEVELS
from settemari.core.native import is_compiled
from settemari.lab.pairings import Count, Pairing, Table, nature, pairings, play_deals, tables
from settemari.lab.ratings import Rating, ratings

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for bench.pace

from bench import pace  # noqa: E402 (after the path is set)

RESULTS = ROOT / "bench" / "ratings.json"
PAGE = ROOT / "docs" / "bots.md"
PACKAGED = ROOT / "src" / "settemari" / "bots" / "ratings.json"  # in the sources, not where the wheel is installed
BEGIN, END = "<!-- ratings: made by `make ratings` -->", "<!-- end of ratings -->"

SLICE = 5.0  # seconds of one pairing at a time
MOST_DEALS = 20_000
WANTED = 0.58  # what a level takes of the one below, at least
TITLES = {
    "maretta": "Maretta",
    "vulcano": "Vulcano",
    "gallows": "Arrr!!! gallows",
    "boarding": "Arrr!!! boarding",
    "arrr": "Arrr!!! full",
}

Counts = dict[str, Count]  # by the keys of pairings
Job = tuple[str, str, int, int, int, int]  # a pairing in plain numbers, and the first deal
Slice = tuple[str, list[tuple[int, int]], float]  # a key, the results of some deals, and how long they took


# -- what is kept ----------------------------------------------------------------------------------------------


def kept(file: Path = RESULTS) -> Counts:
    """What was measured, as far as rules and levels are still the same."""
    if not file.exists():
        return {}
    read: dict[str, dict[str, object]] = json.loads(file.read_text("utf-8"))
    found = {key: Count(**entry) for key, entry in read.items()}  # type: ignore[arg-type]  # just as they were written
    now = {pairing.key: nature(pairing) for pairing in pairings()}
    return {key: count for key, count in found.items() if now.get(key) == count.nature}


def keep(counts: Mapping[str, Count], file: Path = RESULTS) -> None:
    """Written beside and moved into place: whoever stops in the middle loses nothing."""
    lines = [f" {json.dumps(key)}: {json.dumps(counts[key]._asdict())}" for key in sorted(counts)]
    beside = file.with_suffix(".new")
    beside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    beside.replace(file)


# -- measuring -------------------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """How narrow intervals should be: half of them, as a share."""

    neighbours: float
    others: float

    def is_met(self, pairing: Pairing, count: Count) -> bool:
        return count.deals >= MOST_DEALS or count.width <= (self.neighbours if pairing.are_neighbours else self.others)


def measure(
    wanted: list[Pairing], counts: Counts, aim: Aim, processes: int, news: Callable[[Pairing, int], bool]
) -> None:
    """Plays slices of pairings, always of the one that had least time, until all are precise enough or it is stopped.

    ``news`` is told after every slice which pairing has more results and how many are left; it says whether to stop.
    """
    todo = {pairing.key: pairing for pairing in wanted}
    for pairing in wanted:
        counts.setdefault(pairing.key, Count(nature(pairing)))

    def next_job(busy: set[str]) -> Job | None:
        for key in [key for key, pairing in todo.items() if aim.is_met(pairing, counts[key])]:
            del todo[key]
        free = [pairing for key, pairing in todo.items() if key not in busy]
        if not free:
            return None
        # Twice the time for neighbours, whose intervals are to be narrower.
        pairing = min(free, key=lambda one: counts[one.key].seconds * (1 if one.are_neighbours else 2))
        return (*pairing.table, pairing.high, pairing.low, counts[pairing.key].deals)

    for key, results, seconds in _slices(next_job, processes):
        counts[key] = counts[key].with_deals(results, seconds)
        left = sum(not aim.is_met(pairing, counts[pairing.key]) for pairing in todo.values())
        if news(next(pairing for pairing in wanted if pairing.key == key), left):
            return


def _slices(next_job: Callable[[set[str]], Job | None], processes: int) -> Iterator[Slice]:
    """Results of slices as they come in."""
    if processes == 1:
        while job := next_job(set()):
            yield slice_of(*job)
        return
    # Spawned, since a forked interpreter would share the bar; and a pool that is ended at once by Ctrl-C.
    with get_context("spawn").Pool(processes, _quiet) as pool:
        under_way: dict[str, AsyncResult[Slice]] = {}
        while True:
            while len(under_way) < processes and (job := next_job(set(under_way))):
                under_way[_pairing(*job[:5]).key] = pool.apply_async(slice_of, job)
            if not under_way:
                return
            ready = [key for key, result in under_way.items() if result.ready()]
            for key in ready:
                yield under_way.pop(key).get()
            if not ready:
                time.sleep(0.02)


def _quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one


def _pairing(game: str, variant: str, seats: int, high: int, low: int) -> Pairing:
    return Pairing(Table(game, variant, seats), high, low)


def slice_of(game: str, variant: str, seats: int, high: int, low: int, first: int) -> Slice:
    """Some deals of a pairing."""
    pairing = _pairing(game, variant, seats, high, low)
    before = time.process_time()  # whatever else the machine does meanwhile
    results = list(play_deals(pairing, first, SLICE, MOST_DEALS))
    return pairing.key, results, time.process_time() - before


# -- what is written -------------------------------------------------------------------------------------------


def of_table(table: Table, counts: Mapping[str, Count]) -> dict[tuple[int, int], Count]:
    """The results of one table by levels."""
    return {
        (pairing.high, pairing.low): counts[pairing.key]
        for pairing in pairings()
        if pairing.table == table and pairing.key in counts
    }


def all_ratings(counts: Mapping[str, Count]) -> dict[str, dict[int, Rating]]:
    """The ratings at every table, by its key."""
    return {table.key: ratings(of_table(table, counts)) for table in tables()}


def packed(counts: Mapping[str, Count]) -> str:
    """The ratings as the package has them."""
    lines = [
        f" {json.dumps(key)}: {json.dumps({str(level): list(rating) for level, rating in rated.items()})}"
        for key, rated in all_ratings(counts).items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def page(counts: Mapping[str, Count]) -> str:
    """What stands between the marks in docs/bots.md."""
    names = [f"{level.number} {level.name}" for level in LEVELS]
    lines = [BEGIN, "", "| table | " + " | ".join(names) + " |", "|---|" + "---:|" * len(names)]
    for table in tables():
        rated = ratings(of_table(table, counts))
        cells = [_rating(rated.get(level.number)) for level in LEVELS]
        lines.append(f"| {TITLES[table.variant]}, {table.seats} seats | " + " | ".join(cells) + " |")
    pairs = [(high.number, low.number) for low in LEVELS for high in LEVELS if low < high]
    pairs.sort(key=lambda pair: pair[0] - pair[1])
    lines += ["", "| decisive results | " + " | ".join(f"{high} : {low}" for high, low in pairs) + " |"]
    lines.append("|---|" + "---:|" * len(pairs))
    for table in tables():
        found = of_table(table, counts)
        cells = [_share(found.get(pair)) for pair in pairs]
        lines.append(f"| {TITLES[table.variant]}, {table.seats} seats | " + " | ".join(cells) + " |")
    deals = sum(count.deals for count in counts.values())
    lines += ["", f"{2 * deals:,} games.", "", END]
    return "\n".join(lines)


def _rating(rating: Rating | None) -> str:
    if rating is None:
        return "?"
    return f"{rating.points} ± {rating.margin}" if rating.margin else str(rating.points)


def _share(count: Count | None) -> str:
    return f"{100 * count.share:.1f} ± {100 * count.width:.1f}" if count and count.won + count.lost else "?"


def write(counts: Mapping[str, Count]) -> None:
    """The page and the package."""
    PACKAGED.write_text(packed(counts), encoding="utf-8")
    put_between(BEGIN, END, page(counts))


def put_between(begin: str, end: str, made: str) -> None:
    """Replaces what stands between two marks of the page, which are part of what is made."""
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    PAGE.write_text(before + made + rest.partition(end)[2], encoding="utf-8")


# -- the command -----------------------------------------------------------------------------------------------


def too_weak(counts: Mapping[str, Count]) -> list[str]:
    """Neighbours of whom the higher takes less than it should, or that were not measured."""
    missing = Count("")
    return [
        f"{pairing.key}: {_share(counts.get(pairing.key))}"
        for pairing in pairings()
        if pairing.are_neighbours and counts.get(pairing.key, missing).share < WANTED
    ]


def watched(wanted: list[Pairing], counts: Counts, aim: Aim, processes: int, minutes: float) -> None:
    """Measures with a bar, keeping what there is after every slice."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    ends = time.monotonic() + 60 * minutes
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as bar:
        task = bar.add_task("", total=len(wanted))

        def news(pairing: Pairing, left: int) -> bool:
            keep(counts)
            told = f"{pairing.key}  {_share(counts[pairing.key])} %"
            bar.update(task, completed=len(wanted) - left, description=told, refresh=True)
            return time.monotonic() > ends

        measure(wanted, counts, aim, processes, news)


def measure_pace() -> int:
    """The table of bench/pace.py, line by line."""
    made = []
    for line in pace.lines(TITLES):
        print(line, flush=True)
        made.append(line)
    put_between(pace.BEGIN, pace.END, "\n".join(made))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="make ratings", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long (default: when all is done)")
    parser.add_argument("--processes", type=int, default=1, help="how many pairings at a time")
    parser.add_argument("--only", default="", help="only pairings with this in their key, such as `arrr 4` or 3:2")
    parser.add_argument("--width", type=float, default=3.0, help="half of an interval of neighbours, in percent")
    parser.add_argument("--wide", type=float, default=6.0, help="half of any other interval, in percent")
    parser.add_argument("--write", action="store_true", help="play nothing, only write what follows from what is kept")
    parser.add_argument("--strict", action="store_true", help="fail if a level takes too little of the one below")
    parser.add_argument("--pace", action="store_true", help="measure how long levels think about a choice")
    options = parser.parse_args()
    if options.pace:
        return measure_pace()
    counts = kept()
    stopped = False
    if not options.write:
        if not is_compiled():
            print("this is the interpreted build, about 40 times slower: run `make ratings`", file=sys.stderr)
        wanted = [pairing for pairing in pairings() if options.only in pairing.key]
        try:
            aim = Aim(options.width / 100, options.wide / 100)
            watched(wanted, counts, aim, options.processes, options.minutes)
        except KeyboardInterrupt:
            stopped = True
        keep(counts)
    write(counts)
    print(page(counts))
    weak = too_weak(counts)
    print("\n".join([f"Below {100 * WANTED:.0f} % of the one below:", *weak]) if weak else "All levels are apart.")
    return 130 if stopped else 1 if weak and options.strict else 0


if __name__ == "__main__":
    sys.exit(main())
