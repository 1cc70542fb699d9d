"""The cards of Arrr!!! as whoever draws them gets them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from settemari.games.arrr.card_text import Card
from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.game import ARRR
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.server.wire import read_message, wired_data
from tests.server.hostile.afloat import Afloat, sail

PACKS = ("crew", "events", "explorations", "captains")
ADDRESS = "/api/v1/cards/arrr"


def test_all_cards_are_there_once_as_a_table_tells_them(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        reply = await anna.http.get(ADDRESS)
        assert (reply.status_code, reply.headers["content-type"]) == (200, "application/json")
        told = reply.json()
        table = json.loads(bytes(wired_data(ARRR.constants(ARRR.setup(2)))))
        assert told == {name: table[name] for name in ("deck", "traits", *PACKS)}
        deck = shipped_deck()
        packs: list[tuple[Card, ...]] = [deck.crew, deck.events, deck.explorations, deck.captains]
        for pack, cards in zip(PACKS, packs, strict=True):
            assert [(one["id"], one["kind"], one["copies"]) for one in told[pack]] == [
                (card.id, kind, card.copies) for kind, card in enumerate(cards)
            ]
        assert sum(card["copies"] for pack in PACKS for card in told[pack]) == 39 + 39 + 23 + 9  # P0.1
        for language in LANGUAGES:
            says(told, Catalogue(language, ["lists", "arrr-words", "arrr-cards"]))

    sail(tmp_path, scene)


def says(told: Any, catalogue: Catalogue) -> None:
    """Every message in it can be said."""
    if isinstance(told, dict) and "key" in told:
        assert catalogue.text(read_message(told))
    elif isinstance(told, (dict, list)):
        for one in told.values() if isinstance(told, dict) else told:
            says(one, catalogue)


def test_who_has_them_is_not_sent_them_again(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        first = await http.get(ADDRESS, headers={"accept-encoding": "identity"})
        tag = first.headers["etag"]
        assert (first.headers["cache-control"], first.headers["vary"]) == ("no-cache", "Accept-Encoding")
        again = await http.get(ADDRESS, headers={"if-none-match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await http.get(ADDRESS, headers={"if-none-match": 'W/"0123"', "accept-encoding": "gzip"})
        assert (other.status_code, other.headers["content-encoding"]) == (200, "gzip")
        assert other.json() == first.json()

    sail(tmp_path, scene)


def test_other_games_have_none(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        http = (await ship.person()).http
        assert (await http.get("/api/v1/cards/maretta")).status_code == 404
        assert (await http.post(ADDRESS)).status_code == 405

    sail(tmp_path, scene)
