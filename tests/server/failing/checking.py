"""What the database says in the end, against what clients were told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.server import log
from settemari.server.sight import Sight
from settemari.server.store import Store
from settemari.server.table import Table
from tests.server.failing.client import Answer, Player


class Kept:
    """A table as its log has it, and every answer in it."""

    def __init__(self, table: Table, lines: list[log.AnyLine]) -> None:
        self.table = table
        self.lines = lines
        self.answers: Counter[Answer] = Counter()
        undos = 0
        for line in lines:
            if isinstance(line, log.Undone):
                undos += 1
            elif isinstance(line, log.Answered):
                self.answers[Answer(line.question, undos, line.seat, line.codes)] += 1


async def kept(store: Store, code: str) -> Kept:
    """Read a log and build its table, as a worker does that has never seen it."""
    key = await store.find(code)
    assert key is not None
    entries = await store.entries(key)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    lines = [log.read(entry.body) for entry in entries]
    variants: dict[str, Variant] = {}
    for line in lines:
        if isinstance(line, (log.Opened, log.Changed)):
            body = await store.variant(line.variant)
            assert body is not None, "a variant is kept before its table is"
            variants[line.variant] = find_game(line.settings.game).variant_of(msgspec.json.decode(body))
    table = Table(key, variants.__getitem__)
    for entry, line in zip(entries, lines, strict=True):
        table.apply(line, entry.at, check=True)
    assert not table.broken, "its digests fit"
    return Kept(table, lines)


def check_log(found: Kept) -> None:
    """Nobody's answer to a question stands there twice, and what counts was counted once."""
    assert found.table.match is not None
    twice = [answer for answer, times in found.answers.items() if times > 1]
    assert not twice, twice
    by_seat = Counter(answer[:3] for answer in found.answers)
    assert max(by_seat.values()) == 1, "nobody here changes their mind, so no seat answers a question twice"
    counted = Counter((choice.question, choice.seat) for choice in found.table.match.record)
    if not found.table.undos:
        assert max(counted.values()) == 1


def check_player(found: Kept, player: Player) -> None:
    """All that was acknowledged is there, once, and what the client sees is what the log leads to."""
    assert [answer for answer in player.acknowledged if found.answers[answer] != 1] == [], "lost, or repeated"
    match = found.table.match
    assert match is not None
    sight = Sight(match, player.seat)
    assert player.beats == [_plain(beat.wired()) for beat in sight.beats()]
    assert player.view == _plain(sight.view())
    assert player.undos == found.table.undos


async def check_all(store: Store, players: Iterable[Player]) -> int:
    """Everything at every table; how many answers were acknowledged."""
    tables: dict[str, Kept] = {}
    acknowledged = 0
    for player in players:
        if player.code not in tables:
            tables[player.code] = await kept(store, player.code)
            check_log(tables[player.code])
        check_player(tables[player.code], player)
        acknowledged += len(player.acknowledged)
    return acknowledged


def _plain(told: object) -> Any:
    return json.loads(msgspec.json.encode(told))
