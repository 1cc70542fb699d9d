"""Sailing, dice and raiding, told: P3, P4 and P2.3 of the rules, with their arithmetic."""

from __future__ import annotations

from settemari.games.arrr import codes as c
from settemari.games.arrr.gist import Sum, dice_of, difficulty_of, doubloons_of, on_turn, raid_of, successes, wanted
from settemari.games.arrr.telling_challenge import ChallengeLines
from settemari.games.arrr.telling_lines import MAIN, THEN
from settemari.games.arrr.telling_walk import Stride
from settemari.games.arrr.telling_words import (
    coins_message,
    doubloons,
    exploration_message,
    loot_of,
    sum_message,
    trait_of,
)
from settemari.locales.message import Message, Seat, say


class SailLines(ChallengeLines):
    """From the declaration to the chest, or to defeat."""

    # -- P2.3 Declaring ----------------------------------------------------------------------------------------

    def sails(self, stride: Stride, seat: int, exploration: int) -> None:
        """The declaration is told with the first throw, if nobody could answer it."""
        self.unsure = not stride.certain
        if self.follows(c.THROW) is None:
            self.line(MAIN, "arrr-log-sails", seat=Seat(seat), card=self.sea(exploration))

    def raids(self, seat: int) -> None:
        """With what it brings, if nobody could answer it."""
        raid = self.follows(c.RAID_DECLARED)
        if raid is None:
            self.line(MAIN, "arrr-log-raids", seat=Seat(seat))
        else:
            self.line(MAIN, "arrr-log-raids-at-once", seat=Seat(seat), loot=self._raided(raid, seat))

    def raided(self, stride: Stride) -> None:
        """P2.3.2: what a raid brings that everybody was asked about."""
        seat = int(stride.before.step_seat())
        self.line(THEN, "arrr-log-raided", seat=Seat(seat), loot=self._raided(stride, seat))

    def _raided(self, stride: Stride, seat: int) -> Message:
        worth = raid_of(self.setup, stride.before, seat)
        got = self.changed(stride, c.COINS + seat)
        return self._earned(got, worth)

    def _earned(self, got: int, worth: Sum) -> Message:
        """Doubloons that come from the supply: with their sum, or with how few there are."""
        if got < worth.total:
            return say("arrr-loot-short", loot=doubloons(got), wanted=worth.total)
        return coins_message(self.setup, worth)

    def declares_again(self, stride: Stride) -> None:
        """P2.3.5: the declared action was forbidden."""
        key = "arrr-log-not-sailing" if stride.step == c.SAIL_DECLARED else "arrr-log-not-challenging"
        self.line(THEN, key, seat=Seat(on_turn(stride.before)))

    # -- P4 A roll ---------------------------------------------------------------------------------------------

    def throws(self, stride: Stride) -> None:
        """P3.7, P4.1: the difficulty with all that changes it, the dice, and how many succeed."""
        before = stride.before
        _, seat, exploration, test = before.agenda_records()[1]
        trait = int(stride.after.cell(c.TRAIT))
        tests = int(self.cards.tests(exploration))
        difficulty = difficulty_of(self.setup, before, seat, exploration, test, int(before.cell(c.SHIFT)))
        dice = dice_of(self.setup, before, seat, trait, False, int(before.cell(c.EXTRA)))
        _, found = self.thrown(stride, seat)
        wants = say("arrr-number", number=difficulty.total) if self.unsure else sum_message(self.setup, difficulty)
        self.line(
            MAIN,
            "arrr-log-faces" if tests == 1 or self.unsure else "arrr-log-faces-test",
            seat=Seat(seat),
            card=self.sea(exploration),
            trait=trait_of(trait),
            difficulty=wants,
            dice=sum_message(self.setup, dice, crew_apart=False),
            count=dice.total,
            successes=say("arrr-successes", count=found),
            test=test + 1,
            tests=tests,
        )

    def cheats(self, stride: Stride) -> None:
        """P4.3."""
        seat = int(stride.before.step_seat())
        dice, found = self.thrown(stride, seat)
        side = 0 if seat == on_turn(stride.before) else 1
        self.line(
            THEN,
            "arrr-log-cheats",
            seat=Seat(seat),
            count=dice,
            successes=say("arrr-successes", count=found),
            total=successes(stride.after, side),
        )

    def judged(self, stride: Stride) -> None:
        """P4.2: passed, or defeated by the card."""
        _, seat, exploration, _ = stride.before.agenda_records()[1]
        found, needed = successes(stride.before, 0), wanted(stride.before)
        key = "arrr-log-passed" if found >= needed else "arrr-log-failed"
        said = say("arrr-successes", count=found)
        self.line(THEN, key, seat=Seat(seat), card=self.sea(exploration), successes=said, needed=needed)
        self.ended_events(stride)

    # -- P3.3, P3.8 --------------------------------------------------------------------------------------------

    def conquers(self, stride: Stride) -> None:
        """With all it brings; the card itself may come later, after a choice, or never (P3.8)."""
        _, seat, exploration, _ = stride.before.agenda_records()[1]
        worth = doubloons_of(self.setup, stride.before, seat, exploration)
        got = self.changed(stride, c.COINS + seat)
        loot = []
        if self._is_taken_here():
            loot += loot_of(self.setup, exploration)
        if worth.total or worth.parts[0].amount:
            loot.append(self._earned(got, worth))
        key = "arrr-log-conquers-loot" if loot else "arrr-log-conquers"
        self.line(THEN, key, seat=Seat(seat), card=exploration_message(self.setup, exploration), loot=loot)

    def _is_taken_here(self) -> bool:
        """Whether the card goes to the chest in this stretch of the log."""
        taking = self.follows(c.TAKE_CARD)
        return taking is not None and bool(self.moved(taking, c.SEAS))

    def takes_card(self, stride: Stride) -> None:
        """The card goes to the chest; told here only if something was asked since it was conquered."""
        if any(before.step == c.CONQUER for before in self.strides[: self.at]):
            return
        for event in self.moved(stride, c.SEAS):
            loot = loot_of(self.setup, event[1])
            key = "arrr-log-takes-card-loot" if loot else "arrr-log-takes-card"
            seat = Seat(event[4] - c.CHEST)
            self.line(THEN, key, seat=seat, card=exploration_message(self.setup, event[1]), loot=loot)
        self.ended_events(stride)

    def sails_into_nothing(self, stride: Stride) -> None:
        """P3.8: the exploration faced has left the row."""
        self.line(THEN, "arrr-log-nothing-to-face", seat=Seat(on_turn(stride.before)))
