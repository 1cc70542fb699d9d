"""A stream that breaks is taken up again: nothing is missed, nothing is done twice, and nobody has to notice."""

from __future__ import annotations

import asyncio
import json
from unittest.mock import patch

import pytest

from settemari.client import Client, Closed, Lost, OtherVersion, ProblemError, Watching, line
from settemari.client.shapes import Frame, Reply
from settemari.server.http import stream, streams
from settemari.server.store import Unreachable
from tests.client.company import at_sea, company, number_of
from tests.client.serving import Served, served


def break_off(watching: Watching) -> None:
    """As when a cable is pulled: no goodbye."""
    socket = watching.line._socket
    assert socket is not None
    socket.transport.abort()


class Ear:
    """Keeps the frames that a watcher gets, and can be deaf to replies."""

    def __init__(self, watching: Watching) -> None:
        self.frames: list[Frame] = []
        self.deaf = False
        self._watching = watching
        self._hear, self._replied = watching.line._hear, watching.line._replied
        watching.line._hear = self.hear
        watching.line._replied = self.replied  # type: ignore[method-assign]

    def hear(self, frame: Frame) -> bool:
        self.frames.append(frame)
        return self._hear(frame)

    def replied(self, reply: Reply) -> None:
        """The reply that is missed is the last thing that comes before the connection breaks."""
        if self.deaf:
            self.deaf = False
            break_off(self._watching)
        else:
            self._replied(reply)


@at_sea
async def test_it_goes_on_in_mid_game_from_the_last_beat(server: Served) -> None:
    async with Client(server.address) as anna:
        table = await anna.open("maretta", 4, name="Anna", bots=[1, 1, 1], deal=True)
        async with table.watch() as watching:
            ear, answers = Ear(watching), 0
            async for question in watching.questions():
                answers += 1
                if answers % 3 == 0:
                    break_off(watching)
                assert await question.answer(question.codes[0])
            assert watching.line.connections == 1 + answers // 3 > 2
            eye = watching.eyes[0]
            fresh = await table.look()
    assert fresh["eyes"][0]["beats"] == eye.beats
    assert fresh["eyes"][0]["view"] == eye.view
    assert fresh["room"] == watching.room
    told = [beat["number"] for frame in ear.frames for news in frame.get("eyes", ()) for beat in news.get("beats", ())]
    assert told == sorted(set(told))  # never twice


