"""Escape from Vulcano: side B of the board, section B of the rules, in its order."""

from __future__ import annotations

from typing import final

from settemari.core.bits import bit, lowest
from settemari.core.chance import Chance
from settemari.core.events import ALL
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.table import EMPTY, ROUND
from settemari.games.maretta.codes import (
    AT_SEA,
    BURN,
    CHOOSE_BARREL,
    DECK,
    DISCARD,
    DRAW_UP,
    FINE,
    FIRST,
    FIRST_CARD,
    HAND,
    JUDGE,
    KIND_MASK,
    LAST_CAUGHT,
    LAVA,
    LAVA_FLOWS,
    LOAD,
    LOAD_SELF,
    MUST_PLAY,
    NO_CARD,
    NO_SUCH_ANSWER,
    NOBODY_LEFT,
    NOT_IN_HAND,
    OFF_PATH,
    RACE,
    RUN,
    SAME_NUMBER,
    SAME_SUIT,
    SEAT_MASK,
    SEAT_SHIFT,
    SLOT1,
    SLOT2,
    SPACE,
    STACK,
    STOCK,
    SUITS,
    SURVIVOR,
    number_on,
    suit_of,
    suits_in,
)
from settemari.games.maretta.placing import Placing
from settemari.games.maretta.state import in_race


