"""Somebody who knows everything about all tables, and checks what is told to whom.

At every change of a table the witness writes down what each seat may know from then on, as the engine itself has it.
Whatever goes to a client is compared with that: nothing else may be in it.
"""

from __future__ import annotations

import base64
import re
from collections import defaultdict
from typing import Any

import msgspec

from settemari.core.events import ASKED, ENDED
from settemari.core.match import Match
from settemari.server.harbour import Berth
from settemari.server.room import ENDED as OVER
from settemari.server.worker import Worker

Seen = tuple[int | None, int]  # a seat, and a beat
ID = 32  # letters of the id of a guest, or the key of a table
HEX = re.compile(f"[0-9a-f]{{{ID},}}")
BASE64 = re.compile(r"[A-Za-z0-9+/]{43}=")


class Known:
    """All that was ever true of one table."""

    def __init__(self, berth: Berth) -> None:
        self.berth = berth
        self.views: dict[Seen, set[bytes]] = defaultdict(set)
        self.events: dict[Seen, set[bytes]] = defaultdict(set)
        self.last_owned: dict[tuple[int, str], float] = {}  # the last beat at which a seat was a guest's
        self.orders: dict[int, set[bytes]] = defaultdict(set)
        self._told = (-1, -1)
        berth.watchers.add(self)
        self.look()

    def look(self) -> None:
        """The table has changed."""
        table = self.berth.table
        beat = 0
        if table.match is not None:
            beat = self._write_down(table.match)
        for seat, chair in enumerate(table.chairs):
            if chair.guest:
                self.last_owned[seat, chair.guest] = max(beat, self.last_owned.get((seat, chair.guest), 0))
            if table.match is not None:
                self.orders[seat].add(msgspec.json.encode(table.written_orders(seat)))

    def _write_down(self, match: Match) -> int:
        told = sum(event[0] in (ASKED, ENDED) for event in match.events(None))
        if (told, len(match.undos)) == self._told:
            return told
        self._told = (told, len(match.undos))
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            self.views[seat, told].add(msgspec.json.encode([view.cell_list(), view.fact_list()]))
            for number, events in enumerate(_beats(match.events(seat)), start=1):
                self.events[seat, number].add(msgspec.json.encode(events))
        return told


def _beats(events: list[tuple[int, ...]]) -> list[list[tuple[int, ...]]]:
    found: list[list[tuple[int, ...]]] = [[]]
    for event in events:
        found[-1].append(event)
        if event[0] in (ASKED, ENDED):
            found.append([])
    return found[:-1]


class Witness:
    """Of one worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._known: dict[str, Known] = {}
        self._keys: set[str] = set()
        self._lucks: dict[str, Known] = {}
        self.guests: set[str] = set()
        self.checked = 0  # views

    def know(self, berth: Berth) -> None:
        """From now on."""
        if berth.table.code not in self._known or self._known[berth.table.code].berth is not berth:
            known = self._known[berth.table.code] = Known(berth)
            self._keys.add(berth.table.key)
            self._lucks[berth.table._part.hex()] = known
            self._lucks[berth.table._seed().hex()] = known

    def hear(self, code: str, guest: str, text: str) -> None:
        """Somebody was told this about a table."""
        self.secrets(text)
        known = self._known[code]
        frame = msgspec.json.decode(text)
        for eye in frame.get("eyes", ()):
            self._eye(known, guest, eye)
        for reply in frame.get("replies", ()):
            assert "problem" not in reply or reply["problem"]["status"] != 500, reply
        you = frame.get("you")
        if you is not None:
            assert all((seat, guest) in known.last_owned for seat in you["seats"]), (guest, you)

    def replay(self, code: str, seat: str | None, text: str) -> None:
        """Somebody was shown a whole game. While it goes on, that is what the seat was told, without answers."""
        known = self._known[code]
        if known.berth.table.stage == OVER:
            return
        for beat in msgspec.json.decode(text)["beats"]:
            eye = None if seat is None else int(seat)
            assert msgspec.json.encode(beat["events"]) in known.events[eye, beat["number"]], (seat, beat["number"])
            assert "answers" not in beat
            self.checked += 1

    def _eye(self, known: Known, guest: str, eye: dict[str, Any]) -> None:
        seat = eye["seat"]
        beats = [beat["number"] for beat in eye.get("beats", ())]
        latest = max([*beats, eye.get("view", {}).get("beat", 0)], default=0)
        if seat is not None:
            assert known.last_owned.get((seat, guest), -1) >= latest, (seat, latest)
        if "view" in eye:
            self._view(known.views[seat, eye["view"]["beat"]], eye["view"])
        for beat in eye.get("beats", ()):
            assert msgspec.json.encode(beat["events"]) in known.events[seat, beat["number"]], (seat, beat["number"])
        if seat is None:
            assert "orders" not in eye
            assert not {"codes", "mine", "text", "prompt"} & set(eye.get("question", {}))
        elif "orders" in eye:
            assert msgspec.json.encode(eye["orders"]) in known.orders[seat]

    def _view(self, views: set[bytes], told: dict[str, Any]) -> None:
        """It is the table as the seat sees it at that beat, or what has changed until then."""
        for view in views:
            cells, facts = msgspec.json.decode(view)
            changes = told.get("changes", ())
            if (
                told.get("cells", cells) == cells
                and told.get("facts", facts) == facts
                and all(cells[cell] == value for cell, value in zip(changes[::2], changes[1::2], strict=True))
            ):
                self.checked += 1
                return
        raise AssertionError(f"none of {len(views)} views at beat {told['beat']} has {sorted(told)}")

    def secrets(self, text: str) -> None:
        """Nobody's id, no key of a table, and no server's part of the luck before the end."""
        for word in HEX.findall(text):
            for place in range(len(word) - ID + 1):
                assert word[place : place + ID] not in self.guests
                assert word[place : place + ID] not in self._keys
            self._luck(word)
        for word in BASE64.findall(text):
            self._luck(base64.b64decode(word).hex())

    def _luck(self, word: str) -> None:
        known = self._lucks.get(word)
        assert known is None or known.berth.table.stage == OVER
