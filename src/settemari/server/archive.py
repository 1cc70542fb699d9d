"""What is shown of a game that today's rules do not lead through: what its log says has happened, and nothing else.

Nothing is played here. The stored events are told to each observer as always, and lead from an empty table to what that
observer saw last. If today's game cannot even make sense of them (its places are others), nothing is shown.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Sequence

import msgspec

from settemari.core.events import ASKED, ENDED, apply_events, told
from settemari.core.game import Game
from settemari.core.setup import Setup
from settemari.core.table import SPECTATOR, View
from settemari.server.sight import Beat, Event, Latest, Sight, wired_gauges
from settemari.server.table import Table
from settemari.server.wire import Wired, wired_lines

log = logging.getLogger("settemari.server.archive")


class Archive(Sight):
    """A seat's sight, or the spectator's (None), of a table that is broken. It asks nothing and never changes."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self._beats: list[Beat] = []
        self._last: View | None = None
        self._gauges = None
        try:
            game, setup = table.game_and_setup()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # that the way of the game is lost is no wonder here
                self._beats, self._last = beats_of(game, setup, table.archive, seat)
                self._gauges = wired_gauges(game, setup, self._last)
        except Exception as error:  # whatever today's game makes of the numbers of another
            log.warning("a game of older rules cannot be shown: %s", type(error).__name__)

    def _catch_up(self) -> None:
        """It has all it will ever have."""

    def view(self) -> Wired:
        if self._last is None:
            return {"beat": 0, "cells": [], "facts": []}
        return {"beat": len(self._beats), "cells": self._last.cell_list(), "facts": self._last.fact_list()}

    def latest(self, after: int) -> Latest | None:
        return None

    def gauges(self) -> msgspec.Raw | None:
        return self._gauges

    def question(self, answered: bool = True) -> dict[str, object] | None:
        return None

    def asked(self) -> dict[str, object]:
        return {}

    def offer(self, codes: Sequence[int] = ()) -> Wired | None:
        return None


def beats_of(game: Game, setup: Setup, events: Sequence[Event], seat: int | None) -> tuple[list[Beat], View]:
    """What an observer was told, in beats (sight.py), and what it saw in the end; raises whatever does not fit."""
    observer = SPECTATOR if seat is None else seat
    view = setup.blank_view(observer)
    teller = game.telling().Teller(setup, view)
    beats: list[Beat] = []
    heard: list[Event] = []
    for event in events:
        part = told(setup.layout, event, observer)
        if part is not None:
            heard.append(part)
        if event[0] in (ASKED, ENDED):
            beats.append(Beat(len(beats) + 1, heard, wired_lines(teller.tell(heard))))
            apply_events(view, heard)
            heard = []
    return beats, view
