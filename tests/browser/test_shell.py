"""Around a table: from the first page to the first card, alone, with friends, at one device; and all that is set."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import PHONE
from tests.browser.visitor import OFFLINE, Visitor, Visitors

AT_A_TABLE = re.compile(r"/t/[a-z]{6}$")


def room_of(visitor: Visitor, page: Page) -> dict[str, object]:
    code = page.url.rpartition("/")[2]
    room: dict[str, object] = visitor.api("GET", f"/tables/{code}")["room"]
    return room


def tile(page: Page, name: str = "Maretta") -> Locator:
    return page.get_by_role("article", name=name)


def names_in(room: dict[str, object]) -> list[str]:
    seats = room["seats"]
    assert isinstance(seats, list)
    return [seat["name"] for seat in seats]


# -- alone -------------------------------------------------------------------------------------------------------------


def test_one_click_leads_to_a_game_against_bots(visit: Visitors) -> None:
    anna = visit()
    page = anna.go("/")
    tile(page).get_by_role("button", name="Play now").click()
    page.wait_for_url(AT_A_TABLE)
    room = room_of(anna, page)
    assert room["stage"] == "playing"
    assert len(set(names_in(room))) == 4

    # It is found again on the first page, and says whose turn it is.
    page.get_by_role("main").wait_for()
    page = anna.go("/")
    own = page.get_by_role("region", name="Go on where you were")
    expect(own.get_by_text("It is your turn")).to_be_visible()
    own.get_by_role("link").click()
    page.wait_for_url(AT_A_TABLE)


def test_the_side_that_lies_up_is_played_and_remembered(visit: Visitors) -> None:
    anna = visit()
    page = anna.go("/")
    page.get_by_role("radio", name="Vulcano").check(force=True)
    expect(tile(page)).to_contain_text("The volcano is awake")
    tile(page).get_by_role("button", name="Play now").click()
    page.wait_for_url(AT_A_TABLE)
    assert room_of(anna, page)["game"] == "vulcano"
    page = anna.go("/")
    expect(page.get_by_role("radio", name="Vulcano")).to_be_checked()


def test_people_at_one_device_are_named_before_anything_is_dealt(visit: Visitors) -> None:
    anna = visit()
    page = anna.go("/new?game=maretta")
    page.get_by_role("radio", name="All on this device").check(force=True)
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_text("Please give a name.").first).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    for number, name in enumerate(("Bea", "Carlo", "Dora")):
        page.get_by_label("Name", exact=True).nth(number).fill(name)
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url(AT_A_TABLE)
    room = room_of(anna, page)
    assert (room["stage"], names_in(room)) == ("playing", ["Anna", "Bea", "Carlo", "Dora"])


# -- with friends ------------------------------------------------------------------------------------------------------


def opened(anna: Visitor) -> str:
    """A table of three, with Anna and a bot; its code."""
    page = anna.go("/")
    tile(page).get_by_role("link", name="With friends").click()
    expect(page.get_by_role("heading", level=1, name="New table")).to_be_focused()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Less: Players").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(AT_A_TABLE)
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Abissa").click()
    expect(page.get_by_text("bot, level 5")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_a_friend_comes_by_the_code_and_both_begin(visit: Visitors) -> None:
    anna, bea = visit(), visit(PHONE, "it")
    code = opened(anna)
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    begin = anna.page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_disabled()

    page = bea.go("/")
    page.get_by_label("Codice o link").fill("questo?")
    page.get_by_role("button", name="Vai", exact=True).click()
    expect(page.get_by_text("Qui non c'è nessun codice")).to_be_visible()
    page.get_by_label("Codice o link").fill(f"Vieni: https://sea.example/t/{code.upper()} !")
    page.get_by_role("button", name="Vai", exact=True).click()
    name = page.get_by_label("Il tuo nome")
    name.fill(" ANNA")
    page.get_by_role("button", name="Siediti").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("Bea")
    page.get_by_role("button", name="Siediti").click()
    page.get_by_role("button", name="Via libera").click()
    expect(anna.page.get_by_text("Everybody is ready: you may begin").first).to_be_visible()

    # Another variant: everybody looks at it once more.
    anna.page.get_by_role("button", name="Change", exact=True).click()
    anna.page.get_by_role("radio", name="Squall").check(force=True)
    anna.page.get_by_role("dialog").get_by_role("button", name="Change").click()
    expect(page.get_by_role("heading", level=1, name="Burrasca")).to_be_visible()
    expect(begin).to_be_disabled()
    page.get_by_role("button", name="Via libera").click()
    begin.click()
    expect(page.locator("[data-zone]").first).to_be_visible()

    # Both gave luck of their own after they had seen the promise.
    room = room_of(anna, anna.page)
    for visitor, seat in ((anna, "0"), (bea, "2")):
        kept = visitor.page.evaluate("code => JSON.parse(localStorage['settemari-luck'])[code]", code)
        assert kept["promise"] == room["promise"]
        assert len(kept["nonces"][seat][-1]) == 64


def test_the_host_locks_renames_and_hands_over(visit: Visitors) -> None:
    anna, bea, carlo = visit(), visit(), visit()
    code = opened(anna)
    page, other = anna.page, bea.go(f"/t/{code}")
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Lock the table").click()
    expect(other.get_by_text("The table is locked")).to_be_visible()
    page.get_by_role("button", name="Another name for Anna").click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Annabella")
    page.get_by_role("dialog").get_by_role("button", name="Change").click()
    expect(other.get_by_text("Annabella")).to_be_visible()
    page.get_by_role("button", name="Make Bea the host").click()
    other.get_by_role("button", name="Remove Annabella").click()
    expect(page.get_by_text("The host has locked the table")).to_be_visible()
    expect(carlo.go(f"/t/{code}").get_by_text("The host has locked the table")).to_be_visible()
    other.get_by_role("button", name="Unlock the table").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_another_person_sits_down_at_the_same_device(visit: Visitors) -> None:
    anna = visit()
    opened(anna)
    page = anna.page
    page.get_by_role("button", name="Another person on this device").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Bea")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Everybody is ready: you may begin").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Bea gets up").click()
    expect(page.get_by_text("One seat is free").first).to_be_visible()


def test_the_lobby_looks_again_by_itself(visit: Visitors) -> None:
    anna, bea = visit(), visit(PHONE, "fr")
    page = bea.go("/lobby")
    page.get_by_role("heading", level=1).wait_for()
    wanted = {"game": "vulcano", "seats": 3, "visibility": "lobby", "variant": "hot-feet"}
    code = anna.api("POST", "/tables", {"settings": wanted, "name": "Anna"})["code"]
    row = page.locator(f"[data-table={code}]")
    expect(row).to_contain_text("Pieds brûlants")
    expect(row).to_contain_text("2 places libres")
    row.get_by_role("link", name="Regarder").click()
    page.get_by_role("button", name="Prends place").click()
    expect(page.get_by_label("Ton nom")).to_be_visible()


# -- what is set, read and kept ----------------------------------------------------------------------------------------


def test_the_language_changes_at_once_in_every_tab_and_stays(visit: Visitors) -> None:
    anna = visit()
    other = anna.tab("/about")
    other.get_by_role("heading", level=1).wait_for()
    page = anna.go("/settings")
    expect(page).to_have_title("Settings · Sette Mari")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1, name="Réglages")).to_be_visible()
    expect(page).to_have_title("Réglages · Sette Mari")
    for each in (page, other):
        expect(each.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Réglages")).to_be_visible()


def test_settings_hold_at_once_on_every_page_and_in_every_tab(visit: Visitors) -> None:
    anna = visit()
    other = anna.tab("/about")
    other.get_by_role("heading", level=1).wait_for()
    page = anna.go("/settings")
    page.get_by_role("radio", name="150%").check(force=True)
    page.get_by_role("checkbox", name="High contrast").check(force=True)
    for each in (page, other):
        expect(each.locator("html")).to_have_attribute("data-contrast", "high")
        expect(each.locator("html")).to_have_css("font-size", "24px")


def test_a_key_can_be_another_one(visit: Visitors) -> None:
    page = visit().go("/settings")
    key = page.locator("[aria-describedby='key-log']")
    key.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("z")
    expect(key).to_have_text("Z")
    page.reload()
    expect(key).to_have_text("Z")
    page.get_by_role("button", name="All keys as usual").click()
    expect(key).to_have_text("L")


def test_a_rule_is_found_by_its_number_and_by_its_words(visit: Visitors) -> None:
    anna = visit()
    page = anna.go("/rules/maretta#A3.2")
    expect(page.locator("[id='A3.2']")).to_be_focused()
    search = page.get_by_label("Search the rules")
    search.fill("sharks")
    expect(page.locator("[data-rule='D6']")).to_be_visible()
    expect(page.locator("[data-rule='D1']")).to_have_count(0)
    page.locator("[data-rule='D0.4'] a[href='#D6']").click()
    expect(page.locator("[data-rule='D6']")).to_be_focused()
    search.fill("kangaroo")
    expect(page.get_by_text("No rule says that")).to_be_visible()
    search.fill("")
    page.get_by_role("checkbox", name="Only our own rulings").check(force=True)
    expect(page.locator("[data-rule]")).to_have_count(page.locator(".mark").count())
    page = anna.go("/rules/maretta?variant=full-hands#A1.5")
    expect(page.locator("[id='A1.5']")).to_contain_text("draws 5 cards")


def test_an_account_is_made_left_and_forgotten(visit: Visitors) -> None:
    anna = visit()
    anna.forgive("status of 403")
    page = anna.go("/account")
    page.get_by_role("radio", name="Make an account").check(force=True)
    page.get_by_label("Name of the account").fill("Ada")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name="You are signed in as Ada")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("Name of the account").fill("Ada")
    page.get_by_label("Password").fill("wrong horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="You are signed in as Ada")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "settemari.json"
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, I am sure").click()
    page.wait_for_url("/")
    assert [cookie for cookie in anna.context.cookies() if cookie.get("name") == "settemari"] == []


def test_the_shell_opens_without_a_network_and_goes_on_when_it_is_back(visit: Visitors) -> None:
    anna = visit()
    anna.forgive(OFFLINE)
    page = anna.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    anna.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1, name="What shall we play?")).to_be_visible()
    page.get_by_role("button", name="Italiano").click()
    tile(page).get_by_role("button", name="Gioca subito").click()
    expect(page.get_by_text("Il server non risponde").first).to_be_visible()
    page = anna.go("/lobby")
    expect(page.get_by_role("heading", level=1, name="Nessuna connessione")).to_be_visible()
    anna.context.set_offline(False)
    expect(page.get_by_role("heading", level=1, name="Tavoli aperti")).to_be_visible()
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async name =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api/")] == []
