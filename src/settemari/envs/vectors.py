"""Vectors of zeros that others may look into through the buffer protocol: numpy does so without copying.

Not compiled, as ``core.native`` is not: it is what tells compiled and interpreted apart.
"""

from __future__ import annotations

from array import array
from typing import cast

from settemari.core.native import i32, is_compiled, u8, vec


def zeros_i32(count: int) -> vec[i32]:
    """So many 32-bit numbers."""
    if is_compiled():
        from librt.vecs import vec as native_vec
        from mypy_extensions import i32 as native_i32

        return native_vec[native_i32]([native_i32(0)] * count)
    return cast("vec[i32]", array("i", bytes(4 * count)))


def zeros_u8(count: int) -> vec[u8]:
    """So many bytes."""
    if is_compiled():
        from librt.vecs import vec as native_vec
        from mypy_extensions import u8 as native_u8

        return native_vec[native_u8]([native_u8(0)] * count)
    return cast("vec[u8]", array("B", bytes(count)))


def zeros_float(count: int) -> vec[float]:
    """So many floating-point numbers of 64 bits."""
    if is_compiled():
        from librt.vecs import vec as native_vec

        return native_vec[float]([0.0] * count)
    return cast("vec[float]", array("d", bytes(8 * count)))
