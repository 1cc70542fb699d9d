"""What is written can be read, and is the same game: random matches, and anything that a header can say."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settemari.core.errors import BadRecord, WrongSeats
from settemari.core.match import Match
from settemari.core.notation.matchfile import MatchFile, file_of, is_name, value_text, write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed, seen_views
from settemari.core.registry import find_game
from settemari.core.table import View
from settemari.core.variant import Choice, Number, Numbers, Variant
from tests.records.games import NAMES, SIDES, TABLES, Table, eyes, observers, random_match
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy, pytest.mark.usefixtures("skiff")]

KEY = bytes(range(32))


def read_again(file: MatchFile) -> MatchFile:
    """A file, written and read; it says the same, and so does its text."""
    text = write(file)
    again = read(text)
    assert again == file
    assert again.variant.name == file.variant.name
    assert write(again) == text
    return again


def same_match(one: Match, two: Match) -> None:
    assert one._state.digest() == two._state.digest()
    assert one.record == two.record
    for seat in observers(one):
        assert one.events(eyes(seat)) == two.events(eyes(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_file_is_the_match(table: Table) -> None:
    drafts = 0
    for seed in range(pick(3, 40)):
        first = seed % table.seats if seed % 2 else None
        match = random_match(table, seed if seed % 3 else KEY, first=first)
        drafts += sum(len(choice.codes) > 1 for choice in match.record)
        again = replayed(read_again(file_of(match, NAMES[: table.seats])))
        same_match(again, match)
        assert again.outcome == match.outcome is not None
    assert drafts or table.game != "maretta"  # where a seat is asked twice in a row most often


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_unfinished_file_is_gone_on_with(table: Table) -> None:
    for seed in range(pick(2, 30)):
        match = random_match(table, seed, choices=9 * seed)
        text = write(file_of(match, NAMES[: table.seats]))
        same_match(replayed(read(text)), match)
        (seed_line,) = (line for line in text.splitlines() if line.startswith("seed:"))
        assert ("  # tells everything" in seed_line) == (match.outcome is None)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seats_file_gives_the_seats_view_at_every_question(table: Table) -> None:
    """Law L5, by way of a file."""
    for seed in range(pick(1, 10)):
        views: dict[tuple[int, int], tuple[int, View]] = {}  # by question and seat: the choices before it, and the view

        def watch(match: Match, views: dict[tuple[int, int], tuple[int, View]] = views) -> None:
            question = match.question()
            assert question is not None
            for seat in observers(match):
                views[question.id, seat] = (len(match.record), match.view(eyes(seat)))

        match = random_match(table, seed, watch=watch)
        for seat in observers(match):
            file = read_again(file_of(match, NAMES[: table.seats], seat))
            assert file.seed is None
            found = list(seen_views(file))
            assert [event for seen in found for event in seen.told] == match.events(eyes(seat))
            for number, seen in enumerate(found[:-1], 1):
                if (number, seat) in views:  # not within a draft, which is one choice
                    choices, view = views[number, seat]
                    assert seen.choices == choices
                    assert seen.view.same_as(view)
            assert found[-1].view.same_as(match.view(eyes(seat)))
            assert found[-1].choices == len(match.record)


def test_a_real_tables_seat_knows_the_commitment_and_no_seed() -> None:
    match = random_match(SIDES[0], KEY)
    text = write(file_of(match, NAMES[:3], 1))
    assert f"commitment: {match.commitment}\n" in text
    assert KEY.hex() not in text
    assert "commitment" not in write(file_of(random_match(SIDES[0], 7), NAMES[:3], 1))  # of 7 it is soon guessed


def test_what_is_no_deal_has_no_file() -> None:
    match = random_match(SIDES[0], 1, choices=4)
    position = match._state.copy()
    with pytest.raises(BadRecord):
        file_of(Match(match.game, 3, match.variant, 1, position=position), NAMES[:3])


@pytest.mark.parametrize(
    "names", [("A", "B"), ("A", "B", "C", "D"), ("A", "B", ""), ("A", "B", "x" * 41), ("A\n", "B", "C")]
)
def test_names_that_cannot_be_written(names: tuple[str, ...]) -> None:
    with pytest.raises(WrongSeats):
        file_of(random_match(SIDES[0], 1, choices=0), names)


def test_the_seed_does_not_show_in_a_log() -> None:
    assert KEY.hex() not in repr(file_of(random_match(SIDES[0], KEY, choices=0), NAMES[:3]))
    assert repr(KEY) not in repr(file_of(random_match(SIDES[0], KEY, choices=0), NAMES[:3]))


def test_words_of_a_variant_that_would_be_read_otherwise_are_quoted() -> None:
    values: list[object] = ["true", "two words", "#", "3", "", True, False, 7, -7, [], [1, -2], "with-card"]
    written = [
        '"true"',
        '"two words"',
        '"\\u0023"',
        '"3"',
        '""',
        "true",
        "false",
        "7",
        "-7",
        "[]",
        "[1, -2]",
        "with-card",
    ]
    assert [value_text(value) for value in values] == written


# -- anything that a header can say ----------------------------------------------------------------------------

PRINTABLE = st.characters().filter(str.isprintable)
NAME = st.text(PRINTABLE | st.sampled_from(' "#\\:=;>'), min_size=1, max_size=40)


@st.composite
def variants(draw: st.DrawFn, game: str) -> Variant:
    """Values that each field takes; whether they go together is not the file's affair."""
    values: dict[str, object] = {}
    for field in find_game(game).fields():
        if isinstance(field, Number):
            values[field.path] = draw(st.integers(field.low, field.high))
        elif isinstance(field, Numbers):
            numbers = draw(
                st.lists(st.integers(field.low, field.high), min_size=field.shortest, max_size=5, unique=True)
            )
            values[field.path] = sorted(numbers)
        elif isinstance(field, Choice):
            values[field.path] = draw(st.sampled_from(field.words))
        else:
            values[field.path] = draw(st.booleans())
    return Variant(game, draw(NAME), values, "drawn")


@st.composite
def headers(draw: st.DrawFn) -> MatchFile:
    game = draw(st.sampled_from(["maretta", "vulcano"]))
    seats = draw(st.integers(3, 5))
    seen_by = draw(st.none() | st.integers(-1, seats - 1))
    key = st.binary(min_size=32, max_size=32)
    return MatchFile(
        game,
        1,
        draw(variants(game)),
        tuple(draw(st.lists(NAME, min_size=seats, max_size=seats))),
        draw(st.none() | st.integers(0, seats - 1)),
        draw(st.none() | st.integers(0, (1 << 63) - 1) | key) if seen_by is None else None,
        draw(st.none() | key.map(bytes.hex)),
        seen_by,
        (),
    )


@settings(max_examples=pick(60, 1_000), deadline=None)
@given(headers())
def test_any_header_can_be_read_again(file: MatchFile) -> None:
    assert all(is_name(name) for name in file.names)
    known = find_game(file.game).variant()
    try:
        find_game(file.game).variant(file.variant)
    except ValueError:  # the fields do not go together: then only what is around them
        file = dataclasses.replace(file, variant=Variant(file.game, file.variant.name, known.values, "usual"))
    read_again(file)
