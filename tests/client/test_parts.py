"""The parts of the client by themselves, beside those of the server that they have to fit."""

from __future__ import annotations

import asyncio
import base64
import inspect
import json
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from settemari.client import Client, ClientError, Eye, Lost, ProblemError, Refused, play, read_message
from settemari.client.errors import problem_in
from settemari.client.fairness import promise_of, seed_of
from settemari.client.line import FIRST_WAIT, LONGEST_WAIT, Pace, wait_before
from settemari.client.shapes import VERSION, Asked, EyeNews, Frame, LayoutTold, Offer, Wish
from settemari.client.wishes import REPEATABLE, Wishes
from settemari.locales.message import Message, Named, Seat, say
from settemari.server import deciding, watching
from settemari.server.wire import wired
from settemari.server.wishes import AnyWish
from tests.client.company import at_sea, company, first_code
from tests.client.serving import Served
from tests.server.seated import HOST, trial

# -- wishes ----------------------------------------------------------------------------------------------------


class Written(Wishes):
    """Writes down what is wished."""

    def __init__(self) -> None:
        self.wishes: list[Wish] = []

    async def do(self, wish: Wish) -> bool:
        self.wishes.append(wish)
        return True


SAMPLES: dict[str, Any] = {
    "name": "Anna",
    "nonce": b"twelve bytes",
    "settings": {"game": "maretta", "seats": 3},
    "answers": [3, "pick wood-1"],
    "orders": {"prompt": "always"},
    "emote": "ahoy",
    "text": "a storm",
    "spectators": False,
    "ready": False,
    "locked": False,
    "end": False,
    "yes": False,
}
METHODS = [name for name, _ in inspect.getmembers(Wishes, inspect.iscoroutinefunction) if name != "do"]


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize("full", [True, False], ids=["full", "short"])
def test_every_wish_is_one_that_the_server_knows(name: str, full: bool) -> None:
    written = Written()
    parameters = list(inspect.signature(getattr(Wishes, name)).parameters.values())[1:]
    given = {one.name: SAMPLES.get(one.name, 2) for one in parameters if full or one.default is inspect.Parameter.empty}
    asyncio.run(getattr(written, name)(**given))
    [wish] = written.wishes
    assert wish["do"] == name
    read: object = msgspec.json.decode(msgspec.json.encode(wish), type=AnyWish)
    for one in given:
        if one in SAMPLES and one not in ("settings", "answers"):
            assert getattr(read, one) == SAMPLES[one]


def test_every_wish_of_the_server_has_a_method() -> None:
    known = {kind.__name__.lower() for kind in get_args(AnyWish)}
    assert sorted(known) == sorted(METHODS)
    assert REPEATABLE - {"offer"} < known


def test_a_nonce_is_chosen_where_none_is_given() -> None:
    written = Written()
    asyncio.run(written.sit("Anna"))
    asyncio.run(written.sit("Anna"))
    asyncio.run(written.sit("Anna", nonce=b""))
    nonces = [base64.b64decode(wish["nonce"]) for wish in written.wishes]
    assert [len(nonce) for nonce in nonces] == [16, 16, 0]
    assert nonces[0] != nonces[1]


# -- what comes ------------------------------------------------------------------------------------------------


def beat(number: int) -> Any:
    return {"number": number, "events": [], "log": [{"key": f"line-{number}"}]}


def news(**told: Any) -> EyeNews:
    return {"seat": 0, **told}  # type: ignore[typeddict-item]


def seen(beat: int, *cells: int, facts: Sequence[Sequence[int]] = ()) -> dict[str, Any]:
    return {"beat": beat, "cells": list(cells), "facts": [list(fact) for fact in facts]}


def test_an_eye_takes_in_what_has_changed_on_the_table() -> None:
    eye = Eye(0)
    whole = seen(1, 0, 5, 7, facts=[(1, 2, 1)])
    assert eye.hear(news(beats=[beat(1)], view=whole))
    assert eye.hear(news(beats=[beat(2)], view={"beat": 2, "changes": [0, 3, 2, -2]}))
    assert dict(eye.view or {}) == seen(2, 3, 5, -2, facts=[(1, 2, 1)])
    assert whole["cells"] == [0, 5, 7]  # whoever has kept the view of before still has it
    assert eye.hear(news(beats=[beat(3)], view={"beat": 3, "changes": [], "facts": []}))
    assert dict(eye.view or {}) == seen(3, 3, 5, -2)
    assert eye.hear(news(beats=[beat(4)], view=seen(4, 9)))
    assert dict(eye.view or {}) == seen(4, 9)
    assert not Eye(0).hear(news(beats=[beat(1)], view={"beat": 1, "changes": [0, 3]}))  # of which table?


