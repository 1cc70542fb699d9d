"""What is logged names no people, no tables, no cookies and no cards, whatever goes wrong."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from settemari.server.logs import DEEPEST, Line, worth_telling, write_logs
from tests.server.hostile.afloat import Afloat, read, sail, until_closed

SECRET = "Annabella"


def test_a_hostile_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything fails that can, with all that is secret in its words; the log tells where, and nothing else."""

    async def scene(ship: Afloat) -> None:
        logging.getLogger("settemari").setLevel(logging.DEBUG)
        anna, bruno = await ship.person(), await ship.person()
        code = await anna.opens(name=SECRET, settings={"chat": True})
        await bruno.must(code, "sit", name="Brunello", seat=1)
        await anna.must(code, "man", seat=2, level=1)
        await bruno.must(code, "ready", seat=1)
        await anna.must(code, "deal")
        await anna.must(code, "say", seat=0, text="a word among friends")
        passed = (await anna.http.post(f"/api/v1/tables/{code}/pass", json={"seat": 0})).json()["code"]
        await anna.http.post("/api/v1/me/account", json={"name": SECRET, "password": "a long password"})
        berth = await ship.berth(code)
        view = (await anna.sees(code)).json()["eyes"][0]["view"]["cells"]
        secrets = [
            SECRET, "Brunello", code, anna.cookie, anna.guest, bruno.guest, passed, "a long password",
            "a word among friends", str(view), berth.table.key, berth.table._part.hex(),
        ]  # fmt: skip

        async def fails(*_: Any, **__: Any) -> Any:
            raise KeyError(*secrets) from ValueError(str(secrets))

        monkeypatch.setattr(ship.worker.store, "tables_of", fails)
        for request in (
            anna.http.get("/api/v1/me/tables"),
            anna.http.post("/api/v1/tables", json={"settings": {"game": "maretta"}, "name": SECRET}),
            anna.http.get(f"/?name={SECRET}"),
        ):
            assert (await request).status_code == 500
        monkeypatch.setattr(ship.worker, "grant", fails)
        assert (await anna.does(code, "lock")).status_code == 500
        async with anna.stream(code) as socket:
            await socket.send('{"wish": {"do": "lock"}}')
            with pytest.raises(ConnectionClosed, match="1011"):
                await until_closed(socket)
        ship.worker.spawn(fails())
        lost = asyncio.create_task(fails(), name=SECRET)
        await asyncio.sleep(0.1)
        del lost
        asyncio.get_running_loop().call_exception_handler({"message": f"Exception in callback f({SECRET!r})"})
        for path in (f"/{SECRET}", f"/t/{code}x", f"/api/v1/tables/{SECRET}"):
            await anna.http.get(path, headers={"referer": SECRET, "cookie": f"settemari={anna.cookie}x"})
        logging.getLogger("settemari").setLevel(logging.NOTSET)

        assert len(ship.caught.lines) >= 6
        for line in ship.caught.lines:
            told = json.loads(line)
            assert told["what"]
            for secret in secrets:
                assert secret not in line, (secret, line)
        traces = [json.loads(line).get("trace", "") for line in ship.caught.lines]
        assert sum("KeyError" in trace and "ValueError" in trace and " fails" in trace for trace in traces) >= 5
        ship.caught.records.clear()
        ship.caught.lines.clear()

    sail(tmp_path, scene, limited=False)


def test_what_clients_do_wrong_is_not_logged_at_all(tmp_path: Path) -> None:
    """Otherwise anybody could fill a disk."""

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        for what in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", ship.port)
            writer.write(what)
            assert await reader.read(100)
            writer.close()
            await writer.wait_closed()
        async with anna.stream(code) as socket:
            await socket.recv()
            await socket.send("{")
            while "replies" not in read(await socket.recv()):
                pass
        for _ in range(3):
            await anna.http.get("/api/v1/tables/nosuch")
            await anna.does(code, "sink")
        assert ship.caught.lines == []

    sail(tmp_path, scene, limited=False)


def _line(logger: str, message: str, *args: object, error: BaseException | None = None) -> dict[str, Any]:
    raised = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(logger, logging.ERROR, "", 0, message, args, raised)
    found: dict[str, Any] = json.loads(Line().format(record))
    return found


def test_lines_are_json() -> None:
    told = _line("settemari.server", "serving %d\n%s", 3, '"quoted"')
    assert told["what"] == 'serving 3\n"quoted"'
    assert (told["level"], told["where"]) == ("error", "settemari.server")


def test_libraries_are_quoted_without_what_they_show() -> None:
    assert _line("asyncio", "Task exception was never retrieved\nfuture: <Task Anna>")["what"] == (
        "Task exception was never retrieved"
    )
    assert _line("asyncio", "Exception in callback f('Anna')")["what"] == "Exception in callback f"
    assert _line("uvicorn.error", '%s - "WebSocket %s" [accepted]', "1.2.3.4", "/t/abc")["what"] == "%s -"


def test_an_error_is_told_by_its_kind_and_place() -> None:
    def deeper(left: int) -> None:
        if left:
            deeper(left - 1)
        raise RecursionError(SECRET)

    try:
        try:
            deeper(200)
        finally:
            raise ValueError(SECRET)
    except ValueError as error:
        error.add_note(SECRET)
        told = _line("settemari", "it failed", error=error)
    assert SECRET not in told["trace"]
    lines = told["trace"].splitlines()
    assert lines[0] == "RecursionError"
    assert "ValueError" in lines
    assert lines[1].endswith(" deeper")
    assert len(lines) < 2 * DEEPEST + 5


def test_logs_go_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("settemari")
    kept, level, own = root.handlers[:], root.level, ours.level
    uvicorn = logging.getLogger("uvicorn.error")
    try:
        write_logs()
        logging.getLogger("settemari.server").info("serving")
        logging.getLogger("somebody.else").info("chatter")
        uvicorn.warning("Invalid HTTP request received.")
    finally:
        root.handlers[:] = kept
        root.setLevel(level)
        ours.setLevel(own)
        uvicorn.setLevel(logging.NOTSET)
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["what"] == "serving"
    assert not worth_telling(logging.LogRecord("uvicorn.error", 40, "", 0, "Invalid UTF-8 sequence", (), None))
