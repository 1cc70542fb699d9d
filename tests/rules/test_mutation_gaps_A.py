"""Side A: moments that no other test comes to."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.core.game import Outcome
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.registry import find_game
from settemari.core.table import EMPTY, WINNERS
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import card_word
from tests.scene import Scene

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


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
@pytest.mark.parametrize("seats", [3, 5])
def test_A1_2_what_was_not_laid_out_is_left_in_the_bag(game: str, seats: int) -> None:
    state = find_game(game).setup(seats).deal(0, Seeded(1), None)
    _, _, bag = state.hidden()
    laid = state.pieces(c.BARRELS)
    assert EMPTY not in laid
    assert state.size_of(c.BAG) == len(bag) == (19 if game == "maretta" else 16) - len(laid)


def test_A3_4_every_theft_of_a_full_hand_from_full_stocks_is_listed() -> None:
    """Twenty different cards in hand, and each of the four others has all of them in the stock."""
    game = find_game("maretta")
    values = [1, 2, 3, 4]
    changes = {"deck": {"values": values * 6, "removed": {"5": 0}}, "hand": {"first": 20}}
    setup = game.setup(5, game.variant_of(changes))
    assert isinstance(setup, MarettaSetup)
    scene = Scene(setup, ["Anna", "Bruno", "Carla", "Dario", "Elena"], "Anna")
    cards = [card_word(value * c.SUITS + suit) for value in values for suit in range(c.SUITS)]
    scene.things[0] = {"hand": cards, "slot1": "steamship"}
    for seat in range(1, 5):
        scene.things[seat] = {"hand": [], "stock": cards, "slot1": "steamship", "slot2": None}
    scene.step = "place"
    options = Options()
    setup.position(*scene.position()).legal(0, options)
    assert len(set(options.listed())) == options.count == 20 * 4 * (1 + 20)
