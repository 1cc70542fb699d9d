"""Events, abilities and penalties, told: P7 of the rules, and what each operation of a card does.

What a card does is told as a phrase that follows on its name: ``“Shore Thing”: difficulty -1, now 2.``
"""

from __future__ import annotations

from settemari.core.events import SHOWN
from settemari.core.table import UNKNOWN
from settemari.core.telling import Line
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Effect
from settemari.games.arrr.gist import difficulty_of, facing, on_turn, wanted
from settemari.games.arrr.telling_lines import MAIN, THEN
from settemari.games.arrr.telling_turn import TurnLines
from settemari.games.arrr.telling_walk import Stride
from settemari.games.arrr.telling_words import (
    captain_message,
    crew_message,
    crew_of,
    doubloons,
    effect_message,
    event_message,
    exploration_message,
    lies_on,
    named_message,
    stack_of,
    target_message,
)
from settemari.locales.message import Message, Seat, say

FREE_STEPS = (c.DECLARE, c.AFTER)
ACTION_KEYS = {c.SAILING: "arrr-does-bar-sail", c.CHALLENGING: "arrr-does-bar-challenge"}
TOLL_KEYS = {c.SAILING: "arrr-does-toll-sail", c.CHALLENGING: "arrr-does-toll-challenge"}


