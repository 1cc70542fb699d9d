"""Games that are over, or not yet, seen again: moment by moment, through whose eyes one likes, and by a link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.finished import SEATS, Finished, play_out
from tests.browser.hands import END
from tests.browser.hidden import assert_hidden
from tests.browser.looks import looks_right
from tests.browser.screens import DESK, PHONE, SMALL, Size, on_every_screen
from tests.browser.tables import NAMES, Opener
from tests.browser.visitor import Visitor, Visitors

OPEN_HANDS = "[data-zone='rafts'] [data-seat] .open"
OWN_HAND = "[data-zone='hand'] [data-card]"
REFUSED = r"status of 40[349]"  # what the console says of a reply that is no page


class Watched:
    """A replay, and what goes through it."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.go(path)
        expect(self.slider).to_be_visible()

    @property
    def slider(self) -> Locator:
        return self.page.locator("footer input[type='range']")

    @property
    def place(self) -> int:
        """How many moments have been shown."""
        return int(self.slider.input_value())

    @property
    def length(self) -> int:
        return int(self.slider.get_attribute("max") or 0)

    @property
    def speed(self) -> Locator:
        return self.page.locator("footer select").first

    @property
    def eyes(self) -> Locator:
        return self.page.locator("footer select").nth(1)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def is_at(self, place: int) -> None:
        expect(self.slider).to_have_value(str(place))

    def goes_to(self, place: int) -> None:
        self.slider.fill(str(place))
        self.is_at(place)

    def is_linked(self, beat: int, eyes: str) -> None:
        """What stands in the address is the moment that is seen."""
        expect(self.page).to_have_url(re.compile(rf"\?seat={eyes}&beat={beat}$"))


def at(finished: Finished, visitor: Visitor, game: str = "maretta", query: str = "") -> Watched:
    return Watched(visitor, f"/replay/{finished(game)}{query}")


def standing(page: Page) -> str:
    """How the table lies, in the words of who listens."""
    rafts = page.locator("[data-seat] > .unseen, [data-seat] .raft > .unseen")
    return " ".join(text for text in rafts.all_text_contents())


# -- the way there -----------------------------------------------------------------------------------------------------


def test_the_end_of_a_game_leads_to_its_replay_and_back(visit: Visitors, open_table: Opener) -> None:
    anna = visit(PHONE, "en")
    code = open_table(anna, seats=3, seed=8)
    play_out(anna, code, 0)
    page = anna.go(f"/t/{code}")
    page.locator(END).get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile(rf"/replay/{code}\?seat=0"))
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^1 of \d+$"))
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(END)).to_be_visible()


