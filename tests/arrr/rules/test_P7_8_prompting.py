"""P7.8: a player may leave passing to standing orders; when a card asks for its player all the same."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr.orders import Orders, answer
from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P7_8_a_card_for_ones_own_roll_asks_when_one_rolls_and_not_else(arrr: Tables) -> None:
    """Raiding is no roll, nor is another's."""
    deck = table_deck()
    events = [card._replace(ask_when="my-roll") if card.id == "gain-1" else card for card in deck.events]
    for action, prompted in (("sail attack-1", True), ("raid", False)):
        t = arrr.table("Anna Bruno", deck=deck._replace(events=tuple(events)))
        t.anna.has(equipped=["attack-1-gang"], hand=["gain-1"])
        t.bruno.has(hand=["gain-1"])
        t.row("attack-1")
        t.anna.answers(action)
        t.anna.is_offered({"pass", "play gain-1"})
        assert answer(t.setup, Orders(), t.anna.view) == (None if prompted else c.PASS)
        assert answer(t.setup, Orders(), t.bruno.view) == c.PASS
