"""Barrels, told (section D): who opens one, what is in it, what it does, and that it does nothing."""

from __future__ import annotations

from settemari.core.events import ASKED, MOVED, SHOWN, TURNED
from settemari.core.table import UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.telling_walk import Walk
from settemari.games.maretta.telling_words import barrel_message, card_message, card_messages, suit_message
from settemari.games.maretta.words import BARREL_WORDS
from settemari.locales.message import Seat, say

OPENING = 1  # depth of the line that says what is in a barrel
EFFECT = 2  # depth of the lines that say what it does


class BarrelWalk(Walk):
    """The steps of a barrel, from the choice to the discard."""

    def perform_barrel(self, step: int) -> None:
        """What a barrel does by itself: where there is only one thing to do, or nothing."""
        barrel = step - c.EFFECT
        if step == c.CHOOSE_BARREL:
            self.open_barrel(self.spots_left(self.top.a)[0])
        elif step == c.OPEN:
            self.open_barrel(self.top.b)
        elif step == c.CLOSE:
            self.take()
            self.agenda.pop()
        elif barrel == c.MONKEY:
            self.monkey()
        elif barrel == c.TROOP:
            self.troop()
        elif barrel in (c.CUTTLEFISH, c.SCHOOL):
            self.take_count(c.INK_NEXT)
            self.line(EFFECT, f"log-{BARREL_WORDS[barrel]}", seat=Seat(self.top.seat))
            self.top.step = c.CLOSE
        elif barrel in (c.SHARK, c.ANCHOR):
            self.shark(barrel)
        elif barrel == c.SHARKS:
            self.sharks()
        elif barrel == c.SPEAR:
            self.spear()
        else:
            self.pelican()

    def barrel_answered(self, step: int) -> None:
        """An answer is told by what it does; only a chosen barrel must be looked for."""
        if step == c.CHOOSE_BARREL:
            self.open_barrel(self.chosen_spot())
        elif step == c.EFFECT + c.TROOP:
            self.troop_takes(self.top.a)
        else:
            self.perform_barrel(step)

    def chosen_spot(self) -> int:
        """Which barrel was chosen: it is turned up or put away first of all, or the next question is about it."""
        for event in self.coming():
            if event[:2] == (TURNED, c.BARRELS):
                return event[2]
            if event[0] == MOVED and event[2] == c.BARRELS:
                return event[3]
            if event[0] == ASKED:
                return event[-1]
        raise ValueError("a barrel was chosen, and nothing is told of it")

    def open_barrel(self, spot: int) -> None:
        """D0.1."""
        face = "up"
        if not self.view.face_up(c.BARRELS, spot):
            self.take()
            face = "down"
        barrel = int(self.view.slot_at(c.BARRELS, spot))
        finder = self.top.seat
        self.line(OPENING, f"log-opens-{face}", seat=Seat(finder), barrel=barrel_message(barrel))
        self.top.step = c.EFFECT + barrel
        self.top.a = {
            c.TROOP: self.next_seat(finder),
            c.SHARK: int(self.numbers.shark_cards),
            c.ANCHOR: int(self.numbers.anchor_cards),
        }.get(barrel, 0)
        self.top.b = spot

    # -- stocks ------------------------------------------------------------------------------------------------

    def stock(self, seat: int) -> list[int]:
        return self.view.pieces(c.STOCK + seat)

    def discarded_from(self, seat: int) -> list[int]:
        """The cards that go from a stock to the discard pile now."""
        cards = []
        while self.moves(c.STOCK + seat, c.DISCARD):
            cards.append(self.take()[1])
        return cards

    def burst(self, depth: int, seat: int, before: list[int], added: list[int]) -> None:
        """B4.2: stacks past the limit, with what they added up to; ``before`` is the stock before cards were added."""
        lost = self.discarded_from(seat)
        for suit in sorted({card % c.SUITS for card in lost}):
            cards = [card for card in (*before, *added) if card % c.SUITS == suit]
            numbers = [card // c.SUITS for card in cards]
            self.line(
                depth,
                "log-burst",
                seat=Seat(seat),
                suit=suit_message(suit),
                numbers=" + ".join(map(str, numbers)),
                total=sum(numbers),
                limit=int(self.numbers.burst_limit),
                count=len(numbers),
            )

    # -- effects -----------------------------------------------------------------------------------------------

    def monkey(self) -> None:
        """D1."""
        finder = self.top.seat
        self.top.step = c.CLOSE
        victims = [seat for seat in range(self.seats) if self.moves(c.STOCK + seat, c.STOCK + finder)]
        if not victims:
            self.line(EFFECT, "log-monkey-none")
            return
        before = self.stock(finder)
        card = self.take()[1]
        taken = say("card-from", card=card_message(card), seat=Seat(victims[0]))
        self.line(EFFECT, "log-monkey", taken=taken, seat=Seat(finder))
        self.burst(EFFECT, finder, before, [card])

    def troop(self) -> None:
        """D2: clockwise from the finder's left, while there is anything."""
        finder, taker = self.top.seat, self.top.a
        if taker == finder or not self.stock(finder):
            self.troop_ends(taker)
        elif self.in_race(taker):
            self.troop_takes(taker)
        else:
            self.top.a = self.next_seat(taker)

    def troop_takes(self, taker: int) -> None:
        before = self.stock(taker)
        card = self.take()[1]
        taken = say("card-from", card=card_message(card), seat=Seat(self.top.seat))
        self.line(EFFECT, "log-troop", seat=Seat(taker), taken=taken)
        self.burst(EFFECT, taker, before, [card])
        self.top.a = self.next_seat(taker)

    def troop_ends(self, taker: int) -> None:
        """Whoever comes after the last card gets nothing."""
        finder = self.top.seat
        others = [(finder + turn) % self.seats for turn in range(1, self.seats)]
        everybody = [seat for seat in others if self.in_race(seat)]
        left = [seat for seat in others[others.index(taker) :] if self.in_race(seat)] if taker != finder else []
        if left == everybody:
            self.line(EFFECT, "log-troop-none")
        elif left:
            self.line(EFFECT, "log-troop-rest", seats=[Seat(seat) for seat in left])
        self.top.step = c.CLOSE

    def shark(self, barrel: int) -> None:
        """D5 and D8; D0.2: as far as there are cards."""
        cards = self.discarded_from(self.top.seat)
        if cards:
            self.line(EFFECT, "log-discards", seat=Seat(self.top.seat), cards=card_messages(cards))
            self.top.a -= len(cards)
        if self.is_asked():
            return
        wanted = int(self.numbers.shark_cards if barrel == c.SHARK else self.numbers.anchor_cards)
        if self.top.a == wanted:
            self.line(EFFECT, f"log-{BARREL_WORDS[barrel]}-none")
        elif self.top.a > 0:
            self.line(EFFECT, "log-discards-rest")
        self.top.step = c.CLOSE

    def sharks(self) -> None:
        """D6: all at once."""
        lost = []
        while any(self.moves(c.STOCK + seat, c.DISCARD) for seat in range(self.seats)):
            event = self.take()
            lost.append(say("card-from", card=card_message(event[1]), seat=Seat(event[2] - c.STOCK)))
        if lost:
            self.line(EFFECT, "log-sharks", lost=lost)
        else:
            self.line(EFFECT, "log-sharks-none")
        self.top.step = c.CLOSE

    def spear(self) -> None:
        """D7."""
        finder = self.top.seat
        self.top.step = c.CLOSE
        here = self.number(c.SPACE + finder)
        if not self.counts(c.SPACE + finder):
            ahead = [seat for seat in range(self.seats) if self.number(c.SPACE + seat) > here]
            self.line(EFFECT, "log-spear-sea" if ahead else "log-spear-none", seat=Seat(finder))
            return
        there = self.take()[2]
        other = self.next[1] - c.SPACE
        self.take_count(c.SPACE + other)
        self.line(
            EFFECT,
            "log-spear",
            seat=Seat(finder),
            space=self.space(there),
            other=Seat(other),
            other_space=self.space(here),
        )

    def pelican(self) -> None:
        """D9: that a hand was seen is public, what it holds is told to who looked."""
        self.top.step = c.CLOSE
        if self.next[0] != SHOWN:
            self.line(EFFECT, "log-pelican-none")
            return
        target = self.next[2] - c.HAND
        seen = []
        while self.next[0] == SHOWN:
            seen.append(self.take()[4])
        self.line(EFFECT, "log-pelican", seat=Seat(self.top.seat), other=Seat(target))
        if UNKNOWN not in seen:
            self.line(EFFECT, "log-pelican-sees", seat=Seat(self.top.seat), cards=card_messages(seen))
