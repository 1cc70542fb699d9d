"""What things are worth to a player who looks one step ahead: thousandths of a point, in whole numbers.

Chances are exact: a table of binomial sums, in millionths, made once for the die of the variant.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec
from settemari.core.table import EMPTY
from settemari.core.taste import Taste
from settemari.games.arrr.codes import (
    DAMAGE,
    DISCARD_HAND,
    DRAW_ANY,
    DRAW_CREW,
    DRAW_EVENT,
    EVERYONE,
    GAIN,
    GONE,
    JOLLY,
    LOSE_COINS,
    OPERATION,
    OTHERS,
    PRESS,
    READY_ALL,
    SEAS,
    TIRE_OWN,
    TRAITS,
    WARD,
    YOU,
)
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.score import collection_cards
from settemari.games.arrr.voyage import Voyage

POINT: Final = 1000
SURE: Final = 1000000
MOST_DICE: Final = 40
CARD: Final = 600  # a card drawn or lost, from the hand
CREW_CARD: Final = 900  # an equipped card lost


@final
class Odds:
    """How likely so many dice give so many successes."""

    def __init__(self, numbers: Numbers) -> None:
        faces: i64 = len(numbers.faces)
        good: list[int] = [0] * TRAITS
        for face in range(faces):
            shown: i64 = numbers.faces[face]
            for trait in range(TRAITS):
                if shown == trait or shown == JOLLY:
                    good[trait] += 1
        size = MOST_DICE + 1
        at_least: list[int] = []
        exactly: list[int] = []
        for trait in range(TRAITS):
            row = [1] + [0] * size  # ways, out of faces ** dice
            ways = 1
            for _dice in range(size):
                above = 0
                tail = [0] * size
                for successes in range(size - 1, -1, -1):
                    above += row[successes]
                    tail[successes] = above * SURE // ways
                at_least.extend(tail)
                exactly.extend([row[successes] * SURE // ways for successes in range(size)])
                ways *= int(faces)
                bad = int(faces) - good[trait]
                row = [row[0] * bad] + [row[n] * bad + row[n - 1] * good[trait] for n in range(1, size + 1)]
        self.at_least: Final[vec[i64]] = vec[i64](at_least)
        self.just: Final[vec[i64]] = vec[i64](exactly)
        self.size: i64 = size

    def pass_with(self, trait: i64, dice: i64, wanted: i64) -> i64:
        """At least so many successes."""
        if wanted <= 0:
            return SURE
        if dice > MOST_DICE:
            dice = MOST_DICE
        if wanted > dice or dice < 0:
            return 0
        return self.at_least[(trait * self.size + dice) * self.size + wanted]

    def beat(self, trait: i64, mine: i64, theirs: i64, lead: i64) -> i64:
        """More successes with so many dice than the other side with theirs, being ahead by ``lead`` already."""
        if mine > MOST_DICE:
            mine = MOST_DICE
        if theirs > MOST_DICE:
            theirs = MOST_DICE
        found: i64 = 0
        at: i64 = (trait * self.size + theirs) * self.size
        for other in range(theirs + 1):
            found += self.just[at + other] * (self.pass_with(trait, mine, other - lead + 1) // 1000) // 1000
        return found


@final
class Worth:
    """What cards and explorations are worth, as far as one look tells."""

    def __init__(self, numbers: Numbers, taste: Taste) -> None:
        self.numbers: Final[Numbers] = numbers
        self.taste: Final[Taste] = taste
        self.odds: Final[Odds] = Odds(numbers)
        cards = numbers.cards
        self.own: Final[vec[i64]] = vec[i64]([self.effect(number, True) for number in range(len(cards.effects))])
        self.theirs: Final[vec[i64]] = vec[i64]([self.effect(number, False) for number in range(len(cards.effects))])
        self.crew: Final[vec[i64]] = vec[i64]([self.crew_card(card) for card in range(cards.crew)])

    def effect(self, number: i64, own: bool) -> i64:
        """What an effect gives its user by itself (``own``), or does to all the others."""
        effect = self.numbers.cards.effects[number]
        found: i64 = 0
        for done in range(effect.count):
            who = effect.operations[done * OPERATION + 2]
            if (own and (who == YOU or who == EVERYONE)) or (not own and (who == OTHERS or who == EVERYONE)):
                found += self.operation(effect.operations[done * OPERATION], effect.operations[done * OPERATION + 1])
        return found

    def operation(self, operation: i64, amount: i64) -> i64:
        """What an operation is worth to the one it is about."""
        if operation == GAIN:
            return amount * POINT
        if operation == LOSE_COINS:
            return -amount * POINT
        if operation == DRAW_CREW or operation == DRAW_EVENT or operation == DRAW_ANY or operation == PRESS:
            return amount * CARD
        if operation == DAMAGE:
            return -amount * CREW_CARD
        if operation == DISCARD_HAND:
            return -amount * CARD
        if operation == TIRE_OWN:
            return -amount * 200
        return 300 if operation == READY_ALL or operation == WARD else 0

    def crew_card(self, card: i64) -> i64:
        """A crew card by itself: its traits, and something for an ability."""
        cards = self.numbers.cards
        found: i64 = 300 if cards.crew_effects[card] >= 0 else 0
        for trait in range(TRAITS):
            found += cards.trait(card, trait) * 250
        return found

    # -- explorations ------------------------------------------------------------------------------------------

    def prize(self, table: Voyage, seat: i64, exploration: i64) -> i64:
        """What conquering an exploration gives."""
        cards = self.numbers.cards
        found: i64 = (cards.fame[exploration] + table.reward_of(seat, exploration)) * POINT
        if cards.symbols[exploration] >= 0:
            found += self.symbol(table, seat, exploration)
        if cards.rewards[exploration] >= 0:
            found += self.own[cards.rewards[exploration]]
        return found

    def symbol(self, table: Voyage, seat: i64, exploration: i64) -> i64:
        """A collection card: what it adds now, and something for what it may add later."""
        points = self.numbers.points
        have = collection_cards(table, self.numbers, seat, self.numbers.cards.symbols[exploration]) % len(points)
        before: i64 = points[have - 1] if have > 0 else 0
        return (points[have] - before) * POINT + 700

    def price(self, exploration: i64) -> i64:
        """What failing costs, as a positive number."""
        number = self.numbers.cards.penalties[exploration]
        return -self.taste.of_dread(self.own[number]) if number >= 0 else 0

    def voyage(self, table: Voyage, seat: i64, exploration: i64, dice: vec[i64], spare: i64) -> i64:
        """What facing an exploration is worth with that many dice by trait, cheating with the spare doubloons."""
        cards = self.numbers.cards
        chance: i64 = SURE
        first = cards.first_test[exploration]
        spent: i64 = 0
        prize = self.prize(table, seat, exploration)
        price = self.price(exploration)
        for test in range(cards.tests(exploration)):
            trait = cards.test_traits[first + test]
            wanted = table.difficulty_now(seat, exploration, test)
            if wanted < 1:
                wanted = 1
            mine: i64 = dice[trait]
            passing = self.odds.pass_with(trait, mine, wanted)
            # A doubloon is spent where it brings more than itself.
            while spare > 0 and not cards.is_watched(exploration):
                better = self.odds.pass_with(trait, mine + self.numbers.cheat, wanted)
                if (better - passing) // 1000 * (prize + price) // 1000 <= POINT:
                    break
                mine += self.numbers.cheat
                spare -= 1
                spent += (SURE - passing) // 1000
                passing = better
            chance = chance // 1000 * (passing // 1000)
        return chance // 1000 * prize // 1000 - (SURE - chance) // 1000 * price // 1000 - spent

    def best_voyage(self, table: Voyage, seat: i64, dice: vec[i64]) -> i64:
        """The best exploration of the row for a crew with that many dice."""
        best: i64 = 0
        spare = table.coins_of(seat)
        for index in range(table.size_of(SEAS)):
            found = self.voyage(table, seat, table.piece_at(SEAS, index), dice, spare)
            if found > best:
                best = found
        return best

    def dice(self, table: Voyage, seat: i64) -> vec[i64]:
        """How many dice a seat has for a test of each trait."""
        found = vec[i64]([0] * TRAITS)
        for trait in range(TRAITS):
            found[trait] = table.dice_for(seat, trait, False)
        return found

    def least_crew(self, table: Voyage, seat: i64) -> i64:
        """The spot of the equipped card that is worth least; GONE if there is none."""
        least: i64 = GONE
        for spot in range(self.numbers.spots):
            card = table.crew_at(seat, spot)
            if card != EMPTY and (least == GONE or self.crew[card] < self.crew[table.crew_at(seat, least)]):
                least = spot
        return least
