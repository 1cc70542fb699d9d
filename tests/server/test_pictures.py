"""The pictures of cards over the network: the same for everybody, kept for long, and never an error."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest

from settemari import pictures
from settemari.server.http.pictures import LONGEST, _packed
from settemari.server.limits import PICTURES
from tests.server.hostile.afloat import Afloat, sail

WORDS = {"creature": "octopus", "tool": "mop", "scene": "deck", "weather": "wind", "role": "event"}
ADDRESS = f"/pictures/wind-in-the-tails.svg?{urlencode(WORDS)}"


def test_a_picture_is_what_its_words_compose(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        sent = await http.get(ADDRESS)
        assert sent.status_code == 200
        assert sent.text == pictures.compose(**WORDS, seed="wind-in-the-tails")
        assert sent.headers["content-type"] == "image/svg+xml"
        assert sent.headers["content-encoding"] == "gzip"
        assert sent.headers["vary"] == "Accept-Encoding"
        assert "default-src 'self'" in sent.headers["content-security-policy"]
        plain = await http.get(ADDRESS, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == sent.content
        bare = await http.get("/pictures/x.svg")
        assert bare.text == pictures.compose(seed="x")

    sail(tmp_path, scene)


def test_who_has_a_picture_is_not_sent_it_again_until_it_is_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        sent = await http.get(ADDRESS)
        tag = sent.headers["etag"]
        assert pictures.edition() in tag
        assert "public" in sent.headers["cache-control"]
        assert "set-cookie" not in sent.headers
        again = await http.get(ADDRESS, headers={"if-none-match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        monkeypatch.setattr(pictures, "edition", lambda: "another")
        anew = await http.get(ADDRESS, headers={"if-none-match": tag})
        assert (anew.status_code, anew.headers["etag"]) == (200, 'W/"another"')

    sail(tmp_path, scene)


def test_odd_words_are_as_none(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        for odd in ("<script>", "nobody-knows", "../..", "\x00", "海賊", '"', "x" * LONGEST):
            for kind in WORDS:
                reply = await http.get(f"/pictures/x.svg?{urlencode({kind: odd})}")
                assert reply.status_code == 200
                assert reply.text == pictures.compose(seed="x")

    sail(tmp_path, scene)


NO_PICTURES = {
    "/pictures/x.png": 404,
    "/pictures/": 404,
    "/pictures/a/b.svg": 404,
    f"/pictures/{quote('../../etc/passwd', safe='')}": 404,
    f"/pictures/{'x' * (LONGEST + 1)}.svg": 400,
    f"/pictures/x.svg?scene={'x' * (LONGEST + 1)}": 400,
}


def test_what_is_no_picture_is_a_problem(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        for address, status in NO_PICTURES.items():
            reply = await http.get(address, headers={"accept": "text/html"})
            assert (address, reply.status_code) == (address, status)
            assert reply.headers["content-type"] == "application/problem+json"

    sail(tmp_path, scene)


def test_a_whole_deck_can_be_looked_at_but_not_without_end(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        known = {"if-none-match": f'W/"{pictures.edition()}"'}
        found = [(await http.get(f"/pictures/{number}.svg", headers=known)).status_code for number in range(120)]
        assert found == [304] * 120
        while True:
            reply = await http.get("/pictures/x.svg", headers=known)
            found.append(reply.status_code)
            if reply.status_code == 429:
                break
            assert len(found) < 40 * PICTURES.burst
        assert reply.headers["content-type"] == "application/problem+json"
        assert "retry-after" in reply.headers

    sail(tmp_path, scene)


def test_what_is_packed_is_what_is_composed() -> None:
    words = ("octopus", "mop", "deck", "wind", "x", "event")
    assert gzip.decompress(_packed(*words)).decode() == pictures.compose(*words)
