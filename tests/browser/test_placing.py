"""Giving cards away, by what can be seen: where all would land, move or steal, why not, and one's own raft last."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.at_table import AtTable, described
from tests.browser.planting import set_up
from tests.browser.scenes import BUILT
from tests.browser.screens import DESK, SMALL
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.frames.scenes import maretta

BIANCA, GINO, TEA = 1, 2, 3


def placing(visit: Visitors, open_table: Opener) -> AtTable:
    """Anna, on space 6, may give a card to Bianca on 4 or Gino on 8; rope 1 lies in both their stocks."""
    anna = visit(DESK, "en")
    scene, _ = BUILT["place"]()
    return AtTable(anna, open_table(anna, scene=scene)).is_asked()


def test_a_card_shows_where_everybody_would_land(visit: Visitors, open_table: Opener) -> None:
    anna = placing(visit, open_table)
    assert anna.ghosts() == {}
    anna.touches(anna.card("wood-4"))
    # On every raft at once, and on the board: both receivers, and Anna for her good deed.
    expect(anna.raft(BIANCA)).to_contain_text("+1 → 5")
    expect(anna.raft(GINO)).to_contain_text("+2 → 10")
    expect(anna.raft(TEA)).not_to_contain_text("→")
    assert anna.ghosts() == {0: {8}, BIANCA: {5}, GINO: {10}}
    described(anna.touch_of(anna.raft(GINO)), rf"{anna.name(GINO)} moves to 10\.")
    # With a raft, only what happens then.
    anna.touches(anna.touch_of(anna.raft(GINO)))
    assert anna.ghosts() == {0: {8}, GINO: {10}}
    expect(anna.own()).to_contain_text("+2 → 8")
    # What was half chosen can be taken back, step by step.
    anna.page.mouse.move(0, 0)
    anna.page.keyboard.press("Escape")
    assert anna.ghosts() == {0: {8}, BIANCA: {5}, GINO: {10}}
    anna.page.keyboard.press("Escape")
    assert anna.ghosts() == {}
    expect(anna.prompt).to_have_text("Which card do you give away, and to whom?")


def test_ink_leaves_a_range_instead_of_a_number(visit: Visitors, open_table: Opener) -> None:
    visitor = visit(DESK, "en")
    scene, _ = BUILT["place-ink"]()
    anna = AtTable(visitor, open_table(visitor, scene=scene)).is_asked()
    anna.touches(anna.card("fire-5"))
    expect(anna.raft(BIANCA)).to_contain_text("stays")  # a 5 lies there
    for seat in (GINO, TEA):
        expect(anna.raft(seat)).to_contain_text("+0 … +5")
        described(anna.touch_of(anna.raft(seat)), r"Slot 1: a hidden card\.")
    assert anna.ghosts()[GINO] == {13}  # as far as it can be; he may as well stay


def test_move_or_steal_are_two_equal_buttons(visit: Visitors, open_table: Opener) -> None:
    anna = placing(visit, open_table)
    anna.touches(anna.card("wood-4"))
    expect(anna.page.locator("[data-hook]")).to_have_count(0)
    anna.touches(anna.card("rope-1"))
    for seat in (BIANCA, GINO):
        expect(anna.raft(seat).locator("[data-hook]")).to_be_visible()
    anna.touches(anna.touch_of(anna.raft(BIANCA)))
    expect(anna.choices).to_have_text(["Move +2", "Steal a card"])
    expect(anna.commit).to_have_count(0)  # neither comes by itself
    one, two = (each.bounding_box() for each in anna.choices.all())
    assert one is not None
    assert two is not None
    assert (one["width"], one["height"], one["y"]) == (two["width"], two["height"], two["y"])


def test_who_moves_steals_nothing(visit: Visitors, open_table: Opener) -> None:
    anna = placing(visit, open_table)
    bianca = anna.name(BIANCA)
    anna.touches(anna.card("rope-1"), anna.touch_of(anna.raft(BIANCA))).chooses(0)
    anna.hears(
        f"Anna gives Rope 1 to {bianca}: |5 - 1| = 4, {bianca} moves to 8.",
        "Anna, good deed: +2 → 8.",
    )
    described(anna.touch_of(anna.own()), r"Anna is on 8\.")
    expect(anna.space(8)).to_have_accessible_name(re.compile(r"^space 8\. Here: Anna"))


def test_who_steals_stays(visit: Visitors, open_table: Opener) -> None:
    anna = placing(visit, open_table)
    bianca = anna.name(BIANCA)
    anna.touches(anna.card("rope-1"), anna.touch_of(anna.raft(BIANCA))).chooses(1)
    expect(anna.prompt).to_have_text("Which card do you steal?")
    expect(anna.page.locator("[data-zone='stocks'] button")).to_have_count(4)
    anna.touches(anna.stock("water-4"))
    expect(anna.page.get_by_text(f"Anna: suits 3 → 4 · {bianca}: suits 3 → 2")).to_be_visible()
    expect(anna.words).to_contain_text("and make no good deed")
    anna.sends()
    anna.hears(
        f"Anna gives Rope 1 to {bianca}, who has the same card in stock, and steals Water 4.",
        f"|5 - 1| = 4, {bianca} moves to 8.",
    )
    expect(anna.space(6)).to_have_accessible_name(re.compile(rf"Here: Anna and {anna.name(TEA)}\."))
    described(anna.touch_of(anna.own()), r"In stock: .*Water 4")


def test_a_raft_that_has_its_card_says_why_not(visit: Visitors, open_table: Opener) -> None:
    anna = placing(visit, open_table)
    anna.touches(anna.touch_of(anna.raft(TEA)))
    tea = anna.name(TEA)
    expect(anna.why).to_contain_text(f"Not now. {tea} already has")
    expect(anna.why).to_contain_text("in slot 2.")
    expect(anna.why).to_contain_text("A slot 2 takes only one card a round.")
    link = anna.why.get_by_role("link", name="Rule A3.2")
    expect(link).to_be_visible()
    with anna.page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    assert urlsplit(rules.url).fragment == "A3.2"
    expect(rules.locator("[id='A3.2']")).to_be_in_viewport()
    rules.close()
    # It goes away with its button, and with whatever is done next.
    anna.why.get_by_role("button").click()
    expect(anna.why).to_have_count(0)
    anna.touches(anna.card("rope-1")).tries(anna.touch_of(anna.raft(TEA)))
    expect(anna.why).to_be_visible()
    anna.touches(anna.touch_of(anna.raft(GINO)))
    expect(anna.why).to_have_count(0)


def test_who_comes_last_has_only_the_own_raft(visit: Visitors, open_table: Opener) -> None:
    """Bianca gives to Gino and Gino to Bianca: Anna is told so, and moves by the difference alone."""
    scene = set_up("maretta", "Anna Bianca Gino", first="Bianca", variant="maretta")
    scene.anna.has(hand=["wood-4", "rope-2", "fire-5"], slot1="food-1", space=6)
    scene.bianca.has(hand=["wood-3", "rope-1", "fire-1"], slot1="water-2", space=1)
    scene.gino.has(hand=["water-3", "rope-3", "food-2"], slot1="fire-2", space=2)
    scene.turn("Bianca", "place")
    people = [visit(DESK, "en"), visit(DESK, "en"), visit(SMALL, "en")]
    code = open_table(*people, scene=scene)
    anna, bianca, gino = (AtTable(person, code) for person in people)
    bianca.answers(bianca.card("wood-3"), bianca.touch_of(bianca.raft(GINO)))
    gino.is_asked().touches(gino.card("water-3"), gino.touch_of(gino.raft(BIANCA)))
    expect(gino.words).to_contain_text("After this only Anna's place is free.")  # it is seen coming
    gino.sends()

    anna.is_asked()
    expect(anna.prompt).to_have_text("No other raft is free: which card goes onto your own?")
    why = "All other rafts have their second card: Water 3 for Bianca from Gino and Wood 3 for Gino from Bianca."
    expect(anna.page.get_by_text(f"{why} Yours moves, and there is no good deed.")).to_be_visible()
    people[0].shot("forced")
    anna.touches(anna.card("wood-4"))  # there is only one place for it
    assert anna.ghosts() == {0: {9}}
    anna.sends()
    anna.hears("No other raft is free, so Anna's own gets Wood 4: |1 - 4| = 3, Anna moves to 9.")
    assert not any("Anna, good deed" in line for line in anna.log())
    assert any("Bianca, good deed: +2" in line for line in anna.log())


def test_a_steamship_passes_and_everybody_is_counted(visit: Visitors, open_table: Opener) -> None:
    scene = maretta(first="Bianca")
    scene.anna.has(hand=["wood-4", "rope-2", "fire-1"], slot1="food-1", slot2="rope-3")
    scene.bianca.has(slot1="food-1")
    scene.gino.has(slot1="steamship", slot2="water-1")
    scene.tea.has(slot1="rope-3", slot2="food-2")
    scene.turn("Anna", "place")
    visitor = visit(SMALL, "en")
    anna = AtTable(visitor, open_table(visitor, scene=scene)).is_asked()
    # Everybody's meter is there all the time: what is known, and of how many.
    expect(anna.page.locator("[data-meter]")).to_have_count(4)
    expect(anna.own().locator("[data-meter]")).to_have_text("2+3=5/7")
    expect(anna.raft(BIANCA).locator("[data-meter]")).to_have_text("?+3/7")
    expect(anna.raft(GINO).locator("[data-meter]")).to_have_text("1+3=4/7")
    bianca, gino, tea = (anna.name(seat) for seat in (BIANCA, GINO, TEA))
    anna.touches(anna.card("fire-1"))
    expect(anna.raft(BIANCA)).to_contain_text("3/7")  # and what it comes to
    anna.sends()
    anna.hears(
        "A steamship passes: boarding takes 7.",
        f"{bianca}: 0 + 3 suits = 3, not enough.",
        f"{gino}: 1 + 3 suits = 4, not enough.",
        f"{tea}: 1 + 4 suits = 5, not enough.",
        "Anna: 2 + 3 suits = 5, not enough.",
    )
    anna.hears("The steamship card is discarded.")
