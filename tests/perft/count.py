"""Counting by the engine: how many ways there are to answer the first 1, 2, 3 ... questions of a game.

A die that is thrown counts as a question, too: it has as many answers as sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import NamedTuple

from settemari.core.chance import Scripted
from settemari.core.errors import ScriptEnded
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, WINNERS
from settemari.core.variant import Variant
from tests.perft.asking import End


class Counts(NamedTuple):
    """Sequences of choices by their length, and the games that ended on the way by how they ended."""

    nodes: tuple[int, ...]
    ends: Counter[End]


def perft(
    game: Game,
    variant: Variant,
    seats: int,
    depth: int,
    came_to: Callable[[State], Iterable[int]],
    sides: int = 0,
    opening: Iterable[str] = (),
) -> Counts:
    """Count from an unshuffled deal; seat 0 begins. Answers at the same time count as the product of their numbers.

    ``came_to`` tells what everybody has at the end; ``sides`` is how many a die has. ``opening`` is what everybody who
    is asked says at the first questions, before anything is counted.
    """
    setup = game.setup(seats, variant)
    nodes = [0] * (depth + 1)
    ends: Counter[End] = Counter()
    options = Options()

    def visit(state: State, done: int) -> None:
        nodes[done] += 1
        if state.cell(ENDING):
            ends[_end(game, state, came_to)] += 1
            return
        if done == depth:
            return
        asked = asked_by(state)
        offers = []
        for seat in asked:
            state.legal(seat, options)
            offers.append(options.listed())
        for codes in product(*offers):
            throw(state, dict(zip(asked, codes, strict=True)), [], done + 1)

    def throw(state: State, answers: dict[int, int], thrown: list[int], done: int) -> None:
        """Go on after these answers with these dice; if more are thrown, with each side in turn."""
        after = state.copy()
        try:
            after.resolve(answers_from(answers, seats), Scripted(thrown))
        except ScriptEnded:
            nodes[done] += 1
            for side in range(sides if done < depth else 0):
                throw(state, answers, [*thrown, side], done + 1)
        else:
            visit(after, done)

    start = setup.deal(0, Scripted([]), None)
    for words in opening:
        said = {seat: game.parse(setup, int(start.step()), words) for seat in asked_by(start)}
        assert all(start.check(seat, code) == 0 for seat, code in said.items()), words
        start.resolve(answers_from(said, seats), Scripted([]))
    visit(start, 0)
    return Counts(tuple(nodes), ends)


def asked_by(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if (int(state.cell(ASKED)) >> seat) & 1]


def _end(game: Game, state: State, came_to: Callable[[State], Iterable[int]]) -> End:
    winners = int(state.cell(WINNERS))
    names = " ".join(game.seat_words[seat] for seat in range(state.seats) if (winners >> seat) & 1)
    return game.ending_words[int(state.cell(ENDING))], names, tuple(came_to(state))
