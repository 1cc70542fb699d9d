"""The turn: P2 of the rules, in its order, and what comes before the first one (P1.4, P1.5)."""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.native import i64
from settemari.core.options import Options
from settemari.core.table import EMPTY, ROUND
from settemari.games.arrr.choices import Choices
from settemari.games.arrr.codes import (
    AFTER,
    AREA,
    AREA_FULL,
    BARRED,
    BARRED_NOW,
    BY,
    CAPTAIN,
    CAPTAINS_LEFT,
    CHALLENGE,
    CHALLENGING,
    CHOOSE_CAPTAIN,
    COMMAND,
    CONDITION_FAILS,
    CREW_HAND,
    DEAL_HANDS,
    DECLARE,
    DRAW,
    DRAW_CARDS,
    DROP,
    EQUIP,
    EVENT_HAND,
    EXPLORE,
    FINE,
    FIRST,
    GALLOWS,
    GANG,
    GANG_THERE,
    GONE,
    HAND_FULL,
    IN_PLAY,
    LASTING,
    LOSE_HAND,
    MOST_LASTING,
    MUST_PLACE,
    MY_NEXT_TURN,
    NO_CREW,
    NO_ROOM_NEEDED,
    NO_SUCH_ANSWER,
    NOT_IN_HAND,
    NOT_IN_ROW,
    NOT_THERE,
    OFFICER,
    OFFICER_THERE,
    PASS,
    PLACE,
    PLACED_ALREADY,
    RAID,
    RAID_DECLARED,
    READY,
    RECRUIT,
    RECRUIT_MORE,
    SAIL,
    SAIL_DECLARED,
    SAILING,
    SEA_DECK,
    SEAS,
    SHIELD,
    THIS_TURN,
    TIRED,
    TOO_MANY_OF_KIND,
    TRIM,
    USE,
    WHAT_SHIFT,
    answer,
    target_of,
    verb_of,
    what_of,
)


