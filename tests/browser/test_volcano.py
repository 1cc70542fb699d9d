"""Side B, by what can be seen: fuses that burst, cards that clash, where the lava will be, and whom it takes."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.at_table import AtTable, described
from tests.browser.scenes import BUILT, run_to
from tests.browser.screens import DESK, PHONE, SMALL, Size
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.frames.scenes import Scene, vulcano

BIANCA, GINO, TEA = 1, 2, 3


def sat_down(visit: Visitors, open_table: Opener, scene: Scene, size: Size = DESK) -> AtTable:
    visitor = visit(size, "en")
    return AtTable(visitor, open_table(visitor, scene=scene[0])).is_asked()


def fuse(raft: Locator, suit: str) -> Locator:
    return raft.locator(f"[data-fuse='{suit}']")


def test_every_stack_has_a_fuse(visit: Visitors, open_table: Opener) -> None:
    """Bianca has wood 3 and 1, rope 4, water 3."""
    anna = sat_down(visit, open_table, BUILT["load"]())
    for suit, total in (("wood", 4), ("rope", 4), ("fire", 0), ("water", 3), ("food", 0)):
        expect(fuse(anna.raft(BIANCA), suit)).to_have_attribute("data-total", str(total))
    expect(anna.raft(BIANCA)).to_contain_text("runs 3")
    expect(fuse(anna.own(), "wood")).to_have_attribute("data-total", "2")
    described(anna.touch_of(anna.raft(BIANCA)), r"Stacks: Wood 4, Rope 4 and Water 3\.")


def test_a_stack_that_would_burst_shows_before_it_does(visit: Visitors, open_table: Opener) -> None:
    anna = sat_down(visit, open_table, BUILT["load"]())
    bianca = anna.name(BIANCA)
    anna.touches(anna.card("wood-2"))
    # On all minecarts at once: lost here, a new stack there, one more on a stack elsewhere.
    lost = fuse(anna.raft(BIANCA), "wood")
    expect(lost).to_have_attribute("data-lost", "true")
    expect(lost).to_have_attribute("data-then", "6")
    expect(anna.raft(BIANCA)).to_contain_text("runs 3 → 2")
    expect(fuse(anna.raft(GINO), "wood")).to_have_attribute("data-then", "2")
    expect(anna.raft(GINO)).to_contain_text("runs 2 → 3")
    expect(fuse(anna.raft(TEA), "wood")).to_have_attribute("data-then", "3")
    expect(anna.raft(TEA)).to_contain_text("runs 5 → 5")
    anna.touches(anna.touch_of(anna.raft(BIANCA)))
    expect(anna.words).to_contain_text(f"{bianca}: Wood adds up to 6, more than 5, and is lost.")
    anna.sends()
    anna.hears(f"Anna loads Wood 2 onto {bianca}'s minecart.")
    described(anna.touch_of(anna.raft(BIANCA)), r"Slot 2: Wood 2\.")


def test_a_stack_may_burst_through_a_barrel(visit: Visitors, open_table: Opener) -> None:
    """Anna has wood 3 and finds a monkey; Bianca's wood 3 would be too much for her, and wood 1 would not (B4.2)."""
    t, seat = run_to("monkey", "??shark")
    t.anna.has(stock=["wood-3", "fire-1"])
    anna = sat_down(visit, open_table, (t, seat), PHONE)
    anna.answers(anna.barrel(1)).is_asked()
    anna.touches(anna.stock("wood-1", BIANCA))
    expect(fuse(anna.own(), "wood")).to_have_attribute("data-then", "4")
    anna.touches(anna.stock("wood-3", BIANCA))
    expect(fuse(anna.own(), "wood")).to_have_attribute("data-lost", "true")
    expect(anna.words).to_contain_text("more than 5, and is lost.")
    anna.sends()
    anna.hears(
        f"The monkey takes Wood 3 from {anna.name(BIANCA)}, for Anna.", "Anna, Wood 3 + 3 = 6 > 5: the stack is lost."
    )