def test_an_eye_takes_in_what_is_new() -> None:
    eye = Eye(0)
    asked = {"number": 2, "undos": 0, "mine": [], "name": "pick"}
    assert eye.hear(news(beats=[beat(1), beat(2)], view=seen(2), question=asked, clocked={"1": [2]}))
    assert eye.hear(news(question={"number": 2, "undos": 0, "mine": [7]}))
    assert dict(eye.question or {}) == {**asked, "mine": [7]}
    assert eye.hear(news(orders={"prompt": "always"}))
    assert [line["key"] for line in eye.log] == ["line-1", "line-2"]
    assert eye.hear(news(back=1, beats=[beat(2)], view=seen(2), question={"number": 2, "undos": 1}))
    assert dict(eye.question or {}) == {"number": 2, "undos": 1}
    assert eye.clocked == {}
    assert eye.hear(news(question={}))
    assert eye.question is None
    assert eye.hear(news(beats=[beat(2), beat(3)], view=seen(3)))  # one it had already
    assert [one["number"] for one in eye.beats] == [1, 2, 3]
    assert eye.orders == {"prompt": "always"}
    assert not eye.hear(news(back=1))  # and nothing instead: the view is of another moment
    assert [one["number"] for one in eye.beats] == [1]


@pytest.mark.parametrize(
    "first",
    [{"question": {"number": 3, "undos": 0}}, {"beats": [beat(3)], "view": {"beat": 3, "cells": [], "facts": []}}],
)
def test_an_eye_notices_that_something_is_missing(first: dict[str, Any]) -> None:
    assert not Eye(0).hear(news(**first))


def test_messages_come_as_they_were() -> None:
    name = Named({"it": "corda", "en": "rope", "fr": "corde"})
    message = say("a-key", seat=Seat(2), count=3, share=0.5, text="wood-1", list=[Seat(0), say("b", x=1)], name=name)
    assert read_message(json.loads(bytes(wired(message)))) == message
    assert read_message({"key": "plain", "depth": 2}) == Message("plain")


def test_problems_are_errors() -> None:
    plain = problem_in({"status": 403, "detail": "no", "message": {"key": "x"}, "title": "Forbidden"})
    assert (plain.status, plain.detail, plain.message, plain.rule) == (403, "no", {"key": "x"}, "")
    assert type(plain) is ProblemError
    assert str(plain) == "no (403)"
    assert isinstance(problem_in({"status": 409, "detail": "no", "rule": "A2.1"}), Refused)
    assert isinstance(problem_in({}), ClientError)
    assert str(Lost()).startswith("The connection was lost")


# -- time ------------------------------------------------------------------------------------------------------


def test_one_waits_longer_every_time_and_never_long() -> None:
    for tries in range(100):
        longest = min(LONGEST_WAIT, FIRST_WAIT * 2**tries)
        assert longest / 2 <= wait_before(tries) <= longest <= 5
    assert len({wait_before(3) for _ in range(10)}) > 1


@at_sea
async def test_a_burst_goes_at_once_and_the_rest_one_by_one() -> None:
    loop = asyncio.get_running_loop()
    pace, begun = Pace(3, 50.0), loop.time()
    for _ in range(3):
        await pace.wait()
    early = loop.time() - begun
    for _ in range(3):
        await pace.wait()
    assert early < loop.time() - begun
    assert loop.time() - begun >= 3 / 50 - 0.01


# -- luck ------------------------------------------------------------------------------------------------------


