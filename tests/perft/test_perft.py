"""Exact counts on tiny games, by the engine and by a second implementation from the rules page.

Nothing is shuffled, so that chance is fixed. A line of the table says how many sequences of answers there are of
length 0, 1, 2 ..., and how the games ended that ended on the way.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from settemari import find_game
from settemari.core.native import is_compiled
from settemari.core.state import State
from settemari.core.variant import Variant
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import BARREL_WORDS
from tests.perft.asking import Answers, End, count
from tests.perft.by_hand import Tiny, escape, volcano
from tests.perft.count import perft


class Line(NamedTuple):
    game: str
    tiny: Tiny
    nodes: tuple[int, ...]
    ends: dict[str, int]


MIXED = {2: ["monkey", "troop"], 3: ["shark", "sharks"], 5: ["spear", "pelican"]}
DARK = {1: ["monkey", "cuttlefish"], 2: ["school", "sharks"], 4: ["spear", "anchor"]}
CROWDED = {2: ["monkey", "monkey"], 3: ["troop", "sharks"], 4: ["spear", "spear"], 5: ["anchor", "pelican"]}
NARROW = {2: ["monkey", "troop"], 3: ["shark", "sharks"], 4: ["sharks", "spear"]}
FEW = {3: ["shark", "spear"]}
SHORT = {2: ["monkey", "troop"], 3: ["shark", "spear"]}

TABLE = {
    "two rounds": Line(
        "maretta",
        Tiny((1, 3, 2, 4), last=8, hand=2, barrels=MIXED, removed=2),
        (1, 8, 16, 32, 48, 48, 384, 768, 1536, 3712, 6016),
        {},
    ),
    "to the token": Line(
        "maretta",
        Tiny((4, 1, 4, 1), last=6, hand=2, barrels=MIXED, removed=2),
        (1, 8, 16, 32, 64, 88, 144, 384, 1536, 2816, 5760, 8960, 7296, 0),
        {"token": 11008},
    ),
    "steamships and four spaces with barrels": Line(
        "maretta",
        Tiny((2, 2, 1, 2, 2), last=8, hand=2, barrels=CROWDED, ships=3, removed=10, boarding=4),
        (1, 4, 8, 16, 24, 40, 48, 384, 768, 1536, 2720, 4768),
        {},
    ),
    "boarding": Line(
        "maretta",
        Tiny((1, 2, 3, 4), last=6, hand=2, barrels=FEW, ships=3, removed=8, boarding=3),
        (1, 4, 8, 14, 18, 30, 32, 56, 64, 40, 16, 0),
        {"card": 17, "token": 64, "deck": 8},
    ),
    "boarding and arriving": Line(
        "maretta",
        Tiny((4, 3, 1, 2), last=5, hand=2, barrels=FEW, ships=3, removed=8, boarding=3),
        (1, 4, 8, 14, 21, 22, 96, 192, 288, 288, 0),
        {"token": 256, "deck": 32, "token-and-card": 11},
    ),
    "three in hand, and dark": Line(
        "maretta",
        Tiny((1, 3, 2, 4), last=6, hand=3, barrels=DARK, removed=2),
        (1, 27, 108, 216, 648, 1296, 2592),
        {},
    ),
    "four seats": Line(
        "maretta",
        Tiny((1, 2, 3), last=9, hand=2, barrels=MIXED, seats=4),
        (1, 16, 48, 96, 224, 352, 608),
        {},
    ),
    "lava (side B)": Line(
        "vulcano",
        Tiny((1, 3, 2, 4), last=6, hand=2, barrels=MIXED),
        (1, 4, 12, 24, 24, 24, 24, 56, 128, 376, 928, 1776, 1968, 2098, 2906),
        {"sea": 90, "survivor": 108, "nobody": 91},
    ),
    "three in hand (side B)": Line(
        "vulcano",
        Tiny((1, 3, 2), last=6, hand=3, barrels=MIXED, lava_step=2),
        (1, 6, 27, 81, 102, 110, 154, 332, 928),
        {},
    ),
    "one in hand, decks made anew (side B)": Line(
        "vulcano",
        Tiny((1, 2), last=6, hand=1, barrels=NARROW, lava_step=1),
        (1, 2, 3, 3, 6, 9, 9, 18, 82, 188, 478, 958, 1562, 1836, 3590),
        {"sea": 588},
    ),
    "four seats, stacks of three (side B)": Line(
        "vulcano",
        Tiny((3, 1), last=7, hand=1, barrels=SHORT, lava_step=2, seats=4, limit=3),
        (1, 3, 7, 11, 11, 33, 77, 121, 121, 242, 474, 1112, 2240),
        {"survivor": 33},
    ),
}


def variant_of(line: Line) -> Variant:
    """The same tiny game as a variant."""
    tiny = line.tiny
    laid = [word for words in tiny.barrels.values() for word in words]
    assert laid == sorted(laid, key=BARREL_WORDS.index)  # unshuffled, they come out of the bag in this order
    tables: dict[str, dict[str, object]] = {
        "path": {"last": tiny.last, "barrel_spaces": list(tiny.barrels), "dividers": []},
        "deck": {"values": list(tiny.values)},
        "hand": {"first": tiny.hand},
    }
    if line.game == "maretta":
        tables["bag"] = {word: laid.count(word) for word in BARREL_WORDS}
        tables["deck"]["ships_per_seat"] = tiny.ships // tiny.seats
        tables["deck"]["removed"] = {str(n): tiny.removed if n == tiny.seats else 0 for n in (3, 4, 5)}
        tables["hand"]["draw"] = tiny.draw
        tables["boarding"] = {"score": tiny.boarding}
    else:
        tables["bag"] = {word: laid.count(word) for word in BARREL_WORDS if word not in ("cuttlefish", "school")}
        tables["lava"] = {"start": tiny.lava, "step": tiny.lava_step}
        tables["burst"] = {"limit": tiny.limit}
    return find_game(line.game).variant_of(tables)


def spaces(state: State) -> list[int]:
    """Where the meeples stand; -1: off the path."""
    return [int(state.cell(c.SPACE + seat)) for seat in range(state.seats)]


def by_engine(line: Line) -> tuple[tuple[int, ...], Counter[End]]:
    return perft(find_game(line.game), variant_of(line), line.tiny.seats, len(line.nodes) - 1, spaces)


def by_hand(line: Line) -> tuple[tuple[int, ...], Counter[End]]:
    def play(answers: Answers) -> End:
        return escape(line.tiny, answers) if line.game == "maretta" else volcano(line.tiny, answers)

    return count(play, len(line.nodes) - 1)


def by_name(ends: Counter[End]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for (how, _winners, _spaces), times in ends.items():
        total[how] += times
    return dict(total)


@pytest.mark.compiled_too
@pytest.mark.parametrize("name", TABLE)
def test_engine_and_second_implementation_count_as_the_table_says(name: str) -> None:
    """The same numbers, and the same games: as many with each ending, winner and final place of the meeples."""
    line = TABLE[name]
    nodes, ends = by_engine(line)
    assert nodes == line.nodes
    assert by_name(ends) == line.ends
    if not is_compiled():  # compiled or not, the second one is the same
        assert by_hand(line) == (nodes, ends)


def test_every_ending_but_the_rarest_is_counted() -> None:
    assert set().union(*(line.ends for line in TABLE.values())) == {
        "token", "card", "token-and-card", "deck", "sea", "survivor", "nobody",
    }  # fmt: skip
