"""What a person wants to know before choosing, from a view alone: sums with where each number comes from, exact
chances, what a challenge wins and costs, and what would happen if everybody passed now.

All of it is public but for the own hand. The sums are taken apart here and added up by the rules (``state.py``,
``dice.py``, ``sail.py``); a test compares the two at every position.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.events import ASKED as ASKED_EVENT
from settemari.core.events import Sink, told
from settemari.core.play import play_in_the_open
from settemari.core.table import ASKED, EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.odds import contest, good_faces, passes_all, passes_with
from settemari.games.arrr.setup import ArrrSetup

MOST_COINS = 3  # chances are given with up to so many doubloons
Event = tuple[int, ...]

# Where a number of a sum comes from.
PRINTED = "printed"  # on the card that it is about, or in the rules
CREW = "crew"  # an equipped card
CAPTAIN = "captain"
EVENT = "event"  # a permanent event in play
NEIGHBOUR = "exploration"  # a neighbour in the row
PLAYED = "played"  # cards that were played for this roll


class Part(NamedTuple):
    """One number of a sum, and the card it comes from."""

    amount: int
    source: str
    card: int = -1  # its kind


class Sum(NamedTuple):
    """A number and its parts. Where they add up to less than the rules allow, the total is that least number."""

    parts: tuple[Part, ...]
    total: int

    @property
    def plain(self) -> int:
        """What the parts add up to."""
        return sum(part.amount for part in self.parts)


class TestGist(NamedTuple):
    """A test as it stands now."""

    trait: int
    difficulty: Sum
    dice: Sum
    chances: tuple[Fraction, ...]  # with 0, 1, 2... doubloons, as many as there are, up to MOST_COINS


class SailGist(NamedTuple):
    """An exploration of the row, for one seat."""

    exploration: int
    tests: tuple[TestGist, ...]
    chances: tuple[Fraction, ...]  # to pass all tests, with 0, 1, 2... doubloons in all
    doubloons: Sum


class ChallengeGist(NamedTuple):
    """A challenge: dice of both, the chances of the challenger when nobody cheats, and what refusing costs."""

    challenger: int
    opponent: int
    trait: int
    mine: Sum
    theirs: Sum
    win: Fraction
    tie: Fraction
    loss: Fraction
    lost_crew: int  # how many equipped cards a refusal may cost
    lost_coins: int  # what the challenger may then take from the supply


class Foreseen(NamedTuple):
    """What would happen, told to the seat, up to the first roll, reveal or choice."""

    events: tuple[Event, ...]  # the last one says what is going on then
    after: View


# -- what changes what -----------------------------------------------------------------------------------------


def on_turn(view: View) -> int:
    return int(view.cell(view.layout.agenda + 1))


def changes(setup: ArrrSetup, view: View, what: int, seat: int, exploration: int) -> Iterator[Part]:
    """What captains and permanent events add, one by one, as ``ArrrState.change`` adds it up."""
    cards = setup.numbers.cards
    if seat != c.GONE and setup.numbers.mode == c.FULL:
        captain = int(view.slot_at(c.CAPTAIN, seat))
        if captain != EMPTY and (amount := int(cards.captain_changes[captain * c.CHANGES + what])):
            yield Part(amount, CAPTAIN, captain)
    if int(view.cell(c.IN_PLAY)) == 0:
        return
    for spot in range(c.MOST_LASTING):
        event = int(view.slot_at(c.LASTING, spot))
        if event == EMPTY:
            continue
        on = int(view.cell(c.ON + spot))
        mine = seat != c.GONE and (on == c.ON_SEAT + seat or (on >= c.ON_CREW and (on - c.ON_CREW) >> 4 == seat))
        here = exploration != c.GONE and on == c.ON_EXPLORATION + exploration
        if (on == c.ON_TABLE or mine or here) and (amount := int(cards.event_changes[event * c.CHANGES + what])):
            yield Part(amount, EVENT, event)


def influences(setup: ArrrSetup, view: View, exploration: int, what: int) -> Iterator[Part]:
    """P3.5: what the neighbours in the row add, one by one."""
    row = view.pieces(c.SEAS)
    if exploration not in row or any(changes(setup, view, c.CALM, c.GONE, exploration)):
        return
    index = row.index(exploration)
    for other in (index - 1, index + 1):
        if 0 <= other < len(row):
            amount = int(setup.numbers.cards.influence_on(row[other], what))
            if amount:
                yield Part(amount, NEIGHBOUR, row[other])


def difficulty_of(setup: ArrrSetup, view: View, seat: int, exploration: int, test: int, played: int = 0) -> Sum:
    """P3.5, P3.6: the difficulty of a test now; ``played`` is what cards have added for the test going on."""
    cards = setup.numbers.cards
    number = int(cards.first_test[exploration]) + test
    trait = int(cards.test_traits[number])
    parts = [
        Part(int(cards.test_difficulties[number]), PRINTED, exploration),
        *influences(setup, view, exploration, trait),
        *changes(setup, view, c.HARDER + trait, seat, exploration),
        *changes(setup, view, c.HARDER + c.ANY_TRAIT, seat, exploration),
    ]
    if played:
        parts.append(Part(played, PLAYED))
    return _sum(parts, 1)


def dice_of(setup: ArrrSetup, view: View, seat: int, trait: int, duel: bool, played: int = 0) -> Sum:
    """P4.1, P4.6: the dice of a first throw: equipped cards, exhausted ones too, and what else counts."""
    cards = setup.numbers.cards
    parts = [
        Part(amount, CREW, card)
        for card in view.pieces(c.AREA + seat)
        if card != EMPTY and (amount := int(cards.trait(card, trait)))
    ]
    parts += changes(setup, view, c.MORE_DICE + trait, seat, c.GONE)
    parts += changes(setup, view, c.MORE_DICE + c.ANY_TRAIT, seat, c.GONE)
    if duel:
        parts += changes(setup, view, c.DUEL_DICE, seat, c.GONE)
    if played:
        # What is played counts on top of what is at least 0 without it.
        without = sum(part.amount for part in parts)
        return Sum((*parts, Part(played, PLAYED)), max(max(without, 0) + played, 0))
    return _sum(parts, 0)


def doubloons_of(setup: ArrrSetup, view: View, seat: int, exploration: int) -> Sum:
    """P3.3, P3.5: what conquering an exploration brings."""
    parts = [
        Part(int(setup.numbers.cards.reward[exploration]), PRINTED, exploration),
        *influences(setup, view, exploration, c.TRAITS),
        *changes(setup, view, c.REWARD, seat, exploration),
    ]
    return _sum(parts, 0)


def raid_of(setup: ArrrSetup, view: View, seat: int) -> Sum:
    """P2.3.2."""
    return _sum([Part(int(setup.numbers.raid), PRINTED), *changes(setup, view, c.RAID_COINS, seat, c.GONE)], 0)


def cheat_of(setup: ArrrSetup, view: View, seat: int) -> Sum:
    """P4.3: the dice for a doubloon."""
    return _sum([Part(int(setup.numbers.cheat), PRINTED), *changes(setup, view, c.CHEAT_DICE, seat, c.GONE)], 0)


def refusal_of(setup: ArrrSetup, view: View, challenger: int) -> int:
    """P5.3: the doubloons that a refusal is worth to the challenger, as far as the supply has them."""
    worth = int(setup.numbers.refusal_coins)
    worth += sum(part.amount for part in changes(setup, view, c.REFUSAL_COINS, challenger, c.GONE))
    return max(min(worth, int(view.cell(c.SUPPLY))), 0)


def number_for(setup: ArrrSetup, view: View, seat: int, what: int) -> int:
    """P3.1: what a condition looks at, as it is now."""
    cards = setup.numbers.cards
    if what < c.TRAITS:
        return dice_of(setup, view, seat, what, False).total
    equipped = [card for card in view.pieces(c.AREA + seat) if card != EMPTY]
    kinds = {c.HAS_OFFICERS: c.OFFICER, c.HAS_ITEMS: c.ITEM_CARD, c.HAS_GANGS: c.GANG}
    if what in kinds:
        return sum(1 for card in equipped if cards.crew_kinds[card] == kinds[what])
    if what == c.HAS_CREW:
        return len(equipped)
    if what == c.HAS_COINS:
        return int(view.cell(c.COINS + seat))
    if what == c.HAS_CONQUERED:
        return int(view.size_of(c.CHEST + seat))
    return int(view.size_of(c.CREW_HAND + seat)) + int(view.size_of(c.EVENT_HAND + seat))


def condition_met(setup: ArrrSetup, view: View, seat: int, exploration: int) -> bool | None:
    """P3.1: whether somebody could sail there now, as far as the card asks for something; None: it does not."""
    cards = setup.numbers.cards
    what = int(cards.conditions[exploration])
    if what == c.NO_CONDITION:
        return None
    return number_for(setup, view, seat, what) >= int(cards.least[exploration])


def _sum(parts: list[Part], least: int) -> Sum:
    return Sum(tuple(parts), max(sum(part.amount for part in parts), least))


# -- chances ---------------------------------------------------------------------------------------------------


def _good(setup: ArrrSetup, trait: int) -> int:
    return good_faces(_faces(setup), trait, c.JOLLY)


def _faces(setup: ArrrSetup) -> list[int]:
    faces = setup.numbers.faces
    return [int(faces[side]) for side in range(len(faces))]


def spendable(setup: ArrrSetup, view: View, seat: int, exploration: int) -> range:
    """How many doubloons somebody may cheat with at an exploration, as far as chances are given."""
    coins = 0 if setup.numbers.cards.is_watched(exploration) else int(view.cell(c.COINS + seat))
    return range(min(coins, MOST_COINS) + 1)


def sail_gist(setup: ArrrSetup, view: View, seat: int, exploration: int, first: int = 0) -> SailGist:
    """An exploration as it stands, from its first test on or from a later one.

    What was played for the roll that comes counts for the first of these tests.
    """
    cards = setup.numbers.cards
    each = cheat_of(setup, view, seat).total
    sides = len(_faces(setup))
    tests = []
    faced = facing(view)
    coins_spent = spendable(setup, view, seat, exploration)
    for test in range(first, int(cards.tests(exploration))):
        trait = int(cards.test_traits[int(cards.first_test[exploration]) + test])
        now = faced == (seat, exploration, test)
        difficulty = difficulty_of(setup, view, seat, exploration, test, int(view.cell(c.SHIFT)) if now else 0)
        dice = dice_of(setup, view, seat, trait, False, int(view.cell(c.EXTRA)) if now else 0)
        chances = tuple(
            passes_with(dice.total, difficulty.total, coins, each, _good(setup, trait), sides) for coins in coins_spent
        )
        tests.append(TestGist(trait, difficulty, dice, chances))
    ladder = [(test.dice.total, test.difficulty.total, _good(setup, test.trait)) for test in tests]
    chances = tuple(passes_all(ladder, coins, each, sides) for coins in coins_spent)
    return SailGist(exploration, tuple(tests), chances, doubloons_of(setup, view, seat, exploration))


def row_gist(setup: ArrrSetup, view: View, seat: int) -> tuple[SailGist, ...]:
    """Every exploration of the row."""
    return tuple(sail_gist(setup, view, seat, exploration) for exploration in view.pieces(c.SEAS))


def facing(view: View) -> tuple[int, int, int] | None:
    """Who faces which exploration, and which test; None if nobody sails."""
    records = view.agenda_records()
    if len(records) < 2 or not c.SAIL_DECLARED <= records[1][0] < c.RAID_DECLARED or records[1][2] == c.GONE:
        return None
    return records[1][1], records[1][2], records[1][3]


def successes(view: View, side: int) -> int:
    """P4.2: how many dice succeed in the roll going on; side 1 is the opponent of a challenge."""
    at = c.DICE + side * c.FACES
    return int(view.cell(at + int(view.cell(c.TRAIT)))) + int(view.cell(at + c.JOLLY))


def wanted(view: View) -> int:
    """P3.6: the difficulty of the test going on."""
    return max(int(view.cell(c.DIFFICULTY)) + int(view.cell(c.SHIFT)), 1)


def chances_to_pass(setup: ArrrSetup, view: View, seat: int) -> tuple[Fraction, ...]:
    """The test going on, after a throw: the chance to pass it with 0, 1, 2... more doubloons."""
    each = cheat_of(setup, view, seat).total
    missing = wanted(view) - successes(view, 0)
    good = _good(setup, int(view.cell(c.TRAIT)))
    sides = len(_faces(setup))
    faced = facing(view)
    coins_spent = spendable(setup, view, seat, faced[1]) if faced is not None else range(1)
    return tuple(passes_with(0, missing, coins, each, good, sides) for coins in coins_spent)


def challenge_gist(setup: ArrrSetup, view: View, challenger: int, opponent: int, trait: int) -> ChallengeGist:
    """A challenge as it stands before the throw; what was played for this roll counts once the stakes are set."""
    duel = len(view.agenda_records()) > 1 and view.agenda_records()[1][0] >= c.STAKES_SET
    mine = dice_of(setup, view, challenger, trait, True, int(view.cell(c.EXTRA)) if duel else 0)
    theirs = dice_of(setup, view, opponent, trait, True, int(view.cell(c.EXTRA + 1)) if duel else 0)
    win, tie, loss = contest(mine.total, theirs.total, _good(setup, trait), len(_faces(setup)))
    equipped = sum(1 for card in view.pieces(c.AREA + opponent) if card != EMPTY)
    lost = min(equipped, int(setup.numbers.refusal_crew))
    return ChallengeGist(
        challenger, opponent, trait, mine, theirs, win, tie, loss, lost, refusal_of(setup, view, challenger)
    )


# -- what would happen -----------------------------------------------------------------------------------------


def if_all_pass(setup: ArrrSetup, view: View) -> Foreseen:
    """What becomes of the top of the stack, or of the action, if nobody plays anything now (P7.6)."""
    return foresee(setup, view, {})


def foresee(setup: ArrrSetup, view: View, answers: dict[int, int]) -> Foreseen:
    """What these answers lead to if everybody else passes, up to the first roll, reveal or other question."""
    state = setup.redeal(view, Seeded(1))
    sink = Sink()
    state.sink = sink
    play_in_the_open(state, answers)
    seat = int(view.seat)
    after = state.view(seat)
    heard = (told(setup.layout, event, seat) for event in sink.take())
    events = [event for event in heard if event is not None]
    agenda = (cell for record in after.agenda_records() for cell in record)
    events.append((ASKED_EVENT, int(after.cell(ASKED)), *agenda))  # nothing ends in the open: a turn ends by a reveal
    return Foreseen(tuple(events), after)
