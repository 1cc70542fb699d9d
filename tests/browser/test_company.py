"""Who shares a table and how they hear of each other: one device for three, lost lines, stand-ins, words, onlookers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from settemari.server import presence
from tests.browser.hands import COMMIT, END, HAND, Hands, ripens, turn_comes
from tests.browser.looks import looks_right
from tests.browser.screens import DESK, PHONE, SMALL, Size, on_every_screen
from tests.browser.tables import NAMES, Opener, wish
from tests.browser.visitor import OFFLINE, Visitor, Visitors

NOTICE = "main .notice"
CARDS = "[data-card]"
AWAY = "dispatchEvent(new Event('blur'))"  # as if another window were looked at


def notice(page: Page, words: str) -> Locator:
    return page.locator(NOTICE).filter(has_text=words)


def play_on(pages: list[Page], decisions: int) -> None:
    """Whoever is asked decides something, so many times."""
    hands = [Hands(page, seed) for seed, page in enumerate(pages)]
    done = 0
    for _ in range(600):
        for hand in hands:
            if done < decisions and hand.asked():
                hand.decide()
                done += 1
        if done >= decisions:
            return
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked any more")


# -- three people, one device ------------------------------------------------------------------------------------------


def shared(visitor: Visitor, open_table: Opener) -> str:
    """A table at which three people play with one device, and nobody else."""
    code = open_table(visitor, seats=3, deal=False, first=0)
    for seat in (1, 2):
        wish(visitor, code, "sit", name=NAMES[seat], seat=seat)
    wish(visitor, code, "deal")
    return code


def assert_hangs(page: Page) -> None:
    """The curtain hangs, and nothing of the table is behind it."""
    expect(page.locator("main.curtain")).to_be_visible()
    expect(page.locator(f"{CARDS}, [data-zone], dialog[open]")).to_have_count(0)


@on_every_screen
def test_the_curtain_between_three_people(visit: Visitors, open_table: Opener, size: Size, language: str) -> None:
    visitor = visit(size, language)
    page = visitor.go(f"/t/{shared(visitor, open_table)}")
    assert_hangs(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    visitor.shot("curtain")
    looks_right(page)


def test_with_one_device_nobody_sees_a_hand_that_is_not_theirs(visit: Visitors, open_table: Opener) -> None:
    visitor = visit(PHONE, "en")
    page = visitor.go(f"/t/{shared(visitor, open_table)}")
    chosen = []
    for name in NAMES[:3]:
        expect(page.get_by_role("heading", level=1, name=f"Pass the device to {name}")).to_be_visible()
        assert_hangs(page)
        page.get_by_role("button", name=f"I am {name}: show my cards").click()
        turn_comes(page)
        expect(page.locator(CARDS)).to_have_count(4)  # one's own, and nothing else
        expect(page.get_by_role("group", name=name, exact=True)).to_have_count(0)  # it is the own raft
        page.locator(HAND).first.click()
        chosen.append(page.locator(HAND).first.get_attribute("data-card"))
        ripens(page)
        page.locator(COMMIT).click()
    # All have chosen: the cards are turned up, and the device goes to who is to give one.
    expect(page.get_by_role("heading", level=1, name="Pass the device to Anna")).to_be_visible()
    assert_hangs(page)


@pytest.mark.parametrize("opened", ["nothing", "menu", "help", "inspect"])
def test_the_curtain_falls_when_the_device_is_put_aside(visit: Visitors, open_table: Opener, opened: str) -> None:
    visitor = visit(DESK, "en")
    page = visitor.go(f"/t/{shared(visitor, open_table)}")
    page.get_by_role("button", name="I am Anna: show my cards").click()
    turn_comes(page)
    if opened == "menu":
        page.get_by_role("button", name="Menu").click()
    elif opened == "help":
        page.keyboard.press("?")
    elif opened == "inspect":
        page.locator(HAND).first.focus()
        page.keyboard.press("i")
        expect(page.get_by_role("note")).to_be_visible()
    page.evaluate(AWAY)
    assert_hangs(page)
    expect(page.get_by_role("note")).to_have_count(0)
    expect(page.locator("body")).not_to_contain_text("Wood")


def test_a_curtain_that_has_fallen_lets_others_look_too(visit: Visitors, open_table: Opener) -> None:
    visitor = visit(DESK, "en")
    page = visitor.go(f"/t/{shared(visitor, open_table)}")
    page.get_by_role("button", name="I am Carla: show my cards").click()
    turn_comes(page)
    expect(page.locator("[data-zone='rafts'] [data-seat]")).to_have_count(2)
    page.evaluate(AWAY)
    page.get_by_role("button", name="I am Anna: show my cards").click()
    turn_comes(page)


# -- lines -------------------------------------------------------------------------------------------------------------


@on_every_screen
def test_a_lost_line_is_told(visit: Visitors, open_table: Opener, size: Size, language: str) -> None:
    anna = visit(size, language)
    page = anna.go(f"/t/{open_table(anna, seed=3)}")
    turn_comes(page)
    anna.forgive(OFFLINE)
    anna.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(NOTICE)).to_be_visible()
    anna.shot("over-offline")
    looks_right(page)
    anna.context.set_offline(False)
    expect(page.locator(NOTICE)).to_have_count(0)
    turn_comes(page)


def test_a_database_that_does_not_answer_is_told(visit: Visitors, open_table: Opener) -> None:
    anna = visit(PHONE, "en")
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    anna.page.route_web_socket(re.compile("/stream"), listen)
    page = anna.go(f"/t/{open_table(anna, seed=3)}")
    turn_comes(page)
    lines[-1].send('{"away": true}')
    expect(notice(page, "logbook is out of reach")).to_be_visible()
    looks_right(page)
    lines[-1].send('{"away": false}')
    expect(page.locator(NOTICE)).to_have_count(0)


# -- bots in somebody's place ------------------------------------------------------------------------------------------


def test_who_got_up_is_told_and_sits_down_again(visit: Visitors, open_table: Opener) -> None:
    anna, bruno = visit(DESK, "en"), visit(SMALL, "it")
    code = open_table(anna, bruno, seats=3, seed=4)
    page, there = anna.go(f"/t/{code}"), bruno.go(f"/t/{code}")
    turn_comes(there)
    there.get_by_role("button", name="Menu").click()
    there.locator("[data-panel='leave']").click()
    there.locator("dialog[open]").get_by_role("button", name="Alzati").click()
    expect(there).to_have_url(re.compile("/$"))
    raft = page.locator("[data-zone='rafts'] [data-seat='1'] button.touch")
    expect(raft).to_have_accessible_description(re.compile("a bot plays on here"))
    bruno.go(f"/t/{code}")
    expect(there.locator("footer")).to_contain_text("un bot continua per te")
    bruno.shot("over-replaced")
    looks_right(there)
    there.locator("footer").get_by_role("button").click()
    expect(raft).not_to_have_accessible_description(re.compile("a bot plays on here"))
    expect(there.locator("[data-zone='bar'] [data-commit]")).to_be_visible()  # also if the bot has chosen by then


def test_a_bot_can_be_called_for_who_is_away_for_long(
    visit: Visitors, open_table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)  # the server's clock cannot be turned as the browser's can
    anna, bruno = visit(PHONE, "en"), visit(DESK, "en")
    code = open_table(anna, bruno, seats=3, seed=4)
    anna.page.clock.install()
    page = anna.go(f"/t/{code}")
    turn_comes(page)
    turn_comes(bruno.go(f"/t/{code}"))
    bruno.page.goto("about:blank")
    raft = page.locator("[data-zone='rafts'] [data-seat='1'] button.touch")
    expect(raft).to_have_accessible_description(re.compile("coming back"))
    anna.page.clock.fast_forward(30_000)
    expect(raft).to_have_accessible_description(re.compile("away"))
    expect(page.locator(NOTICE)).to_have_count(0)
    anna.page.clock.fast_forward(31_000)
    away = notice(page, "Bruno has been away for more than a minute")
    expect(away).to_be_visible()
    anna.shot("over-away")
    looks_right(page)
    away.get_by_role("button", name="Let a bot play on").click()
    expect(away).to_have_count(0)
    expect(raft).to_have_accessible_description(re.compile("a bot plays on here"))


def test_who_comes_back_is_told_what_happened_meanwhile(visit: Visitors, open_table: Opener) -> None:
    anna, bruno = visit(SMALL, "en"), visit(DESK, "en")
    code = open_table(anna, bruno, seats=3, seed=4)
    page, there = anna.go(f"/t/{code}"), bruno.go(f"/t/{code}")
    turn_comes(page)
    expect_seen(anna, code)
    page.goto("about:blank")
    wish(anna, code, "leave", seat=0)
    play_on([there], 4)
    wish(anna, code, "sit", seat=0, name="Anna")
    anna.go(f"/t/{code}")
    digest = page.locator("section.digest")
    expect(digest).to_contain_text("Since you last looked")
    expect(digest.locator("li").nth(2)).to_be_visible()
    anna.shot("over-digest")
    looks_right(page)
    page.keyboard.press("Escape")
    expect(digest).to_have_count(0)
    page.reload()  # what was read is not told again
    expect(page.locator("[data-zone='rafts']")).to_be_visible()
    expect(digest).to_have_count(0)


def expect_seen(who: Visitor, code: str) -> None:
    """Until the server knows that somebody has looked."""
    for _ in range(100):
        own = next(each for each in who.api("GET", "/me/tables")["tables"] if each["code"] == code)
        if own["seen"] > 0:
            return
        who.page.wait_for_timeout(50)
    raise AssertionError("the server is not told what was seen")


# -- what others propose -----------------------------------------------------------------------------------------------


def proposing(visit: Visitors, open_table: Opener) -> tuple[Page, Page]:
    """Anna and Bruno, in the middle of a game."""
    anna, bruno = visit(DESK, "en"), visit(SMALL, "it")
    code = open_table(anna, bruno, seats=3, seed=4)
    pages = [anna.go(f"/t/{code}"), bruno.go(f"/t/{code}")]
    for page in pages:
        turn_comes(page)
    play_on(pages, 4)
    return pages[0], pages[1]


def test_who_would_go_back_is_answered(visit: Visitors, open_table: Opener) -> None:
    page, there = proposing(visit, open_table)
    anna, bruno = visit.all
    for answer in ("Meglio di no", "D'accordo"):
        page.locator("body").press("u")
        expect(page.locator("dialog[open] fieldset")).to_be_visible()
        anna.shot("over-undo-which")
        looks_right(page)
        page.locator("dialog[open]").get_by_role("button", name="Ask the others to go back").click()
        expect(notice(page, "You would like to go back")).to_contain_text("Still missing: Bruno.")
        asked = notice(there, "Anna vorrebbe tornare a prima di")
        expect(asked).to_be_visible()
        if answer == "Meglio di no":
            bruno.shot("over-undo-asked")
            looks_right(there)
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_have_count(0)
        if answer == "Meglio di no":
            refused = notice(page, "Bruno would rather not go back.")
            expect(refused).to_be_visible()
            expect(notice(page, "You would like to go back")).to_have_count(0)
            expect(there.locator(NOTICE)).to_have_count(0)
            anna.shot("over-undo-declined")
            looks_right(page)
            refused.get_by_role("button", name="Close").click()
            expect(refused).to_have_count(0)
    expect(page.locator(".tiding")).to_contain_text("Everybody agreed to go back")
    expect(there.locator(".tiding")).to_contain_text("Di comune accordo")


def test_who_would_go_back_can_think_better_of_it(visit: Visitors, open_table: Opener) -> None:
    page, there = proposing(visit, open_table)
    page.locator("body").press("u")
    page.locator("dialog[open]").get_by_role("button", name="Ask the others to go back").click()
    expect(there.locator(NOTICE)).to_be_visible()
    notice(page, "You would like to go back").get_by_role("button", name="Rather not").click()
    expect(page.locator(NOTICE)).to_have_count(0)
    expect(there.locator(NOTICE)).to_have_count(0)


def test_who_would_end_it_is_answered(visit: Visitors, open_table: Opener) -> None:
    page, there = proposing(visit, open_table)
    for answer in ("Meglio continuare", "D'accordo"):
        page.get_by_role("button", name="Menu").click()
        page.locator("[data-panel='end']").click()
        page.locator("dialog[open]").get_by_role("button", name="End the game here").click()
        expect(notice(page, "You would end it here.")).to_be_visible()
        asked = notice(there, "Anna vorrebbe finirla qui.")
        asked.get_by_role("button", name=answer).click()
        if answer == "Meglio continuare":
            expect(notice(page, "Bruno would rather play on.")).to_be_visible()
            notice(page, "Bruno would rather play on.").get_by_role("button", name="Close").click()
    for each in (page, there):
        expect(each.locator(END)).to_be_visible()


# -- words -------------------------------------------------------------------------------------------------------------


def test_a_word_to_the_others_is_read_in_everybodys_language(visit: Visitors, open_table: Opener) -> None:
    anna, bruno = visit(DESK, "en"), visit(SMALL, "it")
    code = open_table(anna, bruno, seats=3, seed=4, chat=True)
    page, there = anna.go(f"/t/{code}"), bruno.go(f"/t/{code}")
    talk = page.get_by_role("button", name="A word to the others")
    talk.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("li")).to_have_count(12)
    anna.shot("over-talk")
    looks_right(page)
    page.keyboard.press("Escape")
    expect(talk).to_be_focused()
    talk.click()
    sheet.get_by_role("button", name="Well played").click()
    expect(there.locator(".bubbles p")).to_have_text(re.compile("Ben giocat"))
    bruno.shot("over-bubble")

    # On a phone from the log, which is a sheet, too; and in one's own words.
    there.get_by_role("button", name="Diario di bordo").click()
    there.get_by_role("button", name="Una parola agli altri").click()
    inner = there.locator("dialog[open]").last
    bruno.shot("over-talk")
    looks_right(there)
    inner.get_by_label("Con parole tue").fill("Che onda!")
    inner.get_by_role("button", name="Dillo").click()
    expect(page.locator(".bubbles p").filter(has_text="Che onda!")).to_be_visible()
    expect(there.locator("dialog[open]")).to_have_count(1)
    there.keyboard.press("Escape")
    expect(there.locator("dialog[open]")).to_have_count(0)


# -- who watches, and who waits ----------------------------------------------------------------------------------------


@on_every_screen
@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_who_watches_sees_what_everybody_may_see(
    visit: Visitors, open_table: Opener, game: str, size: Size, language: str
) -> None:
    anna, stranger = visit(DESK, "en"), visit(size, language)
    code = open_table(anna, game=game, seats=5, seed=4)
    turn_comes(anna.go(f"/t/{code}"))
    page = stranger.go(f"/t/{code}")
    expect(page.locator("[data-zone='rafts'] [data-seat]")).to_have_count(5)
    expect(page.locator(f"{CARDS}, {COMMIT}")).to_have_count(0)
    stranger.shot(f"watching-{game}")
    looks_right(page)
    menu: Any = page.locator("header button").first
    menu.click()
    expect(page.locator("[data-panel]")).to_have_count(4)  # to share, to set, to check, to report
    page.keyboard.press("Escape")
    for frame in stranger.received():
        assert [eye["seat"] for eye in frame.get("eyes", [])] in ([], [None])


def test_where_nobody_may_watch_that_is_said(visit: Visitors, open_table: Opener) -> None:
    anna, stranger = visit(DESK, "en"), visit(SMALL, "en")
    code = open_table(anna, seats=3, seed=4, spectators=False)
    stranger.forgive("4403|WebSocket|403")  # neither the stream nor the layout
    page = stranger.go(f"/t/{code}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="To the first page").first).to_be_visible()
    stranger.shot("watching-not-allowed")
    looks_right(page)


@on_every_screen
def test_the_waiting_room_of_a_guest(visit: Visitors, open_table: Opener, size: Size, language: str) -> None:
    anna, bruno = visit(DESK, "en"), visit(size, language)
    code = open_table(anna, seats=4, deal=False)
    page = bruno.go(f"/t/{code}")
    page.locator("form input").first.fill("Bruno")
    bruno.shot("waiting-guest", whole=True)
    looks_right(page)
    page.locator("form button[type='submit']").first.click()
    expect(page.locator("[data-seat]").filter(has_text="Bruno")).to_be_visible()
    expect(page.locator("form")).to_have_count(0)
    bruno.shot("waiting-seated", whole=True)
    looks_right(page)
