"""A real server, a real browser, and people who come with it.

Tests here need a built client and Chromium: `make browser` sees to both. What they leave is in build/screens.
"""

from __future__ import annotations

import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import client
from tests.browser.chromium import NoBrowser, found
from tests.browser.finished import Finished
from tests.browser.patience import PATIENCE
from tests.browser.planting import Planting, planting
from tests.browser.tables import Opener
from tests.browser.visitor import Visitors
from tests.client.serving import Served, served

HERE = Path(__file__).parent
expect.set_options(timeout=PATIENCE)
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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that lies here is a test in a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """What goes wrong in a browser is a failure of the test, and a failure leaves pictures."""
    visitors = pyfuncitem.funcargs.get("visit")
    if not isinstance(visitors, Visitors):
        return (yield)
    try:
        result = yield
    except BaseException:
        pyfuncitem.add_report_section("call", "browser", visitors.complaints())
        visitors.keep(name_of(pyfuncitem))
        raise
    try:
        visitors.check()
    except BaseException:
        visitors.keep(name_of(pyfuncitem))
        raise
    return result


def name_of(item: pytest.Item) -> str:
    return item.nodeid.rpartition("/")[2].replace("::", "-")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A client that is older than its sources may be meant; nobody should wonder why."""
    if client.is_stale():
        terminalreporter.write_line("The browser client is older than its sources: `make web` builds it.")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built client: a copy, so that it may be built again meanwhile."""
    return Path(shutil.copytree(client.folder(), tmp_path_factory.mktemp("web") / "client"))


@pytest.fixture(scope="session")
def plants() -> Iterator[Planting]:
    """What tables begin with."""
    with planting() as plants:
        yield plants


@pytest.fixture(scope="session")
def server(built: Path, plants: Planting) -> Iterator[Served]:
    """A server with the client; bots and moments take no time to speak of."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SETTEMARI_WEB", str(built))
        with served() as running:
            yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    try:
        path = found()
    except NoBrowser as reason:
        pytest.fail(str(reason), pytrace=False)
    if path is None:
        pytest.fail("there is no browser to test in: `make chromium` installs one", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visitors]:
    """``visit(PHONE, "it")``: somebody comes to the server, with a browser of their own."""
    visitors = Visitors(browser, server.address)
    yield visitors
    visitors.leave()


@pytest.fixture
def open_table(plants: Planting) -> Opener:
    """``open_table(anna, game="vulcano")``: a table with people and bots, dealt."""
    return Opener(plants)


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Served, plants: Planting) -> Finished:
    """``finished("maretta")``: the code of a table where a game was played to its end."""
    return Finished(browser, server.address, plants)
