"""Games that are over: who opened the table gets up, so that bots play it to its end in a moment."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Browser

from tests.browser.planting import Planting
from tests.browser.tables import Opener, wish
from tests.browser.visitor import Visitor

PATIENCE = 60.0  # seconds for bots to play a whole game
SEATS = {"maretta": 5, "vulcano": 3}


def play_out(who: Visitor, code: str, *seats: int) -> Any:
    """Those seats are left to bots until the game is over; the room as it is then."""
    for seat in seats:
        wish(who, code, "leave", seat=seat)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        room = who.api("GET", f"/tables/{code}")["room"]
        if room["stage"] == "ended":
            return room
        time.sleep(0.05)
    raise AssertionError("the bots do not come to an end")


class Finished:
    """One game of each side that was played, for all tests that only look at it."""

    def __init__(self, browser: Browser, address: str, plants: Planting) -> None:
        self._browser, self._address, self._open = browser, address, Opener(plants)
        self._codes: dict[str, str] = {}

    def __call__(self, game: str) -> str:
        """The code of its table."""
        if game not in self._codes:
            host = Visitor(self._browser, self._address)
            self._codes[game] = self._open(host, game=game, seats=SEATS[game], seed=7)
            play_out(host, self._codes[game], 0)
            host.close()
        return self._codes[game]