@on_every_screen
@pytest.mark.parametrize("game", SEATS)
def test_a_replay_looks_right(visit: Visitors, finished: Finished, game: str, size: Size, language: str) -> None:
    visitor = visit(size, language)
    replay = at(finished, visitor, game)
    if game == "maretta":  # what all of them have picked
        expect(replay.page.locator(".answers > span")).to_have_count(SEATS[game])
        visitor.shot(f"replay-{game}-begins")
        looks_right(replay.page)
    replay.goes_to(replay.length // 2)
    visitor.shot(f"replay-{game}")
    looks_right(replay.page)
    if size is not DESK:  # there the log is a sheet
        replay.page.keyboard.press("l")
        expect(replay.page.locator("dialog[open] [data-zone='log'] [aria-current='true']").first).to_be_in_viewport()
        visitor.shot(f"replay-{game}-log")
        looks_right(replay.page)


# -- going through it --------------------------------------------------------------------------------------------------


def test_the_slider_is_moved_by_pointer_and_by_keys(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    page, length = replay.page, replay.length
    first = standing(page)
    box = replay.slider.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    middle = replay.place
    assert abs(middle - length / 2) < length / 10
    assert standing(page) != first
    for key, place in (("ArrowRight", middle + 1), ("ArrowLeft", middle), ("ArrowLeft", middle - 1)):
        replay.slider.press(key)
        replay.is_at(place)
    expect(replay.slider).to_have_attribute("aria-valuetext", f"{middle - 1} of {length}")
    replay.slider.press("End")
    replay.is_at(length)
    replay.slider.press("Home")
    replay.is_at(1)
    assert standing(page) == first


def test_arrows_step_through_it_wherever_nothing_else_wants_them(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    keyboard = replay.page.keyboard
    for key, place in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1), ("ArrowLeft", 1)):
        keyboard.press(key)
        replay.is_at(place)
    keyboard.press("End")
    replay.is_at(replay.length)


def test_buttons_step_and_lead_to_the_ends(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    ways = (("One step on", 2), ("One step on", 3), ("One step back", 2), ("To the end", replay.length))
    for name, place in (*ways, ("One step back", replay.length - 1), ("To the beginning", 1)):
        replay.button(name).click()
        replay.is_at(place)
    for name in ("One step back", "To the beginning"):
        expect(replay.button(name)).to_be_disabled()


def test_who_steps_to_the_end_by_keyboard_stays_where_they_are(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    replay.goes_to(replay.length - 1)
    step = replay.button("One step on")
    step.focus()
    replay.page.keyboard.press("Enter")
    replay.is_at(replay.length)
    expect(step).to_be_focused()
    expect(step).to_be_disabled()
    replay.page.keyboard.press("Enter")
    replay.is_at(replay.length)


def test_it_plays_by_itself_and_stops_when_told(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(PHONE, "en"))
    replay.speed.select_option("4")
    replay.button("Play").click()
    expect(replay.slider).not_to_have_value(re.compile("^[123]$"))
    replay.button("Pause").click()
    stopped = replay.place
    replay.page.wait_for_timeout(700)
    replay.is_at(stopped)
    replay.page.keyboard.press("Escape")
    replay.page.locator("h1").click()
    replay.page.keyboard.press("Space")
    expect(replay.slider).not_to_have_value(str(stopped))
    replay.page.keyboard.press("Space")
    expect(replay.button("Play")).to_be_visible()


def test_it_ends_at_the_end_and_then_begins_anew(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    replay.goes_to(replay.length - 2)
    replay.speed.select_option("4")
    replay.button("Play").click()
    replay.is_at(replay.length)
    expect(replay.button("Play")).to_be_visible()
    replay.button("Play").click()
    expect(replay.slider).to_have_value(re.compile(r"^[1-9]$"))
    replay.button("Pause").click()


def test_what_moves_moves_between_two_moments(visit: Visitors, finished: Finished) -> None:
    """Not only for who wants no motion: the table comes to the same in the end."""
    replay = at(finished, visit(DESK, "en", motion=True))
    still = at(finished, visit(DESK, "en"))
    for _ in range(8):
        for each in (replay, still):
            each.button("One step on").click()
    replay.is_at(9)
    still.is_at(9)
    comes_to = standing(still.page)
    for _ in range(100):
        if standing(replay.page) == comes_to:
            return
        replay.page.wait_for_timeout(50)
    assert standing(replay.page) == comes_to


# -- through whose eyes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEATS)
def test_after_the_end_one_sees_it_through_any_eyes(visit: Visitors, finished: Finished, game: str) -> None:
    replay = at(finished, visit(DESK, "en"), game)
    page, seats = replay.page, SEATS[game]
    replay.goes_to(5)
    expect(replay.eyes).to_have_value("all")
    expect(page.locator(OPEN_HANDS)).to_have_count(seats)
    names = replay.eyes.locator("option").all_text_contents()
    assert names[0] == "All cards open"
    assert names[1] == f"As {NAMES[0]}"
    assert names[-1] == "As a spectator"
    assert len(names) == seats + 2
    for seat in range(seats):
        replay.eyes.select_option(str(seat))
        replay.is_linked(5, str(seat))
        replay.is_at(5)
        expect(page.locator(OWN_HAND).first).to_be_attached()
        expect(page.locator("[data-zone='rafts'] [data-seat]")).to_have_count(seats - 1)
        expect(page.locator(OPEN_HANDS)).to_have_count(0)
    replay.eyes.select_option("none")
    replay.is_linked(5, "none")
    replay.is_at(5)
    expect(page.locator("[data-zone='rafts'] [data-seat]")).to_have_count(seats)
    expect(page.locator(f"{OWN_HAND}, {OPEN_HANDS}")).to_have_count(0)


def test_eyes_come_back_with_the_back_button(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"), query="?seat=1&beat=4")
    replay.eyes.select_option("2")
    replay.is_linked(4, "2")
    expect(replay.eyes).to_have_value("2")
    replay.page.go_back()
    expect(replay.eyes).to_have_value("1")
    replay.is_at(4)


# -- by a link ---------------------------------------------------------------------------------------------------------


def test_a_link_leads_somebody_else_to_the_same_moment(visit: Visitors, finished: Finished) -> None:
    anna, bruno = visit(DESK, "en"), visit(SMALL, "it")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = at(finished, anna, query="?seat=1")
    replay.goes_to(9)
    replay.button("Link to this moment").click()
    expect(replay.page.get_by_text("The link is copied.")).to_be_visible()
    link = replay.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith("?seat=1&beat=9")
    there = Watched(bruno, link)
    there.is_at(9)
    expect(there.eyes).to_have_value("1")
    expect(there.page.locator(OWN_HAND)).to_have_count(replay.page.locator(OWN_HAND).count())


def test_the_address_follows_and_nothing_is_loaded_anew_for_it(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    replay.slider.evaluate("slider => { slider.dataset.same = 'yes' }")
    replay.goes_to(6)
    replay.is_linked(6, "all")
    expect(replay.slider).to_have_attribute("data-same", "yes")
    replay.page.reload()
    replay.is_at(6)


def test_entries_of_the_log_show_their_moment(visit: Visitors, finished: Finished) -> None:
    replay = at(finished, visit(DESK, "en"))
    log = replay.page.locator("[data-zone='log']")
    expect(log.locator("[aria-current='true']").first).to_be_visible()
    entry = log.locator("li[data-beat='12']").first
    entry.get_by_role("link").click()
    replay.is_at(12)
    expect(entry.get_by_role("link")).to_have_attribute("aria-current", "true")
    replay.is_linked(12, "all")
    entry.get_by_role("link").focus()
    replay.page.keyboard.press("ArrowDown")
    replay.page.keyboard.press("Enter")
    assert replay.place >= 12


def test_entries_of_the_log_at_the_table_lead_into_the_replay(visit: Visitors, open_table: Opener) -> None:
    anna = visit(DESK, "en")
    code = open_table(anna, seats=3, seed=8)
    play_out(anna, code, 0)
    page = anna.go(f"/t/{code}")
    page.locator("[data-zone='log'] li[data-beat='7'] a").first.click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("7")
    expect(page).to_have_url(re.compile(rf"/replay/{code}\?"))


@pytest.mark.parametrize(
    ("language", "said"), [("en", "does not go that far"), ("it", "non arriva fin"), ("fr", "va pas")]
)
def test_a_link_past_the_end_says_so(visit: Visitors, finished: Finished, language: str, said: str) -> None:
    replay = at(finished, visit(DESK, language), query="?seat=all&beat=9999")
    replay.is_at(replay.length)
    expect(replay.page.locator(".tiding").get_by_text(said)).to_be_visible()
    replay = at(finished, visit(DESK, language), query=f"?seat=all&beat={replay.length}")
    replay.is_at(replay.length)
    expect(replay.page.get_by_text(said)).to_have_count(0)


@pytest.mark.parametrize("code", ["zzzzzz", "not-a-code", "%25"])
def test_a_link_to_a_table_that_is_not_there_says_so(visit: Visitors, code: str) -> None:
    visitor = visit(SMALL, "en")
    visitor.forgive(REFUSED)
    page = visitor.go(f"/replay/{code}")
    expect(page.get_by_role("heading", level=1, name="There is no table here")).to_be_visible()
    looks_right(page)
    page.get_by_role("link", name="To the first page").first.click()
    expect(page).to_have_url(re.compile("/$"))


def test_a_game_that_has_not_begun_says_so(visit: Visitors, open_table: Opener) -> None:
    visitor = visit(PHONE, "en")
    visitor.forgive(REFUSED)
    page = visitor.go(f"/replay/{open_table(visitor, deal=False)}")
    expect(page.get_by_text("has not begun")).to_be_visible()


# -- a game that goes on -----------------------------------------------------------------------------------------------


def test_of_a_game_that_goes_on_nothing_hidden_is_shown(visit: Visitors, open_table: Opener) -> None:
    anna, bruno, stranger = visit(DESK, "en"), visit(PHONE, "en"), visit(SMALL, "en")
    code = open_table(anna, bruno, seats=3, seed=5)
    told: list[Any] = []
    for who in (anna, stranger):
        who.context.on("response", lambda reply: told.append(reply) if "/replay" in reply.url else None)
    own = Watched(anna, f"/replay/{code}?seat=1")  # not hers
    expect(own.page.locator("footer select")).to_have_count(1)  # the speed: there are no other eyes
    expect(own.page.locator(OWN_HAND)).to_have_count(4)
    expect(own.page.locator(OPEN_HANDS)).to_have_count(0)
    expect(own.page.locator("[data-zone='rafts'] [data-seat]")).to_have_count(2)
    watched = Watched(stranger, f"/replay/{code}?seat=all")
    expect(watched.page.locator(f"{OWN_HAND}, {OPEN_HANDS}")).to_have_count(0)
    bodies = [reply.json() for reply in told if reply.request.resource_type == "fetch"]
    assert len(bodies) == 2
    for body, seat in zip(bodies, (0, -1), strict=True):
        for place in body["layout"]["places"]:
            assert_hidden(body["start"]["cells"], place, seat)
    for who, query in ((anna, "seat=1"), (anna, "open=true"), (stranger, "seat=0"), (stranger, "open=true")):
        refused = who.context.request.get(f"/api/v1/tables/{code}/replay?{query}")
        assert refused.status in (403, 409), query


# -- in another language -----------------------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_replay(visit: Visitors, finished: Finished) -> None:
    visitor = visit(PHONE, "en")
    replay = at(finished, visitor)
    replay.goes_to(7)
    page = replay.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Lecture")).to_be_visible()
    replay.is_at(7)
    expect(replay.eyes.locator("option").first).to_have_text("Toutes les cartes ouvertes")
    page.keyboard.press("l")
    expect(page.locator("dialog[open] [data-zone='log'] li").first).to_contain_text("Tour 1")
