"""Every barrel, opened by who has come to it, with all that is to be chosen then; and what people see of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import STOCKS, AtTable, described
from tests.browser.hidden import frames_hide
from tests.browser.planting import set_up
from tests.browser.scenes import choosing
from tests.browser.screens import DESK, PHONE, SMALL
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.frames.scenes import Scene

BIANCA, GINO, TEA = 1, 2, 3


class Party:
    """Anna has come to a space with barrels; whom else a test is about sits there, and bots take the other seats."""

    def __init__(self, visit: Visitors, open_table: Opener) -> None:
        self._visit, self._open = visit, open_table

    def __call__(self, scene: Scene, people: int = 1) -> list[AtTable]:
        visitors = [self._visit(size, "en") for size in (DESK, PHONE, SMALL)[:people]]
        self.code = self._open(*visitors, scene=scene[0])
        return [AtTable(visitor, self.code) for visitor in visitors]


@pytest.fixture
def party(visit: Visitors, open_table: Opener) -> Party:
    return Party(visit, open_table)


def test_both_barrels_say_what_they_are(party: Party) -> None:
    [anna] = party(choosing("monkey", "??shark"))
    anna.is_asked()
    expect(anna.prompt).to_have_text("Which barrel do you open?")
    expect(anna.barrel(1)).to_have_accessible_name(re.compile("Barrel 1: monkey"))
    expect(anna.barrel(1)).to_contain_text("Take a card from an opponent's stock into yours.")
    # What lies face down may be anything that was not seen yet, with its odds.
    expect(anna.barrel(2)).to_have_accessible_name(re.compile("Barrel 2: a barrel face down"))
    described(anna.barrel(2), r"^It may be: .*fishing spear \d+%")
    anna.answers(anna.barrel(2))
    anna.hears("Anna opens a face-down barrel: a shark.")


def test_monkey(party: Party) -> None:
    [anna] = party(choosing("monkey", "??shark"))
    anna.answers(anna.barrel(1)).is_asked()
    bianca = anna.name(BIANCA)
    expect(anna.prompt).to_have_text("Monkey! Which card do you take, and from whom?")
    # All that can be taken lies there, by whose it is.
    for seat, count in ((BIANCA, 4), (GINO, 3), (TEA, 4)):
        expect(anna.page.get_by_role("group", name=f"{anna.name(seat)}'s stock").get_by_role("button")).to_have_count(
            count
        )
    anna.touches(anna.stock("water-4", BIANCA))
    expect(anna.page.get_by_text(f"Anna: suits 3 → 4 · {bianca}: suits 3 → 2")).to_be_visible()
    anna.sends()
    anna.hears("Anna opens a face-up barrel: a monkey.", f"The monkey takes Water 4 from {bianca}, for Anna.")
    described(anna.touch_of(anna.own()), r"In stock: .*Water 4")


def test_troop_of_monkeys(party: Party) -> None:
    """Bianca sits to the left of Anna: she is first to take a card."""
    anna, bianca = party(choosing("troop", "??shark"), people=2)
    anna.answers(anna.barrel(1))
    bianca.is_asked()
    expect(bianca.prompt).to_contain_text("Monkeys! Which card do you take from")
    expect(bianca.page.locator(STOCKS)).to_have_count(4)
    expect(anna.page.get_by_role("group", name="troop of monkeys")).to_be_visible()  # why all wait
    bianca.answers(bianca.stock("food-2"))
    anna.hears("Anna opens a face-up barrel: a troop of monkeys.", "Bianca takes Food 2 from Anna.")
    took = [line for line in anna.log() if " takes " in line]
    assert len(took) == 3  # everybody else, once


def test_shark(party: Party) -> None:
    [anna] = party(choosing("shark", "??spear"))
    anna.answers(anna.barrel(1)).is_asked()
    expect(anna.prompt).to_have_text("Shark! Which card of your stock do you discard?")
    anna.touches(anna.stock("fire-1"))
    expect(anna.page.get_by_text("Anna: suits 3 → 2")).to_be_visible()
    anna.sends()
    anna.hears("Anna opens a face-up barrel: a shark.", "Anna discards Fire 1.")


def test_anchor(party: Party) -> None:
    """Two cards, one after the other."""
    [anna] = party(choosing("anchor", "??spear"))
    anna.answers(anna.barrel(1)).is_asked()
    expect(anna.prompt).to_have_text("Anchor! Which card of your stock do you discard? 2 in all.")
    anna.answers(anna.stock("fire-1")).is_asked()
    expect(anna.prompt).to_have_text("Anchor! Which card of your stock do you discard?")
    expect(anna.stock("fire-1")).to_have_count(0)
    anna.answers(anna.stock("food-2"))
    anna.hears("Anna opens a face-up barrel: an anchor.", "Anna discards Fire 1.", "Anna discards Food 2.")


def test_sharks(party: Party) -> None:
    """All at the same time: what one has chosen can be changed, and is nobody else's business until all have."""
    anna, bianca = party(choosing("sharks", "??spear"), people=2)
    anna.answers(anna.barrel(1))
    for person in (anna, bianca):
        person.is_asked()
        expect(person.prompt).to_have_text("Sharks! Which card of your stock do you discard?")
    anna.answers(anna.stock("wood-1"))
    expect(anna.words).to_contain_text("You have chosen: Wood 1.")
    anna.touches(anna.stock("food-1"))
    expect(anna.commit).to_have_text("Change")
    anna.sends()
    expect(anna.words).to_contain_text("You have chosen: Food 1.")
    assert not any("sharks take" in line for line in bianca.log())
    assert "Food 1" not in str(bianca.log())
    bianca.answers(bianca.stock("rope-1"))
    bianca.hears(next(line for line in anna.log() if line.startswith("The sharks take")))
    [taken] = [line for line in bianca.log() if line.startswith("The sharks take")]
    assert "Food 1 from Anna" in taken
    assert "Rope 1 from Bianca" in taken


