"""Clocks: how long a decision may take, what happens then, and how everybody is told."""

from __future__ import annotations

import pytest

from settemari.server import log
from settemari.server.settings import Clock, Settings
from settemari.server.timing import HOLD
from settemari.server.wishes import Answer, Hold
from tests.server.virtual.client import Client, Told
from tests.server.virtual.clock import sail
from tests.server.virtual.people import PASS, Player
from tests.server.virtual.scenes import found, is_moment, prompted, quiet
from tests.server.virtual.table import VirtualTable

FUSE = 8.0


async def answers_of(table: VirtualTable) -> list[tuple[float, int, str]]:
    return [(round(at, 3), line.seat, line.by) for at, line in await table.lines() if isinstance(line, log.Answered)]


def asked(client: Client, seat: int) -> Told:
    return client.questions[seat]


# -- a decision ------------------------------------------------------------------------------------------------------


def test_nobody_is_hurried_by_default() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            clients = [table.client(seat) for seat in range(3)]
            Player(clients[0], 0), Player(clients[1], 1)
            table.begin()
            await table.source.sleep(3600.0)
            assert asked(clients[2], 2)["by"] is None
            assert asked(clients[2], 2)["answered"] == [0, 1]
            assert len(table.match.record) == 0

    sail(scene())


def test_a_bot_chooses_when_time_is_over_and_all_are_told() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3, clock=Clock(10))) as table:
            clients = {seat: table.client(seat) for seat in (0, 1, 2, None)}
            Player(clients[0], 0), Player(clients[1], 1)
            began = table.source.now()
            table.begin()
            await table.source.sleep(9.9)
            assert asked(clients[2], 2)["by"] == pytest.approx(began + 10)
            assert asked(clients[2], 2)["number"] == 1
            await table.source.sleep(0.2)
            assert (round(began + 10, 3), 2, "clock") in await answers_of(table)
            assert asked(clients[2], 2)["number"] == 2
            for client in clients.values():
                assert client.clocked == {1: [2]}
            late = table.client(None)
            await table.source.sleep(0.1)
            assert late.clocked == {1: [2]}  # who comes later is told with the beat

    sail(scene())


def test_who_comes_back_is_told_of_the_clock_with_the_beats_they_missed_and_no_others() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3, clock=Clock(10))) as table:
            client = table.client(0)
            table.begin()
            await table.source.sleep(10.1)
            assert client.clocked == {1: [0, 1, 2]}
            beat = client.views[0]["beat"]
            client.disconnect()
            client.clocked.clear()
            await table.source.sleep(10.0)
            client.connect(after=beat)
            await table.source.sleep(0.1)
            assert client.clocked
            assert 1 not in client.clocked

    sail(scene())


def test_nobody_is_told_that_time_is_over_for_somebody_as_long_as_others_may_answer() -> None:
    """What a question is about is told when it is settled, not before."""

    async def scene() -> None:
        settings = Settings("maretta", 3, clock=Clock(10, 20))
        async with VirtualTable(settings) as table:
            clients = [table.client(seat) for seat in range(3)]
            table.table.chairs[0].banked = 20.0
            table.begin()
            await table.source.sleep(15.0)
            assert asked(clients[1], 1)["answered"] == [0]
            assert clients[1].clocked == {}
            await table.source.sleep(15.1)
            assert clients[1].clocked == {1: [0, 1, 2]}

    sail(scene())


def test_the_bank_is_used_up_once() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3, clock=Clock(10, 20))) as table:
            clients = [table.client(seat) for seat in range(3)]
            Player(clients[0], 0), Player(clients[1], 1)
            began = table.source.now()
            table.begin()
            await table.source.sleep(1.0)
            assert asked(clients[2], 2)["by"] == pytest.approx(began + 30)
            await table.source.sleep(24.0)
            clients[2].send(Answer(2, 1, (clients[2].questions[2]["codes"][0],)))  # 15 of 20 are gone
            await table.source.sleep(0.1)
            assert table.table.chairs[2].banked == pytest.approx(15.0)
            await table.until(lambda: 2 in asked(clients[2], 2)["seats"])
            since = table.table.asked_at
            assert asked(clients[2], 2)["by"] == pytest.approx(since + 15)
            await table.source.sleep(16.0)
            assert table.table.chairs[2].banked == pytest.approx(20.0)
            clocked = [at for at, seat, by in await answers_of(table) if (seat, by) == (2, "clock")]
            assert clocked[0] == pytest.approx(since + 15)

    sail(scene())


