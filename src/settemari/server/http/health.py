"""How the server is: alive, ready, and in numbers for Prometheus. Nothing here names a table or a person."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get

from settemari import __version__
from settemari.server.metrics import Metrics
from settemari.server.worker import Worker


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str = __version__


def health_routes(worker: Worker, metrics: Metrics) -> list[Any]:
    """All of them, for one worker."""

    @get("/health/live")
    async def live() -> Health:
        """Whether the process answers at all."""
        return Health("alive")

    @get("/health/ready")
    async def ready() -> Response[Health]:
        """Whether it can serve tables now: 503 while the database is away."""
        away = worker.store_away
        return Response(Health("away" if away else "ready"), status_code=503 if away else 200)

    @get("/metrics", media_type="text/plain", include_in_schema=False)
    async def numbers() -> Response[bytes]:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [live, ready, numbers]
