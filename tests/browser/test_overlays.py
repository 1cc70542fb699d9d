"""All that comes up above a table and goes again: by its control and by its key, and the focus goes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import HAND, turn_comes
from tests.browser.looks import looks_right
from tests.browser.screens import DESK, PHONE, SMALL, Look, Size, looks
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.frames.scenes import SCENES

DIALOG = "dialog[open]"
SLIP = "main [role='note']"  # what is looked at closely
WHY = "footer .why"
MATRIX = "main .panel table"
RAFT = "[data-zone='rafts'] [data-seat='{}'] button.touch"
TEA = 3  # she has her second card: nothing can be given to her
PANELS = ("share", "quick", "undo", "host", "move", "fair", "report", "end", "leave", "resign")


def menu(page: Page) -> Locator:
    return page.locator("header button[aria-expanded]").first


def in_menu(name: str) -> Callable[[Page], None]:
    def choose(page: Page) -> None:
        page.locator(f"{DIALOG} [data-panel='{name}']").click()
        expect(page.locator(f"{DIALOG} [data-panel]")).to_have_count(0)

    return choose


def log_button(page: Page) -> Locator:
    return page.locator("header button[aria-expanded]").nth(1)


def help_button(page: Page) -> Locator:
    return page.locator("header button").last


def tool(page: Page, number: int) -> Locator:
    return page.locator(".tools button").nth(number)


def name_of(page: Page, seat: int) -> str:
    name = page.locator(f"[data-zone='rafts'] [data-seat='{seat}']").get_attribute("aria-label")
    assert name is not None
    return name


class Overlay(NamedTuple):
    """How something comes up."""

    control: Callable[[Page], Locator]
    shown: str = DIALOG
    key: str | None = None
    then: Callable[[Page], None] | None = None  # what has to be touched besides
    narrow: bool = False  # on a wide screen it is always there


def look_at_raft(page: Page) -> None:
    page.locator(RAFT.format(1)).click()


OVERLAYS = {
    "menu": Overlay(menu),
    **{f"menu-{name}": Overlay(menu, key="u" if name == "undo" else None, then=in_menu(name)) for name in PANELS},
    "log": Overlay(log_button, key="l", narrow=True),
    "help": Overlay(help_button, key="?"),
    "matrix": Overlay(lambda page: tool(page, 0), MATRIX, "m"),
    "inspect": Overlay(lambda page: tool(page, 1), SLIP, "i", then=look_at_raft),
    "why-not": Overlay(lambda page: page.locator(RAFT.format(TEA)), WHY, "e"),
}


def at_table(visit: Visitors, open_table: Opener, size: Size, language: str, scene: str = "place") -> Page:
    """Anna is to give a card."""
    visitor = visit(size, language)
    position, _ = SCENES[scene]()
    page = visitor.go(f"/t/{open_table(visitor, scene=position)}")
    turn_comes(page)
    expect(page.locator(f"{HAND}").first).to_be_visible()
    return page


@pytest.mark.parametrize("look", looks(OVERLAYS), ids=str)
def test_it_comes_up_and_goes_again(visit: Visitors, open_table: Opener, look: Look) -> None:
    overlay = OVERLAYS[look.name]
    size = PHONE if overlay.narrow and look.size is DESK else look.size
    page = at_table(visit, open_table, size, look.languages[0])
    control, shown = overlay.control(page), page.locator(overlay.shown)
    expect(shown).to_have_count(0)
    control.click(force=True)  # also what says that it cannot be done can be touched
    if overlay.then:
        overlay.then(page)
    for _ in visit.all[0].reads(look.languages):
        expect(shown).to_be_visible()
        visit.all[0].shot(f"over-{look.name}")
        looks_right(page)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    back = page.locator(RAFT.format(1)) if look.name == "inspect" else control
    expect(back).to_be_focused()
    if overlay.key:
        comes_by_key(page, overlay)


def comes_by_key(page: Page, overlay: Overlay) -> None:
    """The same from a card of the hand, and back to it; what is about a raft from that raft."""
    shown = page.locator(overlay.shown)
    before = page.locator(RAFT.format(TEA)) if overlay.shown == WHY else page.locator("[data-card='fire-5']")
    before.focus()
    page.keyboard.press(overlay.key or "")
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(before).to_be_focused()


@pytest.mark.parametrize("name", ["matrix", "inspect", "why-not"])
def test_its_own_button_closes_it_and_the_focus_goes_back(visit: Visitors, open_table: Opener, name: str) -> None:
    page = at_table(visit, open_table, DESK, "en")
    overlay, shown = OVERLAYS[name], page.locator(OVERLAYS[name].shown)
    before = page.locator(RAFT.format(TEA)) if name == "why-not" else page.locator("[data-card='fire-5']")
    before.focus()
    page.keyboard.press(overlay.key or "")
    expect(shown).to_be_visible()
    if name == "matrix":
        page.keyboard.press(overlay.key or "")  # the same key again
    else:
        shown.get_by_role("button", name="Close").press("Enter")
    expect(shown).to_have_count(0)
    expect(before).to_be_focused()


def test_the_log_of_a_wide_screen_is_reached_by_its_key(visit: Visitors, open_table: Opener) -> None:
    anna = visit(DESK, "en")
    page = anna.go(f"/t/{open_table(anna, seed=3)}")
    turn_comes(page)
    page.keyboard.press("l")
    log = "[data-zone='log']"
    expect(page.locator(f"{log}:focus, {log} :focus")).to_have_count(1)


def test_keys_are_listed_where_there_is_a_keyboard(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, DESK, "en")
    page.keyboard.press("?")
    keys = page.locator(f"{DIALOG} .keys")
    expect(keys).to_contain_text("look closely")
    for key in ("Enter", "Esc", "Space", "M", "L", "U", "?"):
        expect(keys.locator("kbd", has_text=key).first).to_be_visible()
    visit.all[0].shot("over-keys")
    phone = at_table(visit, open_table, SMALL, "en")
    help_button(phone).click()
    expect(phone.locator(f"{DIALOG} .asked")).to_be_visible()
    expect(phone.locator(f"{DIALOG} .keys")).to_be_hidden()


def test_from_a_sheet_of_the_menu_one_gets_back_to_the_menu(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, PHONE, "en")
    menu(page).click()
    for name in PANELS:
        in_menu(name)(page)
        page.locator(DIALOG).get_by_role("button", name="Menu").click()
        expect(page.locator(f"{DIALOG} [data-panel]")).to_have_count(len(PANELS))
        expect(page.locator("dialog:focus, dialog :focus")).to_have_count(1)
    page.locator(DIALOG).get_by_role("button", name="Close").click()
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(menu(page)).to_be_focused()


def test_a_touch_beside_a_sheet_closes_it(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, DESK, "en")
    menu(page).click()
    expect(page.locator(DIALOG)).to_be_visible()
    page.mouse.click(5, 450)
    expect(page.locator(DIALOG)).to_have_count(0)
    expect(page.locator("[data-commit][aria-disabled='true']")).to_have_count(1)  # and does nothing else


def test_looking_closely_at_everything_there_is(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, SMALL, "it")
    things = {
        "card": page.locator("[data-card='wood-4']"),
        "raft": page.locator(RAFT.format(2)),
        "own": page.locator("[data-seat='0'] button.touch"),
        "space": page.locator("[data-space='9']"),
        "ship": page.locator("[data-space='18']"),
    }
    for name, thing in things.items():
        tool(page, 1).click()
        thing.click()
        slip = page.locator(SLIP)
        expect(slip).to_be_visible()
        visit.all[0].shot(f"over-inspect-{name}")
        looks_right(page)
        box = slip.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= SMALL.width - box["width"], name
        assert 0 <= box["y"] <= SMALL.height - box["height"], name
        page.keyboard.press("Escape")
        expect(slip).to_have_count(0)


def test_what_is_held_down_is_looked_at_and_not_chosen(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, PHONE, "en")
    box = page.locator("[data-card='wood-4']").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(SLIP)).to_be_visible()
    expect(page.locator("[data-card='wood-4']")).to_have_attribute("aria-pressed", "false")


def test_what_cannot_be_done_says_why_and_by_which_rule(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, SMALL, "fr")
    page.locator("[data-card='rope-1']").click()
    page.locator(RAFT.format(TEA)).click(force=True)
    why = page.locator(WHY)
    expect(why).to_contain_text(name_of(page, TEA))
    expect(why.locator("q")).not_to_be_empty()
    link = why.get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/maretta#A3.2")
    page.keyboard.press("3")  # something else is chosen
    expect(why).to_have_count(0)


def test_one_cell_of_the_matrix_chooses_card_and_raft(visit: Visitors, open_table: Opener) -> None:
    page = at_table(visit, open_table, SMALL, "en")
    tool(page, 0).click()
    matrix = page.locator(MATRIX)
    expect(matrix.locator("tbody tr")).to_have_count(3)
    expect(matrix.locator("thead th")).to_have_count(3)
    gino = name_of(page, 2)
    matrix.get_by_role("button", name=f"Fire 5 on {gino}").click()
    expect(page.locator("[data-commit]")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-zone='bar'] .what")).to_contain_text(gino)
