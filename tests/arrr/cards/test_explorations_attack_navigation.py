"""The explorations with one test, of attack or of navigation."""

from __future__ import annotations

import pytest

from tests.arrr.cards.facing import ATTACKERS, BOARDERS, DAREDEVILS, NAVIGATORS, Facing, enriches, influences, needs
from tests.arrr.cards.shipped import SEAS, amount, crew_with, least
from tests.arrr.table import Tables, known

pytestmark = pytest.mark.compiled_too

BESIDE = "oyster-poker"  # a doubloon more for its neighbour
RICHER = SEAS[BESIDE].influence["doubloons"]
DRAWN = ["otter-half", "seals-of-disapproval", "hired-mussels", "net-worth"]


# -- fort-claw-and-order -----------------------------------------------------------------------------------------


def test_fort_claw_and_order_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "fort-claw-and-order", ATTACKERS, [BESIDE, "fort-claw-and-order"], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_fort_claw_and_order_defeats(arrr: Tables) -> None:
    facing = Facing(arrr, "fort-claw-and-order", ATTACKERS)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(**facing.loses_crew(amount(SEAS["fort-claw-and-order"].penalty, "damage")))


def test_fort_claw_and_order_needs_attack(arrr: Tables) -> None:
    wanted = least("fort-claw-and-order", "attack")
    needs(
        arrr,
        "fort-claw-and-order",
        without={"equipped": crew_with("attack", wanted - 1)},
        enough={"equipped": crew_with("attack", wanted)},
    )


def test_fort_claw_and_order_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "fort-claw-and-order", "dragons-bathtub", ATTACKERS, "attack")


# -- second-paw-shipwreck ----------------------------------------------------------------------------------------


def test_second_paw_shipwreck_conquered(arrr: Tables) -> None:
    """The crew drawn goes straight into the area, ready, as long as there is room."""
    crew = ATTACKERS[:3]
    pressed = amount(SEAS["second-paw-shipwreck"].reward, "press")
    facing = Facing(arrr, "second-paw-shipwreck", crew, ["second-paw-shipwreck", BESIDE], richer=RICHER)
    facing.t.crew_deck("bucket-of-cold-water", *DRAWN[: pressed - 1])
    facing.sails()
    facing.throws()
    facing.is_conquered(crew_deck=-pressed, anna={"equipped": "+bucket-of-cold-water", "hand": DRAWN[: pressed - 1]})


def test_second_paw_shipwreck_conquered_without_room(arrr: Tables) -> None:
    """P2.2.4: with a gang there already, a second one goes to the hand."""
    pressed = amount(SEAS["second-paw-shipwreck"].reward, "press")
    facing = Facing(arrr, "second-paw-shipwreck", ATTACKERS[:3])
    facing.t.crew_deck(*DRAWN[:pressed])
    assert pressed < 4, "the last of those drawn is an item"
    facing.sails()
    facing.throws()
    seen = [known("Anna", 1, card) for card in DRAWN[:pressed]]  # each was turned up before it did not fit
    facing.is_conquered(
        crew_deck=-pressed,
        anna={"hand": DRAWN[:pressed]},
        bruno={"knows": seen},
        carla={"knows": seen},
        spectator_knows=seen,
    )


def test_second_paw_shipwreck_defeats(arrr: Tables) -> None:
    ready = ("pinch-hitters", "point-blank-narwhal", "right-hook")
    facing = Facing(arrr, "second-paw-shipwreck", (*ready, "brazen-loudmouth"), ready=ready)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["second-paw-shipwreck"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_second_paw_shipwreck_influences_its_neighbours(arrr: Tables) -> None:
    """More doubloons for who conquers them."""
    enriches(arrr, "second-paw-shipwreck", "fort-claw-and-order", ATTACKERS)


# -- dragons-bathtub ---------------------------------------------------------------------------------------------


def test_dragons_bathtub_conquered(arrr: Tables) -> None:
    drawn = amount(SEAS["dragons-bathtub"].reward, "draw-event")
    facing = Facing(arrr, "dragons-bathtub", ATTACKERS, [BESIDE, "dragons-bathtub"], richer=RICHER)
    events = ["shoal", "ooh-shiny", "truce-or-dare", "tow-the-line"][:drawn]
    facing.t.event_deck(*events)
    facing.sails()
    facing.throws()
    facing.is_conquered(still_asked=True, event_deck=-drawn, anna={"hand": events})


def test_dragons_bathtub_defeats(arrr: Tables) -> None:
    facing = Facing(arrr, "dragons-bathtub", ATTACKERS)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(**facing.loses_crew(amount(SEAS["dragons-bathtub"].penalty, "damage")))


def test_dragons_bathtub_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "dragons-bathtub", "leviathans-breakfast", DAREDEVILS, "courage")


# -- snoring-island ----------------------------------------------------------------------------------------------


def test_snoring_island_conquered(arrr: Tables) -> None:
    drawn = amount(SEAS["snoring-island"].reward, "draw-crew")
    facing = Facing(arrr, "snoring-island", NAVIGATORS, [BESIDE, "snoring-island"], richer=RICHER)
    facing.t.crew_deck(*DRAWN[:drawn])
    facing.sails()
    facing.throws()
    facing.is_conquered(crew_deck=-drawn, anna={"hand": DRAWN[:drawn]})


def test_snoring_island_defeats_without_a_penalty(arrr: Tables) -> None:
    assert not SEAS["snoring-island"].penalty
    facing = Facing(arrr, "snoring-island", NAVIGATORS, [BESIDE, "snoring-island"])
    facing.sails()
    facing.throws(enough=False)
    facing.has_defeated()


def test_snoring_island_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "snoring-island", "rays-in-the-belfry", NAVIGATORS, "navigation")


# -- sea-snail-regatta -------------------------------------------------------------------------------------------


def test_sea_snail_regatta_conquered(arrr: Tables) -> None:
    drawn = amount(SEAS["sea-snail-regatta"].reward, "draw-crew")
    facing = Facing(arrr, "sea-snail-regatta", NAVIGATORS, ["sea-snail-regatta", BESIDE], richer=RICHER)
    facing.t.crew_deck(*DRAWN[:drawn])
    facing.sails()
    facing.throws()
    facing.is_conquered(crew_deck=-drawn, anna={"hand": DRAWN[:drawn]})


def test_sea_snail_regatta_defeats(arrr: Tables) -> None:
    ready = ("black-tie-buccaneers", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "sea-snail-regatta", (*ready, "spyglass-half-full"), ready=ready)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["sea-snail-regatta"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_sea_snail_regatta_needs_navigation(arrr: Tables) -> None:
    wanted = least("sea-snail-regatta", "navigation")
    needs(
        arrr,
        "sea-snail-regatta",
        without={"equipped": crew_with("navigation", wanted - 1)},
        enough={"equipped": crew_with("navigation", wanted)},
    )


def test_sea_snail_regatta_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "sea-snail-regatta", "buoy-constrictor", BOARDERS, "navigation")


# -- rays-in-the-belfry ------------------------------------------------------------------------------------------


def test_rays_in_the_belfry_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "rays-in-the-belfry", NAVIGATORS, ["rays-in-the-belfry", BESIDE], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_rays_in_the_belfry_defeats(arrr: Tables) -> None:
    ready = ("black-tie-buccaneers", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "rays-in-the-belfry", (*ready, "spyglass-half-full"), ready=ready)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["rays-in-the-belfry"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_rays_in_the_belfry_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "rays-in-the-belfry", "buoy-constrictor", BOARDERS, "navigation")
