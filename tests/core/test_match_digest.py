"""The digest of a match: by it a server notices that the rules have changed."""

from __future__ import annotations

import pytest

from settemari.core.match import Match
from settemari.core.table import ROUND
from settemari.games.arrr.game import ARRR
from settemari.games.maretta.game import ESCAPE, VOLCANO
from tests.core.going_back import play_with_undos

pytestmark = pytest.mark.compiled_too


def test_the_same_play_has_the_same_digest_and_no_other_has() -> None:
    digests: dict[str, int] = {}

    def watch(match: Match) -> None:
        digests[match.digest()] = digests.get(match.digest(), 0) + 1

    for game in (ESCAPE, VOLCANO, ARRR):
        before = len(digests)
        play_with_undos(Match(game, 3, game.variant(), 8), 8, 3, watch)
        met = len(digests) - before
        assert met > 9
        play_with_undos(Match(game, 3, game.variant(), 8), 8, 3, watch)
        assert len(digests) == before + met
    assert set(digests.values()) == {2}
    assert all(len(digest) == 16 and set(digest) <= set("0123456789abcdef") for digest in digests)


def test_whatever_differs_makes_another_digest() -> None:
    """A number of the table, the order of the deck, what somebody knows, and the number of the question."""
    setup = ESCAPE.setup(3)
    state = Match(ESCAPE, 3, ESCAPE.variant(), 7)._state
    cells, (deck, *others), facts = state.cell_list(), state.hidden(), state.fact_cells()
    assert deck[0] != deck[-1]
    turned = [deck[-1], *deck[1:-1], deck[0]]
    later = [*cells[:ROUND], cells[ROUND] + 1, *cells[ROUND + 1 :]]

    def match(cells: list[int], deck: list[int], facts: list[int]) -> Match:
        position = setup.position(cells, [deck, *others], facts)
        return Match(ESCAPE, 3, ESCAPE.variant(), 1, position=position)

    usual = match(cells, deck, facts)
    assert usual.digest() == match(cells, deck, facts).digest()
    met = {usual.digest(), match(later, deck, facts).digest(), match(cells, turned, facts).digest()}
    met.add(match(cells, deck, [1, 2, 1, *facts[3:]]).digest())
    usual._questions += 1
    met.add(usual.digest())
    assert len(met) == 5
