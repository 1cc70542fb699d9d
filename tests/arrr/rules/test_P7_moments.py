"""P7.6 and P7.8: who is asked when, who comes first, and what stays secret."""

from __future__ import annotations

from itertools import permutations

import pytest

from settemari.games.arrr import codes as c
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def raided(arrr: Tables) -> Table:
    """Bruno has declared a raid; all three hold events."""
    t = arrr.table("Anna Bruno Carla")
    t.turn("Bruno")
    t.anna.has(hand=["gain-1", "gain-9"])
    t.bruno.has(hand=["gain-1"])
    t.carla.has(hand=["gain-1", "everybody-gains-1"])
    t.bruno.raids()
    t.is_now(asks="raid-declared Anna Bruno Carla", stack=["raid"])
    return t


def test_P7_6_all_who_may_answer_are_asked_at_the_same_time(arrr: Tables) -> None:
    t = raided(arrr)
    for player in (t.anna, t.bruno, t.carla):
        player.is_asked("raid-declared")
    t.anna.passes()
    t.carla.passes()
    assert t.match.answered() == {t.anna.seat, t.carla.seat}
    t.bruno.passes()
    t.is_now(asks="after Bruno", stack=[], supply="-2", bruno={"doubloons": 2})


def test_P7_6_the_first_in_seat_order_from_the_player_on_turn_plays(arrr: Tables) -> None:
    """Anna is in first, but Bruno is on turn and Carla sits before her."""
    t = raided(arrr)
    t.anna.plays("gain-9")
    t.carla.plays("gain-1")
    t.is_now()  # Bruno has not said anything yet
    t.bruno.passes()
    t.is_now(asks="stack Anna Bruno Carla", stack=["raid", "Carla: gain-1"], carla={"hand": ["everybody-gains-1"]})


def test_P7_6_as_soon_as_it_is_settled_who_comes_first_the_others_need_not_answer(arrr: Tables) -> None:
    t = raided(arrr)
    t.bruno.plays("gain-1")
    t.is_now(asks="stack Anna Carla", stack=["raid", "Bruno: gain-1"], bruno={"hand": []})


def test_P7_6_the_others_answers_are_void_and_stay_secret(arrr: Tables) -> None:
    """Nothing of them is in the record, in anybody's events or in the state; only the journal has them."""
    t = raided(arrr)
    told = {who: len(t.match.events(who)) for who in (0, 1, 2, None)}
    t.anna.plays("gain-9")
    t.carla.plays("everybody-gains-1")
    assert {who: len(t.match.events(who)) for who in (0, 1, 2, None)} == told
    t.bruno.plays("gain-1")
    (_declared, played) = t.match.record
    assert played.seat == t.bruno.seat
    assert str(t.game.action(t.setup, c.RAID_DECLARED, played.codes[0])) == "play gain-1"
    other = raided(arrr)
    other.bruno.plays("gain-1")
    assert other.state.digest() == t.state.digest()
    assert other.match.record == t.match.record
    for who in (0, 1, 2, None):
        assert other.match.events(who) == t.match.events(who)
    assert len(t.match.journal) == len(other.match.journal) + 2


def test_P7_6_and_everybody_is_asked_anew(arrr: Tables) -> None:
    t = raided(arrr)
    t.anna.plays("gain-9")
    t.bruno.plays("gain-1")
    t.anna.is_asked("stack")
    t.anna.is_offered({"pass", "play gain-1", "play gain-9"})
    t.anna.passes()
    t.carla.passes()
    t.is_now(
        asks="raid-declared Anna Carla",
        supply="-1",
        event_discard="+gain-1",
        bruno={"hand": [], "doubloons": 1},
    )


def test_P7_6_when_all_have_passed_the_top_of_the_stack_is_resolved(arrr: Tables) -> None:
    t = raided(arrr)
    t.bruno.plays("gain-1")
    t.carla.plays("gain-1")
    t.everyone_passes()
    t.is_now(
        asks="stack Anna Carla",
        stack=["raid", "Bruno: gain-1"],
        supply="-1",
        event_discard="+gain-1",
        bruno={"hand": []},
        carla={"hand": ["everybody-gains-1"], "doubloons": 1},
    )


