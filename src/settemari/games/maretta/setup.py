"""Setting up (A1, B1), and dealing what is hidden at random."""

from __future__ import annotations

from typing import Final

from settemari.core.chance import Chance
from settemari.core.events import Sink
from settemari.core.native import i64, vec
from settemari.core.redealing import Holders
from settemari.core.setup import Setup
from settemari.core.table import ROUND, SPOT, UNKNOWN, View
from settemari.games.maretta.codes import (
    BAG,
    BARREL_KINDS,
    BARRELS,
    BOX,
    DECK,
    DISCARD,
    FIRST,
    FIRST_CARD,
    HAND,
    LAVA,
    LOAD,
    OPENED,
    PICK,
    RACE,
    SHIP,
    SLOT1,
    SLOT2,
    STOCK,
)
from settemari.games.maretta.escape import Escape
from settemari.games.maretta.numbers import Numbers
from settemari.games.maretta.state import MarettaState
from settemari.games.maretta.volcano import Volcano


class Dealing(Setup):
    """Either side, made ready for some seats under a variant."""

    def __init__(self, numbers: Numbers, side_b: bool) -> None:
        super().__init__(numbers.layout())
        self.numbers: Final[Numbers] = numbers
        self.side_b: bool = side_b
        self.holders: Final[Holders] = Holders(self.layout, 0)  # every seat: its hand, and slot 1
        self.nothing_known: vec[i64] = self.no_facts()  # shared and never written
        self.start: vec[i64] = self.lay_out()  # the same

    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64], box: vec[i64], bag: vec[i64]) -> MarettaState:
        if self.side_b:
            return Volcano(self.layout, cells, facts, self.numbers, deck, box, bag)
        return Escape(self.layout, cells, facts, self.numbers, deck, box, bag)

    def blank(self) -> vec[i64]:
        return self.start[:]

    def lay_out(self) -> vec[i64]:
        """The table before anything is dealt: deck, box and bag are shuffled, meeples at the start (A1.1, B1.2)."""
        numbers = self.numbers
        cells = self.layout.blank()
        cells[ROUND] = 1
        cells[RACE] = (1 << numbers.seats) - 1
        cells[LAVA] = numbers.lava_start
        cells[self.layout.starts[DECK] - 1] = numbers.deck_size()
        cells[self.layout.starts[BOX] - 1] = numbers.removed
        cells[self.layout.starts[BAG] - 1] = len(numbers.bag)
        return cells

    def position(self, cells: list[int], hidden: list[list[int]], facts: list[int]) -> MarettaState:
        deck, box, bag = hidden
        return self.state(vec[i64](cells), vec[i64](facts), vec[i64](deck), vec[i64](box), vec[i64](bag))

    def deal(self, first: i64, chance: Chance, sink: Sink | None) -> MarettaState:
        """A1, B1: a new game, run to its first question."""
        numbers = self.numbers
        pack = numbers.pack[:]
        kept: i64 = len(pack) - numbers.removed
        chance.draw_out(pack, len(pack), kept)
        deck = vec[i64]([SHIP] * (kept + numbers.ships))
        for index in range(kept):
            deck[index] = pack[index]
        chance.mix_in(deck, kept, numbers.ships)
        barrels = numbers.bag[:]
        placed = len(numbers.marks) * numbers.per_space
        chance.draw_out(barrels, len(barrels), placed)
        state = self.state(self.blank(), self.nothing_known, deck, pack[kept:], barrels[placed:])
        state.sink = sink
        state.lay_barrels(barrels, self.side_b)
        state.choose_first(first, chance)
        state.push(LOAD if self.side_b else PICK, state.cells[FIRST], 0, 0)
        state.run(chance)
        return state

    # -- what a view does not show -----------------------------------------------------------------------------

    def unseen_cards(self, view: View) -> vec[i64]:
        """How many cards of each kind the view does not show."""
        numbers = self.numbers
        cells = view.cells
        starts = view.starts
        unseen = numbers.copies[:]
        unseen[SHIP] = numbers.ships
        discarded: i64 = starts[DISCARD]
        for card in range(numbers.kinds):
            unseen[card] -= cells[discarded + card]
        for seat in range(numbers.seats):
            stock: i64 = starts[STOCK + seat]
            if cells[stock - 1] != 0:
                for card in range(FIRST_CARD, numbers.kinds):
                    unseen[card] -= cells[stock + card]
            hand: i64 = starts[HAND + seat]
            for at in range(hand, hand + cells[hand - 1]):
                if cells[at] != UNKNOWN:
                    unseen[cells[at]] -= 1
            one = view.slot_at(SLOT1, seat)
            if one >= 0:
                unseen[one] -= 1
            two = view.slot_at(SLOT2, seat)
            if two >= 0:
                unseen[two] -= 1
        return unseen

    def deal_unseen(self, cells: vec[i64], unseen: vec[i64], facts: vec[i64], chance: Chance) -> MarettaState:
        """Deal these unseen cards to everything that is still unknown, to the box and to the deck."""
        starts = self.layout.starts
        boxed: i64 = cells[starts[BOX] - 1]
        ships: i64 = unseen[SHIP]
        resources: i64 = 0
        for card in range(FIRST_CARD, self.numbers.kinds):
            resources += unseen[card]
        pool = vec[i64]([SHIP] * (resources + ships))
        at: i64 = 0
        for card in range(FIRST_CARD, self.numbers.kinds):
            copies: i64 = unseen[card]
            while copies > 0:
                pool[at] = card
                at += 1
                copies -= 1
        # The box holds resource cards only (A1.4): it takes its share before the steamships come in.
        live = resources - boxed
        chance.draw_out(pool, resources, live)
        box = pool[live:resources]
        for index in range(ships):
            pool[live + index] = SHIP
        chance.mix_in(pool, live, ships)
        live += ships
        for seat in range(self.numbers.seats):
            hand: i64 = starts[HAND + seat]
            for cell in range(hand, hand + cells[hand - 1]):
                if cells[cell] == UNKNOWN:
                    live -= 1
                    cells[cell] = pool[live]
            one: i64 = starts[SLOT1] + seat * SPOT
            if cells[one] == UNKNOWN:
                live -= 1
                cells[one] = pool[live]
        bag = self.redeal_barrels(cells, chance)
        return self.state(cells, facts, pool[:live], box, bag)

    def redeal_barrels(self, cells: vec[i64], chance: Chance) -> vec[i64]:
        """Lay the unseen barrels anew; what is left over is in the bag."""
        starts = self.layout.starts
        pool = self.numbers.bag[:]
        at: i64 = starts[BARRELS]
        end: i64 = at + len(self.numbers.marks) * self.numbers.per_space * SPOT
        opened: i64 = starts[OPENED]
        seen = vec[i64]([0] * BARREL_KINDS)
        for barrel in range(BARREL_KINDS):
            seen[barrel] = cells[opened + barrel]
        for cell in range(at, end, SPOT):
            if cells[cell] >= 0:
                seen[cells[cell]] += 1
        left: i64 = 0
        for index in range(len(pool)):
            kind: i64 = pool[index]
            if seen[kind] > 0:
                seen[kind] -= 1
            else:
                pool[left] = kind
                left += 1
        chance.shuffle(pool, left)
        for cell in range(at, end, SPOT):
            if cells[cell] == UNKNOWN:
                left -= 1
                cells[cell] = pool[left]
        return pool[:left]
