"""Whoever has the guard of a table has the table: everybody gets it in turn, and it is never lost."""

from __future__ import annotations

import asyncio

import pytest

from settemari.server.guard import Guard


async def _breathe() -> None:
    """All that can go on goes on."""
    for _ in range(5):
        await asyncio.sleep(0)


class _Queue:
    """People who want the guard, and those who have got it, in order; each keeps it until told otherwise."""

    def __init__(self) -> None:
        self.guard = Guard()
        self.had: list[str] = []

    async def wants(self, name: str) -> asyncio.Task[None]:
        async def wait() -> None:
            await self.guard.wait()
            self.had.append(name)

        task = asyncio.create_task(wait())
        await _breathe()
        return task


def test_a_free_guard_is_taken_without_waiting() -> None:
    guard = Guard()
    assert [guard.take(), guard.take()] == [True, False]
    guard.release()
    assert [guard.take(), guard.take()] == [True, False]


def test_who_finds_it_free_does_not_let_others_go_first() -> None:
    async def scene() -> None:
        guard, ran = Guard(), list[str]()
        asyncio.get_running_loop().call_soon(ran.append, "somebody else")
        await guard.wait()
        assert guard.is_taken
        assert ran == []

    asyncio.run(scene())


def test_who_waits_gets_it_in_turn() -> None:
    async def scene() -> None:
        queue = _Queue()
        assert queue.guard.take()
        for name in ("Anna", "Bruno", "Carla"):
            await queue.wants(name)
        assert queue.had == []
        for number in range(1, 4):
            queue.guard.release()
            assert not queue.guard.take()  # it is promised to who waits, who only does not know yet
            await _breathe()
            assert queue.had == ["Anna", "Bruno", "Carla"][:number]
        queue.guard.release()
        assert not queue.guard.is_taken

    asyncio.run(scene())


def test_who_gives_up_waiting_is_skipped() -> None:
    async def scene() -> None:
        queue = _Queue()
        assert queue.guard.take()
        tasks = [await queue.wants(name) for name in ("Anna", "Bruno", "Carla")]
        tasks[0].cancel()
        tasks[1].cancel()
        await _breathe()
        queue.guard.release()
        await _breathe()
        assert queue.had == ["Carla"]
        assert queue.guard.is_taken
        queue.guard.release()
        assert not queue.guard.is_taken

    asyncio.run(scene())


def test_who_gives_up_just_when_it_is_handed_over_hands_it_on() -> None:
    async def scene() -> None:
        queue = _Queue()
        assert queue.guard.take()
        anna = await queue.wants("Anna")
        await queue.wants("Bruno")
        queue.guard.release()
        anna.cancel()
        await _breathe()
        assert anna.cancelled()
        assert queue.had == ["Bruno"]
        assert queue.guard.is_taken
        queue.guard.release()
        assert not queue.guard.is_taken

    asyncio.run(scene())


def test_the_last_who_gives_up_just_then_leaves_it_free() -> None:
    async def scene() -> None:
        queue = _Queue()
        assert queue.guard.take()
        anna = await queue.wants("Anna")
        queue.guard.release()
        anna.cancel()
        await _breathe()
        assert queue.had == []
        assert queue.guard.take()

    asyncio.run(scene())


def test_an_error_inside_lets_go_of_it() -> None:
    async def scene() -> None:
        guard = Guard()

        async def fails() -> None:
            async with guard:
                assert not guard.take()
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await fails()
        assert not guard.is_taken

    asyncio.run(scene())


def test_an_error_inside_hands_it_to_who_waits() -> None:
    async def scene() -> None:
        queue = _Queue()

        async def fails() -> None:
            async with queue.guard:
                await queue.wants("Anna")
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await fails()
        await _breathe()
        assert queue.had == ["Anna"]
        assert queue.guard.is_taken

    asyncio.run(scene())


def test_who_is_cancelled_inside_lets_go_of_it() -> None:
    async def scene() -> None:
        guard = Guard()

        async def stay() -> None:
            async with guard:
                await asyncio.Event().wait()

        task = asyncio.create_task(stay())
        await _breathe()
        assert guard.is_taken
        task.cancel()
        await _breathe()
        assert not guard.is_taken

    asyncio.run(scene())
