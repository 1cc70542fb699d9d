"""What measures how fast the client feels (bench/browser): that it sees what it is to see, not how long that takes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page

from bench.browser.figures import FRAME, figures_of
from bench.browser.measure import UNSEEN, Measured, Rounds
from bench.browser.people import (
    Back,
    Feedback,
    FirstMove,
    FirstVisit,
    Long,
    Person,
    Played,
    come_back,
    first_load,
    first_visit,
    reload,
    whole_game,
)
from bench.browser.visits import DESK, INSTRUMENTS, MOBILE, PHONE, SLOWER, Device, Line, Visit, conditions
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


def test_a_first_visit_a_first_move_of_three_clicks_and_a_second_visit(browser: Browser, server: Served) -> None:
    with Visit(browser, server.address, PHONE) as visit:
        found = first_visit(visit)
    assert found.move.clicks == 3
    assert 0 < found.load < found.move.seconds
    assert found.second_load > 0


def test_a_slow_line_is_slow(browser: Browser, server: Served) -> None:
    """All that is loaded waits for an answer at least twice, one for the page and one for its code."""
    line = Line(100_000, 100_000, 400)
    assert conditions(MOBILE)["downloadThroughput"] == 187_500
    with Visit(browser, server.address, replace(DESK, line=line)) as visit:
        assert first_load(visit) >= 0.8


def test_a_page_is_as_slow_as_its_device(browser: Browser, server: Served) -> None:
    sent: list[tuple[str, dict[str, float]]] = []
    tools = SimpleNamespace(send=lambda command, how: sent.append((command, how)))
    for slower in (6, 2.5, 0.5):  # it cannot be quicker than this machine
        with Visit(browser, server.address, replace(DESK, slower=slower)) as visit:
            visit.context.new_cdp_session = lambda page: tools  # type: ignore[method-assign, assignment, return-value]
            visit.page()
    assert {command for command, _ in sent} == {"Emulation.setCPUThrottlingRate"}
    assert [how["rate"] for _, how in sent] == [6, 2.5, 1]


def test_somebody_comes_back_to_the_same_decision(
    browser: Browser, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.browser.people.AWAY", 100)
    with Visit(browser, server.address, PHONE) as visit:
        assert min(come_back(visit)) > 0
    with Visit(browser, server.address, PHONE) as visit:
        assert reload(visit) > 0


@pytest.mark.parametrize(("game", "device"), [("maretta", DESK), ("vulcano", PHONE)])
def test_somebody_plays_and_is_timed(browser: Browser, server: Served, game: str, device: Device) -> None:
    with Visit(browser, server.address, device, speed="fast") as visit:
        played = whole_game(visit, game, 1, most=2)
    assert played.seconds > 0
    assert not played.over
    touched = {one.touched for one in played.feedback}
    assert "a button" in touched
    assert touched & {"a card", "a key"}
    assert ("the log" in touched) == (device is PHONE)


def test_somebody_plays_arrr_for_its_tasks(browser: Browser, server: Served) -> None:
    with Visit(browser, server.address, DESK, speed="fast") as visit:
        played = whole_game(visit, "arrr", 1, most=1)
    assert played.seconds > 0
    assert played.feedback == []


def test_it_can_be_measured_where_there_is_no_pytest() -> None:
    code = "import sys; sys.modules['pytest'] = None; import bench.browser.figures"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


def test_figures_stand_beside_what_is_asked() -> None:
    quick = Played(60, True, [Feedback("a card", 20), Feedback("a raft", 30)], [Long(70, True), Long(150, False)])
    slow = Played(90, False, [Feedback("a card", 90), Feedback("a raft", 120)], [Long(130, True)])
    still = Played(80, True, [Feedback("a card", 10)])
    found = Measured(
        loads=[1.5, 2.7, 9], loads_stated=[1.8, 1.2, 1.9], second_loads=[1, 1, 1], moves=[FirstMove(8, 3)],
        back=[Back(4, 1)], reloads_stated=[2.5], games={"maretta": quick, "vulcano": still},
        slow_games={"maretta": slow, "vulcano": slow}, pirates=Played(30, False, [], [Long(64, True)]),
    )  # fmt: skip
    told = {figure.name: figure for figure in figures_of(found)}
    assert len(told) == len(figures_of(found))
    value = {name: figure.value for name, figure in told.items()}
    load = told["browser, first load, 4 x slower, 1.5 Mbit/s"]
    assert (load.value, load.held(0.7)) == (2.7, 1.8)
    reload = told["browser, back in the same decision after a reload, 4 x slower"]
    assert (reload.value, reload.held(0.7)) == (4, 2.5)
    worst = told["browser, input to feedback, worst of a game"]
    assert worst.value == 20  # between 30 and 10
    assert worst.held(0.5) == pytest.approx(FRAME + (20 - FRAME) / 2)
    task = told["browser, longest task while pieces move"]
    assert task.value == (70 + UNSEEN) / 2
    assert task.held(0.5) == task.value / 2
    assert value["browser, longest task while pieces move, 4 x slower"] == 130
    assert value["browser, longest task while dice and cards move, Arrr!!!"] == 64
    game = told["browser, a solo game of Vulcano, fast"]
    assert game.held(0.5) == game.value == 80  # most of it is pauses
    aims = [figure.target for figure in told.values() if figure.target is not None]
    assert all(figure.at_most for figure in told.values() if figure.target is not None)
    assert sorted(aims) == [2, 3, 3, 4, 30, 100, 100, 240, 240]
    found.games["vulcano"].over = False
    assert "browser, a solo game of Vulcano, fast" not in {figure.name for figure in figures_of(found)}


def test_everybody_plays_where_and_as_slow_as_is_said(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """All rounds of a part, with people who take no time."""
    came: list[tuple[str, Device]] = []

    def noted(what: str, result: object) -> object:
        def note(visit: Visit, *told: object, **more: object) -> object:
            came.append((f"{what} {' '.join(map(str, told))}".strip(), visit.device))
            return result

        monkeypatch.setattr(f"bench.browser.measure.{what}", note)
        return result

    noted("first_visit", FirstVisit(1, FirstMove(2, 3), 1))
    noted("first_load", 0.5)
    noted("come_back", Back(1, 1))
    noted("reload", 0.4)
    played = noted("whole_game", Played(1))
    rounds = Rounds(browser, "http://127.0.0.1", 0.5, lambda text: None)
    rounds.load(2)
    rounds.play(4)
    assert [what for what, _ in came[:4]] == ["first_visit", "first_load", "come_back", "reload"]
    assert [device.slower for _, device in came[:4]] == [SLOWER, SLOWER / 2, SLOWER, SLOWER / 2]
    assert [device.line for _, device in came[:4]] == [MOBILE, MOBILE, None, None]
    assert [(what, device.slower) for what, device in came[8:]] == [
        ("whole_game maretta", 1), ("whole_game vulcano", 1),
        ("whole_game maretta", SLOWER), ("whole_game vulcano", SLOWER), ("whole_game arrr", 1),
    ]  # fmt: skip
    assert rounds.found.loads == [1, 1]
    assert rounds.found.loads_stated == [0.5, 0.5]
    assert rounds.found.reloads_stated == [0.4, 0.4]
    assert rounds.found.pirates is played
