"""What one client is sent of a table: at first everything it may know, then whatever of that has changed.

News are made by looking at the table and comparing with what was sent before, so that a line of the log that a client
may know nothing of (somebody's orders, a pick that was changed) leads to no frame at all. The number of lines itself
is never told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from settemari.server.harbour import Berth
from settemari.server.room import PLAYING
from settemari.server.sight import Beat, Sight
from settemari.server.timing import answers_by
from settemari.server.wire import Wired

VERSION = 1  # of the protocol (docs/protocol.md)

_encode = msgspec.json.Encoder().encode


class Eye:
    """One seat of a client, or the spectator's (None): how far it has been told."""

    def __init__(
        self, berth: Berth, seat: int | None, after: int = 0, undos: int = 0, wants_gauges: bool = False
    ) -> None:
        self.seat = seat
        self._berth = berth
        self._beat = after
        self._undos = undos
        # Who comes back may know of a question, and is told if there is none any more.
        self._question: tuple[object, ...] = (None, None) if after else ()
        self._told: dict[str, object] = {}  # of the question, what may change while it is open, as it was last told
        self._wants_gauges = wants_gauges
        self._gauges: msgspec.Raw | None = None  # as they were last told
        self._has_looked = False  # whether the client has the table as it lay after the last beat it was told
        self._orders: object = None
        self._archive: object = None  # from which it has been told, if the game cannot be played any more

    def news(self) -> dict[str, object] | None:
        """What is new to it; None: nothing."""
        told: dict[str, object] = {}
        table = self._berth.table
        if not self._berth.has_begun:
            return None
        sight = self._berth.sight(self.seat)
        self._go_back(told)
        beats = sight.beats(self._beat)
        if beats:
            self._look(sight, beats, told)
            clocked = self._clocked(beats[0].number, self._beat)
            if clocked:
                told["clocked"] = clocked
        orders = table.orders.get(self.seat) if self.seat is not None else None
        if orders != self._orders:
            self._orders, told["orders"] = orders, table.written_orders(self.seat)
        question = self._ask()
        if question is not None:
            told["question"] = question
        return {"seat": self.seat, **told} if told else None

    def _look(self, sight: Sight, beats: list[Beat], told: dict[str, object]) -> None:
        """What has happened, and the table as it lies now: for who has seen it before, what has changed."""
        latest = sight.latest(self._beat) if self._has_looked else None
        if latest is None:
            told["beats"], told["view"] = [beat.encoded for beat in beats], sight.view()
        else:
            told["beats"], told["view"] = latest.beats_sent, latest.view_sent
        if self._wants_gauges:
            told["view"] = self._gauged(sight.gauges(), told["view"])
        self._beat, self._has_looked = beats[-1].number, True

    def _gauged(self, gauges: msgspec.Raw | None, view: object) -> object:
        """The view with its gauges: if it is whole, or if they are others than before."""
        before, self._gauges = self._gauges, gauges
        if gauges is None:
            return view
        if isinstance(view, Mapping):
            return {**view, "gauges": gauges}
        assert isinstance(view, msgspec.Raw)
        return view if gauges == before else msgspec.Raw(bytes(view)[:-1] + b',"gauges":' + bytes(gauges) + b"}")

    def _clocked(self, first: int, last: int) -> dict[int, list[int]]:
        """By question the seats whose time was over, of those questions that led to these beats."""
        clocked = self._berth.table.clocked
        return {number: sorted(clocked[number]) for number in range(first - 1, last) if number in clocked}

    def _go_back(self, told: dict[str, object]) -> None:
        """Whoever has beats that were taken back drops them, and is told anew from there on."""
        match = self._berth.table.match
        if match is None:
            self._begin_anew(told)
            return
        missed = match.undos[self._undos :]
        if missed or self._undos > len(match.undos):
            self._beat = min((self._beat, *(undo.question - 1 for undo in missed)))
            told["back"] = self._beat
            self._has_looked = False
            self._undos = len(match.undos)

    def _begin_anew(self, told: dict[str, object]) -> None:
        """A game that its log alone can show is told from its first beat on, whatever was told of it before."""
        archive = self._berth.table.archive
        if self._archive is not archive:
            self._archive, self._undos, self._has_looked = archive, 0, False
            if self._beat:
                self._beat = told["back"] = 0

    def _ask(self) -> object:
        """The question, or of one that was told before only what has changed, behind its number; None: nothing has.

        Empty when there is none any more.
        """
        posed = self._berth.posed()
        if posed is None:
            sign: tuple[object, ...] = (None,)
            if sign == self._question or not self._question:
                return None
            self._question, self._told = sign, {}
            return {}
        seat, table = self.seat, self._berth.table
        orders: object = None
        mine: tuple[int, ...] = ()
        bot, asked = 0, False
        if seat is not None:
            mine, bot, asked = posed.match.pending(seat), table.chairs[seat].bot, seat in posed.seats
            orders = self._orders if asked else None
        sign = (posed.number, posed.undos, posed.answered, mine, bot, posed.held, orders)
        if sign == self._question:
            return None
        is_new = sign[:2] != self._question[:2]
        self._question = sign
        now = posed.now
        if asked and seat is not None:
            now = {**now}
            now["prompt"] = table.ordered(seat) is None
            now["mine"] = mine
            now["by"] = answers_by(table, seat)
        before, self._told = self._told, now
        if not is_new:
            changed = {name: value for name, value in now.items() if before.get(name) != value}
            return {"number": posed.number, "undos": posed.undos, **changed}
        return {**posed.public, **self._berth.sight(seat).asked(), **now} if asked else posed.sent


