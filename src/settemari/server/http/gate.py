"""The gate that everything passes: who it is, whether it comes from our own pages, how often, what goes back with it.

It is plain ASGI, around the whole application: pages, requests and streams alike. Before it are the connections
themselves (``connections.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from settemari.core.errors import SetteMariError
from settemari.locales.message import say
from settemari.server.errors import NotAllowed
from settemari.server.http.connections import address_of
from settemari.server.http.frames import NOT_ALLOWED, TOO_MANY
from settemari.server.http.problems import HTML, MEDIA, SOON, chosen, problem_of, problem_shown, wants_page
from settemari.server.identity import COOKIE, COOKIE_SECONDS
from settemari.server.limits import GUESTS, LARGEST_BODY, REQUESTS, TooFast
from settemari.server.pages import HAS_CLIENT
from settemari.server.store import Unreachable
from settemari.server.worker import RESTART, Worker

SAFE = ("GET", "HEAD", "OPTIONS")
OWN_SITE = (b"", b"same-origin", b"none")
FREE = ("/health/", "/metrics", "/static/", "/assets/", "/pictures/")  # not counted here, nor asked who
API = "/api/"

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",  # which is also streams of the same origin
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NEVER_KEPT = (b"cache-control", b"no-store")


class Gate:
    """Around an application, for one worker."""

    def __init__(
        self,
        app: ASGIApp,
        worker: Worker,
        origins: Iterable[str] = (),
        answered: Callable[[int], None] = lambda _: None,
        has_client: bool = False,
    ) -> None:
        """``origins``: other sites that may use this one, such as ``https://play.example``. ``has_client``: whether
        there is a browser client that text pages can lead to.
        """
        self._app = app
        self._worker = worker
        self._origins = frozenset(origins)
        self._answered = answered
        self._has_client = has_client

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        HAS_CLIENT.set(self._has_client)
        headers = dict(scope["headers"])
        state = scope.setdefault("state", {})
        state["guest"] = self._worker.identity.guest_in(cookie_in(headers, COOKIE))
        state["address"] = address_of((scope.get("client") or ("", 0))[0])
        if scope["type"] == "websocket":
            try:
                await self._check_stream(scope, headers)
            except (SetteMariError, Unreachable) as error:
                await _refuse_stream(error, receive, send)
                return
            state["line"] = getattr(send, "__self__", None)  # ASGI has no words for all that a stream needs of it
            await self._app(scope, receive, send)
            return
        cookies: list[bytes] = []
        sending = self._sending(send, scope, cookies)
        try:
            await self._check(scope, headers, cookies)
        except (SetteMariError, Unreachable) as error:
            await _refuse(error, scope, headers, sending)
            return
        await self._app(scope, receive, sending)

    async def _check_stream(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Whether a stream may be opened. Nobody becomes a guest by that."""
        state = scope["state"]
        self._worker.buckets.take(REQUESTS, state["address"], self._worker.source.now())
        if not self._is_own(headers):
            raise NotAllowed(say("error-origin"))
        if not await self._worker.identity.knows(state["guest"]):
            state["guest"] = ""

    async def _check(self, scope: Scope, headers: dict[bytes, bytes], cookies: list[bytes]) -> None:
        """Whether this may pass; somebody who wants to change something becomes a guest."""
        path, state = scope["path"], scope["state"]
        if path.startswith(FREE):
            return
        now = self._worker.source.now()
        self._worker.buckets.take(REQUESTS, state["address"], now)
        if scope["method"] in SAFE:  # type: ignore[typeddict-item]  # it is http
            return
        if not self._is_own(headers):
            raise NotAllowed(say("error-origin"))
        if _length(headers) > LARGEST_BODY:
            raise TooLarge
        if path.startswith(API) and not _is_json(headers):
            raise NotJson
        if not await self._worker.identity.knows(state["guest"]):  # who was forgotten is nobody, too
            self._worker.buckets.take(GUESTS, state["address"], now)
            state["guest"] = await self._worker.identity.new_guest()
            cookies.append(self.cookie(state["guest"], scope.get("scheme") == "https"))

    def cookie(self, guest: str, secure: bool) -> bytes:
        """What makes a browser that guest. No script can read it, and no other site can send it along."""
        value = f"{COOKIE}={self._worker.identity.cookie(guest)}; Path=/; Max-Age={COOKIE_SECONDS}"
        return f"{value}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}".encode()

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from one of our pages, or from a program, which says nothing about it."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"") in OWN_SITE
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return origin in self._origins or (site != "" and site == headers.get(b"host", b"").decode("latin-1"))

    def _sending(self, send: Send, scope: Scope, cookies: list[bytes]) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                if scope["state"].get("forgotten"):
                    cookies[:] = [f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax".encode()]
                own = [*HEADERS, *((b"set-cookie", cookie) for cookie in cookies)]
                given = {name for name, _ in message["headers"]}
                if b"cache-control" not in given:
                    own.append(NEVER_KEPT)
                message["headers"] = [*message["headers"], *own]
                self._answered(message["status"])
            await send(message)

        return with_headers


class TooLarge(SetteMariError, HTTPException):
    """More than anybody has to say."""

    def __init__(self) -> None:
        SetteMariError.__init__(self, say("error-body-large", most=LARGEST_BODY))
        self.status_code = 413
        self.detail = ""
        self.headers = None


class NotJson(SetteMariError, HTTPException):
    """Forms and plain text are what other sites can send without asking: whoever means us says so."""

    def __init__(self) -> None:
        SetteMariError.__init__(self, say("error-wish", what="Content-Type"))
        self.status_code = 415
        self.detail = ""
        self.headers = None


def _length(headers: dict[bytes, bytes]) -> int:
    text = headers.get(b"content-length", b"0")
    return int(text) if text.isdigit() and len(text) < 16 else LARGEST_BODY + 1


def _is_json(headers: dict[bytes, bytes]) -> bool:
    """Whether what is sent is JSON, or nothing."""
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    empty = _length(headers) == 0 and b"transfer-encoding" not in headers
    return kind == b"application/json" or empty


def cookie_in(headers: dict[bytes, bytes], wanted: str) -> str | None:
    """One of all cookies that were sent. Whatever the others are like must not matter."""
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value
    return None


def _language(scope: Any, headers: dict[bytes, bytes]) -> str:
    """The same as for everything behind the gate (problems.py)."""
    query = scope.get("query_string", b"").decode("latin-1").split("&")
    asked = next((part[5:] for part in query if part.startswith("lang=")), None) or cookie_in(headers, "lang")
    return chosen(asked, headers.get(b"accept-language", b"").decode("latin-1"))


async def _refuse(error: Exception, scope: Any, headers: dict[bytes, bytes], send: Send) -> None:
    """As a page for people, as a problem document for programs."""
    language, path = _language(scope, headers), scope["path"]
    problem = problem_of(error, language)
    if wants_page(path, headers.get(b"accept", b"").decode("latin-1")):
        kind, body = HTML, problem_shown(error, language, path, scope["method"]).encode()
    else:
        kind, body = MEDIA, msgspec.json.encode(problem)
    own = [(b"content-type", kind.encode())]
    if problem.status in (429, 503):
        own.append((b"retry-after", str(getattr(error, "seconds", SOON)).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": own})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_stream(error: Exception, receive: Receive, send: Send) -> None:
    """Another site is not let in at all (403); others are told why (stream.py)."""
    await receive()
    code = RESTART if isinstance(error, Unreachable) else TOO_MANY if isinstance(error, TooFast) else NOT_ALLOWED
    if code != NOT_ALLOWED:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": ""})
