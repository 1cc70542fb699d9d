"""What `make bench` tells of the engine: speed on one core beside what it is compared with; how commands start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import measures as m
from bench.figure import Figure
from bench.measures import Contestant, Wait, Worker

ROUNDS, STARTS, GAMES = 60, 25, 20_000
QUICK_ROUNDS, QUICK_STARTS, QUICK_GAMES = 5, 7, 2000
BATCH = 1024  # games side by side
BARE = "python -c pass"  # the yardstick for what starts
WAITS = {  # milliseconds at most
    "settemari --version": 120,
    "settemari --help": 120,
    "settemari simulate maretta --games 1": 250,
}


class Measured(NamedTuple):
    """All figures, and decisions a second by who makes them."""

    figures: list[Figure]
    speeds: dict[str, float]


def take_turns(contestants: Sequence[Contestant], rounds: int, say: Callable[[str], None]) -> None:
    """All of them, one after the other, again and again; the first round warms up."""
    for number in range(rounds + 1):
        for contestant in contestants:
            say(f"engine, round {number} of {rounds}: {contestant.name}")
            contestant.take_turn()
            if number == 0:
                contestant.best = float("inf")


def measured(prototype: str, quick: bool, say: Callable[[str], None]) -> Measured:
    """All of it, in one run. ``prototype``: its folder, or its games a second, or nothing."""
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
        say("compiling the prototype")
        yardstick, worker = m.prototype_games(Path(prototype), 2500)
        workers.append(worker)
        contestants.insert(1, yardstick)
    try:
        take_turns(contestants, QUICK_ROUNDS if quick else ROUNDS, say)
    finally:
        for worker in workers:
            worker.close()
    say("starting interpreters")
    starting = m.import_milliseconds(QUICK_STARTS if quick else STARTS)
    waits = m.command_waits([BARE, *WAITS], QUICK_STARTS if quick else STARTS)
    say("greedy against random")
    wins = {game: m.greedy_wins(game, QUICK_GAMES if quick else GAMES) for game in ("maretta", "vulcano", "arrr")}

    games, decisions = side_a.rate("games"), side_a.rate("decisions")
    figures = [
        Figure("side A, games a second", games, "{:,.0f}"),
        Figure("side A, decisions a second", decisions, "{:,.0f}"),
        Figure("Vulcano, games a second", side_b.rate("games"), "{:,.0f}"),
        Figure("Vulcano, decisions a second", side_b.rate("decisions"), "{:,.0f}"),
        Figure("OpenSpiel, decisions a second", openspiel.rate("decisions"), "{:,.0f}"),
    ]
    if yardstick is not None:
        rate = yardstick.rate("games")
        figures.append(Figure("prototype, games a second", rate, "{:,.0f}"))
        figures.append(Figure("side A : prototype, games", games / rate, "{:.2f} x", 0.65))
    elif prototype:
        figures.append(Figure("side A : prototype, games", games / float(prototype), "{:.2f} x", 0.65))
    figures += [
        Figure("side A : OpenSpiel, decisions", decisions / openspiel.rate("decisions"), "{:.2f} x", 3),
        Figure("compiled : interpreted", decisions / interpreted.rate("decisions"), "{:.1f} x", 20),
        Figure("Vulcano : side A, games", side_b.rate("games") / games, "{:.2f} x", 0.5),
        Figure("Vulcano : side A, decisions", side_b.rate("decisions") / decisions, "{:.2f} x", 0.5),
        Figure("interpreted, decisions a second", interpreted.rate("decisions"), "{:,.0f}", 100_000, work=1),
        Figure("copy", copies.microseconds("times"), "{:.3f} µs", 0.5, True, work=1),
        Figure("view", views.microseconds("times"), "{:.3f} µs"),
        Figure("redeal, copy, random playout", imagined.microseconds("times"), "{:.2f} µs", 8, True, work=1),
        Figure("import of core and a game", starting, "{:.1f} ms", 60, True, work=1),
        *command_figures(waits),
        Figure("greedy, side A games a second", greedy.rate("games"), "{:,.0f}", 3000, work=1),
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
    return Measured(figures, speeds)


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
    decisions, interpreted = arrr["random"].rate("decisions"), arrr["interpreted"].rate("decisions")
    return [
        Figure("Arrr!!!, games a second", arrr["random"].rate("games"), "{:,.0f}"),
        Figure("Arrr!!!, decisions a second", decisions, "{:,.0f}"),
        Figure("Arrr!!! : side A, decisions", decisions / side_a, "{:.2f} x", 0.4),
        Figure("Arrr!!! : OpenSpiel, decisions", decisions / openspiel, "{:.2f} x", 1.2),
        Figure("Arrr!!!, compiled : interpreted", decisions / interpreted, "{:.1f} x", 15),
        Figure("Arrr!!!, interpreted, decisions a second", interpreted, "{:,.0f}"),
        Figure("Arrr!!!, copy", arrr["copy"].microseconds("times"), "{:.3f} µs", 1.5, True, work=1),
        Figure("Arrr!!!, view", arrr["view"].microseconds("times"), "{:.3f} µs"),
        Figure("Arrr!!!, redeal, copy, random playout", arrr["imagine"].microseconds("times"), "{:.0f} µs"),
        Figure("Arrr!!!, bytes of a state", m.state_bytes("arrr"), "{:,.0f}", 8192, True),
        Figure("Arrr!!!, greedy games a second", arrr["greedy"].rate("games"), "{:,.0f}", 500, work=1),
        Figure("Arrr!!!, greedy wins against 3 random", 100 * wins[0], "{:.1f} %", 50),
        Figure("Arrr!!!, greedy's share of victories", 100 * wins[1], "{:.1f} %", 50),
    ]


def command_figures(waits: Mapping[str, Wait]) -> list[Figure]:
    """How long the command takes to start, and how many times as long as Python alone."""
    bare = waits[BARE].milliseconds
    figures = [Figure(BARE, bare, "{:.0f} ms")]
    for line, most in WAITS.items():
        wait = waits[line]
        figures.append(Figure(line, wait.milliseconds, "{:.0f} ms", most, True, wait.work))
        figures.append(Figure(f"{line} : bare", wait.milliseconds / bare, "{:.1f} x"))
    return figures
