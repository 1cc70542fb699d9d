"""The lessons that are shipped: they can be played as they are written, by the rules, and teach what they are to."""

from __future__ import annotations

import doctest
from collections.abc import Mapping
from typing import Any

import pytest

from settemari import lessons, locales
from settemari.bots.levels import level_of
from settemari.games.arrr.gauges import gauges_of as gauges_at_sea
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import Gauges, gauges_of
from settemari.lessons import Lesson, Playing, lesson_ladder, lesson_named, lesson_names
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message
from tests.lessons.ways import moments
from tests.locales import ftl

LESSONS = [lesson_named(name) for name in lesson_names()]
TAUGHT = {
    "maretta": {"A2.1", "A3.1", "A3.4", "A3.5", "A3.6", "A3.8", "A4.1", "A4.2"},
    "vulcano": {"B2.1", "B3.1", "B4.1", "B4.2", "B4.3", "B5.1", "B5.2", "B5.3"},
    "gallows": {"P2.1.2", "P2.2.1", "P2.3.1", "P2.3.2", "P3.3", "P3.5", "P4.1", "P4.2", "P4.3", "P6.2", "P8.1", "P8.2"},
    "boarding": {"P4.4", "P7.1", "P7.2", "P7.3", "P7.6", "P7.7", "P7.8", "P8.3"},
    "arrr": {"P5.1", "P5.2", "P5.3", "P5.4", "P5.6", "P6.6"},
}
MOST_WORDS = {"it": 133, "en": 140, "fr": 153}  # of a lesson, a minute
MOST_IN_STEP = {"it": 40, "en": 40, "fr": 46}
WORDS_A_MINUTE = 200
SECONDS_A_MOVE = 5


@pytest.fixture(params=LESSONS, ids=lambda lesson: str(lesson.name))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    assert isinstance(request.param, Lesson)
    return request.param


def said(lesson: Lesson, message: Message, language: str) -> str:
    """As the learner reads it, with the names of the bots."""
    names = [lesson.learner_name] * lesson.start.seats
    for seat, level in lesson.faces.items():
        found = level_of(str(level))
        assert found is not None
        names[seat] = found.name
    areas = [*lesson.start.game.telling().AREAS, "lessons"]
    return Catalogue(language, areas, names).text(message)


def test_there_is_one_for_each_side_and_each_mode() -> None:
    """A lesson is called as its side or mode is: whoever plays one is led to its lesson."""
    assert {lesson.name for lesson in LESSONS} == {"maretta", "vulcano", "gallows", "boarding", "arrr"}
    for lesson in LESSONS:
        assert lesson.start.variant == lesson.start.game.variant(lesson.name)


def test_the_modes_are_learned_one_after_the_other() -> None:
    ladder = [(lesson.start.game.id, lesson.rung, lesson.name) for lesson in lesson_ladder()]
    assert ladder == [
        ("arrr", 1, "gallows"),
        ("arrr", 2, "boarding"),
        ("arrr", 3, "arrr"),
        ("maretta", 1, "maretta"),
        ("vulcano", 1, "vulcano"),
    ]
    assert all(lesson.minutes <= 5 for lesson in LESSONS)


# -- playing ---------------------------------------------------------------------------------------------------


def test_every_way_through_it_leads_to_a_victory(lesson: Lesson) -> None:
    ends = [playing for playing in moments(lesson) if playing.is_over]
    assert len(ends) > 1  # somewhere one may choose
    for playing in ends:
        assert playing.match.question() is None
        outcome = playing.match.outcome
        assert outcome is not None
        assert lesson.learner in outcome.winners


def test_the_first_lesson_is_won_together() -> None:
    for playing in moments(lesson_named("maretta")):
        if playing.is_over:
            outcome = playing.match.outcome
            assert outcome is not None
            assert (outcome.ending, outcome.winners) == ("token-and-card", (0, 1))


def test_what_is_expected_is_offered_and_what_is_pointed_at_is_there(lesson: Lesson) -> None:
    for playing in moments(lesson):
        playing.check_points()
        question = playing.match.question()
        offered = question.offer(lesson.learner).playable if playing.step.expects and question else []
        assert {action.code for action in offered} >= {codes[0] for codes in playing.answers()}
        assert bool(offered) == bool(playing.step.expects)


def test_the_player_does_at_least_four_of_five_steps(lesson: Lesson) -> None:
    done = [step for step in lesson.steps if step.expects]
    assert len(done) >= 0.8 * len(lesson.steps)


