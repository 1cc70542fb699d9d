"""``settemari deck``: check a deck of cards for Arrr!!!, or list its cards with what is printed on them."""

from __future__ import annotations

import json
import shutil
import textwrap
from argparse import Namespace
from collections.abc import Sequence

from settemari.cli import FINE
from settemari.games.arrr.card_text import AREAS, Card, card_lines, card_name, symbol_name
from settemari.games.arrr.deck_file import read_deck, shipped_deck
from settemari.games.arrr.declared import DeckFile
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message, say

WIDEST = 100  # longer lines are hard to read
INDENT = 4


def run(options: Namespace, language: str) -> int:
    """One of its commands; raises DeckError or FileError."""
    deck = shipped_deck() if options.file is None else read_deck(options.file)
    catalogue = Catalogue(language, [*AREAS, "command"])
    if options.what == "check":
        _check(deck, options.json, catalogue)
    elif options.json:
        print(json.dumps(_listed(deck, catalogue), indent=2, ensure_ascii=False))
    else:
        _list(deck, catalogue)
    return FINE


def _packs(deck: DeckFile) -> dict[str, Sequence[Card]]:
    """The four packs by the words of a deck file."""
    return {"crew": deck.crew, "event": deck.events, "exploration": deck.explorations, "captain": deck.captains}


def _heading(pack: str, count: int) -> Message:
    names = {"crew": "crew", "event": "events", "exploration": "explorations", "captain": "captains"}
    return say(f"sheet-{names[pack]}", amount=count)


# -- checking --------------------------------------------------------------------------------------------------


def _check(deck: DeckFile, as_json: bool, catalogue: Catalogue) -> None:
    """A deck that could be read is right: say what it holds."""
    counts = {pack: sum(card.copies for card in cards) for pack, cards in _packs(deck).items()}
    kinds = {pack: len(cards) for pack, cards in _packs(deck).items()}
    lasting = sum(card.copies for card in deck.events if card.lasting is not None)
    symbols = sorted({card.symbol for card in deck.explorations if card.symbol})
    if as_json:
        told = {"deck": deck.name, "cards": counts, "kinds": kinds, "permanent": lasting, "symbols": symbols}
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return
    print(catalogue.say("deck-fine", deck=deck.name, cards=sum(counts.values())))
    for pack, count in counts.items():
        print(f"  {catalogue.text(_heading(pack, count))}{_different(catalogue, count, kinds[pack])}")
    if lasting:
        print("  " + catalogue.say("deck-lasting", count=lasting))
    if symbols:
        print("  " + catalogue.say("deck-symbols", symbols=[symbol_name(word) for word in symbols]))


def _different(catalogue: Catalogue, count: int, kinds: int) -> str:
    return " " + catalogue.say("deck-different", kinds=kinds) if kinds != count else ""


# -- listing ---------------------------------------------------------------------------------------------------


def _listed(deck: DeckFile, catalogue: Catalogue) -> dict[str, object]:
    """Everything that stands on the cards, for programs."""
    packs = {
        pack: [
            {
                "id": card.id,
                "name": card_name(card).name(catalogue.language),
                "copies": card.copies,
                "from": card.origin,
                "text": [catalogue.text(line) for line in card_lines(card)],
            }
            for card in cards
        ]
        for pack, cards in _packs(deck).items()
    }
    return {"deck": deck.name, **packs}


def _list(deck: DeckFile, catalogue: Catalogue) -> None:
    """Pack by pack; each card with its name, the word that records call it by, and its text."""
    width = max(40, min(shutil.get_terminal_size().columns, WIDEST))
    print(deck.name)
    for pack, cards in _packs(deck).items():
        if not cards:
            continue
        print("\n" + catalogue.text(_heading(pack, sum(card.copies for card in cards))))
        for card in cards:
            copies = f" ×{card.copies}" if card.copies > 1 else ""  # noqa: RUF001 (a multiplication sign)
            print(f"  {card_name(card).name(catalogue.language)}{copies}  ({card.id})")
            margin = " " * INDENT
            for line in card_lines(card):
                for part in textwrap.wrap(
                    catalogue.text(line), width - INDENT, break_long_words=False, break_on_hyphens=False
                ):
                    print(margin + part)
