"""``settemari backup``: a copy of all tables, also while they are played."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from settemari.cli import FINE
from settemari.core.errors import FileError, SetteMariError
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say


def run(options: Namespace, language: str) -> int:
    from settemari.server.serving import usual_database
    from settemari.server.store import Unreachable, back_up

    file = Path(options.file)
    if file.exists():
        raise FileError(str(file), say("error-backup-there"))
    try:
        asyncio.run(back_up(options.database or usual_database(), file))
    except Unreachable as error:
        raise SetteMariError(say("error-store-unreachable", why=str(error)[:200])) from None
    except OSError as error:
        raise FileError(str(file), say("error-system", why=error.strerror or str(error))) from None
    size = round(file.stat().st_size / 1024)
    print(Catalogue(language, ["serve"]).say("backed-up", file=str(file), size=size))
    return FINE
