"""Requests for a whole game, from its first beat on: as one saw it oneself, and after the end as anybody did."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from settemari.core.table import ALL_SEEING
from settemari.locales.message import say
from settemari.server.berth import Berth
from settemari.server.errors import NotAllowed, NotNow, TableError
from settemari.server.http.at_table import table_of
from settemari.server.http.counting import count_replay
from settemari.server.http.problems import described, problems
from settemari.server.http.tables import Asking, Layout, TableCode, address_of, guest_of
from settemari.server.replaying import Observer, replay_of
from settemari.server.room import ENDED, WAITING
from settemari.server.watching import Watcher
from settemari.server.worker import Worker

JSON = "application/json"


class Start(msgspec.Struct, frozen=True):
    """The table before the first event."""

    cells: list[int]
    facts: list[list[int]]


class AskedTold(msgspec.Struct, frozen=True):
    """What kind of question a beat led to, and whom it asks."""

    name: str
    seats: list[int]


class AnswerTold(msgspec.Struct, frozen=True):
    """An answer that counted: in the words of the notation, and as a message."""

    seat: int
    action: str
    text: dict[str, Any]


class BeatTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened until somebody was asked; after the end with what they answered."""

    number: int
    events: list[list[int]]
    log: list[dict[str, Any]]
    asked: AskedTold | None
    gauges: dict[str, Any] = {}
    answers: list[AnswerTold] = []


class ReplayTold(msgspec.Struct, frozen=True):
    """A game from its first beat on (docs/protocol.md): the events of the beats lead on from ``start``."""

    layout: Layout
    start: Start
    beats: list[BeatTold]
    end: dict[str, Any] | None


def observer_of(berth: Berth, guest: str, seat: int | None, everything: bool) -> Observer:
    """Through whose eyes it is looked at, if one may. Raises what stands against it."""
    table = berth.table
    if everything and seat is not None:
        raise TableError(say("error-replay-whose"))
    if seat is not None and seat >= len(table.chairs):
        raise TableError(say("error-table-seat", last=len(table.chairs) - 1))
    if table.stage == WAITING:
        raise NotNow(say("error-table-waiting"))
    if table.stage != ENDED:
        if everything:
            raise NotNow(say("error-replay-open"))
        if seat is not None and seat not in table.seats_of(guest):
            raise NotAllowed(say("error-table-not-yours"))
        if not Watcher(berth, guest).may_look():
            raise NotAllowed(say("error-no-spectators"))
    return ALL_SEEING if everything else seat


def replay_routes(worker: Worker) -> list[Any]:
    """For one worker."""

    @get(
        "/api/v1/tables/{code:str}/replay",
        media_type=JSON,
        responses=problems(403, 404, 409),
        operation_class=described(reply=ReplayTold),
    )
    async def replay(
        request: Asking,
        code: TableCode,
        seat: Annotated[
            int | None,
            QueryParameter(
                ge=0, le=9, description="Whose eyes: before the end a seat of one's own. None: spectator's."
            ),
        ] = None,
        everything: Annotated[
            bool, QueryParameter(name="open", description="Whether all cards lie open: once the game is over.")
        ] = False,
    ) -> Response[bytes]:
        """The whole game, beat by beat, as a seat or a spectator saw it, or with all cards open."""
        berth = await table_of(worker, code)
        count_replay(worker, guest_of(request), address_of(request))
        told = await replay_of(berth, observer_of(berth, guest_of(request), seat, everything))
        return await sent(msgspec.json.encode(told), "gzip" in request.headers.get("accept-encoding", ""))

    return [replay]


async def sent(told: bytes, packed: bool) -> Response[bytes]:
    """What a replay tells, packed for who can read that: most of it says the same again, beat by beat. Packing is left
    to a thread, since nobody else's move is to wait for it. There is no key of anybody in it, and nothing that somebody
    else could have put there again and again to guess by the length at what is hidden.
    """
    headers = {"Vary": "Accept-Encoding"}
    if not packed:
        return Response(told, headers=headers, media_type=JSON)
    smaller = await asyncio.to_thread(gzip.compress, told, mtime=0)
    return Response(smaller, headers={**headers, "Content-Encoding": "gzip"}, media_type=JSON)
