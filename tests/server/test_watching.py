"""What a client is told when it comes back to a table, and when nothing but answers has come in."""

from __future__ import annotations

import json
from copy import copy
from itertools import pairwise
from typing import Any

import pytest

from settemari.client.eye import looked_at
from settemari.core.game import Game
from settemari.games.arrr.game import ArrrGame
from settemari.server import deciding
from settemari.server.berth import Berth
from settemari.server.settings import Settings
from settemari.server.sight import Sight
from settemari.server.watching import Watcher, encoded
from settemari.server.wire import wired_data
from tests.server.seated import HOST, Trial


@pytest.fixture
def trial() -> Trial:
    """Anna and two bots, at Maretta."""
    trial = Trial(Settings("maretta", 3))
    trial.does(deciding.sitting, HOST, "Anna")
    trial.begin()
    return trial


def told(watcher: Watcher) -> dict[str, Any]:
    news: dict[str, Any] = json.loads(encoded(watcher.news()))
    return news


def test_who_comes_back_after_the_end_is_told_that_nothing_is_asked_any_more(trial: Trial) -> None:
    trial.play()
    assert trial.table.question is None
    [eye] = told(Watcher(Berth(trial.table), HOST, after=2))["eyes"]
    assert eye["question"] == {}


def test_who_comes_for_the_first_time_knows_of_no_question(trial: Trial) -> None:
    trial.play()
    [eye] = told(Watcher(Berth(trial.table), HOST))["eyes"]
    assert "question" not in eye


def test_of_a_question_that_is_known_only_what_has_changed_is_told(trial: Trial) -> None:
    watcher = Watcher(Berth(trial.table), HOST)
    [before] = told(watcher)["eyes"]
    question = trial.table.question
    assert question is not None
    assert question.seats == (0, 1, 2)
    code = question.offer(1).playable[0]
    trial._write(deciding.answered(trial.table, 1, question.id, (code,), "bot"))
    [eye] = told(watcher)["eyes"]
    assert set(eye) == {"seat", "question"}
    assert set(eye["question"]) == {"number", "undos", "answered", "awaited"}
    assert eye["question"]["answered"] == [1]
    assert before["question"]["answered"] == []
    assert told(watcher) == {}


def test_the_table_is_told_whole_once_and_then_what_changes(trial: Trial) -> None:
    watcher = Watcher(Berth(trial.table), HOST)
    [first] = told(watcher)["eyes"]
    view = looked_at(None, first["view"])
    assert "cells" in first["view"]
    changes = 0
    for step in range(40):
        trial.play(1, seed=step)
        for eye in told(watcher).get("eyes", ()):
            if "view" in eye:
                assert "cells" not in eye["view"]
                changes += len(eye["view"]["changes"]) // 2
                view = looked_at(view, eye["view"])
        whole = Sight(trial.table.match, 0).view() if trial.table.match is not None else None
        assert view == json.loads(encoded(whole or {}))
    assert 40 < changes < 40 * len((view or {"cells": []})["cells"]) / 4


def test_what_is_known_of_hidden_cards_is_told_when_it_changes(trial: Trial) -> None:
    watcher = Watcher(Berth(trial.table), HOST)
    [first] = told(watcher)["eyes"]
    facts, news = first["view"]["facts"], 0
    for step in range(200):
        trial.play(1, seed=step)
        for eye in told(watcher).get("eyes", ()):
            if "facts" in eye.get("view", {}):
                assert eye["view"]["facts"] != facts
                facts, news = eye["view"]["facts"], news + 1
        assert trial.table.match is not None
        assert facts == [list(fact) for fact in trial.table.match.view(0).fact_list()]
    assert news > 0


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_gauges_come_to_who_wants_them_and_only_when_they_change(game: str) -> None:
    trial = Trial(Settings(game, 3))
    trial.does(deciding.sitting, HOST, "Anna")
    trial.begin()
    berth = Berth(trial.table)
    watchers = [Watcher(berth, HOST, wants_gauges=wants) for wants in (True, False)]
    view, sent, frames = None, [], 0
    for step in range(60):
        wanted, plain = (told(watcher).get("eyes", []) for watcher in watchers)
        for eye in wanted:
            if "view" in eye:
                view = looked_at(view, copy(eye["view"]))
                sent += [eye["view"].pop("gauges")] if "gauges" in eye["view"] else []
                frames += 1
        assert wanted == plain  # and nothing else is told otherwise
        assert view is not None
        match = trial.table.match
        assert match is not None
        assert view["gauges"] == json.loads(bytes(wired_data(match.game.gauges(match.setup, match.view(0)))))
        trial.play(1, seed=step)
    assert 5 < len(sent) < frames
    assert all(one != two for one, two in pairwise(sent))


def test_a_game_without_gauges_sends_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArrrGame, "gauges", Game.gauges)
    trial = Trial(Settings("arrr", 3))
    trial.does(deciding.sitting, HOST, "Anna")
    trial.begin()
    [eye] = told(Watcher(Berth(trial.table), HOST, wants_gauges=True))["eyes"]
    assert set(eye["view"]) == {"beat", "cells", "facts"}


def test_who_goes_back_gets_the_gauges_of_then(trial: Trial) -> None:
    """With the whole table, even if they are those that came last."""
    watcher = Watcher(Berth(trial.table), HOST, wants_gauges=True)
    told(watcher)
    trial.play(1)
    told(watcher)
    match = trial.table.match
    assert match is not None
    match.undo(1)
    [eye] = told(watcher)["eyes"]
    assert eye["back"] == 0
    assert {"cells", "gauges"} <= set(eye["view"])
