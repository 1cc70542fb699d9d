"""What is counted in many games of Maretta: who opened which barrel, and who laid which number where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from settemari.core.counting import WHOLE, WON, Counted, Counts, Measure
from settemari.core.events import ASKED, MOVED
from settemari.core.events import COUNTED as NUMBER
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import RECORD
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import BARREL_WORDS, STEAMSHIP
from settemari.locales.message import Message, say

AREAS: tuple[str, ...] = ("maretta-words",)

# Opened in so many of all games; and the victories of those who opened one.
BARREL = Counted("barrel", (Measure("opened"), WON))
# The victories of those who laid such a card for themselves, gave one to somebody, and were given one. Suits are all
# the same, so that cards are counted by their numbers.
CARD = Counted(
    "card",
    (Measure("laid", of_victories=True), Measure("given", of_victories=True), Measure("received", of_victories=True)),
)
COUNTED: Mapping[str, tuple[Counted, ...]] = {"barrel": (BARREL,), "card": (CARD,)}


def row_message(setup: Setup, table: str, row: str) -> Message:
    if table == BARREL.word:
        return say(f"barrel-{row}")
    return say("card-steamship") if row == STEAMSHIP else say("card-number", number=row)


class Witness:
    """Sees games of either side."""

    def __init__(self, setup: Setup, counts: Counts) -> None:
        assert isinstance(setup, MarettaSetup)
        self.zero_moves = bool(setup.numbers.barrel_on_zero_move)
        self.counts = counts
        numbers = setup.numbers
        ships = [STEAMSHIP] if numbers.ships else []
        in_deck = sorted({int(numbers.pack[index]) // c.SUITS for index in range(len(numbers.pack))})
        counts.name_rows(CARD, [*ships, *map(str, in_deck)])
        in_bag = sorted({int(numbers.bag[index]) for index in range(len(numbers.bag))})
        self.barrels = [BARREL_WORDS[kind] for kind in in_bag]
        counts.name_rows(BARREL, self.barrels)

    def begin(self, state: State) -> None:
        self.opened: set[tuple[str, int]] = set()  # barrel, and who
        self.laid: set[tuple[str, str, int]] = set()  # measure, card, and who
        self.spaces = [0] * int(state.seats)
        self.moved: list[int] = []  # the seats that moved, the last one last
        self.went_back = False  # whether the last one did
        self.asked_finder = -1

    def hear(self, events: Iterable[tuple[int, ...]]) -> None:
        for event in events:
            if event[0] == MOVED:
                self.piece_moved(event)
            elif event[0] == NUMBER and c.SPACE <= event[1] < c.SPACE + len(self.spaces):
                seat = event[1] - c.SPACE
                self.went_back = event[2] < self.spaces[seat]
                self.spaces[seat] = event[2]
                self.moved = [*self.moved[-1:], seat]
            elif event[0] == ASKED and event[-RECORD] in BARREL_STEPS:
                self.asked_finder = event[-RECORD + 1]

    def piece_moved(self, event: tuple[int, ...]) -> None:
        _, kind, source, _, target, spot, _, _ = event
        if source == c.BARRELS:
            self.opened.add((BARREL_WORDS[kind], self.finder()))
            self.asked_finder = -1
        elif c.HAND <= source < c.HAND + len(self.spaces) and target in (c.SLOT1, c.SLOT2):
            giver = source - c.HAND
            card = STEAMSHIP if kind == c.SHIP else str(kind // c.SUITS)
            if giver == spot:
                self.laid.add(("laid", card, giver))
            else:
                self.laid.add(("given", card, giver))
                self.laid.add(("received", card, spot))

    def finder(self) -> int:
        """Who opened the barrel that is put away now; -1 if nothing tells.

        Whoever was asked about it, or else who moved last. Only a spear moves somebody back, right after its finder.
        """
        if self.asked_finder >= 0:
            return self.asked_finder
        if self.zero_moves:
            return -1
        return self.moved[-2] if self.went_back else self.moved[-1]

    def answered(self, step: int, seat: int, code: int) -> None:
        """All that is counted here can be seen on the table."""

    def end(self, state: State, shares: list[int]) -> None:
        found = {barrel for barrel, _ in self.opened}
        for barrel in self.barrels:
            self.counts.add("barrel", barrel, "opened", WHOLE if barrel in found else 0)
        for barrel, seat in self.opened:
            if seat >= 0:
                self.counts.add("barrel", barrel, "won", shares[seat])
        for measure, card, seat in self.laid:
            self.counts.add("card", card, measure, shares[seat])


BARREL_STEPS = {c.CHOOSE_BARREL, *(c.EFFECT + barrel for barrel in range(c.BARREL_KINDS))}
