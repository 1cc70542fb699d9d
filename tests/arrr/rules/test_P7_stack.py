"""P7.3, P7.4: one stack for events, abilities and penalties, the last played first."""

from __future__ import annotations

import pytest

from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def resolved(t: Table) -> None:
    """Everybody passes until nothing lies on the stack any more."""
    while t.question.name == "stack":
        t.everyone_passes()


def test_P7_3_last_played_resolves_first(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-2-gang"], doubloons=2)
    t.bruno.has(hand=["two-fewer-dice"])
    t.carla.has(hand=["free-gain"])  # an event that does not fit now
    t.row("attack-1", "attack-2", "plain-1")
    t.anna.sails("attack-1")
    t.carla.is_asked("sail-declared")  # nobody can see that her card does not fit (P7.8)
    t.carla.is_offered({"pass"})
    t.bruno.is_offered({"pass", "play two-fewer-dice on Anna"})
    t.bruno.plays("two-fewer-dice", on="Anna")
    assert t.stack == ["sail attack-1", "two-fewer-dice"]
    t.everyone_passes(2)
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        event_discard="+two-fewer-dice",
        anna={"extra": -2},
        bruno={"hand": []},
    )


def test_P7_3_an_event_is_resolved_before_anything_else_goes_on(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1", "gain-9"])
    t.anna.plays("gain-1")
    t.is_now(asks="stack Anna", stack=["Anna: gain-1"], anna={"hand": ["gain-9"]})
    t.anna.is_refused("raid", rule="P7.8", key="no-such-answer")
    t.anna.is_offered({"pass", "play gain-9"})
    t.anna.passes()
    t.is_now(asks="declare Anna", stack=[], supply="-1", event_discard="+gain-1", anna={"doubloons": 1})


@pytest.mark.parametrize("depth", range(5))
def test_P7_3_answers_to_answers(arrr: Tables, depth: int) -> None:
    """An event is cancelled, the cancelling is cancelled, and so on: every second time the event happens after all."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"] + ["cancel-anything"] * 3)
    t.bruno.has(hand=["cancel-anything"] * 3)
    t.anna.plays("gain-1")
    for number in range(1, depth + 1):
        if number % 2:
            t.anna.passes()
            t.bruno.plays("cancel-anything", on=f"stack {number}")
        else:
            t.anna.plays("cancel-anything", on=f"stack {number}")
    assert t.stack == ["gain-1"] + ["cancel-anything"] * depth
    resolved(t)
    gained = 1 - depth % 2
    t.is_now(
        asks="declare Anna",
        supply=40 - gained,
        event_discard="+gain-1" + " +cancel-anything" * depth,
        anna={"hand": ["cancel-anything"] * (3 - depth // 2), "doubloons": gained},
        bruno={"hand": ["cancel-anything"] * (3 - (depth + 1) // 2)},
    )


@pytest.mark.parametrize("below", range(5))
def test_P7_3_one_thing_may_be_cancelled_from_the_middle(arrr: Tables, below: int) -> None:
    """Five things lie on the stack; the one that is named leaves it, the others stay as they are."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"] * 5)
    t.bruno.has(hand=["cancel-event"])
    for _event in range(5):
        t.anna.plays("gain-1")
    t.bruno.plays("cancel-event", on=f"stack {below + 1}")
    assert t.stack == []  # neither can answer any more: all of it has happened
    t.is_now(
        asks="declare Anna",
        supply=36,
        event_discard="+cancel-event" + " +gain-1" * 5,
        anna={"hand": [], "doubloons": 4},
        bruno={"hand": []},
    )


def test_P7_3_an_ability_may_answer_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(equipped=["cancel-event-item"])
    t.anna.plays("gain-1")
    t.bruno.is_offered({"pass", "use cancel-event-item on stack.1"})
    t.bruno.uses("cancel-event-item", on="stack 1")
    t.is_now(
        asks="declare Anna", event_discard="+gain-1", anna={"hand": []}, bruno={"exhausted": ["cancel-event-item"]}
    )


def test_P7_4_events_abilities_and_penalties_use_the_same_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "gain-item"])
    t.bruno.has(hand=["gain-1", "gain-1"])
    t.row("damage-1-sea")
    t.anna.sails("damage-1-sea")
    t.dice("courage")
    t.everyone_passes()
    t.anna.stops()
    t.bruno.passes()
    t.is_now(asks="stack Anna Bruno", stack=["sail damage-1-sea", "Anna: damage-1-sea"])
    t.anna.uses("gain-item")
    t.bruno.plays("gain-1")
    assert t.stack == ["sail damage-1-sea", "damage-1-sea", "gain-item", "gain-1"]
    resolved(t)
    t.is_now(
        asks="lose-crew Anna",
        supply="-2",
        event_discard="+gain-1",
        anna={"doubloons": 1, "exhausted": ["gain-item"]},
        bruno={"hand": ["gain-1"], "doubloons": 1},
    )
    t.anna.loses("gain-item")


def test_P7_4_rewards_do_not(arrr: Tables) -> None:
    """Bruno could cancel anything, but he is asked only about the declared action."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["cancel-anything"])
    t.row("gives-crew")
    t.seas("plain-1")
    t.crew_deck("attack-3-gang")
    t.anna.sails("gives-crew")
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["plain-1"],
        seas=-1,
        crew_deck=-1,
        anna={"hand": ["attack-3-gang"], "chest": ["gives-crew"]},
    )


def test_P7_4_nor_does_the_taking_of_stakes(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.carla.has(hand=["cancel-anything"])
    t.seas("plain-1")
    t.anna.challenges("Bruno", "attack", 1)
    t.carla.passes()
    t.bruno.accepts()
    t.bruno.names_prize(1)
    t.dice("attack courage")
    t.carla.passes()
    t.carla.is_asked("contest-ends")
    t.carla.is_offered({"pass"})
    t.carla.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        anna={"doubloons": 2},
        bruno={"doubloons": 0},
    )
