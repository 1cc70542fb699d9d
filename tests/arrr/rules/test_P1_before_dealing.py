"""P1: what lies on the table before anything is dealt."""

from __future__ import annotations

import pytest

from settemari.core.table import SPECTATOR
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.setup import ArrrSetup

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize("mode", ["gallows", "boarding", "full"])
def test_P1_5_the_captains_lie_open_each_once_in_the_full_mode(mode: str) -> None:
    setup = ARRR.setup(2, ARRR.variant_of({"mode": mode}))
    assert isinstance(setup, ArrrSetup)
    captains = int(setup.numbers.cards.captains) if mode == "full" else 0
    view = setup.blank_view(SPECTATOR)
    assert view.pieces(c.CAPTAINS_LEFT) == list(range(captains))
    assert view.size_of(c.CAPTAINS_LEFT) == captains
    assert view.kinds_in(c.CAPTAINS_LEFT) == (1 << captains) - 1


@pytest.mark.parametrize(("seats", "explorations"), [(2, 11), (3, 17), (4, 23)])
def test_P1_1_everybody_sees_how_many_explorations_are_in_the_deck_and_in_the_box(
    seats: int, explorations: int
) -> None:
    view = ARRR.setup(seats).blank_view(SPECTATOR)
    assert (view.size_of(c.SEA_DECK), view.size_of(c.SEA_BOX)) == (explorations, 23 - explorations)
