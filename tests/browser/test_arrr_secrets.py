"""What a browser must not be told: who could answer at a moment, by what comes and is shown, or by when (P7.8).

``tests/server/virtual`` asks the same of far more tables, on a clock that stands still while anybody works. Here it
goes over a real line into a real page, and the page's own clock says how long a moment lasts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import takewhile, zip_longest
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from settemari.core.match import Match
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from settemari.server import timing
from tests.arrr.table import Table
from tests.browser.hands import ANSWERED, END
from tests.browser.pirate_decisions import AtSea
from tests.browser.pirate_scenes import CREW, as_it_stands
from tests.browser.planting import set_up
from tests.browser.screens import DESK, PHONE
from tests.browser.tables import Opener, whole_game, wish
from tests.browser.visitor import Visitor, Visitors
from tests.server.virtual.people import PASS
from tests.server.virtual.planted import (
    Plant,
    bots_are_quick_without_cards,
    tells_who_has_answered,
    views_show_a_card,
)
from tests.server.virtual.scenes import is_moment, plays, prompted
from tests.server.virtual.windows import distance, likelihood, on_turn
from tests.size import pick

AROUND = 120  # characters of a difference, on both sides
ANNA, CARLA, SEA = 0, 2, "ghost-ship"
OTHERWISE = (
    r"\b\d{10}(\.\d+)?\b|\b[0-9a-f]{64}\b"  # at every table: what o'clock it is, and what its luck is sealed with
)
REST = 400  # milliseconds in which nothing changes
# Carla's hand, the same from behind: what fits now, and what does not.
ABLE, IDLE = ["butterfins", "shoal"], ["message-on-a-bottle", "wind-in-the-tails"]

# -- twins ---------------------------------------------------------------------------------------------------------


def at_sea(carla_holds: list[str]) -> Table:
    """It is Bruno's turn."""
    t: Table = set_up("arrr", "Anna Bruno Carla", first="Bruno", mode="full", deck="shipped")
    t.anna.has(captain="captain-whale-done", equipped=CREW, hand=["sea-esta"], doubloons=5)
    t.bruno.has(captain="nine-lives-nell", equipped=["seals-of-disapproval", "courage-on-tap"], doubloons=4)
    t.carla.has(captain="hugh-manatee", equipped=["gulls-and-buoys"], hand=carla_holds, doubloons=2)
    t.row("fort-claw-and-order", SEA, "whirlpool-spa")
    return t


def sailing(carla_holds: list[str]) -> Match:
    """He sails, and everybody may answer."""
    t = at_sea(carla_holds)
    t.bruno.sails(SEA)
    return t.match


class Noticed(NamedTuple):
    """All that came to somebody's browser, how much of it at first, and what was shown: at the moment, and after it."""

    came: list[str]
    shown: list[str]


def noticed(visit: Visitors, open_table: Opener, carla_holds: list[str]) -> Noticed:
    """The table as Anna sees it, who wants to be asked whatever she holds."""
    anna, bruno, carla = people = [visit(PHONE), visit(DESK), visit(DESK)]
    code = open_table(*people, scene=as_it_stands(at_sea(carla_holds)), fuse=0, seed=5)
    wish(anna, code, "order", seat=ANNA, orders={"prompt": "always"})
    table, sailor = AtSea(anna, code), AtSea(bruno, code)
    sailor.is_asked().answers(sailor.sea(SEA))
    asked, shown = table.is_asked().asked(), [shows(table)]
    by_then = len(anna.frames)
    if carla_holds is ABLE:
        lets_be(carla, code, CARLA)
    lets_be(anna, code, ANNA)
    table.page.wait_for_function(ANSWERED, arg=asked)
    shown.append(shows(table))
    came = [frame.text.replace(code, "CODE") for frame in anna.frames if not frame.sent]
    return Noticed([str(by_then), *(re.sub(OTHERWISE, "...", text) for text in came)], shown)


def shows(anna: AtSea) -> str:
    """The whole of her page once it is at rest: what is seen, what is read to her, and what a script could find."""
    before, page = "", anna.page.content()
    while page != before:
        anna.page.wait_for_timeout(REST)
        before, page = page, anna.page.content()
    return page.replace(anna.code, "CODE")


def difference(one: list[str], two: list[str]) -> str:
    """Where two lists of texts part, with what is around it; empty if they are the same."""
    for number, (mine, other) in enumerate(zip_longest(one, two, fillvalue="")):
        if mine != other:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(mine, other, strict=False))
            at = max(0, sum(1 for _ in same) - AROUND)
            return f"{number}: {mine[at : at + 2 * AROUND]}\n   {other[at : at + 2 * AROUND]}"
    return ""


def lets_be(person: Visitor, code: str, seat: int) -> None:
    """As whoever is prompted would do it."""
    eye = next(eye for eye in person.api("GET", f"/tables/{code}")["eyes"] if eye["seat"] == seat)
    wish(person, code, "answer", seat=seat, question=eye["question"]["number"], answers=[PASS])


