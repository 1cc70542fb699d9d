"""What is counted in many games of Arrr!!!: what "The box: the cards" asks of a deck, and what else the cards do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from settemari.core.counting import WHOLE, WON, Counted, Counts, Measure
from settemari.core.events import COUNTED as NUMBER
from settemari.core.events import MOVED
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import Card, card_name, trait_message
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import deck_file
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from settemari.locales.message import Message, say

AREAS: tuple[str, ...] = ("arrr-cards", "arrr-words")

CAPTAIN = Counted("captain", (WON,))
# Played (equipped) in so many of the games in which somebody drew it; and the victories of those who did.
EVENT = Counted("event", (Measure("played"), WON))
CREW = Counted("crew", (Measure("equipped"), WON))
# Chosen to be sailed to, and conquered, in so many of the games in which it was turned up; the conquerors' victories.
EXPLORATION = Counted("exploration", (Measure("chosen"), Measure("conquered"), WON))
ACTION = Counted("action", (Measure("declared"),))
# Passed in the end, and by the first throw alone: had nobody cheated or played anything after it.
TEST = Counted("test", (Measure("passed"), Measure("at-once")))
COUNTED: Mapping[str, tuple[Counted, ...]] = {
    "captain": (CAPTAIN,),
    "card": (EVENT, CREW, EXPLORATION),
    "event": (EVENT,),
    "crew": (CREW,),
    "exploration": (EXPLORATION,),
    "action": (ACTION,),
    "test": (TEST,),
}

ACTIONS = {c.SAIL: "sail", c.RAID: "raid", c.CHALLENGE: "challenge"}
ALL = "all"  # tests of whatever trait
SEATS = range(c.SEATS)


def row_message(setup: Setup, table: str, row: str) -> Message:
    if table == ACTION.word:
        return say(f"count-{row}")
    if table == TEST.word:
        return say("count-all-tests") if row == ALL else trait_message(row)
    return say("count-card", name=next(card_name(card) for card in _packs(setup)[table] if card.id == row))


def _packs(setup: Setup) -> dict[str, Sequence[Card]]:
    """The cards of a table by the words of the tables they are counted in."""
    deck = deck_file(setup)
    return {"crew": deck.crew, "event": deck.events, "exploration": deck.explorations, "captain": deck.captains}


class Roll:
    """Watches the public numbers of a roll, to see whether a test is passed: at its first throw, and when it ends."""

    def __init__(self, counts: Counts) -> None:
        self.numbers: Counter[int] = Counter()
        self.counts = counts
        self.fresh = False  # the first throw has been made, and nothing else

    def hear(self, cell: int, value: int) -> None:
        if not c.TRAIT <= cell < c.DICE + 2 * c.FACES:
            return
        if cell in (c.TRAIT, c.DIFFICULTY, c.SHIFT, c.THROWN) and value == 0 and self.numbers[c.THROWN]:
            self.rest()
            self.judge("passed")
            self.numbers[c.THROWN] = 0
        self.numbers[cell] = value
        self.fresh = self.fresh or (cell == c.THROWN and value == 1)

    def rest(self) -> None:
        """Somebody is asked, or the roll ends: until now there was only the first throw."""
        if self.fresh:
            self.judge("at-once")
        self.fresh = False

    def judge(self, measure: str) -> None:
        """Only tests have a difficulty; a challenge has none."""
        numbers = self.numbers
        if numbers[c.DIFFICULTY]:
            successes = numbers[c.DICE + numbers[c.TRAIT]] + numbers[c.DICE + c.JOLLY]
            passed = WHOLE if successes >= max(1, numbers[c.DIFFICULTY] + numbers[c.SHIFT]) else 0
            for row in (TRAIT_WORDS[numbers[c.TRAIT]], ALL):
                self.counts.add("test", row, measure, passed)


class Witness:
    """Sees games of any mode."""

    def __init__(self, setup: Setup, counts: Counts) -> None:
        assert isinstance(setup, ArrrSetup)
        self.counts = counts
        self.ids = {pack: [card.id for card in cards] for pack, cards in _packs(setup).items()}
        mode = int(setup.numbers.mode)
        for table in (CREW, EXPLORATION) if mode == c.GALLOWS else (CREW, EXPLORATION, EVENT):
            counts.name_rows(table, self.ids[table.word])
        if mode == c.FULL:
            counts.name_rows(CAPTAIN, self.ids["captain"])
        self.actions = [word for verb, word in ACTIONS.items() if mode == c.FULL or verb != c.CHALLENGE]
        counts.name_rows(ACTION, self.actions)
        counts.name_rows(TEST, [ALL, *TRAIT_WORDS[: c.TRAITS]])

    def begin(self, state: State) -> None:
        self.roll = Roll(self.counts)
        self.there: set[tuple[str, int]] = set()  # cards that somebody drew, or that were turned up
        self.chosen: set[int] = set()  # explorations
        self.used: set[tuple[str, int, int]] = set()  # cards that were played, equipped or conquered, and by whom

    def hear(self, events: Iterable[tuple[int, ...]]) -> None:
        for event in events:
            if event[0] == MOVED:
                self.card_moved(event[1], event[2], event[4])
            elif event[0] == NUMBER:
                self.roll.hear(event[1], event[2])
        self.roll.rest()

    def card_moved(self, kind: int, source: int, target: int) -> None:
        if source == c.EVENT_DECK:
            self.there.add(("event", kind))
        elif source == c.CREW_DECK:
            self.there.add(("crew", kind))
        elif target == c.SEAS:
            self.there.add(("exploration", kind))
        elif target == c.STACK:
            self.used.add(("event", kind, source - c.EVENT_HAND))
        elif target - c.AREA in SEATS:
            self.used.add(("crew", kind, target - c.AREA))
        elif source == c.SEAS and target - c.CHEST in SEATS:
            self.used.add(("exploration", kind, target - c.CHEST))

    def answered(self, step: int, seat: int, code: int) -> None:
        verb = code & c.VERB_MASK
        if step == c.DECLARE and verb in ACTIONS:
            for word in self.actions:
                self.counts.add("action", word, "declared", WHOLE if word == ACTIONS[verb] else 0)
            if verb == c.SAIL:
                self.chosen.add(int(c.what_of(code)))

    def end(self, state: State, shares: list[int]) -> None:
        add = self.counts.add
        for seat, share in enumerate(shares):
            captain = int(state.slot_at(c.CAPTAIN, seat))
            if captain >= 0:
                add("captain", self.ids["captain"][captain], "won", share)
        used = {(pack, kind) for pack, kind, _ in self.used}
        for pack, kind in self.there:
            done = WHOLE if (pack, kind) in used else 0
            add(pack, self.ids[pack][kind], DONE[pack], done)
            if pack == "exploration":
                add(pack, self.ids[pack][kind], "chosen", WHOLE if kind in self.chosen else 0)
        for pack, kind, seat in self.used:
            add(pack, self.ids[pack][kind], "won", shares[seat])


DONE = {"event": "played", "crew": "equipped", "exploration": "conquered"}  # what becomes of a card
