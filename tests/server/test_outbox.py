"""Clients are told in one go what happens in one go; and what of who is here need not be told again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from settemari.server import deciding
from settemari.server.outbox import Outbox
from settemari.server.presence import LAST, Presence
from tests.server.seated import FRIEND, HOST, Trial, trial


class _Client:
    """Is told as a stream is: it is in the outbox once, until its frame is made."""

    def __init__(self, outbox: Outbox, happened: list[str], name: str = "Anna") -> None:
        self._outbox = outbox
        self._happened = happened
        self._name = name
        self._in_outbox = False
        self.news = 0
        self.sent: list[bytes] = []
        self.while_made: Callable[[], None] = lambda: None
        self.while_sent: Callable[[], None] = lambda: None

    def look(self) -> None:
        self.news += 1
        if not self._in_outbox:
            self._in_outbox = True
            self._outbox.put(self)

    def made(self) -> bytes | None:
        self._in_outbox = False
        self._happened.append(f"made for {self._name}")
        news, self.news = self.news, 0
        self.while_made()
        return f"{news} news".encode() if news else None

    def send(self, message: bytes) -> None:
        self._happened.append(f"sent to {self._name}")
        self.sent.append(message)
        self.while_sent()


async def _breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_several_looks_in_one_turn_give_one_frame() -> None:
    async def scene() -> None:
        anna = _Client(Outbox(), [])
        for _ in range(3):
            anna.look()
        assert anna.sent == []  # more may happen in this turn
        await _breathe()
        assert anna.sent == [b"3 news"]

    asyncio.run(scene())


def test_each_turn_has_a_frame_of_its_own() -> None:
    async def scene() -> None:
        anna = _Client(Outbox(), [])
        for _ in range(2):
            anna.look()
            await _breathe()
        assert anna.sent == [b"1 news", b"1 news"]

    asyncio.run(scene())


def test_all_frames_are_made_before_any_is_sent() -> None:
    async def scene() -> None:
        outbox, happened = Outbox(), list[str]()
        for name in ("Anna", "Bruno"):
            _Client(outbox, happened, name).look()
        await _breathe()
        assert happened == ["made for Anna", "made for Bruno", "sent to Anna", "sent to Bruno"]

    asyncio.run(scene())


def test_who_has_nothing_to_be_told_is_sent_nothing() -> None:
    async def scene() -> None:
        outbox, happened = Outbox(), list[str]()
        anna, bruno = (_Client(outbox, happened, name) for name in ("Anna", "Bruno"))
        anna.look()
        bruno.look()
        anna.news = 0
        await _breathe()
        assert (anna.sent, bruno.sent) == ([], [b"1 news"])

    asyncio.run(scene())


def test_what_happens_while_frames_are_made_is_sent_in_another() -> None:
    """Whoever is seen for the first time changes what the others see, whose frames may be made already."""

    async def scene() -> None:
        outbox, happened = Outbox(), list[str]()
        anna, bruno = (_Client(outbox, happened, name) for name in ("Anna", "Bruno"))

        def once() -> None:
            bruno.while_made = lambda: None
            anna.look()
            bruno.look()

        bruno.while_made = once
        anna.look()
        bruno.look()
        await _breathe()
        assert (anna.sent, bruno.sent) == ([b"1 news", b"1 news"], [b"1 news", b"1 news"])

    asyncio.run(scene())


def test_what_happens_while_frames_are_sent_is_sent_in_another() -> None:
    async def scene() -> None:
        outbox, happened = Outbox(), list[str]()
        anna, bruno = (_Client(outbox, happened, name) for name in ("Anna", "Bruno"))

        def once() -> None:
            bruno.while_sent = lambda: None
            anna.look()

        bruno.while_sent = once
        anna.look()
        bruno.look()
        await _breathe()
        assert (anna.sent, bruno.sent) == ([b"1 news", b"1 news"], [b"1 news"])

    asyncio.run(scene())


# -- who is here -----------------------------------------------------------------------------------------------------


def _two() -> Trial:
    t = trial("maretta", 3)
    t.does(deciding.sitting, HOST, "Anna", b"of Anna")
    t.does(deciding.sitting, FRIEND, "Bruno", b"of Bruno")
    return t


def test_who_is_here_is_the_same_while_nobody_comes_or_goes() -> None:
    room, presence = _two().table, Presence()
    presence.came(room.key, [0], 1.0)
    assert presence.of(room, 1.0) == presence.of(room, 10_000.0) == [True, False, False]


def test_whoever_comes_or_goes_changes_who_is_here() -> None:
    room, presence = _two().table, Presence()
    seen = []
    for change, seat in ((presence.came, 0), (presence.came, 1), (presence.went, 0), (presence.came, 0)):
        change(room.key, [seat], 1.0)
        seen.append(presence.of(room, 1.0)[:2])
    assert seen == [[True, False], [True, True], [False, True], [True, True]]


def test_a_glimpse_fades() -> None:
    room, presence = _two().table, Presence()
    presence.came(room.key, [0], 1.0)
    presence.glimpsed(room.key, [1], 1.0)
    presence.glimpsed("another table", [0], 1.0)
    assert presence.of(room, 1.0 + LAST / 2) == [True, True, False]
    assert presence.of(room, 1.0 + LAST) == [True, False, False]


def test_who_goes_takes_their_glimpse_with_them() -> None:
    room, presence = _two().table, Presence()
    presence.glimpsed(room.key, [1], 1.0)
    presence.came(room.key, [1], 1.0)
    presence.went(room.key, [1], 2.0)
    assert presence.of(room, 2.0) == [False, False, False]
