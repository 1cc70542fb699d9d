"""Offers and tables as text that a person can read, beside the event lines of the notation: what the golden
playthroughs are written in.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from settemari.core.game import Game
from settemari.core.notation.eventline import (
    counted_text,
    counter_text,
    goes_by_seat,
    holder_word,
    observer_word,
    place_of_holder,
)
from settemari.core.offer import Offer
from settemari.core.setup import Setup
from settemari.core.table import COUNTERS, HEAP, PILE, View

# -- offers ----------------------------------------------------------------------------------------------------


def folded(texts: Iterable[str]) -> list[str]:
    """Answers that differ only in their last word become one line: ``load wood-3 on {pink yellow}``."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        start, _, last = text.rpartition(" ")
        groups.setdefault(start, []).append(last)
    ends = {start: last[0] if len(last) == 1 else "{" + " ".join(last) + "}" for start, last in groups.items()}
    return [f"{start} {last}".strip() for start, last in ends.items()]


def offer_lines(game: Game, offer: Offer) -> list[str]:
    """Every answer that is possible, then every one that is not, by the reason."""
    who = game.seat_words[offer.seat]
    lines = [f"  {who} may:", *wrapped(folded(map(str, offer.playable)))]
    reasons: dict[tuple[str, str], list[str]] = {}
    for text, refusal in offer.refused.items():
        reasons.setdefault((refusal.rule, refusal.key), []).append(text)
    for (rule, key), texts in reasons.items():
        lines += [f"  {who} may not ({rule} {key}):", *wrapped(folded(texts))]
    return lines


def wrapped(parts: list[str]) -> list[str]:
    indent = "      "
    text = " | ".join(parts)
    lines = wrap(text, 110 - len(indent), break_long_words=False, break_on_hyphens=False)
    return [indent + line for line in lines]


# -- the whole table -------------------------------------------------------------------------------------------


def table_lines(game: Game, setup: Setup, view: View) -> list[str]:
    """Everything one observer sees and knows."""
    layout = view.layout
    seats = int(layout.seats)
    lines = [f"table of {observer_word(game, int(view.seat))}:"]
    for number, name in enumerate(layout.counters):
        cell = COUNTERS + number
        if not goes_by_seat(game, setup, name) or number - layout.counters.index(name) < seats:
            value = counted_text(game, setup, cell, int(view.cell(cell)))
            lines.append(f"  {counter_text(game, setup, cell)} = {value}")
    for number, place in enumerate(layout.places):
        if place.owner >= seats:
            continue
        words = [game.piece_word(setup, number, kind) for kind in view.pieces(number)]
        if place.form == PILE:
            words = [f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
        elif place.form == HEAP:
            words = [str(len(words))]
        whose = f"{game.seat_words[int(place.owner)]}'s " if place.owner >= 0 else ""
        lines.append(f"  {whose}{place.name}: {', '.join(words)}".rstrip())
    for holder, kinds, least in view.fact_list():
        place_held = place_of_holder(layout, holder)
        known = " ".join(game.piece_word(setup, place_held, kind) for kind in range(63) if (kinds >> kind) & 1)
        lines.append(f"  knows: {holder_word(game, setup, holder)} has at least {least} of {known}")
    return lines
