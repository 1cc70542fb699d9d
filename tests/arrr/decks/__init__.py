"""Decks to play tests with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.declared import DeckFile

SMALL = Path(__file__).with_name("small.toml")
TABLE = Path(__file__).with_name("table.toml")


@cache
def table_deck() -> DeckFile:
    """The cards of the rule tests, each called by what it does."""
    return read_deck(TABLE)
