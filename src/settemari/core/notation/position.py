"""Positions: any state of any game as JSON, for puzzles, lessons, tests and bug reports (docs/positions.md).

A position tells everything, all hidden pieces included: it is for whoever owns the engine. What players get is a
*view*, which has the same form with ``??`` for what they do not see. The schema of both is in docs/.

>>> from settemari.core.notation.position import position_of_match, read, write
>>> import settemari
>>> match = settemari.deal("maretta", seats=4, seed=7)
>>> text = write(position_of_match(match))
>>> there = read(text)
>>> again = settemari.Match(there.game, there.seats, there.variant, seed=7, position=there.state)
>>> again.view(2).same_as(match.view(2))
True
"""

from __future__ import annotations

from collections.abc import Iterator

from settemari.core.facts import FACT
from settemari.core.game import SEAT, SEATS, Game
from settemari.core.match import Match
from settemari.core.notation.eventline import holder_word, observer_word, place_of_holder
from settemari.core.notation.position_json import dump as write
from settemari.core.notation.position_read import Position, SeenPosition, read, read_view
from settemari.core.notation.position_words import (
    POSITION,
    Count,
    counters_of,
    places_of,
)
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import (
    ASKED,
    COUNTERS,
    EMPTY,
    ENDING,
    HEAP,
    PILE,
    ROW,
    SPECTATOR,
    WINNERS,
    Table,
    View,
)
from settemari.core.variant import Variant

__all__ = [
    "Position",
    "SeenPosition",
    "position_of",
    "position_of_match",
    "read",
    "read_view",
    "view_of",
    "write",
]


def position_of_match(match: Match) -> dict[str, object]:
    """What a match has come to, with all its secrets. For whoever owns the engine: players get views."""
    return position_of(match.game, match.variant, match.seats, match._state)


def position_of(game: Game, variant: Variant, seats: int, state: State) -> dict[str, object]:
    """The position of a state, secrets and all."""
    writer = _Writer(game, game.setup(seats, variant), state)
    heaps = [[*map(int, kinds)] for kinds in state.hidden()]
    known = {}
    slots = int(state.layout.fact_slots) * FACT
    facts = state.fact_cells()
    for row in range(seats + 1):
        observer = row if row < seats else SPECTATOR
        known[observer] = writer.facts(facts[row * slots : (row + 1) * slots])
    return _head(game, variant, seats) | writer.told(heaps) | writer.knows(known)


def view_of(game: Game, variant: Variant, view: View) -> dict[str, object]:
    """What a view shows, in the form of a position."""
    writer = _Writer(game, game.setup(int(view.layout.seats), variant), view)
    observer = int(view.seat)
    seen_by: dict[str, object] = {"seen by": observer_word(game, observer)}
    facts = [number for fact in view.fact_list() for number in fact]
    head = _head(game, variant, int(view.layout.seats))
    return head | seen_by | writer.told(None) | writer.knows({observer: writer.facts(facts)})


def _head(game: Game, variant: Variant, seats: int) -> dict[str, object]:
    rules = game.rules_number
    return {"format": POSITION, "game": game.id, "rules": rules, "variant": variant.tables(), "seats": seats}


class _Writer:
    """A table in the words of its game."""

    def __init__(self, game: Game, setup: Setup, table: Table) -> None:
        self.game = game
        self.setup = setup
        self.table = table
        self.layout = table.layout
        self.seats = int(table.layout.seats)

    def told(self, heaps: list[list[int]] | None) -> dict[str, object]:
        """Everything on the table; without heaps only how many pieces they have."""
        ending = int(self.table.cell(ENDING))
        ended = {"how": self.game.ending_words[ending], "winners": self.names(WINNERS)} if ending else None
        return {
            "counters": {count.name: self.counter(count) for count in counters_of(self.game, self.setup)},
            "agenda": [self.record(*record) for record in self.table.agenda_records()],
            "asked": self.names(ASKED),
            "ended": ended,
            "places": dict(self.places(iter(heaps) if heaps is not None else None)),
        }

    def piece(self, place: int, kind: int) -> str:
        return self.game.piece_word(self.setup, place, kind)

    def seat(self, seat: int) -> str | None:
        return self.game.seat_words[seat] if seat >= 0 else None

    def names(self, cell: int) -> list[str]:
        """The seats of a mask."""
        mask = int(self.table.cell(cell))
        return [self.game.seat_words[seat] for seat in range(self.seats) if (mask >> seat) & 1]

    def counter(self, count: Count) -> object:
        if count.numbers:
            return [self.counted(count.name, COUNTERS + count.at + number) for number in range(count.numbers)]
        return self.counted(count.name, COUNTERS + count.at)

    def counted(self, name: str, cell: int) -> object:
        form = self.game.counter_forms[name]
        if form == SEATS:
            return self.names(cell)
        value = int(self.table.cell(cell))
        return self.seat(value) if form == SEAT else value

    def record(self, step: int, seat: int, a: int, b: int) -> dict[str, object]:
        return {"step": self.game.step_words[int(step)], "seat": self.seat(int(seat)), "a": int(a), "b": int(b)}

    def places(self, heaps: Iterator[list[int]] | None) -> Iterator[tuple[str, object]]:
        for key, number, place in places_of(self.game, self.setup):
            if place.form == HEAP:
                size = int(self.table.size_of(number))
                yield key, size if heaps is None else [self.piece(number, kind) for kind in next(heaps)]
            elif place.form == ROW:
                yield key, [self.piece(number, kind) for kind in self.table.pieces(number)]
            elif place.form == PILE:
                counts = ((kind, int(self.table.number_of(number, kind))) for kind in range(int(place.capacity)))
                yield key, {self.piece(number, kind): count for kind, count in counts if count}
            else:
                yield key, [self.spot(number, spot, kind) for spot, kind in enumerate(self.table.pieces(number))]

    def spot(self, number: int, spot: int, kind: int) -> object:
        if kind == EMPTY:
            return None
        return {"piece": self.piece(number, kind), "up": bool(self.table.face_up(number, spot))}

    def facts(self, cells: list[int]) -> list[dict[str, object]]:
        """What one observer knows, in words."""
        told: list[dict[str, object]] = []
        for at in range(0, len(cells), FACT):
            holder, mask, least = (int(number) for number in cells[at : at + FACT])
            if least:
                place = place_of_holder(self.layout, holder)
                kinds = [self.piece(place, kind) for kind in range(63) if (mask >> kind) & 1]
                told.append({"of": holder_word(self.game, self.setup, holder), "kinds": kinds, "least": least})
        return told

    def knows(self, known: dict[int, list[dict[str, object]]]) -> dict[str, object]:
        return {"knows": {observer_word(self.game, observer): facts for observer, facts in known.items() if facts}}
