"""Standing orders in whole games: they are legal, know no more than their player, and prompt seldom."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import pytest

from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.table import ENDING, NO_SEAT, View
from settemari.games.arrr import codes as c
from settemari.games.arrr import orders as o
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.orders import Armed, Orders, Trigger, answer, renewed
from settemari.games.arrr.policy import Greedy
from settemari.games.arrr.relevance import ask_word, matters
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import ACTIONS, MOMENTS, TRAIT_WORDS
from settemari.games.arrr.voyage import Voyage
from tests.arrr.prompts import measure
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

T = TypeVar("T")


def any_trigger(luck: random.Random, setup: ArrrSetup) -> Trigger:
    """Any moment; every further condition seldom, or hardly anything would happen."""

    def seldom(default: T, others: Sequence[T]) -> T:
        return luck.choice(others) if luck.random() < 0.15 else default

    return Trigger(
        luck.choice(list(MOMENTS)),
        seldom(None, range(int(setup.layout.seats))),
        seldom("", list(ACTIONS)),
        seldom("", TRAIT_WORDS),
        seldom(None, range(len(setup.numbers.cards.effects))),
        seldom(False, [True]),
        seldom(None, [-1, 0, 1]),
    )


def any_orders(luck: random.Random, view: View, setup: ArrrSetup) -> Orders:
    """Some orders, sensible or not."""
    seat = int(view.seat)
    cards = [c.answer(c.PLAY, kind, 0) for kind in view.pieces(c.EVENT_HAND + seat)]
    cards += [c.answer(c.USE, kind, 0) for kind in view.pieces(c.AREA + seat) if kind >= 0]
    effects = range(len(setup.numbers.cards.effects))
    return Orders(
        luck.choice([o.SMART, o.ALWAYS]),
        luck.choice(["", "", o.THIS_STACK, o.THIS_ACTION, o.MY_TURN]),
        luck.random() < 0.5,
        frozenset(int(one) for one in cards if luck.random() < 0.2),
        frozenset(luck.sample(effects, 5)),
        tuple(Armed(int(one), any_trigger(luck, setup)) for one in cards if luck.random() < 0.8),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["gallows", "boarding", "arrr"])
def test_orders_are_legal_and_know_only_the_own_view(variant: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On any deal that fits the view the orders say the same, and it may be answered."""
    setup = ARRR.setup(seats, variant)
    assert isinstance(setup, ArrrSetup)
    options = Options()
    spoke = fired = 0
    for seed in range(pick(2, 10)):
        luck, chance = random.Random(seed), Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        while not state.cell(ENDING):
            answers = {}
            for seat in range(seats):
                if state.asks(seat):
                    view = state.view(seat)
                    orders = any_orders(luck, view, setup)
                    said = answer(setup, orders, view)
                    twin = setup.redeal(view, Seeded(luck.randrange(1 << 30)))
                    other = Seeded(luck.randrange(1 << 30))
                    with monkeypatch.context() as patched:  # the deal that is looked at is another one, too
                        patched.setattr(o, "Seeded", lambda _seed, other=other: other)
                        assert answer(setup, orders, twin.view(seat)) == said
                    state.legal(seat, options)
                    if said is not None:
                        assert state.check(seat, said) == c.FINE
                        assert said in options.listed()
                        spoke += 1
                        fired += said != c.PASS
                    answers[seat] = luck.choice(options.listed()) if said is None else said
            before = [state.view(seat) for seat in range(seats)]
            state.resolve(answers_from(answers, seats), chance)
            for seat in range(seats):  # what has ended once does not come back
                held = any_orders(luck, before[seat], setup)
                after = state.view(seat)
                again = renewed(held, before[seat], after)
                assert renewed(again, before[seat], after) == again
    assert fired or variant == "gallows"
    assert spoke


def asks(state: Voyage, seat: int, code: int, own: bool) -> bool:
    """Whether the play's card is asked for as it says: on the own turn, or in others'."""
    word = ask_word(state, code)
    return word in ("my-turn", "my-roll") if own else matters(state, seat, code)


def test_every_event_is_asked_for_at_some_time() -> None:
    """No card's ``ask_when`` waits for a moment that never comes; who rolls or declares is asked anyway.

    In every other game the player on turn plays to win, so that tests are passed. All else is at random, so that cards
    are kept.
    """
    setup = ARRR.setup(4)
    assert isinstance(setup, ArrrSetup)
    cards = setup.numbers.cards
    unasked = set(range(int(cards.events)))
    options = Options()
    greedy = Greedy(setup.numbers)
    for seed in range(pick(200, 400)):
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        while unasked and not state.cell(ENDING):
            assert isinstance(state, Voyage)
            answers = {}
            own = state.step() in (c.DECLARE, c.ROLLING, c.CONTEST)
            for seat in range(4):
                if state.asks(seat):
                    state.legal(seat, options)
                    codes = options.listed()
                    if seed % 2 == 0 and seat == state.on_turn():
                        answers[seat] = int(greedy.choose(state.view(seat), options, chance))
                    else:
                        answers[seat] = codes[int(chance.below(len(codes)))]
                    for code in codes:
                        event = int(c.what_of(code))
                        if c.verb_of(code) == c.PLAY and event in unasked and asks(state, seat, code, own):
                            unasked.remove(event)
            state.resolve(answers_from(answers, 4), chance)
    assert [cards.event_ids[event] for event in unasked] == []


EVERYWHERE = [(variant, seats) for variant in ("boarding", "arrr") for seats in (2, 3, 4)]


@pytest.mark.parametrize(("variant", "seats"), pick([("arrr", 4), ("boarding", 2)], EVERYWHERE))
def test_smart_players_are_prompted_seldom(variant: str, seats: int) -> None:
    """At most 0.7 prompts in a rival's turn, and 60 % of the moments close without a click; few games vary."""
    found = measure(variant, seats, 1, pick(8, 100), Orders())
    assert found.per_rival_turn < pick(0.8, 0.7)
    assert found.quiet_share > 0.6
    assert 0 < found.prompted < found.asked
