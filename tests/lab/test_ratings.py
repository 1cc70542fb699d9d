"""Ratings: the points that follow from results, and that page, package and results agree."""

from __future__ import annotations

from math import log10
from pathlib import Path

import pytest

from bench import ratings as bench
from settemari.lab.pairings import Count, Pairing, nature, pairings
from settemari.lab.ratings import ANCHOR, Rating, ratings


def count(won: int, lost: int, times: int = 1) -> Count:
    return Count("x").with_deals([(1, 0)] * (won * times) + [(0, 1)] * (lost * times), 0)


def test_two_levels_are_as_far_apart_as_their_results() -> None:
    rated = ratings({(2, 1): count(640, 360)})
    assert rated[1] == Rating(ANCHOR, 0)
    assert rated[2].points == pytest.approx(ANCHOR + 400 * log10(640 / 360), abs=1)
    assert rated[2].margin == pytest.approx(1.96 * 400 / 2.302585 * (1 / (1000 * 0.64 * 0.36)) ** 0.5, abs=1)


def test_results_that_agree_add_up() -> None:
    """Odds of 2 to 1 and 3 to 1 make 6 to 1."""
    rated = ratings({(2, 1): count(2, 1, 500), (3, 2): count(3, 1, 500), (3, 1): count(6, 1, 500)})
    assert [rated[level].points for level in (1, 2, 3)] == pytest.approx(
        [1000, 1000 + 400 * log10(2), 1000 + 400 * log10(6)], abs=1
    )
    alone = ratings({(2, 1): count(2, 1, 500), (3, 2): count(3, 1, 500)})
    assert rated[3].margin < alone[3].margin


def test_a_chain_is_enough_and_a_gap_leaves_out() -> None:
    rated = ratings({(2, 1): count(10, 5), (4, 2): count(10, 5), (5, 3): count(10, 5), (3, 1): Count("x")})
    assert sorted(rated) == [1, 2, 4]
    assert rated[4].points > rated[2].points > rated[1].points
    assert ratings({}) == ratings({(5, 4): count(1, 1)}) == {}


def test_who_never_lost_is_not_infinitely_strong() -> None:
    rated = ratings({(2, 1): count(20, 0)})
    assert 1300 < rated[2].points < 2000


def test_the_level_below_may_be_the_stronger() -> None:
    assert ratings({(2, 1): count(30, 70)})[2].points < ANCHOR


# -- what `make ratings` keeps and writes ----------------------------------------------------------------------


def test_page_and_package_agree_with_the_results() -> None:
    """If this fails, run ``make ratings ARGS=--write``."""
    counts = bench.kept()
    assert bench.page(counts) in bench.PAGE.read_text("utf-8")
    assert bench.PACKAGED.read_text("utf-8") == bench.packed(counts)


def test_what_is_kept_comes_back_unless_something_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ratings.json"
    assert bench.kept(file) == {}
    one, two = pairings()[:2]
    counts = {pairing.key: Count(nature(pairing)).with_deals([(2, 1)] * 3, 0.5) for pairing in (one, two)}
    bench.keep(counts, file)
    assert bench.kept(file) == counts
    bench.keep(counts | {one.key: counts[one.key]._replace(nature="other")}, file)
    assert bench.kept(file) == {two.key: counts[two.key]}


def test_measuring_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []

    def slice_of(
        game: str, variant: str, seats: int, high: int, low: int, first: int
    ) -> tuple[str, list[tuple[int, int]], float]:
        key = f"{variant} {seats} {high}:{low}"
        played.append((key, first))
        return key, [(1, 0), (0, 1)] * 50, 1.0

    monkeypatch.setattr(bench, "slice_of", slice_of)
    wanted = [pairing for pairing in pairings() if pairing.table.variant == "maretta" and pairing.high == 2]
    assert len(wanted) == 3
    counts: bench.Counts = {}
    told: list[tuple[Pairing, int]] = []

    def stop_at_four(pairing: Pairing, left: int) -> bool:
        told.append((pairing, left))
        return len(told) == 4

    bench.measure(wanted, counts, bench.Aim(0.05, 0.1), 1, stop_at_four)
    assert [first for _, first in played] == [0, 0, 0, 100]
    assert len({key for key, _ in played}) == 3
    bench.measure(wanted, counts, bench.Aim(0.05, 0.1), 1, lambda pairing, left: False)
    assert played[4][1] == 100
    assert all(count.width <= 0.05 for count in counts.values())
    bench.measure(wanted, counts, bench.Aim(0.05, 0.1), 1, lambda pairing, left: pytest.fail("all is done"))


def test_a_level_that_is_not_apart_is_named() -> None:
    key = "maretta 3 2:1"
    assert f"{key}: ?" in bench.too_weak({})
    assert f"{key}: 57.0 ± 3.1" in bench.too_weak({key: count(57, 43, 10)})
    assert not any(line.startswith(key) for line in bench.too_weak({key: count(59, 41, 10)}))
