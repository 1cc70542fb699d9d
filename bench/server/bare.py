"""The least that litestar and msgspec need for a move: what our own server is compared with.

    python -m bench.server.bare PORT --form ordinary

A move of some 60 bytes is decoded, four different views of 2 kB are encoded, and each client of the table gets its own.
No rules, no storage, no guests: that is what our server may add, within its limit. It is served as uvicorn does by
itself, which compresses what it sends to whoever can read that, as all browsers can, unless told not to (``--plain``).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, asgi, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers.websocket_handlers import WebsocketListener
from litestar.types import Receive, Scope, Send

SEATS = 4
KINDS = ("rope", "barrel", "sail", "gull", "chest", "shark")


class Move(msgspec.Struct):
    number: int
    card: int
    onto: int
    nonce: str


class Card(msgspec.Struct):
    id: int
    kind: str
    value: int


class Raft(msgspec.Struct):
    """What lies before a seat; a hand that is not one's own is only counted."""

    seat: int
    hand: list[Card] | int
    aboard: list[Card]
    points: int


class View(msgspec.Struct):
    number: int
    turn: int
    seat: int
    deck: int
    rafts: list[Raft]
    log: list[str]


Say = Callable[[bytes], Any]  # how a form sends a view: it is awaited


class Table:
    """Four views that stay of the same size, and whoever is connected."""

    def __init__(self) -> None:
        self.number = 0
        self.present: list[Say | None] = [None] * SEATS
        self.views = [self._view(seat) for seat in range(SEATS)]

    def _view(self, seat: int) -> View:
        hands = [cards(5 * other, 5) for other in range(SEATS)]
        aboard = [cards(20 + 10 * other, 10) for other in range(SEATS)]
        rafts = [
            Raft(other, hands[other] if other == seat else len(hands[other]), aboard[other], 10 * other)
            for other in range(SEATS)
        ]
        log = [f"seat {place} played a card onto the raft of another" for place in range(5)]
        return View(0, 0, seat, 40, rafts, log)

    def seen(self, seat: int) -> bytes:
        """One seat's view as it is now."""
        view = self.views[seat]
        view.number, view.turn = self.number, self.number % SEATS
        return encode(view)

    async def take(self, message: str | bytes) -> None:
        """A move: everybody gets a new view."""
        move = decode(message)
        if move.number != self.number:
            raise ValueError(f"{move.number} is not {self.number}")
        self.number += 1
        for seat, say in enumerate(self.present):
            if say is not None:
                await say(self.seen(seat))

    async def greet(self, seat: int, say: Say) -> None:
        self.present[seat] = say
        await say(self.seen(seat))


def cards(first: int, count: int) -> list[Card]:
    return [Card(number, KINDS[number % len(KINDS)], 1 + number % 9) for number in range(first, first + count)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Move).decode
TABLES: dict[int, Table] = {}


def table_of(number: int) -> Table:
    if number not in TABLES:
        TABLES[number] = Table()
    return TABLES[number]


# -- the same in several forms ---------------------------------------------------------------------------------


@websocket("/table/{table:int}/{seat:int}")
async def ordinary(socket: WebSocket[Any, Any, Any], table: int, seat: int) -> None:
    """As litestar's pages have it: a handler with its parameters, text there and text back."""
    await socket.accept()
    at = table_of(table)
    await at.greet(seat, socket.send_text)
    try:
        while True:
            await at.take(await socket.receive_text())
    except WebSocketDisconnect:
        at.present[seat] = None


@websocket("/table/{table:int}/{seat:int}")
async def binary(socket: WebSocket[Any, Any, Any], table: int, seat: int) -> None:
    """The same with binary messages back: no decoding into text to be encoded again."""
    await socket.accept()
    at = table_of(table)
    await at.greet(seat, socket.send_bytes)
    try:
        while True:
            await at.take(await socket.receive_text())
    except WebSocketDisconnect:
        at.present[seat] = None


class Listener(WebsocketListener):
    """What litestar does itself if it is let: decoding, injecting, watching the connection."""

    path = "/table/{table:int}/{seat:int}"

    async def on_accept(self, socket: WebSocket[Any, Any, Any], table: int, seat: int) -> None:
        await table_of(table).greet(seat, socket.send_text)

    async def on_receive(self, data: str, table: int) -> None:
        await table_of(table).take(data)


@asgi("/table/{table:int}/{seat:int}")
async def lightest(scope: Scope, receive: Receive, send: Send) -> None:
    """The lightest: litestar finds the route, and from there on it is ASGI alone."""
    path: Mapping[str, Any] = scope["path_params"]
    at, seat = table_of(path["table"]), path["seat"]
    call_receive: Callable[[], Any] = receive
    call_send: Callable[[dict[str, object]], Any] = send  # type: ignore[assignment]
    await call_receive()
    await call_send({"type": "websocket.accept"})
    await at.greet(seat, lambda view: call_send({"type": "websocket.send", "text": view.decode()}))
    while True:
        message = await call_receive()
        if message["type"] == "websocket.disconnect":
            at.present[seat] = None
            return
        await at.take(message["text"])


FORMS: dict[str, Any] = {"ordinary": ordinary, "binary": binary, "listener": Listener, "asgi": lightest}


@get("/health", sync_to_thread=False)
def health() -> str:
    return "ok"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server.bare", description="Serve views with litestar and little else.")
    parser.add_argument("port", type=int)
    parser.add_argument("--form", choices=FORMS, default="ordinary")
    parser.add_argument("--ws", default="auto", help="which of uvicorn's WebSockets")
    parser.add_argument("--loop", default="uvloop")
    parser.add_argument("--plain", action="store_true", help="do not compress")
    chosen = parser.parse_args()
    app = Litestar([health, FORMS[chosen.form]], openapi_config=None)
    uvicorn.run(
        app, host="127.0.0.1", port=chosen.port, ws=chosen.ws, loop=chosen.loop, log_level="warning", access_log=False,
        ws_per_message_deflate=not chosen.plain, lifespan="off",
    )  # fmt: skip


if __name__ == "__main__":
    main()
