"""Challenges: P5 of the rules. The record's a is the opponent; b holds the trait, both prizes, and whose turn it is."""

from __future__ import annotations

from typing import Final

from settemari.core.bits import lowest
from settemari.core.chance import Chance
from settemari.core.native import i64
from settemari.core.options import Options
from settemari.core.table import EMPTY
from settemari.games.arrr.codes import (
    ACCEPT,
    ACTION_ENDS,
    CHALLENGE,
    CHALLENGE_DECLARED,
    CHALLENGING,
    CHEAT,
    CHEST,
    COINS,
    COLLECTION_PRIZE,
    CONTEST,
    CONTEST_ENDS,
    FINE,
    FULL,
    GONE,
    MUST_CHOOSE,
    NAME_PRIZE,
    NEXT_SHIFT,
    NO_CHALLENGES,
    NO_CREW,
    NO_SUCH_ANSWER,
    NOT_THERE,
    NOT_YOURSELF,
    NOTHING_TO_STAKE,
    OPPONENT_HAS_NOTHING,
    OPPONENT_NOT_AT_SEA,
    OTHER_PRIZE_SHIFT,
    OWN_PRIZE_SHIFT,
    PASS,
    PILLAGE,
    PLUNDER,
    PRIZE_MASK,
    PRIZE_NOT_THERE,
    PRIZE_TOO_HIGH,
    REFUSAL_COINS,
    RESPOND,
    SETTLE,
    STAKE,
    STAKED,
    STAKES_SET,
    STOPS_SHIFT,
    SUPPLY,
    TARGET_SHIFT,
    THROW_BOTH,
    THROW_MORE,
    THROWN,
    TRAIT,
    TRAITS,
    answer,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.sail import Sailing

COIN_BIT: Final = 15  # of what is taken after a refusal: the doubloons, too
OPPONENT_SHIFT: Final = 7  # of a challenge's target: the prize below, the opponent above


class Challenging(Sailing):
    """Declaring, accepting or refusing, staking, and rolling against each other."""

    # -- P5.1 Declaring ----------------------------------------------------------------------------------------

    def owns_something(self, seat: i64) -> bool:
        """P5.1: at least a doubloon or a collection card; where no doubloon may be a prize, a collection card."""
        return (self.coins_of(seat) != 0 and self.numbers.most_prize != 0) or self.has_collection(seat)

    def check_challenger(self, seat: i64) -> i64:
        """P2.3.6: whether a seat may challenge at all, read at the declaration only; barring is checked elsewhere."""
        if self.numbers.mode != FULL:
            return NO_CHALLENGES
        if self.equipped(seat) == 0:
            return NO_CREW
        return FINE if self.owns_something(seat) else NOTHING_TO_STAKE

    def check_opponent(self, seat: i64, opponent: i64) -> i64:
        if opponent == seat:
            return NOT_YOURSELF
        if self.equipped(opponent) == 0:
            return OPPONENT_NOT_AT_SEA
        return FINE if self.owns_something(opponent) else OPPONENT_HAS_NOTHING

    def check_prize(self, owner: i64, prize: i64) -> i64:
        """P5.1: some of the doubloons, or one collection card, of its owner's chest."""
        if prize >= COLLECTION_PRIZE:
            exploration = prize - COLLECTION_PRIZE
            if exploration >= self.cards.explorations or self.cards.symbols[exploration] < 0:
                return NO_SUCH_ANSWER
            return FINE if self.number_of(CHEST + owner, exploration) != 0 else PRIZE_NOT_THERE
        if prize < 1:
            return NO_SUCH_ANSWER
        if prize > self.numbers.most_prize or prize > self.coins_of(owner):
            return PRIZE_TOO_HIGH
        return FINE

    def add_prizes(self, owner: i64, code: i64, options: Options) -> None:
        """One answer for each prize that can be named."""
        most: i64 = self.coins_of(owner)
        if most > self.numbers.most_prize:
            most = self.numbers.most_prize
        for coins in range(1, most + 1):
            options.add(code | coins << TARGET_SHIFT)
        rest = self.kinds_in(CHEST + owner) & self.cards.collectable
        while rest != 0:
            options.add(code | (COLLECTION_PRIZE + lowest(rest)) << TARGET_SHIFT)
            rest &= rest - 1

    def list_challenges(self, seat: i64, options: Options) -> None:
        if self.check_challenger(seat) != FINE:
            return
        for opponent in range(self.seats):
            if self.check_opponent(seat, opponent) == FINE:
                for trait in range(TRAITS):
                    self.add_prizes(opponent, answer(CHALLENGE, trait, opponent << OPPONENT_SHIFT), options)

    def check_challenge(self, seat: i64, code: i64) -> i64:
        opponent = target_of(code) >> OPPONENT_SHIFT
        if what_of(code) >= TRAITS or opponent >= self.seats:
            return NO_SUCH_ANSWER
        reason = self.check_challenger(seat)
        if reason == FINE:
            reason = self.check_opponent(seat, opponent)
        if reason == FINE:
            reason = self.check_prize(opponent, target_of(code) & PRIZE_MASK)
        return reason

    def challenge(self, seat: i64, code: i64) -> None:
        """P2.3.3, P5.1: opponent, trait and prize are named."""
        prize = target_of(code) & PRIZE_MASK
        self.push(
            CHALLENGE_DECLARED,
            seat,
            target_of(code) >> OPPONENT_SHIFT,
            what_of(code) | prize << OWN_PRIZE_SHIFT,
        )

    # -- the steps of a challenge ------------------------------------------------------------------------------

    def challenge_on(self, step: i64, chance: Chance) -> None:
        if step == CHALLENGE_DECLARED and self.barred(self.step_seat()) & CHALLENGING != 0:
            self.declare_again()
        elif step == RESPOND:
            self.ask(1 << self.step_a())
        elif step == PLUNDER:
            self.ask_plunderer()
        elif step == NAME_PRIZE:
            self.ask_for_prize()
        elif step == THROW_BOTH:
            self.throw_both(chance)
        elif step == CONTEST:
            self.ask_contestant()
        elif step == SETTLE:
            self.settle()
        else:
            asked = self.who_could_answer()
            if step == CONTEST_ENDS:
                asked &= ~(1 << self.step_seat() | 1 << self.step_a())
            if asked != 0:
                self.ask(asked)
            else:
                self.challenge_unanswered(step)

    def challenge_unanswered(self, step: i64) -> None:
        """All have passed: the challenge goes on."""
        if step == CHALLENGE_DECLARED:
            self.become(RESPOND)
        else:
            self.become(THROW_BOTH if step == STAKES_SET else SETTLE)

    def challenge_answered(self, step: i64, seat: i64, code: i64) -> None:
        """Somebody plays something at a moment of the challenge."""
        if step == CONTEST_ENDS:
            self.next_contestant(self.step_seat(), 0)
            self.become(CONTEST)
        self.put_on_stack(seat, code)

    # -- P5.2, P5.3 Refusing -----------------------------------------------------------------------------------

    def responded(self, code: i64) -> None:
        self.become(NAME_PRIZE if code == ACCEPT else PLUNDER)

    def refusal_worth(self, seat: i64) -> i64:
        coins = self.numbers.refusal_coins + self.change(REFUSAL_COINS, seat, GONE)
        if coins > self.cells[SUPPLY]:
            coins = self.cells[SUPPLY]
        return coins if coins > 0 else 0

    def ask_plunderer(self) -> None:
        """P5.3: the challenger may take crew cards and a doubloon; where there is neither, nothing is asked."""
        if self.equipped(self.step_a()) == 0 and self.refusal_worth(self.step_seat()) == 0:
            self.become(ACTION_ENDS)
        else:
            self.ask(1 << self.step_seat())

    def list_plunder(self, options: Options) -> None:
        """Every choice of at most so many equipped cards, with and without the doubloon."""
        opponent = self.step_a()
        with_coins = self.refusal_worth(self.step_seat()) != 0
        one: i64 = 1
        there: i64 = 0
        for spot in range(self.numbers.spots):
            if self.crew_at(opponent, spot) != EMPTY:
                there |= one << spot
        spots: i64 = there
        while True:
            if count_bits(spots) <= self.numbers.refusal_crew:
                options.add(answer(PILLAGE, 0, spots))
                if with_coins:
                    options.add(answer(PILLAGE, 0, spots | one << COIN_BIT))
            if spots == 0:
                break
            spots = (spots - 1) & there

    def check_plunder(self, code: i64) -> i64:
        taken = target_of(code)
        if verb_of(code) != PILLAGE or what_of(code) != 0 or taken >> (COIN_BIT + 1) != 0:
            return NO_SUCH_ANSWER
        if (taken >> COIN_BIT) & 1 != 0 and self.refusal_worth(self.step_seat()) == 0:
            return NOT_THERE
        count: i64 = 0
        for spot in range(COIN_BIT):
            if (taken >> spot) & 1 != 0:
                count += 1
                if spot >= self.numbers.spots or self.crew_at(self.step_a(), spot) == EMPTY:
                    return NOT_THERE
        return FINE if count <= self.numbers.refusal_crew else MUST_CHOOSE

    def plunder(self, code: i64) -> None:
        """P5.3: nothing of this goes on the stack."""
        seat = self.step_seat()
        opponent = self.step_a()
        taken = target_of(code)
        for spot in range(self.numbers.spots):
            if (taken >> spot) & 1 != 0:
                self.take_crew(opponent, spot, seat)
        if (taken >> COIN_BIT) & 1 != 0:
            self.earn(seat, self.refusal_worth(seat))
        self.become(ACTION_ENDS)

    # -- P5.4 Stakes -------------------------------------------------------------------------------------------

    def ask_for_prize(self) -> None:
        """P5.4: the opponent names a prize, too; from a challenger who has nothing left, none."""
        if self.owns_something(self.step_seat()):
            self.ask(1 << self.step_a())
        else:
            self.set_stakes()

    def prize_named(self, code: i64) -> None:
        self.set_b(self.step_b() | target_of(code) << OTHER_PRIZE_SHIFT)
        self.set_stakes()

    def set_stakes(self) -> None:
        """P5.4: both stakes are set aside; what is no longer there is not staked."""
        named = self.step_b()
        self.stake(self.step_a(), (named >> OWN_PRIZE_SHIFT) & PRIZE_MASK)
        self.stake(self.step_seat(), (named >> OTHER_PRIZE_SHIFT) & PRIZE_MASK)
        self.become(STAKES_SET)

    def stake(self, owner: i64, prize: i64) -> None:
        if prize >= COLLECTION_PRIZE:
            if self.number_of(CHEST + owner, prize - COLLECTION_PRIZE) != 0:
                self.pile_to_slot(prize - COLLECTION_PRIZE, CHEST + owner, STAKE, owner)
            return
        coins: i64 = self.coins_of(owner)
        if coins > prize:
            coins = prize
        if coins > 0:
            self.count(COINS + owner, self.coins_of(owner) - coins)
            self.count(STAKED + owner, coins)

    # -- P5.6 Rolling ------------------------------------------------------------------------------------------

    def throw_both(self, chance: Chance) -> None:
        """P5.6: both at the same time."""
        self.set_number(TRAIT, self.step_b() & 7)
        self.count(THROWN, 1)
        self.first_throw(self.step_seat(), True, chance)
        self.first_throw(self.step_a(), True, chance)
        self.next_contestant(self.step_seat(), 0)
        self.become(CONTEST)

    def contestant(self) -> i64:
        """Who may cheat, play or stop."""
        return self.step_b() >> NEXT_SHIFT

    def next_contestant(self, seat: i64, stops: i64) -> None:
        below: i64 = self.step_b() & ((1 << STOPS_SHIFT) - 1)
        self.set_b(below | stops << STOPS_SHIFT | seat << NEXT_SHIFT)

    def other_side(self, seat: i64) -> i64:
        return self.step_a() if seat == self.step_seat() else self.step_seat()

    def ask_contestant(self) -> None:
        """P5.6: challenger and opponent in turn; who can only stop is not asked."""
        seat = self.contestant()
        if self.can_act_on_roll(seat):
            self.ask(1 << seat)
        else:
            self.stop_rolling(seat)

    def stop_rolling(self, seat: i64) -> None:
        """P5.6: until both stop in succession."""
        stops = ((self.step_b() >> STOPS_SHIFT) & 3) + 1
        self.next_contestant(self.other_side(seat), stops)
        if stops == 2:
            self.become(CONTEST_ENDS)

    def contestant_answered(self, code: i64) -> None:
        seat = self.contestant()
        if code == PASS:
            self.stop_rolling(seat)
            return
        self.next_contestant(self.other_side(seat), 0)
        if code == CHEAT:
            self.push(THROW_MORE, seat, 0, 0)
        else:
            self.put_on_stack(seat, code)

    def settle(self) -> None:
        """P5.6: more successes win the other's stake; a tie gives everybody the own one back."""
        seat = self.step_seat()
        opponent = self.step_a()
        mine = self.successes(0)
        theirs = self.successes(1)
        self.roll_is_over(seat, GONE)
        self.roll_is_over(opponent, GONE)
        self.become(ACTION_ENDS)
        self.give_stake(opponent, seat if mine > theirs else opponent)
        self.give_stake(seat, opponent if theirs > mine else seat)

    def give_stake(self, owner: i64, taker: i64) -> None:
        coins: i64 = self.cells[STAKED + owner]
        if coins > 0:
            self.count(STAKED + owner, 0)
            self.count(COINS + taker, self.coins_of(taker) + coins)
        if self.slot_at(STAKE, owner) != EMPTY:
            self.slot_to_pile(STAKE, owner, CHEST + taker)


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
