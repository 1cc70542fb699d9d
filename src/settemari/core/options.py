"""The buffer of action codes that ``legal`` fills: kept by whoever asks, so that asking allocates nothing."""

from __future__ import annotations

from typing import final

from settemari.core.native import i64, vec


@final
class Options:
    """A buffer of action codes that its owner keeps and ``legal`` fills."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * 128)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        count = self.count
        codes = self.room(count + 1)
        codes[count] = code
        self.count = count + 1

    def room(self, codes: i64) -> vec[i64]:
        """The buffer, with room for so many codes: for loops that fill it themselves and set ``count`` at the end."""
        if codes > len(self.codes):
            larger = vec[i64]([0] * (2 * codes))
            for index in range(self.count):
                larger[index] = self.codes[index]
            self.codes = larger
        return self.codes

    def listed(self) -> list[int]:
        return [self.codes[index] for index in range(self.count)]
