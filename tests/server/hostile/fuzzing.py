"""People who send whatever comes to their minds, to tables of all games at all stages, and what they are told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from settemari.server.harbour import Berth
from settemari.server.identity import COOKIE
from settemari.server.room import ENDED as OVER
from tests.server.hostile import mutating, wishing
from tests.server.hostile.afloat import Afloat, Person
from tests.server.hostile.witness import Witness
from tests.size import pick

PAUSE = pick(0.0, 0.05)  # seconds between two ideas: in a soak others need the machine, too
REPLY = 20.0  # seconds after which somebody has been forgotten
# Why a stream may be closed: broken frames, no text, too large, the server stops; and our own (http/frames.py).
CODES = {403, 1000, 1001, 1002, 1007, 1009, 1012, 4403, 4404, 4408, 4429}
STATUS = {200, 201, 204, 303, 400, 403, 404, 405, 409, 413, 415, 429}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")
PATHS = (
    "/api/v1/games", "/api/v1/lobby", "/api/v1/rules/maretta", "/api/v1/tables", "/api/v1/tables/{code}",
    "/api/v1/tables/{code}/do",
    "/api/v1/tables/{code}/offer", "/api/v1/tables/{code}/layout", "/api/v1/tables/{code}/record",
    "/api/v1/tables/{code}/replay", "/api/v1/tables/{code}/rematch", "/api/v1/tables/{code}/pass",
    "/api/v1/tables/{code}/report", "/api/v1/passes",
    "/api/v1/me", "/api/v1/me/data", "/api/v1/me/tables", "/api/v1/me/session", "/api/v1/me/account",
    "/api/v1/variants", "/api/v1/variants/maretta", "/api/v1/variants/arrr/{code}", "/api/v1/variants/vulcano/hot-feet",
    "/api/v1/openapi.json", "/health/live", "/health/ready", "/metrics", "/", "/t/{code}", "/static/style.css",
    "/nowhere",
)  # fmt: skip
MOST_TABLES = 24
NO_CODES = ("", "%00", "x" * 50, "a%2fb", "%ff", "\N{SNOWMAN}")


class Fuzz:
    """Everything that the people share."""

    def __init__(self, ship: Afloat, seed: int) -> None:
        self.ship = ship
        self.witness = Witness(ship.worker)
        self.codes: list[str] = []
        self.chance = random.Random(seed)
        self.count: Counter[str] = Counter()

    async def watch(self, code: str) -> None:
        """The witness knows the table before anybody else does anything at it."""
        self.witness.know(await self.ship.berth(code))
        if code not in self.codes:
            self.codes.append(code)
            del self.codes[:-MOST_TABLES]


class Fool:
    """One of them."""

    def __init__(self, fuzz: Fuzz, person: Person, name: str) -> None:
        self.fuzz = fuzz
        self.person = person
        self.name = name
        self.chance = random.Random(fuzz.chance.random())

    async def run(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < until:
            if len(self.fuzz.codes) < 6 or self.chance.random() < 0.05:
                await self.opens()
            what = self.chance.choice((self.streams, self.streams, self.streams, self.asks, self.asks, self.breaks))
            await what()
            await asyncio.sleep(PAUSE)

    async def opens(self) -> None:
        """A table, often with others and bots at it."""
        settings = wishing.some_settings(self.chance)
        wanted: dict[str, Any] = {"settings": settings}
        if self.chance.random() < 0.8:
            wanted["name"] = self.name
            if self.chance.random() < 0.5:
                wanted["bots"] = [1] * (settings["seats"] - 1)
                wanted["deal"] = True
        reply = await self.person.http.post("/api/v1/tables", json=wanted)
        await self.told(reply)
        if reply.status_code == 201:
            await self.fuzz.watch(reply.json()["code"])

    async def told(self, reply: httpx.Response, code: str = "", data: bool = False) -> None:
        """What came back over HTTP is of a kind that is documented, and holds nothing that it should not."""
        self.fuzz.count[f"http {reply.status_code}"] += 1
        assert reply.status_code in STATUS, (
            reply.request.method,
            str(reply.request.url),
            reply.status_code,
            reply.text,
        )
        if self.person.guest:
            self.fuzz.witness.guests.add(self.person.guest)
        if data:  # all that is kept of oneself, and that is more than others are told
            return
        self.fuzz.witness.secrets(reply.text)
        if code and reply.status_code == 200 and '"room"' in reply.text[:200]:
            self.fuzz.witness.hear(code, self.person.guest, reply.text)
        if code and reply.status_code == 200 and reply.request.url.path.endswith("/replay"):
            self.fuzz.witness.replay(code, reply.request.url.params.get("seat"), reply.text)
            self.fuzz.count["replays"] += 1

    # -- over a stream -----------------------------------------------------------------------------------------------

    async def streams(self) -> None:
        """A while at one table."""
        if not self.fuzz.codes:
            return
        code = self.chance.choice(self.fuzz.codes)
        berth = await self.fuzz.ship.berth(code)
        self.fuzz.witness.know(berth)
        if berth.table.stage == OVER and self.chance.random() < 0.9:
            return
        closed = 1000
        query = self.chance.choice(("", "", "", "?after=3", "?after=999&undos=7", "?after=x", "?lang=xx", "?undos=-1"))
        guest = self.person.guest
        try:
            async with self.person.stream(code, query) as socket:
                for number in range(1, self.chance.choice((2, 10, 40))):
                    message, wants = self.message(number, self.wish(berth))
                    await socket.send(message)
                    await self.listens(socket, code, guest, wants)
        except ConnectionClosed as error:
            closed = error.rcvd.code if error.rcvd is not None else 0
        except InvalidStatus as error:
            closed = error.response.status_code
        self.fuzz.count[f"close {closed}"] += 1
        assert closed in CODES

    def wish(self, berth: Berth) -> wishing.Wish:
        """Half of them further the game."""
        guest = self.person.guest
        if self.chance.random() < 0.5:
            return wishing.a_good_wish(self.chance, berth, guest, self.name)
        return wishing.a_wish(self.chance, berth, self.seat(berth.table.seats_of(guest), len(berth.table.chairs)))

    def seat(self, own: list[int], seats: int) -> int:
        """One's own most of the time."""
        return self.chance.choice(own) if own and self.chance.random() < 0.8 else self.chance.randrange(seats + 1)

    def message(self, number: int, wish: wishing.Wish) -> tuple[str | bytes, int | None]:
        """What is sent, and the number of the reply; None: of any."""
        asked = {"id": number, "wish": wish}
        kind = self.chance.random()
        if kind < 0.75:
            return msgspec.json.encode(asked).decode(), number
        if kind < 0.9:
            return msgspec.json.encode(mutating.mutated(self.chance, asked)).decode(), None
        if kind < 0.97:
            return mutating.scrambled(self.chance, msgspec.json.encode(asked).decode()), None
        return mutating.noise(self.chance), None

    async def listens(self, socket: Any, code: str, guest: str, wants: int | None) -> None:
        """Until the reply is there."""
        async with asyncio.timeout(REPLY):
            while True:
                text = await socket.recv()
                assert isinstance(text, str)
                self.fuzz.witness.hear(code, guest, text)
                self.fuzz.count["frames"] += 1
                for reply in msgspec.json.decode(text).get("replies", ()):
                    status = reply.get("problem", {}).get("status", "void" if reply.get("void") else "done")
                    self.fuzz.count[f"reply {status}"] += 1
                    assert status in ("void", "done") or status in STATUS
                    if wants is None or reply["id"] == wants:
                        return

    # -- over HTTP ---------------------------------------------------------------------------------------------------

    async def asks(self) -> None:
        """Any request, right or wrong."""
        if not self.fuzz.codes:
            return
        code = self.chance.choice(self.fuzz.codes)
        berth = await self.fuzz.ship.berth(code)
        self.fuzz.witness.know(berth)
        path = self.chance.choice(PATHS)
        usual = "POST" if path.endswith(("do", "pass", "report", "rematch", "passes", "tables", "variants")) else "GET"
        method = usual if self.chance.random() < 0.8 else self.chance.choice(METHODS)
        if path.endswith("/account") and method == "POST" and self.chance.random() < 0.8:
            return  # hashing takes long
        seat = self.seat(berth.table.seats_of(self.person.guest), len(berth.table.chairs))
        if method == "DELETE" and path.endswith("/me"):
            return  # tests of its own
        reply = await self.person.http.request(
            method,
            path.format(code=code if self.chance.random() < 0.95 else self.chance.choice(NO_CODES)),
            content=self.body(path, self.wish(berth), seat) if method != "GET" else b"",
            params=self.query(seat) if method == "GET" else {},
            headers=self.headers(),
        )
        await self.told(reply, code, data=path.endswith("/data"))
        if path.endswith("/rematch") and reply.status_code == 200:
            await self.fuzz.watch(reply.json()["code"])

    def body(self, path: str, wish: wishing.Wish, seat: int) -> bytes:
        usual: Any = wish
        if path.endswith("/pass"):
            usual = {"seat": seat}
        elif path.endswith("/passes"):
            usual = {"code": "bcdfghjkmnpq"}
        elif path.endswith("/report"):
            usual = {"text": "it is wet", "seat": seat}
        elif path.endswith(("/session", "/account")):
            usual = {"name": self.name, "password": "a long word"}
        elif path.endswith("/tables"):
            usual = {"settings": {"game": "nowhere"}}
        elif path.endswith("/variants"):
            usual = {"game": "maretta", "name": "Ours", "values": {"path.last": 9, "bag.spear": 9}}
        kind = self.chance.random()
        if kind < 0.5:
            return msgspec.json.encode(usual)
        if kind < 0.8:
            return msgspec.json.encode(mutating.mutated(self.chance, usual))
        if kind < 0.95:
            return mutating.scrambled(self.chance, msgspec.json.encode(usual).decode()).encode()
        return mutating.noise(self.chance)

    def query(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": seat}
        if self.chance.random() < 0.1:
            found["open"] = True
        if self.chance.random() < 0.4:
            found[self.chance.choice(("after", "undos", "draft", "lang", "seat", "x"))] = self.chance.choice(
                (-1, 5, "1,2,3", "it", "\N{ARABIC-INDIC DIGIT ONE}", "9" * 900, "1e3", "0x1", " ", "\x00")
            )
        return found

    def headers(self) -> dict[bytes, bytes]:
        found = {b"content-type": b"application/json"}
        if self.chance.random() < 0.3:
            name, value = self.chance.choice(
                (
                    ("accept-language", "fr;q=nan,it;q=1e999,en;q=-1"),
                    ("accept-language", "," * 400),
                    ("content-type", "text/plain"),
                    ("content-type", "application/json; charset=\xff"),
                    ("accept", "application/xml"),
                    ("x-forwarded-for", "1.2.3.4"),
                    ("if-none-match", "*"),
                    ("range", "bytes=0-1"),
                    ("cookie", f"{COOKIE}={'0' * 32}.{'x' * 43}"),
                    ("cookie", f"{COOKIE}=; {COOKIE}=a.b.c; =;;;"),
                    ("cookie", f'other={{"a": "b"}}; {COOKIE}={self.person.cookie[:-1]}'),
                    ("origin", "http://["),
                    ("expect", "100-continue"),
                )
            )
            found[name.encode()] = value.encode("latin-1")
        return found

    # -- over the bare wire --------------------------------------------------------------------------------------------

    async def breaks(self) -> None:
        """What is hardly HTTP, and hardly a WebSocket."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.fuzz.ship.port)
        code = self.chance.choice(self.fuzz.codes) if self.fuzz.codes else "x"
        upgrade = (
            f"GET /api/v1/tables/{code}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        if self.chance.random() < 0.3:
            place = self.chance.randrange(len(upgrade))
            upgrade = upgrade[:place] + mutating.noise(self.chance, 8) + upgrade[place + 4 :]
        mask = self.chance.randbytes(4)
        frames = (
            b"\x81\x05hello",  # without a mask
            b"\x81\xfe\xff\xff" + mask + b"x" * 100,  # not all of it
            b"\x81\xff\x00\x00\x00\x00\x7f\xff\xff\xff" + mask,  # two gigabytes
            b"\xf1\x80" + mask,  # reserved bits
            b"\x83\x80" + mask,  # an opcode that there is not
            b"\x81\x82" + b"\x00" * 4 + b"\xff\xfe",  # no UTF-8
            b"\x01\x81" + mask + b"x" + b"\x01\x81" + mask + b"y",  # two beginnings
            b"\x80\x81" + mask + b"x",  # an end without a beginning
            b"\x89\x80" + mask,  # a ping, and then nothing
            b"\x88\x81" + mask + b"x",  # half a reason
            b"\x88\x82" + b"\x00" * 4 + b"\x03\xed",  # a code that nobody may send
            mutating.noise(self.chance),
        )
        writer.write(upgrade if self.chance.random() < 0.8 else mutating.noise(self.chance))
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(1):
                await reader.readuntil(b"\r\n\r\n")
            writer.write(b"".join(self.chance.choices(frames, k=self.chance.randrange(3))))
            await writer.drain()
            if self.chance.random() < 0.5:
                writer.write_eof()
            async with asyncio.timeout(0.2):
                self.fuzz.witness.secrets((await reader.read(4000)).decode("latin-1"))
        writer.transport.abort()
        self.fuzz.count["broken"] += 1
