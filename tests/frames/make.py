"""How a scene is written: as a client would have it after the frames it was sent."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

import settemari
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.lessons import lesson_named
from settemari.server.lessons import told_lesson
from settemari.server.sight import Sight, layout_of
from tests.frames.scenes import SCENES
from tests.server.seated import some_answers

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
    for name in LESSONS:
        yield CLIENT / "learn" / "fixtures" / f"{name}.json", page(told_lesson(lesson_named(name)))


def page(told: Mapping[str, object]) -> str:
    """One line for each part, so that a difference can be read."""
    parts = [f"{json.dumps(key)}: {msgspec.json.encode(part).decode()}" for key, part in told.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def scene_of(match: Match, seat: int, names: list[str]) -> dict[str, object]:
    """What a seat has been told, and what it is offered."""
    sight = Sight(match, seat)
    question = sight.question()
    assert question is not None
    mine = match.pending(seat)
    return {
        **table_of(match, names, seat),
        "beats": [beat.encoded for beat in sight.beats()],
        **told(sight),
        "question": {**question, **sight.asked(), "moment": False, "asked": 0, "prompt": True, "mine": mine},
        "offer": sight.offer(),
    }


def stretch_of(match: Match, questions: int, seat: int) -> dict[str, object]:
    """A game from its beginning, as one seat follows it: after each beat what it sees then."""
    chance, sight = Seeded(4), Sight(match, seat)
    frames: list[dict[str, object]] = []
    for _ in range(questions):
        frames.append({"beats": [beat.encoded for beat in sight.beats(len(frames))], **told(sight)})
        if (question := match.question()) is None:
            break
        for asked, answer in some_answers(question, chance):
            question.answer(asked, answer)
    return {**table_of(match, [f"P{number}" for number in range(match.seats)], seat), "frames": frames}


def table_of(match: Match, names: list[str], seat: int) -> dict[str, object]:
    return {
        "game": match.game.id,
        "seat": seat,
        "names": names,
        "layout": layout_of(match.game, match.setup, match.variant),
    }


def told(sight: Sight) -> dict[str, object]:
    view = sight.view()
    cells = view["cells"]
    assert isinstance(cells, list)
    numbers = [int(cell) for cell in cells]  # scenes write truth values where cells are numbers
    return {"cells": numbers, "facts": view["facts"], "gauges": sight.gauges()}
