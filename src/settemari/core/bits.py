"""Sets of kinds and of seats as bit masks."""

from __future__ import annotations

from typing import Final

from settemari.core.native import i64, vec

# Powers of two leave different remainders when divided by 67: so the place of a single bit is one look-up away.
PRIME: Final = 67
PLACE_OF_BIT: Final = vec[i64]([0] * PRIME)


def bit(kind: i64) -> i64:
    """The mask of one kind. Compiled, a literal 1 is a 32-bit number: made from ``kind`` it has 64 bits.

    A loop over many kinds shifts ``one = bit(0)``. For seats, of which there are few, ``1 << seat`` will do.
    """
    one: i64 = (kind & 0) | 1
    return one << kind


def lowest(mask: i64) -> i64:
    """The lowest member of a mask that is not empty."""
    return PLACE_OF_BIT[(mask & -mask) % PRIME]


def is_single(mask: i64) -> bool:
    """Whether a mask has exactly one member."""
    return mask != 0 and mask & (mask - 1) == 0


def _note_places() -> None:
    for place in range(63):
        PLACE_OF_BIT[bit(place) % PRIME] = place


_note_places()
