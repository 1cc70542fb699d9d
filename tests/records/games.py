"""Random matches to be written down: both sides and skiff, all seat counts, usual and odd variants, with drafts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.question import Question
from settemari.core.registry import find_game
from settemari.core.table import SPECTATOR
from settemari.core.variant import Variant
from tests.board import on_the_board
from tests.variants.odd import ODD

NAMES = ("Anna", "Béa Zoé", "bot:greedy", ' #4 \\ "x" ', "五")  # as strange as names can be


class Table(NamedTuple):
    """A game, so many seats, and a variant by a name of ours."""

    game: str
    seats: int
    variant: str

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.variant}"

    def make_variant(self) -> Variant:
        game = find_game(self.game)
        if self.variant == "odd":
            return game.variant_of({"name": "odd", **ODD[self.game]})
        if self.variant == "all-ink":  # nothing but cuttlefish: cards stay face down
            return on_the_board(game, {"name": "all ink", "bag": {"cuttlefish": 60, "school": 60}})
        return on_the_board(game) if self.game in ODD else game.variant()


SIDES = [Table(game, seats, variant) for game in ODD for seats in (3, 4, 5) for variant in ("usual", "odd")]
TABLES = [*SIDES, Table("skiff", 3, "usual")]


def random_match(
    table: Table,
    seed: int | bytes,
    choices: int | None = None,
    first: int | None = None,
    watch: Callable[[Match], None] = lambda match: None,
) -> Match:
    """A match in which everybody plays at random, sometimes in drafts; to its end, or to so many choices.

    ``watch`` is called at every question, before it is answered.
    """
    match = Match(find_game(table.game), table.seats, table.make_variant(), seed, first)
    return play_at_random(match, seed, choices, watch)


def play_at_random(
    match: Match, seed: int | bytes, choices: int | None = None, watch: Callable[[Match], None] = lambda match: None
) -> Match:
    luck = random.Random(repr(seed))
    while (question := match.question()) is not None and (choices is None or len(match.record) < choices):
        watch(match)
        for seat in question.seats:
            if not question.settled:
                answer_at_random(match, question, seat, luck)
    return match


def answer_at_random(match: Match, question: Question, seat: int, luck: random.Random) -> None:
    options = Options()
    match._state.legal(seat, options)
    draft = question.draft(seat)
    draft.play(luck.choice(options.listed()))
    while draft.open and luck.random() < 0.5:
        offer = draft.offer()
        assert offer is not None
        draft.play(luck.choice(offer.playable))
    draft.submit()


def observers(match: Match) -> Iterator[int]:
    yield from range(match.seats)
    yield SPECTATOR


def eyes(seat: int) -> int | None:
    """As a match calls an observer."""
    return None if seat == SPECTATOR else seat
