"""Measures the speed of the engine and the server beside what they are compared with, the start of the command, and how
fast the browser client feels: `make bench`.

Tells what it found and whether it meets its target; it fails for a missed target only with --strict.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))  # for bench.measures and bench.picture

BATCH = 1024  # games side by side
BARE = "python -c pass"  # the yardstick for what starts
WAITS = {  # milliseconds at most
    "settemari --version": 120,
    "settemari --help": 120,
    "settemari simulate maretta --games 1": 250,
}

if TYPE_CHECKING:
    from bench.measures import Contestant, Worker


class Figure(NamedTuple):
    """One thing measured: its value, and how it should be."""

    name: str
    value: float
    form: str  # how the value is printed
    target: float | None = None
    at_most: bool = False

    @property
    def ok(self) -> bool:
        if self.target is None:
            return True
        return self.value < self.target if self.at_most else self.value >= self.target

    @property
    def shown(self) -> str:
        return self.form.format(self.value)

    @property
    def aim(self) -> str:
        if self.target is None:
            return ""
        return ("below " if self.at_most else "at least ") + self.form.format(self.target)

    @property
    def times_target(self) -> float | None:
        """How many times better than the target."""
        if self.target is None:
            return None
        return self.target / self.value if self.at_most else self.value / self.target

    def told(self) -> dict[str, object]:
        return {
            "name": self.name, "value": round(self.value, 4), "shown": self.shown, "target": self.target,
            "aim": self.aim, "times_target": self.times_target and round(self.times_target, 3), "ok": self.ok,
        }  # fmt: skip


def what_is_missing() -> str:
    """Why the bench cannot run with this Python; empty if it can."""
    try:
        from settemari.core import play
    except ImportError:
        return "settemari is not installed in this Python: run `make bench`"
    if str(play.__file__).endswith(".py"):
        return "this is the interpreted build, about 40 times slower: run `make bench` (it needs a C compiler)"
    needed = {
        "numpy": "numpy",
        "pyspiel": "open_spiel",
        "matplotlib": "matplotlib",
        "fluent": "fluent.runtime",
        "rich": "rich",
        "playwright": "playwright",
    }
    for module, package in needed.items():
        if importlib.util.find_spec(module) is None:
            return f"{package} is not installed in this Python: run `make bench`"
    from bench.browser.visits import missing as missing_in_browser
    from bench.server.run import missing

    return missing() or missing_in_browser()


def progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def take_turns(contestants: Sequence[Contestant], rounds: int) -> None:
    """All of them, one after the other, again and again; the first round warms up."""
    for number in range(rounds + 1):
        for contestant in contestants:
            progress(f"round {number} of {rounds}: {contestant.name}")
            contestant.take_turn()
            if number == 0:
                contestant.best = float("inf")
    progress("")


def measure(prototype: str, quick: bool) -> tuple[list[Figure], dict[str, float]]:
    """All figures, and decisions a second by who makes them."""
    from bench import measures as m

    workers: list[Worker] = []
    side_a, side_b = m.random_games("maretta", 2500), m.random_games("vulcano", 2500)
    openspiel, greedy = m.openspiel_games(60), m.greedy_games("maretta", 100)
    copies, views = m.copies("maretta", 1000), m.views("maretta", 500)
    imagined = m.imagined("maretta", 60)
    interpreted, worker = m.interpreted_games("maretta", 60)
    workers.append(worker)
    arrr, worker = arrr_contestants()
    workers.append(worker)
    batches = {
        game: m.batch_games(game, BATCH, steps) for game, steps in (("maretta", 60), ("vulcano", 60), ("arrr", 24))
    }
    searches = {game: m.searched(game, tries) for game, tries in (("maretta", 200), ("vulcano", 200), ("arrr", 40))}
    imagined_b = m.imagined("vulcano", 60)
    contestants = [
        side_a,
        openspiel,
        side_b,
        interpreted,
        copies,
        views,
        imagined,
        greedy,
        *arrr.values(),
        *batches.values(),
        *searches.values(),
        imagined_b,
    ]
    yardstick = None
    if Path(prototype).is_dir() and prototype:
        progress("compiling the prototype")
        yardstick, worker = m.prototype_games(Path(prototype), 2500)
        workers.append(worker)
        contestants.insert(1, yardstick)
    try:
        take_turns(contestants, 5 if quick else 60)
    finally:
        for worker in workers:
            worker.close()
    progress("starting interpreters")
    starting = m.import_milliseconds(7 if quick else 25)
    waits = m.command_milliseconds([BARE, *WAITS], 7 if quick else 25)
    progress("greedy against random")
    wins = {game: m.greedy_wins(game, 2000 if quick else 20000) for game in ("maretta", "vulcano", "arrr")}
    progress("")

    games, decisions = side_a.rate("games"), side_a.rate("decisions")
    figures = [
        Figure("side A, games a second", games, "{:,.0f}"),
        Figure("side A, decisions a second", decisions, "{:,.0f}"),
        Figure("Vulcano, games a second", side_b.rate("games"), "{:,.0f}"),
        Figure("Vulcano, decisions a second", side_b.rate("decisions"), "{:,.0f}"),
        Figure("OpenSpiel, decisions a second", openspiel.rate("decisions"), "{:,.0f}"),
    ]
    if yardstick is not None:
        figures.append(Figure("prototype, games a second", yardstick.rate("games"), "{:,.0f}"))
        figures.append(Figure("side A : prototype, games", games / yardstick.rate("games"), "{:.2f} x", 0.65))
    elif prototype:
        figures.append(Figure("side A : prototype, games", games / float(prototype), "{:.2f} x", 0.65))
    figures += [
        Figure("side A : OpenSpiel, decisions", decisions / openspiel.rate("decisions"), "{:.2f} x", 3),
        Figure("compiled : interpreted", decisions / interpreted.rate("decisions"), "{:.1f} x", 20),
        Figure("Vulcano : side A, games", side_b.rate("games") / games, "{:.2f} x", 0.5),
        Figure("Vulcano : side A, decisions", side_b.rate("decisions") / decisions, "{:.2f} x", 0.5),
        Figure("interpreted, decisions a second", interpreted.rate("decisions"), "{:,.0f}", 100_000),
        Figure("copy", copies.microseconds("times"), "{:.3f} µs", 0.5, at_most=True),
        Figure("view", views.microseconds("times"), "{:.3f} µs"),
        Figure("redeal, copy, random playout", imagined.microseconds("times"), "{:.2f} µs", 8, at_most=True),
        Figure("import of core and a game", starting, "{:.1f} ms", 60, at_most=True),
        *command_figures(waits),
        Figure("greedy, side A games a second", greedy.rate("games"), "{:,.0f}", 3000),
        Figure("greedy wins against 3 random, A", 100 * wins["maretta"][0], "{:.1f} %", 45),
        Figure("greedy wins against 3 random, B", 100 * wins["vulcano"][0], "{:.1f} %", 45),
        Figure("greedy's share of victories, A", 100 * wins["maretta"][1], "{:.1f} %"),
        Figure("greedy's share of victories, B", 100 * wins["vulcano"][1], "{:.1f} %"),
        *batch_figures(batches, {"maretta": side_a, "vulcano": side_b, "arrr": arrr["random"]}),
        *search_figures(searches, {"maretta": imagined, "vulcano": imagined_b, "arrr": arrr["imagine"]}),
        *arrr_figures(arrr, decisions, openspiel.rate("decisions"), wins["arrr"]),
    ]
    speeds = {
        "Sette Mari, side A": decisions,
        "Sette Mari, Vulcano": side_b.rate("decisions"),
        "Sette Mari, Arrr!!!": arrr["random"].rate("decisions"),
        "OpenSpiel's C++ loop, crazy eights": openspiel.rate("decisions"),
        "Sette Mari, side A, interpreted": interpreted.rate("decisions"),
        "Sette Mari, Arrr!!!, interpreted": arrr["interpreted"].rate("decisions"),
    }
    return figures, speeds


def batch_figures(batches: Mapping[str, Contestant], bare: Mapping[str, Contestant]) -> list[Figure]:
    """Games as a learner plays them, beside the engine alone."""
    figures = []
    for game, name in (("maretta", "side A"), ("vulcano", "Vulcano"), ("arrr", "Arrr!!!")):
        rate = batches[game].rate("decisions")
        figures.append(Figure(f"{name}, BatchEnv({BATCH}), decisions a second", rate, "{:,.0f}"))
        share = rate / bare[game].rate("decisions")
        figures.append(Figure(f"{name}, BatchEnv : engine, decisions", share, "{:.2f} x", 0.3))
    return figures


def search_figures(searches: Mapping[str, Contestant], imagined: Mapping[str, Contestant]) -> list[Figure]:
    """What the search tries out, beside dealing anew, copying and playing at random to the end."""
    figures = []
    for game, name in (("maretta", "side A"), ("vulcano", "Vulcano"), ("arrr", "Arrr!!!")):
        rate = searches[game].rate("times")
        figures.append(Figure(f"{name}, search, iterations a second", rate, "{:,.0f}"))
        ratio = rate / imagined[game].rate("times")
        figures.append(Figure(f"{name}, search : redeal, copy, playout", ratio, "{:.2f} x", 0.5))
    return figures


def arrr_contestants() -> tuple[dict[str, Contestant], Worker]:
    """Arrr!!! in full mode, at a table of four; a game has about eight times the decisions of one on side A."""
    from bench import measures as m

    interpreted, worker = m.interpreted_games("arrr", 10)
    contestants = {
        "random": m.random_games("arrr", 300),
        "interpreted": interpreted,
        "greedy": m.greedy_games("arrr", 20),
        "copy": m.copies("arrr", 500),
        "view": m.views("arrr", 250),
        "imagine": m.imagined("arrr", 4),
    }
    return contestants, worker


def arrr_figures(
    arrr: Mapping[str, Contestant], side_a: float, openspiel: float, wins: tuple[float, float]
) -> list[Figure]:
    """The same for Arrr!!!; beside it side A and OpenSpiel, in decisions a second."""
    from bench import measures as m

    decisions, interpreted = arrr["random"].rate("decisions"), arrr["interpreted"].rate("decisions")
    return [
        Figure("Arrr!!!, games a second", arrr["random"].rate("games"), "{:,.0f}"),
        Figure("Arrr!!!, decisions a second", decisions, "{:,.0f}"),
        Figure("Arrr!!! : side A, decisions", decisions / side_a, "{:.2f} x", 0.4),
        Figure("Arrr!!! : OpenSpiel, decisions", decisions / openspiel, "{:.2f} x", 1.2),
        Figure("Arrr!!!, compiled : interpreted", decisions / interpreted, "{:.1f} x", 15),
        Figure("Arrr!!!, interpreted, decisions a second", interpreted, "{:,.0f}"),
        Figure("Arrr!!!, copy", arrr["copy"].microseconds("times"), "{:.3f} µs", 1.5, at_most=True),
        Figure("Arrr!!!, view", arrr["view"].microseconds("times"), "{:.3f} µs"),
        Figure("Arrr!!!, redeal, copy, random playout", arrr["imagine"].microseconds("times"), "{:.0f} µs"),
        Figure("Arrr!!!, bytes of a state", m.state_bytes("arrr"), "{:,.0f}", 8192, at_most=True),
        Figure("Arrr!!!, greedy games a second", arrr["greedy"].rate("games"), "{:,.0f}", 500),
        Figure("Arrr!!!, greedy wins against 3 random", 100 * wins[0], "{:.1f} %", 50),
        Figure("Arrr!!!, greedy's share of victories", 100 * wins[1], "{:.1f} %", 50),
    ]


def command_figures(waits: Mapping[str, float]) -> list[Figure]:
    """How long the command takes to start, and how many times as long as Python alone."""
    figures = [Figure(BARE, waits[BARE], "{:.0f} ms")]
    for line, most in WAITS.items():
        figures.append(Figure(line, waits[line], "{:.0f} ms", most, at_most=True))
        figures.append(Figure(f"{line} : bare", waits[line] / waits[BARE], "{:.1f} x"))
    return figures


def server_figures(quick: bool) -> list[Figure]:
    """Tables over the network, beside other servers."""
    from bench.server.figures import measured

    found = [Figure(*told) for told in measured(quick, progress)]
    progress("")
    return found


def browser_figures(quick: bool) -> list[Figure]:
    """The client in a browser, as people play with it."""
    from bench.browser.figures import measured

    found = [Figure(*told) for told in measured(quick, progress)]
    progress("")
    return found


def print_table(figures: Sequence[Figure]) -> None:
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        verdict = "" if figure.target is None else ("ok" if figure.ok else "MISSED")
        print(f"{figure.name:{width}}  {figure.shown:>12}  {figure.aim:>18}  {verdict}".rstrip())


def prototype_argument(text: str) -> str:
    if Path(text).is_dir():
        return text
    try:
        float(text.replace(",", ""))
    except ValueError:
        raise argparse.ArgumentTypeError("a folder with maretta_prototype.py, or its games a second") from None
    return text.replace(",", "")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/run.py", description="Measure the engine's speed on one core.")
    parser.add_argument("--quick", action="store_true", help="a short run that writes nothing")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")
    parser.add_argument(
        "--prototype", type=prototype_argument, default="", metavar="N",
        help="also compare with the prototype: its folder, to be measured in turn, or its games a second",
    )  # fmt: skip
    chosen = parser.parse_args()
    if missing := what_is_missing():
        print(missing, file=sys.stderr)
        return 2
    figures, speeds = measure(chosen.prototype, chosen.quick)
    figures += server_figures(chosen.quick)
    figures += browser_figures(chosen.quick)
    print_table(figures)
    if not chosen.quick:
        from bench.picture import draw

        told = [figure.told() for figure in figures]
        made_with = {
            "python": platform.python_version(), "machine": platform.machine(), "open_spiel": version("open_spiel"),
        }  # fmt: skip
        results = {"made_with": made_with, "figures": told}
        (HERE / "results.json").write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", "utf-8")
        draw(told, speeds, HERE / "results.svg")
        print("written: bench/results.json, bench/results.svg")
    return 1 if chosen.strict and not all(figure.ok for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
