"""Whole games of Arrr!!! in a browser, in every mode, by what can be seen and touched."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from settemari.locales import LANGUAGES
from tests.browser.axe import axe
from tests.browser.hands import END
from tests.browser.pirates import FEW, PirateHands
from tests.browser.screens import DESK, PHONE, SIZES, SMALL, Size
from tests.browser.tables import Opener, whole_game
from tests.browser.visitor import Visitors
from tests.size import pick

MOST_TOUCHES = 2 * FEW + 3  # some things, others in the place of those that went, and what sends it
MODES = ("gallows", "boarding", "arrr")
# Every mode once in the small run, each on another screen, in another language and with another number of people.
GAMES = pick(
    [("gallows", 2, DESK, "it"), ("boarding", 3, SMALL, "fr"), ("arrr", 4, PHONE, "en")],
    [
        (mode, seats, SIZES[number % 3], LANGUAGES[number // 3 % 3])
        for number, (mode, seats) in enumerate(product(MODES, (2, 3, 4)))
    ]
    + [("arrr", 4, SMALL, "it"), ("arrr", 4, DESK, "fr")],
)


@pytest.mark.parametrize(
    ("mode", "seats", "size", "language"), GAMES, ids=[f"{mode}-{seats}-{size.name}" for mode, seats, size, _ in GAMES]
)
def test_a_whole_game_against_bots(
    visit: Visitors, open_table: Opener, mode: str, seats: int, size: Size, language: str
) -> None:
    anna = visit(size, language)
    code = open_table(anna, seats=seats, seed=7, fuse=0, **whole_game(mode))
    page = anna.go(f"/t/{code}")
    hands = PirateHands(page)
    hands.play()
    end = page.locator(END)
    expect(end).to_be_visible()
    expect(end.locator("tbody tr")).to_have_count(seats)  # the chests are counted up
    anna.shot(f"end-{mode}")
    axe(page)
    assert hands.decisions
    assert max(hands.decisions) <= MOST_TOUCHES, hands.longest
