"""Arrr!!!'s whole table in words, and how a change of it is written."""

from __future__ import annotations

from collections.abc import Sequence

from settemari.core.game import Game
from settemari.core.state import State
from settemari.core.table import EMPTY, ENDING, ROUND, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.named import names_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import ACTION_BITS, FACE_WORDS, TRAIT_WORDS
from settemari.games.arrr.words import prize_word, target_word
from tests.whole import Snapshot, deck_after, pile_after

PILES = ("hand", "chest", "sunk", "crew_discard", "event_discard", "captains", "box")
DECKS = ("seas", "crew_deck", "event_deck")
NOTHING = "-"  # an empty spot of an area between others


def known(holder: str, least: int, *cards: str) -> str:
    """What somebody knows: that holder has at least so many of these cards in hand."""
    return f"{holder}: {least} {' '.join(sorted(cards))}"


def snapshot(game: Game, setup: ArrrSetup, names: list[str], state: State) -> Snapshot:
    """Everything on the table, in words."""
    return _Looking(game, setup, names, state).all()


def short_stack(game: Game, setup: ArrrSetup, names: list[str], state: State) -> list[str]:
    """The action and what lies on the stack, from the bottom."""
    return [short for short, _ in _Looking(game, setup, names, state).stack()]


class _Looking:
    """One look at a table."""

    def __init__(self, game: Game, setup: ArrrSetup, names: list[str], state: State) -> None:
        self.game = game
        self.setup = setup
        self.names = names
        self.state = state
        self.cards: Deck = setup.numbers.cards
        self.records = [] if state.cell(ENDING) else state.agenda_records()

    def all(self) -> Snapshot:
        state = self.state
        crew, events, seas, box = state.hidden()
        asked = [name for seat, name in enumerate(self.names) if state.asks(seat)]
        outcome = self.game.outcome(state.view(-1))
        thrown = int(state.cell(c.THROWN))
        sailing = thrown and c.SAIL_DECLARED <= self.action < c.RAID_DECLARED
        shift = int(state.cell(c.SHIFT))
        found: Snapshot = {
            "asks": " ".join([self.game.asked(int(state.step())).name, *asked]) if asked else None,
            "ended": outcome.ending if outcome else None,
            "won": [self.names[seat] for seat in outcome.winners] if outcome else None,
            "round": int(state.cell(ROUND)),
            "first": self.names[int(state.cell(c.FIRST))],
            "turn": self.names[self.records[0][1]] if self.records else None,
            "stack": [full for _, full in self.stack()],
            "row": self.ids(c.SEAS, state.pieces(c.SEAS)),
            "sunk": sorted(self.ids(c.SUNK, state.pieces(c.SUNK))),
            "seas": self.ids(c.SEA_DECK, seas[::-1]),
            "box": sorted(self.ids(c.SEA_BOX, box)),
            "crew_deck": self.ids(c.CREW_DECK, crew[::-1]),
            "event_deck": self.ids(c.EVENT_DECK, events[::-1]),
            "crew_discard": sorted(self.ids(c.CREW_DISCARD, state.pieces(c.CREW_DISCARD))),
            "event_discard": sorted(self.ids(c.EVENT_DISCARD, state.pieces(c.EVENT_DISCARD))),
            "captains": sorted(self.ids(c.CAPTAINS_LEFT, state.pieces(c.CAPTAINS_LEFT))),
            "lasting": [
                self.lasting(spot) for spot in range(c.MOST_LASTING) if state.slot_at(c.LASTING, spot) != EMPTY
            ],
            "supply": int(state.cell(c.SUPPLY)),
            "barred": [word for word, bit in ACTION_BITS.items() if int(state.cell(c.BARRED)) & bit],
            "trait": TRAIT_WORDS[int(state.cell(c.TRAIT))] if thrown else None,
            "difficulty": max(int(state.cell(c.DIFFICULTY)) + shift, 1) if sailing else None,
            "shift": shift,
            "spectator_knows": self.facts(state.view(-1)),
        }
        for seat, name in enumerate(self.names):
            found[name.lower()] = self.own(seat)
        self.nothing_lies_around(thrown)
        return found

    def nothing_lies_around(self, thrown: int) -> None:
        """Without a roll there are no dice, and nothing is added to a roll unless one may come."""
        dice = [int(self.state.cell(c.DICE + face)) for face in range(2 * c.FACES)]
        assert thrown or not any(dice)
        more = [int(self.state.cell(cell)) for cell in (c.SHIFT, c.EXTRA, c.EXTRA + 1)]
        assert self.action not in (0, c.RAID_DECLARED) or not any(more)

    # -- words -------------------------------------------------------------------------------------------------

    def ids(self, place: int, kinds: Sequence[int]) -> list[str]:
        return [self.game.piece_word(self.setup, place, kind) for kind in kinds]

    def name(self, text: str) -> str:
        """A target with the player's name for the colour."""
        word, dot, number = text.partition(".")
        colours = self.game.seat_words[: len(self.names)]
        return (self.names[colours.index(word)] if word in colours else word) + dot + number

    # -- what is going on --------------------------------------------------------------------------------------

    @property
    def action(self) -> int:
        step = self.records[1][0] if len(self.records) > 1 else 0
        return step if c.SAIL_DECLARED <= step <= c.SETTLE else 0

    def stack(self) -> list[tuple[str, str]]:
        """The declared action and what lies on the stack above it, from the bottom, each short and in full."""
        found = []
        if self.action:
            _, _, a, b = self.records[1]
            full = self.declared(a, b)
            found.append((full.partition(" test")[0], full))
        for step, seat, a, b in self.records[1:]:
            if step in (c.NAMING, c.ON_STACK, c.EFFECT):
                found.append(self.stacked(seat, a, b))
        return found

    def declared(self, a: int, b: int) -> str:
        if self.action < c.RAID_DECLARED:
            faced = self.cards.exploration_ids[a] if a != c.GONE else "nowhere"
            return f"sail {faced}" + (f" test {b + 1}" if b else "")
        if self.action == c.RAID_DECLARED:
            return "raid"
        prizes = [(b >> shift) & c.PRIZE_MASK for shift in (c.OWN_PRIZE_SHIFT, c.OTHER_PRIZE_SHIFT)]
        text = f"challenge {self.names[a]} in {TRAIT_WORDS[b & 7]} for {prize_word(self.cards, prizes[0])}"
        return text + (f" against {prize_word(self.cards, prizes[1])}" if prizes[1] else "")

    def stacked(self, seat: int, a: int, b: int) -> tuple[str, str]:
        effect = self.cards.effects[a & c.EFFECT_MASK]
        packs = {
            c.OF_CREW: self.cards.crew_ids,
            c.OF_EVENT: self.cards.event_ids,
            c.OF_EXPLORATION: self.cards.exploration_ids,
            c.OF_CAPTAIN: self.cards.captain_ids,
        }
        word = packs[int(effect.source)][int(effect.kind)]
        full = f"{self.names[seat]}: {word}"
        if effect.target != c.NO_TARGET:
            aim = (b & c.AIM_MASK) - 1
            full += f" on {self.name(target_word(self.cards, int(effect.target), aim)) if aim >= 0 else 'nothing'}"
        named = [self.named(int(effect.own_choice), name) for name in names_of(a)]
        return word, full + (f" naming {' '.join(named)}" if named else "")

    def named(self, choice: int, name: int) -> str:
        """P7.5: a deck, or a card."""
        if choice == c.DRAW_ANY:
            return {c.CREW_DECK_NAMED: "crew", c.EVENT_DECK_NAMED: "event"}[name]
        if name < c.EVENT_NAMED:
            return self.cards.crew_ids[name - c.CREW_NAMED]
        return self.cards.event_ids[name - c.EVENT_NAMED]

    def lasting(self, spot: int) -> str:
        (event,) = self.ids(c.LASTING, [int(self.state.slot_at(c.LASTING, spot))])
        on = int(self.state.cell(c.ON + spot))
        by = self.names[int(self.state.cell(c.BY + spot))]
        where = ""
        if on >= c.ON_CREW:
            where = f" on {self.names[(on - c.ON_CREW) >> 4]} {((on - c.ON_CREW) & 15) + 1}"
        elif on >= c.ON_EXPLORATION:
            where = f" on {self.cards.exploration_ids[on - c.ON_EXPLORATION]}"
        elif on != c.ON_TABLE:
            where = f" on {self.names[on - c.ON_SEAT]}"
        return f"{event}{where} by {by}"

    def facts(self, view: View) -> list[str]:
        seats = len(self.names)
        found = []
        for holder, kinds, least in view.fact_list():
            place = c.CREW_HAND if holder < seats else c.EVENT_HAND
            ids = self.ids(place, [kind for kind in range(63) if kinds >> kind & 1])
            found.append(known(self.names[holder % seats], least, *ids))
        return sorted(found)

    # -- what a player has -------------------------------------------------------------------------------------

    def own(self, seat: int) -> Snapshot:
        state = self.state
        equipped = self.ids(c.AREA + seat, state.pieces(c.AREA + seat))
        while equipped and equipped[-1] == NOTHING:
            equipped.pop()
        captain, stake = (int(state.slot_at(place, seat)) for place in (c.CAPTAIN, c.STAKE))
        hand = self.ids(c.CREW_HAND, state.pieces(c.CREW_HAND + seat))
        hand += self.ids(c.EVENT_HAND, state.pieces(c.EVENT_HAND + seat))
        return {
            "hand": sorted(hand),
            "equipped": equipped,
            "exhausted": self.exhausted(seat, equipped),
            "doubloons": int(state.cell(c.COINS + seat)),
            "chest": sorted(self.ids(c.CHEST, state.pieces(c.CHEST + seat))),
            "captain": None if captain == EMPTY else self.ids(c.CAPTAIN, [captain])[0],
            "staked": int(state.cell(c.STAKED + seat)),
            "stake": None if stake == EMPTY else self.ids(c.STAKE, [stake])[0],
            "ward": int(state.cell(c.SHIELD + seat)),
            "extra": self.of_side(seat, c.EXTRA, 1)[0],
            "dice": " ".join(
                " ".join([FACE_WORDS[face]] * count)
                for face, count in enumerate(self.of_side(seat, c.DICE, c.FACES))
                if count
            ),
            "knows": self.facts(state.view(seat)),
        }

    def exhausted(self, seat: int, equipped: Sequence[str]) -> list[str]:
        """In the order of their spots; with the number of the spot where there are equal cards."""
        tired = int(self.state.cell(c.TIRED + seat))
        found = []
        for spot, word in enumerate(equipped):
            if tired >> spot & 1:
                found.append(f"{word} {spot + 1}" if equipped.count(word) > 1 else word)
        if tired >> c.CAPTAIN_SPOT & 1:
            found += self.ids(c.CAPTAIN, [int(self.state.slot_at(c.CAPTAIN, seat))])
        assert len(found) == tired.bit_count(), "an empty spot is exhausted"
        return found

    def of_side(self, seat: int, cells: int, count: int) -> list[int]:
        """What counts for one side of a roll; nothing for who is on neither side."""
        side = None
        if self.records and seat == self.records[0][1]:
            side = 0
        elif self.action > c.RAID_DECLARED and self.records[1][2] == seat:
            side = 1
        if side is None:
            return [0] * count
        return [int(self.state.cell(cells + side * count + index)) for index in range(count)]


