"""Awards: what was remarkable about a game, for its end. They are read off the log that everybody could follow.

An award goes to who has more of something than anybody else, or less; where two have the same, nobody gets it. The
further ahead somebody is, the sooner the award is given: so most games have others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from settemari.core.events import COUNTED, apply_event
from settemari.core.game import Award
from settemari.core.setup import Setup
from settemari.core.table import SPECTATOR
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.state import in_race
from settemari.games.maretta.telling import Teller
from settemari.locales.message import Message, Seat, say

MOST = 4  # awards in a game
FEW = 3  # if fewer seats have done anything remarkable, some get a second one, up to so many

# The word that is also the end of its key, and how much is worth a word.
AT_LEAST: Mapping[str, int] = {
    "generous": 4,  # spaces that others moved by one's cards
    "robbed": 2,  # cards that others took from one's stock
    "thief": 2,  # cards that one took from others' stocks
    "barrels": 3,  # opened
    "leap": 4,  # spaces, in one move
    "speared": 3,  # spaces back, by spears of others
    "bitten": 3,  # cards lost to sharks and anchors
    "burst": 2,  # stacks
    "still": 2,  # moves of 0 spaces
}
AT_MOST: Mapping[str, int] = {
    "whisker": 2,  # points that were missing to board a steamship
    "singed": 2,  # spaces between the lava and who got away from it
}
DRY = "dry"  # no barrel opened, and everybody else has opened some
NAMES = (*AT_LEAST, *AT_MOST, DRY)


class Feat(NamedTuple):
    """Something that one seat alone has done; ``lead``: how far ahead of the next one, from 0 to 1."""

    name: str
    seat: int
    amount: int
    lead: float


def awards_of(setup: Setup, events: Sequence[tuple[int, ...]]) -> list[Award]:
    """The awards of a game that has ended, by what a spectator was told of it from its beginning on."""
    assert isinstance(setup, MarettaSetup)
    seen = Seen(setup)
    seen.follow(events)
    return [Award(feat.seat, _text(feat)) for feat in chosen(list(feats_of(seen)))]


def _text(feat: Feat) -> Message:
    return say(f"award-{feat.name}") if feat.name == DRY else say(f"award-{feat.name}", count=feat.amount)


def chosen(feats: Sequence[Feat]) -> list[Feat]:
    """The most remarkable ones: one for each seat, and more only if these are few."""
    ordered = sorted(feats, key=lambda feat: (-feat.lead, NAMES.index(feat.name)))
    firsts = [feat for place, feat in enumerate(ordered) if feat.seat not in [one.seat for one in ordered[:place]]]
    others = [feat for feat in ordered if feat not in firsts]
    return (firsts + others[: max(0, FEW - len(firsts))])[:MOST]


def feats_of(seen: Seen) -> Iterator[Feat]:
    for name, least in AT_LEAST.items():
        first, second = sorted(seen.most[name], reverse=True)[:2]
        if first >= least and first > second:
            yield Feat(name, seen.most[name].index(first), first, (first - second) / first)
    for name, most in AT_MOST.items():
        near = seen.least[name]
        first, second = sorted(near.get(seat, most + 1) for seat in range(seen.seats))[:2]
        if first <= most and first < second:
            seat = next(seat for seat, distance in near.items() if distance == first)
            yield Feat(name, seat, first, (second - first) / second)
    barrels = seen.most["barrels"]
    if barrels.count(0) == 1:
        yield Feat(DRY, barrels.index(0), 0, 1.0)


class Seen:
    """What each seat has done, as a spectator saw it."""

    def __init__(self, setup: MarettaSetup) -> None:
        self.seats = int(setup.layout.seats)
        self.most = {name: [0] * self.seats for name in AT_LEAST}
        self.least: dict[str, dict[int, int]] = {name: {} for name in AT_MOST}
        self._setup = setup
        self._giver = -1
        self._read: dict[str, Callable[[Message], None]] = {
            "log-give": self._gives,
            "log-give-hidden": self._gives,
            "log-give-self": self._gives,
            "log-give-self-hidden": self._gives,
            "log-give-steal": self._gives_and_steals,
            "log-steals": self._takes,
            "log-monkey": self._takes,
            "log-troop": self._takes,
            "log-opens-up": self._opens,
            "log-opens-down": self._opens,
            "log-discards": self._discards,
            "log-sharks": self._feeds_sharks,
            "log-burst": self._bursts,
            "log-left-behind": self._stays_ashore,
            "move-goes": self._moves,
            "move-cut": self._moves,
            "run-goes": self._moves,
            "run-cut": self._moves,
            "move-stays": self._stays,
            "run-stays": self._stays,
        }

    def follow(self, events: Sequence[tuple[int, ...]]) -> None:
        """All that was told."""
        start = self._setup.blank_view(SPECTATOR)
        for line in Teller(self._setup, start).tell(events):
            self.hear(line.message)
        for event in events:
            if event[0] == COUNTED and c.SPACE <= event[1] < c.SPACE + self.seats:
                back = int(start.cell(event[1])) - event[2]
                if back > 0 and event[2] != c.OFF_PATH:  # only a spear does that (D7)
                    self.most["speared"][event[1] - c.SPACE] += back
            apply_event(start, event)
            if event[:2] == (COUNTED, c.LAVA):
                self.burn([int(start.cell(c.SPACE + seat)) - event[2] for seat in range(self.seats)])
        self.least["singed"] = {
            seat: distance for seat, distance in self.least["singed"].items() if in_race(start, seat)
        }

    def hear(self, line: Message) -> None:
        """A line of the log, and the move that it tells of."""
        for message in (line, line.args.get("move")):
            if isinstance(message, Message) and message.key in self._read:
                self._read[message.key](message)

    def burn(self, distances: Sequence[int]) -> None:
        """The lava has come that near (B5.1); whom it catches is told later."""
        near = self.least["singed"]
        for seat, distance in enumerate(distances):
            near[seat] = min(distance, near.get(seat, distance))

    # -- lines of the log ----------------------------------------------------------------------------------------

    def _gives(self, line: Message) -> None:
        self._giver = _seat(line, "giver")

    def _gives_and_steals(self, line: Message) -> None:
        self._giver = -1  # whoever steals is not generous
        self.most["thief"][_seat(line, "giver")] += 1
        self.most["robbed"][_seat(line, "receiver")] += 1

    def _takes(self, line: Message) -> None:
        taken = line.args["taken"]
        assert isinstance(taken, Message)
        self.most["thief"][_seat(line, "seat")] += 1
        self.most["robbed"][_seat(taken, "seat")] += 1

    def _moves(self, line: Message) -> None:
        """A move of one's own (A3.5, B4.3); on side A somebody has given the card for it."""
        seat, spaces = _seat(line, "seat"), _number(line, "steps") - _number(line, "lost")
        self.most["leap"][seat] = max(spaces, self.most["leap"][seat])
        if self._giver not in (-1, seat):
            self.most["generous"][self._giver] += spaces

    def _stays(self, line: Message) -> None:
        self.most["still"][_seat(line, "seat")] += 1

    def _opens(self, line: Message) -> None:
        self.most["barrels"][_seat(line, "seat")] += 1

    def _discards(self, line: Message) -> None:
        cards = line.args["cards"]
        assert isinstance(cards, list)
        self.most["bitten"][_seat(line, "seat")] += len(cards)

    def _feeds_sharks(self, line: Message) -> None:
        lost = line.args["lost"]
        assert isinstance(lost, list)
        for card in lost:
            self.most["bitten"][_seat(card, "seat")] += 1

    def _bursts(self, line: Message) -> None:
        self.most["burst"][_seat(line, "seat")] += 1

    def _stays_ashore(self, line: Message) -> None:
        """A4.1: who sees a steamship leave."""
        reached = line.args["sum"]
        assert isinstance(reached, Message)
        missing = int(self._setup.numbers.boarding) - _number(reached, "score")
        near, seat = self.least["whisker"], _seat(line, "seat")
        near[seat] = min(missing, near.get(seat, missing))


def _seat(message: Message, name: str) -> int:
    seat = message.args[name]
    assert isinstance(seat, Seat)
    return seat.number


def _number(message: Message, name: str) -> int:
    number = message.args[name]
    assert isinstance(number, int)
    return number
