"""Escape from Maretta: side A of the board, section A of the rules, in its order."""

from __future__ import annotations

from typing import final

from settemari.core.chance import Chance
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.table import ROUND, SPOT, TOP
from settemari.games.maretta.codes import (
    BOARD,
    BY_BOTH,
    BY_CARD,
    BY_DECK,
    BY_TOKEN,
    CHOOSE_BARREL,
    DECK,
    DISCARD,
    FINE,
    FIRST,
    GIVE,
    HAND,
    INK_NEXT,
    INKED,
    KEEP,
    KIND_MASK,
    NO_CARD,
    NO_SUCH_ANSWER,
    NOT_IN_HAND,
    PICK,
    PLACE,
    RECEIVE,
    REFILL,
    SEAT_MASK,
    SEAT_SHIFT,
    SHIP,
    SLOT1,
    SLOT2,
    SPACE,
    STEAL,
    STOCK,
    STOLE,
    THEFT_AFTER_MOVE,
    THEFT_SHIFT,
    TURN_UP,
    UNCOVER,
)
from settemari.games.maretta.placing import Placing
from settemari.games.maretta.state import boarding_score, slots_difference


@final
class Escape(Placing):
    """A game of side A. The bottom record is the round: its seat places, a is the receiver."""

    def copy(self) -> Escape:
        return Escape(self.layout, self.cells[:], self.facts, self.numbers, self.deck, self.box, self.bag)

    def perform(self, chance: Chance) -> None:
        step: i64 = self.cells[self.cells[TOP]]
        if step >= CHOOSE_BARREL:
            self.perform_barrel(step)
        elif step == PLACE:
            self.ask(1 << self.step_seat())
        elif step == UNCOVER:
            self.uncover()
        elif step == RECEIVE:
            self.receive()
        elif step == GIVE:
            self.give()
        elif step == PICK:
            self.ask((1 << self.seats) - 1)
        elif step == TURN_UP:
            self.turn_all_up()
        elif step == STEAL:
            self.steal_after_move()
        elif step == BOARD:
            self.board()
        elif step == KEEP:
            self.keep()
        else:
            self.refill()

    def answered(self, answers: vec[i64]) -> None:
        cells = self.cells
        top: i64 = cells[TOP]
        step: i64 = cells[top]
        if step == PLACE:
            self.place(answers[cells[top + 1]])
        elif step == PICK:
            self.pick(answers)
        elif step == STEAL:
            self.stolen(answers[self.step_seat()])
        else:
            self.barrel_answered(step, answers)

    def veiled(self) -> bool:
        step = self.step()
        return step == UNCOVER or step == TURN_UP or step == REFILL or self.barrel_veiled(step)

    def legal(self, seat: i64, options: Options) -> None:
        options.count = 0
        step: i64 = self.cells[self.cells[TOP]]
        if step == PLACE:
            self.list_placings(seat, options)
        elif step == PICK:
            self.list_hand(seat, options)
        elif step == STEAL:
            options.add(NO_CARD)
            self.list_kinds(self.kinds_in(STOCK + self.step_a()), 0, options)
        else:
            self.list_barrel_answers(step, seat, options)

    def check(self, seat: i64, code: i64) -> i64:
        step = self.step()
        if step == PLACE:
            return self.check_placing(seat, code)
        if step == PICK:
            if code < 0 or code >= self.numbers.kinds:
                return NO_SUCH_ANSWER
            return FINE if self.holds(seat, code) else NOT_IN_HAND
        if step == STEAL:
            return FINE if code == NO_CARD else self.check_in_stock(self.step_a(), code)
        return self.check_barrel_answer(step, seat, code)

    # -- A2 Phase one: own card --------------------------------------------------------------------------------

    def pick(self, answers: vec[i64]) -> None:
        """A2.1: everybody puts a card face down in the own slot 1."""
        for seat in range(self.seats):
            self.row_to_slot(answers[seat], HAND + seat, SLOT1, seat, 0)
        self.become(TURN_UP)

    def turn_all_up(self) -> None:
        """A2.2: all are turned up at once, but for players under a cuttlefish (D3, D4)."""
        inked: i64 = self.cells[INKED]
        for seat in range(self.seats):
            if (inked >> seat) & 1 == 0:
                self.turn_up(SLOT1, seat)
        self.become_for(PLACE, self.cells[FIRST])

    # -- A3 Phase two: a card for somebody else ----------------------------------------------------------------

    def place(self, code: i64) -> None:
        """A3.1 and A3.4: the theft comes first, then the card lies in the receiver's slot 2."""
        seat = self.step_seat()
        receiver = (code >> SEAT_SHIFT) & SEAT_MASK
        stolen = code >> THEFT_SHIFT
        if stolen != 0:
            self.steal(stolen, receiver, seat)
        self.set_a(receiver)
        self.row_to_slot(code & KIND_MASK, HAND + seat, SLOT2, receiver, 1)
        self.become(RECEIVE if self.face_up(SLOT1, receiver) else UNCOVER)

    def steal(self, card: i64, victim: i64, thief: i64) -> None:
        """A3.4: any one card of that stock, at the cost of the own move."""
        self.take_card(card, victim, thief)
        self.count(STOLE, self.cells[STOLE] | (1 << thief))

    def uncover(self) -> None:
        """A3.3: a slot 1 that is still face down is turned up now."""
        self.turn_up(SLOT1, self.step_a())
        self.become(RECEIVE)

    def receive(self) -> None:
        """A3.5: the receiver moves by the difference of the two numbers, at once."""
        receiver = self.step_a()
        self.become(STEAL if self.numbers.theft == THEFT_AFTER_MOVE else GIVE)
        if not (self.numbers.theft_costs_all and self.stole(receiver)):
            self.move(receiver, slots_difference(self, receiver))

    def steal_after_move(self) -> None:
        """A3.4 with `theft.when = after-move`: asked now, if the placed card still matches."""
        receiver = self.step_a()
        kinds = self.kinds_in(STOCK + receiver)
        if receiver != self.step_seat() and (kinds >> self.slot_at(SLOT2, receiver)) & 1 != 0:
            self.ask(1 << self.step_seat())
        else:
            self.become(GIVE)

    def stolen(self, card: i64) -> None:
        if card != NO_CARD:
            self.steal(card, self.step_a(), self.step_seat())
        self.become(GIVE)

    def stole(self, seat: i64) -> bool:
        return (self.cells[STOLE] >> seat) & 1 != 0

    def give(self) -> None:
        """A3.6: who placed the card moves 2, unless they stole or placed on themselves; A3.10: from where they are.

        The turn goes on before the move, so that a barrel at its end lies on top of it (A3.1).
        """
        seat = self.step_seat()
        moves = self.step_a() != seat and not self.stole(seat)
        following = self.next_seat(seat)
        self.become_for(BOARD if following == self.cells[FIRST] else PLACE, following)
        if moves:
            self.move(seat, self.numbers.giver_move)

    # -- A4 Phase three: end of the round ----------------------------------------------------------------------

    def board(self) -> None:
        """A4.1, A4.2: all who board a steamship card or stand on the token win together; A3.9: only now."""
        cells = self.cells
        ship = False
        one: i64 = self.starts[SLOT1]
        two: i64 = self.starts[SLOT2]
        for _seat in range(self.seats):
            if cells[one] == SHIP or cells[two] == SHIP:
                ship = True
            one += SPOT
            two += SPOT
        aboard: i64 = 0
        arrived: i64 = 0
        for seat in range(self.seats):
            if ship and boarding_score(self, seat) >= self.numbers.boarding:
                aboard |= 1 << seat
            if cells[SPACE + seat] == self.numbers.last:
                arrived |= 1 << seat
        if aboard | arrived == 0:
            self.become(KEEP)
        elif aboard == 0:
            self.finish(BY_TOKEN, arrived)
        else:
            self.finish(BY_BOTH if arrived != 0 else BY_CARD, aboard | arrived)

    def keep(self) -> None:
        """A4.3: steamship cards are discarded, everything else in the slots goes to the own stock."""
        for seat in range(self.seats):
            self.keep_card(SLOT1, seat)
            self.keep_card(SLOT2, seat)
        self.become(REFILL)

    def keep_card(self, slots: i64, seat: i64) -> None:
        if self.cells[self.starts[slots] + seat * SPOT] == SHIP:
            self.slot_to_pile(slots, seat, DISCARD)
        else:
            self.slot_to_pile(slots, seat, STOCK + seat)

    def refill(self) -> None:
        """A4.4, A4.5: the token goes on and everybody draws, or the deck is used up and the furthest win."""
        if self.size_of(DECK) < self.numbers.draw * self.seats:
            self.deck_is_used_up()
            return
        first = self.next_seat(self.cells[FIRST])
        self.count(FIRST, first)
        self.count(ROUND, self.cells[ROUND] + 1)
        if self.cells[STOLE] != 0:
            self.count(STOLE, 0)
        if self.cells[INKED] | self.cells[INK_NEXT] != 0:
            self.count(INKED, self.cells[INK_NEXT])
            self.count(INK_NEXT, 0)
        seat = first
        for _turn in range(self.seats):
            for _card in range(self.numbers.draw):
                self.draw(seat)
            seat = self.next_seat(seat)
        self.become_for(PICK, first)
        self.set_a(0)

    def deck_is_used_up(self) -> None:
        """A4.5: whoever is furthest along the path wins."""
        furthest: i64 = 0
        winners: i64 = 0
        for seat in range(self.seats):
            space: i64 = self.cells[SPACE + seat]
            if space > furthest:
                furthest = space
                winners = 0
            if space == furthest:
                winners |= 1 << seat
        self.finish(BY_DECK, winners)
