"""Both sides of Maretta a second time, straight from the rules page: no line of the engine is used.

Cards are pairs (number, suit), a steamship is (0, 0). Cards from a hand are always asked for, since nobody may see
that there is no choice; what lies in the open (barrels, stocks) is asked for only where there is a choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tests.perft.asking import Answers, End

SUITS = range(5)
SHIP = (0, 0)
COLOURS = ("purple", "pink", "yellow", "turquoise", "white")

Card = tuple[int, int]


class Tiny(NamedTuple):
    """A small game. The deck lies as its values say, suit after suit, steamships on top; barrels from the start on."""

    values: tuple[int, ...]
    last: int
    hand: int
    barrels: dict[int, list[str]]
    seats: int = 3
    ships: int = 0
    removed: int = 0
    draw: int = 2  # side A
    boarding: int = 7
    lava: int = -3  # side B
    lava_step: int = 3
    limit: int = 5

    def deck(self) -> list[Card]:
        """The last card is on top."""
        pack = [(value, suit) for value in self.values for suit in SUITS]
        return pack[: len(pack) - self.removed] + [SHIP] * self.ships


class Board:
    """What both sides share: stocks, meeples, and barrels (section D)."""

    def __init__(self, tiny: Tiny, answers: Answers, bursting: bool) -> None:
        self.tiny = tiny
        self.answers = answers
        self.bursting = bursting
        self.everybody = list(range(tiny.seats))
        self.racing = list(range(tiny.seats))
        self.deck = tiny.deck()
        self.discarded: list[Card] = []
        self.hand: dict[int, list[Card]] = {seat: [] for seat in self.everybody}
        self.stock: dict[int, list[Card]] = {seat: [] for seat in self.everybody}
        self.at = dict.fromkeys(self.everybody, 0)
        self.barrels = {space: list(names) for space, names in tiny.barrels.items() if space < tiny.last}
        for seat in self.everybody:
            for _ in range(tiny.hand):
                self.hand[seat].append(self.deck.pop())

    def clockwise(self, first: int) -> list[int]:
        """Everybody still playing, from a seat on."""
        order = self.everybody[first:] + self.everybody[:first]
        return [seat for seat in order if seat in self.racing]

    def end(self, how: str, winners: Iterable[int]) -> End:
        names = " ".join(COLOURS[seat] for seat in sorted(winners))
        return how, names, tuple(self.at[seat] if seat in self.racing else -1 for seat in self.everybody)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.racing if other != seat]

    def walk(self, seat: int, steps: int) -> None:
        """A3.7, A3.8, B4.4, B4.5."""
        if steps == 0:
            return
        self.at[seat] = min(self.at[seat] + steps, self.tiny.last)
        here = self.barrels.get(self.at[seat], [])
        if here:
            number = self.answers.one_of(list(range(len(here))))
            getattr(self, here.pop(number))(seat)

    def discard(self, seat: int, card: Card) -> None:
        self.stock[seat].remove(card)
        self.discarded.append(card)

    def take(self, taker: int, owner: int, card: Card) -> None:
        self.stock[owner].remove(card)
        self.stock[taker].append(card)
        if self.bursting:
            self.burst(taker)

    def burst(self, seat: int) -> None:
        """B4.2."""
        for suit in SUITS:
            stack = [card for card in self.stock[seat] if card[1] == suit]
            if sum(number for number, _ in stack) > self.tiny.limit:
                for card in stack:
                    self.discard(seat, card)

    def monkey(self, seat: int) -> None:
        loot = [(other, card) for other in self.others(seat) for card in kinds(self.stock[other])]
        if loot:
            other, card = self.answers.one_of(loot)
            self.take(seat, other, card)

    def troop(self, seat: int) -> None:
        for taker in self.clockwise(seat)[1:]:
            if self.stock[seat]:
                self.take(taker, seat, self.answers.one_of(kinds(self.stock[seat])))

    def cuttlefish(self, seat: int) -> None:
        """D3, D4: what lies face down is a choice all the same, so nothing changes for the count."""

    school = cuttlefish

    def shark(self, seat: int) -> None:
        if self.stock[seat]:
            self.discard(seat, self.answers.one_of(kinds(self.stock[seat])))

    def anchor(self, seat: int) -> None:
        self.shark(seat)
        self.shark(seat)

    def sharks(self, seat: int) -> None:
        choosing = [other for other in self.racing if len(kinds(self.stock[other])) > 1]
        chosen = self.answers.ask(*(kinds(self.stock[other]) for other in choosing)) if choosing else []
        bitten = dict(zip(choosing, chosen, strict=True))
        for other in self.racing:
            if self.stock[other]:
                self.discard(other, bitten.get(other, self.stock[other][0]))

    def spear(self, seat: int) -> None:
        ahead = [other for other in self.others(seat) if self.at[other] > self.at[seat]]
        if ahead:
            nearest = min(self.at[other] for other in ahead)
            other = self.answers.one_of([other for other in ahead if self.at[other] == nearest])
            self.at[seat], self.at[other] = self.at[other], self.at[seat]

    def pelican(self, seat: int) -> None:
        seen = [other for other in self.others(seat) if self.hand[other]]
        if seen:
            self.answers.one_of(seen)


def escape(tiny: Tiny, answers: Answers) -> End:
    """A2 to A4, until somebody has won."""
    board = Board(tiny, answers, bursting=False)
    hand, stock, everybody = board.hand, board.stock, board.everybody
    first = 0
    while True:
        picked = dict(zip(everybody, answers.ask(*(kinds(hand[seat]) for seat in everybody)), strict=True))
        for seat in everybody:
            hand[seat].remove(picked[seat])
        placed: dict[int, Card] = {}
        for seat in board.clockwise(first):
            free = [other for other in everybody if other != seat and other not in placed] or [seat]
            choices: list[tuple[Card, int, Card | None]] = []
            for card in kinds(hand[seat]):
                for receiver in free:
                    choices.append((card, receiver, None))
                    if receiver != seat and card in stock[receiver]:
                        choices += [(card, receiver, loot) for loot in kinds(stock[receiver])]
            card, receiver, loot = answers.ask(choices)[0]
            hand[seat].remove(card)
            if loot is not None:
                board.take(seat, receiver, loot)
            placed[receiver] = card
            board.walk(receiver, abs(picked[receiver][0] - card[0]))
            if loot is None and receiver != seat:
                board.walk(seat, 2)
        ship = SHIP in [*picked.values(), *placed.values()]
        score = {
            seat: abs(picked[seat][0] - placed[seat][0]) + len({suit for _, suit in stock[seat]}) for seat in everybody
        }
        aboard = {seat for seat in everybody if ship and score[seat] >= tiny.boarding}
        arrived = {seat for seat in everybody if board.at[seat] == tiny.last}
        if aboard or arrived:
            how = "token-and-card" if aboard and arrived else "card" if aboard else "token"
            return board.end(how, aboard | arrived)
        for seat in everybody:
            stock[seat] += [card for card in (picked[seat], placed[seat]) if card != SHIP]
        if len(board.deck) < tiny.draw * tiny.seats:
            furthest = max(board.at.values())
            return board.end("deck", [seat for seat in everybody if board.at[seat] == furthest])
        first = (first + 1) % tiny.seats
        for seat in board.clockwise(first):
            hand[seat] += [board.deck.pop() for _ in range(tiny.draw)]


def volcano(tiny: Tiny, answers: Answers) -> End:
    """B2 to B5, until somebody is at sea, alone, or nobody is left."""
    board = Board(tiny, answers, bursting=True)
    hand, stock = board.hand, board.stock
    lava = tiny.lava
    first = 0
    while True:
        given: dict[int, Card] = {}
        for seat in board.clockwise(first):
            if hand[seat]:
                free = [other for other in board.others(seat) if other not in given] or [seat]
                card, receiver = answers.ask([(card, other) for card in kinds(hand[seat]) for other in free])[0]
                hand[seat].remove(card)
                given[receiver] = card
        kept: dict[int, Card] = {}
        for seat in board.clockwise(first):
            if hand[seat]:
                fitting = [card for card in kinds(hand[seat]) if differs(card, given.get(seat))]
                choices: list[Card | None] = [*fitting] or [None]
                own = answers.ask(choices)[0]
                if own is not None:
                    hand[seat].remove(own)
                    kept[seat] = own
        for slot in (kept, given):
            for seat, card in slot.items():
                stock[seat].append(card)
        for seat in board.racing:
            board.burst(seat)
        for seat in board.clockwise(first):
            board.walk(seat, len({suit for _, suit in stock[seat]}))
        lava = min(lava + tiny.lava_step, tiny.last - 1)
        for seat in list(board.racing):
            if board.at[seat] <= lava:
                board.racing.remove(seat)
                board.discarded += hand.pop(seat) + stock.pop(seat)
                hand[seat], stock[seat] = [], []
        at_sea = [seat for seat in board.racing if board.at[seat] == tiny.last]
        if at_sea:
            return board.end("sea", at_sea)
        if len(board.racing) < 2:
            return board.end("survivor" if board.racing else "nobody", board.racing)
        first = board.clockwise((first + 1) % tiny.seats)[0]
        for seat in board.clockwise(first):
            while len(hand[seat]) < tiny.hand and (board.deck or board.discarded):
                if not board.deck:  # made anew, not shuffled: the highest card, of the last suit, on top
                    board.deck, board.discarded = sorted(board.discarded), []
                hand[seat].append(board.deck.pop())


def differs(card: Card, other: Card | None) -> bool:
    """B3.1, B3.2."""
    return other is None or (card[0] != other[0] and card[1] != other[1])


def kinds(cards: list[Card]) -> list[Card]:
    """Two cards with the same suit and number are interchangeable (M0.2)."""
    return sorted(set(cards))
