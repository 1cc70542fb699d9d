"""Every decision of Arrr!!!: it is seen what is asked, what one holds and how to go on, and all can be hit."""

from __future__ import annotations

import pytest

from settemari.server import timing
from tests.browser.at_table import CHOICES, COMMIT, WORDS
from tests.browser.axe import axe
from tests.browser.looking import hidden, scrolls, too_small
from tests.browser.pirate_decisions import DECISIONS, AtSea, sat_down
from tests.browser.pirate_scenes import SCENES
from tests.browser.pirates import LAID, PASS, SHEET
from tests.browser.screens import Look, looks
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors

CAPTAINS = "[data-zone='captains']"  # as large as cards are that can be read: they can be scrolled
HAND = "[data-zone='hand'] [data-card]:not(.event *), [data-zone='hand'] .bell"  # on an event lies its bell
# What is short of room scrolls inside: the middle of the table, and a sheet.
MAY_SCROLL = (
    'data-zone="stage"',
    "<dialog",
    'class="words',
    'data-zone="stack"',
    'data-zone="log"',
    'class="cards',
    'class="content',
)


def test_every_scene_is_a_decision_here() -> None:
    assert {name for name, decision in DECISIONS.items() if not decision.deal} == set(SCENES)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment stays open: who has not said yet that they want to be asked is not passed over."""
    monkeypatch.setattr(timing, "LEAST_OPEN", 600.0)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("look", looks(DECISIONS), ids=str)
def test_a_decision(visit: Visitors, open_table: Opener, look: Look) -> None:
    visitor = visit(look.size, look.languages[0])
    anna = sat_down(look.name, visitor, visit, open_table)
    page = anna.page
    wrong: list[str] = []
    for step, do in {"": lambda anna: anna.is_asked(), **DECISIONS[look.name].steps}.items():
        do(anna)
        at = "-".join(filter(None, (look.name, step)))
        for language in visitor.reads(look.languages):
            visitor.shot(f"arrr/{at}")
            wrong += [f"{at}, {language}: {each}" for each in (*unseen(anna, step), *too_small(page), *rolls(anna))]
            axe(page)
    assert not wrong, "\n".join(wrong)


def unseen(anna: AtSea, step: str) -> list[str]:
    """What is to be seen in any decision, first of all what is asked; of a sheet, how it is sent and put away."""
    page = anna.page
    if page.locator(SHEET).count():
        return hidden(page, f"{SHEET} .top button, {SHEET} .actions button")
    laid = () if page.locator(CAPTAINS).count() else (LAID,)
    ways = [where for where in (CHOICES, COMMIT, PASS, *laid) if page.locator(where).count()]
    return hidden(page, ", ".join([HAND, *ways, *([] if step else [WORDS])]))


def rolls(anna: AtSea) -> list[str]:
    """What has to be scrolled, besides what may."""
    return scrolls(anna.page, *MAY_SCROLL)
