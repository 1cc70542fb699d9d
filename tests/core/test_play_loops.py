"""The loops that a search and the bench run."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.core.play import copy_often, imagine, look_often
from settemari.core.registry import find_game
from settemari.core.table import NO_SEAT, ROUND

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_loops_leave_state_and_view_alone(game: str) -> None:
    setup = find_game(game).setup(4)
    state = setup.deal(NO_SEAT, Seeded(3), None)
    view, before = state.view(2), state.digest()
    assert copy_often(state, 5) == look_often(state, 2, 5) == 5 * state.cell(ROUND)
    assert imagine(setup, view, 7, 20) == imagine(setup, view, 7, 12) + imagine(setup, view, 19, 8) > 20
    assert state.digest() == before
    assert state.view(2).same_as(view)