@final
class Volcano(Placing):
    """A game of side B. The bottom record is the round, its seat the player whose turn it is."""

    def copy(self) -> Volcano:
        return Volcano(self.layout, self.cells[:], self.facts, self.numbers, self.deck, self.box, self.bag)

    def perform(self, chance: Chance) -> None:
        step = self.step()
        if step >= CHOOSE_BARREL:
            self.perform_barrel(step)
        elif step == LOAD or step == LOAD_SELF:
            self.ask_to_load(step)
        elif step == RUN:
            self.run_ahead()
        elif step == STACK:
            self.stack()
        elif step == LAVA_FLOWS:
            self.lava_flows()
        elif step == BURN:
            self.burn()
        elif step == JUDGE:
            self.judge()
        else:
            self.draw_up(chance)

    def answered(self, answers: vec[i64]) -> None:
        step = self.step()
        if step == LOAD:
            self.load(answers[self.step_seat()])
        elif step == LOAD_SELF:
            self.load_self(answers[self.step_seat()])
        else:
            self.barrel_answered(step, answers)

    def veiled(self) -> bool:
        step = self.step()
        if step == BURN:
            return self.hands_will_burn()
        return step == DRAW_UP or self.barrel_veiled(step)

    def legal(self, seat: i64, options: Options) -> None:
        options.count = 0
        step = self.step()
        if step == LOAD:
            self.list_placings(seat, options)
        elif step == LOAD_SELF:
            self.list_own_loads(seat, options)
        else:
            self.list_barrel_answers(step, seat, options)

    def check(self, seat: i64, code: i64) -> i64:
        step = self.step()
        if step == LOAD:
            return self.check_placing(seat, code)
        if step == LOAD_SELF:
            return self.check_own_load(seat, code)
        return self.check_barrel_answer(step, seat, code)

    # -- turns -------------------------------------------------------------------------------------------------

    def next_in_race(self, seat: i64) -> i64:
        """The next seat clockwise that is still in the race."""
        seat = self.next_seat(seat)
        while not in_race(self, seat):
            seat = self.next_seat(seat)
        return seat

    def pass_on(self, step: i64, after: i64) -> None:
        """The same step for the next seat, or the next step once it has gone round."""
        seat = self.next_in_race(self.step_seat())
        self.become_for(after if seat == self.cells[FIRST] else step, seat)

    def ask_to_load(self, step: i64) -> None:
        """B2.2: who has no card in hand passes; everybody can see that."""
        seat = self.step_seat()
        if self.size_of(HAND + seat) != 0:
            self.ask(1 << seat)
        else:
            self.pass_on(step, LOAD_SELF if step == LOAD else STACK)

    # -- B2 Phase one: load the others -------------------------------------------------------------------------

    def load(self, code: i64) -> None:
        """B2.1: a card into slot 2 of an opponent."""
        self.row_to_slot(code & KIND_MASK, HAND + self.step_seat(), SLOT2, (code >> SEAT_SHIFT) & SEAT_MASK, 1)
        self.pass_on(LOAD, LOAD_SELF)

    # -- B3 Phase two: load yourself ---------------------------------------------------------------------------

    def clash(self, seat: i64, card: i64) -> i64:
        """B3.1: it must differ from the card in the own slot 2 in suit and in number; FINE, or which it shares."""
        other = self.slot_at(SLOT2, seat)
        if other == EMPTY:
            return FINE
        if suit_of(card) == suit_of(other):
            return SAME_SUIT
        if number_on(card) == number_on(other):
            return SAME_NUMBER
        return FINE

    def list_own_loads(self, seat: i64, options: Options) -> None:
        """B3.2: who can must; who has no such card plays none."""
        one = bit(0)
        listed: i64 = 0
        start: i64 = self.starts[HAND + seat]
        for at in range(start, start + self.cells[start - 1]):
            card: i64 = self.cells[at]
            if (listed >> card) & 1 == 0:
                listed |= one << card
                if self.clash(seat, card) == FINE:
                    options.add(card)
        if options.count == 0:
            options.add(NO_CARD)

    def check_own_load(self, seat: i64, code: i64) -> i64:
        if code == NO_CARD:
            start: i64 = self.starts[HAND + seat]
            for at in range(start, start + self.cells[start - 1]):
                if self.clash(seat, self.cells[at]) == FINE:
                    return MUST_PLAY
            return FINE
        if code < 0 or code >= self.numbers.kinds:
            return NO_SUCH_ANSWER
        return self.clash(seat, code) if self.holds(seat, code) else NOT_IN_HAND

    def load_self(self, card: i64) -> None:
        """B3.1, B3.2: a card into the own slot 1, or none, which tells everybody what the hand is made of."""
        seat = self.step_seat()
        if card != NO_CARD:
            self.row_to_slot(card, HAND + seat, SLOT1, seat, 1)
        else:
            clashing: i64 = 0
            for kind in range(FIRST_CARD, self.numbers.kinds):
                if self.clash(seat, kind) != FINE:
                    clashing |= bit(kind)
            self.conclude(ALL, seat, clashing, self.size_of(HAND + seat))
        self.pass_on(LOAD_SELF, STACK)

    # -- B4 Phase three: stock and run -------------------------------------------------------------------------

    def stack(self) -> None:
        """B4.1, B4.2: the cards of both slots go to the stock, and stacks past the limit burst."""
        seat: i64 = self.cells[FIRST]
        for _turn in range(self.seats):
            if in_race(self, seat):
                if self.slot_at(SLOT1, seat) != EMPTY:
                    self.to_stock(seat, SLOT1)
                if self.slot_at(SLOT2, seat) != EMPTY:
                    self.to_stock(seat, SLOT2)
                for suit in range(SUITS):
                    self.burst(seat, suit)
            seat = self.next_seat(seat)
        self.become_for(RUN, self.cells[FIRST])

    def run_ahead(self) -> None:
        """B4.3: forward as many spaces as there are stacks in the own stock; then the next seat."""
        seat = self.step_seat()
        self.pass_on(RUN, LAVA_FLOWS)
        self.move(seat, suits_in(self.kinds_in(STOCK + seat)))

    # -- B5 Phase four: lava -----------------------------------------------------------------------------------

    def lava_step(self) -> i64:
        """V3: how far the lava flows, by the crevasses it has crossed so far."""
        crossed: i64 = 0
        for index in range(len(self.numbers.dividers)):
            if self.cells[LAVA] > self.numbers.dividers[index]:
                crossed += 1
        return self.numbers.lava_steps[crossed]

    def lava_flows(self) -> None:
        """B5.1, B5.2: the lava moves, never into the sea; whoever is on its space or behind it is out at once."""
        lava: i64 = self.cells[LAVA] + self.lava_step()
        if lava >= self.numbers.last:
            lava = self.numbers.last - 1
        self.count(LAVA, lava)
        self.set_a(self.cells[RACE])
        seat: i64 = self.cells[FIRST]
        for _turn in range(self.seats):
            if in_race(self, seat) and self.cells[SPACE + seat] <= lava:
                self.count(RACE, self.cells[RACE] & ~(1 << seat))
                self.count(SPACE + seat, OFF_PATH)
            seat = self.next_seat(seat)
        self.become(BURN)

    def hands_will_burn(self) -> bool:
        """Whether somebody was just caught whose hand now comes to light (B5.2)."""
        for seat in range(self.seats):
            if not in_race(self, seat) and self.size_of(HAND + seat) != 0:
                return True
        return False

    def burn(self) -> None:
        """B5.2: hand and stock of whoever was caught go to the discard pile."""
        seat: i64 = self.cells[FIRST]
        for _turn in range(self.seats):
            if not in_race(self, seat):
                while self.size_of(HAND + seat) != 0:
                    self.row_to_pile(self.piece_at(HAND + seat, 0), HAND + seat, DISCARD)
                while self.kinds_in(STOCK + seat) != 0:
                    self.pile_to_pile(lowest(self.kinds_in(STOCK + seat)), STOCK + seat, DISCARD)
            seat = self.next_seat(seat)
        self.become(JUDGE)

    def judge(self) -> None:
        """B5.3: whoever is at sea wins; otherwise the only one left; if nobody is left, nobody."""
        at_sea: i64 = 0
        left: i64 = self.cells[RACE]
        for seat in range(self.seats):
            if self.cells[SPACE + seat] == self.numbers.last:
                at_sea |= 1 << seat
        if at_sea != 0:
            self.finish(AT_SEA, at_sea)
        elif left == 0:
            if self.numbers.last_caught_win:
                self.finish(LAST_CAUGHT, self.step_a())
            else:
                self.finish(NOBODY_LEFT, 0)
        elif left & (left - 1) == 0:
            self.finish(SURVIVOR, left)
        else:
            self.set_a(0)
            self.become(DRAW_UP)

    def draw_up(self, chance: Chance) -> None:
        """B5.4: the token goes to the next seat in the race, and everybody draws up to a full hand."""
        first = self.next_in_race(self.cells[FIRST])
        self.count(FIRST, first)
        self.count(ROUND, self.cells[ROUND] + 1)
        seat = first
        for _turn in range(self.seats):
            if in_race(self, seat):
                while self.size_of(HAND + seat) < self.numbers.hand and self.deck_has_cards(chance):
                    self.draw(seat)
            seat = self.next_seat(seat)
        self.become_for(LOAD, first)

    def deck_has_cards(self, chance: Chance) -> bool:
        """B5.4: an empty deck is made anew from the shuffled discard pile, if there is one."""
        if self.size_of(DECK) != 0:
            return True
        count = self.size_of(DISCARD)
        if count == 0:
            return False
        self.tell_what_hands_hold(HAND, self.numbers.kinds, 0)
        deck = vec[i64]([0] * count)
        at: i64 = 0
        for card in range(FIRST_CARD, self.numbers.kinds):
            while self.number_of(DISCARD, card) != 0:
                deck[at] = card
                at += 1
                self.pile_to_heap(card, DISCARD, DECK)
        chance.shuffle(deck, count)
        self.deck = deck
        return True
