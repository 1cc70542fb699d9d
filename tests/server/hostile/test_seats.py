"""A seat is its guest's: nobody else plays it, sees what it sees, or takes it over, whoever they are at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from settemari import __version__
from settemari.server.harbour import Berth
from settemari.server.identity import PASS_SECONDS
from tests.server.hostile.afloat import Afloat, Person, read, sail, until_closed

VICTIM, HOST, OTHER, REMOVED, RESIGNED = range(5)
NAMES = ("Bruno", "Anna", "Carla", "Dino", "Elena")

# Whatever can be wished of a seat; {number} stands for the open question.
ABOUT_A_SEAT: list[dict[str, Any]] = [
    {"do": "sit", "name": "Zoe"},
    {"do": "sit", "name": "Bruno"},
    {"do": "ready"},
    {"do": "ready", "ready": False, "nonce": "AAAA"},
    {"do": "answer", "answers": [1]},
    {"do": "answer", "answers": ["pass"]},
    {"do": "order", "orders": {}},
    {"do": "hold"},
    {"do": "leave"},
    {"do": "resign"},
    {"do": "call"},
    {"do": "end"},
    {"do": "undo", "question": 1},
    {"do": "decline"},
    {"do": "emote", "emote": "ahoy"},
    {"do": "say", "text": "ahoy"},
    {"do": "seen", "beat": 50},
    {"do": "man"},
]
ONLY_FOR_HOSTS: list[dict[str, Any]] = [
    {"do": "remove"},
    {"do": "host"},
    {"do": "lock"},
    {"do": "show", "spectators": False},
    {"do": "deal"},
    {"do": "change", "settings": {"game": "maretta", "seats": 5}},
]
WITHOUT_SEAT = ("lock", "show", "deal", "change")


class Cast:
    """Everybody at a table of five, and around it."""

    def __init__(self, ship: Afloat, code: str, berth: Berth, people: list[Person]) -> None:
        self.ship, self.code, self.berth, self.people = ship, code, berth, people

    async def tries(self, who: Person, wish: dict[str, Any], seat: int) -> httpx.Response:
        wanted = dict(wish)
        if wish["do"] not in WITHOUT_SEAT:
            wanted["seat"] = seat
        question = self.berth.table.question
        if wish["do"] in ("answer", "hold"):
            wanted["question"] = question.id if question is not None else 1
        return await who.does(self.code, **wanted)

    async def lines(self) -> int:
        """So many have people brought about; bots go on meanwhile."""
        entries = await self.ship.worker.store.entries(self.berth.table.key)
        return sum(b'"by":"bot"' not in entry.body for entry in entries)

    async def get_nothing(self, who: Person, wishes: list[dict[str, Any]], seat: int) -> None:
        """Whatever they try with that seat is refused, and leaves no line."""
        before = await self.lines()
        for wish in wishes:
            reply = await self.tries(who, wish, seat)
            if wish["do"] != "seen":  # which has no effect, and says nothing about it
                assert reply.status_code in (400, 403, 409), (wish, reply.text)
            assert await self.lines() == before, wish
        assert (await self.ship.worker.store.seen(self.berth.table.key)).get(seat, 0) < 50

    async def see_nothing(self, who: Person, seat: int) -> None:
        """Nothing that is asked for shows more than everybody may see."""
        path, http = f"/api/v1/tables/{self.code}", who.http
        assert (await http.get(f"{path}/offer", params={"seat": seat})).status_code == 403
        assert (await http.get(f"{path}/record", params={"seat": seat})).status_code in (403, 409)
        assert (await http.post(f"{path}/pass", json={"seat": seat})).status_code == 403
        assert (await http.post(f"{path}/report", json={"text": "?", "seat": seat})).status_code == 403
        told = (await who.sees(self.code)).json()
        assert seat not in told["you"]["seats"]
        assert seat not in [eye["seat"] for eye in told.get("eyes", ())]
        mine = (await http.get("/api/v1/me/tables")).json()["tables"]
        assert (self.code, seat) not in [(place["code"], place["seat"]) for place in mine]
        async with who.stream(self.code) as socket:
            frame = read(await socket.recv())
            assert seat not in [eye["seat"] for eye in frame.get("eyes", ())]
            await socket.send(f'{{"id": 7, "wish": {{"do": "offer", "seat": {seat}}}}}')
            while not frame.get("replies"):
                frame = read(await socket.recv())
            assert frame["replies"][0]["problem"]["status"] == 403


async def _waiting(ship: Afloat, game: str) -> Cast:
    people = [await ship.person() for _ in range(6)]
    seats = 4 if game == "arrr" else 5  # nobody resigns there
    code = await people[HOST].opens(game, seats, settings={"chat": True})
    for seat in (HOST, VICTIM, OTHER, REMOVED, RESIGNED)[:seats]:
        await people[seat].must(code, "sit", name=NAMES[seat], seat=seat)
    return Cast(ship, code, await ship.berth(code), people)


async def _playing(ship: Afloat, game: str) -> Cast:
    """The game has begun; one was removed, one has resigned."""
    cast = await _waiting(ship, game)
    for seat in range(len(cast.berth.table.chairs)):
        await cast.people[seat].must(cast.code, "ready", seat=seat)
    host = cast.people[HOST]
    await host.must(cast.code, "deal")
    await host.must(cast.code, "remove", seat=REMOVED, level=1)
    if len(cast.berth.table.chairs) > RESIGNED:
        await cast.people[RESIGNED].must(cast.code, "resign", seat=RESIGNED, level=1)
    return cast


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_a_seat_of_somebody_who_plays(tmp_path: Path, game: str) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _playing(ship, game)
        spectator = cast.people[5]
        for who in (cast.people[OTHER], cast.people[REMOVED], cast.people[RESIGNED], spectator):
            await cast.get_nothing(who, [*ABOUT_A_SEAT, *ONLY_FOR_HOSTS], VICTIM)
            await cast.see_nothing(who, VICTIM)
        await cast.get_nothing(cast.people[HOST], ABOUT_A_SEAT, VICTIM)
        await cast.see_nothing(cast.people[HOST], VICTIM)
        for seat in range(REMOVED, len(cast.berth.table.chairs)):
            await cast.get_nothing(cast.people[seat], [*ABOUT_A_SEAT[:13], ABOUT_A_SEAT[16], *ONLY_FOR_HOSTS], seat)

    sail(tmp_path, scene, limited=False)


def test_who_was_removed_or_resigned_has_no_seat_any_more(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _playing(ship, "maretta")
        for seat in (REMOVED, RESIGNED):
            await cast.get_nothing(cast.people[seat], [*ABOUT_A_SEAT, *ONLY_FOR_HOSTS], seat)
            await cast.see_nothing(cast.people[seat], seat)

    sail(tmp_path, scene, limited=False)


def test_a_table_that_lets_nobody_watch(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _playing(ship, "maretta")
        stranger, path = cast.people[5], f"/api/v1/tables/{cast.code}"
        async with stranger.stream(cast.code) as socket:
            await socket.recv()
            await cast.people[HOST].must(cast.code, "show", spectators=False)
            with pytest.raises(ConnectionClosed, match="4403"):
                await until_closed(socket)
        for asked in (path, f"{path}/record", f"{path}/layout", f"{path}/offer?seat=0"):
            assert (await stranger.http.get(asked)).status_code == 403, asked
        assert (await stranger.http.post(f"{path}/report", json={"text": "?"})).status_code == 403
        await cast.get_nothing(stranger, [*ABOUT_A_SEAT, *ONLY_FOR_HOSTS], VICTIM)
        assert (await cast.people[VICTIM].sees(cast.code)).json()["you"]["seats"] == [VICTIM]

    sail(tmp_path, scene, limited=False)


def test_a_report_holds_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    """The view and the question, as they were sent before; nothing that leads to a position or to a person."""

    async def scene(ship: Afloat) -> None:
        cast = await _playing(ship, "maretta")
        for who, seat in ((VICTIM, VICTIM), (5, None)):
            person = cast.people[who]
            (eye,) = (await person.sees(cast.code)).json()["eyes"]
            said = {"text": "wet", "seat": seat}
            reply = await person.http.post(f"/api/v1/tables/{cast.code}/report", json=said)
            assert reply.status_code == 201
            (report,) = [one for one in await ship.worker.store.reports(9) if one.id == reply.json()["number"]]
            body = msgspec.json.decode(report.body)
            assert body.pop("view") == eye["view"]
            assert body.pop("question").items() <= eye["question"].items()
            assert body == {**said, "version": __version__, "code": cast.code, "game": "maretta"}

    sail(tmp_path, scene, limited=False)


def test_a_seat_before_the_game(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _waiting(ship, "maretta")
        for who in (cast.people[OTHER], cast.people[5]):
            await cast.get_nothing(who, [*ABOUT_A_SEAT, *ONLY_FOR_HOSTS], VICTIM)
            await cast.see_nothing(who, VICTIM)
        await cast.get_nothing(cast.people[HOST], ABOUT_A_SEAT, VICTIM)
        await cast.people[HOST].must(cast.code, "remove", seat=VICTIM)
        await cast.get_nothing(cast.people[VICTIM], [*ABOUT_A_SEAT[2:-1], *ONLY_FOR_HOSTS], VICTIM)

    sail(tmp_path, scene, limited=False)


def test_a_seat_after_the_game(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _playing(ship, "maretta")
        for seat in (VICTIM, HOST, OTHER):
            await cast.people[seat].must(cast.code, "end", seat=seat)
        assert cast.berth.table.stage == "ended"
        for who in (*cast.people[OTHER:], cast.people[HOST]):
            await cast.get_nothing(who, [wish for wish in ABOUT_A_SEAT if wish["do"] != "leave"], VICTIM)
            assert (await who.http.get(f"/api/v1/tables/{cast.code}/record")).status_code == 200  # it is everybody's
        stranger = cast.people[5]
        assert (await stranger.http.post(f"/api/v1/tables/{cast.code}/rematch")).status_code == 403
        assert (await cast.people[VICTIM].http.post(f"/api/v1/tables/{cast.code}/rematch")).status_code == 200

    sail(tmp_path, scene, limited=False)


# -- one-time codes ----------------------------------------------------------------------------------------------------


async def _pass(person: Person, code: str, seat: int = VICTIM) -> str:
    reply = await person.http.post(f"/api/v1/tables/{code}/pass", json={"seat": seat})
    assert reply.status_code == 201
    return str(reply.json()["code"])


async def _redeems(person: Person, code: str) -> int:
    reply = await person.http.post("/api/v1/passes", json={"code": code})
    if reply.status_code != 200:
        assert reply.json()["message"]["key"] == "error-pass"
    return reply.status_code


def test_a_code_takes_a_seat_to_another_device_once(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _waiting(ship, "maretta")
        bruno, phone, thief = cast.people[VICTIM], await ship.person(), await ship.person()
        code = await _pass(bruno, cast.code)
        second = await _pass(bruno, cast.code)
        assert len(code) == 12
        for wrong in (code[:-1], code[::-1], code + "x", "x" * 12, "1", "\N{SNOWMAN}", cast.code * 2):
            assert await _redeems(thief, wrong) == 403
        async with bruno.stream(cast.code) as socket:
            await socket.recv()
            assert await _redeems(phone, f" {code[:4].upper()}-{code[4:]} ") == 200
            told: dict[str, Any] = {}
            while told.get("you") != {"seats": [], "host": False}:
                told = read(await socket.recv())
        assert await _redeems(thief, code) == 403
        assert await _redeems(thief, second) == 403  # it was the old device's
        assert cast.berth.table.chairs[VICTIM].guest == phone.guest
        await cast.get_nothing(bruno, ABOUT_A_SEAT, VICTIM)
        await cast.see_nothing(bruno, VICTIM)

    sail(tmp_path, scene, limited=False)


def test_of_many_who_show_a_code_one_gets_the_seat(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _waiting(ship, "maretta")
        code = await _pass(cast.people[VICTIM], cast.code)
        people = [await ship.person() for _ in range(8)]
        status = await asyncio.gather(*(_redeems(person, code) for person in people))
        assert sorted(status) == [200] + [403] * 7

    sail(tmp_path, scene, limited=False)


def test_a_code_is_good_for_ten_minutes(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _waiting(ship, "maretta")
        code = await _pass(cast.people[VICTIM], cast.code)
        ship.source.ahead += PASS_SECONDS + 1
        assert await _redeems(await ship.person(), code) == 403

    sail(tmp_path, scene, limited=False)


@pytest.mark.parametrize("how", ["stood up", "was removed", "moved on"])
def test_a_code_is_of_who_gave_it_out(tmp_path: Path, how: str) -> None:
    """Whoever has the seat by now keeps it."""

    async def scene(ship: Afloat) -> None:
        cast = await _waiting(ship, "maretta")
        thief, zoe = cast.people[VICTIM], await ship.person()
        code = await _pass(thief, cast.code)
        if how == "moved on":
            assert await _redeems(zoe, await _pass(thief, cast.code)) == 200
        else:
            if how == "stood up":
                await thief.must(cast.code, "leave", seat=VICTIM)
            else:
                await cast.people[HOST].must(cast.code, "remove", seat=VICTIM)
            await zoe.must(cast.code, "sit", name="Zoe", seat=VICTIM)
        assert await _redeems(thief, code) == 403
        assert cast.berth.table.chairs[VICTIM].guest == zoe.guest

    sail(tmp_path, scene, limited=False)


@pytest.mark.parametrize("how", ["resigned", "removed"])
def test_a_code_brings_no_seat_back(tmp_path: Path, how: str) -> None:
    async def scene(ship: Afloat) -> None:
        cast = await _playing(ship, "maretta")
        code = await _pass(cast.people[VICTIM], cast.code)
        if how == "resigned":
            await cast.people[VICTIM].must(cast.code, "resign", seat=VICTIM)
        else:
            await cast.people[HOST].must(cast.code, "remove", seat=VICTIM)
        assert await _redeems(await ship.person(), code) == 403

    sail(tmp_path, scene, limited=False)
