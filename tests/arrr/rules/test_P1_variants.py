"""P0.2, P1: what a variant must hold so that it can be dealt, to any number of players, and no more than that."""

from __future__ import annotations

import pytest

from settemari.core.errors import VariantError
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.locales.message import Message, say
from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def refused(**fields: object) -> tuple[str, object, Message]:
    """The field that is refused, what stood there, and what is allowed; ``first__crew`` is the field first.crew."""
    with pytest.raises(VariantError) as wrong:
        ARRR.variant_of({key.replace("__", "."): value for key, value in fields.items()})
    return wrong.value.field, wrong.value.value, wrong.value.allowed


@pytest.mark.parametrize(
    "faces", [["jolly", "jolly"], ["attack", "courage"], ["jolly", "parrot"], ["jolly"], "jolly", 3]
)
def test_P0_2_a_die_has_a_jolly_and_another_face(faces: object) -> None:
    """P1.6: nobody would ever throw more jollies than the others."""
    words = ["attack", "navigation", "cunning", "courage", "jolly"]
    assert refused(die__faces=faces) == ("die.faces", faces, say("error-must-be-faces", most=12, faces=words))


@pytest.mark.parametrize("faces", [["jolly", "attack"], ["jolly"] * 11 + ["courage"]])
def test_P0_2_one_of_either_is_enough(faces: list[str]) -> None:
    assert ARRR.variant_of({"die.faces": faces}).values["die.faces"] == faces


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P1_1_no_more_explorations_than_the_deck_has(seats: int) -> None:
    field = f"explorations.{seats}"
    with pytest.raises(VariantError) as wrong:
        ARRR.variant_of({field: 24})
    assert (wrong.value.field, wrong.value.allowed) == (field, say("error-only-so-many-explorations", cards=23))
    assert ARRR.variant_of({field: 23}).number(field) == 23


def test_P1_4_there_are_cards_for_every_hand() -> None:
    why = say("error-pack-too-small", seats=4, needed=40, cards=39)
    assert refused(first__crew=10) == ("first.crew", 10, why)
    assert refused(first__events=10) == ("first.events", 10, why)
    assert refused(mode="boarding", first__events=10) == ("first.events", 10, why)


def test_P1_4_there_are_doubloons_for_everybody() -> None:
    """Also for four: two each."""
    assert refused(supply__doubloons=7) == ("supply.doubloons", 7, say("error-only-so-many-doubloons", needed=8))


def test_P1_4_the_last_cards_and_doubloons_may_be_dealt(arrr: Tables) -> None:
    deck = table_deck()
    few = deck._replace(crew=(deck.crew[0]._replace(copies=8),), events=(deck.events[0]._replace(copies=4),))
    variant = {"first.crew": 2, "first.events": 1, "supply.doubloons": 8}
    t = arrr.deal("Anna Bruno Carla Dario", first="Anna", mode="boarding", deck=few, variant=variant)
    for seat in range(4):
        assert (t.state.size_of(c.CREW_HAND + seat), t.state.size_of(c.EVENT_HAND + seat)) == (2, 1)
        assert t.state.cell(c.COINS + seat) == 2
    assert t.state.size_of(c.CREW_DECK) == t.state.size_of(c.EVENT_DECK) == t.state.cell(c.SUPPLY) == 0


def test_P9_1_who_plays_without_events_needs_none() -> None:
    assert ARRR.variant_of({"mode": "gallows", "first.events": 10}).number("first.events") == 10
