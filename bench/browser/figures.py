"""What `make bench` tells of the browser client, beside what is asked of it."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from bench.browser.measure import Measured, feedback, longest_task, measure, worst_feedback
from bench.browser.visits import SLOWER
from bench.figure import Figure

NAMES = {"maretta": "Maretta", "vulcano": "Vulcano"}
LOAD, MOVE, CLICKS = 2.0, 30.0, 4  # seconds; below four clicks are at most three
BACK = 3.0  # seconds
FEEDBACK, TASK = 100.0, 100.0  # milliseconds
FRAME = 1000 / 60  # milliseconds until the screen shows what is ready, however fast a machine is
GAME = 240.0  # seconds


def measured(quick: bool, speed: float, say: Callable[[str], None]) -> list[Figure]:
    """All of them, in one run, on a machine of that speed (bench/speed.py)."""
    return figures_of(measure(quick, speed, say))


def figures_of(found: Measured) -> list[Figure]:
    usual, slow = list(found.games.values()), list(found.slow_games.values())
    worst, slower = worst_feedback(usual), f"{SLOWER} x slower"
    return [
        Figure(
            f"browser, first load, {slower}, 1.5 Mbit/s",
            statistics.median(found.loads), "{:.2f} s", LOAD, True, measured=statistics.median(found.loads_stated),
        ),
        Figure(f"browser, second load, {slower}, 1.5 Mbit/s", statistics.median(found.second_loads), "{:.2f} s"),
        Figure(
            f"browser, from opening to the first move, {slower}",
            statistics.median(move.seconds for move in found.moves), "{:.1f} s", MOVE, True,
        ),
        Figure(
            "browser, clicks to the first move",
            max(move.clicks for move in found.moves), "{:.0f}", CLICKS, True,
        ),
        Figure(
            f"browser, back in the same decision after a reload, {slower}",
            statistics.median(back.after_reload for back in found.back), "{:.2f} s", BACK, True,
            measured=statistics.median(found.reloads_stated),
        ),
        Figure(
            f"browser, back in it after a lost line, {slower}",
            statistics.median(back.after_lost_line for back in found.back), "{:.2f} s", BACK, True,
        ),
        Figure("browser, input to feedback, median", statistics.median(feedback(usual)), "{:.0f} ms"),
        Figure(
            "browser, input to feedback, worst of a game",
            worst, "{:.0f} ms", FEEDBACK, True, work=max(0.0, 1 - FRAME / worst),
        ),
        Figure(f"browser, input to feedback, {slower}, median", statistics.median(feedback(slow)), "{:.0f} ms"),
        Figure(f"browser, input to feedback, {slower}, worst of some decisions", worst_feedback(slow), "{:.0f} ms"),
        *(
            Figure(f"browser, a solo game of {NAMES[game]}, fast", played.seconds, "{:.0f} s", GAME, True)
            for game, played in found.games.items()
            if played.over
        ),
        Figure("browser, longest task while pieces move", longest_task(usual), "{:.0f} ms", TASK, True, work=1),
        Figure(f"browser, longest task while pieces move, {slower}", longest_task(slow), "{:.0f} ms"),
        Figure("browser, longest task while dice and cards move, Arrr!!!", longest_task([found.pirates]), "{:.0f} ms"),
    ]  # fmt: skip
