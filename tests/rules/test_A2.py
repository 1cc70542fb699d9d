"""A2: everybody's own card."""

from __future__ import annotations

import pytest

from settemari.core.match import Choice
from settemari.core.table import UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_code
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def three(maretta: Tables) -> Table:
    t = maretta.table("Anna Bruno Carla", first="Bruno")
    t.anna.has(hand=["wood-1", "wood-2", "steamship", "wood-2"])
    t.bruno.has(hand=["rope-1", "rope-2", "rope-3", "rope-4"])
    t.carla.has(hand=["fire-1", "fire-2", "fire-3", "fire-4"])
    return t


def test_A2_1_everybody_is_asked_at_the_same_time_for_any_card_of_the_hand(maretta: Tables) -> None:
    t = three(maretta)
    assert t.question.seats == (0, 1, 2)
    t.anna.is_offered({"pick wood-1", "pick wood-2", "pick steamship"})
    t.bruno.is_offered({"pick rope-1", "pick rope-2", "pick rope-3", "pick rope-4"})
    t.carla.is_offered({"pick fire-1", "pick fire-2", "pick fire-3", "pick fire-4"})
    t.anna.is_refused("pick rope-1", rule="A2.1", key="not-in-hand")


def test_A2_1_a_steamship_may_be_picked(maretta: Tables) -> None:
    t = three(maretta)
    t.all_pick("steamship", "rope-1", "fire-1")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-steamship", "slot1": "steamship"},
        bruno={"hand": "-rope-1", "slot1": "rope-1"},
        carla={"hand": "-fire-1", "slot1": "fire-1"},
    )


def test_A2_1_a_choice_may_be_changed_until_the_last_has_chosen(maretta: Tables) -> None:
    t = three(maretta)
    t.anna.picks("wood-1")
    t.carla.picks("fire-4")
    t.anna.picks("steamship")
    t.anna.picks("wood-2")
    t.bruno.picks("rope-3")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-wood-2", "slot1": "wood-2"},
        bruno={"hand": "-rope-3", "slot1": "rope-3"},
        carla={"hand": "-fire-4", "slot1": "fire-4"},
    )
    counted = [card_code(card) for card in ("wood-2", "rope-3", "fire-4")]
    assert t.match.record == [Choice(1, seat, (card,)) for seat, card in enumerate(counted)]


def test_A2_1_a_choice_after_the_last_is_void(maretta: Tables) -> None:
    t = three(maretta)
    question = t.question
    t.all_pick("wood-1", "rope-1", "fire-1")
    before = t.state.digest()
    assert question.answer(0, "pick wood-2") is False
    assert t.state.digest() == before
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-wood-1", "slot1": "wood-1"},
        bruno={"hand": "-rope-1", "slot1": "rope-1"},
        carla={"hand": "-fire-1", "slot1": "fire-1"},
    )


def test_A2_1_that_somebody_has_chosen_is_public_what_is_not(maretta: Tables) -> None:
    """Before the last choice nobody's view and nobody's events tell of it; that it is in can be asked for."""
    t = three(maretta)
    told = {who: t.match.events(who) for who in (0, 1, 2, None)}
    views = {who: t.match.view(who) for who in (0, 1, 2, None)}
    t.carla.picks("fire-2")
    assert (sorted(t.match.answered()), list(t.question.waiting_for)) == ([2], [0, 1])
    t.anna.picks("wood-1")
    assert (sorted(t.match.answered()), list(t.question.waiting_for)) == ([0, 2], [1])
    for who in (0, 1, 2, None):
        assert t.match.events(who) == told[who]
        assert t.match.view(who).same_as(views[who])
    t.is_now()
    t.bruno.picks("rope-1")
    assert t.match.answered() == frozenset()


def test_A2_2_all_are_turned_up_at_once(maretta: Tables) -> None:
    t = three(maretta)
    t.all_pick("wood-1", "rope-2", "fire-3")
    for who in (0, 1, 2, None):
        view = t.match.view(who)
        assert view.pieces(c.SLOT1) == [card_code("wood-1"), card_code("rope-2"), card_code("fire-3")]
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-wood-1", "slot1": "wood-1"},
        bruno={"hand": "-rope-2", "slot1": "rope-2"},
        carla={"hand": "-fire-3", "slot1": "fire-3"},
    )


def test_A2_2_but_for_players_under_a_cuttlefish(maretta: Tables) -> None:
    t = three(maretta)
    t.anna.has(inked=True)
    t.all_pick("wood-1", "rope-2", "fire-3")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-wood-1", "slot1": "??wood-1"},
        bruno={"hand": "-rope-2", "slot1": "rope-2"},
        carla={"hand": "-fire-3", "slot1": "fire-3"},
    )
    assert t.match.view(0).pieces(c.SLOT1)[0] == card_code("wood-1")
    for who in (1, 2, None):
        assert t.match.view(who).pieces(c.SLOT1)[0] == UNKNOWN


def test_A2_2_ink_for_the_next_round_hides_nothing_yet(maretta: Tables) -> None:
    t = three(maretta)
    t.carla.has(inked_next=True)
    t.all_pick("wood-1", "rope-2", "fire-3")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-wood-1", "slot1": "wood-1"},
        bruno={"hand": "-rope-2", "slot1": "rope-2"},
        carla={"hand": "-fire-3", "slot1": "fire-3"},
    )
