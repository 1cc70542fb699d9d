"""Dealing anew what a view does not show, uniformly from all deals that fit it, for any game.

Pieces with the same back are one *pool*: they lie hidden with holders (hands, a card face down) or in a deck. Without
facts a pool is shuffled and dealt. With facts the known pieces are dealt to their holders first and the rest at
random; since a deal can then come about in several ways, it is kept with one chance in as many, and otherwise dealt
again. Where many facts overlap so that hardly any deal fits, pieces are swapped at random until all facts hold, and
then on for a while among the deals that fit. No fact is about two pools: dealt one after the other, all of them
together are uniform, too.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.chance import Chance
from settemari.core.errors import NoSuchDeal
from settemari.core.facts import FACT
from settemari.core.native import i64, vec
from settemari.core.table import ROW, SLOTS, SPOT, UNKNOWN, Layout, View

TRIES: Final = 300  # deals at random before swapping
SWAPS: Final = 200000  # before giving up: only a view that contradicts itself needs so many
MIXING: Final = 20  # swaps for each hidden piece, once all facts hold

PART: Final = 2  # where a holder's pieces lie: the first cell, and 1 if it begins a row

# What is known of one holder: the fact, and the plan made from it.
HOLDER: Final = 0  # the first is 0 here, whatever its number at the table
KINDS: Final = 1
LEAST: Final = 2
GIVE: Final = 3  # how many pieces to deal to the holder
GOT: Final = 4  # how many of these kinds it has been dealt by then
MOST: Final = 5  # from how many there are to choose at most
KNOWN: Final = 6  # cells of all this


def all_among(few: i64, many: i64, picks: i64, chance: Chance) -> bool:
    """Pick so many out of ``many``: whether all fall among the first ``few``. False, too, if there are not so many."""
    for picked in range(picks):
        if few <= picked or chance.below(many - picked) >= few - picked:
            return False
    return True


def count_kinds(pieces: vec[i64], kinds: i64) -> i64:
    """How many pieces there are of these kinds (a bit mask), given how many there are of each."""
    total: i64 = 0
    for kind in range(len(pieces)):
        if (kinds >> kind) & 1 != 0:
            total += pieces[kind]
    return total


def in_random_order(pieces: vec[i64], chance: Chance) -> vec[i64]:
    """So many pieces of each kind, shuffled: a deck."""
    total: i64 = 0
    for kind in range(len(pieces)):
        total += pieces[kind]
    deck = vec[i64]([0] * total)
    at: i64 = 0
    for kind in range(len(pieces)):
        copies: i64 = pieces[kind]
        while copies > 0:
            deck[at] = kind
            at += 1
            copies -= 1
    chance.shuffle(deck, total)
    return deck


def swap_cells(cells: vec[i64], one: i64, two: i64) -> None:
    held: i64 = cells[one]
    cells[one] = cells[two]
    cells[two] = held


@final
class Holders:
    """Who may hide pieces of one pool, and where: one holder for each seat, numbered from ``first`` on.

    A layout says which holder a place belongs to. Made once for a setup, one for each pool.
    """

    def __init__(self, layout: Layout, first: i64) -> None:
        self.first: i64 = first
        self.count: i64 = layout.seats
        parts: list[int] = []
        bounds: list[int] = [0]
        for holder in range(first, first + layout.seats):
            for place in layout.places:
                if place.form == ROW and place.holder == holder:
                    parts += [place.start, 1]
            bounds.append(len(parts))
            for place in layout.places:
                if place.form == SLOTS:
                    for spot in range(place.capacity):
                        if place.holder_of(spot) == holder:
                            parts += [place.start + spot * SPOT, 0]
            bounds.append(len(parts))
        self.parts: Final[vec[i64]] = vec[i64](parts)  # of each holder first the rows, then the spots
        self.bounds: Final[vec[i64]] = vec[i64](bounds)  # 2 n: where those of holder n begin; 2 n + 1: its rows end

    def deal(self, view: View, cells: vec[i64], unseen: vec[i64], chance: Chance) -> vec[i64]:
        """Lay a piece into every hidden cell of these holders; the pieces left over are returned, in random order.

        ``cells`` begin as a copy of the view's and are written; ``unseen`` is how many pieces of each kind of this pool
        the view does not show, and is only read.
        """
        if self.nothing_known(view):
            return self.deal_rest(cells, unseen, chance)
        known = Known(self, view, unseen)
        for _try in range(TRIES):
            left = unseen[:]
            if known.deal_known(cells, left, chance):
                rest = self.deal_rest(cells, left, chance)
                if known.keeps(cells, chance):
                    known.mix(cells, chance)
                    return rest
        known.take_back(cells)
        rest = self.deal_rest(cells, unseen, chance)
        known.swap(cells, rest, chance)
        return rest

    def nothing_known(self, view: View) -> bool:
        """Whether no fact of the view is about one of these holders."""
        facts = view.facts
        for fact in range(0, len(facts), FACT):
            if facts[fact + 2] == 0:
                return True
            if self.include(facts[fact]):
                return False
        return True

    def include(self, holder: i64) -> bool:
        return self.first <= holder < self.first + self.count

    def deal_rest(self, cells: vec[i64], left: vec[i64], chance: Chance) -> vec[i64]:
        """Deal these pieces to all cells of the holders that are still unknown; what is left over."""
        deck = in_random_order(left, chance)
        top: i64 = len(deck)
        for part in range(0, len(self.parts), PART):
            for cell in range(self.parts[part], self.end_of(part, cells)):
                if cells[cell] == UNKNOWN:
                    if top == 0:
                        raise NoSuchDeal()
                    top -= 1
                    cells[cell] = deck[top]
        return deck[:top]

    def end_of(self, part: i64, cells: vec[i64]) -> i64:
        """The cell after the last piece of a row, or after that on a spot."""
        first: i64 = self.parts[part]
        if self.parts[part + 1] != 0:
            return first + cells[first - 1]
        return first + 1


@final
class Known:
    """What a view knows of the pieces of some holders, and how to deal by it.

    A game whose rest is dealt in a way of its own goes through the same steps as ``Holders.deal``: ``deal_known``, the
    rest, ``keeps``, ``mix``; and after so many TRIES ``swap``.
    """

    def __init__(self, holders: Holders, view: View, unseen: vec[i64]) -> None:
        self.bounds: Final[vec[i64]] = vec[i64]([0] * len(holders.bounds))  # as Holders has them, of ``hidden``
        self.hidden: Final[vec[i64]] = self.hidden_cells(holders, view.cells)  # what the view does not show
        self.known: Final[vec[i64]] = self.facts_about(holders, view.facts)
        self.plan(unseen)

    def hidden_cells(self, holders: Holders, cells: vec[i64]) -> vec[i64]:
        """Every cell of these holders that the view does not show, holder by holder."""
        parts = holders.parts
        count: i64 = 0
        for part in range(0, len(parts), PART):
            for cell in range(parts[part], holders.end_of(part, cells)):
                if cells[cell] == UNKNOWN:
                    count += 1
        found = vec[i64]([0] * count)
        count = 0
        at: i64 = 0
        for bound in range(1, len(self.bounds)):
            while at < holders.bounds[bound]:
                for cell in range(parts[at], holders.end_of(at, cells)):
                    if cells[cell] == UNKNOWN:
                        found[count] = cell
                        count += 1
                at += PART
            self.bounds[bound] = count
        return found

    def facts_about(self, holders: Holders, facts: vec[i64]) -> vec[i64]:
        """The facts about these holders, each with room for its plan."""
        end: i64 = 0
        count: i64 = 0
        while end < len(facts) and facts[end + 2] != 0:
            if holders.include(facts[end]):
                count += KNOWN
            end += FACT
        known = vec[i64]([0] * count)
        at: i64 = 0
        for fact in range(0, end, FACT):
            if holders.include(facts[fact]):
                known[at + HOLDER] = facts[fact] - holders.first
                known[at + KINDS] = facts[fact + 1]
                known[at + LEAST] = facts[fact + 2]
                at += KNOWN
        return known

    def plan(self, unseen: vec[i64]) -> None:
        """How to deal by facts. Single kinds come first, then what was learnt last; a fact whose kinds overlap with
        those of one before it, of the same holder, and do not include them gives none and is only checked afterwards.
        """
        known = self.known
        for turn in range(2):
            for fact in range(len(known) - KNOWN, -1, -KNOWN):
                kinds: i64 = known[fact + KINDS]
                if (kinds & (kinds - 1) == 0) != (turn == 0):
                    continue
                inside: i64 = 0
                gone: i64 = 0
                clean = True
                for other in range(0, len(known), KNOWN):
                    give: i64 = known[other + GIVE]
                    if give != 0:
                        common: i64 = known[other + KINDS] & kinds
                        included = common == known[other + KINDS]
                        if included:
                            gone += give
                        if known[other + HOLDER] == known[fact + HOLDER]:
                            if included:
                                inside += give
                            elif common != 0:
                                clean = False
                if clean and known[fact + LEAST] > inside:
                    known[fact + GIVE] = known[fact + LEAST] - inside
                    known[fact + GOT] = inside
                    known[fact + MOST] = count_kinds(unseen, kinds) - gone

    # -- one deal ----------------------------------------------------------------------------------------------

    def deal_known(self, cells: vec[i64], left: vec[i64], chance: Chance) -> bool:
        """Give the pieces of the plan to their holders, out of those left; False if this try must be thrown away."""
        self.take_back(cells)
        known = self.known
        for turn in range(2):
            for fact in range(len(known) - KNOWN, -1, -KNOWN):
                kinds: i64 = known[fact + KINDS]
                give: i64 = known[fact + GIVE]
                if give == 0 or (kinds & (kinds - 1) == 0) != (turn == 0):
                    continue
                now = count_kinds(left, kinds)
                if now < give:
                    return False  # only if the facts contradict each other
                # If others took more from these kinds there are fewer ways left: weigh the deal accordingly.
                if now < known[fact + MOST] and not all_among(now, known[fact + MOST], give, chance):
                    return False
                for given in range(give):
                    pick = chance.below(now - given)
                    kind: i64 = -1
                    while pick >= 0:
                        kind += 1
                        if (kinds >> kind) & 1 != 0:
                            pick -= left[kind]
                    left[kind] -= 1
                    cell = self.next_cell(cells, known[fact + HOLDER])
                    if cell < 0:
                        return False
                    cells[cell] = kind
        return True

    def keeps(self, cells: vec[i64], chance: Chance) -> bool:
        """Whether this deal, now complete, fits all facts and is kept, so that each that fits is equally likely."""
        known = self.known
        for fact in range(0, len(known), KNOWN):
            found = self.count_fitting(cells, fact)
            if found < known[fact + LEAST]:
                return False
            give: i64 = known[fact + GIVE]
            # In how many ways the known pieces may have been taken from these: all but one are thrown away.
            if give > 0 and not all_among(give, found - known[fact + GOT], give, chance):
                return False
        return True

    def mix(self, cells: vec[i64], chance: Chance) -> None:
        """Where among a holder's hidden pieces each lies is unknown, too: in which place, and where in a row."""
        hidden = self.hidden
        for bound in range(0, len(self.bounds) - 1, 2):
            begin: i64 = self.bounds[bound]
            rows_end: i64 = self.bounds[bound + 1]
            for last in range(rows_end - 1, begin, -1):
                swap_cells(cells, hidden[last], hidden[begin + chance.below(last - begin + 1)])
            for more in range(rows_end, self.bounds[bound + 2]):
                swap_cells(cells, hidden[more], hidden[begin + chance.below(more - begin + 1)])

    def take_back(self, cells: vec[i64]) -> None:
        """All hidden cells are unknown again."""
        for index in range(len(self.hidden)):
            cells[self.hidden[index]] = UNKNOWN

    # -- the last resort ---------------------------------------------------------------------------------------

    def swap(self, cells: vec[i64], rest: vec[i64], chance: Chance) -> None:
        """Swap the pieces of a deal at random, also with the rest, seldom away from what is known, until all facts
        hold; then mix on.
        """
        hidden = self.hidden
        if len(hidden) == 0:
            raise NoSuchDeal()  # something is known of somebody who hides nothing
        missing = self.missing(cells)
        mixing: i64 = MIXING * len(hidden)
        for _swap in range(SWAPS):
            one: i64 = hidden[chance.below(len(hidden))]
            pick = chance.below(len(hidden) + len(rest))
            held: i64 = cells[one]
            if pick < len(hidden):
                two: i64 = hidden[pick]
                swap_cells(cells, one, two)
            else:
                two = -1
                cells[one] = rest[pick - len(hidden)]
                rest[pick - len(hidden)] = held
            now = self.missing(cells)
            if now <= missing or (missing > 0 and chance.below(64) == 0):
                missing = now
            elif two >= 0:
                swap_cells(cells, one, two)
            else:
                rest[pick - len(hidden)] = cells[one]
                cells[one] = held
            if missing == 0:
                mixing -= 1
                if mixing <= 0:
                    return
        raise NoSuchDeal()

    def missing(self, cells: vec[i64]) -> i64:
        """How many pieces the holders lack of what is known of them."""
        known = self.known
        total: i64 = 0
        for fact in range(0, len(known), KNOWN):
            found = self.count_fitting(cells, fact)
            if found < known[fact + LEAST]:
                total += known[fact + LEAST] - found
        return total

    # -- looking -----------------------------------------------------------------------------------------------

    def next_cell(self, cells: vec[i64], holder: i64) -> i64:
        """The first cell of a holder that is still unknown; -1 if there is none."""
        for index in range(self.bounds[2 * holder], self.bounds[2 * holder + 2]):
            if cells[self.hidden[index]] == UNKNOWN:
                return self.hidden[index]
        return -1

    def count_fitting(self, cells: vec[i64], fact: i64) -> i64:
        """How many of the pieces dealt to a fact's holder are of its kinds."""
        holder: i64 = self.known[fact + HOLDER]
        kinds: i64 = self.known[fact + KINDS]
        found: i64 = 0
        for index in range(self.bounds[2 * holder], self.bounds[2 * holder + 2]):
            if (kinds >> cells[self.hidden[index]]) & 1 != 0:
                found += 1
        return found
