"""Whole games of Arrr!!!, one for every way of ending in every mode, replayed from their match files.

The score is worked out here a second time, from the cards as they were declared, so that a wrong game cannot be written
down unseen.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from settemari.core.events import ASKED
from settemari.core.match import Match
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from settemari.core.registry import find_game
from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import Changes
from settemari.games.arrr.fields import deck_of
from tests.records.find import WANTED
from tests.records.finished import text_of

pytestmark = [pytest.mark.compiled_too, pytest.mark.unwatched]

NAMES = [name for name, wanted in WANTED.items() if wanted.game == "arrr"]
ENDINGS = ("points", "fame", "doubloons", "shared")  # in the order in which P8.3 looks
WORTH = {1: 1, 2: 4, 3: 8}  # P8.2


class Score(NamedTuple):
    """What P8.3 looks at, in its order."""

    points: int
    fame: int
    doubloons: int


def load(name: str) -> Match:
    """The game of that name, played by the rules of today."""
    return replayed(read(text_of(f"rules-{find_game('arrr').rules_number}/ending-{name}")))


def score_of(match: Match, seat: int) -> Score:
    """P8.1, P8.2: doubloons, fame and collections; a fourth equal symbol begins a new collection."""
    view, deck = match.view(None), deck_of(match.variant)
    chest = [deck.explorations[kind] for kind in view.pieces(c.CHEST + seat)]
    symbols = Counter(card.symbol for card in chest if card.symbol)
    collected = sum(WORTH[3] * (count // 3) + WORTH.get(count % 3, 0) for count in symbols.values())
    more = sum(change.amount for change in lasting(match, seat) if change.word == "collection")
    coins = int(view.cell(c.COINS + seat))
    fame = sum(card.fame for card in chest)
    return Score(coins + fame + collected + more * symbols.total(), fame, coins)


def lasting(match: Match, seat: int) -> list[Changes]:
    """What the captain and the permanent events in play change for a seat."""
    view, deck = match.view(None), deck_of(match.variant)
    captain = int(view.slot_at(c.CAPTAIN, seat))
    found = list(deck.captains[captain].always) if captain >= 0 else []
    for spot, event in enumerate(view.pieces(c.LASTING)):
        on = int(view.cell(c.ON + spot))
        if event >= 0 and on in (c.ON_TABLE, c.ON_SEAT + seat):
            permanent = deck.events[event].lasting
            assert permanent is not None
            found += permanent.changes
    return found


@pytest.mark.parametrize("name", NAMES)
def test_P8_3_a_whole_game_ends_as_its_ending_says(name: str) -> None:
    match = load(name)
    outcome = match.outcome
    assert match.question() is None
    assert outcome is not None
    assert outcome.rule == "P8.3"
    assert outcome.ending == {"arrr-hurried": "points"}.get(name, name.partition("-")[2])
    left = {seat: score_of(match, seat) for seat in range(match.seats)}
    for number, ending in enumerate(ENDINGS[:-1]):
        best = max(score[number] for score in left.values())
        left = {seat: score for seat, score in left.items() if score[number] == best}
        if len(left) == 1:
            assert outcome.ending == ending
            break
    else:
        assert outcome.ending == "shared"
    assert outcome.winners == tuple(left)


def turns(match: Match) -> list[int]:
    """Who was on turn, one after the other."""
    found: list[int] = []
    for event in match.events(None):
        if event[0] == ASKED and event[2] == c.RECRUIT and found[-1:] != [event[3]]:
            found.append(event[3])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_P2_4_2_the_last_exploration_ends_it(name: str) -> None:
    """P1.1, P2.4.3: five turns each with the usual deck, fewer if a card turns up explorations."""
    match = load(name)
    explorations = match.variant.number(f"explorations.{match.seats}")
    full = explorations - match.seats + 1
    played = turns(match)
    assert played == [(played[0] + number) % match.seats for number in range(len(played))]
    assert match.view(None).size_of(c.SEA_DECK) == 0
    assert (len(played) < full) == (name == "arrr-hurried")
    if name == "arrr-points":
        assert len(played) == 5 * match.seats


def test_there_is_a_game_for_every_ending_in_every_mode() -> None:
    modes = {"arrr": "full", "boarding": "boarding", "gallows": "gallows"}
    for name in NAMES:
        assert load(name).variant.word("mode") == modes[name.partition("-")[0]]
    assert {*NAMES} == {f"{mode}-{ending}" for mode in modes for ending in ENDINGS} | {"arrr-hurried"}
