"""A table as a program sees it, kept up to date by its stream, and everything that can be asked of it there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from types import TracebackType
from typing import Self

from settemari.client.errors import Lost, problem_in
from settemari.client.eye import Eye
from settemari.client.line import Line, wait_before
from settemari.client.shapes import Asked, Frame, Offer, Reply, Room, Wish, Word, You
from settemari.client.wishes import REPEATABLE, Wishes

AWAY = 503  # the status of what cannot be done while the database does not answer: or it was done, and nobody knows
TOO_FAST = 429  # the status of what is done too often, and was not done
MOST_SAID = 200  # words of others that are kept

Where = Callable[[int, int], str]  # the address of a stream, told the last beat and how often the table went back


class Question:
    """A question that asks one of one's own seats, as it was when it was told."""

    def __init__(self, watching: Watching, seat: int, told: Asked) -> None:
        self.watching = watching
        self.seat = seat
        self.told = told  # all that came with it
        self.number = told["number"]
        self.undos = told["undos"]
        self.name = told["name"]
        self.rule = told["rule"]
        self.moment = told["moment"]
        self.codes: list[int] = told.get("codes", [])  # all that may be answered

    def __repr__(self) -> str:
        return f"<question {self.number} ({self.name}, {self.rule}) to seat {self.seat}>"

    @property
    def eye(self) -> Eye:
        """What its seat sees."""
        return self.watching.eyes[self.seat]

    @property
    def is_open(self) -> bool:
        """Whether it still is the question that the seat is asked."""
        eye = self.watching.eyes.get(self.seat)
        now = None if eye is None else eye.question
        return now is not None and (now["number"], now["undos"]) == (self.number, self.undos)

    @property
    def seconds_left(self) -> float | None:
        """Until a bot answers, or the seat passes; None: there is no hurry."""
        by = self.told.get("by")
        return None if by is None else by - self.watching.now()

    async def answer(self, *answers: int | str) -> bool:
        """Answer by code or in words, with several actions for a draft; it can be changed until all have answered.

        False: it came too late to have an effect. Raises Refused with the number of the rule. At a moment the reply
        takes a while (docs/protocol.md tells why).
        """
        return await self.watching.answer(self.seat, self.number, answers, self.undos)

    async def offer(self, *draft: int) -> Offer | None:
        """Everything that could be answered: what would happen, or why it cannot be, after the codes of a draft."""
        return await self.watching.offer(self.seat, draft)

    async def more_time(self) -> bool:
        """Hold the moment open for longer."""
        return await self.watching.hold(self.seat, self.number)


class Watching(Wishes):
    """One table, from ``async with`` on until its end."""

    def __init__(
        self, where: Where, headers: Callable[[], Mapping[str, str]], patience: float, met: bool = True
    ) -> None:
        """``Client.watch`` makes one."""
        self.room: Room
        self.you: You = {"seats": [], "host": False}
        self.presence: list[bool] = []
        self.eyes: dict[int | None, Eye] = {}  # by seat; None: the spectator's
        self.said: deque[Word] = deque(maxlen=MOST_SAID)
        self.away = False  # whether the database is
        self.heard = 0  # frames so far
        self.line = Line(self._address, headers, self._hear, patience, met)
        self._patience = patience
        self._where = where
        self._ahead = 0.0  # of the server's clock, by ours
        self._let_in = False  # whether one may look at it at all
        self._anew = True  # whether all is to be told from the beginning
        self._news = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self.line.run())
        self._running.add_done_callback(lambda _: self._news.set())
        try:
            while not self._let_in:
                await self.changed(self.heard)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        self.line.fail(Lost())
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    # -- what comes ------------------------------------------------------------------------------------------------

    def _address(self) -> str:
        """Where to connect: whoever has been there names the last beat they have."""
        beats = 0 if self._anew else min((len(eye.beats) for eye in self.eyes.values()), default=0)
        return self._where(beats, self.room["undos"] if beats else 0)

    def _hear(self, frame: Frame) -> bool:
        """Take in what has changed; False if something is missing: then all has to be told anew."""
        if "now" in frame:  # the first frame of a connection
            self._ahead = frame["now"] - time.time()
            self.eyes = {} if self._anew else self.eyes
        if "room" in frame:
            self.room, self._let_in = frame["room"], True
        if "you" in frame:
            self.you = frame["you"]
            mine: list[int | None] = [*self.you["seats"]] or [None]
            self.eyes = {seat: eye for seat, eye in self.eyes.items() if seat in mine}
        self.presence = frame.get("presence", self.presence)
        self.away = frame.get("away", self.away)
        self.said.extend(frame.get("said", ()))
        heard = [self.eyes.setdefault(news["seat"], Eye(news["seat"])).hear(news) for news in frame.get("eyes", ())]
        self._anew = not all(heard)
        self.heard += 1
        self._news.set()
        return not self._anew

    async def changed(self, since: int) -> int:
        """Wait until more frames than so many have come; how many they are. Raises why none will come any more."""
        while self.heard <= since:
            if self.line.failed is not None:
                raise self.line.failed
            self._news.clear()
            await self._news.wait()
        return self.heard

    async def until(self, condition: Callable[[Self], bool]) -> None:
        """Wait until something is so, as far as frames tell."""
        while not condition(self):
            await self.changed(self.heard)

    def now(self) -> float:
        """The server's time, in seconds since 1970."""
        return time.time() + self._ahead

    @property
    def over(self) -> bool:
        return self.room["stage"] == "ended"

    # -- questions -------------------------------------------------------------------------------------------------

    def question(self, seat: int) -> Question | None:
        """What a seat of one's own is asked now, whether it has answered or not."""
        eye = self.eyes.get(seat)
        asked = None if eye is None else eye.question
        if asked is None or "codes" not in asked or self.room["seats"][seat]["bot"]:
            return None  # nothing, another seat, or a bot that plays for it
        return Question(self, seat, asked)

    async def questions(self) -> AsyncIterator[Question]:
        """Each question that awaits an answer of one's own, once, to the end of the game.

        Those that standing orders answer are left out.
        """
        asked: dict[int, tuple[int, int]] = {}
        while not self.over:
            heard = self.heard
            for seat in self.you["seats"]:
                question = self.question(seat)
                if question is None or asked.get(seat) == (question.number, question.undos):
                    continue
                if not question.told.get("mine") and question.told.get("prompt", True):
                    asked[seat] = (question.number, question.undos)
                    yield question
            if self.heard == heard and not self.over:
                await self.changed(heard)

    # -- wishes ----------------------------------------------------------------------------------------------------

    async def do(self, wish: Wish) -> bool:
        return not (await self._ask(wish)).get("void", False)

    async def offer(self, seat: int, draft: Sequence[int] = ()) -> Offer | None:
        """All that a seat of one's own could answer, after the codes of a draft; None: nothing is asked of it."""
        return (await self._ask({"do": "offer", "seat": seat, "draft": list(draft)})).get("offer")

    async def _ask(self, wish: Wish) -> Reply:
        """The reply; what came too early is said again, and so is what can be, as long as the database is away."""
        begun, tries = time.monotonic(), 0
        while True:
            reply = await self.line.ask(wish)
            if "problem" not in reply:
                return reply
            problem = problem_in(reply["problem"])
            again = problem.status == TOO_FAST or (problem.status == AWAY and wish["do"] in REPEATABLE)
            wait = max(wait_before(tries), problem.seconds)
            if not again or time.monotonic() - begun + wait > self._patience:
                raise problem
            await asyncio.sleep(wait)
            tries += 1
