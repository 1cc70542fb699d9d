"""Events and the stack: P7 of the rules, and the abilities of crew and captains that lie on it (P6).

At a *moment* (P7.8) everybody who publicly could answer is asked at once. The first in seat order from the player on
turn who wants to play something does so (P7.6), and it lies on the stack; when all pass, the top of the stack is
carried out, or the action goes on.
"""

from __future__ import annotations

from settemari.core.bits import bit
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.table import ASKED, EMPTY, RECORD, SPOT, TOP
from settemari.games.arrr.codes import (
    ANSWERING,
    AREA,
    BEFORE,
    CAPTAIN,
    CAPTAIN_SPOT,
    CHALLENGE_DECLARED,
    CHALLENGES,
    COMMAND,
    CONTEST,
    CONTEST_ENDS,
    DECLARED,
    DUEL,
    EFFECT,
    EFFECT_MASK,
    EVENT_HAND,
    FINE,
    FREE,
    GONE,
    IS_TIRED,
    MY_ROLL,
    NAME_PRIZE,
    NAMING,
    NO_ABILITY,
    NO_SUCH_ANSWER,
    NO_SUCH_TARGET,
    NO_TARGET,
    NO_TARGET_THERE,
    NOT_AFTER_THROW,
    NOT_BEFORE_THROW,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_ON_TURN,
    NOT_THERE,
    OF_CAPTAIN,
    OF_CREW,
    OF_EVENT,
    OF_EXPLORATION,
    ON_STACK,
    ON_STACK_ALREADY,
    PASS,
    PLAY,
    RAID_DECLARED,
    RAIDS,
    ROLL_ENDS,
    ROLLED,
    ROLLING,
    SAIL_DECLARED,
    SAILS,
    SPOT_GONE,
    SPOT_SHIFT,
    STACK,
    STAKES_SET,
    TEST,
    THROW,
    USE,
    WHAT_SHIFT,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.deck import Effect
from settemari.games.arrr.numbers import ABOVE_THE_STACK
from settemari.games.arrr.targets import Targets


class Answers(Targets):
    """Who is asked at a moment, what may be played or used, and what becomes of it."""

    # -- what is going on --------------------------------------------------------------------------------------

    def situation(self, seat: i64) -> i64:
        """What is going on, as bits, for one seat."""
        return self.situation_of(seat, self.going_on())

    def situation_of(self, seat: i64, going_on: i64) -> i64:
        """What goes on for everybody becomes one's own roll for those who take part in it."""
        if going_on & (BEFORE | ROLLED) != 0 and self.takes_part(seat, going_on):
            return going_on | MY_ROLL
        return going_on

    def takes_part(self, seat: i64, situation: i64) -> bool:
        """P5.5: who is on turn, and who was challenged as long as the challenge lasts."""
        return seat == self.on_turn() or (situation & DUEL != 0 and seat == self.action_a())

    def going_on(self) -> i64:
        """What is going on, as bits, whoever asks."""
        found: i64 = 0
        if self.step() == ON_STACK:
            found = ANSWERING
        step = self.action()
        if step == 0:
            return found | FREE
        if step < RAID_DECLARED:
            found |= SAILS
            faced = self.action_a()
            if faced != GONE:
                if step == SAIL_DECLARED:
                    found |= DECLARED
                    if self.cards.tests(faced) != 0:
                        found |= BEFORE
                elif step == TEST or step == THROW:
                    found |= BEFORE
                elif step == ROLLING or step == ROLL_ENDS:
                    found |= ROLLED
        elif step == RAID_DECLARED:
            found |= RAIDS | DECLARED
        else:
            found |= CHALLENGES
            if step == CHALLENGE_DECLARED:
                found |= DECLARED
            elif step >= NAME_PRIZE:
                found |= DUEL
                if step == STAKES_SET:
                    found |= BEFORE
                elif step == CONTEST or step == CONTEST_ENDS:
                    found |= ROLLED
        return found

    def fits(self, effect: Effect, situation: i64) -> bool:
        """P7.1, P7.8: whether a card can be played or used in this situation, its target aside."""
        return (
            situation & effect.all_of == effect.all_of
            and (effect.any_of == 0 or situation & effect.any_of != 0)
            and (effect.moments == 0 or situation & effect.moments != 0)
            and (effect.actions == 0 or situation & effect.actions != 0)
        )

    def may_use(self, seat: i64, effect: Effect, situation: i64) -> bool:
        """P6.3: by the player on turn, by a participant of a challenge, or whenever the card says so."""
        return effect.anytime or self.takes_part(seat, situation)

    def able_crew(self, seat: i64, situation: i64) -> i64:
        """P6.3: the kinds of crew whose abilities a seat may use, as a mask: most are out of the question at once."""
        return self.cards.able if self.takes_part(seat, situation) else self.cards.able_anytime

    def lies_on_stack(self, seat: i64, spot: i64) -> bool:
        """P7.5: an ability lies on the stack only once at a time."""
        cells = self.cells
        at: i64 = cells[TOP]
        bottom = self.layout.agenda
        while at > bottom:
            if cells[at] == ON_STACK and cells[at + 1] == seat and cells[at + 3] >> SPOT_SHIFT == spot:
                source = self.cards.effects[cells[at + 2] & EFFECT_MASK].source
                if source == OF_CREW or source == OF_CAPTAIN:
                    return True
            at -= RECORD
        return False

    # -- what a seat may play or use now -----------------------------------------------------------------------

    def list_plays(self, seat: i64, options: Options) -> None:
        """Every event and ability, with every target."""
        situation = self.situation(seat)
        cells = self.cells
        cards = self.cards
        one = bit(0)
        listed: i64 = 0  # equal cards are one choice; a mask, since this is listed more often than anything else
        start: i64 = self.starts[EVENT_HAND + seat]
        for at in range(start, start + cells[start - 1]):
            event: i64 = cells[at]
            if (listed >> event) & 1 == 0:
                listed |= one << event
                effect = cards.effects[cards.event_effects[event]]
                if self.fits(effect, situation):
                    self.add_targets(seat, effect, PLAY | event << WHAT_SHIFT, options)
        area: i64 = self.starts[AREA + seat]
        able = self.able_crew(seat, situation)
        for spot in range(self.numbers.spots):
            card: i64 = cells[area + spot * SPOT]
            if (
                card != EMPTY
                and (able >> card) & 1 != 0
                and self.can_use(seat, spot, cards.crew_effects[card], situation)
            ):
                able &= ~(one << card)
                effect = cards.effects[cards.crew_effects[card]]
                self.add_targets(seat, effect, USE | card << WHAT_SHIFT, options)
        captain: i64 = cells[self.starts[CAPTAIN] + seat * SPOT]
        if captain != EMPTY and self.can_use(seat, CAPTAIN_SPOT, cards.captain_effects[captain], situation):
            effect = cards.effects[cards.captain_effects[captain]]
            self.add_targets(seat, effect, COMMAND | captain << WHAT_SHIFT, options)

    def can_use(self, seat: i64, spot: i64, number: i64, situation: i64) -> bool:
        """P6.2, P6.3, P7.5: whether an ability can be used now, its target aside."""
        if number < 0 or self.is_tired(seat, spot):
            return False
        effect = self.cards.effects[number]
        return (
            self.may_use(seat, effect, situation)
            and self.fits(effect, situation)
            and not self.lies_on_stack(seat, spot)
        )

    def could_answer(self, seat: i64, going_on: i64) -> bool:
        """P7.8: what everybody can see: an event in hand, or an ability that could be used now."""
        if self.size_of(EVENT_HAND + seat) != 0:
            return True
        situation = self.situation_of(seat, going_on)
        cells = self.cells
        cards = self.cards
        able = self.able_crew(seat, situation)
        area: i64 = self.starts[AREA + seat]
        for spot in range(self.numbers.spots):
            card: i64 = cells[area + spot * SPOT]
            if (
                card != EMPTY
                and (able >> card) & 1 != 0
                and self.can_use(seat, spot, cards.crew_effects[card], situation)
                and self.has_target(seat, cards.effects[cards.crew_effects[card]])
            ):
                return True
        captain: i64 = cells[self.starts[CAPTAIN] + seat * SPOT]
        if captain == EMPTY or not self.can_use(seat, CAPTAIN_SPOT, cards.captain_effects[captain], situation):
            return False
        return self.has_target(seat, cards.effects[cards.captain_effects[captain]])

    def check_play(self, seat: i64, code: i64) -> i64:
        """FINE, or why this event or ability cannot be played or used now on that target."""
        situation = self.situation(seat)
        what = what_of(code)
        if verb_of(code) == PLAY:
            if what >= self.cards.events:
                return NO_SUCH_ANSWER
            if not self.in_row(EVENT_HAND + seat, what):
                return NOT_IN_HAND
            number: i64 = self.cards.event_effects[what]
        elif verb_of(code) == USE or verb_of(code) == COMMAND:
            reason = self.check_use(seat, code, situation)
            if reason != FINE:
                return reason
            number = self.ability_of(code)
        else:
            return NO_SUCH_ANSWER
        effect = self.cards.effects[number]
        if not self.fits(effect, situation):
            if effect.all_of & BEFORE != 0 and situation & ROLLED != 0:
                return NOT_AFTER_THROW  # P4.4
            if effect.all_of & ROLLED != 0 and situation & BEFORE != 0:
                return NOT_BEFORE_THROW
            return NOT_NOW
        if effect.target == NO_TARGET:
            return FINE if target_of(code) == 0 else NO_SUCH_TARGET
        if self.is_target(seat, effect.target, target_of(code)):
            return FINE
        return NO_SUCH_TARGET if self.has_target(seat, effect) else NO_TARGET_THERE

    def check_use(self, seat: i64, code: i64, situation: i64) -> i64:
        """P6.2, P6.3, P7.5: FINE, or why that card cannot be used, moment and target aside."""
        what = what_of(code)
        if what >= (self.cards.captains if verb_of(code) == COMMAND else self.cards.crew):
            return NO_SUCH_ANSWER
        number = self.ability_of(code)
        reason: i64 = NOT_THERE
        for spot in range(CAPTAIN_SPOT + 1):
            if self.is_on(seat, spot, code):
                if number < 0:
                    return NO_ABILITY
                if self.is_tired(seat, spot):
                    reason = IS_TIRED
                elif self.lies_on_stack(seat, spot):
                    reason = ON_STACK_ALREADY
                else:
                    return FINE if self.may_use(seat, self.cards.effects[number], situation) else NOT_ON_TURN
        return reason

    def is_on(self, seat: i64, spot: i64, code: i64) -> bool:
        """Whether the card that an answer speaks of lies on that spot."""
        if spot == CAPTAIN_SPOT:
            return verb_of(code) == COMMAND and self.slot_at(CAPTAIN, seat) == what_of(code)
        return verb_of(code) == USE and spot < self.numbers.spots and self.crew_at(seat, spot) == what_of(code)

    def spot_to_use(self, seat: i64, code: i64) -> i64:
        """Which of several equal cards is used: the first that can be."""
        spot: i64 = 0
        while not self.is_on(seat, spot, code) or self.is_tired(seat, spot) or self.lies_on_stack(seat, spot):
            spot += 1
        return spot

    def ability_of(self, code: i64) -> i64:
        """The effect of the crew card or captain that an answer speaks of, -1 if it has none."""
        if verb_of(code) == COMMAND:
            return self.cards.captain_effects[what_of(code)]
        return self.cards.crew_effects[what_of(code)]

    # -- moments (P7.6, P7.8) ----------------------------------------------------------------------------------

    def who_could_answer(self) -> i64:
        """P7.8: a seat is left out only if everybody can see that it cannot answer."""
        going_on = self.going_on()
        asked: i64 = 0
        for seat in range(self.seats):
            if self.could_answer(seat, going_on):
                asked |= 1 << seat
        return asked

    def has_room_on_stack(self) -> bool:
        """Abilities whose cards have left may pile up, and others take their places: whoever would pass the end of the
        agenda is not asked any more.
        """
        return self.cells[TOP] + (ABOVE_THE_STACK + 2) * RECORD <= self.layout.agenda_end

    def first_to_play(self, asked: i64, answers: vec[i64]) -> i64:
        """P7.6: who comes first, from the player on turn, among those who want to play something; GONE: nobody."""
        seat = self.on_turn()
        for _turn in range(self.seats):
            if (asked >> seat) & 1 != 0 and answers[seat] != PASS:
                return seat
            seat = self.next_seat(seat)
        return GONE

    def is_moment(self, step: i64) -> bool:
        """Whether everybody is asked at that step."""
        return (
            step == ON_STACK
            or step == SAIL_DECLARED
            or step == RAID_DECLARED
            or step == CHALLENGE_DECLARED
            or step == TEST
            or step == ROLL_ENDS
            or step == STAKES_SET
            or step == CONTEST_ENDS
        )

    def settled(self, given: i64, answers: vec[i64]) -> bool:
        """P7.6: as soon as it is clear who comes first."""
        asked: i64 = self.cells[ASKED]
        if not self.is_moment(self.step()):
            return given == asked
        seat = self.on_turn()
        for _turn in range(self.seats):
            if (asked >> seat) & 1 != 0:
                if (given >> seat) & 1 == 0:
                    return False
                if answers[seat] != PASS:
                    return True
            seat = self.next_seat(seat)
        return True

    def counted(self, given: i64, answers: vec[i64]) -> i64:
        """P7.6: up to the first who plays; the others' answers are void and stay secret."""
        if not self.is_moment(self.step()):
            return given
        counted: i64 = 0
        seat = self.on_turn()
        for _turn in range(self.seats):
            if (given >> seat) & 1 != 0:
                counted |= 1 << seat
                if answers[seat] != PASS:
                    return counted
            seat = self.next_seat(seat)
        return counted

    def put_on_stack(self, seat: i64, code: i64) -> None:
        """P7.3: an event is played, or an ability used; it is carried out when nobody answers it any more. Whoever does
        so names target and own choices first (P7.5).
        """
        what = what_of(code)
        if verb_of(code) == PLAY:
            number: i64 = self.cards.event_effects[what]
            self.row_to_row(what, EVENT_HAND + seat, STACK, self.size_of(STACK))
            spot: i64 = 0
        else:
            number = self.ability_of(code)
            spot = self.spot_to_use(seat, code)
        effect = self.cards.effects[number]
        aim: i64 = 0 if effect.target == NO_TARGET else target_of(code) + 1
        step: i64 = ON_STACK
        if effect.own_choice != 0:
            step = NAMING
        self.push(step, seat, number, aim | spot << SPOT_SHIFT)

    def punish(self, seat: i64, number: i64) -> None:
        """P3.9: a penalty is one item on the stack."""
        self.push(ON_STACK, seat, number, 0)

    def resolve_top(self) -> None:
        """P7.5: exhausting is part of an ability; if its card is exhausted or gone by now, it does nothing."""
        seat = self.step_seat()
        effect = self.cards.effects[self.step_a() & EFFECT_MASK]
        spot = self.step_b() >> SPOT_SHIFT
        if effect.source == OF_EVENT:
            self.become(EFFECT)
        elif spot == SPOT_GONE or (effect.source != OF_EXPLORATION and self.is_tired(seat, spot)):
            self.pop()
        else:
            if effect.source != OF_EXPLORATION:
                self.tire(seat, spot)
            self.become(EFFECT)
