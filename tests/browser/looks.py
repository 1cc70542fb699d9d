"""What every screen owes to eyes and fingers: nothing too wide, nothing too small to hit, and axe finds nothing."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.axe import axe
from tests.browser.looking import too_small, too_wide


def fits(page: Page) -> None:
    """Nobody has to scroll sideways."""
    assert too_wide(page) == []


def looks_right(page: Page) -> None:
    """All of it."""
    fits(page)
    assert too_small(page) == []
    axe(page)
