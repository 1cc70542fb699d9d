"""A dealt game that can be changed by hand before it goes on: what the rules make of one moment under a variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from settemari.core.chance import Chance, Seeded
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, EMPTY, RECORD, SPOT, TOP
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import BARREL_WORDS, card_code
from tests.board import on_the_board


class Scene:
    """Nobody has anything in slots or stocks, everybody has the hand that was dealt, and seat 0 is first."""

    def __init__(self, game: Game, changes: Mapping[str, object] | None = None, seats: int = 3) -> None:
        variant = on_the_board(game, changes)
        self.setup = game.setup(seats, variant)
        self.per_space = variant.number("barrels.per_space")
        self.seats = seats
        self.meanwhile = c.PLACE if game.id == "maretta" else c.LOAD  # the round, while a barrel is opened
        dealt = self.setup.deal(0, Seeded(1), None)
        self.cells = dealt.cell_list()
        self.hidden = dealt.hidden()
        self.facts = dealt.fact_cells()
        self.state: State = dealt

    def _start(self, place: int) -> int:
        return int(self.setup.layout.starts[place])

    def hand(self, seat: int, *cards: str) -> Scene:
        start, capacity = self._start(c.HAND + seat), self.setup.layout.places[c.HAND + seat].capacity
        for index in range(capacity):
            self.cells[start + index] = card_code(cards[index]) if index < len(cards) else EMPTY
        self.cells[start - 1] = len(cards)
        return self

    def stock(self, seat: int, *cards: str) -> Scene:
        start = self._start(c.STOCK + seat)
        for card in map(card_code, cards):
            self.cells[start + card] += 1
            self.cells[start - 1] += 1
            self.cells[start - 2] |= 1 << card
        return self

    def slots(self, seat: int, one: str | None, two: str | None) -> Scene:
        for place, card in ((c.SLOT1, one), (c.SLOT2, two)):
            at = self._start(place) + seat * SPOT
            self.cells[at] = EMPTY if card is None else card_code(card)
            self.cells[at + 1] = int(card is not None)
        return self

    def barrels(self, mark: int, *words: str) -> Scene:
        """All open, on the marked space of that number."""
        at = self._start(c.BARRELS) + mark * self.per_space * SPOT
        for word in words:
            self.cells[at : at + 2] = [BARREL_WORDS.index(word), 1]
            at += SPOT
        return self

    def count(self, cell: int, *values: int) -> Scene:
        self.cells[cell : cell + len(values)] = values
        return self

    def at(self, step: int, seat: int = 0, a: int = 0, b: int = 0, chance: Chance | None = None) -> Scene:
        """Let this be the step of the round (or of a barrel on top of it), and run to the next question."""
        top = int(self.setup.layout.agenda)
        if step >= c.CHOOSE_BARREL:
            self.cells[top : top + RECORD] = [self.meanwhile, 1, 0, 0]
            top += RECORD
        self.cells[TOP] = top
        self.cells[top : top + RECORD] = [step, seat, a, b]
        self.cells[ASKED] = 0
        self.state = self.setup.position(self.cells, self.hidden, self.facts)
        self.state.run(chance or Seeded(2))
        return self

    def answer(self, code: int) -> Scene:
        """The one seat that is asked answers."""
        asked = int(self.state.cell(ASKED))
        self.state.resolve(answers_from({asked.bit_length() - 1: code}, self.seats), Seeded(3))
        return self

    # -- looking -----------------------------------------------------------------------------------------------

    def step(self) -> int:
        return int(self.state.step())

    def space(self, seat: int) -> int:
        return int(self.state.cell(c.SPACE + seat))

    def pieces(self, place: int) -> list[int]:
        return [int(piece) for piece in self.state.pieces(place) if piece != EMPTY]

    def options(self, seat: int) -> list[int]:
        found = Options()
        self.state.legal(seat, found)
        return found.listed()

    def open_spots(self) -> Sequence[bool]:
        spots = self.setup.layout.places[c.BARRELS].capacity
        return [bool(self.state.face_up(c.BARRELS, spot)) for spot in range(spots)]
