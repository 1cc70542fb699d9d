"""How strong the search is: one seat of it among three greedy ones, in every game.

``make strength ARGS="--games 400 --iterations 1000"`` prints, for each game, how often it won (a shared victory is one,
as in `make bench`), what share of all victories that is, and how long it thought. Every deal is played four times, so
that the search has every seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt

from settemari.bots import policy_of
from settemari.core.native import is_compiled
from settemari.core.play import simulate
from settemari.core.registry import find_game

SEATS = 4
LEAST = 45.0  # percent, where 25 would be fair
FIRST_SEED = 7_000_000
GAMES = ("maretta", "vulcano", "arrr")


def strength(game: str, iterations: int, games: int) -> tuple[int, int, float, float]:
    """Games, wins, shares of victories and processor seconds of the search."""
    found = find_game(game)
    variant = found.variant()
    setup = found.setup(SEATS, variant)
    search = policy_of(found, f"search:{iterations}", variant, SEATS)
    others = [policy_of(found, "greedy", variant, SEATS) for _ in range(SEATS)]
    wins, share, done = 0, 0.0, 0
    started = time.process_time()
    try:
        for number in range(games):
            seat = number % SEATS
            policies = [search if place == seat else others[place] for place in range(SEATS)]
            tally = simulate(setup, policies, FIRST_SEED + number // SEATS, 1)
            wins += tally.wins[seat]
            share += tally.shares[seat]
            done += 1
            if sys.stderr.isatty():
                print(f"\r\x1b[K{game}: {done} of {games}, {wins} won", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"\n{game} was stopped after {done} games", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    return done, wins, share, time.process_time() - started


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--games", dest="times", type=int, default=400, help="games of each (default: 400)")
    parser.add_argument("--iterations", type=int, default=1000, help="for each choice (default: 1000)")
    options = parser.parse_args()
    if not is_compiled():
        print("this is the interpreted build, about 40 times slower: run `make strength` (it needs a C compiler)")
        return 1
    weak = False
    print(f"{'':<10} {'games':>6} {'won':>18} {'share':>8} {'seconds a game':>15}")
    for game in options.games or GAMES:
        done, wins, share, seconds = strength(game, options.iterations, options.times)
        if done == 0:
            return 130
        won = wins / done
        margin = 196 * sqrt(won * (1 - won) / done)
        enough = 100 * won >= LEAST
        weak = weak or not enough
        verdict = "ok" if enough else f"below {LEAST:.0f} %"
        percent = f"{100 * won:.1f} % ± {margin:.1f}"
        print(
            f"{game:<10} {done:>6} {percent:>18} {100 * share / done:>6.1f} % {seconds / done:>15.2f}  {verdict}",
            flush=True,
        )
    return int(weak)


if __name__ == "__main__":
    sys.exit(main())
