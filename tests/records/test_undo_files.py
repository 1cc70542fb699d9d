"""A match file with undos: written and read, whole and as a seat saw it, verified, and wrong in every way."""

from __future__ import annotations

import dataclasses
import random
from functools import cache

import pytest

from settemari.core.errors import NotationError
from settemari.core.match import Match
from settemari.core.notation.matchfile import ChoiceLine, MatchFile, file_of, write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed, seen_views, verify
from settemari.core.registry import find_game
from settemari.core.table import NO_SEAT, View
from settemari.core.undoing import MOST_UNDOS
from tests.core.going_back import nothing, play_with_undos
from tests.records.games import NAMES, TABLES, Table, eyes, observers
from tests.records.sample import with_line, with_more, without_line
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy, pytest.mark.usefixtures("skiff")]

KEY = bytes(range(32))
ALL = [*TABLES, Table("arrr", 2, "usual"), Table("arrr", 3, "usual")]


def match_of(table: Table, seed: int | bytes) -> Match:
    return Match(find_game(table.game), table.seats, table.make_variant(), seed)


def failed(file: MatchFile) -> set[str]:
    return {check.what.key for check in verify(file) if check.wrong is not None}


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_whole_file_is_the_match(table: Table) -> None:
    for seed in range(pick(2, 20)):
        match = play_with_undos(match_of(table, seed if seed % 2 else KEY), seed, 6)
        file = file_of(match, NAMES[: table.seats])
        text = write(file)
        assert read(text) == file
        assert text.startswith("settemari match 1\n")
        assert [line for line in text.splitlines() if " undo to " in line] == [
            f"{line.question} undo to {line.back_to}" for line in match.record if line.back_to is not None
        ]
        again = replayed(read(text))
        assert again.digest() == match.digest()
        assert (again.record, again.undos) == (match.record, match.undos)
        assert all(again.history(eyes(seat)) == match.history(eyes(seat)) for seat in observers(match))
        assert failed(file) == set()


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_seats_file_gives_the_seats_view_at_every_question(table: Table) -> None:
    """Law L5, by way of a file: also of what was taken back, and of the table that they went back to."""
    for seed in range(pick(1, 10)):
        views: dict[tuple[int, int], View] = {}  # by lines of the record before it, and by seat

        def watch(match: Match, views: dict[tuple[int, int], View] = views) -> None:
            for seat in observers(match):
                views[len(match.record), seat] = match.view(eyes(seat))

        match = play_with_undos(match_of(table, seed), seed, 6, watch)
        for seat in observers(match):
            file = file_of(match, NAMES[: table.seats], seat)
            text = write(file)
            assert write(read(text)) == text
            assert file.seed is None
            assert failed(file) == set()
            seen = list(seen_views(file))
            assert [one.back_to for one in seen if one.back_to is not None] == [undo.question for undo in match.undos]
            told = [event for stretch in match.history(eyes(seat)) for event in stretch]
            assert [event for one in seen for event in one.told] == told
            last = {one.choices: one for one in seen}  # of several, the last is not within a draft
            for (lines, who), view in views.items():
                if who == seat:
                    assert last[lines].view.same_as(view)
            assert seen[-1].view.same_as(match.view(eyes(seat)))


def test_a_seat_does_not_learn_what_was_taken_back_from_others() -> None:
    """Picks that were never turned up stay ``??``."""
    match = match_of(TABLES[0], 5)
    question = match.question()
    assert question is not None
    for seat in question.seats:
        question.answer(seat, question.offer(seat).playable[0])
    match.undo(1)
    lines = write(file_of(match, NAMES[:3], 1)).splitlines()
    assert [line for line in lines if line.startswith("1 ")][0::2] == ["1 purple: pick ??", "1 yellow: pick ??"]
    assert lines[-1] == "2 undo to 1"


# -- an example ------------------------------------------------------------------------------------------------


@cache
def example() -> Match:
    """Side A, three seats: at question 6 back to 3."""
    match = match_of(TABLES[0], KEY)
    while (question := match.question()) is not None:
        if question.id == 6 and not match.undos:
            match.undo(3)
        else:
            for seat in question.seats:
                question.answer(seat, question.offer(seat).playable[-1])
    return match


def text_of(seat: int | None = None) -> str:
    return write(file_of(example(), NAMES[:3], seat))


def undone() -> str:
    """The last line that was taken back."""
    lines = text_of().splitlines()
    return lines[lines.index("6 undo to 3") - 1]


