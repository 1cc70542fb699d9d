"""The page of the protocol says what the server does: requests, fields, wishes, numbers; and its examples run."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import shlex
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from docs.protocol_exchange import NONCE, protocol_exchange
from docs.protocol_stage import staged
from settemari import deal
from settemari.cli.parser import make_parser
from settemari.client import is_fair, playing, shapes
from settemari.client.line import FOR_GOOD
from settemari.client.wishes import REPEATABLE
from settemari.core import events
from settemari.core.registry import find_game, known_games
from settemari.games.arrr import constants_told, deck_told, gauges_shapes, orders, standing
from settemari.games.maretta import awards, codes, gauges
from settemari.lab import trial
from settemari.server import (
    harbour,
    identity,
    limits,
    presence,
    serving,
    sight,
    timing,
    trials,
    watching,
    wishes,
    worker,
)
from settemari.server.deciding import LONGEST_NONCE, MOST_HOLDS, USUAL_LEVEL
from settemari.server.http import frames, stream, variants
from settemari.server.settings import Settings
from tests.client.serving import served

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
EXCHANGE = (DOCS / "protocol-exchange.txt").read_text("utf-8")
FLOWING = " ".join(PAGE.split())


def section(title: str) -> str:
    """A section of the page, without those below it."""
    found = PAGE.partition(f"# {title}\n")[2]
    assert found, title
    return found.partition("\n#")[0]


def tables(title: str) -> list[list[list[str]]]:
    """The tables of a section: rows of cells, without their heads."""
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", section(title), re.MULTILINE):
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in block.splitlines()]
        found.append(rows[2:])
    return found


def named(rows: list[list[str]]) -> list[str]:
    """What stands in the first column, name by name."""
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row[0])]


# -- what there is ---------------------------------------------------------------------------------------------


def test_every_request_is_told() -> None:
    async def described() -> dict[str, Any]:
        async with staged(1) as stage:
            found: dict[str, Any] = await stage.person("A").ask("GET", "/api/v1/openapi.json")
            return found

    paths = asyncio.run(described())["paths"]
    known = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    told = {request.replace(" /", " /api/v1/") for request in named(tables("Requests")[0])}
    told |= set(re.findall(r"`(GET /(?:health|pictures)/[^`]+)`", section("Requests")))
    assert told == known


@pytest.mark.parametrize(
    ("title", "place", "shape"),
    [
        ("The stream", 0, shapes.Frame),
        ("Room", 0, shapes.Room),
        ("Room", 1, shapes.Seat),
        ("Eyes", 0, shapes.EyeNews),
        ("Eyes", 1, shapes.Asked),
        ("Replies", 0, shapes.Reply),
        ("Offers and drafts", 0, shapes.Offer),
        ("Replays", 0, shapes.Replay),
        ("Replays", 1, shapes.ReplayBeat),
        ("Variants", 0, variants.Variants),
        ("Variants", 2, variants.VariantTold),
        ("Trials", 0, variants.Trial),
    ],
)
def test_every_field_is_told(title: str, place: int, shape: type) -> None:
    """Shapes are compared with what servers send in tests/client/test_parts.py."""
    assert sorted(named(tables(title)[place])) == sorted(get_type_hints(shape))


def test_fields_of_fields_are_told() -> None:
    for title, shape in (
        ("The stream", shapes.You),
        ("The stream", shapes.Word),
        ("Room", shapes.End),
        ("Room", shapes.Luck),
        ("Room", shapes.Award),
        ("Replays", shapes.Start),
        ("Replays", shapes.AnswerTold),
        ("Eyes", shapes.Beat),
        ("Eyes", shapes.View),
        ("Offers and drafts", shapes.Option),
        ("Offers and drafts", shapes.Case),
        ("Offers and drafts", shapes.Refusal),
        ("Cells", shapes.Place),
        ("Cells", shapes.LayoutTold),
    ):
        told = set(re.findall(r"`(\w+)`", section(title)))
        missing = set(get_type_hints(shape)) - told - {"seats"}
        assert not missing, (title, missing)


def test_gauges_are_told_in_their_order() -> None:
    whole, seat = tables("Gauges")
    assert named(whole) == list(get_type_hints(gauges.Gauges))
    assert named(seat) == list(get_type_hints(gauges.SeatGauges))


@pytest.mark.parametrize(
    ("title", "shapes_in_order"),
    [
        ("Cards of Arrr!!!", (constants_told.Constants, deck_told.PrintedTold, constants_told.EffectTold)),
        (
            "Gauges of Arrr!!!",
            (
                gauges_shapes.Gauges,
                gauges_shapes.SeaGauge,
                gauges_shapes.SeatGauge,
                gauges_shapes.RollGauge,
                gauges_shapes.StackGauge,
                gauges_shapes.OrderCard,
            ),
        ),
    ],
)
def test_cards_and_gauges_of_arrr_are_told_in_their_order(title: str, shapes_in_order: tuple[type, ...]) -> None:
    for table, shape in zip(tables(title), shapes_in_order, strict=True):
        assert named([[row[0]] for row in table]) == list(get_type_hints(shape)), shape


@pytest.mark.parametrize(
    ("title", "more"),
    [
        (
            "Cards of Arrr!!!",
            (
                deck_told.CrewTold,
                deck_told.EventTold,
                deck_told.ExplorationTold,
                deck_told.CaptainTold,
                deck_told.TestTold,
                constants_told.Way,
            ),
        ),
        (
            "Gauges of Arrr!!!",
            (
                gauges_shapes.Sum,
                gauges_shapes.Part,
                gauges_shapes.TestGauge,
                gauges_shapes.LastingGauge,
                gauges_shapes.CrewGauge,
                gauges_shapes.CaptainGauge,
                gauges_shapes.HandGauge,
                gauges_shapes.CollectionGauge,
                gauges_shapes.KnownGauge,
                gauges_shapes.FaceGauge,
                gauges_shapes.DuelGauge,
                gauges_shapes.SailGauge,
                gauges_shapes.RaidGauge,
                gauges_shapes.PrizeGauge,
                gauges_shapes.ChallengeGauge,
                gauges_shapes.Aim,
                gauges_shapes.OrderTarget,
                gauges_shapes.Piles,
                gauges_shapes.RefusalGauge,
            ),
        ),
    ],
)
def test_so_is_every_field_of_what_is_in_them(title: str, more: tuple[type, ...]) -> None:
    told = set(re.findall(r"`(\w+)`", section(title)))
    assert {name for shape in more for name in get_type_hints(shape)} <= told


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_what_a_drawing_needs_is_told(game: str) -> None:
    """With what is said of the order of spots and kinds."""
    match = deal(game, seats=3, seed=1)
    layout: Any = json.loads(msgspec.json.encode(sight.layout_of(match.game, match.setup, match.variant)))
    assert set(layout["constants"]) <= set(re.findall(r"`(\w+)`", section("Cells")))
    places = {place["name"]: place for place in layout["places"]}
    suits, kinds = layout["constants"]["suits"], places["discard"]["kinds"]
    assert [kinds[5 * 3 + suit] for suit in range(5)] == [f"{suit}-3" for suit in suits]
    view = match.view(None)
    spaces, per_space = layout["constants"]["barrel_spaces"], layout["numbers"]["barrels.per_space"]
    assert places["barrels"]["capacity"] == len(spaces) * per_space
    drawn = sum(view.size_of(codes.HAND + seat) for seat in range(3))
    assert layout["constants"]["cards"] == view.size_of(codes.DECK) + drawn


def test_every_kind_of_field_is_told_with_its_bounds() -> None:
    known = {}
    for game in map(find_game, known_games()):
        for field in game.fields():
            kind, *bounds = field.form()
            assert kind == "kind"
            known[str(field.form()["kind"])] = set(bounds)
    del known["tables"]
    told = {row[0].strip("`"): set(re.findall(r"`(\w+)`", row[2])) for row in tables("Variants")[1]}
    assert told == known


def test_settings_are_told_in_their_order() -> None:
    assert named(tables("Requests")[1]) == [field.name for field in msgspec.structs.fields(Settings)]


def test_every_wish_is_told_with_its_fields() -> None:
    told = {row[0].strip("`"): row[1] for row in tables("Wishes")[0]}
    known = {}
    for kind in get_args(wishes.AnyWish):
        fields = msgspec.structs.fields(kind)
        known[kind.__name__.lower()] = sorted(f"`{one.name}`" if one.required else f"[`{one.name}`]" for one in fields)
    assert {name: sorted(fields.split(", ")) if fields else [] for name, fields in told.items()} == known
    emotes = next(row[2] for row in tables("Wishes")[0] if row[0] == "`emote`")
    assert re.findall(r"`([\w-]+)`", emotes) == list(get_args(wishes.EmoteName))


def test_what_can_be_repeated_is_told() -> None:
    found = re.search(r"no harm: (.*?) do none", " ".join(section("Coming back").split()))
    assert found is not None
    assert set(re.findall(r"`(\w+)`", found[1])) == REPEATABLE


def test_every_close_code_is_told() -> None:
    told = {int(code) for row in tables("Coming back")[0] for code in row[0].split(", ")}
    ours = {frames.NOT_ALLOWED, frames.NO_TABLE, frames.TOO_MANY, frames.TOO_SLOW, frames.FAILED, worker.RESTART}
    assert told == ours | {1001, 1006}
    assert {frames.NOT_ALLOWED, frames.NO_TABLE} == FOR_GOOD


def test_events_and_orders_are_told() -> None:
    assert [row[0] for row in tables("Events")[0]] == [
        f"{number} {name}" for number, name in enumerate(events.EVENT_NAMES) if name
    ]
    assert named(tables("Moments")[0]) == list(orders.Orders._fields)
    block = re.search(r"```json\n(.*?)```", section("Moments"), re.DOTALL)
    assert block is not None
    usual, other = (standing.read(json.loads(line)) for line in block[1].splitlines())
    assert usual == standing.usual()
    assert other.armed


# -- numbers ---------------------------------------------------------------------------------------------------


def rate_of(text: str) -> float:
    """Of ``20 a second``, ``1 in 30 seconds``, ``5 an hour``."""
    if found := re.fullmatch(r"(\d+) in (\d+) seconds", text):
        return int(found[1]) / int(found[2])
    count, _, unit = text.split()
    return int(count) / {"second": 1, "hour": 3600}[unit]


def test_every_limit_is_told() -> None:
    told = sorted((float(row[1]), rate_of(row[2])) for row in tables("Limits")[0])
    known = sorted((one.burst, one.rate) for one in vars(limits).values() if isinstance(one, limits.Limit))
    known.remove((limits.BYTES.burst, limits.BYTES.rate))  # told below: whoever goes beyond is not told so
    assert [pytest.approx(limit) for limit in known] == told


@pytest.mark.parametrize(
    "told",
    [
        f"**protocol {watching.VERSION}**",
        f"is {watching.VERSION}. Under that number",
        f"Max-Age={identity.COOKIE_SECONDS};",
        f"good for {identity.PASS_SECONDS / 60:g} minutes",
        f"{timing.LEAST_OPEN:g} seconds after the question, and from {timing.LEAST_MORE:g} to {timing.MOST_MORE:g}",
        f"from {timing.LEAST_PAUSE:g} to {timing.MOST_PAUSE:g} seconds over any other question",
        f"`hold` adds {timing.HOLD:g} seconds",
        f"| {timing.HOLD:g} seconds more at a moment, {['', '', '', 'three'][MOST_HOLDS]} times in a game",
        f"more time, of {MOST_HOLDS}",
        f"goes on: {USUAL_LEVEL} if nothing",
        f"away for {presence.GRACE:g} seconds",
        f"ping every {serving.PING:g} seconds and waits {serving.PONG:g}",
        f"up to {LONGEST_NONCE} bytes",
        f"at most {limits.MOST_TABLES} tables that go on and {limits.MOST_STREAMS} streams",
        f"an address {limits.MOST_STREAMS_ANYWHERE} streams",
        f"at most {limits.LARGEST_FRAME:,} bytes, a body {limits.LARGEST_BODY:,}",
        f"at most {limits.BYTES.burst:,} bytes at once and {limits.BYTES.rate:,} a second",
        f"at most {limits.MOST_CONNECTIONS} connections; a request is to be there within {limits.LONGEST_SILENCE:g} ",
        f"{stream.MOST_WAITING} wishes may wait for a moment",
        f"for {limits.LONGEST_SENDING:g} seconds, or lets {limits.MOST_UNSENT} words",
        f"{harbour.KEPT['waiting'] / harbour.DAY:g} day after",
        f"{harbour.KEPT['playing'] / harbour.DAY:g} days if it has, {harbour.KEPT['ended'] / harbour.DAY:g} days after",
        f"how many play: {Settings('').seats} if",
        f"bots play {trial.GAMES} games, or as many as they can within {trials.SECONDS:g} seconds",
        f"at most {['', '', '', '', 'four'][awards.MOST]} things",
    ],
)
def test_the_numbers_are_right(told: str) -> None:
    assert told in FLOWING


# -- the exchange ----------------------------------------------------------------------------------------------


def frames_of(way: str) -> list[dict[str, Any]]:
    """Of Anna's stream: what she gets, or what she sends."""
    stream_of_hers = EXCHANGE.partition("(WebSocket)")[2]
    return [json.loads(line[3:]) for line in stream_of_hers.splitlines() if line.startswith(f"{way} {{")]


