"""Told events as lines of text, in the words of their game: what a seat's match file is made of.

``docs/notation.md`` has the grammar; ``eventline_reader`` reads the lines again. Places and counters go by the names
of the layout, seats, steps and endings by those of the game. Numbers of spots count from 1.
"""

from __future__ import annotations

from settemari.core import events as e
from settemari.core.game import SEAT, SEATS, Game
from settemari.core.setup import Setup
from settemari.core.table import BY_SPOT, COUNTERS, PILE, RECORD, ROW, SLOTS, SPECTATOR, UNKNOWN, Layout

HIDDEN = "??"
HIDDEN_SPOT = "?"
NOBODY = "nobody"
EVERYBODY = "everybody"
WATCHING = "spectator"
FACES = ("face-down", "face-up")


def event_text(game: Game, setup: Setup, event: tuple[int, ...]) -> str:
    """One told event in words."""
    layout = setup.layout
    sort = event[0]
    name = e.EVENT_NAMES[sort]
    if sort == e.MOVED:
        _, kind, source, index, target, spot, was_up, is_up = event
        piece = game.piece_word(setup, source, kind)
        start = place_text(game, setup, source, index) + _face(layout, source, was_up)
        goal = place_text(game, setup, target, spot) + _face(layout, target, is_up)
        return f"{name} {piece} from {start} to {goal}"
    if sort == e.TURNED:
        return f"{name} {game.piece_word(setup, event[1], event[3])} on {place_text(game, setup, event[1], event[2])}"
    if sort == e.SHOWN:
        _, observer, place, index, kind, copies = event
        piece = game.piece_word(setup, place, kind) + ("" if copies == UNKNOWN else f" x{copies}")
        return f"{name} to {game.seat_words[observer]}: {piece} in {place_text(game, setup, place, index)}"
    if sort == e.KNOWN:
        _, observer, holder, kinds, least = event
        place = place_of_holder(layout, holder)
        words = [game.piece_word(setup, place, kind) for kind in range(kinds.bit_length()) if (kinds >> kind) & 1]
        holds = f"{holder_word(game, setup, holder)} has {least} of {' '.join(words)}"
        return f"{name} to {observer_word(game, observer)}: {holds}"
    if sort == e.ROLLED:
        return f"{name} {event[2]} for {event[1]}"
    if sort == e.COUNTED:
        return f"{name} {counter_text(game, setup, event[1])} = {counted_text(game, setup, event[1], event[2])}"
    if sort == e.ASKED:
        records = [event[at : at + RECORD] for at in range(2, len(event), RECORD)]
        return f"{name} {seats_text(game, event[1])}: {'; '.join(_record_text(game, record) for record in records)}"
    return f"{name} {game.ending_words[event[1]]}: {seats_text(game, event[2])}"


# -- the parts of a line ---------------------------------------------------------------------------------------


def place_text(game: Game, setup: Setup, place: int, spot: int) -> str:
    """A place by its name, the spot in it, and whose it is: ``deck``, ``barrels[3]``, ``hand[?] of pink``."""
    where = setup.layout.places[place]
    text = where.name
    if where.form == ROW or (where.form == SLOTS and where.owner != BY_SPOT):
        text += f"[{HIDDEN_SPOT if spot == UNKNOWN else spot + 1}]"
    owner = int(where.owner_of(spot))
    return text if owner < 0 else f"{text} of {game.seat_words[owner]}"


def _face(layout: Layout, place: int, up: int) -> str:
    """How a piece lies on a spot; everywhere else it can lie in one way only."""
    return f" {FACES[up]}" if layout.places[place].form == SLOTS else ""


def fixed_face(layout: Layout, place: int) -> int:
    """How a piece lies where there are no spots: up in a pile, down in a row or heap."""
    return 1 if layout.places[place].form == PILE else 0


def seats_text(game: Game, mask: int) -> str:
    """Some seats: ``purple pink``, or ``nobody``."""
    words = [word for seat, word in enumerate(game.seat_words) if (mask >> seat) & 1]
    return " ".join(words) or NOBODY


def seat_or_nobody(game: Game, seat: int) -> str:
    return NOBODY if seat < 0 else game.seat_words[seat]


def observer_word(game: Game, seat: int) -> str:
    return EVERYBODY if seat == e.ALL else WATCHING if seat == SPECTATOR else game.seat_words[seat]


def holder_word(game: Game, setup: Setup, holder: int) -> str:
    """Whose hidden pieces: ``pink``, or ``pink.2`` for the second group of places where pink hides some."""
    group, seat = divmod(holder, setup.layout.seats)
    return game.seat_words[seat] + (f".{group + 1}" if group else "")


def place_of_holder(layout: Layout, holder: int) -> int:
    """A place where that holder hides pieces: what they are called depends on where they lie."""
    spots = ((number, place, spot) for number, place in enumerate(layout.places) for spot in range(int(place.capacity)))
    return next(number for number, place, spot in spots if place.holder_of(spot) == holder)


def holders_of(game: Game, setup: Setup) -> dict[str, int]:
    """Everybody who hides pieces, by word."""
    found: set[int] = set()
    for place in setup.layout.places:
        found |= {int(place.holder_of(spot)) for spot in range(int(place.capacity))}  # none where a seat is not taken
    return {holder_word(game, setup, holder): holder for holder in sorted(found) if holder >= 0}


def counter_text(game: Game, setup: Setup, cell: int) -> str:
    """A public number by its name; where there is one for each seat, with the seat: ``space of pink``; where there are
    several others, numbered: ``dice[2]``.
    """
    counters = setup.layout.counters
    name = counters[cell - COUNTERS]
    if counters.count(name) == 1:
        return name
    number = cell - COUNTERS - counters.index(name)
    return f"{name} of {game.seat_words[number]}" if goes_by_seat(game, setup, name) else f"{name}[{number + 1}]"


def goes_by_seat(game: Game, setup: Setup, counter: str) -> bool:
    """Whether there is one for each seat, also for those that nobody has taken."""
    return setup.layout.counters.count(counter) == len(game.seat_words)


def counted_text(game: Game, setup: Setup, cell: int, value: int) -> str:
    form = game.counter_forms[setup.layout.counters[cell - COUNTERS]]
    if form == SEAT:
        return seat_or_nobody(game, value)
    return seats_text(game, value) if form == SEATS else str(value)


def _record_text(game: Game, record: tuple[int, ...]) -> str:
    """A record of the agenda: ``place purple 2 0``."""
    step, seat, a, b = record
    return f"{game.step_words[step]} {seat_or_nobody(game, seat)} {a} {b}"
