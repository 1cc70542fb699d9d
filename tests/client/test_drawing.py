"""What whoever draws a table is given besides: its layout before the game, gauges, and what an answer would do."""

from __future__ import annotations

import pytest

from settemari.client import Client, ProblemError
from tests.client.company import at_sea, company, first_code
from tests.client.serving import Served


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
@at_sea
async def test_a_table_can_be_drawn_before_the_game_begins(server: Served, game: str) -> None:
    """From its settings alone; it is the same once everybody sits there."""
    async with Client(server.address) as anna, Client(server.address) as bruno:
        table = await anna.open(game, 3, name="Anna", bots=[1, 1])
        waiting = await bruno.table(table.code).layout()
        await table.deal()
        assert await table.layout() == waiting
        assert len(waiting["seats"]) == 3


@at_sea
async def test_other_settings_are_another_board(server: Served) -> None:
    async with Client(server.address) as anna:
        table = await anna.open("maretta", 3, name="Anna")
        before = await table.layout()
        await table.change({"game": "vulcano", "seats": 5})
        after = await table.layout()
        assert (len(before["seats"]), len(after["seats"])) == (3, 5)
        assert "lava.start" not in before["numbers"]
        assert after["numbers"]["lava.start"] == -3


@at_sea
async def test_who_may_not_look_is_told_of_no_layout(server: Served) -> None:
    async with company(server, "Anna", 2, spectators=False) as alone, Client(server.address) as stranger:
        with pytest.raises(ProblemError) as why:
            await stranger.table(alone.table.code).layout()
        assert why.value.status == 403


@at_sea
async def test_gauges_come_with_the_views_of_who_asked_for_them(server: Served) -> None:
    async with company(server, "Anna", 2, "vulcano") as alone:
        async with alone.table.watch(gauges=True) as watching:
            async for question in watching.questions():
                eye = watching.eyes[0]
                assert eye.view is not None
                fresh = (await alone.table.look(gauges=True))["eyes"][0]["view"]
                if eye.view["beat"] == fresh["beat"]:
                    assert eye.view["gauges"] == fresh["gauges"]
                if question.number == 4:
                    await watching.line.cut()  # and comes back by itself, with gauges
                await question.answer(first_code(question))
            assert watching.eyes[0].view == (await alone.table.look(gauges=True))["eyes"][0]["view"]
        plain = alone.watching[0].eyes[0].view
        assert plain is not None
        assert "gauges" not in plain
        assert "gauges" not in (await alone.table.look())["eyes"][0]["view"]


@at_sea
async def test_an_offer_foretells_in_events_over_both_ways(server: Served) -> None:
    async with company(server, "Anna", 2, "vulcano", first=0) as alone:
        question = alone.watching[0].question(0)
        assert question is not None
        offer = await question.offer()
        assert offer == await alone.table.offer(0)
        assert offer is not None
        playable = [option for option in offer["options"] if "refused" not in option]
        assert [len(option["foretold"]) for option in playable] == [1] * len(playable)
        assert all(case["events"] for option in playable for case in option["foretold"])
        assert not any("foretold" in option for option in offer["options"] if "refused" in option)
