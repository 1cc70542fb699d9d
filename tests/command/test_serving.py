"""``settemari serve``, ``backup`` and ``reports``, as whoever runs a server types them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from settemari.cli import main
from settemari.locales import LANGUAGES

PATIENCE = 60.0
PROGRAM = "from settemari.cli import main; raise SystemExit(main())"
OPEN = {"settings": {"game": "maretta", "seats": 3}, "name": "Anna", "bots": [1, 1], "deal": True}
ESCAPE = "\x1b[2J\x1b]0;owned\x07"  # would empty the screen, and name the window

Told = tuple[int, str, str]


class Started:
    """``settemari serve`` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.said = [process.stdout.readline().strip() for _ in range(3)]
        self.address = self.said[0].split()[-1]

    def end(self, how: signal.Signals) -> int:
        os.kill(self.process.pid, how)
        return self.process.wait(PATIENCE)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of whoever types here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "data"))
    return tmp_path


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[Started]:
    with (
        (folder / "log").open("a") as log,
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--lang", "en", *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True,
        ) as process,
    ):  # fmt: skip
        try:
            server = Started(process)
            yield server
            if process.poll() is None:
                assert server.end(signal.SIGTERM) == 0
        finally:
            process.kill()
    for line in (folder / "log").read_text().splitlines():
        assert json.loads(line)["level"] == "warning", line  # of a disk that is busy elsewhere, and never anything else


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Told:
    code = main(arguments)
    return code, *capsys.readouterr()


def opened(server: Started) -> tuple[httpx.Client, str]:
    """Somebody who plays against bots; the table."""
    anna = httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE)
    reply = anna.post("/api/v1/tables", json=OPEN)
    assert reply.status_code == 201, reply.text
    return anna, str(reply.json()["path"])


def looked_at(address: str) -> int:
    return httpx.get(address, trust_env=False, timeout=PATIENCE).status_code


def test_it_says_where_it_is_and_opens_the_browser(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {home / "opened"}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with started(home, "--open") as server:
        assert looked_at(server.address) == 200
        assert server.said[0].startswith("Sette Mari is at http://127.0.0.1:")
        assert str(home / "data") in server.said[1]
        assert list((home / "data").rglob("tables.db"))
        assert server.end(signal.SIGINT) == 130
    assert (home / "opened").read_text().strip() == server.address


def test_nobody_minds_if_there_is_no_browser(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "/nowhere/browser %s")
    monkeypatch.setenv("PATH", "")
    with started(home, "--open") as server:
        assert looked_at(server.address) == 200


def test_it_shows_the_browser_client_that_it_is_told_of(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "client").mkdir()
    (home / "client" / "index.html").write_text("the client")
    monkeypatch.setenv("SETTEMARI_WEB", str(home / "client"))
    with started(home) as server:
        assert httpx.get(server.address, trust_env=False, timeout=PATIENCE).text == "the client"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_without_a_client_is_a_mistake(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("SETTEMARI_WEB", str(home))
    code, out, err = told(capsys, "serve", "--port", "0", "--lang", language)
    assert (code, out) == (2, "")
    assert str(home) in err
    assert "SETTEMARI_WEB" in err


def test_a_game_goes_on_when_it_is_started_again(home: Path) -> None:
    with started(home) as server:
        anna, path = opened(server)
    with started(home) as server:
        page = anna.get(f"{server.address.rstrip('/')}{path}?view=text")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "Anna" in page.text
        assert "<form" in page.text  # she is asked
        anna.close()


def test_a_backup_is_made_while_it_runs_and_can_be_served(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with started(home) as server:
        anna, path = opened(server)
        for language in LANGUAGES:
            copy = home / f"{language}.db"
            code, out, err = told(capsys, "backup", str(copy), "--lang", language)
            assert (code, err) == (0, "")
            assert str(copy) in out
            assert told(capsys, "backup", str(copy), "--lang", language)[0] == 2  # it is there already
    with started(home, "--database", f"sqlite:///{copy}") as server:
        assert anna.get(f"{server.address.rstrip('/')}{path}").status_code == 200
        anna.close()


@pytest.mark.parametrize("command", [("backup", "copy.db"), ("reports",)], ids=["backup", "reports"])
def test_a_database_that_is_not_there_is_not_made(
    home: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    code, out, err = told(capsys, *command, "--database", f"sqlite:///{home / 'nowhere' / 'tables.db'}", "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith("settemari: the database cannot be reached: ")
    assert list(home.iterdir()) == []


def test_reports_are_read_while_it_runs(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with started(home) as server:
        assert told(capsys, "reports", "--lang", "en") == (0, "No problems were reported.\n", "")
        anna, path = opened(server)
        text = f"The sea is{ESCAPE}\r\n\n\ttoo blue"
        reply = anna.post(f"/api/v1/tables/{path[3:]}/report", json={"text": text, "seat": 0})
        assert reply.status_code == 201
        code, out, _ = told(capsys, "reports", "--lang", "en")
        shown = out.splitlines()
        assert code == 0
        assert shown[0].startswith(reply.json()["number"])
        assert shown[0].endswith(f"maretta {path[3:]}")
        assert [line.split() for line in shown[1:3]] == [["The", "sea", "is", "[2J", "]0;owned"], ["too", "blue"]]
        assert all(line.isprintable() for line in shown)
        (report,) = json.loads(told(capsys, "reports", "--json")[1])
        assert report["text"] == text
        anna.close()
