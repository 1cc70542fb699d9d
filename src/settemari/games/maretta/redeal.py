"""Dealing anew what a view does not show, uniformly from all deals that fit it.

Without facts that is one shuffle of everything unseen. With facts the known cards are dealt to their holders first and
the rest at random; since a deal can then come about in several ways, it is accepted with one chance in as many, and
otherwise dealt again. Where many facts overlap so that hardly any deal fits, cards are swapped at random until all
facts hold, and then on for a while among the deals that fit.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import bit
from settemari.core.chance import Chance
from settemari.core.errors import NoSuchDeal
from settemari.core.facts import FACT
from settemari.core.native import i64, vec
from settemari.core.table import SPOT, UNKNOWN, View
from settemari.games.maretta.codes import BOX, HAND, SHIP, SLOT1
from settemari.games.maretta.setup import Dealing
from settemari.games.maretta.state import MarettaState

TRIES: Final = 300  # deals at random before swapping
SWAPS: Final = 200000  # before giving up: only a view that contradicts itself needs so many
MIXING: Final = 20  # swaps for each hidden card, once all facts hold


def all_among(few: i64, many: i64, picks: i64, chance: Chance) -> bool:
    """Pick so many out of ``many``: whether all fall among the first ``few``. False, too, if there are not so many."""
    for picked in range(picks):
        if few <= picked or chance.below(many - picked) >= few - picked:
            return False
    return True


@final
class MarettaSetup(Dealing):
    """Either side, made ready for some seats under a variant."""

    def redeal(self, view: View, chance: Chance) -> MarettaState:
        """A state drawn uniformly from those that fit the view."""
        unseen = self.unseen_cards(view)
        if len(view.facts) == 0 or view.facts[2] == 0:
            return self.deal_unseen(view.cells[:], unseen, self.nothing_known, chance)
        return self.deal_by_facts(view, unseen, chance)

    def deal_by_facts(self, view: View, unseen: vec[i64], chance: Chance) -> MarettaState:
        """Deal until a deal fits what the observer knows, each fitting one with the same likelihood."""
        facts = view.facts
        plan = self.plan(view, unseen)
        known = self.facts_of(view)
        for _try in range(TRIES):
            cells = view.cells[:]
            left = unseen[:]
            if not self.deal_known(view, cells, left, plan, chance):
                continue
            state = self.deal_unseen(cells, left, known, chance)
            fits = True
            for fact in range(0, len(facts), FACT):
                least: i64 = facts[fact + 2]
                if least == 0:
                    break
                found = self.count_fitting(view, state, facts[fact], facts[fact + 1])
                need: i64 = plan[fact]
                # In how many ways the known cards may have been taken from these: all but one are thrown away.
                if found < least or (need > 0 and not all_among(need, found - plan[fact + 1], need, chance)):
                    fits = False
                    break
            if fits:
                self.mix_hidden(view, state, chance)
                return state
        return self.deal_by_swaps(view, unseen, chance)

    def deal_by_swaps(self, view: View, unseen: vec[i64], chance: Chance) -> MarettaState:
        """Swap hidden cards at random, seldom away from what is known, until all facts hold; then mix on."""
        state = self.deal_unseen(view.cells[:], unseen[:], self.facts_of(view), chance)
        hidden = self.hidden_cells(view)
        deck = state.deck
        missing = self.missing(view, state)
        mixing: i64 = MIXING * len(hidden)
        for _swap in range(SWAPS):
            one: i64 = hidden[chance.below(len(hidden))]
            pick = chance.below(len(hidden) + len(deck))
            held: i64 = state.cells[one]
            if pick < len(hidden):
                two: i64 = hidden[pick]
                self.swap_cells(state, one, two)
            else:
                two = -1
                state.cells[one] = deck[pick - len(hidden)]
                deck[pick - len(hidden)] = held
            now = self.missing(view, state)
            if now <= missing or (missing > 0 and chance.below(64) == 0):
                missing = now
            elif two >= 0:
                self.swap_cells(state, one, two)
            else:
                deck[pick - len(hidden)] = state.cells[one]
                state.cells[one] = held
            if missing == 0:
                mixing -= 1
                if mixing <= 0:
                    return state
        raise NoSuchDeal()

    def missing(self, view: View, state: MarettaState) -> i64:
        """How many cards the holders lack of what is known of them."""
        facts = view.facts
        total: i64 = 0
        for fact in range(0, len(facts), FACT):
            if facts[fact + 2] != 0:
                found = self.count_fitting(view, state, facts[fact], facts[fact + 1])
                if found < facts[fact + 2]:
                    total += facts[fact + 2] - found
        return total

    def hidden_cells(self, view: View) -> vec[i64]:
        """Every cell of a hand or slot 1 that the view does not show."""
        found = vec[i64]([0] * len(view.cells))
        count: i64 = 0
        for seat in range(self.numbers.seats):
            hand: i64 = self.layout.starts[HAND + seat]
            for cell in range(hand, hand + view.cells[hand - 1]):
                if view.cells[cell] == UNKNOWN:
                    found[count] = cell
                    count += 1
            one: i64 = self.layout.starts[SLOT1] + seat * SPOT
            if view.cells[one] == UNKNOWN:
                found[count] = one
                count += 1
        return found[:count]

    def plan(self, view: View, unseen: vec[i64]) -> vec[i64]:
        """How to deal by facts, three numbers for each: how many cards to give, how many of these kinds the holder has
        got by then, and from how many there are to choose at most. Single kinds come first, then what was
        learnt last; a fact whose kinds overlap with those of one before it, of the same holder, and do not include them
        gives none (0) and is only checked afterwards.
        """
        facts = view.facts
        plan = vec[i64]([0] * len(facts))
        for turn in range(2):
            for fact in range(len(facts) - FACT, -1, -FACT):
                kinds: i64 = facts[fact + 1]
                if facts[fact + 2] == 0 or (kinds & (kinds - 1) == 0) != (turn == 0):
                    continue
                inside: i64 = 0
                gone: i64 = 0
                clean = True
                for other in range(0, len(facts), FACT):
                    if plan[other] != 0:
                        common: i64 = facts[other + 1] & kinds
                        if common == facts[other + 1]:
                            gone += plan[other]
                        if facts[other] == facts[fact]:
                            if common == facts[other + 1]:
                                inside += plan[other]
                            elif common != 0:
                                clean = False
                if clean and facts[fact + 2] > inside:
                    plan[fact] = facts[fact + 2] - inside
                    plan[fact + 1] = inside
                    plan[fact + 2] = self.count_kinds(unseen, kinds) - gone
        return plan

    def deal_known(self, view: View, cells: vec[i64], left: vec[i64], plan: vec[i64], chance: Chance) -> bool:
        """Give the cards of the plan to their holders; False if this try must be thrown away."""
        facts = view.facts
        for turn in range(2):
            for fact in range(len(facts) - FACT, -1, -FACT):
                kinds: i64 = facts[fact + 1]
                need: i64 = plan[fact]
                if need == 0 or (kinds & (kinds - 1) == 0) != (turn == 0):
                    continue
                now = self.count_kinds(left, kinds)
                if now < need:
                    return False  # only if the facts contradict each other
                # If others took more from these kinds there are fewer ways left: weigh the deal accordingly.
                if now < plan[fact + 2] and not all_among(now, plan[fact + 2], need, chance):
                    return False
                for _card in range(need):
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
        """The cards that may lie face down in a seat's slot 1, as far as the view knows.

        Only side A has cards face down, and there facts come from pelicans alone: each is about one kind.
        """
        facts = view.facts
        unseen = self.unseen_cards(view)
        hidden: i64 = 1
        for index in range(view.size_of(HAND + seat)):
            if view.piece_at(HAND + seat, index) == UNKNOWN:
                hidden += 1
        resources = self.count_kinds(unseen, -1) - unseen[SHIP] - view.size_of(BOX)  # those not in the box
        possible: list[int] = []
        for card in range(self.numbers.kinds):
            needed: i64 = 1  # in this holder's hidden places
            claimed: i64 = 0  # of this card, by facts about others
            spare = resources - (0 if card == SHIP else 1)
            for fact in range(0, len(facts), FACT):
                least: i64 = facts[fact + 2]
                if facts[fact] == seat:
                    if facts[fact + 1] == bit(card) and least > 0:
                        least -= 1
                    needed += least
                elif facts[fact + 1] == bit(card):
                    claimed += least
                if facts[fact + 1] != bit(SHIP):
                    spare -= least
            if unseen[card] > claimed and needed <= hidden and spare >= 0:
                possible.append(card)
        return possible
