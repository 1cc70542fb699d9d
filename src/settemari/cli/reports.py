"""``settemari reports``: the problems that people have reported, with what they saw."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from datetime import UTC, datetime

from settemari.cli import FINE
from settemari.core.errors import SetteMariError
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say


def run(options: Namespace, language: str) -> int:
    """The newest first."""
    reports = asyncio.run(_reports(options))
    if options.json:
        print(json.dumps(reports, indent=2))
        return FINE
    catalogue = Catalogue(language, ["serve"])
    for report in reports:
        at = datetime.fromtimestamp(float(str(report["at"])), UTC).strftime("%Y-%m-%d %H:%M")
        number, game, code, text = (report[name] for name in ("id", "game", "code", "text"))
        print(f"{number}  {at}  {game} {code}")
        for line in _harmless(str(text)):
            print(f"    {line}")
    print(catalogue.say("reports-count", count=len(reports)))
    return FINE


def _harmless(text: str) -> list[str]:
    """What somebody wrote, line by line, without what a terminal would obey instead of showing it."""
    lines = ("".join(letter if letter.isprintable() else " " for letter in line) for line in text.splitlines())
    return [line.strip() for line in lines if line.strip()]


async def _reports(options: Namespace) -> list[dict[str, object]]:
    from settemari.server.serving import usual_database
    from settemari.server.store import Unreachable, open_store

    try:
        async with await open_store(options.database or usual_database(), make=False) as store:
            found = await store.reports(max(1, options.limit))
    except Unreachable as error:
        raise SetteMariError(say("error-store-unreachable", why=str(error)[:200])) from None
    return [{"id": one.id, "at": one.at, **json.loads(one.body)} for one in found]
