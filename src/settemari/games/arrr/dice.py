"""Tests and dice: P4 of the rules. One roll at a time goes on; a test has one side, a challenge two."""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.native import i64
from settemari.games.arrr.codes import (
    ANY_TRAIT,
    CHEAT_DICE,
    DICE,
    DIFFICULTY,
    EXTRA,
    FACES,
    FINE,
    GONE,
    HARDER,
    IN_PLAY,
    JOLLY,
    LASTING,
    MOST_LASTING,
    NEXT_ROLL,
    NO_COINS,
    ON,
    ON_CREW,
    ON_EXPLORATION,
    ON_SEAT,
    ON_TABLE,
    ROLLING,
    SHIFT,
    THROWN,
    TRAIT,
    WATCHED,
)
from settemari.games.arrr.crew import Crew


class Dice(Crew):
    """Throwing, counting, cheating."""

    def side_of(self, seat: i64) -> i64:
        """0 for the player on turn, 1 for the opponent in a challenge."""
        return 0 if seat == self.on_turn() else 1

    def set_number(self, cell: i64, value: i64) -> None:
        """A public number changes, if it does."""
        if self.cells[cell] != value:
            self.count(cell, value)

    def clear_roll(self) -> None:
        """No roll goes on."""
        for cell in range(TRAIT, DICE + 2 * FACES):
            self.set_number(cell, 0)

    def throw(self, seat: i64, dice: i64, chance: Chance) -> None:
        """P0.2, P4.1: so many dice, more than there are as well. No dice is a throw, too (P4.6)."""
        cells = self.cells
        faces = self.numbers.faces
        at: i64 = DICE + self.side_of(seat) * FACES
        sides: i64 = len(faces)
        for _die in range(dice):
            face: i64 = faces[chance.below(sides)]
            cells[at + face] += 1
            self.rolled(seat, face)
        if self.sink is not None:
            for face in range(FACES):
                self.count(at + face, cells[at + face])

    def successes(self, side: i64) -> i64:
        """P4.2: dice that show the trait or the jolly."""
        at: i64 = DICE + side * FACES
        return self.cells[at + self.cells[TRAIT]] + self.cells[at + JOLLY]

    def first_throw(self, seat: i64, duel: bool, chance: Chance) -> None:
        """P4.1, P4.6: the trait's dice, plus and minus what was played, at least 0."""
        dice: i64 = self.dice_for(seat, self.cells[TRAIT], duel) + self.cells[EXTRA + self.side_of(seat)]
        self.throw(seat, dice if dice > 0 else 0, chance)

    def check_cheat(self, seat: i64) -> i64:
        """P4.3: with a doubloon, unless the exploration faced is watched (P0.5)."""
        if self.coins_of(seat) == 0:
            return NO_COINS
        return WATCHED if self.step() == ROLLING and self.cards.is_watched(self.step_a()) else FINE

    def cheat(self, seat: i64, chance: Chance) -> None:
        """P4.3: a doubloon from the chest for more dice. It is not on the stack (P4.5)."""
        self.pay(seat, 1)
        dice = self.numbers.cheat + self.change(CHEAT_DICE, seat, GONE)
        self.throw(seat, dice if dice > 0 else 0, chance)

    def add_dice(self, seat: i64, dice: i64, chance: Chance) -> None:
        """P4.4: more dice, before the first throw or after it."""
        if self.cells[THROWN] != 0:
            self.throw(seat, dice, chance)
        else:
            self.count(EXTRA + self.side_of(seat), self.cells[EXTRA + self.side_of(seat)] + dice)

    def take_failures(self, side: i64, most: i64) -> i64:
        """Pick up dice that failed, at most so many; how many they were."""
        taken: i64 = 0
        for face in range(JOLLY):
            if face != self.cells[TRAIT]:
                at: i64 = DICE + side * FACES + face
                few: i64 = self.cells[at]
                if few > most - taken:
                    few = most - taken
                if few > 0:
                    self.count(at, self.cells[at] - few)
                    taken += few
        return taken

    def difficulty_now(self, seat: i64, exploration: i64, test: i64) -> i64:
        """P3.5, P3.6: the number printed, neighbours, and what lies in play; not yet brought up to 1."""
        number = self.cards.first_test[exploration] + test
        trait = self.cards.test_traits[number]
        return (
            self.cards.test_difficulties[number]
            + self.neighbours(exploration, trait)
            + self.change(HARDER + trait, seat, exploration)
            + self.change(HARDER + ANY_TRAIT, seat, exploration)
        )

    def wanted(self) -> i64:
        """P3.6, P3.7: the difficulty of the test going on, with what cards have added; never below 1."""
        wanted: i64 = self.cells[DIFFICULTY] + self.cells[SHIFT]
        return wanted if wanted > 1 else 1

    def roll_is_over(self, seat: i64, exploration: i64) -> None:
        """Permanent events that last until the next roll end with it."""
        if self.cells[IN_PLAY] == 0:
            return
        for spot in range(MOST_LASTING):
            event = self.slot_at(LASTING, spot)
            if event >= 0 and self.cards.event_until[event] == NEXT_ROLL:
                on: i64 = self.cells[ON + spot]
                if (
                    on == ON_TABLE
                    or on == ON_SEAT + seat
                    or (exploration != GONE and on == ON_EXPLORATION + exploration)
                    or (on >= ON_CREW and (on - ON_CREW) >> 4 == seat)
                ):
                    self.drop_lasting(spot)
