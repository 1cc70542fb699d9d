"""P2.3: the action."""

from __future__ import annotations

import pytest

from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

QUIET = ["attack-1-quiet"]
TRAITS = ("attack", "navigation", "cunning", "courage")


def test_P2_3_0_one_action_is_declared_and_carried_out(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=QUIET, doubloons=1)
    t.bruno.has(equipped=QUIET, doubloons=2)
    t.row("no-test", "attack-1")
    t.seas("plain-1")
    t.anna.is_offered(
        {"raid", "sail no-test", "sail attack-1"}
        | {f"challenge Bruno in {trait} for {prize}" for trait in TRAITS for prize in (1, 2)}
    )
    t.anna.is_refused("pass", rule="P2.3.0", key="no-such-answer")
    t.anna.sails("no-test")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["attack-1", "plain-1"], seas=-1, anna={"chest": ["no-test"]})


def test_P2_3_1_sailing_is_facing_one_exploration_of_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=QUIET)
    t.row("attack-1", "attack-2")
    t.seas("attack-3")
    t.anna.is_offered({"raid", "sail attack-1", "sail attack-2"})
    t.anna.is_refused("sail attack-3", rule="P2.3.1", key="not-in-row")
    t.dice("attack")
    t.anna.sails("attack-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["attack-2", "attack-3"], seas=-1, anna={"chest": ["attack-1"]})


def test_P2_3_2_raiding_takes_two_doubloons_from_the_supply(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=QUIET, doubloons=3)
    t.seas("plain-1")
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, supply=35, anna={"doubloons": 5})


def test_P2_3_3_challenging_another_player(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.carla.has(equipped=["attack-2-gang"], doubloons=1)
    t.anna.challenges("Carla", "courage", 1)
    t.is_now(asks="respond Carla", stack=["challenge Carla in courage for 1"])


def test_P2_3_4_with_no_equipped_card_a_player_may_only_raid(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(doubloons=1)
    t.bruno.has(equipped=QUIET, doubloons=1)
    t.row("no-test", "attack-1")
    t.anna.is_offered({"raid"})
    t.anna.is_refused("sail no-test", rule="P2.3.4", key="no-crew")
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P2.3.4", key="no-crew")


def test_P2_3_4_and_cannot_be_challenged(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=QUIET, doubloons=1)
    t.bruno.has(doubloons=1)
    t.carla.has(equipped=QUIET, doubloons=1)
    t.row("no-test", "attack-1")
    t.anna.is_offered(
        {"raid", "sail no-test", "sail attack-1"} | {f"challenge Carla in {trait} for 1" for trait in TRAITS}
    )
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P2.3.4", key="opponent-not-at-sea")


def test_P2_3_5_raiding_is_always_possible_even_with_an_empty_supply(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(doubloons=40)
    t.seas("plain-1")
    t.anna.is_offered({"raid"})
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)


def test_P2_3_5_a_forbidden_action_makes_room_for_another_with_a_new_moment(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=QUIET, doubloons=1)
    t.bruno.has(equipped=QUIET, doubloons=1, hand=["no-sailing", "gain-1"])
    t.row("no-test", "attack-1")
    t.seas("plain-1")
    t.anna.sails("no-test")
    t.is_now(asks="sail-declared Bruno", stack=["sail no-test"])
    t.bruno.plays("no-sailing")
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[], barred=["sail"], event_discard="+no-sailing", bruno={"hand": ["gain-1"]})
    t.anna.is_offered({"raid"} | {f"challenge Bruno in {trait} for 1" for trait in TRAITS})
    t.anna.is_refused("sail attack-1", rule="P2.3.5", key="barred")
    t.anna.raids()
    t.is_now(asks="raid-declared Bruno", stack=["raid"])
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        barred=[],
        row="+plain-1",
        seas=-1,
        supply="-2",
        anna={"doubloons": 3},
    )