def test_fishing_spear_with_a_tie(party: Party) -> None:
    """Gino and Tea share the nearest space ahead: Anna chooses. Bianca is behind her."""
    t, seat = choosing("spear", "??shark")
    t.gino.has(space=6)
    [anna] = party((t, seat))
    anna.answers(anna.barrel(1)).is_asked()
    gino, bianca = anna.name(GINO), anna.name(BIANCA)
    expect(anna.prompt).to_have_text("Fishing spear! With whom do you swap places?")
    anna.tries(anna.touch_of(anna.raft(BIANCA)))
    expect(anna.why).to_contain_text(f"Not now. {bianca} is not the nearest ahead of you.")
    expect(anna.why.get_by_role("link", name="Rule D7")).to_be_visible()
    anna.touches(anna.touch_of(anna.raft(GINO)))
    assert anna.ghosts() == {0: {6}, GINO: {5}}
    anna.sends()
    anna.hears("Anna opens a face-up barrel: a fishing spear.", f"Anna and {gino} swap places: Anna to 6, {gino} to 5.")
    assert sum("opens" in line for line in anna.log()) == 1  # a swap opens no barrel, though one lies on 5


def test_fishing_spear_with_one_ahead(party: Party) -> None:
    """There is nothing to choose: it happens, and is told."""
    [anna] = party(choosing("spear", "??shark"))
    anna.answers(anna.barrel(1))
    tea = anna.name(TEA)
    anna.hears("Anna opens a face-up barrel: a fishing spear.", f"Anna and {tea} swap places: Anna to 6, {tea} to 5.")


def test_pelican(party: Party, visit: Visitors) -> None:
    """Anna sees Bianca's hand, and Gino does not: neither on his screen nor in what was sent to him."""
    t, seat = choosing("pelican", "??shark")
    t.bianca.has(hand=["wood-3", "rope-3"])
    t.gino.has(hand=["water-1", "fire-1"])
    anna, bianca, gino = party((t, seat), people=3)
    anna.answers(anna.barrel(1)).is_asked()
    expect(anna.prompt).to_have_text("Pelican! Whose hand do you look at?")
    anna.answers(anna.touch_of(anna.raft(BIANCA)))
    # By now the next round has begun, and she has drawn two more.
    tray = anna.page.get_by_role("button", name="Bianca still holds Wood 3 and Rope 3, among 4.")
    expect(tray).to_be_visible()
    anna.visitor.shot("pelican-tray")
    anna.hears(
        "Anna opens a face-up barrel: a pelican.", "Anna looks at Bianca's hand.", "Anna sees Wood 3 and Rope 3."
    )
    # It can be folded up, and is still known.
    tray.click()
    expect(tray).to_have_attribute("aria-expanded", "false")
    # Whose hand was seen is no secret. What was in it is.
    for person in (bianca, gino):
        person.hears("Anna looks at Bianca's hand.")
        expect(person.page.get_by_role("button", name="still holds")).to_have_count(0)
        assert not any("Anna sees" in line for line in person.log())
        assert "log-pelican-sees" not in str(person.visitor.received())
    assert "log-pelican-sees" in str(anna.visitor.received())
    layout = anna.visitor.api("GET", f"/tables/{party.code}/layout")
    assert frames_hide(gino.visitor, GINO, layout) > 0


