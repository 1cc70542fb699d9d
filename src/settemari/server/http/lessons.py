"""Requests for lessons. They are the same for everybody and change only with the program, so browsers may keep them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from settemari.lessons import lesson_named, lesson_names
from settemari.server.http.problems import described, problems
from settemari.server.http.tables import Asking, Layout, Wired
from settemari.server.lessons import Sheet, lesson_sheet, listed_lesson

LessonName = Annotated[str, PathParameter(description="The name of a lesson.", max_length=32)]


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson: which game it teaches, what it is called, and how long it takes."""

    name: str
    game: str
    title: dict[str, Any]
    minutes: int
    steps: int


class Lessons(msgspec.Struct, frozen=True):
    lessons: list[LessonListed]


class Way(msgspec.Struct, frozen=True):
    """By which answer one goes on, and to which frame; None: by having read."""

    answer: int | None
    to: int


class LessonFrame(msgspec.Struct, frozen=True):
    """A step: what is said, what is pointed at, what a stream would send now, and which answers are expected."""

    step: int
    name: str
    says: dict[str, Any]
    hint: dict[str, Any] | None
    rules: list[str]
    points: list[str]
    news: dict[str, Any]
    offer: dict[str, Any] | None
    goes: list[Way]


class LessonTold(LessonListed, frozen=True):
    """A whole lesson (docs/protocol.md)."""

    book: str
    layout: Layout
    frames: list[LessonFrame]


def lesson_routes() -> list[Any]:
    """All of them. They need no worker: nothing of a lesson is kept."""

    @get("/api/v1/lessons", responses=problems(), operation_class=described(reply=Lessons))
    async def lessons() -> Wired:
        """What can be learned here, by playing."""
        return {"lessons": await asyncio.to_thread(_listed)}

    @get(
        "/api/v1/lessons/{name:str}",
        media_type="application/json",
        responses=problems(404),
        operation_class=described(reply=LessonTold),
    )
    async def lesson(request: Asking, name: LessonName) -> Response[bytes]:
        """A lesson with all its steps, ready to be drawn: no other request is needed."""
        try:
            sheet = await asyncio.to_thread(lesson_sheet, name)
        except LookupError:
            raise NotFoundException from None
        return _answer(sheet, request.headers.get("if-none-match", ""), request.headers.get("accept-encoding", ""))

    return [lessons, lesson]


def _listed() -> list[Any]:
    return [listed_lesson(lesson_named(name)) for name in lesson_names()]


def _answer(sheet: Sheet, known: str, accepted: str) -> Response[bytes]:
    """Nothing to who has it already. Nothing in a lesson is secret, so it may be compressed."""
    headers = {"ETag": f'W/"{sheet.tag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if sheet.tag in known:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in accepted:
        return Response(sheet.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(sheet.body, headers=headers, media_type="application/json")
