"""Things on the stack, one upon the other, for cards that answer: permanent events and abilities of Anna's."""

from __future__ import annotations

from collections.abc import Sequence

from tests.arrr.cards.printed import amount_of
from tests.arrr.table import Table, Tables

EVENTS = ("letter-of-marque-up", "truce-or-dare")  # permanent ones: once resolved they lie in play, and that is all
ABILITIES = ("anchor-management", "uncharted-chart")  # a ward, and an exploration that moves next to the deck
EVENT_FIRST = (EVENTS[0], ABILITIES[0], EVENTS[1], ABILITIES[1])
ABILITY_FIRST = (ABILITIES[0], EVENTS[0], ABILITIES[1], EVENTS[1])
ROW = ("leviathans-breakfast", "ghost-ship", "oyster-poker")
AIMED = {"letter-of-marque-up": "Anna", "uncharted-chart": ROW[0]}
IN_PLAY = {"letter-of-marque-up": "letter-of-marque-up on Anna by Anna", "truce-or-dare": "truce-or-dare by Anna"}


def anna_has_things(arrr: Tables, equipped: Sequence[str] = (), hand: Sequence[str] = ()) -> Table:
    """Anna has what she can pile up; Bruno answers."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=[*ABILITIES, *equipped], hand=[*EVENTS, *hand])
    t.row(*ROW)
    return t


def pile_up(t: Table, things: Sequence[str]) -> None:
    """Anna plays and uses them one after the other, each in answer to the one before."""
    for thing in things:
        if thing in EVENTS:
            t.anna.plays(thing, on=AIMED.get(thing))
        else:
            t.anna.uses(thing, on=AIMED.get(thing))


def anna_passes(t: Table) -> None:
    """If she is asked at all; then it is Bruno's turn to answer."""
    if t.anna.seat in t.question.waiting_for:
        t.anna.passes()


def resolved(t: Table) -> None:
    """Everybody passes until nothing lies on the stack any more."""
    while t.question.name == "stack":
        t.everyone_passes()


def carried_out(
    things: Sequence[str], cancelled: str | None = None, exhausted: str | None = None, row: Sequence[str] = ROW
) -> dict[str, object]:
    """How the table differs once all of it has happened, but for one that was cancelled or whose card was exhausted."""
    done = [thing for thing in things if thing not in (cancelled, exhausted)]
    moved = [sea for sea in row if sea != ROW[0]] + [ROW[0]] if "uncharted-chart" in done else list(row)
    return {
        "stack": [],
        "row": moved,
        "lasting": [IN_PLAY[thing] for thing in reversed(done) if thing in EVENTS],  # the last played came first
        "event_discard": [cancelled] if cancelled in EVENTS else [],
    }


def annas(
    things: Sequence[str],
    cancelled: str | None = None,
    exhausted: str | None = None,
    hand: Sequence[str] = (),
    used: Sequence[str] = (),
) -> dict[str, object]:
    """The same, for what Anna has; other cards that she has in hand, or that she used, are named."""
    done = [thing for thing in things if thing not in (cancelled, exhausted)]
    return {
        "hand": [*(event for event in EVENTS if event not in things), *hand],
        "exhausted": [*(card for card in ABILITIES if card in done or card == exhausted), *used],
        "ward": amount_of("anchor-management") if "anchor-management" in done else 0,
    }
