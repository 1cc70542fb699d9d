"""A server that is told to stop says so to everybody, and the next one goes on; on one file there is one at a time."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from settemari.server.store import InUse, open_store
from settemari.server.worker import RESTART
from tests.server.failing.checking import check_all
from tests.server.failing.crew import PARTIES, Crew
from tests.server.failing.process import ROOT, Server
from tests.size import pick

STOPS = pick(1, 6)
PATIENCE = 30.0


@pytest.mark.heavy
def test_nothing_is_lost_when_a_server_is_stopped_and_another_started(address: str, tmp_path: Path) -> None:
    server = Server(address, tmp_path)
    crew = Crew([server.address], PARTIES[::2])

    async def story() -> None:
        await asyncio.to_thread(server.start)
        crew.begin()
        for _ in range(STOPS):
            await crew.until_acknowledged(30)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        await crew.finish(60)
        async with await open_store(address) as store:
            await check_all(store, crew.players)

    try:
        asyncio.run(story())
    finally:
        server.kill()
    codes = {code for player in crew.players for code in player.closed}
    assert RESTART in codes
    assert codes <= {RESTART, 1000, 1006}, "1006: it came to a closed door"
    assert server.complaints() == []


def serving_on(address: str) -> subprocess.CompletedProcess[str]:
    """Another server, as somebody starts it in another shell, for as long as it takes to be refused."""
    program = "from settemari.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "serve", "--database", address, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True) as process:
        try:
            out, error = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            out, error = process.communicate()
    return subprocess.CompletedProcess(command, process.returncode, out, error)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(address, tmp_path)
    server.start()
    try:
        refused = serving_on(address)
        assert refused.returncode not in (0, -signal.SIGKILL)
        assert "tables.db" in refused.stderr
        assert "Traceback" not in refused.stderr
        assert "http" not in refused.stdout, "it has never listened"
    finally:
        server.kill()
    again = Server(address, tmp_path)
    again.start()  # whoever was killed holds nothing any more
    again.kill()


def test_who_only_reads_a_file_does_not_mind_that_it_is_served(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Server(address, tmp_path)
    server.start()

    async def story() -> None:
        async with await open_store(address) as beside:
            assert await beside.reports(9) == []
            with pytest.raises(InUse):
                await beside.secret("cookies", b"mine")

    try:
        asyncio.run(story())
    finally:
        server.kill()


def test_one_process_may_open_a_file_as_often_as_it_likes(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        async with await open_store(address) as one:
            async with await open_store(address) as two:
                assert await one.secret("cookies", b"key") == await two.secret("cookies", b"other") == b"key"
            assert await asyncio.to_thread(secret_elsewhere, address) == "InUse"
        assert await asyncio.to_thread(secret_elsewhere, address) == "key"

    asyncio.run(story())


def secret_elsewhere(address: str) -> str:
    """What another process gets that wants to serve."""
    program = """
import asyncio, sys
from settemari.server.store import InUse, open_store

async def main():
    async with await open_store(sys.argv[1]) as store:
        try:
            print((await store.secret("cookies", b"other")).decode())
        except InUse:
            print("InUse")

asyncio.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", program, address], check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    return done.stdout.strip()
