"""The book of both sides' numbered rules: which there are, which are ours, and what their texts need to know.

The texts are in the area ``rules-maretta`` of the catalogue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from settemari.core.rulebook import PART, WHOLE, RuleBook, field_arguments, standard
from settemari.core.variant import Variant
from settemari.games.maretta.codes import SEATS, SUITS
from settemari.games.maretta.fields import SEAT_COUNTS
from settemari.games.maretta.words import BARREL_WORDS
from settemari.locales.message import say

_ESCAPE, _VOLCANO = "maretta", "vulcano"
_ONE_SIDE = {"D3": _ESCAPE, "D4": _ESCAPE, "V3": _VOLCANO, "E5": _VOLCANO, "E6": _VOLCANO}


class MarettaRules(RuleBook):
    """The rules of both sides, in the order of the booklet."""

    name = "maretta"
    games = (_ESCAPE, _VOLCANO)
    index_file = Path(__file__).with_name("rule_index.json")
    sections: Mapping[str, str] = {
        "M": "M0.1-7",
        "A": "",
        "A1": "A1.1-5",
        "A2": "A2.1-2",
        "A3": "A3.1-10",
        "A4": "A4.1-5",
        "B": "",
        "B1": "B1.1-4",
        "B2": "B2.1-2",
        "B3": "B3.1-2",
        "B4": "B4.1-5",
        "B5": "B5.1-4",
        "D": "D0.1-5 D1-9",
        "V": "V1-4",
        "E": "E1-6",
    }
    rulings: Mapping[str, str] = {
        WHOLE: "M0.3 M0.7 A3.7 A3.9 A3.10 B2.2 B4.5 D0.1 D0.2 D0.3 D0.4 D0.5 V1 V2 V3",
        PART: "A1.3 A1.5 A2.1 A3.4 A3.8 A4.1 A4.4 A4.5 B1.3 B2.1 B3.1 B3.2 B4.2 B4.4 B5.1 B5.2 B5.3 B5.4 D2 D3 D7 D9",
    }

    def games_of(self, number: str) -> tuple[str, ...]:
        """One side of the board, or both."""
        if number in _ONE_SIDE:
            return (_ONE_SIDE[number],)
        return {"A": (_ESCAPE,), "E": (_ESCAPE,), "B": (_VOLCANO,)}.get(number[0], self.games)

    def holds(self, number: str, variant: Variant) -> bool:
        """Not a rule of the other side, nor an example."""
        return super().holds(number, variant) and not number.startswith("E")

    def arguments(self, variant: Variant) -> Mapping[str, object]:
        return _arguments(variant)


RULES = MarettaRules()


# -- what their texts need to know -----------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _arguments(variant: Variant) -> Mapping[str, object]:
    """The fields of a variant, with those that only the other side has from its standard game, and what follows."""
    other = standard(_VOLCANO if variant.game == _ESCAPE else _ESCAPE)
    whole = Variant(variant.game, variant.name, {**other.values, **variant.values}, variant.source)
    return {**field_arguments(whole.values), **_path(whole), **_cards(whole), **_barrels(whole), **_lava(whole)}


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
