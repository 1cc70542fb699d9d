"""The decisions of Arrr!!!: whole games are played by any answers, and of each kind of question one is kept.

A table is told all its cards with its layout, so that stands in a file of its own, one for each mode.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import settemari
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.server.sight import layout_of
from tests.frames.scene import scene_of
from tests.server.seated import some_answers

NAMES = ["Anna", "Bianca", "Gino", "Tea"]
LAST = 6  # beats that a scene tells: what came before is not looked at
# Mode: seats, seed and how many questions are looked at.
GAMES = {"gallows": (2, 3, 140), "boarding": (3, 5, 220), "arrr": (4, 3, 420)}


def written() -> Iterator[tuple[str, Mapping[str, object]]]:
    """The name of each file, and what it holds."""
    for mode, (seats, seed, questions) in GAMES.items():
        match = settemari.deal("arrr", seats=seats, seed=seed, variant=mode)
        yield f"layout-{mode}", layout_of(match.game, match.setup, match.variant)
        yield from _scenes(mode, match, questions)


def _scenes(mode: str, match: Match, questions: int) -> Iterator[tuple[str, Mapping[str, object]]]:
    chance = Seeded(4)
    found: dict[str, tuple[int, Mapping[str, object]]] = {}
    for _ in range(questions):
        if (question := match.question()) is None:
            break
        for seat in question.waiting_for:
            worth = len(question.offer(seat).playable)
            if worth > found.get(question.name, (0, {}))[0]:
                found[question.name] = worth, _scene(mode, match, seat)
        for asked, answer in some_answers(question, chance):
            question.answer(asked, answer)
    for name, (_worth, scene) in found.items():
        yield f"{mode}-{name}", scene


def _scene(mode: str, match: Match, seat: int) -> Mapping[str, object]:
    scene = scene_of(match, seat, NAMES[: match.seats])
    asked, beats, standing = scene["question"], scene["beats"], match.game.standing()
    assert isinstance(asked, dict)
    assert isinstance(beats, list)
    assert standing is not None
    moment = standing.is_moment(match.view(None))
    return {**scene, "layout": mode, "beats": beats[-LAST:], "question": {**asked, "moment": moment}}
