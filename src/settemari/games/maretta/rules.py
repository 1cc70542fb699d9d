"""The numbered rules of both sides as a book: which there are, which are ours, and what each says under a variant.

The texts are messages of the catalogue (area ``rules-maretta``): ``rule-A3-2`` for a rule, ``rules-A3`` for the heading
of its section. Their arguments are the fields of a variant, ``hand.first`` as ``$hand-first``, and what follows from
them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from settemari.core.variant import Variant
from settemari.games.maretta.codes import SEATS, SUITS
from settemari.games.maretta.fields import SEAT_COUNTS
from settemari.games.maretta.words import BARREL_WORDS
from settemari.locales.message import Message, say

AREA = "rules-maretta"
INDEX = Path(__file__).with_name("rule_index.json")  # where each rule is carried out and tested; made by `make docs`

WHOLE, PART = "whole", "part"

# The headings in order, and how many numbered rules each section has: A3.1 to A3.10, D0.1 to D0.5, D1 to D9.
_SECTIONS: Mapping[str, Mapping[str, int]] = {
    "M": {"M0.": 7},
    "A": {},
    "A1": {"A1.": 5},
    "A2": {"A2.": 2},
    "A3": {"A3.": 10},
    "A4": {"A4.": 5},
    "B": {},
    "B1": {"B1.": 4},
    "B2": {"B2.": 2},
    "B3": {"B3.": 2},
    "B4": {"B4.": 5},
    "B5": {"B5.": 4},
    "D": {"D0.": 5, "D": 9},
    "V": {"V": 4},
    "E": {"E": 6},
}

# The rulings: where the booklet is silent, or its meaning was in a picture, and we decided.
_RULINGS = {
    WHOLE: "M0.3 M0.7 A3.7 A3.9 A3.10 B2.2 B4.5 D0.1 D0.2 D0.3 D0.4 D0.5 V1 V2 V3",
    PART: "A1.3 A1.5 A2.1 A3.4 A3.8 A4.1 A4.4 A4.5 B1.3 B2.1 B3.1 B3.2 B4.2 B4.4 B5.1 B5.2 B5.3 B5.4 D2 D3 D7 D9",
}

_ESCAPE, _VOLCANO = "maretta", "vulcano"
_ONE_SIDE = {"D3": _ESCAPE, "D4": _ESCAPE, "V3": _VOLCANO, "E5": _VOLCANO, "E6": _VOLCANO}


# -- which there are -------------------------------------------------------------------------------------------


def headings() -> list[str]:
    """Parts and sections in order: M, A, A1, ..."""
    return list(_SECTIONS)


def section_rules(heading: str) -> list[str]:
    """The rules that stand directly below a heading."""
    return [f"{start}{number}" for start, count in _SECTIONS[heading].items() for number in range(1, count + 1)]


def rule_numbers() -> list[str]:
    """Every numbered rule, in the order of the book."""
    return [number for heading in _SECTIONS for number in section_rules(heading)]


def heading_of(number: str) -> str:
    """The section that a rule stands in."""
    return next(heading for heading in _SECTIONS if number in section_rules(heading))


def games_of(number: str) -> tuple[str, ...]:
    """The games that a rule belongs to: one side of the board, or both."""
    if number in _ONE_SIDE:
        return (_ONE_SIDE[number],)
    return {"A": (_ESCAPE,), "E": (_ESCAPE,), "B": (_VOLCANO,)}.get(number[0], (_ESCAPE, _VOLCANO))


def ruling(number: str) -> str | None:
    """WHOLE or PART if a rule, or some of it, is our ruling and not the booklet's."""
    return next((kind for kind, numbers in _RULINGS.items() if number in numbers.split()), None)


# -- what they say ---------------------------------------------------------------------------------------------


def heading_message(heading: str) -> Message:
    return Message(f"rules-{heading}")


def holds(number: str, variant: Variant) -> bool:
    """Whether a rule is told with the numbers of that variant: not a rule of the other side, nor an example."""
    return variant.game in games_of(number) and not number.startswith("E")


def rule_message(number: str, variant: Variant | None = None) -> Message:
    """A rule as it holds at a table of that variant, or else in the standard game."""
    if variant is None or not holds(number, variant):
        variant = _standard(games_of(number)[0])
    return Message("rule-" + number.replace(".", "-"), arguments(variant))


@cache
def _standard(game: str) -> Variant:
    """The default variant of one side."""
    from settemari.games.maretta.game import ESCAPE, VOLCANO  # a game may hold its rules: not the other way round

    return (ESCAPE if game == _ESCAPE else VOLCANO).variant()


@lru_cache(maxsize=32)
def arguments(variant: Variant) -> Mapping[str, object]:
    """The fields of a variant, with those that only the other side has from its standard game, and what follows."""
    other = _standard(_VOLCANO if variant.game == _ESCAPE else _ESCAPE)
    whole = Variant(variant.game, variant.name, {**other.values, **variant.values}, variant.source)
    fields = {path.replace(".", "-").replace("_", "-"): _argument(value) for path, value in whole.values.items()}
    return {**fields, **_path(whole), **_cards(whole), **_barrels(whole), **_lava(whole)}


def _argument(value: object) -> object:
    """A flag is a word to select by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _path(variant: Variant) -> dict[str, object]:
    marked = [space for space in variant.numbers("path.barrel_spaces") if space < variant.number("path.last")]  # V1
    return {"marked": marked, "marked-count": len(marked), "dividers": len(variant.numbers("path.dividers"))}


def _cards(variant: Variant) -> dict[str, object]:
    values = variant.numbers("deck.values")
    ships = variant.number("deck.ships_per_seat")
    found: dict[str, object] = {
        "cards": len(values) * SUITS,
        "cards-per-suit": len(values),
        "deck-numbers": [
            say("rules-number-times", number=number, count=count) for number, count in sorted(Counter(values).items())
        ],
        "ships": ships * SEATS,
    }
    rounds = set()
    for seats in SEAT_COUNTS:
        deck = len(values) * SUITS - variant.number(f"deck.removed.{seats}") + ships * seats
        drawn = variant.number("hand.draw") * seats
        lasts = 1 + (deck - variant.number("hand.first") * seats) // drawn
        rounds.add(lasts)
        found |= {f"deck-size-{seats}": deck, f"rounds-{seats}": lasts}
    return {**found, "rounds-differ": "yes" if len(rounds) > 1 else "no"}


def _barrels(variant: Variant) -> dict[str, object]:
    bag = {word: variant.number(f"bag.{word}") for word in BARREL_WORDS}
    return {
        "barrels": [say(f"rules-count-{word}", count=count) for word, count in bag.items() if count],
        "barrels-total": sum(bag.values()),
        "cuttlefish-barrels": bag["cuttlefish"] + bag["school"],
    }


def _lava(variant: Variant) -> dict[str, object]:
    """Where it starts, and whether crevasses change its step."""
    step = variant.number("lava.step")
    past = variant.numbers("lava.step_past")[: len(variant.numbers("path.dividers"))]
    one, two = (*past, step, step)[:2]
    changes = any(other != step for other in past)
    return {
        "lava-behind": -variant.number("lava.start"),
        "lava-changes": "yes" if changes else "no",
        "lava-past-1": one,
        "lava-past-2": two,
    }


# -- where they are --------------------------------------------------------------------------------------------


@cache
def rule_index() -> Mapping[str, Mapping[str, list[str]]]:
    """For every rule its places in the ``code``, and its ``tests``."""
    index: dict[str, dict[str, list[str]]] = json.loads(INDEX.read_text(encoding="utf-8"))
    return index
