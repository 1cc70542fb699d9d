"""How much anybody may do: every limit, with what whoever passes it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from settemari.core.registry import find_game
from settemari.server import limits
from settemari.server.http import connections, stream, streams, tables
from settemari.server.http.connections import address_of
from settemari.server.limits import Bucket, Buckets, Limit, TooFast
from tests.server.hostile.afloat import Afloat, Endless, Person, read, sail, until_closed

LOW = 1 / 1000  # a second: nothing comes back while a test runs, unless it lets time pass


class Only(Buckets):
    """As if there were one limit alone, which is rather low."""

    def __init__(self, limit: Limit, burst: int, rate: float = LOW) -> None:
        super().__init__()
        self._only, self._low = limit, Limit(burst, rate)

    def take(self, limit: Limit, who: str, now: float) -> None:
        if limit is self._only:
            super().take(self._low, who, now)


def is_too_fast(reply: httpx.Response) -> bool:
    """Whether it is refused for that, with all that belongs to it."""
    if reply.status_code != 429:
        return False
    assert reply.headers["content-type"] == "application/problem+json"
    assert int(reply.headers["retry-after"]) >= 1
    assert reply.json()["message"]["key"] == "error-too-fast"
    return True


DECK = {"settings": {"game": "maretta", "tables": dict(find_game("maretta").variant().tables())}}
Ask = Callable[[Person, str], Awaitable[httpx.Response]]


def _posts(path: str, body: Any) -> Ask:
    return lambda person, code: person.http.post(f"/api/v1/{path.format(code=code)}", json=body)


def _gets(path: str) -> Ask:
    return lambda person, code: person.http.get(f"/api/v1/{path.format(code=code)}")


def _does(do: str, **wish: Any) -> Ask:
    return lambda person, code: person.does(code, do, **wish)


def _forgets(person: Person, code: str) -> Awaitable[httpx.Response]:
    return person.http.delete("/api/v1/me")


async def _comes(person: Person, code: str) -> httpx.Response:
    person.http.cookies.clear()
    return await person.does(code, "deal")


async def _tries(person: Person, code: str) -> httpx.Response:
    """A variant that nobody has tried out yet."""
    new = {"game": "vulcano", "name": f"{next(_NAMES)}", "values": {}}
    made = (await person.http.post("/api/v1/variants", json=new)).json()
    return await person.http.get(f"/api/v1/variants/vulcano/{made['code']}/trial", params={"seats": 3})


_NAMES = count()
ACCOUNT = {"name": "Nobody", "password": "wrong password"}
LIMITED: dict[str, tuple[str, Ask]] = {
    "requests": ("REQUESTS", _gets("games")),
    "tables": ("TABLES", _posts("tables", {"settings": {"game": "maretta"}})),
    "tables of an address": ("TABLES_ANYWHERE", _posts("tables", {"settings": {"game": "maretta"}})),
    "decks": ("DECKS", _posts("tables", DECK)),
    "decks of an address": ("DECKS_ANYWHERE", _posts("tables", DECK)),
    "decks at a table": ("DECKS", _does("change", **DECK)),
    "guests": ("GUESTS", _comes),
    "signing in": ("PASSWORDS", _posts("me/session", ACCOUNT)),
    "signing in as one": ("PASSWORDS_OF_ONE", _posts("me/session", ACCOUNT)),
    "signing up": ("PASSWORDS", _posts("me/account", {**ACCOUNT, "password": "short"})),
    "guessing codes": ("PASSWORDS", _posts("passes", {"code": "bcdfghjkmnpq"})),
    "giving codes": ("PASSES", _posts("tables/{code}/pass", {"seat": 0})),
    "reports": ("REPORTS", _posts("tables/{code}/report", {"text": "wet"})),
    "reports of an address": ("REPORTS_ANYWHERE", _posts("tables/{code}/report", {"text": "wet"})),
    "being forgotten": ("FORGOTTEN", _forgets),
    "offers": ("OFFERS", _gets("tables/{code}/offer?seat=0")),
    "offers of an address": ("OFFERS_ANYWHERE", _gets("tables/{code}/offer?seat=0")),
    "variants": ("VARIANTS", _gets("variants/maretta/maretta")),
    "variants of an address": ("VARIANTS_ANYWHERE", _posts("variants", {"game": "maretta", "name": "x", "values": {}})),
    "trials": ("TRIALS", _tries),
    "trials of an address": ("TRIALS_ANYWHERE", _tries),
    "replays": ("REPLAYS", _gets("tables/{code}/replay")),
    "replays of an address": ("REPLAYS_ANYWHERE", _gets("tables/{code}/replay")),
    "wishes": ("WISHES", _does("lock")),
    "answers": ("ANSWERS", _does("answer", seat=0, question=1, answers=[1])),
    "emotes": ("WORDS", _does("emote", seat=0, emote="ahoy")),
    "words": ("WORDS", _does("say", seat=0, text="ahoy")),
}


def test_so_many_at_once_and_then_slowly(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        for what, (name, ask) in LIMITED.items():
            ship.worker.buckets = Endless()
            anna = await ship.person()
            code = await anna.opens(name="Anna", settings={"chat": True})
            ship.worker.buckets = Only(getattr(limits, name), burst=2)
            assert [is_too_fast(await ask(anna, code)) for _ in range(3)] == [False, False, True], what
            ship.source.ahead += 1 / LOW + 1
            assert [is_too_fast(await ask(anna, code)) for _ in range(2)] == [False, True], what

    sail(tmp_path, scene)


def test_limits_are_there_as_they_stand(tmp_path: Path) -> None:
    """Not only with buckets of a test: the requests of an address."""

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        ship.source.pace = 0.01  # as if all came at once
        replies = [await anna.http.get("/api/v1/games") for _ in range(int(limits.REQUESTS.burst) + 20)]
        assert [is_too_fast(reply) for reply in replies].count(True) >= 15
        assert (await anna.http.get("/health/live")).status_code == 200  # whoever looks after the server can see it

    sail(tmp_path, scene)


def test_streams_are_requests_too(tmp_path: Path) -> None:
    """Nobody tries out codes of tables faster in this way."""

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        ship.worker.buckets = Only(limits.REQUESTS, burst=2)
        for _ in range(2):
            async with anna.stream("nosuch") as socket:
                with pytest.raises(ConnectionClosed, match="4404"):
                    await socket.recv()
        async with anna.stream(code) as socket:
            with pytest.raises(ConnectionClosed, match="4429"):
                await socket.recv()

    sail(tmp_path, scene)


@pytest.mark.parametrize("what", ["one stream", "all of an address"])
def test_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Who is too fast is told so once, and what else comes waits; nothing is lost."""
    if what == "one stream":
        monkeypatch.setattr(stream, "FRAMES", Limit(5, 2))

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        if what != "one stream":
            ship.worker.buckets = Only(limits.FRAMES_ANYWHERE, burst=5, rate=2)
        async with anna.stream(code) as socket:
            for number in range(1, 9):
                await socket.send(f'{{"id": {number}, "wish": {{"do": "emote", "seat": 0, "emote": "ahoy"}}}}')
            heard: dict[int, list[int]] = {}
            while 8 not in heard:
                for reply in read(await socket.recv()).get("replies", ()):
                    heard.setdefault(reply["id"], []).append(reply.get("problem", {}).get("status", 200))
        assert heard[6][0] == 429
        assert set(heard) == set(range(1, 9))

    sail(tmp_path, scene, pace=10)


