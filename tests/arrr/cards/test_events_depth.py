"""Every event of the shipped deck answers zero to four other things on the stack: last in, first out (P7.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.arrr.cards.answering import CREW_DECK, Answer, answers, gone, new, table_for, who
from tests.arrr.cards.rolling import SEA
from tests.arrr.cards.shipped import CREW, EVENTS, amount
from tests.arrr.table import Player, Table, Tables, known

pytestmark = [pytest.mark.compiled_too, pytest.mark.unwatched]

ANSWERS = answers()
DEEPEST = 4
ABILITY = "net-worth"  # Anna has it twice, on her second spot and on her third
PERMANENTS = ("letter-of-marque-up", "x-marks-the-lunch", "peg-leg-day")
ACTIONS: dict[str, list[str]] = {"free": [], "raid": ["raid"], "sail": [f"sail {SEA}"], "rolled": [f"sail {SEA}"]}


def asked_then(answer: Answer) -> str:
    """What is asked when nothing lies on the stack any more."""
    if answer.moment == "rolled":
        return "rolling Anna"
    action = " ".join(ACTIONS[answer.moment]) if answer.action is None else answer.action
    return f"{action.split()[0]}-declared Anna Bruno" if action else "declare Anna"


def below(event: str, answer: Answer, depth: int) -> list[str]:
    """What lies on the stack before the event is played: permanent events and abilities of Anna's, by turns."""
    first, second = [card for card in PERMANENTS if card != event][:2]
    if answer.abilities_first:
        return [ABILITY, first, ABILITY, second][:depth]
    return [first, ABILITY, second, ABILITY][:depth]


def aim(thing: str) -> str | None:
    if thing == ABILITY:
        return None
    return "Anna 1" if thing == "peg-leg-day" else "Anna"


def lies(player: str, card: str, on: str | None, named: Sequence[str] = ()) -> str:
    """How something lies on the stack."""
    text = f"{player}: {card}" + (f" on {on.replace(' ', '.')}" if on else "")
    return f"{text} naming {' '.join(named)}" if named else text


def name_all(player: Player, answer: Answer) -> list[str]:
    """P7.5: before anybody else is asked. What the others know then of Anna's hand."""
    for name in answer.named:
        player.is_asked("naming")
        if name == "event":
            player.draws(name)
        else:
            player.gives_up(name)
    return [known("Anna", 1, name) for name in answer.named if name != "event"]


def in_play(player: str, card: str, on: str | None) -> str:
    return card + (f" on {on}" if on else "") + f" by {player}"


def put(t: Table, thing: str) -> str:
    """Anna puts it on the stack; how it lies there."""
    if thing == ABILITY:
        t.anna.uses(thing)
    else:
        t.anna.plays(thing, on=aim(thing))
    return lies("Anna", thing, aim(thing))


@pytest.mark.parametrize("depth", range(DEEPEST + 1))
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_answers_last_in_first_out(arrr: Tables, event: str, depth: int) -> None:
    answer = ANSWERS[event]
    things = below(event, answer, depth)
    permanents = [thing for thing in things if thing != ABILITY]
    cancels = (answer.on or "").startswith("stack")
    t = table_for(arrr, event, answer, permanents)
    action = list(ACTIONS[answer.moment])
    stacked = [put(t, thing) for thing in things]
    if cancels and depth == 0:
        who(t, answer).is_refused(f"play {event} on stack.1", rule="P7.2", key="no-target-there")
        t.everyone_passes()
        return
    player = who(t, answer)
    player.plays(event, on=answer.on)
    known_now = name_all(player, answer)
    t.is_now(
        asks="stack Anna Bruno",
        stack=[*action, *stacked, lies(answer.by, event, answer.on, answer.named)],
        anna={"hand": gone(permanents + [event] * (answer.by == "Anna"))},
        bruno={"hand": gone([event] * (answer.by == "Bruno")), "knows": known_now},
        spectator_knows=known_now,
    )

    # It was played last and is carried out first.
    t.dice(answer.dice)
    t.everyone_passes()
    answer.chosen(t)
    lasting = [in_play(answer.by, event, answer.on)] * answer.stays
    discarded = [event] * (not answer.stays)
    spots = [2, 3]  # of the cards whose ability was used
    if cancels:
        discarded += [thing for thing in things[:1] if thing != ABILITY]
        spots = spots[things[0] == ABILITY :]
        things, stacked = things[1:], stacked[1:]
    if answer.action is not None and (answer.action or not things):
        action = [answer.action] if answer.action else []
    changes = {"lasting": lasting, **answer.changes}
    changes["event_discard"] = f"{changes.get('event_discard', '')}{new(discarded)}"
    t.is_now(**changes, asks="stack Anna Bruno" if things else asked_then(answer), stack=[*action, *stacked])

    # Then come the others, from the top down.
    ability = CREW[ABILITY].ability
    assert ability is not None
    drawn = amount(ability.do, "draw-crew")
    crew = CREW_DECK[answer.crew_drawn :]
    exhausted: list[str] = []
    while things:
        thing = things.pop()
        stacked.pop()
        t.everyone_passes()
        if answer.action == "" and not things:  # what is forbidden is declared anew only now
            action = []
        then: dict[str, object] = {"asks": "stack Anna Bruno" if things else asked_then(answer)}
        if thing == ABILITY:
            exhausted = [f"{ABILITY} {spots[things.count(ABILITY)]}", *exhausted]
            then["crew_deck"] = -drawn
            then["anna"] = {"hand": new(crew[:drawn]), "exhausted": exhausted}
            crew = crew[drawn:]
        else:
            lasting = [*lasting, in_play("Anna", thing, aim(thing))]
            then["lasting"] = lasting
        t.is_now(**then, stack=[*action, *stacked])


@pytest.mark.parametrize("event", EVENTS)
def test_no_event_is_played_outside_an_act_phase(arrr: Tables, event: str) -> None:
    """P7.1: not while recruiting, and not while equipping."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.turn("Anna", "recruit")
    t.anna.has(hand=[event, "net-worth"], equipped=["otter-half"])
    t.bruno.has(equipped=["right-hook"])
    t.row("ghost-ship")
    on = ANSWERS[event].on
    text = f"play {event}" + (f" on {on.replace(' ', '.')}" if on else "")
    t.anna.is_refused(text, rule="P2.1.1", key="no-such-answer")
    t.anna.recruits()
    t.anna.is_refused(text, rule="P2.2.1", key="no-such-answer")


def test_every_event_is_among_the_answers() -> None:
    assert sorted(ANSWERS) == sorted(EVENTS)
