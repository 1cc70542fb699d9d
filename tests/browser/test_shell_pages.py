"""Every page around a table: nothing is wider than the screen, everything can be hit, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.looking import too_small
from tests.browser.looks import fits
from tests.browser.screens import DESK, SMALL, Look, looks
from tests.browser.visitor import Visitor, Visitors


def table(visitor: Visitor, **settings: object) -> str:
    """A table of the visitor's own that waits for company; its code."""
    wanted = {"game": "maretta", "seats": 4, **settings}
    code = visitor.api("POST", "/tables", {"settings": wanted, "name": "Anna", "bots": [4]})["code"]
    assert isinstance(code, str)
    return code


def picker(visitor: Visitor) -> Page:
    page = visitor.go(f"/t/{table(visitor)}")
    page.locator("[data-seat='2'] button").click()
    expect(page.locator("dialog[open] li")).to_have_count(5)
    return page


def options(visitor: Visitor) -> Page:
    page = visitor.go(f"/t/{table(visitor)}")
    page.locator("section .top button").click()
    expect(page.locator("dialog[open] fieldset").first).to_be_visible()
    return page


def home_with_tables(visitor: Visitor) -> Page:
    visitor.api("POST", "/tables", {"settings": {"game": "vulcano"}, "name": "Anna", "bots": [1, 2, 3], "deal": True})
    table(visitor, variant="squall")
    page = visitor.go("/")
    expect(page.locator("section a[href^='/t/']")).to_have_count(2)
    return page


def lobby(visitor: Visitor) -> Page:
    code = table(visitor, visibility="lobby")
    page = visitor.go("/lobby")
    expect(page.locator(f"[data-table={code}]")).to_be_visible()
    return page


def nowhere(visitor: Visitor) -> Page:
    page = visitor.go("/")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".tile")).to_have_count(0)
    return page


PAGES: dict[str, Callable[[Visitor], Page]] = {
    "home-with-tables": home_with_tables,
    "new": lambda visitor: visitor.go("/new?game=vulcano"),
    "lobby": lobby,
    "waiting-host": lambda visitor: visitor.go(f"/t/{table(visitor)}"),
    "which-bot": picker,
    "options": options,
    "rules-maretta": lambda visitor: visitor.go("/rules/maretta#D4"),
    "rules-arrr": lambda visitor: visitor.go("/rules/arrr?ours"),
    "settings": lambda visitor: visitor.go("/settings"),
    "about": lambda visitor: visitor.go("/about"),
    "account": lambda visitor: visitor.go("/account"),
    "nowhere": nowhere,
}


def at_rest(visitor: Visitor, name: str) -> Page:
    page = PAGES[name](visitor)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("look", looks(PAGES), ids=str)
def test_a_page_of_the_shell(visit: Visitors, look: Look) -> None:
    visitor = visit(look.size, look.languages[0])
    page = at_rest(visitor, look.name)
    for _ in visitor.reads(look.languages):
        fits(page)
        assert too_small(page) == []
        visitor.shot(look.name, whole=True)
        axe(page)


@pytest.mark.parametrize("name", ["home-with-tables", "new", "waiting-host", "settings", "rules-maretta"])
def test_text_twice_as_large_fits_the_smallest_screen(visit: Visitors, name: str) -> None:
    visitor = visit(SMALL, "fr")
    visitor.context.add_init_script("localStorage.settemari = JSON.stringify({ text: 200, contrast: true })")
    page = at_rest(visitor, name)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    fits(page)
    visitor.shot(f"{name}-200", whole=True)
    axe(page)


def test_what_is_chosen_shows_without_colours_of_its_own(visit: Visitors) -> None:
    visitor = visit(DESK, "en", forced_colors="active")
    page = at_rest(visitor, "settings")
    outlined = "each => getComputedStyle(each.nextElementSibling).outlineStyle"
    speeds = page.get_by_role("group", name="Motion", exact=True).get_by_role("radio")
    assert [each.evaluate(outlined) for each in speeds.all()] == ["solid", "none", "none"]
    visitor.shot("settings-forced", whole=True)


def test_somebody_who_comes_by_the_link_finds_a_seat(visit: Visitors) -> None:
    code = table(visit(DESK, "it"))
    guest = visit(SMALL, "it")
    page = guest.go(f"/t/{code}")
    expect(page.get_by_label("Il tuo nome")).to_be_visible()
    assert too_small(page) == []
    guest.shot("waiting-guest", whole=True)
    axe(page)
