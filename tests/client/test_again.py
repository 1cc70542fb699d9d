"""What a client can ask for besides playing: a game once more, and variants, made and tried out."""

from __future__ import annotations

import pytest

from settemari.client import Client, ProblemError, play
from settemari.client.shapes import Replay
from tests.client.company import at_sea, first_code
from tests.client.serving import Served
from tests.client.test_parts import misfits


@pytest.mark.parametrize("game", ["vulcano", "arrr"])
@at_sea
async def test_a_game_can_be_seen_again(server: Served, game: str) -> None:
    async with Client(server.address) as anna:
        table = await anna.open(game, 3, name="Anna", bots=[1, 1], deal=True)
        early = await table.replay(seat=0)
        assert misfits(early, Replay, "replay") == []
        with pytest.raises(ProblemError) as why:
            await table.replay(everything=True)
        assert why.value.status == 409
        room = await play(anna, table, first_code)
        for told in (await table.replay(), await table.replay(2), await table.replay(everything=True)):
            assert misfits(told, Replay, "replay") == []
            assert told["end"] == room["end"]
            assert "awards" in room["end"]


@at_sea
async def test_variants_are_made_and_tried_out(server: Served) -> None:
    async with Client(server.address) as anna:
        known = await anna.variants("vulcano")
        assert known["presets"][0]["name"] == "vulcano"
        made = await anna.make_variant("vulcano", "A short walk", {"path.last": 15})
        assert made["changed"] == ["path.last"]
        assert await anna.variant("vulcano", made["code"]) == {name: made[name] for name in made if name != "seats"}
        assert (await anna.variant("vulcano", made["code"].replace("-", " ")))["code"] == made["code"]
        tried = await anna.trial("vulcano", made["code"], seats=3)
        assert tried["games"] >= 1
        with pytest.raises(ProblemError) as why:
            await anna.make_variant("vulcano", "A long walk", {"path.last": 1000})
        assert (why.value.status, "path.last" in why.value.detail) == (400, True)