def test_who_changes_an_answer_pays_for_the_time_once() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3, clock=Clock(10, 60))) as table:
            client = table.client(0)
            table.begin()
            await table.source.sleep(30.0)
            codes = client.questions[0]["codes"]
            await client.ask(Answer(0, 1, (codes[0],)))
            assert table.table.chairs[0].banked == pytest.approx(20.0, abs=0.01)
            await table.source.sleep(10.0)
            await client.ask(Answer(0, 1, (codes[1],)))
            assert table.table.chairs[0].banked == pytest.approx(30.0, abs=0.01)

    sail(scene())


# -- a moment --------------------------------------------------------------------------------------------------------


def test_the_fuse_of_a_moment_ends_with_a_pass_of_which_nobody_is_told_why() -> None:
    async def scene() -> None:
        state = found(lambda match: is_moment(match) and len(prompted(match)) == 1)
        async with VirtualTable(Settings("arrr", 3, "boarding", clock=Clock(60)), position=state) as table:
            seat = prompted(table.match)[0]
            clients = [table.client(place) for place in range(3)]
            began = table.source.now()
            table.begin()
            await table.source.sleep(FUSE - 0.1)
            assert asked(clients[seat], seat)["by"] == pytest.approx(began + FUSE)
            assert asked(clients[seat], seat)["number"] == 1
            await table.source.sleep(0.2)
            timed_out = [
                (round(at, 3), line.codes)
                for at, line in await table.lines()
                if isinstance(line, log.Answered) and (line.seat, line.by) == (seat, "clock")
            ]
            assert timed_out == [(round(began + FUSE, 3), (PASS,))]
            assert asked(clients[0], 0)["number"] > 1
            assert all(client.clocked == {} for client in clients)
            assert table.table.chairs[seat].banked == 0  # the bank is for decisions

    sail(scene())


def test_a_table_may_have_no_fuse() -> None:
    async def scene() -> None:
        state = found(lambda match: is_moment(match) and len(prompted(match)) == 1)
        async with VirtualTable(Settings("arrr", 3, "boarding", fuse=0), position=state) as table:
            seat = prompted(table.match)[0]
            client = table.client(seat)
            table.begin()
            await table.source.sleep(600.0)
            assert asked(client, seat)["by"] is None
            assert table.table.question is not None
            assert table.table.question.waiting_for == (seat,)
            refused = await client.ask(Hold(seat, 1))
            assert refused["problem"]["status"] == 409

    sail(scene())


def test_hold_gives_everybody_more_time_three_times_a_game() -> None:
    async def scene() -> None:
        state = found(lambda match: is_moment(match) and len(prompted(match)) == 1 and len(quiet(match)) > 0)
        async with VirtualTable(Settings("arrr", 3, "boarding"), position=state) as table:
            question = table.table.question
            assert question is not None
            seat = prompted(table.match)[0]
            other = next(place for place in question.seats if place != seat)
            clients = {place: table.client(place) for place in (0, 1, 2, None)}
            began = table.source.now()
            table.begin()
            await table.source.sleep(3.0)
            for times in (1, 2, 3):
                reply = await clients[other].ask(Hold(other, 1))  # who has nothing to play may, too
                assert "problem" not in reply
                await table.source.sleep(0.01)
                assert clients[None].questions[None]["held"] == times
                assert asked(clients[seat], seat)["by"] == pytest.approx(began + FUSE + times * HOLD)
                assert [chair["holds"] for chair in clients[seat].room["seats"]][other] == times
            refused = await clients[other].ask(Hold(other, 1))
            assert refused["problem"]["message"]["key"] == "error-table-holds"
            await table.source.sleep(FUSE + 3 * HOLD - 4.0)
            assert asked(clients[seat], seat)["number"] == 1
            await table.source.sleep(2.0)
            assert asked(clients[seat], seat)["number"] > 1
            assert (round(began + FUSE + 3 * HOLD, 3), seat, "clock") in await answers_of(table)
            assert table.table.held == 0

    sail(scene())


def test_a_hold_of_another_question_is_none_and_where_there_is_no_moment_it_is_refused() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            client = table.client(0)
            table.begin()
            await table.source.sleep(0.1)
            assert "problem" not in await client.ask(Hold(0, 7))
            assert (await client.ask(Hold(0, 1)))["problem"]["status"] == 409
            assert table.table.chairs[0].holds == 0

    sail(scene())
