"""Which answers led to what was told: everything they can have been is tried, and what fits is what happened.

Answers themselves are no events. Nearly always one alone fits; where several do (a card that nobody could answer, and
that changed nothing), what they differ in is not certain, and is not said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from settemari.core.events import ALL, ASKED, COUNTED, KNOWN, MOVED
from settemari.core.options import Options
from settemari.core.table import ASKED as ASKED_CELL
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.challenge import COIN_BIT, OPPONENT_SHIFT
from settemari.games.arrr.named import names_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_walk import (
    Answers,
    Astray,
    Event,
    Records,
    Stride,
    Walk,
    fill_in,
    records_in,
    stretch,
)
from settemari.games.arrr.voyage import Voyage

LEAST = 2  # answers that fit: more need not be looked for


def strides_of(setup: ArrrSetup, view: View, events: Sequence[Event], answers: Answers | None = None) -> list[Stride]:
    """The way from a view along some told events, which end with a question or the end of the game."""
    found: list[Stride] = []
    while events:
        count = stretch(events)
        walk = _walk(setup, view, events[:count], answers)
        found += walk.strides
        view, events, answers = walk.view, events[count:], None
    return found


def _walk(setup: ArrrSetup, view: View, events: Sequence[Event], answers: Answers | None) -> Walk:
    """To the next question."""
    if _is_asked_already(view, events):
        return Walk(setup, view, ())
    if view.depth() == 0 or view.cell(ASKED_CELL) == 0:
        walk = Walk(setup, view, events)
        if view.depth() == 0:
            walk.set_up()
        walk.go_on()
        return walk
    fitting: list[Walk] = []
    table = fill_in(setup, view, events)
    for tried in [answers] if answers is not None else _answers(table, view, events):
        walk = Walk(setup, view, events, table.copy())
        try:
            walk.answer(tried)
            walk.go_on()
        except Astray:
            continue
        fitting.append(walk)
        if len(fitting) == LEAST:
            break
    if not fitting:
        raise ValueError(f"no answer to {view.agenda_records()} leads to {events}")
    if len(fitting) > 1:
        fitting[0].strides[0] = fitting[0].strides[0]._replace(certain=False)
    return fitting[0]


def _is_asked_already(view: View, events: Sequence[Event]) -> bool:
    """A match that goes on from a position tells its question once more."""
    event = events[0]
    return event[0] == ASKED and event[1] == view.cell(ASKED_CELL) and records_in(event) == view.agenda_records()


def _answers(table: Voyage, view: View, events: Sequence[Event]) -> Iterator[Answers]:
    """Every answer that may have led there, without repeating one."""
    tried: list[Answers] = []
    for answers in _Guess(table, view, events).answers():
        if answers not in tried:
            tried.append(answers)
            yield answers


class _Guess:
    """What may have been answered to a question, given what was told after it."""

    def __init__(self, table: Voyage, view: View, events: Sequence[Event]) -> None:
        self.table = table  # the view, filled in: only to look at
        self.cards = table.cards
        self.view = view
        self.told = told = [event for event in events if event[0] != KNOWN]
        self.known = [event for event in events if event[0] == KNOWN]
        self.step = int(view.step())
        self.seat = int(view.step_seat())
        self.asked = [seat for seat in range(int(view.layout.seats)) if view.asks(seat)]
        self.records = view.agenda_records()
        self.then: Records = records_in(told[-1]) if told[-1][0] == ASKED else []

    def answers(self) -> Iterator[Answers]:
        step, seat = self.step, self.asked[0]
        single = {
            c.CHOOSE_CAPTAIN: self.captain,
            c.RECRUIT: self.recruit,
            c.EQUIP: self.equip,
            c.RESPOND: self.respond,
            c.PLUNDER: self.plunder,
            c.NAME_PRIZE: self.prize,
            c.LOSE_CREW: self.lose,
            c.TIRE_CREW: self.tire,
            c.LOSE_HAND: self.give_up,
            c.DRAW_EITHER: self.draw,
            c.PAY_TOLL: self.toll,
            c.NAMING: self.name,
        }
        if step in single:
            yield from ({seat: int(code)} for code in single[step]())
            return
        first, played = self.told[0], False
        for answers in self.plays():
            played = True
            yield answers
        if played and first[0] in (MOVED, ASKED):
            return  # nothing else brings a card of a hand, or an ability, onto the stack
        if step == c.DECLARE:
            yield from ({seat: int(code)} for code in self.actions())
            return
        if step in (c.ROLLING, c.CONTEST) and first[:2] == (COUNTED, c.COINS + seat):
            yield {seat: c.CHEAT}
        yield {}

    # -- cards and abilities (P7.3) ----------------------------------------------------------------------------

    def plays(self) -> Iterator[Answers]:
        """An event shows itself as it leaves the hand; an ability lies on the stack then, or its card is exhausted."""
        first = self.told[0]
        for seat in self.asked:
            if first[0] == MOVED and first[2] == c.EVENT_HAND + seat and first[4] == c.STACK:
                number = int(self.cards.event_effects[first[1]])
                yield from self.aimed(seat, int(c.answer(c.PLAY, first[1], 0)), number)
            elif first[0] == ASKED and len(self.then) > len(self.records):
                yield from self.used(seat, self.then[len(self.records)])
            elif first[0] == COUNTED and first[1] == c.TIRED + seat:
                fresh = first[2] & ~int(self.view.cell(c.TIRED + seat))
                yield from self.exhausted(seat, fresh.bit_length() - 1)

    def used(self, seat: int, record: tuple[int, int, int, int]) -> Iterator[Answers]:
        """What a record of the stack says."""
        step, who, a, aim = record
        number = a & c.EFFECT_MASK
        if step in (c.NAMING, c.ON_STACK) and who == seat:
            effect = self.cards.effects[number]
            verb = c.COMMAND if effect.source == c.OF_CAPTAIN else c.USE
            named = max((aim & c.AIM_MASK) - 1, 0)
            if effect.source in (c.OF_CREW, c.OF_CAPTAIN):
                yield {seat: int(c.answer(verb, effect.kind, named))}

    def exhausted(self, seat: int, spot: int) -> Iterator[Answers]:
        """The ability of a card that was exhausted at once: nobody could answer it."""
        if spot < 0 or self.table.lies_on_stack(seat, spot):
            return
        if spot == c.CAPTAIN_SPOT:
            captain = int(self.view.slot_at(c.CAPTAIN, seat))
            code, number = c.answer(c.COMMAND, captain, 0), self.cards.captain_effects[captain]
        else:
            card = int(self.view.slot_at(c.AREA + seat, spot))
            code, number = c.answer(c.USE, card, 0), self.cards.crew_effects[card]
        if number >= 0:
            yield from self.aimed(seat, int(code), int(number))

    def aimed(self, seat: int, code: int, number: int) -> Iterator[Answers]:
        """One answer for each target; the one that the next question tells comes first."""
        step, who, a, b = self.then[len(self.records)] if len(self.then) > len(self.records) else (0, 0, 0, 0)
        if step in (c.NAMING, c.ON_STACK) and (who, a & c.EFFECT_MASK) == (seat, number):
            aim = max((b & c.AIM_MASK) - 1, 0)
            if self.told[1:2] and self.told[1][0] == ASKED:
                yield {seat: code | aim << c.TARGET_SHIFT}
                return
        options = Options()
        options.count = 0
        self.table.add_targets(seat, self.cards.effects[number], code, options)
        yield from ({seat: int(one)} for one in options.listed())

    # -- actions (P2.3) ----------------------------------------------------------------------------------------

    def actions(self) -> Iterator[int]:
        action = self.then[1] if len(self.then) > 1 else (0, 0, 0, 0)
        if c.CHALLENGE_DECLARED <= action[0] <= c.SETTLE:
            prize = (action[3] >> c.OWN_PRIZE_SHIFT) & c.PRIZE_MASK
            yield c.answer(c.CHALLENGE, action[3] & 7, action[2] << OPPONENT_SHIFT | prize)
            return
        if c.SAIL_DECLARED <= action[0] < c.RAID_DECLARED and action[2] != c.GONE:
            yield c.answer(c.SAIL, action[2], 0)
            return
        yield c.RAID
        yield from (c.answer(c.SAIL, exploration, 0) for exploration in self.view.pieces(c.SEAS))

    # -- choices of one seat -----------------------------------------------------------------------------------

    def moved(self, source: int, target: int | None = None) -> list[Event]:
        """What was told to go from one place to another, or anywhere."""
        found = (event for event in self.told if event[0] == MOVED and event[2] == source)
        return [event for event in found if target in (None, event[4])]

    def captain(self) -> Iterator[int]:
        yield c.answer(c.CAPTAIN_TAKEN, self.moved(c.CAPTAINS_LEFT)[0][1], 0)

    def recruit(self) -> Iterator[int]:
        crew = len(self.moved(c.CREW_DECK, c.CREW_HAND + self.seat))
        events = len(self.moved(c.EVENT_DECK, c.EVENT_HAND + self.seat))
        yield from self.give_up() or [c.answer(c.DRAW, crew, events)]

    def give_up(self) -> list[int]:
        """What an answer gives up is told first; more may have to be given up after it, without a choice."""
        event = self.told[0]
        if event[0] == MOVED and event[2] == c.CREW_HAND + self.seat:
            return [c.answer(c.DISMISS, event[1], 0)]
        if event[0] == MOVED and event[2] == c.EVENT_HAND + self.seat:
            return [c.answer(c.DISCARD, event[1], 0)]
        return []

    def equip(self) -> list[int]:
        dropped = self.moved(c.AREA + self.seat, c.CREW_DISCARD)[:1]
        placed = self.moved(c.CREW_HAND + self.seat, c.AREA + self.seat)[:1]
        found = [c.answer(c.DROP, event[3], 0) for event in dropped]
        return found + [c.answer(c.PLACE, event[1], 0) for event in placed] or [c.PASS]

    def respond(self) -> Iterator[int]:
        yield c.ACCEPT
        yield c.REFUSE

    def plunder(self) -> Iterator[int]:
        opponent = int(self.view.step_a())
        taken = sum(1 << event[3] for event in self.moved(c.AREA + opponent, c.CREW_HAND + self.seat))
        yield c.answer(c.PILLAGE, 0, taken | 1 << COIN_BIT)
        yield c.answer(c.PILLAGE, 0, taken)

    def prize(self) -> Iterator[int]:
        for event in self.moved(c.CHEST + self.seat, c.STAKE):
            yield c.answer(c.PRIZE, 0, c.COLLECTION_PRIZE + event[1])
        for event in self.told:
            if event[:2] == (COUNTED, c.STAKED + self.seat):
                yield c.answer(c.PRIZE, 0, event[2])

    def lose(self) -> Iterator[int]:
        yield c.answer(c.LOSE, self.moved(c.AREA + self.seat, c.CREW_DISCARD)[0][3], 0)

    def tire(self) -> Iterator[int]:
        for event in self.told:
            if event[:2] == (COUNTED, c.TIRED + self.seat):
                fresh = event[2] & ~int(self.view.cell(c.TIRED + self.seat))
                if fresh:
                    yield c.answer(c.TIRE, fresh.bit_length() - 1, 0)
                return

    def draw(self) -> Iterator[int]:
        yield c.answer(c.DRAW, 1, 0)
        yield c.answer(c.DRAW, 0, 1)

    def toll(self) -> Iterator[int]:
        yield c.PAY
        yield c.REFUSE

    # -- own choices (P7.5) ------------------------------------------------------------------------------------

    def name(self) -> Iterator[int]:
        """A name lies in the record that the next question tells. If nobody could answer the card, it is done by then:
        everybody was told which card of the hand was named, and whatever else it was is tried.
        """
        top = len(self.records) - 1
        a = self.records[top][2]
        step, who, then, _ = self.then[top] if len(self.then) > top else (0, 0, 0, 0)
        told = names_of(then) if step in (c.NAMING, c.ON_STACK) and who == self.seat else []
        if self.cards.effects[a & c.EFFECT_MASK].own_choice == c.DISCARD_HAND:
            _, _, holder, kind, _ = next(event for event in self.known if event[1] == ALL)
            yield c.answer(c.DISMISS if holder == self.seat else c.DISCARD, kind.bit_length() - 1, 0)
            return
        given = len(names_of(a))
        options = Options()
        options.count = 0
        self.table.list_names(self.seat, options)
        for code in options.listed():
            if len(told) <= given or told[given] == self.table.name_of(self.seat, code):
                yield int(code)
