"""The numbers behind the words: traits, places, counters, steps, answers and what a card can do.

Crew cards, events, explorations and captains are four packs, each with its own kinds from 0 on, as the deck lists them.
"""

from __future__ import annotations

from typing import Final

from settemari.core.native import i64

SEATS: Final = 4  # P0.1

# -- modes (P9.1, P9.2, P9.3) ------------------------------------------------------------------------------------
GALLOWS: Final = 0  # explorations and crew
BOARDING: Final = 1  # with events
FULL: Final = 2  # with challenges and captains

# -- traits and faces of a die (P0.2) --------------------------------------------------------------------------
ATTACK: Final = 0
NAVIGATION: Final = 1
CUNNING: Final = 2
COURAGE: Final = 3
TRAITS: Final = 4
JOLLY: Final = 4
FACES: Final = 5  # what a side of a die can show
ANY_TRAIT: Final = 4  # of a change that counts for every trait

# -- kinds of crew cards (P6.1) --------------------------------------------------------------------------------
OFFICER: Final = 0
ITEM_CARD: Final = 1
GANG: Final = 2

# -- places ----------------------------------------------------------------------------------------------------
CREW_HAND: Final = 0  # + seat
EVENT_HAND: Final = 4  # + seat
AREA: Final = 8  # + seat: the equipped cards
CHEST: Final = 12  # + seat: conquered explorations, fame and collections
STAKE: Final = 16  # spot = seat: a collection card at stake (P5.4)
CAPTAIN: Final = 17  # spot = seat
CAPTAINS_LEFT: Final = 18  # those nobody has
SEAS: Final = 19  # the row; the last is next to the deck (P1.2)
SUNK: Final = 20  # explorations that left the row; they never come back (P1.3)
STACK: Final = 21  # events on the stack, in the order they were played
LASTING: Final = 22  # permanent events in play (P7.7)
CREW_DISCARD: Final = 23
EVENT_DISCARD: Final = 24
CREW_DECK: Final = 25
EVENT_DECK: Final = 26
SEA_DECK: Final = 27
SEA_BOX: Final = 28  # explorations out of this game, unseen (P1.1)

# -- counters (the round is the core's) ------------------------------------------------------------------------
FIRST: Final = 5  # the first player (P1.6)
SUPPLY: Final = 6  # doubloons nobody owns
COINS: Final = 7  # + seat: doubloons in the chest
STAKED: Final = 11  # + seat: doubloons at stake
TIRED: Final = 15  # + seat: which equipped cards are exhausted, a mask of spots; bit CAPTAIN_SPOT for the captain
SHIELD: Final = 19  # + seat: how much damage is warded off until the turn ends
BARRED: Final = 23  # actions that were forbidden this turn, a mask (P2.3.5)
TRAIT: Final = 24  # of the roll going on
DIFFICULTY: Final = 25  # of the test going on, as it was at the first throw (P3.7)
SHIFT: Final = 26  # what cards have added to it
THROWN: Final = 27  # 1 from the first throw of a roll to its end
EXTRA: Final = 28  # + side: dice that cards added or removed before the throw (P4.6)
DICE: Final = 30  # + side * FACES + face: how many dice show it
IN_PLAY: Final = 40  # how many permanent events there are
ON: Final = 41  # + spot of LASTING: what it lies on, see `on_seat` and its like
MOST_LASTING: Final = 8  # permanent events a deck may hold, copies counted: each may be in play
BY: Final = 49  # + spot of LASTING: who played it
COUNTER_NAMES: Final = (
    ["round", "first", "supply"]
    + ["coins"] * SEATS
    + ["staked"] * SEATS
    + ["tired"] * SEATS
    + ["shield"] * SEATS
    + ["barred", "trait", "difficulty", "shift", "thrown"]
    + ["extra"] * 2
    + ["dice"] * (2 * FACES)
    + ["in_play"]
    + ["on"] * MOST_LASTING
    + ["by"] * MOST_LASTING
)
CAPTAIN_SPOT: Final = 15  # stands for the captain where a spot of the area is named

