"""The permanent events on a player, what they change, until when, and what ends them."""

from __future__ import annotations

import pytest

from tests.arrr.cards.rolling import BAD, DIFFICULTY, ROLLERS, SEA, THROWN, declared, duel, thrown
from tests.arrr.cards.shipped import SEAS, amount, changes, dice, played, show
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

CREW = ["fencing-school", "net-worth", "otter-half", "right-hook", "snorecordion", "uncharted-chart"]
NEWS = ["shoal", "ooh-shiny", "tow-the-line", "sea-esta"]
RAID = 2  # P2.3.2
EACH, HAND = 3, 6  # P2.1.2


# -- letter-of-marque-up -----------------------------------------------------------------------------------------


def test_letter_of_marque_up_raids_for_more(arrr: Tables) -> None:
    """It stays when the turn is over."""
    more = changes("letter-of-marque-up", "raid")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["letter-of-marque-up"])
    t.row(SEA)
    t.seas("granny-clams-jewels", "ghost-ship")
    t.anna.is_refused("play letter-of-marque-up on Bruno", rule="P7.2", key="no-such-target")
    t.anna.plays("letter-of-marque-up", on="Anna")
    t.is_now(asks="declare Anna", lasting=["letter-of-marque-up on Anna by Anna"], anna={"hand": []})
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply=f"-{RAID + more}",
        anna={"doubloons": RAID + more},
    )
    t.bruno.recruits()
    t.bruno.raids()
    t.is_now(  # Bruno has no letter
        asks="recruit Anna",
        turn="Anna",
        round=2,
        row="+ghost-ship",
        seas=-1,
        supply=f"-{RAID}",
        bruno={"doubloons": RAID},
    )


def test_letter_of_marque_up_recruits_more(arrr: Tables) -> None:
    """One more of each kind, and one more in hand."""
    more = changes("letter-of-marque-up", "recruit")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.turn("Anna", "recruit")
    t.lasting("letter-of-marque-up", on="Anna", by="Bruno")
    t.crew_deck(*CREW)
    t.event_deck(*NEWS)
    crew, events = EACH + more, HAND - EACH
    assert crew + events == HAND + more
    assert crew <= len(CREW)
    t.anna.is_refused(f"draw {crew + 1} events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.is_refused(f"draw {crew} events {events + 1}", rule="P2.1.2", key="hand-full")
    t.anna.recruits(crew=crew, events=events)
    t.is_now(
        asks="equip Anna",
        crew_deck=-crew,
        event_deck=-events,
        anna={"hand": [*CREW[:crew], *NEWS[:events]]},
    )


def test_letter_of_marque_up_is_ended_by_a_card_only(arrr: Tables) -> None:
    drawn = played("spring-tide-cleaning", "draw-either")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.bruno.has(hand=["spring-tide-cleaning"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.lasting("letter-of-marque-up", on="Anna", by="Anna")
    t.crew_deck(*CREW[:drawn])
    t.anna.raids()
    t.bruno.plays("spring-tide-cleaning", on="lasting 1")
    for _card in range(drawn):
        t.bruno.draws("crew")
    t.is_now(  # before the raid was carried out
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply=f"-{RAID}",
        lasting=[],
        crew_deck=-drawn,
        event_discard="+letter-of-marque-up +spring-tide-cleaning",
        anna={"doubloons": RAID},
        bruno={"hand": CREW[:drawn]},
    )


# -- x-marks-the-lunch -------------------------------------------------------------------------------------------


def test_x_marks_the_lunch_gives_doubloons_for_a_conquest(arrr: Tables) -> None:
    """It ends with the turn."""
    more = changes("x-marks-the-lunch", "doubloons")
    t = thrown(arrr, "x-marks-the-lunch", holder="Anna", shown=show(cunning=THROWN - DIFFICULTY, jolly=DIFFICULTY))
    t.anna.plays("x-marks-the-lunch", on="Anna")
    t.is_now(lasting=["x-marks-the-lunch on Anna by Anna"], anna={"hand": []})
    t.anna.stops()
    gained = SEAS[SEA].doubloons + more
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row=["granny-clams-jewels"],
        seas=-1,
        trait=None,
        difficulty=None,
        supply=f"-{gained}",
        lasting=[],
        event_discard="+x-marks-the-lunch",
        anna={"dice": "", "doubloons": f"+{gained}", "chest": [SEA]},
    )


def test_x_marks_the_lunch_ends_with_the_turn_without_a_conquest_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["x-marks-the-lunch"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.is_refused("play x-marks-the-lunch on Bruno", rule="P7.2", key="no-such-target")
    t.anna.plays("x-marks-the-lunch", on="Anna")
    t.is_now(lasting=["x-marks-the-lunch on Anna by Anna"], anna={"hand": []})
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply=f"-{RAID}",
        lasting=[],
        event_discard="+x-marks-the-lunch",
        anna={"doubloons": RAID},
    )


# -- seasick-note ------------------------------------------------------------------------------------------------


def test_seasick_note_costs_dice_of_the_throw_and_of_cheating(arrr: Tables) -> None:
    """Until the roll is over."""
    fewer, dearer = changes("seasick-note", "dice", "any"), changes("seasick-note", "cheat")
    t = declared(arrr, "seasick-note")
    t.bruno.is_refused("play seasick-note on Carla", rule="P7.2", key="no-such-target")
    left = THROWN + fewer
    t.dice(show(cunning=left))
    t.bruno.plays("seasick-note", on="Anna")
    t.is_now(
        asks="rolling Anna",
        trait="courage",
        difficulty=DIFFICULTY,
        lasting=["seasick-note on Anna by Bruno"],
        anna={"dice": show(cunning=left)},
        bruno={"hand": []},
    )
    bought = 2 + dearer  # P4.3
    t.dice(show(attack=bought))
    t.anna.cheats()  # her last doubloon: nothing is left to be asked, and the leviathan bites
    assert amount(SEAS[SEA].penalty, "damage") < len(ROLLERS)
    t.is_now(
        asks="lose-crew Anna",
        stack=[f"sail {SEA}", f"Anna: {SEA}"],
        trait=None,
        difficulty=None,
        supply="+1",
        lasting=[],
        event_discard="+seasick-note",
        anna={"dice": "", "doubloons": 0},
    )


def test_seasick_note_after_the_throw_is_for_cheating_only(arrr: Tables) -> None:
    bought = 2 + changes("seasick-note", "cheat")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=2)
    t.bruno.has(hand=["seasick-note"])
    t.row(SEA)
    t.anna.sails(SEA)
    t.dice(BAD)
    t.bruno.passes()
    t.anna.stops()
    t.bruno.plays("seasick-note", on="Anna")
    t.dice(show(attack=bought))
    t.anna.cheats()
    t.is_now(
        asks="rolling Anna",
        stack=[f"sail {SEA}"],
        trait="courage",
        difficulty=DIFFICULTY,
        supply="+1",
        lasting=["seasick-note on Anna by Bruno"],
        anna={"dice": show(attack=bought, cunning=THROWN), "doubloons": 1},
        bruno={"hand": []},
    )


def test_seasick_note_on_one_side_of_a_challenge(arrr: Tables) -> None:
    """It ends with the contest; the other side throws what it always throws."""
    fewer = changes("seasick-note", "dice", "any")
    mine, theirs = dice("courage", ["seals-of-disapproval"]), dice("courage", ["hired-mussels"])
    t = duel(arrr, "seasick-note")
    t.dice(show(jolly=mine) + " " + show(attack=theirs + fewer))
    t.carla.plays("seasick-note", on="Bruno")
    t.is_now(
        asks="contest Anna",
        trait="courage",
        lasting=["seasick-note on Bruno by Carla"],
        anna={"dice": show(jolly=mine)},
        bruno={"dice": show(attack=theirs + fewer)},
        carla={"hand": []},
    )
    t.anna.stops()
    t.bruno.stops()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        trait=None,
        lasting=[],
        event_discard="+seasick-note",
        anna={"dice": "", "doubloons": 3, "staked": 0},
        bruno={"dice": "", "doubloons": 1, "staked": 0},
    )


