"""What is kept beside the tables: secrets, variants, reports."""

from __future__ import annotations

import asyncio
from typing import Any

from settemari.server.store import Report, open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import NOON, begin


def test_a_secret_is_kept_from_the_first_time_on(address: str, run: Run[Any]) -> None:
    key = bytes(range(256))

    async def story() -> None:
        async with await open_store(address) as store:
            assert await store.secret("cookies", key) == key
            assert await store.secret("cookies", b"other") == key
            assert await store.secret("another", b"other") == b"other"
        async with await open_store(address) as store:
            assert await store.secret("cookies", b"other") == key

    run(story())


def test_all_who_ask_for_a_secret_at_once_get_the_same(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as one, await open_store(address) as two:
            for round in range(10):
                asked = [(one, two)[who % 2].secret(f"key {round}", b"%d" % who) for who in range(12)]
                found = set(await asyncio.gather(*asked))
                assert len(found) == 1
                assert await one.secret(f"key {round}", b"late") in found

    run(story())


def test_a_variant_is_kept_whole_and_once(address: str, run: Run[Any]) -> None:
    body = bytes(range(256)) * 400

    async def story() -> None:
        async with await open_store(address) as store:
            assert await store.variant("digest") is None
            await asyncio.gather(*(store.keep_variant("digest", body) for _ in range(10)))
            await store.keep_variant("digest", b"another")
            assert await store.variant("digest") == body
            assert await store.variant("other") is None

    run(story())


def test_reports_are_listed_the_newest_first_and_dropped_when_they_are_old(address: str, run: Run[Any]) -> None:
    early, middle, late = (Report(name, NOON + at, "t", name.encode()) for at, name in enumerate(("one", "two", "six")))

    async def story() -> None:
        async with await open_store(address) as store:
            for report in (middle, late, early):
                assert await store.add_report(report) is True
            assert await store.add_report(late._replace(body=b"again")) is False
            assert await store.reports(10) == [late, middle, early]
            assert await store.reports(2) == [late, middle]
            await store.drop_reports(middle.at)
            assert await store.reports(10) == [late, middle]

    run(story())


def test_a_report_outlives_its_table_and_needs_none(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            await store.add_report(Report("a", NOON, "t", b"{}"))
            await store.add_report(Report("b", NOON, "no such table", b"{}"))
            await store.forget("t")
            assert [one.table for one in await store.reports(10)] == ["t", "no such table"]

    run(story())
