"""How it ended, for everybody: after an end of its own with what was remarkable about it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from settemari.server import deciding
from settemari.server.room_wire import room_of
from settemari.server.wire import read_message
from tests.server.seated import FRIEND, HOST, Trial, trial


def begun(game: str = "maretta", seats: int = 3) -> Trial:
    t = trial(game, seats)
    t.does(deciding.sitting, HOST, "Anna", b"of Anna")
    t.does(deciding.sitting, FRIEND, "Bruno", b"of Bruno")
    t.begin()
    return t


def end_of(t: Trial) -> Any:
    return json.loads(msgspec.json.encode(room_of(t.table)["end"]))


def test_a_game_that_came_to_its_end_has_awards() -> None:
    t = begun()
    assert "end" not in room_of(t.table)
    t.play()
    match = t.table.match
    assert match is not None
    awards = match.game.awards(match.setup, match.events(None))
    told = end_of(t)["awards"]
    assert [(one["seat"], read_message(one["text"])) for one in told] == awards
    assert 1 <= len(told) <= 4
    assert all(set(one) == {"seat", "text"} for one in told)


def test_a_game_without_awards_has_none() -> None:
    t = begun("arrr")
    t.play()
    assert end_of(t)["awards"] == []


def test_a_game_that_was_broken_off_has_none() -> None:
    t = begun()
    t.play(steps=8)
    for seat, guest in enumerate((HOST, FRIEND)):
        t.does(deciding.wishing, guest, seat, True)
    assert end_of(t)["closed"] == "agreed"
    assert "awards" not in end_of(t)
