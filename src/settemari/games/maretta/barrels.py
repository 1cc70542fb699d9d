"""Barrels: section D of the rules, the same on both sides.

A barrel is a record on top of the agenda: its finder chooses one (A3.8), it is opened, has its effect, and is put
away. Where only one thing can be done and everybody can see that, it is done without asking.
"""

from __future__ import annotations

from settemari.core.bits import is_single, lowest
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.table import EMPTY
from settemari.games.maretta.codes import (
    ANCHOR,
    BARRELS,
    CHOOSE_BARREL,
    CLOSE,
    CUTTLEFISH,
    DISCARD,
    EFFECT,
    EMPTY_HAND,
    FINE,
    FIRST_CARD,
    HAND,
    INK_NEXT,
    KIND_MASK,
    MONKEY,
    NO_BARREL,
    NO_SUCH_ANSWER,
    NOT_IN_STOCK,
    NOT_NEAREST_AHEAD,
    NOT_YOURSELF,
    NOTHING_TO_TAKE,
    OPEN,
    OPENED,
    OUT_OF_RACE,
    PELICAN,
    SCHOOL,
    SEAT_SHIFT,
    SHARK,
    SHARKS,
    SPACE,
    SPEAR,
    STOCK,
    TROOP,
)
from settemari.games.maretta.state import MarettaState, in_race, nearest_ahead


