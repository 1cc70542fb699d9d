"""The permanent events on an exploration, on a crew card and on the table."""

from __future__ import annotations

import pytest

from tests.arrr.cards.rolling import BAD, DIFFICULTY, ROLLERS, SEA, THROWN
from tests.arrr.cards.shipped import SEAS, amount, changes, dice, played, show
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

RAID = 2  # P2.3.2
NEWS = ["shoal", "ooh-shiny", "tow-the-line", "sea-esta"]


# -- kraken-included ---------------------------------------------------------------------------------------------


def test_kraken_included_makes_an_exploration_harder_and_richer(arrr: Tables) -> None:
    """Conquered, it goes to the chest without the kraken, which is discarded."""
    card = SEAS["ghost-ship"]
    wanted = card.tests[0].difficulty + changes("kraken-included", "difficulty", "any")
    worth = card.doubloons + changes("kraken-included", "doubloons")
    drawn = amount(card.reward, "draw-event")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=1)
    t.bruno.has(hand=["kraken-included"])
    t.row(SEA, "ghost-ship")
    t.seas("granny-clams-jewels")
    t.event_deck(*NEWS)
    t.anna.sails("ghost-ship")
    shown = show(cunning=THROWN - wanted, jolly=wanted)
    t.dice(shown)
    t.bruno.is_offered({"pass", *(f"play kraken-included on {sea}" for sea in (SEA, "ghost-ship"))})
    t.bruno.plays("kraken-included", on="ghost-ship")
    t.is_now(
        asks="rolling Anna",
        stack=["sail ghost-ship"],
        trait="courage",
        difficulty=wanted,
        lasting=["kraken-included on ghost-ship by Bruno"],
        anna={"dice": shown},
        bruno={"hand": []},
    )
    t.anna.stops()
    t.is_now(
        asks="after Anna",
        stack=[],
        row="-ghost-ship",
        trait=None,
        difficulty=None,
        supply=f"-{worth}",
        lasting=[],
        event_deck=-drawn,
        event_discard="+kraken-included",
        anna={"dice": "", "doubloons": f"+{worth}", "chest": ["ghost-ship"], "hand": NEWS[:drawn]},
    )


def test_kraken_included_stays_as_long_as_the_exploration_does(arrr: Tables) -> None:
    """Defeated or not faced at all, it lies there, also in the turns of others; pushed out of the row, both go."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["kraken-included"])
    t.row(SEA, "ghost-ship", "oyster-poker")
    t.seas("granny-clams-jewels", "buoy-constrictor")
    t.anna.plays("kraken-included", on=SEA)
    t.is_now(lasting=[f"kraken-included on {SEA} by Anna"], anna={"hand": []})
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply=f"-{RAID}",
        anna={"doubloons": RAID},
    )
    t.bruno.recruits()
    t.bruno.raids()
    t.is_now(
        asks="recruit Anna",
        turn="Anna",
        round=2,
        row=f"-{SEA} +buoy-constrictor",
        sunk=[SEA],
        seas=-1,
        supply=f"-{RAID}",
        lasting=[],
        event_discard="+kraken-included",
        bruno={"doubloons": RAID},
    )


def test_kraken_included_leaves_other_explorations_alone(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=1)
    t.row(SEA, "ghost-ship")
    t.lasting("kraken-included", on="ghost-ship", by="Bruno")
    t.dice(BAD)
    t.anna.sails(SEA)
    t.is_now(asks="rolling Anna", stack=[f"sail {SEA}"], trait="courage", difficulty=DIFFICULTY, anna={"dice": BAD})


def test_kraken_included_only_in_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["kraken-included"], chest=["ghost-ship"])
    t.row(SEA)
    t.anna.is_refused("play kraken-included on ghost-ship", rule="P7.2", key="no-such-target")


# -- peg-leg-day -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trait", "sea"), [("attack", "second-paw-shipwreck"), ("courage", SEA)])
def test_peg_leg_day_trains_a_card(arrr: Tables, trait: str, sea: str) -> None:
    more = changes("peg-leg-day", "dice", trait)
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["pinch-hitters"], doubloons=1, hand=["peg-leg-day"])
    t.bruno.has(equipped=["fencing-school"])
    t.row(sea)
    t.anna.is_refused("play peg-leg-day on Anna.2", rule="P7.2", key="no-such-target")
    t.anna.plays("peg-leg-day", on="Anna 1")
    t.is_now(lasting=["peg-leg-day on Anna 1 by Anna"], anna={"hand": []})
    shown = show(navigation=dice(trait, ["pinch-hitters"]) + more)
    t.dice(shown)
    t.anna.sails(sea)
    t.is_now(
        asks="rolling Anna",
        stack=[f"sail {sea}"],
        trait=trait,
        difficulty=SEAS[sea].tests[0].difficulty,
        anna={"dice": shown},
    )


def test_peg_leg_day_trains_nobody_else_and_nothing_else(arrr: Tables) -> None:
    """On Bruno's card: Anna throws what she always throws; and navigation is not trained."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=1)
    t.bruno.has(equipped=["fencing-school"])
    t.row(SEA)
    t.lasting("peg-leg-day", on="Bruno 1", by="Anna")
    t.dice(BAD)
    t.anna.sails(SEA)
    t.is_now(asks="rolling Anna", stack=[f"sail {SEA}"], trait="courage", difficulty=DIFFICULTY, anna={"dice": BAD})
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["black-tie-buccaneers"], doubloons=1)
    t.row("snoring-island")
    t.lasting("peg-leg-day", on="Anna 1", by="Anna")
    shown = show(attack=dice("navigation", ["black-tie-buccaneers"]))
    t.dice(shown)
    t.anna.sails("snoring-island")
    t.is_now(
        asks="rolling Anna",
        stack=["sail snoring-island"],
        trait="navigation",
        difficulty=SEAS["snoring-island"].tests[0].difficulty,
        anna={"dice": shown},
    )


