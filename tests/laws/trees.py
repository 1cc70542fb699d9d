"""Whole trees: every answer of everybody, and everything that chance can say."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from settemari.core.state import State
from settemari.core.table import NO_SEAT
from skiff.every import Every
from tests.laws.trial import Answers, Event, Trial

Key = tuple[tuple[int, ...], ...]


class Count(NamedTuple):
    """How many questions and how many ends a tree has, a state counting as often as it is come to."""

    questions: int
    ends: int


def key(state: State) -> Key:
    """All of a state, to find it again."""
    return (tuple(state.cell_list()), tuple(state.fact_cells()), *(tuple(heap) for heap in state.hidden()))


def every_deal(trial: Trial, first: int = NO_SEAT) -> Iterator[State]:
    """The first question of every deal, as often as chance can bring it about."""
    chance = Every()
    while True:
        yield trial.setup.deal(first, chance, None)
        if not chance.turn():
            return


def every_answers(trial: Trial, state: State) -> Iterator[Answers]:
    """Every answer of everybody who is asked."""
    asked = trial.asked(state)
    for codes in itertools.product(*(trial.legal(state, seat) for seat in asked)):
        yield dict(zip(asked, codes, strict=True))


def every_next(trial: Trial, state: State, answers: Answers) -> Iterator[tuple[State, list[Event]]]:
    """What these answers lead to, with every outcome of chance."""
    chance = Every()
    while True:
        yield trial.play(state, answers, chance)
        if not chance.turn():
            return


def count(trial: Trial, state: State, known: dict[Key, Count]) -> Count:
    """Count the tree below a state; ``known`` is a memory for states that are come to again."""
    here = key(state)
    if here not in known:
        total = Count(1, 0) if trial.asked(state) else Count(0, 1)
        if trial.asked(state):
            for answers in every_answers(trial, state):
                for after, _ in every_next(trial, state, answers):
                    below = count(trial, after, known)
                    total = Count(total.questions + below.questions, total.ends + below.ends)
        known[here] = total
    return known[here]


def every_state(trial: Trial, start: State) -> Iterator[State]:
    """Every different state of a tree once."""
    met = {key(start)}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        yield state
        for answers in every_answers(trial, state) if trial.asked(state) else ():
            for after, _ in every_next(trial, state, answers):
                if key(after) not in met:
                    met.add(key(after))
                    waiting.append(after)
