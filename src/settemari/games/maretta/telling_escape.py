"""Side A, told: section A of the rules, in its order."""

from __future__ import annotations

from settemari.core.events import TURNED
from settemari.core.table import ROUND
from settemari.core.telling import Line
from settemari.games.maretta import codes as c
from settemari.games.maretta.state import boarding_score, slots_difference
from settemari.games.maretta.telling_barrels import BarrelWalk
from settemari.games.maretta.telling_words import boarding_message, card_message, seats_in
from settemari.locales.message import Message, Seat, say


class EscapeWalk(BarrelWalk):
    """The bottom record is the round: its seat places, a is the receiver."""

    def perform(self, step: int) -> None:
        if step >= c.CHOOSE_BARREL:
            self.perform_barrel(step)
        elif step == c.TURN_UP:
            self.turn_all_up()
        elif step == c.UNCOVER:
            self.uncover()
        elif step == c.RECEIVE:
            self.lines.append(Line(self.receive(), 1))
        elif step == c.STEAL:
            self.top.step = c.GIVE  # nothing to steal: not asked
        elif step == c.GIVE:
            self.give()
        elif step == c.BOARD:
            self.board()
        elif step == c.KEEP:
            self.keep()
        elif step == c.REFILL:
            self.refill()
        else:
            raise ValueError(f"step {step} waits for an answer: {self.next}")

    def answered(self, step: int) -> None:
        if step == c.PICK:
            self.pick()
        elif step == c.PLACE:
            self.place()
        elif step == c.STEAL:
            self.steal_after_move()
        else:
            self.barrel_answered(step)

    # -- A2 ----------------------------------------------------------------------------------------------------

    def pick(self) -> None:
        """A2.1: what lies face down is not told."""
        for seat in range(self.seats):
            if self.moves(c.HAND + seat, c.SLOT1):
                self.take()
        self.top.step = c.TURN_UP

    def turn_all_up(self) -> None:
        """A2.2."""
        shown = []
        while self.next[:2] == (TURNED, c.SLOT1):
            _, _, seat, card = self.take()
            shown.append(say("card-for", card=card_message(card), seat=Seat(seat)))
        if shown:
            self.line(0, "log-turned-up", cards=shown)
        inked = seats_in(self.number(c.INKED))
        if inked:
            self.line(1 if shown else 0, "log-stay-down", seats=inked, count=len(inked))
        self.top.step = c.PLACE
        self.top.seat = self.number(c.FIRST)

    # -- A3 ----------------------------------------------------------------------------------------------------

    def place(self) -> None:
        """A3.1, A3.4: a theft comes first, then the card."""
        giver = self.top.seat
        stolen = None
        if not self.moves(c.HAND + giver):
            stolen = self.take()[1]
            self.take_count(c.STOLE)
        event = self.take()
        receiver = self.top.a = event[5]
        hidden = not self.view.face_up(c.SLOT1, receiver)
        args = {"giver": Seat(giver), "card": card_message(event[1]), "receiver": Seat(receiver)}
        key = "log-give-self" if giver == receiver else "log-give"
        if stolen is not None:
            self.line(0, "log-give-steal", **args, stolen=card_message(stolen))
            self.top.step = c.UNCOVER if hidden else c.RECEIVE
        elif hidden:
            self.line(0, f"{key}-hidden", **args)
            self.top.step = c.UNCOVER
        else:
            self.line(0, key, **args, move=self.receive())

    def uncover(self) -> None:
        """A3.3."""
        card = self.take()[3]
        self.line(1, "log-uncovered", card=card_message(card), move=self.receive())

    def receive(self) -> Message:
        """A3.5: the move of the receiver, with its arithmetic."""
        receiver = self.top.a
        self.top.step = c.STEAL if self.numbers.theft == c.THEFT_AFTER_MOVE else c.GIVE
        if self.numbers.theft_costs_all and self.stole(receiver):
            return say("move-paid", seat=Seat(receiver), space=self.space(self.number(c.SPACE + receiver)))
        steps = int(slots_difference(self.view, receiver))
        one, two = (int(self.view.slot_at(slots, receiver)) // c.SUITS for slots in (c.SLOT1, c.SLOT2))
        return self.go("move", receiver, steps, sum=say("sum-difference", one=one, two=two, steps=steps))

    def stole(self, seat: int) -> bool:
        return bool((self.number(c.STOLE) >> seat) & 1)

    def steal_after_move(self) -> None:
        """A3.4 with `theft.when = after-move`."""
        thief, victim = self.top.seat, self.top.a
        self.top.step = c.GIVE
        if not self.moves(c.STOCK + victim, c.STOCK + thief):
            self.line(1, "log-steals-nothing", seat=Seat(thief))
            return
        card = self.take()[1]
        self.take_count(c.STOLE)
        self.line(1, "log-steals", seat=Seat(thief), taken=say("card-from", card=card_message(card), seat=Seat(victim)))

    def give(self) -> None:
        """A3.6: the turn goes on, and then who placed moves."""
        giver, receiver = self.top.seat, self.top.a
        self.top.seat = self.next_seat(giver)
        self.top.step = c.BOARD if self.top.seat == self.number(c.FIRST) else c.PLACE
        if giver == receiver:
            return
        if self.stole(giver):
            self.line(1, "log-stole", seat=Seat(giver), space=self.space(self.number(c.SPACE + giver)))
            return
        steps = int(self.numbers.giver_move)
        move = self.go("deed", giver, steps)
        if steps:
            self.lines.append(Line(move, 1))

    # -- A4 ----------------------------------------------------------------------------------------------------

    def board(self) -> None:
        """A4.1, A4.2."""
        slots = self.view.pieces(c.SLOT1) + self.view.pieces(c.SLOT2)
        if c.SHIP in slots:
            needed = int(self.numbers.boarding)
            self.line(0, "log-boarding", score=needed)
            for seat in self.from_first():
                aboard = boarding_score(self.view, seat) >= needed
                key = "log-aboard" if aboard else "log-left-behind"
                self.line(1, key, seat=Seat(seat), sum=boarding_message(self.view, seat))
        if not self.is_ended():
            self.top.step = c.KEEP

    def keep(self) -> None:
        """A4.3."""
        kept = ships = 0
        while self.moves(c.SLOT1) or self.moves(c.SLOT2):
            if self.take()[4] == c.DISCARD:
                ships += 1
            else:
                kept += 1
        if kept:
            self.line(0, "log-kept")
        if ships:
            self.line(1 if kept else 0, "log-ships-discarded", count=ships)
        self.top.step = c.REFILL

    def refill(self) -> None:
        """A4.4, A4.5."""
        if self.is_ended():
            return
        first = self.take_count(c.FIRST)
        self.take_count(ROUND)
        for cell in (c.STOLE, c.INKED, c.INK_NEXT):
            if self.counts(cell):
                self.take()
        self.new_round(first)
        drawn = self.draws()
        self.line(1, "log-draw", count=int(self.numbers.draw))
        self.own_draw(drawn)
        self.top.step, self.top.seat, self.top.a = c.PICK, first, 0
