"""Plays at a table of Arrr!!! as a person does: by what can be seen and touched, with a pointer or with keys alone.

Nothing here knows a rule or a card. What answers something has its code, what opens a sheet says so, and what is
refused is disabled: whoever plays here touches any of that, and goes on where the bar has a button for it.
"""

from __future__ import annotations

from playwright.sync_api import Error, Page

from tests.browser.hands import COMMIT, Hands, Player

FREE = ":not([aria-disabled='true'], [disabled])"
SHEET = "dialog[open]"
DECLARE = f"{SHEET} [data-declare]{FREE}"  # the challenge as it stands on its sheet
TRAITS = f"{SHEET} button[data-trait]"
LISTED = f"{SHEET} button[data-code]"  # all that could be played, on a sheet
CHOICES = f"[data-zone='bar'] .choices button[data-code]{FREE}"
PASS = f"[data-pass][data-code]{FREE}"
INSTEAD = f"[data-zone='bar'][data-open] [data-instead]{FREE}"
CLEAR = f"[data-zone='bar'] [data-clear]{FREE}"
AIMS = f"[data-zone='targets'] button[data-code]{FREE}"
MARKS = "[data-zone='hand'] button[aria-pressed]"  # cards of the hand that may go
HELD = f"[data-zone='hand'] button[data-code]{FREE}"
ABOARD = f"[data-zone='crew'] button[data-code]{FREE}"
SEAS = f"[data-zone='board'] button[data-code]{FREE}"
MIDDLE = f"[data-zone='stage'] button[data-code]{FREE}:not([data-tray] *)"
CHEAT = f"[data-tray] button[data-code]{FREE}"
DARES = "[data-zone='pirates'] button[data-dare]"
WANTED = f"[data-zone='stage'] :is([data-plunder], [data-prize]){FREE}"  # what one takes, or wants to win
LAID = "[data-zone='stage'] :is([data-code], [data-plunder], [data-prize]):not([data-tray] *, [data-zone='stack'] *)"

ON = (PASS, CHOICES)  # the usual way on
THINGS = (HELD, ABOARD, SEAS, MIDDLE, CHEAT, DARES, INSTEAD)
FEW = 3  # things that are touched for a decision before it is time to go on
MISSED = 3  # touches in a row that may miss: what one was about to touch can be gone


class Pirate(Player):
    """Somebody at a table of Arrr!!!."""

    sends = (COMMIT, CHOICES, PASS, DECLARE, CHEAT)
    keen = 0.5  # how often something is done where one could go on
    missed = 0

    def next(self, done: list[str]) -> str | None:
        if self._count(SHEET):
            return self._of_sheet(done)
        if self._count(COMMIT):
            return WANTED if WANTED not in done and self._is_there(WANTED) and self._feels_like() else COMMIT
        if self._count(AIMS):
            return AIMS
        ways = [where for where in ON if self._count(where)]
        if ways and (len(done) >= FEW or not self._feels_like()):
            return ways[0]
        marks = (MARKS,) if not self._is_there(HELD) else ()  # which cards go, and how many are drawn
        things = [where for where in (*THINGS, *marks, *ways[1:]) if self._is_there(where)]
        if things:
            found: str = self._luck.choice(things)
            return found
        return ways[0] if ways else CLEAR if self._count(CLEAR) else None

    def _of_sheet(self, done: list[str]) -> str | None:
        """A challenge, or what could be played."""
        if not self._count(DECLARE):
            return next((where for where in (TRAITS, LISTED) if self._count(where)), None)
        return TRAITS if TRAITS not in done and self._feels_like() else DECLARE

    def _feels_like(self) -> bool:
        return self._luck.random() < self.keen

    def _is_there(self, where: str) -> bool:
        return self._count(where) > 0


class PirateHands(Pirate, Hands):
    """With a pointer, or a finger."""

    patience = 5_000  # what one was about to touch can be gone

    def does(self, where: str) -> bool:
        try:
            touched = super().does(where)
        except Error:
            self.missed += 1
            if self.missed > MISSED:
                raise
            return False
        self.missed = 0
        return touched


FOCUS_IS_SEEN = """() => {
  const focused = document.activeElement
  if (!focused || focused === document.body || !focused.matches(':focus-visible')) return true
  const look = getComputedStyle(focused)
  return look.boxShadow !== 'none' || look.outlineStyle !== 'none' || focused.closest('[data-zone]') !== null
    && [...focused.querySelectorAll('*')].some(each => getComputedStyle(each).boxShadow !== 'none')
}"""
# Where the focus is: on one of those; in a row of things along which arrows lead, with one of those; or elsewhere.
AT = """where => {
  const focused = document.activeElement
  if (focused?.matches(where)) return 'there'
  const row = focused?.closest('[data-zone]')
  if (!row || !row.querySelector(where) || row.matches(`[data-zone='bar'], [data-zone='stage']`)) return 'elsewhere'
  return 'along'
}"""
AROUND = 80  # keys that lead once around a page, and along each row of things


class PirateKeys(Pirate):
    """With keys alone: digits for the hand, space to let things be, Enter; and Tab and arrows for the rest."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.keys = 0

    def does(self, where: str) -> bool:
        if not self._count(where):
            return False
        if where == PASS and self._nothing_has_focus():
            return self.press(" ")
        if where in (COMMIT, CHOICES) and self._is_committed_by_enter(where):
            return self.press("Enter")
        if where in (HELD, MARKS) and not self._is_there(LAID) and (key := self._digit(where)):
            return self.press(key)
        if where in (AIMS, MIDDLE, WANTED) and (key := self._digit_of_laid()):
            return self.press(key)
        return self._goes_to(where) and self.press("Enter")

    def press(self, key: str) -> bool:
        self.page.keyboard.press(key)
        self.keys += 1
        assert self.page.evaluate(FOCUS_IS_SEEN), f"after {key} one cannot see where one is"
        return True

    def _nothing_has_focus(self) -> bool:
        found: bool = self.page.evaluate("() => !document.activeElement?.matches('button, a, input, [role=button]')")
        return found

    def _is_committed_by_enter(self, where: str) -> bool:
        """What is chosen, from wherever one is; the only button of the bar behind a digit, or if none has the focus."""
        chosen: bool = self.page.evaluate("() => document.activeElement?.closest('[data-chosen]') !== null")
        reached: bool = self.page.evaluate("() => document.activeElement?.matches('[data-reached]') === true")
        only = where == CHOICES and self._count(CHOICES) == 1 and not self._count(PASS)
        return (where == COMMIT and chosen) or ((only or where == COMMIT) and (reached or self._nothing_has_focus()))

    def _digit(self, where: str) -> str | None:
        cards = self.page.locator(where)
        count = cards.count()
        digit = cards.nth(self._luck.randrange(count)).get_attribute("data-hand") if count else None
        return digit if digit is not None and len(digit) == 1 else None

    def _digit_of_laid(self) -> str | None:
        """What lies in the middle to choose from has the digits."""
        count = min(self._count(AIMS) or self._count(LAID), 9)
        return str(1 + self._luck.randrange(count)) if count else None

    def _goes_to(self, where: str) -> bool:
        """Tab until it is reached, and arrows within a row of things."""
        for _ in range(AROUND):
            at = self.page.evaluate(AT, where)
            if at == "there":
                return True
            self.page.keyboard.press("ArrowRight" if at == "along" else "Tab")
            self.keys += 1
        raise AssertionError(f"no key leads to {where}")
