"""The end and the score: P8 of the rules, for a state and a view alike."""

from __future__ import annotations

from settemari.core.native import i64
from settemari.core.table import EMPTY, Table
from settemari.games.arrr.codes import (
    BY_COINS,
    BY_FAME,
    BY_POINTS,
    CAPTAIN,
    CHANGES,
    CHEST,
    COINS,
    COLLECTION_WORTH,
    FULL,
    LASTING,
    MOST_LASTING,
    ON,
    ON_SEAT,
    ON_TABLE,
    SHARED,
)
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.state import fame_of


def collection_cards(table: Table, numbers: Numbers, seat: i64, symbol: i64) -> i64:
    """How many conquered explorations show that symbol."""
    cards = numbers.cards
    count: i64 = 0
    for exploration in range(cards.explorations):
        if cards.symbols[exploration] == symbol:
            count += table.number_of(CHEST + seat, exploration)
    return count


def collection_points(table: Table, numbers: Numbers, seat: i64) -> i64:
    """P8.2: for each symbol; after a whole collection a new one begins."""
    points: i64 = 0
    worth = worth_more(table, numbers, seat)
    for symbol in range(numbers.cards.collections):
        points += symbol_points(numbers, collection_cards(table, numbers, seat, symbol), worth)
    return points


def symbol_points(numbers: Numbers, count: i64, worth: i64) -> i64:
    """P8.2: so many cards with one symbol, each worth so much more than printed."""
    points: i64 = count * worth
    whole: i64 = len(numbers.points)
    while count >= whole:
        points += numbers.points[whole - 1]
        count -= whole
    if count > 0:
        points += numbers.points[count - 1]
    return points


def worth_more(table: Table, numbers: Numbers, seat: i64) -> i64:
    """What a captain or a permanent event adds for each collection card."""
    cards = numbers.cards
    worth: i64 = 0
    captain = table.slot_at(CAPTAIN, seat)
    if numbers.mode == FULL and captain != EMPTY:
        worth = cards.captain_changes[captain * CHANGES + COLLECTION_WORTH]
    for spot in range(MOST_LASTING):
        event = table.slot_at(LASTING, spot)
        if event != EMPTY and (table.cells[ON + spot] == ON_TABLE or table.cells[ON + spot] == ON_SEAT + seat):
            worth += cards.event_changes[event * CHANGES + COLLECTION_WORTH]
    return worth


def points_of(table: Table, numbers: Numbers, seat: i64) -> i64:
    """P8.1: doubloons, fame and collections."""
    return table.cells[COINS + seat] + fame_of(table, numbers.cards, seat) + collection_points(table, numbers, seat)


def ranking(table: Table, numbers: Numbers) -> tuple[i64, i64]:
    """P8.3: how the game was decided, and the winners as a mask: points, then fame, then doubloons, then shared."""
    left: i64 = (1 << numbers.seats) - 1
    left = best_of(table, numbers, left, BY_POINTS)
    if left & (left - 1) == 0:
        return BY_POINTS, left
    left = best_of(table, numbers, left, BY_FAME)
    if left & (left - 1) == 0:
        return BY_FAME, left
    left = best_of(table, numbers, left, BY_COINS)
    return (BY_COINS, left) if left & (left - 1) == 0 else (SHARED, left)


def best_of(table: Table, numbers: Numbers, seats: i64, by: i64) -> i64:
    """Those among some seats who have most of what decides."""
    most: i64 = -1000000
    best: i64 = 0
    for seat in range(numbers.seats):
        if (seats >> seat) & 1 != 0:
            if by == BY_POINTS:
                has = points_of(table, numbers, seat)
            elif by == BY_FAME:
                has = fame_of(table, numbers.cards, seat)
            else:
                has = table.cells[COINS + seat]
            if has > most:
                most = has
                best = 0
            if has == most:
                best |= 1 << seat
    return best
