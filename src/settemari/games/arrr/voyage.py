"""A game of Arrr!!!: which step is carried out, asked and answered where."""

from __future__ import annotations

from typing import final

from settemari.core.chance import Chance
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.games.arrr.codes import (
    ACCEPT,
    ADD_DICE,
    AFTER,
    CAPTAIN_GONE,
    CAPTAIN_TAKEN,
    CAPTAINS_LEFT,
    CHOOSE_CAPTAIN,
    CONTEST,
    DEAL_HANDS,
    DECLARE,
    DISCARD_HAND,
    DONE_MASK,
    DONE_SHIFT,
    DRAW_ANY,
    DRAW_CARDS,
    DRAW_CREW,
    EFFECT,
    EFFECT_MASK,
    EQUIP,
    EXPLORE,
    FINE,
    GALLOWS,
    GONE,
    LOOK,
    LOSE_HAND,
    NAME_PRIZE,
    NO_SUCH_ANSWER,
    ON_STACK,
    OPERATION,
    PASS,
    PLUNDER,
    PRESS,
    PRIZE,
    RAID_DECLARED,
    READY,
    RECRUIT,
    REFUSE,
    REROLL,
    RESPOND,
    ROLLING,
    THROW,
    THROW_BOTH,
    THROW_MORE,
    THROWN,
    TRIM,
    TURN_UP,
    WHAT_SHIFT,
    YOU,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.score import ranking
from settemari.games.arrr.turn import Turns


@final
class Voyage(Turns):
    """The whole table with all its secrets."""

    def copy(self) -> Voyage:
        return Voyage(
            self.layout,
            self.cells[:],
            self.facts,
            self.numbers,
            self.crew_deck,
            self.event_deck,
            self.sea_deck,
            self.sea_box,
        )

    def perform(self, chance: Chance) -> None:
        step = self.step()
        if step == ON_STACK:
            asked = self.who_could_answer()
            if asked != 0 and self.has_room_on_stack():
                self.ask(asked)
            else:
                self.resolve_top()
        elif step == EFFECT:
            self.carry_out(chance)
        elif step > EFFECT:
            self.choose_on(step, chance)
        elif step == RAID_DECLARED:
            self.raid_declared()
        elif step > RAID_DECLARED:
            self.challenge_on(step, chance)
        elif step > EXPLORE:
            self.sail_on(step, chance)
        else:
            self.turn_on(step, chance)

    def turn_on(self, step: i64, chance: Chance) -> None:
        """One step of the turn itself."""
        if step == DECLARE or step == RECRUIT:
            self.ask(1 << self.step_seat())
        elif step == EQUIP:
            self.ask_to_equip()
        elif step == AFTER:
            self.ask_after_action()
        elif step == TRIM:
            self.trim_hand()
        elif step == EXPLORE:
            if not self.explore():
                ending, winners = ranking(self, self.numbers)
                self.finish(ending, winners)
        elif step == READY:
            self.begin_turn()
        elif step == DEAL_HANDS:
            self.deal_hands(chance)
        else:
            self.choose_captain(chance)

    def answered(self, answers: vec[i64]) -> None:
        step = self.step()
        if self.is_moment(step):
            seat = self.first_to_play(self.answering, answers)
            if seat == GONE:
                self.nobody_answered(step)
            elif step == ON_STACK or step == RAID_DECLARED:
                self.put_on_stack(seat, answers[seat])
            elif step > RAID_DECLARED:
                self.challenge_answered(step, seat, answers[seat])
            else:
                self.sail_answered(step, seat, answers[seat])
        elif step == RECRUIT:
            self.recruit(answers[self.step_seat()])
        elif step == EQUIP:
            self.equip(answers[self.step_seat()])
        elif step == DECLARE:
            self.act(answers[self.step_seat()])
        elif step == ROLLING:
            self.roller_answered(answers[self.step_seat()])
        elif step == CONTEST:
            self.contestant_answered(answers[self.contestant()])
        elif step > EFFECT:
            self.chosen(step, answers[self.step_seat()])
        elif step == AFTER:
            self.after_action(answers[self.step_seat()])
        elif step == RESPOND:
            self.responded(answers[self.step_a()])
        elif step == PLUNDER:
            self.plunder(answers[self.step_seat()])
        elif step == NAME_PRIZE:
            self.prize_named(answers[self.step_a()])
        else:
            self.take_captain(what_of(answers[self.step_seat()]))

    def nobody_answered(self, step: i64) -> None:
        """P7.6: all have passed."""
        if step == ON_STACK:
            self.resolve_top()
        elif step == RAID_DECLARED:
            self.raid()
        elif step > RAID_DECLARED:
            self.challenge_unanswered(step)
        else:
            self.sail_unanswered(step)

    def after_action(self, code: i64) -> None:
        if code == PASS:
            self.become(TRIM)
        else:
            self.put_on_stack(self.step_seat(), code)

    # -- what may be answered ----------------------------------------------------------------------------------

    def legal(self, seat: i64, options: Options) -> None:
        options.count = 0
        step = self.step()
        if self.is_moment(step) or step == AFTER:
            options.add(PASS)
            self.list_plays(seat, options)
        elif step == RECRUIT:
            self.list_recruiting(seat, options)
        elif step == EQUIP:
            self.list_equipping(seat, options)
        elif step == DECLARE:
            self.list_actions(seat, options)
        elif step == ROLLING or step == CONTEST:
            self.list_roll_answers(seat, options)
        elif step > EFFECT:
            self.list_choices(step, seat, options)
        elif step == RESPOND:
            options.add(ACCEPT)
            options.add(REFUSE)
        elif step == PLUNDER:
            self.list_plunder(options)
        elif step == NAME_PRIZE:
            self.add_prizes(self.step_seat(), PRIZE, options)
        else:
            for captain in range(self.cards.captains):
                if self.number_of(CAPTAINS_LEFT, captain) != 0:
                    options.add(CAPTAIN_TAKEN | captain << WHAT_SHIFT)

    def check(self, seat: i64, code: i64) -> i64:
        """FINE, or why not. Codes below 0 name nothing: no question's own check has to look for them."""
        step = self.step()
        if code < 0:
            return NO_SUCH_ANSWER
        if self.is_moment(step) or step == AFTER:
            return FINE if code == PASS else self.check_play(seat, code)
        if step == RECRUIT:
            return self.check_recruiting(seat, code)
        if step == EQUIP:
            return self.check_equipping(seat, code)
        if step == DECLARE:
            return self.check_action(seat, code)
        if step == ROLLING or step == CONTEST:
            return self.check_roll_answer(seat, code)
        if step > EFFECT:
            return self.check_choice(step, seat, code)
        if step == RESPOND:
            return FINE if code == ACCEPT or code == REFUSE else NO_SUCH_ANSWER
        if step == PLUNDER:
            return self.check_plunder(code)
        if step == NAME_PRIZE:
            if verb_of(code) != PRIZE or what_of(code) != 0:
                return NO_SUCH_ANSWER
            return self.check_prize(self.step_seat(), target_of(code))
        if verb_of(code) != CAPTAIN_TAKEN or target_of(code) != 0 or what_of(code) >= self.cards.captains:
            return NO_SUCH_ANSWER
        return FINE if self.number_of(CAPTAINS_LEFT, what_of(code)) != 0 else CAPTAIN_GONE

    # -- what cannot be foretold -------------------------------------------------------------------------------

    def veiled(self) -> bool:
        """Whether the top step throws dice, draws, or shows what somebody does not see."""
        step = self.step()
        if step == EFFECT:
            return self.effect_veiled()
        if step == LOSE_HAND:
            return 0 < self.hand_size(self.step_seat()) <= self.step_a()
        return (
            step == THROW
            or step == THROW_BOTH
            or step == THROW_MORE
            or step == DRAW_CARDS
            or step == EXPLORE
            or step == DEAL_HANDS
            or (step == CHOOSE_CAPTAIN and not self.numbers.captains_chosen)
        )

    def effect_veiled(self) -> bool:
        effect = self.cards.effects[self.step_a() & EFFECT_MASK]
        done = (self.step_a() >> DONE_SHIFT) & DONE_MASK
        if done == effect.count:
            return False
        operation = effect.operations[done * OPERATION]
        if self.names() != 0 and operation == effect.own_choice and effect.operations[done * OPERATION + 2] == YOU:
            return operation == DRAW_ANY or operation == DISCARD_HAND
        if operation == ADD_DICE:
            return self.cells[THROWN] != 0
        if operation == DRAW_ANY:
            return self.numbers.mode == GALLOWS
        return (
            operation == REROLL
            or operation == TURN_UP
            or DRAW_CREW <= operation < DRAW_ANY
            or operation == LOOK
            or operation == PRESS
        )
