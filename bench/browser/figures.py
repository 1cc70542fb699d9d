"""What `make bench` tells of the browser client, beside what is asked of it."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from bench.browser.measure import Measured, all_of, feedback, measure, usual_longest_task, usual_worst_feedback
from bench.browser.visits import SLOWER
from bench.server.figures import Told

NAMES = {"maretta": "Maretta", "vulcano": "Vulcano"}
LOAD, MOVE, CLICKS = 2.0, 30.0, 4  # seconds; below four clicks are at most three
BACK = 3.0  # seconds
FEEDBACK, TASK = 100.0, 100.0  # milliseconds
GAME = 240.0  # seconds


def measured(quick: bool, say: Callable[[str], None]) -> list[Told]:
    """All of them, in one run."""
    return figures_of(measure(quick, say))


def figures_of(found: Measured) -> list[Told]:
    usual, slow = all_of(found.games), all_of(found.slow_games)
    slower = f"{SLOWER} x slower"
    return [
        Told(f"browser, first load, {slower}, 1.5 Mbit/s", statistics.median(found.loads), "{:.2f} s", LOAD, True),
        Told(f"browser, second load, {slower}, 1.5 Mbit/s", statistics.median(found.second_loads), "{:.2f} s"),
        Told(
            f"browser, from opening to the first move, {slower}",
            statistics.median(move.seconds for move in found.moves), "{:.1f} s", MOVE, True,
        ),
        Told(
            "browser, clicks to the first move",
            max(move.clicks for move in found.moves), "{:.0f}", CLICKS, True,
        ),
        Told(
            f"browser, back in the same decision after a reload, {slower}",
            statistics.median(back.after_reload for back in found.back), "{:.2f} s", BACK, True,
        ),
        Told(
            f"browser, back in it after a lost line, {slower}",
            statistics.median(back.after_lost_line for back in found.back), "{:.2f} s", BACK, True,
        ),
        Told("browser, input to feedback, median", statistics.median(feedback(usual)), "{:.0f} ms"),
        Told("browser, input to feedback, worst of a game", usual_worst_feedback(usual), "{:.0f} ms", FEEDBACK, True),
        Told(f"browser, input to feedback, {slower}, median", statistics.median(feedback(slow)), "{:.0f} ms"),
        Told(f"browser, input to feedback, {slower}, worst of a game", usual_worst_feedback(slow), "{:.0f} ms"),
        *(
            Told(
                f"browser, a solo game of {NAMES[game]}, fast",
                statistics.median(played.seconds for played in games), "{:.0f} s", GAME, True,
            )
            for game, games in found.games.items()
        ),
        Told("browser, longest task while pieces move", usual_longest_task(usual), "{:.0f} ms", TASK, True),
        Told(f"browser, longest task while pieces move, {slower}", usual_longest_task(slow), "{:.0f} ms"),
    ]  # fmt: skip
