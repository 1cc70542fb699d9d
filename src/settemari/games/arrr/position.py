"""What a position must be like so that the rules can go on from it: written by hand it may be anything.

Only what everybody sees is looked at, so that a view is checked like the whole. Here is what lies on the table and what
is counted; what is going on is checked in ``position_agenda.py``.
"""

from __future__ import annotations

from settemari.core.table import EMPTY, ENDING, ROUND, WINNERS, Table
from settemari.games.arrr import codes as c
from settemari.games.arrr import words
from settemari.games.arrr.position_agenda import AgendaCheck
from settemari.games.arrr.score import ranking
from settemari.games.arrr.setup import ArrrSetup

MOST_ROUNDS = 1_000_000
MOST_WARDS = 1000
MOST_ADDED = 1000  # dice, or to a difficulty
MOST_DICE = 100_000  # that show one face
CAN_BE_BARRED = (c.SAILING, c.CHALLENGING)
IN_THE_ACT = (c.DECLARE, c.AFTER, c.TRIM, c.EXPLORE)  # when something can have been played in this turn
THROWN = (c.ROLLING, c.ROLL_ENDS, c.JUDGE_TEST, c.CONTEST, c.CONTEST_ENDS, c.SETTLE)  # steps of a roll that goes on


def check_position(setup: ArrrSetup, table: Table, source: str) -> None:
    """Raises PositionError with the place that no game can have."""
    _Check(setup, table, source).whole()


