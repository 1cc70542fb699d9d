"""What lies otherwise than before leads from the one view to the other: a server sends no more than that."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.events import apply_event
from settemari.core.match import Match
from settemari.core.options import Options

pytestmark = pytest.mark.compiled_too


def played(game: str, seats: int, seed: int) -> Match:
    match = settemari.deal(game, seats=seats, seed=seed)
    luck, options = Seeded(seed), Options()
    while question := match.question():
        for seat in question.seats:
            if not question.settled:
                match.setup.redeal(match.view(seat), luck).legal(seat, options)
                codes = options.listed()
                question.answer(seat, codes[luck.below(len(codes))])
    return match


def test_changes_lead_from_the_table_before_to_the_table_now() -> None:
    match = played("maretta", 4, 1)
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
