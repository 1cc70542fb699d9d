"""Plays at a table as a person does: by what can be seen and touched, with a pointer or with keys alone.

Nothing here knows a rule. What can be touched says so: a card, a raft, a barrel or a button that answers something and
is not refused.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.patience import PATIENCE

COMMIT = "[data-commit]:not([aria-disabled='true'])"
CHOICES = "[data-zone='bar'] .choices button[data-code]"
LAID = ":is([data-zone='barrels'], [data-zone='stocks']) button[data-code]:not([aria-disabled='true'])"
RAFTS = "[data-seat] button.touch[data-code]:not([aria-disabled='true'])"
HAND = "[data-zone='hand'] button[data-card]:not([aria-disabled='true'])"
NONE = "[data-zone='hand'] button[data-code]:not([data-card])"
END = "section.end"
OPEN = "[data-zone='bar'][data-open]"  # it is for whoever looks to answer, and the number of the question
# It is known what can be answered, if anything is asked: what is touched before that does nothing.
KNOWN = "() => document.querySelector(`[data-zone='bar']`)?.getAttribute('aria-busy') !== 'true'"
# What was asked is answered: nothing is asked any more, or something else.
ANSWERED = "asked => document.querySelector(`[data-zone='bar']`)?.dataset.open !== asked"
# The same, or one of two equal buttons was pressed that wants something more: which card is stolen.
TAKEN = f"asked => ({ANSWERED})(asked) || !document.querySelector(`{CHOICES}`)"
RIPE = "[data-zone='bar'][data-ripe]"  # its buttons do nothing at first, so that nobody hits them by mistake
MOST = 400  # touches in a whole game


class Player(ABC):
    """Somebody at a table. The same number makes the same choices, if the same is offered."""

    most = 12  # steps that a decision may take before something is wrong
    places: tuple[str, ...] = (CHOICES, COMMIT, LAID, RAFTS, HAND, NONE)  # where there may be something to touch
    sends: tuple[str, ...] = (CHOICES, COMMIT)  # what answers, once it is ripe

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._luck = random.Random(seed)
        self.decisions: list[int] = []  # how many touches or keys each took
        self.longest: list[str] = []  # what was touched for the one that took most

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

    def asked(self) -> str | None:
        """Which question is asked, if one is."""
        found: str | None = self.page.evaluate(
            "() => document.querySelector(`[data-zone='bar']`)?.dataset.open ?? null"
        )
        return found

    def decide(self) -> None:
        """One decision: touch what can be touched until it is sent, and no longer asked."""
        self.page.wait_for_function(KNOWN, timeout=PATIENCE)
        if (asked := self.asked()) is None:
            return  # somebody else settled it in the meantime
        done: list[str] = []
        for _ in range(MOST):
            if len(done) > self.most:
                break
            self.page.wait_for_function(KNOWN, timeout=PATIENCE)
            where = self.next(done)
            if where in self.sends:
                ripens(self.page)
            if where is None or not self.does(where):
                self.page.wait_for_timeout(100)  # what can be answered is still on its way
            else:
                done.append(where)
            if where in self.sends:
                self.page.wait_for_function(TAKEN if where == CHOICES else ANSWERED, arg=asked, timeout=PATIENCE)
            if self.asked() != asked:
                self.decisions.append(len(done))
                self.longest = max(self.longest, done, key=len)
                return
        raise AssertionError(f"nothing can be sent, whatever is done: {done}")

    def next(self, done: list[str]) -> str | None:
        """Where to touch now; ``done``: where was touched for this decision."""
        return next((where for where in self.places if self._count(where)), None)

    @abstractmethod
    def does(self, where: str) -> bool:
        """Touch one of those, whichever; false if none is there any more."""

    def _count(self, where: str) -> int:
        return self.page.locator(where).count()


class Hands(Player):
    """Somebody with a pointer, or a finger."""

    patience = PATIENCE  # milliseconds for what is touched to be touchable

    def does(self, where: str) -> bool:
        count = self._count(where)
        if not count:
            return False
        self.page.locator(where).nth(self._luck.randrange(count)).click(timeout=self.patience)
        return True


def turn_comes(page: Page) -> None:
    """Until something is asked of who looks, and it is known what can be answered."""
    expect(page.locator(f"{OPEN}:not([aria-busy='true'])")).to_be_visible()


def ripens(page: Page) -> None:
    """Until the buttons of the bar do what they say."""
    page.wait_for_selector(RIPE, timeout=PATIENCE)
