"""The table language of Arrr!!! itself: what a test claims wrongly, or leaves undone, is noticed."""

from __future__ import annotations

import pytest

from settemari.games.arrr.game import ARRR
from tests.arrr.table import Tables, known
from tests.scenario import BadScene

pytestmark = pytest.mark.compiled_too


@pytest.fixture(params=[0, 1])
def tables(request: pytest.FixtureRequest) -> Tables:
    """Tables that nobody leaves: each test says itself when it is over."""
    return Tables(ARRR, seats_on=request.param)


def test_a_change_that_is_not_named_is_noticed(tables: Tables) -> None:
    t = tables.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["gain-1"])
    t.anna.plays("gain-1")
    with pytest.raises(AssertionError):
        t.is_now(asks="stack Bruno", stack=["Anna: gain-1"])
    t.is_now(asks="stack Bruno", stack=["Anna: gain-1"], anna={"hand": []})


@pytest.mark.parametrize(
    "claim",
    [
        {"supply": 40},
        {"row": "-no-test"},
        {"anna": {"equipped": ["attack-1-gang"]}},
        {"anna": {"exhausted": ["gain-item"]}},
        {"anna": {"doubloons": "+1"}},
        {"bruno": {"knows": [known("Anna", 1, "gain-1")]}},
        {"lasting": ["lasting-raid by Anna"]},
        {"seas": -1},
    ],
)
def test_a_wrong_claim_is_noticed(tables: Tables, claim: dict[str, object]) -> None:
    t = tables.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "gain-item"], doubloons=3)
    t.row("no-test", "attack-1")
    t.lasting("lasting-raid", by="Bruno")
    t.is_now()
    with pytest.raises(AssertionError):
        t.is_now(**claim)


def test_offers_and_refusals_are_taken_at_their_word(tables: Tables) -> None:
    t = tables.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.row("no-test")
    t.anna.is_offered({"raid", "sail no-test"})
    for wrong in ({"raid"}, {"raid", "sail no-test", "sail attack-1"}):
        with pytest.raises(AssertionError):
            t.anna.is_offered(wrong)
    with pytest.raises(AssertionError):
        t.anna.is_refused("raid", rule="P2.3.5", key="barred")
    with pytest.raises(AssertionError):
        t.anna.is_refused("sail attack-1", rule="P2.3.1", key="barred")
    with pytest.raises(AssertionError):
        t.bruno.is_asked("declare")


def test_dice_left_over_are_noticed_on_leaving(tables: Tables) -> None:
    t = tables.table("Anna Bruno")
    t.dice("attack")
    with pytest.raises(AssertionError, match="scripted chance"):
        t.leave()


def test_a_question_half_answered_is_noticed_on_leaving(tables: Tables) -> None:
    t = tables.table("Anna Bruno Carla")
    t.bruno.has(hand=["gain-1"])
    t.carla.has(hand=["gain-1"])
    t.anna.raids()
    t.carla.passes()
    with pytest.raises(AssertionError, match="left out"):
        t.leave()
    t.bruno.passes()
    t.leave()


def test_what_cannot_be_is_no_scene(tables: Tables) -> None:
    t = tables.table("Anna Bruno")
    t.anna.has(hand=["gain-9"])
    t.bruno.has(hand=["gain-9"])
    with pytest.raises(BadScene, match="no gain-9 left"):
        t.is_now()
    for wrong in ({"hand": ["no-such-card"]}, {"equipped": ["gain-item"] * 6}, {"captain": "captain-gain"}):
        t = tables.table("Anna Bruno")
        t.bruno.has(captain="captain-gain")
        t.anna.has(**wrong)
        with pytest.raises(BadScene):
            t.is_now()
    with pytest.raises(BadScene):
        t.anna.has(fame=3)


def test_nothing_is_put_on_the_table_once_something_has_happened(tables: Tables) -> None:
    t = tables.table("Anna Bruno")
    t.anna.is_asked("declare")
    with pytest.raises(BadScene):
        t.anna.has(doubloons=3)
    with pytest.raises(BadScene):
        t.row("no-test")


def test_every_lasting_event_is_told_with_what_it_lies_on(tables: Tables) -> None:
    t = tables.table("Anna Bruno")
    t.bruno.has(equipped=["attack-1-gang", "attack-1-quiet"])
    t.row("no-test")
    t.lasting("lasting-dice", on="Bruno", by="Anna")
    t.lasting("lasting-sea", on="no-test", by="Bruno")
    t.lasting("lasting-crew", on="Bruno 2", by="Anna")
    t.lasting("lasting-raid", by="Bruno")
    assert t.snapshot(t.state)["lasting"] == [
        "lasting-dice on Bruno by Anna",
        "lasting-sea on no-test by Bruno",
        "lasting-crew on Bruno 2 by Anna",
        "lasting-raid by Bruno",
    ]
    t.leave()


@pytest.mark.parametrize("mode", ["gallows", "boarding", "full"])
def test_the_shipped_deck_can_be_played_with(tables: Tables, mode: str) -> None:
    t = tables.table("Anna Bruno Carla Dario", mode=mode, deck="shipped")
    t.anna.is_asked("declare")
    t.leave()
