"""Whole games under all laws: every position of a game that policies play."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from settemari.core.chance import Chance, Seeded
from settemari.core.events import Sink
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.state import State
from settemari.core.table import ENDING, NO_SEAT, SPECTATOR, View
from tests.laws.laws import Law4, law1, law2, law3, law5, law5_match, law6, law6_match, law7, law8, law9
from tests.laws.trial import Answers, Trial
from tests.size import pick

LONGEST = 5000  # questions: no game goes on for so long


def laws_of_a_state(trial: Trial, state: State, chance: Chance, bound: int = 128) -> int:
    """All that can be said of one position; how many comparisons L3 came to."""
    law7(trial, state)
    law9(trial, state)
    asked = trial.asked(state)
    compared = 0
    for observer in trial.observers:
        law1(trial, state, observer, chance)
        if asked:
            law2(trial, state, observer, chance)
            compared += law3(trial, state, observer, chance)
    for seat in asked:
        law6(trial, state, seat, chance, bound)
    if asked:
        law6_match(trial, state, chance)
    if len(asked) > 1:
        orders = list(itertools.permutations(asked))
        law8(trial, state, trial.any_answers(state, chance), orders[:: pick(len(orders) - 1, 1)], chance)
    return compared


def laws_of_a_deal(trial: Trial, chance: Chance) -> State:
    """L5 from the bare table to the first question."""
    sink = Sink()
    state = trial.setup.deal(NO_SEAT, chance, sink)
    law5(trial, [trial.setup.blank_view(who) for who in trial.observers], sink.take(), state)
    state.sink = None
    return state


def laws_of_a_game(trial: Trial, seed: int, policies: Sequence[Policy], every: int) -> int:
    """Play a game by these policies; L4, L5, L7 and L9 at every step, all laws at some questions."""
    chance = Seeded(seed)
    state = laws_of_a_deal(trial, chance)
    past = Law4()
    compared = 0
    for number in range(LONGEST):
        past.keep(state)
        law7(trial, state)
        law9(trial, state)
        if number < 2 or (number + seed) % every == 0:
            compared += laws_of_a_state(trial, state, Seeded(seed * LONGEST + number))
        if state.cell(ENDING) != 0:
            past.check()
            return compared
        views = [state.view(who) for who in trial.observers]
        state, events = trial.play(state, choices(trial, state, views, policies, chance), chance)
        law5(trial, views, events, state)
    raise AssertionError(f"L7: after {LONGEST} questions the game of seed {seed} has not ended")


def choices(trial: Trial, state: State, views: list[View], policies: Sequence[Policy], chance: Chance) -> Answers:
    """What the policies answer."""
    options = Options()
    answers: Answers = {}
    for seat in trial.asked(state):
        state.legal(seat, options)
        answers[seat] = int(policies[seat].choose(views[seat], options, chance))
    return answers


def laws_of_a_match(trial: Trial, seed: int | bytes, policies: Sequence[Policy], chance: Chance) -> Match:
    """Play a match to its end, as people do; its record and everybody's events are the game (L5)."""
    match = Match(trial.game, trial.seats, trial.variant, seed)
    options = Options()
    while question := match.question():
        for seat in question.seats:
            match._state.legal(seat, options)
            view = match.view(seat)
            assert view.seat == seat != SPECTATOR
            question.answer(seat, int(policies[seat].choose(view, options, chance)))
            if question.settled:
                break
    law5_match(match)
    return match