def test_luck_is_computed_as_the_server_does() -> None:
    table = trial("maretta", 3)
    table.does(deciding.sitting, HOST, "Anna", b"some nonce", 1)
    table.begin()
    table.does(deciding.wishing, HOST, 1, True)
    room = table.table
    assert promise_of(room.part) == room.promise
    assert seed_of(room.part, [chair.nonce for chair in room.chairs]) == room.seed
    assert seed_of(room.part, [b"", b"some nonce", b"x"]) != room.seed


# -- shapes ----------------------------------------------------------------------------------------------------


def misfits(value: object, shape: Any, where: str) -> list[str]:
    """Where a value is not of the shape that type checkers are told, and which of its names they are not told."""
    if get_origin(shape) is NotRequired:
        return misfits(value, get_args(shape)[0], where)
    if is_typeddict(shape):
        if not isinstance(value, Mapping):
            return [where]
        hints = get_type_hints(shape, include_extras=True)
        needed = {name for name, hint in hints.items() if shape.__total__ and get_origin(hint) is not NotRequired}
        wrong = [f"{where}.{name}" for name in ({*value} - {*hints}) | (needed - {*value})]
        return wrong + [w for name in {*value} & {*hints} for w in misfits(value[name], hints[name], f"{where}.{name}")]
    if get_origin(shape) in (Union, UnionType):
        found = [misfits(value, one, where) for one in get_args(shape)]
        return min(found, key=len)
    if get_origin(shape) is Literal:
        return [] if value in get_args(shape) else [where]
    if get_origin(shape) is list:
        items = value if isinstance(value, list) else [None]
        return [w for place, item in enumerate(items) for w in misfits(item, get_args(shape)[0], f"{where}[{place}]")]
    plain = get_origin(shape) or (NoneType if shape is None else shape)
    return [] if plain is Any or isinstance(value, (int, float) if plain is float else plain) else [where]


def test_misfits_are_found() -> None:
    assert misfits({"version": 1, "presence": [True]}, Frame, "") == []
    assert misfits({"version": "1", "presence": [3.5], "news": 1}, Frame, "") != []
    samples: list[object] = [
        {"eyes": [{}]},
        {"eyes": [{"seat": 0, "view": {}}]},
        {"away": 1.5},
        {"room": None},
        {"new": 1},
    ]
    for wrong in samples:
        assert misfits(wrong, Frame, "") != [], wrong


@pytest.mark.parametrize("game", ["maretta", "arrr"])
@at_sea
async def test_frames_have_the_shapes_that_type_checkers_are_told(server: Served, game: str) -> None:
    assert VERSION == watching.VERSION
    frames: list[Frame] = []
    offers: list[object] = []
    async with company(server, "Anna", 2, game, clock={"seconds": 600, "bank": 60}) as alone:
        line = alone.watching[0].line
        hear = line._hear

        def keep(frame: Frame) -> bool:
            frames.append(frame)
            return hear(frame)

        line._hear = keep
        await line.cut()
        await alone.watching[0].emote(0, "ahoy")
        async for question in alone.watching[0].questions():
            assert misfits(question.told, Asked, "") == []
            offers.append(await question.offer())
            await question.answer(first_code(question))
        frames.append(await alone.table.look())
        layout = await alone.table.layout()
    assert [wrong for frame in frames for wrong in misfits(frame, Frame, "")] == []
    assert [wrong for offer in offers for wrong in misfits(offer, Offer, "")] == []
    assert misfits(layout, LayoutTold, "") == []
    assert {name for frame in frames for name in frame} == {*get_type_hints(Frame)} - {"away"}


# -- a bot's function ------------------------------------------------------------------------------------------


@at_sea
async def test_a_choice_that_a_rule_forbids_is_the_bots_mistake(server: Served) -> None:
    async with Client(server.address) as client:
        table = await client.open("maretta", 3, name="Anna", bots=[1, 1], deal=True)
        with pytest.raises(Refused):
            await play(client, table, lambda question: -1)


@at_sea
async def test_a_choice_may_take_its_time_and_come_in_words(server: Served) -> None:
    async def choose(question: Any) -> str:
        offer = await question.offer()
        return next(str(option["action"]) for option in offer["options"] if "refused" not in option)

    async with Client(server.address) as client:
        table = await client.open("maretta", 3, name="Anna", bots=[1, 1], deal=True, variant="adrenaline")
        assert (await play(client, table.code, choose))["stage"] == "ended"