def test_cards_that_clash_are_striped_and_say_why(visit: Visitors, open_table: Opener) -> None:
    """Food 1 lies in Anna's slot 2."""
    anna = sat_down(visit, open_table, BUILT["play"](), PHONE)
    expect(anna.prompt).to_have_text("Which card do you play yourself? Neither Food nor a 1.")
    expect(anna.card("rope-1")).to_have_attribute("data-clash", "number")
    expect(anna.card("food-3")).to_have_attribute("data-clash", "suit")
    described(anna.card("rope-1"), r"^Rope 1 has the same number as Food 1 in your slot 2\.$")
    described(anna.card("food-3"), r"^Food 3 has the same suit as Food 1 in your slot 2\.$")
    # The one that can be played says how far one runs with it: wood bursts.
    expect(anna.card("wood-4")).not_to_have_attribute("data-clash", "suit")
    described(anna.card("wood-4"), r"^runs 2$")
    anna.tries(anna.card("food-3"))
    expect(anna.why).to_contain_text("has the same suit as")
    expect(anna.why).to_contain_text("It must differ from the card in their slot 2 both in suit and in number.")
    expect(anna.why.get_by_role("link", name="Rule B3.1")).to_have_attribute("href", "/rules/maretta#B3.1")
    anna.touches(anna.card("wood-4"))
    expect(anna.why).to_have_count(0)
    expect(fuse(anna.own(), "wood")).to_have_attribute("data-lost", "true")
    anna.sends()
    anna.hears("Anna plays Wood 4.")


def test_who_has_no_card_to_play_says_so(visit: Visitors, open_table: Opener) -> None:
    anna = sat_down(visit, open_table, BUILT["play-none"](), SMALL)
    expect(anna.prompt).to_have_text("You cannot play: all your cards are Food or a 1. Say so.")
    for card in ("wood-1", "rope-1", "food-3"):
        expect(anna.card(card)).to_have_attribute("aria-disabled", "true")
    anna.touches(anna.page.get_by_role("button", name="Play nothing")).sends()
    anna.hears("Anna cannot play: every card in hand is Food or a 1.")


def test_it_is_seen_where_the_lava_will_be(visit: Visitors, open_table: Opener) -> None:
    """It stands on 4, and flows 3 a round: who stands on 6 must run at least 2."""
    anna = sat_down(visit, open_table, BUILT["play"]())
    expect(anna.page.locator("[data-lava-next='7']")).to_be_visible()
    for space, said in ((4, "Under the lava."), (7, "The lava comes here at the end of the round.")):
        expect(anna.space(space)).to_have_attribute("aria-label", re.compile(f"{re.escape(said)}$"))
    expect(anna.space(8)).not_to_have_attribute("aria-label", re.compile("lava"))
    expect(anna.page.get_by_text("Lava! You must run at least 2 spaces.")).to_be_visible()
    expect(anna.own()).to_contain_text("needs 2")


def test_the_lava_takes_somebody_out(visit: Visitors, open_table: Opener) -> None:
    """Gino, on 5, has nothing but what lies on his minecart: two stacks bring him to 7, where the lava comes to."""
    t = vulcano(first="Bianca")
    for space in (8, 10, 12, 15, 18, 20):
        t.barrels(space)
    t.anna.has(hand=["wood-4", "rope-1", "water-3"], slot2="food-1", space=9)
    t.bianca.has(slot1="food-1", slot2="fire-2")
    t.gino.has(stock=[], slot1="rope-2", slot2="water-1", space=5)
    t.turn("Anna", "load-self")
    anna = sat_down(visit, open_table, (t, 0))
    gino = anna.name(GINO)
    described(anna.touch_of(anna.raft(GINO)), rf"{gino} is on 5\.")
    anna.touches(anna.card("water-3"))
    # It is foreseen: where all would run to, and whom the lava would take.
    expect(anna.words).to_contain_text(f"The lava catches {gino}.")
    anna.sends()
    anna.hears(
        "The lava flows 3 spaces, to 7.",
        f"The lava catches {gino} on 7: out of the race.",
    )
    anna.is_asked()
    described(anna.touch_of(anna.raft(GINO)), rf"{gino} is out of the race\.")
    expect(anna.raft(GINO)).to_contain_text("out")
    expect(anna.space(7)).to_have_attribute("aria-label", re.compile(r"Under the lava\.$"))
    expect(anna.page.locator(f"[data-zone='board'] [data-seat='{GINO}']")).to_have_count(0)
    expect(anna.page.locator("[data-lava-next='10']")).to_be_visible()
    # Nothing can be loaded onto that minecart any more.
    anna.touches(anna.page.locator("[data-zone='hand'] button[data-card]").first)
    anna.tries(anna.touch_of(anna.raft(GINO)))
    expect(anna.why).to_contain_text(f"Not now. {gino} is out of the race.")
