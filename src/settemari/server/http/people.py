"""Requests about oneself: a seat on another device, an account, what is kept, and to be forgotten.

Nothing here is needed to play.
"""

from __future__ import annotations

import contextlib
import math
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post

from settemari.locales.message import say
from settemari.server import deciding
from settemari.server.errors import NotAllowed
from settemari.server.harbour import Berth, Info
from settemari.server.http.at_table import table_of
from settemari.server.http.problems import CHANGING, described, problems, read
from settemari.server.http.tables import Asking, Done, TableCode, Wired, address_of, guest_of
from settemari.server.identity import LONGEST_PASSWORD, PASS_SECONDS, Known, Wrong
from settemari.server.limits import FORGOTTEN, PASSES, PASSWORDS, PASSWORDS_OF_ONE
from settemari.server.room import ENDED
from settemari.server.store import Gone, Place, fold
from settemari.server.table import Table
from settemari.server.wishes import Name, SeatNumber
from settemari.server.worker import NoTable, Worker

ALL_TABLES = (1 << 31) - 1
MOST_LOOKED_AT = 20  # of one's tables, for whose turn it is: they may have to be read for it
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PASSWORD)]


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class PassWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class PassGiven(msgspec.Struct, frozen=True):
    """A one-time code, and for how many seconds it is good."""

    code: str
    seconds: float


class PassShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Seated(msgspec.Struct, frozen=True):
    """Where somebody sits now."""

    code: str
    seat: int


