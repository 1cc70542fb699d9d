"""Leaks, planted one at a time: each is a mistake that somebody could make in the server, and twins must notice it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from settemari.core.table import UNKNOWN
from settemari.games.arrr import standing
from settemari.server import driving, log, worker
from settemari.server.berth import Berth, Posed
from settemari.server.sight import Sight, legal_codes
from settemari.server.table import Table
from settemari.server.timing import LEAST_OPEN, bot_answers_at
from settemari.server.watching import Watcher
from tests.server.virtual.people import PASS

Plant = Callable[[pytest.MonkeyPatch], None]


def tells_who_has_answered(patch: pytest.MonkeyPatch) -> None:
    """The question says at a moment, too, who has answered: who has not thinks, so has something to think about."""
    posed = Berth.posed

    def loud(berth: Berth) -> Posed | None:
        table = berth.table
        moment, table.is_moment = table.is_moment, False
        told = posed(berth)
        table.is_moment = moment
        return told

    patch.setattr(Berth, "posed", loud)


def bots_are_quick_without_cards(patch: pytest.MonkeyPatch) -> None:
    """A bot that could only pass does so at once."""

    def quick(table: Table, seat: int) -> float:
        assert table.match is not None
        nothing = table.is_moment and legal_codes(table.match, table.match.view(seat)) == [PASS]
        return table.asked_at if nothing else bot_answers_at(table, seat)

    patch.setattr(driving, "bot_answers_at", quick)


def people_are_quick(patch: pytest.MonkeyPatch) -> None:
    """An answer in person counts at once, so whoever was prompted is done sooner."""
    patch.setattr(worker, "counts_from", lambda table, seat: table.asked_at)


def orders_are_quick(patch: pytest.MonkeyPatch) -> None:
    """Orders answer at once, so who is waited for was prompted."""
    patch.setattr(driving, "unprompted_at", lambda table, seat: table.asked_at + LEAST_OPEN)


def nobody_waits(patch: pytest.MonkeyPatch) -> None:
    """Every answer counts when it is given, and orders give theirs at once."""
    people_are_quick(patch)
    patch.setattr(driving, "unprompted_at", lambda table, seat: table.asked_at)


def people_are_quick_after_an_action(patch: pytest.MonkeyPatch) -> None:
    """Orders may answer there, too, and there an answer in person counts at once."""
    patch.setattr(standing, "may_answer", standing.is_moment)


def orders_reach_everybody(patch: pytest.MonkeyPatch) -> None:
    """Somebody's orders lead to a frame for all."""
    apply = Berth.apply

    def loud(berth: Berth, line: log.AnyLine, at: float, check: bool = False) -> None:
        apply(berth, line, at, check)
        if isinstance(line, log.Ordered):
            berth._room = None

    patch.setattr(Berth, "apply", loud)


def views_show_a_card(patch: pytest.MonkeyPatch) -> None:
    """The first card that is hidden from somebody is not."""
    view = Sight.view

    def open_view(sight: Sight) -> Any:
        told = dict(view(sight))
        cells = told["cells"]
        assert isinstance(cells, list)
        if UNKNOWN in cells:
            first = cells.index(UNKNOWN)
            cells[first] = int(sight._match._state.cell(first))
        return told

    patch.setattr(Sight, "view", open_view)


def frames_are_numbered_by_the_log(patch: pytest.MonkeyPatch) -> None:
    """Every frame says how long the log is: what was written in secret can be counted."""
    news = Watcher.news

    def numbered(watcher: Watcher, presence: Any = ()) -> dict[str, object]:
        told = news(watcher, presence)
        return {**told, "line": watcher.berth.table.number} if told else told

    patch.setattr(Watcher, "news", numbered)


PLANTED: tuple[Plant, ...] = (
    tells_who_has_answered,
    bots_are_quick_without_cards,
    people_are_quick,
    orders_are_quick,
    nobody_waits,
    people_are_quick_after_an_action,
    orders_reach_everybody,
    views_show_a_card,
    frames_are_numbered_by_the_log,
)
