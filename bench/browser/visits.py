"""A browser at our server, as somebody comes with it for the first time; how slow their device and their line are."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from bench.server.measure import HERE, Server
from tests.browser.chromium import NoBrowser, found

ROOT = Path(__file__).resolve().parent.parent.parent
INSTRUMENTS = Path(__file__).with_name("instruments.js")
ARGUMENTS = (
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60_000  # milliseconds for anything to appear: a bench is no test
KEPT = "settemari"  # where the client keeps what was chosen


@dataclass(frozen=True)
class Line:
    """How much a network brings in a second, and how long it takes to bring anything."""

    kilobits_down: float
    kilobits_up: float
    milliseconds: float


# 1.5 Mbit/s, with the round trip and the way up that WebPageTest and Lighthouse give a mobile line of about that speed.
MOBILE = Line(1500, 750, 150)


@dataclass(frozen=True)
class Device:
    """What somebody comes with."""

    width: int
    height: int
    touch: bool = False
    slower: float = 1  # its processor is so many times slower than this machine's
    line: Line | None = None  # None: as fast as it gets


DESK = Device(1440, 900)
PHONE = Device(390, 844, touch=True)
SLOWER = 4


class Visit:
    """Somebody with a browser that has never been here: nothing is cached, no cookie is known."""

    def __init__(self, browser: Browser, address: str, device: Device, **chosen: object) -> None:
        """``chosen``: what they have chosen in their settings."""
        self.device = device
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            device_scale_factor=2 if device.touch else 1,
            locale="en-GB",
            reduced_motion="no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(path=INSTRUMENTS)
        if chosen:
            kept = json.dumps(json.dumps(chosen))
            self.context.add_init_script(f"localStorage.{KEPT} ??= {kept}")

    def page(self) -> Page:
        """A tab on that device; nothing is in it yet."""
        page = self.context.new_page()
        tools = self.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": max(1.0, self.device.slower)})
        if line := self.device.line:
            tools.send("Network.enable")
            tools.send("Network.emulateNetworkConditions", conditions(line))
        return page

    def __enter__(self) -> Visit:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()


def conditions(line: Line) -> dict[str, Any]:
    """In the words of the browser: bytes a second."""
    return {
        "offline": False,
        "latency": line.milliseconds,
        "downloadThroughput": line.kilobits_down * 1000 / 8,
        "uploadThroughput": line.kilobits_up * 1000 / 8,
    }


# -- what must be there ----------------------------------------------------------------------------------------


@contextmanager
def serving() -> Iterator[str]:
    """The real server on a free port, with a database of its own: its address. Nobody can come too often."""
    with tempfile.TemporaryDirectory(prefix="settemari-bench-", ignore_cleanup_errors=True) as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"

        def command(port: int) -> list[str]:
            return [sys.executable, "-m", "bench.server.ours", str(port), database]

        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        with Server(command, "/health/ready", {"PYTHONPATH": path}) as server:
            yield f"http://{HERE}:{server.port}"


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium, until the end of the block."""
    path = found()
    if path is None:
        raise NoBrowser("there is no browser: `make bench` installs one")
    with sync_playwright() as playwright:
        browser = started(playwright, path)
        try:
            yield browser
        finally:
            browser.close()


def started(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


def missing() -> str:
    """Why nothing can be measured in a browser with this Python; empty if it can."""
    from settemari.server.http.shell import client_folder

    if client_folder() is None:
        return "there is no browser client in this build: run `make bench`"
    try:
        return "" if found() else "there is no browser: `make bench` installs one"
    except NoBrowser as reason:
        return str(reason)
