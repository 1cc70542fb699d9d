"""The gallery: all cards of Arrr!!!, what one looks for among them, and each by an address of its own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looks import looks_right
from tests.browser.screens import DESK, PHONE, Size, on_every_screen
from tests.browser.visitor import Visitor, Visitors

PACKS = ("captains", "crew", "events", "explorations")
CARDS = "ul.cards [data-card]"
UNDRAWN = """selector => [...document.querySelectorAll(selector)]
  .flatMap(card => [...card.querySelectorAll('img')])
  .filter(image => !image.complete || image.naturalWidth === 0)
  .map(image => image.src)"""


def told(visitor: Visitor) -> list[Any]:
    """The cards as a program is told them, in the order of the gallery."""
    deck = visitor.api("GET", "/cards/arrr")
    return [card for pack in PACKS for card in deck[pack]]


def ids(page: Page) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator(CARDS).all()]


def names(cards: list[Any]) -> list[str]:
    return [card["id"] for card in cards]


def close(page: Page) -> Locator:
    """The sheet with one card."""
    return page.locator("dialog[open]")


def looked_at(page: Page, card: str) -> None:
    """That card is looked at closely, and has the address."""
    expect(close(page).locator(f"[data-card='{card}']").first).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/cards#{card}$"))


@on_every_screen
def test_all_cards_lie_there(visit: Visitors, size: Size, language: str) -> None:
    visitor = visit(size, language)
    page = visitor.go("/cards")
    cards = told(visitor)
    expect(page.locator(CARDS)).to_have_count(len(cards))
    assert ids(page) == names(cards)
    assert sum(card["copies"] for card in cards) == 110
    expect(page.locator("main")).to_contain_text("110")
    page.locator(CARDS).first.scroll_into_view_if_needed()
    visitor.shot("gallery")
    looks_right(page)
    page.locator(f"{CARDS} >> nth=3").click()
    looked_at(page, cards[3]["id"])
    visitor.shot("gallery-closely")
    looks_right(page)


def test_every_card_has_a_picture_and_a_text(visit: Visitors) -> None:
    page = visit(DESK, "en").go("/cards")
    expect(page.locator(CARDS).first).to_be_visible()
    for card in page.locator("ul.cards > li").all()[::8]:  # pictures further down are fetched when they come into sight
        card.scroll_into_view_if_needed()
    page.wait_for_function(f"() => ({UNDRAWN})('{CARDS}').length === 0")
    said = page.locator(f"{CARDS} > .unseen").all_text_contents()
    assert len(set(said)) == len(said)
    assert all(len(words) > 10 for words in said)


@pytest.mark.parametrize(("language", "word"), [("it", "nave fantasma"), ("en", "GHOST"), ("fr", "fantome")])
def test_a_word_finds_cards(visit: Visitors, language: str, word: str) -> None:
    """Whatever its accents, and however it is typed."""
    page = visit(DESK, language).go("/cards")
    page.get_by_role("searchbox").fill(word)
    expect(page.locator(f"{CARDS}[data-card='ghost-ship']")).to_be_visible()
    assert len(ids(page)) < 10
    page.get_by_role("searchbox").fill("qwxyz")
    expect(page.locator(CARDS)).to_have_count(0)
    expect(page.locator("ul.cards li.none")).to_be_visible()
    looks_right(page)
    page.get_by_role("searchbox").fill("")
    expect(page.locator(CARDS).first).to_be_visible()


def test_decks_and_traits_narrow_the_choice(visit: Visitors) -> None:
    visitor = visit(PHONE, "en")
    page = visitor.go("/cards")
    deck = visitor.api("GET", "/cards/arrr")
    choose(page, "Deck", "Crew")
    expect(page.locator(CARDS)).to_have_count(len(deck["crew"]))
    assert ids(page) == names(deck["crew"])
    choose(page, "Trait", "attack")
    trait = deck["traits"].index("attack")
    fighters = [card for card in deck["crew"] if card["traits"][trait] > 0]
    expect(page.locator(CARDS)).to_have_count(len(fighters))
    choose(page, "Deck", "Explorations")
    asking = [card for card in deck["explorations"] if any(test["trait"] == "attack" for test in card["tests"])]
    expect(page.locator(CARDS)).to_have_count(len(asking))
    choose(page, "Deck", "All")
    choose(page, "Trait", "Any")
    expect(page.locator(CARDS)).to_have_count(sum(len(deck[pack]) for pack in PACKS))


def choose(page: Page, group: str, what: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=re.compile(f"^{what}$", re.I)).check()


def test_a_card_has_an_address_of_its_own(visit: Visitors) -> None:
    page = visit(DESK, "en").go("/cards#ghost-ship")
    looked_at(page, "ghost-ship")
    expect(close(page).get_by_role("heading", level=2)).to_have_text("Ghost Ship")
    page.keyboard.press("Escape")
    expect(close(page)).to_have_count(0)
    expect(page).to_have_url(re.compile("/cards$"))
    page.goto("/cards#no-such-card")
    page.reload()
    expect(page.locator(CARDS).first).to_be_visible()
    expect(close(page)).to_have_count(0)


def test_arrows_lead_from_card_to_card(visit: Visitors) -> None:
    """Also around the ends, and only through the cards that were found; back leads to all of them."""
    visitor = visit(DESK, "en")
    page = visitor.go("/cards")
    captains = names(visitor.api("GET", "/cards/arrr")["captains"])
    choose(page, "Deck", "Captains")
    expect(page.locator(CARDS)).to_have_count(len(captains))
    page.locator(f"{CARDS}[data-card='{captains[0]}']").click()
    looked_at(page, captains[0])
    page.keyboard.press("ArrowRight")
    looked_at(page, captains[1])
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    looked_at(page, captains[-1])
    close(page).get_by_role("button", name="The next card").click()
    looked_at(page, captains[0])
    page.go_back()
    expect(close(page)).to_have_count(0)
    expect(page.locator(CARDS)).to_have_count(len(captains))


def test_keys_alone_open_a_card_and_come_back_to_it(visit: Visitors) -> None:
    page = visit(DESK, "en").go("/cards")
    card = page.locator("ul.cards li button").nth(2)
    card.focus()
    page.keyboard.press("Enter")
    expect(close(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(close(page)).to_have_count(0)
    expect(card).to_be_focused()


def test_the_home_page_leads_there(visit: Visitors) -> None:
    page = visit(PHONE, "it").go("/")
    page.locator("a[href='/cards']").first.click()
    expect(page.locator(CARDS).first).to_be_visible()
