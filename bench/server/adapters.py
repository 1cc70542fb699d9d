"""How each kind of server is spoken to: what opens a table, which message says "your turn", which one "done".

Clients look for a few bytes in what they hear and take a message apart only when they have to move.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Protocol

import msgspec

from bench.server.measure import PATIENCE, answers
from bench.server.wire import Client, Web, Wire

SEATS = 4
AT_ONCE = 6  # tables that are opened at the same time


class Adapter(Protocol):
    """A kind of server."""

    def open(self, tables: int) -> Sequence[Sequence[Client]]:
        """So many new tables, ready to be played, and for each the clients that will sit there."""


def number_behind(mark: bytes, message: bytes) -> int:
    """The number that stands in a message behind the first such mark."""
    start = end = message.index(mark) + len(mark)
    while message[end] in b"0123456789":
        end += 1
    return int(message[start:end])


# -- bare litestar ---------------------------------------------------------------------------------------------


class BareClient:
    """Moves when the view says that it is its turn; a view with a later number acknowledges."""

    def __init__(self, port: int, table: int, seat: int) -> None:
        self.port = port
        self.path = f"/table/{table}/{seat}"
        self.headers: dict[str, str] = {}
        self._mine = b'"turn":%d,' % seat
        self._move = b'{"number":%d,"card":3,"onto":' + b"%d" % ((seat + 1) % SEATS) + b',"nonce":"c2V0dGVtYXJp"}'

    def opened(self, wire: Wire) -> None:
        self._wire = wire

    def heard(self, message: bytes) -> None:
        wire = self._wire
        wire.seated()
        if wire.waits:
            wire.acknowledged()
        if self._mine in message:
            wire.move(self._move % number_behind(b'"number":', message))


class Bare:
    """bench/server/bare.py, which has as many tables as one cares to name."""

    def __init__(self, port: int) -> None:
        self._port = port

    def open(self, tables: int) -> Sequence[Sequence[Client]]:
        return [[BareClient(self._port, table, seat) for seat in range(SEATS)] for table in range(tables)]


# -- boardgame.io ----------------------------------------------------------------------------------------------


class BoardgameioClient:
    """Socket.IO over a plain WebSocket: "0" opens, "40" joins, "42" is an event, "2" and "3" are ping and pong."""

    def __init__(self, port: int, match: str, seat: int, credentials: str) -> None:
        self.port = port
        self.path = "/socket.io/?EIO=4&transport=websocket"
        self.headers: dict[str, str] = {}
        self._sync = event("sync", match, str(seat), credentials, SEATS)
        payload = {"type": "play", "args": [0, (seat + 1) % SEATS], "playerID": str(seat), "credentials": credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._move = event("update", action, 987654321, match, str(seat)).replace(b"987654321", b"%d")
        self._mine = b'"currentPlayer":"%d"' % seat

    def opened(self, wire: Wire) -> None:
        self._wire = wire

    def heard(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            if self._wire.waits:
                self._wire.acknowledged()
            self._move_if_asked(message)
        elif message.startswith(SYNC):
            self._wire.seated()
            self._move_if_asked(message)
        elif message.startswith(b"0"):
            self._wire.say(b"40" + NAMESPACE)
        elif message.startswith(b"40"):
            self._wire.say(self._sync)
        elif message == b"2":
            self._wire.say(b"3")
        elif not message.startswith(MATCH_DATA):
            self._wire.wrong(message.decode())

    def _move_if_asked(self, message: bytes) -> None:
        if self._mine in message:
            self._wire.move(self._move % number_behind(b'"_stateID":', message))  # the first one is the state's


NAMESPACE = b"/rafts,"
UPDATE, SYNC, MATCH_DATA = (b"42" + NAMESPACE + b'["%s"' % name for name in (b"update", b"sync", b"matchData"))


def event(*what: object) -> bytes:
    return b"42" + NAMESPACE + msgspec.json.encode(what)


class Boardgameio:
    """bench/server/boardgameio: matches are made and joined through its lobby, with credentials, as anybody does."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._web = Web(port)

    def open(self, tables: int) -> Sequence[Sequence[Client]]:
        return [self._match() for _ in range(tables)]

    def _match(self) -> list[BoardgameioClient]:
        made = msgspec.convert(self._web.post("/games/rafts/create", {"numPlayers": SEATS}), dict[str, str])
        match = made["matchID"]
        clients = []
        for seat in range(SEATS):
            asked = {"playerID": str(seat), "playerName": f"guest {seat}"}
            joined = msgspec.convert(self._web.post(f"/games/rafts/{match}/join", asked), dict[str, str])
            clients.append(BoardgameioClient(self._port, match, seat, joined["playerCredentials"]))
        return clients


