"""Reading positions and views that anybody may have written: what is accepted can be played on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.errors import DeckError, FileError, VariantError, shown
from settemari.core.facts import FACT
from settemari.core.game import SEAT, SEATS, Game
from settemari.core.notation.eventline import WATCHING, holders_of, observer_word, place_of_holder
from settemari.core.notation.matchfile_tables import what_is_wrong
from settemari.core.notation.position_check import asked_by_rules, untrue_fact
from settemari.core.notation.position_json import load
from settemari.core.notation.position_places import MOST, PlacesReading
from settemari.core.notation.position_words import (
    LARGEST_NUMBER,
    POSITION,
    counters_of,
    kind_at,
)
from settemari.core.notation.variant_code import is_code, variant_of_code
from settemari.core.options import Options
from settemari.core.registry import find_game, known_games
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import (
    ASKED,
    COUNTERS,
    ENDING,
    NO_SEAT,
    RECORD,
    SPECTATOR,
    TOP,
    WINNERS,
    Table,
    View,
)
from settemari.core.variant import Variant
from settemari.locales.message import say

HEAD = ("format", "game", "rules", "variant", "seats", "seen by")
BODY = ("counters", "agenda", "asked", "ended", "places", "knows")

Find = Callable[[str], Game]


class Position(NamedTuple):
    """A position that was read: ``Match(game, seats, variant, seed, position=state)`` goes on from it."""

    game: Game
    variant: Variant
    seats: int
    setup: Setup
    state: State


class SeenPosition(NamedTuple):
    """A view that was read."""

    game: Game
    variant: Variant
    seats: int
    setup: Setup
    view: View


def read(text: str, source: str = "position", find: Find = find_game) -> Position:
    """A position; whatever is wrong with it is told as a SetteMariError that says where."""
    reader = _Reader(load(text, source), source, find)
    if reader.observer is not None:
        reader.refuse("seen by", say("error-position-is-view"))
    return Position(reader.game, reader.variant, reader.seats, reader.setup, reader.state())


def read_view(text: str, source: str = "view", find: Find = find_game) -> SeenPosition:
    """A view in the form of a position."""
    reader = _Reader(load(text, source), source, find)
    if reader.observer is None:
        reader.refuse("position", say("error-key-missing", name="seen by"))
    return SeenPosition(reader.game, reader.variant, reader.seats, reader.setup, reader.view(reader.observer))


class _Reader(PlacesReading):
    """Goes through a position from its head to its facts and fills in the cells of a table."""

    def __init__(self, loaded: object, source: str, find: Find) -> None:
        super().__init__(source)
        told = self.table(loaded, "position", (*HEAD, *BODY), ("format", "game", "seats"))
        self.told = told
        self.word(told["format"], "format", [POSITION])
        self.game = self._game(told["game"], find)
        if self.number(told.get("rules", self.game.rules_number), "rules", 1, LARGEST_NUMBER) > self.game.rules_number:
            self.refuse("rules", say("error-position-newer", rules=self.game.rules_number))
        counts = self.game.seat_counts
        self.seats = self.number(told["seats"], "seats", counts.start, counts.stop - 1)
        self.variant = self._variant(told.get("variant"))
        self.setup = self.game.setup(self.seats, self.variant)
        self.layout = self.setup.layout
        self.seat_words = self.game.seat_words[: self.seats]
        seen_by = told.get("seen by")
        words = [*self.seat_words, WATCHING]
        self.observer = None if seen_by is None else self._observer(self.word(seen_by, "seen by", words))
        self.sit_down()

    # -- the head ----------------------------------------------------------------------------------------------

    def _game(self, value: object, find: Find) -> Game:
        if find is find_game:
            self.word(value, "game", known_games())
        return find(str(value))

    def _variant(self, value: object) -> Variant:
        """Whole, or what differs from the default, or by name or code; the default one if nothing is said."""
        if value is None:
            return self.game.variant()
        if isinstance(value, str):
            if value not in self.game.variant_names() and not is_code(value):  # never the name of a file
                self.refuse(
                    "variant", say("error-position-variant", given=shown(value), known=self.game.variant_names())
                )
            return self.game.variant(variant_of_code(value, self.game) if is_code(value) else value)
        if not isinstance(value, dict):
            self.refuse("variant", say("error-must-be-tables"))
        try:
            return self.game.variant_of({"name": "variant", **value}, self.source)
        except VariantError as error:
            self.refuse(f"variant.{error.field}", say("error-here-stands", value=shown(error.value), why=error.allowed))
        except DeckError as error:
            self.refuse("variant", what_is_wrong(error))
        except FileError as error:
            self.refuse("variant", error.why)

    def _observer(self, word: str) -> int:
        return SPECTATOR if word == WATCHING else self.seat_words.index(word)

    # -- the whole ---------------------------------------------------------------------------------------------

    def state(self) -> State:
        self._read_body()
        for word, count in self.there_are.items():
            if self.found[word] < count:
                self.refuse("places", say("error-position-missing", piece=word, found=self.found[word], count=count))
        rows = (*range(self.seats), SPECTATOR)
        facts = self._facts(rows)
        state = self.setup.position(self.cells, self.heaps, [number for row in facts for number in row])
        for observer, row in zip(rows, facts, strict=True):
            self._check_facts(observer, row, state)
        self.game.check_position(self.setup, state, self.source)
        self._check_asked(state, range(self.seats))
        return state

    def view(self, observer: int) -> View:
        self._read_body()
        self.check_unseen()
        [facts] = self._facts((observer,))
        view = self.setup.view(self.cells, observer, facts)
        self._check_facts(observer, facts, view)
        self.game.check_position(self.setup, view, self.source)
        nothing_known = self.setup.view(self.cells, observer, [0] * len(facts))
        self._check_asked(self.setup.redeal(nothing_known, Seeded(1)), (observer,))  # others may hold something better
        return view

    def _read_body(self) -> None:
        self._counters()
        self._ended()
        self._agenda()
        self.cells[ASKED] = self._mask(self.told.get("asked", []), "asked")
        if self.cells[ENDING] and self.cells[ASKED]:
            self.refuse("asked", say("error-position-is-over"))
        self.read_places(self.told.get("places", {}))

    # -- seats, counters, agenda -------------------------------------------------------------------------------

    def _seat(self, value: object, where: str) -> int:
        return NO_SEAT if value is None else self.seat_words.index(self.word(value, where, self.seat_words))

    def _mask(self, value: object, where: str) -> int:
        mask = 0
        for index, item in enumerate(self.items(value, where, 0, self.seats)):
            seat = self.seat_words.index(self.word(item, f"{where}[{index}]", self.seat_words))
            if (mask >> seat) & 1:
                self.refuse(f"{where}[{index}]", say("error-twice"))
            mask |= 1 << seat
        return mask

    def _counters(self) -> None:
        """What is not said is as before the first round."""
        counts = {count.name: count for count in counters_of(self.game, self.setup)}
        for name, value in self.table(self.told.get("counters", {}), "counters", counts).items():
            _, at, numbers, _ = counts[name]
            where = f"counters.{name}"
            if not numbers:
                self.cells[COUNTERS + at] = self._counted(name, value, where)
                continue
            for number, item in enumerate(self.items(value, where, numbers, numbers)):
                self.cells[COUNTERS + at + number] = self._counted(name, item, f"{where}[{number}]")

    def _counted(self, name: str, value: object, where: str) -> int:
        form = self.game.counter_forms[name]
        if form == SEATS:
            return self._mask(value, where)
        return self._seat(value, where) if form == SEAT else self._any_number(value, where)

    def _any_number(self, value: object, where: str) -> int:
        return self.number(value, where, -LARGEST_NUMBER, LARGEST_NUMBER)

    def _ended(self) -> None:
        value = self.told.get("ended")
        if value is None:
            return
        ended = self.table(value, "ended", ("how", "winners"), ("how", "winners"))
        endings = {word: number for number, word in self.game.ending_words.items()}
        self.cells[ENDING] = endings[self.word(ended["how"], "ended.how", endings)]
        self.cells[WINNERS] = self._mask(ended["winners"], "ended.winners")

    def _agenda(self) -> None:
        """From the bottom to the top; a game that goes on has one, one that is over has none."""
        room = (int(self.layout.agenda_end) - int(self.layout.agenda)) // RECORD
        records = self.items(self.told.get("agenda", []), "agenda", 0, room)
        if self.cells[ENDING] and records:
            self.refuse("agenda", say("error-position-is-over"))
        if not self.cells[ENDING] and not records:
            self.refuse("agenda", say("error-position-goes-on"))
        steps = {word: number for number, word in self.game.step_words.items()}
        at = int(self.layout.agenda)
        for index, value in enumerate(records):
            where = f"agenda[{index}]"
            record = self.table(value, where, ("step", "seat", "a", "b"), ("step", "seat"))
            self.cells[at] = steps[self.word(record["step"], f"{where}.step", steps)]
            self.cells[at + 1] = self._seat(record["seat"], f"{where}.seat")
            most = self.game.largest_in_agenda
            self.cells[at + 2] = self.number(record.get("a", 0), f"{where}.a", -most, most)
            self.cells[at + 3] = self.number(record.get("b", 0), f"{where}.b", -most, most)
            at += RECORD
        self.cells[TOP] = at - RECORD

    # -- facts and the question --------------------------------------------------------------------------------

    def _facts(self, observers: Iterable[int]) -> list[list[int]]:
        """A row of facts for each observer."""
        observers = list(observers)
        words = [observer_word(self.game, observer) for observer in observers]
        knows = self.table(self.told.get("knows", {}), "knows", words)
        return [self._row_of_facts(knows.get(word, []), f"knows.{word}") for word in words]

    def _row_of_facts(self, value: object, where: str) -> list[int]:
        slots = int(self.layout.fact_slots)
        holders = holders_of(self.game, self.setup)
        row: list[int] = []
        for index, item in enumerate(self.items(value, where, 0, slots)):
            here = f"{where}[{index}]"
            fact = self.table(item, here, ("of", "kinds", "least"), ("of", "kinds", "least"))
            holder = holders[self.word(fact["of"], f"{here}.of", holders)]
            kinds = 0
            for number, word in enumerate(self.items(fact["kinds"], f"{here}.kinds", 1, 63)):
                kinds |= 1 << self._kind(holder, word, f"{here}.kinds[{number}]")
            if any(row[at : at + 2] == [holder, kinds] for at in range(0, len(row), FACT)):
                self.refuse(here, say("error-twice"))
            row += [holder, kinds, self.number(fact["least"], f"{here}.least", 1, MOST)]
        return row + [0] * (slots * FACT - len(row))

    def _kind(self, holder: int, word: object, where: str) -> int:
        place = place_of_holder(self.layout, holder)
        kind = kind_at(self.game, self.setup, place, word) if isinstance(word, str) else None
        if kind is None or kind > 62:
            self.refuse(where, say("error-must-be-piece"))
        return kind

    def _check_facts(self, observer: int, row: list[int], table: Table) -> None:
        number = untrue_fact(table, observer, row)
        if number is not None:
            self.refuse(f"knows.{observer_word(self.game, observer)}[{number}]", say("error-position-untrue"))

    def _check_asked(self, state: State, open_hands: Iterable[int]) -> None:
        """Whoever is asked is whom the rules ask at this step, and can answer, as far as hands are seen. Nobody asked:
        the rules go on.
        """
        asked = self.cells[ASKED]
        due = asked_by_rules(self.setup, state)
        if asked not in (0, due):
            seats = [word for seat, word in enumerate(self.seat_words) if (due >> seat) & 1]
            self.refuse("asked", say("error-position-asked", seats=seats) if due else say("error-position-asks-nobody"))
        options = Options()
        for seat in open_hands:
            if seat != SPECTATOR and (due >> seat) & 1:
                state.legal(seat, options)
                if options.count == 0:
                    self.refuse("asked", say("error-position-no-answer", seat=self.seat_words[seat]))
