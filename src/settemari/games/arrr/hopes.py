"""What whoever sails may hope for, as everybody can see it: for prompting only, never for the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from settemari.core.table import EMPTY
from settemari.games.arrr import codes as c
from settemari.games.arrr.odds import good_faces, passes_all
from settemari.games.arrr.score import collection_cards, symbol_points, worth_more
from settemari.games.arrr.voyage import Voyage

MOST_COINS = 8  # more are hardly spent on one voyage
OWN_ROLL = (c.SAILS | c.BEFORE | c.MY_ROLL, c.SAILS | c.ROLLED | c.MY_ROLL)
BESIDES = 1  # points that any other reward counts for


class Hope(NamedTuple):
    """How likely it is that all tests still to come are passed, and the points it brings, less the doubloons spent."""

    chance: Fraction
    worth: Fraction


def hope(table: Voyage, watching: int) -> Hope:
    """Of the player on turn, who sails. Rather too much than too little: a doubloon is spent where it brings more than
    itself, each ready ability counts for every test it could be used in, and what is worth more to the seat that
    watches is worth as much.
    """
    seat, faced, test = int(table.on_turn()), int(table.action_a()), int(table.action_b())
    prize = max(points_at(table, seat, faced), points_at(table, watching, faced))
    cards, faces = table.cards, [int(face) for face in table.numbers.faces]
    more, easier = _ready_help(table, seat)
    ladder = []
    for number in range(test, int(cards.tests(faced))):
        trait = int(cards.test_traits[int(cards.first_test[faced]) + number])
        played, harder = (int(table.cells[c.EXTRA]), int(table.cells[c.SHIFT])) if number == test else (0, 0)
        dice = max(0, int(table.dice_for(seat, trait, False)) + played) + more
        wanted = max(1, int(table.difficulty_now(seat, faced, number)) + harder - easier)
        ladder.append((dice, wanted, good_faces(faces, trait, c.JOLLY)))
    coins = 0 if cards.is_watched(faced) else min(int(table.coins_of(seat)), MOST_COINS)
    each = max(0, int(table.numbers.cheat + table.change(c.CHEAT_DICE, seat, c.GONE)))
    hopes = []
    for spent in range(coins + 1):
        chance = passes_all(ladder, spent, each, len(faces))
        hopes.append(Hope(chance, chance * prize - spent))
    return max(hopes, key=lambda one: one.worth)


def _ready_help(table: Voyage, seat: int) -> tuple[int, int]:
    """How many dice, and how many successes, a roller's own ready abilities may add."""
    cards = table.cards
    numbers = [
        (spot, int(cards.crew_effects[table.crew_at(seat, spot)]))
        for spot in range(int(table.numbers.spots))
        if table.crew_at(seat, spot) != EMPTY
    ]
    captain = int(table.slot_at(c.CAPTAIN, seat))
    if captain != EMPTY:
        numbers.append((c.CAPTAIN_SPOT, int(cards.captain_effects[captain])))
    dice = successes = 0
    for spot, number in numbers:
        if not any(table.can_use(seat, spot, number, situation) for situation in OWN_ROLL):
            continue
        effect = cards.effects[number]
        for at in range(0, int(effect.count) * c.OPERATION, c.OPERATION):
            operation, amount = int(effect.operations[at]), int(effect.operations[at + 1])
            if operation in (c.ADD_DICE, c.REROLL):
                dice += amount
            elif operation in (c.TURN_DICE, c.CHANGE_DIFFICULTY):
                successes += abs(amount)
    return dice, successes


def points_at(table: Voyage, seat: int, exploration: int) -> int:
    """What an exploration brings, in points: fame, doubloons, one more card of a collection, what it has besides."""
    cards = table.cards
    found = int(cards.fame[exploration] + table.reward_of(seat, exploration))
    symbol = int(cards.symbols[exploration])
    if symbol >= 0:
        have, worth = collection_cards(table, table.numbers, seat, symbol), worth_more(table, table.numbers, seat)
        fewer, more = (int(symbol_points(table.numbers, count, worth)) for count in (have, have + 1))
        found += more - fewer
    first = int(cards.first_test[exploration])
    rewards = [cards.rewards[exploration], *cards.test_rewards[first : first + int(cards.tests(exploration))]]
    return found + BESIDES * sum(1 for reward in rewards if reward >= 0)
