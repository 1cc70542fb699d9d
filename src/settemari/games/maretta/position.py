"""What a position must be like so that the rules can go on from it: written by hand it may be anything.

Only what everybody sees is looked at, so that a view is checked like the whole. In the end every step finds what it
needs: cards in the hands of those who have yet to play, a free slot for each, a barrel where one is opened.
"""

from __future__ import annotations

from typing import NoReturn

from settemari.core.errors import PositionError
from settemari.core.state import State
from settemari.core.table import EMPTY, ENDING, ROUND, WINNERS, Table, View
from settemari.games.maretta import codes as c
from settemari.games.maretta import words
from settemari.games.maretta.redeal import MarettaSetup
from settemari.locales.message import say

MOST_ROUNDS = 1_000_000
BARREL_STEPS = (c.CHOOSE_BARREL, c.OPEN, c.CLOSE, *range(c.EFFECT, c.EFFECT + c.BARREL_KINDS))
RECEIVED = (c.UNCOVER, c.RECEIVE, c.STEAL, c.GIVE)  # steps of side A after a card was placed on somebody
AFTER_LAVA = (c.BURN, c.JUDGE, c.DRAW_UP)  # steps of side B at which the first player may be out already


def check_position(setup: MarettaSetup, table: Table, source: str) -> None:
    """Raises PositionError with the place that no game can have."""
    check = _VolcanoCheck(setup, table, source) if setup.side_b else _EscapeCheck(setup, table, source)
    check.whole()


