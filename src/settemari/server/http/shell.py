"""The browser client: one page under all its addresses, the files it is made of, and who gets text pages instead.

A build of the client is a folder. All of it is read once, when the server starts: what is not among those files then is
not there, whatever an address says. It is plain ASGI, between the gate and the application with the text pages.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

from litestar.types import ASGIApp, Message, Receive, Send

from settemari.core.errors import SetteMariError
from settemari.locales.message import say
from settemari.server.http.gate import cookie_in
from settemari.server.http.problems import FOR_PROGRAMS, chosen

SETTING = "SETTEMARI_WEB"  # the folder of another build; 0: none
INDEX = "index.html"
PAGES = "/pages/"  # the same page by its address and language: it names in its head all that it will ask for
ASSETS = "assets/"  # where a name holds the hash of what is in the file, so that neither ever changes

# The addresses of the client's pages, and where who reads text finds the same; empty: at the same address.
ADDRESSES = [
    (re.compile(pattern), text)
    for pattern, text in (
        (r"/", ""),
        (r"/t/[^/]+", ""),
        (r"/rules(/.*)?", ""),
        (r"/account", ""),
        (r"/settings", "/account"),
        (r"/about", "/privacy"),
        (r"/learn(/.*)?", "/rules"),
        (r"/cards", "/rules/arrr"),
        (r"/replay/([a-z]+)", r"/t/\1"),
        (r"/(new|lobby|workshop(/.*)?|replay(/.*)?)", "/"),
    )
]

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first

VIEW = "view"  # the cookie, and what is asked for in an address
YEAR = 365 * 24 * 3600
COOKIES = {  # by what is asked for
    b"text": f"{VIEW}=text; Path=/; Max-Age={YEAR}; SameSite=Lax".encode(),
    b"table": f"{VIEW}=; Path=/; Max-Age=0; SameSite=Lax".encode(),
}

Headers = list[tuple[bytes, bytes]]


class NoClient(SetteMariError, LookupError):
    """The folder that was named holds none."""


def client_folder() -> Path | None:
    """Where the browser client lies: as SETTEMARI_WEB says, or where builds of this package put it; None: nowhere."""
    import settemari

    given = os.environ.get(SETTING, "")
    if given == "0":
        return None
    folder = Path(given) if given else Path(settemari.__file__).parent / "web_client"
    if (folder / INDEX).is_file():
        return folder
    if given:
        raise NoClient(say("error-no-client", folder=given))
    return None


class File(NamedTuple):
    """A file of the client, as it is sent: plain, and packed in whatever ways the build has packed it."""

    kind: str
    kept: str  # for how long browsers may keep it
    forms: dict[str, bytes]  # by encoding; "" is the plain one
    tags: dict[str, bytes]


def files_in(folder: Path) -> dict[str, File]:
    """All of them by their address. What begins with a dot belongs to the build, not to the client."""
    found: dict[str, File] = {}
    for place, inner, names in os.walk(folder):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        below = place[len(str(folder)) :].replace(os.sep, "/")
        for name in sorted(names):
            if not name.startswith(".") and not _is_packed(name, names):
                address = f"{below}/{name}"
                found[address] = _file(os.path.join(place, name), address, names)
    return found


def _is_packed(name: str, names: Collection[str]) -> bool:
    plain, suffix = os.path.splitext(name)
    return suffix in ENCODINGS.values() and plain in names


def _file(path: str, address: str, beside: Collection[str]) -> File:
    name = os.path.basename(path)
    forms = {"": _bytes(path)}
    forms |= {encoding: _bytes(path + suffix) for encoding, suffix in ENCODINGS.items() if name + suffix in beside}
    digest = hashlib.sha256(forms[""]).hexdigest()[:20]
    tags = {encoding: f'"{digest}{encoding and "-"}{encoding}"'.encode() for encoding in forms}
    kept = f"public, max-age={YEAR}, immutable" if address.startswith(f"/{ASSETS}") else "no-cache"
    return File(TYPES.get(os.path.splitext(name)[1], "application/octet-stream"), kept, forms, tags)


def _bytes(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


class Shell:
    """The client, around the application that has everything else."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._files = files_in(folder)
        self._page = self._files.pop(f"/{INDEX}")
        self._pages = {path: self._files.pop(path) for path in tuple(self._files) if path.startswith(PAGES)}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
        elif scope["path"] in self._files:
            await _send_file(self._files[scope["path"]], scope, send)
        elif scope["path"].startswith(FOR_PROGRAMS):
            await self._app(scope, receive, send)
        else:
            await self._show(scope, receive, send)

    async def _show(self, scope: Any, receive: Receive, send: Send) -> None:
        """A page: the client's, or that of the application. What was asked for last holds from then on."""
        path, headers = scope["path"], dict(scope["headers"])
        asked = next((part[5:] for part in scope["query_string"].split(b"&") if part.startswith(b"view=")), b"")
        if asked in COOKIES:
            send = _with_cookie(send, COOKIES[asked])
        text = asked == b"text" or (asked != b"table" and cookie_in(headers, VIEW) == "text")
        there = _text_address(path)
        if there is None and asked == b"table":  # of a page that is there only as text
            await _redirect("/", send)
        elif there is not None and not text:
            await _send_file(self._page_at(path, headers), scope, send)
        elif there:
            await _redirect(there, send)
        else:
            await self._app(scope, receive, send)

    def _page_at(self, path: str, headers: dict[bytes, bytes]) -> File:
        """The client's page for an address, in the language that its script will choose there, too."""
        name = path.split("/")[1] or "home"
        language = chosen(cookie_in(headers, "lang"), headers.get(b"accept-language", b"").decode("latin-1"))
        return self._pages.get(f"{PAGES}{name}.{language}.html", self._page)


