"""P7.5: whoever puts a card on the stack names their own choices then, before anybody may answer it.

Which deck is drawn from, which cards of the hand are given up, which equipped cards are exhausted: one name after the
other, as long as there is something to choose. Names lie in the record of the effect, for everybody to see. When it is
carried out they are done, each as far as it still can be; without any, the choice is asked for then (``choices.py``).
"""

from __future__ import annotations

from typing import Final

from settemari.core.bits import bit
from settemari.core.chance import Chance
from settemari.core.events import ALL
from settemari.core.native import i64
from settemari.core.options import Options
from settemari.core.table import EMPTY
from settemari.games.arrr.codes import (
    CREW_DECK,
    CREW_DECK_NAMED,
    CREW_DISCARD,
    CREW_HAND,
    CREW_NAMED,
    DISCARD,
    DISCARD_HAND,
    DISMISS,
    DRAW,
    DRAW_ANY,
    EFFECT_MASK,
    EVENT_DECK,
    EVENT_DECK_NAMED,
    EVENT_DISCARD,
    EVENT_HAND,
    EVENT_NAMED,
    FINE,
    IS_TIRED,
    NAME_BITS,
    NAME_MASK,
    NAMED_ALREADY,
    NAMED_SHIFT,
    NO_SUCH_ANSWER,
    NOT_IN_HAND,
    NOT_THERE,
    OF_CREW,
    ON_STACK,
    ON_STACK_ALREADY,
    SPOT_SHIFT,
    TIRE,
    TIRE_OWN,
    WHAT_SHIFT,
    answer,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.deck import Effect
from settemari.games.arrr.dice import Dice

ONE_CREW: Final = DRAW | 1 << WHAT_SHIFT


class Naming(Dice):
    """The record on top is a card about to lie on the stack; its seat names."""

    def effect_on_top(self) -> Effect:
        return self.cards.effects[self.step_a() & EFFECT_MASK]

    def names(self) -> i64:
        """What was named, the first one lowest."""
        return self.step_a() >> NAMED_SHIFT

    def names_given(self) -> i64:
        """How many."""
        rest = self.names()
        count: i64 = 0
        while rest != 0:
            count += 1
            rest >>= NAME_BITS
        return count

    def times_named(self, name: i64) -> i64:
        rest = self.names()
        times: i64 = 0
        while rest != 0:
            if rest & NAME_MASK == name:
                times += 1
            rest >>= NAME_BITS
        return times

    # -- asking ------------------------------------------------------------------------------------------------

    def ask_for_names(self) -> None:
        """One name at a time; when there is nothing (more) to choose, the card lies on the stack."""
        seat = self.step_seat()
        effect = self.effect_on_top()
        if self.names_given() < effect.own_amount and self.can_choose(seat, effect):
            self.ask(1 << seat)
        else:
            self.become(ON_STACK)

    def can_choose(self, seat: i64, effect: Effect) -> bool:
        """Whether there is more than has to be given up or exhausted, or there are two decks to draw from."""
        if effect.own_choice == DISCARD_HAND:
            return self.size_of(CREW_HAND + seat) + self.size_of(EVENT_HAND + seat) > effect.own_amount
        if effect.own_choice == DRAW_ANY:
            return (
                self.size_of(CREW_DECK) + self.size_of(CREW_DISCARD) != 0
                and self.size_of(EVENT_DECK) + self.size_of(EVENT_DISCARD) != 0
            )
        ready = self.ready_crew(seat)
        if effect.source == OF_CREW:
            ready -= 1  # the card itself is exhausted by then
        return ready > effect.own_amount

    def list_names(self, seat: i64, options: Options) -> None:
        choice = self.effect_on_top().own_choice
        if choice == DRAW_ANY:
            options.add(ONE_CREW)
            options.add(answer(DRAW, 0, 1))
        elif choice == TIRE_OWN:
            for spot in range(self.numbers.spots):
                self.list_name(seat, TIRE | spot << WHAT_SHIFT, options)
        else:
            self.list_names_in(seat, CREW_HAND + seat, DISMISS, options)
            self.list_names_in(seat, EVENT_HAND + seat, DISCARD, options)

    def list_names_in(self, seat: i64, hand: i64, verb: i64, options: Options) -> None:
        start: i64 = self.starts[hand]
        for at in range(start, start + self.cells[start - 1]):
            if self.is_first(start, at):
                self.list_name(seat, verb | self.cells[at] << WHAT_SHIFT, options)

    def list_name(self, seat: i64, code: i64, options: Options) -> None:
        if self.check_name(seat, code) == FINE:
            options.add(code)

    def check_name(self, seat: i64, code: i64) -> i64:
        """FINE, or why that cannot be named: a card not more often than it is there."""
        effect = self.effect_on_top()
        if effect.own_choice == DRAW_ANY:
            return FINE if code == ONE_CREW or code == answer(DRAW, 0, 1) else NO_SUCH_ANSWER
        if target_of(code) != 0:
            return NO_SUCH_ANSWER
        if effect.own_choice == TIRE_OWN:
            return self.check_tiring(seat, code, effect)
        what = what_of(code)
        if verb_of(code) == DISMISS and what < self.cards.crew:
            there = self.copies_in(CREW_HAND + seat, what)
        elif verb_of(code) == DISCARD and what < self.cards.events:
            there = self.copies_in(EVENT_HAND + seat, what)
        else:
            return NO_SUCH_ANSWER
        if there == 0:
            return NOT_IN_HAND
        return FINE if there > self.times_named(self.name_of(seat, code)) else NAMED_ALREADY

    def check_tiring(self, seat: i64, code: i64, effect: Effect) -> i64:
        """P7.5: the card whose ability it is will be exhausted anyway."""
        spot = what_of(code)
        if verb_of(code) != TIRE or spot >= self.numbers.spots:
            return NO_SUCH_ANSWER
        kind = self.crew_at(seat, spot)
        if kind == EMPTY:
            return NOT_THERE
        if self.is_tired(seat, spot):
            return IS_TIRED
        own: i64 = EMPTY
        if effect.source == OF_CREW:
            own = self.step_b() >> SPOT_SHIFT
        if spot == own:
            return ON_STACK_ALREADY
        there: i64 = 0
        for other in range(self.numbers.spots):
            if other != own and self.crew_at(seat, other) == kind and not self.is_tired(seat, other):
                there += 1
        return FINE if there > self.times_named(CREW_NAMED + kind) else NAMED_ALREADY

    def copies_in(self, hand: i64, kind: i64) -> i64:
        start: i64 = self.starts[hand]
        copies: i64 = 0
        for at in range(start, start + self.cells[start - 1]):
            if self.cells[at] == kind:
                copies += 1
        return copies

    def name_of(self, seat: i64, code: i64) -> i64:
        """An answer as it lies in the record: a card by its kind, so that it does not matter where it lies by then."""
        verb = verb_of(code)
        if verb == DISMISS:
            return CREW_NAMED + what_of(code)
        if verb == DISCARD:
            return EVENT_NAMED + what_of(code)
        if verb == TIRE:
            return CREW_NAMED + self.crew_at(seat, what_of(code))
        return CREW_DECK_NAMED if code == ONE_CREW else EVENT_DECK_NAMED

    def take_name(self, seat: i64, code: i64) -> None:
        """A name comes after those that were given. Who names a card of the hand tells everybody that it is there."""
        name = self.name_of(seat, code)
        self.set_a(self.step_a() | name << (NAMED_SHIFT + NAME_BITS * self.names_given()))
        if verb_of(code) == DISMISS:
            self.conclude(ALL, seat, bit(what_of(code)), self.times_named(name))
        elif verb_of(code) == DISCARD:
            self.conclude(ALL, self.seats + seat, bit(what_of(code)), self.times_named(name))

    # -- carrying out ------------------------------------------------------------------------------------------

    def do_as_named(self, operation: i64, seat: i64, chance: Chance) -> None:
        """What was named is done, as far as it is still there; nobody is asked."""
        rest = self.names()
        while rest != 0:
            name = rest & NAME_MASK
            rest >>= NAME_BITS
            if operation == DRAW_ANY:
                if name == CREW_DECK_NAMED:
                    self.draw_crew(seat, chance)
                else:
                    self.draw_event(seat, chance)
            elif operation == TIRE_OWN:
                self.tire_kind(seat, name - CREW_NAMED)
            elif name < EVENT_NAMED:
                if self.in_row(CREW_HAND + seat, name - CREW_NAMED):
                    self.row_to_pile(name - CREW_NAMED, CREW_HAND + seat, CREW_DISCARD)
            elif self.in_row(EVENT_HAND + seat, name - EVENT_NAMED):
                self.row_to_pile(name - EVENT_NAMED, EVENT_HAND + seat, EVENT_DISCARD)

    def tire_kind(self, seat: i64, kind: i64) -> None:
        """The first card of that kind that is still ready."""
        for spot in range(self.numbers.spots):
            if self.crew_at(seat, spot) == kind and not self.is_tired(seat, spot):
                self.tire(seat, spot)
                return
