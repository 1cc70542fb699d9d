"""What cards do: each operation of the vocabulary one short method.

An effect being carried out is a record of the agenda: ``seat`` is who played or used the card (or who faces the
exploration), ``a`` the effect, how many of its operations are done and what was named for it (``naming.py``), ``b`` its
target and the spot it comes from.
"""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.native import i64
from settemari.core.table import RECORD, TOP
from settemari.games.arrr.codes import (
    ADD_DICE,
    AIM_MASK,
    AREA,
    BAR_ACTION,
    BARRED,
    CANCEL,
    CAPTAIN_SPOT,
    CHALLENGE_DECLARED,
    CHANGE_DIFFICULTY,
    CREW,
    CREW_DECK,
    CREW_HAND,
    DAMAGE,
    DICE,
    DISCARD_CREW,
    DISCARD_HAND,
    DONE_MASK,
    DONE_SHIFT,
    DRAW_ANY,
    DRAW_CREW,
    DRAW_EITHER,
    DRAW_EVENT,
    EFFECT_MASK,
    END_LASTING,
    EVENT_DISCARD,
    EVENT_HAND,
    EVERYONE,
    EXHAUST,
    EXPLORATION,
    EXTRA,
    FACES,
    GAIN,
    GALLOWS,
    GONE,
    JOLLY,
    LOOK,
    LOSE_COINS,
    LOSE_CREW,
    LOSE_HAND,
    MAKE_READY,
    MORE_DAMAGE,
    MOVE_NEAR,
    NO_TARGET,
    OF_EVENT,
    ON_CREW,
    ON_EXPLORATION,
    ON_SEAT,
    ON_TABLE,
    OPERATION,
    OTHERS,
    PAY_TOLL,
    PIRATE,
    PRESS,
    RAID_DECLARED,
    RAID_INSTEAD,
    READY_ALL,
    REDIRECT,
    REMOVE_DICE,
    REROLL,
    RIVAL_CREW,
    SAIL_DECLARED,
    SEA_DECK,
    SEAS,
    SHIELD,
    SHIFT,
    SINK,
    STACK,
    STACKED,
    STEAL,
    SWAP_ROW,
    TAKE_CREW,
    THE_PIRATE,
    THROWN,
    TIRE_CREW,
    TIRE_OWN,
    TIRED,
    TOLL,
    TURN_UP,
    WARD,
    YOU,
)
from settemari.games.arrr.deck import Effect
from settemari.games.arrr.naming import Naming