def test_every_playing_is_the_same(lesson: Lesson) -> None:
    ways = [[playing.match.digest() for playing in moments(lesson)] for _ in range(2)]
    assert ways[0] == ways[1]


# -- reading ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_it_is_short(lesson: Lesson, language: str) -> None:
    texts: Mapping[str, str] = {
        playing.step.name: said(lesson, playing.says(), language) for playing in moments(lesson)
    }
    words = {name: len(text.split()) for name, text in texts.items()}
    assert {name: count for name, count in words.items() if count > MOST_IN_STEP[language]} == {}
    assert sum(words.values()) <= MOST_WORDS[language] * lesson.minutes
    moves = sum(bool(step.expects) for step in lesson.steps)
    assert sum(words.values()) / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60 <= lesson.minutes
    for playing in moments(lesson):
        hint = playing.hint()
        assert hint is None or len(said(lesson, hint, language).split()) <= 30


def test_it_says_all_that_is_written_for_it_and_nothing_else() -> None:
    needed = {f"lesson-{lesson.name}" for lesson in LESSONS}
    for lesson in LESSONS:
        for playing in moments(lesson):
            needed |= {message.key for message in (playing.says(), playing.hint()) if message is not None}
    for language in locales.LANGUAGES:
        assert {form.key for form in ftl.forms(ftl.files()[language, "lessons"])} == needed


def test_every_move_names_its_rules(lesson: Lesson) -> None:
    assert [step.name for step in lesson.steps if step.expects and not step.rules] == []
    assert {rule for step in lesson.steps for rule in step.rules} >= TAUGHT.get(lesson.name, set())


def test_who_plays_has_a_face(lesson: Lesson) -> None:
    assert sorted([lesson.learner, *lesson.faces]) == list(range(lesson.start.seats))
    assert all(level_of(str(level)) for level in lesson.faces.values())


# -- what the texts say of the table ---------------------------------------------------------------------------


def at(name: str, step: str) -> tuple[Playing, Gauges]:
    playing = next(playing for playing in moments(lesson_named(name)) if playing.step.name == step)
    return playing, gauges_of(playing.match.setup, playing.view)


def test_side_A_is_as_it_is_told() -> None:
    _, gauges = at("maretta", "monkey")
    assert gauges["seats"][0]["suits"] == 1  # only rope
    _, gauges = at("maretta", "seven")
    assert gauges["seats"][0]["suits"] == 3
    assert gauges["round"] == gauges["rounds"]  # the deck is used up
    playing, gauges = at("maretta", "ship")
    me = gauges["seats"][0]
    assert (me["difference"], me["suits"], me["score"], gauges["needed"]) == (4, 3, 7, 7)
    assert playing.view.cell(c.SPACE + 1) + 4 == playing.match.variant.number("path.last")  # one wins at the ship


def test_side_B_is_as_it_is_told() -> None:
    fire, water, food = 2, 3, 4
    _, gauges = at("vulcano", "load")
    assert gauges["seats"][1]["stacks"][water] == 4
    assert gauges["limit"] == 5
    _, gauges = at("vulcano", "own")
    assert gauges["seats"][0]["stacks"][fire] == 3
    _, gauges = at("vulcano", "lava")
    assert [seat["in_race"] for seat in gauges["seats"]] == [True, False, True]
    _, gauges = at("vulcano", "five")
    assert gauges["seats"][0]["stacks"] == [4, 1, 3, 0, 0]  # and two fire on the cart
    playing, gauges = at("vulcano", "ahead")
    assert gauges["seats"][0]["stacks"] == [4, 1, 5, 1, 3]
    assert gauges["seats"][2]["stacks"][food] == 3
    assert playing.view.cell(c.SPACE) + 4 == playing.match.variant.number("path.last")
    _, gauges = at("vulcano", "sprint")
    assert gauges["seats"][0]["steps"] == 4


Sea = dict[str, Any]


def at_sea(name: str, step: str) -> tuple[Sea, Sea, Sea]:
    """The gauges at a step, and of them those of the learner and of the other."""
    playing = next(playing for playing in moments(lesson_named(name)) if playing.step.name == step)
    gauges: Sea = dict(gauges_at_sea(playing.match.setup, playing.view))
    me, other = gauges["seats"]
    return gauges, me, other


def dice(seat: Sea) -> list[int]:
    """For attack, navigation, cunning and courage."""
    return [trait["total"] for trait in seat["traits"]]