class StackLines(TurnLines):
    """What is played, and what comes of it when it is carried out."""

    quiet = False  # whether the effect being carried out has done nothing so far that could be told

    # -- P7.3 Playing ------------------------------------------------------------------------------------------

    def plays(self, stride: Stride, seat: int, code: int) -> None:
        """An event is played or an ability used; its target is said if it is certain."""
        verb, what = code & c.VERB_MASK, int(c.what_of(code))
        if verb == c.PLAY:
            key, named, number = "arrr-log-plays", event_message, int(self.cards.event_effects[what])
        elif verb == c.USE:
            key, named, number = "arrr-log-uses", crew_message, int(self.cards.crew_effects[what])
        else:
            key, named, number = "arrr-log-commands", captain_message, int(self.cards.captain_effects[what])
        target = target_message(
            self.setup, stride.before, int(self.cards.effects[number].target), int(c.target_of(code))
        )
        depth = MAIN if int(stride.before.step()) in FREE_STEPS else THEN
        if target is None or not stride.certain:
            self.line(depth, key, seat=Seat(seat), card=named(self.setup, what))
        else:
            self.line(depth, f"{key}-on", seat=Seat(seat), card=named(self.setup, what), target=target)

    def names(self, stride: Stride) -> None:
        """P7.5: what was named for a card is told once all of it is, unless something else may have been named."""
        named = named_message(self.setup, int(stride.before.step_seat()), int(stride.before.step_a()))
        if named is not None and self.strides[self.at - 1].certain:
            self.lines.append(Line(named, THEN))

    # -- P7.5 Resolving ----------------------------------------------------------------------------------------

    def resolves(self, stride: Stride) -> None:
        """The top of the stack is carried out; an ability whose card is exhausted or gone does nothing."""
        after = stride.after
        if len(after.agenda_records()) < len(stride.before.agenda_records()):
            number = int(stride.before.step_a()) & c.EFFECT_MASK
            self.line(THEN, "arrr-log-fizzles", what=effect_message(self.setup, number))
        else:
            self.quiet = True

    def does(self, number: int, what: Message) -> None:
        self.quiet = False
        self.line(THEN, "arrr-log-does", card=self.source(number), what=what)

    def carries_out(self, stride: Stride) -> None:
        """One operation, or the end of an effect."""
        _, seat, a, b = stride.before.agenda_records()[-1]
        number, done = a & c.EFFECT_MASK, a >> c.DONE_SHIFT & c.DONE_MASK
        effect = self.cards.effects[number]
        if done == effect.count:
            self.effect_ends(stride, number, effect)
            return
        cells = [int(effect.operations[done * c.OPERATION + at]) for at in range(c.OPERATION)]
        aim = (b & c.AIM_MASK) - 1
        said = len(self.lines)
        self.new_decks(stride)
        for what in self.operation(stride, effect, cells, seat, aim):
            self.does(number, what)
        if cells[0] in (c.DRAW_CREW, c.DRAW_EVENT, c.DRAW_ANY):
            for drawer in range(self.seats):
                self.own_draws([stride], drawer)
        if cells[0] == c.LOOK:
            self.looked(stride, seat, aim)
        if cells[0] != c.END_LASTING:
            self.ended_events(stride)
        if len(self.lines) > said or len(stride.after.agenda_records()) > len(stride.before.agenda_records()):
            self.quiet = False

    def effect_ends(self, stride: Stride, number: int, effect: Effect) -> None:
        """P7.7: a permanent event stays in play; what has done nothing is said to have done nothing."""
        for event in self.moved(stride, c.STACK, c.LASTING):
            on = int(stride.after.cell(c.ON + event[5]))
            card = event_message(self.setup, effect.kind)
            if on == c.ON_TABLE:
                self.line(THEN, "arrr-log-stays-for-all", card=card)
            else:
                self.line(THEN, "arrr-log-stays", card=card, where=lies_on(self.setup, stride.after, on))
            self.quiet = False
        if self.quiet:
            self.line(THEN, "arrr-log-no-effect", card=self.source(number))
        self.quiet = False

    def looked(self, stride: Stride, seat: int, aim: int) -> None:
        shown = [event for event in stride.events if event[0] == SHOWN and event[4] != UNKNOWN]
        crew = [event[4] for event in shown if event[2] == c.CREW_HAND + aim]
        self.seen(seat, crew, [event[4] for event in shown if event[2] == c.EVENT_HAND + aim])

    # -- operations --------------------------------------------------------------------------------------------

    def operation(self, stride: Stride, effect: Effect, cells: list[int], seat: int, aim: int) -> list[Message]:
        """What one operation has done, in phrases; none if it has done nothing."""
        operation, amount, who, actions = cells
        if operation <= c.CHANGE_DIFFICULTY:
            return self.on_dice(stride, operation, amount, aim if who == c.THE_PIRATE else seat)
        if operation <= c.TURN_UP:
            return self.on_sea(stride, operation, aim)
        if operation <= c.MAKE_READY:
            return self.on_crew(stride, operation, seat, aim)
        if operation in (c.BAR_ACTION, c.TOLL, c.RAID_INSTEAD, c.REDIRECT):
            return self.on_action(stride, operation, amount, actions)
        if operation == c.STEAL:
            got = -self.changed(stride, c.COINS + aim) if aim >= 0 and aim != seat else 0
            said = say("arrr-does-steal", seat=Seat(seat), doubloons=doubloons(got), other=Seat(max(aim, 0)))
            return [said] if got else []
        if operation == c.LOOK:
            looks = aim not in (c.GONE, seat)
            return [say("arrr-does-look", seat=Seat(seat), other=Seat(aim))] if looks else []
        if operation == c.PRESS:
            return self.pressed(stride, seat)
        if operation == c.END_LASTING:
            ended = self.moved(stride, c.LASTING, c.EVENT_DISCARD)
            return [say("arrr-does-end", card=event_message(self.setup, event[1])) for event in ended]
        if who == c.YOU and operation == effect.own_choice and operation != c.DRAW_ANY:
            return self.as_named(stride, operation, seat)
        return [said for one in range(self.seats) for said in self.on_player(stride, operation, amount, one)]

    def as_named(self, stride: Stride, operation: int, seat: int) -> list[Message]:
        """P7.5: what was named when the card was played; what nobody named is told when it is chosen."""
        if operation == c.TIRE_OWN:
            return self.tired(stride, stride, seat)
        return self.given_up([stride], seat)

    def on_dice(self, stride: Stride, operation: int, amount: int, seat: int) -> list[Message]:
        """P4.4."""
        if operation == c.CHANGE_DIFFICULTY:
            difficulty = self.difficulty(stride)
            key = "arrr-does-harder" if amount > 0 else "arrr-does-easier"
            return [] if difficulty is None else [say(key, amount=abs(amount), difficulty=difficulty)]
        if seat < 0:
            return []
        side = 0 if seat == on_turn(stride.before) else 1
        dice, found = self.thrown(stride, seat)
        said = say("arrr-successes", count=found)
        if operation == c.ADD_DICE and dice:
            return [say("arrr-does-throw", seat=Seat(seat), count=dice, successes=said)]
        if operation == c.REROLL:
            return [say("arrr-does-reroll", seat=Seat(seat), count=dice, successes=said)] if dice else []
        if operation == c.TURN_DICE:
            turned = self.changed(stride, c.DICE + side * c.FACES + c.JOLLY)
            return [say("arrr-does-turn", seat=Seat(seat), count=turned)] if turned else []
        if not self.counts(stride, c.EXTRA + side):
            return []
        key = "arrr-does-more-dice" if operation == c.ADD_DICE else "arrr-does-fewer-dice"
        return [say(key, seat=Seat(seat), count=amount)]

    def difficulty(self, stride: Stride) -> int | None:
        """P3.6: of the test going on, or about to begin; None if by now nobody faces one."""
        after = stride.after
        if after.cell(c.THROWN):
            return wanted(after)
        faced = facing(after)
        if faced is None or faced[2] >= int(self.cards.tests(faced[1])):
            return None
        return difficulty_of(self.setup, after, *faced, played=int(after.cell(c.SHIFT))).total

    def on_sea(self, stride: Stride, operation: int, aim: int) -> list[Message]:
        if operation == c.TURN_UP:
            new = self.moved(stride, c.SEA_DECK, c.SEAS)
            sunk = self.moved(stride, c.SEAS, c.SUNK)
            said = [say("arrr-does-explore", card=exploration_message(self.setup, event[1])) for event in new]
            return said + [say("arrr-does-sink", card=exploration_message(self.setup, event[1])) for event in sunk]
        if aim < 0:
            return []
        if operation == c.CANCEL:
            cancelled = stack_of(stride.before)[aim]
            return [say("arrr-does-cancel", what=effect_message(self.setup, cancelled[2] & c.EFFECT_MASK))]
        card = exploration_message(self.setup, aim)
        if operation == c.SINK:
            return [say("arrr-does-sink", card=card)]
        moves = self.moved(stride, c.SEAS, c.SEAS)
        if not moves:
            return []
        if operation == c.SWAP_ROW:
            other = int(stride.before.piece_at(c.SEAS, moves[0][5]))
            return [say("arrr-does-swap", card=card, other=exploration_message(self.setup, other))]
        return [say("arrr-does-near" if operation == c.MOVE_NEAR else "arrr-does-far", card=card)]

    def on_crew(self, stride: Stride, operation: int, seat: int, aim: int) -> list[Message]:
        if aim < 0:
            return []
        owner, spot = aim >> 4, aim & 15
        card = crew_message(self.setup, int(stride.before.slot_at(c.AREA + owner, spot)))
        if operation == c.DISCARD_CREW:
            return [say("arrr-does-lose-crew", seat=Seat(owner), card=card)]
        if operation == c.TAKE_CREW:
            return [say("arrr-does-take-crew", seat=Seat(seat), card=card, other=Seat(owner))]
        if not self.counts(stride, c.TIRED + owner):
            return []
        key = "arrr-does-exhaust" if operation == c.EXHAUST else "arrr-does-ready"
        return [say(key, card=crew_of(self.setup, stride.before, owner, spot))]

    def on_action(self, stride: Stride, operation: int, amount: int, actions: int) -> list[Message]:
        """P2.3.5: an action that was declared, and has not begun."""
        seat = Seat(on_turn(stride.before))
        if operation == c.BAR_ACTION:
            return [say(ACTION_KEYS[actions], seat=seat)] if self.counts(stride, c.BARRED) else []
        if operation == c.TOLL:
            pushed = len(stride.after.agenda_records()) > len(stride.before.agenda_records())
            return [say(TOLL_KEYS[actions], seat=seat, count=amount)] if pushed else []
        before, after = (view.agenda_records()[1:2] for view in (stride.before, stride.after))
        if before == after:
            return []
        if operation == c.RAID_INSTEAD:
            return [say("arrr-does-raid", seat=seat)]
        return [say("arrr-does-redirect", seat=seat, card=exploration_message(self.setup, after[0][2]))]

    def pressed(self, stride: Stride, seat: int) -> list[Message]:
        """P2.2.4: straight into the area, or without room into the hand; what does not fit, before everybody's eyes."""
        misfits = [event[1] for event in self.moved(stride, c.AREA + seat, c.CREW_HAND + seat)]
        said = []
        for event in self.moved(stride, c.CREW_DECK, c.AREA + seat):
            key = "arrr-does-press-misfit" if event[1] in misfits else "arrr-does-press"
            said.append(say(key, seat=Seat(seat), card=crew_message(self.setup, event[1])))
        held = len(self.moved(stride, c.CREW_DECK, c.CREW_HAND + seat))
        return said + ([say("arrr-does-press-hand", seat=Seat(seat), count=held)] if held else [])

    def on_player(self, stride: Stride, operation: int, amount: int, seat: int) -> list[Message]:
        """What happens to one player; what they must choose is told when they have chosen."""
        coins = self.changed(stride, c.COINS + seat)
        if coins:
            key = "arrr-does-gain" if coins > 0 else "arrr-does-lose"
            return [say(key, seat=Seat(seat), doubloons=doubloons(abs(coins)))]
        if operation == c.DAMAGE:
            return self.damaged(stride, seat)
        if operation == c.WARD and self.counts(stride, c.SHIELD + seat):
            return [say("arrr-does-ward", seat=Seat(seat), amount=self.changed(stride, c.SHIELD + seat))]
        if operation == c.READY_ALL and self.counts(stride, c.TIRED + seat):
            return [say("arrr-does-ready-all", seat=Seat(seat))]
        drawn = self.drawn(stride, seat)
        return [say("arrr-does-draw", seat=Seat(seat), drawn=drawn)] if drawn else []

    def damaged(self, stride: Stride, seat: int) -> list[Message]:
        """P3.4: how much, after what wards it off."""
        warded = -self.changed(stride, c.SHIELD + seat)
        below = len(stride.before.agenda_records())
        pushed = [record for record in stride.after.agenda_records()[below:] if record[1] == seat]
        if pushed and any(card >= 0 for card in stride.after.pieces(c.AREA + seat)):
            key = "arrr-does-damage-some" if warded else "arrr-does-damage"
            return [say(key, seat=Seat(seat), amount=pushed[0][2], warded=warded)]
        return [say("arrr-does-damage-none", seat=Seat(seat))] if warded else []
