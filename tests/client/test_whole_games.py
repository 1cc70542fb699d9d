"""Whole games over the network: against bots, with friends, by anybody's function."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from settemari.client import Client, Layout, Question, is_fair, play, play_at, play_now
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import verify
from tests.client.company import at_sea, company, first_code
from tests.client.serving import Served

ROOT = Path(__file__).parents[2]


@at_sea
async def test_play_now(server: Served) -> None:
    """As the docstring of the client shows it."""
    async with Client(server.address) as anna:
        table = await anna.open("maretta", seats=4, name="Anna", bots=[1, 1, 1], deal=True)
        async with anna.watch(table.code) as watching:
            assert watching.room["seats"][0]["name"] == "Anna"
            assert [seat["bot"] for seat in watching.room["seats"]] == [0, 1, 1, 1]
            async for question in watching.questions():
                assert question.seat == 0
                assert await question.answer(question.codes[0])
        room = watching.room
    assert room["stage"] == "ended"
    assert {"ending", "rule", "winners", "text", "awards", "luck"} == set(room["end"])
    assert is_fair(room["promise"], room["end"]["luck"])


@pytest.mark.parametrize(("game", "seats"), [("maretta", 3), ("vulcano", 3), ("arrr", 3)])
@at_sea
async def test_two_friends_and_a_bot_play_a_whole_game(server: Served, game: str, seats: int) -> None:
    luck = random.Random(7)

    def choose(question: Question) -> int:
        return luck.choice(question.codes)

    async with company(server, "Anna Bruno", seats - 2, game) as friends:
        rooms = await asyncio.gather(*(play(client, friends.table, choose) for client in friends.clients))
        assert rooms[0] == rooms[1]
        assert rooms[0]["stage"] == "ended"
        for watching in friends.watching:
            await watching.until(lambda watching: watching.over)
        anna, bruno = (watching.eyes[seat] for seat, watching in enumerate(friends.watching))
        assert [beat["number"] for beat in anna.beats] == [*range(1, len(bruno.beats) + 1)]
        assert anna.question is bruno.question is None
        fresh = (await friends.table.look())["eyes"][0]
        assert fresh["beats"] == anna.beats
        assert fresh["view"] == anna.view
        record = await friends.table.record()
    assert all(check.wrong is None for check in verify(read(record)))


def test_without_async(server: Served) -> None:
    room = play_now(server.address, "maretta", first_code, seats=3, name="Robot", level=1, variant="adrenaline")
    assert room["stage"] == "ended"
    assert room["seats"][0]["name"] == "Robot"


@at_sea
async def test_a_bot_takes_a_seat_at_somebodys_table(server: Served) -> None:
    async with Client(server.address) as anna:
        table = await anna.open("maretta", 3, name="Anna", bots=[1])
        robot = asyncio.create_task(asyncio.to_thread(play_at, server.address, table.code, "Robot", first_code))
        async with table.watch() as watching:
            await watching.until(lambda watching: watching.room["seats"][2]["ready"])
            await watching.deal()
            ended = await play(anna, table, lambda question: question.codes[-1])
        assert await robot == ended


@at_sea
async def test_what_lies_on_the_table(server: Served) -> None:
    """Cells are read in the words of the game, and what one may answer is what one holds."""
    async with company(server, "Anna Bruno", 1) as friends:
        watching = friends.watching[0]
        layout, eye = Layout(await friends.table.layout()), watching.eyes[0]
        assert eye.view is not None
        offer = await watching.offer(0)
        assert offer is not None
        held = {option["action"].removeprefix("pick ") for option in offer["options"] if "preview" in option}
        assert held == set(layout.pieces(eye.view, "hand", 0))
        assert layout.pieces(eye.view, "hand", 1) == ["??"] * 4
        assert layout.counter(eye.view, "space", 1) == 0
        assert layout.pieces(eye.view, "slot1", 1) == layout.pieces(eye.view, "slot1") == []
        assert layout.count(eye.view, "deck") == 30
        assert len(layout.pieces(eye.view, "barrels")) == 16
        await friends.play_to(2)
        assert len(layout.pieces(eye.view, "slot1")) == 3
        assert layout.pieces(eye.view, "slot1", 1) == layout.pieces(eye.view, "slot1")[1:2]


@pytest.mark.parametrize("options", [["--game", "arrr", "--seats", "2"], ["--game", "maretta", "--lang", "it"]])
def test_the_example_runs(server: Served, options: list[str]) -> None:
    example = str(ROOT / "examples" / "bots" / "online.py")
    command = [sys.executable, example, server.address, "--level", "1", *options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert len(run.stdout.splitlines()) > 10