class _Check(AgendaCheck):
    """Everything: what is counted, what lies on the table, what is going on."""

    def whole(self) -> None:
        self.check_counters()
        self.check_areas()
        self.check_sea()
        self.check_lasting()
        if self.table.cell(ENDING):
            self.check_ending()
        else:
            self.check_agenda()
        self.check_stack()
        self.check_stakes()
        self.check_roll()

    def check_ending(self) -> None:
        """P8.3: who has won can be seen."""
        ending, winners = ranking(self.table, self.numbers)
        if self.table.cell(ENDING) != ending:
            self.refuse("ended.how", "error-must-be-word", words=[repr(words.ENDINGS[int(ending)][0])])
        if self.table.cell(WINNERS) != winners:
            seats = [words.seat_word(seat) for seat in range(self.seats) if (winners >> seat) & 1]
            self.refuse("ended.winners", "error-position-winners-are", seats=seats)

    # -- what is counted ---------------------------------------------------------------------------------------

    def check_counters(self) -> None:
        self.within("counters.round", self.cell(ROUND), 0, MOST_ROUNDS)
        if not 0 <= self.cell(c.FIRST) < self.seats:
            self.refuse("counters.first", "error-position-no-seat")
        self.check_doubloons()
        act = self.bottom in IN_THE_ACT
        for seat in range(self.seats):
            self.within(f"counters.shield[{seat}]", self.cell(c.SHIELD + seat), 0, MOST_WARDS if act else 0)
        self.sum_of("counters.barred", self.cell(c.BARRED), CAN_BE_BARRED if act else ())

    def check_doubloons(self) -> None:
        """P0.3, P5.4: none comes and none goes."""
        there_are = int(self.numbers.supply)
        cells = {"counters.supply": self.cell(c.SUPPLY)}
        for seat in range(self.seats):
            cells[f"counters.coins[{seat}]"] = self.cell(c.COINS + seat)
            cells[f"counters.staked[{seat}]"] = self.cell(c.STAKED + seat)
        for where, coins in cells.items():
            self.within(where, coins, 0, there_are)
        found = sum(cells.values())
        if found != there_are:
            self.refuse("counters.supply", "error-position-doubloons", found=found, count=there_are)

    def check_roll(self) -> None:
        """P4: what belongs to a roll, as long as one goes on or is about to."""
        step = self.action
        over = step == c.ACTION_ENDS  # of whatever action; then all of it is cleared
        thrown = step in THROWN
        known = self.trait() if thrown else 0
        low, high = (0, c.TRAITS - 1) if known is None or over else (known, known)
        self.within("counters.trait", self.cell(c.TRAIT), low, high)
        tested = MOST_ADDED if over or (thrown and step < c.RAID_DECLARED) else 0
        self.within("counters.difficulty", self.cell(c.DIFFICULTY), -tested, tested)
        added = 0 if step in (0, c.RAID_DECLARED) else MOST_ADDED
        self.within("counters.shift", self.cell(c.SHIFT), -added, added)
        self.within("counters.thrown", self.cell(c.THROWN), int(thrown), int(thrown or over))
        for side in range(2):
            self.within(f"counters.extra[{side}]", self.cell(c.EXTRA + side), -added, added)
        for number in range(2 * c.FACES):
            rolls = over or (thrown and (number < c.FACES or step > c.RAID_DECLARED))
            self.within(f"counters.dice[{number}]", self.cell(c.DICE + number), 0, MOST_DICE if rolls else 0)

    def trait(self) -> int | None:
        """Of the roll going on; None if it cannot be seen any more, since the exploration has left the row."""
        _, _, a, b = self.records[1]
        if self.action > c.RAID_DECLARED:
            return b & 7
        return None if a == c.GONE else int(self.cards.test_traits[self.cards.first_test[a] + b])

    # -- what lies on the table --------------------------------------------------------------------------------

    def check_areas(self) -> None:
        """P2.2.1, P6.2: officers and gangs, and what is exhausted."""
        for seat in range(self.seats):
            where = f"area of {words.seat_word(seat)}"
            self.check_face_up(where, c.AREA + seat)
            if self.state.equipped_kind(seat, c.OFFICER) > self.numbers.officers:
                self.refuse(f"places.{where}", "error-position-officers", most=int(self.numbers.officers))
            if self.state.equipped_kind(seat, c.GANG) > self.numbers.gangs:
                self.refuse(f"places.{where}", "error-position-gangs", most=int(self.numbers.gangs))
            spots = [spot for spot, card in enumerate(self.table.pieces(c.AREA + seat)) if card != EMPTY]
            if self.table.slot_at(c.CAPTAIN, seat) != EMPTY:
                spots.append(c.CAPTAIN_SPOT)
            self.sum_of(f"counters.tired[{seat}]", self.cell(c.TIRED + seat), [1 << spot for spot in spots])
        self.check_face_up("captain", c.CAPTAIN)

    def check_sea(self) -> None:
        """P1.3: how long the row may be."""
        if self.table.size_of(c.SEAS) > self.numbers.row_most:
            self.refuse("places.seas", "error-must-be-list", shortest=0, longest=int(self.numbers.row_most))

    def check_lasting(self) -> None:
        """P7.7: permanent events, what each lies on, and who played it."""
        self.check_face_up("lasting", c.LASTING)
        there = 0
        for spot, event in enumerate(self.table.pieces(c.LASTING)):
            on, by = self.cell(c.ON + spot), self.cell(c.BY + spot)
            if event == EMPTY:
                for name, value, none in (("on", on, "0"), ("by", by, words.seat_word(0))):
                    if value != 0:
                        self.refuse(f"counters.{name}[{spot}]", "error-position-nothing-in-play", value=none)
                continue
            there += 1
            if not self.cards.event_lasts[event]:
                self.refuse(f"places.lasting[{spot}]", "error-position-not-permanent")
            found = self.can_lie_on(int(self.cards.effects[self.cards.event_effects[event]].target))
            if on not in found:
                if not found:
                    self.refuse(f"places.lasting[{spot}]", "error-position-lies-on-nothing")
                self.refuse(f"counters.on[{spot}]", "error-position-one-of", numbers=found)
            if not 0 <= by < self.seats:
                self.refuse(f"counters.by[{spot}]", "error-position-no-seat")
        self.within("counters.in_play", self.cell(c.IN_PLAY), there, there)

    def can_lie_on(self, target: int) -> list[int]:
        """Everything that a permanent event of such a target can lie on now."""
        if target == c.PIRATE:
            return [c.ON_SEAT + seat for seat in range(self.seats)]
        if target == c.EXPLORATION:
            return [c.ON_EXPLORATION + card for card in self.table.pieces(c.SEAS)]
        if target == c.CREW:
            return [
                int(c.ON_CREW + c.crew_on(seat, spot))
                for seat in range(self.seats)
                for spot, card in enumerate(self.table.pieces(c.AREA + seat))
                if card != EMPTY
            ]
        return [c.ON_TABLE]

    def check_stack(self) -> None:
        """P7.3: the events that lie there are those that the agenda tells of."""
        if sorted(self.table.pieces(c.STACK)) != sorted(self.events):
            told = [self.cards.event_ids[event] for event in self.events]
            if told:
                self.refuse("places.stack", "error-position-stack", events=told)
            self.refuse("places.stack", "error-position-nothing-lies")

    def check_stakes(self) -> None:
        """P5.4: what the prizes named, and what was there of it, from the stakes to the end of the challenge."""
        self.check_face_up("stake", c.STAKE)
        prizes = self.prizes()
        for seat in range(self.seats):
            prize = prizes.get(seat, 0)
            most = prize if prize < c.COLLECTION_PRIZE else 0
            self.within(f"counters.staked[{seat}]", self.cell(c.STAKED + seat), 0, most)
            card = int(self.table.slot_at(c.STAKE, seat))
            if card not in (EMPTY, prize - c.COLLECTION_PRIZE):
                self.refuse(f"places.stake[{seat}]", "error-position-stake")

    def check_face_up(self, where: str, place: int) -> None:
        for spot, card in enumerate(self.table.pieces(place)):
            if card != EMPTY and not self.table.face_up(place, spot):
                self.refuse(f"places.{where}[{spot}]", "error-position-face-up")
