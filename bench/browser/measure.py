"""How fast the browser client feels: the first load, the first move, what a touch brings, and whole games.

    python -m bench.browser.measure --quick    this part of `make bench` alone, with what took longest

People play by what can be seen and touched, at once and without mistakes (people.py). What the page itself knows is
noted in it (instruments.js): long tasks, and when a frame has been painted that shows something of a touch.
"""

from __future__ import annotations

import argparse
import signal
import statistics
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from playwright.sync_api import Browser

from bench.browser.people import Back, FirstMove, Played, come_back, first_load, first_move, second_load, whole_game
from bench.browser.visits import DESK, MOBILE, PHONE, SLOWER, Device, Visit, browsing, missing, serving

GAMES = ("maretta", "vulcano")
ROUNDS, LOADS = 3, 7
QUICK_ROUNDS, QUICK_LOADS = 1, 3
SPEED = "fast"  # what is chosen in the settings for whole games
UNSEEN = 50.0  # milliseconds: the browser tells of no task that is shorter

Say = Callable[[str], None]


@dataclass
class Measured:
    """All rounds."""

    loads: list[float] = field(default_factory=list)  # seconds
    second_loads: list[float] = field(default_factory=list)
    moves: list[FirstMove] = field(default_factory=list)
    back: list[Back] = field(default_factory=list)
    games: dict[str, list[Played]] = field(default_factory=lambda: {game: [] for game in GAMES})
    slow_games: dict[str, list[Played]] = field(default_factory=lambda: {game: [] for game in GAMES})


class Rounds:
    """Somebody new comes again and again."""

    def __init__(self, browser: Browser, address: str, say: Say) -> None:
        self._browser, self._address, self._say = browser, address, say
        self.found = Measured()

    def load(self, times: int) -> None:
        """On a slow phone with a slow line: the first page, the first move, the first page again; back at a table."""
        phone = replace(PHONE, slower=SLOWER, line=MOBILE)
        for number in range(1, times + 1):
            self._say(f"browser, load {number} of {times}")
            with self._visit(phone) as visit:
                self.found.loads.append(first_load(visit))
            with self._visit(phone) as visit:
                self.found.moves.append(first_move(visit))
            with self._visit(phone) as visit:
                self.found.second_loads.append(second_load(visit))
            with self._visit(replace(PHONE, slower=SLOWER)) as visit:
                self.found.back.append(come_back(visit))

    def play(self, rounds: int, most: int = 1000) -> None:
        """Whole games of both sides, on both devices by turns, as fast as this machine is and slowed down."""
        for number in range(rounds):
            for place, game in enumerate(GAMES):
                device = (DESK, PHONE)[(number + place) % 2]
                for slower, games in ((1, self.found.games), (SLOWER, self.found.slow_games)):
                    self._say(f"browser, game {number + 1} of {rounds}: {game}, {slower} x slower")
                    with self._visit(replace(device, slower=slower), speed=SPEED) as visit:
                        games[game].append(whole_game(visit, game, 1 + number, most))

    def _visit(self, device: Device, **chosen: object) -> Visit:
        return Visit(self._browser, self._address, device, **chosen)


def measure(quick: bool, say: Say) -> Measured:
    """All of it, in one browser at one server."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that neither stays behind
    with serving() as address, browsing() as browser:
        rounds = Rounds(browser, address, say)
        rounds.load(QUICK_LOADS if quick else LOADS)
        rounds.play(QUICK_ROUNDS if quick else ROUNDS)
        return rounds.found


# -- what many games have in common ----------------------------------------------------------------------------


def feedback(games: Iterable[Played]) -> list[float]:
    """All touches of all games, in milliseconds."""
    return [one.milliseconds for played in games for one in played.feedback]


def usual_worst_feedback(games: Iterable[Played]) -> float:
    """The longest wait of each game; of all games the median."""
    return statistics.median(max(one.milliseconds for one in played.feedback) for played in games)


def usual_longest_task(games: Iterable[Played]) -> float:
    """The longest task of each game while pieces moved; of all games the median."""
    return statistics.median(
        max((task.milliseconds for task in played.tasks if task.moving), default=UNSEEN) for played in games
    )


def all_of(games: dict[str, list[Played]]) -> list[Played]:
    return [played for one in games.values() for played in one]


# -- alone -----------------------------------------------------------------------------------------------------


def tell_longest(title: str, games: Sequence[Played], most: int = 6) -> None:
    """What kept the page busy for longest, and whose work it was."""
    print(f"\n{title}: tasks above {UNSEEN:.0f} ms while pieces moved, of {len(games)} games")
    for played in games:
        print("  ", *(f"{task.milliseconds:.0f}" for task in sorted(played.tasks, reverse=True) if task.moving))
    print(f"{title}: the longest frames")
    frames = sorted((frame for played in games for frame in played.frames), reverse=True)
    for frame in frames[:most]:
        print(f"  {frame.milliseconds:4.0f} ms{', pieces move' if frame.moving else ''}: {'; '.join(frame.whose)}")
    touched = sorted({one.touched for played in games for one in played.feedback})
    print(f"{title}: feedback, median and worst in ms")
    for name in touched:
        times = [one.milliseconds for played in games for one in played.feedback if one.touched == name]
        print(f"  {name:36} {statistics.median(times):5.0f} {max(times):5.0f}  ({len(times)})")


def main() -> int:
    from bench.browser.figures import figures_of

    parser = argparse.ArgumentParser(prog="bench.browser.measure", description="Measure the browser client alone.")
    parser.add_argument("--quick", action="store_true", help="few rounds")
    chosen = parser.parse_args()
    if why := missing():
        print(why, file=sys.stderr)
        return 2
    found = measure(chosen.quick, lambda text: print(text, file=sys.stderr, flush=True))
    for told in figures_of(found):
        aim = "" if told.target is None else f"below {told.form.format(told.target)}"
        print(f"{told.name:58} {told.form.format(told.value):>10}  {aim}")
    tell_longest("as it is", all_of(found.games))
    tell_longest(f"{SLOWER} x slower", all_of(found.slow_games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
