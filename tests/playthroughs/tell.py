"""Offers and tables as text that a person can read, beside the event lines of the notation: what the golden
playthroughs are written in.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from settemari.core.game import Game
from settemari.core.notation.eventline import counted_text, counter_text, observer_word
from settemari.core.offer import Offer
from settemari.core.table import PILE, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import seat_word

# -- offers ----------------------------------------------------------------------------------------------------


def folded(texts: Iterable[str]) -> list[str]:
    """Answers that differ only in their last word become one line: ``load wood-3 on {pink yellow}``."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        start, _, last = text.rpartition(" ")
        groups.setdefault(start, []).append(last)
    return [f"{start} {ends[0] if len(ends) == 1 else '{' + ' '.join(ends) + '}'}" for start, ends in groups.items()]


def offer_lines(offer: Offer) -> list[str]:
    """Every answer that is possible, then every one that is not, by the reason."""
    lines = [f"  {seat_word(offer.seat)} may:", *wrapped(folded(map(str, offer.playable)))]
    reasons: dict[tuple[str, str], list[str]] = {}
    for text, refusal in offer.refused.items():
        reasons.setdefault((refusal.rule, refusal.key), []).append(text)
    for (rule, key), texts in reasons.items():
        lines += [f"  {seat_word(offer.seat)} may not ({rule} {key}):", *wrapped(folded(texts))]
    return lines


def wrapped(parts: list[str]) -> list[str]:
    indent = "      "
    text = " | ".join(parts)
    lines = wrap(text, 110 - len(indent), break_long_words=False, break_on_hyphens=False)
    return [indent + line for line in lines]


# -- the whole table -------------------------------------------------------------------------------------------


def table_lines(game: Game, view: View) -> list[str]:
    """Everything one observer sees and knows."""
    layout = view.layout
    seats = range(layout.seats)
    lines = [f"table of {observer_word(game, int(view.seat))}:"]
    for cell in range(4, 4 + len(layout.counters)):
        if not c.SPACE + layout.seats <= cell < c.SPACE + c.SEATS:
            value = counted_text(game, layout, cell, int(view.cell(cell)))
            lines.append(f"  {counter_text(game, layout, cell)} = {value}")
    for number, place in enumerate(layout.places):
        if number < c.SLOT1 and number % c.SEATS not in seats:
            continue
        words = [game.piece_word(number, kind) for kind in view.pieces(number)]
        if place.form == PILE:
            words = [f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
        elif number in (c.DECK, c.BOX, c.BAG):
            words = [str(len(words))]
        whose = f"{seat_word(int(place.owner))}'s " if place.owner >= 0 else ""
        lines.append(f"  {whose}{place.name}: {', '.join(words)}".rstrip())
    for holder, kinds, least in view.fact_list():
        known = " ".join(game.piece_word(c.HAND, kind) for kind in range(63) if (kinds >> kind) & 1)
        lines.append(f"  knows: {seat_word(holder)} has at least {least} of {known}")
    return lines
