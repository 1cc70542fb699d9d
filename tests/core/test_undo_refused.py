"""Where a match cannot go back, and that nothing changes then."""

from __future__ import annotations

import random

import pytest

from settemari.core import match as match_module
from settemari.core.chance import Seeded
from settemari.core.errors import BadRecord
from settemari.core.match import Choice, Match, replay
from settemari.core.table import NO_SEAT
from settemari.core.undoing import CannotUndo
from settemari.games.maretta.game import ESCAPE
from skiff.game import SKIFF
from tests.core.going_back import play_with_undos, settle_at_random, short_match

pytestmark = pytest.mark.compiled_too


def everything(match: Match) -> tuple[object, ...]:
    told = [match.history(who) for who in (*range(match.seats), None)]
    return match.digest(), list(match.record), list(match.undos), list(match.journal), match.answered(), told


@pytest.mark.parametrize("question", [0, -1, 6, 7, 10**30, "1", None, True, 1.0])
def test_where_one_cannot_go_back_to(question: object) -> None:
    match = short_match(ESCAPE)
    before = everything(match)
    with pytest.raises(CannotUndo, match=r"a question from 1 to 5, not to"):
        match.undo(question)  # type: ignore[arg-type]
    assert everything(match) == before
    match.undo(5)


def test_there_is_nothing_before_the_first_question() -> None:
    match = Match(ESCAPE, 3, ESCAPE.variant(), 1)
    with pytest.raises(CannotUndo, match="the first question"):
        match.undo(1)


def test_a_finished_game_stays_finished() -> None:
    match = play_with_undos(Match(SKIFF, 3, SKIFF.variant(), 1), 1, 0)
    before = everything(match)
    with pytest.raises(CannotUndo, match="the game is over"):
        match.undo(1)
    assert everything(match) == before


def test_only_what_was_dealt_from_a_seed_goes_back() -> None:
    position = short_match(ESCAPE)._state.copy()
    scripted = Match(ESCAPE, 3, ESCAPE.variant(), 1, chance=Seeded(1))
    for match in (Match(ESCAPE, 3, ESCAPE.variant(), 1, position=position), scripted):
        settle_at_random(match, random.Random(1))
        before = everything(match)
        with pytest.raises(CannotUndo, match="dealt from its seed"):
            match.undo(1)
        assert everything(match) == before


def test_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_UNDOS", 2)
    match = short_match(ESCAPE)
    match.undo(5)
    match.undo(4)
    with pytest.raises(CannotUndo, match="2 times"):
        match.undo(3)


def test_a_record_with_an_undo_that_does_not_fit() -> None:
    match = short_match(ESCAPE)
    match.undo(3)
    *before, undo = match.record

    def again(*more: Choice) -> Match:
        return replay(match.game, 3, match.variant, match.seed, [*before, *more])

    assert again(undo).digest() == match.digest()
    for wrong in (
        Choice(5, NO_SEAT, (3,)),
        Choice(7, NO_SEAT, (3,)),
        Choice(6, NO_SEAT, (6,)),
        Choice(6, NO_SEAT, (0,)),
        Choice(6, NO_SEAT, ()),
        Choice(6, NO_SEAT, (3, 2)),
        Choice(6, NO_SEAT - 1, (3,)),
    ):
        with pytest.raises(BadRecord):
            again(wrong)
    with pytest.raises(BadRecord):
        again(undo, undo)