class Everything(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of somebody: of this guest, and of others who share the account."""

    tables: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    guest: dict[str, Any] = {}
    account: dict[str, Any] | None = None
    places: list[dict[str, Any]] = []


class PlaceTold(msgspec.Struct, frozen=True):
    """A seat of one's own; ``here``: it can be played from this device; ``turn``: it is asked; ``seen``: the last beat
    that was looked at.
    """

    code: str
    game: str
    seat: int
    ended: bool
    changed: float
    here: bool
    turn: bool
    seen: int
    info: Info


class Places(msgspec.Struct, frozen=True):
    tables: list[PlaceTold]


_account = msgspec.json.Decoder(Account).decode
_pass_wanted = msgspec.json.Decoder(PassWanted).decode
_pass_shown = msgspec.json.Decoder(PassShown).decode


async def known(worker: Worker, guest: str) -> Known:
    found = await worker.store.guest(guest) if guest else None
    if found is None:
        return Known(False, "", "")
    account = await worker.store.account(found.account) if found.account else None
    return Known(True, found.name or "", account.name if account else "")


async def guests_of(worker: Worker, guest: str) -> list[str]:
    """Somebody on all their devices: those who share the account, this one first; empty if there is no such guest."""
    found = await worker.store.guest(guest) if guest else None
    if found is None:
        return []
    others = await worker.store.guests_of(found.account) if found.account else []
    return [guest, *(one.id for one in others if one.id != guest)]


# -- what is kept ----------------------------------------------------------------------------------------------------


async def everything_of(worker: Worker, guest: str) -> Wired:
    """All that is kept of somebody: the guest, the account, and what they are called at which tables.

    ``devices``: the same of the others who share the account.
    """
    first, *others = [await _kept_of(worker, one) for one in await guests_of(worker, guest)] or [{"tables": []}]
    return {**first, "devices": others}


async def _kept_of(worker: Worker, guest: str) -> Wired:
    tables = []
    for place in await worker.store.tables_of(guest):
        berth = await worker.harbour.berth(place.shelf.table)
        if berth is not None:
            names = berth.table.names()
            tables.append({"code": berth.table.code, "seat": place.seat, "name": names[place.seat]})
    return {**await worker.store.kept_of(guest), "tables": tables}


async def forget(worker: Worker, guest: str) -> None:
    """Bots go on where somebody still plays, no name and no id stays at any table, and guest and account are no more.

    Who stood up or was removed has no seat by which their tables could be found: all logs are looked through.
    """
    guests = await guests_of(worker, guest)
    for key in await worker.store.expired(math.inf, ALL_TABLES):
        written = b"".join(entry.body for entry in await worker.store.entries(key))
        for one in guests:
            if one.encode() in written and (berth := await worker.harbour.berth(key)) is not None:
                with contextlib.suppress(Gone):  # the table is forgotten itself
                    await _leave(worker, berth, one)
                    await _leave_no_trace(worker, berth, one)
    found = await known(worker, guest)
    for one in guests:
        await worker.store.delete_guest(one)
    if found.account:
        await worker.store.delete_account(found.account)


async def _leave(worker: Worker, berth: Berth, guest: str) -> None:
    """Get up from all seats, and let somebody else be host, if anybody is there."""
    table = berth.table
    for seat in table.seats_of(guest):
        if table.stage != ENDED and table.chairs[seat].by_person:
            await worker.harbour.do(berth, partial(deciding.leaving, guest=guest, seat=seat))
    others = [seat for seat, chair in enumerate(table.chairs) if chair.by_person and chair.guest != guest]
    if table.host == guest and others:
        await worker.harbour.do(berth, partial(deciding.hosting, guest=guest, seat=others[0]))


async def _leave_no_trace(worker: Worker, berth: Berth, guest: str) -> None:
    """First the name, as long as the log says whose it was; then the id; and the table is read anew."""
    await worker.harbour.forget_name(berth, guest)
    for entry in await worker.store.entries(berth.table.key):
        if guest.encode() in entry.body:
            await worker.store.rewrite(entry.table, entry.number, entry.body.replace(guest.encode(), b""))
    await worker.harbour.forget_name(berth, guest)


# -- a seat on another device -----------------------------------------------------------------------------------------


async def take_seat(worker: Worker, request: Asking, code: str) -> tuple[Berth, int]:
    """Go on with a seat on this device."""
    worker.buckets.take(PASSWORDS, address_of(request), worker.source.now())
    key, seat, letters = await worker.identity.redeem(code)
    berth = await worker.harbour.berth(key)
    if berth is None:
        raise NoTable

    def moving(table: Table) -> deciding.Lines:
        """Only from who gave the code out: somebody else may sit there by now."""
        if not may_move(table, seat) or not worker.identity.is_from(letters, table.chairs[seat].guest):
            raise Wrong(say("error-pass"))
        return deciding.moving(table, guest_of(request), seat)

    await worker.harbour.do(berth, moving)
    return berth, seat


async def give_pass(worker: Worker, berth: Berth, guest: str, seat: int) -> PassGiven:
    table = berth.table
    if seat not in table.seats_of(guest) or not may_move(table, seat):
        raise NotAllowed(say("error-table-not-yours"))
    worker.buckets.take(PASSES, guest, worker.source.now())
    return PassGiven(await worker.identity.issue_pass(table.key, seat, guest), PASS_SECONDS)


def may_move(table: Table, seat: int) -> bool:
    """Whether somebody has that seat who plays it, or can come back to it."""
    chairs = table.chairs[seat : seat + 1]
    return any(chair.by_person or chair.can_be_taken_back for chair in chairs)


# -- routes ----------------------------------------------------------------------------------------------------------


def people_routes(worker: Worker) -> list[Any]:
    """All of them, for one worker."""

    def tried(request: Asking) -> None:
        worker.buckets.take(PASSWORDS, address_of(request), worker.source.now())

    @get("/api/v1/me", responses=problems(), operation_class=described())
    async def me(request: Asking) -> Known:
        """Who one is here."""
        return await known(worker, guest_of(request))

    @post("/api/v1/me", status_code=200, responses=problems(*CHANGING), operation_class=described())
    async def be_somebody(request: Asking) -> Known:
        """Be somebody before anything is wanted: who gets no reply to that is the same who tries again."""
        return await known(worker, guest_of(request))

    @get("/api/v1/me/data", responses=problems(), operation_class=described(reply=Everything))
    async def data_of_me(request: Asking) -> Wired:
        """All that is kept of oneself."""
        return await everything_of(worker, guest_of(request))

    @delete("/api/v1/me", status_code=200, responses=problems(*CHANGING), operation_class=described())
    async def forget_me(request: Asking) -> Done:
        """Be forgotten. Bots go on for one, and one's name leaves all tables."""
        worker.buckets.take(FORGOTTEN, address_of(request), worker.source.now())
        await forget(worker, guest_of(request))
        request.scope["state"]["forgotten"] = True  # the gate takes the cookie back
        return Done()

    @post("/api/v1/me/account", responses=problems(409, *CHANGING), operation_class=described(Account))
    async def sign_up(request: Asking) -> Known:
        """Have an account, to keep one's history; nothing needs one."""
        tried(request)
        data = await read(request, _account)
        await worker.identity.sign_up(guest_of(request), data.name, data.password)
        return await known(worker, guest_of(request))

    @post("/api/v1/me/session", status_code=200, responses=problems(*CHANGING), operation_class=described(Account))
    async def sign_in(request: Asking) -> Known:
        """Be that account on this device, too."""
        tried(request)
        data = await read(request, _account)
        worker.buckets.take(PASSWORDS_OF_ONE, fold(data.name), worker.source.now())
        await worker.identity.sign_in(guest_of(request), data.name, data.password)
        return await known(worker, guest_of(request))

    @delete("/api/v1/me/session", status_code=200, responses=problems(*CHANGING), operation_class=described())
    async def sign_out(request: Asking) -> Done:
        """Be a guest again."""
        await worker.identity.sign_out(guest_of(request))
        return Done()

    @delete("/api/v1/me/account", status_code=200, responses=problems(*CHANGING), operation_class=described())
    async def delete_account(request: Asking) -> Done:
        """Give the account up; one's seats stay one's own."""
        found = await known(worker, guest_of(request))
        if not found.account:
            raise NotAllowed(say("error-account-wrong"))
        await worker.store.delete_account(found.account)
        return Done()

    @get("/api/v1/me/tables", responses=problems(), operation_class=described(reply=Places))
    async def my_tables(request: Asking) -> Wired:
        """Where one has a seat, with an account also from other devices."""
        return {"tables": await tables_of(worker, guest_of(request))}

    @post(
        "/api/v1/tables/{code:str}/pass",
        responses=problems(404, *CHANGING),
        operation_class=described(PassWanted),
    )
    async def one_time(request: Asking, code: TableCode) -> PassGiven:
        """A one-time code with which another device takes over a seat."""
        berth, wanted = await table_of(worker, code), await read(request, _pass_wanted)
        return await give_pass(worker, berth, guest_of(request), wanted.seat)

    @post(
        "/api/v1/passes",
        status_code=200,
        responses=problems(404, 409, *CHANGING),
        operation_class=described(PassShown),
    )
    async def redeem(request: Asking) -> Seated:
        """Take over a seat with a one-time code."""
        berth, seat = await take_seat(worker, request, (await read(request, _pass_shown)).code)
        return Seated(berth.table.code, seat)

    return [
        one_time,
        redeem,
        me,
        be_somebody,
        data_of_me,
        forget_me,
        sign_up,
        sign_in,
        sign_out,
        delete_account,
        my_tables,
    ]


async def tables_of(worker: Worker, guest: str) -> list[Wired]:
    """One's tables, the one that changed last first; through an account those of all its guests, to look at."""
    guests = await guests_of(worker, guest)
    places = [(one, place) for one in guests for place in await worker.store.tables_of(one)]
    places.sort(key=lambda both: -both[1].shelf.changed)
    playable = [place for one, place in places if one == guest and not place.shelf.ended]
    asked = [place for place in playable[:MOST_LOOKED_AT] if await _is_asked(worker, place)]
    return [
        {
            "code": place.shelf.code,
            "game": place.shelf.game,
            "seat": place.seat,
            "ended": place.shelf.ended,
            "changed": place.shelf.changed,
            "here": one == guest,
            "turn": one == guest and place in asked,
            "seen": place.seen,
            "info": msgspec.json.decode(place.shelf.info),
        }
        for one, place in places
    ]


async def _is_asked(worker: Worker, place: Place) -> bool:
    """Whether the others wait for who sits there, and no order answers."""
    berth = await worker.harbour.berth(place.shelf.table)
    question = None if berth is None else berth.table.question
    if berth is None or question is None or place.seat not in question.waiting_for:
        return False
    return berth.table.chairs[place.seat].by_person and berth.table.ordered(place.seat) is None
