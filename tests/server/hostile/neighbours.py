"""How fast a table is while others misbehave: ``python -m tests.server.hostile.neighbours`` prints a table of it.

The server is a process of its own, with all its limits; so are those who misbehave, who come from another address.
Whoever plays holds all seats of a table, answers for one after the other, and waits for each reply.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

from settemari.server.identity import COOKIE

MODULE = "tests.server.hostile.neighbours"
GOOD, BAD = "127.0.0.1", "127.0.0.2"
PACE = 1 / 15  # seconds between two answers: a little slower than is allowed
LONGEST = 60.0  # seconds to wait for one reply: beyond that the server hangs

SERVE = """
import sys
from settemari.server import serving
from settemari.server.logs import write_logs

write_logs()
serving.serve(serving.Serving(sys.argv[1]), lambda address: print(address, flush=True))
"""


class Measured(NamedTuple):
    """How long replies took, in milliseconds, and what the server needs."""

    what: str
    waits: list[float]
    megabytes: float
    connections: int

    def at(self, share: float) -> float:
        return sorted(self.waits)[min(len(self.waits) - 1, int(len(self.waits) * share))]

    def line(self) -> str:
        figures = "  ".join(f"{self.at(share):9.1f}" for share in (0.5, 0.9, 0.99, 1.0))
        return f"{self.what:<10} {len(self.waits):6} {figures}  {self.megabytes:8.0f} {self.connections:8}"


HEAD = f"{'':<10} {'n':>6} {'p50 ms':>9}  {'p90 ms':>9}  {'p99 ms':>9}  {'max ms':>9}  {'MB':>8} {'sockets':>8}"


# -- the server --------------------------------------------------------------------------------------------------------


class Server(NamedTuple):
    process: subprocess.Popen[str]
    url: str

    def memory(self) -> float:
        """Megabytes, where that can be read."""
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return 0.0

    def sockets(self) -> int:
        with contextlib.suppress(OSError):
            return sum(1 for _ in Path(f"/proc/{self.process.pid}/fd").iterdir())
        return 0


@contextlib.contextmanager
def served(folder: Path) -> Iterator[Server]:
    arguments = [sys.executable, "-c", SERVE, f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Server(process, process.stdout.readline().strip().rstrip("/"))
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()


def client(url: str, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=url, timeout=LONGEST, transport=httpx.AsyncHTTPTransport(local_address=address), trust_env=False
    )


def connect(url: str, address: str, code: str, cookie: str) -> websockets.connect:
    return websockets.connect(
        f"{url.replace('http', 'ws')}/api/v1/tables/{code}/stream",
        additional_headers={"cookie": f"{COOKIE}={cookie}"},
        local_addr=(address, 0),
        compression=None,
        max_size=None,
        proxy=None,
        ping_interval=None,
        close_timeout=1,
    )


# -- who plays ---------------------------------------------------------------------------------------------------------


async def play(url: str, seconds: float) -> list[float]:
    """Play at one table after the other; how many milliseconds each reply took."""
    waits: list[float] = []
    until = time.monotonic() + seconds
    async with client(url, GOOD) as http:
        while time.monotonic() < until:
            code = await _sit_down(http)
            async with connect(url, GOOD, code, http.cookies[COOKIE]) as socket:
                await _answer(socket, waits, until)
    return waits


async def _sit_down(http: httpx.AsyncClient) -> str:
    reply = await http.post("/api/v1/tables", json={"settings": {"game": "maretta", "seats": 3}, "name": "A"})
    code = str(reply.json()["code"])
    for wish in (
        {"do": "sit", "name": "B", "seat": 1},
        {"do": "sit", "name": "C", "seat": 2},
        *({"do": "ready", "seat": seat} for seat in range(3)),
        {"do": "deal"},
    ):
        reply = await http.post(f"/api/v1/tables/{code}/do", json=wish)
        assert reply.status_code == 200, reply.text
    return code


async def _answer(socket: websockets.ClientConnection, waits: list[float], until: float) -> None:
    """One answer after the other, until the game or the time is over."""
    known: dict[int, Any] = {}
    number, over = 0, False
    while not over and time.monotonic() < until:
        open_seats = [seat for seat, question in known.items() if question.get("codes") and not question["mine"]]
        if not open_seats:
            over = _read(await asyncio.wait_for(socket.recv(), LONGEST), known)
            continue
        seat = open_seats[0]
        question = known[seat]
        number += 1
        wish = {"do": "answer", "seat": seat, "question": question["number"], "answers": question["codes"][:1]}
        begun = time.perf_counter()
        await socket.send(json.dumps({"id": number, "wish": wish}))
        replied = False
        while not replied:
            text = await asyncio.wait_for(socket.recv(), LONGEST)
            over = _read(text, known) or over
            replied = any(reply["id"] == number for reply in json.loads(text).get("replies", ()))
        waits.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(PACE)


def _read(text: str | bytes, known: dict[int, Any]) -> bool:
    """What each seat is asked now: of the same question only what has changed comes. Whether the game is over."""
    frame = json.loads(text)
    for eye in frame.get("eyes", ()):
        question = eye.get("question")
        if question is not None:
            before = known.get(eye["seat"], {})
            same = question.get("number") == before.get("number")
            known[eye["seat"]] = {**before, **question} if same else question
    return bool(frame.get("room", {}).get("stage") == "ended")


# -- who misbehaves ----------------------------------------------------------------------------------------------------


class Rogue:
    """Somebody with a table of their own, and nothing good in mind."""

    def __init__(self, url: str, http: httpx.AsyncClient, code: str) -> None:
        self.url, self.http, self.code = url, http, code
        self.port = int(url.rpartition(":")[2])
        self.chance = random.Random(1)

    async def _bare(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(GOOD, self.port, local_addr=(BAD, 0), limit=1 << 12)

    def _upgrade(self) -> bytes:
        return (
            f"GET /api/v1/tables/{self.code}/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {COOKIE}={self.http.cookies[COOKIE]}\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    async def frames(self) -> None:
        """As many as the wire takes: nonsense, offers, and wishes of all kinds."""
        async with connect(self.url, BAD, self.code, self.http.cookies[COOKIE]) as socket:
            while True:
                wish = self.chance.choice(
                    ('{"do": "offer", "seat": 0}', '{"do": "lock", "locked": true}', '{"do": "sink"}', "[" * 900)
                )
                await socket.send(f'{{"id": 1, "wish": {wish}}}')
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        await socket.recv()

    async def offers(self) -> None:
        """What takes longest to work out, over and over again."""
        while True:
            await self.http.get(f"/api/v1/tables/{self.code}/offer", params={"seat": 0})
            await self.http.get(f"/api/v1/tables/{self.code}/record")

    async def deaf(self) -> None:
        """A stream that nobody reads, at a table where things happen."""
        _, writer = await self._bare()
        writer.write(self._upgrade())
        wish = b'{"wish": {"do": "offer", "seat": 0}}'
        while not writer.is_closing():
            writer.write(bytes([0x81, 0x80 | len(wish)]) + bytes(4) + wish)
            await asyncio.sleep(0.05)

    async def pings(self) -> None:
        """Pings that have to be answered, to nobody who listens."""
        _, writer = await self._bare()
        writer.write(self._upgrade())
        await asyncio.sleep(0.2)
        while not writer.is_closing():
            writer.write((bytes([0x89, 0xFD]) + bytes(4) + b"x" * 125) * 100)
            await writer.drain()

    async def half(self) -> None:
        """Half a request, or half a frame, and then nothing."""
        _, writer = await self._bare()
        if self.chance.random() < 0.5:
            writer.write(self._upgrade())
            await asyncio.sleep(0.2)
            writer.write(b"\x81\xfe\x10\x00" + bytes(4) + b"{")
        else:
            writer.write(self._upgrade()[:-3])
        await asyncio.sleep(LONGEST)
        writer.close()

    async def silent(self) -> None:
        """A connection, and not a word."""
        _, writer = await self._bare()
        await asyncio.sleep(LONGEST)
        writer.close()

    async def requests(self) -> None:
        """As many as one can send."""
        while True:
            await self.http.get(f"/api/v1/tables/{self.code}")

    async def streams(self) -> None:
        """Open one, and another one."""
        while True:
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with connect(self.url, BAD, self.code, self.http.cookies[COOKIE]):
                    pass

    async def tables(self) -> None:
        """Open tables with bots that think."""
        wanted = {"settings": {"game": "arrr", "seats": 4}, "name": "R", "bots": [3, 3, 3], "deal": True}
        while True:
            await self.http.post("/api/v1/tables", json=wanted)


CROWD = {
    "frames": 24, "offers": 4, "deaf": 24, "pings": 24, "half": 200, "silent": 250, "requests": 8, "streams": 8,
    "tables": 4,
}  # fmt: skip


async def misbehave(url: str, kinds: list[str], seconds: float) -> None:
    """All of them, for a while; whatever is done to them they try again."""
    async with client(url, BAD) as http:
        reply = await http.post(
            "/api/v1/tables",
            json={"settings": {"game": "arrr", "seats": 3}, "name": "Rogue", "bots": [1, 1], "deal": True},
        )
        rogue = Rogue(url, http, str(reply.json()["code"]))
        ways: list[Callable[[], Awaitable[None]]] = [getattr(rogue, kind) for kind in kinds for _ in range(CROWD[kind])]
        tasks = [asyncio.create_task(_again(way)) for way in ways]
        print("begun", flush=True)
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _again(way: Callable[[], Awaitable[None]]) -> None:
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError, websockets.WebSocketException):
            await way()
        await asyncio.sleep(0.05)


@contextlib.contextmanager
def neighbours(url: str, kinds: list[str], seconds: float) -> Iterator[None]:
    if not kinds:
        yield
        return
    arguments = [sys.executable, "-m", MODULE, "--misbehave", ",".join(kinds), url, str(seconds)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield
        finally:
            process.terminate()


# -- both together -----------------------------------------------------------------------------------------------------


def measure(server: Server, what: str, kinds: list[str], seconds: float) -> Measured:
    with neighbours(server.url, kinds, seconds + 30):
        waits = asyncio.run(play(server.url, seconds))
        return Measured(what, waits, server.memory(), server.sockets())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15, help="for each of them")
    parser.add_argument("--misbehave", nargs=3, metavar=("KINDS", "URL", "SECONDS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.misbehave:
        kinds, url, seconds = given.misbehave
        asyncio.run(misbehave(url, kinds.split(","), float(seconds)))
        return
    print(HEAD)
    every = {"nobody": [], **{kind: [kind] for kind in CROWD}, "all": list(CROWD)}
    for what, kinds in every.items():
        with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
            print(measure(server, what, kinds, given.seconds).line(), flush=True)


if __name__ == "__main__":
    main()
