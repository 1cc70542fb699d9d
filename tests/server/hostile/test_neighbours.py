"""A table goes on while its neighbours misbehave. How fast is printed, not asserted (neighbours.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hostile.neighbours import CROWD, HEAD, measure, served
from tests.size import pick

SECONDS = pick(5, 15)
MOST_MEGABYTES = 400  # more than they can make it need, far less than without limits


@pytest.mark.heavy
def test_a_table_goes_on_beside_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path) as server:
        alone = measure(server, "nobody", [], SECONDS)
        among = measure(server, "all", list(CROWD), SECONDS)
        after = measure(server, "after", [], SECONDS)
        assert server.process.poll() is None
    with capsys.disabled():
        print(f"\n{HEAD}", *(measured.line() for measured in (alone, among, after)), sep="\n")
    for measured in (alone, among, after):  # every answer got its reply, or this would have failed before
        assert measured.waits
        assert measured.megabytes < MOST_MEGABYTES
