"""Every decision: it is seen what is asked, what one holds and how to go on, all can be hit, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import BARRELS, CHOICES, COMMIT, HAND, MATRIX, RAFTS, READY, STOCKS, WORDS, AtTable
from tests.browser.axe import axe
from tests.browser.decisions import DECISIONS, sat_down
from tests.browser.looking import hidden, scrolls, too_small
from tests.browser.scenes import BUILT
from tests.browser.screens import DESK, SMALL, Look, Size, looks
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors

GIVEN = "[data-zone='hand'] .away"


def test_every_scene_is_a_decision_here() -> None:
    assert set(DECISIONS) == set(BUILT)


@pytest.mark.parametrize("look", looks(DECISIONS), ids=str)
def test_a_decision(visit: Visitors, open_table: Opener, look: Look) -> None:
    visitor = visit(look.size, look.languages[0])
    anna = sat_down(look.name, visitor, visit, open_table)
    wrong: list[str] = []
    for step, do in {"": is_there, **DECISIONS[look.name].steps}.items():
        do(anna)
        at = "-".join(filter(None, (look.name, step)))
        for language in visitor.reads(look.languages):
            visitor.shot(f"decisions/{at}")
            page = anna.page
            wrong += [f"{at}, {language}: {each}" for each in (*unseen(anna), *too_small(page), *scrolls(page))]
            axe(page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", [DESK, SMALL], ids=lambda size: size.name)
def test_what_is_looked_at_closely(visit: Visitors, open_table: Opener, size: Size) -> None:
    """A card, a raft, a space with barrels, one's own raft: all of it on the screen, and put away again."""
    visitor = visit(size, "fr")
    anna = sat_down("place", visitor, visit, open_table).is_asked()
    things = {
        "card": (anna.card("rope-1"), "Corde 1"),
        "raft": (anna.touch_of(anna.raft(1)), anna.name(1)),
        "own": (anna.touch_of(anna.own()), "Anna"),
        "space": (anna.space(9), "case 9"),
    }
    for name, (thing, said) in things.items():
        anna.page.get_by_role("button", name="Regarder de près").click()
        thing.click()
        note = anna.page.get_by_role("note")
        expect(note.get_by_role("heading")).to_have_text(said)
        visitor.shot(f"decisions/closely-{name}")
        assert hidden(anna.page, "[role='note'], [role='note'] button") == []
        assert too_small(anna.page) == []
        axe(anna.page)
        note.get_by_role("button").click()
        expect(note).to_have_count(0)


def test_the_log_is_a_sheet_on_a_phone(visit: Visitors, open_table: Opener) -> None:
    visitor = visit(SMALL, "it")
    anna = sat_down("barrel-monkeys", visitor, visit, open_table)
    anna.answers(anna.barrel(1)).answers(anna.stock("water-4", 1))
    log = anna.opens_log()
    expect(log.get_by_role("link").nth(4)).to_be_attached()
    visitor.shot("decisions/log")
    assert too_small(anna.page) == []
    axe(anna.page)


def is_there(anna: AtTable) -> None:
    """It is asked, or was answered and can be changed."""
    expect(anna.page.locator(READY).or_(anna.page.locator(GIVEN))).to_be_visible()


def unseen(anna: AtTable) -> list[str]:
    """What is to be seen in any decision, and of what one chooses from here."""
    page = anna.page
    laid = [each for each in (BARRELS, STOCKS, MATRIX) if page.locator(each).count()]
    buttons = CHOICES if page.locator(CHOICES).count() else COMMIT
    return hidden(page, ", ".join([WORDS, HAND, buttons, *(laid or [RAFTS])]))
