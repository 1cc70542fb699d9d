"""Bit masks: a mask of one, its lowest member, whether there is exactly one."""

from __future__ import annotations

import pytest

from settemari.core.bits import bit, is_single, lowest

pytestmark = pytest.mark.compiled_too

KINDS = range(63)


def test_the_mask_of_one() -> None:
    assert [int(bit(kind)) for kind in KINDS] == [1 << kind for kind in KINDS]


def test_the_lowest_member() -> None:
    for kind in KINDS:
        assert lowest(1 << kind) == kind
        assert lowest(1 << kind | 1 << 62) == kind
        assert lowest((1 << 63) - (1 << kind)) == kind


def test_exactly_one_member() -> None:
    assert not is_single(0)
    for kind in KINDS:
        assert is_single(1 << kind)
    for one in KINDS:
        assert not any(is_single(1 << one | 1 << other) for other in range(one))
    assert not is_single((1 << 63) - 1)