def faced(gauges: Sea) -> Sea:
    [sea] = [sea for sea in gauges["row"] if sea["faced"]]
    assert isinstance(sea, dict)
    return sea


def test_gallows_bait_is_as_it_is_told() -> None:
    gauges, me, other = at_sea("gallows", "horizon")
    assert other["points"] > me["points"]
    assert gauges["rounds"] - gauges["round"] + 1 == 3  # turns of one's own
    gauges, me, _ = at_sea("gallows", "sail")
    assert dice(me)[1] == 7
    chances = [sea["chances"][0] for sea in gauges["row"]]
    assert gauges["row"][1]["tests"][0]["difficulty"]["total"] == 3
    assert max(chances) == chances[1]  # nothing is better
    _, _, other = at_sea("gallows", "fresh")
    assert other["crew"] == []
    gauges, _, _ = at_sea("gallows", "raid")
    assert all(sea["chances"][0] < 10 for sea in gauges["row"])
    assert gauges["raid"]["total"] == 2
    gauges, me, _ = at_sea("gallows", "bell")
    assert gauges["round"] == gauges["rounds"]
    assert [(own["symbol"], own["points"]) for own in me["collections"]] == [("bell", 4)]
    [test] = gauges["row"][0]["tests"]
    assert [part["amount"] for part in test["difficulty"]["parts"]] == [3, 1]
    for step, successes in [("anchor", 3), ("barrel", 1), ("cheat", 2), ("home", 4)]:
        gauges, _, _ = at_sea("gallows", step)
        [roll] = gauges["action"]["rolls"]
        assert roll["successes"] == successes
    gauges, _, _ = at_sea("gallows", "home")
    assert gauges["action"]["needed"] == 4
    _, me, other = at_sea("gallows", "chest")
    assert (me["coins"], me["fame"], me["collections"][0]["points"]) == (6, 1, 8)
    assert (me["points"], other["points"]) == (15, 12)


def test_boarding_is_as_it_is_told() -> None:
    gauges, _, other = at_sea("boarding", "siren")
    assert dice(other)[2] == 6
    assert faced(gauges)["tests"][0]["difficulty"]["total"] == 4
    gauges, _, _ = at_sea("boarding", "answer")
    assert [(thing["seat"], thing["number"]) for thing in gauges["stack"]] == [(0, 1), (1, 2)]
    gauges, _, _ = at_sea("boarding", "pass")
    assert [thing["seat"] for thing in gauges["stack"]] == [0, 1, 0]
    gauges, me, other = at_sea("boarding", "ghost")
    assert me["points"] + gauges["raid"]["total"] == other["points"]
    assert other["fame"] > me["fame"]
    assert dice(me)[3] == 5
    gauges, _, other = at_sea("boarding", "wind")
    [roll] = gauges["action"]["rolls"]
    assert (roll["successes"], gauges["action"]["needed"]) == (2, 3)
    assert other["hand"]["events"] == 0
    _, me, other = at_sea("boarding", "over")
    assert (me["points"], other["points"]) == (9, 8)


def test_the_full_mode_is_as_it_is_told() -> None:
    _, me, other = at_sea("arrr", "captains")
    assert (me["points"], other["points"]) == (9, 12)
    gauges, me, other = at_sea("arrr", "dare")
    assert (me["points"], other["points"]) == (12, 13)
    assert (dice(me)[0], dice(other)[0]) == (6, 0)
    assert gauges["round"] == gauges["rounds"]
    gauges, me, other = at_sea("arrr", "accept")
    assert (dice(me)[3], dice(other)[3]) == (4, 5)
    assert me["points"] == other["points"]  # so a doubloon decides
    assert gauges["refusal"] == {"crew": 2, "coins": 1}
    _, me, other = at_sea("arrr", "prize")
    assert [(own["symbol"], len(own["kinds"])) for own in me["collections"]] == [("mask", 2)]
    assert [own["symbol"] for own in other["collections"]] == ["mask"]
    for step, mine, theirs in [("cheat", 1, 2), ("stop", 3, 2)]:
        gauges, _, _ = at_sea("arrr", step)
        assert {roll["seat"]: roll["successes"] for roll in gauges["action"]["rolls"]} == {0: mine, 1: theirs}
    _, me, _ = at_sea("arrr", "cheat")
    assert me["coins"] == 3


def test_the_example_of_the_package_does_what_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctest.testmod(lessons).failed == 0, capsys.readouterr().out