class _Check:
    """What both sides have in common."""

    steps: tuple[int, ...]  # that the round can be at
    endings: tuple[int, ...]

    def __init__(self, setup: MarettaSetup, table: Table, source: str) -> None:
        self.setup = setup
        self.numbers = setup.numbers
        self.table = table
        self.source = source
        self.seats = int(setup.layout.seats)
        self.first = int(table.cell(c.FIRST))
        self.race = int(table.cell(c.RACE))
        self.step, self.seat, self.a, self.b = (table.agenda_records() or [(0, self.first, 0, 0)])[0]

    # -- refusing ----------------------------------------------------------------------------------------------

    def refuse(self, where: str, key: str, **args: object) -> NoReturn:
        raise PositionError(self.source, where, say(key, **args))

    def within(self, where: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            self.refuse(where, "error-must-be-number", low=low, high=high)

    def one_of(self, where: str, step: int, steps: tuple[int, ...]) -> None:
        if step not in steps:
            self.refuse(where, "error-must-be-word", words=[repr(words.STEP_WORDS[each]) for each in steps])

    def seat_is(self, where: str, seat: int, due: int) -> None:
        if seat != due:
            self.refuse(where, "error-position-turn", seat=words.seat_word(due))

    # -- looking -----------------------------------------------------------------------------------------------

    def runs(self, seat: int) -> bool:
        return bool((self.race >> seat) & 1)

    def has(self, slots: int, seat: int) -> bool:
        return int(self.table.slot_at(slots, seat)) != EMPTY

    def hand_size(self, seat: int) -> int:
        return int(self.table.size_of(c.HAND + seat))

    # -- checks ------------------------------------------------------------------------------------------------

    def whole(self) -> None:
        self.check_counters()
        self.check_steamships()
        ending = int(self.table.cell(ENDING))
        if ending:
            if ending not in self.endings:
                endings = [repr(words.ENDINGS[each][0]) for each in self.endings]
                self.refuse("ended.how", "error-must-be-word", words=endings)
            if (ending == c.NOBODY_LEFT) != (int(self.table.cell(WINNERS)) == 0):
                self.refuse("ended.winners", "error-position-winners")
            return
        records = self.table.agenda_records()
        self.one_of("agenda[0].step", self.step, self.steps)
        self.within("agenda[0].b", self.b, 0, 0)
        self.check_round()
        if len(records) > 2:
            self.refuse("agenda[2]", "error-position-agenda")
        if len(records) == 2:
            self.check_barrel(*records[1])

    def check_counters(self) -> None:
        self.within("counters.round", int(self.table.cell(ROUND)), 1, MOST_ROUNDS)
        if self.first < 0:
            self.refuse("counters.first", "error-position-no-seat")
        for seat in range(self.seats):
            space = int(self.table.cell(c.SPACE + seat))
            if self.runs(seat):
                self.within(f"counters.space[{seat}]", space, 0, int(self.numbers.last))
            elif space != c.OFF_PATH:
                self.refuse(f"counters.space[{seat}]", "error-position-off-path", off=c.OFF_PATH)

    def check_steamships(self) -> None:
        """None lies in a stock (A4.3) or in the box (A1.4)."""
        for seat in range(self.seats):
            if self.table.number_of(c.STOCK + seat, c.SHIP):
                self.refuse(f"places.stock of {words.seat_word(seat)}", "error-position-steamship")
        if isinstance(self.table, State) and c.SHIP in self.table.hidden()[1]:
            self.refuse("places.box", "error-position-steamship")
        if isinstance(self.table, View):
            unseen = self.setup.unseen_cards(self.table)
            resources = sum(int(unseen[card]) for card in range(c.FIRST_CARD, int(self.numbers.kinds)))
            if int(self.table.size_of(c.BOX)) > resources:
                self.refuse("places.box", "error-position-steamship")

    def check_round(self) -> None:
        raise NotImplementedError

    def finder(self) -> int | None:
        """Who can have come upon a barrel just now; None if nobody has moved."""
        raise NotImplementedError

    def check_slot(self, slots: int, seat: int, filled: bool, up: bool) -> None:
        """Whether a card lies in a slot at this step, and how."""
        name = "slot1" if slots == c.SLOT1 else "slot2"
        if self.has(slots, seat) != filled:
            self.refuse(
                f"places.{name}[{seat}]", "error-position-card-lies" if filled else "error-position-nothing-lies"
            )
        if filled and bool(self.table.face_up(slots, seat)) != up:
            self.refuse(f"places.{name}[{seat}]", "error-position-face-up" if up else "error-position-face-down")

    def check_empty(self, place: int, name: str, seat: int) -> None:
        if self.table.size_of(place + seat):
            self.refuse(f"places.{name} of {words.seat_word(seat)}", "error-position-nothing-lies")

    # -- a barrel on top of the round --------------------------------------------------------------------------

    def check_barrel(self, step: int, seat: int, a: int, b: int) -> None:
        """A3.8, section D: who found it, where it lies, and how far its effect is."""
        self.one_of("agenda[1].step", step, BARREL_STEPS)
        finder = self.finder()
        if finder is None:
            self.refuse("agenda[1]", "error-position-no-barrel-now")
        self.seat_is("agenda[1].seat", seat, finder)
        marks, per_space = self.numbers.marks, int(self.numbers.per_space)
        if step == c.CHOOSE_BARREL:
            self.within("agenda[1].a", a, 0, len(marks) - 1)
            self.within("agenda[1].b", b, 0, 0)
            if not any(self.has(c.BARRELS, a * per_space + index) for index in range(per_space)):
                self.refuse("agenda[1].a", "error-position-no-barrel")
            mark = a
        else:
            self.within("agenda[1].b", b, 0, len(marks) * per_space - 1)
            if not self.has(c.BARRELS, b):
                self.refuse("agenda[1].b", "error-position-no-barrel")
            mark = b // per_space
            if step == c.OPEN:
                self.within("agenda[1].a", a, mark, mark)
            else:
                self.check_effect(step, seat, a, b)
        if step != c.CLOSE and int(self.table.cell(c.SPACE + seat)) != int(marks[mark]):  # a spear may have moved them
            self.refuse(f"counters.space[{seat}]", "error-position-finder", space=int(marks[mark]))

    def check_effect(self, step: int, seat: int, a: int, b: int) -> None:
        """A barrel lies open, and as far as its number goes."""
        if not self.table.face_up(c.BARRELS, b):
            self.refuse(f"places.barrels[{b}]", "error-position-face-up")
        barrel = int(self.table.slot_at(c.BARRELS, b))
        if step not in (c.CLOSE, c.EFFECT + barrel):
            self.refuse("agenda[1].step", "error-must-be-word", words=[repr(words.STEP_WORDS[c.EFFECT + barrel])])
        most = {
            c.TROOP: self.seats - 1,
            c.SHARK: int(self.numbers.shark_cards),
            c.ANCHOR: int(self.numbers.anchor_cards),
            c.PELICAN: self.seats,
        }
        self.within("agenda[1].a", a, 0, most.get(barrel, 0))
        if barrel == c.PELICAN and a and (a - 1 == seat or not self.runs(a - 1)):
            self.refuse("agenda[1].a", "error-position-opponent")


class _EscapeCheck(_Check):
    """Side A: the bottom record is the round, its seat places, a is the receiver."""

    endings = (c.BY_TOKEN, c.BY_CARD, c.BY_BOTH, c.BY_DECK)

    def __init__(self, setup: MarettaSetup, table: Table, source: str) -> None:
        super().__init__(setup, table, source)
        self.after_move = int(self.numbers.theft) == c.THEFT_AFTER_MOVE
        steal = (c.STEAL,) if self.after_move else ()
        self.steps = (c.PICK, c.TURN_UP, c.PLACE, c.UNCOVER, c.RECEIVE, *steal, c.GIVE, c.BOARD, c.KEEP, c.REFILL)
        self.turn = (self.seat - self.first) % self.seats  # how many have placed before

    def check_counters(self) -> None:
        if self.race != (1 << self.seats) - 1:
            self.refuse("counters.race", "error-position-all-race")
        super().check_counters()
        self.within("counters.lava", int(self.table.cell(c.LAVA)), 0, 0)

    def check_round(self) -> None:
        self.within("agenda[0].a", self.a, 0, 0 if self.step in (c.PICK, c.TURN_UP) else self.seats - 1)
        if self.step not in (c.PLACE, *RECEIVED):
            self.seat_is("agenda[0].seat", self.seat, self.first)
        elif self.seat < 0:
            self.refuse("agenda[0].seat", "error-position-no-seat")
        self.check_slots()
        self.check_hands()

    def check_slots(self) -> None:
        """A2, A3: who has got which cards by now, and which of them lie face up."""
        placed = {c.PLACE: self.turn, c.BOARD: self.seats, c.KEEP: self.seats}.get(self.step, 0)
        if self.step in RECEIVED:
            placed = self.turn + 1
            self.check_slot(c.SLOT2, self.a, filled=True, up=True)
        if sum(self.has(c.SLOT2, seat) for seat in range(self.seats)) != placed:
            self.refuse("places.slot2", "error-position-placed", count=placed)
        inked = int(self.table.cell(c.INKED))
        for seat in range(self.seats):
            has_two = self.has(c.SLOT2, seat)
            self.check_slot(c.SLOT2, seat, filled=has_two, up=True)
            up = has_two or not (inked >> seat) & 1
            if self.step == c.TURN_UP or (self.step == c.UNCOVER and seat == self.a):
                up = False
            self.check_slot(c.SLOT1, seat, filled=self.step not in (c.PICK, c.REFILL), up=up)

    def check_hands(self) -> None:
        """Enough for who has yet to play, and not more than there will be room for."""
        draw, deck = int(self.numbers.draw), int(self.table.size_of(c.DECK))
        refills = deck // (draw * self.seats)
        most = int(self.setup.layout.places[c.HAND].capacity)
        for seat in range(self.seats):
            due = self.cards_due(seat)
            size = self.hand_size(seat)
            where = f"places.hand of {words.seat_word(seat)}"
            if size < due:
                self.refuse(where, "error-position-hand-short", least=due)
            if refills and size - due + draw + (refills - 1) * (draw - 2) > most:
                self.refuse(where, "error-position-hand-long", most=most)

    def cards_due(self, seat: int) -> int:
        """How many cards a seat has yet to play in this round."""
        if self.step in (c.PICK, c.TURN_UP):
            return 2 if self.step == c.PICK else 1
        turn = (seat - self.first) % self.seats
        if self.step == c.PLACE:
            return int(turn >= self.turn)
        return int(self.step in RECEIVED and turn > self.turn)

    def finder(self) -> int | None:
        """The receiver (A3.5), or who placed the card (A3.6): then it is the next one's turn already."""
        if self.step == (c.STEAL if self.after_move else c.GIVE):
            return self.a
        if self.step == c.BOARD or (self.step == c.PLACE and self.turn):
            return (self.seat - 1) % self.seats
        return None


class _VolcanoCheck(_Check):
    """Side B: the bottom record is the round, its seat the player whose turn it is."""

    steps = (c.LOAD, c.LOAD_SELF, c.STACK, c.RUN, c.LAVA_FLOWS, c.BURN, c.JUDGE, c.DRAW_UP)
    endings = (c.AT_SEA, c.SURVIVOR, c.NOBODY_LEFT, c.LAST_CAUGHT)

    def check_counters(self) -> None:
        super().check_counters()
        self.within(
            "counters.lava", int(self.table.cell(c.LAVA)), int(self.numbers.lava_start), int(self.numbers.last) - 1
        )
        for cell, name in ((c.INKED, "inked"), (c.INK_NEXT, "ink_next"), (c.STOLE, "stole")):
            if self.table.cell(cell):
                self.refuse(f"counters.{name}", "error-position-side-a")

    def check_round(self) -> None:
        before = self.check_race()
        turns = (c.LOAD, c.LOAD_SELF, c.RUN)
        if self.step not in AFTER_LAVA and not self.runs(self.first):
            self.refuse("counters.first", "error-position-in-race")
        if self.step not in turns:
            self.seat_is("agenda[0].seat", self.seat, self.first)
        elif self.seat < 0 or not self.runs(self.seat):
            self.refuse("agenda[0].seat", "error-position-in-race")
        for seat in range(self.seats):
            burning = self.step == c.BURN and (before >> seat) & 1
            if not self.runs(seat) and not burning:
                self.check_empty(c.HAND, "hand", seat)
                self.check_empty(c.STOCK, "stock", seat)
        self.check_slots()

    def check_race(self) -> int:
        """B5.3: with fewer than two the game is over; who was in the race before the lava came."""
        if self.step not in (c.BURN, c.JUDGE):
            self.within("agenda[0].a", self.a, 0, 0)
            before = self.race
        else:
            self.within("agenda[0].a", self.a, 0, (1 << self.seats) - 1)
            before = self.a
            if self.race & ~before:
                self.refuse("agenda[0].a", "error-position-raced-before")
        if before.bit_count() < 2:
            self.refuse("counters.race" if before == self.race else "agenda[0].a", "error-position-two-race")
        return before

    def order(self) -> list[int]:
        """The seats in the race, from the first player on."""
        turns = ((self.first + turn) % self.seats for turn in range(self.seats))
        return [seat for seat in turns if self.runs(seat)]

    def check_slots(self) -> None:
        """B2, B3: who can have got which cards by now. A slot that is needed is free."""
        done = self.order()[: self.order().index(self.seat)] if self.step in (c.LOAD, c.LOAD_SELF) else self.order()
        loading = self.step in (c.LOAD, c.LOAD_SELF, c.STACK)
        for seat in range(self.seats):
            may_two = loading and self.runs(seat)
            may_one = self.step in (c.LOAD_SELF, c.STACK) and seat in done
            self.check_slot(c.SLOT1, seat, filled=may_one and self.has(c.SLOT1, seat), up=True)
            self.check_slot(c.SLOT2, seat, filled=may_two and self.has(c.SLOT2, seat), up=True)
        if self.step == c.LOAD and sum(self.has(c.SLOT2, seat) for seat in range(self.seats)) > len(done):
            self.refuse("places.slot2", "error-position-placed-most", count=len(done))

    def finder(self) -> int | None:
        """Who ran last (B4.3): then it is the next one's turn already."""
        order = self.order()
        if self.step == c.LAVA_FLOWS:
            return order[-1]
        turn = order.index(self.seat) if self.step == c.RUN else 0
        return order[turn - 1] if turn else None
