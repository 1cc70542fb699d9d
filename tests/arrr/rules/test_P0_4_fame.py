"""P0.4: fame lies face down for others, unless it is played in the open."""

from __future__ import annotations

import pytest

from settemari.games.arrr.gauges import gauges_of
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize("shown", [True, False])
def test_P0_4_who_is_told_of_fame(arrr: Tables, shown: bool) -> None:
    """The own is known, and how many cards there are; collections are seen by all."""
    t = arrr.table("Anna Bruno", variant={"fame.shown": shown})
    t.anna.has(chest=["courage-2", "idol-1"], doubloons=1)
    own, others = (gauges_of(t.setup, view)["seats"][t.anna.seat] for view in (t.anna.view, t.bruno.view))
    assert own["fame"] == 2
    assert own["fame_kinds"] == [list(t.setup.numbers.cards.exploration_ids).index("courage-2")]
    assert own["points"] == 1 + 2 + own["collections"][0]["points"]
    hidden = {**own, "fame": None, "fame_kinds": None, "points": None}
    assert others == (own if shown else hidden)


def test_P0_4_unless_it_is_said_otherwise_it_is_shown(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(chest=["courage-2"])
    assert gauges_of(t.setup, t.bruno.view)["seats"][t.anna.seat]["fame"] == 2
