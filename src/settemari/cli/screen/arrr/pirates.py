"""The pirates: captain, crew, traits, doubloons, chest and how many cards everybody holds."""

from __future__ import annotations

from collections.abc import Collection

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.arrr.seas import lasting_lines
from settemari.cli.screen.lines import Lines, cut, flow, hang, pad, right, row
from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import turn_of
from settemari.games.arrr.card_text import symbol_name
from settemari.games.arrr.gist import dice_of
from settemari.games.arrr.score import points_of
from settemari.games.arrr.state import fame_of

MARKS = 3  # columns before a name: asked, first player, a space
NUMBER = 5  # columns of a trait
INDENT = 5  # of the lines below a name
WIDEST_NAME = 22
MOST_NAMED = 3  # cards that a hand may hold: with more of them nothing is said


def pirate_lines(pen: ArrrPen, view: View, width: int, answered: Collection[int] = (), brief: bool = False) -> Lines:
    """A heading, and for each seat a line with its numbers, its crew and its chest."""
    hand = "arrr-screen-hand" if pen.mode == c.GALLOWS else "arrr-screen-hands"
    words = [pen.say(key) for key in ("arrr-screen-doubloons", "arrr-screen-fame-heading", "arrr-screen-points", hand)]
    widths = [max(cell_len(word), 4) + 2 for word in words]
    rest = width - MARKS - NUMBER * c.TRAITS - sum(widths)
    widest = max(cell_len(name) for name in [*pen.names, pen.say("arrr-screen-pirate")]) + 4
    name = max(6, min(widest, WIDEST_NAME, rest))
    heading = row(
        pad(Text(" " * (MARKS + 1) + cut(pen.say("arrr-screen-pirate"), name - 1, pen.symbols.more)), MARKS + name),
        *(right(Text(pen.short_trait(trait)), NUMBER) for trait in range(c.TRAITS)),
        *(right(Text(word), columns) for word, columns in zip(words, widths, strict=True)),
    )
    heading.stylize("label")
    lines = [heading]
    for seat in range(pen.seats):
        lines.append(_pirate(pen, view, seat, name, widths, seat in answered))
        lines += _crew(pen, view, seat, width, brief)
        lines += _chest(pen, view, seat, width)
        lines += lasting_lines(pen, view, [c.ON_SEAT + seat], INDENT, width)
        lines += _known(pen, view, seat, width)
    return lines


def _pirate(pen: ArrrPen, view: View, seat: int, name: int, widths: list[int], answered: bool) -> Text:
    symbols = pen.symbols
    asked = (symbols.answered if answered else symbols.asked) if view.asks(seat) else " "
    first = symbols.first if view.cell(c.FIRST) == seat else " "
    traits = [right(Text(str(dice_of(pen.setup, view, seat, trait, False).total)), NUMBER) for trait in range(c.TRAITS)]
    numbers = [_coins(pen, view, seat), *_fame(pen, view, seat), _hand(pen, view, seat)]
    style = "title" if turn_of(view) == seat else ""
    return row(
        Text(f"{asked}{first} ", "mark"),
        pen.nameplate(seat, name),
        *traits,
        *(right(Text(text, style), columns) for text, columns in zip(numbers, widths, strict=True)),
    )


def _coins(pen: ArrrPen, view: View, seat: int) -> str:
    return pen.coins(int(view.cell(c.COINS + seat)))


def _fame(pen: ArrrPen, view: View, seat: int) -> tuple[str, str]:
    """Fame and points, as far as they are shown (P0.4)."""
    if not pen.fame_shown and view.seat != seat:
        return "?", "?"
    return str(int(fame_of(view, pen.cards, seat))), str(int(points_of(view, pen.numbers, seat)))


def _hand(pen: ArrrPen, view: View, seat: int) -> str:
    """Crew cards and events in hand: their backs differ (P0.4)."""
    crew, events = int(view.size_of(c.CREW_HAND + seat)), int(view.size_of(c.EVENT_HAND + seat))
    return str(crew) if pen.mode == c.GALLOWS else f"{crew}+{events}"


