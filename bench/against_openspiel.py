"""Our search against OpenSpiel's, at the same game and for the same time.

``make against ARGS="maretta --games 40"`` prints it. OpenSpiel's ``ISMCTSBot`` (the Python one: the native one cannot
play games that are written in Python) plays through ``settemari.envs.openspiel``. The two share a table, every other
seat for each, and each deal is played twice with the seats exchanged. OpenSpiel thinks by a number of simulations; our
search is given, for each choice, the time that OpenSpiel has needed for a choice on average so far.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from settemari.bots.searching import searching
from settemari.core.chance import Seeded
from settemari.core.native import is_compiled
from settemari.core.options import Options
from settemari.core.registry import find_game
from settemari.envs.openspiel import SpielState

GAMES = ("maretta", "vulcano", "arrr")
UCT = 1.4142  # what OpenSpiel's own examples use for games with a victory of 1
FIRST_GUESS = 0.01  # seconds of our search before OpenSpiel has made its first choice


@dataclass
class Score:
    """What came out so far, ours first."""

    games: int = 0
    shares: tuple[float, float] = (0.0, 0.0)
    decisive: tuple[int, int] = (0, 0)  # between two seats, one of each, of whom exactly one won
    choices: tuple[int, int] = (0, 0)
    seconds: tuple[float, float] = (0.0, 0.0)

    def pace(self, side: int) -> float:
        return self.seconds[side] / max(self.choices[side], 1)

    def told(self) -> str:
        ours, theirs = self.decisive
        share = 100 * ours / max(ours + theirs, 1)
        return (
            f"{self.games} games; decisive results ours : theirs {ours} : {theirs} ({share:.0f} %); shares "
            f"{self.shares[0]:.1f} : {self.shares[1]:.1f}; seconds a choice {self.pace(0):.3f} : {self.pace(1):.3f}"
        )


def added(pair: tuple[float, float], side: int, more: float) -> tuple[float, float]:
    return (pair[0] + more, pair[1]) if side == 0 else (pair[0], pair[1] + more)


def play(game: str, simulations: int, deal: int, exchanged: bool, score: Score) -> None:
    """One game. Chance, and so the deal, follows from the number of the deal."""
    spiel = pyspiel.load_game(f"settemari(game={game},players=4)")
    luck = np.random.RandomState(deal)
    found = find_game(game)
    variant = found.variant()
    side_of = [(seat + exchanged) % 2 for seat in range(4)]
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(deal + 1))
    theirs = ismcts.ISMCTSBot(
        game=spiel, evaluator=evaluator, uct_c=UCT, max_simulations=simulations,
        random_state=np.random.RandomState(deal + 2),
    )  # fmt: skip
    search = searching(found, variant, 4, seconds=FIRST_GUESS)
    own = Seeded(deal + 3)
    options = Options()
    state = spiel.new_initial_state()
    assert isinstance(state, SpielState)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
            continue
        seat = state.current_player()
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        side = side_of[seat]
        before = time.perf_counter()
        if side == 1:
            action = theirs.step(state)
        else:
            view = state.moves.view(seat)
            setup = state.moves.space.setup
            setup.redeal(view, Seeded(1)).legal(seat, options)
            if score.choices[1]:
                search.thinking.seconds = score.pace(1)
            code = search.choose(view, options, own)
            action = next(one for one in legal if state.moves.space.actions.code_of(seat, one) == code)
        score.seconds = added(score.seconds, side, time.perf_counter() - before)
        score.choices = (score.choices[0] + (side == 0), score.choices[1] + (side == 1))
        state.apply_action(action)
    won = state.returns()
    for seat in range(4):
        score.shares = added(score.shares, side_of[seat], won[seat])
        for other in range(4):
            if side_of[seat] == 0 and side_of[other] == 1 and (won[seat] > 0) != (won[other] > 0):
                ours, their = score.decisive
                score.decisive = (ours + 1, their) if won[seat] > 0 else (ours, their + 1)
    score.games += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--games", dest="times", type=int, default=20, help="games of each (default: 20)")
    parser.add_argument("--simulations", type=int, default=40, help="of OpenSpiel's bot for each choice (default: 40)")
    options = parser.parse_args()
    if not is_compiled():
        print("this is the interpreted build, about 40 times slower: run `make against` (it needs a C compiler)")
        return 1
    for game in options.games or GAMES:
        score = Score()
        try:
            for number in range(options.times):
                play(game, options.simulations, 1000 + number // 2, number % 2 == 1, score)
                if sys.stderr.isatty():
                    print(f"\r\x1b[K{game}: {score.told()}", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print(f"\n{game}, stopped: {score.told()}")
            return 130
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr)
        print(f"{game}: {score.told()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
