"""Bots at the tables of a server: they think elsewhere, know a view and nothing else, and take their time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

import settemari
from settemari.bots import Bot, policy_of
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.server import deciding, log
from settemari.server.driving import Drive, due
from settemari.server.harbour import Berth, Harbour
from settemari.server.room import ENDED, PLAYING
from settemari.server.settings import Settings
from settemari.server.source import Scripted
from settemari.server.store import Store
from settemari.server.thinking import Thinkers, Thought, answer_to, thought_of
from settemari.server.timing import LEAST_PAUSE
from tests.server.seated import HOST, Scene, begin, some_answers


class Here(Thinkers):
    """Thinks in this process, and remembers what about."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[Thought] = []

    async def answer(self, thought: Thought, guest: str = "") -> int:
        self.thoughts.append(thought)
        return answer_to(thought)


@pytest.mark.parametrize(("game", "seats"), [("maretta", 4), ("vulcano", 3), ("arrr", 3)])
def test_a_bot_answers_from_afar_as_it_would_here(game: str, seats: int) -> None:
    match = settemari.deal(game, seats=seats, seed=4)
    chance, source, asked = Seeded(1), Scripted(), 0
    while (question := match.question()) and asked < 60:
        for seat, answer in some_answers(question, chance):
            asked += 1
            thought = thought_of(match, seat, 2, source)
            policy = policy_of(match.game, "2", match.variant, seats)
            assert answer_to(thought) == Bot(match.setup, policy, Seeded(thought.seed)).choose(match.view(seat))
            question.answer(seat, answer)


def test_a_thought_is_the_same_whatever_the_others_hold() -> None:
    match = settemari.deal("maretta", seats=4, seed=4)
    for number in range(1, 6):
        other = match.setup.redeal(match.view(2), Seeded(number))
        twin = Match(match.game, 4, match.variant, 1, position=other)
        assert thought_of(twin, 2, 3, Scripted()) == thought_of(match, 2, 3, Scripted())
        assert thought_of(twin, 1, 3, Scripted()).cells != thought_of(match, 1, 3, Scripted()).cells


def test_bots_think_in_another_process() -> None:
    async def scene() -> None:
        match = settemari.deal("vulcano", seats=3, seed=4)
        question = match.question()
        assert question is not None
        thought = thought_of(match, question.seats[0], 1, Scripted())
        thinkers = Thinkers(1)
        try:
            assert await asyncio.gather(*(thinkers.answer(thought) for _ in range(3))) == [answer_to(thought)] * 3
        finally:
            thinkers.close()
            thinkers.close()

    asyncio.run(scene())


def test_bots_play_a_game_to_its_end(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        for game, seats in (("maretta", 4), ("vulcano", 3), ("arrr", 2)):
            source = Scripted(seats)
            harbour, thinkers = Harbour(store, source), Here()
            berth = await harbour.open(Settings(game, seats), HOST)
            await begin(harbour, berth)
            await harbour.do(berth, lambda table: deciding.leaving(table, HOST, 0, level=1))
            started = source.now()
            drive = Drive(harbour, source, thinkers, berth)
            while berth.table.stage != ENDED:
                await asyncio.wait_for(berth.changed(berth.table.number), 10)
            assert not drive.busy
            assert berth.watchers == set()
            assert {thought.level for thought in thinkers.thoughts} == {1}
            answers = [
                line
                for entry in await store.entries(berth.table.key)
                if isinstance(line := log.read(entry.body), log.Answered)
            ]
            assert {line.by for line in answers} == {"bot"}
            assert len(answers) <= len(thinkers.thoughts)
            assert source.now() - started > LEAST_PAUSE * 10

    at_sea(scene)


def test_a_person_is_waited_for_and_a_bot_goes_on_for_who_left(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        source = Scripted()
        harbour = Harbour(store, source)
        berth = await harbour.open(Settings("maretta", 3), HOST)
        await begin(harbour, berth)
        drive = Drive(harbour, source, Here(), berth)

        async def bots_have_answered(table: Berth) -> None:
            while due(table.table):
                await asyncio.sleep(0.001)

        await asyncio.wait_for(bots_have_answered(berth), 5)
        question = berth.table.question
        assert question is not None
        assert question.waiting_for == (0,)
        pick = question.offer(0).playable[0]
        await harbour.do(berth, partial(deciding.answering, guest=HOST, seat=0, question=question.id, answers=(pick,)))
        assert question.settled
        await harbour.do(berth, lambda table: deciding.leaving(table, HOST, 0, level=1))
        while berth.table.number < 30:
            await asyncio.wait_for(berth.changed(berth.table.number), 5)
        await harbour.do(berth, lambda table: deciding.sitting(table, HOST, "Anna", seat=0))
        assert berth.table.stage == PLAYING

        async def asked_again() -> None:
            while berth.table.stage == PLAYING and (
                berth.table.question is None or berth.table.question.waiting_for != (0,)
            ):
                await asyncio.sleep(0.001)

        await asyncio.wait_for(asked_again(), 10)
        assert berth.table.question is not None
        assert berth.table.question.waiting_for == (0,)
        drive.stop()

    at_sea(scene)
