"""Three people at one table of Arrr!!!, each with a browser: stacks, challenges, orders, and what all can see."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.arrr.table import Table
from tests.browser.hands import ANSWERED, OPEN
from tests.browser.pirate_decisions import AtSea, looks_right
from tests.browser.pirate_scenes import CREW, ROW, as_it_stands, passed_until
from tests.browser.planting import set_up
from tests.browser.screens import DESK, PHONE, SMALL
from tests.browser.tables import Opener, wish
from tests.browser.visitor import Visitors

SCREENS = ((DESK, "en"), (PHONE, "it"), (SMALL, "fr"))
STACKED = "[data-zone='stack'] [data-stacked]"
DICE = "[data-zone='stage'] .dice svg"
STEPS = 12


def three(first: str = "Anna") -> Table:
    """Anna, Bruno and Carla in the middle of a game."""
    t: Table = set_up("arrr", "Anna Bruno Carla", first=first, mode="full", deck="shipped")
    t.anna.has(captain="captain-whale-done", equipped=CREW, doubloons=5)
    t.bruno.has(captain="nine-lives-nell", equipped=["seals-of-disapproval", "courage-on-tap"], doubloons=4)
    t.carla.has(captain="hugh-manatee", equipped=["gulls-and-buoys"], doubloons=2)
    t.row(*ROW[:3])
    return t


def sit_down(visit: Visitors, open_table: Opener, table: Table, prompt: str = "always") -> list[AtSea]:
    """All three look at the table; they want to be asked whatever they hold."""
    people = [visit(*screen) for screen in SCREENS]
    code = open_table(*people, scene=as_it_stands(table), fuse=0)
    for seat, person in enumerate(people):
        wish(person, code, "order", seat=seat, orders={"prompt": prompt})
    return [AtSea(person, code) for person in people]


def all_let_be(*people: AtSea) -> None:
    for person in people:
        person.is_asked().lets_be()


def stacked(person: AtSea, *texts: str) -> None:
    """That lies on the stack as somebody sees it, from the top."""
    items = person.page.locator(STACKED)
    expect(items).to_have_count(len(texts))
    for item, text in zip(items.all(), texts, strict=True):
        expect(item).to_contain_text(text)


def coins(person: AtSea, seat: int) -> Locator:
    return person.page.locator(f"[data-spot='coins-{seat}']").first


def own(person: AtSea, seat: int, count: int) -> None:
    """So many doubloons lie in a chest, as somebody sees it."""
    expect(coins(person, seat)).to_have_text(str(count))


# -- the stack -----------------------------------------------------------------------------------------------------


def test_a_stack_of_three_things_is_the_same_for_everybody(visit: Visitors, open_table: Opener) -> None:
    t = three("Bruno")
    t.anna.has(hand=["squid-pro-quo"])
    t.bruno.has(hand=["squid-pro-quo", "sea-esta"])
    t.carla.has(hand=["butterfins", "shoal"])
    anna, bruno, carla = sit_down(visit, open_table, t)
    bruno.answers(bruno.sea("ghost-ship"))
    bruno.is_asked().lets_be()
    carla.answers(carla.hand("butterfins"))
    bruno.answers(bruno.hand("squid-pro-quo"))
    for person in (bruno, carla):
        person.is_asked().lets_be()
    anna.is_asked().touches(anna.hand("squid-pro-quo"))
    expect(anna.page.locator("[data-zone='targets'] button")).to_have_count(2)
    anna.touches(anna.aim(2)).sends()

    stacked(anna, "Squid Pro Quo", "Squid Pro Quo", "Butterfins")
    stacked(bruno, "Inchiostro simpatico", "Inchiostro simpatico", "Pinne di pasta frolla")
    stacked(carla, "Panne seiche", "Panne seiche", "Deux nageoires gauches")
    expect(anna.page.locator("[data-zone='stack'] .passing").first).to_contain_text("Squid Pro Quo")
    for person in (anna, bruno, carla):
        person.visitor.shot("arrr-stack-of-three")
        looks_right(person)

    # The last one cancels the one before, and the first one happens.
    for _ in range(STEPS * 20):
        if not bruno.page.locator(STACKED).count():
            break
        for person in (anna, bruno, carla):
            if person.asked() is not None and person.page.locator(STACKED).count():
                person.lets_be()
        bruno.page.wait_for_timeout(50)
    for person in (anna, bruno, carla):
        expect(person.page.locator(STACKED)).to_have_count(0)


# -- permanent events ----------------------------------------------------------------------------------------------


def test_a_permanent_event_is_pinned_where_it_acts(visit: Visitors, open_table: Opener) -> None:
    t = three()
    t.anna.has(hand=["kraken-included", "letter-of-marque-up", "truce-or-dare"])
    anna, bruno, carla = sit_down(visit, open_table, t)
    anna.is_asked()
    expect(anna.supply()).to_contain_text("+2")
    expect(anna.pirate(1)).to_have_attribute("data-dare", "true")
    anna.answers(anna.hand("letter-of-marque-up"))
    until_asked(anna, anna, bruno, carla)
    expect(anna.is_asked().supply()).to_contain_text("+3")
    anna.touches(anna.hand("kraken-included"), anna.sea("ghost-ship")).sends()
    until_asked(anna, anna, bruno, carla)
    anna.answers(anna.hand("truce-or-dare"))
    until_asked(anna, anna, bruno, carla)
    expect(anna.pirate(1)).not_to_have_attribute("data-dare", "true")
    for person, name in ((anna, "Truce or Dare"), (bruno, "Pace e merenda"), (carla, "Trêve de plaisanteries")):
        expect(person.page.locator("[data-zone='stage'] button").filter(has_text=name)).to_be_visible()
        expect(person.sea("ghost-ship").locator(".tests")).to_contain_text("5")  # courage 3, and 2 more
    anna.visitor.shot("arrr-permanent")
    looks_right(anna)
    bruno.page.get_by_role("button", name="Guarda da vicino").click()
    bruno.pirate(0).click()
    expect(bruno.page.get_by_role("note")).to_contain_text("Patente di corsetta")


# -- challenges ----------------------------------------------------------------------------------------------------


def challenged(anna: AtSea, trait: str = "attack") -> None:
    """Anna challenges Bruno on the sheet."""
    anna.is_asked().touches(anna.pirate(1))
    sheet = anna.sheet
    sheet.locator(f"[data-trait='{trait}']").click()
    anna.visitor.shot("arrr-challenge-sheet")
    looks_right(anna)
    asked = anna.asked()
    anna.page.wait_for_selector("[data-zone='bar'][data-ripe]")
    sheet.locator("[data-declare]").click()
    expect(sheet).to_have_count(0)
    anna.page.wait_for_function(ANSWERED, arg=asked)


def until_asked(person: AtSea, *others: AtSea) -> None:
    """The others let things be until somebody is asked who has no such way."""
    for _ in range(STEPS * 20):
        for each in others:
            if each.asked() is not None and each.quiet.count():
                each.lets_be()
        if person.asked() is not None and not person.quiet.count():
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("nothing is asked")


def test_a_challenge_that_is_accepted(visit: Visitors, open_table: Opener) -> None:
    anna, bruno, carla = sit_down(visit, open_table, three())
    challenged(anna)
    until_asked(bruno, anna, carla)
    bruno.answers(bruno.way(1))
    bruno.is_asked()  # what he wants in return
    bruno.visitor.shot("arrr-counter-stake")
    looks_right(bruno)
    bruno.sends()
    duel(anna, bruno, carla)
    total = sum(int(coins(anna, seat).inner_text()) for seat in range(2))
    assert total == 9


def duel(*people: AtSea) -> None:
    """All let things be until the challenge is over; both trays are there while it goes on."""
    anna, bruno = people[:2]
    expect(anna.page.locator("[data-tray]")).to_have_count(2)
    expect(bruno.page.locator("[data-tray]")).to_have_count(2)
    for _ in range(STEPS * 20):
        if not anna.page.locator("[data-tray]").count():
            return
        for person in people:
            if person.asked() is not None and person.quiet.count():
                person.lets_be()
        anna.page.wait_for_timeout(50)
    raise AssertionError("the challenge does not end")


def test_a_challenge_that_is_refused(visit: Visitors, open_table: Opener) -> None:
    anna, bruno, carla = sit_down(visit, open_table, three())
    challenged(anna)
    until_asked(bruno, anna, carla)
    bruno.answers(bruno.way(2))
    anna.is_asked()
    for loot in (1, 2, "coin"):
        if anna.loot(loot).get_attribute("aria-pressed") == "false":
            anna.touches(anna.loot(loot))
    anna.visitor.shot("arrr-plunder")
    looks_right(anna)
    anna.sends()
    own(anna, 0, 6)
    expect(bruno.page.locator("[data-zone='crew'] button[data-card]")).to_have_count(0)
    expect(anna.page.locator("[data-spot='crew-0']").first).to_have_text("2")


def test_a_challenge_that_is_tied_gives_both_their_stake_back(visit: Visitors, open_table: Opener) -> None:
    t = three()
    t.anna.challenges("Bruno", "attack", 2)
    passed_until(t, "respond")
    t.bruno.accepts()
    t.bruno.names_prize(3)
    t.dice("cunning " * 20)
    passed_until(t, "contest")
    anna, bruno, carla = sit_down(visit, open_table, t)
    own(anna, 0, 2)
    own(anna, 1, 2)
    anna.is_asked()
    anna.visitor.shot("arrr-duel")
    looks_right(anna)
    duel(anna, bruno, carla)
    for person in (anna, bruno, carla):
        own(person, 0, 5)
        own(person, 1, 4)


# -- dice ----------------------------------------------------------------------------------------------------------


def test_somebody_cheats_twice(visit: Visitors, open_table: Opener) -> None:
    t = three()
    t.anna.sails("ghost-ship")
    t.dice("attack cunning navigation cunning")
    passed_until(t, "rolling")
    anna, bruno, carla = sit_down(visit, open_table, t)
    dice = anna.is_asked().page.locator(DICE)
    before = dice.count()
    for times in (1, 2):
        anna.is_asked()
        expect(anna.choices).to_have_count(1)
        anna.says()
        anna.is_asked()
        for person in (anna, bruno, carla):
            own(person, 0, 5 - times)
            expect(person.page.locator(DICE)).to_have_count(before + 2 * times)
    expect(anna.page.locator("[data-successes]")).to_be_visible()
    anna.lets_be()


# -- standing orders -----------------------------------------------------------------------------------------------


def waiting(person: AtSea) -> None:
    """A moment is open, and nothing is asked of who looks."""
    expect(person.page.locator("[data-zone='answers']")).to_be_visible()
    assert_not_asked(person)


def assert_not_asked(person: AtSea) -> None:
    expect(person.page.locator("[data-zone='bar']:not([data-open])")).to_be_visible()


def row(person: AtSea, number: int) -> Locator:
    """Smart, always, sleep: the row below the bar."""
    return person.page.locator("[data-zone='answers'] > button").nth(number)


def at_roll(hand: Sequence[str]) -> Table:
    """Bruno is about to end his roll, with just enough; Carla and Anna may answer."""
    t = three("Bruno")
    t.anna.has(hand=hand)
    t.carla.has(hand=["shoal"])
    t.bruno.sails("ghost-ship")
    t.dice("courage jolly jolly attack")
    return passed_until(t, "rolling")


def test_who_plays_smart_is_asked_when_it_matters(visit: Visitors, open_table: Opener) -> None:
    """Pea soup makes a test harder that was just passed; what cannot be played now is no reason to be asked."""
    anna, bruno, carla = sit_down(visit, open_table, at_roll(["pea-soup-special"]), prompt="smart")
    bruno.is_asked().lets_be()
    anna.is_asked()
    assert_not_asked(carla)
    anna.lets_be()


def test_a_bell_that_is_off_is_no_reason_to_be_asked(visit: Visitors, open_table: Opener) -> None:
    anna, bruno, _ = sit_down(visit, open_table, at_roll(["pea-soup-special"]), prompt="smart")
    bell = anna.page.locator("[data-zone='hand'] .bell button")
    expect(bell).to_have_attribute("aria-pressed", "true")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")
    before = bruno.is_asked().asked()
    bruno.lets_be()
    bruno.page.wait_for_function(f"asked => document.querySelector(`{OPEN}`) && ({ANSWERED})(asked)", arg=before)
    assert_not_asked(anna)


def test_who_sleeps_is_asked_again_on_their_own_turn(visit: Visitors, open_table: Opener) -> None:
    t = three("Carla")
    t.anna.has(hand=["pea-soup-special"])
    anna, bruno, carla = sit_down(visit, open_table, t)
    carla.answers(carla.supply())
    anna.is_asked()
    row(anna, 2).click()
    anna.sheet.get_by_role("button", name="my turn").click()
    expect(anna.page.locator("[data-zone='answers'] .moon")).to_be_visible()
    anna.page.locator("[data-zone='bar']:not([data-open])").wait_for()
    until_asked(anna, bruno, carla)
    expect(anna.page.locator("[data-zone='answers'] .moon")).to_have_count(0)


def test_always_is_asked_whatever_one_holds(visit: Visitors, open_table: Opener) -> None:
    anna, bruno, _ = sit_down(visit, open_table, at_roll(["message-on-a-bottle"]), prompt="smart")
    bruno.is_asked()
    row(anna, 1).click()
    expect(row(anna, 1)).to_have_attribute("aria-pressed", "true")
    bruno.lets_be()
    anna.is_asked().lets_be()


def test_an_armed_card_is_played_by_itself(visit: Visitors, open_table: Opener) -> None:
    anna, bruno, _ = sit_down(visit, open_table, at_roll(["pea-soup-special"]), prompt="smart")
    anna.page.get_by_role("button", name="Look closely").click()
    anna.touches(anna.hand("pea-soup-special"))
    anna.page.get_by_role("note").locator(".arm button").last.click()
    sheet = anna.sheet
    sheet.get_by_role("combobox").first.select_option("rolled")
    anna.visitor.shot("arrr-arm")
    looks_right(anna)
    sheet.locator(".actions button").last.click()
    expect(sheet).to_have_count(0)
    bruno.is_asked().lets_be()
    expect(anna.hand("pea-soup-special")).to_have_count(0)
    assert any("Pea Soup Special" in line for line in anna.log())
    bruno.is_asked()  # something was played, so that his roll is not over yet


# -- what nobody can tell ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["pea-soup-special", "message-on-a-bottle"])
def test_nobody_sees_who_is_asked(visit: Visitors, open_table: Opener, other: str) -> None:
    """Whether Anna holds an answer or not, and is asked or not, the others see the same."""
    seen = []
    for hand in (["pea-soup-special"], [other]):
        anna, bruno, carla = sit_down(visit, open_table, at_roll(hand), prompt="smart")
        wish(carla.visitor, carla.code, "order", seat=2, orders={"prompt": "always"})
        bruno.is_asked().lets_be()
        carla.is_asked()
        if hand == ["pea-soup-special"]:
            anna.is_asked()
        else:
            assert_not_asked(anna)
        seen.append([looked(person) for person in (bruno, carla)])
    if other == "pea-soup-special":
        assert seen[0] == seen[1], "the test itself sees differences where there are none"
    assert seen[0] == seen[1]


def looked(person: AtSea) -> list[str]:
    """All that somebody can read, listen to or look at: the table as it is written, but for what is numbered anew."""
    person.page.wait_for_function("() => !document.querySelector('[data-moving]')")
    words: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll('main, footer, [data-zone]')].flatMap(zone => [
          zone.innerText.replaceAll(/\\s+/g, ' ').trim(),
          ...[...zone.querySelectorAll('*')].map(each => each.getAttribute('class') ?? ''),
        ])"""
    )
    return words
