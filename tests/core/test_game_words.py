"""What records and positions need of a game: a word for every number that can stand in its cells, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import settemari
from settemari.core.errors import BadAction
from settemari.core.game import NUMBER, SEAT, SEATS, Game
from settemari.core.match import Match
from settemari.core.table import COUNTERS, EMPTY, ENDING, HEAP, UNKNOWN
from skiff.game import SKIFF
from tests.size import pick

pytestmark = pytest.mark.compiled_too

GAMES = {"maretta": settemari.find_game("maretta"), "vulcano": settemari.find_game("vulcano"), "skiff": SKIFF}


def positions(game: Game, games: int) -> Iterator[Match]:
    """Games, yielded at every question and at the end; who is asked goes by the first option, or by any other."""
    for seed in range(games):
        seats = game.seat_counts[seed % len(game.seat_counts)]
        match = Match(game, seats, game.variant(), seed=seed)
        yield match
        while (question := match.question()) is not None:
            for seat in question.seats:
                if question.settled:  # before all had answered
                    break
                playable = question.offer(seat).playable
                question.answer(seat, playable[(seed * (question.id + seat)) % len(playable)])
            yield match


@pytest.mark.heavy
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_position_has_its_word(name: str) -> None:
    game = GAMES[name]
    endings: Counter[str] = Counter()
    for match in positions(game, pick(6, 200)):
        view = match.view(None)
        for step, *_ in view.agenda_records():
            assert game.step_words[step]
        setup, layout = match.setup, match.setup.layout
        for place in range(len(layout.places)):
            for kind in view.pieces(place):
                assert game.piece_kind(setup, place, game.piece_word(setup, place, kind)) == kind
                assert layout.places[place].form != HEAP or game.piece_word(setup, place, kind) == "??"
        for cell, counter in enumerate(layout.counters, start=COUNTERS):
            form = game.counter_forms[counter]
            assert form in (NUMBER, SEAT, SEATS)
            if form == SEAT:
                assert game.seat_words[view.cell(cell)]
            elif form == SEATS:
                assert 0 <= view.cell(cell) < 1 << match.seats
        if ending := view.cell(ENDING):
            endings[game.ending_words[ending]] += 1
            assert match.outcome is not None
            assert match.outcome.ending == game.ending_words[ending]
    assert endings.total() > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_word_means_one_thing(name: str) -> None:
    game = GAMES[name]
    for words in (game.seat_words, list(game.step_words.values()), list(game.ending_words.values())):
        assert len(set(words)) == len(words)
        assert all(word.replace("-", "").isalpha() and word == word.lower() for word in words)
    assert min(game.step_words) >= 1  # 0 on the agenda means that no record ever was there (core/table.py)
    assert len(game.seat_words) >= max(game.seat_counts)
    assert set(game.counter_forms) == set(game.setup(game.seat_counts[-1]).layout.counters)


@pytest.mark.parametrize("name", GAMES)
def test_the_question_of_a_step_has_the_step_s_word(name: str) -> None:
    game = GAMES[name]
    for match in positions(game, 1):
        if (question := match.question()) is not None:
            assert question.name == game.step_words[match.view(None).step()]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_or_not_there_is_written_alike_in_every_place(name: str) -> None:
    game = GAMES[name]
    setup = game.setup(game.seat_counts[0])
    for place in range(len(setup.layout.places)):
        assert (game.piece_word(setup, place, UNKNOWN), game.piece_word(setup, place, EMPTY)) == ("??", "-")
        assert (game.piece_kind(setup, place, "??"), game.piece_kind(setup, place, "-")) == (UNKNOWN, EMPTY)
        for word in ("", "?", "wood", "wood-", "oar", "dragon", "wood-3 ", "-1"):
            with pytest.raises(BadAction) as caught:
                game.piece_kind(setup, place, word)
            assert caught.value.given == word