def test_P2_3_5_a_forbidden_challenge_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1, hand=["no-challenge"])
    t.row("no-test", "attack-1")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.plays("no-challenge")
    t.is_now(asks="declare Anna", barred=["challenge"], event_discard="+no-challenge", bruno={"hand": []})
    t.anna.is_offered({"raid", "sail no-test", "sail attack-1"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P2.3.5", key="barred")


def test_P2_3_5_what_forbids_another_action_leaves_the_declared_one_alone(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["no-challenge"])
    t.row("no-test", "attack-1")
    t.seas("plain-1")
    t.anna.sails("no-test")
    t.bruno.plays("no-challenge")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-1", "plain-1"],
        seas=-1,
        event_discard="+no-challenge",
        anna={"chest": ["no-test"]},
        bruno={"hand": []},
    )


def test_P2_3_5_a_permanent_event_that_forbids_does_it_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["lasting-ban"])
    t.row("no-test", "attack-1")
    t.anna.sails("no-test")
    t.bruno.plays("lasting-ban", on="Anna")
    t.is_now(asks="declare Anna", lasting=["lasting-ban on Anna by Bruno"], bruno={"hand": []})
    t.anna.is_offered({"raid"})
    t.anna.is_refused("sail attack-1", rule="P2.3.5", key="barred")


def test_P2_3_5_once_the_action_has_begun_nothing_forbids_it(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(hand=["no-sailing", "lasting-ban"])
    t.row("attack-1", "attack-2")
    t.dice("courage")
    t.anna.sails("attack-1")
    t.everyone_passes()
    t.anna.stops()
    t.bruno.is_refused("play no-sailing", rule="P7.8", key="not-now")
    t.bruno.plays("lasting-ban", on="Anna")
    t.is_now(
        asks="stack Bruno",
        stack=["sail attack-1", "Bruno: lasting-ban on Anna"],
        trait="attack",
        difficulty=1,
        anna={"dice": "courage"},
        bruno={"hand": ["no-sailing"]},
    )
    t.bruno.passes()
    t.is_now(asks="rolling Anna", stack=["sail attack-1"], lasting=["lasting-ban on Anna by Bruno"])


@pytest.mark.parametrize("event", ["no-sailing", "raid-instead"])
def test_P2_3_5_what_was_played_for_the_forbidden_action_is_gone(arrr: Tables, event: str) -> None:
    """Dice and difficulties were for that roll, and it does not come."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["two-own-dice", "harder-2"])
    t.bruno.has(hand=[event, "gain-1"])
    t.row("attack-1")
    t.anna.sails("attack-1")
    t.anna.plays("two-own-dice")
    t.everyone_passes()
    t.anna.plays("harder-2")
    t.everyone_passes()
    t.is_now(
        asks="sail-declared Bruno",
        stack=["sail attack-1"],
        shift=2,
        event_discard="+two-own-dice +harder-2",
        anna={"hand": [], "extra": 2},
    )
    t.bruno.plays(event)
    t.bruno.passes()
    declared = event == "raid-instead"
    t.is_now(
        asks="raid-declared Bruno" if declared else "declare Anna",
        stack=["raid"] if declared else [],
        barred=[] if declared else ["sail"],
        shift=0,
        event_discard=f"+{event}",
        anna={"extra": 0},
        bruno={"hand": ["gain-1"]},
    )


def test_P2_3_6_who_loses_the_last_equipped_card_after_declaring_goes_on(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(hand=["discard-crew"])
    t.row("attack-1", "attack-2")
    t.seas("plain-1")
    t.anna.sails("attack-1")
    t.bruno.plays("discard-crew", on="Anna 1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        event_discard="+discard-crew",
        crew_discard="+attack-1-gang",
        anna={"equipped": []},
        bruno={"hand": []},
    )
    t.dice("jolly courage")
    t.anna.cheats()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        difficulty=None,
        row=["attack-2", "plain-1"],
        seas=-1,
        supply="+1",
        anna={"doubloons": 0, "chest": ["attack-1"]},
    )


def test_P2_3_6_a_challenge_goes_on_without_the_crew_it_needed(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.carla.has(hand=["discard-crew", "steal-2"])
    t.anna.challenges("Bruno", "attack", 1)
    t.carla.plays("discard-crew", on="Bruno 1")
    t.carla.passes()
    t.carla.plays("steal-2", on="Anna")
    t.is_now(
        asks="respond Bruno",
        stack=["challenge Bruno in attack for 1"],
        event_discard="+discard-crew +steal-2",
        crew_discard="+attack-1-gang",
        anna={"doubloons": 0},
        bruno={"equipped": []},
        carla={"hand": [], "doubloons": 1},
    )


def test_P2_3_6_without_crew_one_may_still_play_events(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["gain-1"])
    t.seas("plain-1")
    t.anna.is_offered({"raid", "play gain-1"})
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays("gain-1")
    t.everyone_passes(2)
    t.anna.plays("gain-1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-4",
        event_discard="+gain-1 +gain-1",
        anna={"hand": [], "doubloons": 3},
        bruno={"hand": [], "doubloons": 1},
    )
