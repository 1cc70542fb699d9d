"""What an answer is expected to bring: events and abilities on oneself or on rivals, and challenges."""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64
from settemari.core.table import EMPTY
from settemari.core.taste import PERCENT, Taste
from settemari.games.arrr.challenge import OPPONENT_SHIFT
from settemari.games.arrr.codes import (
    ADD_DICE,
    BAR_ACTION,
    CANCEL,
    CHALLENGE_DECLARED,
    CHANGE_DIFFICULTY,
    COLLECTION_PRIZE,
    COMMAND,
    DICE,
    DISCARD_CREW,
    EFFECT_MASK,
    END_LASTING,
    EXHAUST,
    EXPLORATION,
    EXTRA,
    FACES,
    GONE,
    LOOK,
    MAKE_READY,
    NAME_PRIZE,
    NO_TARGET,
    OF_EXPLORATION,
    OPERATION,
    OWN_PRIZE_SHIFT,
    PLAY,
    PRIZE_MASK,
    RAID_DECLARED,
    RAID_INSTEAD,
    REDIRECT,
    REMOVE_DICE,
    REROLL,
    SAIL_DECLARED,
    SINK,
    STAKE,
    STAKED,
    STEAL,
    TAKE_CREW,
    THE_PIRATE,
    THROWN,
    TOLL,
    TRAIT,
    TURN_DICE,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.voyage import Voyage
from settemari.games.arrr.worth import CARD, CREW_CARD, POINT, Worth


@final
class Judging:
    """The worth of answers, in thousandths of a point, for one who looks a step ahead."""

    def __init__(self, numbers: Numbers, worth: Worth, taste: Taste) -> None:
        self.numbers: Final[Numbers] = numbers
        self.worth: Final[Worth] = worth
        self.taste: Final[Taste] = taste
        self.rivals: i64 = numbers.seats - 1

    # -- rolls -------------------------------------------------------------------------------------------------

    def missing(self, table: Voyage, seat: i64) -> i64:
        """How many successes a roller lacks; in a challenge, to be ahead."""
        side = table.side_of(seat)
        if table.action() >= NAME_PRIZE:
            return table.successes(1 - side) + 1 - table.successes(side)
        return table.wanted() - table.successes(side)

    def at_stake(self, table: Voyage, seat: i64) -> i64:
        """What a roll decides about for one who rolls: from losing to winning."""
        step = table.action()
        if step >= NAME_PRIZE:
            found: i64 = 0
            for side in range(self.numbers.seats):
                found += table.cells[STAKED + side] * POINT
                if table.slot_at(STAKE, side) != EMPTY:
                    found += self.worth.symbol(table, seat, table.slot_at(STAKE, side))
            return found
        exploration = table.action_a()
        if step >= RAID_DECLARED or step == 0 or exploration == GONE:
            return 0
        return self.worth.prize(table, seat, exploration) + self.worth.price(exploration)

    def passing(self, table: Voyage, seat: i64, more: i64, again: i64, shift: i64) -> i64:
        """The chance of a roll with so many more dice, dice thrown again, and another difficulty."""
        step = table.action()
        odds = self.worth.odds
        if table.cells[THROWN] != 0:
            return odds.pass_with(table.cells[TRAIT], more + again, self.missing(table, seat) + shift)
        side = table.side_of(seat)
        if step >= NAME_PRIZE:
            other = table.on_turn() if side == 1 else table.action_a()
            trait = table.action_b() & 7
            mine = table.dice_for(seat, trait, True) + table.cells[EXTRA + side] + more
            theirs = table.dice_for(other, trait, True) + table.cells[EXTRA + 1 - side]
            return odds.beat(trait, mine if mine > 0 else 0, theirs if theirs > 0 else 0, 0)
        exploration = table.action_a()
        test = table.action_b()
        trait = self.numbers.cards.test_traits[self.numbers.cards.first_test[exploration] + test]
        wanted = table.difficulty_now(seat, exploration, test) + shift
        dice = table.dice_for(seat, trait, False) + table.cells[EXTRA + side] + more
        return odds.pass_with(trait, dice, wanted if wanted > 1 else 1)

    def better_roll(self, table: Voyage, seat: i64, more: i64, again: i64, shift: i64) -> i64:
        """What such a change brings the one who rolls."""
        if not table.rolls(seat):
            return 0
        change = self.passing(table, seat, more, again, shift) - self.passing(table, seat, 0, 0, 0)
        return change // 1000 * self.at_stake(table, seat) // 1000

    # -- events and abilities ----------------------------------------------------------------------------------

    def share(self, seat: i64, whom: i64, worth: i64) -> i64:
        """What is good for one player is good for oneself, or as bad as a rival's gain is."""
        return worth if whom == seat else self.felt(-worth)

    def felt(self, worth: i64) -> i64:
        """How much of what one rival has or loses counts."""
        return worth * self.taste.spite // (self.rivals * PERCENT)

    def play(self, table: Voyage, seat: i64, code: i64) -> i64:
        """What playing that event, or using that ability, is expected to bring."""
        cards = self.numbers.cards
        what = what_of(code)
        if verb_of(code) == PLAY:
            number = cards.event_effects[what]
        elif verb_of(code) == COMMAND:
            number = cards.captain_effects[what]
        else:
            number = cards.crew_effects[what]
        effect = cards.effects[number]
        aim = target_of(code)
        found = self.worth.own[number] - self.felt(self.worth.theirs[number])
        for done in range(effect.count):
            at = done * OPERATION
            who = effect.operations[at + 2]
            found += self.operation(
                table, seat, effect.operations[at], effect.operations[at + 1], aim if who == THE_PIRATE else seat, aim
            )
            if who == THE_PIRATE:
                found += self.share(seat, aim, self.worth.operation(effect.operations[at], effect.operations[at + 1]))
        if verb_of(code) == PLAY and cards.event_lasts[what] != 0:
            found += self.lasting(table, seat, what, aim)
        return found

    def operation(self, table: Voyage, seat: i64, operation: i64, amount: i64, whom: i64, aim: i64) -> i64:
        """What one operation brings beyond what it is worth by itself."""
        if operation == ADD_DICE:
            return self.share(seat, whom, self.better_roll(table, whom, amount, 0, 0))
        if operation == REMOVE_DICE:
            return self.share(seat, whom, self.better_roll(table, whom, -amount, 0, 0))
        if operation == REROLL:
            return self.share(seat, whom, self.better_roll(table, whom, 0, self.failed(table, whom, amount), 0))
        if operation == TURN_DICE:
            return self.share(seat, whom, self.better_roll(table, whom, 0, 0, -self.failed(table, whom, amount)))
        if operation == CHANGE_DIFFICULTY:
            roller = table.on_turn()
            return self.share(seat, roller, self.better_roll(table, roller, 0, 0, amount))
        if operation == CANCEL:
            return -self.stacked(table, seat, aim)
        if operation == STEAL:
            taken = table.coins_of(aim) if table.coins_of(aim) < amount else amount
            return self.taste.of_taking(taken * (POINT + self.felt(POINT))) if aim != seat else 0
        if operation == SINK or operation == REDIRECT:
            return self.away(table, seat, aim, operation)
        if operation == BAR_ACTION or operation == TOLL or operation == RAID_INSTEAD:
            return self.foiled(table, seat) // (2 if operation == TOLL else 1)
        if operation == LOOK or operation == END_LASTING:
            return 50
        return self.on_crew(table, seat, operation, aim)

    def on_crew(self, table: Voyage, seat: i64, operation: i64, aim: i64) -> i64:
        """What happens to an equipped card."""
        owner = aim >> 4
        spot = aim & 15
        if operation == DISCARD_CREW:
            return self.share(seat, owner, -CREW_CARD)
        if operation == TAKE_CREW:
            return self.taste.of_taking(CREW_CARD + CARD)
        if operation == EXHAUST:
            return 0 if table.is_tired(owner, spot) else self.share(seat, owner, -250)
        if operation == MAKE_READY:
            return self.share(seat, owner, 400) if table.is_tired(owner, spot) else 0
        return 0

    def failed(self, table: Voyage, seat: i64, most: i64) -> i64:
        """How many dice that failed can be taken up."""
        side = table.side_of(seat)
        dice: i64 = 0
        for face in range(FACES):
            dice += table.cells[DICE + side * FACES + face]
        dice -= table.successes(side)
        return dice if dice < most else most

    def stacked(self, table: Voyage, seat: i64, number: i64) -> i64:
        """What something on the stack will bring, seen from a seat."""
        at = table.stacked_at(number)
        owner = table.cells[at + 1]
        effect_number = table.cells[at + 2] & EFFECT_MASK
        effect = self.numbers.cards.effects[effect_number]
        aim = (table.cells[at + 3] & 4095) - 1
        found = self.share(seat, owner, self.worth.own[effect_number])
        if effect.source == OF_EXPLORATION:
            return found
        found -= self.felt(self.worth.theirs[effect_number]) if owner == seat else 0
        for done in range(effect.count):
            cell = done * OPERATION
            who = effect.operations[cell + 2]
            whom = aim if who == THE_PIRATE else owner
            operation = effect.operations[cell]
            amount = effect.operations[cell + 1]
            if operation == STEAL and aim != GONE:
                found += self.share(seat, owner, amount * POINT) + self.share(seat, aim, -amount * POINT)
            elif operation != CANCEL and whom != GONE:
                found += self.operation(table, seat, operation, amount, whom, aim if aim != GONE else 0)
                if who == THE_PIRATE:
                    found += self.share(seat, aim, self.worth.operation(operation, amount))
        return found

    def foiled(self, table: Voyage, seat: i64) -> i64:
        """What it brings to keep the player on turn from what they declared."""
        roller = table.on_turn()
        step = table.action()
        if step == SAIL_DECLARED and roller != seat:
            worth = self.worth.voyage(
                table, roller, table.action_a(), self.worth.dice(table, roller), table.coins_of(roller)
            )
            return self.felt(worth - 2 * POINT)
        if step == CHALLENGE_DECLARED and roller != seat:
            return 2 * POINT if table.action_a() == seat else 300
        return 0

    def away(self, table: Voyage, seat: i64, exploration: i64, operation: i64) -> i64:
        """What it brings if an exploration sinks, or is faced instead of another."""
        if operation == SINK:
            step = table.action()
            faced = step != 0 and step < RAID_DECLARED and table.action_a() == exploration
            return self.foiled(table, seat) if faced and step == SAIL_DECLARED else 0
        roller = table.on_turn()
        dice = self.worth.dice(table, roller)
        coins = table.coins_of(roller)
        change = self.worth.voyage(table, roller, exploration, dice, coins) - self.worth.voyage(
            table, roller, table.action_a(), dice, coins
        )
        return self.share(seat, roller, change)

    def lasting(self, table: Voyage, seat: i64, event: i64, aim: i64) -> i64:
        """A permanent event: good on oneself, bad on rivals, by the sum of what it changes."""
        good = self.numbers.cards.good_changes(event)
        target = self.numbers.cards.effects[self.numbers.cards.event_effects[event]].target
        if target == EXPLORATION:
            faced = table.rolls(table.on_turn()) and table.action_a() == aim and table.action() < RAID_DECLARED
            return self.share(seat, table.on_turn(), good * 800) if faced else 0
        if target == NO_TARGET:
            return 300 if seat == table.on_turn() else 0
        return self.share(seat, aim if target < EXPLORATION else aim >> 4, good * 800)

    # -- challenges (P5) ---------------------------------------------------------------------------------------

    def prize(self, table: Voyage, taker: i64, prize: i64) -> i64:
        """What a prize is worth to who takes it."""
        if prize >= COLLECTION_PRIZE:
            return self.worth.symbol(table, taker, prize - COLLECTION_PRIZE)
        return prize * POINT

    def likely_prize(self, table: Voyage, owner: i64) -> i64:
        """What somebody will stake, as far as one can guess: all the doubloons that may be named."""
        coins = table.coins_of(owner)
        return (coins if coins < self.numbers.most_prize else self.numbers.most_prize) * POINT

    def duel(self, table: Voyage, seat: i64, other: i64, trait: i64, win: i64, lose: i64) -> i64:
        mine = table.dice_for(seat, trait, True)
        theirs = table.dice_for(other, trait, True)
        # Whoever has doubloons to spare will cheat: one each way is expected.
        if table.coins_of(seat) > 0:
            mine += self.numbers.cheat
        if table.coins_of(other) > 0:
            theirs += self.numbers.cheat
        odds = self.worth.odds
        return (
            odds.beat(trait, mine, theirs, 0) // 1000 * win // 1000
            - odds.beat(trait, theirs, mine, 0) // 1000 * self.taste.of_dread(lose) // 1000
        )

    def challenge(self, table: Voyage, seat: i64, code: i64) -> i64:
        """The opponent does what is worse for the challenger: accepting or refusing."""
        opponent = target_of(code) >> OPPONENT_SHIFT
        win = self.taste.of_taking(self.prize(table, seat, target_of(code) & PRIZE_MASK))
        accepted = self.duel(table, seat, opponent, what_of(code), win, self.likely_prize(table, seat))
        refused = table.refusal_worth(seat) * POINT
        crew = table.equipped(opponent)
        refused += (crew if crew < self.numbers.refusal_crew else self.numbers.refusal_crew) * CREW_CARD
        refused = self.taste.of_taking(refused)
        return accepted if accepted < refused else refused

    def accepting(self, table: Voyage, seat: i64) -> i64:
        other = table.step_seat()
        named = table.step_b()
        lose = self.prize(table, other, (named >> OWN_PRIZE_SHIFT) & PRIZE_MASK)
        return self.duel(table, seat, other, named & 7, self.likely_prize(table, other), lose)

    def refusing(self, table: Voyage, seat: i64) -> i64:
        crew = table.equipped(seat)
        lost = crew if crew < self.numbers.refusal_crew else self.numbers.refusal_crew
        return self.taste.of_dread(-lost * CREW_CARD - POINT // 2)
