"""The fields of a variant, what no single field can see, and the way to plain numbers."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from settemari.core.errors import VariantError
from settemari.core.variant import Choice, Field, Flag, Number, Tables, Variant, Words
from settemari.core.variant import Numbers as NumberList
from settemari.games.arrr.build import build
from settemari.games.arrr.codes import GALLOWS
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.deck_file import LARGEST_DECK, PACKS, deck_of_tables, read_deck
from settemari.games.arrr.deck_writer import tables_of, toml_of
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.vocabulary import FACE_WORDS, MODES
from settemari.locales.message import Message, say

SEAT_COUNTS = range(2, 5)  # P0.1
MOST_COINS = 400
MOST_FACES = 12


class Faces(Words):
    """What the sides of a die show (P0.2)."""

    def __init__(self, path: str) -> None:
        super().__init__(path, FACE_WORDS, 2, MOST_FACES)

    def allowed(self) -> Message:
        return say("error-must-be-faces", most=self.longest, faces=list(self.words))

    def accepts(self, value: object) -> bool:
        # P1.6: somebody throws more jollies than the others, sooner or later
        return super().accepts(value) and isinstance(value, list) and 0 < value.count("jolly") < len(value)


class Cards(Tables):
    """The deck, whole: a ``DeckFile``. A variant file may also name the file or the folder of one."""

    def __init__(self, path: str) -> None:
        super().__init__(path, "deck", "card", PACKS, LARGEST_DECK)

    def allowed(self) -> Message:
        return say("error-must-be-deck")

    def accepts(self, value: object) -> bool:
        return isinstance(value, DeckFile)

    def read(self, value: object, source: str, folder: Path | None) -> object:
        """Raises DeckError or FileError; what can be no deck at all is left as it is."""
        if isinstance(value, Mapping):
            return deck_of_tables(value, source)
        if isinstance(value, str):
            if folder is None:
                raise VariantError(source, self.path, value, say("error-deck-whole"))
            return read_deck(folder / value)
        return value

    def plain(self, value: object) -> object:
        assert isinstance(value, DeckFile)
        return tables_of(value)

    def digest(self, value: object) -> str:
        assert isinstance(value, DeckFile)
        return hashlib.sha256(toml_of(value).encode("utf-8")).hexdigest()


def all_fields() -> list[Field]:
    return [
        Choice("mode", *MODES),
        *(Number(f"explorations.{seats}", seats, 62) for seats in SEAT_COUNTS),
        Number("row.beyond", 0, 20),
        Number("first.crew", 0, 20),
        Number("first.events", 0, 20),
        Number("first.doubloons", 0, 40),
        Number("supply.doubloons", 0, MOST_COINS),
        Choice("captain.choice", "choose", "random"),
        Number("die.number", 1, 20),
        Faces("die.faces"),
        Number("recruit.each", 0, 20),
        Number("recruit.hand", 0, 40),
        Number("recruit.crew_alone", 0, 20),
        Flag("hand.limit_always"),
        Number("equip.most", 1, 12),
        Number("equip.officers", 0, 12),
        Number("equip.gangs", 0, 12),
        Flag("equip.discard_freely"),
        Number("raid.doubloons", 0, 40),
        Number("cheat.dice", 0, 12),
        Number("challenge.most", 0, 40),
        Number("refusal.crew", 0, 12),
        Number("refusal.doubloons", 0, 40),
        NumberList("collection.points", 0, 60, 1, 10, rising=False),
        Flag("fame.shown"),
        Cards("deck"),
    ]


def deck_of(variant: Variant) -> DeckFile:
    deck = variant.values["deck"]
    assert isinstance(deck, DeckFile)
    return deck


def check(variant: Variant) -> None:
    """Whether there are cards enough for every number of seats."""
    deck = deck_of(variant)
    gallows = MODES[variant.word("mode")] == GALLOWS
    for seats in SEAT_COUNTS:
        field = f"explorations.{seats}"
        if variant.number(field) > len(deck.explorations):
            why = say("error-only-so-many-explorations", cards=len(deck.explorations))
            raise VariantError(variant.source, field, variant.values[field], why)
        _enough(variant, "first.crew", seats, sum(card.copies for card in deck.crew))
        if not gallows:
            _enough(variant, "first.events", seats, sum(card.copies for card in deck.events))
    coins = variant.number("first.doubloons") * SEAT_COUNTS[-1]
    if coins > variant.number("supply.doubloons"):
        why = say("error-only-so-many-doubloons", needed=coins)
        raise VariantError(variant.source, "supply.doubloons", variant.values["supply.doubloons"], why)


def _enough(variant: Variant, field: str, seats: int, cards: int) -> None:
    needed = variant.number(field) * seats
    if cards < needed:
        why = say("error-pack-too-small", seats=seats, needed=needed, cards=cards)
        raise VariantError(variant.source, field, variant.values[field], why)


_built: dict[int, tuple[DeckFile, Deck]] = {}


def built(deck: DeckFile) -> Deck:
    """The deck as the rules read it; the last few are kept."""
    found = _built.get(id(deck))
    if found is None:  # a deck that is kept keeps its id
        if len(_built) > 16:
            _built.clear()
        _built[id(deck)] = found = (deck, build(deck))
    return found[1]


def numbers_of(variant: Variant, seats: int) -> Numbers:
    """The variant as the rules read it."""
    mode = MODES[variant.word("mode")]
    faces = variant.values["die.faces"]
    assert isinstance(faces, list)
    alone = variant.number("recruit.crew_alone")
    gallows = mode == GALLOWS  # P9.1
    return Numbers(
        seats=seats,
        mode=mode,
        cards=built(deck_of(variant)),
        explorations=variant.number(f"explorations.{seats}"),
        beyond=variant.number("row.beyond"),
        first_crew=variant.number("first.crew"),
        first_events=variant.number("first.events"),
        first_coins=variant.number("first.doubloons"),
        supply=variant.number("supply.doubloons"),
        captains_chosen=variant.word("captain.choice") == "choose",
        dice=variant.number("die.number"),
        faces=[FACE_WORDS.index(face) for face in faces],
        recruit_each=alone if gallows else variant.number("recruit.each"),
        recruit_hand=alone if gallows else variant.number("recruit.hand"),
        limit_always=variant.flag("hand.limit_always"),
        equip_most=variant.number("equip.most"),
        officers=variant.number("equip.officers"),
        gangs=variant.number("equip.gangs"),
        discard_freely=variant.flag("equip.discard_freely"),
        raid=variant.number("raid.doubloons"),
        cheat=variant.number("cheat.dice"),
        most_prize=variant.number("challenge.most"),
        refusal_crew=variant.number("refusal.crew"),
        refusal_coins=variant.number("refusal.doubloons"),
        points=variant.numbers("collection.points"),
        fame_shown=variant.flag("fame.shown"),
    )
