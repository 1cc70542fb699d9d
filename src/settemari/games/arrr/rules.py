"""The book of Arrr!!!'s numbered rules: which there are, which are ours, and what their texts need to know.

The texts are in the area ``rules-arrr`` of the catalogue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import cast

from settemari.core.rulebook import PART, WHOLE, RuleBook, field_arguments
from settemari.core.variant import Variant
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.fields import SEAT_COUNTS
from settemari.locales.message import say


class ArrrRules(RuleBook):
    """The rules of all modes, in the order of the booklet."""

    name = "arrr"
    games = ("arrr",)
    index_file = Path(__file__).with_name("rule_index.json")
    sections: Mapping[str, str] = {
        "P0": "P0.1-6",
        "P1": "P1.1-7",
        "P2": "P2.0",
        "P2.1": "P2.1.1-5",
        "P2.2": "P2.2.1-4",
        "P2.3": "P2.3.0-6",
        "P2.4": "P2.4.1-3",
        "P3": "P3.1-9",
        "P4": "P4.1-6",
        "P5": "P5.1-6",
        "P6": "P6.1-7",
        "P7": "P7.1-8",
        "P8": "P8.1-3",
        "P9": "P9.1-3",
    }
    rulings: Mapping[str, str] = {
        WHOLE: "P0.3 P0.6 P1.7 P2.1.3 P2.1.4 P2.1.5 P2.2.3 P2.2.4 P2.3.5 P2.3.6 P2.4.3 P3.7 P3.8 P3.9 P4.5 P4.6 P6.7 "
        "P7.6 P7.8",
        PART: "P0.2 P0.4 P1.1 P1.5 P1.6 P3.2 P3.3 P3.4 P3.5 P3.6 P5.1 P5.3 P5.4 P5.5 P5.6 P6.6 P7.2 P7.4 P7.5 P7.7 "
        "P8.2 P8.3 P9.1 P9.2",
    }

    def arguments(self, variant: Variant) -> Mapping[str, object]:
        return _arguments(variant)


RULES = ArrrRules()


# -- what their texts need to know -----------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _arguments(variant: Variant) -> Mapping[str, object]:
    """The fields of a variant but for its deck, of which only the number of cards is told, and what follows."""
    fields = {path: value for path, value in variant.values.items() if path != "deck"}
    return {**field_arguments(fields), **_box(variant), **_die(variant), **_turns(variant), **_collections(variant)}


def _cards(deck: DeckFile) -> dict[str, int]:
    """How many cards of each pack there are."""
    return {
        "crew-cards": sum(card.copies for card in deck.crew),
        "event-cards": sum(card.copies for card in deck.events),
        "exploration-cards": sum(card.copies for card in deck.explorations),
        "captain-cards": sum(card.copies for card in deck.captains),
    }


def _box(variant: Variant) -> dict[str, object]:
    cards = _cards(cast(DeckFile, variant.values["deck"]))
    box = {**cards, "doubloons": variant.number("supply.doubloons"), "dice": variant.number("die.number")}
    return {**cards, "box": [say(f"rules-box-{thing}", count=count) for thing, count in box.items()]}


def _die(variant: Variant) -> dict[str, object]:
    """Each face once, with how often a die has it."""
    faces = variant.values["die.faces"]
    assert isinstance(faces, list)
    return {"die-faces": [say(f"rules-face-{face}", count=count) for face, count in Counter(faces).items()]}


def _turns(variant: Variant) -> dict[str, object]:
    """How many turns a game has if no card changes that, and how many each player has if that is the same for all.

    Each turn but the last turns up one of the explorations that the row did not begin with (P1.2, P2.4.2).
    """
    turns = {seats: variant.number(f"explorations.{seats}") - seats + 1 for seats in SEAT_COUNTS}
    each = {divmod(count, seats) for seats, count in turns.items()}
    quotient, rest = min(each)
    alike = len(each) == 1 and rest == 0
    return {**{f"turns-{seats}": count for seats, count in turns.items()}, "turns-each": quotient if alike else 0}


def _collections(variant: Variant) -> dict[str, object]:
    points = variant.numbers("collection.points")
    worth = [say("rules-collection-worth", cards=cards, points=worth) for cards, worth in enumerate(points, start=1)]
    return {"collection-worth": worth, "collection-most": len(points)}
