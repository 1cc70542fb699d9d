"""P9.1: what is told of dealing in a game without events."""

from __future__ import annotations

import pytest

from settemari.games.arrr.telling import Teller
from settemari.games.arrr.telling_words import doubloons
from settemari.locales.message import Message, say
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def told_of_dealing(table: Table) -> list[Message]:
    """To a spectator."""
    match = table.match
    assert match is not None
    lines = Teller(match.setup, match.start_view(None)).tell(match.events(None))
    return [line.message for line in lines if line.message.key == "arrr-log-deal"]


def test_P9_1_crew_and_doubloons_are_dealt_and_nobody_hears_of_events(arrr: Tables) -> None:
    crew, events = say("arrr-crew-cards", count=6), say("arrr-event-cards", count=2)
    for mode, drawn in (("gallows", [crew]), ("boarding", [crew, events])):
        t = arrr.deal("Anna Bruno", first="Anna", mode=mode)
        assert told_of_dealing(t) == [say("arrr-log-deal", drawn=drawn, doubloons=doubloons(2))]
