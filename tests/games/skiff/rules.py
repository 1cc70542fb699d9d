"""Skiff: three rowers in one small boat.

S1.1  The deck: one oar of each number from 1 on, and some anchors, which count as 0.
S1.2  Everybody draws two cards.
S2.1  Everybody picks a card from the hand, face down.
S2.2  All are turned up at once: the highest is at the oars, among equals the first from the first player on.
S3.1  Before they row, the others may drop an anchor from the hand, which stops them. All who hold a card are
      asked at the same time; the first in seat order from the rower's left who drops one does so, and later
      answers are void.
S3.2  Otherwise they roll the die and are that much further.
S3.3  After a 0 they look at the hand of their left neighbour.
S4.1  The picked cards are discarded.
S4.2  After the last round whoever is furthest wins.
S4.3  Otherwise everybody draws one, from the first player on; an empty deck is made anew from the discards.
"""

from __future__ import annotations

from typing import Final

from settemari.core.bits import bit
from settemari.core.chance import Chance
from settemari.core.errors import NoSuchDeal
from settemari.core.events import Sink
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import (
    ASKED,
    BY_SPOT,
    EVERYBODY,
    HEAP,
    NO_SEAT,
    NOBODY,
    OWNER,
    PILE,
    ROUND,
    ROW,
    SLOTS,
    SPECTATOR,
    UNKNOWN,
    Layout,
    Place,
    View,
)

SEATS: Final = 3
FIRST_HAND: Final = 2
ANCHOR: Final = 0  # the kind of an anchor; an oar's kind is its number

# -- places, counters, steps, answers, reasons -----------------------------------------------------------------
HAND: Final = 0  # + seat
PICKED: Final = 3  # spot = seat
DISCARD: Final = 4
DECK: Final = 5

FIRST: Final = 5  # the first player
WAY: Final = 6  # + seat: how far that seat has rowed

PICK: Final = 1
REVEAL: Final = 2
STOW: Final = 3
DRAW: Final = 4
HAIL: Final = 5  # on top of the round: its seat is at the oars
ROLL: Final = 6

PASS: Final = 0
DROP: Final = 1

LANDED: Final = 1

FINE: Final = 0
NO_SUCH_ANSWER: Final = 1
NOT_IN_HAND: Final = 2
NO_ANCHOR: Final = 3


