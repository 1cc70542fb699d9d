"""What a match keeps for whoever keeps it: a seat's own answer that waits, and all that has happened."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.events import ASKED, told

pytestmark = pytest.mark.compiled_too


def test_a_seat_can_be_reminded_of_its_answer() -> None:
    match = settemari.deal("maretta", seats=3, seed=1)
    question = match.question()
    assert question is not None
    first, second = question.offer(1).playable[:2]
    question.answer(1, first)
    assert (match.pending(1), match.pending(0)) == ((first.code,), ())
    question.answer(1, second)
    assert match.pending(1) == (second.code,)


def test_what_has_happened_is_taken_once_and_tells_each_seat_its_part() -> None:
    match = settemari.deal("maretta", seats=3, seed=1)
    happened = match.take_happened()
    assert happened[-1][0] == ASKED
    assert match.take_happened() == []
    question = match.question()
    assert question is not None
    for seat in question.seats:
        question.answer(seat, question.offer(seat).playable[0])
    happened += match.take_happened()
    for seat in range(3):
        parts = [told(match.setup.layout, event, seat) for event in happened]
        assert [part for part in parts if part is not None] == match.events(seat)
