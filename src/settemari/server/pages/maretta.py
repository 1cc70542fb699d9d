"""Maretta and Vulcano as text: the path, rafts or minecarts with their stocks, and the own hand."""

from __future__ import annotations

from itertools import pairwise

from settemari.core import events as e
from settemari.core.events import apply_event
from settemari.core.match import Match
from settemari.core.offer import Offer, Option
from settemari.core.table import EMPTY, ROUND, SPECTATOR, UNKNOWN, View
from settemari.games.maretta import codes as c
from settemari.games.maretta import telling_words as words
from settemari.games.maretta.gauges import Gauges, SeatGauges, gauges_of, next_lava, warned_of
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import SUIT_WORDS, card_code
from settemari.locales.message import say
from settemari.server.pages.board import Board, Marks, Sorted
from settemari.server.pages.parts import (
    Block,
    Bullets,
    Card,
    Cards,
    Chip,
    Facts,
    Grid,
    Path,
    Piece,
    Section,
    Space,
    Words,
)
from settemari.server.pages.render import Page, capital


class MarettaBoard(Board):
    """Either side."""

    areas = (*words.AREAS, "screen", "terminal")

    def __init__(self, page: Page, match: Match) -> None:
        super().__init__(page, match)
        assert isinstance(match.setup, MarettaSetup)
        self.setup: MarettaSetup = match.setup
        self.numbers = match.setup.numbers
        self.side_b: bool = match.setup.side_b

    # -- words -----------------------------------------------------------------------------------------------------

    def card(self, card: int) -> Piece:
        """A card, a card face down, or nothing."""
        if card == EMPTY:
            return self.page.say("page-nothing")
        if card == UNKNOWN:
            return Chip(self.page.say("page-face-down"), "hidden")
        look = "steamship" if card == c.SHIP else f"suit-{SUIT_WORDS[card % c.SUITS]}"
        return Chip(self.page.text(words.card_message(card)), look)

    def suit(self, suit: int) -> str:
        return self.page.text(words.suit_message(suit))

    # -- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View) -> Section | None:
        if view.seat == SPECTATOR:
            return None
        cards = view.pieces(c.HAND + int(view.seat))
        shown: Block = Bullets([self.card(card) for card in cards], "hand")
        empty = Facts([(self.page.say("page-cards"), self.page.say("page-nothing"))])
        return Section("hand", self.page.say("page-hand"), [shown if cards else empty])

    def warnings(self, view: View) -> list[str]:
        """B5.2: how far one must run so that the lava does not come first."""
        steps = warned_of(self.setup, view)
        return [self.page.say("lava-danger", space=next_lava(self.setup, view), steps=steps)] if steps else []

    # -- the table -------------------------------------------------------------------------------------------------

    def sections(self, view: View, marks: Marks) -> list[Section]:
        page = self.page
        gauges = gauges_of(self.setup, view)
        carts = page.say("page-minecarts" if self.side_b else "page-rafts")
        rafts = [self._raft(view, marks, gauges, seat) for seat in range(self.seats)]
        return [
            Section("path", page.say("heading-path"), [Facts(self._counts(view, gauges)), Path(self._path(view))]),
            Section("rafts", carts, [Cards(rafts)]),
        ]

    def _counts(self, view: View, gauges: Gauges) -> list[tuple[str, Words]]:
        page, number, last = self.page, gauges["round"], gauges["rounds"]
        counts: list[tuple[str, Words]] = [
            (page.say("page-round"), page.say("page-of", number=number, all=last) if last else str(number)),
            (page.say("heading-deck"), str(int(view.size_of(c.DECK)))),
            (page.say("heading-discard"), str(int(view.size_of(c.DISCARD)))),
            (page.say("heading-first"), self.seat(int(view.cell(c.FIRST)))),
        ]
        if self.side_b:
            counts.append((page.say("heading-lava"), self._space_name(int(view.cell(c.LAVA)))))
            counts.append((page.say("page-lava-next"), self._space_name(next_lava(self.setup, view))))
        return counts

    def _space_name(self, space: int) -> str:
        return self.page.text(words.space_message(self.setup, space))

    def _dividers(self) -> list[int]:
        return [int(self.numbers.dividers[index]) for index in range(len(self.numbers.dividers))]

    def _path(self, view: View) -> list[Space]:
        """Every space with who is there and what lies there; reefs and crevasses stand between them."""
        page, last = self.page, int(self.numbers.last)
        ends = ("heading-village", "heading-sea") if self.side_b else ("heading-island", "heading-steamship")
        divider = page.say("heading-crevasse" if self.side_b else "heading-reef")
        spaces = []
        for space in range(last + 1):
            name, look, notes = str(space), "", []
            if space in (0, last):
                name = f"{page.say(ends[0] if space == 0 else ends[1])} {space}"
                look = "start" if space == 0 else "goal"
            if self.side_b and space <= view.cell(c.LAVA):
                look, notes = "lava", [page.say("heading-lava")]
            elif self.side_b and space <= next_lava(self.setup, view):
                look, notes = "lava-next", [page.say("page-lava-soon")]
            here: list[Piece] = [self.seat(seat) for seat in range(self.seats) if view.cell(c.SPACE + seat) == space]
            barrels = self._barrels(view, space)
            if barrels:
                notes += [page.text(message) for message in words.barrel_messages(barrels)]
                look = look or "barrels"
            spaces.append(Space(name, here, notes, look))
            if space in self._dividers():
                spaces.append(Space(divider, look="divider"))
        return spaces

    def _barrels(self, view: View, space: int) -> list[int]:
        """The barrels left on a space, UNKNOWN for those face down."""
        mark = int(self.numbers.mark_at[space])
        if mark < 0:
            return []
        per_space = int(self.numbers.per_space)
        spots = range(mark * per_space, (mark + 1) * per_space)
        return [int(view.slot_at(c.BARRELS, spot)) for spot in spots if view.slot_at(c.BARRELS, spot) != EMPTY]

    # -- rafts and minecarts -----------------------------------------------------------------------------------------

    def _raft(self, view: View, marks: Marks, gauges: Gauges, seat: int) -> Card:
        page, gauge = self.page, gauges["seats"][seat]
        look = f"of-{self.game.seat_words[seat]}"
        tags = marks.tags(self, view, seat, view.cell(c.FIRST) == seat)
        if not gauge["in_race"]:
            return Card(self.seat(seat), [Facts([(page.say("page-where"), page.say("screen-out"))])], tags, look)
        cell = int(view.cell(c.SPACE + seat))
        rows: list[tuple[str, Words]] = [
            (page.say("page-where"), capital(self._space_name(cell))),
            (page.say("heading-slot-1"), self._slot(view, seat)),
            (page.say("heading-slot-2"), self.card(int(view.slot_at(c.SLOT2, seat)))),
            (page.say("page-stock"), self._stock(view, gauges, seat)),
            self._score(gauges, gauge),
            (page.say("heading-hand"), page.say("page-so-many-cards", count=int(view.size_of(c.HAND + seat)))),
        ]
        known = self._known(view, seat)
        if known:
            rows.append((page.say("page-known"), "; ".join(known)))
        notes = self._notes(view, seat)
        return Card(self.seat(seat), [Facts(rows), *([Bullets([*notes], "notes")] if notes else [])], tags, look)

    def _slot(self, view: View, seat: int) -> Piece:
        """Slot 1; only ink leaves a card face down once all have chosen (D3)."""
        kind = int(view.slot_at(c.SLOT1, seat))
        if kind >= 0 and not view.face_up(c.SLOT1, seat):
            return Chip(self.page.say("page-only-you", card=words.card_message(kind)), "hidden")
        return self.card(kind)

    def _stock(self, view: View, gauges: Gauges, seat: int) -> Words:
        """The stock, suit by suit; on side B what each stack adds up to (B4.2)."""
        chips: list[Piece] = []
        cards = view.pieces(c.STOCK + seat)
        for suit in range(c.SUITS):
            values = [str(card // c.SUITS) for card in cards if card % c.SUITS == suit]
            if not values:
                continue
            text = f"{self.suit(suit)} {' '.join(values)}"
            if self.side_b:
                total = gauges["seats"][seat]["stacks"][suit]
                sum_up = "+".join(values) + (f" = {total}" if len(values) > 1 else "")
                text = self.page.say("page-fuse", suit=self.suit(suit), sum=sum_up, limit=gauges["limit"])
            chips.append(Chip(text, f"suit-{SUIT_WORDS[suit]}"))
        return chips or self.page.say("page-nothing")

    def _score(self, gauges: Gauges, gauge: SeatGauges) -> tuple[str, Words]:
        """Side A: what counts towards boarding a steamship (A4.1). Side B: how far it runs, stack by stack (B4.3)."""
        page, suits, needed, score = self.page, gauge["suits"], gauges["needed"], gauge["score"]
        if self.side_b:
            return page.say("screen-stacks"), str(suits)
        if score is None:
            return page.say("page-boarding"), page.say("page-boarding-open", suits=suits, needed=needed)
        key = "page-boarding-enough" if score >= needed else "page-boarding-short"
        message = say("sum-boarding", difference=gauge["difference"], suits=suits, score=score)
        return page.say("page-boarding"), page.say(key, sum=message, needed=needed)

    def _notes(self, view: View, seat: int) -> list[str]:
        """What the masks of the table say of a seat."""

        def marked(counter: int) -> bool:
            return (int(view.cell(counter)) >> seat) & 1 != 0

        notes = []
        if marked(c.INKED) and not view.face_up(c.SLOT1, seat):
            notes.append(self.page.say("page-inked"))
        if marked(c.INK_NEXT):
            notes.append(self.page.say("page-ink-next"))
        if marked(c.STOLE):
            notes.append(self.page.say("page-stole"))
        return notes

    def _known(self, view: View, seat: int) -> list[str]:
        """What whoever looks knows of somebody's hidden cards; the surest first."""
        certain, vague = [], []
        for holder, mask, least in view.fact_list():
            if holder != seat:
                continue
            kinds = [kind for kind in range(int(self.numbers.kinds)) if (mask >> kind) & 1 and self._exists(kind)]
            if len(kinds) == 1:
                name = self.page.text(words.card_message(kinds[0]))
                certain.append(self.page.say("page-times", what=name, count=least) if least > 1 else name)
            else:
                vague.append(self.page.say("page-among", count=least, cards=self._grouped(kinds)))
        return certain + vague

    def _exists(self, kind: int) -> bool:
        return kind == c.SHIP or int(self.numbers.copies[kind]) > 0

    def _grouped(self, kinds: list[int]) -> list[str]:
        """Several kinds, suit by suit: ``Wood 1-3, 5``."""
        groups = [self.page.text(words.card_message(c.SHIP))] if c.SHIP in kinds else []
        for suit in range(c.SUITS):
            numbers = [kind // c.SUITS for kind in kinds if kind != c.SHIP and kind % c.SUITS == suit]
            if numbers:
                groups.append(f"{self.suit(suit)} {'/'.join(_runs(numbers))}")
        return groups

    # -- answers -----------------------------------------------------------------------------------------------------

    def sort(self, view: View, offer: Offer) -> list[Sorted]:
        """A card for somebody: by the cards. Everything else stands in one list."""
        by_card: dict[str, list[Option]] = {}
        for option in offer.options:
            if option.action.word("on") is None:
                return super().sort(view, offer)
            if option.refusal is None:
                by_card.setdefault(str(option.action.word("card")), []).append(option)
        return [Sorted(self.card(card_code(card)), options) for card, options in by_card.items()]

    # -- the end -----------------------------------------------------------------------------------------------------

    def results(self, match: Match) -> list[Block]:
        """Where everybody stood at the end of every round; whoever came furthest is named first."""
        page, walked = self.page, paths(match)
        rounds = max(len(spaces) for spaces in walked) - 1
        order = sorted(range(self.seats), key=lambda seat: walked[seat][::-1], reverse=True)
        heads = [page.say("page-player"), *map(str, range(1, rounds + 1))]
        rows: list[list[Words]] = []
        for seat in order:
            cells = [page.say("page-out-short") if space == c.OFF_PATH else str(space) for space in walked[seat][1:]]
            rows.append([self.seat(seat), *cells])
        return [Grid(page.say("screen-paths"), heads, rows)]


def paths(match: Match) -> list[list[int]]:
    """For each seat, where its meeple stood at the start and after every round, OFF_PATH once it was out."""
    view = match.start_view(None)
    found: list[list[int]] = [[0] for _ in range(match.seats)]
    for event in match.events(None):
        if (event[0] == e.COUNTED and event[1] == ROUND and view.cell(ROUND) > 0) or event[0] == e.ENDED:
            for seat, spaces in enumerate(found):
                spaces.append(int(view.cell(c.SPACE + seat)))
        apply_event(view, event)
    if match.outcome is None:  # everybody agreed to stop here
        for seat, spaces in enumerate(found):
            spaces.append(int(view.cell(c.SPACE + seat)))
    return found


def _runs(numbers: list[int]) -> list[str]:
    """Rising numbers, those that follow each other drawn together."""
    breaks = [place for place, (one, two) in enumerate(pairwise(numbers), start=1) if two != one + 1]
    runs = [numbers[start:end] for start, end in pairwise([0, *breaks, len(numbers)])]
    return [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
