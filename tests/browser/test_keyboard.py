"""Whole games with nothing but a keyboard: few keys for a decision, and one always sees where one is."""

from __future__ import annotations

import statistics

import pytest
from playwright.sync_api import expect

from tests.browser.hands import CHOICES, COMMIT, END, LAID, NONE, RAFTS, Player
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


class Keyboard(Player):
    """Somebody who touches nothing but keys: digits for cards, barrels and stocks, letters for rafts, Enter to send."""

    def does(self, where: str) -> bool:
        if key := self.key(where):
            self.press(key)
        return key is not None

    def key(self, where: str) -> str | None:
        if where in (CHOICES, COMMIT, NONE):
            return "Enter"  # the first choice has the focus
        if where == RAFTS:
            return self.raft_key()
        if where == LAID:
            count = self.page.locator(LAID).count()
            return str(self._luck.randrange(count) + 1) if count else None
        cards = self.page.locator("[data-zone='hand'] button[data-card]")
        free = [number for number in range(cards.count()) if cards.nth(number).get_attribute("aria-disabled") is None]
        return str(self._luck.choice(free) + 1) if free else None

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
