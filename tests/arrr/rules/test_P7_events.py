"""P7.1, P7.2 and P7.7: who plays events when and on what, and those that stay in play."""

from __future__ import annotations

import pytest

from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P7_1_any_player_may_play_any_number_of_events(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["gain-1", "gain-1"])
    t.carla.has(hand=["gain-1"])
    t.seas("plain-1")
    t.anna.raids()
    t.anna.plays("gain-1")
    t.everyone_passes()
    t.bruno.plays("gain-1")
    t.everyone_passes()
    t.bruno.plays("gain-1")
    t.everyone_passes()
    t.carla.plays("gain-1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-6",
        event_discard="+gain-1 +gain-1 +gain-1 +gain-1",
        anna={"hand": [], "doubloons": 3},
        bruno={"hand": [], "doubloons": 2},
        carla={"hand": [], "doubloons": 1},
    )


def test_P7_1_only_during_an_act_phase(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "recruit")
    t.anna.has(hand=["gain-1", "attack-1-gang"])
    t.bruno.has(hand=["gain-1"])
    t.bruno.is_not_asked()
    t.anna.is_refused("play gain-1", rule="P2.1.1", key="no-such-answer")
    t.anna.recruits()
    t.bruno.is_not_asked()
    t.anna.is_refused("play gain-1", rule="P2.2.1", key="no-such-answer")
    t.anna.equips()
    t.anna.plays("gain-1")
    t.is_now(asks="stack Bruno", stack=["Anna: gain-1"], anna={"hand": "-gain-1"})


def test_P7_2_the_player_on_turn_is_the_only_player_to_aim_at(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(doubloons=1)
    t.bruno.has(hand=["steal-2"], doubloons=1)
    t.carla.has(doubloons=5)
    t.anna.raids()
    t.bruno.is_offered({"pass", "play steal-2 on Anna"})
    t.bruno.is_refused("play steal-2 on Carla", rule="P7.2", key="no-such-target")
    t.bruno.is_refused("play steal-2 on Bruno", rule="P7.2", key="no-such-target")


def test_P7_2_explorations_of_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["sink-event"], chest=["attack-1"])
    t.row("no-test", "plain-1")
    t.sunk("attack-2")
    t.seas("attack-3")
    t.anna.is_offered({"raid", "play sink-event on no-test", "play sink-event on plain-1"})
    for elsewhere in ("attack-1", "attack-2", "attack-3"):  # a chest, what has sunk, the deck
        t.anna.is_refused(f"play sink-event on {elsewhere}", rule="P7.2", key="no-such-target")


