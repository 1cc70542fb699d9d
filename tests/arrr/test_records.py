"""Records of a game with cards of its own: they hold the deck whole, and never depend on the cards of the day."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from settemari.core.chance import Seeded
from settemari.core.errors import NotationError, PositionError
from settemari.core.match import Match
from settemari.core.notation.eventline import counter_text, event_text, holders_of
from settemari.core.notation.eventline_reader import EventReader
from settemari.core.notation.matchfile import file_of, write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed, seen_views, verify
from settemari.core.notation.position import position_of, position_of_match, read_view, view_of
from settemari.core.notation.position import read as read_position
from settemari.core.notation.position import write as write_position
from settemari.core.notation.position_schema import schema_of
from settemari.core.notation.scan import Scan
from settemari.core.table import COUNTERS, ENDING, SPECTATOR
from settemari.core.variant import Variant
from settemari.games.arrr.answers import GRAMMARS, PASS_WORDS
from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.fields import deck_of
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.words import ENDINGS, SEAT_WORDS
from tests.arrr.own_deck import HARD, own_deck, own_variant
from tests.records.positions import play_on, states, tidy
from tests.size import pick

NAMES = ("Anna", "Bruno", "Chiara", "Dora")
MODES = ("full", "boarding", "gallows")


def played(variant: Variant, seats: int, seed: int, questions: int) -> Match:
    """A match so many questions on, or at its end; everybody answers at random."""
    match = Match(ARRR, seats, variant, seed=seed)
    luck = Seeded(seed)
    while (question := match.question()) is not None and question.id <= questions:
        for seat in question.seats:
            if question.settled:
                break
            playable = question.offer(seat).playable
            question.answer(seat, playable[int(luck.below(len(playable)))])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played(own_variant(), 3, 5, 60)


@pytest.fixture(scope="module")
def text(match: Match) -> str:
    return write(file_of(match, NAMES[:3]))


# -- match files -----------------------------------------------------------------------------------------------


def test_a_match_file_holds_the_deck_whole(match: Match, text: str) -> None:
    file = read(text)
    assert file.variant == match.variant
    assert deck_of(file.variant) == own_deck() != shipped_deck()
    assert write(file) == text
    assert all(line.isprintable() for line in text.splitlines())
    again = replayed(file)
    assert again.record == match.record
    assert again.view(None).same_as(match.view(None))


def test_it_is_pleasant_to_read(text: str) -> None:
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("  deck = "))
    assert json.loads(lines[at].removeprefix("  deck = ")) == HARD
    assert "  die.faces = [attack, navigation, cunning, courage, jolly, jolly]" in lines
    cards = [line for line in lines if line.startswith("  card ")]
    assert lines[at + 1] == cards[0]
    assert len(cards) == sum(len(pack) for pack in own_deck()[1:])
    assert cards[0].startswith('  card crew {"id": "my-crew-0", "name": {')
    assert {line.split()[1] for line in cards} == {"crew", "event", "exploration", "captain"}
    usual = write(file_of(played(ARRR.variant(), 2, 1, 1), NAMES[:2]))
    assert f"\n  deck = {shipped_deck().name}\n" in usual


@pytest.mark.heavy
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", ARRR.seat_counts)
def test_a_game_can_be_read_again_by_who_played_it_and_by_who_watched(mode: str, seats: int) -> None:
    match = played(own_variant(mode), seats, seats, pick(80, 5000))
    assert replayed(read(write(file_of(match, NAMES[:seats])))).record == match.record
    for seat in (*range(seats), SPECTATOR):
        file = read(write(file_of(match, NAMES[:seats], seat)))
        *_, last = seen_views(file)
        assert last.view.same_as(match.view(None if seat == SPECTATOR else seat))


def test_a_finished_game_is_genuine() -> None:
    match = played(own_variant("gallows"), 2, 7, 5000)
    assert match.outcome is not None
    assert [check.wrong for check in verify(read(write(file_of(match, NAMES[:2]))))] == [None] * 5


FIRST_CARD = '  card crew {"id": "my-crew-0", '


def without(text: str, *starts: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(starts))


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "why"),
    [
        ('"id": "my-crew-0"', '"id": "My Crew"', FIRST_CARD, 14, "crew 1: id = 'My Crew': must be small letters"),
        ('"id": "my-crew-0"', '"ID": "my-crew-0"', FIRST_CARD, 13, "crew 1: id: is missing"),
        ('"id": "my-crew-1"', '"id": "my-crew-0"', '  card crew {"id": "my-crew-0"', 14, "another card has this id"),
        (FIRST_CARD, '  card crew {"id": my-crew-0, ', FIRST_CARD, 20, "no JSON"),
        (FIRST_CARD, '  card crew {"id": "x", "id": "y", ', FIRST_CARD, 13, "'id': stands there twice"),
        (FIRST_CARD, '  card crew {"id": 1e9, ', FIRST_CARD, 13, "numbers are whole"),
        (FIRST_CARD, '  card cook {"id": "x"}\n' + FIRST_CARD, FIRST_CARD, 8, "a pack, one of crew, event"),
        (FIRST_CARD, '  cook crew {"id": "x"}\n' + FIRST_CARD, FIRST_CARD, 3, "has no entry"),
        ("game: arrr\n", "", FIRST_CARD, 1, "the entry game is missing"),
        ("game: arrr\n", "game: ludo\n", "game: arrr", 7, "there is no game 'ludo'"),
        ("  deck = ", "  # ", "variant: Mine", 10, "deck: is missing; it must be a deck"),
    ],
)
def test_a_card_that_is_wrong_is_named_with_its_line_and_column(
    text: str, old: str, new: str, line: str, column: int, why: str
) -> None:
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(NotationError) as refused:
        read(changed)
    assert why in str(refused.value)
    number = 1 + text[: text.index(f"\n{line}") + 1].count("\n") - (new == "")
    if "another card" in why:
        number += 1  # of the second card, which now is called as the first
    assert (refused.value.line, refused.value.column) == (number, column)


def test_a_table_within_tables_is_refused(text: str) -> None:
    card = "  card crew " + '{"a":' * 1600 + "1" + "}" * 1600 + "\n"
    assert len(card) < 10_000
    with pytest.raises(NotationError) as refused:
        read(text.replace(FIRST_CARD, card + FIRST_CARD, 1))
    assert text.splitlines()[refused.value.line - 1].startswith(FIRST_CARD)


def test_a_deck_without_cards_is_refused_where_it_has_its_name(text: str) -> None:
    with pytest.raises(NotationError, match="there are no cards") as refused:
        read(without(text, "  card "))
    assert text.splitlines()[refused.value.line - 1].startswith("  deck = ")


@pytest.mark.parametrize("path", ["cards.toml", '"cards.toml"', '"/etc/hostname"'])
def test_a_match_file_names_no_other_file(text: str, path: str) -> None:
    """What stands there is only the name of the deck; where there are no cards, no file is looked for."""
    at = text.index("  deck = ")
    named = text[:at] + f"  deck = {path}" + text[text.index("\n", at) :]
    assert deck_of(read(named).variant).name == path.strip('"')
    with pytest.raises(NotationError, match="there are no cards"):
        read(without(named, "  card "))


def test_a_card_after_the_first_choice_is_too_late(text: str) -> None:
    with pytest.raises(NotationError, match="above the first choice"):
        read(text + FIRST_CARD + "}\n")


def test_only_a_card_may_have_a_line_of_more_than_4000_letters(text: str) -> None:
    blanks = " " * 9000
    long = text.replace(FIRST_CARD, FIRST_CARD + blanks, 1)
    assert read(long).variant == read(text).variant
    with pytest.raises(NotationError, match="at most 10000 letters"):
        read(text.replace(FIRST_CARD, FIRST_CARD + 2 * blanks, 1))
    with pytest.raises(NotationError, match="at most 4000 letters"):
        read(text.replace("variant: Mine", f"variant: {blanks}Mine"))
    maretta = f"settemari match 1\ngame: maretta\n{FIRST_CARD}{blanks}}}\n"
    with pytest.raises(NotationError, match="at most 4000 letters"):
        read(maretta)
    with pytest.raises(NotationError, match="has no entry"):
        read(maretta.replace(blanks, ""))


def test_more_cards_than_a_deck_can_have_are_not_kept(text: str) -> None:
    card = '  card crew {"id": "x"' + " " * 9000 + "}\n"
    with pytest.raises(NotationError, match="too long"):
        read(text.replace(FIRST_CARD, card * 100 + FIRST_CARD, 1))


@pytest.mark.heavy
def test_any_card_is_refused_or_read(text: str) -> None:
    """Whatever stands in the lines of the cards, the file is read, or refused with a line of it."""
    luck = random.Random(3)
    cards = [line for line in text.splitlines() if line.startswith("  card ")]
    read_anyway = 0
    refused = []
    for _ in range(pick(300, 5_000)):
        card = luck.choice(cards)
        at = luck.randrange(2, len(card))
        patch = "".join(luck.choices('{}[]",:#\\ ue0159az-\t\u00a0é', k=luck.randrange(4)))
        changed = card[:at] + patch + card[at + luck.randrange(4) :]
        try:
            file = read(text.replace(card, changed, 1))
        except NotationError as error:
            refused.append((error.line, error.column))
        else:
            assert write(file)
            read_anyway += 1
    assert read_anyway > 0
    assert all(1 <= line <= text.count("\n") + 1 and column >= 1 for line, column in refused)


# -- positions -------------------------------------------------------------------------------------------------


def test_a_position_holds_the_deck_whole(match: Match) -> None:
    told = json.loads(write_position(position_of_match(match)))
    assert told["variant"]["deck"]["deck"] == HARD
    there = read_position(json.dumps(told))
    assert there.variant == match.variant
    assert deck_of(there.variant) == own_deck()
    assert there.state.view(0).same_as(match.view(0))


def test_a_position_may_leave_the_deck_out(match: Match) -> None:
    told = json.loads(write_position(position_of_match(played(ARRR.variant(), 2, 3, 20))))
    del told["variant"]["deck"]
    assert deck_of(read_position(json.dumps(told)).variant) == shipped_deck()


@pytest.mark.parametrize("deck", ["cards.toml", "arrr", "/etc/hostname", ""])
def test_a_position_names_no_other_file(match: Match, deck: str) -> None:
    told = json.loads(write_position(position_of_match(match)))
    told["variant"]["deck"] = deck
    with pytest.raises(PositionError, match="must stand here whole") as refused:
        read_position(json.dumps(told))
    assert refused.value.where == "variant.deck"


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ({"deck": "D"}, "there are no cards"),
        ({"deck": "D", "crew": [{"id": "x"}]}, "crew x: name.it: is missing"),
        ({}, "deck: is missing"),
        ([], "must be a deck of cards"),
        (None, "must be a deck of cards"),
    ],
)
def test_what_is_wrong_with_the_deck_of_a_position_is_told(match: Match, deck: object, why: str) -> None:
    told = json.loads(write_position(position_of_match(match)))
    told["variant"]["deck"] = deck
    with pytest.raises(PositionError, match=why) as refused:
        read_position(json.dumps(told))
    assert refused.value.where.startswith("variant")


@pytest.mark.heavy
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", ARRR.seat_counts)
def test_every_state_comes_back_the_same(mode: str, seats: int) -> None:
    variant = own_variant(mode)
    setup = ARRR.setup(seats, variant)
    tried = 0
    for number, state in enumerate(states(setup, seats)):
        if number % pick(23, 7) == 0 or state.cell(ENDING):
            there = read_position(write_position(position_of(ARRR, variant, seats, state)))
            assert there.state.digest() == tidy(setup, state).digest()
            tried += 1
    assert tried > 10
    assert play_on(there.setup, there.state, 1) == play_on(setup, state, 1)


def test_a_view_comes_back_the_same(match: Match) -> None:
    for seat in (*range(3), SPECTATOR):
        view = match.view(None if seat == SPECTATOR else seat)
        there = read_view(write_position(view_of(ARRR, match.variant, view)))
        assert there.view.same_as(view)
        assert there.variant == match.variant


def test_the_schema_takes_cards_of_any_deck(match: Match) -> None:
    validator = Draft202012Validator(schema_of([ARRR]))
    for variant in (match.variant, ARRR.variant("gallows")):
        there = played(variant, 4, 2, 40)
        told = json.loads(write_position(position_of_match(there)))
        validator.validate(told)
        validator.validate(json.loads(write_position(view_of(ARRR, variant, there.view(1)))))
        for cards in (["No Id"], ["??"], ["-"], [3]):
            assert not validator.is_valid(told | {"places": {"crew of purple": cards}})
        decks: list[object] = ["cards.toml", {"crew": []}, {"deck": "D", "cooks": []}]
        for deck in decks:
            assert not validator.is_valid(told | {"variant": {"deck": deck}})


# -- the words of event lines ----------------------------------------------------------------------------------


def test_counters_of_seats_and_others(match: Match) -> None:
    setup = match.setup
    words = [counter_text(ARRR, setup, cell) for cell in range(COUNTERS, COUNTERS + len(setup.layout.counters))]
    assert len(set(words)) == len(words)
    assert {"round", "coins of pink", "coins of turquoise", "extra[2]", "dice[1]", "dice[10]", "by[1]"} <= set(words)
    reader = EventReader(ARRR, setup)
    for word in words:
        value = "nobody" if word.startswith(("by", "first")) else "7"
        event = reader.read(Scan("s", 1, f"counted {word} = {value}"))
        assert event_text(ARRR, setup, event) == f"counted {word} = {value}"
    for word in ("dice", "dice[0]", "dice[11]", "dice of pink", "coins", "coins[1]"):
        with pytest.raises(NotationError, match="a number of the table"):
            reader.read(Scan("s", 1, f"counted {word} = 1"))


def test_who_hides_two_sorts_of_cards_is_named_twice(match: Match) -> None:
    assert holders_of(ARRR, match.setup) == {
        "purple": 0,
        "pink": 1,
        "yellow": 2,
        "purple.2": 3,
        "pink.2": 4,
        "yellow.2": 5,
    }
    reader = EventReader(ARRR, match.setup)
    for text in (
        "known to everybody: pink has 2 of my-crew-1 my-crew-4",
        "known to purple: pink.2 has 1 of my-event-0",
    ):
        assert event_text(ARRR, match.setup, reader.read(Scan("s", 1, text))) == text
    with pytest.raises(NotationError):
        reader.read(Scan("s", 1, "known to everybody: pink.2 has 1 of my-crew-1"))


def test_what_is_known_of_either_sort_stands_in_a_position(match: Match) -> None:
    told = json.loads(write_position(position_of_match(match)))
    events = told["places"]["events of pink"]
    crew = told["places"]["crew of pink"]
    assert events
    assert crew
    told["knows"] = {
        "purple": [
            {"of": "pink", "kinds": [crew[0]], "least": 1},
            {"of": "pink.2", "kinds": [events[0]], "least": 1},
        ]
    }
    there = read_position(json.dumps(told))
    again = position_of(ARRR, there.variant, there.seats, there.state)
    assert again["knows"] == told["knows"]
    told["knows"]["purple"][1]["of"] = "pink"
    with pytest.raises(PositionError, match="must be a piece"):
        read_position(json.dumps(told))


# -- docs/notation.md ------------------------------------------------------------------------------------------


def test_the_page_has_every_word(match: Match) -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    words = {*SEAT_WORDS, *PASS_WORDS.values(), "pass", *(name for name, _ in ENDINGS.values())}
    words |= {grammar.verb for grammar in GRAMMARS.values()} | {place.name for place in match.setup.layout.places}
    assert {word for word in words if not re.search(rf"`{re.escape(word)}\b", page)} == set()
