"""Sets of kinds and of seats as bit masks."""

from __future__ import annotations

from typing import Final

from settemari.core.native import i64, vec

# A de Bruijn sequence: times a single bit it has other top six bits for every place, so that place is one look-up away.
DE_BRUIJN: Final = 0x022FDD63CC95386D
PLACE_OF_BIT: Final = vec[i64]([0] * 64)


def bit(kind: i64) -> i64:
    """The mask of one kind. Compiled, a literal 1 is a 32-bit number: made from ``kind`` it has 64 bits.

    A loop over many kinds shifts ``one = bit(0)``. For seats, of which there are few, ``1 << seat`` will do.
    """
    one: i64 = (kind & 0) | 1
    return one << kind


def lowest(mask: i64) -> i64:
    """The lowest member of a mask that is not empty."""
    return PLACE_OF_BIT[(((mask & -mask) * DE_BRUIJN) >> 58) & 63]


def is_single(mask: i64) -> bool:
    """Whether a mask has exactly one member."""
    return mask != 0 and mask & (mask - 1) == 0


def _note_places() -> None:
    for place in range(63):
        PLACE_OF_BIT[((bit(place) * DE_BRUIJN) >> 58) & 63] = place


_note_places()
