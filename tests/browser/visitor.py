"""Somebody with a browser of their own: a page, a cookie, and all that goes wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Error, Page, WebSocket

from tests.browser.patience import PATIENCE
from tests.browser.screens import DESK, LOCALES, Size

SCREENS = Path(__file__).parents[2] / "build" / "screens"
# What a browser without a network complains of.
OFFLINE = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to .* failed|fetching the script"

# A violation is in the console, too, but not where it happened.
VIOLATIONS = """
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error(`not allowed here: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`))
"""


class Frame(NamedTuple):
    """One message of a stream."""

    sent: bool  # by the browser; else by the server
    text: str

    @property
    def told(self) -> Any:
        return json.loads(self.text)


class Visitor:
    """A guest. What goes wrong in any of their pages fails the test, unless it was forgiven."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size = DESK,
        language: str = "en",
        *,
        motion: bool = False,
        **more: Any,
    ) -> None:
        """``motion``: whether things move; else as for people who want them not to. ``more``: of a context."""
        self.size, self.language = size, language
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            device_scale_factor=more.pop("device_scale_factor", 2 if size.touch else 1),
            locale=LOCALES[language],
            timezone_id="Europe/Rome",
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(VIOLATIONS)
        self.frames: list[Frame] = []  # of all streams, in order
        self.wrong: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()
        self._switch: Page | None = None  # where languages are chosen

    # -- going about -------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        """Open a page of the server, in the first tab."""
        self.page.goto(path)
        return self.page

    def tab(self, path: str = "/") -> Page:
        """Open it in one more tab, with the same cookie."""
        page = self.context.new_page()
        page.goto(path)
        return page

    def reads(self, languages: Iterable[str]) -> Iterator[str]:
        """One language after the other, the one that is spoken first; chosen in a second tab, and the first follows."""
        for language in sorted(languages, key=lambda each: each != self.language):
            if language != self.language:
                self._choose(language)
            yield language

    def _choose(self, language: str) -> None:
        self._switch = self._switch or self.tab("/about")
        self._switch.locator(f".languages button[lang='{language}']").click()
        for page in (self._switch, self.page):
            page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        self.language = language

    def api(self, method: str, path: str, body: object = None) -> Any:
        """A request with the visitor's cookie, as a program would send it; what the server replies."""
        headers = {"content-type": "application/json"} if body is not None else {}
        data = None if body is None else json.dumps(body)
        reply: APIResponse = self.context.request.fetch(f"/api/v1{path}", method=method, headers=headers, data=data)
        text = reply.text()
        assert reply.ok, f"{method} {path}: {reply.status} {text}"
        return json.loads(text) if text else None

    def shot(self, name: str, *, whole: bool = False) -> Path:
        """A picture of the first tab, as build/screens/NAME-SIZE-LANGUAGE.png."""
        return shot(self.page, f"{name}-{self.size.name}-{self.language}", whole=whole)

    def close(self) -> None:
        self.context.close()

    # -- what went over the wire -------------------------------------------------------------------------------

    def received(self) -> list[Any]:
        """All frames that the server sent."""
        return [frame.told for frame in self.frames if not frame.sent]

    # -- what went wrong ---------------------------------------------------------------------------------------

    def forgive(self, pattern: str) -> None:
        """What is about to go wrong, or already did, is meant to: such as lost connections of who is offline."""
        self._forgiven.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        """What went wrong and was not forgiven."""
        return [text for text in self.wrong if not any(pattern.search(text) for pattern in self._forgiven)]

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._page_error)
        page.on("crash", lambda _: self.wrong.append("the page crashed"))
        page.on("websocket", self._stream)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            at = message.location
            self.wrong.append(f"{message.type}: {message.text} ({at.get('url')}:{at.get('lineNumber')})")

    def _page_error(self, error: Error) -> None:
        self.wrong.append(f"uncaught: {error.stack or error.message}")

    def _stream(self, stream: WebSocket) -> None:
        stream.on("framesent", lambda payload: self.frames.append(Frame(True, _text(payload))))
        stream.on("framereceived", lambda payload: self.frames.append(Frame(False, _text(payload))))


class Visitors:
    """Everybody who came in one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self.all: list[Visitor] = []

    def __call__(self, size: Size = DESK, language: str = "en", **more: Any) -> Visitor:
        visitor = Visitor(self._browser, self._address, size, language, **more)
        self.all.append(visitor)
        return visitor

    def complaints(self) -> str:
        """All that went wrong in anybody's browser."""
        return "\n".join(
            f"  {visitor.size.name}, {visitor.language}: {text}"
            for visitor in self.all
            for text in visitor.complaints()
        )

    def check(self) -> None:
        """Fails if anything went wrong."""
        if found := self.complaints():
            pytest.fail(f"in the browser:\n{found}", pytrace=False)

    def keep(self, name: str) -> None:
        """Pictures of all pages as they are, in build/screens/failed: the test did not go well."""
        for number, visitor in enumerate(self.all):
            for tab, page in enumerate(visitor.context.pages):
                try:
                    shot(page, f"failed/{name}-{number}-{tab}")
                except Error:  # it may be the browser that is gone
                    continue

    def leave(self) -> None:
        for visitor in self.all:
            visitor.close()


def shot(page: Page, name: str, *, whole: bool = False) -> Path:
    """A picture of what is seen, or of the whole page, once its fonts are there: build/screens/NAME.png."""
    path = SCREENS / (re.sub(r"[^\w/.-]+", "-", name) + ".png")
    path.parent.mkdir(parents=True, exist_ok=True)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.screenshot(path=path, full_page=whole, animations="disabled", caret="hide")
    return path


def _text(payload: str | bytes) -> str:
    return payload if isinstance(payload, str) else payload.decode()
