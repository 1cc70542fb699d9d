"""At a moment for answers no answer counts before its time, and what somebody does meanwhile is theirs (P7.6, P7.8)."""

from __future__ import annotations

import pytest

from settemari.core.match import Match
from settemari.server import log
from settemari.server.settings import Settings
from settemari.server.thinking import Thought
from settemari.server.timing import LEAST_MORE, LEAST_OPEN, MOST_MORE
from settemari.server.wishes import Answer, Emote, Order
from tests.server.virtual.clock import sail
from tests.server.virtual.people import PASS
from tests.server.virtual.scenes import Wanted, first_in_order, found, is_moment, plays, prompted, quiet, times_of
from tests.server.virtual.table import Here, VirtualTable

EARLIEST, LATEST = LEAST_OPEN + LEAST_MORE, LEAST_OPEN + MOST_MORE


def table_at(wanted: Wanted, variant: str = "boarding", seats: int = 3, **more: object) -> VirtualTable:
    settings = Settings("arrr", seats, variant)
    return VirtualTable(settings, position=found(wanted, variant, seats), **more)  # type: ignore[arg-type]


def answers_in(lines: object) -> list[tuple[float, int, tuple[int, ...], str]]:
    assert isinstance(lines, list)
    return [(at, line.seat, line.codes, line.by) for at, line in lines if isinstance(line, log.Answered)]


def one_prompted_among_quiet(match: Match) -> bool:
    return is_moment(match) and len(prompted(match)) == 1 and len(quiet(match)) >= 1


def nobody_prompted(match: Match) -> bool:
    question = match.question()
    return is_moment(match) and question is not None and len(question.seats) == 3 and not prompted(match)


def test_orders_answer_by_themselves_at_the_published_time() -> None:
    async def scene() -> None:
        async with table_at(nobody_prompted) as table:
            asked, times = table.source.now(), times_of(table)
            table.begin()
            await table.source.sleep(LATEST)
            given = answers_in(await table.lines())
            assert {(seat, by) for _, seat, _, by in given} >= {(seat, "order") for seat in times}
            for at, seat, codes, _ in given[: len(times)]:
                assert at == pytest.approx(times[seat], abs=1e-5)
                assert codes == (PASS,)
                assert EARLIEST <= at - asked <= LATEST

    sail(scene())


def test_who_clicks_at_once_is_held_and_the_later_of_two_answers_counts() -> None:
    async def scene() -> None:
        async with table_at(one_prompted_among_quiet) as table:
            seat = prompted(table.match)[0]
            times, number = times_of(table), table.table.question.id  # type: ignore[union-attr]  # there is one
            client = table.client(seat)
            table.begin()
            await table.source.sleep(0.1)
            assert client.questions[seat]["prompt"] is True
            play = plays(table.match, seat)[0]
            first = client.send(Answer(seat, number, (play,)))
            await table.source.sleep(0.3)
            second = client.send(Answer(seat, number, (PASS,)))
            await table.source.sleep(0.01)
            assert (first in client.replies, second in client.replies) == (False, False)
            assert not client.questions[seat]["mine"]
            await table.source.sleep(LATEST)
            for reply in (first, second):
                assert client.replies[reply][0] == pytest.approx(times[seat], abs=1e-5)
            assert client.replies[first][1]["void"] is True
            assert "void" not in client.replies[second][1]
            mine = [line for line in answers_in(await table.lines()) if line[1] == seat]
            assert mine[0][2:] == ((PASS,), "person")

    sail(scene())


def test_a_refusal_comes_at_once_and_an_answer_that_was_refused_takes_nobodys_place() -> None:
    async def scene() -> None:
        async with table_at(one_prompted_among_quiet) as table:
            seat, number = prompted(table.match)[0], table.table.question.id  # type: ignore[union-attr]
            client = table.client(seat)
            table.begin()
            await table.source.sleep(0.1)
            good = client.send(Answer(seat, number, (PASS,)))
            bad = client.send(Answer(seat, number, (987_654_321,)))
            strange = client.send(Answer((seat + 1) % 3, number, (PASS,)))
            sent = table.source.now()
            await table.source.sleep(0.2)
            for refused in (bad, strange):
                at, reply = client.replies[refused]
                assert at == sent
                assert reply["problem"]["status"] in (400, 403, 409)
            assert good not in client.replies
            await table.source.sleep(LATEST)
            assert "void" not in client.replies[good][1]

    sail(scene())


def unprompted_with_a_play(match: Match) -> bool:
    if not is_moment(match) or prompted(match):
        return False
    return bool(plays(match, first_in_order(match)))


CLICKS = [0.0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.1]  # seconds after the question


