"""The connections themselves: what they write is what the protocol says, and who does not go on is dropped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from settemari.server.http.connections import Connection, StreamConnection, head_of
from settemari.server.http.patience import Patience
from tests.server.hostile.afloat import Afloat, sail

SHORT = 0.01  # seconds


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 65537])
def test_a_text_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class _Watched:
    """Somebody whose patience is tried, and who gives one state after the other, the last one for ever."""

    def __init__(self, states: Iterable[object]) -> None:
        self._states = list(states)
        self.looks = 0
        self.gone = 0

    def hang_up(self) -> None:
        self.gone += 1

    def state(self) -> object:
        self.looks += 1
        return self._states.pop(0) if len(self._states) > 1 else self._states[0]

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(5):
            while not so():
                await asyncio.sleep(SHORT)


def test_who_is_no_further_than_at_the_look_before_is_dropped_once() -> None:
    async def scene() -> None:
        watched = _Watched(["head"])
        Patience(watched.hang_up, watched.state, SHORT)
        await watched.until(lambda: watched.gone > 0)
        await asyncio.sleep(5 * SHORT)
        assert (watched.looks, watched.gone) == (2, 1)

    asyncio.run(scene())


def test_who_goes_on_is_not_dropped_until_they_stop() -> None:
    async def scene() -> None:
        watched = _Watched([*range(10), 9])
        Patience(watched.hang_up, watched.state, SHORT)
        await watched.until(lambda: watched.gone > 0)
        assert watched.looks == 11

    asyncio.run(scene())


def test_nobody_is_dropped_while_it_is_for_us_to_go_on() -> None:
    async def scene() -> None:
        watched = _Watched([None])
        patience = Patience(watched.hang_up, watched.state, SHORT)
        await watched.until(lambda: watched.looks > 5)
        assert watched.gone == 0
        patience.stop()

    asyncio.run(scene())


def test_the_same_state_counts_only_at_two_looks_in_a_row() -> None:
    async def scene() -> None:
        watched = _Watched(["head", None, "head", "body", "head", None])
        patience = Patience(watched.hang_up, watched.state, SHORT)
        await watched.until(lambda: watched.looks > 7)
        assert watched.gone == 0
        patience.stop()

    asyncio.run(scene())


def test_nobody_is_dropped_after_the_end_of_patience() -> None:
    async def scene() -> None:
        watched = _Watched(["head"])
        patience = Patience(watched.hang_up, watched.state, SHORT)
        await watched.until(lambda: watched.looks == 1)
        patience.stop()
        await asyncio.sleep(5 * SHORT)
        assert (watched.looks, watched.gone) == (1, 0)
        patience.stop()

    asyncio.run(scene())


def test_everybody_is_served_by_connections_of_our_own(tmp_path: Path) -> None:
    """Without them nobody would be dropped who says nothing, and no stream would find its line."""

    async def scene(ship: Afloat) -> None:
        config = ship._server.config
        assert (config.http_protocol_class, config.ws_protocol_class) == (Connection, StreamConnection)
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        assert [type(one) for one in ship._server.server_state.connections] == [Connection]
        async with contextlib.AsyncExitStack() as stack:
            socket = await stack.enter_async_context(anna.stream(code))
            await socket.recv()
            kinds = {type(one) for one in ship._server.server_state.connections}
            assert kinds == {Connection, StreamConnection}

    sail(tmp_path, scene)
