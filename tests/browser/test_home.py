"""The first page: it comes up on every screen, in the visitor's language, and without a word in the console."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.looks import fits
from tests.browser.screens import Size, on_every_screen
from tests.browser.visitor import Visitors


@on_every_screen
def test_the_home_page_comes_up(visit: Visitors, size: Size, language: str) -> None:
    visitor = visit(size, language)
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    fits(page)
    visitor.shot("home", whole=True)
    axe(page)
