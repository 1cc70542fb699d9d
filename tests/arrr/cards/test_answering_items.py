"""The items of the shipped deck that answer: at every depth of the stack, from an empty one to four things on it."""

from __future__ import annotations

import pytest

from tests.arrr.cards.piled import (
    ABILITIES,
    ABILITY_FIRST,
    EVENT_FIRST,
    ROW,
    anna_has_things,
    anna_passes,
    annas,
    carried_out,
    pile_up,
    resolved,
)
from tests.arrr.cards.printed import damage_of, dice_of, faces
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def answers_at(arrr: Tables, depth: int, card: str) -> Table:
    """Bruno has the card, and may use it: in answer to what Anna piled up, or to the raid that she declared."""
    t = anna_has_things(arrr)
    t.bruno.has(equipped=[card])
    if depth == 0:
        t.anna.raids()
    pile_up(t, ABILITY_FIRST[:depth])
    anna_passes(t)
    assert t.stack == (["raid"] if depth == 0 else [*ABILITY_FIRST[:depth]])
    return t


def goes_on(depth: int) -> dict[str, object]:
    """Who is asked once the stack is empty, and what lies there then."""
    if depth == 0:
        return {"asks": "raid-declared Anna", "stack": ["raid"]}
    return {"asks": "declare Anna", "stack": []}


# -- gaslighting-lantern -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", range(5))
def test_gaslighting_lantern_swaps_explorations_at_any_time(arrr: Tables, depth: int) -> None:
    """The swap comes first, whatever else lies on the stack."""
    t = answers_at(arrr, depth, "gaslighting-lantern")
    t.bruno.is_offered({"pass", *(f"use gaslighting-lantern on {sea}" for sea in ROW)})
    t.bruno.is_refused("use gaslighting-lantern on snoring-island", rule="P7.2", key="no-such-target")
    t.bruno.uses("gaslighting-lantern", on=ROW[1])
    resolved(t)
    things = ABILITY_FIRST[:depth]
    swapped = (ROW[0], ROW[2], ROW[1])
    t.is_now(
        **carried_out(things, row=swapped) | goes_on(depth),
        anna=annas(things),
        bruno={"exhausted": ["gaslighting-lantern"]},
    )


@pytest.mark.parametrize(
    ("sea", "row"),
    [
        (ROW[0], [ROW[1], ROW[0], ROW[2]]),
        (ROW[1], [ROW[0], ROW[2], ROW[1]]),
        (ROW[2], [ROW[0], ROW[2], ROW[1]]),  # next to the deck: it has no other neighbour
    ],
)
def test_gaslighting_lantern_on_ones_own_turn(arrr: Tables, sea: str, row: list[str]) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["gaslighting-lantern"])
    t.row(*ROW)
    t.anna.uses("gaslighting-lantern", on=sea)
    t.is_now(row=row, anna={"exhausted": ["gaslighting-lantern"]})
    t.anna.is_refused(f"use gaslighting-lantern on {sea}", rule="P6.2", key="is-exhausted")


# -- snorecordion ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", range(5))
def test_snorecordion_exhausts_a_card_at_any_time(arrr: Tables, depth: int) -> None:
    """From the first thing on, its victim's ability lies on the stack: by then it does nothing (P7.5)."""
    t = answers_at(arrr, depth, "snorecordion")
    t.bruno.is_offered({"pass", "use snorecordion on Anna.1", "use snorecordion on Anna.2"})
    t.bruno.is_refused("use snorecordion on Bruno.1", rule="P7.2", key="no-such-target")
    t.bruno.uses("snorecordion", on="Anna 1")
    resolved(t)
    things = ABILITY_FIRST[:depth]
    t.is_now(
        **carried_out(things, exhausted=ABILITIES[0]) | goes_on(depth),
        anna=annas(things, exhausted=ABILITIES[0]),
        bruno={"exhausted": ["snorecordion"]},
    )


def test_snorecordion_on_ones_own_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["snorecordion"])
    t.bruno.has(equipped=["net-worth", "bucket-of-cold-water"])
    t.row("ghost-ship")
    t.anna.uses("snorecordion", on="Bruno 1")
    t.is_now(asks="stack Bruno", stack=["Anna: snorecordion on Bruno.1"])
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[], anna={"exhausted": ["snorecordion"]}, bruno={"exhausted": ["net-worth"]})
    t.anna.is_refused("use snorecordion on Bruno.2", rule="P6.2", key="is-exhausted")