def inked(party: Party, barrel: str) -> tuple[AtTable, AtTable]:
    """Anna opens it, and the round goes on to the next, in which Bianca is the first to give a card away."""
    t = set_up("maretta", "Anna Bianca Gino", first="Anna", variant="maretta")
    t.round(2)
    t.anna.has(hand=["wood-4", "rope-1"], slot1="food-1", space=4)
    t.anna.finds(barrel, at=5)
    t.barrels(5, barrel, "??spear")
    t.bianca.has(hand=["fire-1", "rope-2", "water-4"], slot1="food-1", space=1)
    t.gino.has(hand=["wood-1", "wood-2", "fire-2"], slot1="water-1", space=2)
    anna, bianca = party((t, 0), people=2)
    anna.answers(anna.barrel(1))
    bianca.answers(bianca.card("fire-1"), bianca.touch_of(bianca.raft(GINO)))
    return anna.is_asked(), bianca.is_asked()


def both_pick(anna: AtTable, bianca: AtTable) -> None:
    """Wood 4 for Anna, water 4 for Bianca, and then it is hers."""
    expect(bianca.prompt).to_have_text("Which card goes face down onto your own raft?")
    anna.answers(anna.card("wood-4"))
    bianca.answers(bianca.card("water-4")).is_asked()
    expect(bianca.prompt).to_have_text("Which card do you give away, and to whom?")


def test_cuttlefish(party: Party) -> None:
    anna, bianca = inked(party, "cuttlefish")
    anna.hears("Anna opens a face-up barrel: a cuttlefish.", "Next round Anna's own card stays face down.")
    for person in (anna, bianca):
        expect(person.page.get_by_text("Under ink this round: Anna.")).to_be_visible()
    both_pick(anna, bianca)
    bianca.hears("Under the ink, Anna's card stays face down.")
    # Anna sees her own card; Bianca sees none, and a range where she would see a number.
    described(anna.touch_of(anna.own()), r"Slot 1: Wood 4\.")
    described(bianca.touch_of(bianca.raft(0)), r"Slot 1: a hidden card\.")
    bianca.touches(bianca.card("rope-2"))
    expect(bianca.raft(0)).to_contain_text("+0 … +3")
    expect(bianca.raft(GINO)).not_to_contain_text("…")
    layout = anna.visitor.api("GET", f"/tables/{party.code}/layout")
    assert frames_hide(bianca.visitor, BIANCA, layout) > 0
    # As soon as she gives it, it is turned up.
    bianca.touches(bianca.touch_of(bianca.raft(0))).sends()
    bianca.hears("Bianca gives Rope 2 to Anna.")
    # Where Anna stands by then is Spuma's doing.
    assert any(line.startswith("The hidden card is Wood 4:") for line in bianca.log())


def test_school_of_cuttlefish(party: Party) -> None:
    anna, bianca = inked(party, "school")
    anna.hears(
        "Anna opens a face-up barrel: a school of cuttlefish.", "Next round everybody's own card stays face down."
    )
    gino = anna.name(GINO)
    expect(anna.page.get_by_text(f"Under ink this round: Anna, Bianca and {gino}.")).to_be_visible()
    both_pick(anna, bianca)
    described(bianca.touch_of(bianca.own()), r"Slot 1: Water 4\.")
    bianca.touches(bianca.card("rope-2"))
    for seat in (0, GINO):
        described(bianca.touch_of(bianca.raft(seat)), r"Slot 1: a hidden card\.")
        expect(bianca.raft(seat)).to_contain_text("+0 … +3")
