"""A whole game, shown again: as each seat saw it, beat by beat, and once it is over with all cards open."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from settemari.core.chance import Seeded
from settemari.core.events import apply_event
from settemari.core.facts import FACT
from settemari.core.game import Game
from settemari.core.question import Question
from settemari.core.table import ALL_SEEING, SPECTATOR, View
from settemari.games.arrr.game import ArrrGame
from settemari.locales.catalogue import Catalogue
from settemari.server import deciding
from settemari.server.errors import NotNow
from settemari.server.harbour import Berth
from settemari.server.replaying import Observer, replay_of
from settemari.server.room import ENDED, PLAYING
from settemari.server.room_wire import room_of
from settemari.server.wire import read_message
from tests.server.seated import FRIEND, HOST, Trial, some_answers, trial
from tests.size import pick

TABLES = [("maretta", 4), ("vulcano", 3), ("arrr", 3)]
Told = Any  # JSON


def as_sent(told: object) -> Told:
    return json.loads(msgspec.json.encode(told))


def replayed(t: Trial, observer: Observer) -> Told:
    return as_sent(asyncio.run(replay_of(Berth(t.table), observer)))


def begun(game: str = "maretta", seats: int = 3) -> Trial:
    t = trial(game, seats)
    t.does(deciding.sitting, HOST, "Anna", b"of Anna")
    t.does(deciding.sitting, FRIEND, "Bruno", b"of Bruno")
    t.begin()
    return t


class Played:
    """A game to its end, with what everybody saw at every question of it that stands."""

    def __init__(self, game: str, seats: int, seed: int, undos: tuple[int, ...] = ()) -> None:
        self.trial = begun(game, seats)
        self.eyes = (*range(seats), None)
        self.views: dict[int, dict[Observer, View]] = {}
        left = list(undos)
        while (question := self.trial.table.question) is not None:
            self.see(question.id)
            if left and question.id > left[0]:
                self.go_back(left.pop(0))
            else:
                self.answer(question, Seeded(seed * 1000 + question.id))
        self.see(max(self.views) + 1)

    def see(self, beat: int) -> None:
        match = self.trial.table.match
        assert match is not None
        self.views[beat] = {eye: match.view(eye) for eye in self.eyes} | {ALL_SEEING: match.open_view()}

    def answer(self, question: Question, chance: Seeded) -> None:
        table = self.trial.table
        for seat, answer in some_answers(question, chance):
            self.trial.does(deciding.answered, seat, question.id, (answer,), "bot", table.undos)
        self.trial.does(deciding.ending)

    def go_back(self, question: int) -> None:
        for seat, guest in enumerate((HOST, FRIEND)):
            self.trial.does(deciding.undoing, guest, seat, question, True)
        self.views = {number: seen for number, seen in self.views.items() if number < question}


def followed(t: Trial, told: Told, observer: Observer) -> list[View]:
    """The views that follow from a replay, by nothing but its events."""
    _, setup = t.table.game_and_setup()
    facts = [number for fact in told["start"]["facts"] for number in fact]
    facts += [0] * (int(setup.layout.fact_slots) * FACT - len(facts))
    view = setup.view(told["start"]["cells"], SPECTATOR if observer is None else observer, facts)
    found = []
    for beat in told["beats"]:
        for event in beat["events"]:
            apply_event(view, tuple(event))
        found.append(view.copy())
    return found


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("undos", [(), (9, 4)], ids=["plain", "gone back"])
def test_every_view_follows_from_the_events(game: str, seats: int, undos: tuple[int, ...]) -> None:
    """Law L5, over the wire: for every seat, the spectator, and whoever sees everything."""
    for seed in range(1, pick(2, 20)):
        played = Played(game, seats, seed, undos)
        assert played.trial.table.undos == len(undos)
        for observer in (*played.eyes, ALL_SEEING):
            told = replayed(played.trial, observer)
            views = followed(played.trial, told, observer)
            assert [beat["number"] for beat in told["beats"]] == list(played.views)
            for beat, view in enumerate(views, start=1):
                assert view.same_as(played.views[beat][observer]), (observer, beat)


def test_a_beat_says_what_the_stream_says_with_what_was_asked_and_the_gauges() -> None:
    t = begun()
    t.play(steps=8)
    for seat in (0, 1, None):
        told = replayed(t, seat)
        beats = as_sent([beat.wired() for beat in Berth(t.table).sight(seat).beats()])
        assert [{part: beat[part] for part in ("number", "events", "log")} for beat in told["beats"]] == beats
    match, question = t.table.match, t.table.question
    assert match is not None
    assert question is not None
    assert told["beats"][0]["asked"] == {"name": "pick", "seats": [0, 1, 2]}
    assert told["beats"][-1]["asked"] == {"name": question.name, "seats": list(question.seats)}
    assert told["beats"][-1]["gauges"] == as_sent(match.game.gauges(match.setup, match.view(None)))
    assert told["end"] is None
    assert not any("answers" in beat for beat in told["beats"])
    assert told["layout"]["counters"][:2] == ["round", "first"]


def test_a_game_without_gauges_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArrrGame, "gauges", Game.gauges)
    assert not any("gauges" in beat for beat in replayed(begun("arrr"), None)["beats"])


def test_after_the_end_it_tells_what_was_answered_and_how_it_ended() -> None:
    t = begun()
    t.play()
    match = t.table.match
    assert match is not None
    told = replayed(t, 1)
    assert told["end"] == as_sent(room_of(t.table)["end"])
    assert told["beats"][-1]["asked"] is None
    assert "answers" not in told["beats"][-1]
    answered = [
        (number, answer["seat"], answer["action"])
        for number, beat in enumerate(told["beats"], start=1)
        for answer in beat.get("answers", ())
    ]
    steps = {beat["number"]: followed(t, told, 1)[beat["number"] - 1].step() for beat in told["beats"]}
    assert answered == [
        (choice.question, choice.seat, str(match.game.action(match.setup, int(steps[choice.question]), code)))
        for choice in match.record
        for code in choice.codes
    ]
    assert [beat["asked"]["seats"] for beat in told["beats"][:-1]] == [
        [answer["seat"] for answer in beat["answers"]] for beat in told["beats"][:-1]
    ]  # in Maretta everybody's answer counts
    catalogue = Catalogue("en", [*match.game.telling().AREAS, "games"], ["Anna", "Bruno", "Carla"])
    assert all(catalogue.text(read_message(answer["text"])) for answer in told["beats"][0]["answers"])


def test_everybody_is_told_the_same_answers() -> None:
    t = begun("arrr")
    t.play()
    answers = [[beat.get("answers") for beat in replayed(t, eye)["beats"]] for eye in (0, 1, None, ALL_SEEING)]
    assert all(others == answers[0] for others in answers)
    assert any(answers[0])


def test_what_is_open_is_told_in_the_words_that_everybody_heard() -> None:
    t = begun()
    t.play()
    public, whole = replayed(t, None), replayed(t, ALL_SEEING)
    assert [beat["log"] for beat in whole["beats"]] == [beat["log"] for beat in public["beats"]]
    assert [beat["asked"] for beat in whole["beats"]] == [beat["asked"] for beat in public["beats"]]
    assert whole["start"] == public["start"]
    unknown = [event for beat in whole["beats"] for event in beat["events"] if event[0] == 1 and event[1] == -2]
    assert unknown == []


def test_a_game_that_was_ended_by_all_is_open_up_to_there() -> None:
    t = begun()
    t.play(steps=8)
    for seat, guest in enumerate((HOST, FRIEND)):
        t.does(deciding.wishing, guest, seat, True)
    assert t.table.stage == ENDED
    told = replayed(t, ALL_SEEING)
    assert told["end"]["closed"] == "agreed"
    assert told["beats"][-1]["asked"] is not None
    assert "answers" not in told["beats"][-1]
    assert all(beat["answers"] for beat in told["beats"][:-1])
    match = t.table.match
    assert match is not None
    assert followed(t, told, ALL_SEEING)[-1].same_as(match.open_view())


def test_there_is_nothing_to_show_before_the_game() -> None:
    t = trial()
    with pytest.raises(NotNow):
        replayed(t, None)


def test_it_stays_as_it_was_whatever_happens_then() -> None:
    t = begun()
    berth = Berth(t.table)
    t.play(steps=3)
    told = asyncio.run(replay_of(berth, 0))
    before = as_sent(told)
    t.play(steps=3, seed=2)
    assert t.table.stage == PLAYING
    assert as_sent(told) == before
    assert len(replayed(t, 0)["beats"]) == len(before["beats"]) + 3


def test_others_have_their_turn_between_two_beats_and_what_they_do_then_is_not_in_it() -> None:
    t = begun("arrr")
    t.play(steps=6)
    before = replayed(t, 0)
    turns = 0

    async def play_on() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1
            if turns == 2:
                t.play(steps=2, seed=2)

    async def scene() -> Told:
        others = asyncio.create_task(play_on())
        told = await replay_of(Berth(t.table), 0)
        others.cancel()
        return as_sent(told)

    assert asyncio.run(scene()) == before
    assert turns >= len(before["beats"]) - 1 > 2
