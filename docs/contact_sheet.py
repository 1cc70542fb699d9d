"""All cards of the shipped deck on one sheet, as often as each is in the box: their pictures, to be looked at.

python -m docs.contact_sheet cards.html          as a page
python -m docs.contact_sheet cards.png           as an image, by the Chromium that the tests use
python -m docs.contact_sheet cards.html --each   every card once, larger
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from settemari.games.arrr.deck_file import shipped_deck
from settemari.pictures import compose

ACROSS, EACH_ACROSS = 11, 5
WIDE, EACH_WIDE = 180, 400
GAP, NAME = 10, 18
STYLE = (
    f"body{{margin:{GAP}px;background:#E9DFC8;font:12px/{NAME}px sans-serif;color:#14202B;display:flex;flex-wrap:wrap;"
    f"gap:{GAP}px}}figure{{margin:0;text-align:center;white-space:nowrap;overflow:hidden}}"
    "img{display:block;border-radius:6px}"
)


class Shown(NamedTuple):
    name: str
    picture: str
    copies: int


def shown() -> Iterator[Shown]:
    """Every card once, in the order of its pack."""
    deck = shipped_deck()
    for role, pack in (
        ("captain", deck.captains),
        ("", deck.crew),
        ("event", deck.events),
        ("exploration", deck.explorations),
    ):
        for card in pack:
            of_crew = getattr(card, "kind", role)
            yield Shown(card.name["en"], compose(**card.picture, seed=card.id, role=of_crew), card.copies)


def sheet(each: bool = False) -> tuple[str, int, int]:
    """The page, how wide it is, and how high."""
    across, wide = (EACH_ACROSS, EACH_WIDE) if each else (ACROSS, WIDE)
    cards = [card for card in shown() for _ in range(1 if each else card.copies)]
    high = wide * 3 // 4
    figures = "".join(_figure(card, wide, high) for card in cards)
    rows = -(-len(cards) // across)
    head = f'<meta charset="utf-8"><title>Cards</title><style>{STYLE}</style>'
    page = f'<!doctype html><html lang="en">{head}{figures}</html>\n'
    return page, GAP + across * (wide + GAP), GAP + rows * (high + NAME + GAP)


def _figure(card: Shown, wide: int, high: int) -> str:
    source = f"data:image/svg+xml;base64,{b64encode(card.picture.encode()).decode()}"
    image = f'<img src="{source}" width="{wide}" height="{high}" alt="">'
    return f'<figure style="width:{wide}px">{image}<figcaption>{escape(card.name)}</figcaption></figure>'


def photograph(page: str, wide: int, high: int, out: Path) -> None:
    """The page as an image."""
    from tests.browser.chromium import ready

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "cards.html"
        source.write_text(page, "utf-8")
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={wide},{high}"]
        command = [ready(), *options, f"--screenshot={out.resolve()}", source.as_uri()]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL, timeout=300)


def main() -> int:
    parser = argparse.ArgumentParser(description="All cards of the shipped deck on one sheet.")
    parser.add_argument("out", type=Path, help="a file that ends in .html or .png")
    parser.add_argument("--each", action="store_true", help="every card once, larger")
    given = parser.parse_args()
    page, wide, high = sheet(given.each)
    if given.out.suffix == ".png":
        photograph(page, wide, high, given.out)
    else:
        given.out.write_text(page, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
