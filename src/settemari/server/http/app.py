"""The application: all routes of a worker, behind the gate."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from settemari import __version__
from settemari.server.http.cards import card_routes
from settemari.server.http.gate import Gate
from settemari.server.http.health import health_routes
from settemari.server.http.lessons import lesson_routes
from settemari.server.http.people import people_routes
from settemari.server.http.pictures import picture_routes
from settemari.server.http.problems import answer_problem
from settemari.server.http.replays import replay_routes
from settemari.server.http.rules_api import rule_routes
from settemari.server.http.shell import Shell
from settemari.server.http.streams import stream_route
from settemari.server.http.tables import table_routes
from settemari.server.http.variants import variant_routes
from settemari.server.limits import LARGEST_BODY
from settemari.server.metrics import Metrics
from settemari.server.worker import Worker


def make_app(worker: Worker, origins: Iterable[str] = (), client: Path | None = None) -> ASGIApp:
    """Everything a worker answers to. It starts and stops with the application.

    ``client`` is the folder of a built browser client; without it everybody gets text pages.
    """
    from settemari.server.http.text import page_routes

    @asynccontextmanager
    async def working(_: Litestar) -> AsyncIterator[None]:
        worker.start()
        try:
            yield
        finally:
            await worker.stop()

    metrics = Metrics(worker)
    routes: list[Any] = [
        *table_routes(worker),
        *replay_routes(worker),
        *variant_routes(worker),
        *people_routes(worker),
        *rule_routes(),
        *card_routes(),
        *lesson_routes(worker),
        *picture_routes(worker),
        *health_routes(worker, metrics),
        *page_routes(worker),
        stream_route(worker),
    ]
    app = Litestar(
        routes,
        lifespan=[working],
        exception_handlers={Exception: answer_problem},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sette Mari",
            version=__version__,
            description="Tables for Maretta and Arrr!!! (docs/protocol.md tells how they are played at).",
            path="/api/v1",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    shown = app if client is None else Shell(app, client)
    return Gate(shown, worker, origins, metrics.answered, client is not None)
