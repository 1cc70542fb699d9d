"""The table of Arrr!!!: all its index arithmetic, behind accessors and verbs with names from the table."""

from __future__ import annotations

from typing import Final

from settemari.core.bits import lowest
from settemari.core.chance import Chance
from settemari.core.native import i64, vec
from settemari.core.state import State
from settemari.core.table import EMPTY, RECORD, SPOT, TOP, Layout, Table
from settemari.games.arrr.codes import (
    AIM_MASK,
    BY,
    CALM,
    CAPTAIN,
    CHANGES,
    CHEST,
    COINS,
    CREW_DECK,
    CREW_DISCARD,
    CREW_HAND,
    EFFECT,
    EFFECT_MASK,
    EVENT_DECK,
    EVENT_DISCARD,
    EVENT_HAND,
    EXPLORATION,
    FORBIDS,
    FULL,
    GONE,
    IN_PLAY,
    LASTING,
    LASTING_EVENT,
    MOST_LASTING,
    OF_EXPLORATION,
    ON,
    ON_CREW,
    ON_EXPLORATION,
    ON_SEAT,
    ON_STACK,
    ON_TABLE,
    RAID_DECLARED,
    SAIL_DECLARED,
    SEA_DECK,
    SEAS,
    SETTLE,
    SPOT_GONE,
    SPOT_SHIFT,
    STACK,
    SUNK,
    SUPPLY,
)
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.numbers import Numbers