class Skiff(State):
    """One boat. The deck lies outside the cells: shared between copies, never written; the last card is on top."""

    def __init__(self, setup: SkiffSetup, cells: vec[i64], facts: vec[i64], deck: vec[i64]) -> None:
        super().__init__(setup.layout, cells, facts)
        self.setup: SkiffSetup = setup
        self.deck: vec[i64] = deck

    def copy(self) -> Skiff:
        return self.setup.state(self.cells[:], self.facts, self.deck)

    def hidden(self) -> list[list[int]]:
        return [[self.deck[index] for index in range(self.size_of(DECK))]]

    def perform(self, chance: Chance) -> None:
        step = self.step()
        if step == PICK:
            self.ask(self.holding())
        elif step == REVEAL:
            self.reveal()
        elif step == HAIL:
            self.hail()
        elif step == ROLL:
            self.roll(chance)
        elif step == STOW:
            self.stow()
        else:
            self.draw(chance)

    def answered(self, answers: vec[i64]) -> None:
        if self.step() == PICK:
            self.pick(answers)
        else:
            self.hailed(answers)

    def veiled(self) -> bool:
        step = self.step()
        return step == REVEAL or step == ROLL or step == DRAW

    def legal(self, seat: i64, options: Options) -> None:
        options.count = 0
        if self.step() == PICK:
            for kind in range(self.setup.kinds):
                if self.holds(seat, kind):
                    options.add(kind)
        else:
            options.add(PASS)
            if self.holds(seat, ANCHOR):
                options.add(DROP)

    def check(self, seat: i64, code: i64) -> i64:
        if self.step() == PICK:
            if code < 0 or code >= self.setup.kinds:
                return NO_SUCH_ANSWER
            return FINE if self.holds(seat, code) else NOT_IN_HAND
        if code == DROP:
            return FINE if self.holds(seat, ANCHOR) else NO_ANCHOR
        return FINE if code == PASS else NO_SUCH_ANSWER

    def holds(self, seat: i64, kind: i64) -> bool:
        return kind in self.pieces(HAND + seat)

    def holding(self) -> i64:
        """The seats with a card in hand, as a mask."""
        seats: i64 = 0
        for seat in range(SEATS):
            if self.size_of(HAND + seat) != 0:
                seats |= 1 << seat
        return seats

    # -- S2 picking --------------------------------------------------------------------------------------------

    def pick(self, answers: vec[i64]) -> None:
        """S2.1: a card of everybody's, face down."""
        for seat in range(SEATS):
            if self.size_of(HAND + seat) != 0:
                self.row_to_slot(answers[seat], HAND + seat, PICKED, seat, 0)
        self.become(REVEAL)

    def reveal(self) -> None:
        """S2.2: all at once; the highest is at the oars."""
        rower: i64 = NO_SEAT
        highest: i64 = -1
        for turn in range(SEATS):
            seat = (self.cells[FIRST] + turn) % SEATS
            kind = self.slot_at(PICKED, seat)
            if kind >= 0:
                self.turn_up(PICKED, seat)
                if kind > highest:
                    highest = kind
                    rower = seat
        self.become(STOW)
        self.push(HAIL, rower, 0, 0)

    # -- S3 rowing ---------------------------------------------------------------------------------------------

    def hail(self) -> None:
        """S3.1: everybody else with a card is asked, for nobody can see who holds an anchor."""
        others = self.holding() & ~(1 << self.step_seat())
        if others != 0:
            self.ask(others)
        else:
            self.become(ROLL)

    def decided(self, given: i64, answers: vec[i64]) -> i64:
        """S3.1: the seats whose answers decide, as a mask: up to the first who drops an anchor; 0 if it is open."""
        counted: i64 = 0
        asked = self.holding() & ~(1 << self.step_seat())
        for turn in range(1, SEATS):
            seat = (self.step_seat() + turn) % SEATS
            if (asked >> seat) & 1 != 0:
                if (given >> seat) & 1 == 0:
                    return 0
                counted |= 1 << seat
                if answers[seat] == DROP:
                    return counted
        return counted

    def settled(self, given: i64, answers: vec[i64]) -> bool:
        if self.step() == HAIL:
            return self.decided(given, answers) != 0
        return given == self.cells[ASKED]

    def counted(self, given: i64, answers: vec[i64]) -> i64:
        return self.decided(given, answers) if self.step() == HAIL else given

    def hailed(self, answers: vec[i64]) -> None:
        """S3.1: an anchor stops the rower and is discarded."""
        for turn in range(1, SEATS):
            seat = (self.step_seat() + turn) % SEATS
            if self.size_of(HAND + seat) != 0 and answers[seat] == DROP:
                self.row_to_pile(ANCHOR, HAND + seat, DISCARD)
                self.pop()
                return
        self.become(ROLL)

    def roll(self, chance: Chance) -> None:
        """S3.2, S3.3: so much further; after a 0 a look at the left neighbour's hand."""
        rower = self.step_seat()
        steps = chance.below(self.setup.die)
        self.rolled(0, steps)
        if steps != 0:
            self.count(WAY + rower, self.cells[WAY + rower] + steps)
        else:
            self.show(HAND + (rower + 1) % SEATS, rower)
        self.pop()

    # -- S4 the end of the round -------------------------------------------------------------------------------

    def stow(self) -> None:
        """S4.1, S4.2: the picked cards are discarded; after the last round whoever is furthest wins."""
        for seat in range(SEATS):
            if self.slot_at(PICKED, seat) >= 0:
                self.slot_to_pile(PICKED, seat, DISCARD)
        if self.cells[ROUND] < self.setup.rounds:
            self.become(DRAW)
            return
        furthest: i64 = 0
        winners: i64 = 0
        for seat in range(SEATS):
            way: i64 = self.cells[WAY + seat]
            if way > furthest:
                furthest = way
                winners = 0
            if way == furthest:
                winners |= 1 << seat
        self.finish(LANDED, winners)

    def draw(self, chance: Chance) -> None:
        """S4.3: everybody draws one, from the first player on."""
        self.count(ROUND, self.cells[ROUND] + 1)
        for turn in range(SEATS):
            if self.size_of(DECK) == 0:
                self.make_deck_anew(chance)
            self.draw_one((self.cells[FIRST] + turn) % SEATS)
        self.become(PICK)

    def draw_one(self, seat: i64) -> None:
        self.heap_to_row(self.deck[self.size_of(DECK) - 1], DECK, HAND + seat)

    def make_deck_anew(self, chance: Chance) -> None:
        """S4.3: from the shuffled discard pile. Until then everything an observer does not see is in others' hands."""
        for row in range(SEATS + 1):
            self.conclude_hands(row if row < SEATS else SPECTATOR)
        count = self.size_of(DISCARD)
        deck = vec[i64]([0] * count)
        at: i64 = 0
        for kind in range(self.setup.kinds):
            while self.number_of(DISCARD, kind) != 0:
                deck[at] = kind
                at += 1
                self.pile_to_heap(kind, DISCARD, DECK)
        chance.shuffle(deck, count)
        self.deck = deck

    def conclude_hands(self, observer: i64) -> None:
        """What one observer then knows of a hand: of which kinds it is, and which cards have no room elsewhere."""
        unseen: list[int] = []
        kinds: i64 = 0
        for seat in range(SEATS):
            if seat != observer:
                for kind in self.pieces(HAND + seat):
                    unseen.append(kind)
                    kinds |= bit(kind)
        for seat in range(SEATS):
            size = self.size_of(HAND + seat)
            if seat != observer:
                self.conclude(observer, seat, kinds, size)
                for kind in range(self.setup.kinds):
                    self.conclude(observer, seat, bit(kind), unseen.count(kind) - (len(unseen) - size))


