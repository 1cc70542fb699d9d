"""Standing orders at the keyboard: who sits alone among bots is asked when it matters, and may sleep for a while.

``smart`` (as a game begins) and ``always`` say when to ask; ``sleep`` passes until the own turn, ``sleep action`` and
``sleep stack`` for less long, and with ``unless me`` behind it only as long as nothing is aimed at whoever sleeps.
"""

from __future__ import annotations

from settemari.cli.screen.look import Standing
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.games.arrr.orders import ALWAYS, MY_TURN, SMART, THIS_ACTION, THIS_STACK, Orders, answer, renewed
from settemari.locales.message import Message, say

SLEEP = "sleep"
UNTIL = {"": MY_TURN, "action": THIS_ACTION, "stack": THIS_STACK}


class ArrrStanding(Standing):
    """The orders of one seat, as its words change them and time ends them."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._orders = Orders()
        self._before: View | None = None

    def look(self, view: View) -> None:
        if self._before is not None:
            self._orders = renewed(self._orders, self._before, view)
        self._before = view

    def answer(self, view: View) -> int | None:
        return answer(self._setup, self._orders, view)

    def order(self, typed: str) -> Message | None:
        word, *more = typed.casefold().split() or [""]
        if word in (SMART, ALWAYS) and not more:
            self._orders = self._orders._replace(prompt=word, passing="", unless_target=False)
            return say(f"arrr-order-{word}")
        unless = more[-2:] == ["unless", "me"]
        until = UNTIL.get(" ".join(more[:-2] if unless else more))
        if word != SLEEP or until is None:
            return None
        self._orders = self._orders._replace(passing=until, unless_target=unless)
        return say(f"arrr-order-{until}")

    def sleeps(self) -> bool:
        return bool(self._orders.passing)
