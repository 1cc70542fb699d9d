"""Every decision of Maretta and Vulcano, and what is to be looked at while it is taken.

A decision is a scene in which it is Anna's turn. It is looked at as it is asked, and again after each of its steps: a
card is touched, a raft, something that is not possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.scenes import BUILT
from tests.browser.tables import Opener
from tests.browser.visitor import Visitor, Visitors

Step = Callable[[AtTable], object]


class Decision(NamedTuple):
    """What is done to the scene of the same name, and how a picture of it is called."""

    steps: dict[str, Step]
    before: Step | None = None  # what leads to the decision
    company: int = 0  # people who sit there and take their time


def card(name: str) -> Step:
    return lambda anna: anna.touches(anna.card(name))


def raft(seat: int) -> Step:
    return lambda anna: anna.touches(anna.touch_of(anna.raft(seat)))


def refused_card(name: str) -> Step:
    """Why not is said."""
    return lambda anna: why_not(anna.tries(anna.card(name)))


def refused_raft(seat: int) -> Step:
    return lambda anna: why_not(anna.tries(anna.touch_of(anna.raft(seat))))


def taken(anna: AtTable) -> object:
    """Tea has her second card: whatever one would give her, it is said at the first touch."""
    return why_not(anna.touches(anna.touch_of(anna.raft(3))))


def why_not(anna: AtTable) -> object:
    expect(anna.why).to_be_visible()
    return anna


def barrel(number: int) -> Step:
    return lambda anna: anna.touches(anna.barrel(number))


def stock(name: str, seat: int | None = None) -> Step:
    return lambda anna: anna.touches(anna.stock(name, seat))


def steal(anna: AtTable) -> object:
    """The second of two equal buttons."""
    return anna.chooses(1)


def places_first(anna: AtTable) -> object:
    return anna.answers(anna.card("wood-1"), anna.touch_of(anna.raft(1)))


def picks_first(anna: AtTable) -> object:
    return anna.answers(anna.card("rope-1"))


def matrix(anna: AtTable) -> object:
    """All cards and all rafts."""
    anna.page.keyboard.press("m")
    expect(anna.page.get_by_role("table")).to_be_visible()
    return anna


def none(anna: AtTable) -> object:
    """Say that nothing can be played."""
    return anna.touches(anna.page.locator("[data-zone='hand'] button:not([data-card])"))


DECISIONS: dict[str, Decision] = {
    # side A
    "pick": Decision({"chosen": card("steamship")}),
    "picked": Decision({"other": card("wood-4")}, before=picks_first, company=1),
    "pick-five": Decision({"chosen": card("fire-5")}),
    "place": Decision(
        {
            "refused": taken,
            "card": card("rope-1"),
            "raft": raft(2),
            "steal": steal,
            "stolen": stock("water-1"),
        }
    ),
    "place-five": Decision({"card": card("rope-1"), "raft": raft(4), "all": matrix}),
    "place-own": Decision({"card": card("wood-4")}),
    "place-ink": Decision({"card": card("rope-1"), "raft": raft(2)}),
    "ink-own": Decision({"card": card("fire-5"), "raft": raft(1)}),
    "place-boarding": Decision({"card": card("fire-5")}),  # there is only one raft for it
    "place-near": Decision({"card": card("rope-1"), "raft": raft(2)}),
    "steal-after": Decision({"steal": steal, "stolen": stock("water-4")}, before=places_first),
    "odd": Decision({}),
    # barrels of side A
    "barrel": Decision({"chosen": barrel(1)}),
    "barrel-many": Decision({"up": barrel(1), "down": barrel(3)}),
    "barrel-monkeys": Decision({"chosen": barrel(2)}),
    "barrel-sharks": Decision({"chosen": barrel(2)}),
    "barrel-ink": Decision({"chosen": barrel(2)}),
    "barrel-heavy": Decision({"chosen": barrel(1)}),
    "barrel-down": Decision({"chosen": barrel(1)}),
    "monkey": Decision({"chosen": stock("water-4", 1)}),
    "monkey-five": Decision({"chosen": stock("food-3", 3)}),
    "troop": Decision({"chosen": stock("food-3")}),
    "shark": Decision({"chosen": stock("wood-1")}),
    "sharks": Decision({"chosen": stock("food-1")}, company=1),
    "anchor": Decision({"chosen": stock("fire-1")}),
    "spear": Decision({"refused": refused_raft(1), "chosen": raft(2)}),
    "pelican": Decision({"chosen": raft(3)}),
    "pelican-seen": Decision({"card": card("rope-1")}),
    # side B
    "load": Decision({"card": card("wood-2"), "raft": raft(1)}),
    "load-five": Decision({"card": card("water-3"), "raft": raft(4)}),
    "load-own": Decision({"card": card("wood-2")}),
    "play": Decision({"refused": refused_card("rope-1"), "chosen": card("wood-4")}),
    "play-last": Decision({"chosen": card("wood-4")}),
    "play-none": Decision({"chosen": none}),
    "odd-load": Decision({}),
    "cart-barrel": Decision({"chosen": barrel(1)}),
    "cart-monkey": Decision({"chosen": stock("wood-3", 1)}),
    "cart-anchor": Decision({"chosen": stock("wood-2")}),
    "cart-sharks": Decision({"chosen": stock("fire-1")}, company=1),
    "cart-spear": Decision({"chosen": raft(2)}),
    "cart-pelican": Decision({"chosen": raft(1)}),
}


def sat_down(name: str, anna: Visitor, visit: Visitors, open_table: Opener) -> AtTable:
    """Anna at a table on which it is hers to decide."""
    decision = DECISIONS[name]
    scene, seat = BUILT[name]()
    assert seat == 0, "Anna opens the table, so she sits first"
    company = [visit() for _ in range(decision.company)]
    there = AtTable(anna, open_table(anna, *company, scene=scene))
    if decision.before is not None:
        decision.before(there)
    return there