def test_P7_2_equipped_cards_of_anybody(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(hand=["exhaust-crew", "take-crew"], equipped=["-", "attack-1-gang"])
    t.bruno.has(hand=["gain-item"], equipped=["attack-2-gang", "attack-1-quiet"])
    t.row("plain-1")
    t.anna.is_offered(
        {"raid", "sail plain-1"}
        | {f"play exhaust-crew on {spot}" for spot in ("Anna.2", "Bruno.1", "Bruno.2")}
        | {f"play take-crew on {spot}" for spot in ("Bruno.1", "Bruno.2")}
    )
    t.anna.is_refused("play exhaust-crew on Anna.1", rule="P7.2", key="no-such-target")
    t.anna.is_refused("play exhaust-crew on Carla.1", rule="P7.2", key="no-such-target")


def test_P7_2_permanent_events(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["end-lasting"])
    t.lasting("lasting-raid", by="Bruno")
    t.lasting("lasting-dice", on="Bruno", by="Bruno")
    t.anna.is_offered({"raid", "play end-lasting on lasting.1", "play end-lasting on lasting.2"})
    t.anna.plays("end-lasting", on="lasting 2")
    t.is_now(lasting=["lasting-raid by Bruno"], event_discard="+lasting-dice +end-lasting", anna={"hand": []})


def test_P7_2_for_cancelling_what_lies_on_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"], hand=["gain-1", "cancel-anything"])
    t.bruno.has(hand=["cancel-event", "cancel-ability", "cancel-penalty", "cancel-anything"])
    t.anna.is_refused("play cancel-anything on stack.1", rule="P7.2", key="no-target-there")
    t.anna.uses("gain-item")
    t.anna.plays("gain-1")
    t.anna.passes()
    t.bruno.is_offered(
        {
            "pass",
            "play cancel-event on stack.2",
            "play cancel-ability on stack.1",
            "play cancel-anything on stack.1",
            "play cancel-anything on stack.2",
        }
    )
    t.bruno.is_refused("play cancel-event on stack.1", rule="P7.2", key="no-such-target")
    t.bruno.is_refused("play cancel-penalty on stack.1", rule="P7.2", key="no-target-there")
    t.bruno.is_refused("play cancel-anything on stack.3", rule="P7.2", key="no-such-target")
    t.bruno.passes()
    t.everyone_passes()


def test_P7_2_the_declared_action_is_not_on_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(hand=["cancel-anything"])
    t.anna.raids()
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play cancel-anything on stack.1", rule="P7.2", key="no-target-there")


@pytest.mark.parametrize(
    ("event", "target"),
    [("ready-crew", "Anna 1"), ("steal-2", "Anna"), ("swap-row", "no-test"), ("move-far", "no-test")],
)
def test_P7_2_with_a_valid_target_it_may_be_played_even_if_it_changes_nothing(
    arrr: Tables, event: str, target: str
) -> None:
    """A ready card, an empty chest, a row of one card."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=[event])
    t.row("no-test")
    t.seas("plain-1")
    t.anna.raids()
    t.bruno.plays(event, on=target)
    coins = {"doubloons": 2}
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-2",
        event_discard=f"+{event}",
        anna=coins,
        bruno={"hand": []},
    )


def test_P7_2_without_any_target_it_cannot_be_played(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["end-lasting", "discard-crew", "sink-event"])
    t.row()
    t.anna.is_offered({"raid"})
    t.anna.is_refused("play end-lasting on lasting.1", rule="P7.2", key="no-target-there")
    t.anna.is_refused("play discard-crew on Anna.1", rule="P7.2", key="no-target-there")
    t.anna.is_refused("play sink-event on plain-1", rule="P7.2", key="no-target-there")


def test_P7_7_a_permanent_event_stays_in_play_once_resolved(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["lasting-dice"], doubloons=1)
    t.row("attack-1", "attack-2")
    t.anna.is_offered({"raid", "sail attack-1", "sail attack-2", "play lasting-dice on Anna"})
    t.anna.plays("lasting-dice", on="Anna")
    t.is_now(lasting=["lasting-dice on Anna by Anna"], anna={"hand": []})
    t.dice("attack courage courage")
    t.anna.sails("attack-1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        anna={"dice": "attack courage courage"},
    )


def test_P7_7_a_cancelled_one_is_discarded(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["lasting-dice"])
    t.bruno.has(hand=["cancel-event"])
    t.anna.plays("lasting-dice", on="Anna")
    t.bruno.plays("cancel-event", on="stack 1")
    t.is_now(asks="declare Anna", event_discard="+lasting-dice +cancel-event", anna={"hand": []}, bruno={"hand": []})


def test_P7_7_on_an_exploration_it_is_discarded_when_that_leaves_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["sink-event"])
    t.row("attack-1", "attack-2")
    t.lasting("lasting-sea", on="attack-1", by="Bruno")
    t.anna.plays("sink-event", on="attack-1")
    t.is_now(
        row=["attack-2"],
        sunk="+attack-1",
        lasting=[],
        event_discard="+sink-event +lasting-sea",
        anna={"hand": []},
    )


def test_P7_7_also_when_it_is_conquered(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.row("no-test")
    t.seas("plain-1")
    t.lasting("lasting-sea", on="no-test", by="Bruno")
    t.anna.sails("no-test")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["plain-1"],
        seas=-1,
        lasting=[],
        event_discard="+lasting-sea",
        anna={"chest": ["no-test"]},
    )


def test_P7_7_not_when_it_moves_within_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["move-near"], doubloons=1)
    t.row("attack-1", "attack-2")
    t.lasting("lasting-sea", on="attack-1", by="Bruno")
    t.anna.plays("move-near", on="attack-1")
    t.is_now(row=["attack-2", "attack-1"], event_discard="+move-near", anna={"hand": []})
    t.dice("attack")
    t.anna.sails("attack-1")
    t.is_now(asks="rolling Anna", stack=["sail attack-1"], trait="attack", difficulty=3, anna={"dice": "attack"})


def test_P7_7_on_crew_it_is_discarded_when_the_card_leaves_the_area(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["discard-crew"])
    t.bruno.has(equipped=["attack-1-quiet", "attack-1-gang"])
    t.lasting("lasting-crew", on="Bruno 2")
    t.anna.plays("discard-crew", on="Bruno 2")
    t.is_now(
        lasting=[],
        event_discard="+discard-crew +lasting-crew",
        crew_discard="+attack-1-gang",
        anna={"hand": []},
        bruno={"equipped": ["attack-1-quiet"]},
    )


def test_P7_7_on_crew_it_counts_for_the_cards_owner(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("attack-1")
    t.lasting("lasting-crew", on="Anna 1", by="Bruno")
    t.dice("attack attack courage")
    t.anna.sails("attack-1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        anna={"dice": "attack attack courage"},
    )


def test_P7_7_on_a_player_or_the_table_it_stays_and_several_add_up(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.lasting("lasting-raid", by="Anna")
    t.lasting("lasting-mine", by="Bruno")
    t.lasting("lasting-dice", on="Anna", by="Bruno")
    t.seas("plain-1", "plain-2")
    t.anna.raids()  # 2 + 1 + 2; lasting-mine ends with Bruno's next turn
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-5",
        lasting=["lasting-raid by Anna", "lasting-dice on Anna by Bruno"],
        event_discard="+lasting-mine",
        anna={"doubloons": 5},
    )
    t.bruno.recruits()
    t.bruno.raids()
    t.is_now(
        asks="recruit Anna",
        turn="Anna",
        round=2,
        row="+plain-2",
        seas=-1,
        supply="-3",
        bruno={"doubloons": 3},
    )


def test_P7_7_until_the_roll_the_turn_or_the_next_turn_of_who_played_it(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("attack-3")
    t.seas("plain-1")
    t.lasting("lasting-roll", on="Anna", by="Bruno")
    t.lasting("lasting-turn", on="Anna", by="Bruno")
    t.lasting("lasting-mine", by="Anna")
    t.dice("attack courage courage")
    t.anna.sails("attack-3")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        anna={"dice": "attack courage courage"},
    )
    t.anna.stops()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        difficulty=None,
        row="+plain-1",
        seas=-1,
        lasting=["lasting-mine by Anna"],
        event_discard="+lasting-roll +lasting-turn",
        anna={"dice": ""},
    )


def test_P7_7_permanents_in_play_are_not_reshuffled(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["draw-event-2"])
    t.lasting("lasting-raid", by="Anna")
    t.event_deck(only=True)
    t.anna.plays("draw-event-2")
    everything = [card.id for card in table_deck().events for _copy in range(card.copies)]
    everything.remove("lasting-raid")
    everything.remove("draw-event-2")
    t.is_now(
        event_deck=everything[:-2][::-1],
        event_discard=["draw-event-2"],
        anna={"hand": sorted(everything[-2:])},
    )
