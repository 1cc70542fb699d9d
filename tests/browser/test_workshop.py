"""The workshop: boards are dragged, typed and pressed together, checked at once, passed on by a code, and played."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.looks import fits
from tests.browser.screens import DESK, SMALL, Size, on_every_screen
from tests.browser.visitor import Visitor, Visitors

REFUSED = "400 "  # what is wrong with a board is a refusal, and browsers note it in the console


class Bench:
    """A workbench, in the words of its page."""

    def __init__(self, visitor: Visitor, path: str = "/workshop/maretta") -> None:
        self.visitor = visitor
        self.page: Page = visitor.go(path)
        expect(self.button("Play it now")).to_be_visible()
        self.is_good()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def slider(self, name: str) -> Locator:
        return self.page.get_by_role("slider", name=name, exact=True)

    def number(self, name: str) -> Locator:
        return self.page.get_by_role("spinbutton", name=name, exact=True)

    def space(self, number: int) -> Locator:
        return self.page.locator(f"[data-space='{number}']")

    def is_good(self) -> None:
        """It has been checked, and nothing is wrong."""
        expect(self.button("Play it now")).not_to_have_attribute("aria-busy", "true")

    def variant(self) -> dict[str, Any]:
        """What the code that is shown stands for."""
        self.is_good()
        code = self.page.locator("main code").inner_text()
        told: dict[str, Any] = self.visitor.api("GET", f"/variants/{code.partition('-')[0]}/{code}")
        return told

    def drag(self, what: Locator, to: Locator) -> None:
        one, two = what.bounding_box(), to.bounding_box()
        assert one is not None
        assert two is not None
        mouse = self.page.mouse
        mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
        mouse.down()
        mouse.move(two["x"] + two["width"] / 2, two["y"] + two["height"] / 2, steps=8)
        mouse.up()


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
@on_every_screen
def test_the_workshop_comes_up(visit: Visitors, game: str, size: Size, language: str) -> None:
    visitor = visit(size, language)
    page = visitor.go(f"/workshop/{game}")
    expect(page.locator("main code")).to_have_text(f"{game}-1-{'AND' if game == 'maretta' else 'C9V'}")
    expect(page.locator(".found")).to_be_visible()
    fits(page)
    visitor.shot(f"workshop-{game}", whole=True)
    axe(page)


def test_things_are_dragged_along_the_path(visit: Visitors) -> None:
    bench = Bench(visit(DESK))
    bench.drag(bench.slider("The steamship is on space"), bench.space(10))
    expect(bench.number("The steamship is on space")).to_have_value("10")
    expect(bench.slider("Reef 2")).to_have_attribute("aria-valuenow", "9")  # it went out of the way
    bench.drag(bench.slider("Reef 1"), bench.space(3))
    bench.space(4).click()
    bench.space(5).click()
    told = bench.variant()["values"]
    assert told["path.last"] == 10
    assert told["path.dividers"][0] in (2, 3)
    assert told["path.barrel_spaces"] == [3, 4, 7, 9, 11, 13, 15, 17]


def test_everything_goes_by_keys(visit: Visitors) -> None:
    bench = Bench(visit(SMALL), "/workshop/vulcano")
    page = bench.page
    for name, keys in {
        "The sea is on space": ["ArrowLeft", "ArrowLeft"],
        "Crevasse 1": ["ArrowRight"],
        "The lava starts on": ["ArrowLeft", "ArrowLeft"],
    }.items():
        bench.slider(name).focus()
        for key in keys:
            page.keyboard.press(key)
    bench.space(8).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")  # rows go to and fro
    expect(page.locator("[data-space='7']:focus, [data-space='9']:focus")).to_have_count(1)
    page.keyboard.press("Space")
    bench.number("Monkey").focus()
    page.keyboard.press("ArrowUp")
    told = bench.variant()["values"]
    assert (told["path.last"], told["path.dividers"], told["lava.start"]) == (20, [8, 14], -5)
    assert told["bag.monkey"] == 4
    assert told["path.barrel_spaces"] in ([3, 5, 7, 10, 12, 15, 18, 20], [3, 5, 9, 10, 12, 15, 18, 20])


def test_what_is_wrong_is_said_where_it_is(visit: Visitors) -> None:
    visitor = visit(SMALL)
    visitor.forgive(REFUSED)
    bench = Bench(visitor)
    page = bench.page
    bench.number("Fishing spear").fill("0")
    wrong = page.locator("[data-field='bag'] .problem")
    expect(wrong).to_contain_text("16 barrels")
    expect(page.get_by_role("button", name="Play it now")).to_have_count(0)
    axe(page)
    bench.button("Show me where").click()
    expect(page.locator("[data-field='bag'] :focus")).to_have_count(1)
    bench.button("Undo").click()
    expect(wrong).to_have_count(0)
    bench.number("The steamship is on space").fill("999")
    expect(page.locator("[data-field='path.last'] .problem")).to_contain_text("from 2 to 200")
    expect(bench.number("The steamship is on space")).to_have_attribute("aria-invalid", "true")
    bench.button("As printed").click()
    assert bench.variant()["changed"] == []


def test_changes_are_taken_back_and_made_again(visit: Visitors) -> None:
    bench = Bench(visit(DESK))
    page = bench.page
    expect(bench.button("Undo")).to_be_disabled()
    bench.button("Adrenaline").click()
    bench.is_good()
    bench.button("More: Monkey").click()
    assert (bench.variant()["preset"], bench.variant()["name"]) == (None, "My own Maretta")
    expect(page.get_by_text("custom", exact=True)).to_be_visible()
    bench.button("Undo").click()
    assert bench.variant()["preset"] == "adrenaline"
    bench.button("Undo").click()
    assert bench.variant()["preset"] == "maretta"
    page.keyboard.press("Control+Shift+z")
    page.keyboard.press("Control+Shift+z")
    told = bench.variant()
    assert (told["values"]["path.last"], told["values"]["bag.monkey"]) == (14, 4)


def test_a_board_is_passed_on_and_played(visit: Visitors) -> None:
    anna, bruno = visit(DESK), visit(SMALL, "it")
    bench = Bench(anna)
    bench.number("Cards in the first hand").fill("5")
    bench.page.get_by_label("Name of the board").fill("Laguna")
    bench.page.wait_for_url("**variant=*")
    variant = bench.variant()
    bench.page.wait_for_function(f"() => location.search.includes('{variant['code']}')")

    page = bruno.go(bench.page.url)  # and whoever has the link finds the same board
    expect(page.get_by_role("spinbutton", name="Carte della prima mano")).to_have_value("5")
    expect(page.get_by_label("Nome del tabellone")).to_have_value("Laguna")

    friends = bench.page.get_by_role("link", name="With friends").get_attribute("href") or ""
    assert parse_qs(urlsplit(friends).query) == {"game": ["maretta"], "variant": [variant["code"]]}
    bench.button("QR code").click()
    expect(bench.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    axe(bench.page)
    bench.page.keyboard.press("Escape")
    bench.button("Play it now").click()
    bench.page.wait_for_url("**/t/*")
    expect(bench.page.locator("[data-zone='hand'] button[data-card]")).to_have_count(5)


def test_bots_try_it_out_and_it_is_compared_with_the_printed_game(visit: Visitors) -> None:
    bench = Bench(visit(DESK))
    found = bench.page.locator(".found")
    expect(found).to_be_visible()
    expect(found.locator("i")).to_have_count(0)  # nothing to compare yet
    bench.button("Adrenaline").click()
    expect(found.locator("i").first).to_be_visible()
    bench.page.get_by_role("radio", name="3").check(force=True)
    expect(found.get_by_text("Third")).to_be_visible()
    expect(found.get_by_text("Fourth")).to_have_count(0)


def test_a_code_that_stands_for_nothing(visit: Visitors) -> None:
    visitor = visit(SMALL)
    visitor.forgive(REFUSED)
    page = visitor.go("/workshop/maretta?variant=maretta-1-NONSENSE")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="As printed").click()
    expect(page.locator("main code")).to_have_text("maretta-1-AND")
