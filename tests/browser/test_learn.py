"""Lessons: whoever does what is said gets through, sees all that is needed, and can go back, skip and leave."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from settemari.lessons import lesson_named
from settemari.locales import LANGUAGES
from tests.browser.axe import axe
from tests.browser.hands import CHOICES, COMMIT, ripens
from tests.browser.looking import settled
from tests.browser.looks import fits
from tests.browser.screens import DESK, PHONE, SIZES, SMALL, Size, on_every_screen
from tests.browser.visitor import Visitor, Visitors
from tests.size import pick

LESSONS = ("maretta", "vulcano", "gallows", "boarding", "arrr")
CARD = "section.teacher"
WORDS = f"{CARD} .words"
ONWARD = f"{CARD} [data-onward]"
# What the card must never lie on, where it does; and whether all of it and of its words can be seen.
COVERED = """() => {
  const card = document.querySelector('section.teacher').getBoundingClientRect()
  const needed = ['hand', 'bar', 'barrels', 'stocks'].map((name) => `[data-zone=${name}]`)
  const zones = [...document.querySelectorAll(needed.join())]
  const covered = zones.filter((zone) => {
    const box = zone.getBoundingClientRect()
    const across = Math.min(card.right, box.right) - Math.max(card.left, box.left)
    return across > 1 && Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top) > 1
  })
  const out = card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight
  const words = document.querySelector('section.teacher .words')
  const cut = words.scrollHeight > words.clientHeight + 1
  return [...covered.map((zone) => zone.dataset.zone), ...(out ? ['out of sight'] : []), ...(cut ? ['cut off'] : [])]
}"""
MOST_TOUCHES = 10
# A screen and a language each in the small run; all lessons on all of them in the full one.
WALKS = pick(
    [
        ("maretta", SMALL, "fr"),
        ("vulcano", PHONE, "it"),
        ("maretta", DESK, "en"),
        ("gallows", PHONE, "it"),
        ("boarding", SMALL, "fr"),
        ("arrr", DESK, "en"),
    ],
    [(lesson, size, language) for lesson in LESSONS for size in SIZES for language in LANGUAGES],
)


class Learner:
    """Somebody who does what is said: touches what gives the expected answer, and sends it."""

    def __init__(self, visitor: Visitor, lesson: str) -> None:
        self.told: dict[str, Any] = visitor.api("GET", f"/lessons/{lesson}")
        self.page = visitor.go(f"/learn/{lesson}")
        self.at = 0

    @property
    def frame(self) -> dict[str, Any]:
        frame: dict[str, Any] = self.told["frames"][self.at]
        return frame

    def is_taught(self) -> None:
        """The step has come up: its words are there, and as many dots are behind it."""
        expect(self.page.locator(WORDS)).to_be_visible()
        expect(self.page.locator(f"{CARD} .dots span")).to_have_count(self.told["steps"])
        expect(self.page.locator(f"{CARD} .dots .past")).to_have_count(self.frame["step"])

    def do(self) -> None:
        """What the step wants, by what can be seen; its first answer where several are expected."""
        way = self.frame["goes"][0]
        if not way["answers"]:
            self.page.locator(ONWARD).click()
        elif self.told["game"] == "arrr":
            self.act(way["answers"][-1])
        else:
            [code] = way["answers"]
            self.answer(code)
        self.at = way["to"]

    def answer(self, code: int) -> None:
        [wanted] = [option for option in self.frame["offer"]["options"] if option["code"] == code]
        for _ in range(MOST_TOUCHES):
            if self.sent(code):
                return
            self.touch(code, wanted["action"])
        raise AssertionError(f"step {self.frame['name']}: {wanted['action']} cannot be sent")

    def sent(self, code: int) -> bool:
        """The answer is chosen, and is sent; or of two ways the one is taken that leads to it."""
        ripens(self.page)
        if self.page.locator(CHOICES).count():
            exact = self.page.locator(f"{CHOICES}[data-code='{code}']")
            (exact if exact.count() else self.page.locator(CHOICES).last).click()
            return False
        commit, chosen = self.page.locator(COMMIT), self.page.locator(f"[data-chosen][data-code='{code}']")
        if not commit.count() or not chosen.count():
            return False
        commit.click()
        return True

    def touch(self, code: int, action: str) -> None:
        """What answers by itself, or else the next thing that the answer names: a card, then a raft."""
        answering = self.page.locator(f"[data-code='{code}']:not([data-zone='bar'] *):not([data-chosen])")
        if answering.count():
            answering.first.click()
            return
        words = action.split(" ")
        card = self.page.locator(f"[data-zone='hand'] [data-card='{words[1]}'][aria-pressed='false']")
        if card.count():
            card.first.click()
        elif "on" in words:
            seat = self.told["layout"]["seats"].index(words[words.index("on") + 1])
            self.page.locator(f"[data-zone='rafts'] [data-seat='{seat}'] button").click()

    # -- at a table of pirates -----------------------------------------------------------------------------------------

    def act(self, code: int) -> None:
        """All that a draft says, thing by thing; then what ends it, which has that code."""
        words = lesson_named(self.told["name"]).steps[self.frame["step"]].expects[0]
        *before, last = [action.strip() for action in words.split(";")]
        ripens(self.page)
        for action in before:
            self.say(action)
        self.end(last, code)

    def say(self, action: str) -> None:
        """One thing of a draft."""
        verb, what = action.split(" ")[:2]
        if verb == "drop":
            spot = self.page.locator(f"[data-zone='crew'] button[data-spot$='-{int(what) - 1}']")
            card = spot.get_attribute("data-card")
            spot.click()
            expect(self.page.locator(f"[data-zone='crew'] button[data-card='{card}']:not(.leaving)")).to_have_count(0)
            return
        held = self.page.locator(f"[data-zone='hand'] button[data-card='{what}']").first
        held.click()
        if verb == "dismiss":
            expect(held).to_have_attribute("aria-pressed", "true")
        else:
            expect(self.page.locator(f"[data-zone='crew'] button[data-card='{what}']")).to_have_count(1)

    def end(self, action: str, code: int) -> None:
        """An answer, by its button; or by what it is about, what that is aimed at, and the button that commits."""
        page, words = self.page, action.split(" ")
        button = page.locator(f"[data-zone='bar'] button[data-code='{code}'], [data-tray] button[data-code='{code}']")
        if words[0] in ("done", "draw", "stop", "pass", "cheat"):
            button.click()
            return
        if words[0] == "challenge":
            page.locator(f"[data-zone='pirates'] [data-seat='{self.seat(words[1])}'] button[data-dare]").click()
            page.locator(f"dialog[open] button[data-trait='{words[3]}']").click()
            more = page.locator("dialog[open] .stepper button").last
            while more.is_enabled() and more.get_attribute("aria-disabled") != "true":
                more.click()
            page.locator("dialog[open] [data-declare]").click()
            return
        self.touch_for(words, code)
        ripens(page)
        page.locator(COMMIT).click()

    def touch_for(self, words: list[str], code: int) -> None:
        page = self.page
        if words[0] in ("play", "use", "command"):
            where = {"play": "[data-zone='hand']", "use": "[data-zone='crew']", "command": "[data-zone='crew']"}[
                words[0]
            ]
            card = "[data-spot^='captain-']" if words[0] == "command" else f"[data-card='{words[1]}']"
            page.locator(f"{where} button{card}").first.click()
            chosen = page.locator(f"[data-chosen][data-code='{code}']")
            aimed = page.locator(f"button[data-code='{code}']:not([data-chosen], [data-zone='bar'] *)")
            expect(chosen.or_(aimed).first).to_be_visible()
            if not chosen.count():
                aimed.first.click()
        elif words[0] == "take":
            for spot in words[1].split(","):
                taken = page.locator(f"[data-plunder='{spot}']")
                if taken.get_attribute("aria-pressed") != "true":
                    taken.click()
        elif words[0] == "prize":
            page.locator(f"[data-prize='{words[1]}']").click()
        else:
            page.locator(f"button[data-code='{code}']:not([data-zone='bar'] *)").first.click()

    def seat(self, word: str) -> int:
        number: int = self.told["layout"]["seats"].index(word)
        return number


def focused(page: Page) -> Locator:
    return page.locator(":focus")


@on_every_screen
def test_the_lessons_are_listed(visit: Visitors, size: Size, language: str) -> None:
    visitor = visit(size, language)
    page = visitor.go("/learn")
    expect(page.locator("main a[href^='/learn/']")).to_have_count(len(LESSONS))
    fits(page)
    visitor.shot("lessons", whole=True)
    axe(page)


@pytest.mark.parametrize(("lesson", "size", "language"), WALKS, ids=lambda part: getattr(part, "name", part))
def test_who_does_what_is_said_gets_through(visit: Visitors, lesson: str, size: Size, language: str) -> None:
    visitor = visit(size, language)
    learner = Learner(visitor, lesson)
    page = learner.page
    for _ in range(learner.told["steps"]):
        learner.is_taught()
        assert settled(page, COVERED) == []
        expect(page.locator(".ring").first).to_be_visible()
        goal = ONWARD if learner.frame["offer"] is None else "[data-zone] button, [data-seat] button"
        expect(page.locator(f":is({goal}):focus"), "the focus is where the action is").to_have_count(1)
        visitor.shot(f"lesson-{lesson}-{learner.frame['step']}")
        axe(page, but="target-size" if size is SMALL else "")  # the card lies on a part of what is not needed
        if not learner.frame["goes"]:
            break
        learner.do()
    assert learner.frame["goes"] == []
    page.locator(ONWARD).click()  # play a real game
    page.wait_for_url("**/t/*")
    room = visitor.api("GET", f"/tables/{page.url.rpartition('/')[2]}")["room"]
    assert room["game"] == learner.told["game"]
    assert {seat["bot"] for seat in room["seats"]} == {0, 1}


def test_something_else_gets_a_hint_and_changes_nothing(visit: Visitors) -> None:
    learner = Learner(visit(PHONE), "maretta")
    page = learner.page
    learner.do()
    learner.is_taught()
    says = page.locator(WORDS).inner_text()
    page.locator("[data-zone='hand'] [data-card='food-2']").click()
    expect(page.locator(WORDS)).to_have_count(0)  # on a phone the card makes room for what it would do
    ripens(page)
    page.locator(COMMIT).click()
    hint = page.locator(WORDS)
    expect(hint).to_be_visible()
    expect(hint).not_to_have_text(says)
    expect(page.get_by_role("status").filter(has_text=hint.inner_text())).to_have_count(1)
    learner.is_taught()
    assert settled(page, COVERED) == []
    learner.do()
    learner.is_taught()


def test_why_not_is_said_as_at_any_table(visit: Visitors) -> None:
    learner = Learner(visit(PHONE), "vulcano")
    page = learner.page
    for _ in range(2):
        learner.is_taught()
        learner.do()
    learner.is_taught()
    assert learner.frame["name"] == "own"
    page.locator("[data-zone='hand'] [data-card='wood-1']").click(force=True)  # wood lies in the own minecart
    why = page.locator("[data-zone='bar']").get_by_text("Not now.")
    expect(why).to_be_visible()
    expect(page.locator(WORDS)).to_be_visible()
    assert settled(page, COVERED) == []


def test_every_step_can_be_skipped_and_gone_back(visit: Visitors) -> None:
    learner = Learner(visit(DESK), "vulcano")
    page = learner.page
    for step in range(learner.told["steps"] - 1):
        expect(page.locator(f"{CARD} .dots .past")).to_have_count(step)
        page.locator(CARD).get_by_role("button", name="Go on" if step == 0 else "Do it for me").click()
    expect(page.locator(CARD).get_by_role("button", name="Play now")).to_be_visible()
    for step in reversed(range(learner.told["steps"] - 1)):
        page.locator(CARD).get_by_role("button", name="One step back").click()
        expect(page.locator(f"{CARD} .dots .past")).to_have_count(step)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("heading", level=1, name="Learn by playing")).to_be_visible()


def test_a_lesson_by_keys_alone(visit: Visitors) -> None:
    """Space goes on, a digit takes a card, a letter a raft, Enter sends."""
    learner = Learner(visit(DESK), "maretta")
    page = learner.page
    learner.is_taught()
    expect(focused(page)).to_have_attribute("data-onward", "true")
    page.keyboard.press("Enter")
    learner.at = 1
    for keys in (["1"], ["1", "q"], ["1"]):  # rope 4; fire 1 to Spuma; the first barrel
        learner.is_taught()
        for key in [*keys, "Enter"]:
            ripens(page)
            page.keyboard.press(key)
        learner.at = learner.frame["goes"][0]["to"]
    learner.is_taught()
    assert learner.frame["name"] == "monkey"


def test_the_rules_of_a_step_can_be_read(visit: Visitors) -> None:
    learner = Learner(visit(DESK), "maretta")
    page = learner.page
    learner.is_taught()
    page.get_by_role("button", name="How does this go?").click()
    sheet = page.get_by_role("dialog")
    for number in learner.frame["rules"]:
        expect(sheet.get_by_text(number, exact=True)).to_be_visible()
    axe(page)


def test_a_lesson_that_is_not_there(visit: Visitors) -> None:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.go("/learn/pinnacle")
    expect(page.get_by_role("link", name="All lessons")).to_be_visible()
