"""Who does not read, says nothing, or says half of it: nothing piles up for them, and in the end they are dropped."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settemari.server.http import connections, stream
from settemari.server.limits import MOST_REPLIES, Limit
from tests.server.hostile.afloat import Afloat, Person, read, sail

LARGE = 2 << 20  # bytes, far more than may wait for one client: uvicorn's buffer and one frame
UPGRADE = (
    "GET /api/v1/tables/{code}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: settemari={cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextlib.asynccontextmanager
async def deaf(ship: Afloat) -> AsyncIterator[socket.socket]:
    """A connection on which nobody reads, and which takes little before it is full."""
    loop = asyncio.get_running_loop()
    with socket.socket() as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.setblocking(False)
        await loop.sock_connect(bare, ("127.0.0.1", ship.port))
        yield bare


def frame(opcode: int, data: bytes) -> bytes:
    """As a client sends it, under a mask that changes nothing."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + data


async def talks(ship: Afloat, bare: socket.socket, data: bytes, seconds: float = 20) -> int:
    """Say it again and again, until nobody listens any more; the most bytes that waited meanwhile."""
    loop, most = asyncio.get_running_loop(), 0
    with contextlib.suppress(OSError):
        async with asyncio.timeout(seconds):
            while True:
                await loop.sock_sendall(bare, data)
                most = max(most, ship.unsent)
    return most


async def gone(ship: Afloat, connections: int = 0) -> None:
    """Nothing is left of them."""
    async with asyncio.timeout(20):
        while ship.worker.streams or ship.worker.open_streams or ship.connections > connections:
            await asyncio.sleep(0.02)


async def _sits(ship: Afloat) -> tuple[Person, str]:
    anna = await ship.person()
    code = await anna.opens("arrr", 2, name="Anna", bots=[1], deal=True)
    await anna.http.aclose()
    return anna, code


async def _streams(ship: Afloat, bare: socket.socket, anna: Person, code: str) -> None:
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(bare, UPGRADE.format(code=code, cookie=anna.cookie).encode())
    while not ship.worker.streams:
        await asyncio.sleep(0.01)


def test_a_client_that_does_not_read_its_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "FRAMES", Limit(1e9, 1e9))
    monkeypatch.setattr(stream, "LONGEST_SENDING", 1.0)

    async def scene(ship: Afloat) -> None:
        anna, code = await _sits(ship)
        async with deaf(ship) as bare:
            await _streams(ship, bare, anna, code)
            (found,) = ship.worker.streams
            assert isinstance(found, stream.Stream)
            most = await talks(ship, bare, frame(1, b'{"id": 1, "wish": {"do": "offer", "seat": 0}}'))
            assert most < LARGE
            assert len(found._replies) <= MOST_REPLIES + stream.MOST_WAITING
            await gone(ship)

    sail(tmp_path, scene, limited=False)


def test_a_client_that_pings_and_does_not_read(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, code = await _sits(ship)
        async with deaf(ship) as bare:
            await _streams(ship, bare, anna, code)
            assert await talks(ship, bare, frame(9, b"x" * 125) * 50) < LARGE
            await gone(ship)

    sail(tmp_path, scene, limited=False)


def test_a_client_that_only_makes_noise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames that nobody has to answer are counted by their bytes."""
    monkeypatch.setattr(connections, "BYTES", Limit(100_000, 10_000))

    async def scene(ship: Afloat) -> None:
        anna, code = await _sits(ship)
        async with deaf(ship) as bare:
            await _streams(ship, bare, anna, code)
            await talks(ship, bare, frame(10, b"x" * 125) * 50)
            await gone(ship)

    sail(tmp_path, scene, limited=False)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
)
def test_who_says_half_of_it_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(connections, "LONGEST_SILENCE", 0.3)

    async def scene(ship: Afloat) -> None:
        async with deaf(ship) as bare:
            await asyncio.get_running_loop().sock_sendall(bare, said)
            while not ship.connections:
                await asyncio.sleep(0.01)
            await gone(ship)

    sail(tmp_path, scene)


def test_a_client_that_does_not_read_its_replies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_SILENCE", 1.0)

    async def scene(ship: Afloat) -> None:
        async with deaf(ship) as bare:
            most = await talks(ship, bare, b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
            assert most < LARGE
            await gone(ship)

    sail(tmp_path, scene, limited=False)


def test_who_reads_slowly_gets_more_in_fewer_frames(tmp_path: Path) -> None:
    """And misses nothing."""

    async def scene(ship: Afloat) -> None:
        anna, bruno = await ship.person(), await ship.person()
        code = await anna.opens(name="Anna")
        async with bruno.stream(code) as quick:
            await quick.recv()
            (watching,) = ship.worker.streams
            assert isinstance(watching, stream.Stream)
            for number in range(20):
                await anna.must(code, "lock", locked=number % 2 == 0)
                await anna.must(code, "emote", seat=0, emote="ahoy")
            heard, said = 0, 0
            while said < 20:
                told = read(await quick.recv())
                said += len(told.get("said", ()))
                heard += 1
            assert heard <= 41

    sail(tmp_path, scene, limited=False)
