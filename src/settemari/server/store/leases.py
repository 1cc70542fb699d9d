"""Leases: which worker drives which table. The worker's clock tells when one has expired."""

from __future__ import annotations

from settemari.server.store.asking import Asking
from settemari.server.store.errors import Gone

LONG_AGO = 0.0


class Leases(Asking):
    """A lease keeps workers from doing the same work twice; what they write is kept apart by the log alone."""

    async def lease(self, table: str, worker: str, now: float, until: float) -> bool:
        """Take a table's lease, renew one's own, or take over one that has expired; whether it is the worker's now.

        Of any number who ask at once one gets it.
        """
        try:
            return bool(await self._change(self._statements.lease, table=table, worker=worker, now=now, until=until))
        except Gone:
            return False

    async def renew(self, worker: str, until: float) -> set[str]:
        """Renew every lease of a worker at once; these are the tables it still has.

        One that somebody takes over meanwhile is either renewed in time, and they do not get it, or not among these.
        """
        return {row[0] for row in await self._change(self._statements.renew, worker=worker, until=until)}

    async def release(self, worker: str) -> None:
        """A worker goes: what it was driving can be taken over at once. What others have is not touched."""
        await self._change(self._statements.renew, worker=worker, until=LONG_AGO)

    async def give_up(self, table: str, worker: str) -> None:
        """Nothing at a table needs driving any more: it has no lease, and nobody is to take it up.

        If somebody else has taken it over, nothing happens.
        """
        await self._change(self._statements.give_up, table=table, worker=worker)

    async def unleased(self, now: float, limit: int) -> list[str]:
        """Tables that have not ended and whose worker has not renewed its lease: somebody is to take them up.

        Several workers can be told of the same table: ``lease`` decides whose it is.
        """
        return [row[0] for row in await self._read(self._statements.unleased, now=now, limit=limit)]
