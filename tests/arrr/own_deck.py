"""A deck that is not the shipped one: the same cards under other ids, with names that are hard to write down."""

from __future__ import annotations

from functools import cache

from settemari.core.variant import Variant
from settemari.games.arrr.deck_file import PACKS, deck_of_tables, shipped_deck, tables_of
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.game import ARRR

HARD = "Cards #1:\N{NARROW NO-BREAK SPACE}«\N{NO-BREAK SPACE}à moi\N{NO-BREAK SPACE}»"


def own_tables() -> dict[str, object]:
    tables = tables_of(shipped_deck())
    tables["deck"] = HARD
    for pack in PACKS:
        cards = tables[pack]
        assert isinstance(cards, list)
        for number, card in enumerate(cards):
            card["id"] = f"my-{pack}-{number}"
            card["name"]["fr"] = f"Carte\N{NO-BREAK SPACE}# {number}"
    return tables


@cache
def own_deck() -> DeckFile:
    return deck_of_tables(own_tables(), "own")


def own_variant(mode: str = "full") -> Variant:
    return ARRR.variant_of({"name": "Mine", "mode": mode, "deck": own_tables()})
