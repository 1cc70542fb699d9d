"""Where a server's time, names and luck come from: one place, so that tests can say what they are.

Nothing else in this layer looks at a clock or rolls a die of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

# No vowels, so that no code is a word; no letter that can be taken for a digit.
LETTERS = "bcdfghjkmnpqrstvwxz"
CODE = 6  # letters of a table's code: 47 million


class Source:
    """The real ones."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Let so much time pass."""
        await asyncio.sleep(seconds)

    def secret(self) -> bytes:
        """256 bits that nobody can guess."""
        return secrets.token_bytes(32)

    def key(self) -> str:
        """The name of a table or a guest, which nobody can guess either."""
        return self.secret()[:16].hex()

    def code(self) -> str:
        """The code of a table, as it stands in a link and is read aloud: short, so it may be taken."""
        number = int.from_bytes(self.secret(), "big")
        letters = []
        for _ in range(CODE):
            number, letter = divmod(number, len(LETTERS))
            letters.append(LETTERS[letter])
        return "".join(letters)

    def share(self) -> float:
        """Evenly from 0 to 1."""
        return int.from_bytes(self.secret()[:7], "big") / (1 << 56)


class Scripted(Source):
    """For tests: the clock moves only when somebody sleeps, and at once, and everything follows from a number."""

    def __init__(self, seed: int = 1, now: float = 1_000_000.0) -> None:
        self._seed = seed
        self._drawn = 0
        self.time = now

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)

    def secret(self) -> bytes:
        self._drawn += 1
        return hashlib.sha256(f"{self._seed} {self._drawn}".encode()).digest()
