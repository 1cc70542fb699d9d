"""Who is here: which seats have somebody looking at the table, on this worker or another.

It is kept nowhere. Workers tell each other when somebody comes or goes, and every now and then all they know.
"""

from __future__ import annotations

from collections import Counter

from settemari.server.room import Room

GRACE = 60.0  # seconds that somebody may be gone before the others can call a bot
LAST = 30.0  # seconds that a look at a page without a stream, or the word of another worker, counts


_NOBODY: Counter[int] = Counter()
_NEVER: dict[int, float] = {}


class Presence:
    """What one worker knows of who is where."""

    def __init__(self, now: float = 0.0) -> None:
        self._began = now
        self._here: dict[str, Counter[int]] = {}  # by table: streams of each seat that end in this worker
        self._until: dict[str, dict[int, float]] = {}  # by table: seats that were seen otherwise are here until then
        self._last: dict[tuple[str, int], float] = {}  # when a seat was last seen

    def came(self, table: str, seats: list[int], now: float) -> None:
        self._here.setdefault(table, Counter()).update(seats)
        self._see(table, seats, now)

    def went(self, table: str, seats: list[int], now: float) -> None:
        here = self._here.get(table, Counter())
        here.subtract(seats)
        self._see(table, seats, now)
        for seat in seats:
            if here[seat] <= 0:  # whatever else was seen of them was before
                self._until.get(table, {}).pop(seat, None)
        if not +here:
            self._here.pop(table, None)

    def glimpsed(self, table: str, seats: list[int], now: float, here: bool = True) -> None:
        """They looked at a page, or another worker says that they are there (or not any more)."""
        self._see(table, seats, now)
        for seat in seats:
            self._until.setdefault(table, {})[seat] = now + LAST if here else now

    def _see(self, table: str, seats: list[int], now: float) -> None:
        for seat in seats:
            self._last[table, seat] = now

    def local(self) -> dict[str, list[int]]:
        """The seats whose streams end here, by table: for the other workers."""
        return {table: sorted(+here) for table, here in self._here.items()}

    def is_here(self, table: str, seat: int, now: float) -> bool:
        here = self._here.get(table)
        return (here is not None and here[seat] > 0) or self._until.get(table, _NEVER).get(seat, 0.0) > now

    def of(self, room: Room, now: float) -> list[bool]:
        """For every seat whether somebody is there; bots always are."""
        here, until = self._here.get(room.key, _NOBODY), self._until.get(room.key, _NEVER)
        if until and max(until.values()) <= now:  # it has faded
            del self._until[room.key]
        return [
            bool(chair.bot) or (bool(chair.guest) and (here[seat] > 0 or until.get(seat, 0.0) > now))
            for seat, chair in enumerate(room.chairs)
        ]

    def is_away(self, room: Room, seat: int, now: float) -> bool:
        """Whether somebody has been gone for so long that the others need not wait any longer."""
        if self.is_here(room.key, seat, now):
            return False
        return now - self._last.get((room.key, seat), max(self._began, room.opened_at)) >= GRACE

    def forget(self, table: str) -> None:
        """Nobody needs the table here any more."""
        self._until.pop(table, None)
        for place in [place for place in self._last if place[0] == table]:
            del self._last[place]
