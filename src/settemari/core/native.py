"""Native number types: C integers and flat vectors when compiled, plain ``int`` and ``list`` when not.

Compiled modules name ``i64`` and ``vec`` in their types; mypyc reads the first branch and emits C. When the same
files run interpreted they get the second branch, so that the engine needs no third-party import at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
