"""P3.2 to P3.4: rewards and penalties, also of a deck in which nothing else does anything; and what is told of it."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.telling import Teller
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def plain_deck(first: str) -> DeckFile:
    """Gangs that can do nothing, no events, and that exploration before all others."""
    deck = table_deck()
    gangs = [card._replace(copies=4) for card in deck.crew if card.kind == "gang"]
    seas = sorted(deck.explorations, key=lambda card: card.id != first)
    return deck._replace(crew=tuple(gangs), events=(), explorations=tuple(seas))


def facing(arrr: Tables, sea: str) -> Table:
    t = arrr.table("Anna Bruno", mode="gallows", deck=plain_deck(sea))
    t.anna.has(equipped=["attack-1-gang", "attack-2-gang"], doubloons=3)
    t.row(sea)
    t.seas("plain-1")
    return t


def test_P3_2_a_tests_own_penalty_happens_if_it_is_the_first_effect_of_the_deck(arrr: Tables) -> None:
    t = facing(arrr, "punishing-tests")
    t.dice("courage courage courage")
    t.anna.sails("punishing-tests")
    t.anna.stops()
    t.is_now(
        asks="lose-crew Anna",
        stack=["sail punishing-tests", "Anna: punishing-tests"],
        supply="+1",
        anna={"doubloons": 2},
    )


def test_P3_3_so_does_a_reward(arrr: Tables) -> None:
    t = facing(arrr, "gives-crew")
    t.crew_deck("courage-2-gang")
    t.anna.sails("gives-crew")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["plain-1"],
        seas=-1,
        crew_deck=-1,
        anna={"chest": ["gives-crew"], "hand": ["courage-2-gang"]},
    )


def test_P3_4_and_the_penalty_of_an_exploration(arrr: Tables) -> None:
    t = facing(arrr, "lose-2-sea")
    t.dice("courage courage courage")
    t.anna.sails("lose-2-sea")
    t.anna.stops()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, supply="+2", anna={"doubloons": 1})


def test_P3_3_whoever_has_conquered_is_not_told_that_the_exploration_has_left(arrr: Tables) -> None:
    """It leaves the row for the chest: that ends the action, and it is not P3.8."""
    t = facing(arrr, "pays-2")
    t.anna.sails("pays-2")
    lines = Teller(t.setup, t.match.start_view(None)).tell(t.match.events(None))
    said = [line.message.key for line in lines]
    assert said[:2] == ["arrr-log-sails", "arrr-log-conquers-loot"]
    assert "arrr-log-nothing-to-face" not in said
