"""Who is out of a race that goes on may say who will win it (ux.md 2A, V4): once, for all to see."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from settemari.server import deciding
from settemari.server.errors import NotAllowed, NotNow
from settemari.server.pages.forms import wish_of_form
from settemari.server.room import PLAYING
from settemari.server.room_wire import room_of
from settemari.server.wishes import AnyWish
from tests.server.pages.looked import guest_of, read, seated
from tests.server.seated import STRANGER, Trial

MOST = 400


def out_of(trial: Trial) -> list[int]:
    match = trial.table.match
    assert match is not None
    view = match.view(None)
    return [seat for seat in range(len(trial.table.chairs)) if match.game.is_out(match.setup, view, seat)]


def race_with_somebody_out() -> tuple[Trial, int, int]:
    """The lava has caught somebody, and others run on: who is out, and who is not."""
    for seed in range(1, 50):
        trial = seated("vulcano", 4)
        trial.begin()
        for _ in range(MOST):
            out = out_of(trial)
            if trial.table.stage != PLAYING:
                break
            if out:
                return trial, out[0], next(seat for seat in range(4) if seat not in out)
            trial.play(steps=1, seed=seed)
    raise AssertionError("nobody was caught in a race that went on")


def told(trial: Trial) -> Any:
    return json.loads(msgspec.json.encode(room_of(trial.table)))


def test_who_is_out_bets_once_and_everybody_sees_it() -> None:
    trial, out, runner = race_with_somebody_out()
    assert [seat["bet"] for seat in told(trial)["seats"]] == [None] * 4
    wish = msgspec.convert({"do": "bet", "seat": out, "on": runner}, AnyWish)
    trial._write(wish.decide(trial.table, guest_of(out)))
    assert told(trial)["seats"][out]["bet"] == runner
    assert trial.again().chairs[out].bet == runner  # it is in the log
    with pytest.raises(NotNow):
        deciding.betting(trial.table, guest_of(out), out, runner)


def test_nobody_bets_who_runs_or_sits_elsewhere_or_on_who_is_out() -> None:
    trial, out, runner = race_with_somebody_out()
    with pytest.raises(NotNow):
        deciding.betting(trial.table, guest_of(runner), runner, runner)
    with pytest.raises(NotNow):
        deciding.betting(trial.table, guest_of(out), out, out)
    with pytest.raises(NotAllowed):
        deciding.betting(trial.table, STRANGER, out, runner)
    assert all(chair.bet is None for chair in trial.table.chairs)


def test_going_back_takes_bets_along() -> None:
    trial, out, runner = race_with_somebody_out()
    trial.does(deciding.betting, guest_of(out), out, runner)
    for seat in range(4):
        trial.does(deciding.undoing, guest_of(seat), seat, 1, True)
    assert trial.table.undos == 1
    assert trial.table.chairs[out].bet is None


def test_the_page_asks_and_tells_how_it_came_out() -> None:
    trial, out, runner = race_with_somebody_out()
    assert not read(trial, runner).wishes("bet")
    buttons = read(trial, out).wishes("bet")
    assert {int(fields["on"]) for fields in buttons} == set(range(4)) - set(out_of(trial))
    choice = next(fields for fields in buttons if fields["on"] == str(runner))
    trial._write(wish_of_form(choice).decide(trial.table, guest_of(out)))
    names = trial.table.names()
    assert f"{names[out]} bets on {names[runner]}." in read(trial, runner).text
    assert not read(trial, out).wishes("bet")
    trial.play()
    over = trial.table.over
    assert over is not None
    right = runner in over.winners
    line = f"{names[out]} bet on {names[runner]}" + (", and was right!" if right else ".")
    assert line in read(trial, out).text
