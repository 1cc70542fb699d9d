"""People with something to hide: beside their game they do what nobody else may notice.

What they answer, and when, follows from the seed of the table; what they do in secret from a seed of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from settemari.server.http.frames import Offer
from settemari.server.wishes import Answer, Emote, Hold, Order, Seen
from tests.server.virtual.client import Client, Told
from tests.server.virtual.people import PASS, Player, between, draw, preferred

SMART, ALWAYS = "smart", "always"
AFTER = "after"  # orders may answer it, too
NO_SUCH_CODE = 987_654_321
LATEST = 7.0  # when the anchor answers at a slow moment: before the fuse burns down, and after everybody else


def is_restless(seed: int, seat: int) -> bool:
    """Whether somebody's line breaks now and then; the others may have a second device: that both have all can see."""
    return draw(seed, seat, "restless") < 0.5


class Schemer(Player):
    """Plays at random and mostly passes at moments.

    One seat at the table, the *anchor*, always wants to be asked. At some moments it thinks for long, and the others,
    if they are prompted, for a shorter while: that nobody can notice, as the anchor comes last. At all other moments
    who is prompted only when it matters clicks at once.
    """

    def __init__(
        self,
        client: Client,
        seat: int,
        seed: int,
        secret: int,
        anchor: int,
        has_orders: bool,
        slow: bool,
        device: Callable[[int], Client],
    ) -> None:
        super().__init__(client, seat, seed)
        self._secret = secret
        self._anchor = anchor
        self._has_orders = has_orders
        self._slow = slow
        self._device = device

    # -- what everybody sees the outcome of --------------------------------------------------------------------------

    def delay(self, question: Told) -> float:
        what = (self.seed, self.seat, question["number"], "delay")
        if not question["moment"] and question["name"] != AFTER:
            return between(0.3, 2.5, *what)
        if self._is_slow(question):
            return LATEST if self.seat == self._anchor else between(0.2, LATEST - 1, *what)
        return between(0.1, 4.0, *what) if self.seat == self._anchor else super().delay(question)

    def chooses(self, question: Told) -> int:
        codes, number = question["codes"], question["number"]
        passes = question["moment"] and (self._is_slow(question) or draw(self.seed, self.seat, number, "passes") < 0.85)
        return PASS if passes else preferred(codes, self.seed, self.seat, number)

    def _is_slow(self, question: Told) -> bool:
        return (
            self._slow
            and question["moment"]
            and self._anchor in question["seats"]
            and draw(self.seed, "slow", question["number"]) < 0.4
        )

    # -- what nobody else may notice ---------------------------------------------------------------------------------

    def comes(self, question: Told) -> None:
        number = question["number"]
        if draw(self.seed, self.seat, number, "emote") < 0.05:
            self.spawn(self._soon(Emote(self.seat, "ahoy"), number))
        if self._is_slow(question) and draw(self.seed, self.seat, number, "hold") < 0.1:
            self.spawn(self._soon(Hold(self.seat, number), number))
        schemes = (self._asks, self._orders, self._errs, self._looks_twice, self._changes, self._reads)
        for place, scheme in enumerate(schemes):
            if draw(self._secret, self.seat, number, place) < 0.3:
                self.spawn(self._later(scheme, question, place))

    async def _soon(self, what: Emote | Hold, number: int) -> None:
        """All hear that, so nobody speaks at the very same time: whose word then comes first is nobody's secret."""
        await self.client.source.sleep(between(0.01, 0.2, self.seed, self.seat, number, type(what).__name__))
        self.client.send(what)

    async def _later(self, scheme: Callable[[Told], None], question: Told, place: int) -> None:
        await self.client.source.sleep(between(0.01, 3.0, self._secret, self.seat, question["number"], place, "when"))
        scheme(question)

    def _asks(self, question: Told) -> None:
        """Tries a draft out."""
        codes = question.get("codes", ())
        draft = (preferred(codes, self._secret, question["number"]),) if codes else ()
        self.client.send(Offer(self.seat, draft))

    def _orders(self, question: Told) -> None:
        """The anchor goes on being asked; others may want to sleep for a while."""
        if not self._has_orders:
            return
        number = question["number"]
        orders: dict[str, object] = {"prompt": ALWAYS if self.seat == self._anchor else SMART}
        plays = [code for code in question.get("codes", ()) if code != PASS]
        orders["bells_off"] = [code for code in plays if draw(self._secret, self.seat, number, code) < 0.5]
        if self.seat != self._anchor and draw(self._secret, self.seat, number, "sleeps") < 0.3:
            orders["passing"] = "action"
        self.client.send(Order(self.seat, orders))

    def _errs(self, question: Told) -> None:
        """What is refused, here and at another's seat."""
        for seat in (self.seat, (self.seat + 1) % len(self.client.room["seats"])):
            self.client.send(Answer(seat, question["number"], (NO_SUCH_CODE,)))

    def _looks_twice(self, question: Told) -> None:
        """A second device, for a moment."""
        if is_restless(self.seed, self.seat):
            return
        other = self._device(self.seat)

        async def look() -> None:
            await other.source.sleep(1.0)
            other.disconnect()

        self.spawn(look())

    def _changes(self, question: Told) -> None:
        """Changes an answer that is in, and changes it back: nobody sees that where several answer at once."""
        current = self.client.questions.get(self.seat) or {}
        if current.get("number") != question["number"] or not current.get("mine") or len(question["seats"]) == 1:
            return
        self.answer(question, preferred(question["codes"], self._secret, self.seat, question["number"], "changed"))
        self.answer(question, current["mine"][0])

    def _reads(self, question: Told) -> None:
        self.client.send(Seen(self.seat, question["number"]))
