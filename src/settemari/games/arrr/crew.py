"""The crew in the players' areas (P2.2, P6): who is equipped, ready or exhausted, how they leave, and their dice."""

from __future__ import annotations

from settemari.core.native import i64
from settemari.core.table import EMPTY, RECORD, SPOT, TOP
from settemari.games.arrr.codes import (
    AIM_MASK,
    ANY_TRAIT,
    AREA,
    CREW,
    CREW_DISCARD,
    CREW_HAND,
    DUEL_DICE,
    EFFECT,
    EFFECT_MASK,
    EQUIP_MORE,
    GANG,
    GONE,
    MORE_DICE,
    OF_CREW,
    OFFICER,
    ON_CREW,
    ON_STACK,
    RIVAL_CREW,
    SPOT_GONE,
    SPOT_SHIFT,
    TIRED,
    TRAITS,
    crew_on,
)
from settemari.games.arrr.state import ArrrState


class Crew(ArrrState):
    """What lies in the areas."""

    def crew_at(self, seat: i64, spot: i64) -> i64:
        """The card on a spot of an area: a kind or EMPTY."""
        return self.cells[self.starts[AREA + seat] + spot * SPOT]

    def equipped(self, seat: i64) -> i64:
        """How many cards a seat has equipped."""
        cells = self.cells
        at: i64 = self.starts[AREA + seat]
        end: i64 = at + self.numbers.spots * SPOT
        count: i64 = 0
        while at < end:
            if cells[at] != EMPTY:
                count += 1
            at += SPOT
        return count

    def equipped_kind(self, seat: i64, kind: i64) -> i64:
        """How many officers, items or gangs a seat has equipped."""
        cells = self.cells
        at: i64 = self.starts[AREA + seat]
        end: i64 = at + self.numbers.spots * SPOT
        count: i64 = 0
        while at < end:
            if cells[at] != EMPTY and self.cards.crew_kinds[cells[at]] == kind:
                count += 1
            at += SPOT
        return count

    def ready_crew(self, seat: i64) -> i64:
        """How many equipped cards of a seat are not exhausted."""
        count: i64 = 0
        for spot in range(self.numbers.spots):
            if self.crew_at(seat, spot) != EMPTY and not self.is_tired(seat, spot):
                count += 1
        return count

    def is_tired(self, seat: i64, spot: i64) -> bool:
        return (self.cells[TIRED + seat] >> spot) & 1 != 0

    def tire(self, seat: i64, spot: i64) -> None:
        """P6.2: exhaust a card."""
        self.count(TIRED + seat, self.cells[TIRED + seat] | 1 << spot)

    def make_ready(self, seat: i64, spot: i64) -> None:
        """P6.7: a card readied by an effect may be used again."""
        if self.is_tired(seat, spot):
            self.count(TIRED + seat, self.cells[TIRED + seat] & ~(1 << spot))

    def room_for(self, seat: i64, card: i64) -> bool:
        """P2.2.1: whether a card of its kind may be put into an area that has a free spot."""
        kind = self.cards.crew_kinds[card]
        if kind == OFFICER:
            return self.equipped_kind(seat, OFFICER) < self.numbers.officers
        return kind != GANG or self.equipped_kind(seat, GANG) < self.numbers.gangs

    def free_spot(self, seat: i64) -> i64:
        spot: i64 = 0
        while self.crew_at(seat, spot) != EMPTY:
            spot += 1
        return spot

    def equip_limit(self, seat: i64) -> i64:
        """P2.2.1: how many cards a seat may have equipped."""
        limit = self.numbers.equip_most + self.change(EQUIP_MORE, seat, GONE)
        return limit if limit < self.numbers.spots else self.numbers.spots

    def crew_leaves(self, seat: i64, spot: i64) -> None:
        """P2.2.4, P7.5, P7.7: a card is about to leave an area: what pointed at it, or lay on it, does so no more."""
        self.make_ready(seat, spot)
        card = crew_on(seat, spot)
        cells = self.cells
        at: i64 = self.layout.agenda + RECORD
        while at <= cells[TOP]:
            if ON_STACK <= cells[at] <= EFFECT:
                effect = self.cards.effects[cells[at + 2] & EFFECT_MASK]
                if effect.source == OF_CREW and cells[at + 1] == seat and cells[at + 3] >> SPOT_SHIFT == spot:
                    cells[at + 3] = cells[at + 3] & AIM_MASK | SPOT_GONE << SPOT_SHIFT
                if CREW <= effect.target <= RIVAL_CREW and cells[at + 3] & AIM_MASK == card + 1:
                    cells[at + 3] -= card + 1
            at += RECORD
        self.drop_lasting_on(ON_CREW + card)

    def lose_crew(self, seat: i64, spot: i64) -> None:
        """An equipped card is discarded."""
        self.crew_leaves(seat, spot)
        self.slot_to_pile(AREA + seat, spot, CREW_DISCARD)

    def take_crew(self, seat: i64, spot: i64, taker: i64) -> None:
        """An equipped card goes to a hand."""
        self.crew_leaves(seat, spot)
        self.slot_to_row(AREA + seat, spot, CREW_HAND + taker)

    def dice_for(self, seat: i64, trait: i64, duel: bool) -> i64:
        """P4.1, P6.4: the trait's values on all equipped cards, exhausted ones too, and what lasting changes add."""
        cells = self.cells
        at: i64 = self.starts[AREA + seat]
        end: i64 = at + self.numbers.spots * SPOT
        dice: i64 = 0
        while at < end:
            if cells[at] != EMPTY:
                dice += self.cards.crew_traits[cells[at] * TRAITS + trait]
            at += SPOT
        dice += self.change(MORE_DICE + trait, seat, GONE) + self.change(MORE_DICE + ANY_TRAIT, seat, GONE)
        if duel:
            dice += self.change(DUEL_DICE, seat, GONE)
        return dice if dice > 0 else 0
