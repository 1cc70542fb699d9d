"""Event lines read again: the words of ``eventline`` become the numbers of told events."""

from __future__ import annotations

import re

from settemari.core import events as e
from settemari.core.bits import bit
from settemari.core.errors import BadAction, shortened
from settemari.core.game import NUMBER, SEAT, Game
from settemari.core.notation.eventline import (
    EVERYBODY,
    FACES,
    HIDDEN,
    HIDDEN_SPOT,
    NOBODY,
    WATCHING,
    counter_text,
    fixed_face,
    holders_of,
    place_of_holder,
)
from settemari.core.notation.scan import Scan
from settemari.core.setup import Setup
from settemari.core.table import BY_SPOT, COUNTERS, NO_SEAT, ROW, SLOTS, SPECTATOR, UNKNOWN
from settemari.locales.message import say

HIGHEST_KIND = 62  # what fits into a mask
_PLACE = re.compile(r"([^\[\]]+)(?:\[([0-9]{1,4}|\?)\])?")
_COPIES = re.compile(r"x([0-9]{1,4})")


class EventReader:
    """Reads the event lines of one game at one table."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.layout = layout = setup.layout
        self.seats = {game.seat_words[seat]: seat for seat in range(int(layout.seats))}
        self.steps = {word: step for step, word in game.step_words.items()}
        self.endings = {word: ending for ending, word in game.ending_words.items()}
        self.counters = {
            counter_text(game, setup, cell): cell for cell in range(COUNTERS, COUNTERS + len(layout.counters))
        }
        self.places: dict[tuple[str, int], int] = {}
        for number, place in enumerate(layout.places):
            self.places[place.name, int(place.owner)] = number
        self.holders = holders_of(game, setup)

    def read(self, scan: Scan) -> tuple[int, ...]:
        """The event of a whole line."""
        name = scan.one_of(e.EVENT_NAMES[1:], say("error-an-event"))
        if name == "moved":
            event = self._moved(scan)
        elif name == "turned":
            kind_at = scan.at
            scan.word(say("error-a-piece"))
            scan.expect("on")
            place, spot = self._place(scan)
            event = (e.TURNED, place, spot, self._piece(scan, kind_at, place))
        elif name == "shown":
            event = self._shown(scan)
        elif name == "known":
            event = self._known(scan)
        elif name == "rolled":
            result = scan.number(say("error-a-number"))
            scan.expect("for")
            event = (e.ROLLED, scan.number(say("error-a-number")), result)
        elif name == "counted":
            event = self._counted(scan)
        elif name == "asked":
            event = self._asked(scan)
        else:
            ending = self.endings[scan.one_of(self.endings, say("error-an-ending"))]
            scan.expect(":")
            event = (e.ENDED, ending, self._seats(scan))
        scan.finish()
        return event

    def _moved(self, scan: Scan) -> tuple[int, ...]:
        kind_at = scan.at
        scan.word(say("error-a-piece"))
        scan.expect("from")
        source, index = self._place(scan)
        was_up = self._face(scan, source)
        scan.expect("to")
        target, spot = self._place(scan)
        is_up = self._face(scan, target)
        self._piece(scan, kind_at, target)  # what cannot lie there cannot go there
        return (e.MOVED, self._piece(scan, kind_at, source), source, index, target, spot, was_up, is_up)

    def _shown(self, scan: Scan) -> tuple[int, ...]:
        scan.expect("to")
        observer = self.seats[scan.one_of(self.seats, say("error-a-seat"))]
        scan.expect(":")
        kind_at = scan.at
        copies = UNKNOWN
        if scan.word(say("error-a-piece")) != HIDDEN:
            found = _COPIES.fullmatch(scan.word(say("error-copies")))
            if found is None:
                raise scan.wrong(say("error-expected", what=say("error-copies")))
            copies = int(found[1])
        scan.expect("in")
        place, index = self._place(scan)
        return (e.SHOWN, observer, place, index, self._piece(scan, kind_at, place), copies)

    def _known(self, scan: Scan) -> tuple[int, ...]:
        scan.expect("to")
        observers = {**self.seats, WATCHING: SPECTATOR, EVERYBODY: e.ALL}
        observer = observers[scan.one_of(observers, say("error-an-observer"))]
        scan.expect(":")
        holder = self.holders[scan.one_of(self.holders, say("error-a-seat"))]
        scan.expect("has")
        least = scan.number(say("error-a-number"))
        scan.expect("of")
        place = place_of_holder(self.layout, holder)
        kinds = 0
        while not kinds or scan.peek():
            kind_at = scan.at
            scan.word(say("error-a-piece"))
            kind = self._piece(scan, kind_at, place)
            if kind < 0 or kinds & int(bit(kind)):
                raise scan.wrong(say("error-each-piece-once"))
            kinds |= int(bit(kind))
        return (e.KNOWN, observer, holder, kinds, least)

    def _counted(self, scan: Scan) -> tuple[int, ...]:
        name = scan.word(say("error-a-counter"))
        if scan.skip("of"):
            name += f" of {scan.one_of(self.game.seat_words, say('error-a-seat'))}"
        if name not in self.counters:
            what = say("error-a-counter")
            raise scan.wrong(say("error-expected-one-of", what=what, words=list(self.counters), word=shortened(name)))
        cell = self.counters[name]
        scan.expect("=")
        form = self.game.counter_forms[self.layout.counters[cell - COUNTERS]]
        if form == NUMBER:
            return (e.COUNTED, cell, scan.number(say("error-a-number")))
        return (e.COUNTED, cell, self._seat_or_nobody(scan) if form == SEAT else self._seats(scan))

    def _asked(self, scan: Scan) -> tuple[int, ...]:
        event = [e.ASKED, self._seats(scan)]
        scan.expect(":")
        while True:
            event.append(self.steps[scan.one_of(self.steps, say("error-a-step"))])
            event.append(self._seat_or_nobody(scan))
            event += [scan.number(say("error-a-number")), scan.number(say("error-a-number"))]
            if not scan.skip(";"):
                return tuple(event)

    # -- the parts of a line -----------------------------------------------------------------------------------

    def _place(self, scan: Scan) -> tuple[int, int]:
        """A place, and the index or spot in it: -1 where there are none."""
        word = scan.word(say("error-a-place"))
        column = scan.words[scan.at - 1][1]
        found = _PLACE.fullmatch(word)
        name, spot = (found[1], found[2]) if found else (word, None)
        seat = self.seats[scan.one_of(self.seats, say("error-a-seat"))] if scan.skip("of") else NO_SEAT
        number = self.places.get((name, seat), self.places.get((name, BY_SPOT)) if seat >= 0 else None)
        if number is None:
            known = [f"{place} of ..." if owner != NO_SEAT else place for place, owner in self.places]
            raise scan.wrong(
                say(
                    "error-expected-one-of",
                    what=say("error-a-place"),
                    words=list(dict.fromkeys(known)),
                    word=shortened(word),
                ),
                column,
            )
        place = self.layout.places[number]
        numbered = place.form == ROW or (place.form == SLOTS and place.owner != BY_SPOT)
        if numbered != (spot is not None) or (spot == HIDDEN_SPOT and place.form != ROW) or spot == "0":
            raise scan.wrong(say("error-spot" if numbered else "error-no-spot", place=name), column)
        if place.owner == BY_SPOT:
            return number, seat
        return number, UNKNOWN if spot == HIDDEN_SPOT else int(spot or 0) - 1

    def _face(self, scan: Scan, place: int) -> int:
        if self.layout.places[place].form != SLOTS:
            return fixed_face(self.layout, place)
        return FACES.index(scan.one_of(FACES, say("error-a-face")))

    def _piece(self, scan: Scan, at: int, place: int) -> int:
        """The piece whose word was read at that number: what it is called depends on the place, which came later."""
        word, column = scan.words[at]
        try:
            kind = self.game.piece_kind(self.setup, place, word)
        except BadAction as error:
            raise scan.wrong(error.message, column) from None
        if kind > HIGHEST_KIND or kind == -1:
            raise scan.wrong(say("error-expected-instead", what=say("error-a-piece"), word=shortened(word)), column)
        return kind

    def _seats(self, scan: Scan) -> int:
        """One seat or several, or nobody, as a mask."""
        if scan.skip(NOBODY):
            return 0
        mask = 0
        while not mask or scan.peek() in self.seats:
            seat = self.seats[scan.one_of([*self.seats, NOBODY], say("error-a-seat"))]
            if (mask >> seat) & 1:
                raise scan.wrong(say("error-seat-twice"))
            mask |= 1 << seat
        return mask

    def _seat_or_nobody(self, scan: Scan) -> int:
        if scan.skip(NOBODY):
            return NO_SEAT
        return self.seats[scan.one_of([*self.seats, NOBODY], say("error-a-seat"))]
