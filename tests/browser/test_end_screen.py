"""How a game ends: who won, also together; how everybody came along; and one more round."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.finished import SEATS, Finished, play_out
from tests.browser.hands import END, HAND, OPEN, turn_comes
from tests.browser.looks import looks_right
from tests.browser.screens import DESK, PHONE, Size, on_every_screen
from tests.browser.tables import Opener, wish
from tests.browser.visitor import Visitor, Visitors

ALL_ABOARD = {"game": "maretta", "name": "All aboard", "boarding": {"score": 1}}  # whoever tries may board
WIN = {"it": "vincono", "en": "win", "fr": "gagnent"}


def ended(open_table: Opener, *people: Visitor, seed: int = 8, **settings: Any) -> str:
    """A table of three at which the game is over for those people; bots have played it to its end for them."""
    code = open_table(*people, seats=3, seed=seed, first=0, **settings)
    for seat, person in enumerate(people):
        wish(person, code, "leave", seat=seat)
    play_out(people[0], code)
    return code


def won_together(open_table: Opener, *people: Visitor) -> tuple[str, list[str], list[str]]:
    """A game with several winners: its table, who they are, and who the others are."""
    for seed in range(20):
        code = ended(open_table, *people, seed=seed, tables=ALL_ABOARD)
        room = people[0].api("GET", f"/tables/{code}")["room"]
        names = [chair["name"] for chair in room["seats"]]
        winners = [names[seat] for seat in room["end"]["winners"]]
        if len(winners) > 1:
            return code, winners, [name for name in names if name not in winners]
    raise AssertionError("nobody ever wins together")


@on_every_screen
def test_who_wins_together_is_told_together(visit: Visitors, open_table: Opener, size: Size, language: str) -> None:
    anna = visit(size, language)
    code, winners, others = won_together(open_table, anna)
    page = anna.go(f"/t/{code}")
    title = page.locator(END).get_by_role("heading", level=2)
    for name in winners:
        expect(title).to_contain_text(name)
    for name in others:
        expect(title).not_to_contain_text(name)
    expect(title).to_contain_text(re.compile(rf"\b{WIN[language]}\b"))
    expect(page.locator(f"{END} .crown")).to_have_count(len(winners))
    anna.shot("end-together")
    looks_right(page)


@on_every_screen
@pytest.mark.parametrize("game", SEATS)
def test_an_end_looks_right(visit: Visitors, finished: Finished, game: str, size: Size, language: str) -> None:
    visitor = visit(size, language)
    page = visitor.go(f"/t/{finished(game)}")
    end = page.locator(END)
    expect(end.locator("figure")).to_be_visible()
    visitor.shot(f"end-{game}")
    end.locator("summary").click()
    end.locator("figure").scroll_into_view_if_needed()
    visitor.shot(f"end-{game}-course")
    looks_right(page)


def test_the_chart_says_in_words_and_numbers_what_it_shows(visit: Visitors, finished: Finished) -> None:
    visitor = visit(PHONE, "en")
    page = visitor.go(f"/t/{finished('maretta')}")
    end = page.locator(END)
    expect(end.get_by_role("img", name=re.compile("A line for each player, round by round"))).to_be_visible()
    end.get_by_text("The same as a table").click()
    rows = end.locator("figure tbody tr")
    expect(rows).to_have_count(SEATS["maretta"])
    # Where somebody came to in the end is the same in the chart and in the ranking.
    for row in rows.all():
        name, last = row.locator("th").inner_text(), row.locator("td").last.inner_text()
        stands = end.locator(".ranking li", has_text=name)
        expect(stands).to_contain_text(re.compile(rf"\b{last}\b|steamship|island"))


def test_medals_are_those_that_were_won(visit: Visitors, finished: Finished) -> None:
    visitor = visit(DESK, "en")
    code = finished("maretta")
    won = visitor.api("GET", f"/tables/{code}")["room"]["end"]["awards"]
    assert won
    page = visitor.go(f"/t/{code}")
    expect(page.locator(".awards li")).to_have_count(len(won))
    names = [chair["name"] for chair in visitor.api("GET", f"/tables/{code}")["room"]["seats"]]
    for award, shown in zip(won, page.locator(".awards li").all(), strict=True):
        expect(shown).to_contain_text(names[award["seat"]])


def test_the_end_can_be_put_aside_and_keys_do_not_get_below_it(visit: Visitors, open_table: Opener) -> None:
    anna = visit(DESK, "en")
    code = open_table(anna, seats=3, seed=8)
    page = anna.go(f"/t/{code}")
    turn_comes(page)
    page.locator(HAND).first.focus()
    play_out(anna, code, 0)
    expect(page.locator(END).get_by_role("heading", level=2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(f"{END} :focus")).to_have_count(1)
    expect(page.locator("[inert] [data-zone='hand']")).to_have_count(1)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(END)).to_have_count(0)
    page.locator("[data-zone='rafts'] .touch").first.click()
    expect(page.get_by_role("note")).to_be_visible()
    page.get_by_role("button", name="How it ended").click()
    expect(page.locator(END)).to_be_visible()


# -- one more round ----------------------------------------------------------------------------------------------------


def test_a_rematch_takes_one_click_each(visit: Visitors, open_table: Opener) -> None:
    anna, bruno = visit(DESK, "en"), visit(PHONE, "it")
    code = ended(open_table, anna, bruno)  # Anna went first
    page, there = anna.go(f"/t/{code}"), bruno.go(f"/t/{code}")
    expect(there.locator(END)).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(code))
    new = page.url.rpartition("/")[2]

    # Bruno is told, and needs no link.
    expect(there.get_by_text("il nuovo tavolo è pronto").first).to_be_visible()
    bruno.shot("end-rematch")
    looks_right(there)
    there.get_by_role("button", name="Vai al nuovo tavolo").click()
    for each in (page, there):
        expect(each).to_have_url(re.compile(new))
        expect(each.locator(OPEN)).to_be_visible()
    room = anna.api("GET", f"/tables/{new}")["room"]
    assert [chair["name"] for chair in room["seats"][:2]] == ["Anna", "Bruno"]
    assert room["settings"]["first"] == 1
    flag = ".first"  # and everybody sees it
    expect(page.locator(f"[data-zone='rafts'] [data-seat='1'] {flag}")).to_be_visible()
    expect(page.locator(flag)).to_have_count(1)
    expect(there.locator(f"[data-zone='rafts'] {flag}")).to_have_count(0)


def test_alone_against_bots_the_next_game_begins_at_once(visit: Visitors, open_table: Opener) -> None:
    anna = visit(PHONE, "en")
    page = anna.go(f"/t/{ended(open_table, anna)}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(OPEN)).to_be_visible()
