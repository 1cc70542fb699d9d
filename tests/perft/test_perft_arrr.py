"""Exact counts on tiny games of Arrr!!!, by the engine and by a second implementation from the rules page.

Nothing is shuffled; every die that is thrown is a question with as many answers as it has sides. A line of the table
says how many sequences of answers there are of length 0, 1, 2 ..., and how the games ended that ended on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from settemari import find_game
from settemari.core.native import is_compiled
from settemari.core.state import State
from settemari.core.variant import Variant
from settemari.games.arrr import codes as c
from settemari.games.arrr.fields import numbers_of
from settemari.games.arrr.state import fame_of
from tests.perft.arrr_by_hand import play_voyage, said
from tests.perft.arrr_stack_by_hand import CARDS, Tiny
from tests.perft.asking import Answers, End, count
from tests.perft.count import perft


class Line(NamedTuple):
    tiny: Tiny
    nodes: tuple[int, ...]
    ends: dict[str, int]
    opening: str = ""  # what everybody who is asked says, question by question, before the count begins


TABLE: dict[str, Line] = {
    "sailing, cheating and damage": Line(
        Tiny(crew="mates hook mates hook", mode="gallows", first_events=0, each=2, hand=2),
        (1, 3, 8, 13, 29, 76, 163, 301, 435, 671, 1231),
        {"doubloons": 38, "points": 203, "shared": 164},
    ),
    "to the end": Line(
        Tiny(
            crew="mates mates mates hook hook",
            seas="grotto cave reef beach",
            mode="gallows",
            first_events=0,
            coins=0,
            raid=0,
        ),
        (1, 2, 4, 8, 16, 30, 48, 87, 146, 213, 285, 346, 480, 644, 672, 544, 288, 64, 0),
        {"doubloons": 48, "points": 1154, "shared": 712},
        "draw 0 events 0",
    ),
    "equipped anew, and a row of two": Line(
        Tiny(
            crew="mates mates mates mates mates mates mates hook",
            mode="gallows",
            explorations=4,
            beyond=0,
            first_crew=2,
            first_events=0,
            each=1,
            hand=1,
            equip=1,
        ),
        (1, 2, 4, 6, 10, 19, 37, 61, 76, 98, 164, 312, 532),
        {"doubloons": 20, "points": 194},
        "draw 0 events 0, equip hook, done, raid",
    ),
    "answers to answers": Line(
        Tiny(crew="mates mates mates mates parrot hook", events="gust veto leak thief", faces=("attack", "jolly")),
        (1, 2, 5, 12, 32, 70, 156, 338, 761, 1603),
        {"points": 72, "shared": 38},
        "draw 0 events 0",
    ),
    "a toll": Line(
        Tiny(crew="mates mates mates mates", events="veto veto shoal gust", each=2, hand=4),
        (1, 4, 8, 15, 38, 106, 188, 278, 372, 583),
        {"points": 42, "shared": 109},
        "draw 0 events 0, equip mates, sail cave",
    ),
    "permanent events, and a penalty answered": Line(
        Tiny(
            crew="hook lifebuoy mates mates mates",
            events="veto broadside fog feast",
            seas="beach reef cave grotto",
            coins=0,
        ),
        (1, 2, 6, 30, 72, 184, 484, 1246, 2919),
        {"fame": 115, "points": 469, "shared": 12},
        "draw 0 events 0",
    ),
    "three seats, one event each": Line(
        Tiny(crew="parrot hook mates", events="veto thief thief thief", seats=3, explorations=4, first_crew=0),
        (1, 2, 12, 37, 90, 230, 540, 1211, 2149),
        {"points": 247, "shared": 217},
        "draw 0 events 0",
    ),
    "own choices, named and answered": Line(
        Tiny(
            crew="mates mates mates mates mates mates mates mates hook hook scout scout",
            events="gust gust veto barter",
            first_crew=3,
            each=3,
            hand=6,
        ),
        (1, 4, 12, 36, 98, 258, 703, 1966, 5593),
        {"points": 1, "shared": 15},
        "draw 0 events 0, equip scout, done",
    ),
    "equipped cards that are named": Line(
        Tiny(
            crew="mates mates mates mates mates mates mates mates hook hook hammock hammock",
            events="veto veto veto broadside",
            first_crew=3,
            equip=3,
        ),
        (1, 7, 30, 120, 488, 1769, 6715),
        {},
        "draw 0 events 0, equip hammock, equip hammock, equip hook",
    ),
    "captains": Line(
        Tiny(crew="hook lullaby hook mates mates", captains="raider gambler", mode="full", first_events=0),
        (1, 3, 8, 12, 28, 72, 158, 252, 472, 820, 1880),
        {"fame": 68, "points": 584, "shared": 24},
        "captain gambler, captain raider",
    ),
    "a challenge for a collection card": Line(
        Tiny(crew="hook hook hook hook hook hook hook hook", mode="full", first_crew=2, first_events=0),
        (1, 11, 18, 77, 40, 96, 214, 420, 856, 1586),
        {"doubloons": 26, "points": 247},
        "draw 0 events 0, equip hook, equip hook, sail grotto, draw 0 events 0, equip hook, done",
    ),
    "a challenge with events": Line(
        Tiny(crew="hook hook hook hook", events="gust leak thief veto", seas="grotto beach reef cave", mode="full"),
        (1, 2, 4, 8, 23, 69, 260, 809, 2013),
        {"points": 10, "shared": 10},
        "draw 0 events 0, equip hook, raid, pass, done, draw 0 events 0, equip hook, challenge purple in attack for 1",
    ),
    "a challenge that somebody else watches": Line(
        Tiny(
            crew="mates mates mates mates",
            events="veto leak gust gust gust",
            mode="full",
            seats=3,
            explorations=4,
            raid=0,
        ),
        (1, 3, 21, 73, 179, 420, 888, 1392),
        {"points": 626, "shared": 295},
        "draw 0 events 0, equip mates, raid, pass, done, draw 0 events 0, equip mates, "
        "challenge purple in navigation for 1, pass, accept, prize 1, pass",
    ),
}


def variant_of(tiny: Tiny) -> Variant:
    """The same tiny game as a variant."""
    packs = {"crew": tiny.crew, "event": tiny.events, "exploration": tiny.seas, "captain": tiny.captains}
    deck: dict[str, object] = {"deck": "Tiny"}
    for pack, names in packs.items():
        times = Counter(names.split())
        copies = pack in ("crew", "event")
        cards = [{**CARDS[name], **({"copies": times[name]} if copies else {})} for name in times]
        deck[pack] = [{field: value for field, value in card.items() if field != "pack"} for card in cards]
    return find_game("arrr").variant_of({
        "mode": tiny.mode,
        "explorations": {str(seats): max(seats, tiny.explorations) for seats in (2, 3, 4)},
        "row": {"beyond": tiny.beyond},
        "first": {"crew": tiny.first_crew, "events": tiny.first_events, "doubloons": tiny.coins},
        "supply": {"doubloons": tiny.supply},
        "die": {"faces": list(tiny.faces)},
        "recruit": {"each": tiny.each, "hand": tiny.hand, "crew_alone": tiny.each},
        "equip": {"most": tiny.equip},
        "raid": {"doubloons": tiny.raid},
        "cheat": {"dice": tiny.cheat},
        "challenge": {"most": tiny.prize},
        "refusal": {"crew": tiny.refusal_crew, "doubloons": tiny.refusal_coins},
        "collection": {"points": list(tiny.points)},
        "deck": deck,
    })  # fmt: skip


def said_in(opening: str) -> list[str]:
    return opening.split(", ") if opening else []


def by_engine(tiny: Tiny, depth: int, opening: str) -> tuple[tuple[int, ...], Counter[End]]:
    variant = variant_of(tiny)
    cards = numbers_of(variant, tiny.seats).cards

    def came_to(state: State) -> Iterator[int]:
        """What everybody has, and how much lies elsewhere."""
        for seat in range(tiny.seats):
            yield from (int(state.cell(c.COINS + seat)), int(fame_of(state, cards, seat)))
            yield from (int(state.size_of(place + seat)) for place in (c.CHEST, c.CREW_HAND, c.EVENT_HAND))
            yield sum(card >= 0 for card in state.pieces(c.AREA + seat))
            yield int(state.cell(c.TIRED + seat)).bit_count()
        yield int(state.cell(c.SUPPLY))
        yield from (int(state.size_of(place)) for place in (c.SEAS, c.CREW_DISCARD, c.EVENT_DISCARD))
        yield int(state.cell(c.IN_PLAY))

    return perft(find_game("arrr"), variant, tiny.seats, depth, came_to, len(tiny.faces), said_in(opening))


def by_hand(tiny: Tiny, depth: int, opening: str) -> tuple[tuple[int, ...], Counter[End]]:
    words = tuple("pass" if answer in ("done", "stop") else answer for answer in said_in(opening))

    def play(answers: Answers) -> End:
        return play_voyage(tiny, Answers(tuple(answers.numbers), words, said))

    return count(play, depth)


def by_name(ends: Counter[End]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for (how, _winners, _what), times in ends.items():
        total[how] += times
    return dict(total)


@pytest.mark.compiled_too
@pytest.mark.parametrize("name", TABLE)
def test_engine_and_second_implementation_count_as_the_table_says(name: str) -> None:
    """The same numbers, and the same games: as many with each ending, winner and final table."""
    line = TABLE[name]
    depth = len(line.nodes) - 1
    nodes, ends = by_engine(line.tiny, depth, line.opening)
    assert nodes == line.nodes
    assert by_name(ends) == line.ends
    if not is_compiled():  # compiled or not, the second one is the same
        assert by_hand(line.tiny, depth, line.opening) == (nodes, ends)


def test_every_ending_is_counted() -> None:
    assert set().union(*(line.ends for line in TABLE.values())) == {"points", "fame", "doubloons", "shared"}
