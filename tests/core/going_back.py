"""Matches in which everybody plays at random, and now and then all agree to go back."""

from __future__ import annotations

import random
from collections.abc import Callable

from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.question import Question


def nothing(match: Match) -> None:
    """What is watched by default."""


def answer_at_random(match: Match, question: Question, seat: int, luck: random.Random) -> None:
    """Any answer, sometimes as a draft of several."""
    options = Options()
    match._state.legal(seat, options)
    draft = question.draft(seat)
    draft.play(luck.choice(options.listed()))
    while draft.open and luck.random() < 0.5:
        offer = draft.offer()
        assert offer is not None
        draft.play(luck.choice(offer.playable))
    draft.submit()


def settle_at_random(match: Match, luck: random.Random) -> None:
    """Everybody who is asked answers, until the question is settled."""
    question = match.question()
    assert question is not None
    for seat in question.seats:
        if not question.settled:
            answer_at_random(match, question, seat, luck)


def play_with_undos(match: Match, seed: int, undos: int, watch: Callable[[Match], None] = nothing) -> Match:
    """Play to the end, going back so often if the game is long enough.

    ``watch`` is called at every question, before it is answered, also at one that is asked anew.
    """
    luck = random.Random(seed)
    while (question := match.question()) is not None:
        watch(match)
        if question.id > 1 and len(match.undos) < undos and luck.random() < 0.15:
            if luck.random() < 0.3:  # somebody has answered by then: that is taken back, too
                answer_at_random(match, question, luck.choice(question.seats), luck)
            if (now := match.question()) is not None:
                match.undo(luck.randrange(max(1, now.id - 12), now.id))
        else:
            settle_at_random(match, luck)
    return match


def short_match(game: Game, seed: int | bytes = 7, questions: int = 6) -> Match:
    """A match of three in which so many questions have been asked."""
    match = Match(game, 3, game.variant(), seed)
    luck = random.Random(1)
    while (question := match.question()) is not None and question.id < questions:
        settle_at_random(match, luck)
    return match
