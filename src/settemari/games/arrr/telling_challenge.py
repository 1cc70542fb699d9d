"""Challenges, told: P5 of the rules."""

from __future__ import annotations

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.challenge import OPPONENT_SHIFT
from settemari.games.arrr.gist import dice_of, successes
from settemari.games.arrr.telling_lines import MAIN, THEN, Lines
from settemari.games.arrr.telling_walk import Stride
from settemari.games.arrr.telling_words import (
    crew_list,
    doubloons,
    exploration_message,
    prize_message,
    sum_message,
    trait_of,
)
from settemari.locales.message import Message, Seat, say


class ChallengeLines(Lines):
    """Declaring, answering, staking, rolling, settling."""

    def challenges(self, seat: int, code: int) -> None:
        """P5.1."""
        target = int(c.target_of(code))
        self.line(
            MAIN,
            "arrr-log-challenges",
            seat=Seat(seat),
            opponent=Seat(target >> OPPONENT_SHIFT),
            trait=trait_of(int(c.what_of(code))),
            prize=prize_message(self.setup, target & c.PRIZE_MASK),
        )

    def responds(self, stride: Stride) -> None:
        """P5.2."""
        accepted = c.ACCEPT in stride.answers.values()
        key = "arrr-log-accepts" if accepted else "arrr-log-refuses"
        self.line(THEN, key, seat=Seat(int(stride.before.step_a())))
        if not accepted and self.follows(c.PLUNDER) is not None:
            self.line(THEN, "arrr-log-plunders-nothing", seat=Seat(int(stride.before.step_seat())))

    def plunders(self, stride: Stride) -> None:
        """P5.3."""
        seat, opponent = int(stride.before.step_seat()), int(stride.before.step_a())
        taken = [event[1] for event in self.moved(stride, c.AREA + opponent, c.CREW_HAND + seat)]
        coins = self.changed(stride, c.COINS + seat)
        args = {"seat": Seat(seat), "opponent": Seat(opponent), "cards": crew_list(self.setup, taken)}
        if taken and coins:
            self.line(THEN, "arrr-log-plunders-both", **args, doubloons=doubloons(coins))
        elif taken:
            self.line(THEN, "arrr-log-plunders-crew", **args)
        elif coins:
            self.line(THEN, "arrr-log-plunders-doubloons", seat=Seat(seat), doubloons=doubloons(coins))
        else:
            self.line(THEN, "arrr-log-plunders-nothing", seat=Seat(seat))
        self.ended_events(stride)

    def stakes(self, stride: Stride) -> None:
        """P5.4: both stakes are set aside; the prize that was named is the challenger's stake."""
        _, seat, opponent, _ = stride.before.agenda_records()[1]
        for code in stride.answers.values():
            prize = prize_message(self.setup, int(c.target_of(code)))
            self.line(THEN, "arrr-log-names", seat=Seat(opponent), prize=prize)
        both = [
            say("arrr-staked", seat=Seat(who), stake=stake)
            for who in (seat, opponent)
            if (stake := self._stake(stride.after, who)) is not None
        ]
        if both:
            self.line(THEN, "arrr-log-stakes", stakes=both)
        else:
            self.line(THEN, "arrr-log-no-stakes")

    def _stake(self, view: View, seat: int) -> Message | None:
        card = int(view.slot_at(c.STAKE, seat))
        if card != EMPTY:
            return exploration_message(self.setup, card)
        coins = int(view.cell(c.STAKED + seat))
        return doubloons(coins) if coins else None

    def throw_both(self, stride: Stride) -> None:
        """P5.6."""
        before = stride.before
        _, seat, opponent, _ = before.agenda_records()[1]
        trait = int(stride.after.cell(c.TRAIT))
        thrown = []
        for side, who in enumerate((seat, opponent)):
            dice = dice_of(self.setup, before, who, trait, True, int(before.cell(c.EXTRA + side)))
            thrown.append(
                say(
                    "arrr-thrown",
                    seat=Seat(who),
                    dice=sum_message(self.setup, dice, crew_apart=False),
                    count=dice.total,
                    successes=say("arrr-successes", count=self.thrown(stride, who)[1]),
                )
            )
        self.line(THEN, "arrr-log-throw-both", one=thrown[0], other=thrown[1])

    def settles(self, stride: Stride) -> None:
        """P5.6: more successes win the other's stake."""
        _, seat, opponent, _ = stride.before.agenda_records()[1]
        mine, theirs = successes(stride.before, 0), successes(stride.before, 1)
        if mine == theirs:
            self.line(THEN, "arrr-log-tie", count=mine)
            self.ended_events(stride)
            return
        winner, loser = (seat, opponent) if mine > theirs else (opponent, seat)
        stake = self._stake(stride.before, loser)
        args = {"seat": Seat(winner), "most": max(mine, theirs), "least": min(mine, theirs)}
        if stake is None:
            self.line(THEN, "arrr-log-wins-nothing", **args)
        else:
            self.line(THEN, "arrr-log-wins", **args, stake=stake, loser=Seat(loser))
        self.ended_events(stride)
