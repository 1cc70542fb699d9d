"""Side B, told: section B of the rules, in its order."""

from __future__ import annotations

from settemari.core.table import ROUND
from settemari.core.telling import Line
from settemari.games.maretta import codes as c
from settemari.games.maretta.telling_barrels import BarrelWalk
from settemari.games.maretta.telling_words import card_message, card_messages, suit_message
from settemari.locales.message import Seat


class VolcanoWalk(BarrelWalk):
    """The bottom record is the round, its seat the player whose turn it is."""

    def perform(self, step: int) -> None:
        if step >= c.CHOOSE_BARREL:
            self.perform_barrel(step)
        elif step in (c.LOAD, c.LOAD_SELF):
            self.pass_without_cards(step)
        elif step == c.STACK:
            self.stack()
        elif step == c.RUN:
            self.run()
        elif step == c.LAVA_FLOWS:
            self.lava_flows()
        elif step == c.BURN:
            self.burn()
        elif step == c.JUDGE:
            self.judge()
        else:
            self.draw_up()

    def answered(self, step: int) -> None:
        if step == c.LOAD:
            self.load()
        elif step == c.LOAD_SELF:
            self.load_self()
        else:
            self.barrel_answered(step)

    # -- turns -------------------------------------------------------------------------------------------------

    def pass_on(self, after: int) -> None:
        """The same step for the next seat in the race, or the next step once it has gone round."""
        self.top.seat = self.next_in_race(self.top.seat)
        if self.top.seat == self.number(c.FIRST):
            self.top.step = after

    def next_in_race(self, seat: int) -> int:
        others = [(seat + turn) % self.seats for turn in range(1, self.seats + 1)]
        return next(other for other in others if self.in_race(other))

    def pass_without_cards(self, step: int) -> None:
        """B2.2."""
        self.line(0, "log-pass" if step == c.LOAD else "log-pass-self", seat=Seat(self.top.seat))
        self.pass_on(c.LOAD_SELF if step == c.LOAD else c.STACK)

    # -- B2, B3 ------------------------------------------------------------------------------------------------

    def load(self) -> None:
        """B2.1."""
        giver = self.top.seat
        event = self.take()
        receiver = event[5]
        key = "log-load-self" if giver == receiver else "log-load"
        self.line(0, key, giver=Seat(giver), card=card_message(event[1]), receiver=Seat(receiver))
        self.pass_on(c.LOAD_SELF)

    def load_self(self) -> None:
        """B3.1, B3.2."""
        seat = self.top.seat
        if self.moves(c.HAND + seat, c.SLOT1):
            self.line(0, "log-play", seat=Seat(seat), card=card_message(self.take()[1]))
        else:
            other = int(self.view.slot_at(c.SLOT2, seat))
            suit, number = suit_message(other % c.SUITS), other // c.SUITS
            self.line(0, "log-play-none", seat=Seat(seat), suit=suit, number=number)
        self.pass_on(c.STACK)

    # -- B4 ----------------------------------------------------------------------------------------------------

    def stack(self) -> None:
        """B4.1, B4.2."""
        if self.moves(c.SLOT1) or self.moves(c.SLOT2):
            self.line(0, "log-stacked")
        for seat in self.from_first():
            before = self.stock(seat)
            added = []
            while (self.moves(c.SLOT1) or self.moves(c.SLOT2)) and self.next[3] == seat:
                added.append(self.take()[1])
            self.burst(1, seat, before, added)
        self.top.step, self.top.seat = c.RUN, self.number(c.FIRST)

    def run(self) -> None:
        """B4.3."""
        seat = self.top.seat
        self.pass_on(c.LAVA_FLOWS)
        stacks = len({card % c.SUITS for card in self.stock(seat)})
        self.lines.append(Line(self.go("run", seat, stacks)))

    # -- B5 ----------------------------------------------------------------------------------------------------

    def lava_flows(self) -> None:
        """B5.1, B5.2."""
        steps = -self.number(c.LAVA)
        lava = self.take_count(c.LAVA)
        steps += lava
        self.line(0, "log-lava" if steps else "log-lava-waits", steps=steps, space=self.space(lava))
        self.top.a = self.number(c.RACE)
        while self.counts(c.RACE):
            self.take()
            seat = self.next[1] - c.SPACE
            space = self.number(c.SPACE + seat)
            self.take_count(c.SPACE + seat)
            self.line(1, "log-caught", seat=Seat(seat), space=self.space(space))
        self.top.step = c.BURN

    def burn(self) -> None:
        """B5.2: hands of whoever was caught come to light; stocks were in the open."""
        for seat in self.from_first():
            hand = []
            while self.moves(c.HAND + seat, c.DISCARD):
                hand.append(self.take()[1])
            if hand:
                self.line(1, "log-burned", seat=Seat(seat), cards=card_messages(hand))
            self.discarded_from(seat)
        self.top.step = c.JUDGE

    def judge(self) -> None:
        """B5.3."""
        if not self.is_ended():
            self.top.step, self.top.a = c.DRAW_UP, 0

    def draw_up(self) -> None:
        """B5.4."""
        first = self.take_count(c.FIRST)
        self.take_count(ROUND)
        self.new_round(first)
        drawn = self.draws()
        anew = 0
        while self.moves(c.DISCARD, c.DECK):
            self.take()
            anew += 1
        drawn += self.draws()
        full = int(self.numbers.hand)
        if drawn:
            self.line(1, "log-draw-up", count=full)
        if anew:
            self.line(1, "log-deck-anew", count=anew)
        self.own_draw(drawn)
        short = [Seat(seat) for seat in self.from_first() if self.in_race(seat) and self.hand_size(seat) < full]
        if short:
            self.line(1, "log-no-more-cards", seats=short)
        self.top.step, self.top.seat = c.LOAD, first
