"""Targets: P7.2 of the rules. What a card may name as it is put on the stack."""

from __future__ import annotations

from settemari.core.native import i64
from settemari.core.options import Options
from settemari.core.table import EMPTY, SPOT, TOP
from settemari.games.arrr.codes import (
    AREA,
    CREW,
    EFFECT_MASK,
    EXPLORATION,
    GONE,
    IN_PLAY,
    LASTING,
    LASTING_EVENT,
    MOST_LASTING,
    NAME_PRIZE,
    NO_TARGET,
    OF_CAPTAIN,
    OF_CREW,
    OF_EVENT,
    OF_EXPLORATION,
    ON_STACK,
    OWN_CREW,
    PIRATE,
    RIVAL,
    RIVAL_CREW,
    SEAS,
    STACKED,
    STACKED_ABILITY,
    STACKED_EVENT,
    STACKED_PENALTY,
    TARGET_SHIFT,
    crew_on,
)
from settemari.games.arrr.deck import Effect
from settemari.games.arrr.effects import Effects


class Targets(Effects):
    """The player on turn, and cards on the table; for cancelling, what lies on the stack."""

    def is_target(self, seat: i64, target: i64, aim: i64) -> bool:
        """Whether a seat may name that with a card of such a target."""
        if aim < 0:
            return False
        if target == PIRATE:
            if aim >= self.seats:
                return False
            step = self.action()
            return aim == self.on_turn() or (step >= NAME_PRIZE and aim == self.action_a())  # P5.5
        if target == RIVAL:
            return aim < self.seats and aim != seat
        if target == EXPLORATION:
            return self.place_in_row(aim) != GONE
        if CREW <= target <= RIVAL_CREW:
            owner = aim >> 4
            spot = aim & 15
            if owner >= self.seats or spot >= self.numbers.spots or self.crew_at(owner, spot) == EMPTY:
                return False
            return target == CREW or (owner == seat) == (target == OWN_CREW)
        if target == LASTING_EVENT:
            return aim < MOST_LASTING and self.slot_at(LASTING, aim) != EMPTY
        return self.is_stacked(target, aim)

    def is_stacked(self, target: i64, number: i64) -> bool:
        """Whether a card of such a target can cancel what lies there, counted from the bottom (P6.6: no captain)."""
        at = self.stacked_at(number)
        if at > self.cells[TOP] or self.cells[at] != ON_STACK:
            return False
        source = self.cards.effects[self.cells[at + 2] & EFFECT_MASK].source
        if target == STACKED:
            return source != OF_CAPTAIN
        if target == STACKED_EVENT:
            return source == OF_EVENT
        if target == STACKED_ABILITY:
            return source == OF_CREW
        return target == STACKED_PENALTY and source == OF_EXPLORATION

    def first_target(self, seat: i64, target: i64, start: i64) -> i64:
        """The next valid target from ``start`` on, GONE if there is none."""
        end: i64 = self.seats
        if target == EXPLORATION:
            end = self.cards.explorations
        elif CREW <= target <= RIVAL_CREW:
            end = self.seats << 4
        elif target == LASTING_EVENT:
            end = MOST_LASTING if self.cells[IN_PLAY] != 0 else 0
        elif target >= STACKED:
            end = self.depth() - 1
        aim = start
        while aim < end:
            if self.is_target(seat, target, aim):
                return aim
            aim += 1
        return GONE

    def has_target(self, seat: i64, effect: Effect) -> bool:
        return effect.target == NO_TARGET or self.first_target(seat, effect.target, 0) != GONE

    def add_targets(self, seat: i64, effect: Effect, code: i64, options: Options) -> None:
        """One answer for each valid target."""
        target = effect.target
        one: i64 = 1
        if target == NO_TARGET:
            options.add(code)
        elif target == EXPLORATION:
            start: i64 = self.starts[SEAS]
            for at in range(start, start + self.cells[start - 1]):
                options.add(code | self.cells[at] << TARGET_SHIFT)
        elif CREW <= target <= RIVAL_CREW:
            for owner in range(self.seats):
                if target == CREW or (owner == seat) == (target == OWN_CREW):
                    area: i64 = self.starts[AREA + owner]
                    for spot in range(self.numbers.spots):
                        if self.cells[area + spot * SPOT] != EMPTY:
                            options.add(code | crew_on(owner, spot) << TARGET_SHIFT)
        else:
            aim = self.first_target(seat, target, 0)
            while aim != GONE:
                options.add(code | (one * aim) << TARGET_SHIFT)
                aim = self.first_target(seat, target, aim + 1)
