"""The finished games are replayed forever, and guard the number of the rules."""

from __future__ import annotations

import pytest

from settemari.core.errors import NotationError
from settemari.core.notation.matchfile import write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed, verify
from settemari.core.registry import find_game
from tests.records.finished import GAMES, digest_of, files, rules_of, stored, text_of, wanted

pytestmark = [pytest.mark.compiled_too, pytest.mark.unwatched]

TODAY = [name for name in files() if rules_of(text_of(name))[1] == find_game(rules_of(text_of(name))[0]).rules_number]
OLDER = sorted({*files()} - {*TODAY})


@pytest.mark.parametrize("name", TODAY)
def test_a_finished_game_is_replayed_as_it_was(name: str) -> None:
    text = text_of(name)
    game = read(text).game
    try:
        digest = digest_of(replayed(read(text, f"{name}.match")))
    except NotationError as error:
        digest = str(error)
    assert digest == stored()[name], (
        f"{name} does not come out as it was played: the change alters records. If it is meant, raise rules_number of "
        f"{game} and run `python -m tests.records`, which adds games of the new number; the old files stay."
    )


@pytest.mark.parametrize("name", TODAY)
def test_a_finished_game_is_genuine(name: str) -> None:
    file = read(text_of(name))
    assert write(file) == text_of(name)
    assert [check.wrong for check in verify(file)] == [None] * 5
    assert name.startswith(f"rules-{file.rules}/")


def other_rules() -> list[tuple[str, str]]:
    """Files of other rules: those that are kept, and one that claims to be of the next."""
    newer = text_of(TODAY[0]).replace("\nrules: ", "\nrules: 9")
    return [("newer", newer), *((name, text_of(name)) for name in OLDER)]


@pytest.mark.parametrize(("name", "text"), other_rules(), ids=[name for name, _ in other_rules()])
def test_a_game_by_other_rules_is_refused_for_their_number(name: str, text: str) -> None:
    game, number = rules_of(text)
    today = find_game(game).rules_number
    with pytest.raises(NotationError, match=f"rules number {number} of {game}, and this program plays number {today}"):
        read(text)


def test_there_is_a_game_for_every_ending_and_every_variant() -> None:
    assert sorted(wanted()) == TODAY, "run `python -m tests.records`"
    assert sorted(stored()) == files()
    endings = {outcome.ending for name in TODAY if (outcome := read(text_of(name)).outcome) is not None}
    assert endings == {word for game in GAMES for word in find_game(game).ending_words.values()}


def test_they_are_of_all_kinds() -> None:
    found = [read(text_of(name)) for name in TODAY]
    assert {len(file.names) for file in found} == {2, 3, 4, 5}
    assert {type(file.seed) for file in found} == {int, bytes}
    assert {file.first is None for file in found} == {True, False}
    assert any(len(choice.texts) > 1 for file in found for choice in file.choices)
