"""What somebody must choose while an effect is carried out: crew to lose, cards to give up, which deck to draw from.

Where everybody can see that there is nothing to choose, nobody is asked.
"""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.native import i64
from settemari.core.options import Options
from settemari.core.table import EMPTY
from settemari.games.arrr.challenge import Challenging
from settemari.games.arrr.codes import (
    BARRED,
    CREW_DECK,
    CREW_DISCARD,
    CREW_HAND,
    DISCARD,
    DISMISS,
    DRAW,
    DRAW_CARDS,
    DRAW_EITHER,
    EVENT_DECK,
    EVENT_DISCARD,
    EVENT_HAND,
    FINE,
    IS_TIRED,
    LOSE,
    LOSE_CREW,
    LOSE_HAND,
    NAMING,
    NO_SUCH_ANSWER,
    NOT_IN_HAND,
    NOT_THERE,
    PAY,
    PAY_TOLL,
    REFUSE,
    TIRE,
    TIRE_CREW,
    WHAT_SHIFT,
    answer,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.naming import ONE_CREW


class Choices(Challenging):
    """Choices within effects; the record's seat chooses, its a says how many are left."""

    def choose_on(self, step: i64, chance: Chance) -> None:
        seat = self.step_seat()
        left = self.step_a()
        if step == NAMING:
            self.ask_for_names()
        elif step == LOSE_CREW:
            self.ask_to_lose_crew(seat, left)
        elif step == LOSE_HAND:
            self.ask_to_discard(seat, left)
        elif step == TIRE_CREW:
            self.ask_to_tire(seat, left)
        elif step == DRAW_EITHER:
            self.ask_which_deck(seat, left)
        elif step == PAY_TOLL:
            if self.hand_size(seat) < left:  # P7.5: only if it can be done in full
                self.bar()
            else:
                self.ask(1 << seat)
        elif step == DRAW_CARDS:
            events = self.step_b()
            self.pop()
            self.draw_cards(seat, left, events, chance)
        else:
            self.pop()
            self.cheat(seat, chance)

    def ask_to_lose_crew(self, seat: i64, left: i64) -> None:
        """P3.4: the player's choice; all of them if there are fewer."""
        if left == 0:
            self.pop()
        elif self.equipped(seat) > left:
            self.ask(1 << seat)
        else:
            self.pop()
            for spot in range(self.numbers.spots):
                if self.crew_at(seat, spot) != EMPTY:
                    self.lose_crew(seat, spot)

    def ask_to_discard(self, seat: i64, left: i64) -> None:
        if left == 0:
            self.pop()
        elif self.hand_size(seat) > left:
            self.ask(1 << seat)
        else:
            self.pop()
            while self.size_of(CREW_HAND + seat) != 0:
                self.row_to_pile(self.piece_at(CREW_HAND + seat, 0), CREW_HAND + seat, CREW_DISCARD)
            while self.size_of(EVENT_HAND + seat) != 0:
                self.row_to_pile(self.piece_at(EVENT_HAND + seat, 0), EVENT_HAND + seat, EVENT_DISCARD)

    def ask_to_tire(self, seat: i64, left: i64) -> None:
        if left == 0:
            self.pop()
        elif self.ready_crew(seat) > left:
            self.ask(1 << seat)
        else:
            self.pop()
            for spot in range(self.numbers.spots):
                if self.crew_at(seat, spot) != EMPTY and not self.is_tired(seat, spot):
                    self.tire(seat, spot)

    def ask_which_deck(self, seat: i64, left: i64) -> None:
        crew = self.size_of(CREW_DECK) + self.size_of(CREW_DISCARD) != 0
        events = self.size_of(EVENT_DECK) + self.size_of(EVENT_DISCARD) != 0
        if left == 0 or not (crew or events):
            self.pop()
        elif crew and events:
            self.ask(1 << seat)
        else:
            self.pop()
            self.push(DRAW_CARDS, seat, left if crew else 0, left if events else 0)

    def bar(self) -> None:
        """The toll is not paid: the action may not be done this turn (P2.3.5)."""
        barred: i64 = self.cells[BARRED] | self.step_b()
        self.pop()
        self.set_number(BARRED, barred)

    # -- answers -----------------------------------------------------------------------------------------------

    def list_choices(self, step: i64, seat: i64, options: Options) -> None:
        if step == NAMING:
            self.list_names(seat, options)
        elif step == LOSE_HAND:
            self.list_hand(seat, options)
        elif step == DRAW_EITHER:
            options.add(ONE_CREW)
            options.add(answer(DRAW, 0, 1))
        elif step == PAY_TOLL:
            options.add(PAY)
            options.add(REFUSE)
        else:
            for spot in range(self.numbers.spots):
                if self.crew_at(seat, spot) != EMPTY:
                    if step == LOSE_CREW:
                        options.add(LOSE | spot << WHAT_SHIFT)
                    elif not self.is_tired(seat, spot):
                        options.add(TIRE | spot << WHAT_SHIFT)

    def list_hand(self, seat: i64, options: Options) -> None:
        """Every kind of card in the hand, to be given up."""
        self.list_row(CREW_HAND + seat, DISMISS, options)
        self.list_row(EVENT_HAND + seat, DISCARD, options)

    def list_row(self, row: i64, verb: i64, options: Options) -> None:
        start: i64 = self.starts[row]
        end: i64 = start + self.cells[start - 1]
        for at in range(start, end):
            if self.is_first(start, at):
                options.add(verb | self.cells[at] << WHAT_SHIFT)

    def check_hand(self, seat: i64, code: i64) -> i64:
        """Whether that card can be given up from the hand."""
        what = what_of(code)
        if target_of(code) != 0:
            return NO_SUCH_ANSWER
        if verb_of(code) == DISMISS:
            if what >= self.cards.crew:
                return NO_SUCH_ANSWER
            return FINE if self.in_row(CREW_HAND + seat, what) else NOT_IN_HAND
        if verb_of(code) == DISCARD:
            if what >= self.cards.events:
                return NO_SUCH_ANSWER
            return FINE if self.in_row(EVENT_HAND + seat, what) else NOT_IN_HAND
        return NO_SUCH_ANSWER

    def give_up(self, seat: i64, code: i64) -> None:
        """A card from the hand is discarded."""
        if verb_of(code) == DISMISS:
            self.row_to_pile(what_of(code), CREW_HAND + seat, CREW_DISCARD)
        else:
            self.row_to_pile(what_of(code), EVENT_HAND + seat, EVENT_DISCARD)

    def check_choice(self, step: i64, seat: i64, code: i64) -> i64:
        if step == NAMING:
            return self.check_name(seat, code)
        if step == LOSE_HAND:
            return self.check_hand(seat, code)
        if step == DRAW_EITHER:
            return FINE if code == ONE_CREW or code == answer(DRAW, 0, 1) else NO_SUCH_ANSWER
        if step == PAY_TOLL:
            return FINE if code == PAY or code == REFUSE else NO_SUCH_ANSWER
        spot = what_of(code)
        verb: i64 = LOSE if step == LOSE_CREW else TIRE
        if verb_of(code) != verb or target_of(code) != 0 or spot >= self.numbers.spots:
            return NO_SUCH_ANSWER
        if self.crew_at(seat, spot) == EMPTY:
            return NOT_THERE
        return IS_TIRED if step == TIRE_CREW and self.is_tired(seat, spot) else FINE

    def chosen(self, step: i64, code: i64) -> None:
        seat = self.step_seat()
        if step == PAY_TOLL:
            if code == PAY:
                self.become(LOSE_HAND)
            else:
                self.bar()
            return
        if step == NAMING:
            self.take_name(seat, code)
            return
        self.set_a(self.step_a() - 1)
        if step == LOSE_CREW:
            self.lose_crew(seat, what_of(code))
        elif step == LOSE_HAND:
            self.give_up(seat, code)
        elif step == TIRE_CREW:
            self.tire(seat, what_of(code))
        else:
            self.push(DRAW_CARDS, seat, what_of(code), target_of(code))
