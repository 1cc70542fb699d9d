"""Variants: values at the very edge, which no other test gives."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.core.errors import VariantError
from settemari.core.registry import find_game
from settemari.core.table import EMPTY
from settemari.games.maretta import codes as c


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