def _crew(pen: ArrrPen, view: View, seat: int, width: int, brief: bool) -> Lines:
    """Captain and equipped cards, the exhausted ones marked by shape and word."""
    captain = int(view.slot_at(c.CAPTAIN, seat)) if pen.mode == c.FULL else EMPTY
    chips = []
    if captain != EMPTY:
        tired = pen.is_tired(view, seat, c.CAPTAIN_SPOT)
        chips.append(_card(pen, f"{pen.captain_name(captain)} {pen.say('arrr-screen-captain')}", tired, ""))
    for spot, kind in pen.crew_of(view, seat):
        values = [
            f"{pen.short_trait(trait)} {value}"
            for trait in range(c.TRAITS)
            if (value := int(pen.cards.trait(kind, trait)))
        ]
        note = f" {' '.join(values)}" if values and not brief else ""
        chips.append(_card(pen, f"{spot + 1} {pen.crew_name(kind)}", pen.is_tired(view, seat, spot), note))
        on = c.ON_CREW + int(c.crew_on(seat, spot))
        for lasting in range(c.MOST_LASTING):
            if view.slot_at(c.LASTING, lasting) != EMPTY and view.cell(c.ON + lasting) == on:
                event = pen.event_name(int(view.slot_at(c.LASTING, lasting)))
                chips.append(Text(f"{pen.symbols.lasting} {event}", "mark"))
    if not chips:
        chips = [Text(pen.say("arrr-screen-in-port"), "label")]
    return hang(Text(" " * INDENT), flow(chips, width - INDENT, "  "))


def _card(pen: ArrrPen, name: str, tired: bool, note: str) -> Text:
    if tired:
        return Text(f"{pen.symbols.tired} {name} ({pen.say('arrr-screen-exhausted')}){note}", "out")
    return row(Text(f"{pen.symbols.ready} {name}"), Text(note, "label"))


def _chest(pen: ArrrPen, view: View, seat: int, width: int) -> Lines:
    """Collections in the chest, what is at stake, and what wards off damage."""
    told: list[str] = []
    counts: dict[str, int] = {}
    for card in view.pieces(c.CHEST + seat):
        symbol = pen.deck.explorations[card].symbol
        if symbol:
            counts[symbol] = counts.get(symbol, 0) + 1
    if counts:
        items = [f"{pen.say('arrr-screen-symbol', symbol=symbol_name(word))} {count}" for word, count in counts.items()]
        told.append(pen.say("arrr-screen-collections", symbols=", ".join(items)))
    staked, card = int(view.cell(c.STAKED + seat)), int(view.slot_at(c.STAKE, seat))
    if staked:
        told.append(pen.say("arrr-screen-at-stake", what=pen.coins(staked)))
    if card != EMPTY:
        told.append(pen.say("arrr-screen-at-stake", what=pen.exploration_name(card)))
    if view.cell(c.SHIELD + seat) > 0:
        told.append(pen.say("arrr-screen-ward", count=int(view.cell(c.SHIELD + seat))))
    return hang(Text(" " * INDENT), flow([Text(item) for item in told], width - INDENT, "  ")) if told else []


def _known(pen: ArrrPen, view: View, seat: int, width: int) -> Lines:
    """What the observer knows of this seat's hidden cards."""
    known = []
    for holder, mask, least in view.fact_list():
        pack = pen.deck.crew if holder < pen.seats else pen.deck.events
        kinds = [kind for kind in range(len(pack)) if (mask >> kind) & 1]
        if holder % pen.seats != seat or not 1 <= len(kinds) <= MOST_NAMED:
            continue
        names = f" {pen.symbols.text('/')} ".join(pen.name_of(pack[kind]) for kind in kinds)
        known.append(f"{names} {pen.symbols.times}{least}" if least > 1 else names)
    if not known:
        return []
    head = Text(" " * INDENT + pen.say("screen-known") + " ", "known")
    return hang(head, flow([Text(item, "known") for item in known], width - head.cell_len, f" {pen.symbols.dot} "))