# -- steps of the agenda ---------------------------------------------------------------------------------------
# The bottom record is the turn; its seat is the player on turn.
CHOOSE_CAPTAIN: Final = 1  # P1.5
DEAL_HANDS: Final = 2  # P1.4
READY: Final = 3  # P2.0
RECRUIT: Final = 4  # P2.1
EQUIP: Final = 5  # P2.2; a: cards discarded to make room, b: cards placed
DECLARE: Final = 6  # P2.3
AFTER: Final = 7  # P7.8: the player on turn may still play something after the action
TRIM: Final = 8  # P2.1.5
EXPLORE: Final = 9  # P2.4
# The action is the record above it. Sailing: a is the exploration (GONE if it left the row), b the test.
SAIL_DECLARED: Final = 10  # P7.8 a
TEST: Final = 11  # P7.8 c
THROW: Final = 12  # P4.1
ROLLING: Final = 13  # P4.5
ROLL_ENDS: Final = 14  # P7.8 d
JUDGE_TEST: Final = 15  # P4.2
CONQUER: Final = 18  # P3.3
TAKE_CARD: Final = 19  # P3.3
DEFEATED: Final = 20  # P3.4
ACTION_ENDS: Final = 21
RAID_DECLARED: Final = 22  # P2.3.2
# A challenge: a is the opponent, b the trait and the prizes; see `trait_of` and its like.
CHALLENGE_DECLARED: Final = 23  # P7.8 a
RESPOND: Final = 24  # P5.2
PLUNDER: Final = 25  # P5.3
NAME_PRIZE: Final = 26  # P5.4
STAKES_SET: Final = 27  # P7.8 b
THROW_BOTH: Final = 28  # P5.6
CONTEST: Final = 29  # P5.6
CONTEST_ENDS: Final = 30  # P7.8 d
SETTLE: Final = 31  # P5.6
# What lies on the stack: seat is who put it there, a the effect, b its target and the spot it comes from.
ON_STACK: Final = 32  # P7.8 e
EFFECT: Final = 33  # being carried out; a: the effect and how many of its operations are done
# What somebody must choose while an effect is carried out; a: how many are left.
LOSE_CREW: Final = 34  # P3.4
LOSE_HAND: Final = 35
DRAW_EITHER: Final = 36
TIRE_CREW: Final = 37
PAY_TOLL: Final = 38  # a: how many cards
DRAW_CARDS: Final = 39  # a: crew cards, b: events
THROW_MORE: Final = 40  # P4.3; a: which side
NAMING: Final = 41  # P7.5: about to lie on the stack, while who put it there names their own choices; as ON_STACK

# -- answers: verb | what << 5 | target << 11 ------------------------------------------------------------------
PASS: Final = 0  # also: enough, stop, set sail
PLAY: Final = 1  # an event of that kind, on that target
USE: Final = 2  # the ability of an equipped card of that kind, on that target
SAIL: Final = 3  # to that exploration
RAID: Final = 4
CHALLENGE: Final = 5  # what: the trait; target: the opponent and the prize
CHEAT: Final = 6
ACCEPT: Final = 7
REFUSE: Final = 8
PRIZE: Final = 9  # target: the prize
DISMISS: Final = 10  # a crew card from the hand
DISCARD: Final = 11  # an event from the hand
DRAW: Final = 12  # what: so many crew cards; target: so many events
DROP: Final = 13  # the equipped card on that spot
PLACE: Final = 14  # a crew card from the hand into the area
CAPTAIN_TAKEN: Final = 15  # that captain
LOSE: Final = 16  # the equipped card on that spot
PILLAGE: Final = 17  # target: a mask of spots, and the doubloon; P5.3
TIRE: Final = 18  # exhaust the equipped card on that spot
PAY: Final = 19  # the toll; the cards are named one by one afterwards
COMMAND: Final = 20  # the ability of that captain, on that target
VERB_MASK: Final = 31
WHAT_SHIFT: Final = 5
WHAT_MASK: Final = 63
TARGET_SHIFT: Final = 11

# -- actions as bits, for what forbids them --------------------------------------------------------------------
SAILING: Final = 1
RAIDING: Final = 2
CHALLENGING: Final = 4

# -- targets and prizes ----------------------------------------------------------------------------------------
GONE: Final = -1
COLLECTION_PRIZE: Final = 64  # + exploration; below: so many doubloons
PRIZE_MASK: Final = 127

