"""What greedy players prefer, on both sides: every preference is a number with a name, in hundredths of a step."""

from __future__ import annotations

from typing import Final

STEP: Final = 100  # the unit: one space forward

# -- winning and losing, both sides ----------------------------------------------------------------------------
WIN: Final = 5500  # to stand on the last space or to be aboard
LOSE: Final = 1500  # an opponent wins, and I do not
SHARE: Final = 200  # an opponent wins together with me
RIVAL: Final = 120  # what one step of the opponents costs, in percent of my own, divided among them
AHEAD: Final = 6  # more of it for each space an opponent is ahead of me, less for each one behind
RIVAL_MOST: Final = 100

# -- side A ----------------------------------------------------------------------------------------------------
SUIT: Final = 80  # a suit new to a stock: one more for boarding (A4.1)
SPARE: Final = 10  # a further card of a suit: something to lose to sharks
KEEP_SHIP: Final = 100  # a steamship in the hand is worth keeping until it wins
HOPE: Final = 50  # percent: how likely opponents are to give what I need to board

# -- side B ----------------------------------------------------------------------------------------------------
STACK: Final = 150  # a stack is a step in every round to come (B4.3)
WEIGHT: Final = 15  # every point in a stack brings it nearer to bursting (B4.2)
CAUGHT: Final = 1500  # the lava reaches a meeple (B5.2)
KEEP_LOAD: Final = 60  # percent: how much of my own best load I would give up by giving that card away
