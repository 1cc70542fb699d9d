"""A seat's file never tells what the seat was not told: it is a function of what it was told and of its own choices."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.notation.matchfile import file_of, what_a_seat_knows, write
from settemari.core.options import Options
from settemari.core.state import State
from tests.records.games import NAMES, SIDES, Table, eyes, observers, random_match
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy, pytest.mark.usefixtures("skiff")]


def test_who_was_told_the_same_has_the_same_file() -> None:
    """Of skiff, which is so small that many games look the same to a seat."""
    files: defaultdict[object, set[str]] = defaultdict(set)
    states: defaultdict[object, set[int]] = defaultdict(set)
    for seed in range(pick(250, 1_000)):
        match = random_match(Table("skiff", 3, "usual"), seed, choices=3)
        for seat in observers(match):
            own = tuple(choice for choice in match.record if choice.seat == seat)
            knows = (seat, own, tuple(match.events(eyes(seat))))
            files[knows].add(write(file_of(match, NAMES[:3], seat)))
            states[knows].add(match._state.digest())
    assert all(len(texts) == 1 for texts in files.values())
    assert sum(len(different) > 1 for different in states.values()) > 10


def legal(match: Match, seat: int) -> list[int]:
    options = Options()
    match._state.legal(seat, options)
    return options.listed()


DARK = [Table("maretta", seats, "all-ink") for seats in (3, 4, 5)]  # where picked cards often stay face down (D3, D4)


@pytest.mark.parametrize("table", [*SIDES, *DARK], ids=str)
def test_a_twin_gives_the_same_lines(table: Table) -> None:
    """Hidden cards dealt anew, others choosing differently where it stays hidden: the seat's lines are the same."""
    compared: Counter[str] = Counter()
    for seed in range(pick(3, 20)):
        states: list[State] = []

        def watch(match: Match, states: list[State] = states) -> None:
            states.append(match._state.copy())

        match = random_match(table, seed, watch=watch)
        for state in random.Random(seed).sample(states, min(len(states), 6)):
            for seat in observers(match):
                twin = match.setup.redeal(state.view(seat), Seeded(seed + 1))
                compared += compare(match, state.copy(), twin, seat, seed)
    assert compared["the same told"] > 10
    assert compared["other picks"] > 0 or table not in DARK


def compare(match: Match, state: State, twin: State, seat: int, seed: int) -> Counter[str]:
    """One question on both; the lines are compared where the seat is told the same."""
    luck = random.Random(seed)
    one = Match(match.game, match.seats, match.variant, seed, position=state)
    two = Match(match.game, match.seats, match.variant, seed, position=twin)
    ours, theirs = one.question(), two.question()
    assert ours is not None
    assert theirs is not None
    for asked in ours.seats:
        here, there = legal(one, asked), legal(two, asked)
        both = sorted(set(here) & set(there))
        if asked == seat or (ours.name != "pick" and both):
            code = luck.choice(both)
            here, there = [code], [code]
        ours.answer(asked, luck.choice(here))
        theirs.answer(asked, luck.choice(there))
    if one.events(eyes(seat)) != two.events(eyes(seat)):
        return Counter()  # something that differs came to light
    assert what_a_seat_knows(one, seat) == what_a_seat_knows(two, seat)
    return Counter({"the same told": 1, "other picks": int(one.record != two.record)})
