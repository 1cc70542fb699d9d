"""What every part of the log uses: lines, who did what, and what stands in the events of a stride."""

from __future__ import annotations

from collections.abc import Iterable

from settemari.core.events import COUNTED, MOVED, ROLLED
from settemari.core.table import UNKNOWN
from settemari.core.telling import Line
from settemari.games.arrr import codes as c
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_walk import ANSWER, Event, Stride
from settemari.games.arrr.telling_words import (
    crew_list,
    drawn_messages,
    event_list,
    exploration_message,
)
from settemari.locales.message import Message, Seat, say

MAIN = 0  # depth of what somebody does
THEN = 1  # of what follows from it


class Lines:
    """The lines of one stretch of the log; each part of the rules adds its own."""

    def __init__(self, setup: ArrrSetup, strides: list[Stride]) -> None:
        self.setup = setup
        self.numbers = setup.numbers
        self.cards = setup.numbers.cards
        self.seats = int(setup.layout.seats)
        self.strides = strides
        self.lines: list[Line] = []
        self.at = 0  # which stride is told
        self.unsure = False  # which exploration is faced cannot be told for certain

    def line(self, depth: int, key: str, **args: object) -> None:
        self.lines.append(Line(say(key, **args), depth))

    def private(self, key: str, **args: object) -> None:
        """What only one observer is told: it follows on what everybody is told."""
        self.line(self.lines[-1].depth + 1 if self.lines else MAIN, key, **args)

    def sea(self, exploration: int) -> Message:
        """The exploration that somebody faces, if it is certain which."""
        return exploration_message(self.setup, c.GONE if self.unsure else exploration)

    # -- strides -----------------------------------------------------------------------------------------------

    def follows(self, step: int) -> Stride | None:
        """The next stride of that step in this stretch, if there is one and nobody plays anything before."""
        for stride in self.strides[self.at + 1 :]:
            if stride.step == step:
                return stride
            if any(code & c.VERB_MASK in (c.PLAY, c.USE, c.COMMAND) for code in stride.answers.values()):
                return None
        return None

    def is_answer(self, stride: Stride, step: int) -> bool:
        """Whether a stride takes the answers to the question of that step."""
        return stride.step == ANSWER and int(stride.before.step()) == step

    # -- events ------------------------------------------------------------------------------------------------

    def moved(self, stride: Stride, source: int | None = None, target: int | None = None) -> list[Event]:
        """What went from one place to another."""
        moves = (event for event in stride.events if event[0] == MOVED)
        return [event for event in moves if source in (None, event[2]) and target in (None, event[4])]

    def thrown(self, stride: Stride, seat: int) -> tuple[int, int]:
        """How many dice somebody threw, and how many of them succeeded (P4.2)."""
        faces = [event[2] for event in stride.events if event[0] == ROLLED and event[1] == seat]
        trait = int(stride.after.cell(c.TRAIT))
        return len(faces), sum(1 for face in faces if face in (trait, c.JOLLY))

    def changed(self, stride: Stride, cell: int) -> int:
        """By how much a public number changed."""
        return int(stride.after.cell(cell)) - int(stride.before.cell(cell))

    def counts(self, stride: Stride, cell: int) -> bool:
        return any(event[:2] == (COUNTED, cell) for event in stride.events)

    # -- what may happen in any stride ---------------------------------------------------------------------------

    def new_decks(self, stride: Stride) -> None:
        """P2.1.3: a deck is made anew from its discard pile."""
        for pile, deck, key in (
            (c.CREW_DISCARD, c.CREW_DECK, "arrr-log-new-crew-deck"),
            (c.EVENT_DISCARD, c.EVENT_DECK, "arrr-log-new-event-deck"),
        ):
            shuffled = len(self.moved(stride, pile, deck))
            if shuffled:
                self.line(THEN, key, count=shuffled)

    def ended_events(self, stride: Stride) -> None:
        """P7.7: permanent events that are over."""
        ended = [event[1] for event in self.moved(stride, c.LASTING, c.EVENT_DISCARD)]
        if ended:
            self.line(THEN, "arrr-log-over", cards=event_list(self.setup, ended), count=len(ended))

    def draws(self, stride: Stride, seat: int) -> tuple[int, int]:
        """How many crew cards and events somebody drew."""
        return (
            len(self.moved(stride, c.CREW_DECK, c.CREW_HAND + seat)),
            len(self.moved(stride, c.EVENT_DECK, c.EVENT_HAND + seat)),
        )

    def drawn(self, stride: Stride, seat: int) -> list[Message]:
        return drawn_messages(*self.draws(stride, seat))

    def own_draws(self, strides: Iterable[Stride], seat: int) -> None:
        """Which cards they are: only who drew them is told."""
        crew = [event[1] for stride in strides for event in self.moved(stride, c.CREW_DECK, c.CREW_HAND + seat)]
        events = [event[1] for stride in strides for event in self.moved(stride, c.EVENT_DECK, c.EVENT_HAND + seat)]
        if crew + events and UNKNOWN not in crew + events:
            cards = crew_list(self.setup, crew) + event_list(self.setup, events)
            self.private("arrr-log-draws", seat=Seat(seat), cards=cards)
