"""Counting by the engine: how many ways there are to answer the first 1, 2, 3 ... questions of a game."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import NamedTuple

from settemari.core.chance import Scripted
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, WINNERS
from settemari.core.variant import Variant
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import ENDINGS, seat_word

End = tuple[str, str, tuple[int, ...]]  # how it ended, who won, where the meeples stand (-1: off the path)


class Counts(NamedTuple):
    """Sequences of choices by their length, and the games that ended on the way by how they ended."""

    nodes: tuple[int, ...]
    ends: Counter[End]


def perft(game: Game, variant: Variant, seats: int, depth: int) -> Counts:
    """Count from an unshuffled deal; seat 0 begins. Answers at the same time count as the product of their numbers."""
    nodes = [0] * (depth + 1)
    ends: Counter[End] = Counter()
    options = Options()

    def visit(state: State, done: int) -> None:
        nodes[done] += 1
        if state.cell(ENDING):
            ends[_end(state)] += 1
            return
        if done == depth:
            return
        asked = [seat for seat in range(seats) if (int(state.cell(ASKED)) >> seat) & 1]
        offers = []
        for seat in asked:
            state.legal(seat, options)
            offers.append(options.listed())
        for codes in product(*offers):
            after = state.copy()
            after.resolve(answers_from(dict(zip(asked, codes, strict=True)), seats), Scripted([]))
            visit(after, done + 1)

    visit(game.setup(seats, variant).deal(0, Scripted([]), None), 0)
    return Counts(tuple(nodes), ends)


def _end(state: State) -> End:
    winners = int(state.cell(WINNERS))
    names = " ".join(seat_word(seat) for seat in range(state.seats) if (winners >> seat) & 1)
    spaces = tuple(int(state.cell(c.SPACE + seat)) for seat in range(state.seats))
    return ENDINGS[int(state.cell(ENDING))][0], names, spaces
