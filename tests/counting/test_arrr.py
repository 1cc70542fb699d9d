"""What a witness counts in games of Arrr!!! is what the table shows at their ends."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core.counting import WHOLE, Counts
from settemari.core.registry import find_game
from settemari.games.arrr import codes as c
from settemari.games.arrr.counting import Witness, row_message
from settemari.locales.message import Message, Named
from tests.counting.watching import watch

pytestmark = pytest.mark.compiled_too


def test_pirates_are_counted_as_the_table_shows() -> None:
    game = find_game("arrr")
    setup = game.setup(3)
    counts = Counts()
    witness = Witness(setup, counts)
    conquered: Counter[str] = Counter()
    for seed in range(4):
        state, _ = watch(setup, witness, seed)
        witness.end(state, [WHOLE, 0, 0])
        for seat in range(3):
            for kind in state.pieces(c.CHEST + seat):
                conquered[game.piece_word(setup, c.CHEST, int(kind))] += 1
    rows = counts.rows("exploration")
    assert {row: cells["conquered"][0] // WHOLE for row, cells in rows.items() if cells["conquered"][0]} == conquered
    assert all(cells["chosen"][1] == cells["conquered"][1] for cells in rows.values())
    captains = counts.rows("captain")
    assert len(captains) == 9
    assert sum(cells["won"][1] for cells in captains.values()) == 12
    assert sum(cells["won"][0] for cells in captains.values()) == 4 * WHOLE
    actions = counts.rows("action")
    assert {cells["declared"][1] for cells in actions.values()} == {
        sum(c["declared"][0] for c in actions.values()) // 60
    }
    tests = counts.rows("test")
    total = tests.pop("all")
    for measure in ("passed", "at-once"):
        assert sum(cells[measure][1] for cells in tests.values()) == total[measure][1] > 0
    assert total["at-once"][1] == total["passed"][1]
    for pack, done in (("event", "played"), ("crew", "equipped")):
        assert any(0 < cells[done][0] <= cells[done][1] * WHOLE for cells in counts.rows(pack).values())


@pytest.mark.parametrize(("mode", "left_out"), [("gallows", {"captain", "event"}), ("boarding", {"captain"})])
def test_modes_without_events_or_captains(mode: str, left_out: set[str]) -> None:
    setup = find_game("arrr").setup(2, mode)
    counts = Counts()
    witness = Witness(setup, counts)
    state, _ = watch(setup, witness, 1)
    witness.end(state, [WHOLE, 0])
    assert {table for table in ("captain", "event", "crew", "exploration") if not counts.rows(table)} == left_out
    assert list(counts.rows("action")) == ["sail", "raid"]


def test_rows_have_names() -> None:
    setup = find_game("arrr").setup(2)
    assert row_message(setup, "action", "raid") == Message("count-raid")
    assert row_message(setup, "test", "all") == Message("count-all-tests")
    assert row_message(setup, "test", "courage") == Message("trait-courage")
    named = row_message(setup, "exploration", "ghost-ship").args["name"]
    assert isinstance(named, Named)
    assert named.name("en") == "Ghost Ship"
