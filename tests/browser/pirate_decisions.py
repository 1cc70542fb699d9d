"""Every decision of Arrr!!!, and what is to be looked at while it is taken: as it is asked, and after each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Self

from playwright.sync_api import Locator, Position, expect

from tests.browser.at_table import AtTable
from tests.browser.axe import axe
from tests.browser.hands import ANSWERED, ripens
from tests.browser.looking import too_small
from tests.browser.looks import fits
from tests.browser.pirate_scenes import reached
from tests.browser.pirates import AIMS, INSTEAD, SHEET
from tests.browser.tables import Opener, wish
from tests.browser.visitor import Visitor, Visitors

HEAD: Position = {"x": 40, "y": 16}  # where nobody's crew lies
STAGE = "[data-zone='stage']"


class AtSea(AtTable):
    """Somebody with a seat at a table of Arrr!!!."""

    def hand(self, card: str) -> Locator:
        return self.page.locator(f"[data-zone='hand'] button[data-card='{card}']").first

    def spot(self, number: int) -> Locator:
        """An own equipped card: 1 is the first."""
        return self.page.locator(f"[data-zone='crew'] button[data-spot^='area-'][data-spot$='-{number - 1}']")

    def sea(self, exploration: str) -> Locator:
        return self.page.locator(f"[data-zone='board'] button[data-card='{exploration}']")

    def supply(self) -> Locator:
        return self.page.locator("[data-zone='board'] button[data-spot='supply']")

    def pirate(self, seat: int) -> Locator:
        return self.page.locator(f"[data-zone='pirates'] [data-seat='{seat}'] > button")

    def captain(self, number: int) -> Locator:
        return self.page.locator("[data-zone='captains'] button").nth(number - 1)

    def way(self, number: int) -> Locator:
        """One of the answers that have a button in the middle of the table."""
        return self.page.locator(f"{STAGE} button[data-code]:not([data-tray] *)").nth(number - 1)

    def aim(self, number: int) -> Locator:
        return self.page.locator(AIMS).nth(number - 1)

    def loot(self, what: int | str) -> Locator:
        """What is taken after a refusal: a spot, or ``coin``."""
        return self.page.locator(f"[data-plunder='{what}']")

    @property
    def quiet(self) -> Locator:
        """The button that lets things be."""
        return self.page.locator("[data-pass]")

    @property
    def instead(self) -> Locator:
        return self.page.locator(INSTEAD)

    @property
    def sheet(self) -> Locator:
        return self.page.locator(SHEET)

    def lets_be(self) -> Self:
        """Pass, or one's own next step."""
        asked = self.asked()
        ripens(self.page)
        self.quiet.click()
        self.page.wait_for_function(ANSWERED, arg=asked)
        return self

    def says(self, choice: int = 0) -> Self:
        """One of the answers that have a button in the bar, which is sent at once."""
        asked = self.asked()
        ripens(self.page)
        self.choices.nth(choice).click()
        self.page.wait_for_function(ANSWERED, arg=asked)
        return self

    @property
    def code(self) -> str:
        """Of the table."""
        return self.page.url.rpartition("/")[2]


Step = Callable[[AtSea], object]


class Decision(NamedTuple):
    """The steps after it is asked, and how the table is opened if not with the scene of that name."""

    steps: dict[str, Step]
    deal: dict[str, Any] | None = None  # settings of a table that is dealt


def touch(what: Callable[[AtSea], Locator]) -> Step:
    return lambda anna: anna.touches(what(anna))


def card(name: str) -> Step:
    return touch(lambda anna: anna.hand(name))


def sea(name: str) -> Step:
    return touch(lambda anna: anna.sea(name))


def spot(number: int) -> Step:
    return touch(lambda anna: anna.spot(number))


def way(number: int) -> Step:
    return touch(lambda anna: anna.way(number))


def aim(number: int) -> Step:
    return touch(lambda anna: anna.aim(number))


def dares(seat: int) -> Step:
    """The sheet on which somebody is challenged."""

    def step(anna: AtSea) -> object:
        anna.pirate(seat).click(position=HEAD)
        expect(anna.sheet).to_be_visible()
        return anna

    return step


def lists(anna: AtSea) -> object:
    """The sheet with all that could be played."""
    anna.touches(anna.instead)
    expect(anna.sheet).to_be_visible()
    return anna


def takes_back(anna: AtSea) -> object:
    anna.page.keyboard.press("Escape")
    return anna


DECISIONS: dict[str, Decision] = {
    "captain": Decision(
        {"chosen": touch(lambda anna: anna.captain(2))},
        deal={"game": "arrr", "variant": "arrr", "seats": 4, "first": 1, "seed": 3},
    ),
    "recruit": Decision({"marked": card("right-hook"), "two": card("butterfins")}),
    "recruit-gallows": Decision({"marked": card("right-hook")}),
    "equip": Decision({"dropped": spot(3), "placed": card("otter-half")}),
    "equip-all": Decision({"one": card("otter-half"), "all": card("right-hook")}),
    "declare": Decision({"sea": sea("whirlpool-spa"), "raid": touch(lambda anna: anna.supply())}),
    "declare-free": Decision({"dare": dares(2)}),
    "declare-boarding": Decision({"sea": sea("ghost-ship")}),
    "after": Decision({}),
    "own-moment": Decision({}),
    "moment": Decision({"list": lists, "back": takes_back, "aim": card("loose-canine")}),
    "rolling": Decision({}),
    "another-test": Decision({}),
    "roll-ends": Decision({}),
    "stack": Decision({"aim": card("squid-pro-quo")}),
    "challenged": Decision({}),
    "respond": Decision({"accept": way(1), "refuse": way(2)}),
    "name-prize": Decision({}),
    "contest": Decision({}),
    "plunder": Decision({"taken": touch(lambda anna: anna.loot(1))}),
    "lose-crew": Decision({"chosen": spot(2)}),
    "tire-crew": Decision({"chosen": spot(3)}),
    "lose-hand": Decision({"chosen": card("right-hook")}),
    "draw-either": Decision({"chosen": way(1)}),
    "naming": Decision({"chosen": card("otter-half")}),
    "toll": Decision({"chosen": way(1)}),
    "trimming": Decision({"chosen": card("butterfins")}),
}


def looks_right(person: AtSea) -> None:
    """What every screen owes to eyes and fingers."""
    fits(person.page)
    assert not too_small(person.page)
    axe(person.page)


def sat_down(name: str, anna: Visitor, visit: Visitors, open_table: Opener) -> AtSea:
    """Anna at a table on which it is hers to decide; all have all the time, and she wants to be asked."""
    deal = DECISIONS[name].deal
    settings: dict[str, Any] = deal or {"scene": reached(name)}
    seats = deal["seats"] if deal else len(settings["scene"].names)
    code = open_table(anna, *(visit() for _ in range(seats - 1)), fuse=0, **settings)
    wish(anna, code, "order", seat=0, orders={"prompt": "always"})
    return AtSea(anna, code)
