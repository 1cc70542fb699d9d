"""Positions: every state of every game goes to JSON and comes back the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import settemari
from settemari.core.chance import Seeded
from settemari.core.errors import PositionError
from settemari.core.game import Game
from settemari.core.notation.position import position_of, position_of_match, read, read_view, view_of, write
from settemari.core.notation.position_schema import schema_of
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, SPECTATOR
from settemari.core.variant import Variant
from skiff.game import SKIFF
from tests.records.positions import MARETTA, TABLES, VULCANO, find, play_on, states, tidy
from tests.size import pick

pytestmark = pytest.mark.compiled_too

DOCS = Path(__file__).parents[2] / "docs"
EVERY = pick(9, 1)  # states of the games below


class Trial:
    """A game under a variant, and its random games."""

    def __init__(self, name: str) -> None:
        self.game, tables, self.seats = TABLES[name]
        self.variant: Variant = self.game.variant_of(tables)
        self.setup: Setup = self.game.setup(self.seats, self.variant)

    def states(self) -> Iterator[tuple[int, State]]:
        number = 0
        for seed in range(pick(1, 2)):
            for state in states(self.setup, seed):
                number += 1
                if number % EVERY == 1 or EVERY == 1 or state.cell(ENDING):
                    yield number, state

    def written(self, state: State) -> str:
        return write(position_of(self.game, self.variant, self.seats, state))


@pytest.fixture(params=TABLES)
def trial(request: pytest.FixtureRequest) -> Trial:
    return Trial(request.param)


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    return Draft202012Validator(schema_of([MARETTA, VULCANO, SKIFF]))


# -- there and back --------------------------------------------------------------------------------------------


@pytest.mark.heavy
def test_every_state_comes_back_the_same(trial: Trial) -> None:
    for number, state in trial.states():
        there = read(trial.written(state), find=find)
        assert there.state.digest() == tidy(trial.setup, state).digest()
        assert (there.game, there.seats, there.variant) == (trial.game, trial.seats, trial.variant)
        assert there.variant.name == trial.variant.name
        if number % 5 == 1 and not state.cell(ENDING):
            assert play_on(there.setup, there.state, number) == play_on(trial.setup, state, number)


@pytest.mark.heavy
def test_every_view_comes_back_the_same(trial: Trial) -> None:
    for number, state in trial.states():
        observer = (number // EVERY) % (trial.seats + 1) - 1
        view = state.view(observer)
        text = write(view_of(trial.game, trial.variant, view))
        there = read_view(text, find=find)
        assert there.view.same_as(view)
        assert (there.game, there.seats, there.variant) == (trial.game, trial.seats, trial.variant)
        trial.setup.redeal(there.view, Seeded(number))


@pytest.mark.heavy
def test_the_schema_takes_every_position_and_view(trial: Trial, validator: Draft202012Validator) -> None:
    for number, state in trial.states():
        if number % 4 == 1 or state.cell(ENDING):
            validator.validate(json.loads(trial.written(state)))
            validator.validate(json.loads(write(view_of(trial.game, trial.variant, state.view(number % trial.seats)))))


def test_a_view_tells_nothing_that_the_seat_does_not_see() -> None:
    """A redeal of a view looks the same from that seat, and so it is written the same."""
    trial = Trial("maretta-barrels-4")
    for number, state in trial.states():
        for observer in (number % trial.seats, SPECTATOR):
            view = state.view(observer)
            other = trial.setup.redeal(view, Seeded(number))
            told = [view_of(trial.game, trial.variant, each.view(observer)) for each in (state, other)]
            assert told[0] == told[1]


# -- a match from a position -----------------------------------------------------------------------------------


def test_a_match_goes_on_from_a_position_and_comes_to_one() -> None:
    match = settemari.deal("vulcano", seats=3, seed=5)
    there = read(write(position_of_match(match)))
    again = settemari.Match(there.game, there.seats, there.variant, seed=9, position=there.state)
    for _ in range(12):
        question = again.question()
        assert question is not None
        for seat in question.seats:
            question.answer(seat, question.offer(seat).playable[0])
        now = read(write(position_of_match(again)))
        assert now.state.view(1).same_as(again.view(1))
        assert now.state.view(SPECTATOR).same_as(again.view(None))


def test_a_position_between_questions_is_run_on() -> None:
    trial = Trial("maretta-printed-3")
    between = [state for _, state in trial.states() if not state.cell(ASKED) and not state.cell(ENDING)]
    assert len(between) > 3
    for state in between:
        there = read(trial.written(state))
        assert there.state.cell(ASKED) == 0
        match = settemari.Match(there.game, there.seats, there.variant, seed=1, position=there.state)
        assert match.question() is not None or match.outcome is not None


def test_an_ended_game_has_its_outcome() -> None:
    trial = Trial("vulcano-printed-4")
    [*_, (_, last)] = trial.states()
    there = read(trial.written(last))
    match = settemari.Match(there.game, there.seats, there.variant, seed=1, position=there.state)
    assert match.question() is None
    assert match.outcome == trial.game.outcome(last.view(SPECTATOR))


# -- by hand ---------------------------------------------------------------------------------------------------

BY_HAND = """{
  "format": "settemari position 1", "game": "maretta", "seats": 3,
  "agenda": [{"step": "pick", "seat": "purple"}],
  "places": {
    "hand of purple": ["wood-1", "wood-2"],
    "hand of pink": ["rope-1", "steamship"],
    "hand of yellow": ["fire-5", "fire-4"],
    "deck": "rest", "bag": "rest"
  }
}"""


def test_what_is_left_out_is_as_at_the_start() -> None:
    there = read(BY_HAND)
    assert there.variant == MARETTA.variant()
    told = position_of(there.game, there.variant, there.seats, there.state)
    assert told["counters"] == {
        "round": 1,
        "first": "purple",
        "space": [0, 0, 0],
        "race": ["purple", "pink", "yellow"],
        "lava": 0,
        "inked": [],
        "ink_next": [],
        "stole": [],
    }
    assert told["asked"] == []
    assert told["ended"] is None
    assert told["knows"] == {}
    places = told["places"]
    assert isinstance(places, dict)
    assert places["stock of pink"] == {}
    assert places["slot1"] == [None, None, None]
    assert places["barrels"] == [None] * 16
    assert places["box"] == []
    assert len(places["deck"]) == 70 + 3 - 6
    assert places["deck"][:4] == ["steamship", "steamship", "wood-1", "wood-1"]
    assert len(places["bag"]) == 19
    match = settemari.Match(there.game, there.seats, there.variant, seed=1, position=there.state)
    question = match.question()
    assert question is not None
    assert question.seats == (0, 1, 2)


def test_a_variant_may_be_named_coded_or_said_in_part() -> None:
    for variant, name, last in (
        ('"squall"', "Squall", 20),
        ('"maretta-1-7N4R6-YJD"', "Escape from Maretta", 200),
        ('{"path": {"last": 30}}', "variant", 30),
    ):
        there = read(BY_HAND.replace('"seats": 3', f'"seats": 3, "variant": {variant}').replace("wood-2", "wood-3"))
        assert (there.variant.name, there.variant.number("path.last")) == (name, last)


def test_a_card_in_a_slot_lies_face_up_unless_it_is_said() -> None:
    text = BY_HAND.replace('"pick"', '"place"').replace(
        '"deck"', '"slot1": ["food-1", {"piece": "food-2"}, "food-3"], "deck"'
    )
    there = read(text)
    told = position_of(there.game, there.variant, there.seats, there.state)["places"]
    assert isinstance(told, dict)
    assert told["slot1"] == [{"piece": word, "up": True} for word in ("food-1", "food-2", "food-3")]


# -- what is published -----------------------------------------------------------------------------------------


def test_the_published_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(json.loads((DOCS / "position.schema.json").read_text("utf-8")))


def test_the_schema_refuses_what_is_no_position(validator: Draft202012Validator) -> None:
    whole = json.loads(BY_HAND)
    assert validator.is_valid(whole)
    for wrong in (
        whole | {"format": "settemari position 2"},
        whole | {"game": "ludo"},
        whole | {"seats": 6},
        whole | {"asked": ["purple", "purple"]},
        whole | {"agenda": [{"step": "sail", "seat": "pink"}]},
        whole | {"places": {"hand of pink": ["wood-12"]}},
        whole | {"places": {"hand of pink": ["monkey"]}},
        whole | {"places": {"deck": 3}},
        whole | {"places": {"hand of pink": ["??"]}},
        whole | {"variant": {"path": {"first": 3}}},
        whole | {"counters": {"first": 0}},
        whole | {"more": 1},
    ):
        assert not validator.is_valid(wrong), wrong
    seen = whole | {"seen by": "pink", "places": {"hand of pink": ["wood-1"], "hand of purple": ["??"], "deck": 3}}
    assert validator.is_valid(seen)
    assert not validator.is_valid(seen | {"seen by": "nobody"})


def test_the_example_of_the_docs_can_be_read_and_played(validator: Draft202012Validator) -> None:
    page = (DOCS / "positions.md").read_text("utf-8")
    found = re.findall(r"^```json\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    examples = [text for text in found if '"maretta"' in text]
    assert len(examples) == 2
    there = read(examples[0])
    validator.validate(json.loads(examples[0]))
    match = settemari.Match(there.game, there.seats, there.variant, seed=1, position=there.state)
    question = match.question()
    assert question is not None
    assert (question.name, question.seats) == ("place", (1,))
    assert question.can(1, "place wood-3 on yellow steal food-2")
    seen = read_view(examples[1])
    validator.validate(json.loads(examples[1]))
    assert seen.view.same_as(match.view(0))


def test_a_position_is_no_view_and_a_view_no_position() -> None:
    match = settemari.deal("maretta", seats=4, seed=7)
    with pytest.raises(PositionError) as refused:
        read(write(view_of(match.game, match.variant, match.view(0))))
    assert refused.value.where == "seen by"
    with pytest.raises(PositionError) as refused:
        read_view(write(position_of_match(match)))
    assert refused.value.why.args == {"name": "seen by"}


def games() -> list[Game]:
    return [settemari.find_game(game) for game in settemari.known_games()]


def test_every_step_ending_and_counter_of_a_game_has_its_word_in_the_schema() -> None:
    schema = schema_of(games())
    defs = schema["$defs"]
    assert isinstance(defs, dict)
    for game in games():
        assert defs[f"{game.id}-record"]["properties"]["step"]["enum"] == list(game.step_words.values())
        assert list(defs[f"{game.id}-counters"]["properties"]) == list(game.counter_forms)
        assert {f"{game.id}-position", f"{game.id}-view"} <= set(defs)
