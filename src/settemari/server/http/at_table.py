"""What requests and streams ask of a table alike."""

from __future__ import annotations

from settemari.core.errors import Refused
from settemari.locales.message import say
from settemari.server.errors import NotAllowed
from settemari.server.harbour import Berth
from settemari.server.wire import Wired
from settemari.server.worker import NoTable, Worker, told_refusal

LONGEST_CODE = 32


async def table_of(worker: Worker, code: str) -> Berth:
    """The table with that code; what cannot be one is not looked for. Raises NoTable."""
    if not code.strip().isalpha() or len(code) > LONGEST_CODE:
        raise NoTable
    return await worker.table(code)


def offered(berth: Berth, guest: str, seat: int, draft: tuple[int, ...] = ()) -> Wired | None:
    """What a guest's own seat may answer; None if it is not asked."""
    table = berth.table
    if seat not in table.seats_of(guest):
        raise NotAllowed(say("error-table-not-yours"))
    question = table.question
    if question is None or seat not in question.seats:
        return None
    try:
        return berth.sight(seat).offer(draft)
    except Refused as refused:
        raise told_refusal(table, seat, refused) from None
