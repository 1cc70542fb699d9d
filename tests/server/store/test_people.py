"""Guests, accounts, and one-time codes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from settemari.server.store import Account, Gone, Guest, Pass, Seated, fold, open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import NOON, begin, entry, shelf


def test_a_guest_is_kept_changed_and_deleted(address: str, run: Run[Any]) -> None:
    anna = Guest("g1", NOON, NOON)

    async def story() -> None:
        async with await open_store(address) as store:
            assert await store.guest("g1") is None
            assert await store.add_guest(anna) is True
            assert await store.add_guest(anna._replace(name="somebody else")) is False
            assert await store.guest("g1") == anna
            later = anna._replace(seen=NOON + 9, name="Anna")
            assert await store.change_guest(later) is True
            assert await store.guest("g1") == later
            assert await store.delete_guest("g1") is True
            assert await store.delete_guest("g1") is False
            assert await store.change_guest(later) is False
            assert await store.guest("g1") is None

    run(story())


def test_the_seats_of_a_guest_who_deletes_themselves_stay_and_are_nobodys(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await store.add_guest(Guest("g1", NOON, NOON))
            await store.append([entry("t", 1)], shelf("t"), [Seated("t", 0, "g1")])
            await store.delete_guest("g1")
            assert await store.seated("t") == [Seated("t", 0, None)]
            assert await store.tables_of("g1") == []

    run(story())


def test_a_name_belongs_to_one_account_however_it_is_spelled(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            assert await store.add_account(Account("Straße", "hash", NOON)) is True
            for other in ("Straße", "STRASSE", "strasse"):
                assert await store.add_account(Account(other, "other", NOON)) is False
                assert await store.account(other) == Account("Straße", "hash", NOON)
            assert await store.change_account(Account("STRASSE", "new", NOON)) is True
            assert await store.account("straße") == Account("STRASSE", "new", NOON)
            assert await store.delete_account("Strasse") is True
            assert await store.delete_account("Strasse") is False
            assert await store.change_account(Account("Strasse", "new", NOON)) is False
            assert await store.account("straße") is None

    run(story())


def test_an_account_has_guests_who_stay_when_it_goes(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await store.add_account(Account("Anna", "hash", NOON))
            phone, desk = Guest("phone", 2.0, 2.0, "Anna", fold("Anna")), Guest("desk", 1.0, 1.0, "Anna", fold("Anna"))
            await store.add_guest(phone)
            await store.add_guest(desk._replace(account=None))
            assert await store.guests_of("ANNA") == [phone]
            await store.change_guest(desk)
            assert await store.guests_of("Anna") == [desk, phone]
            await store.delete_account("Anna")
            assert await store.guests_of("Anna") == []
            assert await store.guest("phone") == phone._replace(account=None)
            with pytest.raises(Gone):
                await store.change_guest(phone)

    run(story())


def test_an_account_is_deleted_with_all_its_guests_if_they_want_it(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await store.add_account(Account("Anna", "hash", NOON))
            await store.add_account(Account("Bruno", "hash", NOON))
            for guest, account in (("phone", "anna"), ("desk", "anna"), ("other", "bruno"), ("nobody's", None)):
                await store.add_guest(Guest(guest, NOON, NOON, None, account))
            await store.append([entry("t", 1)], shelf("t"), [Seated("t", 0, "desk"), Seated("t", 1, "other")])
            assert await store.delete_account("ANNA", guests_too=True) is True
            assert await store.delete_account("ANNA", guests_too=True) is False
            assert await store.account("Anna") is None
            found = [await store.guest(guest) for guest in ("phone", "desk", "other", "nobody's")]
            assert [guest and guest.id for guest in found] == [None, None, "other", "nobody's"]
            assert await store.guests_of("Bruno") == [found[2]]
            assert await store.seated("t") == [Seated("t", 0, None), Seated("t", 1, "other")]

    run(story())


def test_a_guest_gets_everything_that_is_kept_of_them(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await store.add_account(Account("Anna", "the hash", NOON))
            await store.add_guest(Guest("g1", NOON, NOON + 1, "Anna", fold("Anna")))
            await store.add_guest(Guest("g2", NOON, NOON))
            seats = [Seated("t", 0, "g1"), Seated("t", 1, "g2")]
            await store.append([entry("t", 1)], shelf("t", ended=True), seats)
            await store.saw("t", 0, 7)
            kept = await store.kept_of("g1")
            place = {"code": "code-t", "game": "maretta", "ended": True, "changed": NOON, "expires": NOON + 3600}
            assert kept == {
                "guest": {"id": "g1", "made": NOON, "seen": NOON + 1, "name": "Anna", "account": "anna"},
                "account": {"name": "Anna", "made": NOON},
                "places": [{"table": "t", "seat": 0, "seen": 7, **place}],
            }
            assert json.loads(json.dumps(kept)) == kept, "plain data"
            assert '"ended": true' in json.dumps(kept)
            assert "the hash" not in json.dumps(kept)
            other = await store.kept_of("g2")
            assert other["account"] is None
            assert other["places"] == [{"table": "t", "seat": 1, "seen": 0, **place}]
            assert await store.kept_of("nobody") == {}

    run(story())


def test_a_one_time_code_is_redeemed_once_and_in_time(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            assert await store.add_pass(Pass("once", "t", 2, NOON + 60)) is True
            assert await store.add_pass(Pass("once", "t", 3, NOON + 60)) is False
            await store.add_pass(Pass("late", "t", 1, NOON))
            found = await asyncio.gather(*(store.redeem("once", NOON) for _ in range(10)))
            assert [one for one in found if one is not None] == [Seated("t", 2, None)]
            assert await store.redeem("late", NOON) is None
            assert await store.redeem("never", NOON) is None
            await store.drop_passes(NOON)
            assert await store.redeem("late", NOON - 1) is None
            with pytest.raises(Gone):
                await store.add_pass(Pass("lost", "no such table", 0, NOON))

    run(story())
