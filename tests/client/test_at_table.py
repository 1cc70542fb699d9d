"""What people do at a table over the network, beside playing: pick again, share a device, watch, move, go back, end."""

from __future__ import annotations

import asyncio
import html
import json
from copy import deepcopy
from functools import partial
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from settemari.client import Client, Closed, ProblemError, Refused, Table, Watching, is_fair, read_message
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import verify
from settemari.core.registry import find_game
from settemari.core.table import COUNTERS
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.server import settings
from tests.client.company import asked_in, at_sea, company, first_code, number_of
from tests.client.serving import Served


@at_sea
async def test_a_pick_can_be_changed_until_all_have_picked(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.watching
        question = anna.question(0)
        assert question is not None
        offer = await question.offer()
        assert offer is not None
        actions = {option["code"]: option["action"] for option in offer["options"]}
        assert await question.answer(question.codes[0])
        assert asked_in(anna, 0)["mine"] == [question.codes[0]]
        assert await question.answer(question.codes[1])
        assert asked_in(anna, 0)["mine"] == [question.codes[1]]
        await bruno.until(lambda watching: 0 in asked_in(watching, 1)["answered"])
        other = bruno.question(1)
        assert other is not None
        assert await other.answer(other.codes[0])
        await anna.until(lambda watching: number_of(watching) == 2)
        assert not await question.answer(question.codes[0])  # too late
        assert not question.is_open
        assert f"1 purple: {actions[question.codes[1]]}" in (await friends.table.record(0)).splitlines()


CARDS = [f"{suit}-{number}" for suit in ("wood", "rope", "fire", "water", "food") for number in range(1, 6)]


async def card_not_held(watching: Watching) -> str:
    """What seat 0 cannot pick."""
    offer = await watching.offer(0)
    assert offer is not None
    held = {option["action"] for option in offer["options"]}
    return next(f"pick {card}" for card in CARDS if f"pick {card}" not in held)


def said_in(watching: Watching, language: str, told: dict[str, Any]) -> str:
    areas = ["lists", "games", "maretta-words", "maretta-log", "maretta-asking"]
    return Catalogue(language, areas, [seat["name"] for seat in watching.room["seats"]]).text(read_message(told))


@at_sea
async def test_a_rule_refuses_by_its_number(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        watching = friends.watching[0]
        question = watching.question(0)
        assert question is not None
        refused = await card_not_held(watching)
        for does in (question.answer(refused), friends.table.answer(0, 1, [refused])):
            with pytest.raises(Refused) as why:
                await does
            assert why.value.status == 409
            assert why.value.rule == "A2.1"
            assert why.value.detail == said_in(watching, "en", why.value.message)
            assert str(why.value) == f"{why.value.detail} (A2.1)"
        with pytest.raises(ProblemError) as what:
            await question.answer("dance on the table")
        assert what.value.status == 400
        assert question.is_open
        assert await question.answer(question.codes[0])


@at_sea
async def test_an_offer_says_why_not(server: Served) -> None:
    """Of every option that is refused, the same as whoever tries it is told."""
    async with company(server, "Anna", 2) as alone:
        watching = alone.watching[0]
        async for question in watching.questions():
            offer = await question.offer()
            assert offer is not None
            for option in offer["options"]:
                assert ("refused" in option) != ("preview" in option) == (option["code"] in question.codes)
                if "refused" in option:
                    with pytest.raises(Refused) as why:
                        await question.answer(option["code"])
                    assert (why.value.rule, why.value.message) == (option["refused"]["rule"], option["refused"]["why"])
                    return
            await question.answer(question.codes[0])


@pytest.mark.parametrize(("language", "said"), [("fr-CH, it;q=0.5", "fr"), ("it", "it"), ("de", "en")])
@at_sea
async def test_what_is_wrong_is_said_in_ones_own_language(server: Served, language: str, said: str) -> None:
    expected = {
        "en": "there is no table with that code",
        "it": "non c'è nessun tavolo con questo codice",
        "fr": "aucune table ne porte ce code",
    }
    async with Client(server.address, language=language) as client:
        with pytest.raises(ProblemError) as wrong:
            await client.table("nothere").look()
        assert wrong.value.message == {"key": "error-no-table"}
        assert wrong.value.status == 404
        assert wrong.value.detail == expected[said]
        table = await client.open("maretta", 3, name="Anna", bots=[1, 1], deal=True)
        async with table.watch() as watching:
            with pytest.raises(Refused) as why:
                await watching.answer(0, 1, [await card_not_held(watching)])
            assert why.value.detail == said_in(watching, said, why.value.message)


@at_sea
async def test_two_seats_on_one_device(server: Served) -> None:
    async with Client(server.address) as client:
        table = await client.open("maretta", 3, name="Anna", bots=[])
        await table.sit("Bruno", 1)
        await table.man(2, 1)
        await table.deal()
        async with table.watch() as watching:
            assert watching.you == {"seats": [0, 1], "host": True}
            assert set(watching.eyes) == {0, 1}
            asked: set[int] = set()
            async for question in watching.questions():
                asked.add(question.seat)
                await question.answer(question.codes[0])
            assert asked == {0, 1}
            assert len(watching.eyes[0].beats) == len(watching.eyes[1].beats)
            assert watching.eyes[0].beats != watching.eyes[1].beats  # each hears what is its own


@at_sea
async def test_a_spectator_sees_what_all_see(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends, Client(server.address) as stranger:
        async with stranger.watch(friends.table.code) as watching:
            assert watching.you == {"seats": [], "host": False}
            eye = watching.eyes[None]
            assert eye.question is not None
            assert "codes" not in eye.question
            here = await friends.play_to(3)
            await watching.until(lambda watching: number_of(watching) == here)
            with pytest.raises(ProblemError) as wrong:
                await watching.answer(0, number_of(watching), [1])
            assert wrong.value.status == 403
            await friends.watching[0].show(False)
            with pytest.raises(Closed) as closed:
                await watching.until(lambda watching: False)
            assert closed.value.code == 4403
        with pytest.raises(Closed):
            async with stranger.watch(friends.table.code):
                pass
        with pytest.raises(ProblemError):
            await stranger.table(friends.table.code).look()


@at_sea
async def test_a_seat_moves_to_another_device(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends, Client(server.address) as phone:
        desk = friends.watching[0]
        await friends.play_to(3)
        code = await friends.table.give_pass(0)
        table, seat = await phone.redeem(f" {code[:6].upper()}-{code[6:]}")
        assert (table.code, seat) == (friends.table.code, 0)
        await desk.until(lambda watching: watching.you["seats"] == [])
        await desk.until(lambda watching: None in watching.eyes)
        assert 0 not in desk.eyes
        async with table.watch() as watching:
            assert watching.you == {"seats": [0], "host": True}
            assert len(watching.eyes[0].beats) == number_of(watching) >= 3
        with pytest.raises(ProblemError):
            await phone.redeem(code)
        with pytest.raises(ProblemError):
            await desk.emote(0, "ahoy")


@at_sea
async def test_a_seat_that_is_gained_while_one_is_cut_off_is_told_from_the_beginning(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.watching
        await friends.play_to(4)
        code = await friends.clients[1].table(friends.table.code).give_pass(1)
        connections = anna.line.connections
        anna.line._hear = lambda frame: True  # deaf for a while
        await friends.clients[0].redeem(code)
        await bruno.until(lambda watching: not watching.you["seats"])
        anna.line._hear = anna._hear
        await anna.line.cut()
        await anna.until(lambda watching: set(watching.eyes) == {0, 1} and watching.eyes[1].view is not None)
        assert anna.line.connections >= connections + 1
        for eye in anna.eyes.values():
            assert [beat["number"] for beat in eye.beats] == [*range(1, len(eye.beats) + 1)]


@at_sea
async def test_play_once_more(server: Served) -> None:
    async with company(server, "Anna Bruno", 1, variant="adrenaline") as friends:
        anna, bruno = friends.watching
        for watching, seat in ((anna, 0), (bruno, 1)):
            await watching.end(seat)
        await anna.until(lambda watching: watching.over)
        went_first = await first_of(friends.table)
        again = await friends.table.rematch()
        await anna.until(lambda watching: watching.room["next"] == again.code)
        assert again.code != friends.table.code
        other = await friends.clients[1].table(friends.table.code).rematch()
        assert other.code == again.code
        async with again.watch() as watching:
            assert watching.room["stage"] == "playing"
            assert [seat["name"] for seat in watching.room["seats"]][:2] == ["Anna", "Bruno"]
            assert watching.question(0) is not None
        assert await first_of(again) == (went_first + 1) % 3
        for client, seat in zip(friends.clients, (0, 1), strict=True):
            await client.table(again.code).end(seat)
        third = await again.rematch()
        await friends.clients[1].table(again.code).rematch()
        assert await first_of(third) == (went_first + 2) % 3


async def first_of(table: Table) -> int:
    """The seat that goes first, as lies on the table."""
    layout, look = await table.layout(), await table.look()
    view: Any = look["eyes"][0]["view"]  # whole, since nothing came before
    return int(view["cells"][COUNTERS + layout["counters"].index("first")])


@at_sea
async def test_everybody_agrees_to_end(server: Served) -> None:
    nonce = b"sixteen bytes of"
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.watching
        await friends.play_to(2)
        await anna.end(0)
        await bruno.until(lambda watching: watching.room["seats"][0]["ends"])
        await anna.end(0, False)
        await bruno.until(lambda watching: not watching.room["seats"][0]["ends"])
        await bruno.end(1)
        assert not bruno.over
        await anna.end(0)
        await bruno.until(lambda watching: watching.over)
        assert bruno.room["end"]["closed"] == "agreed"
        assert "winners" not in bruno.room["end"]
        assert is_fair(bruno.room["promise"], bruno.room["end"]["luck"])
        assert not is_fair(bruno.room["promise"], bruno.room["end"]["luck"], 0, nonce)
        assert not is_fair("00" * 32, bruno.room["end"]["luck"])
        with pytest.raises(ProblemError) as wrong:
            await anna.end(0)
        assert wrong.value.status == 409
        assert [question async for question in anna.questions()] == []


@at_sea
async def test_everybody_agrees_to_go_back(server: Served) -> None:
    async with company(server, "Anna Bruno", 1) as friends:
        anna, bruno = friends.watching
        here = await friends.play_to(4)
        kept = anna.eyes[0].beats[:2]
        await anna.undo(0, 2)
        await bruno.until(lambda watching: watching.room["seats"][0]["undo"] == 2)
        await bruno.decline(1, 2)
        declined = {"number": 1, "seat": 1, "question": 2, "asked": here}
        for watching in (anna, bruno):
            await watching.until(lambda watching: watching.room["declined"] == declined)
            assert watching.room["seats"][0]["undo"] == 0
        await anna.undo(0, 2)
        await bruno.until(lambda watching: watching.room["seats"][0]["undo"] == 2)
        assert bruno.room["declined"] is None
        assert anna.room["undos"] == 0
        await bruno.undo(1, 2)
        for watching, seat in ((anna, 0), (bruno, 1)):
            await watching.until(lambda watching: watching.room["undos"] == 1)
            eye = watching.eyes[seat]
            assert eye.view is not None
            assert eye.question is not None
            assert eye.question["undos"] == 1
            assert len(eye.beats) == eye.view["beat"] == eye.question["number"]
        assert anna.eyes[0].beats[:2] == kept
        assert not await anna.answer(0, 3, [1], undos=0)  # to a question that was taken back
        fresh = (await friends.table.look())["eyes"][0]
        assert fresh["beats"][:2] == kept
        for language in LANGUAGES:
            line = Catalogue(language, ["screen"]).say("screen-went-back")
            address = f"{server.address}/t/{friends.table.code}?view=text&lang={language}"
            cookies = {"settemari": friends.clients[0].cookie}
            page = (await asyncio.to_thread(httpx.get, address, cookies=cookies, trust_env=False)).text
            assert line in html.unescape(page), language
        await asyncio.gather(*(play_to_end(watching) for watching in friends.watching))
        record = await friends.table.record()
        assert " undo to 2" in record


async def play_to_end(watching: Watching) -> None:
    async for question in watching.questions():
        await question.answer(first_code(question))


@at_sea
async def test_several_actions_at_once(server: Served) -> None:
    """A draft: what is offered after some actions, and all of them as one answer."""
    async with company(server, "Anna", 1, "arrr", variant="gallows") as alone:
        watching = alone.watching[0]
        async for question in watching.questions():
            offer = await question.offer()
            assert offer is not None
            for option in offer["options"]:
                if "refused" not in option and (then := await question.offer(option["code"])) is not None:
                    draft = [option["code"]]
                    assert then["draft"] == draft
                    assert then["question"] == question.number
                    draft.append(next(one["code"] for one in then["options"] if "refused" not in one))
                    over_http = await alone.table.offer(question.seat, draft[:1])
                    assert over_http == then
                    assert await question.answer(*draft)
                    await watching.until(partial(is_past, question.number + 1))
                    return
            await question.answer(question.codes[0])


@at_sea
async def test_time_runs_out_and_a_bot_chooses(server: Served) -> None:
    with patch.object(settings, "SHORTEST", 1):
        async with company(server, "Anna", 2, clock={"seconds": 1, "bank": 0}) as alone:
            watching = alone.watching[0]
            asked = asked_in(watching, 0)
            assert asked["by"] == asked["asked"] + 1
            await watching.until(partial(is_past, 1))
            assert watching.eyes[0].clocked == {1: [0]}
            assert (await alone.table.look())["eyes"][0]["clocked"] == {"1": [0]}


def is_past(number: int, watching: Watching) -> bool:
    return number_of(watching) > number


@at_sea
async def test_orders_and_moments(server: Served) -> None:
    """Who is asked at a moment may want more time, and is answered when the moment is over, and not before."""
    async with company(server, "Anna Bruno", 0, "arrr") as friends:
        anna, bruno = friends.watching
        assert anna.eyes[0].orders == {}  # as usual
        for watching, seat in ((anna, 0), (bruno, 1)):
            await watching.order(seat, {"prompt": "always"})
            assert watching.eyes[seat].orders["prompt"] == "always"
        with pytest.raises(ProblemError) as wrong:
            await anna.order(0, {"prompt": "whenever"})
        assert wrong.value.status == 400
        playing = [asyncio.create_task(at_a_moment(watching)) for watching in (anna, bruno)]
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        for task in done:
            task.result()


async def at_a_moment(watching: Watching) -> None:
    async for question in watching.questions():
        if not question.moment:
            await question.answer(question.codes[0])
            continue
        assert question.told["answered"] == []
        assert question.told["prompt"]
        assert question.seconds_left is not None
        assert 0 < question.seconds_left < 9
        await question.more_time()
        asked = asked_in(watching, question.seat)
        assert asked["held"] == 1
        assert asked["by"] == asked["asked"] + 8 + 20
        assert watching.room["seats"][question.seat]["holds"] == 1
        assert await question.answer("pass")
        return


@at_sea
async def test_a_deck_of_ones_own(server: Served) -> None:
    """It comes whole with the settings, is played with, told by its own names, and stands in the record."""
    mine: dict[str, Any] = deepcopy(dict(find_game("arrr").variant("gallows").tables()))
    mine["name"], mine["deck"]["deck"] = "Backyard", "Pond life"
    for card in mine["deck"]["crew"]:
        card["name"] = {language: f"{name} of the pond" for language, name in card["name"].items()}
    async with company(server, "Anna", 1, "arrr", tables=mine) as alone:
        (watching,) = alone.watching
        assert watching.room["settings"]["tables"] == mine
        await alone.play_to(4)
        assert "of the pond" in json.dumps(watching.eyes[0].log)
        await watching.end(0)
        saved = read(await alone.table.record())
    assert dict(saved.variant.tables()) == mine
    wrong = [check.wrong.key for check in verify(saved) if check.wrong is not None]
    assert wrong == ["error-not-at-its-end"]  # they had enough of it
