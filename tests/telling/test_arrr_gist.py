"""What people are shown before choosing: sums taken apart are the sums of the rules, everywhere in whole games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.gist import (
    CAPTAIN,
    CREW,
    EVENT,
    NEIGHBOUR,
    PLAYED,
    Part,
    challenge_gist,
    chances_to_pass,
    cheat_of,
    dice_of,
    difficulty_of,
    doubloons_of,
    if_all_pass,
    number_for,
    raid_of,
    refusal_of,
    row_gist,
    successes,
    wanted,
)
from settemari.games.arrr.odds import contest, passes
from settemari.games.arrr.voyage import Voyage
from tests.size import pick
from tests.telling.arrr import MODES, deal, play, setup_of

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

TABLES = [("gallows", 3, False), ("boarding", 3, True), ("full", 3, False), ("full", 4, True)]


def moments(mode: str, seats: int, odd: bool, every: int = 3) -> Iterator[tuple[Match, View, Voyage]]:
    """Some positions of some games, as one seat sees them, with a state that fits."""
    for seed in range(pick(1, 4)):
        match = deal(mode, seats, seed, odd)
        for number, moment in enumerate(play(match, Seeded(seed))):
            if moment.question() is not None and number % every == 0:
                view = moment.view(number % seats)
                yield moment, view, setup_of(match).redeal(view, Seeded(1))


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_sums_are_those_of_the_rules(mode: str, seats: int, odd: bool) -> None:
    sources = set()
    for match, view, state in moments(mode, seats, odd):
        setup = setup_of(match)
        for seat in range(seats):
            for trait in range(c.TRAITS):
                for duel in (False, True):
                    dice = dice_of(setup, view, seat, trait, duel)
                    assert dice.total == state.dice_for(seat, trait, duel)
                    assert dice.total == max(dice.plain, 0)
                    sources |= {part.source for part in dice.parts}
            for what in range(c.HAS_HAND + 1):
                assert number_for(setup, view, seat, what) == state.number_for(seat, what)
            assert raid_of(setup, view, seat).total == state.raid_worth(seat)
            assert refusal_of(setup, view, seat) == state.refusal_worth(seat)
            assert cheat_of(setup, view, seat).total == state.numbers.cheat + state.change(c.CHEAT_DICE, seat, c.GONE)
            for exploration in view.pieces(c.SEAS):
                assert doubloons_of(setup, view, seat, exploration).total == state.reward_of(seat, exploration)
                for test in range(int(state.cards.tests(exploration))):
                    difficulty = difficulty_of(setup, view, seat, exploration, test)
                    assert difficulty.plain == state.difficulty_now(seat, exploration, test)
                    assert difficulty.total == max(difficulty.plain, 1)
                    sources |= {part.source for part in difficulty.parts}
    assert sources >= {CREW, NEIGHBOUR}
    assert CAPTAIN not in sources or mode == "full"
    assert CAPTAIN in sources or mode != "full" or odd


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_rolls_are_those_of_the_rules(mode: str, seats: int, odd: bool) -> None:
    rolled = 0
    for match, view, state in moments(mode, seats, odd, every=1):
        if view.cell(c.THROWN):
            rolled += 1
            assert [successes(view, side) for side in (0, 1)] == [state.successes(side) for side in (0, 1)]
            assert wanted(view) == state.wanted()
            if view.step() == c.ROLLING:
                seat = int(view.step_seat())
                chances = chances_to_pass(setup_of(match), view, seat)
                assert (chances[0] == 1) == (successes(view, 0) >= wanted(view))
                assert list(chances) == sorted(chances)
                may_cheat = state.check_cheat(seat) == c.FINE
                assert len(chances) == (min(int(view.cell(c.COINS + seat)), 3) if may_cheat else 0) + 1
    assert rolled > 0


def test_the_row_with_its_chances() -> None:
    """Of one test, what the odds say of its dice and difficulty; of several, never more than of the first."""
    for match, view, _ in moments("full", 3, False, every=9):
        for gist in row_gist(setup_of(match), view, 0):
            assert list(gist.chances) == sorted(gist.chances)
            if len(gist.tests) == 1:
                test = gist.tests[0]
                assert gist.chances == test.chances
                assert gist.chances[0] == passes(test.dice.total, test.difficulty.total, 3, 6)
            elif gist.tests:
                assert gist.chances[0] <= gist.tests[0].chances[0]


def test_a_challenge_from_both_sides() -> None:
    for match, view, _ in moments("full", 3, False, every=9):
        setup = setup_of(match)
        one, other = (challenge_gist(setup, view, *pair, c.ATTACK) for pair in ((0, 1), (1, 0)))
        assert (one.win, one.tie, one.loss) == contest(one.mine.total, one.theirs.total, 3, 6)
        if view.cell(c.EXTRA) == view.cell(c.EXTRA + 1) == 0:
            assert (one.mine, one.theirs, one.win) == (other.theirs, other.mine, other.loss)
        assert one.lost_crew == min(2, sum(1 for card in view.pieces(c.AREA + 1) if card >= 0))


@pytest.mark.parametrize("mode", MODES)
def test_what_would_happen_is_what_happens(mode: str) -> None:
    """If everybody does pass, the same events come, as far as they could be foretold."""
    compared = 0
    for seed in range(pick(1, 3)):
        match = deal(mode, 3, seed)
        for moment in play(match, Seeded(seed)):
            question = moment.question()
            if question is None or len(question.seats) < 2:
                continue
            seat = question.seats[0]
            foreseen = if_all_pass(setup_of(match), moment.view(seat))
            position = setup_of(match).redeal(moment.view(seat), Seeded(5))
            twin = Match(match.game, 3, match.variant, 1, chance=Seeded(7), position=position)
            asked = twin.question()
            assert asked is not None
            since = len(twin.events(seat))
            for other in asked.seats:
                asked.answer(other, "pass")
            coming = twin.events(seat)[since:]
            known = [event for event in coming if event[0] != 4]
            assert list(foreseen.events[:-1]) == known[: len(foreseen.events) - 1]
            compared += 1
    assert compared > 0 or mode == "gallows"


def test_what_is_played_counts_for_the_roll_that_comes() -> None:
    """P4.6: on top of dice that are never below 0 without it."""
    match = deal("full", 2, 1)
    setup = setup_of(match)
    view = match.view(0)
    more = dice_of(setup, view, 0, c.ATTACK, False, 3)
    assert more.parts[-1] == Part(3, PLAYED)
    assert more.total == dice_of(setup, view, 0, c.ATTACK, False).total + 3
    assert dice_of(setup, view, 0, c.ATTACK, False, -2).total == 0
    exploration = view.pieces(c.SEAS)[0]
    plain = difficulty_of(setup, view, 0, exploration, 0)
    assert difficulty_of(setup, view, 0, exploration, 0, -9).total == 1
    assert difficulty_of(setup, view, 0, exploration, 0, 2).total == plain.plain + 2
    assert EVENT not in {part.source for part in plain.parts}
