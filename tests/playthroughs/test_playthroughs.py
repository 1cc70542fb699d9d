"""Golden playthroughs: whole games as text, compared letter by letter.

A change here is a change of the game. If it is meant, ``python -m tests.playthroughs`` writes the files anew, the
difference is read, and the number of the rules is raised if a record changes its meaning.
"""

from __future__ import annotations

import pytest

from tests.playthroughs.play import FOLDER, GAMES, file_of, playthrough

LARGEST = 150_000


@pytest.mark.compiled_too
@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_a_whole_game_is_told_as_before(game: str, seats: int, seed: int) -> None:
    told = playthrough(game, seats, seed).splitlines()
    golden = file_of(game, seats).read_text("utf-8").splitlines()
    for number, (now, before) in enumerate(zip(told, golden, strict=False), 1):
        assert now == before, f"line {number}"
    assert len(told) == len(golden)


def test_every_game_and_number_of_seats_has_one() -> None:
    wanted = {f"{game}-{seats}.txt" for game in ("maretta", "vulcano") for seats in (3, 4, 5)}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted
    assert {file_of(game, seats).name for game, seats, _seed in GAMES} == wanted


def test_they_are_small_and_show_what_is_worth_showing() -> None:
    """The seeds were chosen so that everything of note happens in some game."""
    texts = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.txt")}
    assert [name for name, text in texts.items() if len(text) > LARGEST] == []
    everything = "".join(texts.values())
    for sight in (
        *("steal", "A3.4 no-match", "shown to", "known to everybody", "alone: known to", "knows: "),
        *("from discard to deck", "B3.2 must-play", "B2.1 out-of-race", "ink_next = purple pink yellow"),
        *(f"(D{number})" for number in (1, 2, 5, 6, 7, 8, 9)),
    ):
        assert sight in everything, sight
