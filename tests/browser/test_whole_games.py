"""Whole games of both sides in a browser, by what can be seen and touched."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.hands import END, Hands
from tests.browser.screens import DESK, PHONE, SMALL, Size
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors

OTHER_NUMBERS = {
    "game": "maretta",
    "name": "Every number another",
    "path": {"last": 31, "barrel_spaces": [4, 8, 12, 16, 20], "dividers": [10, 21]},
    "barrels": {"per_space": 4},
    "bag": {"monkey": 5, "spear": 6, "pelican": 4, "shark": 5},
    "hand": {"first": 6, "draw": 3},
    "boarding": {"score": 9},
}


TABLES = [("maretta", DESK, 4), ("vulcano", PHONE, 3), ("maretta", SMALL, 5), ("vulcano", DESK, 5)]


@pytest.mark.parametrize(("game", "size", "seats"), TABLES)
def test_a_whole_game_against_bots(visit: Visitors, open_table: Opener, game: str, size: Size, seats: int) -> None:
    anna = visit(size, "it")
    code = open_table(anna, game=game, seats=seats, seed=7)
    page = anna.go(f"/t/{code}")
    hands = Hands(page)
    hands.play()
    expect(page.locator(END)).to_be_visible()
    anna.shot(f"end-{game}")
    axe(page)
    assert hands.decisions
    assert max(hands.decisions) <= 6


def test_a_variant_in_which_every_number_differs(visit: Visitors, open_table: Opener) -> None:
    anna = visit(DESK, "en")
    code = open_table(anna, seats=4, seed=3, tables=OTHER_NUMBERS)
    page = anna.go(f"/t/{code}")
    expect(page.locator("[data-zone='hand'] button[data-card]")).to_have_count(6)
    expect(page.locator("[data-space='31']")).to_be_visible()
    anna.shot("other-numbers")
    Hands(page).play()
    expect(page.locator(END)).to_be_visible()
