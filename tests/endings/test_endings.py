"""Whole games, one for every way of ending, replayed from their answers in words.

``python -m tests.endings`` finds them anew. What must be true of each ending is said here a second time, from where
the meeples stand, so that a wrong game cannot be written down unseen.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from settemari.core.events import COUNTED
from settemari.core.match import Match
from settemari.games.maretta import codes as c
from tests.endings.find import WANTED
from tests.endings.records import FOLDER, Record, final_spaces, read, replay, write

pytestmark = pytest.mark.compiled_too

LAST = 24


def on_last(record: Record) -> tuple[int, ...]:
    return tuple(seat for seat, space in enumerate(record.spaces) if space == LAST)


def furthest(record: Record) -> tuple[int, ...]:
    return tuple(seat for seat, space in enumerate(record.spaces) if space == max(record.spaces))


def left(record: Record) -> tuple[int, ...]:
    return tuple(seat for seat, space in enumerate(record.spaces) if space >= 0)


# Rule, and what the final spaces must say.
TRUE_OF: dict[str, tuple[str, Callable[[Record], bool]]] = {
    "token": ("A4.2", lambda record: record.winners == on_last(record)),
    "card": ("A4.1", lambda record: bool(record.winners) and not on_last(record)),
    "token-and-card": ("A4.2", lambda record: bool(on_last(record)) and {*on_last(record)} < {*record.winners}),
    "deck": ("A4.5", lambda r: r.winners == furthest(r) and len(r.winners) == 1 and not on_last(r)),
    "deck-tie": ("A4.5", lambda r: r.winners == furthest(r) and len(r.winners) > 1 and not on_last(r)),
    "sea": ("B5.3", lambda record: record.winners == on_last(record) and len(record.winners) == 1),
    "two-at-sea": ("B5.3", lambda record: record.winners == on_last(record) and len(record.winners) == 2),
    "survivor": ("B5.3", lambda record: record.winners == left(record) and not on_last(record)),
    "nobody": ("B5.3", lambda record: record.winners == left(record) == ()),
    "last-caught": ("B5.3", lambda record: left(record) == () and 0 < len(record.winners) < record.seats),
}
SPECIAL = {"deck-tie": "deck", "two-at-sea": "sea"}


def load(name: str) -> Record:
    return read((FOLDER / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", TRUE_OF)
def test_a_whole_game_ends_as_written(name: str) -> None:
    record = load(name)
    match = replay(record)
    assert match.question() is None
    assert match.outcome == (record.ending, record.rule, record.winners)
    assert final_spaces(match) == record.spaces


@pytest.mark.parametrize("name", TRUE_OF)
def test_what_is_written_is_that_ending(name: str) -> None:
    record = load(name)
    rule, true_of_it = TRUE_OF[name]
    assert (record.ending, record.rule) == (SPECIAL.get(name, name), rule)
    assert true_of_it(record), record
    assert write(record) == (FOLDER / f"{name}.txt").read_text("utf-8")


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
    match = replay(load("last-caught"))
    assert match.outcome is not None
    assert match.outcome.winners == caught_last(match)


def test_A4_5_the_deck_ends_the_game_when_it_cannot_give_everybody_two() -> None:
    for name in ("deck", "deck-tie"):
        view = replay(load(name)).view(None)
        assert view.size_of(c.DECK) < 2 * view.layout.seats
        assert view.cell(4) == 6  # the round: with the standard decks after the sixth


def test_there_is_a_game_for_every_ending() -> None:
    names = {path.stem for path in FOLDER.glob("*.txt")}
    assert names == set(TRUE_OF) == set(WANTED)
