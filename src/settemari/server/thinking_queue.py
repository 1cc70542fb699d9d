"""In what order bots think, and how hard: guests take turns, and the more is waiting, the less is thought about each.

Nothing here knows what is thought about, or how; a test can play through hours of it in no time.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

# Shares of a level's iterations; 0: no search at all. Few, since a process keeps a search ready for each of them.
EFFORTS = (1.0, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 0.0)
FULL, NONE = EFFORTS[0], EFFORTS[-1]
TARGET_WAIT = 1.0  # seconds after which a thought should be begun
# However late it is, so much is thought to be left: who is a little late must not be left without any thought.
LEAST_LEFT = TARGET_WAIT / 8
LONG = 1e6  # times as long as without any effort: longer than any search
NEWS = 1 / 8  # how much a new measurement counts beside all that were before


class Kind(NamedTuple):
    """What takes about the same time."""

    game: str
    level: int
    searches: bool  # if not, there is nothing to shrink


@dataclass(eq=False)
class Waiting:
    """A thought that waits."""

    kind: Kind
    guest: str
    since: float


W = TypeVar("W", bound=Waiting)


class Queue(Generic[W]):
    """All that wait: guests by turns, and those of one guest in the order they came."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._lines: OrderedDict[str, deque[W]] = OrderedDict()  # by guest; whose turn it is comes first
        self._kinds: Counter[Kind] = Counter()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[W]:
        return iter([waiting for line in self._lines.values() for waiting in line])

    def add(self, waiting: W) -> W | None:
        """Let it wait. If there are too many now, the last one of the guest who has most is sent away: that one."""
        mine = self._lines.setdefault(waiting.guest, deque())
        mine.append(waiting)
        self._kinds[waiting.kind] += 1
        self._length += 1
        if self._length <= self._bound:
            return None
        last = max(self._lines.values(), key=lambda line: (len(line), line is mine))[-1]
        self.remove(last)
        return last

    def take(self) -> W:
        """Whose turn it is; its guest is the last to have another one."""
        guest, line = next(iter(self._lines.items()))
        waiting = line[0]
        self._lines.move_to_end(guest)
        self.remove(waiting)
        return waiting

    def remove(self, waiting: W) -> None:
        """It need not wait any more, if it does."""
        line = self._lines.get(waiting.guest)
        if line is None or waiting not in line:
            return
        line.remove(waiting)
        if not line:
            del self._lines[waiting.guest]
        self._kinds[waiting.kind] -= 1
        if not self._kinds[waiting.kind]:
            del self._kinds[waiting.kind]
        self._length -= 1

    def behind(self, guest: str) -> int:
        """How many are served after one of this guest, just taken, until the guest has none left.

        Of every other guest those are no more than the guest's own: who waits for one thought need not care how many
        somebody else has.
        """
        mine = 1 + len(self._lines.get(guest, ()))
        return sum(min(len(line), mine) for line in self._lines.values())

    def kinds(self) -> Counter[Kind]:
        """How many of each kind there are."""
        return self._kinds


class Paces:
    """How long thoughts of each kind take with each effort, as it was measured."""

    def __init__(self) -> None:
        self._known: dict[Kind, list[float]] = {}  # seconds, in the order of EFFORTS

    def learn(self, kind: Kind, effort: float, seconds: float) -> None:
        """One has taken so long."""
        step = EFFORTS.index(effort)
        known = self._known.get(kind)
        if known is None:
            known = self._known[kind] = [seconds * share_of(other, effort, 1.0) for other in EFFORTS]
        known[step] += (seconds - known[step]) * NEWS
        # More effort takes longer, but never longer than in proportion. What was measured long ago has to fit that.
        for place, other in enumerate(EFFORTS):
            bound = known[step] * share_of(other, effort, LONG) if other != effort else known[step]
            known[place] = min(max(known[place], min(bound, known[step])), max(bound, known[step]))

    def seconds(self, kind: Kind, effort: float) -> float:
        """How long one is going to take; no time at all, as long as nothing is known."""
        known = self._known.get(kind)
        return known[EFFORTS.index(effort) if kind.searches else 0] if known else 0.0


def share_of(other: float, effort: float, beyond: float) -> float:
    """How many times as much another effort is; ``beyond``, if this one is none."""
    return other / effort if effort else beyond


def effort_for(taken: Waiting, queue: Queue[W], paces: Paces, processes: int, now: float) -> float:
    """How hard to think about what was just taken from the queue: as hard as those behind it leave time for."""
    behind = queue.behind(taken.guest)
    if not behind or not taken.kind.searches:
        return FULL
    left = max(LEAST_LEFT, TARGET_WAIT - max(now - taken.since, 0.0))
    share = behind / len(queue)
    for effort in EFFORTS:
        waiting = sum(count * paces.seconds(kind, effort) for kind, count in queue.kinds().items())
        if paces.seconds(taken.kind, effort) + waiting * share <= left * processes:
            return effort
    return NONE
