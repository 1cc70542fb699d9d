"""The agenda of a position: the turn, the action, what lies on the stack, and what somebody must choose.

Every record must be one that can lie on the one below it, and its numbers must mean something that is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from settemari.core.errors import PositionError
from settemari.core.table import EMPTY, RECORD, UNKNOWN, Table
from settemari.games.arrr import codes as c
from settemari.games.arrr import words
from settemari.games.arrr.deck import is_own_choice
from settemari.games.arrr.named import names_fit
from settemari.games.arrr.numbers import ABOVE_THE_STACK
from settemari.games.arrr.setup import ArrrSetup
from settemari.locales.message import say

MOST_LEFT = 1000  # to be lost or discarded
CHALLENGE_STEPS = (
    c.CHALLENGE_DECLARED,
    c.RESPOND,
    c.PLUNDER,
    c.NAME_PRIZE,
    c.STAKES_SET,
    c.THROW_BOTH,
    c.CONTEST,
    c.CONTEST_ENDS,
    c.SETTLE,
)
SAIL_STEPS = (
    c.SAIL_DECLARED,
    c.TEST,
    c.THROW,
    c.ROLLING,
    c.ROLL_ENDS,
    c.JUDGE_TEST,
    c.CONQUER,
    c.TAKE_CARD,
    c.DEFEATED,
    c.ACTION_ENDS,
)
ON_TOP = (c.ON_STACK, c.EFFECT, c.NAMING)
# What can lie on top of a record; of an effect: see `above_effect`.
ABOVE: dict[int, tuple[int, ...]] = {
    c.EQUIP: (c.DRAW_CARDS,),
    c.DECLARE: ON_TOP,
    c.AFTER: (*SAIL_STEPS, c.RAID_DECLARED, *ON_TOP),
    c.EXPLORE: (c.LOSE_HAND,),
    c.SAIL_DECLARED: ON_TOP,
    c.TEST: ON_TOP,
    c.ROLLING: (*ON_TOP, c.THROW_MORE),
    c.CONQUER: (c.EFFECT,),
    c.TAKE_CARD: (c.EFFECT,),
    c.DEFEATED: ON_TOP,
    c.ACTION_ENDS: ON_TOP,
    c.RAID_DECLARED: ON_TOP,
    c.CHALLENGE_DECLARED: ON_TOP,
    c.STAKES_SET: ON_TOP,
    c.CONTEST: (*ON_TOP, c.THROW_MORE),
    c.ON_STACK: ON_TOP,
}
# What an operation asks for.
CHOICES: dict[int, tuple[int, ...]] = {
    c.DAMAGE: (c.LOSE_CREW,),
    c.DISCARD_HAND: (c.LOSE_HAND,),
    c.DRAW_ANY: (c.DRAW_EITHER, c.DRAW_CARDS),
    c.TIRE_OWN: (c.TIRE_CREW,),
    c.TOLL: (c.PAY_TOLL, c.LOSE_HAND),
}


class AgendaCheck:
    """A position being looked at. Whatever is asked here is asked of a state that looks like it."""

    def __init__(self, setup: ArrrSetup, table: Table, source: str) -> None:
        self.numbers = setup.numbers
        self.cards = setup.numbers.cards
        self.table = table
        self.source = source
        self.seats = int(setup.layout.seats)
        self.state = setup.position(table.cell_list(), [[], [], [], []], [int(cell) for cell in setup.no_facts()])
        self.records = table.agenda_records()
        self.bottom = self.records[0][0] if self.records else 0
        self.on_turn = self.records[0][1] if self.records else 0
        self.action = int(self.state.action())
        self.events: list[int] = []  # of the records that have been looked at
        self.used: set[tuple[int, int]] = set()  # abilities on the stack: seat and spot

    # -- refusing ----------------------------------------------------------------------------------------------

    def refuse(self, where: str, key: str, **args: object) -> NoReturn:
        raise PositionError(self.source, where, say(key, **args))

    def within(self, where: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            self.refuse(where, "error-must-be-number", low=low, high=high)

    def sum_of(self, where: str, value: int, numbers: Sequence[int]) -> None:
        """A mask of some bits."""
        if not numbers:
            self.within(where, value, 0, 0)
        elif value < 0 or value & ~sum(numbers):
            self.refuse(where, "error-position-sum", numbers=list(numbers))

    def seat_is(self, where: str, seat: int, due: int) -> None:
        if seat != due:
            self.refuse(where, "error-position-turn", seat=words.seat_word(due))

    def cell(self, number: int) -> int:
        return int(self.table.cell(number))

    # -- from the bottom to the top ----------------------------------------------------------------------------

    def check_agenda(self) -> None:
        for index, (step, seat, a, b) in enumerate(self.records):
            where = f"agenda[{index}]"
            steps = self.above(index - 1) if index else self.turn_steps()
            if not steps:
                self.refuse(where, "error-position-nothing-on-top", step=words.STEP_WORDS[self.records[index - 1][0]])
            if step not in steps:
                self.refuse(f"{where}.step", "error-must-be-word", words=[repr(words.STEP_WORDS[s]) for s in steps])
            if not 0 <= seat < self.seats:
                self.refuse(f"{where}.seat", "error-position-no-seat")
            if index == 0:
                self.check_turn(step, seat, a, b)
            elif step < c.ON_STACK:
                self.check_action(where, step, seat, a, b)
            elif step <= c.EFFECT or step == c.NAMING:
                self.check_effect(index, where, step, seat, a, b)
            else:
                self.check_choice(index, where, step, seat, a, b)

    def turn_steps(self) -> tuple[int, ...]:
        first = (c.CHOOSE_CAPTAIN,) if self.numbers.mode == c.FULL else ()
        return (*first, *range(c.DEAL_HANDS, c.SAIL_DECLARED))

    def above(self, index: int) -> tuple[int, ...]:
        """The steps that a record can have that lies on that one."""
        step = self.records[index][0]
        if step == c.AFTER and self.numbers.mode == c.FULL:
            return (*ABOVE[step], *CHALLENGE_STEPS)
        if step == c.EXPLORE and not self.numbers.limit_always:
            return ()
        if step == c.ACTION_ENDS and self.is_challenge(*self.records[index][1:]):
            return ()
        if step == c.EFFECT:
            what, _, who, _ = self.operation(index)
            named = self.records[index][2] >> c.NAMED_SHIFT != 0 and is_own_choice(what, who)
            return () if named else CHOICES.get(what, ())  # P7.5: what was named is not asked for
        if step in (c.LOSE_CREW, c.LOSE_HAND, c.DRAW_EITHER, c.TIRE_CREW) and self.records[index - 1][0] != c.EXPLORE:
            return self.choices_above(index)
        return ABOVE.get(step, ())

    # -- the turn ----------------------------------------------------------------------------------------------

    def check_turn(self, step: int, seat: int, a: int, b: int) -> None:
        """P1, P2: the bottom record. What was discarded and placed is forgotten only with the next recruiting."""
        most = len(self.numbers.crew_pack) if step > c.DEAL_HANDS else 0
        self.within("agenda[0].a", a, 0, most)
        self.within("agenda[0].b", b, 0, most)
        if step == c.DEAL_HANDS:
            self.seat_is("agenda[0].seat", seat, self.cell(c.FIRST))
        elif step == c.CHOOSE_CAPTAIN:
            self.check_captains(seat)
        elif step == c.EQUIP and not self.numbers.discard_freely:
            self.within("agenda[0].a", a, 0, b + self.can_be_placed(seat))

    def check_captains(self, seat: int) -> None:
        """P1.5: whoever has yet to choose, from this seat to the first player, has none."""
        for turn in range((seat - self.cell(c.FIRST)) % self.seats + 1):
            other = (seat - turn) % self.seats
            if self.table.slot_at(c.CAPTAIN, other) != EMPTY:
                self.refuse(f"places.captain[{other}]", "error-position-nothing-lies")

    def can_be_placed(self, seat: int) -> int:
        """P2.2.3: how many cards can be placed; of a hand that is not seen, how many there is room for."""
        hand = self.table.pieces(c.CREW_HAND + seat)
        room = int(self.state.equip_limit(seat) - self.state.equipped(seat))
        return max(0, min(len(hand), room) if UNKNOWN in hand else int(self.state.placeable(seat, c.GONE)))

    # -- the action --------------------------------------------------------------------------------------------

    def check_action(self, where: str, step: int, seat: int, a: int, b: int) -> None:
        self.seat_is(f"{where}.seat", seat, self.on_turn)
        if step == c.RAID_DECLARED:
            self.within(f"{where}.a", a, 0, 0)
            self.within(f"{where}.b", b, 0, 0)
        elif step > c.RAID_DECLARED:
            self.check_challenge(where, step, seat, a, b)
        elif step != c.ACTION_ENDS or not self.is_challenge(seat, a, b):
            self.check_sail(where, step, a, b)

    def check_sail(self, where: str, step: int, a: int, b: int) -> None:
        """P3: the exploration lies in the row or has left it, and has such a test."""
        row = self.table.pieces(c.SEAS)
        if a not in (c.GONE, *row):
            self.refuse(f"{where}.a", "error-position-one-of", numbers=[c.GONE, *row])
        tests = max(self.tests_of(card) for card in range(int(self.cards.explorations))) if a < 0 else self.tests_of(a)
        low, high = 0, tests
        if step == c.SAIL_DECLARED:
            high = 0
        elif step in (c.TEST, c.THROW, c.ROLLING, c.ROLL_ENDS, c.JUDGE_TEST):
            low, high = int(step == c.TEST), tests - 1
        elif step in (c.CONQUER, c.TAKE_CARD) and a >= 0:
            low = tests
        if low > high:
            self.refuse(f"{where}.step", "error-position-no-test")
        self.within(f"{where}.b", b, low, high)

    def tests_of(self, exploration: int) -> int:
        return int(self.cards.tests(exploration))

    # -- a challenge -------------------------------------------------------------------------------------------

    def check_challenge(self, where: str, step: int, seat: int, a: int, b: int) -> None:
        """P5: an opponent, a trait, prizes, and who is next."""
        if not 0 <= a < self.seats or a == seat:
            others = [other for other in range(self.seats) if other != seat]
            self.refuse(f"{where}.a", "error-position-one-of", numbers=others)
        if not self.is_contest(step, seat, a, b):
            self.refuse(f"{where}.b", "error-position-challenge")

    def is_contest(self, step: int, seat: int, a: int, b: int) -> bool:
        """Whether b of a challenge can be so at that step: trait, both prizes, stops, and who is next."""
        if b < 0 or b & 7 >= c.TRAITS or not self.is_prize(b >> c.OWN_PRIZE_SHIFT & c.PRIZE_MASK):
            return False
        other = b >> c.OTHER_PRIZE_SHIFT & c.PRIZE_MASK
        stops, following = b >> c.STOPS_SHIFT & 3, b >> c.NEXT_SHIFT
        if other and (step < c.STAKES_SET or not self.is_prize(other)):
            return False
        if step < c.CONTEST:
            return stops == 0 and following == 0
        if following not in (seat, a):
            return False
        if step == c.CONTEST:
            return stops <= (0 if len(self.records) > 2 else 1)
        return stops == 2

    def is_prize(self, prize: int) -> bool:
        """P5.1: some doubloons, or a collection card."""
        if prize < c.COLLECTION_PRIZE:
            return 1 <= prize <= self.numbers.most_prize
        card = prize - c.COLLECTION_PRIZE
        return card < self.cards.explorations and self.cards.symbols[card] >= 0

    def is_challenge(self, seat: int, a: int, b: int) -> bool:
        """Whether an action that ends was a challenge: one that was refused, or one that was settled."""
        if self.numbers.mode != c.FULL or not 0 <= a < self.seats or a == seat:
            return False
        return self.is_contest(c.PLUNDER, seat, a, b) or self.is_contest(c.SETTLE, seat, a, b)

    def prizes(self) -> dict[int, int]:
        """P5.4: what each side of a challenge can have staked now."""
        if self.action < c.STAKES_SET:
            return {}
        _, seat, a, b = self.records[1]
        return {a: b >> c.OWN_PRIZE_SHIFT & c.PRIZE_MASK, seat: b >> c.OTHER_PRIZE_SHIFT & c.PRIZE_MASK}

    # -- the stack ---------------------------------------------------------------------------------------------

    def check_effect(self, index: int, where: str, step: int, seat: int, a: int, b: int) -> None:
        """P7.4: something on the stack, or being carried out."""
        number, done = a & c.EFFECT_MASK, a >> c.DONE_SHIFT & c.DONE_MASK
        if a < 0 or number >= len(self.cards.effects) or not self.can_come(index, step, seat, number):
            self.refuse(f"{where}.a", "error-position-effect")
        effect = self.cards.effects[number]
        most = int(effect.count) if step == c.EFFECT else 0
        if done > most:
            self.refuse(f"{where}.a", "error-position-done", most=most)
        if not names_fit(self.cards, step, a):
            self.refuse(f"{where}.a", "error-position-named")
        if not self.comes_from(step, seat, number, b >> c.SPOT_SHIFT):
            self.refuse(f"{where}.b", "error-position-spot")
        aim = b & c.AIM_MASK
        if aim and not self.is_aimed(index, seat, int(effect.target), aim - 1):
            self.refuse(f"{where}.b", "error-position-target")
        room = int(self.table.layout.agenda_end - self.table.layout.agenda) // RECORD
        if index + ABOVE_THE_STACK > room:
            self.refuse(where, "error-position-stack-high")

    def can_come(self, index: int, step: int, seat: int, number: int) -> bool:
        """Whether that effect can lie there, put there by that seat: P6.3, P3.9; rewards lie on no stack (P7.4)."""
        effect = self.cards.effects[number]
        below = self.records[index - 1]
        if effect.source == c.OF_EXPLORATION:
            return seat == self.on_turn and number in self.outcomes(step, *below)
        if below[0] in (c.CONQUER, c.TAKE_CARD):
            return False
        if effect.source == c.OF_EVENT:
            self.events.append(int(effect.kind))
            return True
        duel = self.action >= c.NAME_PRIZE and seat == self.records[1][2]
        return bool(effect.anytime) or seat == self.on_turn or duel

    def outcomes(self, step: int, below: int, _seat: int, exploration: int, test: int) -> list[int]:
        """The penalties, or rewards, that can come just after that step of an action; of any card if it is gone."""
        cards = self.cards
        punished = below in (c.DEFEATED, c.ACTION_ENDS)
        if not punished and (step != c.EFFECT or below not in (c.TEST, c.CONQUER, c.TAKE_CARD)):
            return []
        of_tests = below in (c.DEFEATED, c.TEST, c.CONQUER)
        if of_tests:
            found = cards.test_penalties if punished else cards.test_rewards
            place = int(cards.first_test[exploration]) + test - int(not punished) if exploration >= 0 else 0
        else:
            found = cards.penalties if punished else cards.rewards
            place = exploration
        if exploration < 0:
            return [int(number) for number in found]
        tests = self.tests_of(exploration)
        if of_tests and not int(not punished) <= test < tests + int(not punished):
            return []
        return [int(found[place])]

    def comes_from(self, step: int, seat: int, number: int, spot: int) -> bool:
        """P7.5: whether the card whose effect it is lies there, or has left; an ability is there only once."""
        effect = self.cards.effects[number]
        if effect.source == c.OF_EVENT:
            return spot == 0
        if effect.source == c.OF_EXPLORATION:
            gone = self.state.place_in_row(effect.kind) == c.GONE
            return spot == (c.SPOT_GONE if gone else 0)
        if effect.source == c.OF_CREW and spot == c.SPOT_GONE:
            return step != c.NAMING
        if (seat, spot) in self.used:
            return False
        self.used.add((seat, spot))
        if effect.source == c.OF_CAPTAIN:
            return spot == c.CAPTAIN_SPOT and self.table.slot_at(c.CAPTAIN, seat) == effect.kind
        return 0 <= spot < self.numbers.spots and self.state.crew_at(seat, spot) == effect.kind

    def is_aimed(self, index: int, seat: int, target: int, aim: int) -> bool:
        """P7.2: whether it can have that as its target; what is cancelled lies below."""
        if target == c.NO_TARGET:
            return False
        if target >= c.STACKED and aim >= index - (2 if self.action else 1):
            return False
        return bool(self.state.is_target(seat, target, aim))

    # -- what somebody must choose -----------------------------------------------------------------------------

    def operation(self, index: int) -> tuple[int, int, int, int]:
        """What the effect of that record has just done: operation, amount, who and action; zeros before the first."""
        _, _, a, _ = self.records[index]
        at = ((a >> c.DONE_SHIFT & c.DONE_MASK) - 1) * c.OPERATION
        if at < 0:
            return 0, 0, 0, 0
        what, amount, who, action = self.cards.effects[a & c.EFFECT_MASK].operations[at : at + c.OPERATION]
        return int(what), int(amount), int(who), int(action)

    def effect_below(self, index: int) -> int:
        """The record of the effect that made somebody choose."""
        while self.records[index][0] != c.EFFECT:
            index -= 1
        return index

    def choices_above(self, index: int) -> tuple[int, ...]:
        """One after the other chooses; who draws from a deck does so before anything else."""
        what, _, who, _ = self.operation(self.effect_below(index))
        if what == c.DRAW_ANY:
            return CHOICES[what] if who >= c.OTHERS else (c.DRAW_CARDS,)
        return CHOICES[what] if who >= c.OTHERS and what != c.TOLL else ()

    def check_choice(self, index: int, where: str, step: int, seat: int, a: int, b: int) -> None:
        below, next_one, _, _ = self.records[index - 1]
        if step == c.THROW_MORE:
            sides = (self.on_turn, self.records[1][2]) if below == c.CONTEST else (self.on_turn,)
            if seat not in sides:
                self.refuse(f"{where}.seat", "error-position-who-chooses")
            self.within(f"{where}.a", a, 0, 0)
            self.within(f"{where}.b", b, 0, 0)
        elif below in (c.EQUIP, c.EXPLORE):
            self.seat_is(f"{where}.seat", seat, self.on_turn)
            self.within(f"{where}.a", a, 0, MOST_LEFT if below == c.EXPLORE else len(self.numbers.crew_pack))
            self.within(f"{where}.b", b, 0, 0 if below == c.EXPLORE else len(self.numbers.event_pack))
        else:
            effect = self.effect_below(index)
            draws = step == c.DRAW_CARDS and below == c.DRAW_EITHER and seat == next_one
            if not draws and not self.can_choose(effect, index, seat):
                self.refuse(f"{where}.seat", "error-position-who-chooses")
            self.check_left(effect, where, step, a, b)

    def can_choose(self, effect: int, index: int, seat: int) -> bool:
        """P7.5: whether that seat must choose; of several, those further from the player on turn wait below."""
        _, played, _, aimed = self.records[effect]
        what, _, who, _ = self.operation(effect)
        if what == c.TOLL:
            return seat == self.on_turn
        if who < c.OTHERS:
            return seat == (played if who == c.YOU else (aimed & c.AIM_MASK) - 1)
        if who == c.OTHERS and seat == played:
            return False
        return index == effect + 1 or self.turn(seat) < self.turn(self.records[index - 1][1])

    def turn(self, seat: int) -> int:
        """How far a seat is from the player on turn."""
        return (seat - self.on_turn) % self.seats

    def check_left(self, effect: int, where: str, step: int, a: int, b: int) -> None:
        """How many there are still to be chosen, and what is forbidden if a toll is not paid."""
        what, amount, _, action = self.operation(effect)
        if step == c.DRAW_CARDS:
            self.within(f"{where}.a", a, 0, amount)
            self.within(f"{where}.b", b, 0, 0 if a else amount)
            return
        self.within(f"{where}.a", a, amount if step == c.PAY_TOLL else 0, MOST_LEFT if what == c.DAMAGE else amount)
        forbidden = action if what == c.TOLL else 0
        self.within(f"{where}.b", b, forbidden, forbidden)
