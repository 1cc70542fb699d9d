"""P4: tests and dice."""

from __future__ import annotations

import pytest

from settemari.core.events import ROLLED
from settemari.games.arrr.codes import ATTACK, COURAGE
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def table(arrr: Tables, sea: str = "attack-3", **anna: object) -> Table:
    t = arrr.table("Anna Bruno")
    t.anna.has(**({"equipped": ["attack-1-gang"], "doubloons": 3} | anna))
    t.row(sea, "plain-1")
    t.seas("plain-2")
    return t


def rolled(t: Table, dice: str, difficulty: int = 3, trait: str = "attack", **changes: object) -> None:
    sea = f"{trait}-{difficulty}"
    t.is_now(
        asks="rolling Anna", stack=[f"sail {sea}"], trait=trait, difficulty=difficulty, anna={"dice": dice}, **changes
    )


def test_P4_1_as_many_dice_as_the_traits_values_of_all_equipped_cards(arrr: Tables) -> None:
    """Exhausted ones too; other traits and cards in the hand do not count."""
    t = table(
        arrr,
        equipped=["attack-2-gang", "attack-1-quiet", "courage-1-quiet", "dice-officer"],
        exhausted=["attack-2-gang", "dice-officer"],
        hand=["attack-3-gang"],
    )
    t.dice("attack courage courage jolly")
    t.anna.sails("attack-3")
    rolled(t, "attack courage courage jolly")


def test_P4_1_everybody_sees_every_die(arrr: Tables) -> None:
    t = table(arrr, equipped=["attack-2-gang"])
    t.dice("attack courage")
    t.anna.sails("attack-3")
    for who in (t.anna.seat, t.bruno.seat, None):
        thrown = [event[1:] for event in t.match.events(who) if event[0] == ROLLED]
        assert thrown == [(t.anna.seat, ATTACK), (t.anna.seat, COURAGE)]


def test_P4_1_in_the_trait_of_the_test(arrr: Tables) -> None:
    t = table(arrr, "courage-2", equipped=["attack-2-gang", "quiet-officer"])
    t.dice("attack")
    t.anna.sails("courage-2")
    rolled(t, "attack", 2, "courage")


@pytest.mark.parametrize(
    ("dice", "passed"),
    [
        ("attack attack attack", True),
        ("attack jolly jolly", True),
        ("jolly jolly jolly", True),
        ("attack attack navigation", False),
        ("jolly cunning courage", False),
    ],
)
def test_P4_2_dice_that_show_the_trait_or_the_jolly_are_successes(arrr: Tables, dice: str, passed: bool) -> None:
    t = table(arrr, equipped=["attack-3-gang"], doubloons=0)
    t.dice(dice)
    t.anna.sails("attack-3")
    chest = ["attack-3"] if passed else []
    row = ["plain-1", "plain-2"] if passed else ["attack-3", "plain-1", "plain-2"]
    t.is_now(asks="recruit Bruno", turn="Bruno", row=row, seas=-1, anna={"chest": chest})


def test_P4_2_more_than_needed_is_enough_too(arrr: Tables) -> None:
    t = table(arrr, "attack-1", equipped=["attack-3-gang"], doubloons=0)
    t.dice("attack attack jolly")
    t.anna.sails("attack-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["plain-1", "plain-2"], seas=-1, anna={"chest": ["attack-1"]})


def test_P4_3_a_doubloon_buys_two_more_dice_as_often_as_wanted(arrr: Tables) -> None:
    t = table(arrr)
    t.dice("attack")
    t.anna.sails("attack-3")
    rolled(t, "attack")
    t.anna.is_offered({"stop", "cheat"})
    t.dice("courage jolly")
    t.anna.cheats()
    t.is_now(supply="+1", anna={"doubloons": 2, "dice": "attack courage jolly"})
    t.dice("courage courage")
    t.anna.cheats()
    t.is_now(supply="+1", anna={"doubloons": 1, "dice": "attack courage courage courage jolly"})
    t.dice("attack attack")
    t.anna.cheats()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        difficulty=None,
        row=["plain-1", "plain-2"],
        seas=-1,
        supply=40,
        anna={"doubloons": 0, "dice": "", "chest": ["attack-3"]},
    )


