"""Where streams are opened: who may, at which table, and how many."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from settemari.core.errors import SetteMariError
from settemari.server.http.at_table import table_of
from settemari.server.http.frames import NO_TABLE, TOO_MANY
from settemari.server.http.stream import Stream
from settemari.server.limits import MOST_STREAMS, MOST_STREAMS_ANYWHERE
from settemari.server.store import Unreachable
from settemari.server.worker import RESTART, Worker

MOST_BEATS = 1_000_000


def stream_route(worker: Worker) -> Any:
    """The route of all streams of a worker."""

    @websocket("/api/v1/tables/{code:str}/stream")
    async def stream(
        socket: WebSocket[Any, Any, Any],
        code: Annotated[str, PathParameter()],
        after: Annotated[int, QueryParameter(ge=0, le=MOST_BEATS)] = 0,
        undos: Annotated[int, QueryParameter(ge=0, le=MOST_BEATS)] = 0,
        gauges: bool = False,
    ) -> None:
        """Watch a table, and play at it."""
        guest, address = socket.scope["state"]["guest"], socket.scope["state"]["address"]
        try:
            berth = await table_of(worker, code)
        except (SetteMariError, Unreachable) as error:
            await socket.accept()
            await socket.close(NO_TABLE if isinstance(error, SetteMariError) else RESTART)
            return
        await socket.accept()
        opened, who = worker.open_streams, {address, guest or address}
        if opened[guest] >= MOST_STREAMS or opened[address] >= MOST_STREAMS_ANYWHERE:
            await socket.close(TOO_MANY)
            return
        opened.update(who)
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await Stream(worker, berth, socket, guest, after, undos, gauges).run()
        finally:
            opened.subtract(who)
            for one in who:
                if not opened[one]:
                    del opened[one]

    return stream
