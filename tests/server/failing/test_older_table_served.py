"""A server that finds a table of other rules closes it, says so to who comes, and shows it, also on the page."""

from __future__ import annotations

import asyncio
import html
from pathlib import Path

import msgspec

from settemari.bots.names import BOT
from settemari.core.registry import find_game
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say
from settemari.server import log
from settemari.server.store import Store, open_store
from settemari.server.wire import read_message
from tests.server.failing.client import Guest, Player
from tests.server.failing.crew import Party, seated
from tests.server.failing.process import Server

PATIENCE = 30.0


async def play_by_other_rules(store: Store, code: str) -> int:
    """As if another version had written the last digest; how many beats the log tells of."""
    key = await store.find(code)
    assert key is not None
    lines = [(entry.number, log.read(entry.body)) for entry in await store.entries(key)]
    answers = [(number, line) for number, line in lines if isinstance(line, log.Answered) and line.digest]
    number, last = answers[-1]
    await store.rewrite(key, number, log.written(msgspec.structs.replace(last, digest="0123456789abcdef")))
    return len(answers)


def test_a_server_closes_and_shows_a_table_of_other_rules(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)

    async def story() -> None:
        await asyncio.to_thread(server.start)
        guest = Guest(server.address)
        code = await seated([guest], Party("vulcano", 1))
        player = Player(guest, code)
        playing = asyncio.create_task(player.play())
        async with asyncio.timeout(PATIENCE):
            await player.until(lambda: len(player.beats) > 8)
            await asyncio.to_thread(server.kill)
            async with await open_store(server.database) as store:
                shown = await play_by_other_rules(store, code)
            before = player.beats[:shown]
            await asyncio.to_thread(server.start)
            await playing
        assert player.room["end"]["closed"] == "rules"
        assert player.question == {}
        assert player.beats[: len(before)] == before
        assert len(player.beats) == shown == player.view["beat"]

        page = html.unescape((await guest.get(f"t/{code}?lang=en")).text)
        assert Catalogue("en", ["pages"]).text(say("page-older-rules")) in page
        for line in told_to(player):
            assert line in page
        await guest.close()

    def told_to(player: Player) -> list[str]:
        """The log, as a page says it."""
        names = [seat["name"] for seat in player.room["seats"]]
        catalogue = Catalogue("en", find_game("vulcano").telling().AREAS, names)
        told = [catalogue.text(read_message(line)) for beat in player.beats for line in beat["log"]]
        by_people = [line for line in told if BOT not in line]  # a page has other names for bots
        assert by_people
        return by_people

    try:
        asyncio.run(story())
    finally:
        server.kill()
    assert server.complaints() == []
