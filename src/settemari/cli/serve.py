"""``settemari serve``: tables for whoever has the link, until Ctrl-C."""

from __future__ import annotations

import logging
import webbrowser
from argparse import Namespace

from settemari.cli import FINE, INTERRUPTED
from settemari.core.errors import WrongNumber
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say

MOST_PORT, MOST_BOTS = 65535, 64


def run(options: Namespace, language: str) -> int:
    """Serve, and say where."""
    if not 0 <= options.port <= MOST_PORT:
        raise WrongNumber(options.port, say("error-must-be-number", low=0, high=MOST_PORT))
    if not 1 <= options.bots <= MOST_BOTS:
        raise WrongNumber(options.bots, say("error-must-be-number", low=1, high=MOST_BOTS))
    from settemari.server.collecting import spare_the_collector

    spare_the_collector()  # before all else is imported
    from settemari.server.logs import write_logs
    from settemari.server.serving import Serving, serve, usual_database

    catalogue = Catalogue(language, ["serve"])
    database = options.database or usual_database()
    write_logs(logging.INFO if options.verbose else logging.WARNING)

    def listening(address: str) -> None:
        print(catalogue.say("serving-at", address=address))
        print(catalogue.say("serving-kept", where=_without_password(database)))
        print(catalogue.say("serving-stop"), flush=True)
        if options.open:
            _open(address)

    try:
        serve(
            Serving(database, options.host, options.port, tuple(options.origin), options.proxies, options.bots),
            listening,
        )
    except KeyboardInterrupt:
        return INTERRUPTED
    return FINE


def _open(address: str) -> None:
    """In a browser, if there is one; nobody minds if not."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return


def _without_password(database: str) -> str:
    scheme, there, rest = database.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}{there}{who.partition(':')[0]}{at}{where}"
