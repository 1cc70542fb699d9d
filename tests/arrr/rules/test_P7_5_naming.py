"""P7.5: what can be named as an own choice, and which deck one may choose from."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import DeckFile
from tests.arrr.decks import table_deck
from tests.arrr.table import Player, Table, Tables

pytestmark = pytest.mark.compiled_too


def with_events(*ids: str) -> DeckFile:
    """The cards of the rule tests, but of the events only these, one of each."""
    deck = table_deck()
    return deck._replace(events=tuple(event._replace(copies=1) for event in deck.events if event.id in ids))


def few_events(arrr: Tables, *ids: str) -> Table:
    return arrr.table("Anna Bruno", deck=with_events(*ids), variant={"first.events": 0})


def means_nothing(player: Player, verb: int, what: int, target: int = 0) -> bool:
    """Whether an answer that cannot be written in words is refused as none."""
    refusal = player.table.question.refusal(player.seat, int(c.answer(verb, what, target)))
    return refusal is not None and (refusal.rule, refusal.key) == ("P7.5", "no-such-answer")


# -- decks -------------------------------------------------------------------------------------------------------


def test_P7_5_a_deck_of_one_card_can_be_named(arrr: Tables) -> None:
    t = few_events(arrr, "draw-either-2", "gain-1")
    t.anna.has(hand=["draw-either-2"])
    t.crew_deck("gain-item")
    t.anna.plays("draw-either-2")
    t.is_now(asks="naming Anna", stack=["Anna: draw-either-2"], anna={"hand": []})
    t.anna.names("event", "crew")
    t.is_now(
        asks="declare Anna",
        stack=[],
        crew_deck=-1,
        event_deck=-1,
        event_discard="+draw-either-2",
        anna={"hand": ["gain-1", "gain-item"]},
    )


def test_P7_5_without_any_event_left_no_deck_is_named(arrr: Tables) -> None:
    """Nor is one asked for when it is carried out: crew cards are drawn."""
    t = few_events(arrr, "draw-either-2")
    t.anna.has(hand=["draw-either-2"])
    t.crew_deck("gain-item", "dice-item")
    t.anna.plays("draw-either-2")
    t.is_now(
        asks="declare Anna",
        crew_deck=-2,
        event_discard="+draw-either-2",
        anna={"hand": ["dice-item", "gain-item"]},
    )


def test_P7_5_a_winner_too_may_choose_a_deck_of_one_card(arrr: Tables) -> None:
    t = few_events(arrr, "gain-1")
    t.anna.has(equipped=["attack-1-gang"])
    t.row("gives-either")
    t.seas("plain-1")
    t.anna.sails("gives-either")
    t.is_now(asks="draw-either Anna", stack=["sail gives-either", "Anna: gives-either"])
    t.anna.draws("event")
    t.is_now(asks="after Anna", stack=[], row=[], event_deck=[], anna={"hand": ["gain-1"], "chest": ["gives-either"]})


# -- cards of the hand -------------------------------------------------------------------------------------------


def test_P7_5_no_card_has_a_target_and_none_comes_after_the_last(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["own-discard-2", "attack-1-gang", "attack-2-gang", "gain-1"])
    t.anna.plays("own-discard-2")
    cards = t.setup.numbers.cards
    crew, event = cards.crew_ids.index("attack-1-gang"), cards.event_ids.index("gain-1")
    assert means_nothing(t.anna, c.DISMISS, crew, target=1)
    assert means_nothing(t.anna, c.DISCARD, event, target=1)
    assert means_nothing(t.anna, c.DISMISS, int(cards.crew))
    assert means_nothing(t.anna, c.DISCARD, int(cards.events))
    t.anna.is_offered({"dismiss attack-1-gang", "dismiss attack-2-gang", "discard gain-1"})


# -- equipped cards ----------------------------------------------------------------------------------------------


def test_P7_5_beyond_the_last_spot_of_the_own_area_there_is_none(arrr: Tables) -> None:
    """Not even a card of the neighbour on the left."""
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet", "courage-1-quiet"], hand=["own-tire-2"])
    t.bruno.has(equipped=["gain-item"])
    t.anna.plays("own-tire-2")
    t.anna.is_refused(f"exhaust {int(t.setup.numbers.spots) + 1}", rule="P7.5", key="no-such-answer")
    assert means_nothing(t.anna, c.TIRE, 0, target=1)


def test_P7_5_the_card_whose_ability_it_is_cannot_be_named_wherever_it_lies(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "own-tire-item", "attack-1-quiet"])
    t.anna.uses("own-tire-item")
    t.anna.is_offered({"exhaust 1", "exhaust 3"})
    t.anna.is_refused("exhaust 2", rule="P7.5", key="on-stack-already", crew="own-tire-item")


def test_P7_5_what_was_named_cannot_be_named_again_whatever_it_is(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "attack-1-quiet", "attack-1-gang"], hand=["own-tire-2"])
    t.anna.plays("own-tire-2")
    t.anna.exhausts("attack-1-quiet")
    t.anna.is_offered({"exhaust 1", "exhaust 3"})
    t.anna.is_refused("exhaust 2", rule="P7.5", key="named-already", crew="attack-1-quiet")


def test_P7_5_of_equal_cards_only_as_many_are_exhausted_as_were_named(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "gain-item", "attack-1-gang"], hand=["own-tire-2"])
    t.anna.plays("own-tire-2")
    t.anna.exhausts(2)
    t.anna.exhausts(3)
    t.anna.passes()  # she could still use her items
    t.is_now(
        asks="declare Anna",
        supply="-1",
        event_discard="+own-tire-2",
        anna={"hand": [], "exhausted": ["gain-item 1", "attack-1-gang"], "doubloons": 1},
    )
