"""What a player is fond of, as percentages."""

from __future__ import annotations

import pytest

from settemari.core.chance import Scripted, Seeded
from settemari.core.taste import Taste

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize("worth", [-1501, -1, 0, 1, 7, 99, 5500])
def test_the_usual_taste_leaves_everything_as_it_is(worth: int) -> None:
    taste = Taste()
    assert [taste.of_taking(worth), taste.of_dread(worth), taste.of_spite(worth)] == [worth] * 3


def test_each_percentage_scales_what_it_is_about() -> None:
    taste = Taste(taking=150, dread=50, spite=0, whim=10)
    assert [taste.of_taking(80), taste.of_dread(80), taste.of_spite(80)] == [120, 40, 0]
    assert (taste.taking, taste.dread, taste.spite, taste.whim) == (150, 50, 0, 10)


def test_who_never_strays_uses_no_chance() -> None:
    assert not Taste().strays(Scripted([]))


def test_who_strays_does_so_as_often_as_said() -> None:
    assert [Taste(whim=10).strays(Scripted([drawn])) for drawn in (0, 9, 10, 99)] == [True, True, False, False]
    chance = Seeded(1)
    assert 250 < sum(Taste(whim=30).strays(chance) for _ in range(1000)) < 350