def test_carla_is_prompted_on_one_of_two_tables_that_are_the_same_to_anna() -> None:
    able, idle = sailing(ABLE), sailing(IDLE)
    assert able.view(0).same_as(idle.view(0))
    assert CARLA in prompted(able)
    assert CARLA not in prompted(idle)


def test_a_browser_cannot_tell_two_tables_apart_that_look_the_same(visit: Visitors, open_table: Opener) -> None:
    one, two = (noticed(visit, open_table, hand) for hand in (ABLE, IDLE))
    assert len(one.came) > 2
    assert not difference(one.came, two.came)
    assert not difference(one.shown, two.shown)
    assert one.shown[0] != one.shown[1]


@pytest.mark.parametrize("plant", [tells_who_has_answered, views_show_a_card], ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_noticed(
    visit: Visitors, open_table: Opener, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)
    one, two = (noticed(visit, open_table, hand) for hand in (ABLE, IDLE))
    assert difference(one.came, two.came)


# -- time ----------------------------------------------------------------------------------------------------------

GAMES = pick(3, 4)
LIKELY, UNLIKELY = 0.01, 1e-3
# Seconds: short enough for many moments, and long beside what a busy machine adds.
LEAST, SPAN = 0.05, 0.5
LONGEST = 300_000  # milliseconds of a game
# All that comes, and when, by the clock of the page.
CLOCKED = """
window.came = []
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how)
    this.addEventListener('message', ({ data }) => window.came.push([performance.now() / 1000, data]))
  }
}
"""


class Moment(NamedTuple):
    """A moment at which all passed: how long a page saw it open, and what only the server knew."""

    seconds: float
    asked: int
    able: bool  # whether anybody but the player on turn could have played something

    @property
    def share(self) -> float:
        """Where it lies among all lengths that there are, however many were asked (tests/server/virtual/windows.py)."""
        return float(max(0.0, (self.seconds - LEAST) / SPAN) ** self.asked)


@pytest.fixture
def in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moments last as long as is said above; bots take no time over anything else."""
    for name, seconds in {"LEAST_OPEN": LEAST, "LEAST_MORE": 0.0, "MOST_MORE": SPAN}.items():
        monkeypatch.setattr(timing, name, seconds)


def moments(visit: Visitors, open_table: Opener) -> list[Moment]:
    """Of whole games between bots, all at once, each in a tab of Anna's, who has left her seat to one."""
    anna = visit(DESK)
    anna.context.add_init_script(CLOCKED)
    tables = []
    for seed in range(1, 1 + GAMES):
        code = open_table(anna, seats=3, seed=seed, **whole_game("boarding"))
        tables.append((code, anna.tab(f"/t/{code}")))
        wish(anna, code, "leave", seat=0, level=1)
    return [moment for code, page in tables for moment in seen(anna, code, page)]


def seen(anna: Visitor, code: str, page: Page) -> Iterator[Moment]:
    """What the page saw of a game, beside what its record tells when it is over."""
    page.locator(END).wait_for(timeout=LONGEST)
    asked_at: dict[int, float] = {}
    for at, frame in page.evaluate("() => window.came"):
        for eye in json.loads(frame).get("eyes", []):
            if question := eye.get("question"):
                asked_at.setdefault(question["number"], at)
    file = read(anna.context.request.get(f"/api/v1/tables/{code}/record").text())
    whole = replayed(file)
    match = Match(whole.game, whole.seats, whole.variant, file.seed, file.first)
    choices: dict[int, dict[int, tuple[int, ...]]] = {}
    for choice in whole.record:
        choices.setdefault(choice.question, {})[choice.seat] = choice.codes
    while question := match.question():
        answers = choices[question.id]
        all_pass = all(codes[0] == PASS for codes in answers.values())
        began, ended = asked_at.get(question.id), asked_at.get(question.id + 1)
        if is_moment(match) and all_pass and began is not None and ended is not None:
            waiting = [seat for seat in question.seats if seat != on_turn(match)]
            yield Moment(ended - began, len(question.seats), any(plays(match, seat) for seat in waiting))
        for seat, codes in answers.items():
            draft = question.draft(seat)
            for played in codes:
                draft.play(played)
            draft.submit()


def likelihood_of(found: list[Moment]) -> float:
    """How likely it is that what is found so different is the same."""
    able, idle = ([moment.share for moment in found if moment.able is can] for can in (True, False))
    assert min(len(able), len(idle)) > 10
    return likelihood(distance(able, idle), len(able) * len(idle) / (len(able) + len(idle)))


@pytest.mark.usefixtures("in_time")
def test_a_page_sees_moments_last_as_long_whoever_could_have_played(visit: Visitors, open_table: Opener) -> None:
    assert likelihood_of(moments(visit, open_table)) > LIKELY


@pytest.mark.usefixtures("in_time")
def test_without_the_mask_it_sees_a_difference(
    visit: Visitors, open_table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_are_quick_without_cards(monkeypatch)
    assert likelihood_of(moments(visit, open_table)) < UNLIKELY