class ArrrState(State):
    """What lies on the table, and how it moves."""

    def __init__(
        self,
        layout: Layout,
        cells: vec[i64],
        facts: vec[i64],
        numbers: Numbers,
        crew_deck: vec[i64],
        event_deck: vec[i64],
        sea_deck: vec[i64],
        sea_box: vec[i64],
    ) -> None:
        super().__init__(layout, cells, facts)
        self.numbers: Final[Numbers] = numbers
        self.cards: Final[Deck] = numbers.cards
        self.crew_deck: vec[i64] = crew_deck  # decks are shared between copies and never written; the last is on top
        self.event_deck: vec[i64] = event_deck
        self.sea_deck: vec[i64] = sea_deck
        self.sea_box: vec[i64] = sea_box

    def hidden(self) -> list[list[int]]:
        """Crew deck, event deck, exploration deck, and the explorations out of this game."""
        return [
            _listed(self.crew_deck, self.size_of(CREW_DECK)),
            _listed(self.event_deck, self.size_of(EVENT_DECK)),
            _listed(self.sea_deck, self.size_of(SEA_DECK)),
            _listed(self.sea_box, len(self.sea_box)),
        ]

    # -- seats -------------------------------------------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """The neighbour on the left."""
        seat += 1
        return seat if seat < self.seats else 0

    def on_turn(self) -> i64:
        """The player on turn: the seat of the bottom record."""
        return self.cells[self.layout.agenda + 1]

    def action(self) -> i64:
        """The step of the action going on, 0 if there is none."""
        at: i64 = self.layout.agenda + RECORD
        if self.cells[TOP] < at:
            return 0
        step: i64 = self.cells[at]
        return step if SAIL_DECLARED <= step <= SETTLE else 0

    def action_a(self) -> i64:
        return self.cells[self.layout.agenda + RECORD + 2]

    def action_b(self) -> i64:
        return self.cells[self.layout.agenda + RECORD + 3]

    def in_row(self, row: i64, kind: i64) -> bool:
        """Whether such a card lies in a row."""
        start: i64 = self.starts[row]
        for at in range(start, start + self.cells[start - 1]):
            if self.cells[at] == kind:
                return True
        return False

    def is_first(self, start: i64, at: i64) -> bool:
        """Whether the card in that cell of a row is the first of its kind there: equal ones are one choice."""
        for before in range(start, at):
            if self.cells[before] == self.cells[at]:
                return False
        return True

    # -- doubloons (P0.3) --------------------------------------------------------------------------------------

    def coins_of(self, seat: i64) -> i64:
        return self.cells[COINS + seat]

    def earn(self, seat: i64, coins: i64) -> None:
        """From the supply to a chest: who takes more than there are takes what there is."""
        if coins > self.cells[SUPPLY]:
            coins = self.cells[SUPPLY]
        if coins > 0:
            self.count(SUPPLY, self.cells[SUPPLY] - coins)
            self.count(COINS + seat, self.cells[COINS + seat] + coins)

    def pay(self, seat: i64, coins: i64) -> None:
        """From a chest to the supply, as far as there are any."""
        if coins > self.cells[COINS + seat]:
            coins = self.cells[COINS + seat]
        if coins > 0:
            self.count(COINS + seat, self.cells[COINS + seat] - coins)
            self.count(SUPPLY, self.cells[SUPPLY] + coins)

    def hand_over(self, giver: i64, taker: i64, coins: i64) -> None:
        """From one chest to another, as far as there are any."""
        if coins > self.cells[COINS + giver]:
            coins = self.cells[COINS + giver]
        if coins > 0 and giver != taker:
            self.count(COINS + giver, self.cells[COINS + giver] - coins)
            self.count(COINS + taker, self.cells[COINS + taker] + coins)

    # -- the row (P1, P3) --------------------------------------------------------------------------------------

    def place_in_row(self, exploration: i64) -> i64:
        """Where in the row an exploration lies, GONE if it does not."""
        cells = self.cells
        start: i64 = self.starts[SEAS]
        for index in range(cells[start - 1]):
            if cells[start + index] == exploration:
                return index
        return GONE

    def neighbours(self, exploration: i64, what: i64) -> i64:
        """P3.5: what the neighbours in the row add to a trait's tests, or (TRAITS) to the doubloons."""
        index = self.place_in_row(exploration)
        if index == GONE or self.change(CALM, GONE, exploration) != 0:
            return 0
        found: i64 = 0
        if index > 0:
            found += self.cards.influence_on(self.piece_at(SEAS, index - 1), what)
        if index + 1 < self.size_of(SEAS):
            found += self.cards.influence_on(self.piece_at(SEAS, index + 1), what)
        return found

    def leaves_row(self, exploration: i64) -> None:
        """P3.8, P7.5, P7.7: an exploration is about to leave the row: who faced it, pointed at it or lay on it."""
        cells = self.cells
        at: i64 = self.layout.agenda + RECORD
        if self.action() != 0 and self.action() < RAID_DECLARED and cells[at + 2] == exploration:
            cells[at + 2] = GONE
        while at <= cells[TOP]:
            if ON_STACK <= cells[at] <= EFFECT:
                effect = self.cards.effects[cells[at + 2] & EFFECT_MASK]
                if effect.source == OF_EXPLORATION and effect.kind == exploration:
                    cells[at + 3] = cells[at + 3] & AIM_MASK | SPOT_GONE << SPOT_SHIFT
                if effect.target == EXPLORATION and cells[at + 3] & AIM_MASK == exploration + 1:
                    cells[at + 3] -= exploration + 1
            at += RECORD
        self.drop_lasting_on(ON_EXPLORATION + exploration)

    def sink_exploration(self, exploration: i64) -> None:
        """P1.3: out of the row for good."""
        self.leaves_row(exploration)
        self.row_to_pile(exploration, SEAS, SUNK)

    def turn_up_exploration(self) -> None:
        """P2.4.1, P1.3: a new one next to the deck; if the row gets too long the furthest is discarded."""
        top = self.size_of(SEA_DECK) - 1
        self.heap_to_row(self.sea_deck[top], SEA_DECK, SEAS)
        if self.size_of(SEAS) > self.numbers.row_most:
            self.sink_exploration(self.piece_at(SEAS, 0))

    # -- drawing (P2.1.3) --------------------------------------------------------------------------------------

    def draw_crew(self, seat: i64, chance: Chance) -> None:
        """A crew card to the hand, if there is one."""
        if self.crew_deck_has_cards(chance):
            self.heap_to_row(self.crew_deck[self.size_of(CREW_DECK) - 1], CREW_DECK, CREW_HAND + seat)

    def draw_event(self, seat: i64, chance: Chance) -> None:
        """An event to the hand, if there is one."""
        if self.size_of(EVENT_DECK) == 0:
            if self.size_of(EVENT_DISCARD) == 0:
                return
            self.tell_what_hands_hold(EVENT_HAND, self.cards.events, self.seats)
            self.event_deck = self.shuffled(EVENT_DISCARD, EVENT_DECK, self.cards.events, chance)
        self.heap_to_row(self.event_deck[self.size_of(EVENT_DECK) - 1], EVENT_DECK, EVENT_HAND + seat)

    def crew_deck_has_cards(self, chance: Chance) -> bool:
        """P2.1.3: an empty deck is made anew from its discard pile."""
        if self.size_of(CREW_DECK) == 0:
            if self.size_of(CREW_DISCARD) == 0:
                return False
            self.tell_what_hands_hold(CREW_HAND, self.cards.crew, 0)
            self.crew_deck = self.shuffled(CREW_DISCARD, CREW_DECK, self.cards.crew, chance)
        return True

    def shuffled(self, pile: i64, heap: i64, kinds: i64, chance: Chance) -> vec[i64]:
        """A discard pile, shuffled into a new deck."""
        count = self.size_of(pile)
        deck = vec[i64]([0] * count)
        at: i64 = 0
        for kind in range(kinds):
            while self.number_of(pile, kind) != 0:
                deck[at] = kind
                at += 1
                self.pile_to_heap(kind, pile, heap)
        chance.shuffle(deck, count)
        return deck

    # -- what captains and permanent events change ---------------------------------------------------------------

    def change(self, what: i64, seat: i64, exploration: i64) -> i64:
        """What all captains and permanent events together add, for a seat and an exploration (GONE: for none)."""
        found: i64 = 0
        if seat != GONE and self.numbers.mode == FULL:
            captain: i64 = self.cells[self.starts[CAPTAIN] + seat * SPOT]
            if captain != EMPTY:
                found = self.cards.captain_changes[captain * CHANGES + what]
        if self.cells[IN_PLAY] != 0:
            found += self.change_in_play(what, seat, exploration)
        return found

    def change_in_play(self, what: i64, seat: i64, exploration: i64) -> i64:
        cells = self.cells
        found: i64 = 0
        at: i64 = self.starts[LASTING]
        left: i64 = cells[IN_PLAY]
        spot: i64 = -1
        while left != 0:
            spot += 1
            event: i64 = cells[at + spot * SPOT]
            if event != EMPTY:
                left -= 1
                on: i64 = cells[ON + spot]
                if (
                    on == ON_TABLE
                    or (seat != GONE and (on == ON_SEAT + seat or (on >= ON_CREW and (on - ON_CREW) >> 4 == seat)))
                    or (exploration != GONE and on == ON_EXPLORATION + exploration)
                ):
                    found += self.cards.event_changes[event * CHANGES + what]
        return found

    def forbidden(self, seat: i64) -> i64:
        """P0.6: the actions that captains and permanent events forbid a seat, a mask: what forbids wins."""
        cells = self.cells
        found: i64 = 0
        captain: i64 = cells[self.starts[CAPTAIN] + seat * SPOT]
        if self.numbers.mode == FULL and captain != EMPTY:
            found = self.cards.captain_changes[captain * CHANGES + FORBIDS]
        if cells[IN_PLAY] != 0:
            for spot in range(MOST_LASTING):
                event: i64 = cells[self.starts[LASTING] + spot * SPOT]
                if event != EMPTY and (cells[ON + spot] == ON_TABLE or cells[ON + spot] == ON_SEAT + seat):
                    found |= self.cards.event_changes[event * CHANGES + FORBIDS]
        return found

    # -- permanent events (P7.7) -------------------------------------------------------------------------------

    def lay_down(self, event: i64, seat: i64, on: i64) -> None:
        """A permanent event comes into play."""
        spot: i64 = 0
        while self.slot_at(LASTING, spot) != EMPTY:
            spot += 1
        self.row_to_slot(event, STACK, LASTING, spot, 1)
        self.count(ON + spot, on)
        self.count(BY + spot, seat)
        self.count(IN_PLAY, self.cells[IN_PLAY] + 1)

    def drop_lasting(self, spot: i64) -> None:
        """A permanent event ends; what pointed at it does so no more."""
        cells = self.cells
        at: i64 = self.layout.agenda + RECORD
        while at <= cells[TOP]:
            if ON_STACK <= cells[at] <= EFFECT:
                effect = self.cards.effects[cells[at + 2] & EFFECT_MASK]
                if effect.target == LASTING_EVENT and cells[at + 3] & AIM_MASK == spot + 1:
                    cells[at + 3] -= spot + 1
            at += RECORD
        self.count(ON + spot, 0)
        self.count(BY + spot, 0)
        self.count(IN_PLAY, cells[IN_PLAY] - 1)
        self.slot_to_pile(LASTING, spot, EVENT_DISCARD)

    def drop_lasting_on(self, on: i64) -> None:
        """Whatever lay on that card is discarded with it."""
        if self.cells[IN_PLAY] != 0:
            for spot in range(MOST_LASTING):
                if self.slot_at(LASTING, spot) != EMPTY and self.cells[ON + spot] == on:
                    self.drop_lasting(spot)

    # -- chests (P8) -------------------------------------------------------------------------------------------

    def has_collection(self, seat: i64) -> bool:
        """P5.1: whether a collection card lies in a chest."""
        return self.kinds_in(CHEST + seat) & self.cards.collectable != 0


def fame_of(table: Table, cards: Deck, seat: i64) -> i64:
    """P8.1: the points of fame in a chest."""
    fame: i64 = 0
    rest = table.kinds_in(CHEST + seat)
    while rest != 0:
        fame += cards.fame[lowest(rest)]
        rest &= rest - 1
    return fame


def _listed(deck: vec[i64], size: i64) -> list[int]:
    return [deck[index] for index in range(size)]
