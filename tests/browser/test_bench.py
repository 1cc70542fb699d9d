"""What measures how fast the client feels (bench/browser): that it sees what it is to see, not how long that takes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from bench.browser.figures import figures_of
from bench.browser.measure import UNSEEN, Measured
from bench.browser.people import (
    Back,
    Feedback,
    FirstMove,
    Long,
    Person,
    Played,
    come_back,
    first_load,
    first_move,
    second_load,
    whole_game,
)
from bench.browser.visits import DESK, INSTRUMENTS, MOBILE, PHONE, Device, Line, Visit, conditions
from tests.client.serving import Served

BUSY = 120  # milliseconds that something takes here, on any machine
ROOM = """
<div class="table">
  <div data-zone="hand"><button id="card">a card</button></div>
  <div data-zone="bar"><p id="words"></p></div>
  <p id="else"></p>
</div>
<script>
  const busy = (milliseconds) => { const until = performance.now() + milliseconds; while (performance.now() < until); }
  const table = document.querySelector('.table')
  const say = (where, words) => (document.getElementById(where).textContent = words)
</script>
"""


@pytest.fixture
def room(browser: Browser) -> Iterator[Page]:
    """A page that is as slow as it is told to be, with the instruments in it."""
    context = browser.new_context()
    context.add_init_script(path=INSTRUMENTS)
    page = context.new_page()
    page.goto("about:blank")
    page.set_content(ROOM)
    yield page
    context.close()


def answer(page: Page, handler: str) -> list[Feedback]:
    """What is measured if a click does that."""
    page.evaluate(f"() => document.getElementById('card').addEventListener('click', () => {{ {handler} }})")
    person = Person(page)
    person.timed("a card", page.locator("#card").click)
    return person.feedback


def long_tasks(page: Page, since: float) -> list[Long]:
    page.wait_for_timeout(100)
    tasks, _ = page.evaluate("since => bench.long(since)", since)
    return [Long(told["to"] - told["from"], told["moving"]) for told in tasks]


def test_feedback_is_there_when_it_is_painted(room: Page) -> None:
    [found] = answer(room, f"busy({BUSY}); say('words', 'chosen')")
    assert found.touched == "a card"
    assert found.milliseconds >= BUSY


def test_feedback_that_comes_later_is_waited_for(room: Page) -> None:
    [found] = answer(room, f"say('else', 'no answer'); setTimeout(() => say('words', 'chosen'), {BUSY})")
    assert found.milliseconds >= BUSY


def test_what_brings_nothing_is_no_feedback(room: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.browser.people.NO_ANSWER", 200)
    assert answer(room, "say('else', 'something')") == []


def test_a_long_task_is_seen_and_whether_pieces_move(room: Page) -> None:
    since = room.evaluate("() => performance.now()")
    room.evaluate(f"() => setTimeout(() => busy({BUSY}))")
    [still] = long_tasks(room, since)
    assert still.milliseconds >= BUSY
    assert not still.moving
    since = room.evaluate("() => (table.setAttribute('data-moving', ''), performance.now())")
    room.evaluate(f"() => setTimeout(() => (busy({BUSY}), table.removeAttribute('data-moving')))")
    [moving] = long_tasks(room, since)
    assert moving.moving
    since = room.evaluate("() => performance.now()")
    room.evaluate(f"() => setTimeout(() => busy({BUSY}))")
    assert [task.moving for task in long_tasks(room, since)] == [False]


def test_a_first_visit_and_a_second_one(browser: Browser, server: Served) -> None:
    with Visit(browser, server.address, PHONE) as visit:
        assert first_load(visit) > 0
    with Visit(browser, server.address, PHONE) as visit:
        assert second_load(visit) > 0


def test_a_slow_line_is_slow(browser: Browser, server: Served) -> None:
    """All that is loaded waits for an answer at least twice, one for the page and one for its code."""
    line = Line(100_000, 100_000, 400)
    assert conditions(MOBILE)["downloadThroughput"] == 187_500
    with Visit(browser, server.address, replace(DESK, line=line)) as visit:
        assert first_load(visit) >= 0.8


def test_the_first_move_takes_three_clicks(browser: Browser, server: Served) -> None:
    with Visit(browser, server.address, PHONE) as visit:
        assert first_move(visit).clicks == 3


def test_somebody_comes_back_to_the_same_decision(
    browser: Browser, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.browser.people.AWAY", 100)
    with Visit(browser, server.address, PHONE) as visit:
        assert min(come_back(visit)) > 0


@pytest.mark.parametrize(("game", "device"), [("maretta", DESK), ("vulcano", PHONE)])
def test_somebody_plays_and_is_timed(browser: Browser, server: Served, game: str, device: Device) -> None:
    with Visit(browser, server.address, device, speed="fast") as visit:
        played = whole_game(visit, game, 1, most=2)
    assert played.seconds > 0
    touched = {one.touched for one in played.feedback}
    assert "a button" in touched
    assert touched & {"a card", "a key"}
    assert ("the log" in touched) == (device is PHONE)


def test_it_can_be_measured_where_there_is_no_pytest() -> None:
    code = "import sys; sys.modules['pytest'] = None; import bench.browser.figures"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


def test_figures_stand_beside_what_is_asked() -> None:
    quick = Played(60, [Feedback("a card", 20), Feedback("a raft", 30)], [Long(70, True), Long(150, False)])
    slow = Played(90, [Feedback("a card", 90), Feedback("a raft", 120)], [Long(130, True)])
    still = Played(80, [Feedback("a card", 10)])
    found = Measured(
        [1.5, 1.7, 9], [1, 1, 1], [FirstMove(8, 3)], [Back(1, 2)], {"maretta": [quick], "vulcano": [still]}
    )
    found.slow_games = {"maretta": [slow], "vulcano": [slow]}
    told = {figure.name: figure for figure in figures_of(found)}
    assert len(told) == len(figures_of(found))
    value = {name: figure.value for name, figure in told.items()}
    assert value["browser, first load, 4 x slower, 1.5 Mbit/s"] == 1.7
    assert value["browser, input to feedback, worst of a game"] == 20  # between 30 and 10
    assert value["browser, longest task while pieces move"] == (70 + UNSEEN) / 2
    assert value["browser, longest task while pieces move, 4 x slower"] == 130
    assert value["browser, a solo game of Vulcano, fast"] == 80
    aims = [figure.target for figure in told.values() if figure.target is not None]
    assert all(figure.at_most for figure in told.values() if figure.target is not None)
    assert sorted(aims) == [2, 3, 3, 4, 30, 100, 100, 240, 240]
