"""The pictures of the README: each is made anew in every run, from a scene whose luck is fixed.

`make pictures` keeps them in docs/pictures. Otherwise they show that they can be made, and that all is on them.
"""

from __future__ import annotations

import random
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser import camera
from tests.browser.camera import Camera, beside, keep, still
from tests.browser.hands import CHOICES, COMMIT, END, turn_comes
from tests.browser.pirate_scenes import as_it_stands, crowded, reached
from tests.browser.screens import DESK, PHONE, Size
from tests.browser.tables import Opener, wish
from tests.browser.visitor import Visitor, Visitors
from tests.frames.scenes import SCENES, maretta, vulcano
from tests.scenario import AnyTable
from tests.table import Table

HIGH = 720  # pixels of a picture
STEP = 70 if camera.are_kept() else 210  # milliseconds between pictures of a film; fewer if they are not kept
BAR = "[data-zone='bar']"
CARDS = ("grab-bag-kraken", "otter-half", "huffing-puffin", "loose-canine", "dragons-bathtub", "leviathans-breakfast")
SAILED = 3  # the luck of a throw that one success is missing from
SEED = 16  # of the game whose end is shown
LOOK, MOST_LOOKS = 250, 80  # milliseconds between looks whether the server has said all, and how many


def card(page: Page, name: str) -> Any:
    return page.locator(f"[data-zone='hand'] button[data-card='{name}']")


def raft(page: Page, seat: int) -> Any:
    return page.locator(f"[data-seat='{seat}'] button.touch")


def answer(people: list[Visitor], code: str, seat: int, *answers: str) -> None:
    """Somebody answers what is asked now, past the pages."""
    question = asked(people[seat], code)
    assert question, "nothing is asked"
    wish(people[seat], code, "answer", seat=seat, question=question["number"], answers=list(answers))


def asked(person: Visitor, code: str) -> dict[str, Any]:
    eye = person.api("GET", f"/tables/{code}")["eyes"][0]
    question: dict[str, Any] = eye.get("question") or {}
    return question


def sit_down(
    visit: Visitors, open_table: Opener, scene: AnyTable, size: Size, *, motion: bool = False, **settings: Any
) -> tuple[list[Visitor], str]:
    """A person on every seat of a scene; the first one has the screen."""
    people = [visit(size, "en", motion=motion), *(visit() for _ in scene.names[1:])]
    return people, open_table(*people, scene=scene, **settings)


def size_of(name: str) -> tuple[int, int]:
    with Image.open(camera.folder() / f"{name}.webp") as picture:
        return picture.size


# -- tables --------------------------------------------------------------------------------------------------------


def placing() -> Table:
    """Gino and Tea have given a card each; it is for Anna to choose, with a steamship in the round."""
    t = maretta(first="Gino")
    t.anna.has(hand=["wood-4", "rope-1", "fire-5"], slot1="food-1")
    t.bianca.has(slot1="water-5")
    t.gino.has(hand=["food-2", "wood-1", "steamship"], slot1="fire-2")
    t.tea.has(hand=["wood-3", "rope-3", "water-2"], slot1="water-4")
    t.turn("Gino", "place")
    return t


def loading() -> Table:
    """The lava is near; Gino and Tea have loaded a card each."""
    t = vulcano(first="Gino")
    t.anna.has(hand=["wood-2", "rope-1", "water-3", "food-5"])
    t.gino.has(hand=["wood-1", "fire-4", "rope-3", "food-2"])
    t.tea.has(hand=["water-2", "food-1", "rope-2", "wood-5"])
    t.turn("Gino", "load")
    return t


