"""Tables of an older version: they go on if the rules still lead where they did; if not, they are closed and shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from settemari.core.chance import Seeded
from settemari.core.registry import find_game
from settemari.core.table import ALL_SEEING
from settemari.core.variant import Variant
from settemari.games.maretta.codes import DISCARD
from settemari.games.maretta.escape import Escape
from settemari.games.maretta.game import MarettaGame
from settemari.server import deciding, log
from settemari.server.archive import beats_of
from settemari.server.errors import NotNow
from settemari.server.harbour import Berth, Harbour
from settemari.server.replaying import replay_of
from settemari.server.room import ENDED, PLAYING
from settemari.server.settings import Settings, digest_of
from settemari.server.sight import Sight
from settemari.server.source import Scripted
from settemari.server.store import Store
from settemari.server.watching import Watcher, encoded
from tests.server.seated import FRIEND, HOST, Scene, begin, some_answers

Sea = Callable[[Scene], None]
Seen = dict[int | None, tuple[Any, Any]]


async def play(harbour: Harbour, berth: Berth, answers: int = 10_000) -> None:
    """So many answers, or to the end."""
    chance = Seeded(1)
    for _ in range(answers):
        question = berth.table.question
        if question is None:
            return
        seat, answer = next(some_answers(question, chance))
        decide = partial(deciding.answered, seat=seat, question=question.id, answers=(answer,), by="bot")
        await harbour.do(berth, partial(decide, undos=berth.table.undos))


async def all_seen(harbour: Harbour, berth: Berth) -> Seen:
    """What two observers see now; the next answer writes down all that led to it."""
    expected = {seat: seen(berth, seat) for seat in (0, None)}
    await play(harbour, berth, 1)
    return expected


async def begun(store: Store, settings: Settings | None = None) -> tuple[Harbour, Berth]:
    harbour = Harbour(store, Scripted(7))
    berth = await harbour.open(settings or Settings("maretta", 3), HOST)
    await begin(harbour, berth)
    return harbour, berth


async def upgraded(store: Store, berth: Berth) -> tuple[Harbour, Berth]:
    """The same table, as a server of today finds it."""
    harbour = Harbour(store, Scripted(8))
    found = await harbour.berth(berth.table.key)
    assert found is not None
    return harbour, found


async def lines_of(store: Store, berth: Berth) -> list[log.AnyLine]:
    return [log.read(entry.body) for entry in await store.entries(berth.table.key)]


def frame(berth: Berth, guest: str, after: int = 0, undos: int = 0) -> dict[str, Any]:
    """What a client gets that comes now."""
    told: dict[str, Any] = json.loads(encoded(Watcher(berth, guest, after, undos).news()))
    return told


def seen(berth: Berth, seat: int | None) -> tuple[Any, Any]:
    """All beats and the view of a game that is played."""
    assert berth.table.match is not None
    sight = Sight(berth.table.match, seat)
    beats, view = json.loads(msgspec.json.encode(([beat.wired() for beat in sight.beats()], sight.view())))
    return beats, view


async def tamper(store: Store, berth: Berth, which: int, **change: Any) -> None:
    """As if another version had written its line: the one with that digest, counted from the first."""
    with_digest = [
        (entry.number, line)
        for entry in await store.entries(berth.table.key)
        if isinstance(line := log.read(entry.body), log.Answered) and line.digest
    ]
    number, line = with_digest[which]
    await store.rewrite(berth.table.key, number, log.written(msgspec.structs.replace(line, **change)))


def is_shown(berth: Berth, expected: Seen) -> None:
    """Everybody gets what they had been told, from the beginning on, and is asked nothing."""
    for seat, guest in ((0, HOST), (None, FRIEND)):
        told = frame(berth, guest)
        assert told["room"]["stage"] == ENDED
        assert told["room"]["end"]["closed"] == "rules"
        [eye] = told["eyes"]
        beats, view = expected[seat]
        assert eye == {"seat": seat, "beats": beats, "view": view}
        [drawn] = json.loads(encoded(Watcher(berth, guest, wants_gauges=True).news()))["eyes"]
        game, setup = berth.table.game_and_setup()
        gauges = game.gauges(setup, beats_of(game, setup, berth.table.archive, seat)[1])
        assert drawn["view"] == {**view, "gauges": json.loads(msgspec.json.encode(gauges))}


def test_a_table_with_an_older_number_goes_on_if_every_choice_still_fits(
    at_sea: Sea, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(store: Store) -> None:
        with monkeypatch.context() as then:
            then.setattr(MarettaGame, "rules_number", 0)
            harbour, old = await begun(store)
            await play(harbour, old, 20)
        harbour, berth = await upgraded(store, old)
        assert (berth.table.rules, find_game("maretta").rules_number) == (0, 1)
        assert berth.table.stage == PLAYING
        assert [seen(berth, seat) for seat in (0, None)] == [seen(old, seat) for seat in (0, None)]
        await play(harbour, berth)
        assert berth.table.stage == ENDED
        assert log.kind_of((await lines_of(store, berth))[-1]) == "over"
        assert frame(berth, HOST)["room"]["end"]["ending"]

    at_sea(scene)


def discard(self: Escape, slots: int, seat: int) -> None:
    """A4.3 as it never was: all cards are discarded."""
    self.slot_to_pile(slots, seat, DISCARD)


@pytest.mark.parametrize("undo", [False, True], ids=["plain", "gone back"])
def test_a_game_of_other_rules_is_closed_and_shown_as_it_was_played(
    at_sea: Sea, monkeypatch: pytest.MonkeyPatch, undo: bool
) -> None:
    async def scene(store: Store) -> None:
        with monkeypatch.context() as then:
            then.setattr(Escape, "keep_card", discard)
            harbour, old = await begun(store)
            await play(harbour, old, 25)
            if undo:
                await harbour.do(old, lambda table: deciding.undoing(table, HOST, 0, 5, True))
                await play(harbour, old, 20)
            expected = await all_seen(harbour, old)
        _, berth = await upgraded(store, old)
        assert berth.table.broken
        assert isinstance((await lines_of(store, berth))[-1], log.Closed)
        is_shown(berth, expected)
        told = frame(berth, HOST, after=3, undos=1)  # whatever a client says that it has
        assert told["eyes"][0]["back"] == 0
        assert told["eyes"][0]["beats"] == expected[0][0]

    at_sea(scene)


def test_digests_that_do_not_fit_from_a_question_on_close_a_table_for_every_worker(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, old = await begun(store)
        await play(harbour, old, 20)
        expected = await all_seen(harbour, old)
        await tamper(store, old, 4, digest="0123456789abcdef")
        _, berth = await upgraded(store, old)
        is_shown(berth, expected)
        closed = await lines_of(store, berth)
        _, again = await upgraded(store, old)
        is_shown(again, expected)
        assert await lines_of(store, berth) == closed, "it is closed once"
        shelf = await store.shelf(berth.table.key)
        assert shelf is not None
        assert shelf.ended

    at_sea(scene)


def test_whoever_watches_is_told_when_a_table_turns_out_to_be_of_other_rules(at_sea: Sea) -> None:
    """Workers of two versions at the same table: the later one cannot follow any more."""

    async def scene(store: Store) -> None:
        older, old = await begun(store)
        await play(older, old, 12)
        harbour, berth = await upgraded(store, old)
        watcher = Watcher(berth, HOST)
        before = json.loads(encoded(watcher.news()))
        assert "question" in before["eyes"][0]
        await play(older, old, 6)
        await tamper(store, old, -1, digest="0123456789abcdef")
        await harbour.berth(old.table.key)
        async with berth.guard:
            await harbour.read_on(berth)
        await harbour.finish(berth)
        told = json.loads(encoded(watcher.news()))
        assert told["room"]["end"]["closed"] == "rules"
        [eye] = told["eyes"]
        assert eye["question"] == {}
        assert eye["back"] == 0
        assert eye["beats"][: len(before["eyes"][0]["beats"])] == before["eyes"][0]["beats"]

    at_sea(scene)


def test_a_game_that_was_over_still_says_how_it_ended(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, old = await begun(store)
        await play(harbour, old)
        expected = {seat: seen(old, seat) for seat in (0, None)}
        end = frame(old, HOST)["room"]["end"]
        await tamper(store, old, 6, digest="0123456789abcdef")
        count = len(await lines_of(store, old))
        _, berth = await upgraded(store, old)
        is_shown(berth, expected)
        told = frame(berth, HOST)["room"]["end"]
        assert (told["ending"], told["winners"]) == (end["ending"], end["winners"])
        assert len(await lines_of(store, old)) == count, "it has ended already"

    at_sea(scene)


def test_a_game_of_other_rules_can_be_seen_again_as_it_was_played(at_sea: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store) -> None:
        with monkeypatch.context() as then:
            then.setattr(Escape, "keep_card", discard)
            harbour, old = await begun(store)
            await play(harbour, old, 25)
            expected = await all_seen(harbour, old)
            assert old.table.match is not None
            happened = old.table.match.open_events()
        _, berth = await upgraded(store, old)
        for seat in (0, None):
            told = json.loads(msgspec.json.encode(await replay_of(berth, seat)))
            beats, _ = expected[seat]
            assert [{part: beat[part] for part in ("number", "events", "log")} for beat in told["beats"]] == beats
            assert told["end"]["closed"] == "rules"
            assert not any("answers" in beat for beat in told["beats"])
        whole = json.loads(msgspec.json.encode(await replay_of(berth, ALL_SEEING)))
        events = [tuple(event) for beat in whole["beats"] for event in beat["events"]]
        assert events == happened[: len(events)]
        assert [beat["log"] for beat in whole["beats"]] == [beat["log"] for beat in told["beats"]]

    at_sea(scene)


@pytest.mark.parametrize(
    "events", [((1, 0, 999, 0, 998, 0, 0, 0), (7, 1)), ((1, 2), (7, 1)), ((7, 1, *range(4000)),)], ids=str
)
def test_what_today_s_game_makes_no_sense_of_is_not_shown(at_sea: Sea, events: Any) -> None:
    async def scene(store: Store) -> None:
        harbour, old = await begun(store)
        await play(harbour, old, 20)
        await tamper(store, old, 4, digest="0123456789abcdef", events=events)
        _, berth = await upgraded(store, old)
        for guest in (HOST, FRIEND):
            told = frame(berth, guest)
            assert told["room"]["end"]["closed"] == "rules"
            assert "eyes" not in told
        for seat in (0, None, ALL_SEEING):
            with pytest.raises(NotNow, match="played by other rules"):
                await replay_of(berth, seat)

    at_sea(scene)


def test_a_table_keeps_the_variant_it_was_opened_with_whatever_its_name_means_today(
    at_sea: Sea, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("maretta")
    then_called, now_called = game.variant("all-open"), game.variant("adrenaline")
    assert digest_of(then_called) != digest_of(now_called)

    def of_old(settings: Settings) -> Variant:
        assert settings.variant == "adrenaline"
        return then_called

    async def scene(store: Store) -> None:
        with monkeypatch.context() as then:
            then.setattr(Settings, "of_variant", of_old)
            harbour, old = await begun(store, Settings("maretta", 3, "adrenaline"))
            await play(harbour, old, 20)
        harbour, berth = await upgraded(store, old)
        assert berth.table.match is not None
        assert berth.table.match.variant.tables() == then_called.tables()
        await play(harbour, berth)
        assert berth.table.stage == ENDED
        assert not berth.table.closed

    at_sea(scene)


def test_a_table_whose_variant_cannot_be_read_any_more_is_closed(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        settings = Settings("maretta", 3)
        await store.keep_variant(digest_of(settings.of_variant()), b'{"path": {"last": "seventeen"}}')
        harbour, old = await begun(store, settings)
        await play(harbour, old, 9)
        _, berth = await upgraded(store, old)
        told = frame(berth, HOST)
        assert told["room"]["end"]["closed"] == "rules"
        assert "eyes" not in told
        with pytest.raises(NotNow, match="played by other rules"):
            await replay_of(berth, None)

    at_sea(scene)
