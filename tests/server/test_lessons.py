"""Lessons as they go out: what a stream would have sent, for every step and every answer that is expected."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from settemari.client.shapes import Asked, Frame, LayoutTold, Offer, View
from settemari.core.events import apply_events
from settemari.core.table import UNKNOWN
from settemari.lessons import LessonError, lesson_named, lesson_names, read_lesson
from settemari.lessons.lesson import FOLDER
from settemari.server import lessons
from settemari.server.lessons import lesson_sheet, told_lesson
from tests.client.test_parts import misfits
from tests.lessons.ways import moments
from tests.server.hostile.afloat import Afloat, sail

LARGEST = 48_000  # bytes of a lesson on its way; most of it are the cards of a deck and what can be answered

Told = dict[str, Any]


@pytest.fixture(params=lesson_names())
def told(request: pytest.FixtureRequest) -> Told:
    found: Told = json.loads(lesson_sheet(request.param).body)
    return found


def eye_of(frame: Told) -> Told:
    [eye] = frame["news"]["eyes"]
    assert isinstance(eye, dict)
    return eye


def follow(told: Told) -> Iterator[tuple[Told, Told]]:
    """Every frame with one that follows from it."""
    for frame in told["frames"]:
        for way in frame["goes"]:
            yield frame, told["frames"][way["to"]]


def test_frames_have_the_shapes_of_the_protocol(told: Told) -> None:
    assert misfits(told["layout"], LayoutTold, "layout") == []
    for frame in told["frames"]:
        eye = eye_of(frame)
        assert misfits(frame["news"], Frame, "news") == []
        assert misfits(eye["view"], View, "view") == []
        assert "gauges" in eye["view"]
        assert eye["question"] == {} or misfits(eye["question"], Asked, "question") == []
        assert frame["offer"] is None or misfits(frame["offer"], Offer, "offer") == []
    first, last = told["frames"][0], told["frames"][-1]
    assert set(first["news"]) == {"version", "now", "room", "you", "eyes", "presence"}
    assert first["news"]["room"]["stage"] == "playing"
    others = len(told["layout"]["seats"]) - 1
    assert [seat["bot"] > 0 for seat in first["news"]["room"]["seats"]] == [False] + [True] * others
    assert last["news"]["room"]["stage"] == "ended"
    assert first["news"]["you"]["seats"][0] in last["news"]["room"]["end"]["winners"]


def test_it_is_a_tree_in_which_every_way_has_all_steps(told: Told) -> None:
    lesson = lesson_named(told["name"])
    assert told["steps"] == len(lesson.steps)
    assert sorted(way["to"] for frame in told["frames"] for way in frame["goes"]) == [
        *range(1, len(told["frames"]))
    ]  # each is reached in one way only
    for frame, after in follow(told):
        assert after["step"] == frame["step"] + 1
    for frame in told["frames"]:
        assert frame["name"] == lesson.steps[frame["step"]].name
        assert bool(frame["goes"]) == (frame["step"] < told["steps"] - 1)
    ends = [playing for playing in moments(lesson) if playing.is_over]
    assert sum(not frame["goes"] for frame in told["frames"]) == len(ends)


def test_what_is_expected_can_be_answered(told: Told) -> None:
    """And whatever else the rules allow leads to a hint."""
    for frame in told["frames"]:
        expected = [way["answers"] for way in frame["goes"]]
        if frame["offer"] is None:
            assert expected in ([[]], [])
            assert frame["hint"] is None
            continue
        question = eye_of(frame)["question"]
        possible = {option["code"] for option in frame["offer"]["options"] if "refused" not in option}
        assert {codes[0] for codes in expected} <= possible == set(question["codes"])
        assert (frame["hint"] is None) == (possible == {codes[0] for codes in expected if len(codes) == 1})
        assert question["mine"] == []
        assert question["prompt"]


def test_beats_lead_from_one_table_to_the_next(told: Told) -> None:
    setup = lesson_named(told["name"]).start.setup
    for frame, after in follow(told):
        before, news = eye_of(frame), eye_of(after)
        facts = [number for fact in before["view"]["facts"] for number in fact]
        room = len(setup.blank_view(0).facts)
        view = setup.view(before["view"]["cells"], before["seat"], facts + [0] * (room - len(facts)))
        for number, beat in enumerate(news["beats"], before["view"]["beat"] + 1):
            assert beat["number"] == number
            apply_events(view, [tuple(event) for event in beat["events"]])
        assert view.cell_list() == news["view"]["cells"]


def test_the_learner_sees_no_more_than_anybody(told: Told) -> None:
    for frame in told["frames"]:
        cells = eye_of(frame)["view"]["cells"]
        for place in told["layout"]["places"]:
            if place["name"] in ("hand", "crew", "events") and place["owner"] != eye_of(frame)["seat"]:
                start = place["start"]
                assert set(cells[start : start + cells[start - 1]]) <= {UNKNOWN}


def test_it_is_small(told: Told) -> None:
    assert len(lesson_sheet(told["name"]).packed) <= LARGEST
    assert lesson_sheet(told["name"]) is lesson_sheet(told["name"])  # made once


# -- other lessons ---------------------------------------------------------------------------------------------

PIRATES = """\
position = "pirates.json"
minutes = 1
rung = 1
learner = "pink"
called = "Robinson"
faces = { purple = 5 }

