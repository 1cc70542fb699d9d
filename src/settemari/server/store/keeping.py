"""What is kept beside the tables: the server's secrets, variants, and what people reported."""

from __future__ import annotations

from settemari.server.store.asking import Asking
from settemari.server.store.rows import Report


class Keeping(Asking):
    """Nothing here belongs to a table, and nothing of it goes with one."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """One of the server's own, such as the key that signs cookies. If none is kept, ``fresh`` is from now on.

        Any number of workers that ask at once get the same, and it is kept durably before anybody gets it.
        """
        rows = await self._read(self._statements.secret, name=name)
        if not rows:
            rows = await self._change(self._statements.keep_secret, name=name, value=fresh)
        return bytes(rows[0][0])

    async def keep_variant(self, digest: str, body: bytes) -> None:
        """Keep a variant durably, whole and once, however many bring it at once. What was kept first stays."""
        await self._change(self._statements.keep_variant, digest=digest, body=body)

    async def variant(self, digest: str) -> bytes | None:
        """A variant that was kept. It never changes, so it may be remembered."""
        rows = await self._read(self._statements.variant, digest=digest)
        return bytes(rows[0][0]) if rows else None

    async def add_report(self, report: Report) -> bool:
        """Keep a problem that somebody reported; whether there was none with that id. Sent twice, it is kept once."""
        return bool(await self._change(self._statements.add_report, **report._asdict()))

    async def reports(self, limit: int) -> list[Report]:
        """The newest first, as they are at one moment."""
        return [Report._make(row) for row in await self._read(self._statements.reports, limit=limit)]

    async def drop_reports(self, before: float) -> None:
        """Remove what was reported before that time. Any number of workers may do so at once."""
        await self._change(self._statements.drop_reports, before=before)
