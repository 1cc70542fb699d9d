"""Who wants to hear what is appended or whispered, and what they have not taken in yet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Generic, TypeVar

MOST_UNHEARD = 10_000

Item = TypeVar("Item")


class Ear(Generic[Item]):
    """One listener, from the moment it is made until it is closed. It is an iterator and ends with the store."""

    def __init__(self, ears: Ears[Item]) -> None:
        self._ears = ears
        self._unheard: asyncio.Queue[Item | None] = asyncio.Queue()

    def tell(self, news: list[Item]) -> None:
        summary = self._ears.summary
        if summary is not None and self._unheard.qsize() + len(news) > MOST_UNHEARD:
            while not self._unheard.empty():
                self._unheard.get_nowait()
            news = [summary]
        for item in news:
            self._unheard.put_nowait(item)
        while self._unheard.qsize() > MOST_UNHEARD:
            self._unheard.get_nowait()

    def end(self) -> None:
        self._unheard.put_nowait(None)

    def close(self) -> None:
        self._ears.drop(self)

    def __aiter__(self) -> AsyncIterator[Item]:
        return self

    async def __anext__(self) -> Item:
        item = await self._unheard.get()
        if item is None:
            self.end()  # for whoever asks once more
            raise StopAsyncIteration
        return item

    async def __aenter__(self) -> Ear[Item]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Ears(Generic[Item]):
    """All listeners of one store to one kind of news.

    Who falls too far behind is told the summary in place of all that, which is then less; if there is none, they lose
    the oldest.
    """

    def __init__(self, summary: Item | None = None) -> None:
        self.summary = summary
        self._ears: list[Ear[Item]] = []

    def listen(self) -> Ear[Item]:
        ear = Ear(self)
        self._ears.append(ear)
        return ear

    def drop(self, ear: Ear[Item]) -> None:
        if ear in self._ears:
            self._ears.remove(ear)

    def tell(self, news: list[Item]) -> None:
        for ear in self._ears:
            ear.tell(news)

    def end(self) -> None:
        for ear in self._ears:
            ear.end()
        self._ears.clear()