def test_maretta_on_a_desk_and_on_a_phone(visit: Visitors, open_table: Opener) -> None:
    people, code = sit_down(visit, open_table, placing(), DESK)
    answer(people, code, 2, "place food-2 on turquoise")
    answer(people, code, 3, "place wood-3 on purple")
    page = people[0].go(f"/t/{code}")
    turn_comes(page)
    card(page, "rope-1").click()
    raft(page, 2).click()
    expect(page.locator(CHOICES)).to_have_count(2)  # to move, or to steal
    expect(page.locator(BAR)).to_contain_text("Gino moves to 11")
    desk = still(people[0])

    scene, _ = SCENES["barrel"]()
    others, code = sit_down(visit, open_table, scene, PHONE)
    page = others[0].go(f"/t/{code}")
    expect(page.locator("[data-zone='barrels'] button[data-code]")).to_have_count(2)
    keep(beside(desk, still(others[0]), height=HIGH), "maretta")
    assert size_of("maretta") == (1152 + 28 + 333, HIGH)


def test_vulcano_on_a_desk_and_on_a_phone(visit: Visitors, open_table: Opener) -> None:
    people, code = sit_down(visit, open_table, loading(), DESK)
    answer(people, code, 2, "load fire-4 on turquoise")
    answer(people, code, 3, "load water-2 on purple")
    page = people[0].go(f"/t/{code}")
    turn_comes(page)
    card(page, "water-3").click()
    raft(page, 1).click()
    expect(page.locator(COMMIT)).to_be_visible()
    expect(page.locator(BAR)).to_contain_text("Water adds up to 6")
    desk = still(people[0])

    scene, _ = SCENES["play"]()
    others, code = sit_down(visit, open_table, scene, PHONE)
    page = others[0].go(f"/t/{code}")
    turn_comes(page)
    expect(page.locator("[data-zone='hand'] button[aria-disabled='true']")).to_have_count(2)
    keep(beside(desk, still(others[0]), height=HIGH), "vulcano")
    assert size_of("vulcano") == (1152 + 28 + 333, HIGH)


def test_the_end_of_a_game(visit: Visitors, open_table: Opener) -> None:
    """Four people play a whole game by what is allowed, whichever: the same in every run."""
    people = [visit(DESK, "en"), *(visit() for _ in range(3))]
    code = open_table(*people, seats=4, bots=0, seed=SEED)
    luck = random.Random(SEED)
    while people[0].api("GET", f"/tables/{code}")["room"]["stage"] == "playing":
        for seat in range(len(people)):
            question = asked(people[seat], code)
            if question.get("codes") and not question.get("mine"):
                answer(people, code, seat, luck.choice(sorted(question["codes"])))
    page = people[0].go(f"/t/{code}")
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(f"{END} h2, {END} h1").first).to_be_visible()
    keep(beside(still(people[0]), height=HIGH), "end")
    assert size_of("end") == (1152, HIGH)


# -- Arrr!!! -------------------------------------------------------------------------------------------------------


def sailing() -> AnyTable:
    """Where Anna could sail the neighbours change what it takes, and what it brings."""
    t = crowded()
    t.bruno.has(chest=["gullible-customs"])
    t.row("second-paw-shipwreck", "ghost-ship", "slow-cooker-volcano", "whirlpool-spa")
    scene: AnyTable = as_it_stands(t)
    return scene


def test_arrr_on_a_desk_and_on_a_phone(visit: Visitors, open_table: Opener) -> None:
    people, code = sit_down(visit, open_table, sailing(), DESK, seed=SAILED, fuse=0)
    answer(people, code, 0, "sail ghost-ship")
    for seat in (1, 2):  # Dora has nothing to answer with
        answer(people, code, seat, "pass")
    page = people[0].go(f"/t/{code}")
    turn_comes(page)
    expect(page.locator("[data-roll] [data-successes='3']")).to_be_visible()  # of 4: will she cheat?
    desk = still(people[0])

    others, code = sit_down(visit, open_table, reached("stack"), PHONE, fuse=0)
    wish(others[0], code, "order", seat=0, orders={"prompt": "always"})
    page = others[0].go(f"/t/{code}")
    expect(page.locator("[data-stacked]")).to_have_count(3)
    turn_comes(page)
    keep(beside(desk, still(others[0]), height=HIGH), "arrr")
    assert size_of("arrr") == (1152 + 28 + 333, HIGH)


