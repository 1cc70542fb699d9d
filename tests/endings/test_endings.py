"""Whole games of Maretta, one for every way of ending, replayed from their match files (tests/records/finished).

What must be true of each ending is said here a second time, from where the meeples stand, so that a wrong game cannot
be written down unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from settemari.core.events import COUNTED
from settemari.core.match import Match
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from settemari.core.registry import find_game
from settemari.games.maretta import codes as c
from tests.records.find import WANTED
from tests.records.finished import text_of

pytestmark = pytest.mark.compiled_too


class End(NamedTuple):
    """Who won, and where the meeples stand; -1: off the path."""

    winners: tuple[int, ...]
    spaces: tuple[int, ...]
    last: int  # space of the path

    def on_last(self) -> tuple[int, ...]:
        return tuple(seat for seat, space in enumerate(self.spaces) if space == self.last)

    def furthest(self) -> tuple[int, ...]:
        return tuple(seat for seat, space in enumerate(self.spaces) if space == max(self.spaces))

    def left(self) -> tuple[int, ...]:
        return tuple(seat for seat, space in enumerate(self.spaces) if space >= 0)


# Rule, and what the final spaces must say.
TRUE_OF: dict[str, tuple[str, Callable[[End], bool]]] = {
    "token": ("A4.2", lambda end: end.winners == end.on_last()),
    "card": ("A4.1", lambda end: bool(end.winners) and not end.on_last()),
    "token-and-card": ("A4.2", lambda end: bool(end.on_last()) and {*end.on_last()} < {*end.winners}),
    "deck": ("A4.5", lambda end: end.winners == end.furthest() and len(end.winners) == 1 and not end.on_last()),
    "deck-tie": ("A4.5", lambda end: end.winners == end.furthest() and len(end.winners) > 1 and not end.on_last()),
    "sea": ("B5.3", lambda end: end.winners == end.on_last() and len(end.winners) == 1),
    "two-at-sea": ("B5.3", lambda end: end.winners == end.on_last() and len(end.winners) == 2),
    "survivor": ("B5.3", lambda end: end.winners == end.left() and not end.on_last()),
    "nobody": ("B5.3", lambda end: end.winners == end.left() == ()),
    "last-caught": ("B5.3", lambda end: end.left() == () and 0 < len(end.winners) < len(end.spaces)),
}
SPECIAL = {"deck-tie": "deck", "two-at-sea": "sea"}


def load(name: str) -> Match:
    """The game of that ending, played by the rules of today."""
    number = find_game(WANTED[name].game).rules_number
    return replayed(read(text_of(f"rules-{number}/ending-{name}")))


@pytest.mark.parametrize("name", TRUE_OF)
def test_a_whole_game_ends_as_its_ending_says(name: str) -> None:
    match = load(name)
    rule, true_of_it = TRUE_OF[name]
    outcome = match.outcome
    assert match.question() is None
    assert outcome is not None
    assert (outcome.ending, outcome.rule) == (SPECIAL.get(name, name), rule)
    view = match.view(None)
    spaces = tuple(int(view.cell(c.SPACE + seat)) for seat in range(match.seats))
    end = End(outcome.winners, spaces, match.variant.number("path.last"))
    assert true_of_it(end), end


def caught_last(match: Match) -> tuple[int, ...]:
    """Who left the path after the lava moved for the last time."""
    caught: list[int] = []
    for event in match.events(None):
        if event[:2] == (COUNTED, c.LAVA):
            caught = []
        elif event[0] == COUNTED and c.SPACE <= event[1] < c.SPACE + c.SEATS and event[2] == c.OFF_PATH:
            caught.append(event[1] - c.SPACE)
    return tuple(sorted(caught))


def test_B5_3_those_caught_last_are_those_of_the_last_lava() -> None:
    match = load("last-caught")
    assert match.outcome is not None
    assert match.outcome.winners == caught_last(match)


def test_A4_5_the_deck_ends_the_game_when_it_cannot_give_everybody_two() -> None:
    for name in ("deck", "deck-tie"):
        view = load(name).view(None)
        assert view.size_of(c.DECK) < 2 * view.layout.seats
        assert view.cell(4) == 6  # the round: with the standard decks after the sixth


def test_there_is_a_game_for_every_ending() -> None:
    assert TRUE_OF.keys() == {name for name, wanted in WANTED.items() if wanted.game != "arrr"}