@pytest.mark.parametrize("click", CLICKS)
def test_an_answer_in_person_takes_the_place_of_an_order_that_would_come_at_the_same_time(click: float) -> None:
    """Nobody has prompted them, but they have a card they want to play: their order must not pass before that."""

    async def scene() -> None:
        async with table_at(unprompted_with_a_play) as table:
            seat, number = first_in_order(table.match), table.table.question.id  # type: ignore[union-attr]
            play, times = plays(table.match, seat)[0], times_of(table)
            client = table.client(seat)
            table.begin()
            await table.source.sleep(click)
            reply = client.send(Answer(seat, number, (play,)))
            await table.source.sleep(LATEST)
            assert "void" not in client.replies[reply][1]
            mine = [line for line in answers_in(await table.lines()) if line[1] == seat]
            assert mine[0][1:] == (seat, (play,), "person")
            assert mine[0][0] == pytest.approx(times[seat], abs=1e-5)

    sail(scene())


@pytest.mark.parametrize("click", CLICKS)
def test_the_same_if_they_are_the_only_ones_asked(click: float) -> None:
    """Then the order's pass would settle the question."""

    def alone(match: Match) -> bool:
        question = match.question()
        return question is not None and len(question.seats) == 1 and unprompted_with_a_play(match)

    async def scene() -> None:
        async with table_at(alone, variant="arrr", seats=2) as table:
            seat, number = first_in_order(table.match), table.table.question.id  # type: ignore[union-attr]
            play = plays(table.match, seat)[0]
            client = table.client(seat)
            table.begin()
            await table.source.sleep(click)
            reply = client.send(Answer(seat, number, (play,)))
            await table.source.sleep(LATEST)
            assert "void" not in client.replies[reply][1]
            assert answers_in(await table.lines())[0][2:] == ((play,), "person")

    sail(scene())


def test_an_order_given_in_the_middle_of_a_moment_answers_at_once_if_its_time_has_come() -> None:
    async def scene() -> None:
        async with table_at(one_prompted_among_quiet) as table:
            seat = prompted(table.match)[0]
            client = table.client(seat)
            table.begin()
            await table.source.sleep(4.0)
            assert seat in table.table.question.waiting_for  # type: ignore[union-attr]
            client.send(Order(seat, {"passing": "my-turn"}))
            sent = table.source.now()
            await table.source.sleep(0.1)
            mine = [line for line in answers_in(await table.lines()) if line[1] == seat]
            assert mine == [(sent, seat, (PASS,), "order")]
            assert client.orders[seat]["passing"] == "my-turn"

    sail(scene())


# -- bots ------------------------------------------------------------------------------------------------------------


def test_bots_answer_at_a_moment_when_their_time_has_come() -> None:
    async def scene() -> None:
        async with table_at(is_moment, bots={0: 1, 1: 2, 2: 3}) as table:
            times = times_of(table)
            table.begin()
            await table.source.sleep(LATEST)
            given = answers_in(await table.lines())[: len(times)]
            assert all(at == pytest.approx(times[seat], abs=1e-5) and by == "bot" for at, seat, _, by in given)

    sail(scene())


@pytest.mark.parametrize("takes", [0.3, 3.0, 15.0])
def test_a_bot_at_a_moment_takes_no_longer_however_long_it_searches(takes: float) -> None:
    """Who has nothing to play has nothing to search: a longer pause would tell that there is something."""

    def searching(thought: Thought, code: int) -> float:
        return takes

    async def scene() -> None:
        async with table_at(is_moment, bots={0: 4, 1: 4, 2: 4}, thinkers=Here(searching, level=1)) as table:
            times = times_of(table)
            table.begin()
            await table.source.sleep(LATEST)
            given = answers_in(await table.lines())[: len(times)]
            assert given
            assert all(at == pytest.approx(times[seat], abs=1e-5) for at, seat, _, _ in given)

    sail(scene())


# -- after the action ------------------------------------------------------------------------------------------------


def after_the_action(match: Match) -> bool:
    question = match.question()
    return question is not None and question.name == "after" and prompted(match) == list(question.seats)


def test_who_is_done_at_once_after_the_action_takes_as_long_as_who_was_not_prompted() -> None:
    async def scene() -> None:
        async with table_at(after_the_action) as table:
            seat, number = prompted(table.match)[0], table.table.question.id  # type: ignore[union-attr]
            asked = table.source.now()
            client = table.client(seat)
            table.begin()
            await table.source.sleep(0.2)
            client.send(Answer(seat, number, (PASS,)))
            await table.source.sleep(LATEST)
            assert answers_in(await table.lines())[0][0] - asked >= EARLIEST

    sail(scene())


# -- what comes to nobody --------------------------------------------------------------------------------------------


def test_that_a_look_at_a_page_is_over_is_told_when_it_is_over() -> None:
    """And not with the next thing that happens, which may be nobody's business."""

    async def scene(ordered: bool) -> list[float]:
        async with table_at(lambda match: not is_moment(match) and prompted(match) == [0]) as table:
            watching, client = table.client(0), table.client(1)
            table.begin()
            await table.source.sleep(0.1)
            table.worker.glimpsed(table.berth, [2])
            await table.source.sleep(40.0)
            if ordered:
                client.send(Order(1, {"prompt": "always"}))
            await table.source.sleep(5.0)
            client.send(Emote(1, "ahoy"))
            await table.source.sleep(1.0)
            return [frame.at for frame in watching.frames]

    assert sail(scene(True)) == sail(scene(False))
