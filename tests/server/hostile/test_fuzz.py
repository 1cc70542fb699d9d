"""Whatever is sent, the server answers, or closes for a documented reason; nothing fails, nobody learns more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from settemari.server.http import stream
from settemari.server.limits import Limit
from tests.server.hostile.afloat import Afloat, sail
from tests.server.hostile.fuzzing import Fool, Fuzz
from tests.size import pick

NAMES = ("Anna", "Bruno", "Carla", "Dino")
SECONDS = pick(60, 1800)


@pytest.mark.heavy
@pytest.mark.lasting
def test_nothing_that_is_sent_does_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stream, "FRAMES", Limit(1e9, 1e9))

    async def scene(ship: Afloat) -> None:
        fuzz = Fuzz(ship, seed=SECONDS)
        fools = [Fool(fuzz, await ship.person(), name) for name in NAMES]
        until = asyncio.get_running_loop().time() + SECONDS
        async with asyncio.TaskGroup() as group:
            for fool in fools:
                group.create_task(fool.run(until))
        await _nothing_left(ship)
        with capsys.disabled():
            print(f"\nin {SECONDS} seconds:", ", ".join(f"{what} {n}" for what, n in sorted(fuzz.count.items())))
            print(fuzz.witness.checked, "views were compared")
        assert fuzz.witness.checked > 50

    sail(tmp_path, scene, limited=False, pace=20, longest=SECONDS + 60)


async def _nothing_left(ship: Afloat) -> None:
    """Once everybody is gone nothing of them is left in memory."""
    worker = ship.worker
    for _ in range(100):
        if not worker.streams and not worker.open_streams and not worker.listeners:
            break
        await asyncio.sleep(0.1)
    assert not worker.streams
    assert not worker.open_streams
    assert not worker.listeners
    assert not any(worker.presence.local().values())
