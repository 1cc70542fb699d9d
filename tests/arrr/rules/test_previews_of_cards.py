"""Previews of what cards do: of every operation it is told what it does, but for dice, draws and hands (P0.4)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from settemari.games.arrr.vocabulary import OPERATIONS
from tests.arrr.decks import table_deck
from tests.arrr.previews import alone, foresees
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too


class Told(NamedTuple):
    """An answer with Anna's only event, what changes until the event is done, and before what step it stops then."""

    text: str
    changes: dict[str, object]
    before: str | None = None

    @property
    def event(self) -> str:
        return self.text.split()[1]


class Hidden(NamedTuple):
    """An answer with Anna's only event of which nothing can be told: it still lies on the stack."""

    text: str

    @property
    def event(self) -> str:
        return self.text.split()[1]


TAKEN = [known("Anna", 1, "attack-3-gang")]
FREE: list[Told | Hidden] = [
    Told("play swap-row on attack-1", {"row": ["courage-1", "attack-1", "cunning-1"]}),
    Told("play move-near on attack-1", {"row": ["courage-1", "cunning-1", "attack-1"]}),
    Told("play move-far on cunning-1", {"row": ["cunning-1", "attack-1", "courage-1"]}),
    Told("play sink-event on attack-1", {"row": "-attack-1", "sunk": "+attack-1"}),
    Hidden("play turn-up"),
    Told("play discard-crew on Bruno.1", {"crew_discard": "+attack-3-gang", "bruno": {"equipped": []}}),
    Told(
        "play take-crew on Bruno.1",
        {"anna": {"hand": ["attack-3-gang"]}, "bruno": {"equipped": [], "knows": TAKEN}, "spectator_knows": TAKEN},
    ),
    Told("play exhaust-crew on Bruno.1", {"bruno": {"exhausted": ["attack-3-gang"]}}),
    Told("play ready-crew on Anna.1", {"anna": {"exhausted": []}}),
    Told("play ready-all", {"anna": {"exhausted": []}}),
    Told("play ward-2", {"anna": {"ward": 2}}),
    Told("play gain-1", {"supply": "-1", "anna": {"doubloons": 3}}),
    Told("play lose-2 on Anna", {"supply": "+2", "anna": {"doubloons": 0}}),
    Hidden("play draw-crew-2"),
    Hidden("play draw-event-2"),
    Hidden("play press-2"),
    Told("play end-lasting on lasting.1", {"lasting": [], "event_discard": "+end-lasting +lasting-raid"}),
]
DECLARED: list[Told | Hidden] = [
    Told("play two-own-dice", {"asks": None, "anna": {"extra": 2}}, before="throw"),
    Told("play two-fewer-dice on Anna", {"asks": None, "anna": {"extra": -2}}, before="throw"),
    Told("play harder-2", {"asks": None, "shift": 2}, before="throw"),
    Told("play redirect on courage-1", {"asks": None, "stack": ["sail courage-1"]}, before="throw"),
    Told(
        "play raid-instead",
        {"asks": None, "stack": [], "supply": "-2", "anna": {"doubloons": 4}},
        before="explore",
    ),
    Told("play no-sailing", {"asks": "declare Anna", "stack": [], "barred": ["sail"]}),
    Told("play toll-2", {"asks": "declare Anna", "stack": [], "barred": ["sail"]}),  # Anna has no cards for it
]
ROLLED: list[Told | Hidden] = [
    Hidden("play two-own-dice"),
    Hidden("play reroll-two on Anna"),
    Told("play turn-one on Anna", {"anna": {"dice": "jolly"}}),
]
CHOSEN = {  # who has to choose is asked
    "play damage-1 on Anna": "lose-crew Anna",
    "play tire-1 on Anna": "tire-crew Anna",
    "play discard-hand-2 on Anna": "lose-hand Anna",
}
NAMED = "either-item"
LOOKING, STEALING, CANCELLING = "look-item", "steal-item", "cancel-event"


def shown(t: Table, foreseen: Told | Hidden) -> None:
    """The preview of Anna's event."""
    if isinstance(foreseen, Hidden):
        stack = [*in_full(t), f"Anna: {foreseen.text.partition(' ')[2]}"]
        foresees(t.anna, foreseen.text, before="effect", asks=None, stack=stack, anna={"hand": []})
        return
    anna = foreseen.changes.get("anna", {})
    assert isinstance(anna, dict)
    changes = {"event_discard": f"+{foreseen.event}", **foreseen.changes, "anna": {"hand": [], **anna}}
    foresees(t.anna, foreseen.text, before=foreseen.before, **changes)


