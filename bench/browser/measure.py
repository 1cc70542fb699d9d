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

from bench.browser.people import Back, FirstMove, Played, come_back, first_load, first_visit, reload, whole_game
from bench.browser.visits import DESK, MOBILE, PHONE, SLOWER, Device, Visit, browsing, missing, serving

GAMES = {"maretta": DESK, "vulcano": PHONE}  # whole games as fast as this machine is
SLOW_GAMES = {"maretta": PHONE, "vulcano": DESK}  # the beginnings of some on a slow device
ROUNDS, QUICK_ROUNDS = 5, 2
DECISIONS, QUICK_DECISIONS = 4, 2  # in a beginning
PIRATES = 8  # decisions in Arrr!!!: several turns of everybody, with dice and cards
SPEED = "fast"  # what is chosen in the settings for games
UNSEEN = 50.0  # milliseconds: the browser tells of no task that is shorter

Say = Callable[[str], None]


@dataclass
class Measured:
    """All rounds."""

    loads: list[float] = field(default_factory=list)  # seconds
    loads_stated: list[float] = field(default_factory=list)  # so many times slower than the stated machine
    second_loads: list[float] = field(default_factory=list)
    moves: list[FirstMove] = field(default_factory=list)
    back: list[Back] = field(default_factory=list)
    reloads_stated: list[float] = field(default_factory=list)
    games: dict[str, Played] = field(default_factory=dict)  # each side once
    slow_games: dict[str, Played] = field(default_factory=dict)
    pirates: Played = field(default_factory=Played)


class Rounds:
    """Somebody new comes again and again, to a machine of that speed (bench/speed.py)."""

    def __init__(self, browser: Browser, address: str, speed: float, say: Say) -> None:
        self._browser, self._address, self._say = browser, address, say
        self._stated = SLOWER * speed  # times slower than this machine: as slow as what the targets were stated for
        self.found = Measured()

    def load(self, times: int) -> None:
        """On a slow phone with a slow line: the first page, the first move, the first page again; back at a table."""
        phone, found = replace(PHONE, slower=SLOWER, line=MOBILE), self.found
        for number in range(1, times + 1):
            self._say(f"browser, load {number} of {times}")
            with self._visit(phone) as visit:
                load, move, second_load = first_visit(visit)
                found.loads.append(load)
                found.moves.append(move)
                found.second_loads.append(second_load)
            with self._visit(replace(phone, slower=self._stated)) as visit:
                found.loads_stated.append(first_load(visit))
            with self._visit(replace(PHONE, slower=SLOWER)) as visit:
                found.back.append(come_back(visit))
            with self._visit(replace(PHONE, slower=self._stated)) as visit:
                found.reloads_stated.append(reload(visit))

    def play(self, decisions: int, most: int = 1000) -> None:
        """A whole game of each side, as fast as this machine is; so many decisions slowed down, and some of Arrr!!!."""
        for game, device in GAMES.items():
            self._say(f"browser, a game of {game}")
            with self._visit(device, speed=SPEED) as visit:
                self.found.games[game] = whole_game(visit, game, most=most)
        for game, device in SLOW_GAMES.items():
            self._say(f"browser, {decisions} decisions of {game}, {SLOWER} x slower")
            with self._visit(replace(device, slower=SLOWER), speed=SPEED) as visit:
                self.found.slow_games[game] = whole_game(visit, game, most=decisions)
        self._say("browser, some of Arrr!!!")
        with self._visit(DESK, speed=SPEED) as visit:
            self.found.pirates = whole_game(visit, "arrr", most=min(most, PIRATES))

    def _visit(self, device: Device, **chosen: object) -> Visit:
        return Visit(self._browser, self._address, device, **chosen)


def measure(quick: bool, speed: float, say: Say) -> Measured:
    """All of it, in one browser at one server; ``quick``: only the beginnings of games."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that neither stays behind
    with serving() as address, browsing() as browser:
        rounds = Rounds(browser, address, speed, say)
        rounds.load(QUICK_ROUNDS if quick else ROUNDS)
        if quick:
            rounds.play(QUICK_DECISIONS, QUICK_DECISIONS)
        else:
            rounds.play(DECISIONS)
        return rounds.found


# -- what many games have in common ----------------------------------------------------------------------------


def feedback(games: Iterable[Played]) -> list[float]:
    """All touches of all games, in milliseconds."""
    return [one.milliseconds for played in games for one in played.feedback]


def worst_feedback(games: Iterable[Played]) -> float:
    """The longest wait of each game; of all games the median."""
    return statistics.median(max(one.milliseconds for one in played.feedback) for played in games)


def longest_task(games: Iterable[Played]) -> float:
    """The longest task of each game while pieces moved; of all games the median."""
    return statistics.median(
        max((task.milliseconds for task in played.tasks if task.moving), default=UNSEEN) for played in games
    )


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
    from bench.figure import table
    from bench.speed import yardstick

    parser = argparse.ArgumentParser(prog="bench.browser.measure", description="Measure the browser client alone.")
    parser.add_argument("--quick", action="store_true", help="few rounds")
    chosen = parser.parse_args()
    if why := missing():
        print(why, file=sys.stderr)
        return 2
    with yardstick() as stick:
        speed = stick.speed()
    print(f"this machine: {speed:.2f} times as fast as the one that the targets were stated for")
    found = measure(chosen.quick, speed, lambda text: print(text, file=sys.stderr, flush=True))
    print(table([figure.told(speed) for figure in figures_of(found)]))
    tell_longest("as it is", list(found.games.values()))
    tell_longest(f"{SLOWER} x slower", list(found.slow_games.values()))
    tell_longest("Arrr!!!", [found.pirates])
    return 0


if __name__ == "__main__":
    sys.exit(main())
