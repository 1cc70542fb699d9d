"""The log: each stride of the game in the words of the part of the rules that it belongs to.

The parts are a chain of classes, since a compiled class has one base: challenges, sailing, turns, the stack, this.
"""

from __future__ import annotations

from settemari.core.table import ENDING, ROUND
from settemari.core.telling import Line
from settemari.games.arrr import codes as c
from settemari.games.arrr.gist import on_turn
from settemari.games.arrr.telling_lines import MAIN
from settemari.games.arrr.telling_stack import StackLines
from settemari.games.arrr.telling_walk import ANSWER, LOST, SET_UP, Stride
from settemari.games.arrr.telling_words import exploration_message
from settemari.locales.message import Seat

# What takes several answers of one seat and is told as one.
COLLECTED = (c.RECRUIT, c.EQUIP, c.LOSE_CREW, c.LOSE_HAND, c.TIRE_CREW, c.DRAW_EITHER, c.NAMING)
CHOICES = (c.LOSE_CREW, c.LOSE_HAND, c.TIRE_CREW)
SAILING = range(c.SAIL_DECLARED, c.ACTION_ENDS)


class Log(StackLines):
    """All lines of one stretch, in order."""

    def tell(self) -> list[Line]:
        for self.at, stride in enumerate(self.strides):  # noqa: B020 - the lines look around from where they are
            if stride.step == SET_UP:
                self.set_up(stride)
            elif stride.step == ANSWER:
                self.answered(stride)
            elif stride.step == LOST:
                self.lost(stride)
            else:
                self.performed(stride.step, stride)
        return self.lines

    def lost(self, stride: Stride) -> None:
        """What the events tell by themselves: decks, draws, explorations, whose turn it is, and the end."""
        self.new_decks(stride)
        for seat in range(self.seats):
            self.own_draws([stride], seat)
        for event in self.moved(stride, c.SEA_DECK, c.SEAS):
            self.line(MAIN, "arrr-log-explore", card=exploration_message(self.setup, event[1]))
        if stride.after.cell(ENDING):
            self.end(stride)
        elif on_turn(stride.after) != on_turn(stride.before):
            self.line(MAIN, "arrr-log-turn", round=int(stride.after.cell(ROUND)), seat=Seat(on_turn(stride.after)))

    # -- answers -----------------------------------------------------------------------------------------------

    def answered(self, stride: Stride) -> None:
        """What somebody did; a pass is told by what comes of it."""
        step = int(stride.before.step())
        for seat, code in stride.answers.items():
            verb = code & c.VERB_MASK
            if verb in (c.PLAY, c.USE, c.COMMAND):
                self.plays(stride, seat, code)
                return
            if verb == c.SAIL:
                self.sails(stride, seat, int(c.what_of(code)))
            elif verb == c.RAID:
                self.raids(seat)
            elif verb == c.CHALLENGE:
                self.challenges(seat, code)
        if step == c.CHOOSE_CAPTAIN:
            self.captain(stride, True)
        elif step == c.RECRUIT:
            self.recruit(stride)
        elif step == c.EQUIP:
            if int(stride.after.step()) != c.EQUIP:
                self.equip(stride)
        elif step == c.ON_STACK:
            self.resolves(stride)
        elif step == c.RAID_DECLARED:
            self.raided(stride)
        elif step == c.RESPOND:
            self.responds(stride)
        elif step == c.PLUNDER:
            self.plunders(stride)
        elif step == c.NAME_PRIZE:
            self.stakes(stride)
        elif step == c.PAY_TOLL:
            self.toll(stride)
        elif step in CHOICES:
            self.chosen(step, stride)

    # -- steps -------------------------------------------------------------------------------------------------

    def performed(self, step: int, stride: Stride) -> None:
        """What came about by itself."""
        if step in SAILING and stride.before.step_a() == c.GONE:
            self.sails_into_nothing(stride)
            return
        told = {
            c.DEAL_HANDS: self.deal,
            c.READY: self.begin,
            c.EXPLORE: self.explore,
            c.THROW: self.throws,
            c.JUDGE_TEST: self.judged,
            c.CONQUER: self.conquers,
            c.TAKE_CARD: self.takes_card,
            c.NAME_PRIZE: self.stakes,
            c.THROW_BOTH: self.throw_both,
            c.SETTLE: self.settles,
            c.NAMING: self.names,
            c.ON_STACK: self.resolves,
            c.EFFECT: self.carries_out,
            c.THROW_MORE: self.cheats,
            c.PAY_TOLL: self.toll,
        }
        if step in told:
            told[step](stride)
        elif step == c.CHOOSE_CAPTAIN:
            self.captain(stride, False)
        elif step == c.EQUIP:
            self.equip(stride)
        elif step in CHOICES:
            self.chosen(step, stride)
        elif step == c.DRAW_CARDS:
            if not self._recruiting():
                self.drew(stride)
        elif step == c.RAID_DECLARED:
            if not any(c.RAID in before.answers.values() for before in self.strides[: self.at]):
                self.raided(stride)  # what was declared as something else
        elif step in (c.SAIL_DECLARED, c.CHALLENGE_DECLARED) and int(stride.after.step()) == c.DECLARE:
            self.declares_again(stride)

    def _recruiting(self) -> bool:
        """Whether the cards being drawn are those of the recruiting that was told already (P2.1)."""
        return self.at > 0 and self.is_answer(self.strides[self.at - 1], c.RECRUIT)
