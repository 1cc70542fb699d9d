"""When cards can be played: what the reader of decks takes for possible is what the rules come to, and no more."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import RandomPolicy, answer_buffer
from settemari.core.table import ASKED, ENDING
from settemari.games.arrr import codes as c
from settemari.games.arrr import declared
from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.declared import DeckFile, Op
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.needs import ANSWERS, EMPTY_STACK, can_be_played
from settemari.games.arrr.stack import Answers
from settemari.games.arrr.vocabulary import ACTIONS, MOMENTS
from tests.size import pick

GAIN = (Op("gain", 1),)
TOGETHER = {
    "free": set(),
    "declared": {"sail", "raid", "challenge"},
    "before-roll": {"sail", "challenge"},
    "rolled": {"sail", "challenge"},
    "answer": {"sail", "raid", "challenge"},
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_moments_and_actions_that_come_together(moment: str) -> None:
    found = {action for action in ACTIONS if can_be_played("none", (moment,), (action,), GAIN)}
    assert found == TOGETHER[moment]
    assert can_be_played("none", (moment,), (), GAIN)


def test_a_declared_sailing_comes_before_a_roll_and_a_declared_challenge_does_not() -> None:
    dice = (Op("add-dice", 1),)
    assert can_be_played("none", ("declared",), ("sail",), dice)
    assert not can_be_played("none", ("declared",), ("challenge",), dice)
    assert not can_be_played("none", ("free",), (), dice)


def test_operations_that_exclude_the_action_can_never_be_played() -> None:
    instead = (Op("raid-instead"),)
    assert [action for action in ACTIONS if can_be_played("none", (), (action,), instead)] == ["sail", "challenge"]


def test_a_penalty_lies_there_after_the_roll() -> None:
    cancel = (Op("cancel"),)
    assert [moment for moment in MOMENTS if can_be_played("stacked-penalty", (moment,), (), cancel)] == ["answer"]
    assert [action for action in ACTIONS if can_be_played("stacked-penalty", (), (action,), cancel)] == ["sail"]
    assert [moment for moment in MOMENTS if can_be_played("stacked", (moment,), (), cancel)] == list(MOMENTS)


def easy_deck() -> DeckFile:
    """The shipped cards with two easy tests on each exploration and none on some: random players go far."""
    easy = (declared.Test("attack", 1, (), ()), declared.Test("courage", 1, (), (Op("lose", 1),)))
    deck = shipped_deck()
    seas = [sea._replace(condition=None, tests=easy if kind % 4 else ()) for kind, sea in enumerate(deck.explorations)]
    return deck._replace(explorations=tuple(seas))


@pytest.mark.heavy
def test_the_rules_come_to_these_situations_and_to_all_of_them() -> None:
    """Of every seat that has something to play, in random games."""
    known = {*EMPTY_STACK, *ANSWERS}
    found: Counter[int] = Counter()
    setup = ARRR.setup(4, ARRR.variant_of({"deck": easy_deck()}))
    options, policy, answers = Options(), RandomPolicy(), answer_buffer(4)
    for seed in range(pick(60, 400)):
        chance = Seeded(seed)
        state = setup.deal(0, chance, None)
        assert isinstance(state, Answers)
        state.run(chance)
        while state.cell(ENDING) == 0:
            for seat in range(4):
                if (int(state.cell(ASKED)) >> seat) & 1:
                    state.legal(seat, options)
                    if any(c.verb_of(code) in (c.PLAY, c.USE) for code in options.listed()):
                        found[int(state.situation(seat))] += 1
                    answers[seat] = policy.choose_blind(options, chance)
            state.resolve(answers, chance)
    assert set(found) == known
