"""Where requests come from, who they are from, and what goes back with every reply."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from settemari.server.http.gate import HEADERS
from settemari.server.identity import COOKIE
from settemari.server.store import Unreachable
from tests.server.hostile.afloat import Afloat, Person, read, sail

FRIEND = "https://friend.example"

# -- where from --------------------------------------------------------------------------------------------------------

OWN: list[dict[str, str]] = [
    {},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"origin": "{own}"},
    {"origin": "{own}", "sec-fetch-site": "same-origin"},
    {"origin": FRIEND, "sec-fetch-site": "cross-site"},
]
FOREIGN: list[dict[str, str]] = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "whatever"},
    {"origin": "null"},
    {"origin": "https://evil.example"},
    {"origin": "{own}.evil.example"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://["},
    {"origin": "http://[::1"},
    {"origin": "{own}/", "host": ""},
    {"origin": "file://", "host": ""},
    {"origin": f"{FRIEND}.evil.example"},
    {"origin": "https://evil.example", "sec-fetch-site": "same-origin"},
    {"origin": "https://evil.example", "x-forwarded-host": "evil.example"},
]


def _headers(given: dict[str, str], ship: Afloat) -> dict[str, str]:
    return {name: value.format(own=ship.url) for name, value in given.items()}


def test_other_sites_change_nothing(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        for given in OWN:
            reply = await anna.http.post(
                f"/api/v1/tables/{code}/do", json={"do": "lock"}, headers=_headers(given, ship)
            )
            assert reply.status_code == 200, given
        for given in FOREIGN:
            for request in (
                anna.http.build_request("POST", f"/api/v1/tables/{code}/do", json={"do": "show", "spectators": False}),
                anna.http.build_request("DELETE", "/api/v1/me"),
                anna.http.build_request("POST", f"/t/{code}", data={"do": "leave", "seat": "0"}),
            ):
                request.headers.update(_headers(given, ship))
                reply = await anna.http.send(request)
                assert reply.status_code in (400, 403), given  # without a host it is not even HTTP
                if reply.status_code == 403:
                    assert reply.json()["message"]["key"] == "error-origin"
                    assert "set-cookie" not in reply.headers
        table = (await ship.berth(code)).table
        assert table.spectators
        assert table.seats_of(anna.guest) == [0]

    sail(tmp_path, scene, limited=False, origins=(FRIEND,))


def test_other_sites_open_no_streams(tmp_path: Path) -> None:
    """Not even to look: a browser would send the cookie along."""

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        for given in OWN:
            async with anna.stream(code, **_headers(given, ship)) as socket:
                assert read(await socket.recv())["you"]["seats"] == [0]
        for given in FOREIGN:
            if "host" in given:
                continue
            with pytest.raises(InvalidStatus) as refused:
                await anna.stream(code, **_headers(given, ship))
            assert refused.value.response.status_code == 403
        assert not ship.worker.open_streams

    sail(tmp_path, scene, limited=False, origins=(FRIEND,))


def test_other_sites_may_lead_here(tmp_path: Path) -> None:
    """A link from elsewhere is followed; nothing is changed by looking."""

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        for path in (f"/api/v1/tables/{code}", f"/t/{code}", "/"):
            reply = await anna.http.get(path, headers={"sec-fetch-site": "cross-site"})
            assert reply.status_code == 200
            assert "access-control-allow-origin" not in reply.headers

    sail(tmp_path, scene)


KINDS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/xml")


def test_forms_of_other_sites_are_no_wishes(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        for kind in KINDS:
            headers = {"content-type": kind} if kind else {}
            reply = await anna.http.post(f"/api/v1/tables/{code}/do", content=b'{"do": "lock"}', headers=headers)
            assert reply.status_code == 415
            assert reply.headers["content-type"] == "application/problem+json"
        assert not (await ship.berth(code)).table.locked

    sail(tmp_path, scene)


# -- who ---------------------------------------------------------------------------------------------------------------


def _flags(reply: httpx.Response) -> set[str]:
    cookie, *flags = reply.headers["set-cookie"].split("; ")
    assert cookie.startswith(f"{COOKIE}=")
    return {flag.partition("=")[0] if flag.startswith("Max-Age") else flag for flag in flags}


def test_the_cookie_is_for_us_alone(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, bruno = await ship.person(), await ship.person()
        assert "set-cookie" not in (await anna.http.get("/api/v1/games")).headers  # looking needs none
        body = {"settings": {"game": "maretta"}}
        reply = await anna.http.post("/api/v1/tables", json=body)
        assert _flags(reply) == {"Path=/", "HttpOnly", "SameSite=Lax", "Max-Age"}
        assert "set-cookie" not in (await anna.http.post("/api/v1/tables", json=body)).headers  # once is enough
        reply = await bruno.http.post("/api/v1/tables", json=body, headers={"x-forwarded-proto": "https"})
        assert _flags(reply) == {"Path=/", "HttpOnly", "SameSite=Lax", "Max-Age", "Secure"}

    sail(tmp_path, scene, proxies="127.0.0.1")


def test_nobody_says_for_others_where_they_are(tmp_path: Path) -> None:
    """Unless it is a proxy whom we know: who is counted is who is connected."""

    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        reply = await anna.http.post(
            "/api/v1/tables",
            json={"settings": {"game": "maretta"}},
            headers={"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"},
        )
        assert "Secure" not in _flags(reply)
        assert {who for _, who in ship.worker.buckets._buckets if "." in who} == {"127.0.0.1"}

    sail(tmp_path, scene)


def _forged(anna: Person, bruno: Person) -> list[str]:
    """Cookies that are not quite Anna's."""
    guest, _, signature = anna.cookie.rpartition(".")
    other = bruno.cookie.rpartition(".")[2]
    letter = "A" if signature[0] != "A" else "B"
    return [
        guest,
        f"{guest}.",
        f".{signature}",
        signature,
        f"{guest}.{signature[:-1]}",
        f"{guest}.{letter}{signature[1:]}",
        f"{guest}.{signature}A",
        f"{guest}.{signature}=",
        f"{guest}.{other}",
        f"{guest[:-1]}.{signature}",
        f"{guest.upper()}.{signature}",
        f"{guest}.{guest}.{signature}",
        f" {guest}.{signature}x",
        f'"{guest}.{signature}',
        f"{guest}.{base64.b64encode(b'x' * 32).decode().rstrip('=')}",
        f"{guest}.{signature}".replace(".", "%2e"),
        "x" * 5000,
        "\xff.\xfe",
        "..",
    ]


