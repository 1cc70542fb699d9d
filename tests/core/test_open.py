"""A game laid open: all that happened, with everything that was hidden, and what everybody answered."""

from __future__ import annotations

import random

import pytest

import settemari
from settemari.core.chance import Scripted, Seeded
from settemari.core.errors import BadRecord
from settemari.core.events import ALL, ASKED, KNOWN, MOVED, SHOWN, apply_event, apply_events, told
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.table import ALL_SEEING, HEAP, NO_SEAT, SPECTATOR, UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.game import ESCAPE, VOLCANO
from skiff.game import SKIFF
from tests.core.going_back import play_with_undos, settle_at_random, short_match
from tests.laws.laws import law5_open

pytestmark = pytest.mark.compiled_too

BAGS = {"pelican": 20, "monkey": 0}  # so that somebody looks at a hand


def test_everything_is_seen() -> None:
    match = settemari.deal("maretta", seats=4, seed=3)
    whole = match.open_view()
    assert whole.seat == ALL_SEEING
    for seat in range(4):
        assert whole.pieces(c.HAND + seat) == match.view(seat).pieces(c.HAND + seat)
        assert UNKNOWN not in whole.pieces(c.HAND + seat)
    assert UNKNOWN in match.view(0).pieces(c.BARRELS)
    assert UNKNOWN not in whole.pieces(c.BARRELS)


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_who_sees_everything_hears_what_each_seat_hears_and_concludes_nothing(game: str) -> None:
    found = settemari.find_game(game)
    sorts = set()
    for seed in range(4):
        match = Match(found, 3, found.variant_of({"bag": BAGS}), seed)
        play_with_undos(match, seed, 0)
        events = match.open_events()
        layout = match.setup.layout
        sorts |= {event[0] for event in events}
        for seat in (*range(3), SPECTATOR):
            parts = [part for event in events if (part := told(layout, event, seat)) is not None]
            heard = match.events(None if seat == SPECTATOR else seat)
            assert parts == [event for event in heard if event[0] != KNOWN or event[1] == ALL]
        law5_open(match)
    assert {MOVED, SHOWN} <= sorts


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_whoever_sees_everything_can_look_ahead(game: str) -> None:
    """A redeal shows the same, and all that is left to deal are decks that nobody sees."""
    match = settemari.deal(game, seats=3, seed=3)
    whole = match.open_view()
    twin = match.setup.redeal(whole, Seeded(5))
    assert twin.view(ALL_SEEING).same_as(whole)
    assert all(not twin.view(seat).fact_list() for seat in range(3))


def test_what_is_seen_anyway_is_not_remembered() -> None:
    match = settemari.deal("maretta", seats=3, seed=1)
    whole = match.open_view()
    card = whole.pieces(c.HAND + 1)[0]
    apply_events(whole, [(SHOWN, 0, c.HAND + 1, 0, card, 1), (KNOWN, ALL, 1, 1 << card, 1)])
    assert whole.fact_list() == []
    mine = match.view(0)
    apply_event(mine, (SHOWN, 0, c.HAND + 1, 0, card, 1))
    assert mine.fact_list() == [(1, 1 << card, 1)]


def test_what_was_shuffled_anew_is_told_before_the_question() -> None:
    """Barrels that nobody saw are others after an undo: they change on the spot, and everything else stays."""
    changed = 0
    for seed in range(10):
        match = short_match(ESCAPE, seed, questions=12)
        before = match.open_view()
        match.undo(5)
        law5_open(match)
        events = match.open_events()
        assert sum(event[0] == ASKED for event in events) == 5
        assert events[-1][0] == ASKED
        anew = [event for event in events if event[0] == MOVED and event[2] == event[4]]
        assert {event[2] for event in anew} <= {c.BARRELS}
        assert all(event[3] == event[5] and event[6:] == (0, 0) for event in anew)
        changed += len(anew)
        assert UNKNOWN not in before.pieces(c.BARRELS)
    assert changed > 10


@pytest.mark.heavy
@pytest.mark.parametrize("game", [ESCAPE, VOLCANO, SKIFF], ids=lambda game: game.id)
def test_it_leads_to_the_whole_table_at_any_moment(game: Game) -> None:
    for seed in range(3):
        match = Match(game, 3, game.variant(), seed)
        play_with_undos(match, seed, 4, law5_open)
        law5_open(match)


def test_a_game_that_went_on_from_a_position_is_laid_open_from_there_on() -> None:
    dealt = short_match(ESCAPE, questions=9)
    match = Match(ESCAPE, 3, ESCAPE.variant(), 5, position=dealt._state.copy())
    luck = random.Random(3)
    for _ in range(4):
        settle_at_random(match, luck)
    assert match.open_start().same_as(dealt.open_view())
    law5_open(match)


def test_luck_that_came_from_elsewhere_cannot_be_had_again() -> None:
    skiff = SKIFF.setup(3).deal(NO_SEAT, Seeded(1), None)
    match = Match(SKIFF, 3, SKIFF.variant(), 1, chance=Scripted([]), position=skiff)
    with pytest.raises(BadRecord):
        match.open_events()


def test_answers_are_those_that_count_and_stand() -> None:
    match = settemari.deal("maretta", seats=3, seed=1)
    question = match.question()
    assert question is not None
    assert match.open_answers() == []
    changed, *last = (question.offer(seat).playable[0].code for seat in (0, 1, 2))
    chosen = question.offer(0).playable[-1].code
    assert chosen != changed
    for seat, code in ((0, changed), (0, chosen), (1, last[0])):
        question.answer(seat, code)
    assert match.open_answers() == []
    question.answer(2, last[1])
    assert match.open_answers() == [{0: chosen, 1: last[0], 2: last[1]}]
    settle_at_random(match, random.Random(1))
    assert len(match.open_answers()) == 2
    match.open_answers()[0].clear()  # nobody changes a game by looking at it
    match.undo(2)
    assert match.open_answers() == [{0: chosen, 1: last[0], 2: last[1]}]


def test_heaps_are_as_secret_as_ever() -> None:
    """What comes out of a deck next is nowhere on the table: nobody sees it."""
    match = settemari.deal("maretta", seats=3, seed=1)
    heaps = [number for number, place in enumerate(match.setup.layout.places) if place.form == HEAP]
    assert all(set(match.open_view().pieces(heap)) == {UNKNOWN} for heap in heaps)
