"""Requests for lessons. They are the same for everybody and change only with the program, so browsers may keep them.

A lesson is sent whole, but for what could be added to a draft: that is asked for, as at a table.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from settemari.lessons import lesson_ladder
from settemari.server.http.counting import count_offer
from settemari.server.http.problems import described, problems
from settemari.server.http.sheets import answer_with
from settemari.server.http.tables import Asking, Layout, Offered, Wired, address_of, codes_in, guest_of
from settemari.server.lessons import MOST_FRAMES, lesson_offer, lesson_sheet, listed_lesson
from settemari.server.worker import Worker

LessonName = Annotated[str, PathParameter(description="The name of a lesson.", max_length=32)]


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson: which game it teaches, what it is called, and how long it takes."""

    name: str
    game: str
    title: dict[str, Any]
    minutes: int
    steps: int
    rung: int
    variant: str


class Lessons(msgspec.Struct, frozen=True):
    lessons: list[LessonListed]


class Way(msgspec.Struct, frozen=True):
    """By which answer one goes on, as the codes of its actions, and to which frame; without any: by having read."""

    answers: list[int]
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


def lesson_routes(worker: Worker) -> list[Any]:
    """All of them. Nothing of a lesson is kept: the worker only counts who asks how often."""

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
        """A lesson with all its steps, ready to be drawn."""
        try:
            sheet = await asyncio.to_thread(lesson_sheet, name)
        except LookupError:
            raise NotFoundException from None
        return answer_with(sheet, request.headers)

    @get("/api/v1/lessons/{name:str}/offer", responses=problems(404, 409), operation_class=described(reply=Offered))
    async def lesson_offered(
        request: Asking,
        name: LessonName,
        frame: Annotated[int, QueryParameter(ge=0, le=MOST_FRAMES, description="The number of a frame, from 0 on.")],
        draft: Annotated[
            str, QueryParameter(max_length=1000, pattern="^[-0-9,]*$", description="Codes with commas between them.")
        ] = "",
    ) -> Wired:
        """What could be added to a draft at a step of a lesson. Empty: nothing, or nothing is asked."""
        count_offer(worker, guest_of(request), address_of(request))
        try:
            offer = await asyncio.to_thread(lesson_offer, name, frame, codes_in(draft))
        except LookupError:
            raise NotFoundException from None
        return dict(offer or {})

    return [lessons, lesson, lesson_offered]


def _listed() -> list[Any]:
    return [listed_lesson(lesson) for lesson in lesson_ladder()]