def test_peg_leg_day_ends_when_its_card_is_lost(arrr: Tables) -> None:
    """It outlasts the turn, but not its card."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["pinch-hitters", "right-hook"], hand=["walk-the-plankton"])
    t.row(SEA)
    t.lasting("peg-leg-day", on="Anna 1", by="Bruno")
    t.anna.plays("walk-the-plankton", on="Anna 1")
    t.is_now(
        lasting=[],
        crew_discard="+pinch-hitters",
        event_discard="+peg-leg-day +walk-the-plankton",
        anna={"hand": [], "equipped": ["-", "right-hook"]},
    )


def test_peg_leg_day_stays_when_the_turn_is_over(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["pinch-hitters"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.lasting("peg-leg-day", on="Anna 1", by="Bruno")
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply=f"-{RAID}",
        anna={"doubloons": RAID},
    )


# -- truce-or-dare -----------------------------------------------------------------------------------------------


def test_truce_or_dare_forbids_challenges_until_the_next_turn_of_who_played_it(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["otter-half"], doubloons=1, hand=["truce-or-dare"])
    t.bruno.has(equipped=["fencing-school"], doubloons=1)
    t.row(SEA)
    t.seas("granny-clams-jewels", "buoy-constrictor")
    t.anna.plays("truce-or-dare")
    t.is_now(lasting=["truce-or-dare by Anna"], anna={"hand": []})
    t.anna.is_offered({"raid", f"sail {SEA}"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P2.3.5", key="barred")
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply=f"-{RAID}",
        anna={"doubloons": 1 + RAID},
    )
    t.bruno.recruits()
    t.bruno.is_refused("challenge Anna in attack for 1", rule="P2.3.5", key="barred")
    t.bruno.raids()
    t.is_now(  # Anna's turn has begun
        asks="recruit Anna",
        turn="Anna",
        round=2,
        row="+buoy-constrictor",
        seas=-1,
        supply=f"-{RAID}",
        lasting=[],
        event_discard="+truce-or-dare",
        bruno={"doubloons": 1 + RAID},
    )


def test_truce_or_dare_undoes_a_declared_challenge(arrr: Tables) -> None:
    """P2.3.5: another action is declared."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["otter-half"], doubloons=1)
    t.bruno.has(equipped=["fencing-school"], doubloons=1, hand=["truce-or-dare"])
    t.row(SEA)
    t.anna.challenges("Bruno", "cunning", 1)
    t.bruno.plays("truce-or-dare")
    t.is_now(asks="declare Anna", stack=[], lasting=["truce-or-dare by Bruno"], bruno={"hand": []})
    t.anna.is_offered({"raid", f"sail {SEA}"})


def test_truce_or_dare_calms_the_sea(arrr: Tables) -> None:
    """Neighbours have no influence, neither on difficulty nor on doubloons."""
    crew = ["otter-half", "all-hands-octavia", "gaslighting-lantern"]
    card = SEAS["oyster-poker"]
    thrown, wanted = dice("cunning", crew), card.tests[0].difficulty
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=crew, exhausted=crew, doubloons=1)
    t.row("sirens-karaoke", "oyster-poker", "gullible-customs")
    t.seas("granny-clams-jewels")
    t.lasting("truce-or-dare", by="Bruno")
    shown = show(attack=thrown - wanted, jolly=wanted)
    t.dice(shown)
    t.anna.sails("oyster-poker")
    t.is_now(asks="rolling Anna", stack=["sail oyster-poker"], trait="cunning", difficulty=wanted, anna={"dice": shown})
    t.anna.stops()
    t.is_now(  # it was Bruno who played it, and his turn begins
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="-oyster-poker +granny-clams-jewels",
        seas=-1,
        trait=None,
        difficulty=None,
        supply=f"-{card.doubloons}",
        lasting=[],
        event_discard="+truce-or-dare",
        anna={"dice": "", "doubloons": f"+{card.doubloons}", "chest": ["oyster-poker"]},
    )


def test_truce_or_dare_is_ended_by_cleaning_too(arrr: Tables) -> None:
    drawn = played("spring-tide-cleaning", "draw-either")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["otter-half"], doubloons=1, hand=["spring-tide-cleaning"])
    t.bruno.has(equipped=["fencing-school"], doubloons=1)
    t.row(SEA)
    t.crew_deck(*["pinch-hitters", "net-worth"][:drawn])
    t.lasting("truce-or-dare", by="Bruno")
    t.anna.plays("spring-tide-cleaning", on="lasting 1")
    for _card in range(drawn):
        t.anna.draws("crew")
    t.is_now(
        lasting=[],
        crew_deck=-drawn,
        event_discard="+truce-or-dare +spring-tide-cleaning",
        anna={"hand": ["pinch-hitters", "net-worth"][:drawn]},
    )
    t.anna.challenges("Bruno", "cunning", 1)
    t.is_now(asks="respond Bruno", stack=["challenge Bruno in cunning for 1"])
