"""What a variant is like: some quick games between greedy bots, in shares, for who makes one and wants to know at once.

The games are those that ``settemari simulate`` plays, and so are the words.
"""

from __future__ import annotations

from settemari.core.game import Game
from settemari.core.variant import Variant
from settemari.lab.breakdown import ENDING_TABLE, SEAT_TABLE, TURN_TABLE, shares
from settemari.lab.simulate import Run, plan, play

GAMES = 200
BOT = "greedy"
SEED = 1  # always the same games: what differs comes from the variant


def plan_trial(game: Game, seats: int, variant: Variant) -> Run:
    """What is to be played; raises what is wrong with it."""
    tables = (SEAT_TABLE, TURN_TABLE, ENDING_TABLE)
    return plan(game, seats, [BOT], variant, SEED, GAMES, [table.word for table in tables])


def try_out(run: Run, seconds: float) -> dict[str, object]:
    """Play for so long at most, and tell what came out as plain data.

    ``wins``: of each seat; ``turns``: the same by the order of the first round, so that the first of them is the edge
    of whoever goes first; ``endings``: those that came, the most frequent one first.
    """
    result = play(run, seconds=seconds)
    wins, turns = shares(result.counts, SEAT_TABLE), shares(result.counts, TURN_TABLE)
    ended = {word: cells["games"].as_json() for word, cells in shares(result.counts, ENDING_TABLE).items()}
    return {
        "bot": BOT,
        "games": result.tally.games,
        "planned": run.games,
        "rounds": {"mean": round(result.mean_rounds, 2), "median": result.median_rounds},
        "wins": [cells["won"].as_json() for cells in wins.values()],
        "turns": [cells["won"].as_json() for cells in turns.values()],
        "endings": dict(sorted(ended.items(), key=lambda item: -result.endings[item[0]])),
    }
