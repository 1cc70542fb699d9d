"""Whole games of Arrr!!! with nothing but a keyboard."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import expect

from tests.browser.hands import END
from tests.browser.pirates import PirateKeys
from tests.browser.screens import DESK, PHONE, Size
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.size import pick

MOST_THINGS = 6  # touched for a decision
USUAL_KEYS = 8
GAMES = pick([("gallows", 3, DESK)], [("gallows", 3, DESK), ("boarding", 3, PHONE), ("arrr", 3, DESK)])


@pytest.mark.parametrize(("mode", "seats", "size"), GAMES, ids=[mode for mode, *_ in GAMES])
def test_a_whole_game_with_keys_alone(visit: Visitors, open_table: Opener, mode: str, seats: int, size: Size) -> None:
    anna = visit(size, "en")
    page = anna.go(f"/t/{open_table(anna, game='arrr', variant=mode, seats=seats, seed=11, fuse=0)}")
    keyboard = PirateKeys(page)
    keyboard.play()
    expect(page.locator(END)).to_be_visible()
    assert max(keyboard.decisions) <= MOST_THINGS
    assert statistics.mean([keyboard.keys / len(keyboard.decisions)]) <= USUAL_KEYS
