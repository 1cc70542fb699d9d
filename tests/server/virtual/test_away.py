"""Who is away, for whom a bot can be called, and how one comes back."""

from __future__ import annotations

import pytest

from settemari.server import log
from settemari.server.presence import GRACE, LAST
from settemari.server.settings import Settings
from settemari.server.timing import LEAST_PAUSE, MOST_PAUSE
from settemari.server.wishes import Answer, Call, Leave, Sit
from tests.server.virtual.clock import sail
from tests.server.virtual.people import Player
from tests.server.virtual.scenes import found, is_moment, prompted
from tests.server.virtual.table import NAMES, VirtualTable


async def bots_answers(table: VirtualTable, seat: int) -> list[float]:
    return [
        at
        for at, line in await table.lines()
        if isinstance(line, log.Answered) and (line.seat, line.by) == (seat, "bot")
    ]


def test_a_bot_can_be_called_once_somebody_has_been_away_for_a_minute() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            clients = [table.client(seat) for seat in range(3)]
            Player(clients[0], 0), Player(clients[1], 1)
            table.begin()
            await table.source.sleep(5.0)
            assert clients[0].presence == [True, True, True]
            clients[2].disconnect()
            gone = table.source.now()
            await table.source.sleep(GRACE - 0.1)
            assert clients[0].presence == [True, True, False]
            too_soon = await clients[0].ask(Call(2))
            assert too_soon["problem"]["message"]["key"] == "error-table-not-away"
            assert (await clients[0].ask(Call(1)))["problem"]["status"] == 409  # who is here
            await table.source.sleep(gone + GRACE - table.source.now())
            called = table.source.now()
            assert "problem" not in await clients[0].ask(Call(2))
            assert clients[1].room["seats"][2]["why"] == "away"
            assert (await bots_answers(table, 2))[0] - called < 0.01  # it plays at once: the others have waited enough

    sail(scene())


def test_everybody_sees_who_looks_at_a_page_and_that_they_are_gone_again() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            clients = [table.client(seat) for seat in range(2)]
            table.begin()
            await table.source.sleep(1.0)
            assert clients[0].presence == clients[1].presence == [True, True, False]
            table.worker.glimpsed(table.berth, [2])
            await table.source.sleep(LAST - 1.0)
            assert clients[0].presence == clients[1].presence == [True, True, True]
            await table.source.sleep(1.1)
            assert clients[0].presence == clients[1].presence == [True, True, False]
            await clients[1].ask(Leave(1))
            assert clients[0].presence == [True, True, False]  # a bot is always there

    sail(scene())


def test_who_looks_at_a_page_is_not_away_and_who_came_back_in_time_neither() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            clients = [table.client(seat) for seat in range(2)]
            table.begin()
            await table.source.sleep(GRACE - 10)
            table.worker.glimpsed(table.berth, [2])
            await table.source.sleep(GRACE - 1)
            assert (await clients[0].ask(Call(2)))["problem"]["status"] == 409
            clients[1].disconnect()
            await table.source.sleep(GRACE - 1)
            clients[1].connect()
            await table.source.sleep(1.0)
            clients[1].disconnect()
            await table.source.sleep(2.0)
            assert (await clients[0].ask(Call(1)))["problem"]["status"] == 409
            assert "problem" not in await clients[0].ask(Call(2))

    sail(scene())


def test_only_who_plays_there_calls_a_bot() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            onlooker = table.client(None)
            table.begin()
            await table.source.sleep(2 * GRACE)
            assert (await onlooker.ask(Call(2)))["problem"]["status"] == 403

    sail(scene())


def test_a_seat_can_be_taken_back_and_the_bot_does_not_answer_any_more() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            clients = [table.client(seat) for seat in range(2)]
            Player(clients[0], 0), Player(clients[1], 1)
            table.begin()
            await table.source.sleep(GRACE + 1)
            await clients[0].ask(Call(2))
            await table.source.sleep(5.0)
            played = len(await bots_answers(table, 2))
            assert played > 1
            back = table.client(2)
            await table.source.sleep(0.01)
            assert (await back.ask(Answer(2, back.questions[2]["number"], (0,))))["problem"]["status"] == 403
            assert "problem" not in await back.ask(Sit(NAMES[2], seat=2))
            number = len(await bots_answers(table, 2))
            await table.source.sleep(30.0)
            assert len(await bots_answers(table, 2)) == number
            assert table.table.question is not None
            assert 2 in table.table.question.waiting_for
            assert back.room["seats"][2]["bot"] == 0
            code = back.questions[2]["codes"][0]
            assert "problem" not in await back.ask(Answer(2, back.questions[2]["number"], (code,)))

    sail(scene())


def test_the_bot_of_who_leaves_in_the_middle_of_a_question_answers_at_once() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            client = table.client(1)
            table.begin()
            began = table.source.now()
            await table.source.sleep(20.0)
            await client.ask(Leave(1))
            assert (await bots_answers(table, 1))[0] == pytest.approx(began + 20.0, abs=0.01)

    sail(scene())


def test_and_takes_its_time_if_the_question_has_only_just_come() -> None:
    async def scene() -> None:
        async with VirtualTable(Settings("maretta", 3)) as table:
            client = table.client(1)
            table.begin()
            began = table.source.now()
            await client.ask(Leave(1))
            await table.source.sleep(2.0)
            assert LEAST_PAUSE <= (await bots_answers(table, 1))[0] - began <= MOST_PAUSE

    sail(scene())


def test_a_bot_that_is_called_at_a_moment_whose_time_has_passed_answers_at_once() -> None:
    async def scene() -> None:
        state = found(lambda match: is_moment(match) and len(prompted(match)) == 1)
        async with VirtualTable(Settings("arrr", 3, "boarding"), position=state) as table:
            seat = prompted(table.match)[0]
            client = table.client(seat)
            table.begin()
            await table.source.sleep(5.0)
            left = table.source.now()
            await client.ask(Leave(seat))
            await table.source.sleep(0.1)
            assert (await bots_answers(table, seat))[0] == pytest.approx(left, abs=0.01)

    sail(scene())


def test_an_answer_that_was_held_counts_though_its_client_is_gone() -> None:
    async def scene() -> None:
        state = found(lambda match: is_moment(match) and len(prompted(match)) == 1)
        async with VirtualTable(Settings("arrr", 3, "boarding"), position=state) as table:
            seat = prompted(table.match)[0]
            client = table.client(seat)
            table.begin()
            await table.source.sleep(0.1)
            client.send(Answer(seat, 1, (0,)))
            await table.source.sleep(0.01)
            client.disconnect()
            await table.source.sleep(3.0)
            given = [line for _, line in await table.lines() if isinstance(line, log.Answered) and line.seat == seat]
            assert given[0].by == "person"

    sail(scene())
