"""What everybody can work out when a deck is empty, on a table with two decks."""

from __future__ import annotations

import pytest

from settemari.core.events import KNOWN, Sink
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import OWNER, ROW, SPECTATOR, Layout, Place

pytestmark = pytest.mark.compiled_too

SEATS = 3
RED, BLUE = 0, SEATS  # the first hand, and the first holder, of each pool
KINDS = 5


def table(red: list[list[int]], blue: list[list[int]]) -> State:
    names = ["red hand"] * SEATS + ["blue hand"] * SEATS
    places = [Place(name, ROW, OWNER, 4, owner=at % SEATS, holder=at) for at, name in enumerate(names)]
    layout = Layout(SEATS, ["round"], 1, places, 12)
    cells = layout.blank()
    for place, cards in enumerate(red + blue):
        start = layout.starts[place]
        cells[start - 1] = len(cards)
        for index, card in enumerate(cards):
            cells[start + index] = card
    return State(layout, cells, Setup(layout).no_facts())


def mask(*kinds: int) -> int:
    return sum(1 << kind for kind in kinds)


def test_an_empty_deck_tells_what_the_hands_of_its_pool_hold() -> None:
    """Of two unseen blue 4s one has no room in the other hand; red hands are another matter."""
    state = table([[0], [1], [2]], [[0, 4], [4], [1]])
    state.sink = Sink()
    state.tell_what_hands_hold(BLUE, KINDS, BLUE)
    assert {who: state.view(who).fact_list() for who in (0, 1, 2, SPECTATOR)} == {
        0: [(BLUE + 1, mask(1, 4), 1), (BLUE + 2, mask(1, 4), 1)],
        1: [(BLUE, mask(0, 1, 4), 2), (BLUE + 2, mask(0, 1, 4), 1)],
        2: [(BLUE, mask(0, 4), 2), (BLUE, mask(4), 1), (BLUE + 1, mask(0, 4), 1)],
        SPECTATOR: [
            (BLUE, mask(0, 1, 4), 2),
            (BLUE + 1, mask(0, 1, 4), 1),
            (BLUE + 2, mask(0, 1, 4), 1),
        ],
    }
    assert {event[0] for event in state.sink.events} == {KNOWN}
    assert len(state.sink.events) == 10


def test_both_decks_empty_tell_of_both_pools() -> None:
    state = table([[3, 3], [0], []], [[], [], [2]])
    state.tell_what_hands_hold(RED, KINDS, RED)
    state.tell_what_hands_hold(BLUE, KINDS, BLUE)
    assert {who: state.view(who).fact_list() for who in (0, 1, 2, SPECTATOR)} == {
        0: [(RED + 1, mask(0), 1), (BLUE + 2, mask(2), 1)],
        1: [(RED, mask(3), 2), (BLUE + 2, mask(2), 1)],
        2: [(RED, mask(0, 3), 2), (RED, mask(3), 1), (RED + 1, mask(0, 3), 1)],
        SPECTATOR: [(RED, mask(0, 3), 2), (RED, mask(3), 1), (RED + 1, mask(0, 3), 1), (BLUE + 2, mask(2), 1)],
    }
