"""Variants: values at the very edge, which no other test gives."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.core.errors import VariantError
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.registry import find_game
from settemari.core.table import EMPTY, ENDING
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup


@pytest.mark.compiled_too
@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_V1_the_first_space_after_the_start_can_be_marked(game: str) -> None:
    found = find_game(game)
    variant = found.variant_of({"path": {"barrel_spaces": [1, 3]}})
    state = found.setup(3, variant).deal(0, Seeded(1), None)
    laid = [state.slot_at(c.BARRELS, spot) for spot in range(2 * variant.number("barrels.per_space"))]
    assert len(laid) == len(state.pieces(c.BARRELS)) == 4
    assert EMPTY not in laid


def test_V4_the_field_that_is_wrong_is_named_even_if_the_other_is_as_small_as_it_may_be() -> None:
    with pytest.raises(VariantError) as caught:
        find_game("vulcano").variant_of({"lava": {"step": 1, "step_past": [0, 3]}})
    assert caught.value.field == "lava.step_past"


@pytest.mark.compiled_too
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("first", "draw"), [(2, 3), (4, 2), (5, 6)])
def test_A4_4_a_hand_that_draws_more_than_it_plays_has_just_enough_room(seats: int, first: int, draw: int) -> None:
    """Nobody moves or boards, so that the game ends when the deck is used up."""
    game = find_game("maretta")
    changes = {
        "deck": {"values": [1] * 30, "removed": {"3": 0, "4": 0, "5": 0}, "ships_per_seat": 0},
        "move": {"giver": 0},
        "hand": {"first": first, "draw": draw},
    }
    setup = game.setup(seats, game.variant_of(changes))
    chance = Seeded(1)
    state = setup.deal(0, chance, None)
    options = Options()
    largest = 0
    while state.cell(ENDING) == 0:
        largest = max(largest, *(state.size_of(c.HAND + seat) for seat in range(seats)))
        answers = {}
        for seat in range(seats):
            if state.asks(seat):
                state.legal(seat, options)
                answers[seat] = options.listed()[0]
        state.resolve(answers_from(answers, seats), chance)
    assert [int(setup.layout.places[c.HAND + seat].capacity) for seat in range(seats)] == [largest] * seats


@pytest.mark.compiled_too
@pytest.mark.parametrize(
    ("game", "changes", "facts"),
    [
        ("maretta", {}, 2 * 4),
        ("maretta", {"bag": {"pelican": 5}}, 5 * 4),
        ("maretta", {"bag": {"pelican": 7}}, 24),
        ("maretta", {"bag": {"pelican": 0, "monkey": 5}}, 1),
        ("vulcano", {}, 24),
    ],
)
def test_D9_there_is_room_to_remember_what_pelicans_show(game: str, changes: dict[str, object], facts: int) -> None:
    """On side B there is more to remember."""
    found = find_game(game)
    assert int(found.setup(3, found.variant_of(changes)).layout.fact_slots) == facts


def test_V2_the_parts_of_the_path_by_their_numbers() -> None:
    """With two dividers 0, 1 and 2; with one, 0 and 2: there is no middle part."""
    parts = {}
    for dividers in ([], [5], [5, 9]):
        setup = find_game("maretta").setup(3, find_game("maretta").variant_of({"path": {"dividers": dividers}}))
        assert isinstance(setup, MarettaSetup)
        parts[len(dividers)] = [int(setup.numbers.part_of(space)) for space in (5, 6, 9, 10)]
    assert parts == {0: [0, 0, 0, 0], 1: [0, 2, 2, 2], 2: [0, 1, 1, 2]}


def test_V_an_empty_heading_hides_nothing_after_it() -> None:
    variant = find_game("maretta").variant_of({"path": {}, "hand": {"first": 5}})
    assert variant.number("hand.first") == 5
