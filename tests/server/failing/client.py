"""A client, as raw as it can be: HTTP to sit down, one stream to play. It trusts nothing that was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import httpx
import websockets
from websockets.exceptions import WebSocketException

from settemari.client.eye import looked_at

SOON = 0.05  # seconds until somebody who was cut off tries again
AWAY = 503
NO_MATTER = 10**9  # the id of wishes whose reply is not looked at
CANNOT_REACH = (OSError, httpx.TransportError, WebSocketException)
Frame = dict[str, Any]


class Answer(NamedTuple):
    """What was sent: to which question, after how many undos, by whom, what."""

    question: int
    undos: int
    seat: int
    codes: tuple[int, ...]


class Guest:
    """Somebody with a cookie, who tries again until there is a reply."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = httpx.AsyncClient(timeout=30, trust_env=False)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())

    async def post(self, path: str, body: object) -> httpx.Response:
        return await self._until_there_is_a_reply(lambda: self._client.post(self.address + path, json=body))

    async def get(self, path: str) -> httpx.Response:
        return await self._until_there_is_a_reply(lambda: self._client.get(self.address + path))

    async def do(self, code: str, **wish: object) -> httpx.Response:
        return await self.post(f"api/v1/tables/{code}/do", wish)

    async def open(self, settings: dict[str, object], **more: object) -> str:
        """The code of a new table."""
        opened = await self.post("api/v1/tables", {"settings": settings, **more})
        assert opened.status_code == 201, opened.text
        return str(opened.json()["code"])

    async def _until_there_is_a_reply(self, ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
        while True:
            try:
                response = await ask()
                if response.status_code != AWAY:
                    return response
            except CANNOT_REACH:
                pass
            await asyncio.sleep(SOON)

    async def close(self) -> None:
        await self._client.aclose()


class Player:
    """One client at one table. It answers whatever it is asked, at once, and comes back whenever it is cut off."""

    def __init__(self, guest: Guest, code: str, seed: int = 1) -> None:
        self.guest = guest
        self.code = code
        self.beats: list[Frame] = []  # by the only seat, or as a spectator
        self.heard: list[float] = []  # when
        self.view: Any = None
        self.room: Frame = {}
        self.seat: int | None = None
        self.question: Frame = {}
        self.presence: list[bool] = []
        self.said: list[Frame] = []
        self.away: list[bool] = []  # what it was told of the database, in order
        self.acknowledged: list[Answer] = []
        self.void: list[Answer] = []
        self.turned_away = 0  # how often the database was
        self.closed: list[int] = []  # the codes with which streams were closed
        self.streams = 0
        self.playing = True  # whether it answers
        self.undos_left = 0  # how often it still wants to go back
        self.news = asyncio.Event()  # set with every frame
        self.streaming: websockets.ClientConnection | None = None
        self._chance = random.Random(seed)
        self.unacknowledged: dict[int, Answer] = {}  # what was sent, by its id
        self._answered: set[tuple[int, int]] = set()
        self._last_id = 0

    @property
    def ended(self) -> bool:
        return bool(self.room) and self.room["stage"] == "ended"

    @property
    def undos(self) -> int:
        return int(self.room.get("undos", 0))

    async def play(self) -> None:
        """Until the game is over and everything is acknowledged, whatever happens to the server meanwhile."""
        while not self.ended or self.unacknowledged:
            try:
                await self._stream()
            except CANNOT_REACH:
                await asyncio.sleep(SOON)

    async def until(self, what: Callable[[], object]) -> None:
        """Wait until a frame has made it true."""
        while not what():
            self.news.clear()
            await self.news.wait()

    async def _stream(self) -> None:
        last = self.beats[-1]["number"] if self.beats else 0
        where = self.guest.address.replace("http", "ws", 1) + f"api/v1/tables/{self.code}/stream"
        headers = {"cookie": self.guest.cookie} if self.guest.cookie else {}
        async with websockets.connect(
            f"{where}?after={last}&undos={self.undos}", additional_headers=headers, proxy=None, max_size=None
        ) as stream:
            self.streams += 1
            self.streaming = stream
            self.question = {}  # a stream begins with what is asked, if anything is
            for number in sorted(self.unacknowledged):
                await self._send(stream, number)
            try:
                while not self.ended or self.unacknowledged:
                    await self._take(stream, json.loads(await stream.recv()))
                    self.news.set()
            finally:
                self.streaming = None
                if stream.close_code is not None:
                    self.closed.append(stream.close_code)

    async def wish(self, **wish: object) -> None:
        """Something else than an answer: nobody minds if it is lost, or comes too late."""
        assert self.streaming is not None
        await self.streaming.send(json.dumps({"id": NO_MATTER, "wish": wish}))

    # -- what comes in ---------------------------------------------------------------------------------------------

    async def _take(self, stream: websockets.ClientConnection, frame: Frame) -> None:
        self.room = frame.get("room", self.room)
        self.presence = frame.get("presence", self.presence)
        self.said += frame.get("said", [])
        if "away" in frame:
            self.away.append(frame["away"])
        for reply in frame.get("replies", []):
            await self._heed(stream, reply)
        for eye in frame.get("eyes", []):
            self.seat = eye["seat"]
            self._look(eye)
            await self._go_back()
            await self._answer(stream)

    async def _heed(self, stream: websockets.ClientConnection, reply: Frame) -> None:
        number, problem = reply["id"], reply.get("problem")
        if problem is not None and problem["status"] == AWAY:
            self.turned_away += 1
            await asyncio.sleep(SOON)
            if number in self.unacknowledged:
                await self._send(stream, number)
        elif problem is not None and number != NO_MATTER:
            raise AssertionError(
                f"{self.unacknowledged.get(number)}: {problem}"
            )  # nothing may stand against what was offered
        elif number in self.unacknowledged:
            (self.void if reply.get("void") else self.acknowledged).append(self.unacknowledged.pop(number))

    def _look(self, eye: Frame) -> None:
        if "back" in eye:
            del self.beats[eye["back"] :]
        for beat in eye.get("beats", []):
            assert beat["number"] == len(self.beats) + 1, "beats are told one after the other, none twice"
            self.beats.append(beat)
            self.heard.append(time.monotonic())
        if "view" in eye:
            self.view = looked_at(self.view, eye["view"])
        self.question = eye.get("question", self.question)

    # -- what goes out ---------------------------------------------------------------------------------------------

    async def _go_back(self) -> None:
        number = self.question.get("number", 0)
        if self.undos_left and number > 4 and self._chance.random() < 0.2:
            self.undos_left -= 1
            await self.wish(do="undo", seat=self.seat, question=number - self._chance.randint(1, 4))

    async def _answer(self, stream: websockets.ClientConnection) -> None:
        question = self.question
        if not self.playing or not question.get("codes") or question["mine"] or not question["prompt"]:
            return
        place = (question["undos"], question["number"])
        if place in self._answered:
            return
        self._answered.add(place)
        assert self.seat is not None
        self._last_id += 1
        code = self._chance.choice(question["codes"])
        self.unacknowledged[self._last_id] = Answer(question["number"], question["undos"], self.seat, (code,))
        await self._send(stream, self._last_id)

    async def _send(self, stream: websockets.ClientConnection, number: int) -> None:
        question, undos, seat, codes = self.unacknowledged[number]
        wish = {"do": "answer", "seat": seat, "question": question, "undos": undos, "answers": codes}
        await stream.send(json.dumps({"id": number, "wish": wish}))
