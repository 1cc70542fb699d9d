"""Setting up, and dealing anew what a view does not show.

``redeal`` draws uniformly from all deals that fit a view. Without facts that is one shuffle of everything unseen.
With facts the known cards are dealt to their holders first and the rest at random; since a deal can then come about in
several ways, it is accepted with one chance in as many, and otherwise dealt again.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.chance import Chance
from settemari.core.errors import NoSuchDeal
from settemari.core.events import Sink
from settemari.core.facts import FACT, choose, holders_known
from settemari.core.native import i64, vec
from settemari.core.state import Setup
from settemari.core.table import ROUND, SPECTATOR, SPOT, UNKNOWN, View
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

TRIES: Final = 100000


@final
class MarettaSetup(Setup):
    """Either side, made ready for some seats under a variant."""

    def __init__(self, numbers: Numbers, side_b: bool) -> None:
        super().__init__(numbers.layout())
        self.numbers: Final[Numbers] = numbers
        self.side_b: bool = side_b
        self.nothing_known: vec[i64] = self.no_facts()  # shared and never written

    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64], box: vec[i64], bag: vec[i64]) -> MarettaState:
        if self.side_b:
            return Volcano(self.layout, cells, facts, self.numbers, deck, box, bag)
        return Escape(self.layout, cells, facts, self.numbers, deck, box, bag)

    def blank(self) -> vec[i64]:
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
        state = self.state(vec[i64](cells), vec[i64](facts), vec[i64](deck), vec[i64](box), vec[i64](bag))
        state.facts_about = holders_known(state.facts, self.layout.fact_slots)
        return state

    def deal(self, first: i64, chance: Chance, sink: Sink | None) -> MarettaState:
        """A1, B1: a new game, run to its first question."""
        numbers = self.numbers
        pack = numbers.pack[:]
        chance.shuffle(pack, len(pack))
        kept: i64 = len(pack) - numbers.removed
        box = pack[kept:]
        deck = vec[i64]([SHIP] * (kept + numbers.ships))
        for index in range(kept):
            deck[index] = pack[index]
        if numbers.ships != 0:
            chance.shuffle(deck, len(deck))
        barrels = numbers.bag[:]
        chance.shuffle(barrels, len(barrels))
        placed = len(numbers.marks) * numbers.per_space
        state = self.state(self.blank(), self.nothing_known, deck, box, barrels[placed:])
        state.sink = sink
        state.lay_barrels(barrels, self.side_b)
        state.choose_first(first, chance)
        state.push(LOAD if self.side_b else PICK, state.cells[FIRST], 0, 0)
        state.run(chance)
        return state

    # -- dealing anew ------------------------------------------------------------------------------------------

    def redeal(self, view: View, chance: Chance) -> MarettaState:
        """A state drawn uniformly from those that fit the view."""
        unseen = self.unseen_cards(view)
        if len(view.facts) == 0 or view.facts[2] == 0:
            state = self.deal_unseen(view.cells[:], unseen, chance)
        else:
            state = self.deal_by_facts(view, unseen, chance)
            row: i64 = self.numbers.seats if view.seat == SPECTATOR else view.seat
            facts = self.no_facts()
            at = row * len(view.facts)
            for index in range(len(view.facts)):
                facts[at + index] = view.facts[index]
            state.facts = facts
            state.facts_about = holders_known(facts, self.layout.fact_slots)
        return state

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

    def deal_unseen(self, cells: vec[i64], unseen: vec[i64], chance: Chance) -> MarettaState:
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
        chance.shuffle(pool, resources)
        # The box holds resource cards only (A1.4): it takes its share before the steamships come in.
        live = resources - boxed
        box = pool[live:resources]
        while ships > 0:
            other = chance.below(live + 1)
            pool[live] = pool[other]
            pool[other] = SHIP
            live += 1
            ships -= 1
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
        return self.state(cells, self.nothing_known, pool[:live], box, bag)

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

    # -- with facts --------------------------------------------------------------------------------------------

    def deal_by_facts(self, view: View, unseen: vec[i64], chance: Chance) -> MarettaState:
        """Deal until a deal fits what the observer knows, each fitting one with the same likelihood."""
        facts = view.facts
        used = self.facts_to_deal_by(view)
        for _try in range(TRIES):
            cells = view.cells[:]
            left = unseen[:]
            if not self.deal_known(view, cells, left, unseen, used, chance):
                continue
            state = self.deal_unseen(cells, left, chance)
            fits = True
            for fact in range(0, len(facts), FACT):
                least: i64 = facts[fact + 2]
                if least == 0:
                    break
                found = self.count_fitting(view, state, facts[fact], facts[fact + 1])
                if found < least or ((used >> (fact // FACT)) & 1 != 0 and chance.below(choose(found, least)) != 0):
                    fits = False
                    break
            if fits:
                self.mix_hidden(view, state, chance)
                return state
        raise NoSuchDeal("no deal of the unseen cards fits what this view knows of them")

    def facts_to_deal_by(self, view: View) -> i64:
        """Facts whose kinds do not overlap for one holder, single kinds first; the others are checked afterwards."""
        facts = view.facts
        used: i64 = 0
        taken = vec[i64]([0] * self.numbers.seats)
        for turn in range(2):
            for fact in range(0, len(facts), FACT):
                kinds: i64 = facts[fact + 1]
                holder: i64 = facts[fact]
                single = kinds & (kinds - 1) == 0
                if facts[fact + 2] != 0 and single == (turn == 0) and taken[holder] & kinds == 0:
                    used |= 1 << (fact // FACT)
                    taken[holder] |= kinds
        return used

    def deal_known(
        self, view: View, cells: vec[i64], left: vec[i64], unseen: vec[i64], used: i64, chance: Chance
    ) -> bool:
        """Give the cards of the used facts to their holders; False if this try must be thrown away."""
        facts = view.facts
        for fact in range(0, len(facts), FACT):
            if (used >> (fact // FACT)) & 1 == 0:
                continue
            kinds: i64 = facts[fact + 1]
            least: i64 = facts[fact + 2]
            at_first = self.count_kinds(unseen, kinds)
            now = self.count_kinds(left, kinds)
            # If other holders took from these kinds there are fewer ways left: weigh the deal accordingly.
            if now < at_first and chance.below(choose(at_first, least)) >= choose(now, least):
                return False
            for _card in range(least):
                pick = chance.below(self.count_kinds(left, kinds))
                card: i64 = -1
                while pick >= 0:
                    card += 1
                    if (kinds >> card) & 1 != 0:
                        pick -= left[card]
                left[card] -= 1
                cell = self.hidden_cell(cells, facts[fact])
                if cell < 0:
                    return False
                cells[cell] = card
        return True

    def count_kinds(self, cards: vec[i64], kinds: i64) -> i64:
        total: i64 = 0
        for card in range(self.numbers.kinds):
            if (kinds >> card) & 1 != 0:
                total += cards[card]
        return total

    def hidden_cell(self, cells: vec[i64], seat: i64) -> i64:
        """The first cell of a seat's hand or slot 1 that is still unknown; -1 if there is none."""
        hand: i64 = self.layout.starts[HAND + seat]
        for cell in range(hand, hand + cells[hand - 1]):
            if cells[cell] == UNKNOWN:
                return cell
        one: i64 = self.layout.starts[SLOT1] + seat * SPOT
        return one if cells[one] == UNKNOWN else -1

    def count_fitting(self, view: View, state: MarettaState, seat: i64, kinds: i64) -> i64:
        """How many of the cards dealt to a seat's unknown cells are of these kinds."""
        found: i64 = 0
        hand: i64 = self.layout.starts[HAND + seat]
        for cell in range(hand, hand + view.cells[hand - 1]):
            if view.cells[cell] == UNKNOWN and (kinds >> state.cells[cell]) & 1 != 0:
                found += 1
        one: i64 = self.layout.starts[SLOT1] + seat * SPOT
        if view.cells[one] == UNKNOWN and (kinds >> state.cells[one]) & 1 != 0:
            found += 1
        return found

    def mix_hidden(self, view: View, state: MarettaState, chance: Chance) -> None:
        """Where among a seat's unknown cards each lies is unknown, too: where in the hand, or in slot 1."""
        for seat in range(self.numbers.seats):
            hand: i64 = self.layout.starts[HAND + seat]
            size: i64 = view.cells[hand - 1]
            if view.cells[hand] == UNKNOWN:
                for last in range(size - 1, 0, -1):
                    self.swap_cells(state, hand + last, hand + chance.below(last + 1))
            one: i64 = self.layout.starts[SLOT1] + seat * SPOT
            if view.cells[one] == UNKNOWN:
                pick = chance.below(size + 1)
                if pick < size:
                    self.swap_cells(state, one, hand + pick)

    def swap_cells(self, state: MarettaState, one: i64, two: i64) -> None:
        held: i64 = state.cells[one]
        state.cells[one] = state.cells[two]
        state.cells[two] = held

    def kinds_in_slot(self, view: View, seat: i64) -> list[int]:
        """The cards that may lie face down in a seat's slot 1, as far as the view knows."""
        unseen = self.unseen_cards(view)
        used = self.facts_to_deal_by(view)
        hidden: i64 = 1
        for index in range(view.size_of(HAND + seat)):
            if view.piece_at(HAND + seat, index) == UNKNOWN:
                hidden += 1
        spare = self.count_kinds(unseen, -1) - unseen[SHIP] - view.size_of(BOX)  # resource cards out of the box
        possible: list[int] = []
        for card in range(self.numbers.kinds):
            claimed: i64 = 0  # by facts about others
            needed: i64 = 1  # in this holder's hidden places
            for fact in range(0, len(view.facts), FACT):
                if (used >> (fact // FACT)) & 1 != 0:
                    kinds: i64 = view.facts[fact + 1]
                    fits: i64 = (kinds >> card) & 1
                    if view.facts[fact] == seat:
                        needed += view.facts[fact + 2] - fits
                    elif kinds == 1 << card:
                        claimed += view.facts[fact + 2]
            if unseen[card] > claimed and needed <= hidden and (card == SHIP or spare > 0):
                possible.append(card)
        return possible