class Watcher:
    """One client at one table."""

    def __init__(self, berth: Berth, guest: str, after: int = 0, undos: int = 0, wants_gauges: bool = False) -> None:
        """``after``: the last beat that the client has, if it has been here before. ``wants_gauges``: what the rules
        work out from a view comes with it.
        """
        self.berth = berth
        self.guest = guest
        self._after, self._undos = after, undos
        self._wants_gauges = wants_gauges
        self._eyes: dict[int | None, Eye] = {}
        self._room: object = None  # as it was last told
        self._seen: object = None  # as it was when these were found:
        self.seats: list[int] = []  # that the client has; the same list until they are others
        self._may_look = False
        self._you: Wired = {}
        self._presence: Sequence[bool] | None = None

    def may_look(self) -> bool:
        """Who has a seat may, and the host; others if the host allows it, or as long as they could sit down."""
        room = self.berth.room()
        if room is not self._seen:  # all this follows from the room, which seldom changes
            self._seen = room
            table, seats = self.berth.table, self.berth.table.seats_of(self.guest)
            if seats != self.seats:
                self.seats = seats
            hosts = bool(self.guest) and self.guest == table.host
            self._may_look = bool(seats) or hosts or table.spectators or table.stage != PLAYING
        return self._may_look

    def news(self, presence: Sequence[bool] = ()) -> dict[str, object]:
        """All that has changed since the last call; empty: nothing that this client may know."""
        told: dict[str, object] = {}
        if not self.may_look():
            return told
        room = self.berth.room()
        if room is not self._room:
            self._room = told["room"] = room
            self._see_seats(told)
        if self.berth.has_begun:
            eyes = [news for eye in self._eyes.values() if (news := eye.news()) is not None]
            if eyes:
                told["eyes"] = eyes
        if presence and presence is not self._presence and presence != self._presence:
            self._presence = told["presence"] = presence
        return told

    def _see_seats(self, told: dict[str, object]) -> None:
        """Whose eyes it looks through: of all its seats, or nobody's."""
        table, seats = self.berth.table, self.seats
        you = {"seats": seats, "host": bool(self.guest) and self.guest == table.host}
        if you != self._you:
            self._you = told["you"] = you
        wanted: list[int | None] = [*seats] if seats else [None]
        self._eyes = {
            seat: self._eyes.get(seat) or Eye(self.berth, seat, self._after, self._undos, self._wants_gauges)
            for seat in wanted
        }
        if self.berth.has_begun:
            self._after = self._undos = 0  # who comes to another seat later on is told everything


def encoded(frame: Wired) -> bytes:
    return _encode(frame)