def in_full(t: Table) -> list[str]:
    stack = t.snapshot(t.state)["stack"]
    assert isinstance(stack, list)
    return stack


def name_of(foreseen: Told | Hidden) -> str:
    return foreseen.event


@pytest.mark.parametrize("foreseen", FREE, ids=name_of)
def test_P7_3_an_event_before_the_action(arrr: Tables, foreseen: Told | Hidden) -> None:
    crew = ["attack-1-gang", "attack-1-quiet"]
    t = alone(arrr, hand=[foreseen.event], doubloons=2, equipped=crew, exhausted=["attack-1-gang"])
    t.bruno.has(equipped=["attack-3-gang"])
    t.row("attack-1", "courage-1", "cunning-1")
    t.lasting("lasting-raid")
    shown(t, foreseen)


@pytest.mark.parametrize("foreseen", DECLARED, ids=name_of)
def test_P7_3_an_event_when_an_action_was_declared(arrr: Tables, foreseen: Told | Hidden) -> None:
    t = alone(arrr, hand=[foreseen.event], doubloons=2, equipped=["attack-1-gang"])
    t.anna.sails("attack-1")
    shown(t, foreseen)


@pytest.mark.parametrize("foreseen", ROLLED, ids=name_of)
def test_P4_4_an_event_after_a_throw(arrr: Tables, foreseen: Told | Hidden) -> None:
    t = alone(arrr, hand=[foreseen.event], doubloons=2, equipped=["attack-1-gang"])
    t.dice("courage")
    t.anna.sails("attack-1")
    t.anna.passes()
    shown(t, foreseen)


@pytest.mark.parametrize(("text", "asks"), CHOSEN.items())
def test_P7_5_who_has_to_choose_is_asked(arrr: Tables, text: str, asks: str) -> None:
    event, cards = text.split()[1], ["attack-2-gang", "attack-2-gang", "attack-3-gang"]
    t = alone(arrr, hand=[event, *cards], equipped=["attack-1-gang", "attack-1-quiet"])
    foresees(t.anna, text, asks=asks, stack=[f"Anna: {event} on Anna"], anna={"hand": cards})


def test_P6_2_an_ability_is_told_with_the_exhausting(arrr: Tables) -> None:
    t = alone(arrr, equipped=[STEALING])
    t.bruno.has(doubloons=3)
    tired = {"exhausted": [STEALING], "doubloons": 1}
    foresees(t.anna, f"use {STEALING} on Bruno", anna=tired, bruno={"doubloons": 2})


def test_P0_4_what_somebody_has_in_hand_is_not_told(arrr: Tables) -> None:
    t = alone(arrr, equipped=[LOOKING])
    t.bruno.has(hand=["attack-3-gang", "attack-2-gang"])
    stack = [f"Anna: {LOOKING} on Bruno"]
    foresees(t.anna, f"use {LOOKING} on Bruno", before="effect", asks=None, stack=stack, anna={"exhausted": [LOOKING]})


def test_P7_5_what_is_cancelled_is_told(arrr: Tables) -> None:
    t = alone(arrr, hand=["gain-1", CANCELLING])
    t.anna.plays("gain-1")
    foresees(
        t.anna,
        f"play {CANCELLING} on stack.1",
        asks="declare Anna",
        stack=[],
        event_discard=f"+gain-1 +{CANCELLING}",
        anna={"hand": []},
    )
    t.anna.passes()
    t.anna.is_asked("declare")


def test_no_operation_was_left_out() -> None:
    """What is drawn from a named deck stands in test_previews.py."""
    tried = {one.event for one in [*FREE, *DECLARED, *ROLLED]} | {text.split()[1] for text in CHOSEN}
    tried |= {NAMED, LOOKING, STEALING, CANCELLING}
    deck = table_deck()
    effects = {card.id: card.ability for card in deck.crew} | {card.id: card.play for card in deck.events}
    found = {op.word for card in tried if (effect := effects[card]) is not None for op in effect.do}
    assert found == set(OPERATIONS)
