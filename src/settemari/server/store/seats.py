"""Seats: whose they are, what was seen from them, and one-time codes that take them to another device."""

from __future__ import annotations

from settemari.server.store.asking import Asking
from settemari.server.store.rows import Pass, Place, Seated, read_shelf


class Seats(Asking):
    """Seats themselves change with the appends of their table, as a whole or not at all."""

    async def seated(self, table: str) -> list[Seated]:
        """Who sits at a table, as far as it was told with the appends: all seats at one moment."""
        return [Seated._make(row) for row in await self._read(self._statements.seated, table=table)]

    async def tables_of(self, guest: str) -> list[Place]:
        """Where a guest has a seat at this moment, the table that changed last first."""
        rows = await self._read(self._statements.tables_of, guest=guest)
        return [Place(seat, read_shelf(shelf), seen) for seat, seen, *shelf in rows]

    async def saw(self, table: str, seat: int, beat: int) -> None:
        """The guest of a seat has seen everything up to that beat. It is written durably, so not for every beat.

        It only ever grows, in whatever order workers say so; with another guest it begins anew. A seat that was never
        told of is left alone. Whose seat it is is not asked: said while it goes to somebody else, it can count as
        theirs.
        """
        await self._change(self._statements.saw, table=table, seat_=seat, beat=beat)

    async def seen(self, table: str) -> dict[int, int]:
        """The last beat that was seen from each seat, 0 if none was: all seats at one moment."""
        rows = await self._read(self._statements.seen, table=table)
        return dict(rows)

    async def add_pass(self, one_time: Pass) -> bool:
        """Whether there was none with that hash. Of any number who add it at once one does; raises Gone."""
        return bool(await self._change(self._statements.add_pass, **one_time._asdict()))

    async def redeem(self, hash: str, now: float) -> Seated | None:
        """The seat that a one-time code is for, whoever sits there. It can be had once, however many ask at once.

        It is told and used up in one step. After Unreachable it may be used up, and nobody was told.
        """
        rows = await self._change(self._statements.redeem, hash=hash, now=now)
        return Seated(rows[0][0], rows[0][1], None) if rows else None

    async def drop_passes(self, now: float) -> None:
        """Remove one-time codes that have expired. Any number of workers may do so at once."""
        await self._change(self._statements.drop_passes, now=now)