@at_sea
async def test_an_answer_whose_reply_was_lost_is_given_again(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        watching = friends.watching[0]
        ear = Ear(watching)
        question = watching.question(0)
        assert question is not None
        ear.deaf = True
        assert await question.answer(question.codes[1])
        assert watching.line.connections == 2
        eye = watching.eyes[0]
        assert eye.question is not None
        assert eye.question["mine"] == [question.codes[1]]


@at_sea
async def test_what_might_be_done_twice_is_lost_instead(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.watching
        ear = Ear(anna)
        ear.deaf = True
        with pytest.raises(Lost):
            await anna.emote(0, "ahoy")
        await bruno.until(lambda watching: len(watching.said) > 0)
        await anna.until(lambda watching: watching.line.connections == 2)
        await anna.emote(0, "arrr")
        await bruno.until(lambda watching: len(watching.said) > 1)
        assert [word["emote"] for word in bruno.said] == ["ahoy", "arrr"]


@at_sea
async def test_who_was_away_while_all_went_back_drops_what_was_taken_back(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.watching
        await friends.play_to(4)
        last = len(anna.eyes[0].beats)
        with patch.object(line, "FIRST_WAIT", 1.0):
            break_off(anna)
            await asyncio.sleep(0.05)
        await friends.clients[0].table(friends.table.code).undo(0, 2)
        await bruno.undo(1, 2)
        await anna.until(lambda watching: watching.room["undos"] == 1)
        eye = anna.eyes[0]
        assert eye.view is not None
        assert len(eye.beats) == eye.view["beat"] == number_of(anna) < last
        fresh = (await friends.table.look())["eyes"][0]
        assert fresh["beats"] == eye.beats


@at_sea
async def test_a_reply_that_never_comes_breaks_the_connection(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        watching = friends.watching[0]
        with patch.object(watching.line, "_replied"), patch.object(line, "REPLY", 0.2):
            asking = asyncio.create_task(watching.offer(0))
            await watching.until(lambda watching: watching.line.connections == 2)
        offer = await asking
        assert offer is not None


@at_sea
async def test_a_server_that_starts_again() -> None:
    with served() as server:
        async with Client(server.address) as anna:
            table = await anna.open("maretta", 3, name="Anna", bots=[1, 1], deal=True)
            async with table.watch() as watching:
                answers = 0
                async for question in watching.questions():
                    answers += 1
                    if answers == 3:
                        restart = asyncio.create_task(asyncio.to_thread(server.restart))
                        await watching.until(lambda watching: watching.line.connections == 2)
                        await restart
                    await question.answer(question.codes[0])
            assert watching.over
            fresh = await table.look()
            assert fresh["eyes"][0]["beats"] == watching.eyes[0].beats


@at_sea
async def test_a_database_that_is_away_is_waited_for(server: Served) -> None:
    worker = server.worker
    assert worker is not None

    def away(*_: object) -> None:
        raise Unreachable("gone fishing")

    async with company(server, "Anna Bruno", 1) as friends:
        watching = friends.watching[0]
        question, other = watching.question(0), friends.watching[1].question(1)
        assert question is not None
        assert other is not None
        with patch.object(worker.store, "ping", away), patch.object(worker.store, "begin_append", away):
            await watching.until(lambda watching: watching.away)
            with pytest.raises(ProblemError) as wrong:
                await watching.leave(0)  # nobody could tell whether it was done
            assert wrong.value.status == 503
            with pytest.raises(ProblemError):
                await friends.table.leave(0)
            answering = asyncio.create_task(question.answer(question.codes[1]))
            bruno = friends.clients[1].table(friends.table.code)
            over_http = asyncio.create_task(bruno.answer(1, 1, other.codes[:1]))
            await asyncio.sleep(0.3)
            assert not answering.done()
            assert not over_http.done()
        assert await answering
        assert await over_http
        await watching.until(lambda watching: not watching.away)


@at_sea
async def test_a_later_version_is_refused(server: Served) -> None:
    async with Client(server.address) as anna:
        table = await anna.open("maretta", 3, name="Anna", bots=[1, 1], deal=True)
        with patch.object(stream, "VERSION", 2), pytest.raises(OtherVersion) as wrong:
            async with table.watch():
                pass
        assert wrong.value.version == 2
        assert str(wrong.value).endswith("which has to be a newer one: 2")


@at_sea
async def test_a_table_that_is_not_there(server: Served) -> None:
    async with Client(server.address) as anna:
        with pytest.raises(Closed) as closed:
            async with anna.watch("nothere"):
                pass
        assert closed.value.code == 4404


@at_sea
async def test_a_server_that_is_not_there() -> None:
    async with Client("http://127.0.0.1:9") as anna:
        with pytest.raises(Lost):
            await anna.games()
        with pytest.raises(Lost):
            async with anna.watch("bcdfgh"):
                pass


@at_sea
async def test_a_server_that_goes_for_good() -> None:
    with served() as server:
        async with Client(server.address, patience=0.5) as anna:
            table = await anna.open("maretta", 3, name="Anna")
            async with table.watch() as watching:
                stop = asyncio.to_thread(server.stop)
                await stop
                with pytest.raises(Lost):
                    await watching.until(lambda watching: False)
                with pytest.raises(Lost):
                    await watching.ready(0)
            with pytest.raises(Lost):
                await anna.games()
            await asyncio.to_thread(server.start, server.port)
            assert (await anna.games())["protocol"] == 1


@at_sea
async def test_a_wish_that_makes_no_sense_is_refused_and_nothing_breaks(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        watching = friends.watching[0]
        for wish in ({"do": "dance"}, {"do": "answer", "seat": "everywhere"}, {"do": "emote", "seat": 0, "emote": "x"}):
            with pytest.raises(ProblemError) as wrong:
                await watching.do(wish)
            assert wrong.value.status == 400
        assert watching.line.connections == 1
        assert await watching.emote(0, "ahoy")


@at_sea
async def test_many_wishes_at_once_are_sent_no_quicker_than_a_server_takes_them() -> None:
    with served(lifted=False) as server:
        async with company(server, "Anna Bruno", 1) as friends:
            watching = friends.watching[0]
            offers = await asyncio.gather(*(watching.offer(0) for _ in range(75)))
            assert len({json.dumps(offer) for offer in offers}) == 1


@at_sea
async def test_too_many_requests_are_made_when_they_may_be() -> None:
    with served(lifted=False) as server:
        async with Client(server.address) as anna:
            found = await asyncio.gather(*(anna.games() for _ in range(70)))
            assert len(found) == 70


@at_sea
async def test_too_many_streams_are_waited_for(server: Served) -> None:
    async with Client(server.address, patience=0.6) as anna:
        table = await anna.open("maretta", 3, name="Anna")
        with patch.object(streams, "MOST_STREAMS", 1):
            async with table.watch() as watching:
                with pytest.raises(Closed) as closed:
                    async with table.watch():
                        pass
                assert closed.value.code == 4429
                second = table.watch()
                coming = asyncio.create_task(second.__aenter__())
                await asyncio.sleep(0.1)
                await watching.close()
                await coming
                await second.close()
