"""Side A: moments that no other test comes to."""

from __future__ import annotations

import pytest

from settemari.core.game import Outcome
from settemari.core.match import Match
from settemari.core.registry import find_game
from settemari.core.table import WINNERS

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_A4_5_if_nobody_has_left_the_island_everybody_wins(seats: int) -> None:
    """All cards are the same and a placed card moves nobody: when the deck is used up all are furthest, on space 0."""
    game = find_game("maretta")
    still = {"deck": {"values": [1] * 14, "ships_per_seat": 0}, "move": {"giver": 0}}
    match = Match(game, seats, game.variant_of(still), seed=1)
    while question := match.question():
        for seat in question.seats:
            question.answer(seat, question.offer(seat).playable[0])
    assert match.outcome == Outcome("deck", "A4.5", tuple(range(seats)))
    assert match.view(None).cell(WINNERS) == (1 << seats) - 1