class Turns(Choices):
    """The bottom record: recruit, equip, act, explore."""

    # -- P1.5, P1.4 Before the first turn ----------------------------------------------------------------------

    def choose_captain(self, chance: Chance) -> None:
        """P1.5: the last in turn order chooses first, or captains are dealt at random; who finds none has none."""
        if self.size_of(CAPTAINS_LEFT) == 0:
            self.next_captain()
            return
        if self.numbers.captains_chosen:
            self.ask(1 << self.step_seat())
            return
        pick = chance.below(self.size_of(CAPTAINS_LEFT))
        captain: i64 = 0
        while self.number_of(CAPTAINS_LEFT, captain) == 0 or pick > 0:
            pick -= self.number_of(CAPTAINS_LEFT, captain)
            captain += 1
        self.take_captain(captain)

    def take_captain(self, captain: i64) -> None:
        """P1.5: each captain once."""
        self.pile_to_slot(captain, CAPTAINS_LEFT, CAPTAIN, self.step_seat())
        self.next_captain()

    def next_captain(self) -> None:
        seat = self.step_seat()
        if seat == self.cells[FIRST]:
            self.become(DEAL_HANDS)
        else:
            self.become_for(CHOOSE_CAPTAIN, seat - 1 if seat > 0 else self.seats - 1)

    def deal_hands(self, chance: Chance) -> None:
        """P1.4: crew cards, events and doubloons for everybody."""
        seat: i64 = self.cells[FIRST]
        for _turn in range(self.seats):
            self.draw_cards(seat, self.numbers.first_crew, self.numbers.first_events, chance)
            self.earn(seat, self.numbers.first_coins)
            seat = self.next_seat(seat)
        self.count(ROUND, 1)
        self.become_for(READY, seat)

    # -- P2.0 The turn begins ----------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """P2.0, P6.5: exhausted cards are readied; what was to last until now ends."""
        seat = self.step_seat()
        self.set_number(TIRED + seat, 0)
        self.end_lasting(MY_NEXT_TURN, seat)
        self.become(RECRUIT)

    def end_lasting(self, until: i64, by: i64) -> None:
        """Permanent events that last so long end: those that one seat played, or (GONE) everybody's."""
        if self.cells[IN_PLAY] == 0:
            return
        for spot in range(MOST_LASTING):
            event = self.slot_at(LASTING, spot)
            if (
                event != EMPTY
                and self.cards.event_until[event] == until
                and (by == GONE or self.cells[BY + spot] == by)
            ):
                self.drop_lasting(spot)

    # -- P2.1 Recruit ------------------------------------------------------------------------------------------

    def each_limit(self, seat: i64) -> i64:
        """P2.1.2: up to how many of a kind are drawn."""
        return self.numbers.recruit_each + self.change(RECRUIT_MORE, seat, GONE)

    def hand_limit(self, seat: i64) -> i64:
        """P2.1.2: drawing never takes the hand past this."""
        return self.numbers.recruit_hand + self.change(RECRUIT_MORE, seat, GONE)

    def list_recruiting(self, seat: i64, options: Options) -> None:
        self.list_hand(seat, options)
        most_crew = self.each_limit(seat) - self.size_of(CREW_HAND + seat)
        most_events = self.each_limit(seat) - self.size_of(EVENT_HAND + seat)
        room = self.hand_limit(seat) - self.hand_size(seat)
        if most_crew < 0:
            most_crew = 0
        if most_events < 0 or self.numbers.mode == GALLOWS:
            most_events = 0
        for crew in range(most_crew + 1):
            for events in range(most_events + 1):
                if crew + events <= room or crew + events == 0:
                    options.add(answer(DRAW, crew, events))

    def check_recruiting(self, seat: i64, code: i64) -> i64:
        if verb_of(code) != DRAW:
            return self.check_hand(seat, code)
        crew = what_of(code)
        events = target_of(code)
        if events != 0 and self.numbers.mode == GALLOWS:
            return NO_SUCH_ANSWER
        if crew != 0 and crew + self.size_of(CREW_HAND + seat) > self.each_limit(seat):
            return TOO_MANY_OF_KIND
        if events != 0 and events + self.size_of(EVENT_HAND + seat) > self.each_limit(seat):
            return TOO_MANY_OF_KIND
        if crew + events != 0 and crew + events + self.hand_size(seat) > self.hand_limit(seat):
            return HAND_FULL
        return FINE

    def recruit(self, code: i64) -> None:
        """P2.1.1, P2.1.4: discard, one card after the other; then say how many are drawn."""
        seat = self.step_seat()
        if verb_of(code) != DRAW:
            self.give_up(seat, code)
            return
        self.set_a(0)
        self.set_b(0)
        self.become(EQUIP)
        if code != DRAW:
            self.push(DRAW_CARDS, seat, what_of(code), target_of(code))

    # -- P2.2 Equip --------------------------------------------------------------------------------------------

    def ask_to_equip(self) -> None:
        """P2.2.1: who has no crew card in hand has nothing to do, as everybody can see."""
        seat = self.step_seat()
        if self.size_of(CREW_HAND + seat) != 0 or (self.numbers.discard_freely and self.equipped(seat) != 0):
            self.ask(1 << seat)
        else:
            self.become(DECLARE)

    def placeable(self, seat: i64, without: i64) -> i64:
        """P2.2.3: how many cards of the hand could be placed, if the card on that spot were gone (GONE: as it is)."""
        items: i64 = 0
        officers: i64 = 0
        gangs: i64 = 0
        start: i64 = self.starts[CREW_HAND + seat]
        for at in range(start, start + self.cells[start - 1]):
            kind = self.cards.crew_kinds[self.cells[at]]
            if kind == OFFICER:
                officers += 1
            elif kind == GANG:
                gangs += 1
            else:
                items += 1
        room = self.equip_limit(seat) - self.equipped(seat)
        free_officers = self.numbers.officers - self.equipped_kind(seat, OFFICER)
        free_gangs = self.numbers.gangs - self.equipped_kind(seat, GANG)
        if without != GONE:
            room += 1
            kind = self.cards.crew_kinds[self.crew_at(seat, without)]
            if kind == OFFICER:
                free_officers += 1
            elif kind == GANG:
                free_gangs += 1
        found = items + min_of(officers, free_officers) + min_of(gangs, free_gangs)
        return min_of(found, room)

    def check_drop(self, seat: i64, spot: i64) -> i64:
        """P2.2.2, P2.2.3: an equipped card makes room, before the first one is placed."""
        if self.step_b() != 0:
            return PLACED_ALREADY
        if self.numbers.discard_freely or self.placeable(seat, spot) > self.step_a():
            return FINE
        return NO_ROOM_NEEDED

    def check_place(self, seat: i64, card: i64) -> i64:
        """P2.2.1: at most so many cards, officers and gangs."""
        kind = self.cards.crew_kinds[card]
        if self.equipped(seat) >= self.equip_limit(seat):
            return AREA_FULL
        if kind == OFFICER and self.equipped_kind(seat, OFFICER) >= self.numbers.officers:
            return OFFICER_THERE
        if kind == GANG and self.equipped_kind(seat, GANG) >= self.numbers.gangs:
            return GANG_THERE
        return FINE

    def may_stop_equipping(self) -> bool:
        """P2.2.3: at most as many are discarded as are then placed.

        Whoever made room can fill it; only in a hand that somebody else imagines there may be nothing that fits.
        """
        if self.numbers.discard_freely or self.step_b() >= self.step_a():
            return True
        return self.placeable(self.step_seat(), GONE) <= 0

    def list_equipping(self, seat: i64, options: Options) -> None:
        if self.may_stop_equipping():
            options.add(PASS)
        for spot in range(self.numbers.spots):
            if self.crew_at(seat, spot) != EMPTY and self.check_drop(seat, spot) == FINE:
                options.add(DROP | spot << WHAT_SHIFT)
        if self.equipped(seat) >= self.equip_limit(seat):
            return  # as check_place would say of every card
        start: i64 = self.starts[CREW_HAND + seat]
        for at in range(start, start + self.cells[start - 1]):
            if self.is_first(start, at) and self.check_place(seat, self.cells[at]) == FINE:
                options.add(PLACE | self.cells[at] << WHAT_SHIFT)

    def check_equipping(self, seat: i64, code: i64) -> i64:
        what = what_of(code)
        if code == PASS:
            return FINE if self.may_stop_equipping() else MUST_PLACE
        if target_of(code) != 0:
            return NO_SUCH_ANSWER
        if verb_of(code) == DROP:
            if what >= self.numbers.spots:
                return NO_SUCH_ANSWER
            return NOT_THERE if self.crew_at(seat, what) == EMPTY else self.check_drop(seat, what)
        if verb_of(code) != PLACE or what >= self.cards.crew:
            return NO_SUCH_ANSWER
        return self.check_place(seat, what) if self.in_row(CREW_HAND + seat, what) else NOT_IN_HAND

    def equip(self, code: i64) -> None:
        seat = self.step_seat()
        if code == PASS:
            self.set_a(0)
            self.set_b(0)
            self.become(DECLARE)
        elif verb_of(code) == DROP:
            self.lose_crew(seat, what_of(code))
            self.set_a(self.step_a() + 1)
        else:
            self.row_to_slot(what_of(code), CREW_HAND + seat, AREA + seat, self.free_spot(seat), 1)
            self.set_b(self.step_b() + 1)

    # -- P2.3 Act ----------------------------------------------------------------------------------------------

    def check_sail(self, seat: i64, exploration: i64) -> i64:
        """P2.3.1, P2.3.4, P3.1; only now, at the declaration (P2.3.6)."""
        if exploration >= self.cards.explorations:
            return NO_SUCH_ANSWER
        if self.place_in_row(exploration) == GONE:
            return NOT_IN_ROW
        if self.equipped(seat) == 0:
            return NO_CREW
        if self.barred(seat) & SAILING != 0:
            return BARRED_NOW
        return FINE if self.condition_holds(seat, exploration) else CONDITION_FAILS

    def list_actions(self, seat: i64, options: Options) -> None:
        """What may be declared, and what may be played before."""
        options.add(RAID)
        if self.equipped(seat) != 0:
            barred = self.barred(seat)
            if barred & SAILING == 0:
                start: i64 = self.starts[SEAS]
                for at in range(start, start + self.cells[start - 1]):
                    if self.condition_holds(seat, self.cells[at]):
                        options.add(SAIL | self.cells[at] << WHAT_SHIFT)
            if barred & CHALLENGING == 0:
                self.list_challenges(seat, options)
        self.list_plays(seat, options)

    def check_action(self, seat: i64, code: i64) -> i64:
        if code == RAID:
            return FINE
        if verb_of(code) == SAIL:
            return self.check_sail(seat, what_of(code)) if target_of(code) == 0 else NO_SUCH_ANSWER
        if verb_of(code) == CHALLENGE:
            reason = self.check_challenge(seat, code)
            return BARRED_NOW if reason == FINE and self.barred(seat) & CHALLENGING != 0 else reason
        return self.check_play(seat, code)

    def act(self, code: i64) -> None:
        """P2.3.0: the action is declared; what the player on turn plays before that is carried out first."""
        seat = self.step_seat()
        verb = verb_of(code)
        if verb <= USE or verb == COMMAND:
            self.put_on_stack(seat, code)
            return
        self.become(AFTER)
        if verb == SAIL:
            self.push(SAIL_DECLARED, seat, what_of(code), 0)
        elif verb == RAID:
            self.push(RAID_DECLARED, seat, 0, 0)
        else:
            self.challenge(seat, code)

    def ask_after_action(self) -> None:
        """P7.8: the player on turn may still play events and use abilities, one after the other."""
        if self.could_answer(self.step_seat(), self.going_on()):
            self.ask(1 << self.step_seat())
        else:
            self.become(TRIM)

    def trim_hand(self) -> None:
        """P2.1.5: only where the limit is to hold always (`hand.limit_always`)."""
        seat = self.step_seat()
        over = self.hand_size(seat) - self.hand_limit(seat)
        self.become(EXPLORE)
        if self.numbers.limit_always and over > 0:
            self.push(LOSE_HAND, seat, over, 0)

    # -- P2.4 Explore ------------------------------------------------------------------------------------------

    def turn_ends(self) -> None:
        """What was to last for this turn ends with it."""
        self.set_number(BARRED, 0)
        for seat in range(self.seats):
            self.set_number(SHIELD + seat, 0)
        self.end_lasting(THIS_TURN, GONE)

    def explore(self) -> bool:
        """P2.4.1: a new exploration, and the turn passes to the left; False if there is none (P2.4.2)."""
        self.turn_ends()
        if self.size_of(SEA_DECK) == 0:
            return False
        self.turn_up_exploration()
        seat = self.next_seat(self.step_seat())
        if seat == self.cells[FIRST]:
            self.count(ROUND, self.cells[ROUND] + 1)
        self.become_for(READY, seat)
        return True


def min_of(one: i64, two: i64) -> i64:
    return one if one < two else two
