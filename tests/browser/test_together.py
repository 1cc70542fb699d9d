"""Several people at one table, each with a browser: reloads, lost networks, changed minds, and what nobody may know."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import COMMIT, END, HAND, Hands, ripens, turn_comes
from tests.browser.hidden import frames_hide
from tests.browser.screens import DESK, PHONE, SMALL
from tests.browser.tables import Opener
from tests.browser.visitor import OFFLINE, Visitors


def pick(page: Page, number: int) -> str:
    """Put a card of the hand on the own raft; which one it was."""
    card = page.locator(HAND).nth(number)
    name = card.get_attribute("data-card")
    assert name is not None
    card.click()
    ripens(page)
    page.locator(COMMIT).click()
    expect(page.locator("[data-commit][aria-disabled='true']")).to_be_visible()
    return name


def picked(page: Page) -> str | None:
    return page.locator("[data-zone='hand'] .away").get_attribute("data-card")


def test_three_people_play_a_whole_game_with_a_reload_and_somebody_offline(visit: Visitors, open_table: Opener) -> None:
    people = [visit(DESK, "it"), visit(PHONE, "en"), visit(SMALL, "fr")]
    code = open_table(*people, seats=3, seed=5)
    pages = [person.go(f"/t/{code}") for person in people]
    for page in pages:
        turn_comes(page)

    # Anna picks, and picks another card instead: the others see that she has chosen, and nothing else.
    first = pick(pages[0], 0)
    other = next(
        number
        for number in range(pages[0].locator(HAND).count())
        if pages[0].locator(HAND).nth(number).get_attribute("data-card") != first
    )
    second = pick(pages[0], other)
    assert second != first
    expect(pages[0].locator(f"[data-zone='hand'] .away[data-card='{second}']")).to_be_visible()

    # In the middle of it she loads the page anew: her choice is still there.
    pages[0].reload()
    expect(pages[0].locator(f"[data-zone='hand'] .away[data-card='{second}']")).to_be_visible()

    # Bruno loses the network for a while, is told so, and comes back to the same decision.
    people[1].forgive(OFFLINE)
    people[1].context.set_offline(True)
    expect(pages[1].get_by_role("status").first).to_be_visible()
    pages[1].wait_for_timeout(1_000)
    people[1].context.set_offline(False)
    expect(pages[1].locator(HAND).first).to_be_visible()

    play_on(pages)
    for page in pages:
        expect(page.locator(END)).to_be_visible()
    layout = people[0].api("GET", f"/tables/{code}/layout")
    for seat, person in enumerate(people):
        assert frames_hide(person, seat, layout) > 10


def play_on(pages: list[Page]) -> None:
    """Everybody in turn, until it is over for all of them."""
    hands = [Hands(page, seed) for seed, page in enumerate(pages)]
    for _ in range(600):
        if all(hand.is_over() for hand in hands):
            return
        for hand in hands:
            if hand.asked():
                hand.decide()
        pages[0].wait_for_timeout(30)
    raise AssertionError("the game does not come to an end")


def test_two_tabs_of_one_seat_stay_in_step(visit: Visitors, open_table: Opener) -> None:
    anna, bruno = visit(DESK, "en"), visit(DESK, "en")
    code = open_table(anna, bruno, seats=3, seed=2)
    here, there = anna.go(f"/t/{code}"), anna.tab(f"/t/{code}")
    turn_comes(here)
    turn_comes(there)
    card = pick(here, 1)
    expect(there.locator(f"[data-zone='hand'] .away[data-card='{card}']")).to_be_visible()
    changed = pick(there, 0)
    expect(here.locator(f"[data-zone='hand'] .away[data-card='{changed}']")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(visit: Visitors, open_table: Opener) -> None:
    anna = visit(DESK, "en")
    code = open_table(anna, seats=3, seed=4)
    page = anna.go(f"/t/{code}")
    turn_comes(page)
    prompt = page.locator("[data-zone='bar'] .prompt")
    expect(prompt).to_have_text("Which card goes face down onto your own raft?")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Italiano").click()
    page.keyboard.press("Escape")
    expect(prompt).to_contain_text("Quale carta")
    expect(page.locator("html")).to_have_attribute("lang", "it")
