"""The events about doubloons and hands."""

from __future__ import annotations

import pytest

from tests.arrr.cards.rolling import SEA
from tests.arrr.cards.shipped import crew_with, dice, played, show
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

HELD = ["fencing-school", "net-worth", "otter-half", "right-hook", "snorecordion", "uncharted-chart", "clean-sweep"]


def raid_declared(arrr: Tables, event: str, **anna: object) -> Table:
    """Anna has declared a raid; Bruno has the event; Carla is rich."""
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(**anna)
    t.bruno.has(hand=[event])
    t.carla.has(doubloons=5)
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.raids()
    return t


# -- pitch-and-pinch ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("short_of", [0, 1])
def test_pitch_and_pinch_steals_from_the_player_on_turn(arrr: Tables, short_of: int) -> None:
    """As far as there are any; then the raid goes on."""
    stolen = played("pitch-and-pinch", "steal") - short_of
    t = raid_declared(arrr, "pitch-and-pinch", doubloons=stolen)
    t.bruno.is_offered({"pass", "play pitch-and-pinch on Anna"})
    t.bruno.is_refused("play pitch-and-pinch on Carla", rule="P7.2", key="no-such-target")
    t.bruno.plays("pitch-and-pinch", on="Anna")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        event_discard="+pitch-and-pinch",
        anna={"doubloons": 2},
        bruno={"hand": [], "doubloons": stolen},
    )


def test_pitch_and_pinch_leaves_the_rest(arrr: Tables) -> None:
    stolen = played("pitch-and-pinch", "steal")
    t = raid_declared(arrr, "pitch-and-pinch", doubloons=stolen + 3)
    t.bruno.plays("pitch-and-pinch", on="Anna")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        event_discard="+pitch-and-pinch",
        anna={"doubloons": 5},
        bruno={"hand": [], "doubloons": stolen},
    )


def test_pitch_and_pinch_either_side_of_a_challenge(arrr: Tables) -> None:
    """P5.5, P5.4: Anna steals from Bruno, but not what he has at stake."""
    stolen = played("pitch-and-pinch", "steal")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=crew_with("attack", 0), doubloons=1, hand=["pitch-and-pinch"])
    t.bruno.has(equipped=["fencing-school"], doubloons=stolen + 2)
    t.anna.challenges("Bruno", "attack", 1)
    t.anna.is_refused("play pitch-and-pinch on Bruno", rule="P7.2", key="no-such-target")  # not accepted yet
    t.anna.passes()
    t.bruno.accepts()
    t.bruno.names_prize(1)
    crew = show(courage=dice("attack", ["fencing-school"]))
    t.dice(crew)
    t.anna.plays("pitch-and-pinch", on="Bruno")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        event_discard="+pitch-and-pinch",
        anna={"hand": [], "doubloons": stolen, "staked": 1},
        bruno={"doubloons": 1, "staked": 1, "dice": crew},
    )


# -- bar-nacle-tab -----------------------------------------------------------------------------------------------


def test_bar_nacle_tab_costs_doubloons_and_a_card(arrr: Tables) -> None:
    """The player on turn says which card."""
    lost, cards = played("bar-nacle-tab", "lose"), played("bar-nacle-tab", "discard-hand")
    t = raid_declared(arrr, "bar-nacle-tab", doubloons=lost + 1, hand=HELD[: cards + 1])
    t.bruno.is_refused("play bar-nacle-tab on Bruno", rule="P7.2", key="no-such-target")
    t.bruno.plays("bar-nacle-tab", on="Anna")
    t.is_now(
        asks="lose-hand Anna",
        stack=["raid", "Bruno: bar-nacle-tab on Anna"],
        supply=f"+{lost}",
        anna={"doubloons": 1},
        bruno={"hand": []},
    )
    for card in HELD[:cards]:
        t.anna.gives_up(card)
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        crew_discard=HELD[:cards],
        event_discard="+bar-nacle-tab",
        anna={"doubloons": 3, "hand": [HELD[cards]]},
    )


def test_bar_nacle_tab_as_far_as_there_is_anything(arrr: Tables) -> None:
    t = raid_declared(arrr, "bar-nacle-tab", doubloons=1)
    t.bruno.plays("bar-nacle-tab", on="Anna")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+granny-clams-jewels",
        seas=-1,
        supply="-1",
        event_discard="+bar-nacle-tab",
        anna={"doubloons": 2},
        bruno={"hand": []},
    )


# -- message-on-a-bottle -----------------------------------------------------------------------------------------


def test_message_on_a_bottle_draws_from_either_deck(arrr: Tables) -> None:
    """Who plays it draws, and says from where before seeing any card."""
    drawn = played("message-on-a-bottle", "draw-either")
    crew = HELD[: drawn - 1]
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["message-on-a-bottle"])
    t.crew_deck(*crew)
    t.event_deck("shoal")
    t.anna.plays("message-on-a-bottle")
    t.is_now(asks="naming Anna", stack=["Anna: message-on-a-bottle"], anna={"hand": []})
    t.anna.is_offered({"draw 1 events 0", "draw 0 events 1"})
    t.anna.draws("event")
    t.is_now(stack=["Anna: message-on-a-bottle naming event"])
    for _card in crew:
        t.anna.draws("crew")
    t.is_now(
        asks="declare Anna",
        stack=[],
        event_deck=-1,
        crew_deck=-len(crew),
        event_discard="+message-on-a-bottle",
        anna={"hand": ["shoal", *crew]},
    )


def test_message_on_a_bottle_by_anybody(arrr: Tables) -> None:
    drawn = played("message-on-a-bottle", "draw-either")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.bruno.has(hand=["message-on-a-bottle"])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.crew_deck(*HELD[:drawn])
    t.anna.raids()
    t.bruno.plays("message-on-a-bottle")
    t.is_now(asks="naming Bruno", stack=["raid", "Bruno: message-on-a-bottle"], bruno={"hand": []})
    for _card in range(drawn):
        t.bruno.draws("crew")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        supply="-2",
        crew_deck=-drawn,
        event_discard="+message-on-a-bottle",
        anna={"doubloons": 2},
        bruno={"hand": HELD[:drawn]},
    )


def test_message_on_a_bottle_not_while_recruiting(arrr: Tables) -> None:
    """P7.1: events are for an act phase."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.turn("Anna", "recruit")
    t.anna.has(hand=["message-on-a-bottle"])
    t.anna.is_refused("play message-on-a-bottle", rule="P2.1.1", key="no-such-answer")