def test_seasick_note_needs_a_roll(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["seasick-note"])
    t.anna.is_refused("play seasick-note on Anna", rule="P7.8", key="not-now")


# -- spring-tide-cleaning ----------------------------------------------------------------------------------------


def cleaning(arrr: Tables) -> Table:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["spring-tide-cleaning"])
    t.row(SEA)
    t.event_deck(*NEWS[: played("spring-tide-cleaning", "draw-either")])
    return t


def test_spring_tide_cleaning_ends_any_permanent_event(arrr: Tables) -> None:
    drawn = played("spring-tide-cleaning", "draw-either")
    t = cleaning(arrr)
    t.lasting("kraken-included", on=SEA, by="Bruno")
    t.lasting("truce-or-dare", by="Bruno")
    t.anna.is_offered({"raid", *(f"play spring-tide-cleaning on lasting.{spot}" for spot in (1, 2))})
    t.anna.plays("spring-tide-cleaning", on="lasting 2")
    t.is_now(asks="naming Anna", stack=["Anna: spring-tide-cleaning on lasting.2"], anna={"hand": []})
    t.anna.names(*["event"] * drawn)
    t.is_now(
        asks="declare Anna",
        stack=[],
        lasting=[f"kraken-included on {SEA} by Bruno"],
        event_deck=-drawn,
        event_discard="+truce-or-dare +spring-tide-cleaning",
        anna={"hand": NEWS[:drawn]},
    )


def test_spring_tide_cleaning_needs_a_permanent_event(arrr: Tables) -> None:
    t = cleaning(arrr)
    t.anna.is_offered({"raid"})
    t.anna.is_refused("play spring-tide-cleaning on lasting.1", rule="P7.2", key="no-target-there")