[[steps]]
name = "sail"
points = ["card net-worth"]
expects = ["pass", "use courage-on-tap"]
others = ["purple: pass"]
luck = [1]
rules = ["P3.1"]

[[steps]]
name = "end"
"""
AT_SEA = {
    "format": "settemari position 1",
    "game": "arrr",
    "seats": 2,
    "variant": "boarding",
    "counters": {"round": 2, "supply": 35, "coins": [3, 2]},
    "agenda": [{"step": "after", "seat": "pink"}, {"step": "sail-declared", "seat": "pink", "a": 1}],
    "places": {
        "events of purple": ["shoal"],
        "crew of pink": ["right-hook", "net-worth"],
        "area of pink": ["courage-on-tap", None, None, None],
        "seas": ["leviathans-breakfast", "ghost-ship"],
        "crew-deck": "rest",
        "event-deck": "rest",
        "sea-deck": "rest",
    },
}


def pirates(folder: Path, old: str = "", new: str = "") -> Told:
    """A lesson of the other game, with dice and a moment at which everybody may answer."""
    (folder / "pirates.json").write_text(json.dumps(AT_SEA), encoding="utf-8")
    file = folder / "pirates.toml"
    file.write_text(PIRATES.replace(old, new) if old else PIRATES, encoding="utf-8")
    found: Told = json.loads(msgspec.json.encode(told_lesson(read_lesson(file))))
    return found


def test_a_lesson_of_pirates_has_the_same_form(tmp_path: Path) -> None:
    told = pirates(tmp_path, ', "use courage-on-tap"')
    first, last = told["frames"]
    question = eye_of(first)["question"]
    assert misfits(question, Asked, "question") == []
    assert (question["moment"], question["seats"], question["answered"]) == (True, [0, 1], [])
    assert eye_of(first)["view"]["gauges"]["action"]["sort"] == "sail"
    rolled = [event for beat in eye_of(last)["beats"] for event in beat["events"] if event[0] == 5]
    assert [event[2] for event in rolled] == [1]
    assert first["news"]["room"]["settings"]["variant"] == "boarding"
    assert first["hint"]["key"] == "lesson-pirates-sail-hint"


def test_a_variant_of_ones_own_is_told_whole(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "maretta.toml", tmp_path)
    position = json.loads((FOLDER / "maretta.json").read_text("utf-8"))
    position["variant"] = {"boarding": {"score": 6}}
    (tmp_path / "maretta.json").write_text(json.dumps(position), encoding="utf-8")
    told = json.loads(msgspec.json.encode(told_lesson(read_lesson(tmp_path / "maretta.toml"))))
    settings = told["frames"][0]["news"]["room"]["settings"]
    assert (settings["variant"], settings["tables"]["boarding"]) == ("", {"score": 6})
    assert told["layout"]["numbers"]["boarding.score"] == 6


def test_luck_that_is_missing_or_left_over_is_told(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"steps\.sail\.others\[1\]: chance was asked for one of 6"):
        pirates(tmp_path, "[1]", "[]")
    with pytest.raises(LessonError, match=r"steps\.sail\.luck: the game did not ask for so much; left over: 1"):
        pirates(tmp_path, "[1]", "[1, 2]")


def test_a_tree_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST_FRAMES", 9)
    with pytest.raises(LessonError, match=r"maretta\.toml: steps\.together\.expects: .*at most 9 can be told"):
        told_lesson(lesson_named("maretta"))


# -- over the network ------------------------------------------------------------------------------------------


def test_lessons_are_listed_and_sent_whole(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        listed = (await http.get("/api/v1/lessons")).json()["lessons"]
        assert [lesson["name"] for lesson in listed] == ["gallows", "boarding", "arrr", "maretta", "vulcano"]
        assert listed[0] == {
            "name": "gallows",
            "game": "arrr",
            "title": {"key": "lesson-gallows"},
            "minutes": 4,
            "steps": 13,
            "rung": 1,
            "variant": "gallows",
        }
        assert [(lesson["rung"], lesson["variant"]) for lesson in listed[2:]] == [(3, ""), (1, ""), (1, "")]
        for lesson in listed:
            sent = await http.get(f"/api/v1/lessons/{lesson['name']}")
            assert sent.json() == json.loads(lesson_sheet(lesson["name"]).body)
            assert sent.headers["content-encoding"] == "gzip"
            assert sent.headers["content-type"] == "application/json"
            plain = await http.get(f"/api/v1/lessons/{lesson['name']}", headers={"accept-encoding": "identity"})
            assert plain.content == lesson_sheet(lesson["name"]).body
            assert "content-encoding" not in plain.headers

    sail(tmp_path, scene)


def test_who_has_a_lesson_is_not_sent_it_again(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        sent = await http.get("/api/v1/lessons/maretta")
        tag = sent.headers["etag"]
        again = await http.get("/api/v1/lessons/maretta", headers={"if-none-match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
        other = await http.get("/api/v1/lessons/maretta", headers={"if-none-match": 'W/"0123"'})
        assert other.status_code == 200

    sail(tmp_path, scene)


def test_drafts_are_tried_out_as_at_a_table(tmp_path: Path) -> None:
    """What can be added, what else would be refused, and nothing where the draft or the step is at its end."""

    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        told = (await http.get("/api/v1/lessons/gallows")).json()
        [frame] = [number for number, frame in enumerate(told["frames"]) if frame["name"] == "equip"]
        [way] = told["frames"][frame]["goes"]

        async def offer(*codes: int, at: int = frame) -> Any:
            draft = ",".join(map(str, codes))
            return await http.get(f"/api/v1/lessons/gallows/offer?frame={at}&draft={draft}")

        assert (await offer()).json() == told["frames"][frame]["offer"]
        gang, officer, item, done = way["answers"]
        second = (await offer(gang)).json()
        assert misfits(second, Offer, "offer") == []
        assert second["question"] == told["frames"][frame]["offer"]["question"]
        possible = {option["action"] for option in second["options"] if "refused" not in option}
        assert possible == {"done", "equip dead-slow-reckoning", "equip immoral-compass"}
        last = (await offer(gang, officer, item)).json()
        assert done in [option["code"] for option in last["options"] if "refused" not in option]
        assert "gauges" in next(option for option in second["options"] if option["code"] == officer)

        refused = await offer(gang, gang)
        assert (refused.status_code, refused.json()["rule"]) == (409, "P2.2.1")
        assert (await offer(at=0)).json() == {}  # that step is only read
        for far in (len(told["frames"]), 100):
            assert (await offer(at=far)).status_code == 404
        assert (await http.get("/api/v1/lessons/nowhere/offer?frame=0")).status_code == 404
        assert (await http.get("/api/v1/lessons/gallows/offer?frame=-1")).status_code == 400

    sail(tmp_path, scene)


@pytest.mark.parametrize("name", ["nowhere", "..%2Fmaretta", "maretta.toml", "%00", "x" * 40])
def test_other_lessons_are_not_found(tmp_path: Path, name: str) -> None:
    async def scene(ship: Afloat) -> None:
        reply = await (await ship.person()).http.get(f"/api/v1/lessons/{name}")
        assert reply.status_code in (400, 404)
        assert reply.headers["content-type"] == "application/problem+json"

    sail(tmp_path, scene)
