"""Accounts and their passwords; what is kept of somebody, and that nothing is once they want to be forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx

from settemari.server.identity import COOKIE
from tests.server.hostile.afloat import Afloat, Person, read, sail

PASSWORD = "correct horse battery"


async def _signs(person: Person, how: str, name: str, password: str = PASSWORD) -> httpx.Response:
    return await person.http.post(f"/api/v1/me/{how}", json={"name": name, "password": password})


def _rows(file: Path) -> list[str]:
    """Every row of every table of a database, as text."""
    with sqlite3.connect(file) as database:
        tables = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        found = [f"{table} {row!r}" for table in tables for row in database.execute(f"select * from {table}")]
    database.close()
    return found


# -- accounts ----------------------------------------------------------------------------------------------------------


def test_passwords(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, other = await ship.person(), await ship.person()
        assert (await _signs(anna, "account", "Anna", "short")).status_code == 400
        assert (await _signs(anna, "account", "Anna", "x" * 201)).status_code == 400
        reply = await _signs(anna, "account", "Anna")
        assert reply.status_code == 201
        assert reply.json() == {"guest": True, "name": "", "account": "Anna"}
        for name in ("Anna", "ANNA", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna"):
            assert (await _signs(other, "account", name)).status_code == 409
        (row,) = [row for row in _rows(ship.file) if row.startswith("accounts")]
        assert "$argon2id$" in row
        assert PASSWORD not in "".join(_rows(ship.file))
        assert (await _signs(other, "session", "anna")).status_code == 200
        assert (await other.http.get("/api/v1/me")).json()["account"] == "Anna"
        await other.http.delete("/api/v1/me/session")
        assert (await other.http.get("/api/v1/me")).json()["account"] == ""

    sail(tmp_path, scene, limited=False)


def test_names_of_accounts(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        for name in ("", " ", " Anna", "An\nna", "\x00", "x" * 41, "bot:1", "\N{RIGHT-TO-LEFT OVERRIDE}x", "a#b"):
            assert (await _signs(anna, "account", name)).status_code == 400, repr(name)
            assert (await _signs(anna, "session", name)).status_code in (400, 403), repr(name)

    sail(tmp_path, scene, limited=False)


def test_nobody_learns_who_has_an_account(tmp_path: Path) -> None:
    """The same words, after the same work, whether the name or the password is wrong."""

    async def scene(ship: Afloat) -> None:
        anna, thief = await ship.person(), await ship.person()
        await _signs(anna, "account", "Anna")
        hashed: list[str] = []
        identity: Any = ship.worker.identity
        off_loop = identity._off_loop

        async def counting(work: Any, *args: Any) -> Any:
            hashed.append(work.__name__)
            return await off_loop(work, *args)

        identity._off_loop = counting
        await _signs(thief, "session", "Nobody")  # the first of all has a little more to do
        replies, work = [], []
        for name, password in (("Anna", "wrong password"), ("Nobody", PASSWORD), ("\x00", PASSWORD)):
            hashed.clear()
            replies.append(await _signs(thief, "session", name, password))
            work.append(list(hashed))
        assert [reply.status_code for reply in replies] == [403, 403, 403]
        assert len({reply.text for reply in replies}) == 1
        assert work == [["_fits"]] * 3
        assert (await thief.http.get("/api/v1/me")).json()["account"] == ""

    sail(tmp_path, scene, limited=False)


def test_an_account_is_no_seat(tmp_path: Path) -> None:
    """Who signs in sees where they sit, and plays there from the device they sat down at, or with a one-time code."""

    async def scene(ship: Afloat) -> None:
        anna, phone = await ship.person(), await ship.person()
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        await _signs(anna, "account", "Anna")
        await _signs(phone, "session", "Anna")
        (place,) = (await phone.http.get("/api/v1/me/tables")).json()["tables"]
        assert (place["code"], place["seat"], place["here"]) == (code, 0, False)
        assert (await phone.sees(code)).json()["you"]["seats"] == []
        assert (await phone.does(code, "leave", seat=0)).status_code == 403
        assert anna.guest not in (await phone.http.get("/api/v1/me/tables")).text

    sail(tmp_path, scene, limited=False)


# -- what is kept ------------------------------------------------------------------------------------------------------


async def _everywhere(ship: Afloat, anna: Person, bruno: Person, name: str) -> dict[str, str]:
    """Tables at which somebody has left a trace, in all ways there are; their codes."""
    codes = {}
    codes["waits"] = await anna.opens(name=name)
    codes["plays"] = await anna.opens(name=name, bots=[1, 1], deal=True)
    codes["hosts only"] = await anna.opens()
    await bruno.must(codes["hosts only"], "sit", name="Bruno")
    codes["played"] = await anna.opens(name=name, bots=[1, 1], deal=True)
    await anna.must(codes["played"], "end", seat=0)
    for what in ("stood up", "removed", "resigned", "left", "moved", "plays with others"):
        code = codes[what] = await bruno.opens(name="Bruno")
        await anna.must(code, "sit", name=name, seat=1)
        if what not in ("stood up", "moved"):
            await anna.must(code, "ready", seat=1)
            await bruno.must(code, "man", seat=2, level=1)
            await bruno.must(code, "deal")
    await anna.must(codes["stood up"], "leave", seat=1)
    await bruno.must(codes["removed"], "remove", seat=1, level=1)
    await anna.must(codes["resigned"], "resign", seat=1, level=1)
    await anna.must(codes["left"], "leave", seat=1, level=1)
    reply = await anna.http.post(f"/api/v1/tables/{codes['moved']}/pass", json={"seat": 1})
    await bruno.http.post("/api/v1/passes", json={"code": reply.json()["code"]})
    return codes


def test_being_forgotten(tmp_path: Path) -> None:
    """No row has the name or the id any more, bots go on, and the cookie is of nobody."""
    name = "Annabella"

    async def scene(ship: Afloat) -> None:
        anna, bruno = await ship.person(), await ship.person()
        codes = await _everywhere(ship, anna, bruno, name)
        await _signs(anna, "account", f"{name} B")
        cookie, guest = anna.cookie, anna.guest
        assert any(guest in row for row in _rows(ship.file))
        async with bruno.stream(codes["plays with others"]) as socket:
            assert name in str(await socket.recv())
            reply = await anna.http.delete("/api/v1/me")
            assert reply.status_code == 200
            assert f"{COOKIE}=;" in reply.headers["set-cookie"]
            assert "Max-Age=0" in reply.headers["set-cookie"]
            while name in str(frame := read(await socket.recv())) or "room" not in frame:
                pass
            assert frame["room"]["seats"][1]["bot"]
        left = [row for row in _rows(ship.file) if guest in row or name.casefold() in row.casefold()]
        assert left == []
        await _is_nobody(ship, cookie, guest, codes)
        await _others_go_on(ship, bruno, codes)

    sail(tmp_path, scene, limited=False, pace=10)


async def _is_nobody(ship: Afloat, cookie: str, guest: str, codes: dict[str, str]) -> None:
    """Whoever still has the cookie."""
    ghost = await ship.person()
    ghost.http.cookies.set(COOKIE, cookie, "127.0.0.1")
    assert not (await ghost.http.get("/api/v1/me")).json()["guest"]
    assert (await ghost.http.get("/api/v1/me/data")).json() == {"tables": [], "devices": []}
    for code in codes.values():
        assert (await ghost.sees(code)).json()["you"] == {"seats": [], "host": False}
    async with ghost.stream(codes["plays"]) as socket:
        await socket.recv()
        await socket.send('{"id": 1, "wish": {"do": "sit", "name": "Ghost", "seat": 0}}')
        while not (frame := read(await socket.recv())).get("replies"):
            pass
        assert frame["replies"][0]["problem"]["status"] == 403
    code = await ghost.opens(name="Ghost")  # with a new cookie, as somebody else
    assert ghost.guest != guest
    assert (await ship.berth(code)).table.host == ghost.guest
    assert not any(guest in row for row in _rows(ship.file))


async def _others_go_on(ship: Afloat, bruno: Person, codes: dict[str, str]) -> None:
    """The tables are still there, with bots where somebody played, and can be read from their logs."""
    for what, code in codes.items():
        kept = await ship.berth(code)
        ship.worker.harbour.leave(kept.table.key)
        again = await ship.berth(code)
        assert [chair.name for chair in again.table.chairs] == [chair.name for chair in kept.table.chairs], what
        assert again.table.stage == kept.table.stage
        if again.table.stage == "playing":
            assert all(chair.bot or chair.guest == bruno.guest for chair in again.table.chairs), what
            assert (await bruno.sees(code)).status_code == 200
    assert (await ship.berth(codes["hosts only"])).table.host == bruno.guest
    code = codes["plays with others"]
    await bruno.must(code, "end", seat=0)
    assert (await bruno.http.post(f"/api/v1/tables/{code}/rematch")).status_code == 200
    table = (await ship.berth(codes["plays"])).table
    for _ in range(300):
        if table.question is None or table.question.id > 2:
            break
        await asyncio.sleep(0.05)
    assert table.stage == "ended" or (table.question is not None and table.question.id > 2)  # bots play by themselves


def test_being_forgotten_on_all_devices(tmp_path: Path) -> None:
    """An account is one person."""

    async def scene(ship: Afloat) -> None:
        anna, phone, bruno = await ship.person(), await ship.person(), await ship.person()
        await _everywhere(ship, anna, bruno, "Annabella")
        await phone.opens(name="Annetta")
        await _signs(anna, "account", "Anna B")
        await _signs(phone, "session", "Anna B")
        guests = (anna.guest, phone.guest)
        told = (await anna.http.get("/api/v1/me/data")).json()
        assert told["account"]["name"] == "Anna B"
        assert [table["name"] for device in told["devices"] for table in device["tables"]] == ["Annetta"]
        await anna.http.delete("/api/v1/me")
        words = (*guests, "annabella", "annetta", "anna b")
        assert [row for row in _rows(ship.file) if any(word in row.casefold() for word in words)] == []
        assert not (await phone.http.get("/api/v1/me")).json()["guest"]

    sail(tmp_path, scene, limited=False)


def test_what_is_kept_of_somebody(tmp_path: Path) -> None:
    """All of one's own, and nothing of others."""

    async def scene(ship: Afloat) -> None:
        anna, bruno, nobody = await ship.person(), await ship.person(), await ship.person()
        code = await anna.opens(name="Anna")
        await bruno.must(code, "sit", name="Bruno")
        await _signs(anna, "account", "Anna")
        reply = await anna.http.get("/api/v1/me/data")
        told = reply.json()
        assert told["guest"]["id"] == anna.guest
        assert told["account"] == {"name": "Anna", "made": told["account"]["made"]}
        assert told["tables"] == [{"code": code, "seat": 0, "name": "Anna"}]
        for secret in (bruno.guest, "Bruno", "argon2", anna.cookie):
            assert secret not in reply.text
        assert (await nobody.http.get("/api/v1/me/data")).json() == {"tables": [], "devices": []}

    sail(tmp_path, scene, limited=False)


def test_who_is_nobody_can_be_forgotten_too(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        nobody = await ship.person()
        assert (await nobody.http.delete("/api/v1/me")).status_code == 200
        assert nobody.cookie == ""
        assert not any(row.startswith("guests") for row in _rows(ship.file))

    sail(tmp_path, scene, limited=False)
