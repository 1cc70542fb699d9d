"""The sheet on which developers look at all cards."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from docs.contact_sheet import main, sheet
from tests.pictures.shipped import WANTED


def test_every_card_of_the_box_is_on_it() -> None:
    page, wide, high = sheet()
    assert page.count("<figure") == sum(card.copies for card in WANTED) == 110
    assert (wide, high) == (2100, 1640)
    each, *_ = sheet(each=True)
    assert each.count("<figure") == len(WANTED)


def test_it_is_written_where_one_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "cards.html"
    monkeypatch.setattr(sys, "argv", ["contact_sheet", str(out), "--each"])
    assert main() == 0
    assert out.read_text("utf-8") == sheet(each=True)[0]
