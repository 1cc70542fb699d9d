"""The exact worth of an answer by enumeration: every deal, every answer of the others, everything chance can say.

The others answer at random; the seat that thinks gives the best answer it can find to all that it sees, now and later.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from settemari.core.state import State
from settemari.core.table import ENDING, WINNERS
from tests.laws.trees import every_answers, every_next
from tests.laws.trial import Trial

Belief = list[tuple[State, Fraction]]  # the tables that may lie before a seat, and how likely each is
Sight = tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]


def sight(state: State, seat: int) -> Sight:
    view = state.view(seat)
    return tuple(view.cell_list()), tuple(view.fact_list())


def worths(trial: Trial, belief: Belief, seat: int) -> dict[int, Fraction]:
    """What each answer of the seat is worth: its share of the victory, times how likely it is to come to this."""
    return {code: _after(trial, belief, seat, code) for code in trial.legal(belief[0][0], seat)}


def _after(trial: Trial, belief: Belief, seat: int, code: int) -> Fraction:
    """What comes of one answer."""
    met: dict[Sight, Belief] = defaultdict(list)
    total = Fraction(0)
    for state, likely in belief:
        total += _go_on(trial, state, likely, seat, code, met)
    return total + sum(max(worths(trial, there, seat).values()) for there in met.values())


def _go_on(
    trial: Trial, state: State, likely: Fraction, seat: int, code: int | None, met: dict[Sight, Belief]
) -> Fraction:
    """Play on, each way as likely as it is, until the seat is asked again: tables are gathered by what it sees."""
    total = Fraction(0)
    ways = [answers for answers in every_answers(trial, state) if code is None or answers[seat] == code]
    for answers in ways:
        outcomes = [after for after, _ in every_next(trial, state, answers)]
        for after in outcomes:
            share = likely / len(ways) / len(outcomes)
            if after.cell(ENDING) != 0:
                winners = int(after.cell(WINNERS))
                total += share / winners.bit_count() if winners >> seat & 1 else Fraction(0)
            elif seat in trial.asked(after):
                met[sight(after, seat)].append((after, share))
            else:
                total += _go_on(trial, after, share, seat, None, met)
    return total
