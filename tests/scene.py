"""Setting up a scene: the position in which a scenario test begins.

What the test names lies where it says; the rest is filled in as the rules leave it at that point of the round.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from settemari.core.facts import FACT
from settemari.core.table import ASKED, RECORD, ROUND, SPOT, TOP
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import BARREL_WORDS, card_code
from tests.scenario import BadScene, Position

STEPS = {
    "pick": c.PICK,
    "place": c.PLACE,
    "board": c.BOARD,
    "load": c.LOAD,
    "load-self": c.LOAD_SELF,
    "stack": c.STACK,
    "run": c.RUN,
    "lava": c.LAVA_FLOWS,
    "judge": c.JUDGE,
    "draw": c.DRAW_UP,
}


def all_cards(setup: MarettaSetup) -> list[int]:
    pack = setup.numbers.pack
    return [int(pack[index]) for index in range(len(pack))] + [c.SHIP] * int(setup.numbers.ships)


def all_barrels(setup: MarettaSetup) -> list[int]:
    bag = setup.numbers.bag
    return [int(bag[index]) for index in range(len(bag))]


class Scene:
    """The cells of a position: what the test named, and the rest filled in as the rules leave it at that point."""

    def __init__(self, setup: MarettaSetup, names: list[str], first: str | None) -> None:
        self.setup = setup
        self.names = names
        self.first = names.index(first) if first else 0
        self.step = "load" if setup.side_b else "pick"
        self.turn: str | None = None
        self.finder: tuple[int, int] | None = None  # seat and space
        self.things: dict[int, dict[str, object]] = {seat: {} for seat in range(len(names))}
        self.barrels: dict[int, tuple[str, ...]] = {}
        self.deck: tuple[str, ...] = ()
        self.deck_only = False
        self.discard: tuple[str, ...] = ()
        self.opened: tuple[str, ...] = ()
        self.round = 1
        self.lava: int | None = None
        self.out: set[int] = set()

    def position(self) -> Position:
        """Cells, hidden cards and facts, as ``Setup.position`` takes them."""
        return _Building(self).position()


class _Building:
    """The cells of a scene, being filled in."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.setup = scene.setup
        self.layout = scene.setup.layout
        self.seats = len(scene.names)
        self.side_b = bool(scene.setup.side_b)
        self.cells = scene.setup.blank_view(-1).cell_list()
        self.first = scene.first
        clockwise = [(self.first + turn) % self.seats for turn in range(self.seats)]
        self.race = [seat for seat in clockwise if seat not in scene.out]
        # The cards nobody has named yet, in a mixed but fixed order.
        self.spare = all_cards(self.setup)
        Random(5).shuffle(self.spare)
        self.loose = all_barrels(self.setup)
        self.things = {seat: dict(things) for seat, things in scene.things.items()}

    def position(self) -> Position:
        scene = self.scene
        top = [self._card(word) for word in scene.deck]
        discard = [self._card(word) for word in scene.discard]
        self._take_named()
        self._counters()
        self._agenda()
        self._barrels()
        self._fill_slots()
        self._fill_hands()
        for seat, things in self.things.items():
            self._row(c.HAND + seat, things["hand"])
            self._pile(c.STOCK + seat, things.get("stock", []))
            self._slot(c.SLOT1, seat, things.get("slot1"))
            self._slot(c.SLOT2, seat, things.get("slot2"))
        box = self._box()
        deck, self.spare = ([], self.spare) if scene.deck_only else (self.spare, [])
        deck += reversed(top)
        self._pile(c.DISCARD, discard + self.spare)
        self._heap(c.DECK, deck)
        self._heap(c.BOX, box)
        self._heap(c.BAG, self.loose)
        return self.cells, [deck, box, self.loose], self._facts()

    # -- what the test named -----------------------------------------------------------------------------------

    def _card(self, word: str) -> int:
        card = card_code(word)
        if card not in self.spare:
            raise BadScene(f"there is no {word} left")
        self.spare.remove(card)
        return card

    def _take_named(self) -> None:
        """Words become cards; nobody else can get them then."""
        for things in self.things.values():
            for key in ("hand", "stock"):
                if key in things:
                    words = things[key]
                    assert isinstance(words, list)
                    things[key] = [self._card(word) for word in words]
            for key in ("slot1", "slot2"):
                word = things.get(key)
                if word is not None:
                    assert isinstance(word, str)
                    things[key] = (self._card(word.removeprefix("??")), not word.startswith("??"))

    def _counters(self) -> None:
        cells = self.cells
        cells[ROUND] = self.scene.round
        cells[c.FIRST] = self.first
        cells[c.RACE] = sum(1 << seat for seat in self.race)
        if self.scene.lava is not None:
            cells[c.LAVA] = self.scene.lava
        for seat, things in self.things.items():
            space = things.get("space", 0 if seat in self.race else c.OFF_PATH)
            assert isinstance(space, int)
            cells[c.SPACE + seat] = space
            for key, cell in (("inked", c.INKED), ("inked_next", c.INK_NEXT), ("stole", c.STOLE)):
                cells[cell] |= bool(things.get(key)) << seat

    def _agenda(self) -> None:
        scene = self.scene
        turn = self.first if scene.turn is None else scene.names.index(scene.turn)
        records = [(STEPS[scene.step], turn, 0, 0)]
        if scene.finder is not None:
            finder, space = scene.finder
            marks = self.setup.numbers.marks
            (mark,) = [mark for mark in range(len(marks)) if marks[mark] == space]
            records = [self._round_of(finder), (c.CHOOSE_BARREL, finder, mark, 0)]
        at = int(self.layout.agenda)
        for record in records:
            self.cells[at : at + RECORD] = record
            at += RECORD
        self.cells[TOP] = at - RECORD
        self.cells[ASKED] = 0
        step, turn = records[0][0], records[0][1]
        self.picked = step in (c.PLACE, c.BOARD)
        self.done = self._done(step, turn)
        self.step = step

    def _round_of(self, finder: int) -> tuple[int, int, int, int]:
        """What lies on the agenda below a barrel that was found on the own move."""
        if not self.side_b:
            following = (finder + 1) % self.seats
            return (c.BOARD if following == self.first else c.PLACE, following, following, 0)
        after = self.race[(self.race.index(finder) + 1) % len(self.race)]
        return (c.LAVA_FLOWS if after == self.first else c.RUN, after, 0, 0)

    def _done(self, step: int, turn: int) -> list[int]:
        """Who has had the turn in this phase."""
        if step == c.BOARD:
            return self.race
        return self.race[: self.race.index(turn)] if turn in self.race else []

    def _barrels(self) -> None:
        numbers = self.setup.numbers
        place = self.layout.places[c.BARRELS]
        for word in self.scene.opened:
            self.loose.remove(BARREL_WORDS.index(word))
        self._pile(c.OPENED, [BARREL_WORDS.index(word) for word in self.scene.opened])
        for space, words in self.scene.barrels.items():
            mark = int(numbers.mark_at[space])
            if mark < 0 or len(words) > numbers.per_space:
                raise BadScene(f"there is no room for {words} on space {space}")
            for index, word in enumerate(words):
                if word != "-":
                    barrel = BARREL_WORDS.index(word.removeprefix("??"))
                    if barrel not in self.loose:
                        raise BadScene(f"there is no {word} left")
                    self.loose.remove(barrel)
                    at = int(place.start) + (mark * int(numbers.per_space) + index) * SPOT
                    self.cells[at] = barrel
                    self.cells[at + 1] = not word.startswith("??")

    # -- what it did not name ----------------------------------------------------------------------------------

    def _fill_slots(self) -> None:
        for seat in self.race:
            if "slot1" not in self.things[seat] and self._has_slot1(seat):
                face_up = self.side_b or not self.things[seat].get("inked") or self._holds(seat)
                self.things[seat]["slot1"] = (self._filler(seat), face_up)
        if self.step not in (c.PLACE, c.BOARD, c.LOAD, c.LOAD_SELF, c.STACK):
            return
        wanted = len(self.race) if self.step in (c.LOAD_SELF, c.STACK) else len(self.done)
        held = [seat for seat in self.race if self._holds(seat)]
        if len(held) > wanted:
            raise BadScene(f"{wanted} have placed a card, but {len(held)} lie in slots")
        for seat in [*self.race[1:], self.race[0]]:
            if "slot2" not in self.things[seat] and len(held) < wanted:
                held.append(seat)
                self.things[seat]["slot2"] = (self._filler(seat), True)
        if len(held) != wanted and not self.side_b:
            raise BadScene(f"{wanted} have placed a card, but {len(held)} lie in slots")

    def _holds(self, seat: int) -> bool:
        return self.things[seat].get("slot2") is not None

    def _has_slot1(self, seat: int) -> bool:
        return self.picked or self.step == c.STACK or (self.step == c.LOAD_SELF and seat in self.done)

    def _filler(self, seat: int) -> int:
        """A resource card that has neither suit nor number in common with what lies in the seat's slots."""
        slots = [self.things[seat].get(key) for key in ("slot1", "slot2")]
        others = [slot[0] for slot in slots if isinstance(slot, tuple)]
        for card in self.spare:
            if card != c.SHIP and all(card % 5 != other % 5 and card // 5 != other // 5 for other in others):
                self.spare.remove(card)
                return card
        raise BadScene("no card is left to fill a slot with")

    def _fill_hands(self) -> None:
        full = int(self.setup.numbers.hand)
        for seat, things in self.things.items():
            if "hand" not in things:
                done = seat in self.done
                if self.side_b:
                    played = {c.LOAD: done, c.LOAD_SELF: 1 + done}.get(self.step, 2)
                else:
                    played = self.picked + done
                size = full - played if seat in self.race else 0
                things["hand"] = [self.spare.pop() for _card in range(size)]

    def _box(self) -> list[int]:
        """A1.4: resource cards only."""
        resources = [card for card in self.spare if card != c.SHIP]
        removed = int(self.setup.numbers.removed)
        if len(resources) < removed:
            raise BadScene("too many cards are named: none are left for the box")
        box = resources[:removed]
        for card in box:
            self.spare.remove(card)
        return box

    def _facts(self) -> list[int]:
        slots = int(self.layout.fact_slots)
        facts = [0] * ((self.seats + 1) * slots * FACT)
        for seat, things in self.things.items():
            known_of = things.get("knows", {})
            assert isinstance(known_of, dict)
            at = seat * slots * FACT
            for name, words in known_of.items():
                holder = self.scene.names.index(name)
                for card, least in Counter(card_code(word) for word in words).items():
                    facts[at : at + FACT] = [holder, 1 << card, least]
                    at += FACT
        return facts

    # -- cells -------------------------------------------------------------------------------------------------

    def _row(self, place: int, cards: object) -> None:
        assert isinstance(cards, list)
        start = int(self.layout.places[place].start)
        if len(cards) > self.layout.places[place].capacity:
            raise BadScene(f"{len(cards)} cards are too many for a hand of this variant")
        self.cells[start : start + len(cards)] = cards
        self.cells[start - 1] = len(cards)

    def _pile(self, place: int, kinds: object) -> None:
        assert isinstance(kinds, list)
        start = int(self.layout.places[place].start)
        for kind in kinds:
            self.cells[start + kind] += 1
            self.cells[start - 1] += 1
            self.cells[start - 2] |= 1 << kind

    def _slot(self, slots: int, seat: int, content: object) -> None:
        if content is not None:
            assert isinstance(content, tuple)
            at = int(self.layout.places[slots].start) + seat * SPOT
            self.cells[at : at + SPOT] = [content[0], int(content[1])]

    def _heap(self, place: int, cards: list[int]) -> None:
        self.cells[int(self.layout.places[place].start) - 1] = len(cards)
