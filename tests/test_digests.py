"""The same games from every build: batches of whole games have the digests that were written down."""

from __future__ import annotations

import pytest

from settemari import find_game
from tests.digests import ODD, digest_of, names, stored, variant_of

pytestmark = pytest.mark.compiled_too


def watched(name: str) -> bool:
    """Of whole games by the dozen, those that show all the greedy players do."""
    _game, seats, _variant, players = name.split()
    return (seats, players) == ("3", "greedy")


BATCHES = [pytest.param(name, marks=() if watched(name) else pytest.mark.unwatched) for name in names()]


@pytest.mark.parametrize("name", BATCHES)
def test_a_batch_of_games_has_its_digest(name: str) -> None:
    assert digest_of(name) == stored()[name]


def test_nothing_else_is_stored() -> None:
    assert list(stored()) == names()


@pytest.mark.parametrize("game", ODD)
def test_in_the_odd_variant_every_field_differs(game: str) -> None:
    default = find_game(game).variant().values
    odd = variant_of(game, "odd").values
    assert set(ODD[game]) == set(default)
    assert [path for path, value in default.items() if odd[path] == value] == []


def test_the_batches_see_every_ending() -> None:
    """Digests of games that all end alike would say little."""
    seen: set[str] = set()
    for name, batch in stored().items():
        endings = batch.get("endings", {})
        assert isinstance(endings, dict)
        seen |= {find_game(name.split()[0]).ending_words[int(ending)] for ending in endings}
    assert seen == {word for game in ODD for word in find_game(game).ending_words.values()}