# -- Sette Mari ------------------------------------------------------------------------------------------------


class SetteMariClient:
    """Answers whatever it is asked with the first thing it may; the reply to its own wish acknowledges."""

    def __init__(self, port: int, code: str, seat: int, cookie: str) -> None:
        self.port = port
        self.path = f"/api/v1/tables/{code}/stream"
        self.headers = {"Cookie": cookie}
        self._answer = b'{"id":1,"wish":{"do":"answer","seat":%d,"question":%%d,"answers":[%%d]}}' % seat

    def opened(self, wire: Wire) -> None:
        self._wire = wire

    def heard(self, message: bytes) -> None:
        wire = self._wire
        wire.seated()
        if b'"replies":[' in message:
            if b'"problem"' in message:
                wire.wrong(message[:300].decode())
            wire.acknowledged()
        if b'"codes":[' in message:
            question = message.index(b'"question":{')
            number = number_behind(b'"number":', message[question:])
            wire.move(self._answer % (number, number_behind(b'"codes":[', message)))
        elif b'"stage":"ended"' in message:
            wire.over()


def wait_for(port: int) -> None:
    """A worker may begin a little later than the first one."""
    until = time.monotonic() + PATIENCE
    while not answers(port, "/health/ready"):
        if time.monotonic() > until:
            raise RuntimeError(f"nobody serves at port {port}")
        time.sleep(0.01)


class SetteMari:
    """Tables of Maretta with four guests, who sit at all of them. Each worker has its port, and every second table."""

    def __init__(self, port: int, workers: int = 1) -> None:
        self._ports = [port + number for number in range(workers)]
        for one in self._ports:
            wait_for(one)
        self._webs: list[SimpleQueue[Web]] = [SimpleQueue() for _ in self._ports]  # those that nobody uses just now
        for free, one in zip(self._webs, self._ports, strict=True):
            for _ in range(AT_ONCE):
                free.put(Web(one))
        self._cookies: list[str] = []
        web = Web(port)
        for _ in range(SEATS):
            web.post("/api/v1/me/session", method="DELETE")  # whoever wants something becomes a guest
            self._cookies.append(web.cookies)

    def open(self, tables: int) -> Sequence[Sequence[Client]]:
        """Several at once: most of the time each waits for the disk."""
        with ThreadPoolExecutor(AT_ONCE) as pool:
            return list(pool.map(self._table, range(tables)))

    def _table(self, number: int) -> list[SetteMariClient]:
        worker = number % len(self._ports)
        web = self._webs[worker].get()
        try:
            return self._open(web, self._ports[worker])
        finally:
            self._webs[worker].put(web)

    def _open(self, web: Web, port: int) -> list[SetteMariClient]:
        def post(seat: int, path: str, body: object) -> object:
            return web.post(f"/api/v1/tables{path}", body, {"Cookie": self._cookies[seat]})

        settings = {"game": "maretta", "seats": SEATS}
        code = msgspec.convert(post(0, "", {"settings": settings, "name": "Anna"}), dict[str, str])["code"]
        for seat in range(1, SEATS):
            post(seat, f"/{code}/do", {"do": "sit", "name": f"Guest {seat}", "seat": seat})
            post(seat, f"/{code}/do", {"do": "ready", "seat": seat})
        post(0, f"/{code}/do", {"do": "deal"})
        return [SetteMariClient(port, code, seat, self._cookies[seat]) for seat in range(SEATS)]


ADAPTERS: dict[str, Callable[[int], Adapter]] = {
    "bare": Bare,
    "boardgameio": Boardgameio,
    "settemari": SetteMari,
    "settemari-two": lambda port: SetteMari(port, workers=2),
}
