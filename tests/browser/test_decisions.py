"""Every decision: it is seen what is asked, what one holds and how to go on, all can be hit, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import BARRELS, CHOICES, COMMIT, HAND, MATRIX, RAFTS, READY, STOCKS, WORDS, AtTable
from tests.browser.axe import axe
from tests.browser.decisions import DECISIONS, sat_down
from tests.browser.looking import hidden, scrolls, too_small
from tests.browser.scenes import BUILT
from tests.browser.screens import SCREENS, Size
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.size import pick

GIVEN = "[data-zone='hand'] .away"

# Every decision on another screen in the small run; each on all of them in the full one.
SHOWN = pick(
    [(name, *SCREENS[number % len(SCREENS)]) for number, name in enumerate(DECISIONS)],
    [(name, *screen) for name in DECISIONS for screen in SCREENS],
)


def test_every_scene_is_a_decision_here() -> None:
    assert set(DECISIONS) == set(BUILT)


@pytest.mark.parametrize(
    ("name", "size", "language"), SHOWN, ids=[f"{name}-{size.name}-{language}" for name, size, language in SHOWN]
)
def test_a_decision(visit: Visitors, open_table: Opener, name: str, size: Size, language: str) -> None:
    visitor = visit(size, language)
    anna = sat_down(name, visitor, visit, open_table)
    wrong: list[str] = []
    for step, do in {"": is_there, **DECISIONS[name].steps}.items():
        do(anna)
        at = "-".join(filter(None, (name, step)))
        visitor.shot(f"decisions/{at}")
        wrong += [f"{at}: {each}" for each in (*unseen(anna), *too_small(anna.page), *scrolls(anna.page))]
        axe(anna.page)
    assert not wrong, "\n".join(wrong)


def is_there(anna: AtTable) -> None:
    """It is asked, or was answered and can be changed."""
    expect(anna.page.locator(READY).or_(anna.page.locator(GIVEN))).to_be_visible()


def unseen(anna: AtTable) -> list[str]:
    """What is to be seen in any decision, and of what one chooses from here."""
    page = anna.page
    laid = [each for each in (BARRELS, STOCKS, MATRIX) if page.locator(each).count()]
    buttons = CHOICES if page.locator(CHOICES).count() else COMMIT
    return hidden(page, ", ".join([WORDS, HAND, buttons, *(laid or [RAFTS])]))
