"""Tables in the memory of a worker: written down before they change, and the same for every worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from settemari.core.chance import Seeded
from settemari.server import deciding, log
from settemari.server.errors import NotNow
from settemari.server.harbour import KEPT, Berth, Crowded, Harbour, Info
from settemari.server.room import ENDED, PLAYING, WAITING
from settemari.server.settings import Settings
from settemari.server.source import Scripted
from settemari.server.store import Entry, Seated, Shelf, Store, Taken, Unreachable
from tests.server.seated import FRIEND, HOST, STRANGER, Scene, begin, sit, some_answers
from tests.server.test_tables import everything


async def play(harbour: Harbour, berth: Berth, questions: int = 10_000) -> None:
    chance = Seeded(3)
    for _ in range(questions):
        question = berth.table.question
        if question is None:
            return
        for seat, answer in some_answers(question, chance):
            await harbour.do(
                berth, partial(deciding.answered, seat=seat, question=question.id, answers=(answer,), by="bot")
            )


def test_a_table_is_opened_and_found_by_its_code(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("maretta", 3), HOST)
        assert (berth.table.stage, berth.table.host, len(berth.table.chairs)) == (WAITING, HOST, 3)
        assert await harbour.find(berth.table.code) is berth
        assert await harbour.berth(berth.table.key) is berth
        assert await harbour.find("nothing") is None
        assert await harbour.berth("nothing") is None

    at_sea(scene)


@pytest.mark.parametrize(("game", "seats"), [("maretta", 4), ("vulcano", 3), ("arrr", 2)])
def test_another_worker_finds_the_same_table_at_any_moment(
    at_sea: Callable[[Scene], None], game: str, seats: int
) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings(game, seats), HOST)
        await begin(harbour, berth)
        while berth.table.stage == PLAYING:
            await play(harbour, berth, questions=20)
            other = await Harbour(store, Scripted()).berth(berth.table.key)
            assert other is not None
            assert everything(other.table) == everything(berth.table)
        kinds = [entry.kind for entry in await store.entries(berth.table.key)]
        assert kinds[-1] == "over"
        assert kinds.count("over") == 1

    at_sea(scene)


def test_what_is_refused_is_not_written(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("maretta"), HOST)
        with pytest.raises(NotNow):
            await harbour.do(berth, lambda table: deciding.dealing(table, HOST))
        assert await harbour.do(berth, lambda table: deciding.locking(table, HOST, False)) == []
        assert len(await store.entries(berth.table.key)) == berth.table.number == 1

    at_sea(scene)


def test_two_workers_at_one_table_lose_nothing(at_sea: Callable[[Scene], None]) -> None:
    """Each decides on what it knows; whoever is second reads on and decides anew."""

    async def scene(store: Store) -> None:
        one, other = Harbour(store, Scripted(1)), Harbour(store, Scripted(2))
        berth = await one.open(Settings("maretta", 5), HOST)
        twin = await other.berth(berth.table.key)
        assert twin is not None
        sittings = [
            sit(one if number % 2 else other, berth if number % 2 else twin, f"guest {number}", f"Player {number}")
            for number in range(8)
        ]
        results = await asyncio.gather(*sittings, return_exceptions=True)
        late = [error for error in results if error is not None]
        assert len(late) == 3
        assert all(isinstance(error, NotNow) for error in late)  # the table is full
        entries = await store.entries(berth.table.key)
        assert [entry.number for entry in entries] == list(range(1, 7))
        seats = [line.seat for entry in entries if isinstance(line := log.read(entry.body), log.Sat)]
        assert sorted(seats) == [0, 1, 2, 3, 4]

    at_sea(scene)


def test_a_worker_follows_what_others_append(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        one, other = Harbour(store, Scripted(1)), Harbour(store, Scripted(2))
        following = asyncio.create_task(other.follow())
        berth = await one.open(Settings("maretta", 3), HOST)
        twin = await other.berth(berth.table.key)
        assert twin is not None
        waiting = asyncio.create_task(twin.changed(since=twin.table.number))
        await begin(one, berth)
        await asyncio.wait_for(waiting, 5)
        while twin.table.number < berth.table.number:
            await asyncio.wait_for(twin.changed(since=twin.table.number), 5)
        assert everything(twin.table) == everything(berth.table)
        assert [beat.wired() for beat in twin.sight(None).beats()] == [b.wired() for b in berth.sight(None).beats()]
        following.cancel()

    at_sea(scene)


def test_a_sight_is_made_once_and_only_in_a_game(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("maretta", 3), HOST)
        with pytest.raises(LookupError):
            berth.sight(0)
        await begin(harbour, berth)
        assert berth.sight(0) is berth.sight(0)
        assert berth.sight(None).seat is None
        harbour.leave(berth.table.key)
        harbour.leave(berth.table.key)
        assert await harbour.berth(berth.table.key) is not berth

    at_sea(scene)


# -- what stands beside the log --------------------------------------------------------------------------------------


def test_the_lobby_lists_tables_that_wait_for_somebody(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        source = Scripted()
        harbour = Harbour(store, source)
        await harbour.open(Settings("maretta", 3), HOST)  # for friends
        berth = await harbour.open(Settings("maretta", 3, variant="adrenaline", visibility="lobby"), HOST)

        async def listed() -> list[Info]:
            return [msgspec.json.decode(shelf.info, type=Info) for shelf in await store.lobby(10)]

        await sit(harbour, berth, FRIEND, "Bruno")
        assert await listed() == [Info(3, 2, ["Bruno"], "adrenaline")]
        await harbour.do(berth, lambda table: deciding.locking(table, HOST, True))
        assert await listed() == []
        await harbour.do(berth, lambda table: deciding.locking(table, HOST, False))
        await sit(harbour, berth, HOST, "Anna")
        await sit(harbour, berth, STRANGER, "Carla")
        assert await listed() == []  # full

    at_sea(scene)


def test_a_table_is_kept_for_as_long_as_its_stage_says(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        source = Scripted()
        harbour = Harbour(store, source)
        berth = await harbour.open(Settings("vulcano", 3), HOST)
        key = berth.table.key

        async def expires() -> tuple[bool, float]:
            shelf = await store.shelf(key)
            assert shelf is not None
            return shelf.ended, shelf.expires - source.now()

        assert await expires() == (False, KEPT[WAITING])
        await begin(harbour, berth)
        assert await expires() == (False, KEPT[PLAYING])
        await play(harbour, berth)
        assert await expires() == (True, KEPT[ENDED])

    at_sea(scene)


def test_seats_are_known_by_their_guests(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("maretta", 3), HOST)
        await sit(harbour, berth, FRIEND, "Bruno")
        await sit(harbour, berth, STRANGER, "Carla")
        await sit(harbour, berth, HOST, "Anna")
        await harbour.do(berth, lambda table: deciding.removing(table, HOST, 1))

        async def tables(guest: str) -> list[int]:
            return [place.seat for place in await store.tables_of(guest)]

        assert [await tables(guest) for guest in (FRIEND, STRANGER, HOST)] == [[0], [], [2]]
        await harbour.do(berth, lambda table: deciding.manning(table, HOST, 1, 2))
        for guest, seat in ((FRIEND, 0), (HOST, 2)):
            await harbour.do(berth, partial(deciding.readying, guest=guest, seat=seat, ready=True))
        await harbour.do(berth, lambda table: deciding.dealing(table, HOST))
        await harbour.do(berth, lambda table: deciding.leaving(table, FRIEND, 0))
        assert await tables(FRIEND) == [0]  # who may come back
        await harbour.do(berth, lambda table: deciding.resigning(table, HOST, 2))
        assert await tables(HOST) == []

    at_sea(scene)


# -- when things go wrong --------------------------------------------------------------------------------------------


class Stubborn:
    """A store that fails as a test wants; for all else it asks the real one."""

    def __init__(self, store: Store, fails: Callable[[list[Entry]], Exception | None]) -> None:
        self._store = store
        self._fails = fails

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(self, entries: list[Entry], shelf: Shelf | None, seated: list[Seated]) -> None:
        error = self._fails(entries)
        if error is not None:
            raise error
        await self._store.append(entries, shelf, seated)


def test_a_database_that_is_away_leaves_the_table_as_it_was(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("maretta", 3), HOST)
        errors = [Unreachable()]
        stubborn = Stubborn(store, lambda _: errors.pop() if errors else None)
        harbour._store = stubborn  # type: ignore[assignment]  # it does what a store does, or does not
        before = everything(berth.table)
        with pytest.raises(Unreachable):
            await sit(harbour, berth, HOST, "Anna")
        assert everything(berth.table) == before
        await sit(harbour, berth, HOST, "Anna")
        assert berth.table.names()[0] == "Anna"

    at_sea(scene)


def test_who_is_never_first_gives_up(at_sea: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("maretta", 3), HOST)
        harbour._store = Stubborn(store, lambda entries: Taken(*entries[0][:2]))  # type: ignore[assignment]  # as above
        with pytest.raises(Crowded):
            await sit(harbour, berth, HOST, "Anna")

    at_sea(scene)


def test_a_code_that_is_taken_is_not_given_twice(at_sea: Callable[[Scene], None]) -> None:
    class Narrow(Scripted):
        """Thinks of the same code three times in a row."""

        codes = iter(["same", "same", "same", "other"])

        def code(self) -> str:
            return next(self.codes)

    async def scene(store: Store) -> None:
        harbour = Harbour(store, Narrow())
        first = await harbour.open(Settings("maretta", 3), HOST)
        second = await harbour.open(Settings("maretta", 3), HOST)
        assert (first.table.code, second.table.code) == ("same", "other")

    at_sea(scene)


def test_a_game_that_ended_unseen_is_written_down_by_the_next_who_looks(at_sea: Callable[[Scene], None]) -> None:
    """A worker was cut off between the last answer and the line that says so."""

    async def scene(store: Store) -> None:
        harbour = Harbour(store, Scripted())
        berth = await harbour.open(Settings("vulcano", 3), HOST)
        await begin(harbour, berth)
        harbour._store = Stubborn(  # type: ignore[assignment]  # as above
            store, lambda entries: Unreachable() if entries[0].kind == "over" else None
        )
        await play(harbour, berth)  # the last answer is acknowledged all the same
        key = berth.table.key
        assert [entry.kind for entry in await store.entries(key)][-1] == "answered"
        for looks in (Harbour(store, Scripted()), harbour):
            harbour._store = store
            again = await looks.berth(key)
            assert again is not None
            assert again.table.stage == ENDED
        assert [entry.kind for entry in await store.entries(key)].count("over") == 1

    at_sea(scene)
