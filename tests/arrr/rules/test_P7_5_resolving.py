"""P7.5: how what lies on the stack is resolved, and what has become of its card and target by then."""

from __future__ import annotations

import pytest

from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P7_5_an_answer_is_resolved_before_the_card_is_exhausted(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"])
    t.bruno.has(hand=["gain-1"])
    t.anna.uses("gain-item")
    t.is_now(asks="stack Bruno", stack=["Anna: gain-item"])
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[], supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item"]})


def test_P7_5_an_ability_does_nothing_if_its_card_is_exhausted_by_then(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"])
    t.bruno.has(hand=["exhaust-crew"])
    t.anna.uses("gain-item")
    t.bruno.plays("exhaust-crew", on="Anna 1")
    t.is_now(
        asks="declare Anna",
        event_discard="+exhaust-crew",
        anna={"exhausted": ["gain-item"]},
        bruno={"hand": []},
    )


def test_P7_5_or_no_longer_equipped_by_its_user(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"])
    t.bruno.has(hand=["discard-crew"])
    t.anna.uses("gain-item")
    t.bruno.plays("discard-crew", on="Anna 1")
    t.is_now(
        asks="declare Anna",
        event_discard="+discard-crew",
        crew_discard="+gain-item",
        anna={"equipped": []},
        bruno={"hand": []},
    )


def test_P7_5_an_equal_card_on_the_same_spot_is_another_card(arrr: Tables) -> None:
    """The used one was discarded and a new one pressed into its place: the ability is gone all the same."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"], hand=["press-2"])
    t.bruno.has(hand=["discard-crew"])
    t.crew_deck("gain-item", "attack-1-gang")
    t.anna.uses("gain-item")
    t.anna.plays("press-2")
    t.bruno.plays("discard-crew", on="Anna 1")
    t.anna.is_offered({"pass", "use gain-item"})  # the new one; the old one still lies on the stack
    t.anna.passes()
    t.is_now(  # the discarding first, then the pressing, then the ability, whose card is gone
        asks="declare Anna",
        event_discard="+discard-crew +press-2",
        crew_discard="+gain-item",
        crew_deck=-2,
        anna={"equipped": ["gain-item", "attack-1-gang"], "hand": []},
        bruno={"hand": []},
    )


def test_P7_5_a_cancelled_ability_leaves_its_card_ready(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"])
    t.bruno.has(hand=["cancel-ability"])
    t.anna.uses("gain-item")
    t.bruno.plays("cancel-ability", on="stack 1")
    t.is_now(asks="declare Anna", event_discard="+cancel-ability", bruno={"hand": []})
    t.anna.uses("gain-item")
    t.is_now(supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item"]})


def test_P7_5_an_ability_lies_on_the_stack_only_once_at_a_time(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "gain-officer"])
    t.anna.uses("gain-item")
    t.anna.is_offered({"pass", "use gain-officer"})
    t.anna.is_refused("use gain-item", rule="P7.5", key="on-stack-already")
    t.anna.uses("gain-officer")
    t.is_now(  # nobody can answer any more
        asks="declare Anna", supply="-2", anna={"doubloons": 2, "exhausted": ["gain-item", "gain-officer"]}
    )


def test_P7_5_of_two_equal_cards_the_other_one_may_follow(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "gain-item"])
    t.anna.uses("gain-item")
    t.anna.uses("gain-item")
    t.is_now(asks="declare Anna", supply="-2", anna={"doubloons": 2, "exhausted": ["gain-item 1", "gain-item 2"]})


def test_P7_5_a_captains_ability_too_only_once(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(captain="captain-gain", equipped=["gain-item"])
    t.anna.commands("captain-gain")
    t.anna.is_refused("command captain-gain", rule="P7.5", key="on-stack-already")
    t.anna.passes()


def test_P7_5_a_cancelled_event_is_discarded(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["cancel-event"])
    t.anna.plays("gain-1")
    t.bruno.plays("cancel-event", on="stack 1")
    t.is_now(asks="declare Anna", event_discard="+gain-1 +cancel-event", anna={"hand": []}, bruno={"hand": []})


def test_P7_5_what_another_must_choose_is_chosen_when_it_is_resolved(arrr: Tables) -> None:
    """Bruno names whom; Anna names which of her cards, after the answers: one of them is gone by then."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet", "discard-item"])
    t.bruno.has(hand=["tire-1"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays("tire-1", on="Anna")
    t.anna.uses("discard-item", on="Anna 1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-8",
        seas=-1,
        supply="-2",
        crew_discard="+attack-1-gang",
        event_discard="+tire-1",
        anna={
            "equipped": ["-", "attack-1-quiet", "discard-item"],
            "exhausted": ["attack-1-quiet", "discard-item"],
            "doubloons": 2,
        },
        bruno={"hand": []},
    )


def test_P7_5_with_two_left_anna_is_asked(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet"])
    t.bruno.has(hand=["tire-1"])
    t.anna.raids()
    t.bruno.plays("tire-1", on="Anna")
    t.is_now(asks="tire-crew Anna", stack=["raid", "Bruno: tire-1 on Anna"], bruno={"hand": []})
    t.anna.is_offered({"exhaust 1", "exhaust 2"})
    t.anna.exhausts(2)


@pytest.mark.parametrize(("event", "answer"), [("move-far", "sink-event"), ("sink-event", "sink-event")])
def test_P7_5_a_target_gone_by_then_that_part_does_nothing(arrr: Tables, event: str, answer: str) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=[event])
    t.bruno.has(hand=[answer])
    t.row("attack-1", "attack-2")
    t.anna.plays(event, on="attack-2")
    t.bruno.plays(answer, on="attack-2")
    t.is_now(
        asks="declare Anna",
        row=["attack-1"],
        sunk="+attack-2",
        event_discard=f"+{event} +{answer}",
        anna={"hand": []},
        bruno={"hand": []},
    )


def test_P7_5_a_permanent_event_whose_target_is_gone_is_discarded(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["lasting-sea"])
    t.bruno.has(hand=["sink-event"])
    t.row("attack-1", "attack-2")
    t.anna.plays("lasting-sea", on="attack-2")
    t.bruno.plays("sink-event", on="attack-2")
    t.is_now(
        asks="declare Anna",
        row=["attack-1"],
        sunk="+attack-2",
        event_discard="+lasting-sea +sink-event",
        anna={"hand": []},
        bruno={"hand": []},
    )


def test_P7_5_a_cancelling_whose_target_is_gone_cancels_nothing_else(arrr: Tables) -> None:
    """Both cancel the first event; what comes to lie in its place is not hit."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1", "gain-9"])
    t.bruno.has(hand=["cancel-event", "cancel-event"])
    t.anna.plays("gain-1")
    t.anna.plays("gain-9")
    t.bruno.plays("cancel-event", on="stack 1")
    t.bruno.plays("cancel-event", on="stack 1")
    t.is_now(
        asks="declare Anna",
        supply="-9",
        event_discard="+gain-1 +gain-9 +cancel-event +cancel-event",
        anna={"hand": [], "doubloons": 9},
        bruno={"hand": []},
    )


def test_P7_5_this_or_that_the_player_chooses_if_this_can_be_done_in_full(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["attack-1-gang", "attack-2-gang", "gain-item"])
    t.bruno.has(hand=["toll-2"])
    t.row("no-test")
    t.seas("plain-1")
    t.anna.sails("no-test")
    t.bruno.plays("toll-2")
    t.is_now(asks="toll Anna", stack=["sail no-test", "Bruno: toll-2"], bruno={"hand": []})
    t.anna.is_offered({"pay", "refuse"})
    t.anna.pays()
    t.is_now(asks="lose-hand Anna")
    t.anna.gives_up("attack-2-gang")
    t.anna.gives_up("attack-1-gang")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row=["plain-1"],
        seas=-1,
        crew_discard="+attack-1-gang +attack-2-gang",
        event_discard="+toll-2",
        anna={"hand": ["gain-item"], "chest": ["no-test"]},
    )


def test_P7_5_or_does_that(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["attack-1-gang", "attack-2-gang"])
    t.bruno.has(hand=["toll-2"])
    t.row("no-test")
    t.anna.sails("no-test")
    t.bruno.plays("toll-2")
    t.anna.refuses()
    t.is_now(asks="declare Anna", barred=["sail"], event_discard="+toll-2", bruno={"hand": []})


def test_P7_5_this_only_if_it_can_be_done_in_full(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["attack-1-gang"])
    t.bruno.has(hand=["toll-2"])
    t.row("no-test")
    t.anna.sails("no-test")
    t.bruno.plays("toll-2")
    t.is_now(asks="declare Anna", barred=["sail"], event_discard="+toll-2", bruno={"hand": []})


def test_P7_5_otherwise_what_cannot_be_done_is_done_as_far_as_possible(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["attack-1-gang"])
    t.bruno.has(hand=["discard-hand-2"])
    t.seas("plain-1")
    t.anna.raids()
    t.bruno.plays("discard-hand-2", on="Anna")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-2",
        crew_discard="+attack-1-gang",
        event_discard="+discard-hand-2",
        anna={"hand": [], "doubloons": 2},
        bruno={"hand": []},
    )
