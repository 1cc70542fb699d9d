"""Events, questions and tables as text that a person can read: what the golden playthroughs are written in."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from settemari.core import events as e
from settemari.core.offer import Offer
from settemari.core.table import EMPTY, PILE, SPECTATOR, UNKNOWN, Layout, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import ENDINGS, QUESTIONS, barrel_word, card_word, seat_word

# What may wait below a barrel, beside what asks.
WAITING = {c.GIVE: "give", c.BOARD: "board", c.RUN: "run", c.LAVA_FLOWS: "lava"}
MASKS = (c.RACE, c.INKED, c.INK_NEXT, c.STOLE)


def observer_word(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else "everybody" if seat == e.ALL else seat_word(seat)


def seats_text(mask: int) -> str:
    return " ".join(seat_word(seat) for seat in range(c.SEATS) if (mask >> seat) & 1) or "nobody"


def kinds_text(mask: int) -> str:
    return " ".join(card_word(kind) for kind in range(63) if (mask >> kind) & 1)


def piece_text(layout: Layout, place: int, kind: int) -> str:
    """A card or a barrel, by where it lies."""
    if kind == EMPTY:
        return "-"
    return barrel_word(kind) if place in (c.BARRELS, c.OPENED, c.BAG) else card_word(kind)


def place_text(layout: Layout, place: int, spot: int) -> str:
    """A place by its name, whose it is, and where in it."""
    where = layout.places[place]
    owner = int(where.owner_of(spot))
    whose = f"{seat_word(owner)}'s " if owner >= 0 else ""
    if place == c.BARRELS:
        return f"{where.name}[{spot}]"
    in_row = place < c.STOCK
    return whose + where.name + (f"[{'?' if spot == UNKNOWN else spot}]" if in_row else "")


def counter_text(layout: Layout, cell: int) -> str:
    name = layout.counters[cell - 4]
    return f"{seat_word(cell - c.SPACE)}'s space" if name == "space" else name


def event_text(layout: Layout, event: tuple[int, ...]) -> str:
    """One told event in words."""
    sort = event[0]
    name = e.EVENT_NAMES[sort]
    if sort == e.MOVED:
        _, kind, source, index, target, spot, was_up, is_up = event
        faces = {0: "down", 1: "up"}
        start, goal = place_text(layout, source, index), place_text(layout, target, spot)
        face = f"{faces[was_up]} to {faces[is_up]}" if was_up != is_up else faces[is_up]
        return f"{name} {piece_text(layout, source, kind)}: {start} -> {goal} ({face})"
    if sort == e.TURNED:
        return f"{name} up {piece_text(layout, event[1], event[3])}: {place_text(layout, event[1], event[2])}"
    if sort == e.SHOWN:
        _, who, place, index, kind, times = event
        count = "?" if times == UNKNOWN else times
        where = place_text(layout, place, index)
        return f"{name} to {seat_word(who)}: {piece_text(layout, place, kind)} (copy {count}) in {where}"
    if sort == e.KNOWN:
        _, who, holder, kinds, least = event
        return f"{name} to {observer_word(who)}: {seat_word(holder)} has at least {least} of {kinds_text(kinds)}"
    if sort == e.COUNTED:
        value = seats_text(event[2]) if event[1] in MASKS else str(event[2])
        if event[1] == c.FIRST:
            value = seat_word(event[2])
        return f"{name} {counter_text(layout, event[1])} = {value}"
    if sort == e.ASKED:
        agenda = [event[at : at + 4] for at in range(2, len(event), 4)]
        return f"{name} {seats_text(event[1])}: {'; '.join(record_text(record) for record in agenda)}"
    if sort == e.ENDED:
        return f"{name} by {ENDINGS[event[1]][0]}: {seats_text(event[2])}"
    return f"{name} {event[1:]}"


def record_text(record: tuple[int, ...]) -> str:
    """A record of the agenda."""
    step, seat, a, b = record
    name = QUESTIONS[step].name if step in QUESTIONS else WAITING[step]
    return f"{name} {seat_word(seat)} {a} {b}"


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


def table_lines(view: View) -> list[str]:
    """Everything one observer sees and knows."""
    layout = view.layout
    seats = range(layout.seats)
    lines = [f"table of {observer_word(int(view.seat))}:"]
    for cell in range(4, 4 + len(layout.counters)):
        if not c.SPACE + layout.seats <= cell < c.SPACE + c.SEATS:
            event = (e.COUNTED, cell, int(view.cell(cell)))
            lines.append("  " + event_text(layout, event).removeprefix("counted "))
    for number, place in enumerate(layout.places):
        if number < c.SLOT1 and number % c.SEATS not in seats:
            continue
        words = [piece_text(layout, number, kind) for kind in view.pieces(number)]
        if place.form == PILE:
            words = [f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
        elif number in (c.DECK, c.BOX, c.BAG):
            words = [str(len(words))]
        whose = f"{seat_word(int(place.owner))}'s " if place.owner >= 0 else ""
        lines.append(f"  {whose}{place.name}: {', '.join(words)}".rstrip())
    for holder, kinds, least in view.fact_list():
        lines.append(f"  knows: {seat_word(holder)} has at least {least} of {kinds_text(kinds)}")
    return lines
