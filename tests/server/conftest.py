"""A store to sail with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from settemari.server.store import Guest, open_store
from tests.server.seated import FRIEND, HOST, STRANGER, Scene


@pytest.fixture
def at_sea(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene with a store of its own."""

    async def run(scene: Scene) -> None:
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            for guest in (HOST, FRIEND, STRANGER, *(f"guest {number}" for number in range(8))):
                await store.add_guest(Guest(guest, 0.0, 0.0))
            await asyncio.wait_for(scene(store), 60)

    return lambda scene: asyncio.run(run(scene))
