"""Who wants to hear what is appended, and what they have not taken in yet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType

from settemari.server.store.rows import EVERYTHING, Heard

MOST_UNHEARD = 10_000  # who falls behind further is told to look at everything, which is then less


class Ear:
    """One listener, from the moment it is made until it is closed. It is an iterator and ends with the store."""

    def __init__(self, ears: Ears) -> None:
        self._ears = ears
        self._unheard: asyncio.Queue[Heard | None] = asyncio.Queue()

    def tell(self, news: list[Heard]) -> None:
        if self._unheard.qsize() + len(news) > MOST_UNHEARD:
            while not self._unheard.empty():
                self._unheard.get_nowait()
            news = [EVERYTHING]
        for heard in news:
            self._unheard.put_nowait(heard)

    def end(self) -> None:
        self._unheard.put_nowait(None)

    def close(self) -> None:
        self._ears.drop(self)

    def __aiter__(self) -> AsyncIterator[Heard]:
        return self

    async def __anext__(self) -> Heard:
        heard = await self._unheard.get()
        if heard is None:
            self.end()  # for whoever asks once more
            raise StopAsyncIteration
        return heard

    async def __aenter__(self) -> Ear:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Ears:
    """All listeners of one store."""

    def __init__(self) -> None:
        self._ears: list[Ear] = []

    def listen(self) -> Ear:
        ear = Ear(self)
        self._ears.append(ear)
        return ear

    def drop(self, ear: Ear) -> None:
        if ear in self._ears:
            self._ears.remove(ear)

    def tell(self, news: list[Heard]) -> None:
        for ear in self._ears:
            ear.tell(news)

    def end(self) -> None:
        for ear in self._ears:
            ear.end()
        self._ears.clear()
