"""Who looks at a table, through whose eyes, and what they have been told: all that a page of a table is made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from settemari.core.telling import Line
from settemari.locales.message import Message
from settemari.server.pages.retyping import Sent
from settemari.server.room import ENDED, PLAYING, WAITING, Chair
from settemari.server.table import Table
from settemari.server.wishes import Emote, Say

FOR_BOTS, FOR_PEOPLE = 3, 15  # seconds after which a page that waits for them, and for nothing else, looks again


class Looker(NamedTuple):
    """One guest at one table."""

    table: Table
    seat: int | None  # whose eyes; None: a spectator
    seats: list[int]  # all that this guest holds; with several, people share the device
    host: bool
    language: str
    beats: list[tuple[int, list[Line]]]  # the log so far as this eye was told it, the oldest first
    seen: int  # the last beat that this seat had looked at
    draft: tuple[int, ...]
    notice: Message | None  # why the last form was refused, or what else there is to say
    presence: list[bool]
    address: str  # the link to share
    now: float
    rule: str = ""  # the number of the rule that refused it
    uncovered: bool = False  # whoever shares the device has passed it on, and this seat may be shown
    still: bool = False  # the page is not to look again by itself
    heard: Sequence[Emote | Say] = ()  # what somebody has said lately
    filling: str = ""  # the form that somebody wants to fill in: the page is at rest until it is sent
    sent: Sent | None = None  # the form that was refused
    good: bool = False  # the notice is no refusal

    # -- addresses -----------------------------------------------------------------------------------------------

    @property
    def path(self) -> str:
        return f"/t/{self.table.code}"

    def link(
        self,
        *,
        to: str = "",
        seat: int | None = None,
        draft: Sequence[int] = (),
        still: bool | None = None,
        covered: bool = False,
        filling: str = "",
    ) -> str:
        """This page again, or what lies below it, for the same eyes or another seat's, with what a draft holds."""
        shown = self.seat if seat is None else seat
        query = [] if shown is None else [f"seat={shown}"]
        if self.is_shared and shown is not None and not covered:
            query.append("uncovered=1")
        if self.still if still is None else still:
            query.append("still=1")
        if draft:
            query.append("draft=" + ",".join(map(str, draft)))
        if filling:
            query.append(f"filling={filling}")
        return self.path + to + ("?" + "&".join(query) if query else "")

    @property
    def here(self) -> str:
        """This page as it is, for another language."""
        return self.link(draft=self.draft, filling=self.filling)

    # -- who this is ---------------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this device."""
        return len(self.seats) > 1

    @property
    def is_covered(self) -> bool:
        """Whether nothing of the seat may be shown yet, since the device may be in other hands."""
        return self.is_shared and self.seat is not None and not self.uncovered and self.table.stage == PLAYING

    @property
    def chair(self) -> Chair | None:
        """The own seat, if its guest plays it."""
        if self.seat is None or self.seat not in self.seats:
            return None
        chair = self.table.chairs[self.seat]
        return chair if chair.by_person else None

    def is_here(self, seat: int) -> bool:
        return seat < len(self.presence) and self.presence[seat]

    # -- what is wanted of them ------------------------------------------------------------------------------------

    @property
    def may_answer(self) -> bool:
        """Whether the question is also for this seat; also if an answer is in, which may be changed."""
        question = self.table.question
        return self.chair is not None and question is not None and self.seat in question.seats

    @property
    def is_passing(self) -> bool:
        """Whether the seat's standing orders answer for it."""
        return self.may_answer and self.seat is not None and self.table.ordered(self.seat) is not None

    @property
    def is_awaited(self) -> bool:
        """Whether everybody waits for whoever looks."""
        question = self.table.question
        waits = question is not None and self.seat in question.waiting_for
        return self.may_answer and waits and not self.is_passing

    @property
    def may_sit(self) -> bool:
        """Whether there is a seat to take: for who has one, and for the host, also at a table that is locked."""
        table = self.table
        closed = table.locked and not self.host and not self.seats
        return table.stage == WAITING and any(chair.free for chair in table.chairs) and not closed

    def awaited_here(self) -> list[int]:
        """The other seats at this device that somebody is waited for at, if it is shared."""
        question = self.table.question
        if question is None or not self.is_shared:
            return []
        return [
            seat
            for seat in question.waiting_for
            if seat in self.seats
            and seat != self.seat
            and self.table.chairs[seat].by_person
            and self.table.ordered(seat) is None
        ]

    def awaits_people(self) -> bool:
        """Whether anybody but bots is waited for; at a moment all who are asked are, whoever has answered (P7.8)."""
        question = self.table.question
        if question is None:
            return True
        waiting = question.seats if self.table.is_moment else question.waiting_for
        return any(self.table.chairs[seat].by_person for seat in waiting)

    @property
    def has_moments(self) -> bool:
        """Whether something to answer may come, and be over, within seconds (P7.8)."""
        return self.table.match is not None and self.table.match.game.standing() is not None

    @property
    def refresh(self) -> int:
        """Seconds until a page that only waits is looked at again; 0: it stays, since there is something to do on it.

        Nothing is filled in on a page that goes on by itself, and nothing is told on it once: it would be lost.
        """
        if self.still or self.filling or self.draft or self.notice or self.table.stage == ENDED or self.is_covered:
            return 0
        if self.table.stage == WAITING:
            return FOR_PEOPLE if self.seats or not self.may_sit else 0
        if self.is_awaited or self.awaited_here():
            return 0
        if self.is_passing or self.has_moments or not self.awaits_people():
            return FOR_BOTS
        return FOR_PEOPLE
