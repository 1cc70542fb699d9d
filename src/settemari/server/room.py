"""Around a game: who sits at a table, whose it is, and how far things are, as its log tells.

All of it is small and quickly copied: what a line would change can be seen before it is written.
"""

from __future__ import annotations

import copy
import hashlib

from settemari.bots.names import BOT, table_names
from settemari.server import log
from settemari.server.settings import Settings

WAITING, PLAYING, ENDED = "waiting", "playing", "ended"


class Chair:
    """A seat at a table: whose it is, and who plays it."""

    def __init__(self) -> None:
        self.guest = ""  # who holds it; empty: nobody
        self.name = ""
        self.nonce = b""
        self.ready = False
        self.bot = 0  # the level of the bot that plays; 0: its guest does
        self.why = ""  # why a bot plays for its guest
        self.wishes_end = False
        self.wishes_undo = 0  # the question to which its guest would go back
        self.bet: int | None = None  # the seat that will win, as its guest says who is out of the game
        self.holds = 0  # how often more time was asked for (P7.8)
        self.banked = 0.0  # seconds of the bank that are used up

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def by_person(self) -> bool:
        """Whether its guest plays it now."""
        return bool(self.guest) and not self.bot

    @property
    def can_be_taken_back(self) -> bool:
        """Whoever left or was away can; who resigned or was removed cannot."""
        return bool(self.guest) and self.bot != 0 and self.why in ("left", "away")


class Room:
    """A table without what is played on it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.number = 0  # lines of the log so far
        self.code = ""
        self.host = ""
        self.settings = Settings("")
        self.digest = ""  # of the variant
        self.rules = 0
        self.after = ""
        self.locked = False
        self.spectators = True
        self.next = ""  # the code of the table where they play once more
        self.chairs: list[Chair] = []
        self.declined: log.Declined | None = None  # what was proposed last and came to nothing, unless it is anew
        self.declines = 0  # how often that was so
        self.stage = WAITING
        self.closed = ""  # why, if it ended without an ending of its own
        self.over: log.Over | None = None  # how, if it ended by its rules
        self.opened_at = self.changed_at = 0.0
        self._part = b""

    def foreseen(self, lines: list[log.AnyLine], at: float) -> Room:
        """As it would be after these lines."""
        room = copy.copy(self)
        room.chairs = [copy.copy(chair) for chair in self.chairs]
        for line in lines:
            Room.apply(room, line, at)  # nothing is played, whatever else this is
        return room

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def promise(self) -> str:
        """The hash of the server's part of the luck: shown before anybody adds a nonce."""
        return hashlib.sha256(b"settemari part " + self._part).hexdigest()

    @property
    def part(self) -> bytes:
        """The server's part itself: for everybody, once the game is over."""
        if self.stage != ENDED:
            raise PermissionError("the luck of a table is a secret until its end")
        return self._part

    def jitter(self, *what: int) -> float:
        """Evenly from 0 to 1: the same for every worker, and nobody can foretell it."""
        mixed = hashlib.sha256(b"settemari jitter " + self._part + repr(what).encode()).digest()
        return int.from_bytes(mixed[:7], "big") / (1 << 56)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds: several where people share a device."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def names(self) -> list[str]:
        """What everybody is called; nothing where nobody sits."""
        return table_names([chair.name or (f"{BOT}{chair.bot}" if chair.bot else "") for chair in self.chairs])

    # -- changing: only by what stands in the log --------------------------------------------------------------

    def apply(self, line: log.AnyLine, at: float) -> None:
        """The next line of the log has been written."""
        self.number += 1
        self.changed_at = at
        match line:
            case log.Answered() | log.Ordered():  # most lines are; the room stays as it is
                pass
            case log.Opened():
                self.opened_at = at
                self.code, self.host, self.rules, self.after = line.code, line.host, line.rules, line.after
                self._part = line.part
                self._set_out(line.settings, line.variant)
            case log.Changed():
                self._set_out(line.settings, line.variant)
            case log.Sat():
                self._sit(line)
            case log.Moved():
                self.chairs[line.seat].guest = line.guest
            case log.Stood():
                self.chairs[line.seat] = Chair()
            case log.Manned():
                self._man(line)
            case log.Ready():
                self.chairs[line.seat].ready = line.ready
                self.chairs[line.seat].nonce = line.nonce or self.chairs[line.seat].nonce
            case log.Locked():
                self.locked = line.locked
            case log.Shown():
                self.spectators = line.spectators
            case log.Hosted():
                self.host = line.guest
            case log.Dealt():
                self.stage = PLAYING
            case log.Held():
                self.chairs[line.seat].holds += 1
            case log.Wished():
                self._wish(line)
            case log.Declined():
                self._decline(line)
            case log.Undone():
                self.declined = None
                for chair in self.chairs:
                    chair.wishes_undo, chair.bet = 0, None
            case log.Bet():
                self.chairs[line.seat].bet = line.on
            case log.Over():
                self.stage, self.over = ENDED, line
            case log.Followed():
                self.next = line.code
            case log.Closed():
                self.stage, self.closed = ENDED, line.why

    def _set_out(self, settings: Settings, variant: str) -> None:
        """As many chairs as are wanted; whoever sits on one that stays keeps it, and looks at it all once more."""
        self.settings, self.digest, self.spectators = settings, variant, settings.spectators
        self.chairs = [*self.chairs[: settings.seats], *(Chair() for _ in range(settings.seats - len(self.chairs)))]
        for chair in self.chairs:
            chair.ready = False

    def _sit(self, line: log.Sat) -> None:
        chair = self.chairs[line.seat]
        if chair.guest != line.guest:
            chair = self.chairs[line.seat] = Chair()
            chair.guest = line.guest
        chair.name, chair.bot, chair.why = line.name, 0, ""
        chair.nonce = line.nonce if self.stage == WAITING else chair.nonce

    def _wish(self, line: log.Wished) -> None:
        self.declined = None if line.yes else self.declined
        if line.what == "end":
            self.chairs[line.seat].wishes_end = line.yes
        else:
            self.chairs[line.seat].wishes_undo = line.question if line.yes else 0

    def _decline(self, line: log.Declined) -> None:
        """What all of them wanted is dropped; other things that others want are not."""
        self.declined, self.declines = line, self.declines + 1
        for chair in self.chairs:
            if not line.question:
                chair.wishes_end = False
            elif chair.wishes_undo == line.question:
                chair.wishes_undo = 0

    def _man(self, line: log.Manned) -> None:
        chair = self.chairs[line.seat]
        if not line.why:
            chair = self.chairs[line.seat] = Chair()
        if line.why in ("removed", "resigned"):
            chair.guest = ""  # they have no seat any more, and see no more of it than anybody
        chair.bot, chair.why, chair.wishes_end, chair.wishes_undo = line.level, line.why, False, 0