def _text_address(path: str) -> str | None:
    """Where a page of the client is found as text, if it is one; empty: at its own address."""
    for pattern, text in ADDRESSES:
        found = pattern.fullmatch(path.rstrip("/") or "/")
        if found is not None:
            return found.expand(text)
    return None


def _with_cookie(send: Send, cookie: bytes) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"set-cookie", cookie)]
        await send(message)

    return sending


async def _redirect(there: str, send: Send) -> None:
    await _answer(303, [(b"location", there.encode())], b"", send)


async def _send_file(file: File, scope: Any, send: Send) -> None:
    """In the best form that whoever asks can unpack, or the word that what they have still holds."""
    headers = dict(scope["headers"])
    encoding = _encoding(file, headers.get(b"accept-encoding", b"").decode("latin-1"))
    body, tag = file.forms[encoding], file.tags[encoding]
    own = [
        (b"cache-control", file.kept.encode()),
        (b"etag", tag),
        (b"vary", b"accept-encoding, accept-language, cookie" if file.kept == "no-cache" else b"accept-encoding"),
    ]
    known = [one.strip().removeprefix(b"W/") for one in headers.get(b"if-none-match", b"").split(b",")]
    if tag in known:
        await _answer(304, own, b"", send)
        return
    own += [(b"content-type", file.kind.encode()), (b"content-length", str(len(body)).encode())]
    if encoding:
        own.append((b"content-encoding", encoding.encode()))
    await _answer(200, own, body, send)  # of which a HEAD gets only the headers: the connection sees to that


def _encoding(file: File, accepted: str) -> str:
    """The best of a file's forms that is accepted; the plain one always is."""
    wanted = set()
    for part in accepted.split(","):
        word, _, weight = part.replace(" ", "").partition(";q=")
        if not re.fullmatch(r"0(\.0*)?", weight):
            wanted.add(word.lower())
    return next((encoding for encoding in ENCODINGS if encoding in wanted and encoding in file.forms), "")


async def _answer(status: int, headers: Headers, body: bytes, send: Send) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
