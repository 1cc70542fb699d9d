"""The explorations with two tests or three, one after the other, each with its own reward or penalty."""

from __future__ import annotations

import pytest

from tests.arrr.cards.facing import (
    ALL_ROUNDERS,
    ATTACKERS,
    BOARDERS,
    BRAVE_SAILORS,
    BURGLARS,
    DAREDEVILS,
    NAVIGATORS,
    Facing,
    influences,
    needs,
)
from tests.arrr.cards.shipped import CREW, SEAS, amount, least
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

BESIDE = "oyster-poker"  # a doubloon more for its neighbour
RICHER = SEAS[BESIDE].influence["doubloons"]
CARDS = ["gulls-and-buoys", "hired-mussels", "immoral-compass", "courage-on-tap", "pinch-hitters", "snorecordion"]


def of_kind(kind: str, cards: int) -> list[str]:
    return [card.id for card in CREW.values() if card.kind == kind][:cards]


# -- whirlpool-spa -----------------------------------------------------------------------------------------------


def test_whirlpool_spa_conquered(arrr: Tables) -> None:
    """Everybody's crew is readied, whoever conquers it."""
    crew = ("black-tie-buccaneers", "foots-the-bill", "clean-sweep", "bucket-of-cold-water")
    facing = Facing(arrr, "whirlpool-spa", crew, ["whirlpool-spa", BESIDE], richer=RICHER)
    facing.sails()
    facing.passes_test()
    facing.throws()
    facing.is_conquered(anna={"exhausted": []}, carla={"exhausted": []})


def test_whirlpool_spa_defeats_in_the_first_test(arrr: Tables) -> None:
    """A doubloon is lost for the test, then crew is exhausted for the card: two things on the stack (P3.2)."""
    card = SEAS["whirlpool-spa"]
    lost = amount(card.tests[0].penalty, "lose")
    ready = ("black-tie-buccaneers", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "whirlpool-spa", (*ready, "bucket-of-cold-water"), ready=ready, doubloons=lost + 1)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    t.is_now(supply=f"+{lost}", anna={"doubloons": f"-{lost}"})  # and the penalty of the card lies on the stack
    t.bruno.is_asked("stack")
    t.bruno.passes()
    tired = facing.tires_crew(amount(card.penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_whirlpool_spa_defeats_in_the_second_test(arrr: Tables) -> None:
    """What the first test threatened is over: only the penalty of the card comes."""
    ready = ("black-tie-buccaneers", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "whirlpool-spa", (*ready, "bucket-of-cold-water"), ready=ready)
    facing.sails()
    facing.passes_test()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["whirlpool-spa"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_whirlpool_spa_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "whirlpool-spa", "snoring-island", NAVIGATORS, "navigation")


# -- slow-cooker-volcano -----------------------------------------------------------------------------------------


def test_slow_cooker_volcano_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "slow-cooker-volcano", BRAVE_SAILORS, [BESIDE, "slow-cooker-volcano"], richer=RICHER)
    facing.sails()
    facing.passes_test()
    facing.throws()
    facing.is_conquered()


@pytest.mark.parametrize("passed", range(2))
def test_slow_cooker_volcano_defeats(arrr: Tables, passed: int) -> None:
    ready = ("black-tie-buccaneers", "clean-sweep", "bucket-of-cold-water")
    facing = Facing(arrr, "slow-cooker-volcano", BRAVE_SAILORS, ready=ready)
    facing.sails()
    for _test in range(passed):
        facing.passes_test()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["slow-cooker-volcano"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_slow_cooker_volcano_needs_equipped_crew(arrr: Tables) -> None:
    wanted = least("slow-cooker-volcano", "crew")
    crew = list(BRAVE_SAILORS)
    needs(
        arrr,
        "slow-cooker-volcano",
        without={"equipped": crew[: wanted - 1]},
        enough={"equipped": crew[:wanted]},
    )


def test_slow_cooker_volcano_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "slow-cooker-volcano", "ghost-ship", DAREDEVILS, "courage")


# -- gilt-y-galleon ----------------------------------------------------------------------------------------------


def test_gilt_y_galleon_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "gilt-y-galleon", BOARDERS, ["gilt-y-galleon", BESIDE], richer=RICHER)
    facing.sails()
    facing.passes_test()
    facing.throws()
    facing.is_conquered()


