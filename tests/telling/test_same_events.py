"""Whoever is told the same is told it in the same words: a log hangs on what was told, not on who hears it.

So a server may make the lines of a stretch once for all who heard the same of it. Random games of every game and every
shipped variant; they also go where sensible players never go.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.events import ASKED, ENDED
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.registry import known_games
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
    same = 0
    for seed in range(GAMES):
        match = played(name, variant, seats, seed)
        public = list(told(match, None))
        for seat in range(seats):
            for (events, lines), (heard, own) in zip(public, told(match, seat), strict=True):
                if events == heard:
                    assert own == lines
                    same += 1
    assert same > 10 * GAMES
