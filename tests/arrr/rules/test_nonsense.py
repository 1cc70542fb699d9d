"""Numbers that mean nothing at the table are refused as just that, at every question, and never taken for something."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.table import ASKED
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import MODES
from settemari.games.arrr.words import QUESTIONS
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

GAMES = 60
ENOUGH = 4  # times at each question


def nonsense(setup: ArrrSetup) -> list[int]:
    """Below nothing, one past the last of everything that an answer can name, and a target where there is none."""
    cards, spots = setup.numbers.cards, setup.numbers.spots
    past = {
        c.PLACE: cards.crew,
        c.DISMISS: cards.crew,
        c.USE: cards.crew,
        c.DISCARD: cards.events,
        c.PLAY: cards.events,
        c.COMMAND: cards.captains,
        c.SAIL: cards.explorations,
        c.CHALLENGE: c.TRAITS,
        c.DROP: spots,
        c.LOSE: spots,
        c.TIRE: spots,
    }
    aimless = (c.PLACE, c.DROP, c.DISMISS, c.DISCARD, c.LOSE, c.TIRE, c.SAIL, c.RAID, c.CHEAT)
    return [
        *(-1, -2, -(1 << 40)),
        *(int(c.answer(verb, first, 0)) for verb, first in past.items()),
        *(int(c.answer(verb, 0, 1)) for verb in aimless),
    ]


def test_nonsense_is_refused_as_nonsense_at_every_question() -> None:
    seen: Counter[int] = Counter()
    for number in range(GAMES):
        mode = list(MODES)[number % 3]
        setup = ARRR.setup(2 + number % 3, ARRR.variant_of({"mode": mode}))
        assert isinstance(setup, ArrrSetup)
        luck = Seeded(number)
        state = setup.deal(0, luck, None)
        options = Options()
        while state.cell(ASKED):
            answers = {}
            for seat in [each for each in range(state.seats) if state.asks(each)]:
                step = int(state.step())
                seen[step] += 1
                if seen[step] <= ENOUGH:
                    reasons = {code: int(state.check(seat, code)) for code in nonsense(setup)}
                    assert set(reasons.values()) == {c.NO_SUCH_ANSWER}, (step, reasons)
                state.legal(seat, options)
                answers[seat] = options.listed()[int(luck.below(options.count))]
            state.resolve(answers_from(answers, state.seats), luck)
    assert set(seen) == set(QUESTIONS)


@pytest.mark.parametrize("verb", [c.PLAY, c.USE, c.COMMAND])
def test_a_card_past_the_last_is_none(arrr: Tables, verb: int) -> None:
    """Neither an event nor an ability, for whoever is asked while a sailing is answered."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["gain-1"])
    t.row("plain-1")
    t.anna.sails("plain-1")
    t.bruno.is_asked()
    cards = t.setup.numbers.cards
    past = {c.PLAY: cards.events, c.USE: cards.crew, c.COMMAND: cards.captains}[verb]
    assert int(t.state.check(t.bruno.seat, int(c.answer(verb, past, 0)))) == c.NO_SUCH_ANSWER
    t.bruno.passes()
