"""Positions of Arrr!!!: every state of every mode goes to JSON and comes back the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import settemari
from settemari.core.chance import Seeded
from settemari.core.notation.position import position_of, read, read_view, view_of
from settemari.core.notation.position_schema import schema_of
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ENDING, SPECTATOR
from settemari.games.arrr import codes as c
from settemari.games.arrr import words
from settemari.games.arrr.fields import deck_of
from settemari.games.arrr.game import ARRR, cards_of
from tests.arrr.positions import TABLES
from tests.records.positions import play_on, states, tidy
from tests.size import pick

pytestmark = pytest.mark.compiled_too

DOCS = Path(__file__).parents[2] / "docs"
EVERY = pick(61, 7)  # states of the games below
DEEP = pick(29, 3)  # those with much on the agenda

Told = dict[str, Any]


class Trial:
    """A table, and its random games."""

    def __init__(self, name: str) -> None:
        self.game, self.variant, self.seats, self.said = TABLES[name]
        self.setup: Setup = self.game.setup(self.seats, self.variant)

    def states(self) -> Iterator[tuple[int, State]]:
        for number, state in enumerate(states(self.setup, self.seats)):
            if number % EVERY == 0 or (number % DEEP == 0 and state.depth() > 3) or state.cell(ENDING):
                yield number, state

    def position(self, state: State) -> Told:
        return position_of(self.game, self.variant, self.seats, state) | {"variant": self.said}

    def view(self, state: State, observer: int) -> Told:
        return view_of(self.game, self.variant, state.view(observer)) | {"variant": self.said}


@pytest.fixture(params=TABLES)
def trial(request: pytest.FixtureRequest) -> Trial:
    return Trial(request.param)


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema_of([ARRR]))


# -- there and back --------------------------------------------------------------------------------------------


@pytest.mark.heavy
def test_every_state_comes_back_the_same(trial: Trial) -> None:
    tried = 0
    for number, state in trial.states():
        there = read(json.dumps(trial.position(state)))
        assert there.state.digest() == tidy(trial.setup, state).digest()
        assert (there.game, there.seats, there.variant) == (trial.game, trial.seats, trial.variant)
        if tried % 9 == 0 and not state.cell(ENDING):
            assert play_on(there.setup, there.state, number) == play_on(trial.setup, state, number)
        tried += 1
    assert tried > 6


@pytest.mark.heavy
def test_every_view_comes_back_the_same(trial: Trial) -> None:
    for number, state in trial.states():
        observer = number % (trial.seats + 1) - 1
        there = read_view(json.dumps(trial.view(state, observer)))
        assert there.view.same_as(state.view(observer))
        assert (there.game, there.seats, there.variant) == (trial.game, trial.seats, trial.variant)
        again = trial.setup.redeal(there.view, Seeded(number))
        assert again.view(observer).same_as(there.view)


@pytest.mark.heavy
def test_the_schema_takes_every_position_and_view(trial: Trial, validator: Draft202012Validator) -> None:
    for number, state in trial.states():
        if number % 3 == 0 or state.cell(ENDING):
            validator.validate(trial.position(state))
            validator.validate(trial.view(state, number % (trial.seats + 1) - 1))


def test_the_schema_knows_the_places_of_the_cards(validator: Draft202012Validator) -> None:
    whole = json.loads(example())
    assert validator.is_valid(whole)
    for wrong in (
        whole | {"seats": 5},
        whole | {"agenda": [{"step": "pick", "seat": "pink"}]},
        whole | {"places": {"hand of pink": []}},
        whole | {"places": {"crew of pink": ["Not A Card"]}},
        whole | {"places": {"crew-deck": 3}},
        whole | {"counters": {"space": [0, 0]}},
        whole | {"variant": {"mode": "easy"}},
    ):
        assert not validator.is_valid(wrong), wrong


def test_a_view_tells_nothing_that_the_seat_does_not_see() -> None:
    trial = Trial("full-3")
    for number, state in trial.states():
        for observer in (number % trial.seats, SPECTATOR):
            other = trial.setup.redeal(state.view(observer), Seeded(number))
            assert trial.view(state, observer) == trial.view(other, observer)


def test_a_view_is_read_although_a_hidden_hand_could_have_no_answer() -> None:
    """P2.2.3: a gang was discarded, so another card is placed. Others do not see that it is in the hand."""
    trial = Trial("gallows-2")
    position = trial.position(trial.setup.deal(0, Seeded(1), None))
    places = position["places"]
    assert isinstance(places, dict)
    crew = [*places["crew of purple"], *places["crew of pink"], *places["crew-deck"]]
    kinds = {card.id: card.kind for card in deck_of(trial.variant).crew}
    gangs = [card for card in crew if kinds[card] == "gang"]
    items = [card for card in crew if kinds[card] == "item"]
    seen = [gangs.pop(), items.pop()]
    hidden = [items.pop(), *gangs]
    lying = {card: crew.count(card) for card in dict.fromkeys(crew)}
    for card in (*seen, *hidden):
        lying[card] -= 1
    places |= {
        "area of purple": [{"piece": card, "up": True} for card in seen] + [None] * 2,
        "crew of purple": hidden[:1],
        "crew of pink": [],
        "crew-deck": hidden[1:],
        "crew-discard": {card: count for card, count in lying.items() if count},
    }
    position |= {"agenda": [{"step": "equip", "seat": "purple", "a": 1, "b": 0}], "asked": ["purple"], "knows": {}}
    there = read(json.dumps(position))
    for observer in (0, 1, SPECTATOR):
        view = there.state.view(observer)
        text = json.dumps(view_of(there.game, there.variant, view) | {"variant": trial.said})
        assert read_view(text).view.same_as(view)


# -- by hand ---------------------------------------------------------------------------------------------------


def example() -> str:
    page = (DOCS / "positions.md").read_text("utf-8")
    [text] = [text for text in re.findall(r"^```json\n(.*?)^```", page, re.MULTILINE | re.DOTALL) if '"arrr"' in text]
    return str(text)


def test_the_example_of_the_docs_can_be_read_and_played(validator: Draft202012Validator) -> None:
    validator.validate(json.loads(example()))
    there = read(example())
    match = settemari.Match(there.game, there.seats, there.variant, seed=1, position=there.state)
    question = match.question()
    assert question is not None
    assert question.name == "sail-declared"
    assert question.can(0, "play shoal")
    for seat in question.seats:
        question.answer(seat, "pass" if seat else "play shoal")
    assert match.view(1).pieces(c.STACK) == [words.piece_kind(cards_of(there.setup), c.STACK, "shoal")]


def test_what_is_left_out_is_as_before_the_first_round() -> None:
    there = read(
        json.dumps(
            {
                "format": "settemari position 1",
                "game": "arrr",
                "seats": 2,
                "agenda": [{"step": "declare", "seat": "pink"}],
                "places": {
                    **dict.fromkeys(("crew-deck", "event-deck", "sea-deck"), "rest"),
                    "captains": dict.fromkeys(captains(), 1),
                },
            }
        )
    )
    told = position_of(there.game, there.variant, there.seats, there.state)
    assert told["counters"] == {
        "round": 0,
        "first": "purple",
        "supply": 40,
        **{name: [0, 0] for name in ("coins", "staked", "tired", "shield")},
        **dict.fromkeys(("barred", "trait", "difficulty", "shift", "thrown"), 0),
        "extra": [0, 0],
        "dice": [0] * 10,
        "in_play": 0,
        "on": [0] * 8,
        "by": ["purple"] * 8,
    }
    match = settemari.Match(there.game, there.seats, there.variant, seed=1, position=there.state)
    question = match.question()
    assert question is not None
    assert [str(option) for option in question.offer(1).playable] == ["raid"]


def captains() -> list[str]:
    return [card.id for card in deck_of(ARRR.variant()).captains]
