"""The numbers behind the words: cards, barrels, places, counters, steps, endings and reasons of both sides.

Both sides share one table, so that barrels (section D) are written once. What only one side uses stays empty on the
other.
"""

from __future__ import annotations

from typing import Final

from settemari.core.native import i64

SEATS: Final = 5  # there are five meeples (M0.1)

# -- cards (M0.2, M0.4): kind = number * 5 + suit; a steamship has number 0 and no suit -------------------------
SUITS: Final = 5
SHIP: Final = 0
FIRST_CARD: Final = 5  # the lowest resource card: wood 1
TOP_NUMBER: Final = 11  # so that every kind fits into a mask

# -- barrels (M0.5) --------------------------------------------------------------------------------------------
MONKEY: Final = 0
TROOP: Final = 1
CUTTLEFISH: Final = 2
SCHOOL: Final = 3
SHARK: Final = 4
SHARKS: Final = 5
SPEAR: Final = 6
ANCHOR: Final = 7
PELICAN: Final = 8
BARREL_KINDS: Final = 9

# -- places ----------------------------------------------------------------------------------------------------
HAND: Final = 0  # + seat
STOCK: Final = 5  # + seat
SLOT1: Final = 10  # spot = seat
SLOT2: Final = 11  # spot = seat
DISCARD: Final = 12
DECK: Final = 13
BOX: Final = 14  # resource cards out of this game, unseen (A1.4)
BARRELS: Final = 15  # spot = marked space * barrels on a space + number
OPENED: Final = 16  # barrels that were resolved (D0.1)
BAG: Final = 17  # barrels out of this game, unseen (A1.2)

# -- counters (the round is the core's) ------------------------------------------------------------------------
FIRST: Final = 5  # the seat with the first-player token
SPACE: Final = 6  # + seat: where the meeple stands
OFF_PATH: Final = -1  # where the meeple of a seat out of the race stands
RACE: Final = 11  # the seats still in the race, a mask (B5.2; on side A everybody always)
LAVA: Final = 12  # where the lava stands (side B)
INKED: Final = 13  # seats whose slot 1 stays face down this round, a mask (D3)
INK_NEXT: Final = 14  # the same for the next round
STOLE: Final = 15  # seats that stole this round, a mask (A3.4)
COUNTER_NAMES: Final = ["round", "first"] + ["space"] * SEATS + ["race", "lava", "inked", "ink_next", "stole"]

# -- steps of the agenda ---------------------------------------------------------------------------------------
# Side A: the bottom record is the round; its seat is the player whose turn it is to place, a the receiver.
PICK: Final = 1  # A2.1
TURN_UP: Final = 2  # A2.2
PLACE: Final = 3  # A3.1, A3.2, A3.4
UNCOVER: Final = 4  # A3.3
RECEIVE: Final = 5  # A3.5
STEAL: Final = 6  # A3.4, if theft comes after the receiver's move
GIVE: Final = 7  # A3.6
BOARD: Final = 8  # A4.1, A4.2
KEEP: Final = 9  # A4.3
REFILL: Final = 10  # A4.4, A4.5
# Side B: the same, with the seat whose turn it is.
LOAD: Final = 11  # B2
LOAD_SELF: Final = 12  # B3
STACK: Final = 13  # B4.1, B4.2
RUN: Final = 14  # B4.3
LAVA_FLOWS: Final = 15  # B5.1, B5.2
BURN: Final = 16  # B5.2; a: the race before the lava came
JUDGE: Final = 17  # B5.3
DRAW_UP: Final = 18  # B5.4
# Barrels lie on top: seat is the finder, b the spot of the barrel.
CHOOSE_BARREL: Final = 19  # A3.8; a: the marked space
OPEN: Final = 20  # D0.1
CLOSE: Final = 21  # D0.1
EFFECT: Final = 22  # + barrel: D1 to D9

# -- action codes: card | seat << 6 | stolen card << 9 ---------------------------------------------------------
SEAT_SHIFT: Final = 6
THEFT_SHIFT: Final = 9
WITHOUT_THEFT: Final = (1 << THEFT_SHIFT) - 1  # a mask: the same placing, nothing stolen
KIND_MASK: Final = 63
SEAT_MASK: Final = 7
NO_CARD: Final = 63  # "I play none" (B3.2), "I steal nothing" (A3.4 after the move)

# -- when a theft is chosen (A3.4, `theft.when`) ------------------------------------------------------------------
NO_THEFT: Final = 0  # side B
THEFT_WITH_CARD: Final = 1
THEFT_AFTER_MOVE: Final = 2

# -- endings ---------------------------------------------------------------------------------------------------
BY_TOKEN: Final = 1
BY_CARD: Final = 2
BY_BOTH: Final = 3
BY_DECK: Final = 4
AT_SEA: Final = 5
SURVIVOR: Final = 6
NOBODY_LEFT: Final = 7
LAST_CAUGHT: Final = 8

# -- reasons why an answer is refused; their rule numbers and messages are in words.py ---------------------------
FINE: Final = 0
NO_SUCH_ANSWER: Final = 1
NOT_IN_HAND: Final = 2
SLOT_TAKEN: Final = 3
OWN_SLOT_LAST: Final = 4
NO_MATCH: Final = 5
NOT_IN_STOCK: Final = 6
THEFT_FROM_SELF: Final = 7
SHIP_NEVER_MATCHES: Final = 8
OUT_OF_RACE: Final = 9
SAME_SUIT: Final = 10
SAME_NUMBER: Final = 11
MUST_PLAY: Final = 12
NO_BARREL: Final = 13
NOT_YOURSELF: Final = 14
NOTHING_TO_TAKE: Final = 15
NOT_NEAREST_AHEAD: Final = 16
EMPTY_HAND: Final = 17
THEFT_COMES_LATER: Final = 18
NO_THEFT_HERE: Final = 19


def card_of(suit: i64, number: i64) -> i64:
    return number * SUITS + suit


def number_on(card: i64) -> i64:
    return card // SUITS


def suit_of(card: i64) -> i64:
    return card % SUITS


def suits_in(cards: i64) -> i64:
    """How many different suits a mask of resource cards holds."""
    folded: i64 = 0
    while cards != 0:
        folded |= cards
        cards >>= SUITS
    folded &= 31
    count: i64 = 0
    while folded != 0:
        folded &= folded - 1
        count += 1
    return count