def test_the_exchange_is_always_the_same() -> None:
    """If this fails, run ``make docs``; if it fails now and then, something at a server happens by chance."""
    assert protocol_exchange() == protocol_exchange() == EXCHANGE


def test_the_exchange_shows_every_part() -> None:
    heard = frames_of("A<")
    assert {name for frame in heard for name in frame} == set(get_type_hints(shapes.Frame)) - {"away"}
    eyes = {name for frame in heard for eye in frame.get("eyes", ()) for name in eye}
    assert eyes == set(get_type_hints(shapes.EyeNews)) - {"orders", "clocked"}
    replies = {name for frame in heard for reply in frame.get("replies", ()) for name in reply}
    assert replies == set(get_type_hints(shapes.Reply))
    assert [frame["id"] for frame in frames_of("A>")] == [*range(1, len(frames_of("A>")) + 1)]


def functions_of_the_page() -> dict[str, Callable[..., str]]:
    block = re.search(r"```python\n(.*?)```", section("Fairness"), re.DOTALL)
    assert block is not None
    found: dict[str, Any] = {}
    exec(block[1], found)
    return found


def test_the_luck_of_the_exchange_is_what_the_page_computes() -> None:
    room = [frame["room"] for frame in frames_of("A<") if "room" in frame][-1]
    promise = frames_of("A<")[0]["room"]["promise"]
    luck, page = room["end"]["luck"], functions_of_the_page()
    part, nonces = bytes.fromhex(luck["part"]), [bytes.fromhex(nonce) for nonce in luck["nonces"]]
    assert page["promise_of"](part) == promise
    assert page["seed_of"](part, nonces) == luck["seed"]
    assert f"seed: {luck['seed']} " in EXCHANGE
    assert is_fair(promise, luck, 0, b64decode(NONCE))


