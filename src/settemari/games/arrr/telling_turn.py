"""Set-up and turns, told: P1, P2 and P8 of the rules."""

from __future__ import annotations

from settemari.core.events import ENDED, ROLLED
from settemari.core.table import ROUND, WINNERS
from settemari.core.telling import Line
from settemari.games.arrr import codes as c
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_lines import MAIN, THEN
from settemari.games.arrr.telling_sail import SailLines
from settemari.games.arrr.telling_walk import Stride
from settemari.games.arrr.telling_words import (
    captain_message,
    crew_list,
    crew_message,
    doubloons,
    drawn_messages,
    ending_message,
    event_list,
    event_message,
    exploration_message,
    score_message,
)
from settemari.games.arrr.words import ENDINGS
from settemari.locales.message import Message, Seat, say


class TurnLines(SailLines):
    """Recruiting and equipping are told whole, however many answers they took."""

    def __init__(self, setup: ArrrSetup, strides: list[Stride]) -> None:
        super().__init__(setup, strides)
        self.drawing: list[Stride] = []  # draws of one effect that are not told yet

    # -- P1 ----------------------------------------------------------------------------------------------------

    def set_up(self, stride: Stride) -> None:
        row = [exploration_message(self.setup, kind) for kind in stride.after.pieces(c.SEAS)]
        self.line(MAIN, "arrr-log-row", cards=row)
        for jollies in self._throws(stride):
            said = [say("arrr-jollies", seat=Seat(seat), count=count) for seat, count in jollies.items()]
            self.line(MAIN, "arrr-log-throws-for-first", thrown=said)
        self.line(MAIN, "arrr-log-first", seat=Seat(int(stride.after.cell(c.FIRST))))

    def _throws(self, stride: Stride) -> list[dict[int, int]]:
        """P1.6: how many jollies everybody threw, once for each time; those tied throw again, in seat order."""
        rounds: list[dict[int, int]] = []
        last = self.seats
        for _, seat, face in (event for event in stride.events if event[0] == ROLLED):
            if seat < last:
                rounds.append({})
            rounds[-1][seat] = rounds[-1].get(seat, 0) + (face == c.JOLLY)
            last = seat
        return rounds

    def captain(self, stride: Stride, chosen: bool) -> None:
        """P1.5."""
        for event in self.moved(stride, c.CAPTAINS_LEFT, c.CAPTAIN):
            key = "arrr-log-captain-chosen" if chosen else "arrr-log-captain-dealt"
            self.line(MAIN, key, seat=Seat(event[5]), captain=captain_message(self.setup, event[1]))

    def deal(self, stride: Stride) -> None:
        """P1.4."""
        numbers = self.numbers
        drawn = drawn_messages(int(numbers.first_crew), int(numbers.first_events))
        if drawn:
            self.line(MAIN, "arrr-log-deal", drawn=drawn, doubloons=doubloons(int(numbers.first_coins)))
        for seat in range(self.seats):
            self.own_draws([stride], seat)

    # -- P2.0, P2.4 --------------------------------------------------------------------------------------------

    def begin(self, stride: Stride) -> None:
        self.line(MAIN, "arrr-log-turn", round=int(stride.after.cell(ROUND)), seat=Seat(int(stride.before.step_seat())))
        self.ended_events(stride)

    def explore(self, stride: Stride) -> None:
        """P2.4.1, P2.4.2."""
        self.ended_events(stride)
        for event in stride.events:
            if event[0] == ENDED:
                self.end(stride)
                return
        self.turned_up(stride, MAIN)

    def turned_up(self, stride: Stride, depth: int) -> None:
        new = [event[1] for event in self.moved(stride, c.SEA_DECK, c.SEAS)]
        sunk = [event[1] for event in self.moved(stride, c.SEAS, c.SUNK)]
        if sunk:
            self.line(depth, "arrr-log-explore-sinks", card=self._sea(new[0]), sunk=self._sea(sunk[0]))
        elif new:
            self.line(depth, "arrr-log-explore", card=self._sea(new[0]))

    def _sea(self, kind: int) -> Message:
        return exploration_message(self.setup, kind)

    def end(self, stride: Stride) -> None:
        """P8."""
        view = stride.after
        self.line(MAIN, "arrr-log-end")
        for seat in range(self.seats):
            self.lines.append(Line(score_message(self.setup, view, seat), THEN))
        _, ending, mask = next(event for event in stride.events if event[0] == ENDED)
        assert mask == view.cell(WINNERS)
        winners = [seat for seat in range(self.seats) if (mask >> seat) & 1]
        self.lines.append(Line(ending_message(self.setup, view, ENDINGS[ending][0], winners)))

    # -- P2.1 Recruit ------------------------------------------------------------------------------------------

    def recruit(self, stride: Stride) -> None:
        """An answer: cards are given up one by one, the last answer says how many are drawn."""
        seat, code = next(iter(stride.answers.items()))
        if code & c.VERB_MASK != c.DRAW:
            return
        crew, events = [], []
        for before in self.strides[: self.at]:
            if self.is_answer(before, c.RECRUIT):
                crew += [event[1] for event in self.moved(before, c.CREW_HAND + seat, c.CREW_DISCARD)]
                events += [event[1] for event in self.moved(before, c.EVENT_HAND + seat, c.EVENT_DISCARD)]
        given = crew_list(self.setup, crew) + event_list(self.setup, events)
        drawing = self.follows(c.DRAW_CARDS) if code != c.DRAW else None
        if drawing is not None:
            self.new_decks(drawing)
        drawn = self.drawn(drawing, seat) if drawing is not None else []
        if given and drawn:
            self.line(MAIN, "arrr-log-recruits-anew", seat=Seat(seat), cards=given, drawn=drawn)
        elif given:
            self.line(MAIN, "arrr-log-gives-up", seat=Seat(seat), cards=given)
        elif drawn:
            self.line(MAIN, "arrr-log-recruits", seat=Seat(seat), drawn=drawn)
        else:
            self.line(MAIN, "arrr-log-recruits-nothing", seat=Seat(seat))
        if drawing is not None:
            self.own_draws([drawing], seat)

    # -- P2.2 Equip --------------------------------------------------------------------------------------------

    def equip(self, stride: Stride) -> None:
        """Told when it is over: with the answer that ends it, or when no crew card is left in hand."""
        seat = int(stride.before.step_seat())
        dropped, placed = [], []
        for before in self.strides[: self.at + 1]:
            if self.is_answer(before, c.EQUIP):
                dropped += [event[1] for event in self.moved(before, c.AREA + seat, c.CREW_DISCARD)]
                placed += [event[1] for event in self.moved(before, c.CREW_HAND + seat, c.AREA + seat)]
        old, new = crew_list(self.setup, dropped), crew_list(self.setup, placed)
        if old and new:
            self.line(MAIN, "arrr-log-equips-anew", seat=Seat(seat), dropped=old, cards=new)
        elif new:
            self.line(MAIN, "arrr-log-equips", seat=Seat(seat), cards=new)
        elif old:
            self.line(MAIN, "arrr-log-drops", seat=Seat(seat), cards=old)
        elif not any(card >= 0 for card in stride.after.pieces(c.AREA + seat)):
            self.line(MAIN, "arrr-log-no-crew", seat=Seat(seat))

    # -- choices within effects --------------------------------------------------------------------------------

    def chosen(self, step: int, stride: Stride) -> None:
        """What somebody had to choose is told once all of it is chosen: when its record has left the agenda."""
        if len(stride.after.agenda_records()) >= len(stride.before.agenda_records()):
            return
        seat = int(stride.before.step_seat())
        mine = self._of_this_choice(step, seat)
        if step == c.LOSE_CREW:
            lost = [event[1] for one in mine for event in self.moved(one, c.AREA + seat, c.CREW_DISCARD)]
            if lost:
                self.line(THEN, "arrr-log-loses", seat=Seat(seat), cards=crew_list(self.setup, lost))
        elif step == c.TIRE_CREW:
            for said in self.tired(mine[0], stride, seat):
                self.by_effect(stride, said)
        elif self.effect_below(stride) is None:  # P2.1.5: down to the limit of a hand
            cards = self.discarded(mine, seat)
            if cards:
                self.line(THEN, "arrr-log-discards", seat=Seat(seat), cards=cards)
        else:
            for said in self.given_up(mine, seat):
                self.by_effect(stride, said)

    def tired(self, first: Stride, last: Stride, seat: int) -> list[Message]:
        """Which equipped cards somebody exhausted, in one phrase; none if none."""
        fresh = int(last.after.cell(c.TIRED + seat)) & ~int(first.before.cell(c.TIRED + seat))
        spots = [spot for spot in range(c.CAPTAIN_SPOT) if (fresh >> spot) & 1]
        cards = crew_list(self.setup, (int(last.after.slot_at(c.AREA + seat, spot)) for spot in spots))
        return [say("arrr-does-tire", seat=Seat(seat), cards=cards)] if cards else []

    def discarded(self, strides: list[Stride], seat: int) -> list[Message]:
        crew = [event[1] for one in strides for event in self.moved(one, c.CREW_HAND + seat, c.CREW_DISCARD)]
        events = [event[1] for one in strides for event in self.moved(one, c.EVENT_HAND + seat, c.EVENT_DISCARD)]
        return crew_list(self.setup, crew) + event_list(self.setup, events)

    def given_up(self, strides: list[Stride], seat: int) -> list[Message]:
        """Which cards of the hand somebody discarded, in one phrase; none if none."""
        cards = self.discarded(strides, seat)
        return [say("arrr-does-discard", seat=Seat(seat), cards=cards)] if cards else []

    def effect_below(self, stride: Stride) -> int | None:
        """The effect that somebody chooses, draws or throws for, by its number."""
        found = [record[2] & c.EFFECT_MASK for record in stride.before.agenda_records() if record[0] == c.EFFECT]
        return found[-1] if found else None

    def by_effect(self, stride: Stride, what: Message) -> None:
        """What a choice comes to, told with the card that asked for it."""
        number = self.effect_below(stride)
        assert number is not None, "only effects ask for this"
        self.line(THEN, "arrr-log-does", card=self.source(number), what=what)

    def source(self, number: int) -> Message:
        """What does it: the card, or an exploration's reward or penalty."""
        effect = self.cards.effects[number]
        if effect.source == c.OF_EVENT:
            return event_message(self.setup, effect.kind)
        if effect.source == c.OF_CREW:
            return crew_message(self.setup, effect.kind)
        if effect.source == c.OF_CAPTAIN:
            return captain_message(self.setup, effect.kind)
        rewards = (self.cards.rewards, self.cards.test_rewards)
        given = any(number == row[at] for row in rewards for at in range(len(row)))
        return say("arrr-reward-of" if given else "arrr-penalty-does", card=self.sea(effect.kind))

    def _of_this_choice(self, step: int, seat: int) -> list[Stride]:
        """All strides of the choice that ends with this one."""
        found: list[Stride] = []
        for stride in reversed(self.strides[: self.at + 1]):
            asks = int(stride.before.step()) == step and int(stride.before.step_seat()) == seat
            if not asks:
                break
            found.insert(0, stride)
        return found

    def drew(self, stride: Stride) -> None:
        """Cards of either deck (P7.5), told together once the last one is drawn."""
        seat = int(stride.before.step_seat())
        self.new_decks(stride)
        self.drawing.append(stride)
        for following in self.strides[self.at + 1 :]:
            if following.step == c.DRAW_CARDS:
                return
            if int(following.before.step()) != c.DRAW_EITHER:
                break
        counts = [self.draws(one, seat) for one in self.drawing]
        drawn = drawn_messages(sum(crew for crew, _ in counts), sum(events for _, events in counts))
        if drawn:
            self.by_effect(stride, say("arrr-does-draw", seat=Seat(seat), drawn=drawn))
            self.own_draws(self.drawing, seat)
        self.drawing = []

    def toll(self, stride: Stride) -> None:
        """P2.3.5: what has to be paid for an action."""
        seat = int(stride.before.step_seat())
        if c.PAY not in stride.answers.values() and len(stride.after.agenda_records()) < len(
            stride.before.agenda_records()
        ):
            self.line(THEN, "arrr-log-toll-unpaid", seat=Seat(seat))

    def seen(self, seat: int, crew: list[int], events: list[int]) -> None:
        """What somebody saw of a hand: only they are told."""
        cards = crew_list(self.setup, crew) + event_list(self.setup, events)
        if cards:
            self.private("arrr-log-sees", seat=Seat(seat), cards=cards)
