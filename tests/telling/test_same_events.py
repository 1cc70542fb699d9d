"""Whoever is told the same is told it in the same words: a log hangs on what was told, not on who hears it.

So a server may make the lines of a stretch once for all who heard the same of it, or nearly (``alike``). Random games
of every game and every shipped variant; they also go where sensible players never go.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.events import ASKED, COUNTED, ENDED, MOVED, SHOWN, TURNED, alike
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.registry import known_games
from settemari.core.table import UNKNOWN
from settemari.core.telling import Line
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

TABLES = [
    (name, variant, seats)
    for name in known_games()
    for variant in settemari.find_game(name).variant_names()
    for seats in settemari.find_game(name).seat_counts
]
GAMES = pick(1, 8)

Stretch = tuple[list[tuple[int, ...]], list[Line]]


def played(name: str, variant: str, seats: int, seed: int) -> Match:
    """Everybody answers anything."""
    match = settemari.deal(name, seats, variant=variant, seed=seed)
    luck, options = Seeded(seed), Options()
    while question := match.question():
        for seat in question.seats:
            if not question.settled:
                match.setup.redeal(match.view(seat), luck).legal(seat, options)
                codes = options.listed()
                question.answer(seat, codes[luck.below(len(codes))])
    return match


def told(match: Match, seat: int | None) -> Iterator[Stretch]:
    """What somebody was told from question to question, and in which words."""
    teller = match.game.telling().Teller(match.setup, match.start_view(seat))
    events: list[tuple[int, ...]] = []
    for event in match.events(seat):
        events.append(event)
        if event[0] in (ASKED, ENDED):
            yield events, teller.tell(events)
            events = []


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_the_same_events_make_the_same_lines(name: str, variant: str, seats: int) -> None:
    same = nearly = 0
    for seed in range(GAMES):
        match = played(name, variant, seats, seed)
        public = list(told(match, None))
        for seat in range(seats):
            for (events, lines), (heard, own) in zip(public, told(match, seat), strict=True):
                if alike(events, heard):
                    assert own == lines
                    same += events == heard
                    nearly += events != heard
    assert same > 10 * GAMES
    assert nearly > 0


def test_alike_is_what_differs_in_the_place_in_a_row_alone() -> None:
    public = [(COUNTED, 6, 1), (MOVED, 5, 0, UNKNOWN, 11, 2, 0, 1)]
    assert alike(public, public)
    assert alike(public, [(COUNTED, 6, 1), (MOVED, 5, 0, 3, 11, 2, 0, 1)])
    assert alike([(MOVED, 5, 0, 3, 11, UNKNOWN, 0, 1)], [(MOVED, 5, 0, UNKNOWN, 11, 2, 0, 1)])
    others: list[list[tuple[int, ...]]] = [
        [(COUNTED, 6, 1)],
        [(COUNTED, 6, 2), public[1]],
        [(COUNTED, 5, 1), public[1]],
        [public[1], public[0]],
        *([public[0], (*public[1][:at], 7, *public[1][at + 1 :])] for at in (1, 2, 4, 5, 6, 7)),
        *([public[0], (*public[1][:at], UNKNOWN, *public[1][at + 1 :])] for at in (1, 2, 4)),
    ]
    for other in others:
        assert not alike(public, other)
        assert not alike(other, public)
    assert not alike([(MOVED, 5, 0, 3, 11, 2, 0, 1)], [(MOVED, 5, 0, 4, 11, 2, 0, 1)])
    hidden, own, up = (MOVED, UNKNOWN, 0, UNKNOWN, 10, 2, 0, 0), (MOVED, 4, 0, 1, 10, 2, 0, 0), (TURNED, 10, 2, 4)
    assert alike([hidden, up], [own, up])
    assert alike([own, up], [hidden, up])
    for elsewhere in ((TURNED, 10, 1, 4), (TURNED, 11, 2, 4), (SHOWN, 10, 2, 4, 1, 1)):
        assert not alike([hidden, elsewhere], [own, elsewhere])
    assert not alike([own, up], [(MOVED, 5, *own[2:]), up])
    assert not alike([(SHOWN, 0, 1, 2, 3, 1)], [(SHOWN, 0, 1, UNKNOWN, 3, 1)])