def test_some_of_the_cards(visit: Visitors) -> None:
    """One or two of every pack, as they lie in the gallery."""
    visitor = visit(DESK, "en", device_scale_factor=2)
    page = visitor.go("/cards")
    shown = []
    for name in CARDS:
        drawn = page.locator(f"ul.cards [data-card='{name}']")
        drawn.scroll_into_view_if_needed()
        shown.append(still(visitor, drawn))
    keep(beside(*shown, height=360), "cards")
    assert size_of("cards")[1] == 360


# -- around them ---------------------------------------------------------------------------------------------------


def test_the_first_page(visit: Visitors) -> None:
    screens = []
    for size in (DESK, PHONE):
        visitor = visit(size, "en")
        page = visitor.go("/")
        expect(page.locator("article .scene > svg:first-child")).to_have_count(2)
        page.wait_for_load_state("networkidle")
        screens.append(still(visitor))
    keep(beside(*screens, height=HIGH), "home")
    assert size_of("home") == (1152 + 28 + 333, HIGH)


def test_the_workshop(visit: Visitors) -> None:
    visitor = visit(DESK, "en")
    page = visitor.go("/workshop")
    preset = page.get_by_role("button", name="Adrenaline")
    preset.click()
    expect(preset).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Printed: 5")).to_be_visible()  # rounds, beside those of this board
    keep(beside(still(visitor), height=HIGH), "workshop")
    assert size_of("workshop") == (1152, HIGH)


# -- a turn --------------------------------------------------------------------------------------------------------


def turn() -> Table:
    """All but Anna have picked; she goes first, and two spaces ahead of her lies a spear."""
    t = maretta(first="Anna")
    t.anna.has(hand=["wood-4", "rope-3", "fire-5", "food-1"], space=7)
    t.bianca.has(hand=["water-5", "fire-1", "food-4", "rope-2"])
    t.gino.has(hand=["fire-2", "wood-1", "rope-1", "water-3"], space=12)
    t.tea.has(hand=["rope-4", "wood-2", "food-2", "water-1"])
    return t


def test_a_turn_as_a_moving_picture(visit: Visitors, open_table: Opener) -> None:
    """Pick, flip, place with ghosts, hops, a barrel, and what is in it."""
    people, code = sit_down(visit, open_table, turn(), PHONE, motion=True)
    for seat, picked in ((1, "water-5"), (2, "fire-2"), (3, "rope-4")):
        answer(people, code, seat, f"pick {picked}")
    page = people[0].page
    filming = Camera(page, STEP)
    people[0].go(f"/t/{code}")
    turn_comes(page)
    filming.begin()

    filming.roll(900)
    filming.touch(card(page, "food-1"))
    filming.roll(900)
    send(filming, people[0])
    filming.roll(1900)

    filming.touch(card(page, "rope-3"))
    filming.roll(1300)
    filming.touch(raft(page, 1))
    filming.roll(1500)
    send(filming, people[0])
    filming.roll(2800)

    filming.touch(page.locator("[data-zone='barrels'] button[data-code]").first)
    filming.roll(1000)
    send(filming, people[0])
    filming.roll(3600)

    film = filming.film
    path = film.keep("turn")
    with Image.open(path) as kept:
        assert kept.size == (PHONE.width, PHONE.height)
        assert getattr(kept, "n_frames", 1) > 25
    assert 10_000 < sum(film.lasting) < 20_000
    assert path.stat().st_size < 1_000_000


def send(filming: Camera, person: Visitor) -> None:
    """Press the button, and wait until the server has told all that follows: no time passes on the page meanwhile."""
    told = seen = len(person.received())
    filming.touch(person.page.locator(COMMIT))
    for _ in range(MOST_LOOKS):
        person.page.wait_for_timeout(LOOK)
        now = len(person.received())
        if now > told and now == seen:
            return
        seen = now
    raise AssertionError("the server says nothing")
