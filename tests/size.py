"""How much the heavy tests do: small in `make test`, full in `make soak`."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")


def pick(small: T, full: T) -> T:
    """The first in the small size, the second in the full one."""
    return full if os.environ.get("SETTEMARI_SIZE") == "full" else small