def test_open_streams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_STREAMS", 3)
    monkeypatch.setattr(streams, "MOST_STREAMS_ANYWHERE", 4)

    async def scene(ship: Afloat) -> None:
        anna, bruno, nobody = await ship.person(), await ship.person(), await ship.person()
        code = await anna.opens(name="Anna")
        await bruno.must(code, "sit", name="Bruno")
        sockets = [await anna.stream(code) for _ in range(3)]
        for person, closed in ((anna, True), (bruno, False), (nobody, True)):
            socket = await person.stream(code)
            sockets.append(socket)
            if closed:
                with pytest.raises(ConnectionClosed, match="4429"):
                    await socket.recv()
            else:
                await socket.recv()
        for socket in sockets:
            await socket.close()

    sail(tmp_path, scene)


def test_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond so many of one address they are dropped at once; those that are there go on."""
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 5)

    async def scene(ship: Afloat) -> None:
        anna, others = await ship.person(), [await ship.person() for _ in range(6)]
        code = await anna.opens(name="Anna")
        async with anna.stream(code) as socket:
            refused = 0
            for other in others:
                try:
                    await other.http.get("/api/v1/games")
                except httpx.TransportError:
                    refused += 1
            assert refused >= 2
            await socket.send('{"id": 1, "wish": {"do": "emote", "seat": 0, "emote": "ahoy"}}')
            while "replies" not in read(await socket.recv()):
                pass

    sail(tmp_path, scene)


def test_tables_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 2)

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        codes = [await anna.opens(name="Anna") for _ in range(2)]
        reply = await anna.http.post("/api/v1/tables", json={"settings": {"game": "maretta"}, "name": "Anna"})
        assert reply.status_code == 409
        assert reply.json()["message"]["key"] == "error-too-many-tables"
        await anna.must(codes[0], "leave", seat=0)
        await anna.opens(name="Anna")

    sail(tmp_path, scene)


def test_rematches_are_tables_too(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        ship.worker.buckets = Only(limits.TABLES, burst=1)
        for expected in (200, 429):
            await anna.must(code, "end", seat=0)
            reply = await anna.http.post(f"/api/v1/tables/{code}/rematch")
            assert reply.status_code == expected
            code = reply.json().get("code", code)

    sail(tmp_path, scene)


def test_a_frame_that_is_too_large(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        async with anna.stream(code) as socket:
            await socket.send("x" * (limits.LARGEST_FRAME + 1))
            with pytest.raises(ConnectionClosed, match="1009"):
                await until_closed(socket)

    sail(tmp_path, scene)


@pytest.mark.parametrize("how", ["told", "in pieces"])
def test_a_body_that_is_too_large(tmp_path: Path, how: str) -> None:
    async def pieces() -> Any:
        for _ in range(limits.LARGEST_BODY // 10_000 + 2):
            yield b" " * 10_000

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        content: Any = b" " * (limits.LARGEST_BODY + 1) if how == "told" else pieces()
        reply = await anna.http.post("/api/v1/tables", content=content, headers={"content-type": "application/json"})
        assert reply.status_code == 413
        assert reply.headers["content-type"] == "application/problem+json"

    sail(tmp_path, scene)


WRONG: dict[str, dict[str, Any]] = {
    "a name that is too long": {"do": "sit", "name": "x" * 41},
    "no name": {"do": "sit", "name": ""},
    "a name of blanks": {"do": "sit", "name": "  "},
    "a name with blanks around": {"do": "sit", "name": " Bruno"},
    "a name that nobody sees": {"do": "sit", "name": "\N{ZERO WIDTH SPACE}"},
    "a name that runs backwards": {"do": "sit", "name": "\N{RIGHT-TO-LEFT OVERRIDE}annA"},
    "a name on two lines": {"do": "sit", "name": "Bru\nno"},
    "the name of a bot": {"do": "sit", "name": "bot:5"},
    "somebody's name": {"do": "sit", "name": "anna"},
    "a nonce that is too long": {"do": "sit", "name": "Bruno", "nonce": "A" * 92},
    "too many answers": {"do": "answer", "seat": 0, "question": 1, "answers": [1] * 65},
    "an answer that is too long": {"do": "answer", "seat": 0, "question": 1, "answers": ["x" * 201]},
    "too many words": {"do": "say", "seat": 0, "text": "x" * 301},
    "a seat that there is not": {"do": "man", "seat": 8},
    "a bot that there is not": {"do": "man", "seat": 1, "level": 6},
    "a variant that there is not": {"do": "change", "settings": {"game": "maretta", "variant": "/etc/passwd"}},
    "a deck that is none": {"do": "change", "settings": {"game": "arrr", "tables": {"deck": {"crew": []}}}},
    "tables within tables": {"do": "change", "settings": {"game": "arrr", "tables": {"a": [[[[[[[[{}]]]]]]]]}}},
    "too short a clock": {"do": "change", "settings": {"game": "maretta", "clock": {"seconds": 1}}},
    "too long a clock": {"do": "change", "settings": {"game": "maretta", "clock": {"seconds": 10**9}}},
    "something that is not asked for": {"do": "deal", "x": 1},
    "nothing that there is": {"do": "sink"},
}


def test_what_is_wrong_with_a_wish(tmp_path: Path) -> None:
    """A problem that says what, and nothing has changed."""

    async def scene(ship: Afloat) -> None:
        anna, bruno = await ship.person(), await ship.person()
        code = await anna.opens("maretta", name="Anna", settings={"chat": True})
        number = (await ship.berth(code)).table.number
        for what, wish in WRONG.items():
            person = bruno if wish["do"] == "sit" else anna
            reply = await person.does(code, **wish)
            assert reply.status_code == 400, (what, reply.text)
            assert reply.headers["content-type"] == "application/problem+json"
            assert reply.json()["detail"], what
        assert (await ship.berth(code)).table.number == number

    sail(tmp_path, scene, limited=False)


def test_wishes_that_wait_for_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a moment answers wait; beyond so many each is refused, and every one gets its reply."""
    monkeypatch.setattr(stream, "FRAMES", Limit(1e9, 1e9))

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        (await ship.berth(code)).table.is_masked = True
        time_has_come = asyncio.Event()
        grant = ship.worker.grant

        async def later(*wanted: Any) -> bool:
            await time_has_come.wait()
            return await grant(*wanted)

        monkeypatch.setattr(ship.worker, "grant", later)
        async with anna.stream(code) as socket:
            for number in range(1, 41):
                await socket.send(f'{{"id": {number}, "wish": {{"do": "lock"}}}}')
            heard: dict[int, int] = {}
            while len(heard) < 40:
                for reply in read(await socket.recv()).get("replies", ()):
                    heard[reply["id"]] = reply.get("problem", {}).get("status", 200)
                if len(heard) >= 40 - stream.MOST_WAITING:
                    time_has_come.set()
        assert list(heard.values()).count(200) == stream.MOST_WAITING
        assert list(heard.values()).count(429) == 40 - stream.MOST_WAITING

    sail(tmp_path, scene, limited=False)


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(Limit(2, 0.5), 100.0)
    bucket.take(100.0)
    bucket.take(100.0)
    with pytest.raises(TooFast) as refused:
        bucket.take(100.0)
    assert refused.value.seconds == 2
    bucket.take(102.0)
    bucket.take(50.0 + 104.0)  # a clock that was put back gives nothing for nothing
    bucket.take(104.0)
    with pytest.raises(TooFast):
        bucket.take(104.0)


def test_buckets_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    buckets = Buckets()
    for number in range(100):
        buckets.take(limits.REQUESTS, str(number), 0.0)
    assert len(buckets._buckets) == 10


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_who_is_counted_as_one(host: str, counted: str) -> None:
    assert address_of(host) == counted
