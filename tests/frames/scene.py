"""A table at one moment, or for a stretch of a game, as one seat has been told it."""

from __future__ import annotations

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.server.sight import Sight, layout_of
from tests.server.seated import some_answers


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
