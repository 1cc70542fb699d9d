"""A server for all tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.client.serving import Served, served


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with served() as running:
        yield running
