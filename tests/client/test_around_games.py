"""What people do around a game over the network: come, talk, host, leave; and what is kept of them."""

from __future__ import annotations

import pytest

from settemari.client import Client, ProblemError, is_fair
from tests.client.company import at_sea, company
from tests.client.serving import Served


@at_sea
async def test_who_is_there_and_what_they_say(server: Served) -> None:
    async with company(server, "Anna Bruno", 1, chat=True) as friends:
        anna, bruno = friends.watching
        await anna.until(lambda watching: watching.presence == [True, True, True])
        await anna.emote(0, "ahoy")
        await bruno.say(1, "  a storm\nis coming ")
        for watching in friends.watching:
            await watching.until(lambda watching: len(watching.said) == 2)
            assert list(watching.said) == [{"seat": 0, "emote": "ahoy"}, {"seat": 1, "text": "a storm is coming"}]
        with pytest.raises(ProblemError):
            await anna.emote(1, "ahoy")
        await bruno.close()
        await anna.until(lambda watching: watching.presence == [True, False, True])
        await anna.seen(0, 1)


@at_sea
async def test_the_host_and_those_who_leave(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends, Client(server.address) as carla:
        anna, bruno = friends.watching
        await anna.lock()
        await anna.host(1)
        await bruno.until(lambda watching: watching.you["host"])
        assert anna.room["host"] == [1]
        await anna.leave(0, 1)
        await bruno.until(lambda watching: watching.room["seats"][0]["why"] == "left")
        assert anna.question(0) is None  # a bot plays
        await anna.sit("Anna", 0)
        await anna.until(lambda watching: not watching.room["seats"][0]["bot"])
        await bruno.remove(0, 1)
        await anna.until(lambda watching: watching.room["seats"][0]["why"] == "removed")
        with pytest.raises(ProblemError):
            await carla.table(friends.table.code).sit("Carla")
        with pytest.raises(ProblemError):
            await bruno.call(0)
        await bruno.resign(1, 1)
        await bruno.until(lambda watching: watching.over)
        assert bruno.room["end"]["ending"]


@at_sea
async def test_before_the_game(server: Served) -> None:
    nonce = b"my own part"
    async with Client(server.address) as anna:
        table = await anna.open("maretta", 3, visibility="lobby")
        assert [one["code"] for one in await anna.lobby()] == [table.code]
        async with table.watch() as watching:
            promise = watching.room["promise"]
            await watching.change({"game": "vulcano", "seats": 4})
            await watching.sit("Anna", 2)
            await watching.ready(2, nonce=nonce)  # after the promise: now nobody can choose the luck
            for seat in (0, 1, 3):
                await watching.man(seat, 1)
            await watching.deal()
            assert watching.room["game"] == "vulcano"
            assert await anna.lobby() == []
            await watching.end(2)
            assert is_fair(promise, watching.room["end"]["luck"], 2, nonce)


@at_sea
async def test_oneself(server: Served) -> None:
    async with Client(server.address) as anna:
        assert not (await anna.me())["guest"]
        assert not anna.cookie
        table = await anna.open("maretta", 3, name="Anna", bots=[1, 1])
        assert (await anna.me())["guest"]
        games = await anna.games()
        assert games["protocol"] == 1
        assert {game["game"] for game in games["games"]} == {"maretta", "vulcano", "arrr"}
        assert [one["code"] for one in await anna.tables()] == [table.code]
        assert (await anna.data())["tables"] == [{"code": table.code, "seat": 0, "name": "Anna"}]
        await anna.sign_up("Anna of the seas", "a long password")
        async with Client(server.address) as phone:
            assert (await phone.sign_in("anna of the SEAS", "a long password"))["account"] == "Anna of the seas"
            assert [(one["code"], one["here"]) for one in await phone.tables()] == [(table.code, False)]
            await phone.sign_out()
        async with Client(server.address, cookie=anna.cookie) as again:
            assert await again.me() == await anna.me()
            assert await again.table(table.code).report("the sea is too blue", 0)
        await anna.delete_account()
        await anna.forget()
        assert not (await anna.me())["guest"]


@at_sea
async def test_who_only_watched_sits_down(server: Served) -> None:
    async with Client(server.address) as anna, Client(server.address) as bruno:
        table = await anna.open("maretta", 3, name="Anna", bots=[1])
        async with bruno.watch(table.code) as watching:
            with pytest.raises(ProblemError) as wrong:
                await watching.sit("Bruno")
            assert wrong.value.status == 403  # nobody, so far
            await bruno.table(table.code).sit("Bruno")
            await watching.until(lambda watching: watching.room["seats"][2]["person"])
            await watching.line.cut()
            await watching.until(lambda watching: watching.you["seats"] == [2])
            await watching.ready(2)


@at_sea
async def test_where_it_is_ones_turn_and_what_one_has_seen(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.clients
        code = friends.table.code

        async def told(client: Client) -> tuple[bool, int]:
            (place,) = [one for one in await client.tables() if one["code"] == code]
            return place["turn"], place["seen"]

        assert await told(anna) == (True, 0)
        await friends.watching[0].seen(0, 1)
        question = friends.watching[0].question(0)
        assert question is not None
        await question.answer(question.codes[0])
        assert await told(anna) == (False, 1)
        assert await told(bruno) == (True, 0)
        await friends.watching[1].leave(1)
        assert await told(bruno) == (False, 0)  # a bot plays there
