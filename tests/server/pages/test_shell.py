"""The browser client as a server gives it: its page, its files, and the way from there to the text pages and back."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from settemari.locales import LANGUAGES
from settemari.server.http.shell import NoClient, client_folder, files_in
from tests.server.hostile.afloat import Afloat, Person, sail
from tests.server.pages.reading import Page

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "en"}
INDEX = "<!doctype html><title>The client</title><script type=module src=/assets/app-1a2b.js></script>"
SCRIPT = "export const words = 'many words, many words, many words'"
FILES = {
    "index.html": INDEX,
    "assets/app-1a2b.js": SCRIPT,
    "assets/font-3c4d.woff2": "a font",
    "manifest.webmanifest": "{}",
    "sw.js": "addEventListener('fetch', () => {})",
    "icon.svg": "<svg/>",
    "odd.thing": "?",
    ".built-from": "secret",
    ".vite/manifest.json": "secret",
}
EARLY = {  # what a build has besides: the page once more, with what it will ask for
    f"pages/{name}.{language}.html": INDEX.replace("<script", f"<link rel=preload href=/{name}.{language}><script")
    for name in ("home", "t")
    for language in ("it", "en")
}
# All that the client has pages for, and where who reads text is led to.
PAGES = {
    "/": "/",
    "/new": "/",
    "/lobby": "/",
    "/rules": "/rules",
    "/rules/maretta": "/rules/maretta",
    "/learn": "/rules",
    "/learn/maretta": "/rules",
    "/workshop": "/",
    "/workshop/a-code": "/",
    "/replay/pvznnv": "/t/pvznnv",
    "/replay/a/b": "/",
    "/settings": "/account",
    "/account": "/account",
    "/about": "/privacy",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a built client, which servers find."""
    folder = tmp_path / "client"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets/app-1a2b.js.br").write_bytes(b"packed by brotli")
    (tmp_path / "outside.txt").write_text("secret")
    monkeypatch.setenv("SETTEMARI_WEB", str(folder))
    return folder


@pytest.fixture
def afloat(tmp_path: Path) -> Callable[..., None]:
    """Runs a scene with a server."""
    return lambda scene: sail(tmp_path, scene, limited=False)


async def browser(ship: Afloat) -> Person:
    return await ship.person(**BROWSER)


def is_client(reply: httpx.Response) -> bool:
    return reply.status_code == 200 and reply.text == INDEX


def as_text(reply: httpx.Response) -> Page:
    """A text page, well made."""
    assert reply.text != INDEX
    page = Page(reply.text)
    assert page.wrong == []
    return page


# -- where it is -------------------------------------------------------------------------------------------------------