# -- bucket-of-cold-water ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("depth", "number"), [(depth, number) for depth in range(1, 5) for number in (1, 3) if number <= depth]
)
def test_bucket_of_cold_water_cancels_an_ability(arrr: Tables, depth: int, number: int) -> None:
    """Abilities and events lie on the stack by turns; the ability that is named leaves its card ready."""
    things = ABILITY_FIRST[:depth]
    t = answers_at(arrr, depth, "bucket-of-cold-water")
    used = [at for at, thing in enumerate(things, 1) if thing in ABILITIES]
    t.bruno.is_offered({"pass", *(f"use bucket-of-cold-water on stack.{at}" for at in used)})
    t.bruno.uses("bucket-of-cold-water", on=f"stack {number}")
    resolved(t)
    cancelled = things[number - 1]
    t.is_now(
        asks="declare Anna",
        **carried_out(things, cancelled),
        anna=annas(things, cancelled),
        bruno={"exhausted": ["bucket-of-cold-water"]},
    )


def test_bucket_of_cold_water_has_nothing_to_cancel_on_an_empty_stack(arrr: Tables) -> None:
    t = anna_has_things(arrr)
    t.bruno.has(equipped=["bucket-of-cold-water"], hand=["spring-tide-cleaning"])
    t.anna.raids()
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("use bucket-of-cold-water on stack.1", rule="P7.2", key="no-target-there")


def test_bucket_of_cold_water_does_not_cancel_an_event(arrr: Tables) -> None:
    t = anna_has_things(arrr)
    t.bruno.has(equipped=["bucket-of-cold-water"])
    pile_up(t, EVENT_FIRST[:2])
    t.bruno.is_refused("use bucket-of-cold-water on stack.1", rule="P7.2", key="no-such-target")


def test_bucket_of_cold_water_cancels_an_ability_that_cancels(arrr: Tables) -> None:
    """Bruno's officer would cancel Anna's event: it happens after all, and the officer stays ready."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["bucket-of-cold-water"], hand=["truce-or-dare"])
    t.bruno.has(equipped=["barnaby-not-at-home"])
    t.anna.plays("truce-or-dare")
    t.bruno.uses("barnaby-not-at-home", on="stack 1")
    t.is_now(
        asks="stack Anna",
        stack=["Anna: truce-or-dare", "Bruno: barnaby-not-at-home on stack.1"],
        anna={"hand": []},
    )
    t.anna.uses("bucket-of-cold-water", on="stack 2")
    resolved(t)
    t.is_now(
        asks="declare Anna",
        stack=[],
        lasting=["truce-or-dare by Anna"],
        anna={"exhausted": ["bucket-of-cold-water"]},
    )


# -- face-saving-lifebuoy ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", range(5))
def test_face_saving_lifebuoy_cancels_a_penalty(arrr: Tables, depth: int) -> None:
    """The penalty lies on the stack, and so many other things upon it."""
    t = defeated(arrr)
    things = EVENT_FIRST[:depth]
    pile_up(t, things)
    assert t.stack == [f"sail {ROW[0]}", ROW[0], *things]
    t.anna.uses("face-saving-lifebuoy", on="stack 1")
    resolved(t)
    t.is_now(
        **carried_out(things) | {"asks": "after Anna"},
        anna=annas(things, hand=["spring-tide-cleaning"], used=["face-saving-lifebuoy"]),
    )


def test_face_saving_lifebuoy_is_needed(arrr: Tables) -> None:
    """The same defeat without it: the crew goes overboard."""
    t = defeated(arrr)
    resolved(t)
    crew = [*ABILITIES, "face-saving-lifebuoy"]
    assert damage_of(ROW[0]) >= len(crew)
    t.is_now(asks="after Anna", stack=[], crew_discard=crew, anna={"equipped": []})


def test_face_saving_lifebuoy_cancels_nothing_but_a_penalty(arrr: Tables) -> None:
    t = defeated(arrr)
    pile_up(t, EVENT_FIRST[:2])
    t.anna.is_refused("use face-saving-lifebuoy on stack.2", rule="P7.2", key="no-such-target")
    t.anna.is_refused("use face-saving-lifebuoy on stack.3", rule="P7.2", key="no-such-target")


def test_face_saving_lifebuoy_has_nothing_to_cancel_on_an_empty_stack(arrr: Tables) -> None:
    t = anna_has_things(arrr, equipped=["face-saving-lifebuoy"])
    t.anna.is_refused("use face-saving-lifebuoy on stack.1", rule="P7.2", key="no-target-there")


def defeated(arrr: Tables) -> Table:
    """Anna has failed: the penalty lies on the stack. A last event in her hand sees to it that she is asked."""
    t = anna_has_things(arrr, equipped=["face-saving-lifebuoy"], hand=["spring-tide-cleaning"])
    t.anna.sails(ROW[0])
    t.dice(faces(attack=dice_of("courage", *ABILITIES, "face-saving-lifebuoy")))
    t.anna.passes()
    t.anna.stops()
    t.is_now(asks="stack Anna", stack=[f"sail {ROW[0]}", f"Anna: {ROW[0]}"])
    return t
