"""Plays at a table as a person does: by what can be seen and touched, with a pointer or with keys alone.

Nothing here knows a rule. What can be touched says so: a card, a raft, a barrel or a button that answers something and
is not refused.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

COMMIT = "[data-commit]:not([aria-disabled='true'])"
CHOICES = "[data-zone='bar'] .choices button[data-code]"
LAID = ":is([data-zone='barrels'], [data-zone='stocks']) button[data-code]:not([aria-disabled='true'])"
RAFTS = "[data-seat] button.touch[data-code]:not([aria-disabled='true'])"
HAND = "[data-zone='hand'] button[data-card]:not([aria-disabled='true'])"
NONE = "[data-zone='hand'] button[data-code]:not([data-card])"
END = "section.end"
OPEN = "[data-zone='bar'][data-open]"  # it is for whoever looks to answer
# What was asked is answered, or another question follows at once.
ANSWERED = "() => !document.querySelector(`[data-zone='bar'][data-open] [data-commit]:not([aria-disabled='true'])`)"
PATIENCE = 30_000  # milliseconds until it is somebody's turn again, or the game is over
MOST = 400  # touches in a whole game


class Hands:
    """Somebody's hands at a table. The same number makes the same choices, if the same is offered."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._luck = random.Random(seed)
        self.decisions: list[int] = []  # how many touches or keys each took

    # -- whole games -----------------------------------------------------------------------------------------

    def play(self, look: Callable[[], object] = lambda: None) -> None:
        """Until the game is over; ``look`` is called whenever something is to be decided."""
        for _ in range(MOST):
            self.page.wait_for_selector(f"{OPEN}, {END}", timeout=PATIENCE)
            if self.is_over():
                return
            look()
            self.decide()
        raise AssertionError("the game does not come to an end")

    def is_over(self) -> bool:
        return self.page.locator(END).count() > 0

    def is_asked(self) -> bool:
        return self.page.locator(OPEN).count() > 0

    def decide(self) -> None:
        """One decision: touch what can be touched until it is sent, and no longer asked."""
        for touches in range(1, 9):
            if self._settle():
                self.decisions.append(touches)
                self.page.wait_for_function(ANSWERED, timeout=PATIENCE)
                return
            if found := next((found for where in (LAID, RAFTS, HAND, NONE) if (found := self._any(where))), None):
                found.click()
            else:
                self.page.wait_for_timeout(100)  # what can be answered is still on its way
        raise AssertionError("nothing can be sent, whatever is touched")

    def _settle(self) -> bool:
        """Send what was chosen, if something was; or one of two equal buttons."""
        for where in (CHOICES, COMMIT):
            if button := self._any(where):
                self.page.wait_for_timeout(380)  # buttons do nothing at first, so that nobody hits them by mistake
                if button.count() and button.is_visible():
                    button.click()
                return where == COMMIT
        return False

    def _any(self, where: str) -> Locator | None:
        count = self.page.locator(where).count()
        return self.page.locator(where).nth(self._luck.randrange(count)) if count else None


def turn_comes(page: Page) -> None:
    """Until something is asked of who looks."""
    expect(page.locator(OPEN)).to_be_visible(timeout=PATIENCE)
