"""The events that change a roll: more dice, fewer, thrown again, turned, and another difficulty."""

from __future__ import annotations

import pytest

from tests.arrr.cards.rolling import BAD, DIFFICULTY, ROLLERS, SEA, THROWN, declared, duel, thrown
from tests.arrr.cards.shipped import SEAS, amount, dice, played, show
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def cannot_be_played_without_a_roll(arrr: Tables, event: str, on: str = "") -> None:
    """Neither before the action nor when a raid was declared."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=[event], equipped=ROLLERS)
    t.anna.is_refused(f"play {event}{on}", rule="P7.8", key="not-now")
    t.anna.raids()
    t.anna.is_refused(f"play {event}{on}", rule="P7.8", key="not-now")


# -- wind-in-the-tails -------------------------------------------------------------------------------------------


def test_wind_in_the_tails_before_the_throw(arrr: Tables) -> None:
    """Anybody may help the player on turn, and nobody else."""
    more = played("wind-in-the-tails", "add-dice")
    t = declared(arrr, "wind-in-the-tails")
    t.bruno.is_offered({"pass", "play wind-in-the-tails on Anna"})
    t.bruno.is_refused("play wind-in-the-tails on Bruno", rule="P7.2", key="no-such-target")
    t.dice(show(cunning=THROWN, jolly=more))
    t.bruno.plays("wind-in-the-tails", on="Anna")
    t.is_now(
        asks="rolling Anna",
        trait="courage",
        difficulty=DIFFICULTY,
        event_discard="+wind-in-the-tails",
        anna={"extra": more, "dice": show(cunning=THROWN, jolly=more)},
        bruno={"hand": []},
    )


@pytest.mark.parametrize("holder", ["Anna", "Bruno"])
def test_wind_in_the_tails_after_the_throw(arrr: Tables, holder: str) -> None:
    """The dice are thrown at once, and Anna is asked again."""
    more = played("wind-in-the-tails", "add-dice")
    t = thrown(arrr, "wind-in-the-tails", holder)
    t.dice(show(courage=more))
    t.players[holder].plays("wind-in-the-tails", on="Anna")
    t.is_now(
        asks="rolling Anna",
        event_discard="+wind-in-the-tails",
        **{"anna": {"dice": show(cunning=THROWN, courage=more)}, holder.lower(): {"hand": []}}
        if holder == "Bruno"
        else {"anna": {"dice": show(cunning=THROWN, courage=more), "hand": []}},
    )


def test_wind_in_the_tails_for_either_side_of_a_challenge(arrr: Tables) -> None:
    more = played("wind-in-the-tails", "add-dice")
    mine, theirs = dice("courage", ["seals-of-disapproval"]), dice("courage", ["hired-mussels"])
    t = duel(arrr, "wind-in-the-tails")
    t.carla.is_offered({"pass", "play wind-in-the-tails on Anna", "play wind-in-the-tails on Bruno"})
    t.dice(show(attack=mine) + " " + show(jolly=theirs + more))
    t.carla.plays("wind-in-the-tails", on="Bruno")
    t.is_now(
        asks="contest Anna",
        trait="courage",
        event_discard="+wind-in-the-tails",
        anna={"dice": show(attack=mine)},
        bruno={"dice": show(jolly=theirs + more), "extra": more},
        carla={"hand": []},
    )


def test_wind_in_the_tails_needs_a_roll(arrr: Tables) -> None:
    cannot_be_played_without_a_roll(arrr, "wind-in-the-tails", " on Anna")


# -- butterfins --------------------------------------------------------------------------------------------------


def test_butterfins_takes_dice_away(arrr: Tables) -> None:
    fewer = played("butterfins", "remove-dice")
    t = declared(arrr, "butterfins")
    t.dice(show(cunning=THROWN - fewer))
    t.bruno.plays("butterfins", on="Anna")
    t.is_now(
        asks="rolling Anna",
        trait="courage",
        difficulty=DIFFICULTY,
        event_discard="+butterfins",
        anna={"extra": -fewer, "dice": show(cunning=THROWN - fewer)},
        bruno={"hand": []},
    )


def test_butterfins_not_after_the_throw(arrr: Tables) -> None:
    t = thrown(arrr, "butterfins")
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play butterfins on Anna", rule="P4.4", key="not-after-throw")


def test_butterfins_in_a_challenge(arrr: Tables) -> None:
    fewer = played("butterfins", "remove-dice")
    mine, theirs = dice("courage", ["seals-of-disapproval"]), dice("courage", ["hired-mussels"])
    t = duel(arrr, "butterfins")
    left = max(mine - fewer, 0)
    t.dice(show(attack=left + theirs))
    t.carla.plays("butterfins", on="Anna")
    t.is_now(
        asks="contest Anna",
        trait="courage",
        event_discard="+butterfins",
        anna={"dice": show(attack=left), "extra": -fewer},
        bruno={"dice": show(attack=theirs)},
        carla={"hand": []},
    )


def test_butterfins_needs_a_roll(arrr: Tables) -> None:
    cannot_be_played_without_a_roll(arrr, "butterfins", " on Anna")


# -- roll-with-the-waves -----------------------------------------------------------------------------------------


def test_roll_with_the_waves_throws_failed_dice_again(arrr: Tables) -> None:
    """Up to so many of them; those that succeeded stay."""
    again = played("roll-with-the-waves", "reroll")
    assert again < THROWN - 1
    t = thrown(arrr, "roll-with-the-waves", shown=show(cunning=THROWN - 1, jolly=1))
    t.dice(show(navigation=1, courage=again - 1))
    t.bruno.plays("roll-with-the-waves", on="Anna")
    t.is_now(
        asks="rolling Anna",
        event_discard="+roll-with-the-waves",
        anna={"dice": show(navigation=1, cunning=THROWN - 1 - again, courage=again - 1, jolly=1)},
        bruno={"hand": []},
    )


def test_roll_with_the_waves_only_those_that_failed(arrr: Tables) -> None:
    assert played("roll-with-the-waves", "reroll") > 1
    t = thrown(arrr, "roll-with-the-waves", holder="Anna", shown=show(attack=1, courage=THROWN - 1))
    t.dice("attack")
    t.anna.plays("roll-with-the-waves", on="Anna")
    t.is_now(event_discard="+roll-with-the-waves", anna={"hand": []})


def test_roll_with_the_waves_not_before_the_throw(arrr: Tables) -> None:
    t = declared(arrr, "roll-with-the-waves")
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play roll-with-the-waves on Anna", rule="P4.4", key="not-before-throw")
    cannot_be_played_without_a_roll(arrr, "roll-with-the-waves", " on Anna")


# -- loaded-for-bear ---------------------------------------------------------------------------------------------


def test_loaded_for_bear_turns_a_failed_die_and_pays_who_plays_it(arrr: Tables) -> None:
    turned, won = played("loaded-for-bear", "turn-dice"), played("loaded-for-bear", "gain")
    t = thrown(arrr, "loaded-for-bear")
    t.bruno.plays("loaded-for-bear", on="Anna")
    t.is_now(
        asks="rolling Anna",
        event_discard="+loaded-for-bear",
        supply=f"-{won}",
        anna={"dice": show(cunning=THROWN - turned, jolly=turned)},
        bruno={"hand": [], "doubloons": f"+{won}"},
    )


def test_loaded_for_bear_pays_where_no_die_failed(arrr: Tables) -> None:
    """Nothing is left to be turned."""
    won = played("loaded-for-bear", "gain")
    t = thrown(arrr, "loaded-for-bear", holder="Anna", shown=show(courage=THROWN))
    t.anna.plays("loaded-for-bear", on="Anna")
    t.is_now(event_discard="+loaded-for-bear", supply=f"-{won}", anna={"hand": [], "doubloons": f"+{won}"})


def test_loaded_for_bear_not_before_the_throw(arrr: Tables) -> None:
    t = declared(arrr, "loaded-for-bear")
    t.bruno.is_refused("play loaded-for-bear on Anna", rule="P4.4", key="not-before-throw")
    cannot_be_played_without_a_roll(arrr, "loaded-for-bear", " on Anna")


# -- shore-thing and pea-soup-special ----------------------------------------------------------------------------


def changes_the_difficulty(arrr: Tables, event: str) -> None:
    """Before the throw, after it, and in no challenge."""
    by = played(event, "difficulty")
    after = max(DIFFICULTY + by, 1)
    t = declared(arrr, event)
    t.dice(BAD)
    t.bruno.plays(event)
    t.is_now(
        asks="rolling Anna",
        trait="courage",
        difficulty=after,
        shift=by,
        event_discard=f"+{event}",
        anna={"dice": BAD},
        bruno={"hand": []},
    )
    t = thrown(arrr, event)
    t.bruno.plays(event)
    t.is_now(asks="rolling Anna", difficulty=after, shift=by, event_discard=f"+{event}", bruno={"hand": []})
    t = duel(arrr, event)
    t.carla.is_offered({"pass"})
    t.carla.is_refused(f"play {event}", rule="P7.8", key="not-now")
    cannot_be_played_without_a_roll(arrr, event)


def test_shore_thing_makes_a_test_easier(arrr: Tables) -> None:
    assert played("shore-thing", "difficulty") < 0
    changes_the_difficulty(arrr, "shore-thing")


def test_shore_thing_decides_a_test(arrr: Tables) -> None:
    """One success too few is enough with it, and the next roll is as hard as ever."""
    successes = DIFFICULTY + played("shore-thing", "difficulty")
    t = thrown(arrr, "shore-thing", shown=show(cunning=THROWN - successes, jolly=successes))
    t.bruno.plays("shore-thing")
    t.anna.stops()
    gained = SEAS[SEA].doubloons
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row=["granny-clams-jewels"],
        seas=-1,
        trait=None,
        difficulty=None,
        supply=f"-{gained}",
        event_discard="+shore-thing",
        anna={"dice": "", "doubloons": f"+{gained}", "chest": [SEA]},
        bruno={"hand": []},
    )


def test_pea_soup_special_makes_a_test_harder(arrr: Tables) -> None:
    assert played("pea-soup-special", "difficulty") > 0
    changes_the_difficulty(arrr, "pea-soup-special")


# -- lifebuoyant -------------------------------------------------------------------------------------------------


def test_lifebuoyant_adds_dice_and_wards_off_damage(arrr: Tables) -> None:
    """The leviathan bites all the same, but less; the ward ends with the turn."""
    more, ward = played("lifebuoyant", "add-dice"), played("lifebuoyant", "ward")
    t = thrown(arrr, "lifebuoyant")
    t.dice(show(cunning=more))
    t.bruno.plays("lifebuoyant", on="Anna")
    t.is_now(
        asks="rolling Anna",
        event_discard="+lifebuoyant",
        anna={"dice": show(cunning=THROWN + more), "ward": ward},
        bruno={"hand": []},
    )
    bite = amount(SEAS[SEA].penalty, "damage")
    lost = ROLLERS[: max(bite - ward, 0)]
    assert len(lost) < len(ROLLERS)
    t.anna.stops()
    for spot in range(len(lost)):
        t.anna.is_asked("lose-crew")
        t.anna.loses(spot + 1)
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        trait=None,
        difficulty=None,
        crew_discard=lost,
        anna={
            "dice": "",
            "ward": 0,
            "equipped": "".join(f" -{card}" for card in lost),
            "exhausted": ROLLERS[len(lost) :],
        },
    )


def test_lifebuoyant_before_the_throw(arrr: Tables) -> None:
    more, ward = played("lifebuoyant", "add-dice"), played("lifebuoyant", "ward")
    t = declared(arrr, "lifebuoyant", holder="Anna")
    t.dice(show(cunning=THROWN + more))
    t.anna.plays("lifebuoyant", on="Anna")
    t.is_now(
        asks="rolling Anna",
        trait="courage",
        difficulty=DIFFICULTY,
        event_discard="+lifebuoyant",
        anna={"hand": [], "extra": more, "dice": show(cunning=THROWN + more), "ward": ward},
    )


def test_lifebuoyant_needs_a_roll(arrr: Tables) -> None:
    cannot_be_played_without_a_roll(arrr, "lifebuoyant", " on Anna")