def test_P7_6_the_order_in_which_answers_arrive_makes_no_difference(arrr: Tables) -> None:
    """Law L8: whatever of this counts, counts in every order."""
    answers = {"anna": "play gain-9", "bruno": "pass", "carla": "play gain-1"}
    found = set()
    for order in permutations(answers):
        t = raided(arrr)
        for name in order:
            if t.question.name == "raid-declared":
                getattr(t, name).answers(answers[name])
        events = tuple(tuple(t.match.events(who)) for who in (0, 1, 2, None))
        found.add((t.state.digest(), tuple(t.match.record), events))
    assert len(found) == 1


def test_P7_8_a_an_action_was_declared(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1, hand=["declared-gain"])
    t.row("no-test")
    t.anna.sails("no-test")
    t.bruno.is_asked("sail-declared")
    t.bruno.is_offered({"pass", "play declared-gain"})
    other = arrr.table("Anna Bruno")
    other.bruno.has(hand=["declared-gain"])
    other.anna.raids()
    other.bruno.is_asked("raid-declared")
    other.bruno.is_offered({"pass", "play declared-gain"})


def test_P7_8_a_for_sailing_it_is_also_the_moment_before_the_first_throw(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["before-roll-gain"])
    t.row("attack-1")
    t.anna.sails("attack-1")
    t.bruno.is_offered({"pass", "play before-roll-gain"})
    t.dice("attack")
    t.bruno.passes()
    t.is_now(asks="roll-ends Bruno", stack=["sail attack-1"], trait="attack", difficulty=1, anna={"dice": "attack"})
    t.bruno.is_offered({"pass"})


def test_P7_8_a_without_a_test_there_is_no_throw_to_come(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["before-roll-gain", "two-more-dice"])
    t.row("no-test")
    t.anna.sails("no-test")
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play before-roll-gain", rule="P7.8", key="not-now")


def test_P7_8_a_for_a_challenge_before_the_opponent_responds(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.carla.has(hand=["challenge-gain", "before-roll-gain"])
    t.anna.challenges("Bruno", "attack", 1)
    t.is_now(asks="challenge-declared Carla", stack=["challenge Bruno in attack for 1"])
    t.carla.is_offered({"pass", "play challenge-gain"})
    t.carla.passes()
    t.is_now(asks="respond Bruno")


def test_P7_8_b_the_stakes_are_set_aside_before_the_throw(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.carla.has(hand=["before-roll-gain", "declared-gain"])
    t.anna.challenges("Bruno", "attack", 1)
    t.carla.passes()
    t.bruno.accepts()
    t.bruno.names_prize(1)
    t.is_now(
        asks="stakes-set Carla",
        stack=["challenge Bruno in attack for 1 against 1"],
        anna={"doubloons": 0, "staked": 1},
        bruno={"doubloons": 0, "staked": 1},
    )
    t.carla.is_offered({"pass", "play before-roll-gain"})


def test_P7_8_c_before_the_first_throw_of_each_further_test(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "navigation-1-quiet", "cunning-1-quiet"])
    t.bruno.has(hand=["before-roll-gain"])
    t.row("three-tests")
    t.anna.sails("three-tests")
    moments = []
    while t.question.name != "recruit":
        moments.append(t.question.name)
        if t.question.name in ("sail-declared", "test"):
            t.bruno.is_offered({"pass", "play before-roll-gain"})
            t.dice("jolly")
        t.bruno.passes()
    assert moments == ["sail-declared", "roll-ends", "test", "roll-ends", "test", "roll-ends"]


def test_P7_8_d_a_roll_is_about_to_end(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["rolled-gain"])
    t.row("attack-1")
    t.dice("attack")
    t.anna.sails("attack-1")
    t.bruno.is_offered({"pass"})
    t.bruno.passes()
    t.bruno.is_asked("roll-ends")
    t.bruno.is_offered({"pass", "play rolled-gain"})


def test_P7_8_e_something_was_put_on_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["answer-gain"])
    t.anna.plays("gain-1")
    t.bruno.is_asked("stack")
    t.bruno.is_offered({"pass", "play answer-gain"})
    t.bruno.plays("answer-gain")
    t.is_now(
        asks="declare Anna",
        supply="-2",
        event_discard="+gain-1 +answer-gain",
        anna={"hand": [], "doubloons": 1},
        bruno={"hand": [], "doubloons": 1},
    )


