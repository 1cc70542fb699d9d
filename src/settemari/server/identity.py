"""Who somebody is: a guest, known by a signed cookie, and if they like an account with a name and a password.

A guest's id is in the cookie and in the logs of tables, and goes to nobody else. The key that signs is the server's
own, kept in its database and shared by all workers.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from settemari.bots.names import check_person
from settemari.core.errors import SeatsError
from settemari.core.notation.matchfile import is_name
from settemari.locales.message import say
from settemari.server.errors import NotAllowed, NotNow, TableError
from settemari.server.source import CODE, LETTERS, Source
from settemari.server.store import Account, Guest, Pass, Store, fold

COOKIE = "settemari"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep none longer
PASS_SECONDS = 600.0  # a one-time code is good for so long
MOST_HASHING = 2  # passwords at the same time
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

P = ParamSpec("P")
T = TypeVar("T")


class Wrong(NotAllowed):
    """A name with a password, or a one-time code, that will not do."""


class Redeemed(NamedTuple):
    """A one-time code that was good: for which seat, and its letters (``Identity.is_from``)."""

    table: str
    seat: int
    letters: str


class Identity:
    """Signs and reads cookies, and looks after accounts."""

    def __init__(self, key: bytes, store: Store, source: Source) -> None:
        self._key = key
        self._store = store
        self._source = source
        self._hashing = asyncio.Semaphore(MOST_HASHING)
        self._nobody = ""  # the hash of a password that nobody has: to compare with where there is no account

    # -- cookies -------------------------------------------------------------------------------------------------

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def guest_in(self, cookie: str | None) -> str:
        """The guest that a cookie is of; nobody if it is not one of ours."""
        guest, _, signature = (cookie or "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(guest).encode())
        return guest if guest and good else ""

    def _signature(self, guest: str) -> str:
        made = hmac.new(self._key, b"guest " + guest.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).decode().rstrip("=")

    async def knows(self, guest: str) -> bool:
        """Whether there is such a guest still: a cookie outlives who wanted to be forgotten."""
        return bool(guest) and await self._store.guest(guest) is not None

    async def new_guest(self) -> str:
        now = self._source.now()
        guest = Guest(self._source.key(), now, now)
        await self._store.add_guest(guest)
        return guest.id

    # -- a seat on another device ----------------------------------------------------------------------------------

    async def issue_pass(self, table: str, seat: int, guest: str) -> str:
        """A code, good once and not for long, with which another device takes over that guest's seat.

        Its second half says of whom it is, to us alone: whoever sits there later must not lose their seat to it.
        """
        code = self._source.code()
        code += self._half(code, guest)
        await self._store.add_pass(Pass(_hashed(code), table, seat, self._source.now() + PASS_SECONDS))
        return code

    async def redeem(self, code: str) -> Redeemed:
        """What a code is for. It is used up by this, whatever comes of it; raises Wrong."""
        letters = "".join(letter for letter in code.lower() if letter.isalpha())
        seated = await self._store.redeem(_hashed(letters), self._source.now())
        if seated is None:
            raise Wrong(say("error-pass"))
        return Redeemed(seated.table, seated.seat, letters)

    def is_from(self, letters: str, guest: str) -> bool:
        """Whether that guest gave the code out."""
        return hmac.compare_digest(letters[CODE:].encode(), self._half(letters[:CODE], guest).encode())

    def _half(self, code: str, guest: str) -> str:
        mixed = hmac.new(self._key, f"pass {code} {guest}".encode(), hashlib.sha256).digest()
        return "".join(LETTERS[byte % len(LETTERS)] for byte in mixed[:CODE])

    # -- accounts --------------------------------------------------------------------------------------------------

    async def sign_up(self, guest: str, name: str, password: str) -> None:
        check_person(name)
        if name != name.strip():
            raise SeatsError(name, say("error-must-be-player"))
        _check_password(password)
        account = Account(name, await self._off_loop(_hash_password, password), self._source.now())
        if not await self._store.add_account(account):
            raise NotNow(say("error-account-taken"))
        await self._join(guest, name)

    async def sign_in(self, guest: str, name: str, password: str) -> None:
        """Raises Wrong, after the same work and with the same words whatever is wrong."""
        account = await self._store.account(name) if is_name(name) else None
        nobody = await self._hash_of_nobody()
        kept = nobody if account is None else account.hash
        if not await self._off_loop(_fits, kept, password) or account is None:
            raise Wrong(say("error-account-wrong"))
        await self._join(guest, account.name)

    async def sign_out(self, guest: str) -> None:
        await self._join(guest, None)

    async def _join(self, guest: str, account: str | None) -> None:
        known = await self._store.guest(guest)
        if known is None:
            raise NotAllowed(say("error-no-guest"))
        folded = None if account is None else fold(account)
        await self._store.change_guest(known._replace(account=folded, seen=self._source.now()))

    async def delete_account(self, name: str, password: str) -> None:
        account = await self._store.account(name)
        if account is None or not await self._off_loop(_fits, account.hash, password):
            raise Wrong(say("error-account-wrong"))
        await self._store.delete_account(name)

    async def _hash_of_nobody(self) -> str:
        if not self._nobody:
            self._nobody = await self._off_loop(_hash_password, "x" * LONGEST_PASSWORD)
        return self._nobody

    async def _off_loop(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Hashing takes long on purpose: not in the loop, and not many at once, since each takes memory, too."""
        async with self._hashing:
            return await asyncio.to_thread(work, *args, **named)


class Known(msgspec.Struct, frozen=True):
    """What somebody is told of themselves."""

    guest: bool
    name: str
    account: str


def _hashed(code: str) -> str:
    return hashlib.sha256(b"settemari pass " + code.encode()).hexdigest()


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise TableError(say("error-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD))


def _hash_password(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def _fits(kept: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return PasswordHasher().verify(kept, password[:LONGEST_PASSWORD])
    except (Argon2Error, InvalidHashError):
        return False