def test_gilt_y_galleon_defeats_in_the_first_test(arrr: Tables) -> None:
    """Crew is exhausted for the test, then more of it for the card."""
    card = SEAS["gilt-y-galleon"]
    ready = ("fencing-school", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "gilt-y-galleon", (*ready, "brazen-loudmouth"), ready=ready)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(card.tests[0].penalty, "tire"), ready)
    t.is_now(asks="stack Bruno", anna={"exhausted": tired})
    t.bruno.passes()
    still_ready = [one for one in ready if one not in tired]
    facing.has_defeated(anna={"exhausted": facing.tires_crew(amount(card.penalty, "tire"), still_ready)})


def test_gilt_y_galleon_defeats_in_the_second_test(arrr: Tables) -> None:
    ready = ("fencing-school", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "gilt-y-galleon", BOARDERS, ready=ready)
    facing.sails()
    facing.passes_test()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["gilt-y-galleon"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_gilt_y_galleon_needs_a_gang(arrr: Tables) -> None:
    assert least("gilt-y-galleon", "gangs") == 1  # more than one cannot be equipped
    needs(
        arrr,
        "gilt-y-galleon",
        without={"equipped": ["foots-the-bill", "clean-sweep"]},
        enough={"equipped": ["fencing-school"]},
    )


# -- all-inclusive-abyss -----------------------------------------------------------------------------------------


def abyss_chest() -> list[str]:
    return ["granny-clams-jewels", "dragons-bathtub", "ghost-ship"][: least("all-inclusive-abyss", "conquered")]


def test_all_inclusive_abyss_conquered(arrr: Tables) -> None:
    """A doubloon for the first test, before the second; so Anna may cheat in the others."""
    gained = amount(SEAS["all-inclusive-abyss"].tests[0].reward, "gain")
    row = [BESIDE, "all-inclusive-abyss"]
    facing = Facing(arrr, "all-inclusive-abyss", ALL_ROUNDERS, row, richer=RICHER, chest=abyss_chest())
    facing.sails()
    facing.passes_test(supply=f"-{gained}", anna={"doubloons": f"+{gained}"})
    facing.passes_test()
    facing.throws()
    facing.is_conquered()


def test_all_inclusive_abyss_defeats_in_the_first_test(arrr: Tables) -> None:
    facing = Facing(arrr, "all-inclusive-abyss", ALL_ROUNDERS, chest=abyss_chest())
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(**facing.loses_crew(amount(SEAS["all-inclusive-abyss"].penalty, "damage")))


def test_all_inclusive_abyss_defeats_in_the_second_test(arrr: Tables) -> None:
    """The doubloon of the first test stays; a card is discarded for the second, then damage comes for the card."""
    card = SEAS["all-inclusive-abyss"]
    gained = amount(card.tests[0].reward, "gain")
    given_up = amount(card.tests[1].penalty, "discard-hand")
    held = CARDS[: given_up + 1]
    facing = Facing(arrr, "all-inclusive-abyss", ALL_ROUNDERS, chest=abyss_chest(), hand=held)
    facing.sails()
    facing.passes_test(supply=f"-{gained}", anna={"doubloons": f"+{gained}"})
    t = facing.fails_test()
    t.bruno.passes()
    facing.gives_up(held[:given_up])
    t.is_now(
        asks="stack Bruno",
        crew_discard="".join(f" +{gone}" for gone in held[:given_up]),
        anna={"hand": [held[given_up]]},
    )
    t.bruno.passes()
    facing.has_defeated(**facing.loses_crew(amount(card.penalty, "damage")))


def test_all_inclusive_abyss_defeats_in_the_third_test(arrr: Tables) -> None:
    card = SEAS["all-inclusive-abyss"]
    gained = amount(card.tests[0].reward, "gain")
    facing = Facing(arrr, "all-inclusive-abyss", ALL_ROUNDERS, chest=abyss_chest(), hand=CARDS[:2])
    facing.sails()
    facing.passes_test(supply=f"-{gained}", anna={"doubloons": f"+{gained}"})
    facing.passes_test()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(**facing.loses_crew(amount(card.penalty, "damage")))


def test_all_inclusive_abyss_needs_conquered_explorations(arrr: Tables) -> None:
    chest = abyss_chest()
    needs(arrr, "all-inclusive-abyss", without={"chest": chest[1:]}, enough={"chest": chest})


# -- cyclops-optician --------------------------------------------------------------------------------------------


def test_cyclops_optician_conquered(arrr: Tables) -> None:
    """The crew card for the first test is drawn before the second."""
    drawn = amount(SEAS["cyclops-optician"].tests[0].reward, "draw-crew")
    facing = Facing(arrr, "cyclops-optician", BURGLARS, ["cyclops-optician", BESIDE], richer=RICHER)
    facing.t.crew_deck(*CARDS[:drawn])
    facing.sails()
    facing.passes_test(crew_deck=-drawn, anna={"hand": CARDS[:drawn]})
    facing.throws()
    facing.is_conquered()


def test_cyclops_optician_defeats_in_the_first_test(arrr: Tables) -> None:
    ready = ("rats-who-stayed", "foots-the-bill", "right-hook")
    facing = Facing(arrr, "cyclops-optician", (*ready, "pointed-argument"), ready=ready)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["cyclops-optician"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_cyclops_optician_defeats_in_the_second_test(arrr: Tables) -> None:
    """The card drawn for the first test stays."""
    drawn = amount(SEAS["cyclops-optician"].tests[0].reward, "draw-crew")
    ready = ("rats-who-stayed", "foots-the-bill", "right-hook")
    facing = Facing(arrr, "cyclops-optician", (*ready, "pointed-argument"), ready=ready)
    facing.t.crew_deck(*CARDS[:drawn])
    facing.sails()
    facing.passes_test(crew_deck=-drawn, anna={"hand": CARDS[:drawn]})
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["cyclops-optician"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


def test_cyclops_optician_needs_items(arrr: Tables) -> None:
    wanted = least("cyclops-optician", "items")
    needs(
        arrr,
        "cyclops-optician",
        without={"equipped": ["rats-who-stayed", "all-hands-octavia", *of_kind("item", wanted - 1)]},
        enough={"equipped": of_kind("item", wanted)},
    )


# -- buoy-constrictor --------------------------------------------------------------------------------------------


def test_buoy_constrictor_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "buoy-constrictor", BOARDERS, [BESIDE, "buoy-constrictor"], richer=RICHER)
    facing.sails()
    facing.passes_test()
    facing.throws()
    facing.is_conquered()


@pytest.mark.parametrize("passed", range(2))
def test_buoy_constrictor_defeats(arrr: Tables, passed: int) -> None:
    ready = ("fencing-school", "foots-the-bill", "clean-sweep")
    facing = Facing(arrr, "buoy-constrictor", (*ready, "brazen-loudmouth"), ready=ready)
    facing.sails()
    for _test in range(passed):
        facing.passes_test()
    t = facing.fails_test()
    t.bruno.passes()
    tired = facing.tires_crew(amount(SEAS["buoy-constrictor"].penalty, "tire"), ready)
    facing.has_defeated(anna={"exhausted": tired})


# -- temple-of-the-god-meh ---------------------------------------------------------------------------------------


def test_temple_of_the_god_meh_conquered(arrr: Tables) -> None:
    """With the event drawn for the first test Anna can answer, and is asked before the second and after it."""
    drawn = amount(SEAS["temple-of-the-god-meh"].tests[0].reward, "draw-event")
    events = ["shoal", "ooh-shiny", "truce-or-dare", "tow-the-line"][:drawn]
    row = ["temple-of-the-god-meh", BESIDE]
    facing = Facing(arrr, "temple-of-the-god-meh", BURGLARS, row, richer=RICHER)
    facing.t.event_deck(*events)
    facing.sails()
    facing.passes_test(asks="test Anna Bruno", event_deck=-drawn, anna={"hand": events})
    facing.throws()
    facing.is_conquered(still_asked=True)


def test_temple_of_the_god_meh_defeats(arrr: Tables) -> None:
    given_up = amount(SEAS["temple-of-the-god-meh"].penalty, "discard-hand")
    held = CARDS[: given_up + 1]
    facing = Facing(arrr, "temple-of-the-god-meh", BURGLARS, hand=held)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.gives_up(held[:given_up])
    facing.has_defeated(crew_discard="".join(f" +{gone}" for gone in held[:given_up]), anna={"hand": [held[given_up]]})


def test_temple_of_the_god_meh_needs_an_officer(arrr: Tables) -> None:
    assert least("temple-of-the-god-meh", "officers") == 1  # more than one cannot be equipped
    needs(
        arrr,
        "temple-of-the-god-meh",
        without={"equipped": ["rats-who-stayed", "right-hook"]},
        enough={"equipped": ["all-hands-octavia"]},
    )


def test_temple_of_the_god_meh_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "temple-of-the-god-meh", "dragons-bathtub", ATTACKERS, "attack")