def test_nobody_forges_a_cookie(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, bruno, nobody = await ship.person(), await ship.person(), await ship.person()
        code = await anna.opens(name="Anna")
        await bruno.must(code, "sit", name="Bruno")
        for value in _forged(anna, bruno):
            header = [(b"cookie", f"{COOKIE}={value}".encode("latin-1"))]
            told = (await nobody.http.get(f"/api/v1/tables/{code}", headers=header)).json()
            assert told["you"] == {"seats": [], "host": False}, value
            assert not (await nobody.http.get("/api/v1/me", headers=header)).json()["guest"]
            reply = await nobody.http.post(f"/api/v1/tables/{code}/do", json={"do": "lock"}, headers=header)
            assert reply.status_code == 403
            assert f"{COOKIE}=" in reply.headers["set-cookie"]  # whoever it is gets one of their own
            nobody.http.cookies.clear()
        assert not (await ship.berth(code)).table.locked

    sail(tmp_path, scene, limited=False)


def test_who_is_somebody_before_they_sit_down_stays_the_same_if_a_reply_is_lost(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna, bruno, carla = await ship.person(), await ship.person(), await ship.person()
        code = await anna.opens(name="Anna")
        assert (await bruno.http.post("/api/v1/me", json={})).json()["guest"]
        cookie = bruno.cookie
        assert "set-cookie" not in (await bruno.does(code, "sit", name="Bruno")).headers
        assert (bruno.cookie, (await bruno.sees(code)).json()["you"]["seats"]) == (cookie, [1])
        await carla.must(code, "sit", name="Carla")  # who was nobody, and gets a cookie that may be lost
        carla.http.cookies.clear()
        assert (await carla.sees(code)).json()["you"]["seats"] == []

    sail(tmp_path, scene, limited=False)


AROUND = ("{}", "a=1; {}; b=2", 'json={{"a": 1}}; {}', "a b c; {}", "=;;; {};", '"; {}', "x=\xff; {}", "{} ; y")


def test_other_cookies_do_not_matter(tmp_path: Path) -> None:
    """Those of other programs on the same host can look like anything."""

    async def scene(ship: Afloat) -> None:
        anna, again = await ship.person(), await ship.person()
        await anna.opens(name="Anna")
        for around in AROUND:
            header = around.format(f"{COOKIE}={anna.cookie}").encode("latin-1")
            assert (await again.http.get("/api/v1/me", headers=[(b"cookie", header)])).json()["guest"], around

    sail(tmp_path, scene)


# -- what goes back with it --------------------------------------------------------------------------------------------


def _has_headers(headers: Any, what: str) -> None:
    for name, value in HEADERS:
        assert headers.get_list(name.decode()) == [value.decode()], (what, name)


def test_every_reply_has_its_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        code = await anna.opens(name="Anna")
        do = f"/api/v1/tables/{code}/do"
        asked: list[tuple[int, str, str, dict[str, Any]]] = [
            (200, "GET", "/api/v1/games", {}),
            (200, "GET", "/api/v1/openapi.json", {}),
            (200, "HEAD", "/", {}),
            (200, "GET", "/", {}),
            (200, "GET", f"/t/{code}", {}),
            (404, "GET", "/t/nosuch", {}),
            (200, "GET", "/static/style.css", {}),
            (404, "GET", "/static/nothing", {}),
            (200, "GET", "/health/live", {}),
            (200, "GET", "/metrics", {}),
            (201, "POST", "/api/v1/tables", {"json": {"settings": {"game": "maretta"}}}),
            (204, "OPTIONS", do, {}),
            (303, "POST", f"/t/{code}", {"data": {"do": "ready", "seat": "0"}}),
            (400, "POST", do, {"json": {}}),
            (403, "POST", do, {"json": {"do": "leave", "seat": 1}}),
            (403, "POST", do, {"json": {}, "headers": {"origin": "null"}}),
            (404, "GET", "/nothing", {}),
            (404, "GET", "/api/v1/tables/nosuch", {}),
            (405, "PUT", do, {}),
            (409, "POST", do, {"json": {"do": "end", "seat": 0}}),
            (413, "POST", do, {"content": b"x" * 600_000}),
            (415, "POST", do, {"content": b"x"}),
        ]
        for status, method, path, more in asked:
            reply = await anna.http.request(method, path, **more)
            if status != 200 or method != "HEAD":
                assert reply.status_code == status, (method, path, reply.text)
            _has_headers(reply.headers, f"{method} {path}")
            kept = path == "/static/style.css"
            assert reply.headers["cache-control"] == ("max-age=3600" if kept else "no-store"), path
            assert "server" not in reply.headers

        async def fails(*_: Any) -> Any:
            raise KeyError("Anna")

        async def away(*_: Any) -> Any:
            raise Unreachable("away")

        monkeypatch.setattr(ship.worker.store, "lobby", fails)
        reply = await anna.http.get("/api/v1/lobby")
        assert reply.status_code == 500
        assert reply.json()["message"] == {"key": "error-internal"}
        _has_headers(reply.headers, "500")
        assert "Anna" not in "".join(ship.caught.lines)
        ship.caught.records.clear()
        ship.caught.lines.clear()
        for name in ("lobby", "guest"):
            monkeypatch.setattr(ship.worker.store, name, away)
        replies = [await anna.http.get("/api/v1/lobby"), await anna.does(code, "lock")]
        for reply in replies:
            assert reply.status_code == 503
            assert int(reply.headers["retry-after"]) >= 1
            assert reply.headers["content-type"] == "application/problem+json"
            _has_headers(reply.headers, "503")
        async with anna.stream(code) as socket:
            with pytest.raises(ConnectionClosed, match="1012"):
                await socket.recv()

    sail(tmp_path, scene, limited=False)


def test_the_content_that_pages_may_load() -> None:
    """Our own, and nothing that stands in a page: neither script nor style."""
    policy = dict(part.split(" ", 1) for part in dict(HEADERS)[b"content-security-policy"].decode().split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert not any("unsafe" in value or "*" in value for value in policy.values())
