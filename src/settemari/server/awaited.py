"""From those who call back to those who wait: a future as somebody to be called."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def caller_of(waiting: Future[T]) -> Callable[[T, BaseException | None], None]:
    """Who is called with a result, or with what went wrong, and lets whoever waits go on, unless they are gone."""

    def told(result: T, error: BaseException | None) -> None:
        if waiting.done():
            return
        if error is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(error)

    return told
