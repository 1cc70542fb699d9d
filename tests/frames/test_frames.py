"""The recorded frames are what the engine sends today."""

from __future__ import annotations

from tests.frames.make import written


def test_the_frames_of_the_browser_client_are_those_of_today() -> None:
    old = [file.name for file, text in written() if not file.is_file() or file.read_text("utf-8") != text]
    assert old == [], "out of date: run python -m tests.frames, and look at the pictures (web/decisions.html)"


def test_there_are_no_others() -> None:
    wanted = {file for file, _ in written()}
    assert {file for folder in {file.parent for file in wanted} for file in folder.glob("*.json")} == wanted
