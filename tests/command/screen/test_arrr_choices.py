"""Menus of Arrr!!!: every answer can be chosen by typing labels, and Enter alone does what it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.choices import Choice, Choices
from settemari.core.offer import Offer
from settemari.games.arrr import codes as c
from settemari.games.arrr.gist import successes, wanted
from tests.command.screen.arrr_scenes import MODES, asked, look, wild
from tests.size import pick


def reached(choices: Choices) -> Iterator[int]:
    """The codes of all that can be typed, label after label."""
    labels = [choice.label for choice in choices.choices if choice.label] + list(choices.within)
    assert len(set(labels)) == len(labels)
    for label in labels:
        found = choices.find(label)
        if isinstance(found, Choices):
            yield from reached(found)
        else:
            assert isinstance(found, Choice)
            yield found.option.action.code
    if choices.usual is not None:
        yield choices.usual.option.action.code


@pytest.mark.heavy
@pytest.mark.parametrize("mode", MODES)
def test_every_answer_can_be_typed(mode: str) -> None:
    steps = set()
    for seed in range(pick(1, 3)):
        for number, match in enumerate(wild(mode, 3, seed)):
            if match.question() is None or number % pick(3, 1):
                continue
            for seat in asked(match).seats:
                view = match.view(seat)
                offer: Offer = asked(match).offer(seat)
                choices = look(match).choices(view, offer)
                playable = {action.code for action in offer.playable}
                known = {option.action.code for option in offer.options}
                codes = set(reached(choices))
                assert playable <= codes <= known
                for action in offer.playable:  # an action in words does as well
                    found = choices.find(str(action))
                    assert isinstance(found, Choice) or choices.usual is not None
                for line in choices.lines(80):
                    assert isinstance(line, Text)
                    assert cell_len(line.plain) <= 80
                steps.add(asked(match).name)
    assert len(steps) >= {"gallows": 4, "boarding": 6, "full": 10}[mode]


def test_enter_passes_at_every_moment_and_stops_only_a_roll_that_succeeds() -> None:
    stops = set()
    for match in wild("full", 3, 4):
        if match.question() is None:
            continue
        seat = asked(match).seats[0]
        view = match.view(seat)
        choices = look(match).choices(view, asked(match).offer(seat))
        step = int(view.step())
        if look(match).declining(match.view(None)) is not None:
            assert choices.usual is not None
            assert choices.usual.option.action.code == c.PASS
            assert choices.at_once
        elif step == c.ROLLING:
            succeeds = successes(view, 0) >= wanted(view)
            assert (choices.usual is not None) == succeeds
            stops.add(succeeds)
        elif step == c.RECRUIT:
            assert choices.usual is not None
            assert not choices.at_once
        elif step not in (c.EQUIP, c.CONTEST):
            assert choices.usual is None
    assert stops == {True, False}
