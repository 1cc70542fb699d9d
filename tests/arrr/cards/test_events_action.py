"""The events that forbid, tax or change the declared action."""

from __future__ import annotations

import pytest

from tests.arrr.cards.rolling import BAD, DIFFICULTY, ROLLERS, SEA, declared, thrown
from tests.arrr.cards.shipped import SEAS, crew_with, dice, least, played, show
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

HELD = ["fencing-school", "net-worth", "otter-half", "right-hook", "snorecordion", "uncharted-chart", "clean-sweep"]


def cannot_be_played_without_an_action(arrr: Tables, event: str, on: str = "") -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=[event], equipped=ROLLERS)
    t.row(SEA)
    t.anna.is_refused(f"play {event}{on}", rule="P7.8", key="not-now")


def raid_declared(arrr: Tables, event: str) -> Table:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, hand=HELD[:3])
    t.bruno.has(hand=[event])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.raids()
    return t


# -- shoal -------------------------------------------------------------------------------------------------------


def aground(arrr: Tables, cards: int) -> Table:
    """Anna, with so many cards in hand, sails; Bruno plays the shoal."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, hand=HELD[:cards], doubloons=1)
    t.bruno.has(hand=["shoal"])
    t.row(SEA)
    t.anna.sails(SEA)
    t.bruno.plays("shoal")
    return t


def test_shoal_paid(arrr: Tables) -> None:
    """Anna gives up cards of her choice, and sails on."""
    toll = played("shoal", "toll")
    t = aground(arrr, toll + 1)
    t.is_now(asks="toll Anna", stack=[f"sail {SEA}", "Bruno: shoal"], bruno={"hand": []})
    t.anna.is_offered({"pay", "refuse"})
    t.anna.pays()
    t.is_now(asks="lose-hand Anna")
    t.dice(BAD)
    for card in HELD[:toll]:
        t.anna.gives_up(card)
    t.is_now(
        asks="rolling Anna",
        stack=[f"sail {SEA}"],
        trait="courage",
        difficulty=DIFFICULTY,
        crew_discard=HELD[:toll],
        event_discard="+shoal",
        anna={"hand": [HELD[toll]], "dice": BAD},
    )


def test_shoal_refused(arrr: Tables) -> None:
    """Then there is no sailing this turn, but raiding."""
    toll = played("shoal", "toll")
    t = aground(arrr, toll)
    t.anna.refuses()
    t.is_now(asks="declare Anna", barred=["sail"], event_discard="+shoal", bruno={"hand": []})
    t.anna.is_offered({"raid"})
    t.anna.is_refused(f"sail {SEA}", rule="P2.3.5", key="barred")


def test_shoal_that_cannot_be_paid_in_full(arrr: Tables) -> None:
    t = aground(arrr, played("shoal", "toll") - 1)
    t.is_now(asks="declare Anna", barred=["sail"], event_discard="+shoal", bruno={"hand": []})


def test_shoal_just_after_the_declaration(arrr: Tables) -> None:
    """Not before it, and not when dice have been thrown. It says what may be declared instead, so a raid goes on."""
    cannot_be_played_without_an_action(arrr, "shoal")
    t = thrown(arrr, "shoal")
    t.bruno.is_refused("play shoal", rule="P7.8", key="not-now")
    t = raid_declared(arrr, "shoal")
    t.bruno.plays("shoal")
    t.anna.refuses()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        event_discard="+shoal",
        anna={"doubloons": 2},
        bruno={"hand": []},
    )


# -- dead-calm-down ----------------------------------------------------------------------------------------------


def test_dead_calm_down_forbids_sailing_this_turn(arrr: Tables) -> None:
    t = declared(arrr, "dead-calm-down")
    t.bruno.plays("dead-calm-down")
    t.is_now(asks="declare Anna", stack=[], barred=["sail"], event_discard="+dead-calm-down", bruno={"hand": []})
    t.anna.is_offered({"raid"})
    t.anna.is_refused(f"sail {SEA}", rule="P2.3.5", key="barred")
    t.anna.raids()
    t.is_now(  # and with the turn that is over
        asks="recruit Bruno",
        turn="Bruno",
        barred=[],
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        anna={"doubloons": "+2"},
    )


def test_dead_calm_down_challenging_is_still_possible(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=1)
    t.bruno.has(equipped=["otter-half"], doubloons=1, hand=["dead-calm-down"])
    t.row(SEA)
    t.anna.sails(SEA)
    t.bruno.plays("dead-calm-down")
    t.anna.is_offered(
        {"raid", *(f"challenge Bruno in {trait} for 1" for trait in ("attack", "navigation", "cunning", "courage"))}
    )


def test_dead_calm_down_only_against_a_declared_sailing(arrr: Tables) -> None:
    cannot_be_played_without_an_action(arrr, "dead-calm-down")
    t = raid_declared(arrr, "dead-calm-down")
    t.bruno.is_refused("play dead-calm-down", rule="P7.8", key="not-now")
    t = thrown(arrr, "dead-calm-down")
    t.bruno.is_refused("play dead-calm-down", rule="P7.8", key="not-now")


# -- tipsy-compass -----------------------------------------------------------------------------------------------


def test_tipsy_compass_sends_the_ship_elsewhere(arrr: Tables) -> None:
    """Also to an exploration whose condition does not hold: that was for the declaration (P3.7)."""
    crew = crew_with("cunning", 2)
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=crew, exhausted=crew, doubloons=least("sea-flea-market", "doubloons") - 1)
    t.bruno.has(hand=["tipsy-compass"])
    t.row(SEA, "sea-flea-market")
    t.anna.is_refused("sail sea-flea-market", rule="P3.1", key="condition-fails")
    t.anna.sails(SEA)
    t.bruno.is_offered({"pass", *(f"play tipsy-compass on {sea}" for sea in (SEA, "sea-flea-market"))})
    shown = show(navigation=dice("cunning", crew))
    t.dice(shown)
    t.bruno.plays("tipsy-compass", on="sea-flea-market")
    t.is_now(
        asks="rolling Anna",
        stack=["sail sea-flea-market"],
        trait="cunning",
        difficulty=SEAS["sea-flea-market"].tests[0].difficulty,
        event_discard="+tipsy-compass",
        anna={"dice": shown},
        bruno={"hand": []},
    )


def test_tipsy_compass_only_against_a_declared_sailing(arrr: Tables) -> None:
    cannot_be_played_without_an_action(arrr, "tipsy-compass", f" on {SEA}")
    t = raid_declared(arrr, "tipsy-compass")
    t.bruno.is_refused(f"play tipsy-compass on {SEA}", rule="P7.8", key="not-now")
    t = thrown(arrr, "tipsy-compass")
    t.bruno.is_refused(f"play tipsy-compass on {SEA}", rule="P7.8", key="not-now")


# -- ooh-shiny ---------------------------------------------------------------------------------------------------


def test_ooh_shiny_makes_a_raid_of_a_sailing(arrr: Tables) -> None:
    """With a moment of its own: Carla may still answer the raid."""
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS)
    t.bruno.has(hand=["ooh-shiny"])
    t.carla.has(hand=["squid-pro-quo"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.sails(SEA)
    t.bruno.plays("ooh-shiny")
    t.is_now(asks="stack Carla", stack=[f"sail {SEA}", "Bruno: ooh-shiny"], bruno={"hand": []})
    t.carla.passes()
    t.is_now(asks="raid-declared Carla", stack=["raid"], event_discard="+ooh-shiny")
    t.carla.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        anna={"doubloons": 2},
    )


def test_ooh_shiny_makes_a_raid_of_a_challenge(arrr: Tables) -> None:
    """Nothing was staked yet, and nobody is asked to accept."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=1)
    t.bruno.has(equipped=["otter-half"], doubloons=1, hand=["ooh-shiny"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.plays("ooh-shiny")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        event_discard="+ooh-shiny",
        anna={"doubloons": 3},
        bruno={"hand": []},
    )


def test_ooh_shiny_and_what_was_played_for_the_roll_is_over(arrr: Tables) -> None:
    """No roll comes any more: neither fewer dice nor another difficulty outlast the sailing."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS)
    t.bruno.has(hand=["butterfins", "pea-soup-special", "ooh-shiny", "squid-pro-quo"])
    t.row(SEA)
    t.anna.sails(SEA)
    t.bruno.plays("butterfins", on="Anna")
    t.bruno.passes()
    t.bruno.plays("pea-soup-special")
    t.bruno.passes()
    t.is_now(
        asks="sail-declared Bruno",
        stack=[f"sail {SEA}"],
        shift=played("pea-soup-special", "difficulty"),
        event_discard="+butterfins +pea-soup-special",
        anna={"extra": -played("butterfins", "remove-dice")},
        bruno={"hand": ["ooh-shiny", "squid-pro-quo"]},
    )
    t.bruno.plays("ooh-shiny")
    t.bruno.passes()
    t.is_now(
        asks="raid-declared Bruno",
        stack=["raid"],
        shift=0,
        event_discard="+ooh-shiny",
        anna={"extra": 0},
        bruno={"hand": ["squid-pro-quo"]},
    )


def test_ooh_shiny_only_against_what_is_declared_and_no_raid(arrr: Tables) -> None:
    cannot_be_played_without_an_action(arrr, "ooh-shiny")
    t = raid_declared(arrr, "ooh-shiny")
    t.bruno.is_refused("play ooh-shiny", rule="P7.8", key="not-now")
    t = thrown(arrr, "ooh-shiny")
    t.bruno.is_refused("play ooh-shiny", rule="P7.8", key="not-now")
