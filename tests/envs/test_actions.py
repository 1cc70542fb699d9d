"""Actions by number: every answer has one, and it means the same from every seat."""

from __future__ import annotations

import pytest

from settemari.core.options import Options
from settemari.envs.actions import Actions
from settemari.envs.space import Space
from tests.envs.tables import Kind, modes, states
from tests.size import pick


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_whatever_is_allowed_has_a_number_that_leads_back(kind: Kind) -> None:
    space = kind.space()
    options = Options()
    for seed in range(pick(2, 60)):
        for state in states(space, seed):
            for seat in range(space.seats):
                if state.asks(seat):
                    state.legal(seat, options)
                    codes = options.listed()
                    numbers = [int(space.actions.number_of(seat, state.step(), code)) for code in codes]
                    assert min(numbers) >= 0
                    assert len(set(numbers)) == len(codes)
                    assert [space.actions.code_of(seat, number) for number in numbers] == codes


@pytest.mark.parametrize("kind", modes(), ids=str)
def test_all_seats_have_as_many_and_each_in_words(kind: Kind) -> None:
    space = kind.space()
    listed = [space.game.every_answer(space.setup, seat) for seat in range(space.seats)]
    assert {len(answers) for answers in listed} == {space.action_count}
    assert len(set(listed[0])) == space.action_count
    assert len(space.action_words) == space.action_count


def test_seats_are_named_as_they_lie_from_the_own_one() -> None:
    space = Space("maretta")
    number = [str(action) for action in space.action_words].index("place wood-1 on pink")  # the next after purple
    said = [
        str(space.game.action(space.setup, int(space.actions.steps[number]), int(space.actions.code_of(seat, number))))
        for seat in range(4)
    ]
    assert said == [f"place wood-1 on {colour}" for colour in ("pink", "yellow", "turquoise", "purple")]


def test_what_is_no_answer_has_no_number() -> None:
    space = Space("maretta")
    assert space.actions.number_of(0, 1, 4000) == -1


def test_an_answer_cannot_be_listed_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Actions(1, [0] * 64, [[(0, 3), (0, 3)]])
