"""Twin runs: a table is played twice, and a seat must not be able to tell which of the two it sat at.

A random game is cut after some steps. In the second run some pieces that the seat has not seen by then lie elsewhere,
and the others do other things that are nobody's business: they set orders, try drafts, change an answer, are refused.
What all choose follows from a seed (``people.py``), so that they choose the same where they can.

As long as the engine tells the seat the same in both, all of its frames must be the same: their bytes, their number
and the time of each. And as long as it tells the same, it must tell it at the same time. When something comes to
light that differs the comparison is over: from there on the seat may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import NamedTuple

import settemari
from settemari.core.chance import Seeded
from settemari.core.events import ASKED
from settemari.core.match import Match
from settemari.core.notation.position_check import untrue_fact
from settemari.core.state import State
from settemari.core.table import HEAP, PILE, ROW, SPOT, UNKNOWN
from settemari.server.settings import Settings
from settemari.server.thinking import Thought
from settemari.server.wishes import Order
from tests.server.seated import some_answers
from tests.server.virtual.client import Client, Frame
from tests.server.virtual.intrigue import ALWAYS, Schemer, is_restless
from tests.server.virtual.people import PASS, between, draw
from tests.server.virtual.scenes import is_moment, plays, prompted
from tests.server.virtual.table import Heard, Here, VirtualTable

SPAN = 40.0  # seconds that both are played
TWINS = 12  # tries to find one that matters at a moment
SWAPS = 60  # tries to find pieces that can change places


class Cut(NamedTuple):
    """A random game, and after how many of its questions it is cut; ``moment``: at the next one after that (P7.8)."""

    game: str
    variant: str
    seats: int
    seed: int
    steps: int
    bots: bool = False  # whether the seats with odd numbers are played by bots
    moment: bool = False

    @property
    def levels(self) -> dict[int, int]:
        return {seat: 1 + (self.seed + seat) % 3 for seat in range(1, self.seats, 2)} if self.bots else {}

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.levels]

    @property
    def anchor(self) -> int:
        """Who always wants to be asked."""
        return self.people[self.seed % len(self.people)]


class Run(NamedTuple):
    """What came of one run: what the engine told, and what went over the wire, by observer."""

    told: Mapping[int | None, list[Heard]]
    frames: Mapping[int | None, list[Frame]]
    began: float
    lines: int  # of the log


class Compared(NamedTuple):
    """What the comparison of two runs found."""

    leaks: list[str]
    frames: int  # that were compared
    beats: int


# -- where the pieces lie --------------------------------------------------------------------------------------------


def cut_match(cut: Cut) -> Match | None:
    """The game up to the cut; None if it was over by then."""
    match = settemari.deal(cut.game, seats=cut.seats, seed=cut.seed, variant=cut.variant or None)
    chance = Seeded(cut.seed)
    while question := match.question():
        if question.id > cut.steps and (not cut.moment or (is_moment(match) and len(question.seats) > 1)):
            return match
        for seat, answer in some_answers(question, chance):
            question.answer(seat, answer)
    return None


class Spot(NamedTuple):
    """Where a hidden piece lies: in a cell, or in a heap."""

    heap: int  # its number; -1: in the cells
    at: int


def hidden_spots(match: Match, seat: int | None) -> dict[str, list[Spot]]:
    """All pieces that an observer does not see, by what they look like from behind."""
    game, setup, state, view = match.game, match.setup, match._state, match.view(seat)
    found: dict[str, list[Spot]] = {}
    heaps = 0
    for number, place in enumerate(setup.layout.places):
        if place.form == PILE or not game.kinds_of(setup, number):
            continue
        spots = found.setdefault(game.piece_word(setup, number, 0), [])
        if place.form == HEAP:
            spots += [Spot(heaps, at) for at in range(len(state.hidden()[heaps]))]
            heaps += 1
            continue
        stride = 1 if place.form == ROW else SPOT
        cells = range(int(place.start), int(place.start + place.capacity * stride), stride)
        spots += [Spot(-1, cell) for cell in cells if view.cell(cell) == UNKNOWN]
    return found


def twin_of(cut: Cut, match: Match, seat: int | None, chance: Seeded) -> State | None:
    """The same table to that observer, with some hidden pieces elsewhere; None if there can be none.

    At a moment it is one, if possible, in which somebody can answer, or is prompted, who was not, or the other way
    round.
    """
    if match.game.standing() is None or not is_moment(match):
        return any_twin(match, seat, chance)
    able = abilities(cut, match, match._state)
    twins = [twin for _ in range(TWINS) if (twin := any_twin(match, seat, chance)) is not None]
    return max(twins, key=lambda twin: len(able ^ abilities(cut, match, twin)), default=None)


def abilities(cut: Cut, match: Match, state: State) -> set[int]:
    """Of those who are asked at a moment the bots that can play anything, and the people who would be prompted."""
    other = Match(match.game, match.seats, match.variant, 1, position=state.copy())
    question = other.question()
    assert question is not None
    people = [seat for seat in prompted(other) if seat in cut.people and seat != cut.anchor]
    return {*people, *(seat for seat in question.seats if seat in cut.levels and plays(other, seat))}


def any_twin(match: Match, seat: int | None, chance: Seeded) -> State | None:
    """One time in three all is dealt anew, otherwise a few pieces change places: then it goes on alike for longer."""
    state, setup, view = match._state, match.setup, match.view(seat)
    if chance.below(3) == 0:
        return setup.redeal(view, chance)
    pools = [spots for spots in hidden_spots(match, seat).values() if len(spots) > 1]
    in_hands = [[spot for spot in spots if spot.heap < 0] for spots in pools]
    facts, known = [int(fact) for fact in setup.facts_of(view)], [int(fact) for fact in view.facts]
    for _ in range(SWAPS):
        cells, heaps = state.cell_list(), state.hidden()
        for _ in range(1 + int(chance.below(3))):
            number = int(chance.below(len(pools))) if pools else -1
            if number < 0:
                return None
            _swap(cells, heaps, _any(in_hands[number] or pools[number], chance), _any(pools[number], chance))
        if (cells, heaps) == (state.cell_list(), state.hidden()):
            continue
        other = setup.position(cells, heaps, facts)
        if other.view(view.seat).same_as(view) and untrue_fact(other, int(view.seat), known) is None:
            return other
    return None


def _any(spots: list[Spot], chance: Seeded) -> Spot:
    return spots[int(chance.below(len(spots)))]


def _swap(cells: list[int], heaps: list[list[int]], one: Spot, two: Spot) -> None:
    def at(spot: Spot) -> list[int]:
        return cells if spot.heap < 0 else heaps[spot.heap]

    at(one)[one.at], at(two)[two.at] = at(two)[two.at], at(one)[one.at]


# -- playing ---------------------------------------------------------------------------------------------------------


class Reluctant(Here):
    """Bots that mostly pass at moments, whatever they hold: what they play comes to light, and ends the comparison."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.is_moment: Callable[[], bool] = lambda: False
        self._seed = seed

    async def answer(self, thought: Thought, guest: str = "") -> int:
        public = [cell for cell in thought.cells[:5] if cell >= 0]
        if self.is_moment() and draw(self._seed, thought.seat, public) < 0.8:
            return PASS
        return await super().answer(thought, guest)


