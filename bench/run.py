"""Measures the speed of the engine and the server beside what they are compared with, the start of the command, and how
fast the browser client feels: `make bench`.

Tells what it found and whether it meets its target; it fails for a missed target only with --strict.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))  # for all of bench

from bench.figure import Figure, table  # noqa: E402 (after the path is set)
from bench.results import PARTS, Part, head, keep, part_of  # noqa: E402

ABOUT = """\
Measure the speed: of the engine on one core, of the server, and of the client in a browser, each beside what is asked
of it and what it is compared with.

Times and rates that are work of the processor are held against their targets at the speed of the machine that these
were stated for: how fast this one is beside it is measured before each part and after it, and said above the figures.
What was measured always stands beside it."""
EXAMPLES = """\
parts, each a run of its own, so that all ratios are of one run:
  engine   speed of the rules, of bots and environments; OpenSpiel beside them; start of the command (some 3 minutes)
  server   moves, memory, start; boardgame.io, bare litestar, PostgreSQL beside it (some 8 minutes)
  browser  loads, answers to a touch, whole games, as it is and slowed down (some 9 minutes)

examples:
  make bench                                          all parts, written to bench/results.json and bench/results.svg
  make bench ARGS="--only server"                     one part; the others stay in bench/results.json as they are
  make bench ARGS="--only engine --only browser"      two of them
  make bench ARGS="--quick"                           some minutes, to see that all works; rougher, writes nothing
  make bench ARGS="--only engine --prototype FOLDER"  the engine beside the design's prototype as well"""


def what_is_missing(parts: Sequence[str]) -> str:
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

    return ("server" in parts and missing()) or ("browser" in parts and missing_in_browser()) or ""


def progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


# -- parts -----------------------------------------------------------------------------------------------------

Found = tuple[list[Figure], dict[str, object]]  # figures, and what else is kept of the part
Measure = Callable[[argparse.Namespace, float], Found]  # told how fast the machine is


def engine(chosen: argparse.Namespace, _: float) -> Found:
    from bench.engine import measured

    figures, speeds = measured(chosen.prototype, chosen.quick, progress)
    return figures, {"open_spiel": version("open_spiel"), "decisions_a_second": speeds}


def server(chosen: argparse.Namespace, _: float) -> Found:
    from bench.server.figures import measured

    return measured(chosen.quick, progress), {}


def browser(chosen: argparse.Namespace, speed: float) -> Found:
    from bench.browser.figures import measured

    return measured(chosen.quick, speed, progress), {}


MEASURES: dict[str, Measure] = {"engine": engine, "server": server, "browser": browser}


def measure(name: str, chosen: argparse.Namespace) -> Part:
    """A part, between two looks at how fast the machine is."""
    from bench.speed import Speed, yardstick

    began = time.monotonic()
    progress("how fast the machine is")
    with yardstick(chosen.prototype) as stick:
        before = stick.speed()
        figures, more = MEASURES[name](chosen, before)
        progress("how fast the machine is")
        speed = Speed(before, stick.speed(), stick.contestant.name)
    progress("")
    return part_of(figures, speed, time.monotonic() - began, **more)


# -- the command -----------------------------------------------------------------------------------------------


def prototype_argument(text: str) -> str:
    if Path(text).is_dir():
        return text
    try:
        float(text.replace(",", ""))
    except ValueError:
        raise argparse.ArgumentTypeError("a folder with maretta_prototype.py, or its games a second") from None
    return text.replace(",", "")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bench/run.py", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only", action="append", choices=PARTS, metavar="PART",
        help="measure this part and no other: engine, server or browser; can be given several times",
    )  # fmt: skip
    parser.add_argument("--quick", action="store_true", help="a short run that writes nothing")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")
    parser.add_argument(
        "--prototype", type=prototype_argument, default="", metavar="N",
        help="compare the engine with the design's prototype, too: its folder, to be measured in turn (it then tells"
        " how fast the machine is), or its games a second",
    )  # fmt: skip
    return parser


def main() -> int:
    chosen = parser().parse_args()
    wanted = [name for name in PARTS if name in (chosen.only or PARTS)]
    if missing := what_is_missing(wanted):
        print(missing, file=sys.stderr)
        return 2
    measured: dict[str, Part] = {}
    for name in wanted:
        part = measured[name] = measure(name, chosen)
        print(f"{head(name, part)}; it took {part['minutes']:.1f} minutes", flush=True)
        print(table(part["figures"]), end="\n\n", flush=True)
    if not chosen.quick:
        from bench.picture import draw

        parts = keep(measured)
        draw(parts, HERE / "results.svg")
        print("written: bench/results.json, bench/results.svg")
        for name in parts.keys() - measured.keys():
            print(f"  kept as it was: {name}, of {parts[name]['when']}")
    return 1 if chosen.strict and not all(each["ok"] for part in measured.values() for each in part["figures"]) else 0


if __name__ == "__main__":
    sys.exit(main())
