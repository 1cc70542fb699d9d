"""The bench around what it measures: what is held against a target, how fast the machine is, and what is kept."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import fields, replace
from math import ceil
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench import results, run, speed
from bench.figure import Figure, table
from bench.results import PARTS, RESULTS, Part, head, keep, kept, part_of
from bench.server.figures import figures_of
from bench.server.load import Result
from bench.server.measure import Server
from bench.server.run import ENOUGH, MANY, MOVES, SPARE, WARM_UP, Best, Contest, Contestant, Start, ours
from bench.speed import EACH, PROTOTYPE, Speed, Yardstick

SLOW = 0.5  # half as fast as the machine that the targets were stated for


@pytest.mark.parametrize(
    ("figure", "held"),
    [
        (Figure("a time", 80, "{:.0f} ms", 60, True, work=1), 40),
        (Figure("half of it waits", 80, "{:.0f} ms", 60, True, work=0.5), 60),
        (Figure("all of it waits", 80, "{:.0f} ms", 60, True), 80),
        (Figure("so many a second", 80, "{:.0f}", 100, work=1), 160),
        (Figure("a ratio", 80, "{:.0f} x", 100), 80),
        (Figure("measured for both", 80, "{:.0f} s", 60, True, measured=55), 55),
    ],
    ids=lambda given: given.name if isinstance(given, Figure) else "",
)
def test_only_work_of_the_processor_is_held_at_the_stated_speed(figure: Figure, held: float) -> None:
    assert figure.held(SLOW) == pytest.approx(held)
    told = figure.told(SLOW)
    assert told["value"] == 80
    assert told["at_stated_speed"] == (None if held == 80 else held)
    assert told["ok"] == (held < 60 if figure.at_most else held >= 100)
    assert (told["times_target"] > 1) == told["ok"]
    assert figure.held(1) == (55 if figure.measured else 80)


def test_a_reader_sees_what_was_measured_beside_what_is_held() -> None:
    wait = Figure("a wait", 80, "{:.0f} ms", 60, True, work=1)
    lines = table([wait.told(SLOW), wait._replace(name="missed").told(1), Figure("no aim", 3, "{:.1f} x").told(1)])
    assert [line.split("  ")[-1].strip() for line in lines.splitlines()] == ["asked", "ok", "MISSED", "3.0 x"]
    assert lines.splitlines()[1].split() == ["a", "wait", "80", "ms", "40", "ms", "below", "60", "ms", "ok"]


class Stick:
    """A yardstick that takes 2, 1, 1... seconds for a turn of the same work."""

    name, best = "stick", 0.5  # as it was left by somebody else

    def __init__(self, decisions: float) -> None:
        self.decisions, self.turns = decisions, 0

    def take_turn(self) -> None:
        self.best = min(self.best, 1.0 if self.turns else 2.0)
        self.turns += 1

    def rate(self, unit: str) -> float:
        assert unit == "decisions"
        return self.decisions / self.best


def test_the_machine_is_as_fast_as_its_best_turn_says() -> None:
    stick = Stick(0.75 * EACH * PROTOTYPE)
    moments = iter([0.0, 2.0, 3.0, 4.0, 5.0])
    found = Yardstick(stick, "decisions", EACH * PROTOTYPE)  # type: ignore[arg-type]
    assert found.speed(4.5, lambda: next(moments)) == pytest.approx(0.75)
    assert stick.turns == 4


def test_a_machine_that_was_slow_for_a_moment_excuses_nothing() -> None:
    assert Speed(0.7, 0.9, "x").held == Speed(0.9, 0.7, "x").held == 0.9


def part(value: float) -> Part:
    return part_of([Figure("a time", value, "{:.0f} ms", 60, True, work=1)], Speed(0.5, 0.4, "stick"), 90, extra="more")


def test_parts_that_were_not_measured_stay_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    assert kept(file) == {}
    both = keep({"browser": part(80), "engine": part(70)}, file)
    assert list(kept(file)) == list(both) == ["engine", "browser"]
    keep({"engine": part(10)}, file)
    found = kept(file)
    assert found["browser"] == both["browser"]
    assert found["engine"]["figures"][0]["value"] == 10
    assert found["engine"]["extra"] == "more"
    assert found["engine"]["minutes"] == 1.5
    assert "0.50 times as fast" in head("engine", found["engine"])
    assert "0.40 as it ended, by stick" in head("engine", found["engine"])


def test_what_is_kept_in_the_repository_says_of_what_it_is() -> None:
    found = kept(RESULTS)
    assert set(found) <= set(PARTS)
    for one in found.values():
        assert {"when", "python", "speed"} <= one.keys()
        assert {figure["ok"] for figure in one["figures"] if figure["target"] is None} == {True}


# -- the command -----------------------------------------------------------------------------------------------


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> SimpleNamespace:
    """The command with parts that take no time; what it measured, drew and wrote."""
    found = SimpleNamespace(measured=[], drawn=[], file=tmp_path / "results.json")

    def measure(name: str) -> run.Measure:
        def measured(chosen: Namespace, machine: float) -> run.Found:
            found.measured.append(name)
            return [Figure(f"{name}, a time", 80, "{:.0f} ms", 60, True, work=1)], {}

        return measured

    monkeypatch.setattr(run, "MEASURES", {name: measure(name) for name in PARTS})
    monkeypatch.setattr(run, "what_is_missing", lambda parts: "")
    monkeypatch.setattr(run, "keep", lambda parts: results.keep(parts, found.file))
    monkeypatch.setattr(speed, "yardstick", lambda prototype: nullcontext(found))
    found.contestant, found.speed = SimpleNamespace(name="stick"), lambda: 0.5
    picture = SimpleNamespace(draw=lambda parts, file: found.drawn.append(list(parts)))
    monkeypatch.setitem(sys.modules, "bench.picture", picture)

    def called(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["bench/run.py", *arguments])
        return run.main()

    found.called = called
    return found


def test_one_part_or_several_can_be_measured(bench: SimpleNamespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.called("--only", "browser", "--only", "engine") == 0
    assert bench.measured == ["engine", "browser"]
    assert bench.called("--only", "server") == 0
    assert bench.measured == ["engine", "browser", "server"]
    assert bench.drawn == [["engine", "browser"], ["engine", "server", "browser"]]
    said = capsys.readouterr().out
    assert "kept as it was: browser" in said
    assert "server: this machine was 0.50 times as fast" in said
    assert list(json.loads(bench.file.read_text("utf-8"))["parts"]) == list(PARTS)


def test_all_parts_are_measured_unless_one_is_named(bench: SimpleNamespace) -> None:
    assert bench.called("--quick") == 0
    assert bench.measured == list(PARTS)
    assert not bench.file.exists()
    assert not bench.drawn


def test_a_strict_bench_holds_what_it_comes_to_at_the_stated_speed(bench: SimpleNamespace) -> None:
    """80 ms where 60 are asked for: fine on a machine of half the speed."""
    assert bench.called("--quick", "--strict") == 0
    bench.speed = lambda: 1.0
    assert bench.called("--quick", "--strict") == 1
    assert bench.called("--quick") == 0


def test_help_teaches_the_parts(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.parser().parse_args(["--help"])
    said = capsys.readouterr().out
    assert all(f"\n  {name} " in said for name in PARTS)
    with pytest.raises(SystemExit):
        run.parser().parse_args(["--only", "ships"])


# -- the server ------------------------------------------------------------------------------------------------


def test_what_a_server_waits_for_is_not_scaled() -> None:
    """Of a start the share that was work, of a move's processor time all, of its wait nothing."""
    names = list("abcdefgh")
    best = Best(
        "x", moves_a_second=10, server_microseconds=300, p50_milliseconds=1, p99_milliseconds=9,
        start_up=Start(2, 0.75), first_start=Start(3, 0.5), kib_a_table=20,
    )  # fmt: skip
    held = {figure.name: figure.held(SLOW) for figure in figures_of(dict.fromkeys(names, best), *names)}
    assert held["server, start"] == 2 * (0.25 + 0.75 / 2)
    assert held["server, first start, with a new database"] == 3 * 0.75
    assert held["server, processor for a move"] == 150
    assert held["server, a move at one table, p50"] == 1
    assert held["server, memory of an idle table"] == 20
    assert held["server : bare litestar, processor"] == 1


def test_spare_tables_follow_the_pace() -> None:
    """Opening them takes longer than playing at them."""
    asked: list[int] = []

    class Told(Contest):
        def _told(self, contestant: Contestant, server: Server, arguments: Sequence[str]) -> str:
            asked.append(int(arguments[arguments.index("--spare") + 1]))
            return json.dumps({each.name: 0 for each in fields(Result)} | {"moves_a_second": 900, "wrong": []})

    mine = replace(ours(Path()), starts=0, idle=0)
    contest = Told([mine, replace(mine, name="endless", spare=(0, 0), at_one=False)], lambda text: None)
    contest._start = lambda contestant: nullcontext()  # type: ignore[method-assign, assignment, return-value]
    contest.run(1, 2.0)
    at_pace = ceil(ENOUGH * 900 * (WARM_UP + 2) / MOVES)
    assert asked == [*(ceil(each * 2 * WARM_UP) for each in SPARE), 0, MANY + at_pace, 1 + at_pace, 0]
    assert contest.best["Sette Mari"].moves_a_second == 900
