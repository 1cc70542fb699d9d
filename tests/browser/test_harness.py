"""What the other tests here rely on: that nothing goes wrong unseen, and that tables begin as they were told to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import axe, violations
from tests.browser.planting import set_up
from tests.browser.screens import PHONE, SIZES, SMALL, Size, at_every_size
from tests.browser.tables import Opener, wish
from tests.browser.visitor import Visitor, Visitors

FINE = """<!doctype html><html lang="en"><head><title>Fine</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Fine</h1><p>All is well.</p></main></body></html>"""

PAGES = {
    "/": FINE,
    "/favicon.ico": "",
    "/script.js": "console.error('the mast is broken')",
    "/throws.js": "setTimeout(() => { throw new Error('the hull leaks') })",
    "/rejects.js": "Promise.reject(new Error('the crew mutinies'))",
    "/warns.js": "console.warn('fog ahead')",
    "/console": FINE.replace("</main>", '</main><script src="/script.js"></script>'),
    "/throwing": FINE.replace("</main>", '</main><script src="/throws.js"></script>'),
    "/rejecting": FINE.replace("</main>", '</main><script src="/rejects.js"></script>'),
    "/warning": FINE.replace("</main>", '</main><script src="/warns.js"></script>'),
    "/inline": FINE.replace("<p>", '<p style="color: red">'),
    "/missing": FINE.replace("</main>", '<img src="/nowhere.png" alt="nothing"></main>'),
    "/barriers": FINE.replace('<html lang="en">', "<html>").replace("</main>", '<img src="/"><button></button></main>'),
}


class Pages(BaseHTTPRequestHandler):
    """A few pages that are as strict as ours."""

    def do_GET(self) -> None:
        text = PAGES.get(self.path)
        self.send_response(404 if text is None else 200)
        self.send_header("Content-Type", "text/javascript" if self.path.endswith(".js") else "text/html")
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.end_headers()
        self.wfile.write((text or "").encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to know."""


@pytest.fixture(scope="module")
def pages() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Pages) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@pytest.fixture
def strolling(browser: Browser, pages: str) -> Iterator[Visitors]:
    """Visitors to those pages."""
    visitors = Visitors(browser, pages)
    yield visitors
    visitors.leave()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/console", "the mast is broken"),
        ("/throwing", "uncaught: Error: the hull leaks"),
        ("/rejecting", "uncaught: Error: the crew mutinies"),
        ("/warning", "fog ahead"),
        ("/inline", "not allowed here: style-src-attr inline"),
        ("/missing", "404"),
    ],
)
def test_what_goes_wrong_in_a_page_fails_the_test(strolling: Visitors, path: str, said: str) -> None:
    visitor = strolling()
    visitor.go(path)
    visitor.page.wait_for_timeout(200)
    assert any(said in text for text in visitor.complaints()), visitor.wrong
    with pytest.raises(pytest.fail.Exception, match="in the browser"):
        strolling.check()
    visitor.forgive(".")
    strolling.check()


def test_what_goes_wrong_in_a_second_tab_counts_too(strolling: Visitors) -> None:
    visitor = strolling()
    visitor.go("/")
    assert visitor.complaints() == []
    visitor.tab("/console")
    assert any("the mast is broken" in text for text in visitor.complaints())


def test_axe_finds_barriers_and_leaves_the_page_alone(strolling: Visitors) -> None:
    visitor = strolling()
    page = visitor.go("/barriers")
    found = {violation["id"] for violation in violations(page)}
    assert {"html-has-lang", "image-alt", "button-name"} <= found
    with pytest.raises(pytest.fail.Exception, match=r"(?s)kinds of barriers.*image-alt \(critical\).*img"):
        axe(page)
    axe(page, "h1")
    visitor.wrong.clear()  # the picture is none
    axe(visitor.go("/"))
    assert visitor.wrong == []


@at_every_size
def test_a_screen_is_as_large_as_it_says(strolling: Visitors, size: Size) -> None:
    visitor = strolling(size, "fr")
    page = visitor.go("/")
    assert page.evaluate("() => [innerWidth, innerHeight]") == [size.width, size.height]
    assert page.evaluate("() => matchMedia('(pointer: coarse)').matches") is size.touch
    assert page.evaluate("() => navigator.language") == "fr-FR"
    assert page.evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches") is True
    assert visitor.shot("harness/page").stat().st_size > 0


def stream(page: Page, code: str) -> None:
    """Watch a table from a page, as the client does."""
    page.evaluate(
        """(code) => new Promise((heard, lost) => {
            const stream = new WebSocket(`/api/v1/tables/${code}/stream`)
            stream.onmessage = () => heard(null)
            stream.onerror = () => lost(new Error('no stream'))
        })""",
        code,
    )


def table_seen_by(visitor: Visitor, code: str) -> Any:
    visitor.go("/health/live")
    stream(visitor.page, code)
    return visitor.received()[0]


def test_the_frames_of_a_stream_are_kept(visit: Visitors, open_table: Opener) -> None:
    anna = visit(PHONE, "it")
    anna.forgive("favicon")  # what is visited is no page
    first = table_seen_by(anna, open_table(anna))
    assert first["room"]["stage"] == "playing"
    assert first["room"]["seats"][0]["name"] == "Anna"
    assert len(first["eyes"]) == 1
    assert anna.frames[0].sent is False


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_the_same_number_deals_the_same_game(visit: Visitors, open_table: Opener, game: str) -> None:
    anna = visit()
    codes = [open_table(anna, game=game, seed=seed) for seed in (4, 4, 5)]
    cells = [first_view(anna, code) for code in codes]
    assert cells[0] == cells[1] != cells[2]


def first_view(visitor: Visitor, code: str) -> Any:
    """What a seat saw first: bots may have answered since."""
    told = visitor.api("GET", f"/tables/{code}")
    return told["eyes"][0]["beats"][0]["events"]


def test_a_game_begins_in_a_scene(visit: Visitors, open_table: Opener) -> None:
    scene = set_up("maretta", "Zora Yuri Xeno", first="Zora")
    scene.zora.has(hand=["wood-3", "rope-1"], space=1)
    scene.yuri.has(slot1="fire-5", space=7)
    scene.turn("Zora", "place")
    zora = visit(SMALL)
    code = open_table(zora, scene=scene)
    told = zora.api("GET", f"/tables/{code}")
    (eye,) = told["eyes"]
    assert told["room"]["seats"][0]["name"] == "Zora"
    assert (eye["question"]["name"], eye["question"]["seats"]) == ("place", [0])
    offer = zora.api("GET", f"/tables/{code}/offer?seat=0")
    actions = [option["action"] for option in offer["options"]]
    assert any("wood-3" in action for action in actions)
    assert not any("food" in action for action in actions)
    wish(zora, code, "answer", seat=0, question=eye["question"]["number"], answers=["place wood-3 on pink"])
    after = zora.api("GET", f"/tables/{code}")
    assert after["eyes"][0]["question"]["number"] > eye["question"]["number"]


def test_friends_sit_in_order(visit: Visitors, open_table: Opener) -> None:
    anna, bruno = visit(), visit()
    code = open_table(anna, bruno, seats=3, deal=False)
    seats = anna.api("GET", f"/tables/{code}")["room"]["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Anna", "Bruno"]
    assert seats[2]["free"] is True
    assert bruno.api("GET", f"/tables/{code}")["you"]["seats"] == [1]


def test_there_are_three_sizes() -> None:
    assert [(size.width, size.height) for size in SIZES] == [(1440, 900), (390, 844), (360, 640)]