class SkiffSetup(Setup):
    """Skiff made ready under a variant."""

    def __init__(self, oars: i64, anchors: i64, die: i64, rounds: i64) -> None:
        places = [Place("hand", ROW, OWNER, FIRST_HAND, owner=seat, holder=seat) for seat in range(SEATS)]
        places.append(Place("picked", SLOTS, OWNER, SEATS, owner=BY_SPOT, holder=BY_SPOT))
        places.append(Place("discard", PILE, EVERYBODY, oars + 1))
        places.append(Place("deck", HEAP, NOBODY, 0))
        super().__init__(Layout(SEATS, ["round", "first", "way", "way", "way"], 2, places, 12))
        self.kinds: i64 = oars + 1
        self.die: i64 = die
        self.rounds: i64 = rounds
        self.pack: vec[i64] = vec[i64]([0] * (oars + anchors))  # the anchors, then the oars (S1.1)
        for number in range(1, self.kinds):
            self.pack[anchors + number - 1] = number

    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64]) -> Skiff:
        return Skiff(self, cells, facts, deck)

    def blank(self) -> vec[i64]:
        cells = self.layout.blank()
        cells[ROUND] = 1
        cells[self.layout.starts[DECK] - 1] = len(self.pack)
        return cells

    def position(self, cells: list[int], hidden: list[list[int]], facts: list[int]) -> Skiff:
        return self.state(vec[i64](cells), vec[i64](facts), vec[i64](hidden[0]))

    def deal(self, first: i64, chance: Chance, sink: Sink | None) -> Skiff:
        """S1: a shuffled deck, two cards for everybody."""
        deck = self.pack[:]
        chance.shuffle(deck, len(deck))
        state = self.state(self.blank(), self.no_facts(), deck)
        state.sink = sink
        state.count(FIRST, chance.below(SEATS) if first == NO_SEAT else first)
        for _card in range(FIRST_HAND):
            for turn in range(SEATS):
                state.draw_one((state.cells[FIRST] + turn) % SEATS)
        state.push(PICK, state.cells[FIRST], 0, 0)
        state.run(chance)
        return state

    def redeal(self, view: View, chance: Chance) -> Skiff:
        """Shuffle what the view does not show, deal it to the unknown cells, and again until all facts hold."""
        unseen = self.unseen(view)
        facts = self.facts_of(view)
        for _try in range(100000):
            chance.shuffle(unseen, len(unseen))
            cells = view.cells[:]
            left: i64 = len(unseen)
            for index in range(len(cells)):
                if cells[index] == UNKNOWN:
                    left -= 1
                    cells[index] = unseen[left]
            state = self.state(cells, facts, unseen[:left])
            if self.fits(view, state):
                return state
        raise NoSuchDeal()

    def unseen(self, view: View) -> vec[i64]:
        """The cards the view does not show."""
        unseen = [self.pack[index] for index in range(len(self.pack))]
        for place in range(len(self.layout.places)):
            for kind in view.pieces(place):
                if kind >= 0:
                    unseen.remove(i64(kind))
        return vec[i64](unseen)

    def fits(self, view: View, state: Skiff) -> bool:
        """Whether a deal agrees with all the view knows of others' cards."""
        for holder, kinds, least in view.fact_list():
            held = state.pieces(HAND + holder)
            if view.slot_at(PICKED, holder) == UNKNOWN:
                held.append(state.slot_at(PICKED, holder))
            found = 0
            for kind in held:
                found += kinds >> kind & 1
            if found < least:
                return False
        return True