def test_P4_3_without_a_doubloon_there_is_no_cheating(arrr: Tables) -> None:
    t = table(arrr, doubloons=0, hand=["gain-1"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.anna.passes()
    t.anna.is_offered({"stop", "play gain-1"})
    t.anna.is_refused("cheat", rule="P4.3", key="no-doubloons")


def test_P4_3_only_who_rolls(arrr: Tables) -> None:
    t = table(arrr)
    t.bruno.has(doubloons=3, hand=["gain-1"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.bruno.passes()
    t.anna.stops()
    t.bruno.is_offered({"pass", "play gain-1"})
    t.bruno.is_refused("cheat", rule="P7.8", key="no-such-answer")
    t.bruno.passes()


def test_P4_4_what_removes_dice_must_be_played_before_the_first_throw(arrr: Tables) -> None:
    t = table(arrr, equipped=["attack-3-gang"])
    t.bruno.has(hand=["two-fewer-dice", "two-fewer-dice"])
    t.anna.sails("attack-3")
    t.bruno.plays("two-fewer-dice", on="Anna")
    t.dice("attack")
    t.everyone_passes(2)
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        event_discard="+two-fewer-dice",
        anna={"dice": "attack", "extra": -2},
        bruno={"hand": ["two-fewer-dice"]},
    )
    t.anna.stops()
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play two-fewer-dice on Anna", rule="P4.4", key="not-after-throw")


def test_P4_4_what_adds_dice_may_be_played_before_the_throw(arrr: Tables) -> None:
    t = table(arrr, hand=["two-own-dice"])
    t.anna.sails("attack-3")
    t.dice("attack courage jolly")
    t.anna.plays("two-own-dice")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        event_discard="+two-own-dice",
        anna={"dice": "attack courage jolly", "extra": 2, "hand": []},
    )


def test_P4_4_and_after_it_until_the_roll_ends(arrr: Tables) -> None:
    t = table(arrr, hand=["two-own-dice", "gain-1"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.anna.passes()
    t.anna.plays("two-own-dice")
    t.dice("courage jolly")
    t.anna.passes()
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        event_discard="+two-own-dice",
        anna={"dice": "attack courage jolly", "hand": ["gain-1"]},
    )


def test_P4_4_another_player_may_add_dice_when_the_roll_is_about_to_end(arrr: Tables) -> None:
    t = table(arrr, doubloons=0)
    t.bruno.has(hand=["two-more-dice"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.bruno.passes()
    t.is_now(asks="roll-ends Bruno", stack=["sail attack-3"], trait="attack", difficulty=3, anna={"dice": "attack"})
    t.dice("attack jolly")
    t.bruno.plays("two-more-dice", on="Anna")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        difficulty=None,
        row=["plain-1", "plain-2"],
        seas=-1,
        event_discard="+two-more-dice",
        anna={"dice": "", "chest": ["attack-3"]},
        bruno={"hand": []},
    )


def test_P4_4_rerolling_needs_a_throw(arrr: Tables) -> None:
    t = table(arrr, equipped=["attack-3-gang"], hand=["reroll-two"])
    t.anna.sails("attack-3")
    t.anna.is_offered({"pass"})
    t.anna.is_refused("play reroll-two on Anna", rule="P4.4", key="not-before-throw")
    t.dice("courage cunning attack")
    t.anna.passes()
    t.dice("jolly attack")
    t.anna.plays("reroll-two", on="Anna")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        event_discard="+reroll-two",
        anna={"dice": "attack attack jolly", "hand": []},
    )


def test_P4_5_after_each_throw_the_roller_may_cheat_play_or_stop(arrr: Tables) -> None:
    t = table(arrr, equipped=["attack-1-gang", "reroll-item"], hand=["easier-2", "free-gain"])
    t.dice("courage")
    t.anna.sails("attack-3")
    t.anna.passes()
    t.anna.is_offered({"stop", "cheat", "play easier-2", "use reroll-item"})
    t.dice("cunning jolly")
    t.anna.cheats()
    t.anna.is_offered({"stop", "cheat", "play easier-2", "use reroll-item"})
    t.anna.plays("easier-2")
    t.anna.passes()
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=1,
        shift=-2,
        supply="+1",
        event_discard="+easier-2",
        anna={"dice": "cunning courage jolly", "doubloons": 2, "hand": ["free-gain"]},
    )
    t.anna.is_offered({"stop", "cheat", "use reroll-item"})


def test_P4_5_before_the_first_throw_there_is_no_cheating(arrr: Tables) -> None:
    t = table(arrr, hand=["gain-1"])
    t.anna.sails("attack-3")
    t.anna.is_asked("sail-declared")
    t.anna.is_refused("cheat", rule="P7.8", key="no-such-answer")
    t.anna.is_offered({"pass", "play gain-1"})


def test_P4_5_when_the_roller_stops_everybody_is_asked(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla Dario")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1, hand=["gain-1"])
    t.bruno.has(hand=["gain-1"])
    t.carla.has(equipped=["anytime-item"])
    t.row("attack-1")
    t.dice("attack")
    t.anna.sails("attack-1")
    t.everyone_passes()
    t.anna.stops()
    t.is_now(  # who has just stopped has passed by that
        asks="roll-ends Bruno Carla", stack=["sail attack-1"], trait="attack", difficulty=1, anna={"dice": "attack"}
    )
    t.everyone_passes()
    t.is_now(
        asks="after Anna",
        stack=[],
        trait=None,
        difficulty=None,
        row=[],
        anna={"dice": "", "chest": ["attack-1"]},
    )


def test_P4_5_if_something_was_played_the_roller_is_asked_again(arrr: Tables) -> None:
    t = table(arrr, "attack-1")
    t.bruno.has(hand=["harder-2"])
    t.dice("attack")
    t.anna.sails("attack-1")
    t.bruno.passes()
    t.anna.stops()
    t.bruno.plays("harder-2")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=3,
        shift=2,
        event_discard="+harder-2",
        anna={"dice": "attack"},
        bruno={"hand": []},
    )
    t.dice("attack jolly")
    t.anna.cheats()
    t.anna.stops()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        difficulty=None,
        shift=0,
        row=["plain-1", "plain-2"],
        seas=-1,
        supply="+1",
        anna={"dice": "", "doubloons": 2, "chest": ["attack-1"]},
    )


def test_P4_5_cheating_is_not_on_the_stack_and_cannot_be_answered(arrr: Tables) -> None:
    t = table(arrr)
    t.bruno.has(hand=["cancel-anything"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.bruno.passes()
    t.dice("courage courage")
    t.anna.cheats()
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        supply="+1",
        anna={"dice": "attack courage courage", "doubloons": 2},
    )
    t.bruno.is_not_asked()


def test_P4_5_cheating_needs_an_empty_stack(arrr: Tables) -> None:
    t = table(arrr, hand=["gain-1", "gain-1"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.anna.passes()
    t.anna.plays("gain-1")
    t.anna.is_asked("stack")
    t.anna.is_offered({"pass", "play gain-1"})
    t.anna.is_refused("cheat", rule="P7.8", key="no-such-answer")


def test_P4_6_dice_are_at_least_none_and_no_dice_is_a_throw_too(arrr: Tables) -> None:
    """So cheating is possible, and nothing was counted against the dice bought then."""
    t = table(arrr, "attack-1")
    t.bruno.has(hand=["two-fewer-dice"])
    t.anna.sails("attack-1")
    t.bruno.plays("two-fewer-dice", on="Anna")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        event_discard="+two-fewer-dice",
        anna={"extra": -2},
        bruno={"hand": []},
    )
    t.dice("cunning attack")
    t.anna.cheats()
    t.is_now(supply="+1", anna={"dice": "attack cunning", "doubloons": 2})


def test_P4_6_a_player_with_no_value_in_the_trait_throws_no_dice(arrr: Tables) -> None:
    t = table(arrr, "courage-1", doubloons=0)
    t.anna.sails("courage-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-2", seas=-1)


def test_P4_6_plus_and_minus_what_was_played(arrr: Tables) -> None:
    t = table(arrr, equipped=["attack-2-gang"], hand=["two-own-dice"])
    t.bruno.has(hand=["two-fewer-dice"])
    t.anna.sails("attack-3")
    t.anna.plays("two-own-dice")
    t.bruno.passes()
    t.dice("jolly jolly")
    t.bruno.plays("two-fewer-dice", on="Anna")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        event_discard="+two-own-dice +two-fewer-dice",
        anna={"dice": "jolly jolly", "hand": []},
        bruno={"hand": []},
    )


def test_P4_6_crew_lost_or_gained_after_the_throw_changes_nothing(arrr: Tables) -> None:
    t = table(arrr, equipped=["attack-2-gang"], hand=["press-2"])
    t.bruno.has(hand=["discard-crew"])
    t.crew_deck("attack-1-quiet", "attack-1-quiet")
    t.dice("attack jolly")
    t.anna.sails("attack-3")
    t.everyone_passes()
    t.anna.plays("press-2")
    t.bruno.passes()
    t.anna.stops()
    t.bruno.plays("discard-crew", on="Anna 1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        crew_deck=-2,
        event_discard="+press-2 +discard-crew",
        crew_discard="+attack-2-gang",
        anna={"dice": "attack jolly", "hand": [], "equipped": ["-", "attack-1-quiet", "attack-1-quiet"]},
        bruno={"hand": []},
    )


def test_P4_6_nothing_removes_dice_bought_later(arrr: Tables) -> None:
    t = table(arrr)
    t.bruno.has(hand=["two-fewer-dice"])
    t.dice("attack")
    t.anna.sails("attack-3")
    t.bruno.passes()
    t.dice("courage courage")
    t.anna.cheats()
    t.anna.stops()
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play two-fewer-dice on Anna", rule="P4.4", key="not-after-throw")