def test_a_folder_is_named_or_comes_with_the_package(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert client_folder() == client
    monkeypatch.setenv("SETTEMARI_WEB", "0")
    assert client_folder() is None
    monkeypatch.delenv("SETTEMARI_WEB")
    found = client_folder()
    assert found is None or (found.parent.name, found.name) == ("settemari", "web_client")
    monkeypatch.setenv("SETTEMARI_WEB", str(client / "assets"))
    with pytest.raises(NoClient, match="SETTEMARI_WEB"):
        client_folder()


def test_what_the_build_keeps_for_itself_is_no_file_of_the_client(client: Path) -> None:
    files = files_in(client)
    assert set(files) == {f"/{name}" for name in FILES if not name.startswith(".")}
    assert set(files["/assets/app-1a2b.js"].forms) == {"", "br", "gzip"}


# -- its page ----------------------------------------------------------------------------------------------------------


def test_every_address_of_the_client_gives_its_page(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna")
        for path in (*PAGES, f"/t/{code}", "/t/nosuchtable", "/lobby/", "/?lang=fr", "/?view=nonsense"):
            reply = await anna.http.get(path)
            assert is_client(reply), path
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
            assert reply.headers["cache-control"] == "no-cache"
            assert "cookie" in reply.headers["vary"]
            assert "set-cookie" not in reply.headers
        program = await ship.person()
        assert is_client(await program.http.get("/"))

    afloat(scene)


def test_a_page_names_what_its_address_and_language_will_ask_for(client: Path, afloat: Callable[..., None]) -> None:
    """Where the build has no such page, it is the one that all have."""
    for name, text in EARLY.items():
        (client / name).parent.mkdir(exist_ok=True)
        (client / name).write_text(text)

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        for path, name in (("/", "home.en"), ("/t/pvznnv", "t.en"), ("/t/pvznnv/", "t.en"), ("/lobby", "")):
            reply = await anna.http.get(path)
            assert reply.text == (EARLY[f"pages/{name}.html"] if name else INDEX), path
            assert reply.headers["cache-control"] == "no-cache"
            assert {"accept-language", "cookie"} <= set(reply.headers["vary"].split(", "))
        english = (await anna.http.get("/")).headers["etag"]
        anna.http.cookies.set("lang", "it")
        reply = await anna.http.get("/?lang=en", headers={"if-none-match": english})  # the script goes by the cookie
        assert (reply.status_code, reply.text) == (200, EARLY["pages/home.it.html"])
        anna.http.cookies.set("lang", "fr")
        assert is_client(await anna.http.get("/"))
        assert (await anna.http.get("/pages/home.en.html")).status_code == 404

    afloat(scene)


def test_what_is_no_page_of_the_client_is_as_it_was(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        code = await anna.opens(name="Anna", bots=[1, 1], deal=True)
        for path, status in (
            ("/nowhere", 404),
            ("/index.html", 404),
            ("/t/zzzzzz/record", 404),
            (f"/t/{code}/record", 200),
            ("/privacy", 200),
            ("/static/style.css", 200),
            ("/api/v1/games", 200),
            ("/api/v1/games?view=table", 200),
            ("/api/v1/nothing", 404),
            ("/health/live", 200),
            ("/account/data", 200),
        ):
            reply = await anna.http.get(path)
            assert (reply.status_code, reply.text == INDEX) == (status, False), path
        assert as_text(await anna.http.get("/nowhere")).language == "en"
        refused = await anna.http.post("/", data={"name": "#1", "variant": "gallows", "seats": "2"})
        assert refused.status_code == 400
        as_text(refused)  # what is filled in wrongly stands in the form, whichever way it came

    afloat(scene)


def test_without_a_client_everybody_reads_text(afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        for path in ("/", "/?view=text", "/?view=table", "/rules/arrr", "/account"):
            reply = await anna.http.get(path)
            assert reply.status_code == 200
            assert not [href for href, _ in as_text(reply).links if "view=" in href]
            assert "set-cookie" not in reply.headers
        assert (await anna.http.get("/lobby")).status_code == 404
        assert (await anna.http.get("/assets/app-1a2b.js")).status_code == 404

    afloat(scene)


# -- text, and back ----------------------------------------------------------------------------------------------------


def test_who_asks_for_text_stays_in_text(client: Path, afloat: Callable[..., None]) -> None:
    """Links, forms and where they lead to; until one asks for the table again."""

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        reply = await anna.http.get("/?view=text")
        assert re.fullmatch(r"view=text; Path=/; Max-Age=31536000; SameSite=Lax", reply.headers["set-cookie"]), (
            reply.headers
        )
        as_text(reply)
        code = await anna.opens(name="Anna")
        for path in ("/", "/rules/maretta", "/account", f"/t/{code}", "/privacy"):
            page = as_text(reply := await anna.http.get(path))
            assert reply.status_code == 200
            assert (f"{path}?view=table", "The illustrated version") in page.links
            assert reply.headers["cache-control"] == "no-store"
        opened = await anna.http.post("/", data={"name": "Anna", "variant": "maretta", "seats": "3", "with": "friends"})
        assert opened.status_code == 303
        as_text(await anna.http.get(opened.headers["location"]))
        reply = await anna.http.get(f"/t/{code}?view=table")
        assert is_client(reply)
        assert reply.headers["set-cookie"] == "view=; Path=/; Max-Age=0; SameSite=Lax"
        assert is_client(await anna.http.get("/"))

    afloat(scene)


def test_who_reads_text_finds_the_same_elsewhere(client: Path, afloat: Callable[..., None]) -> None:
    """Nobody without script is sent round in circles by a page that only the client has."""

    async def scene(ship: Afloat) -> None:
        for path, there in PAGES.items():
            anna = await browser(ship)
            reply = await anna.http.get(f"{path}?view=text")
            assert reply.headers["set-cookie"].startswith("view=text;")
            if there != path:
                assert (reply.status_code, reply.headers["location"]) == (303, there)
            reply = await anna.http.get(path, follow_redirects=True)
            assert reply.status_code == (404 if there.startswith("/t/") else 200)
            as_text(reply)

    afloat(scene)


def test_from_a_page_that_is_only_there_as_text_one_comes_to_the_first(
    client: Path, afloat: Callable[..., None]
) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        await anna.http.get("/?view=text")
        for path in ("/privacy", "/nowhere"):
            href = next(href for href, _ in as_text(await anna.http.get(path)).links if "view=table" in href)
            reply = await anna.http.get(href)
            assert (reply.status_code, reply.headers["location"]) == (303, "/")
        assert is_client(await anna.http.get("/"))

    afloat(scene)


def test_pages_lead_to_the_client_in_every_language(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        words = ("La versione illustrata", "The illustrated version", "La version illustrée")
        for language, word in zip(LANGUAGES, words, strict=True):
            page = as_text(await anna.http.get(f"/?view=text&lang={language}"))
            assert (page.language, ("/?view=table", word) in page.links) == (language, True)

    afloat(scene)


def test_a_language_chosen_by_a_script_is_that_of_all_pages(client: Path, afloat: Callable[..., None]) -> None:
    """And the other way round: a script must be able to change what a page has set."""

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        reply = await anna.http.get("/privacy?lang=fr")
        assert "httponly" not in reply.headers["set-cookie"].lower()
        assert as_text(await anna.http.get("/privacy")).language == "fr"
        anna.http.cookies.clear()
        anna.http.cookies.set("lang", "it")
        assert as_text(await anna.http.get("/privacy")).language == "it"
        refused = await anna.http.get("/api/v1/tables/zzzzzz")
        assert "tavolo" in refused.json()["detail"]

    afloat(scene)


# -- files -------------------------------------------------------------------------------------------------------------


def test_files_say_what_they_are_and_how_long_they_hold(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        for path, kind, kept in (
            ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
            ("/assets/font-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
            ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
            ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
            ("/icon.svg", "image/svg+xml", "no-cache"),
            ("/odd.thing", "application/octet-stream", "no-cache"),
        ):
            reply = await anna.http.get(path, headers={"accept-encoding": "identity"})
            assert (reply.status_code, reply.text) == (200, FILES[path[1:]])
            assert reply.headers["content-type"] == kind
            assert reply.headers["cache-control"] == kept
            assert "accept-encoding" in reply.headers["vary"]
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers.get_list("content-security-policy")

    afloat(scene)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0, GZIP", "gzip"),
        ("br;q=0,gzip;q=0", ""),
        ("identity", ""),
        ("", ""),
    ],
)
def test_what_was_packed_is_sent_packed_to_who_can_unpack_it(
    client: Path, afloat: Callable[..., None], accepted: str, encoding: str
) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        async with anna.http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as reply:
            raw = b"".join([chunk async for chunk in reply.aiter_raw()])
        packed = {"br": b"packed by brotli", "gzip": gzip.compress(SCRIPT.encode()), "": SCRIPT.encode()}[encoding]
        assert reply.headers.get("content-encoding", "") == encoding
        assert (raw[10:], len(raw)) == (packed[10:], int(reply.headers["content-length"]))  # a head has the time in it
        plain = await anna.http.get("/icon.svg", headers={"accept-encoding": accepted})
        assert "content-encoding" not in plain.headers

    afloat(scene)


def test_who_has_it_already_is_told_so(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        tags = set()
        for path in ("/", "/lobby", "/sw.js", "/assets/app-1a2b.js"):
            tag = (await anna.http.get(path)).headers["etag"]
            for known in (tag, f"W/{tag}", f'"other", {tag}'):
                reply = await anna.http.get(path, headers={"if-none-match": known})
                assert (reply.status_code, reply.content, reply.headers["etag"]) == (304, b"", tag)
                assert "cache-control" in reply.headers
            assert (await anna.http.get(path, headers={"if-none-match": '"other"'})).status_code == 200
            tags.add(tag)
        assert len(tags) == 3
        packed = await anna.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
        assert (
            packed.headers["etag"]
            != (await anna.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})).headers["etag"]
        )

    afloat(scene)


def test_a_head_is_as_long_as_what_it_is_of(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        for path in ("/", "/lobby", "/sw.js", "/assets/app-1a2b.js"):
            asked = {"accept-encoding": "identity"}
            head, whole = await anna.http.head(path, headers=asked), await anna.http.get(path, headers=asked)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == str(len(whole.content))
            assert head.headers["etag"] == whole.headers["etag"]

    afloat(scene)


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/assets/..\\..\\outside.txt",
        "//outside.txt",
        "/.built-from",
        "/.vite/manifest.json",
        "/assets/app-1a2b.js.gz",
        "/assets/app-1a2b.js/",
        "/assets/",
        "/assets",
        "/ASSETS/app-1a2b.js",
        "/assets/app-1a2b.js%00",
    ],
)
def test_nothing_but_the_files_of_the_client_is_given(client: Path, afloat: Callable[..., None], path: str) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        request = anna.http.build_request("GET", "/")
        request.url = httpx.URL(ship.url).copy_with(raw_path=path.encode())
        reply = await anna.http.send(request)
        assert reply.status_code == 404
        assert "secret" not in reply.text
        assert ship.caught.troubles() == []

    afloat(scene)


def test_many_files_at_once_are_not_too_many(client: Path, tmp_path: Path) -> None:
    """What the client is made of does not count towards how often one may ask."""

    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        for _ in range(150):
            assert (await anna.http.get("/assets/app-1a2b.js")).status_code == 200

    sail(tmp_path, scene, pace=0.01)


# -- what it may do ----------------------------------------------------------------------------------------------------


def test_the_client_may_do_what_it_needs_and_nothing_unsafe(client: Path, afloat: Callable[..., None]) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await browser(ship)
        policy = (await anna.http.get("/")).headers["content-security-policy"]
        allowed = dict(part.split(" ", 1) for part in policy.split("; "))
        for what in ("default", "script", "style", "font", "connect", "manifest", "worker"):
            assert allowed[f"{what}-src"] == "'self'"
        assert allowed["object-src"] == allowed["base-uri"] == allowed["frame-ancestors"] == "'none'"
        assert "unsafe" not in policy
        assert "*" not in policy

    afloat(scene)
