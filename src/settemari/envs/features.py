"""Observations for learners: compact columns spread out into features between 0 and about 1."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from settemari.envs.columns import CATEGORY, SET, Column

MOST_CATEGORIES = 256  # beyond that a number stays a number


class Features:
    """A feature for each category and each member of a set; of a number, its logarithm."""

    def __init__(self, columns: Sequence[Column]) -> None:
        numbers, sets, categories = [], [], []
        for index, column in enumerate(columns):
            if column.form == SET:
                sets += [(index, bit, f"{column.name}.{member}") for bit, member in enumerate(column.members)]
            elif column.form == CATEGORY and column.most < MOST_CATEGORIES:
                categories += [(index, value, f"{column.name}={value}") for value in range(1, column.most + 1)]
            else:
                numbers.append((index, 0, column.name))
        self.names = tuple(name for _, _, name in (*numbers, *sets, *categories))
        self._numbers = np.array([index for index, _, _ in numbers], np.intp)
        self._sets = np.array([index for index, _, _ in sets], np.intp)
        self._bits = np.array([bit for _, bit, _ in sets], np.int32)
        self._categories = np.array([index for index, _, _ in categories], np.intp)
        self._values = np.array([value for _, value, _ in categories], np.int32)

    def expand(self, observations: NDArray[np.int32]) -> NDArray[np.float32]:
        """As many rows as there are observations."""
        spread = np.empty((len(observations), len(self.names)), np.float32)
        first = len(self._numbers)
        second = first + len(self._sets)
        numbers = observations[:, self._numbers].astype(np.float32)
        spread[:, :first] = np.sign(numbers) * np.log1p(np.abs(numbers)) / 3
        spread[:, first:second] = (observations[:, self._sets] >> self._bits) & 1
        spread[:, second:] = observations[:, self._categories] == self._values
        return spread
