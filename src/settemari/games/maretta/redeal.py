"""Dealing anew what a view does not show (core/redealing.py), with what is special to Maretta: a box without
steamships, and barrels.
"""

from __future__ import annotations

from typing import final

from settemari.core.bits import bit
from settemari.core.chance import Chance
from settemari.core.facts import FACT
from settemari.core.native import i64, vec
from settemari.core.redealing import TRIES, Known, count_kinds
from settemari.core.table import UNKNOWN, View
from settemari.games.maretta.codes import BOX, HAND, SHIP
from settemari.games.maretta.setup import Dealing
from settemari.games.maretta.state import MarettaState


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
        known = Known(self.holders, view, unseen)
        facts = self.facts_of(view)
        for _try in range(TRIES):
            cells = view.cells[:]
            left = unseen[:]
            if known.deal_known(cells, left, chance):
                state = self.deal_unseen(cells, left, facts, chance)
                if known.keeps(cells, chance):
                    known.mix(cells, chance)
                    return state
        return self.deal_by_swaps(view, unseen, chance)

    def deal_by_swaps(self, view: View, unseen: vec[i64], chance: Chance) -> MarettaState:
        """Where hardly any deal fits: deal at random, then swap cards until all facts hold."""
        state = self.deal_unseen(view.cells[:], unseen, self.facts_of(view), chance)
        Known(self.holders, view, unseen).swap(state.cells, state.deck, chance)
        return state

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
        resources = count_kinds(unseen, -1) - unseen[SHIP] - view.size_of(BOX)  # those not in the box
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
