"""Where a log loses its way, it tells less and goes on; nobody's table ends with it.

There is a warning then, and pytest makes an error of it (``filterwarnings``): no test passes over it. This runs
interpreted only: a method of a compiled class cannot be made to fail.
"""

from __future__ import annotations

from functools import cache

import pytest

import settemari
from settemari.core.events import ASKED, ENDED
from settemari.core.match import Match
from settemari.core.telling import Line, TellerLike
from settemari.games.arrr import telling as pirates
from settemari.games.arrr import telling_preview as pirate_previews
from settemari.games.maretta.telling_escape import EscapeWalk
from settemari.games.maretta.telling_volcano import VolcanoWalk
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Seat
from tests.arrr.table import Tables
from tests.telling.test_arrr_asking import foretold

GAMES = ("maretta", "vulcano", "arrr")
SEAT = 1


@cache
def game(name: str) -> Match:
    """A whole game: everybody answers with the first there is, or with the last where that is more fun."""
    match = settemari.deal(name, 3, seed=3)
    while question := match.question():
        for seat in question.seats:
            if not question.settled:
                playable = question.offer(seat).playable
                question.answer(seat, playable[-1 if question.name in ("recruit", "declare", "equip") else 0])
    return match


def stretches(match: Match) -> list[list[tuple[int, ...]]]:
    """What the seat was told, from question to question."""
    found: list[list[tuple[int, ...]]] = [[]]
    for event in match.events(SEAT):
        found[-1].append(event)
        if event[0] in (ASKED, ENDED):
            found.append([])
    return found[:-1]


def told(teller: TellerLike, pieces: list[list[tuple[int, ...]]]) -> list[Line]:
    """All lines, piece by piece."""
    return [line for events in pieces for line in teller.tell(events)]


def fail(*args: object) -> None:
    raise ValueError("no way")


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """No log finds its way, until this is undone."""
    monkeypatch.setattr(pirates, "strides_of", fail)
    monkeypatch.setattr(pirate_previews, "strides_of", fail)
    for walk in (EscapeWalk, VolcanoWalk):
        monkeypatch.setattr(walk, "answered", fail)
    return monkeypatch


@pytest.mark.parametrize("name", GAMES)
def test_less_is_told_but_still_the_end(name: str, lost: pytest.MonkeyPatch) -> None:
    match = game(name)
    teller = match.game.telling().Teller(match.setup, match.start_view(SEAT))
    with pytest.warns(RuntimeWarning, match=r"ValueError after \["):
        lines = told(teller, stretches(match))
    outcome = match.outcome
    assert outcome is not None
    assert lines[-1].message == match.game.telling().outcome_message(match.setup, outcome, match.view(SEAT))
    keys = [line.message.key for line in lines]
    draws = [line.message for line in lines if line.message.key in ("log-draws", "arrr-log-draws")]
    assert draws
    assert all(message.args["seat"] == Seat(SEAT) for message in draws)
    assert keys.count("arrr-log-turn" if name == "arrr" else "log-round") > 3
    for language in LANGUAGES:
        words = Catalogue(language, match.game.telling().AREAS, ("Anna", "Bruno", "Carla"))
        assert all(words.text(line.message) for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_from_the_next_question_on_all_is_told_again(name: str, lost: pytest.MonkeyPatch) -> None:
    match = game(name)
    early, late = stretches(match)[:9], stretches(match)[9:]
    whole, teller = (match.game.telling().Teller(match.setup, match.start_view(SEAT)) for _ in range(2))
    with pytest.warns(RuntimeWarning):
        less = told(teller, early)
    lost.undo()
    assert len(told(whole, early)) > len(less)
    assert told(teller, late) == told(whole, late)


@pytest.mark.parametrize("name", GAMES)
def test_a_test_would_notice(name: str, lost: pytest.MonkeyPatch) -> None:
    match = game(name)
    teller = match.game.telling().Teller(match.setup, match.start_view(SEAT))
    with pytest.raises(RuntimeWarning):
        teller.tell(match.events(SEAT))


def test_a_preview_leaves_it_out(arrr: Tables, lost: pytest.MonkeyPatch) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    with pytest.warns(RuntimeWarning):
        less = foretold(t.anna, "play gain-1")
    lost.undo()
    whole = foretold(t.anna, "play gain-1")
    assert whole == [*less, "If nobody answers: “gain-1”: Anna takes 1 doubloon from the supply."]
