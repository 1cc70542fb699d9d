"""Reading the places of a position: what lies where, each piece counted, so that none is missing and none too many."""

from __future__ import annotations

from collections import Counter

from settemari.core.errors import BadAction, shown
from settemari.core.game import Game
from settemari.core.notation.eventline import HIDDEN, observer_word
from settemari.core.notation.position_json import Reading
from settemari.core.notation.position_words import REST, Spot, kind_at, pieces_there_are, places_of
from settemari.core.setup import Setup
from settemari.core.table import HEAP, PILE, ROW, SLOTS, SPECTATOR, SPOT, UNKNOWN, Layout
from settemari.locales.message import say

MOST = 10_000  # pieces of a kind or in a heap: more than any game has


class PlacesReading(Reading):
    """Reads places into the cells of a table; whoever reads a position first finds out the game and the observer."""

    game: Game
    setup: Setup
    layout: Layout
    observer: int | None  # of a view; None: everything is told

    def sit_down(self) -> None:
        """A table with nothing on it, and counters as before the first round."""
        self.there_are = pieces_there_are(self.game, self.setup)
        self.found: Counter[str] = Counter()
        self.rested: set[str] = set()  # what of the pieces is in the heap that takes the rest
        places = int(self.layout.agenda_end)
        bare = [int(cell) for cell in self.layout.blank()]  # what lies open from the start is counted as well
        self.cells = self.setup.blank_view(SPECTATOR).cell_list()[:places] + bare[places:]
        self.heaps: list[list[int]] = []

    def read_places(self, value: object) -> None:
        """Everything that lies on the table."""
        spots = places_of(self.game, self.setup)
        told = self.table(value, "places", [spot.key for spot in spots])
        resting: list[Spot] = []
        for spot in spots:
            if spot.place.form == HEAP:
                self._heap(spot, told.get(spot.key, [] if self.observer is None else 0), resting)
            elif spot.key in told:
                read = {ROW: self._row, PILE: self._pile, SLOTS: self._slots}[int(spot.place.form)]
                read(spot, told[spot.key])
        for spot in resting:
            self._rest(spot)
        heaps = (spot for spot in spots if spot.place.form == HEAP)
        if self.observer is None:
            for spot, kinds in zip(heaps, self.heaps, strict=True):
                self.cells[int(spot.place.start) - 1] = len(kinds)

    def _piece(self, spot: Spot, value: object, where: str, hidden: bool, count: int = 1) -> int:
        """A piece that lies there; counted, so that no more lie about than there are."""
        if value == HIDDEN and self.observer is not None:
            if not hidden:
                self.refuse(where, say("error-position-seen"))
            return UNKNOWN
        if not isinstance(value, str):
            self.refuse(where, say("error-must-be-piece"))
        if hidden and self.observer is not None:
            self.refuse(where, say("error-position-unseen", observer=observer_word(self.game, self.observer)))
        try:
            kind = self.game.piece_kind(self.setup, spot.number, value)
        except BadAction as error:
            self.refuse(where, say("error-here-stands", value=shown(value), why=error.expected))
        if kind < 0:
            self.refuse(where, say("error-must-be-piece"))
        word = self.game.piece_word(self.setup, spot.number, kind)
        self.found[word] += count
        if self.found[word] > self.there_are[word]:
            self.refuse(where, say("error-position-too-many", piece=word, count=self.there_are[word]))
        return kind

    def _unseen(self, spot: Spot, index: int, up: bool) -> bool:
        """Whether the observer of a view cannot see what lies there."""
        return self.observer is not None and not spot.place.seen_by(self.observer, index, up)

    def _row(self, spot: Spot, value: object) -> None:
        where, start = f"places.{spot.key}", int(spot.place.start)
        items = self.items(value, where, 0, int(spot.place.capacity))
        for index, item in enumerate(items):
            hidden = self._unseen(spot, index, up=False)
            self.cells[start + index] = self._piece(spot, item, f"{where}[{index}]", hidden)
        self.cells[start - 1] = len(items)

    def _slots(self, spot: Spot, value: object) -> None:
        where, start, spots = f"places.{spot.key}", int(spot.place.start), int(spot.place.capacity)
        for index, item in enumerate(self.items(value, where, spots, spots)):
            here = f"{where}[{index}]"
            if item is None:
                continue
            if isinstance(item, str):
                item = {"piece": item}
            lying = self.table(item, here, ("piece", "up"), ("piece",))
            up = self.flag(lying.get("up", True), f"{here}.up")
            hidden = self._unseen(spot, index, up)
            self.cells[start + index * SPOT] = self._piece(spot, lying["piece"], f"{here}.piece", hidden)
            self.cells[start + index * SPOT + 1] = int(up)

    def _pile(self, spot: Spot, value: object) -> None:
        where, start = f"places.{spot.key}", int(spot.place.start)
        if not isinstance(value, dict):
            self.refuse(where, say("error-must-be-table"))
        for word, given in value.items():
            here = f"{where}.{word if word.isprintable() else shown(word)}"
            count = self.number(given, here, 0, MOST)
            kind = self._piece(spot, word, here, hidden=False, count=count)
            if kind >= int(spot.place.capacity):
                self.refuse(here, say("error-position-too-many", piece=shown(word), count=0))
            if count and self.cells[start + kind]:
                self.refuse(here, say("error-twice"))
            self.cells[start + kind] += count
            self.cells[start - 1] += count
            self.cells[start - 2] |= (1 << kind) if count else 0

    def _heap(self, spot: Spot, value: object, resting: list[Spot]) -> None:
        """The pieces with the top one last; in a view only how many."""
        where = f"places.{spot.key}"
        if self.observer is not None:
            self.cells[int(spot.place.start) - 1] = self.number(value, where, 0, MOST)
            return
        kinds: list[int] = []
        self.heaps.append(kinds)
        if value == REST:
            resting.append(spot)
            return
        for index, item in enumerate(self.items(value, where, 0, MOST)):
            kinds.append(self._piece(spot, item, f"{where}[{index}]", hidden=False))

    def _rest(self, spot: Spot) -> None:
        """Whatever lies nowhere else and could lie in this heap, in the order of the kinds."""
        heaps = [number for number, place in enumerate(self.layout.places) if place.form == HEAP]
        kinds = self.heaps[heaps.index(spot.number)]
        for word, count in self.there_are.items():
            kind = kind_at(self.game, self.setup, spot.number, word)
            if kind is not None:
                if word in self.rested:
                    self.refuse(f"places.{spot.key}", say("error-position-one-rest"))
                self.rested.add(word)
                kinds += [kind] * (count - self.found[word])
                self.found[word] = count
        kinds.sort()

    def check_unseen(self) -> None:
        """What a view does not show must be just as much as there is beyond what it shows, cards and barrels apart."""
        for words, count in self._unknown().items():
            left = sum(self.there_are[word] - self.found[word] for word in words)
            if count != left:
                self.refuse("places", say("error-position-unseen-count", found=count, count=left))

    def _unknown(self) -> Counter[frozenset[str]]:
        """How many pieces a view does not show, by what they may be."""
        unknown: Counter[frozenset[str]] = Counter()
        pieces: dict[str, frozenset[str]] = {}  # places of one name are for the same pieces
        for _, number, place in places_of(self.game, self.setup):
            if place.name not in pieces:
                pieces[place.name] = frozenset(
                    word for word in self.there_are if kind_at(self.game, self.setup, number, word) is not None
                )
            words = pieces[place.name]
            start, size = int(place.start), int(place.capacity)
            if place.form == HEAP:
                unknown[words] += self.cells[start - 1]
            elif place.form != PILE:
                step = SPOT if place.form == SLOTS else 1
                unknown[words] += self.cells[start : start + size * step : step].count(UNKNOWN)
        return unknown
