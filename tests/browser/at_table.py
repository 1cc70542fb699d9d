"""Somebody at a table, who finds things by what can be seen and touches what they want.

Nothing here knows a rule, or how the client is made: what lies on the table has a role and a name, and says in
``data-`` what it is.
"""

from __future__ import annotations

import re
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import ANSWERED, ripens
from tests.browser.visitor import Visitor

BAR = "[data-zone='bar']"
READY = f"{BAR}[data-open]:not([aria-busy='true'])"  # something is asked, and it is known what can be answered
PROMPT = f"{BAR} .prompt"
WORDS = f"{BAR} .words"
COMMIT = "[data-commit]"
CHOICES = f"{BAR} .choices button"
HAND = "[data-zone='hand'] button"
BARRELS = "[data-zone='barrels'] button"
STOCKS = "[data-zone='stocks'] button"
MATRIX = "[data-zone='matrix'] button"
RAFTS = "[data-seat] button.touch[data-code]"
LOG = "[data-zone='log']"
# The lines of the log as who listens hears them: a card is a picture, and beside it its name. Signs as they are typed.
SAID = """
log => [...log.querySelectorAll('li')].map(line => {
  const heard = line.cloneNode(true)
  heard.querySelectorAll("[aria-hidden='true']").forEach(each => each.remove())
  const said = heard.textContent.replaceAll('\\u2060', '').replaceAll('\\u2212', '-')
  return said.replaceAll(/[\\s\\u00a0\\u202f]+/g, ' ').trim()
})
"""


class AtTable:
    """Somebody with a seat, looking at the table."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.go(f"/t/{code}")

    # -- what lies there -------------------------------------------------------------------------------------------

    def card(self, card: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f"{HAND}[data-card='{card}']").first

    def raft(self, seat: int) -> Locator:
        """Somebody else's raft or minecart."""
        return self.page.locator(f"[data-zone='rafts'] [data-seat='{seat}']")

    def own(self) -> Locator:
        """One's own raft, with hand and stock."""
        return self.page.locator("[data-seat]").filter(has=self.page.locator("[data-zone='hand']"))

    def touch_of(self, raft: Locator) -> Locator:
        """What is touched of a raft: it says what a touch would do, and how things stand there."""
        return raft.locator("button.touch")

    def barrel(self, number: int) -> Locator:
        """One of those to choose from: 1 is the first."""
        return self.page.locator(BARRELS).nth(number - 1)

    def stock(self, card: str, seat: int | None = None) -> Locator:
        """A card of the stocks to choose from."""
        whose = "" if seat is None else f"[data-stock='{seat}'] "
        return self.page.locator(f"[data-zone='stocks'] {whose}button[data-card='{card}']")

    def space(self, number: int) -> Locator:
        return self.page.locator(f"[data-space='{number}']")

    def ghosts(self) -> dict[int, set[int]]:
        """Of whom one sees where they would stand, and where."""
        found: dict[int, set[int]] = {}
        for ghost in self.page.locator("[data-ghost]").all():
            seat, space = ghost.get_attribute("data-ghost"), ghost.get_attribute("data-on")
            found.setdefault(int(seat or -1), set()).add(int(space or -1))
        return found

    def name(self, seat: int) -> str:
        """What somebody is called."""
        name = self.raft(seat).get_attribute("aria-label")
        assert name is not None
        return name

    @property
    def prompt(self) -> Locator:
        return self.page.locator(PROMPT)

    @property
    def words(self) -> Locator:
        """What the bar says: the question, or what the choice would do."""
        return self.page.locator(WORDS)

    @property
    def commit(self) -> Locator:
        return self.page.locator(COMMIT)

    @property
    def choices(self) -> Locator:
        """Equal buttons, where there are two ways to go on."""
        return self.page.locator(CHOICES)

    @property
    def why(self) -> Locator:
        """Why something cannot be done."""
        return self.page.get_by_role("note").filter(has=self.page.get_by_role("link"))

    # -- waiting ---------------------------------------------------------------------------------------------------

    def is_asked(self) -> Self:
        """Until something is asked, and can be answered."""
        expect(self.page.locator(READY)).to_be_visible()
        return self

    def asked(self) -> str | None:
        return self.page.locator(BAR).get_attribute("data-open")

    # -- touching --------------------------------------------------------------------------------------------------

    def touches(self, *things: Locator) -> Self:
        for thing in things:
            thing.click()
        return self

    def tries(self, thing: Locator) -> Self:
        """Touch what cannot be done: it says so, and is touched all the same."""
        expect(thing).to_have_attribute("aria-disabled", "true")
        box = thing.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return self

    def sends(self) -> Self:
        """Press the button that commits, and wait until that is settled."""
        asked = self.asked()
        expect(self.commit).not_to_have_attribute("aria-disabled", "true")
        ripens(self.page)
        self.commit.click()
        self.page.wait_for_function(ANSWERED, arg=asked)
        return self

    def chooses(self, number: int) -> Self:
        """Press one of the equal buttons."""
        ripens(self.page)
        self.choices.nth(number).click()
        return self

    def answers(self, *things: Locator) -> Self:
        """Touch all that an answer takes, and send it."""
        self.is_asked()
        return self.touches(*things).sends()

    # -- what is said ----------------------------------------------------------------------------------------------

    def log(self) -> list[str]:
        """All lines of the log; it is opened for that where it is a sheet."""
        log = self.page.locator(LOG)
        if log.count() and log.is_visible():
            return self._said(log)
        said = self._said(self.opens_log())
        self.page.keyboard.press("Escape")
        expect(log).to_be_hidden()
        return said

    def opens_log(self) -> Locator:
        """The log where it is a sheet."""
        log = self.page.locator(LOG)
        self.page.locator("header button[aria-expanded]").last.click()
        expect(log).to_be_visible()
        return log

    def _said(self, log: Locator) -> list[str]:
        said: list[str] = log.evaluate(SAID)
        return said

    def hears(self, *sentences: str) -> None:
        """Those lines come in the log, in that order and one after the other."""
        wanted = list(sentences)
        said: list[str] = []
        for _ in range(100):
            said = self.log()
            if any(said[at : at + len(wanted)] == wanted for at in range(len(said))):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the log has no {wanted}, but {said}")


def described(locator: Locator, pattern: str | re.Pattern[str], **how: Any) -> None:
    """What is said about a thing to who listens, sooner or later, contains that."""
    expect(locator).to_have_accessible_description(re.compile(pattern) if isinstance(pattern, str) else pattern, **how)