# what a card names as its target when it is played
NO_TARGET: Final = 0
PIRATE: Final = 1  # the player on turn, or either side of a challenge (P7.2, P5.5)
RIVAL: Final = 2  # any other player: only where the card says so (P0.5)
EXPLORATION: Final = 3
CREW: Final = 4  # any equipped card
OWN_CREW: Final = 5
RIVAL_CREW: Final = 6
LASTING_EVENT: Final = 7
STACKED: Final = 8  # anything on the stack
STACKED_EVENT: Final = 9
STACKED_ABILITY: Final = 10
STACKED_PENALTY: Final = 11

# what is going on, as bits
FREE: Final = 1  # no action: before declaring, or after it
DECLARED: Final = 2  # an action was declared and has not begun
SAILS: Final = 4
RAIDS: Final = 8
CHALLENGES: Final = 16
BEFORE: Final = 32  # a roll comes
ROLLED: Final = 64  # a roll goes on
DUEL: Final = 128  # a challenge was accepted and is not over: both are on turn (P5.5)
ANSWERING: Final = 256  # something lies on the stack
MY_ROLL: Final = 512  # the asked seat is one of those who roll

# who an operation is about
YOU: Final = 0
THE_PIRATE: Final = 1  # the target
OTHERS: Final = 2
EVERYONE: Final = 3

# -- operations ------------------------------------------------------------------------------------------------
ADD_DICE: Final = 1
REMOVE_DICE: Final = 2
REROLL: Final = 3
TURN_DICE: Final = 4
CHANGE_DIFFICULTY: Final = 5
CANCEL: Final = 6
SWAP_ROW: Final = 7
MOVE_NEAR: Final = 8
MOVE_FAR: Final = 9
SINK: Final = 10
TURN_UP: Final = 11
DISCARD_CREW: Final = 12
TAKE_CREW: Final = 13
EXHAUST: Final = 14
MAKE_READY: Final = 15
READY_ALL: Final = 16
DAMAGE: Final = 17
GAIN: Final = 18
LOSE_COINS: Final = 19
STEAL: Final = 20
DRAW_CREW: Final = 21
DRAW_EVENT: Final = 22
DRAW_ANY: Final = 23
DISCARD_HAND: Final = 24
BAR_ACTION: Final = 25
TOLL: Final = 26
RAID_INSTEAD: Final = 27
REDIRECT: Final = 28
WARD: Final = 29
LOOK: Final = 30
PRESS: Final = 31
END_LASTING: Final = 32
TIRE_OWN: Final = 33
OPERATION: Final = 4  # cells of an operation: which, amount, who, and a further word

# -- changes that last: of captains and permanent events -------------------------------------------------------
MORE_DICE: Final = 0  # + trait or ANY_TRAIT
DUEL_DICE: Final = 5
HARDER: Final = 6  # + trait or ANY_TRAIT
REWARD: Final = 11
RAID_COINS: Final = 12
CHEAT_DICE: Final = 13
MORE_DAMAGE: Final = 14
EQUIP_MORE: Final = 15
RECRUIT_MORE: Final = 16
COLLECTION_WORTH: Final = 17
REFUSAL_COINS: Final = 18
FORBIDS: Final = 19  # amount: a mask of actions
CALM: Final = 20  # neighbours have no influence
CHANGES: Final = 21

# until when a permanent event stays
TO_THE_END: Final = 0
THIS_TURN: Final = 1
MY_NEXT_TURN: Final = 2
NEXT_ROLL: Final = 3

# conditions of explorations (P3.1); a trait is a condition as well, ATTACK to COURAGE
NO_CONDITION: Final = -1
HAS_OFFICERS: Final = 4
HAS_ITEMS: Final = 5
HAS_GANGS: Final = 6
HAS_CREW: Final = 7
HAS_COINS: Final = 8
HAS_CONQUERED: Final = 9
HAS_HAND: Final = 10

# -- where an effect comes from --------------------------------------------------------------------------------
OF_CREW: Final = 0
OF_EVENT: Final = 1
OF_EXPLORATION: Final = 2
OF_CAPTAIN: Final = 3

