"""Guests and accounts."""

from __future__ import annotations

import unicodedata

from settemari.server.store.asking import Asking
from settemari.server.store.rows import Account, Guest
from settemari.server.store.statement import OF_A_SEAT, OF_ITS_TABLE


def fold(name: str) -> str:
    """The form in which two names of accounts are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class People(Asking):
    """Everything here is one step, for whichever workers look at the same moment, unless it says otherwise."""

    async def add_guest(self, guest: Guest) -> bool:
        """Whether there was none with that id: of any number who add it at once one does.

        Raises Gone if the account is not there.
        """
        return bool(await self._change(self._statements.add_guest, **guest._asdict()))

    async def guest(self, id: str) -> Guest | None:
        """As they are at this moment."""
        rows = await self._read(self._statements.guest, guest=id)
        return Guest._make(rows[0]) if rows else None

    async def guests_of(self, account: str) -> list[Guest]:
        """Everybody who is signed in with that name at this moment, the eldest first."""
        rows = await self._read(self._statements.guests_of, account=fold(account))
        return [Guest._make(row) for row in rows]

    async def change_guest(self, guest: Guest) -> bool:
        """When they were seen, their name and their account; whether there is such a guest.

        All three change together, and of two changes at once the later stays. Raises Gone if the account is not there.
        """
        changes = {"seen": guest.seen, "name": guest.name, "account": guest.account}
        return bool(await self._change(self._statements.change_guest, id_=guest.id, **changes))

    async def delete_guest(self, id: str) -> bool:
        """Their seats stay, and are nobody's from the same moment on; whether there was such a guest.

        Who sits down with that id at the same time either did so before, or gets Gone.
        """
        return bool(await self._change(self._statements.delete_guest, guest=id))

    async def kept_of(self, guest: str) -> dict[str, object]:
        """Everything that is kept of a guest beside the logs, as plain data, for themselves; empty if nothing is.

        ``guest``, ``account`` (None without one; never the hash) and ``places``. Each of the three is read at a moment
        of its own.
        """
        found = await self.guest(guest)
        if found is None:
            return {}
        kept: dict[str, object] = {"guest": found._asdict(), "account": None}
        if found.account is not None:
            for row in await self._read(self._statements.account, folded_=found.account):
                account = Account._make(row)
                kept["account"] = {"name": account.name, "made": account.made}
        rows = await self._read(self._statements.places_of, guest=guest)
        places = [dict(zip((*OF_A_SEAT, *OF_ITS_TABLE), row, strict=True)) for row in rows]
        kept["places"] = [{**place, "ended": bool(place["ended"])} for place in places]
        return kept

    async def add_account(self, account: Account) -> bool:
        """Whether the name was free, however it is spelled: of any number who want it at once one gets it."""
        return bool(
            await self._change(self._statements.add_account, folded=fold(account.name), **account._asdict()),
        )

    async def account(self, name: str) -> Account | None:
        """As it is at this moment, however the name is spelled."""
        rows = await self._read(self._statements.account, folded_=fold(name))
        return Account._make(rows[0]) if rows else None

    async def change_account(self, account: Account) -> bool:
        """The spelling of its name and its password, both together; whether there is one of that name.

        Of two changes at once the later stays.
        """
        changes = {"name": account.name, "hash": account.hash}
        return bool(await self._change(self._statements.change_account, folded_=fold(account.name), **changes))

    async def delete_account(self, name: str, guests_too: bool = False) -> bool:
        """Whether there was one. Its guests stay, without an account; or they are deleted with it, all or nothing.

        Who signs in at the same time either did so before, or gets Gone, or stays as a guest without an account.
        """
        say = self._statements
        steps = (say.delete_guests_of, say.delete_account) if guests_too else (say.delete_account,)
        return bool(await self._change(*steps, folded_=fold(name)))