# -- what is_now expects ---------------------------------------------------------------------------------------


def expected(key: str, was: object, change: object) -> object:
    """How something should be, from how it was and the change named."""
    if key in PILES:
        return pile_after(was, change)
    if key in DECKS:
        return deck_after(was, change)
    if key in ("row", "equipped"):
        return _in_order_after(was, change, closing_up=key == "row")
    if key in ("knows", "spectator_knows"):
        assert isinstance(change, list)
        return sorted(change)
    if key in ("doubloons", "supply") and isinstance(change, str):
        assert isinstance(was, int)
        return was + int(change)
    return change


def _in_order_after(was: object, change: object, closing_up: bool) -> object:
    """``-kraken +reef``: a row closes up and a new card comes last; in an area it takes the first free spot."""
    if not isinstance(change, str):
        return change
    assert isinstance(was, list)
    cards = list(was)
    for word in change.split():
        card = word[1:]
        if word[0] == "-":
            assert card in cards, f"{card} was not there: {cards}"
            if closing_up:
                cards.remove(card)
            else:
                cards[cards.index(card)] = NOTHING
        elif not closing_up and NOTHING in cards:
            cards[cards.index(NOTHING)] = card
        else:
            cards.append(card)
    while cards and cards[-1] == NOTHING:
        cards.pop()
    return cards