class Effects(Naming):
    """Carrying out what a card says, operation by operation (P7.5: whatever has lost its target does nothing)."""

    def carry_out(self, chance: Chance) -> None:
        """The next operation of the effect on top; after the last one the card goes where it belongs."""
        effect = self.cards.effects[self.step_a() & EFFECT_MASK]
        done = (self.step_a() >> DONE_SHIFT) & DONE_MASK
        if done == effect.count:
            self.effect_ends(effect)
            return
        self.set_a(self.step_a() + (1 << DONE_SHIFT))
        at = done * OPERATION
        operation = effect.operations[at]
        amount = effect.operations[at + 1]
        who = effect.operations[at + 2]
        seat = self.step_seat()
        aim = (self.step_b() & AIM_MASK) - 1
        if operation <= CHANGE_DIFFICULTY:
            self.change_roll(operation, amount, self.meant(who, seat, aim), chance)
        elif operation <= TURN_UP:
            self.change_sea(operation, aim)
        elif operation <= MAKE_READY:
            if aim != GONE:
                self.change_crew(operation, seat, aim >> 4, aim & 15)
        elif operation == STEAL:
            if aim != GONE:
                self.hand_over(aim, seat, amount)
        elif operation == LOOK:
            if aim != GONE and aim != seat:
                self.show(CREW_HAND + aim, seat)
                self.show(EVENT_HAND + aim, seat)
        elif operation == PRESS:
            self.press(seat, amount, chance)
        elif operation == END_LASTING:
            if aim != GONE:
                self.drop_lasting(aim)
        elif operation >= BAR_ACTION and operation <= REDIRECT:
            self.change_action(operation, amount, effect.operations[at + 3], aim)
        elif who == YOU and operation == effect.own_choice and self.names() != 0:
            self.do_as_named(operation, seat, chance)
        elif who < OTHERS:
            meant = self.meant(who, seat, aim)
            if meant != GONE:
                self.do_to(operation, amount, meant, chance)
        else:
            self.do_to_many(operation, amount, who, seat, chance)

    def meant(self, who: i64, seat: i64, aim: i64) -> i64:
        """Whom an operation is about: who plays the card, or its target; GONE if there is none (any more)."""
        return aim if who == THE_PIRATE else seat

    def effect_ends(self, effect: Effect) -> None:
        """An event goes to the discard pile, or stays in play if it is a permanent one (P7.7)."""
        seat = self.step_seat()
        aim = (self.step_b() & AIM_MASK) - 1
        self.pop()
        if effect.source != OF_EVENT:
            return
        if self.cards.event_lasts[effect.kind] == 0 or (effect.target != NO_TARGET and aim == GONE):
            self.row_to_pile(effect.kind, STACK, EVENT_DISCARD)
            return
        on: i64 = ON_TABLE
        if effect.target == PIRATE:
            on = ON_SEAT + aim
        elif effect.target == EXPLORATION:
            on = ON_EXPLORATION + aim
        elif CREW <= effect.target <= RIVAL_CREW:
            on = ON_CREW + aim
        self.lay_down(effect.kind, seat, on)

    def do_to_many(self, operation: i64, amount: i64, who: i64, seat: i64, chance: Chance) -> None:
        """One after the other, from the player on turn to the left. What asks is laid on the agenda: the last first."""
        asks = operation == DAMAGE or operation == DISCARD_HAND or operation == DRAW_ANY or operation == TIRE_OWN
        other = self.on_turn()
        for _turn in range(self.seats):
            if asks:
                other = other - 1 if other > 0 else self.seats - 1
            if who == EVERYONE or other != seat:
                self.do_to(operation, amount, other, chance)
            if not asks:
                other = self.next_seat(other)

    # -- dice --------------------------------------------------------------------------------------------------

    def rolls(self, seat: i64) -> bool:
        """Whether that seat is one of those who roll, or are about to; nobody does for a raid."""
        step = self.action()
        if step == 0 or step == RAID_DECLARED or seat == GONE or (step < RAID_DECLARED and self.action_a() == GONE):
            return False
        return seat == self.on_turn() or (step > CHALLENGE_DECLARED and seat == self.action_a())

    def change_roll(self, operation: i64, amount: i64, seat: i64, chance: Chance) -> None:
        if operation == CHANGE_DIFFICULTY:
            if self.rolls(self.on_turn()) and self.action() < RAID_DECLARED:
                self.count(SHIFT, self.cells[SHIFT] + amount)
        elif not self.rolls(seat):
            return
        elif operation == ADD_DICE:
            self.add_dice(seat, amount, chance)
        elif operation == REMOVE_DICE:
            if self.cells[THROWN] == 0:  # P4.6
                side = self.side_of(seat)
                self.count(EXTRA + side, self.cells[EXTRA + side] - amount)
        elif self.cells[THROWN] != 0:
            side = self.side_of(seat)
            failed = self.take_failures(side, amount)
            if operation == REROLL:
                self.throw(seat, failed, chance)
            elif failed > 0:
                at: i64 = DICE + side * FACES + JOLLY
                self.count(at, self.cells[at] + failed)

    # -- the stack and the row ---------------------------------------------------------------------------------

    def change_sea(self, operation: i64, aim: i64) -> None:
        if operation == TURN_UP:
            if self.size_of(SEA_DECK) != 0:  # P2.4.3
                self.turn_up_exploration()
        elif aim == GONE:
            return
        elif operation == CANCEL:
            self.take_off_stack(aim)
        elif operation == SINK:
            self.sink_exploration(aim)
        else:
            last = self.size_of(SEAS) - 1
            index = self.place_in_row(aim)
            goal: i64 = last if operation == MOVE_NEAR else 0
            if operation == SWAP_ROW:
                goal = index + 1 if index < last else index - 1
            if goal != index and goal >= 0:
                self.row_to_row(aim, SEAS, SEAS, goal)

    def stacked_at(self, number: i64) -> i64:
        """Where the record of something on the stack is; 0 is what was played first."""
        below: i64 = 1 if self.action() == 0 else 2
        return self.layout.agenda + (below + number) * RECORD

    def take_off_stack(self, number: i64) -> None:
        """P7.5: a cancelled event is discarded, a cancelled ability leaves its card ready."""
        cells = self.cells
        at = self.stacked_at(number)
        effect = self.cards.effects[cells[at + 2] & EFFECT_MASK]
        if effect.source == OF_EVENT:
            self.row_to_pile(effect.kind, STACK, EVENT_DISCARD)
        top: i64 = cells[TOP]
        while at < top:
            for cell in range(RECORD):
                cells[at + cell] = cells[at + RECORD + cell]
            if self.cards.effects[cells[at + 2] & EFFECT_MASK].target >= STACKED:
                aimed: i64 = cells[at + 3] & AIM_MASK
                if aimed == number + 1:
                    cells[at + 3] -= aimed  # its target is gone
                elif aimed > number + 1:
                    cells[at + 3] -= 1
            at += RECORD
        cells[TOP] = top - RECORD

    # -- crew --------------------------------------------------------------------------------------------------

    def change_crew(self, operation: i64, seat: i64, owner: i64, spot: i64) -> None:
        if operation == DISCARD_CREW:
            self.lose_crew(owner, spot)
        elif operation == TAKE_CREW:
            self.take_crew(owner, spot, seat)
        elif operation == EXHAUST:
            if not self.is_tired(owner, spot):
                self.tire(owner, spot)
        elif operation == MAKE_READY:
            self.make_ready(owner, spot)

    def press(self, seat: i64, cards: i64, chance: Chance) -> None:
        """P2.2.4: crew cards from the deck straight into the area, ready; without room into the hand.

        Where there is room the card is turned up, and one that does not fit goes on to the hand for all to see: that it
        did not fit would tell them about it anyway.
        """
        for _card in range(cards):
            if not self.crew_deck_has_cards(chance):
                return
            card: i64 = self.crew_deck[self.size_of(CREW_DECK) - 1]
            if self.equipped(seat) >= self.equip_limit(seat):
                self.heap_to_row(card, CREW_DECK, CREW_HAND + seat)
                continue
            fits = self.room_for(seat, card)
            spot = self.free_spot(seat)
            self.heap_to_slot(card, CREW_DECK, AREA + seat, spot, 1)
            if not fits:
                self.slot_to_row(AREA + seat, spot, CREW_HAND + seat)

    # -- doubloons, hands, damage ------------------------------------------------------------------------------

    def do_to(self, operation: i64, amount: i64, seat: i64, chance: Chance) -> None:
        """What happens to one player; where they must choose, they are asked."""
        if operation == GAIN:
            self.earn(seat, amount)
        elif operation == LOSE_COINS:
            self.pay(seat, amount)
        elif operation == DAMAGE:
            self.damage(seat, amount)
        elif operation == DRAW_CREW:
            self.draw_cards(seat, amount, 0, chance)
        elif operation == DRAW_EVENT:
            self.draw_cards(seat, 0, amount, chance)
        elif operation == DRAW_ANY:
            if self.numbers.mode == GALLOWS:  # P9.1: "crew or event" is crew
                self.draw_cards(seat, amount, 0, chance)
            else:
                self.push(DRAW_EITHER, seat, amount, 0)
        elif operation == DISCARD_HAND:
            self.push(LOSE_HAND, seat, amount, 0)
        elif operation == READY_ALL:
            self.set_number(TIRED + seat, self.cells[TIRED + seat] & 1 << CAPTAIN_SPOT)  # P6.6
        elif operation == WARD:
            self.count(SHIELD + seat, self.cells[SHIELD + seat] + amount)
        elif operation == TIRE_OWN:
            self.push(TIRE_CREW, seat, amount, 0)

    def draw_cards(self, seat: i64, crew: i64, events: i64, chance: Chance) -> None:
        """Crew cards first, then events; in a game without events there are none to draw (P9.1)."""
        for _card in range(crew):
            self.draw_crew(seat, chance)
        for _card in range(events):
            self.draw_event(seat, chance)

    def damage(self, seat: i64, amount: i64) -> None:
        """P3.4: so many equipped cards are discarded; lasting changes and wards count first."""
        amount += self.change(MORE_DAMAGE, seat, GONE)
        ward: i64 = self.cells[SHIELD + seat]
        if ward > 0 and amount > 0:
            if ward > amount:
                ward = amount
            self.count(SHIELD + seat, self.cells[SHIELD + seat] - ward)
            amount -= ward
        if amount > 0:
            self.push(LOSE_CREW, seat, amount, 0)

    # -- the declared action (P2.3.5) --------------------------------------------------------------------------

    def change_action(self, operation: i64, amount: i64, actions: i64, aim: i64) -> None:
        """What forbids, taxes or changes the action that was declared; once it has begun, nothing."""
        at: i64 = self.layout.agenda + RECORD
        step = self.action()
        if step != SAIL_DECLARED and step != RAID_DECLARED and step != CHALLENGE_DECLARED:
            return
        if operation == BAR_ACTION:
            self.set_number(BARRED, self.cells[BARRED] | actions)
        elif operation == TOLL:
            self.push(PAY_TOLL, self.on_turn(), amount, actions)
        elif operation == RAID_INSTEAD:
            self.clear_roll()
            self.cells[at] = RAID_DECLARED
            self.cells[at + 2] = 0
            self.cells[at + 3] = 0
        elif operation == REDIRECT and step == SAIL_DECLARED and aim != GONE:
            self.cells[at + 2] = aim
