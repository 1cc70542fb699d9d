"""What lies otherwise than before leads from the one view to the other: a server sends no more than that."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.events import apply_event
from tests.telling.play import played

pytestmark = pytest.mark.compiled_too


def test_changes_lead_from_the_table_before_to_the_table_now() -> None:
    match = played(settemari.deal("maretta", seats=4, seed=1), 1)
    for seat in (0, None):
        view, changed = match.start_view(seat), set[int]()
        for event in match.events(seat):
            before = view.copy()
            apply_event(view, event)
            cells, changes = before.cell_list(), view.changes(before)
            for cell, now in zip(changes[::2], changes[1::2], strict=True):
                assert cells[cell] != now, "what lies as before is not told"
                cells[cell] = now
                changed.add(cell)
            assert cells == view.cell_list()
        assert len(cells) - 1 in changed, "the last cell is looked at, too"
        assert view.changes(view.copy()) == []
