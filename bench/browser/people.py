"""People who play at once, as soon as the page lets them: by what can be seen and touched, and with a stopwatch."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from playwright.sync_api import Page

from bench.browser.visits import PATIENCE, Visit
from tests.browser.hands import CHOICES, COMMIT, END, HAND, LAID, NONE, OPEN, RAFTS, Hands
from tests.browser.pirates import PirateHands

PLAY_NOW = "article[data-game='{game}'] .ways button"
SIDE = "input[type=radio][value='{game}']"
AT_REST = ".table:not([data-moving])"
LOG = "header .facts ~ button[aria-expanded]"  # where there is no room for it beside the table
LOST = "main .notice"  # the line, and what is tried to have it again
AWAY = 8_000  # milliseconds without a line
NO_ANSWER = 5_000  # milliseconds after which a touch counts as one that nothing came of

TOUCHED = {
    CHOICES: "a button",
    COMMIT: "a button",
    LAID: "a card or barrel that is laid out",
    RAFTS: "a raft",
    HAND: "a card",
    NONE: "a card",
}


class Feedback(NamedTuple):
    """What was touched, and how long it took until something was seen of it."""

    touched: str
    milliseconds: float


class Long(NamedTuple):
    """Work that kept the page from doing anything else."""

    milliseconds: float
    moving: bool  # while pieces moved
    whose: tuple[str, ...] = ()  # as far as the browser says


@dataclass
class Played:
    """What came of a game."""

    seconds: float = 0.0
    over: bool = False  # played to its end
    feedback: list[Feedback] = field(default_factory=list)
    tasks: list[Long] = field(default_factory=list)
    frames: list[Long] = field(default_factory=list)  # the same, with whose work it was


class Person(Hands):
    """Watches all that moves, then decides at once; and sees how long the page takes to answer each touch."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.feedback: list[Feedback] = []

    def decide(self) -> None:
        self.page.wait_for_selector(f"{AT_REST}, {END}", timeout=PATIENCE)
        if not self.is_over():
            self.look_into_log()
            super().decide()

    def does(self, where: str) -> bool:
        count = self._count(where)
        if not count:
            return False
        one = self.page.locator(where).nth(self._luck.randrange(count))
        key = self.key_of(one.get_attribute("data-spot")) if where == HAND else None
        # Cards are chosen by pointer and by key in turn.
        if key and len(self.feedback) % 2:
            self.timed("a key", lambda: self.page.keyboard.press(key))
        else:
            self.timed(TOUCHED[where], one.click)
        return True

    @staticmethod
    def key_of(spot: str | None) -> str | None:
        """Cards have the digits, from 1 on; their spot counts from 0."""
        return str(int(spot.rpartition("-")[2]) + 1) if spot else None

    def look_into_log(self) -> None:
        """Open it, and close it again."""
        button = self.page.locator(LOG)
        if button.count() and button.is_visible():
            self.timed("the log", button.click)
            self.page.keyboard.press("Escape")
            self.page.locator("dialog[open]").wait_for(state="detached")

    def timed(self, touched: str, touch: Callable[[], object]) -> None:
        self.page.evaluate(f"() => void bench.arm({NO_ANSWER})")
        touch()
        milliseconds = self.page.evaluate("() => bench.shown")
        if milliseconds is not None:
            self.feedback.append(Feedback(touched, milliseconds))


# -- what they do ----------------------------------------------------------------------------------------------


class FirstMove(NamedTuple):
    """From opening the page to the first move."""

    seconds: float
    clicks: int


def first_load(visit: Visit) -> float:
    """Seconds from an address to a first page that can be used: seen, and what is pressed begins a game."""
    return _load(visit.page())


def _load(page: Page) -> float:
    page.goto("/", wait_until="commit")
    milliseconds: float = page.wait_for_function("() => bench.usable").json_value()
    return milliseconds / 1000


class FirstVisit(NamedTuple):
    """Somebody comes, plays at once, and comes again."""

    load: float  # seconds
    move: FirstMove
    second_load: float


def first_visit(visit: Visit, game: str = "maretta") -> FirstVisit:
    """As somebody plays who has never been here and wants to know nothing; the service worker keeps the shell."""
    page = visit.page()
    began = time.perf_counter()
    load = _load(page)
    clicks = sit_down(page, game)
    hands = Hands(page)
    hands.decide()
    move = FirstMove(time.perf_counter() - began, clicks + hands.decisions[0])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.close()
    return FirstVisit(load, move, first_load(visit))


class Back(NamedTuple):
    """How many seconds it takes somebody to be back in the decision that they were in."""

    after_reload: float
    after_lost_line: float


def come_back(visit: Visit) -> Back:
    """They load the page anew; then their line is lost for a while."""
    page = visit.page()
    here = _decision(page)
    reloaded = _reload(page, here)
    visit.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")  # as a phone says it
    page.wait_for_selector(LOST)
    page.wait_for_timeout(AWAY)
    began = time.perf_counter()
    visit.context.set_offline(False)
    page.wait_for_selector(LOST, state="detached")
    page.wait_for_selector(here)
    return Back(reloaded, time.perf_counter() - began)


def reload(visit: Visit) -> float:
    """They load the page anew, and that is all: for the first time, as in ``come_back``."""
    page = visit.page()
    return _reload(page, _decision(page))


def _decision(page: Page, game: str = "maretta") -> str:
    """Play until something is to be decided; what says that this is the same decision, and can be answered."""
    page.goto("/")
    sit_down(page, game)
    asked = page.locator(OPEN).get_attribute("data-open")
    here = f"[data-zone='bar'][data-open='{asked}']:not([aria-busy='true'])"
    page.wait_for_selector(here)
    return here


def _reload(page: Page, here: str) -> float:
    began = time.perf_counter()
    page.reload(wait_until="commit")
    page.wait_for_selector(here)
    return time.perf_counter() - began


def sit_down(page: Page, game: str) -> int:
    """From the first page to the first question of a game against bots; with how many clicks."""
    clicks = 1
    play = page.locator(PLAY_NOW.format(game=game)).first
    side = page.locator(SIDE.format(game=game))
    page.locator(PLAY_NOW.format(game="maretta")).first.wait_for()
    if not play.count():  # the other side of the board
        side.check()
        clicks += 1
    play.click()
    page.wait_for_selector(OPEN)
    return clicks


def whole_game(visit: Visit, game: str, seed: int = 1, most: int = 1000) -> Played:
    """A game against bots, or its first so many decisions. How long touches wait is not measured in Arrr!!!."""
    page = visit.page()
    page.goto("/")
    sit_down(page, game)
    person = PirateHands(page, seed) if game == "arrr" else Person(page, seed)
    began, since = time.perf_counter(), page.evaluate("() => performance.now()")
    while not person.is_over() and len(person.decisions) < most:
        person.decide()
        page.wait_for_selector(f"{OPEN}, {END}", timeout=PATIENCE)
    page.wait_for_selector(f"{AT_REST}, {END}", timeout=PATIENCE)
    seconds = time.perf_counter() - began
    tasks, frames = page.evaluate("since => bench.long(since)", since)
    feedback = person.feedback if isinstance(person, Person) else []
    return Played(
        seconds, person.is_over(), feedback, [_long(told) for told in tasks], [_long(told) for told in frames]
    )


def _long(told: dict[str, object]) -> Long:
    whose = told.get("whose", ())
    assert isinstance(whose, list | tuple)
    return Long(float(str(told["to"])) - float(str(told["from"])), bool(told["moving"]), tuple(map(str, whose)))
