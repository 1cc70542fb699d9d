"""Text twice as large on the smallest screen, and phones that lie on their side: all can be read, reached and done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import Finished
from tests.browser.hands import END, HAND, OPEN, Hands, turn_comes
from tests.browser.looking import settled
from tests.browser.looks import fits, looks_right
from tests.browser.screens import SMALL, Size
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.frames.scenes import SCENES
from tests.size import pick
from tests.table import Table

LYING = Size("lying", 844, 390, touch=True)
LARGE = "localStorage.settemari = JSON.stringify({ text: 200 })"
DECISIONS = ("place", "place-five", "place-own", "load-five", "play", "barrel", "monkey", "anchor", "pelican-seen")
FOUND = ("barrel", "monkey", "anchor")  # the last one to give a card has done so
LANGUAGES = pick(["fr"], ["it", "en", "fr"])  # French is the longest

# Words that have no room, of those that stand on rafts and in the header.
CUT_OFF = """
() => [...document.querySelectorAll('header .facts, [data-seat] .line, [data-zone=bar] button, footer .status p')]
  .filter(each => each.clientWidth > 0)
  .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
  .map(each => `${each.className}: ${each.textContent.trim()}`)
"""

# More than fits can be scrolled, and so reached.
UNREACHABLE = """
() => [...document.querySelectorAll('[data-zone=bar] .words')]
  .filter(each => each.scrollHeight > each.clientHeight + 1 && each.tabIndex < 0)
  .map(each => each.textContent)
"""

# Rafts that one does not see whole.
OUT_OF_SIGHT = """
() => [...document.querySelectorAll('[data-zone=rafts] [data-seat] .face')]
  .map(each => [each, each.getBoundingClientRect(), each.closest('main').getBoundingClientRect()])
  .filter(([, raft, all]) => raft.top < all.top || raft.bottom > all.bottom || raft.left < 0 || raft.right > innerWidth)
  .map(([each]) => each.textContent)
"""


def scene_of(name: str) -> Table:
    """A decision. Bots go on from there, so everybody must have as many cards as at that point of a round."""
    scene, _ = SCENES[name]()
    if name in FOUND:
        scene.anna.has(hand=["wood-4", "rope-1"])
    return scene


def in_reach(page: Page) -> None:
    """Hand, question and what sends the answer are in sight, whatever else has to be scrolled to."""
    expect(page.locator("[data-zone='bar'] .words")).to_be_in_viewport(ratio=0.99)
    for button in page.locator("[data-zone='bar'] .buttons button").all():
        expect(button).to_be_in_viewport(ratio=0.99)
    for card in page.locator(HAND).all():
        expect(card).to_be_in_viewport(ratio=0.99)


def decides(page: Page) -> None:
    """By what can be touched: what is covered by something else cannot."""
    asked = page.locator(OPEN).get_attribute("data-open")
    Hands(page).decide()
    expect(page.locator(f"{OPEN}[data-open='{asked}']")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_with_text_twice_as_large(visit: Visitors, open_table: Opener, name: str, language: str) -> None:
    visitor = visit(SMALL, language)
    visitor.context.add_init_script(LARGE)
    page = visitor.go(f"/t/{open_table(visitor, scene=scene_of(name))}")
    turn_comes(page)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    visitor.shot(f"large-{name}")
    in_reach(page)
    assert settled(page, CUT_OFF) == []
    assert settled(page, UNREACHABLE) == []
    looks_right(page)
    page.locator("main .table").evaluate("table => table.scrollTo(0, table.scrollHeight)")
    visitor.shot(f"large-{name}-below")
    in_reach(page)
    decides(page)


@pytest.mark.parametrize("what", ["menu", "log", "help", "inspect", "why-not", "end", "replay"])
def test_what_comes_up_with_text_twice_as_large(
    visit: Visitors, open_table: Opener, finished: Finished, what: str
) -> None:
    visitor = visit(SMALL, "fr")
    visitor.context.add_init_script(LARGE)
    if what == "end":
        page = visitor.go(f"/t/{finished('maretta')}")
        expect(page.locator(f"{END} figure")).to_be_visible()
    elif what == "replay":
        page = visitor.go(f"/replay/{finished('maretta')}")
        expect(page.locator("footer input[type='range']")).to_be_visible()
    else:
        page = visitor.go(f"/t/{open_table(visitor, scene=SCENES['place']()[0])}")
        turn_comes(page)
        raft = page.locator("[data-zone='rafts'] [data-seat='3'] button.touch")
        if what == "menu":
            page.locator("header button").first.click()
        elif what == "why-not":
            raft.click(force=True)
        elif what == "inspect":
            page.locator(".tools button").last.click()
            raft.click(force=True)
        else:
            page.keyboard.press({"log": "l", "help": "?"}[what])
    visitor.shot(f"large-{what}")
    looks_right(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_on_a_phone_that_lies(visit: Visitors, open_table: Opener, name: str, language: str) -> None:
    visitor = visit(LYING, language)
    page = visitor.go(f"/t/{open_table(visitor, scene=scene_of(name))}")
    turn_comes(page)
    visitor.shot(f"lying-{name}")
    in_reach(page)
    assert settled(page, OUT_OF_SIGHT) == []
    assert settled(page, CUT_OFF) == []
    looks_right(page)
    decides(page)


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_watching_on_a_phone_that_lies(visit: Visitors, open_table: Opener, finished: Finished, game: str) -> None:
    anna, stranger = visit(LYING, "fr"), visit(LYING, "fr")
    code = open_table(anna, game=game, seats=5, seed=4)
    page = stranger.go(f"/t/{code}")
    expect(page.locator("[data-zone='rafts'] [data-seat]")).to_have_count(5)
    stranger.shot(f"lying-watching-{game}")
    assert settled(page, OUT_OF_SIGHT) == []
    fits(page)
    page = stranger.go(f"/replay/{finished(game)}?seat=none")
    expect(page.locator("footer input[type='range']")).to_be_visible()
    stranger.shot(f"lying-replay-{game}")
    assert settled(page, OUT_OF_SIGHT) == []
    looks_right(page)