TAMPERED = {
    "led elsewhere": lambda: with_line(text_of(), "6 undo", "6 undo to 4"),
    "led further back": lambda: with_line(text_of(), "6 undo", "6 undo to 2"),
    "another question": lambda: with_line(text_of(), "6 undo", "5 undo to 3"),
    "a question that was not asked yet": lambda: with_line(text_of(), "6 undo", "7 undo to 3"),
    "left out": lambda: without_line(text_of(), "6 undo"),
    "twice": lambda: with_more(text_of(), "6 undo", "6 undo to 5"),
    "one too early": lambda: with_more(text_of(), "3 ", "3 undo to 2"),
    "what was taken back left out": lambda: text_of().replace(undone() + "\n", "", 1),
    "all of it left out": lambda: text_of().replace(
        text_of()[text_of().index("\n3 ") + 1 : text_of().index("6 undo to 3")], "", 1
    ),
    "another luck": lambda: with_line(text_of(), "seed", f"seed: {bytes(32).hex()}"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_tampered_with_is_found(name: str) -> None:
    text = TAMPERED[name]()
    assert text != text_of()
    try:
        file = read(text)
    except NotationError:
        return  # it is not even read
    assert {"check-choices", "check-complete"} <= failed(file)


@pytest.mark.parametrize("new", ["6 undo to 4", "7 undo to 3", "5 undo to 3", ""])
def test_a_tampered_seats_file_is_found(new: str) -> None:
    text = with_line(text_of(1), "6 undo", new)
    try:
        file = read(text)
    except NotationError:
        return
    assert {"check-told", "check-complete"} <= failed(file)


def test_words_that_were_taken_back_are_read_all_the_same() -> None:
    line = next(line for line in text_of(1).splitlines() if line.startswith("3 "))
    assert ": place " in line
    text = with_line(text_of(1), line, line.partition(" on ")[0] + " on nobody")
    assert {"check-told", "check-complete"} <= failed(read(text))


def test_something_happened_and_nobody_was_asked() -> None:
    text = with_more(text_of(1), "6 undo", "> counted round = 2")
    with pytest.raises(NotationError, match="nobody has been asked yet"):
        list(seen_views(read(text)))


def test_a_file_without_undos_has_no_new_words() -> None:
    match = play_with_undos(match_of(TABLES[0], 3), 3, 0, nothing)
    assert "undo" not in write(file_of(match, NAMES[:3]))


WRONG = {
    "6 undo": (1, "written like 9 undo to 5"),
    "6 undo to": (1, "written like 9 undo to 5"),
    "6 undo 3": (1, "written like 9 undo to 5"),
    "6 undo to three": (1, "written like 9 undo to 5"),
    "6 undo to 3 now": (1, "written like 9 undo to 5"),
    "6 undo to 1234567890": (1, "written like 9 undo to 5"),
    "6 undo to 6": (11, "from 1 to 5, not to 6"),
    "6 undo to 0": (11, "from 1 to 5, not to 0"),
    "6  undo  to  7": (14, "from 1 to 5, not to 7"),
    "4 undo to 3": (1, "each after the one before"),
    "6 undo: to 3": (3, "a seat, one of"),
    "6 undoes to 3": (1, "a choice is written like"),
}


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("line", WRONG)
def test_wrong_lines(line: str, seat: int | None) -> None:
    column, why = WRONG[line]
    with pytest.raises(NotationError) as caught:
        read(with_line(text_of(seat), "6 undo", line))
    assert why in str(caught.value)
    assert caught.value.column == column


def test_wrong_places() -> None:
    first = with_more(text_of(), "1 purple", "1 undo to 1")
    with pytest.raises(NotationError, match="the first question"):
        read(first)
    with pytest.raises(NotationError, match="how the game ended"):
        read(text_of() + "7 undo to 3\n")
    with pytest.raises(NotationError, match="is played by"):  # the header is not complete
        read(with_more(text_of(), "variant", "2 undo to 1"))


@pytest.mark.parametrize("seat", [None, 1])
def test_a_game_that_is_over_does_not_go_back(seat: int | None) -> None:
    body, _, _ = text_of(seat).partition("\nended:")
    last = example().record[-1].question
    for question in (last, last + 1):
        file = read(f"{body}{question} undo to 1\n")
        assert {"check-choices" if seat is None else "check-told", "check-complete"} == failed(file)


def test_before_anybody_is_asked() -> None:
    text = text_of(1)
    file = read(text[: text.index("  >")] + "2 undo to 1\n")
    with pytest.raises(NotationError, match="nobody has been asked yet"):
        list(seen_views(file))


@pytest.mark.parametrize("seat", [None, 1])
def test_so_many_and_no_more(seat: int | None) -> None:
    text = text_of(seat)
    head = text[: text.index("\n\n") + 2]
    line = "2 undo to 1\n"
    assert len(read(head + line * MOST_UNDOS).choices) == MOST_UNDOS
    with pytest.raises(NotationError, match=f"{MOST_UNDOS} times"):
        read(head + line * (MOST_UNDOS + 1))


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("back_to", [0, 6, 7])
def test_a_file_that_nobody_read(seat: int | None, back_to: int) -> None:
    """Made by a program, not by the reader: an error all the same."""
    file = file_of(example(), NAMES[:3], seat)
    choices = tuple(
        line if line.back_to is None else ChoiceLine(line.question, NO_SEAT, (), back_to=back_to)
        for line in file.choices
    )
    assert "check-complete" in failed(dataclasses.replace(file, choices=choices))


@pytest.mark.parametrize("seat", [None, 1])
def test_out_of_order_in_every_way(seat: int | None) -> None:
    """Lines left out, doubled, swapped, with other numbers: a file or an error of ours, never another exception."""
    head, _, body = text_of(seat).partition("\n\n")
    lines = [line for line in body.splitlines() if line]
    luck = random.Random(2)
    broken = 0
    for _time in range(pick(150, 5_000)):
        spoilt = list(lines)
        for _spoil in range(luck.randint(1, 3)):
            one, two = luck.randrange(len(spoilt)), luck.randrange(len(spoilt))
            undo = f"{luck.randint(0, 9)} undo to {luck.randint(0, 9)}"
            ways = [spoilt[:one] + spoilt[one + 1 :], [*spoilt[:one], spoilt[two], *spoilt[one:]]]
            ways += [[*spoilt[:one], undo, *spoilt[one:]], [undo if "undo" in line else line for line in spoilt]]
            spoilt = luck.choice(ways)
        try:
            broken += bool(failed(read("\n".join([head, "", *spoilt]))))
        except NotationError:
            broken += 1
    assert broken
