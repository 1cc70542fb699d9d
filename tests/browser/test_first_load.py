"""How much a first visit brings: a phone on a train should not have to wait for it."""

from __future__ import annotations

import gzip
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Request

from tests.browser.visitor import Visitors

MOST_CODE, MOST_FONTS = 150_000, 60_000  # bytes: JavaScript and CSS compressed, fonts as they are


class FirstLoad(HTMLParser):
    """What a page asks for by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.code: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "script" and given.get("src"):
            self.code.append(given["src"] or "")
        if tag == "link" and given.get("rel") in ("modulepreload", "stylesheet"):
            self.code.append(given["href"] or "")


def compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def table_of(sizes: dict[str, int], most: int) -> str:
    """What to look at if it is too much, the largest first."""
    lines = [f"{size:9,} {name}" for name, size in sorted(sizes.items(), key=lambda each: -each[1])]
    return "\n".join([f"{sum(sizes.values()):,} bytes, and {most:,} are allowed:", *lines])


def test_the_page_itself_asks_for_little_code(built: Path) -> None:
    wanted = FirstLoad((built / "index.html").read_text("utf-8")).code
    assert any(name.endswith(".js") for name in wanted)
    assert any(name.endswith(".css") for name in wanted)
    sizes = {name: compressed(built / name.lstrip("/")) for name in wanted}
    assert sum(sizes.values()) <= MOST_CODE, table_of(sizes, MOST_CODE)


def test_a_page_names_all_that_it_asks_for(visit: Visitors, built: Path) -> None:
    """What is not named in it would come a round trip later. Pictures may: they come after the words."""
    visitor = visit()
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.resource_type == "script":
            asked.append(urlsplit(request.url).path)

    visitor.page.on("request", note)
    for address, page in (("/", "home"), ("/settings", "settings"), ("/lobby", "lobby")):
        asked.clear()
        visitor.go(address).wait_for_load_state("networkidle")
        named = FirstLoad((built / "pages" / f"{page}.{visitor.language}.html").read_text("utf-8")).code
        assert named, address
        assert {name for name in asked if "/pictures-" not in name} <= set(named), address


def test_a_first_visit_brings_little(visit: Visitors, built: Path) -> None:
    """All that the home page has asked for when it has come to rest, also what its code asks for later."""
    visitor = visit()
    code: dict[str, int] = {}
    fonts: dict[str, int] = {}

    def asked(request: Request) -> None:
        file = built / urlsplit(request.url).path.lstrip("/")
        if request.resource_type in ("script", "stylesheet"):
            code[file.name] = compressed(file)
        elif request.resource_type == "font":
            fonts[file.name] = file.stat().st_size

    visitor.page.on("request", asked)
    visitor.go("/").wait_for_load_state("networkidle")
    assert code
    assert sum(code.values()) <= MOST_CODE, table_of(code, MOST_CODE)
    assert sum(fonts.values()) <= MOST_FONTS, table_of(fonts, MOST_FONTS)


def test_what_can_be_compressed_lies_there_compressed(built: Path) -> None:
    """A server need only send it; and what is packed is what lies beside it."""
    plain = [path for path in built.rglob("*") if path.suffix in (".js", ".css") and path.stat().st_size > 2_000]
    assert plain
    for path in plain:
        packed = path.with_name(f"{path.name}.gz")
        assert gzip.decompress(packed.read_bytes()) == path.read_bytes(), path.name
        assert 0 < path.with_name(f"{path.name}.br").stat().st_size <= packed.stat().st_size, path.name
