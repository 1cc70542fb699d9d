"""Setting up a scene of Arrr!!!: the position in which a scenario test begins.

What the test names lies where it says. Nobody has anything that was not named; the rest lies in decks and boxes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from settemari.core.facts import FACT
from settemari.core.table import ASKED, EMPTY, RECORD, ROUND, SPOT, TOP
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.words import pack_of
from tests.scenario import BadScene, Position

STEPS = {
    "ready": c.READY,
    "recruit": c.RECRUIT,
    "equip": c.EQUIP,
    "declare": c.DECLARE,
    "after": c.AFTER,
    "explore": c.EXPLORE,
}


class Lasting:
    """A permanent event in play: on whom or what, and who played it."""

    def __init__(self, event: str, on: str | None, by: str) -> None:
        self.event = event
        self.on = on
        self.by = by


class Scene:
    """What a test put on the table."""

    def __init__(self, setup: ArrrSetup, names: list[str], first: str | None) -> None:
        self.setup = setup
        self.names = names
        self.first = names.index(first) if first else 0
        self.turn = names[self.first]
        self.step = "declare"
        self.round = 1
        self.things: dict[int, dict[str, object]] = {seat: {} for seat in range(len(names))}
        self.row: tuple[str, ...] | None = None
        self.sunk: tuple[str, ...] = ()
        self.decks: dict[int, tuple[tuple[str, ...], bool]] = {}  # by place: the top, and whether that is all
        self.discards: dict[int, tuple[str, ...]] = {}  # by place
        self.lasting: list[Lasting] = []

    def position(self) -> Position:
        """Cells, hidden cards and facts, as ``Setup.position`` takes them."""
        return _Building(self).position()


class _Pool:
    """The cards of one pack that nobody has named yet."""

    def __init__(self, ids: Sequence[str], cards: list[int]) -> None:
        self.ids = ids
        self.left = cards

    def take(self, word: str) -> int:
        if word not in self.ids:
            raise BadScene(f"no card of this pack is called {word}")
        card = list(self.ids).index(word)
        if card not in self.left:
            raise BadScene(f"there is no {word} left")
        self.left.remove(card)
        return card


class _Building:
    """The cells of a scene, being filled in."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.setup = scene.setup
        self.numbers = scene.setup.numbers
        self.cards: Deck = self.numbers.cards
        self.layout = scene.setup.layout
        self.seats = len(scene.names)
        self.cells = scene.setup.blank_view(-1).cell_list()
        self.crew = _Pool(self.cards.crew_ids, [int(card) for card in self.numbers.crew_pack])
        self.events = _Pool(self.cards.event_ids, [int(card) for card in self.numbers.event_pack])
        self.seas = _Pool(self.cards.exploration_ids, list(range(int(self.cards.explorations))))

    def position(self) -> Position:
        scene = self.scene
        cells = self.cells
        cells[ROUND] = scene.round
        cells[c.FIRST] = scene.first
        at = int(self.layout.agenda)
        cells[at : at + RECORD] = [STEPS[scene.step], scene.names.index(scene.turn), 0, 0]
        cells[TOP] = at
        cells[ASKED] = 0
        for seat, things in scene.things.items():
            self._seat(seat, things)
        for spot, lasting in enumerate(scene.lasting):
            self._lay_down(spot, lasting)
        self._pile(c.SUNK, [self.seas.take(word) for word in scene.sunk])
        row = None if scene.row is None else [self.seas.take(word) for word in scene.row]
        crew = self._deck(c.CREW_DECK, c.CREW_DISCARD, self.crew)
        events = self._deck(c.EVENT_DECK, c.EVENT_DISCARD, self.events)
        seas, box = self._explorations(row)
        coins = sum(cells[c.COINS + seat] for seat in range(self.seats))
        cells[c.SUPPLY] = int(self.numbers.supply) - coins
        return cells, [crew, events, seas, box], self._facts()

    # -- what somebody has -------------------------------------------------------------------------------------

    def _seat(self, seat: int, things: dict[str, object]) -> None:
        crew, events = [], []
        for word in _words(things, "hand"):
            if word in self.cards.crew_ids:
                crew.append(self.crew.take(word))
            else:
                events.append(self.events.take(word))
        self._row(c.CREW_HAND + seat, crew)
        self._row(c.EVENT_HAND + seat, events)
        equipped = _words(things, "equipped")
        if len(equipped) > self.numbers.spots:
            raise BadScene(f"{len(equipped)} cards are too many for an area of this variant")
        for spot, word in enumerate(equipped):
            if word != "-":
                self._slot(c.AREA + seat, spot, self.crew.take(word))
        self._pile(c.CHEST + seat, [self.seas.take(word) for word in _words(things, "chest")])
        captain = things.get("captain")
        if captain is not None:
            kind = self.cards.captain_ids.index(str(captain))
            self._slot(c.CAPTAIN, seat, kind)
            start = int(self.layout.places[c.CAPTAINS_LEFT].start)
            if self.cells[start + kind] == 0:
                raise BadScene(f"there is no {captain} left")
            self.cells[start + kind] -= 1
            self.cells[start - 1] -= 1
            self.cells[start - 2] &= ~(1 << kind)
        self.cells[c.TIRED + seat] = sum(1 << self._tired(equipped, captain, w) for w in _words(things, "exhausted"))
        doubloons = things.get("doubloons", 0)
        assert isinstance(doubloons, int)
        self.cells[c.COINS + seat] = doubloons

    def _tired(self, equipped: Sequence[str], captain: object, word: str) -> int:
        """The spot of an exhausted card: its id, ``id 2`` for the one on spot 2, or the captain's id."""
        if word == captain:
            return int(c.CAPTAIN_SPOT)
        card, _, spot = word.partition(" ")
        found = int(spot) - 1 if spot else list(equipped).index(card)
        if equipped[found] != card:
            raise BadScene(f"there is no {word} equipped")
        return found

    def _lay_down(self, spot: int, lasting: Lasting) -> None:
        event = self.events.take(lasting.event)
        self._slot(c.LASTING, spot, event)
        self.cells[c.IN_PLAY] += 1
        self.cells[c.ON + spot] = self._on(lasting.on)
        self.cells[c.BY + spot] = self.scene.names.index(lasting.by)

    def _on(self, on: str | None) -> int:
        if on is None:
            return int(c.ON_TABLE)
        name, _, spot = on.replace(".", " ").partition(" ")
        if name in self.scene.names:
            seat = self.scene.names.index(name)
            return int(c.ON_CREW + c.crew_on(seat, int(spot) - 1)) if spot else int(c.ON_SEAT) + seat
        return int(c.ON_EXPLORATION) + self.cards.exploration_ids.index(on)

    # -- decks -------------------------------------------------------------------------------------------------

    def _deck(self, place: int, pile: int, pool: _Pool) -> list[int]:
        """The cards of a deck, the last on top; what is not in the deck lies on its discard pile."""
        words, only = self.scene.decks.get(place, ((), False))
        top = [pool.take(word) for word in words]
        discard = [pool.take(word) for word in self.scene.discards.get(pile, ())]
        below = [] if only else pool.left
        self._pile(pile, discard + (pool.left if only else []))
        deck = [*below, *reversed(top)]
        self._heap(place, deck)
        return deck

    def _explorations(self, row: list[int] | None) -> tuple[list[int], list[int]]:
        """P1.1, P1.2: deck and box, and a row of cards that were not named if the test named none."""
        words, only = self.scene.decks.get(c.SEA_DECK, ((), False))
        top = [self.seas.take(word) for word in words]
        spare = self.seas.left[::-1]  # the last ones of the deck file come first: the plain ones
        if row is None:
            row, spare = spare[: self.seats], spare[self.seats :]
        if len(row) > self.numbers.row_most:
            raise BadScene(f"the row holds at most {self.numbers.row_most}")
        self._row(c.SEAS, row)
        piles = [c.SUNK, *(c.CHEST + seat for seat in range(self.seats))]
        seen = len(row) + sum(self.cells[int(self.layout.places[pile].start) - 1] for pile in piles)
        below = int(self.numbers.explorations) - seen - len(top)
        if below < 0:
            raise BadScene("more explorations are named than there are in this game")
        rest, box = spare[:below], spare[below:]
        if only:
            self._pile(c.SUNK, rest)
            rest = []
        deck = [*reversed(rest), *reversed(top)]
        self._heap(c.SEA_DECK, deck)
        self._heap(c.SEA_BOX, box)
        return deck, box

    def _facts(self) -> list[int]:
        slots = int(self.layout.fact_slots)
        facts = [0] * ((self.seats + 1) * slots * FACT)
        for seat, things in self.scene.things.items():
            known_of = things.get("knows", {})
            assert isinstance(known_of, dict)
            at = seat * slots * FACT
            for name, words in known_of.items():
                for word, least in Counter[str](words).items():
                    holder = self.scene.names.index(name)
                    ids = pack_of(self.cards, c.CREW_HAND)
                    if word not in ids:
                        ids = pack_of(self.cards, c.EVENT_HAND)
                        holder += self.seats
                    facts[at : at + FACT] = [holder, 1 << list(ids).index(word), least]
                    at += FACT
        return facts

    # -- cells -------------------------------------------------------------------------------------------------

    def _row(self, place: int, cards: list[int]) -> None:
        start = int(self.layout.places[place].start)
        self.cells[start : start + len(cards)] = cards
        self.cells[start - 1] = len(cards)

    def _pile(self, place: int, kinds: list[int]) -> None:
        start = int(self.layout.places[place].start)
        for kind in kinds:
            self.cells[start + kind] += 1
            self.cells[start - 1] += 1
            self.cells[start - 2] |= 1 << kind

    def _slot(self, slots: int, spot: int, card: int) -> None:
        at = int(self.layout.places[slots].start) + spot * SPOT
        assert self.cells[at] == EMPTY
        self.cells[at : at + SPOT] = [card, 1]

    def _heap(self, place: int, cards: list[int]) -> None:
        self.cells[int(self.layout.places[place].start) - 1] = len(cards)


def _words(things: dict[str, object], key: str) -> Sequence[str]:
    words = things.get(key, ())
    assert isinstance(words, list | tuple)
    return words
