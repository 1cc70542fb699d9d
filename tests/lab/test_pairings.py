"""Two levels at a table: who sits where, what is counted, and how sure one can be."""

from __future__ import annotations

import pytest

from settemari.bots.levels import ANY, LEVELS, Leaning
from settemari.lab import pairings as lab
from settemari.lab.pairings import Count, Pairing, Table, nature, pairings, play_deals, tables

pytestmark = pytest.mark.compiled_too

MARETTA = Table("maretta", "maretta", 3)


def test_every_level_meets_every_other_at_every_table() -> None:
    assert len(tables()) == 15
    found = pairings()
    assert len(found) == len(set(found)) == 150
    assert [pairing.are_neighbours for pairing in found] == [True] * 60 + [False] * 90
    assert found[0].key == "maretta 3 2:1"
    assert {table.seats for table in tables() if table.game == "arrr"} == {2, 3, 4}


def test_the_nature_changes_with_rules_and_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    pairing, other = Pairing(MARETTA, 3, 2), Pairing(MARETTA, 2, 1)
    before = nature(pairing), nature(other)
    assert nature(Pairing(Table("maretta", "maretta", 4), 3, 2)) != before[0]
    monkeypatch.setattr(lab, "LEVELS", (*LEVELS[:2], LEVELS[2]._replace(leanings={ANY: Leaning(99)}), *LEVELS[3:]))
    assert nature(pairing) != before[0]
    assert nature(other) == before[1]
    monkeypatch.undo()
    assert nature(pairing) == before[0]
    lab._rules.cache_clear()
    monkeypatch.setattr("settemari.games.maretta.game.ESCAPE.rules_number", 99)
    try:
        assert nature(other) != before[1]
    finally:
        lab._rules.cache_clear()


def test_seats_are_shared_and_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the first seat wins, each level wins as often: every deal is played with the seats exchanged."""
    seen: list[list[int]] = []

    class Told:
        def __init__(self, number: int) -> None:
            self.number = number

    def first_wins(setup: object, policies: list[Told], seed: int, games: int) -> object:
        seen.append([policy.number for policy in policies])
        return type("Tally", (), {"wins": [1, *[0] * (len(policies) - 1)]})

    monkeypatch.setattr(lab, "policy_of", lambda game, name, variant, seats: Told(int(name)))
    monkeypatch.setattr(lab, "simulate", first_wins)
    results = list(play_deals(Pairing(MARETTA, 2, 1), 0, 1e9, 3))
    assert seen == [[2, 1, 2], [1, 2, 1], [1, 2, 2], [2, 1, 1], [2, 2, 1], [1, 1, 2]]
    # Alone against two it wins two results, beside one of its own kind only one.
    assert results == [(1, 1), (2, 2), (1, 1)]


def test_deals_are_the_same_again_in_any_slices() -> None:
    pairing = Pairing(MARETTA, 3, 1)
    whole = list(play_deals(pairing, 0, 1e9, 6))
    assert whole == [*play_deals(pairing, 0, 1e9, 4), *play_deals(pairing, 4, 1e9, 2)]
    assert len(list(play_deals(pairing, 0, 0.0, 6))) == 1


def test_results_are_added_up() -> None:
    count = Count("x").with_deals([(2, 1), (0, 0)], 1.5).with_deals([(3, 0)], 0.25)
    assert count == Count("x", 3, 5, 1, 13, 1, 2, 1.75)
    assert count.share == 5 / 6


def test_an_interval_gets_narrower_and_holds_the_share() -> None:
    assert Count("x").interval() == (0.0, 1.0)
    few, many = (Count("x").with_deals([(1, 0), (0, 1), (1, 0)] * times, 0) for times in (10, 1000))
    for count in (few, many):
        low, high = count.interval()
        assert 0 < low < count.share < high < 1
    assert many.width == pytest.approx(few.width / 10, rel=0.1)
    assert many.width == pytest.approx(1.96 * (2 / 3 * 1 / 3 / 3000) ** 0.5, rel=0.01)


def test_results_that_hang_together_count_for_fewer() -> None:
    alone = Count("x").with_deals([(1, 0), (0, 1)] * 200, 0)
    together = Count("x").with_deals([(4, 0), (0, 4)] * 200, 0)
    assert together.width == pytest.approx(alone.width, rel=0.01)


def test_who_never_lost_may_still_lose() -> None:
    low, high = Count("x").with_deals([(2, 0)] * 10, 0).interval()
    assert 0.6 < low < 0.8
    assert high == pytest.approx(1)
