"""Native number types: C integers and flat vectors when compiled, plain ``int`` and ``list`` when not.

Compiled modules name ``i64`` and ``vec`` in their types; mypyc reads the first branch and emits C. When the same
files run interpreted they get the second branch, so that the engine needs no third-party import at all.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i64 = i32 = u8 = int

    class vec:
        def __class_getitem__(cls, item):
            return list


def is_compiled() -> bool:
    """Whether the rules run as compiled extension modules."""
    from settemari.core import state

    return not (state.__file__ or "").endswith(".py")


# -- vectors of zeros that others may look into through the buffer protocol: numpy does so without copying -------------


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
