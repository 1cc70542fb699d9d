"""Positions to begin from: a random game of Arrr!!! is played until it comes to what a test is about."""

from __future__ import annotations

from collections.abc import Callable

import settemari
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.state import State
from settemari.games.arrr import standing
from settemari.server.sight import legal_codes
from settemari.server.timing import unprompted_at
from tests.server.seated import some_answers
from tests.server.virtual.people import PASS
from tests.server.virtual.table import VirtualTable

Wanted = Callable[[Match], bool]
GAMES = 60  # to look for it in


def found(wanted: Wanted, variant: str = "boarding", seats: int = 3) -> State:
    """The first position of that kind."""
    for seed in range(1, GAMES):
        match, chance = settemari.deal("arrr", seats=seats, seed=seed, variant=variant), Seeded(seed)
        while question := match.question():
            if wanted(match):
                return match._state.copy()
            for seat, answer in some_answers(question, chance):
                question.answer(seat, answer)
    raise LookupError("no such position")


def is_moment(match: Match) -> bool:
    return match.question() is not None and standing.is_moment(match.view(None))


def prompted(match: Match) -> list[int]:
    """The seats that are asked and whom the usual orders leave to answer in person."""
    question = match.question()
    assert question is not None
    answers = {seat: standing.answer(match.setup, standing.usual(), match.view(seat)) for seat in question.seats}
    return [seat for seat, answer in answers.items() if answer is None]


def quiet(match: Match) -> list[int]:
    """The others who are asked."""
    question = match.question()
    assert question is not None
    return [seat for seat in question.seats if seat not in prompted(match)]


def plays(match: Match, seat: int) -> list[int]:
    """What a seat could play now."""
    return [code for code in legal_codes(match, match.view(seat)) if code != PASS]


def first_in_order(match: Match) -> int:
    """Whose answer settles a moment first (P7.6)."""
    question, view = match.question(), match.view(None)
    assert question is not None
    on_turn = view.agenda_records()[0][1]
    return min(question.seats, key=lambda seat: (seat - on_turn) % match.seats)


def times_of(table: VirtualTable) -> dict[int, float]:
    """By seat, when an answer to the open moment counts."""
    assert table.table.question is not None
    return {seat: unprompted_at(table.table, seat) for seat in table.table.question.seats}
