"""Who is shown which replay: while a game goes on one's own, after its end every one, with all cards open too."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx

from settemari.core.table import UNKNOWN
from tests.server.hostile.afloat import Afloat, Person, sail


async def replay(person: Person, code: str, **query: Any) -> httpx.Response:
    return await person.http.get(f"/api/v1/tables/{code}/replay", params=query)


async def replays(person: Person, code: str) -> dict[str, int]:
    """What comes of asking for each of them, by status."""
    wanted: dict[str, dict[str, Any]] = {"0": {"seat": 0}, "1": {"seat": 1}, "nobody": {}, "open": {"open": True}}
    return {name: (await replay(person, code, **query)).status_code for name, query in wanted.items()}


def test_who_may_see_what_and_when(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, bruno, carla = [await ship.person() for _ in range(3)]
        code = await anna.opens(name="Anna")
        assert (await replay(anna, code)).status_code == 409  # there is nothing to be seen yet
        await bruno.must(code, "sit", name="Bruno")
        await anna.must(code, "man", seat=2, level=1)
        await bruno.must(code, "ready", seat=1)
        await anna.must(code, "deal")
        assert await replays(anna, code) == {"0": 200, "1": 403, "nobody": 200, "open": 409}
        assert await replays(bruno, code) == {"0": 403, "1": 200, "nobody": 200, "open": 409}
        assert await replays(carla, code) == {"0": 403, "1": 403, "nobody": 200, "open": 409}
        await anna.must(code, "show", spectators=False)
        assert await replays(anna, code) == {"0": 200, "1": 403, "nobody": 200, "open": 409}
        assert await replays(carla, code) == {"0": 403, "1": 403, "nobody": 403, "open": 409}
        await anna.must(code, "end", seat=0)
        await bruno.must(code, "end", seat=1)
        for person in (anna, bruno, carla):
            assert await replays(person, code) == {"0": 200, "1": 200, "nobody": 200, "open": 200}

    sail(tmp_path, scene, limited=False)


def test_whoever_gave_up_a_seat_does_not_see_with_its_eyes_any_more(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, bruno = await ship.person(), await ship.person()
        code = await anna.opens(name="Anna")
        await bruno.must(code, "sit", name="Bruno")
        await anna.must(code, "man", seat=2, level=1)
        await bruno.must(code, "ready", seat=1)
        await anna.must(code, "deal")
        await bruno.must(code, "resign", seat=1)
        assert (await replay(bruno, code, seat=1)).status_code == 403

    sail(tmp_path, scene, limited=False)


def test_what_goes_over_the_wire(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        mine = (await replay(anna, code, seat=0)).json()
        assert sorted(mine) == ["beats", "end", "layout", "start"]
        assert mine["layout"] == (await anna.http.get(f"/api/v1/tables/{code}/layout")).json()
        assert sorted(mine["start"]) == ["cells", "facts"]
        assert sorted(mine["beats"][0]) == ["asked", "events", "gauges", "log", "number"]
        assert any(event[0] == 1 and event[1] == UNKNOWN for event in mine["beats"][0]["events"])
        await anna.must(code, "end", seat=0)
        whole = (await replay(anna, code, open=True)).json()
        assert not any(event[0] == 1 and event[1] == UNKNOWN for event in whole["beats"][0]["events"])
        assert whole["end"] == (await anna.sees(code)).json()["room"]["end"]

    sail(tmp_path, scene, limited=False)


def test_it_is_packed_for_who_can_read_that(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens("arrr", name="Anna", bots=[1, 1], deal=True)
        sent = {}
        for accepted in ("identity", "gzip, deflate, br"):
            path, asked = f"/api/v1/tables/{code}/replay", {"accept-encoding": accepted}
            async with anna.http.stream("GET", path, params={"seat": 0}, headers=asked) as reply:
                assert (reply.headers["content-type"], reply.headers["vary"]) == ("application/json", "Accept-Encoding")
                sent[accepted] = (
                    reply.headers.get("content-encoding"),
                    b"".join([part async for part in reply.aiter_raw()]),
                )
        (plainly, plain), (packing, packed) = sent.values()
        assert (plainly, packing) == (None, "gzip")
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2

    sail(tmp_path, scene, limited=False)


def test_what_is_wrong_with_a_request(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        for query, key in (
            ({"seat": 3}, "error-table-seat"),
            ({"seat": -1}, "error-wish"),
            ({"seat": "x"}, "error-wish"),
            ({"open": "x"}, "error-wish"),
            ({"seat": 0, "open": True}, "error-replay-whose"),
        ):
            reply = await replay(anna, code, **query)
            assert (reply.status_code, reply.json()["message"]["key"]) == (400, key), query
        assert (await replay(anna, "nosuch")).status_code == 404
        assert (await replay(anna, code, open=True)).json()["message"]["key"] == "error-replay-open"

    sail(tmp_path, scene, limited=False)
