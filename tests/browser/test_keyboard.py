"""Whole games with nothing but a keyboard: few keys for a decision, and one always sees where one is."""

from __future__ import annotations

import random
import statistics

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import ANSWERED, CHOICES, COMMIT, END, LAID, OPEN, PATIENCE, RAFTS
from tests.browser.screens import DESK, PHONE, Size
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors

MOST_KEYS = 6
USUAL_KEYS = 3
FOCUS_IS_SEEN = """() => {
  const focused = document.activeElement
  if (!focused || focused === document.body || !focused.matches(':focus-visible')) return true
  const look = getComputedStyle(focused)
  return look.boxShadow !== 'none' || look.outlineStyle !== 'none'
}"""


class Keyboard:
    """Somebody who touches nothing but keys."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._luck = random.Random(seed)
        self.decisions: list[int] = []

    def play(self) -> None:
        for _ in range(200):
            self.page.wait_for_selector(f"{OPEN}, {END}", timeout=PATIENCE)
            if self.page.locator(END).count():
                return
            self.decide()
        raise AssertionError("the game does not come to an end")

    def decide(self) -> None:
        """Digits for cards, barrels and stocks, letters for rafts, Enter to send."""
        pressed = 0
        while pressed <= 2 * MOST_KEYS:
            if self.page.locator(COMMIT).count():
                self.page.wait_for_timeout(380)
                self.press("Enter")
                self.page.wait_for_function(ANSWERED, timeout=PATIENCE)
                self.decisions.append(pressed + 1)
                return
            key = self.next_key()
            if key is None:
                self.page.wait_for_timeout(100)
                continue
            self.press(key)
            pressed += 1
        raise AssertionError(f"{pressed} keys, and nothing was sent")

    def next_key(self) -> str | None:
        if self.page.locator(CHOICES).count():
            self.page.wait_for_timeout(380)
            return "Enter"  # the first of them has the focus
        if count := self.page.locator(LAID).count():
            return str(self._luck.randrange(count) + 1)
        if self.page.locator(RAFTS).count():
            return self.raft_key()
        cards = self.page.locator("[data-zone='hand'] button[data-card]")
        free = [number for number in range(cards.count()) if cards.nth(number).get_attribute("aria-disabled") is None]
        if free:
            return str(self._luck.choice(free) + 1)
        return "Enter" if self.page.locator("[data-zone='hand'] button[data-code]").count() else None

    def raft_key(self) -> str:
        """Q, W, E and R are the others from left to right; one's own comes last."""
        rafts = self.page.locator("[data-zone='rafts'] button.touch")
        for number in self._luck.sample(range(rafts.count()), rafts.count()):
            raft = rafts.nth(number)
            if raft.get_attribute("data-code") is not None and raft.get_attribute("aria-disabled") is None:
                return "QWER"[number]
        self.page.locator("[data-zone='hand']").locator("xpath=ancestor-or-self::*[@data-seat]").first.wait_for()
        return "Enter"

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        assert self.page.evaluate(FOCUS_IS_SEEN), f"after {key} one cannot see where one is"


@pytest.mark.parametrize(("game", "size"), [("maretta", DESK), ("vulcano", PHONE)])
def test_a_whole_game_with_keys_alone(visit: Visitors, open_table: Opener, game: str, size: Size) -> None:
    anna = visit(size, "en")
    code = open_table(anna, game=game, seats=4, seed=11)
    page = anna.go(f"/t/{code}")
    keyboard = Keyboard(page)
    keyboard.play()
    expect(page.locator(END)).to_be_visible()
    assert max(keyboard.decisions) <= MOST_KEYS
    assert statistics.median(keyboard.decisions) <= USUAL_KEYS