# -- the examples ----------------------------------------------------------------------------------------------


def test_the_programs_run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "USUAL_LEVEL", 1)
    first, last = (re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[place] for place in (0, -1))
    with served() as server:
        for block in (first, last):
            source = block.replace("http://127.0.0.1:8777", server.address).replace("[3, 3, 3]", "[1, 1, 1]")
            assert source != block
            code = compile(source, "protocol.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
            running = eval(code, {"__name__": "__main__"})
            if running is not None:
                asyncio.run(running)
    printed = capsys.readouterr().out
    assert printed.count("'luck': ") == 2
    assert "A2.1 Non " in printed


def test_the_command_can_be_typed() -> None:
    lines = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    assert len(lines) == 1
    for line in lines:
        name, *words = shlex.split(line, comments=True)
        assert name == "settemari"
        assert callable(make_parser("en").parse_args(words).run)


def anchors(page: str) -> set[str]:
    """What headings are called in links: small letters, dashes for blanks, and no marks."""
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_links_within_the_page_lead_somewhere() -> None:
    assert [link for link in re.findall(r"\]\(#([^)]+)\)", PAGE) if link not in anchors(PAGE)] == []
    for page, anchor in re.findall(r"\]\(([\w-]+\.md)#([^)]+)\)", PAGE):
        there = (DOCS / page).read_text("utf-8")
        assert anchor in anchors(there)
