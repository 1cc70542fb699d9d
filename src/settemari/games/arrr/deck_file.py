"""Decks: a TOML file, a folder of them, or plain tables, read and checked whole.

A deck file is an untrusted program. It has no loops and calls no card, so every effect ends; its size and all counts
have limits; whatever is wrong is a DeckError with file, card and field, or a FileError. ``docs/writing-a-card.md`` is
its guide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from settemari.core.errors import DeckError, FileError
from settemari.core.files import read_text
from settemari.games.arrr.card_fields import Fields, dots_in, is_id, must_be_name
from settemari.games.arrr.card_reader import read_captain, read_crew, read_event, read_exploration, read_id
from settemari.games.arrr.codes import MOST_LASTING
from settemari.games.arrr.deck_writer import tables_of as tables_of
from settemari.games.arrr.deck_writer import toml_of as toml_of
from settemari.games.arrr.declared import DeckFile
from settemari.locales.message import say

LARGEST_DECK = 256 * 1024  # bytes, all files together
MOST_FILES = 16
MOST_DOTS = 31  # in a line: the parser's time grows with the square of a key's parts
MOST_KINDS = 62  # different cards of a pack: a kind and what it is aimed at go into few bits
MOST_CARDS = 99  # of a pack, copies counted
MOST_EFFECTS = 300
MOST_SYMBOLS = 8
CARDS = Path(__file__).with_name("cards")  # the shipped deck

PACKS = ("crew", "event", "exploration", "captain")


@cache
def shipped_deck() -> DeckFile:
    """The deck that comes with the game."""
    return read_deck(CARDS)


def read_deck(path: str | Path) -> DeckFile:
    """The deck in a file, or in all the ``*.toml`` files of a folder in the order of their names."""
    path = Path(path)
    texts = {str(file): read_text(file, LARGEST_DECK) for file in _files(path)}
    if sum(len(text.encode("utf-8")) for text in texts.values()) > LARGEST_DECK:
        raise FileError(str(path), say("error-too-large", largest=LARGEST_DECK))
    return _deck([(file, _tables(text, file)) for file, text in texts.items()], str(path))


def deck_of_toml(text: str, source: str) -> DeckFile:
    """The deck in a text, such as ``toml_of`` writes; ``source`` is where it is from, for errors."""
    if len(text) > LARGEST_DECK or len(text.encode("utf-8", "surrogatepass")) > LARGEST_DECK:
        raise FileError(source, say("error-too-large", largest=LARGEST_DECK))
    return _deck([(source, _tables(text, source))], source)


def deck_of_tables(tables: Mapping[str, object], source: str) -> DeckFile:
    """The deck in plain tables, such as ``tables_of`` makes; they are checked like a file."""
    return _deck([(source, tables)], source)


# -- files -----------------------------------------------------------------------------------------------------


def _files(path: Path) -> list[Path]:
    """The file, or those of the folder; what is no file is left alone."""
    try:
        if not path.is_dir():
            return [path]
        files = sorted(file for file in path.iterdir() if file.suffix == ".toml" and file.is_file())
    except (OSError, ValueError) as error:  # ValueError: a name with a null byte
        why = getattr(error, "strerror", None) or str(error)
        raise FileError(str(path), say("error-cannot-be-read", why=why)) from None
    if not 1 <= len(files) <= MOST_FILES:
        raise FileError(str(path), say("error-deck-files", count=len(files), most=MOST_FILES))
    return files


def _tables(text: str, file: str) -> dict[str, object]:
    import tomllib

    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and dots_in(line) > MOST_DOTS:
            raise FileError(file, say("error-deck-dots", line=number, most=MOST_DOTS))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise FileError(file, say("error-not-toml", why=error)) from None


# -- the whole deck --------------------------------------------------------------------------------------------


def _deck(sources: Sequence[tuple[str, Mapping[str, object]]], whole: str) -> DeckFile:
    """Cards from all sources, each pack in their order; ``whole`` is what errors call the deck."""
    name: str | None = None
    packs: dict[str, list[Fields]] = {pack: [] for pack in PACKS}
    for file, tables in sources:
        fields = Fields(tables, file, "")
        fields.only("deck", *PACKS)
        if fields.has("deck"):
            if name is not None:
                raise fields.wrong("deck", say("error-deck-named"))
            name = fields.name("deck")
        for pack, cards in packs.items():
            cards += _cards(fields, pack, len(cards))
    if name is None:
        raise Fields({}, whole, "").missing("deck", must_be_name())
    _ids_differ(packs)
    deck = DeckFile(
        name,
        tuple(read_crew(card) for card in packs["crew"]),
        tuple(read_event(card) for card in packs["event"]),
        tuple(read_exploration(card) for card in packs["exploration"]),
        tuple(read_captain(card) for card in packs["captain"]),
    )
    _check_counts(deck, whole)
    return deck


def _cards(fields: Fields, pack: str, before: int) -> list[Fields]:
    """The cards of a pack in one file, each with the words that errors call it by."""
    there = fields.table.get(pack)
    if isinstance(there, list | tuple) and before + len(there) > MOST_KINDS:
        raise fields.wrong_value(pack, before + len(there), say("error-deck-kinds", most=MOST_KINDS))
    cards = []
    for number, card in enumerate(fields.each(pack, 0, MOST_KINDS), 1):
        own = card.table.get("id")
        cards.append(Fields(card.table, fields.file, f"{pack} {own if is_id(own) else number}"))
    return cards


def _ids_differ(packs: Mapping[str, list[Fields]]) -> None:
    """A record calls a card by its id alone, so no two cards share one, in whatever packs they are."""
    seen: dict[str, Fields] = {}
    for card in (card for cards in packs.values() for card in cards):
        own = read_id(card)
        if own in seen:
            raise card.wrong("id", say("error-deck-id-twice", card=seen[own].card, file=seen[own].file))
        seen[own] = card


def effects_in(deck: DeckFile) -> int:
    """How many effects its cards have in all."""
    outcomes = [(card.reward, card.penalty) for card in deck.explorations]
    outcomes += [(test.reward, test.penalty) for card in deck.explorations for test in card.tests]
    abilities = [card.ability for card in deck.crew] + [card.ability for card in deck.captains]
    used = sum(ability is not None for ability in abilities)
    return used + len(deck.events) + sum(len(effect) > 0 for both in outcomes for effect in both)


def _check_counts(deck: DeckFile, whole: str) -> None:
    """What no single card can see."""
    lasting = sum(card.copies for card in deck.events if card.lasting is not None)
    symbols = len({card.symbol for card in deck.explorations} - {""})
    for field, count, most, key in (
        ("crew", sum(card.copies for card in deck.crew), MOST_CARDS, "error-deck-cards"),
        ("event", sum(card.copies for card in deck.events), MOST_CARDS, "error-deck-cards"),
        ("event.lasting", lasting, MOST_LASTING, "error-deck-lasting"),
        ("exploration.symbol", symbols, MOST_SYMBOLS, "error-deck-symbols"),
        ("do", effects_in(deck), MOST_EFFECTS, "error-deck-effects"),
    ):
        if count > most:
            raise DeckError(whole, "", field, count, say(key, most=most))
    if not (deck.crew or deck.events or deck.explorations or deck.captains):
        raise DeckError(whole, "", "deck", deck.name, say("error-deck-empty", packs=list(PACKS)))
    if len(toml_of(deck).encode("utf-8")) > LARGEST_DECK:  # what was accepted can be written and read again
        raise FileError(whole, say("error-too-large", largest=LARGEST_DECK))