def test_P7_8_the_player_on_turn_may_play_before_declaring_and_after_the_action(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["free-gain", "gain-1", "gain-1"])
    t.seas("plain-1")
    t.anna.is_offered({"raid", "play free-gain", "play gain-1"})
    t.anna.plays("gain-1")
    t.anna.passes()
    t.is_now(asks="declare Anna", supply="-1", event_discard="+gain-1", anna={"hand": "-gain-1", "doubloons": 1})
    t.anna.raids()
    t.anna.is_offered({"pass", "play gain-1"})
    t.anna.passes()
    t.is_now(asks="after Anna", supply="-2", anna={"doubloons": 3})
    t.anna.is_offered({"done", "play free-gain", "play gain-1"})
    t.anna.plays("free-gain")
    t.anna.passes()
    t.is_now(supply="-1", event_discard="+free-gain", anna={"hand": ["gain-1"], "doubloons": 4})
    t.anna.is_done()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)


def test_P7_8_the_others_are_asked_then_only_about_what_lies_on_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"])
    t.bruno.has(hand=["gain-1"])
    t.bruno.is_not_asked()
    t.anna.uses("gain-item")
    t.is_now(asks="stack Bruno", stack=["Anna: gain-item"])
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[], supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item"]})
    t.bruno.is_not_asked()


def test_P7_8_holding_nothing_that_fits_is_no_reason_to_be_left_out(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.bruno.has(hand=["free-gain"])
    t.carla.has(hand=["attack-1-gang"])  # the back of a crew card is no secret
    t.anna.raids()
    t.is_now(asks="raid-declared Bruno", stack=["raid"])
    t.bruno.is_offered({"pass"})


def test_P7_8_abilities_that_cannot_be_used_now_are_seen_by_everybody(arrr: Tables) -> None:
    """Exhausted; not one's own turn; nothing to aim at; another moment or action."""
    t = arrr.table("Anna Bruno Carla Dario")
    t.anna.has(equipped=["free-item"])
    t.bruno.has(equipped=["anytime-item"], exhausted=["anytime-item"])
    t.carla.has(equipped=["gain-item", "cancel-event-item", "anytime-answer-item"], captain="captain-gain")
    t.dario.has(equipped=["anytime-item"])
    t.anna.raids()
    t.is_now(asks="raid-declared Dario", stack=["raid"])
    t.dario.uses("anytime-item")
    t.is_now(asks="stack Carla", stack=["raid", "Dario: anytime-item"])
    t.carla.is_offered({"pass", "use anytime-answer-item"})


def test_P7_8_an_ability_on_the_stack_is_no_answer_either(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(equipped=["anytime-item"])
    t.seas("plain-1")
    t.anna.raids()
    t.bruno.uses("anytime-item")  # nobody is left to answer it
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-3",
        anna={"doubloons": 2},
        bruno={"doubloons": 1},
    )


def test_P7_8_two_tables_that_look_the_same_ask_the_same(arrr: Tables) -> None:
    """Law L3: what Bruno holds makes no difference to who is asked."""
    asked = []
    for event in ("cancel-anything", "free-gain", "two-fewer-dice"):
        t = arrr.table("Anna Bruno")
        t.anna.has(equipped=["attack-1-gang"])
        t.bruno.has(hand=[event])
        t.row("damage-1-sea")
        t.dice("courage")
        t.anna.sails("damage-1-sea")
        names = []
        while t.question.name != "recruit":
            names.append(t.snapshot(t.state)["asks"])
            t.everyone_passes()
        asked.append(names)
    assert asked[0] == asked[1] == asked[2] == ["sail-declared Bruno", "roll-ends Bruno", "stack Bruno"]
