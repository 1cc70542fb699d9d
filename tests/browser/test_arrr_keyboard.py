"""Arrr!!! with nothing but a keyboard: each decision with few keys, and whole games."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import expect

from tests.browser.hands import ANSWERED, END, ripens
from tests.browser.pirate_decisions import sat_down
from tests.browser.pirates import PirateKeys
from tests.browser.screens import DESK, PHONE, Size
from tests.browser.tables import Opener, whole_game
from tests.browser.visitor import Visitors
from tests.size import pick

MOST_THINGS = 6  # touched for a decision
USUAL_KEYS = 8
GAMES = pick([("gallows", 3, DESK)], [("gallows", 3, DESK), ("boarding", 3, PHONE), ("arrr", 3, DESK)])


@pytest.mark.parametrize(("mode", "seats", "size"), GAMES, ids=[mode for mode, *_ in GAMES])
def test_a_whole_game_with_keys_alone(visit: Visitors, open_table: Opener, mode: str, seats: int, size: Size) -> None:
    anna = visit(size, "en")
    page = anna.go(f"/t/{open_table(anna, seats=seats, seed=11, fuse=0, **whole_game(mode))}")
    keyboard = PirateKeys(page)
    keyboard.play()
    expect(page.locator(END)).to_be_visible()
    assert max(keyboard.decisions) <= MOST_THINGS
    assert statistics.mean([keyboard.keys / len(keyboard.decisions)]) <= USUAL_KEYS


MOST_KEYS = 6
KEYS = {
    "captain": "2 Enter",
    "recruit": "1 2 Enter",
    "equip-all": "1 1 Enter",
    "declare": "b ArrowRight Enter Enter",
    "moment": "1 Enter",
    "rolling": "Space",
    "respond": "1 Enter",
    "name-prize": "1 Enter",
    "plunder": "1 2 Enter",
    "lose-crew": "2 Enter",
    "lose-hand": "1 Enter",
    "draw-either": "1 Enter",
    "naming": "1 Enter",
    "toll": "2 Enter",
    "after": "Space",
}


@pytest.mark.parametrize(
    "decision", pick(["recruit", "equip-all", "moment", "plunder", "lose-crew", "toll"], list(KEYS))
)
def test_a_decision_takes_few_keys(visit: Visitors, open_table: Opener, decision: str) -> None:
    """What is touched by its own key is committed by Enter from there."""
    anna = sat_down(decision, visit(DESK, "en"), visit, open_table).is_asked()
    asked = anna.asked()
    ripens(anna.page)
    for key in KEYS[decision].split():
        anna.page.keyboard.press(key)
        anna.page.wait_for_timeout(150)  # what can be said behind a draft is asked for
    anna.page.wait_for_function(ANSWERED, arg=asked)


def test_few_keys() -> None:
    counts = [len(keys.split()) for keys in KEYS.values()]
    assert max(counts) <= MOST_KEYS
    assert statistics.median(counts) <= 3
