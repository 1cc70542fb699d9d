"""Golden playthroughs: whole games as text, compared letter by letter.

A change here is a change of the game. If it is meant, ``python -m tests.playthroughs`` writes the files anew, the
difference is read, and the number of the rules is raised if a record changes its meaning.
"""

from __future__ import annotations

import pytest

from tests.playthroughs.play import FOLDER, GAMES, Golden, playthrough
from tests.playthroughs.sights import ARRR, LARGEST, MARETTA, unseen


@pytest.mark.compiled_too
@pytest.mark.parametrize("golden", GAMES, ids=str)
def test_a_whole_game_is_told_as_before(golden: Golden) -> None:
    told = playthrough(golden).splitlines()
    before = golden.file.read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, before, strict=False), 1):
        assert now == then, f"line {number}"
    assert len(told) == len(before)


def test_every_game_mode_and_number_of_seats_has_one() -> None:
    wanted = {f"{game}-{seats}.txt" for game in ("maretta", "vulcano") for seats in (3, 4, 5)}
    wanted |= {f"{mode}-{seats}.txt" for mode in ("gallows", "boarding", "arrr") for seats in (2, 3, 4)}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted
    assert {golden.file.name for golden in GAMES} == wanted


@pytest.mark.parametrize(("games", "sights"), [({"maretta", "vulcano"}, MARETTA), ({"arrr"}, ARRR)])
def test_they_are_small_and_show_what_is_worth_showing(games: set[str], sights: tuple[str, ...]) -> None:
    """The seeds were chosen so that everything of note happens in some game."""
    texts = {golden.file.name: golden.file.read_text("utf-8") for golden in GAMES if golden.game in games}
    assert [name for name, text in texts.items() if len(text) > LARGEST] == []
    assert unseen(texts.values(), sights) == []
