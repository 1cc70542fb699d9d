"""Where a client's frame ends is found before anything is made of it: whole, cut anywhere, or odd."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets
from websockets.frames import Frame, Opcode

from settemari.server.http.connections import ODD, end_of_frame
from settemari.server.limits import LARGEST_FRAME
from tests.server.hostile.afloat import Afloat, read, sail


def frame(size: int, first: int = 0x81) -> bytes:
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + b"mask" + b"x" * size


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, LARGEST_FRAME])
def test_a_frame_ends_behind_its_last_byte_and_not_before_it_is_there(size: int) -> None:
    whole, other = frame(size), frame(3)
    assert end_of_frame(whole, 0) == len(whole)
    assert end_of_frame(other + whole + other, len(other)) == len(other) + len(whole)
    for cut in {0, 1, 2, 3, 4, 5, 6, 7, len(whole) // 2, len(whole) - 1}:
        if cut < len(whole):
            assert end_of_frame(whole[:cut], 0) > cut


@pytest.mark.parametrize(
    "odd",
    [b"\x81\x05hello", b"\x81\xff" + bytes(14), frame(LARGEST_FRAME + 1)],
    ids=["without a mask", "a length of eight bytes", "too large"],
)
def test_what_is_odd_is_left_to_the_parser(odd: bytes) -> None:
    assert end_of_frame(odd, 0) == ODD


# -- over a real connection ------------------------------------------------------------------------------------------

PAUSE = 0.002  # seconds, in which a part arrives by itself


def masked(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


def short(number: int) -> str:
    """A wish that is read without the parser."""
    return json.dumps({"id": number, "wish": {"do": "ready", "seat": 0, "ready": bool(number % 2)}})


def long(number: int) -> str:
    """The same, too long for that."""
    return short(number) + " " * 200


def fragments(text: str) -> bytes:
    """One message in three frames, with a sign of life in between."""
    return b"".join(
        [
            masked(text[:5], fin=False),
            masked("?", Opcode.PING),
            masked(text[5:9], Opcode.CONT, fin=False),
            masked(text[9:], Opcode.CONT),
        ]
    )


def whole(data: bytes) -> list[bytes]:
    return [data]


def bytewise(data: bytes) -> list[bytes]:
    return [data[at : at + 1] for at in range(len(data))]


def cut(data: bytes) -> list[bytes]:
    """Where no frame ends."""
    return [data[at : at + 7] for at in range(0, len(data), 7)]


@pytest.mark.parametrize("parts", [whole, bytewise, cut])
def test_however_frames_arrive_every_wish_is_heard_once_and_in_order(
    tmp_path: Path, parts: Callable[[bytes], list[bytes]]
) -> None:
    said = [masked(short(1)), fragments(short(2)), masked(long(3)), masked("?", Opcode.PING), masked(short(4))]
    said += [fragments(long(5)), masked(short(6)), masked(short(7))]

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        async with anna.stream(await anna.opens(name="Anna")) as socket:
            await socket.recv()
            for part in parts(b"".join(said)):
                socket.transport.write(part)
                if parts is not whole:
                    await asyncio.sleep(PAUSE)
            assert await replies(socket, 7) == [{"id": number} for number in range(1, 8)]

    sail(tmp_path, scene, limited=False)


async def replies(socket: websockets.ClientConnection, count: int) -> list[object]:
    found: list[object] = []
    async with asyncio.timeout(20):
        while len(found) < count:
            found += read(await socket.recv()).get("replies", ())
    return found
