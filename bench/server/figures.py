"""What `make bench` tells of the server: beside boardgame.io, beside bare litestar, on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from bench.figure import Figure
from bench.server.run import Best, Contestant, bare, boardgameio, measure, on_postgres, ours
from tests.server.real_postgres import DURABLE, Postgres

ROUNDS, SECONDS = 4, 2.0
QUICK_ROUNDS, QUICK_SECONDS = 2, 1.0
QUICK_IDLE = 500

# Litestar as uvicorn serves it by itself. Without compression it needs less; our server does not compress either, since
# what is secret is not to be compressed, so both are shown (docs/architecture.md, "What a move costs").
BARE = ("ordinary",)
PLAIN = ("ordinary", "--plain")
SMALL_HOST = 0.25  # of a core: so two workers, their database and the load do not share what one worker had alone
MOST_FOR_BARE = 400 / 220  # microseconds of ours where bare litestar takes so many


def measured(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    """All of them, in one run."""
    folder = Path(tempfile.mkdtemp(prefix="settemari-bench-"))
    postgres = Postgres(DURABLE)
    try:
        mine = ours(folder)
        beside = [
            boardgameio(),
            bare(*BARE),
            bare(*PLAIN),
            on_postgres(postgres.new_database(), 1),
            on_postgres(postgres.new_database(), 2),
            on_postgres(postgres.new_database(), 1, SMALL_HOST),
            on_postgres(postgres.new_database(), 2, SMALL_HOST),
        ]
        # What is asked of the others is how much they do; how long a move and a start take is asked of ours alone.
        contestants: list[Contestant] = [replace(each, at_one=False, starts=0) for each in beside]
        contestants.insert(3, replace(mine, idle=QUICK_IDLE) if quick else mine)
        rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
        found = measure(contestants, rounds, seconds, say)
    finally:
        postgres.remove()
        shutil.rmtree(folder)
    return figures_of({best.name: best for best in found}, *(contestant.name for contestant in contestants))


def figures_of(
    found: Mapping[str, Best],
    other: str,
    bare: str,
    plain: str,
    own: str,
    one: str,
    two: str,
    one_small: str,
    two_small: str,
) -> list[Figure]:
    mine, idle = found[own], found[own].kib_a_table
    assert idle is not None
    return [
        Figure("server, moves a second (32 tables)", mine.moves_a_second, "{:,.0f}"),
        Figure("boardgame.io, moves a second", found[other].moves_a_second, "{:,.0f}"),
        Figure("server : boardgame.io, moves", mine.moves_a_second / found[other].moves_a_second, "{:.2f} x", 2),
        Figure("server, processor for a move", mine.server_microseconds, "{:.0f} µs", 400, True, work=1),
        Figure("bare litestar, processor for a move", found[bare].server_microseconds, "{:.0f} µs"),
        Figure(
            "server : bare litestar, processor",
            mine.server_microseconds / found[bare].server_microseconds, "{:.2f} x", MOST_FOR_BARE, True,
        ),
        Figure("bare litestar, uncompressed, processor", found[plain].server_microseconds, "{:.0f} µs"),
        Figure(
            "server : bare litestar, uncompressed",
            mine.server_microseconds / found[plain].server_microseconds, "{:.2f} x",
        ),
        Figure("server, a move at one table, p50", mine.p50_milliseconds, "{:.2f} ms", 1.5, True),
        Figure("server, a move at one table, p99", mine.p99_milliseconds, "{:.2f} ms", 15, True),
        Figure("server, memory of an idle table", idle, "{:.1f} KiB", 40, True),
        Figure("server, start", mine.start_up.seconds, "{:.2f} s", 1, True, mine.start_up.work),
        Figure(
            "server, first start, with a new database",
            mine.first_start.seconds, "{:.2f} s", 1, True, mine.first_start.work,
        ),
        Figure("PostgreSQL, one worker, moves a second", found[one].moves_a_second, "{:,.0f}"),
        Figure("PostgreSQL, two workers, moves a second", found[two].moves_a_second, "{:,.0f}"),
        Figure("PostgreSQL, two workers : one", found[two].moves_a_second / found[one].moves_a_second, "{:.2f} x"),
        Figure("PostgreSQL, one small host, moves a second", found[one_small].moves_a_second, "{:,.0f}"),
        Figure("PostgreSQL, two small hosts, moves a second", found[two_small].moves_a_second, "{:,.0f}"),
        Figure(
            "PostgreSQL, two small hosts : one",
            found[two_small].moves_a_second / found[one_small].moves_a_second, "{:.2f} x", 1,
        ),
    ]  # fmt: skip