class Barrels(MarettaState):
    """What barrels do."""

    def perform_barrel(self, step: i64) -> None:
        if step == CHOOSE_BARREL:
            self.choose_barrel()
        elif step == OPEN:
            self.open_barrel()
        elif step == CLOSE:
            self.close_barrel()
        elif step == EFFECT + MONKEY:
            self.monkey()
        elif step == EFFECT + TROOP:
            self.troop()
        elif step == EFFECT + CUTTLEFISH:
            self.cuttlefish()
        elif step == EFFECT + SCHOOL:
            self.school()
        elif step == EFFECT + SHARK or step == EFFECT + ANCHOR:
            self.shark()
        elif step == EFFECT + SHARKS:
            self.sharks()
        elif step == EFFECT + SPEAR:
            self.spear()
        else:
            self.pelican()

    def barrel_answered(self, step: i64, answers: vec[i64]) -> None:
        finder = self.step_seat()
        if step == CHOOSE_BARREL:
            self.set_b(self.step_a() * self.numbers.per_space + answers[finder])
            self.become(OPEN)
        elif step == EFFECT + MONKEY:
            code: i64 = answers[finder]
            self.take_card(code & KIND_MASK, code >> SEAT_SHIFT, finder)
            self.become(CLOSE)
        elif step == EFFECT + TROOP:
            taker = self.step_a()
            self.troop_takes(answers[taker], taker)
        elif step == EFFECT + SHARK or step == EFFECT + ANCHOR:
            self.shark_bites(answers[finder])
        elif step == EFFECT + SHARKS:
            self.sharks_bite(answers)
        elif step == EFFECT + SPEAR:
            self.swap(answers[finder])
        else:
            self.set_a(answers[finder] + 1)

    def barrel_veiled(self, step: i64) -> bool:
        """Opening a barrel that lies face down, or looking into a hand."""
        if step == OPEN:
            return not self.face_up(BARRELS, self.step_b())
        return step == EFFECT + PELICAN and self.step_a() != 0

    def list_barrel_answers(self, step: i64, seat: i64, options: Options) -> None:
        if step == CHOOSE_BARREL:
            spot = self.step_a() * self.numbers.per_space
            for index in range(self.numbers.per_space):
                if self.slot_at(BARRELS, spot + index) != EMPTY:
                    options.add(index)
        elif step == EFFECT + MONKEY:
            for victim in range(self.seats):
                if victim != seat and in_race(self, victim):
                    self.list_kinds(self.kinds_in(STOCK + victim), victim << SEAT_SHIFT, options)
        elif step == EFFECT + TROOP:
            self.list_kinds(self.kinds_in(STOCK + self.step_seat()), 0, options)
        elif step == EFFECT + SPEAR:
            nearest = nearest_ahead(self, seat, self.spear_reach())
            for other in range(self.seats):
                if self.cells[SPACE + other] == nearest and in_race(self, other):
                    options.add(other)
        elif step == EFFECT + PELICAN:
            for other in range(self.seats):
                if other != seat and in_race(self, other) and self.size_of(HAND + other) != 0:
                    options.add(other)
        else:
            self.list_kinds(self.kinds_in(STOCK + seat), 0, options)

    def list_kinds(self, kinds: i64, tag: i64, options: Options) -> None:
        """Every card of a mask, with a tag added to its code."""
        while kinds != 0:
            options.add(lowest(kinds) + tag)
            kinds &= kinds - 1

    def check_barrel_answer(self, step: i64, seat: i64, code: i64) -> i64:
        """Why the seat cannot answer so, or FINE."""
        if code < 0:
            return NO_SUCH_ANSWER
        if step == CHOOSE_BARREL:
            if code >= self.numbers.per_space:
                return NO_SUCH_ANSWER
            spot = self.step_a() * self.numbers.per_space + code
            return NO_BARREL if self.slot_at(BARRELS, spot) == EMPTY else FINE
        if step == EFFECT + MONKEY:
            return self.check_taking(seat, code & KIND_MASK, code >> SEAT_SHIFT)
        if step == EFFECT + TROOP:
            return self.check_in_stock(self.step_seat(), code)
        if step == EFFECT + SPEAR or step == EFFECT + PELICAN:
            reason = self.check_opponent(seat, code)
            if reason != FINE:
                return reason
            if step == EFFECT + SPEAR:
                nearest = nearest_ahead(self, seat, self.spear_reach())
                return FINE if self.cells[SPACE + code] == nearest else NOT_NEAREST_AHEAD
            return EMPTY_HAND if self.size_of(HAND + code) == 0 else FINE
        return self.check_in_stock(seat, code)

    def check_opponent(self, seat: i64, other: i64) -> i64:
        """D0.3: an opponent, still in the race."""
        if other < 0 or other >= self.seats:
            return NO_SUCH_ANSWER
        if other == seat:
            return NOT_YOURSELF
        return FINE if in_race(self, other) else OUT_OF_RACE

    def check_taking(self, seat: i64, card: i64, victim: i64) -> i64:
        """D1: a card that lies in that opponent's stock."""
        reason = self.check_opponent(seat, victim)
        if reason != FINE:
            return reason
        if self.kinds_in(STOCK + victim) == 0:
            return NOTHING_TO_TAKE
        return self.check_in_stock(victim, card)

    def check_in_stock(self, owner: i64, card: i64) -> i64:
        """D0.5: any card, from anywhere in the stock."""
        if card < FIRST_CARD or card >= self.numbers.kinds:
            return NO_SUCH_ANSWER
        return FINE if (self.kinds_in(STOCK + owner) >> card) & 1 != 0 else NOT_IN_STOCK

    # -- opening -----------------------------------------------------------------------------------------------

    def choose_barrel(self) -> None:
        """A3.8: one of the barrels on the space; the last one is not asked for."""
        mark = self.step_a()
        if self.barrels_on(mark) > 1:
            self.ask(1 << self.step_seat())
            return
        spot = mark * self.numbers.per_space
        while self.slot_at(BARRELS, spot) == EMPTY:
            spot += 1
        self.set_b(spot)
        self.become(OPEN)

    def open_barrel(self) -> None:
        """D0.1: turned up for all, then its effect."""
        spot = self.step_b()
        if not self.face_up(BARRELS, spot):
            self.turn_up(BARRELS, spot)
        barrel = self.slot_at(BARRELS, spot)
        a: i64 = 0
        if barrel == TROOP:
            a = self.next_seat(self.step_seat())
        elif barrel == SHARK:
            a = self.numbers.shark_cards
        elif barrel == ANCHOR:
            a = self.numbers.anchor_cards
        self.set_a(a)
        self.become(EFFECT + barrel)

    def close_barrel(self) -> None:
        """D0.1: discarded once resolved."""
        self.slot_to_pile(BARRELS, self.step_b(), OPENED)
        self.pop()

    # -- effects -----------------------------------------------------------------------------------------------

    def monkey(self) -> None:
        """D1 Monkey: take one card from an opponent's stock into yours."""
        finder = self.step_seat()
        victims: i64 = 0
        victim: i64 = 0
        for other in range(self.seats):
            if other != finder and in_race(self, other) and self.kinds_in(STOCK + other) != 0:
                victims += 1
                victim = other
        if victims == 0:
            self.become(CLOSE)
        elif victims == 1 and is_single(self.kinds_in(STOCK + victim)):
            self.take_card(lowest(self.kinds_in(STOCK + victim)), victim, finder)
            self.become(CLOSE)
        else:
            self.ask(1 << finder)

    def troop(self) -> None:
        """D2 Troop of monkeys: every other player takes one card from your stock, while there are any (D0.4)."""
        finder = self.step_seat()
        taker = self.step_a()
        kinds = self.kinds_in(STOCK + finder)
        if taker == finder or kinds == 0:
            self.become(CLOSE)
        elif not in_race(self, taker):
            self.set_a(self.next_seat(taker))
        elif is_single(kinds):
            self.troop_takes(lowest(kinds), taker)
        else:
            self.ask(1 << taker)

    def troop_takes(self, card: i64, taker: i64) -> None:
        self.take_card(card, self.step_seat(), taker)
        self.set_a(self.next_seat(taker))

    def cuttlefish(self) -> None:
        """D3 Cuttlefish: your next slot 1 card stays face down until a card was put in your slot 2."""
        self.count(INK_NEXT, self.cells[INK_NEXT] | (1 << self.step_seat()))
        self.become(CLOSE)

    def school(self) -> None:
        """D4 School of cuttlefish: the same, for everybody."""
        self.count(INK_NEXT, (1 << self.seats) - 1)
        self.become(CLOSE)

    def shark(self) -> None:
        """D5 Shark: discard one card of your stock. D8 Anchor: discard two. D0.2: as far as there are any."""
        finder = self.step_seat()
        kinds = self.kinds_in(STOCK + finder)
        if self.step_a() == 0 or kinds == 0:
            self.become(CLOSE)
        elif is_single(kinds):
            self.shark_bites(lowest(kinds))
        else:
            self.ask(1 << finder)

    def shark_bites(self, card: i64) -> None:
        self.pile_to_pile(card, STOCK + self.step_seat(), DISCARD)
        self.set_a(self.step_a() - 1)

    def sharks(self) -> None:
        """D6 Sharks: everybody discards one card of the own stock; all choose at the same time (D0.4)."""
        choosing: i64 = 0
        hungry = False
        for seat in range(self.seats):
            kinds = self.kinds_in(STOCK + seat)
            if kinds != 0:
                hungry = True
                if not is_single(kinds):
                    choosing |= 1 << seat
        if choosing != 0:
            self.ask(choosing)
        elif hungry:
            self.sharks_bite(vec[i64]([0] * self.seats))
        else:
            self.become(CLOSE)

    def sharks_bite(self, answers: vec[i64]) -> None:
        """D0.4: clockwise from the finder's left; who had no choice loses the only kind there is."""
        seat = self.step_seat()
        for _turn in range(self.seats):
            seat = self.next_seat(seat)
            kinds = self.kinds_in(STOCK + seat)
            if kinds != 0:
                card: i64 = lowest(kinds) if is_single(kinds) else answers[seat]
                self.pile_to_pile(card, STOCK + seat, DISCARD)
        self.become(CLOSE)

    def spear_reach(self) -> i64:
        """How far a spear reaches: the steamship and the sea are spaces like any other (D7, `spear.sea`)."""
        return self.numbers.last if self.numbers.spear_at_sea else self.numbers.last - 1

    def spear(self) -> None:
        """D7 Fishing spear: swap places with the nearest meeple ahead of you."""
        finder = self.step_seat()
        nearest = nearest_ahead(self, finder, self.spear_reach())
        if nearest < 0:
            self.become(CLOSE)
            return
        found: i64 = 0
        target: i64 = 0
        for other in range(self.seats):
            if self.cells[SPACE + other] == nearest and in_race(self, other):
                found += 1
                target = other
        if found == 1:
            self.swap(target)
        else:
            self.ask(1 << finder)

    def swap(self, other: i64) -> None:
        """D7: it triggers no barrel, for either."""
        finder = self.step_seat()
        here: i64 = self.cells[SPACE + finder]
        self.count(SPACE + finder, self.cells[SPACE + other])
        self.count(SPACE + other, here)
        self.become(CLOSE)

    def pelican(self) -> None:
        """D9 Pelican: look at the hand of one opponent; you alone see it, whose hand it was is public."""
        finder = self.step_seat()
        if self.step_a() != 0:
            self.show(HAND + self.step_a() - 1, finder)
            self.become(CLOSE)
            return
        found: i64 = 0
        target: i64 = 0
        for other in range(self.seats):
            if other != finder and in_race(self, other) and self.size_of(HAND + other) != 0:
                found += 1
                target = other
        if found == 0:
            self.become(CLOSE)
        elif found == 1:
            self.set_a(target + 1)
        else:
            self.ask(1 << finder)
