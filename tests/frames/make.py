"""How a scene is written: as a client would have it after the frames it was sent."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

import settemari
from settemari.lessons import lesson_named
from settemari.server.lessons import told_lesson
from tests.frames import arrr
from tests.frames.scene import scene_of, stretch_of
from tests.frames.scenes import SCENES

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
FOLDER = CLIENT / "maretta" / "fixtures"
LESSONS = ("vulcano",)  # whole, for what walks through them

# Stretches of whole games, for what plays beats: game, seed, how many questions, and the seat that looks on.
STRETCHES = {
    "game-maretta": ("maretta", 5, 14, 0),
    "game-vulcano": ("vulcano", 2, 400, 1),
}


def written() -> Iterator[tuple[Path, str]]:
    """Every file, with what it should hold."""
    for name, build in SCENES.items():
        table, seat = build()
        yield FOLDER / f"{name}.json", page(scene_of(table.match, seat, table.names))
    for name, (game, seed, questions, seat) in STRETCHES.items():
        yield FOLDER / f"{name}.json", page(stretch_of(settemari.deal(game, seats=3, seed=seed), questions, seat))
    for name, told in arrr.written():
        yield CLIENT / "arrr" / "fixtures" / f"{name}.json", page(told)
    for name in LESSONS:
        yield CLIENT / "learn" / "fixtures" / f"{name}.json", page(told_lesson(lesson_named(name)))


def page(told: Mapping[str, object]) -> str:
    """One line for each part, so that a difference can be read."""
    parts = [f"{json.dumps(key)}: {msgspec.json.encode(part).decode()}" for key, part in told.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"
