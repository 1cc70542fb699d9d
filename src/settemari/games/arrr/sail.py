"""Sailing and raiding: P3 of the rules, and P2.3.2. The action is the record above the turn."""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.native import i64
from settemari.core.options import Options
from settemari.games.arrr.codes import (
    ACTION_ENDS,
    BARRED,
    CHEAT,
    CHEST,
    CONQUER,
    CREW_HAND,
    DECLARE,
    DEFEATED,
    DIFFICULTY,
    EFFECT,
    EVENT_HAND,
    FINE,
    GANG,
    GONE,
    HAS_COINS,
    HAS_CONQUERED,
    HAS_CREW,
    HAS_GANGS,
    HAS_ITEMS,
    HAS_OFFICERS,
    ITEM_CARD,
    JUDGE_TEST,
    NO_CONDITION,
    OFFICER,
    PASS,
    RAID_COINS,
    REWARD,
    ROLL_ENDS,
    ROLLING,
    SAIL_DECLARED,
    SAILING,
    SEAS,
    TAKE_CARD,
    TEST,
    THROW,
    THROW_MORE,
    THROWN,
    TRAIT,
    TRAITS,
)
from settemari.games.arrr.stack import Answers


class Sailing(Answers):
    """Facing an exploration, test by test."""

    # -- P3.1 Conditions ---------------------------------------------------------------------------------------

    def condition_holds(self, seat: i64, exploration: i64) -> bool:
        """P3.1, P3.7: read at the declaration only."""
        what = self.cards.conditions[exploration]
        return what == NO_CONDITION or self.number_for(seat, what) >= self.cards.least[exploration]

    def number_for(self, seat: i64, what: i64) -> i64:
        """What a condition looks at."""
        if what < TRAITS:
            return self.dice_for(seat, what, False)
        if what == HAS_OFFICERS:
            return self.equipped_kind(seat, OFFICER)
        if what == HAS_ITEMS:
            return self.equipped_kind(seat, ITEM_CARD)
        if what == HAS_GANGS:
            return self.equipped_kind(seat, GANG)
        if what == HAS_CREW:
            return self.equipped(seat)
        if what == HAS_COINS:
            return self.coins_of(seat)
        if what == HAS_CONQUERED:
            return self.size_of(CHEST + seat)
        return self.hand_size(seat)

    def hand_size(self, seat: i64) -> i64:
        return self.size_of(CREW_HAND + seat) + self.size_of(EVENT_HAND + seat)

    # -- moments within an action ------------------------------------------------------------------------------

    def barred(self, seat: i64) -> i64:
        """P2.3.5: the actions that a seat may not do now, a mask: forbidden this turn, or as long as a card lasts."""
        return self.cells[BARRED] | self.forbidden(seat)

    def declare_again(self) -> None:
        """P2.3.5: the declared action was forbidden, another is declared."""
        self.clear_roll()
        self.pop()
        self.become(DECLARE)

    def sail_on(self, step: i64, chance: Chance) -> None:
        """One step of sailing. P3.8: if the exploration faced has left the row, the action ends."""
        if step == ACTION_ENDS:
            self.clear_roll()
            self.pop()
        elif self.step_a() == GONE:
            self.become(ACTION_ENDS)
        elif step == SAIL_DECLARED and self.barred(self.step_seat()) & SAILING != 0:
            self.declare_again()
        elif step == THROW:
            self.throw_test(chance)
        elif step == ROLLING:
            self.ask_roller()
        elif step == JUDGE_TEST:
            self.judge_test()
        elif step == CONQUER:
            self.conquer()
        elif step == TAKE_CARD:
            self.take_card()
        elif step == DEFEATED:
            self.defeated()
        else:
            self.ask_at_moment(step)

    def ask_at_moment(self, step: i64) -> None:
        """P7.8 a, c, d: everybody who could answer is asked; who has just stopped rolling has passed by that."""
        asked = self.who_could_answer()
        if step == ROLL_ENDS:
            asked &= ~(1 << self.on_turn())
        if asked != 0:
            self.ask(asked)
        else:
            self.sail_unanswered(step)

    def sail_unanswered(self, step: i64) -> None:
        """All have passed: the action goes on."""
        if step == SAIL_DECLARED and self.cards.tests(self.step_a()) == 0:
            self.become(CONQUER)
        elif step == ROLL_ENDS:
            self.become(JUDGE_TEST)
        else:
            self.become(THROW)

    def sail_answered(self, step: i64, seat: i64, code: i64) -> None:
        """Somebody plays something at a moment of sailing."""
        if step == ROLL_ENDS:
            self.become(ROLLING)  # P4.5: then the roller is asked again
        self.put_on_stack(seat, code)

    # -- P4.5 A roll -------------------------------------------------------------------------------------------

    def throw_test(self, chance: Chance) -> None:
        """P3.7, P4.1: the difficulty is fixed at the first throw."""
        seat = self.step_seat()
        test = self.step_b()
        exploration = self.step_a()
        self.set_number(TRAIT, self.cards.test_traits[self.cards.first_test[exploration] + test])
        self.set_number(DIFFICULTY, self.difficulty_now(seat, exploration, test))
        self.count(THROWN, 1)
        self.first_throw(seat, False, chance)
        self.become(ROLLING)

    def can_act_on_roll(self, seat: i64) -> bool:
        """Whether a roller could do anything but stop, as far as everybody can see."""
        return self.check_cheat(seat) == FINE or self.could_answer(seat, self.going_on())

    def ask_roller(self) -> None:
        """P4.5: cheat, play something, or stop; who can only stop is not asked."""
        seat = self.step_seat()
        if self.can_act_on_roll(seat):
            self.ask(1 << seat)
        else:
            self.become(ROLL_ENDS)

    def list_roll_answers(self, seat: i64, options: Options) -> None:
        options.add(PASS)
        if self.check_cheat(seat) == FINE:
            options.add(CHEAT)
        self.list_plays(seat, options)

    def check_roll_answer(self, seat: i64, code: i64) -> i64:
        if code == PASS:
            return FINE
        if code == CHEAT:
            return self.check_cheat(seat)
        return self.check_play(seat, code)

    def roller_answered(self, code: i64) -> None:
        seat = self.step_seat()
        if code == PASS:
            self.become(ROLL_ENDS)
        elif code == CHEAT:
            self.push(THROW_MORE, seat, 0, 0)
        else:
            self.put_on_stack(seat, code)

    def judge_test(self) -> None:
        """P4.2, P3.2: passed or not; a test's own reward or penalty comes before anything else."""
        seat = self.step_seat()
        exploration = self.step_a()
        test = self.step_b()
        number = self.cards.first_test[exploration] + test
        passed = self.successes(0) >= self.wanted()
        self.roll_is_over(seat, exploration)
        self.clear_roll()
        if passed:
            self.set_b(test + 1)
            self.become(TEST if test + 1 < self.cards.tests(exploration) else CONQUER)
            self.reward(seat, self.cards.test_rewards[number])
        else:
            self.become(DEFEATED)
            if self.cards.test_penalties[number] >= 0:
                self.punish(seat, self.cards.test_penalties[number])

    def reward(self, seat: i64, number: i64) -> None:
        """P7.4: a reward does not use the stack."""
        if number >= 0:
            self.push(EFFECT, seat, number, 0)

    # -- P3.3, P3.4 How it ends --------------------------------------------------------------------------------

    def reward_of(self, seat: i64, exploration: i64) -> i64:
        """P3.5: an exploration's doubloons with what its neighbours and lasting changes add; never below 0."""
        coins = (
            self.cards.reward[exploration]
            + self.neighbours(exploration, TRAITS)
            + self.change(REWARD, seat, exploration)
        )
        return coins if coins > 0 else 0

    def conquer(self) -> None:
        """P3.3: doubloons, then the other rewards, then the card."""
        seat = self.step_seat()
        exploration = self.step_a()
        self.earn(seat, self.reward_of(seat, exploration))
        self.become(TAKE_CARD)
        self.reward(seat, self.cards.rewards[exploration])

    def take_card(self) -> None:
        """P3.3: the card goes to the chest and the row closes up."""
        seat = self.step_seat()
        exploration = self.step_a()
        self.leaves_row(exploration)
        self.row_to_pile(exploration, SEAS, CHEST + seat)
        self.become(ACTION_ENDS)

    def defeated(self) -> None:
        """P3.4, P3.9: the card stays where it is, and its penalty goes on the stack."""
        number = self.cards.penalties[self.step_a()]
        seat = self.step_seat()
        self.become(ACTION_ENDS)
        if number >= 0:
            self.punish(seat, number)

    # -- P2.3.2 Raiding ----------------------------------------------------------------------------------------

    def raid_declared(self) -> None:
        asked = self.who_could_answer()
        if asked != 0:
            self.ask(asked)
        else:
            self.raid()

    def raid_worth(self, seat: i64) -> i64:
        coins = self.numbers.raid + self.change(RAID_COINS, seat, GONE)
        return coins if coins > 0 else 0

    def raid(self) -> None:
        """P2.3.2: doubloons from the supply."""
        seat = self.step_seat()
        self.clear_roll()
        self.pop()
        self.earn(seat, self.raid_worth(seat))
