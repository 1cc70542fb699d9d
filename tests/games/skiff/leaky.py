"""Skiff gone wrong, on purpose: each copy lets something through, and tests show that a law catches it."""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.events import MOVED, ROLLED
from settemari.core.native import i64, vec
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant
from skiff.game import SkiffGame
from skiff.rules import ANCHOR, DECK, SEATS, Skiff, SkiffSetup


class TrueSetup(SkiffSetup):
    """Its redeal gives the real state back: whoever searches on redeals sees all cards."""

    def __init__(self, oars: i64, anchors: i64, die: i64, rounds: i64) -> None:
        super().__init__(oars, anchors, die, rounds)
        self.real: Skiff | None = None  # the state that was looked at last

    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64]) -> Skiff:
        return Watched(self, cells, facts, deck)

    def redeal(self, view: View, chance: Chance) -> Skiff:
        if self.real is not None and self.real.view(view.seat).same_as(view):
            return self.real.copy()
        return super().redeal(view, chance)


class Watched(Skiff):
    def view(self, seat: i64) -> View:
        setup = self.setup
        assert isinstance(setup, TrueSetup)
        setup.real = self
        return super().view(seat)


class OpenDraw(Skiff):
    """Cards are drawn as if they lay face up: the event shows them to everybody."""

    def draw_one(self, seat: i64) -> None:
        super().draw_one(seat)
        if self.sink is not None:
            drawn = self.sink.events.pop()
            self.sink.events.append((MOVED, *drawn[1:7], 1))


class OpenDrawSetup(SkiffSetup):
    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64]) -> Skiff:
        return OpenDraw(self, cells, facts, deck)


class OnlyHolders(Skiff):
    """Only those who have an anchor are asked whether they drop it."""

    def hail(self) -> None:
        holders: i64 = 0
        for seat in range(SEATS):
            if seat != self.step_seat() and self.holds(seat, ANCHOR):
                holders |= 1 << seat
        if holders != 0:
            self.ask(holders)
        else:
            super().hail()


class OnlyHoldersSetup(SkiffSetup):
    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64]) -> Skiff:
        return OnlyHolders(self, cells, facts, deck)


class Rattle(Skiff):
    """Every roll sounds a little different with the card on top of the deck: a number nobody asked for."""

    def rolled(self, what: i64, result: i64) -> None:
        super().rolled(what, result)
        if self.sink is not None and self.size_of(DECK) != 0:
            self.sink.events.append((ROLLED, 1, self.deck[self.size_of(DECK) - 1]))


class RattleSetup(SkiffSetup):
    def state(self, cells: vec[i64], facts: vec[i64], deck: vec[i64]) -> Skiff:
        return Rattle(self, cells, facts, deck)


class LeakySkiff(SkiffGame):
    """Skiff with one of the leaks."""

    def __init__(self, leak: str) -> None:
        self.leak = leak

    def make_setup(self, variant: Variant, seats: int) -> Setup:
        oars, anchors = variant.number("cards.oars"), variant.number("cards.anchors")
        die, rounds = variant.number("die"), variant.number("rounds")
        if self.leak == "true-redeal":
            return TrueSetup(oars, anchors, die, rounds)
        if self.leak == "open-draw":
            return OpenDrawSetup(oars, anchors, die, rounds)
        if self.leak == "only-holders":
            return OnlyHoldersSetup(oars, anchors, die, rounds)
        return RattleSetup(oars, anchors, die, rounds)
