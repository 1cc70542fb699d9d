"""Games of Arrr!!! to look at: in every mode, at moments with much to see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import settemari
from settemari.bots import Bot, policy_of
from settemari.cli.screen import UNICODE, Symbols
from settemari.cli.screen.arrr import ArrrLook
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.question import Question
from settemari.games.arrr.telling_words import stack_of
from settemari.locales.catalogue import Catalogue
from tests.command.screen.scenes import NAMES

MODES = ("gallows", "boarding", "full")


@cache
def words(language: str, names: tuple[str, ...] = NAMES) -> Catalogue:
    return Catalogue(language, ArrrLook.AREAS, names)


def look(match: Match, language: str = "en", symbols: Symbols = UNICODE, names: tuple[str, ...] = NAMES) -> ArrrLook:
    return ArrrLook(match.game, match.variant, match.setup, words(language, names), symbols)


def dealt(mode: str, seats: int, seed: int) -> Match:
    return settemari.deal("arrr", seats, variant="arrr" if mode == "full" else mode, seed=seed)


def greedy(mode: str, seats: int, seed: int) -> Iterator[Match]:
    """A game between greedy players, as it stands at every question and at its end."""
    match = dealt(mode, seats, seed)
    policies = [policy_of(match.game, "greedy", match.variant, seats) for _ in range(seats)]
    bots = [Bot(match.setup, policy, Seeded(seat + 1)) for seat, policy in enumerate(policies)]
    yield match
    while question := match.question():
        for seat in question.seats:
            if not question.settled:
                question.answer(seat, bots[seat].choose(match.view(seat)))
        yield match


def wild(mode: str, seats: int, seed: int) -> Iterator[Match]:
    """A game played at random: less sense, more of everything."""
    match = dealt(mode, seats, seed)
    luck = random.Random(seed)
    yield match
    while question := match.question():
        for seat in question.seats:
            if not question.settled:
                question.answer(seat, luck.choice(question.offer(seat).playable))
        yield match


def asked(match: Match) -> Question:
    question = match.question()
    assert question is not None
    return question


@cache
def at(mode: str, seed: int, name: str, after: int = 0, deep: int = 0) -> Match:
    """A game for four at the first question of that name after so many questions, with so much on the stack."""
    found = (
        match
        for number, match in enumerate(wild(mode, 4, seed))
        if number >= after
        and (question := match.question()) is not None
        and question.name == name
        and len(stack_of(match.view(None))) >= deep
    )
    return next(found)