# -- endings ---------------------------------------------------------------------------------------------------
BY_POINTS: Final = 1
BY_FAME: Final = 2
BY_COINS: Final = 3
SHARED: Final = 4

# -- reasons why an answer is refused; their rule numbers and messages are in words.py ---------------------------
FINE: Final = 0
NO_SUCH_ANSWER: Final = 1
NOT_IN_HAND: Final = 2
NOT_NOW: Final = 3  # the card does not fit this moment
NOT_BEFORE_THROW: Final = 4
NOT_AFTER_THROW: Final = 5
NO_SUCH_TARGET: Final = 6
NO_TARGET_THERE: Final = 7  # there is nothing the card could name
NOT_THERE: Final = 8  # nothing lies on that spot
IS_TIRED: Final = 9
NO_ABILITY: Final = 10
NOT_ON_TURN: Final = 11
ON_STACK_ALREADY: Final = 12
NO_COINS: Final = 13
WATCHED: Final = 14  # nobody cheats at that exploration
NO_CREW: Final = 15
BARRED_NOW: Final = 16
NOT_IN_ROW: Final = 17
CONDITION_FAILS: Final = 18
NO_CHALLENGES: Final = 19
NOT_YOURSELF: Final = 20
OPPONENT_NOT_AT_SEA: Final = 21
NOTHING_TO_STAKE: Final = 22
OPPONENT_HAS_NOTHING: Final = 23
PRIZE_TOO_HIGH: Final = 24
PRIZE_NOT_THERE: Final = 25
TOO_MANY_OF_KIND: Final = 26  # P2.1.2: with so many in hand none of that kind is drawn
HAND_FULL: Final = 27
AREA_FULL: Final = 28
OFFICER_THERE: Final = 29
GANG_THERE: Final = 30
PLACED_ALREADY: Final = 31
NO_ROOM_NEEDED: Final = 32  # P2.2.3
MUST_PLACE: Final = 33
CAPTAIN_GONE: Final = 34
MUST_CHOOSE: Final = 35
NAMED_ALREADY: Final = 36  # P7.5: as often as it is there


def verb_of(code: i64) -> i64:
    return code & VERB_MASK


def what_of(code: i64) -> i64:
    return (code >> WHAT_SHIFT) & WHAT_MASK


def target_of(code: i64) -> i64:
    return code >> TARGET_SHIFT


def answer(verb: i64, what: i64, target: i64) -> i64:
    return verb | what << WHAT_SHIFT | target << TARGET_SHIFT


# -- what a permanent event lies on ----------------------------------------------------------------------------
ON_TABLE: Final = 0
ON_SEAT: Final = 1  # + seat
ON_EXPLORATION: Final = 16  # + exploration
ON_CREW: Final = 128  # + crew card, see below


def crew_on(seat: i64, spot: i64) -> i64:
    """An equipped card as a target: whose, and on which spot."""
    return seat << 4 | spot


# -- b of a challenge: trait | the challenger's prize << 3 | the opponent's << 10 | stops << 17 | who is next << 19 ---
OWN_PRIZE_SHIFT: Final = 3
OTHER_PRIZE_SHIFT: Final = 10
STOPS_SHIFT: Final = 17
NEXT_SHIFT: Final = 19

# -- an effect on the agenda: b is target + 1 (0: none, or gone) | spot << 12; a is ------------------------------
# effect | operations done << 10 | names << 13. Names are what its owner chose as it was put there (P7.5), the first
# one lowest, 0 after the last: a card of the hand or of the area, by its kind, or a deck.
EFFECT_MASK: Final = 1023
DONE_SHIFT: Final = 10
DONE_MASK: Final = 7
NAMED_SHIFT: Final = 13
NAME_BITS: Final = 7
NAME_MASK: Final = 127
MOST_NAMES: Final = 5  # so that a record fits in 53 bits, which every reader of JSON keeps exactly
CREW_NAMED: Final = 1  # + kind of a crew card
EVENT_NAMED: Final = 64  # + kind of an event
CREW_DECK_NAMED: Final = 1
EVENT_DECK_NAMED: Final = 2
AIM_MASK: Final = 4095
SPOT_SHIFT: Final = 12
SPOT_GONE: Final = 63  # the card whose ability it was has left
