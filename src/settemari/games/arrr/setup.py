"""Setting up (P1), and dealing anew what a view does not show."""

from __future__ import annotations

from typing import Final, final

from settemari.core.chance import Chance
from settemari.core.events import Sink
from settemari.core.native import i64, vec
from settemari.core.redealing import Holders, in_random_order
from settemari.core.setup import Setup
from settemari.core.table import EMPTY, NO_SEAT, UNKNOWN, View
from settemari.games.arrr.codes import (
    AREA,
    CAPTAINS_LEFT,
    CHEST,
    CHOOSE_CAPTAIN,
    CREW_DECK,
    CREW_DISCARD,
    CREW_HAND,
    DEAL_HANDS,
    EVENT_DECK,
    EVENT_DISCARD,
    EVENT_HAND,
    FIRST,
    FULL,
    JOLLY,
    LASTING,
    MOST_LASTING,
    SEA_BOX,
    SEA_DECK,
    SEAS,
    STACK,
    STAKE,
    SUNK,
    SUPPLY,
)
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.voyage import Voyage


@final
class ArrrSetup(Setup):
    """The game made ready for some seats under a variant."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.layout())
        self.numbers: Final[Numbers] = numbers
        self.crew_holders: Final[Holders] = Holders(self.layout, 0)
        self.event_holders: Final[Holders] = Holders(self.layout, numbers.seats)
        self.nothing_known: vec[i64] = self.no_facts()  # shared and never written
        self.start: vec[i64] = self.lay_out()  # the same

    def blank(self) -> vec[i64]:
        return self.start[:]

    def lay_out(self) -> vec[i64]:
        """The table before anything is dealt."""
        numbers = self.numbers
        starts = self.layout.starts
        cells = self.layout.blank()
        cells[SUPPLY] = numbers.supply
        cells[starts[CREW_DECK] - 1] = len(numbers.crew_pack)
        cells[starts[EVENT_DECK] - 1] = len(numbers.event_pack)
        cells[starts[SEA_DECK] - 1] = numbers.explorations
        cells[starts[SEA_BOX] - 1] = len(numbers.sea_pack) - numbers.explorations
        if numbers.mode == FULL:
            captains: i64 = starts[CAPTAINS_LEFT]
            one: i64 = 1
            for captain in range(numbers.cards.captains):
                cells[captains + captain] = 1
                cells[captains - 1] += 1
                cells[captains - 2] |= one << captain
        return cells

    def state(
        self, cells: vec[i64], facts: vec[i64], crew: vec[i64], events: vec[i64], seas: vec[i64], box: vec[i64]
    ) -> Voyage:
        return Voyage(self.layout, cells, facts, self.numbers, crew, events, seas, box)

    def position(self, cells: list[int], hidden: list[list[int]], facts: list[int]) -> Voyage:
        crew, events, seas, box = hidden
        return self.state(
            vec[i64](cells), vec[i64](facts), vec[i64](crew), vec[i64](events), vec[i64](seas), vec[i64](box)
        )

    # -- P1 Set-up ---------------------------------------------------------------------------------------------

    def deal(self, first: i64, chance: Chance, sink: Sink | None) -> Voyage:
        """P1.7: row, first player, captains, hands; run to the first question."""
        numbers = self.numbers
        crew = numbers.crew_pack[:]
        chance.shuffle(crew, len(crew))
        events = numbers.event_pack[:]
        chance.shuffle(events, len(events))
        seas = numbers.sea_pack[:]
        chance.draw_out(seas, len(seas), numbers.explorations)
        state = self.state(
            self.blank(), self.nothing_known, crew, events, seas[: numbers.explorations], seas[numbers.explorations :]
        )
        state.sink = sink
        for _card in range(numbers.seats):  # P1.2
            state.turn_up_exploration()
        if first == NO_SEAT:
            first = self.throw_for_first(state, chance)
        state.count(FIRST, first)
        if numbers.mode == FULL:
            state.push(CHOOSE_CAPTAIN, first - 1 if first > 0 else numbers.seats - 1, 0, 0)
        else:
            state.push(DEAL_HANDS, first, 0, 0)
        state.run(chance)
        return state

    def throw_for_first(self, state: Voyage, chance: Chance) -> i64:
        """P1.6: whoever throws most jollies with all dice; those tied throw again."""
        numbers = self.numbers
        left: i64 = (1 << numbers.seats) - 1
        while left & (left - 1) != 0:
            most: i64 = -1
            best: i64 = 0
            for seat in range(numbers.seats):
                if (left >> seat) & 1 != 0:
                    jollies: i64 = 0
                    for _die in range(numbers.dice):
                        face: i64 = numbers.faces[chance.below(len(numbers.faces))]
                        state.rolled(seat, face)
                        if face == JOLLY:
                            jollies += 1
                    if jollies > most:
                        most = jollies
                        best = 0
                    if jollies == most:
                        best |= 1 << seat
            left = best
        first: i64 = 0
        while (left >> first) & 1 == 0:
            first += 1
        return first

    # -- what a view does not show -----------------------------------------------------------------------------

    def redeal(self, view: View, chance: Chance) -> Voyage:
        """A state drawn uniformly from those that fit the view."""
        cells = view.cells[:]
        crew = self.crew_holders.deal(view, cells, self.unseen_crew(view), chance)
        events = self.event_holders.deal(view, cells, self.unseen_events(view), chance)
        seas = in_random_order(self.unseen_explorations(view), chance)
        deck = view.size_of(SEA_DECK)
        return self.state(cells, self.facts_of(view), crew, events, seas[:deck], seas[deck:])

    def unseen_crew(self, view: View) -> vec[i64]:
        """How many crew cards of each kind the view does not show."""
        unseen = self.numbers.cards.crew_copies[:]
        for seat in range(self.numbers.seats):
            self.take_row(view, CREW_HAND + seat, unseen)
            for spot in range(self.numbers.spots):
                card = view.slot_at(AREA + seat, spot)
                if card != EMPTY:
                    unseen[card] -= 1
        self.take_pile(view, CREW_DISCARD, unseen)
        return unseen

    def unseen_events(self, view: View) -> vec[i64]:
        unseen = self.numbers.cards.event_copies[:]
        if len(self.numbers.event_pack) == 0:
            return vec[i64]([0] * len(unseen))
        for seat in range(self.numbers.seats):
            self.take_row(view, EVENT_HAND + seat, unseen)
        for spot in range(MOST_LASTING):
            event = view.slot_at(LASTING, spot)
            if event != EMPTY:
                unseen[event] -= 1
        self.take_row(view, STACK, unseen)
        self.take_pile(view, EVENT_DISCARD, unseen)
        return unseen

    def unseen_explorations(self, view: View) -> vec[i64]:
        unseen = vec[i64]([1] * len(self.numbers.sea_pack))
        self.take_row(view, SEAS, unseen)
        self.take_pile(view, SUNK, unseen)
        for seat in range(self.numbers.seats):
            self.take_pile(view, CHEST + seat, unseen)
            card = view.slot_at(STAKE, seat)
            if card != EMPTY:
                unseen[card] -= 1
        return unseen

    def take_row(self, view: View, row: i64, unseen: vec[i64]) -> None:
        start: i64 = view.starts[row]
        for at in range(start, start + view.cells[start - 1]):
            if view.cells[at] != UNKNOWN:
                unseen[view.cells[at]] -= 1

    def take_pile(self, view: View, pile: i64, unseen: vec[i64]) -> None:
        start: i64 = view.starts[pile]
        if view.cells[start - 1] != 0:
            for kind in range(len(unseen)):
                unseen[kind] -= view.cells[start + kind]
