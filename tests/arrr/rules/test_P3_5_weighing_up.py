"""P3.5: what an exploration is worth to those who weigh it up, whatever goes on."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.setup import ArrrSetup

pytestmark = pytest.mark.compiled_too


def test_P3_5_while_cards_are_at_stake_an_exploration_is_worth_as_much_as_ever() -> None:
    setup = ARRR.setup(4)
    assert isinstance(setup, ArrrSetup)
    cards = setup.numbers.cards
    state = setup.deal(0, Seeded(1), None)
    row = state.pieces(c.SEAS)
    worth = [int(state.reward_of(0, card)) for card in row]
    collection = [card for card in range(int(cards.explorations)) if cards.symbols[card] >= 0 and card not in row]
    for seat in range(4):
        state.heap_to_slot(collection[seat], c.SEA_DECK, c.STAKE, seat, 1)
    assert [int(state.reward_of(0, card)) for card in row] == worth
