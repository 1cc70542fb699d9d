"""The explorations with one test, of courage."""

from __future__ import annotations

import pytest

from tests.arrr.cards.facing import DAREDEVILS, Facing, influences, needs
from tests.arrr.cards.shipped import SEAS, amount, crew_with, least
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

BESIDE = "second-paw-shipwreck"  # a doubloon more for its neighbour
RICHER = SEAS[BESIDE].influence["doubloons"]


# -- leviathans-breakfast ----------------------------------------------------------------------------------------


def test_leviathans_breakfast_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "leviathans-breakfast", DAREDEVILS, ["leviathans-breakfast", BESIDE], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_leviathans_breakfast_defeats(arrr: Tables) -> None:
    facing = Facing(arrr, "leviathans-breakfast", DAREDEVILS)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    lost = facing.loses_crew(amount(SEAS["leviathans-breakfast"].penalty, "damage"))
    facing.has_defeated(**lost)


# -- ghost-ship --------------------------------------------------------------------------------------------------


def test_ghost_ship_conquered(arrr: Tables) -> None:
    """The event is drawn before the card is taken; with it in hand, Anna is asked after her action."""
    drawn = amount(SEAS["ghost-ship"].reward, "draw-event")
    facing = Facing(arrr, "ghost-ship", DAREDEVILS, [BESIDE, "ghost-ship"], richer=RICHER)
    facing.t.event_deck(*["shoal", "ooh-shiny", "truce-or-dare", "tow-the-line"][:drawn])
    facing.sails()
    facing.throws()
    facing.is_conquered(
        still_asked=True,
        event_deck=-drawn,
        anna={"hand": ["shoal", "ooh-shiny", "truce-or-dare", "tow-the-line"][:drawn]},
    )


def test_ghost_ship_defeats_without_a_penalty(arrr: Tables) -> None:
    assert not SEAS["ghost-ship"].penalty
    facing = Facing(arrr, "ghost-ship", DAREDEVILS, ["oyster-poker", "ghost-ship"])
    facing.sails()
    facing.throws(enough=False)
    facing.has_defeated()


# -- granny-clams-jewels -----------------------------------------------------------------------------------------


def test_granny_clams_jewels_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "granny-clams-jewels", DAREDEVILS, [BESIDE, "granny-clams-jewels"], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_granny_clams_jewels_defeats(arrr: Tables) -> None:
    crew = ("seals-of-disapproval", "point-blank-narwhal", "bucket-of-cold-water", "anchor-management")
    facing = Facing(arrr, "granny-clams-jewels", crew, ready=crew[:3])
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["granny-clams-jewels"].penalty, "tire"), crew[:3])
    facing.has_defeated(anna={"exhausted": tired})


def test_granny_clams_jewels_needs_courage(arrr: Tables) -> None:
    wanted = least("granny-clams-jewels", "courage")
    needs(
        arrr,
        "granny-clams-jewels",
        without={"equipped": crew_with("courage", wanted - 1)},
        enough={"equipped": crew_with("courage", wanted)},
    )


# -- dinner-bell-atoll -------------------------------------------------------------------------------------------


def test_dinner_bell_atoll_conquered(arrr: Tables) -> None:
    drawn = amount(SEAS["dinner-bell-atoll"].reward, "draw-crew")
    facing = Facing(arrr, "dinner-bell-atoll", DAREDEVILS, ["dinner-bell-atoll", BESIDE], richer=RICHER)
    facing.t.crew_deck(*["otter-half", "fencing-school", "hired-mussels", "right-hook"][:drawn])
    facing.sails()
    facing.throws()
    facing.is_conquered(
        crew_deck=-drawn, anna={"hand": ["otter-half", "fencing-school", "hired-mussels", "right-hook"][:drawn]}
    )


def test_dinner_bell_atoll_defeats(arrr: Tables) -> None:
    """Anna exhausts ready cards of her choice; those that could not answer anything now are ready."""
    crew = ("seals-of-disapproval", "point-blank-narwhal", "bucket-of-cold-water", "anchor-management")
    facing = Facing(arrr, "dinner-bell-atoll", crew, ready=crew[:3])
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["dinner-bell-atoll"].penalty, "tire"), crew[:3])
    facing.has_defeated(anna={"exhausted": tired})


def test_dinner_bell_atoll_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "dinner-bell-atoll", "leviathans-breakfast", DAREDEVILS, "courage")