async def play(cut: Cut, position: State, secrets: Mapping[int | None, int], span: float = SPAN) -> Run:
    """Go on from there. ``secrets``: by seat the seed of what it does that is nobody's business."""
    settings = Settings(cut.game, cut.seats, cut.variant)
    thinkers = Reluctant(cut.seed)
    async with VirtualTable(
        settings, cut.levels, seed=cut.seed, position=position, luck=cut.seed, thinkers=thinkers
    ) as table:
        thinkers.is_moment = lambda: table.table.is_moment
        seats, anchor = cut.people, cut.anchor
        clients: dict[int | None, Client] = {seat: table.client(seat) for seat in (*seats, None)}
        has_orders = table.match.game.standing() is not None
        for seat in seats:
            Schemer(clients[seat], seat, cut.seed, secrets[seat], anchor, has_orders, not cut.bots, table.device)
            if has_orders and seat == anchor:
                clients[seat].send(Order(seat, {"prompt": ALWAYS}))
        began = table.source.now()
        table.begin()
        comings = [
            asyncio.ensure_future(come_and_go(clients[seat], seat, cut.seed, secrets[seat]))
            for seat in seats
            if is_restless(cut.seed, seat)
        ]
        await table.source.sleep(span)
        for coming in comings:
            coming.cancel()
        frames = {seat: list(client.frames) for seat, client in clients.items()}
        return Run(table.probe.told, frames, began, table.table.number)


async def come_and_go(client: Client, seat: int, seed: int, secret: int) -> None:
    """A line breaks now and then and is mended: all see that. From which beat on one is told again nobody does."""
    for number in range(100):
        await client.source.sleep(between(6.0, 30.0, seed, seat, "gone", number))
        client.disconnect()
        await client.source.sleep(between(0.1, 0.4, seed, seat, "back", number))
        beats = [view["beat"] for view in client.views.values()]
        client.connect(after=beats[-1] if beats and draw(secret, seat, "from", number) < 0.5 else 0)


# -- comparing -------------------------------------------------------------------------------------------------------


def compared(one: Run, two: Run, seat: int | None, span: float = SPAN) -> Compared:
    """Everything by which an observer could tell one run from the other."""
    leaks = []
    until, beats = one.began + span, 0
    for mine, other in zip_longest(one.told.get(seat, []), two.told.get(seat, [])):
        if mine == other:
            beats += sum(event[0] == ASKED for event in mine.events)
            continue
        if mine is not None and other is not None and mine.events == other.events:
            leaks.append(f"the same beat at {mine.at} and at {other.at}, after {mine.question}")
        until = min(heard.at for heard in (mine, other) if heard is not None)
        break
    mine_frames, other_frames = ([f for f in run.frames[seat] if f.at < until] for run in (one, two))
    for ours, theirs in zip_longest(mine_frames, other_frames):
        if ours != theirs:
            leaks.append(f"{told(ours)}\n    but {told(theirs)}")
            break
    return Compared(leaks, len(mine_frames), beats)


def told(frame: Frame | None) -> str:
    return "nothing" if frame is None else f"at {frame.at}: {frame.data.decode()[:2000]}"
