"""P7.7, P0.4 with a deck of one event: in play, in a hand, and unseen."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.core.table import SPECTATOR
from settemari.games.arrr.game import ARRR
from tests.arrr.decks import table_deck
from tests.arrr.decks.text import GAIN, crew, event, read, sea
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P7_7_the_only_event_there_is_counts_for_whom_it_lies_on(arrr: Tables) -> None:
    """Whoever that is: Anna or Bruno. Before it is played the other cannot see it, but knows that it is there."""
    deck = table_deck()
    (only,) = [card for card in deck.events if card.id == "lasting-dice"]
    for first in ("Anna", "Bruno"):
        variant = {"first.events": 0}
        t = arrr.table("Anna Bruno", first=first, deck=deck._replace(events=(only,)), variant=variant)
        player = t.players[first]
        player.has(equipped=["attack-1-gang"], hand=["lasting-dice"], doubloons=1)
        t.row("attack-3")
        player.plays("lasting-dice", on=first)
        t.dice("attack attack courage")
        player.sails("attack-3")
        t.is_now(
            asks=f"rolling {first}",
            stack=["sail attack-3"],
            lasting=[f"lasting-dice on {first} by {first}"],
            trait="attack",
            difficulty=3,
            **{first.lower(): {"hand": [], "dice": "attack attack courage"}},
        )


def test_P0_4_the_only_event_there_is_may_lie_in_the_deck() -> None:
    """Whoever imagines what nobody sees does not forget it."""
    seas = "".join(sea("fame = 1", id=f"sea-{number}") for number in range(4))
    deck = read(crew('kind = "gang"\ntraits = { attack = 1 }', id="gang") + event(GAIN, id="event") + seas)
    numbers = {"explorations.2": 2, "explorations.3": 3, "explorations.4": 4, "first.crew": 0, "first.events": 0}
    setup = ARRR.setup(2, ARRR.variant_of({"mode": "boarding", "deck": deck, **numbers}))
    state = setup.deal(0, Seeded(1), None)
    _, events, _, _ = setup.redeal(state.view(SPECTATOR), Seeded(2)).hidden()
    assert events == [0]
