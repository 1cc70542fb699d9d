"""Wrong match files: each mistake is told at its line and column, with what would be right there."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from settemari.core.errors import NotationError, Refused
from settemari.core.match import Match
from settemari.core.notation.matchfile import file_of
from settemari.core.notation.matchfile_reader import LARGEST_FILE, LONGEST_LINE, MOST_CHOICES, read
from settemari.core.notation.matchfile_replay import replayed, seen_views
from tests.records.sample import MATCH, SEEN, TEXT, line_of, with_line, with_more, without_line

pytestmark = pytest.mark.compiled_too

END = TEXT.count("\n") + 1  # the line after the last line end
BODY = line_of(TEXT, "1 purple")


class Wrong(NamedTuple):
    """A text, where its mistake is, and a part of what must be said of it."""

    name: str
    text: str
    line: int
    column: int
    why: str


def entry(start: str, new: str, column: int, why: str) -> Wrong:
    """A wrong line in the place of a right one."""
    return Wrong(new[:50], with_line(TEXT, start, new), line_of(TEXT, start), column, why)


def missing(start: str, why: str) -> Wrong:
    return Wrong(f"without {start}", without_line(TEXT, start), BODY - 1, 1, why)


def more(before: str, new: str, column: int, why: str) -> Wrong:
    """A line too much."""
    return Wrong(f"more {new[:50]}", with_more(TEXT, before, new), line_of(TEXT, before), column, why)


FILES = [
    # -- the first line and what lines look like
    Wrong("nothing", "", 1, 1, "begins with the line: settemari match 1"),
    Wrong("only comments", "# a\n\n  # b\n", 4, 1, "begins with the line"),
    Wrong("something else", "\n\n  hello\n", 3, 3, "begins with the line"),
    entry("settemari", "settemari match 2", 17, "format 2 of match files, and this program reads format 1"),
    entry("settemari", "settemari match", 1, "begins with the line"),
    more("first", "captain Anna", 1, "a line is an entry with a colon"),
    more("first", "captain: Anna", 1, "format 1 of match files has no entry captain; its entries are: game, rules"),
    more("first", "nonce purple: 12", 1, "no entry nonce purple"),
    more("2 pink", "undo: 3", 1, "above the first choice"),
    more("first", "seat\tpurple : Bea", 1, "seat purple stands here twice: line 32"),
    more("first", "game: maretta", 1, "game stands here twice: line 2"),
    more("first", "  path.last = 3", 3, "path.last stands here twice: line 5"),
    more("first", "\x00", 1, "cannot be printed (U+0000)"),
    more("first", "seat purple: A\x1b[31m", 15, "U+001B"),
    more("first", "# two\rlines", 6, "U+000D"),
    more("first", "# bidi \u202e", 8, "U+202E"),
    more("first", "# " + "x" * LONGEST_LINE, LONGEST_LINE + 1, f"at most {LONGEST_LINE} letters"),
    Wrong("too long", TEXT + "#\n" * LARGEST_FILE, 1, 1, f"at most {LARGEST_FILE} letters"),
    # -- entries
    missing("game", "the entry game is missing"),
    missing("rules", "the entry rules is missing"),
    missing("variant", "the entry variant is missing"),
    missing("first", "the entry first is missing"),
    missing("seat purple", "maretta is played by 3, 4, 5"),
    entry("seat purple", "seat turquoise: Anna", 1, "the entry seat purple is missing")._replace(line=BODY),
    entry("seat purple", "seat red: Anna", 1, "one of purple, pink, yellow, turquoise, white, not red"),
    entry("seat purple", "seat purple:", 13, "purple has no value"),
    entry("seat purple", "seat purple: " + "x" * 41, 14, "1 to 40 letters"),
    entry("seat purple", "seat purple: Anna #1", 19, "a name with # stands in quotes"),
    entry("seat purple", 'seat purple: "Anna', 14, "as in JSON"),
    entry("seat purple", 'seat purple: "An\\na"', 14, "a name is a printable text"),
    entry("seat purple", 'seat purple: ""', 14, "a name is a printable text"),
    entry("game", "game: ludo", 7, "there is no game 'ludo'; known games: arrr, maretta, vulcano"),
    entry("rules", "rules: one", 8, "a whole number, not one"),
    entry("rules", "rules: 0", 8, "rules number 0 of maretta, and this program plays number 1"),
    entry("rules", "rules: 999999999999", 8, "rules number 999999999999"),
    entry("first", "first: white", 8, "one of purple, pink, yellow, drawn, not white"),
    entry("commitment", "commitment: 12ab", 13, "64 hexadecimal digits"),
    entry("seed", "seed: 7", 7, "a seed is practice and a number"),
    entry("seed", "seed: practice -7", 7, "a seed is practice and a number"),
    entry("seed", f"seed: practice {1 << 63}", 7, "from 0 to 2**63 - 1"),
    more("first", "seen by: red", 10, "one of purple, pink, yellow, spectator, not red"),
    more("first", "seen by: spectator", 7, "a seat's file has no seed")._replace(line=line_of(TEXT, "seed") + 1),
    # -- the variant
    missing("path.last", "path.last: is missing; it must be a whole number from 2 to 200")._replace(
        line=line_of(TEXT, "variant"), column=10
    ),
    entry("path.last", "  path.last = 1", 15, "path.last: must be a whole number from 2 to 200"),
    entry("path.last", "  path.last = 9999999999999999999", 15, "a value is a number"),
    entry("path.last", "  path.last = [1]", 15, "must be a whole number"),
    entry("path.last", "  path.last = [[[[1]]]]", 15, "a value is a number"),
    entry("path.last", "  path.last = {}", 15, "a value is a number"),
    entry("path.last", '  path.last = "24', 15, "as in JSON"),
    entry("path.last", "  path.lost = 24", 1, "path.lost: is no field of this game; did you mean path.last"),
    entry("path.last", "  path.l ast = 24", 3, "a field of the variant is written like"),
    entry("path.last", "  game = maretta", 1, "a field of the variant is written like"),
    entry("path.barrel_spaces", "  path.barrel_spaces = [3, 2]", 24, "each greater than the one before"),
    entry("path.dividers", "  path.dividers = [8, 30]", 19, "dividers stand before the last space"),
    entry("theft.when", "  theft.when = never", 16, "must be one of 'with-card', 'after-move'"),
    entry("barrels.on_zero_move", "  barrels.on_zero_move = 1", 26, "must be true or false"),
    # -- choices
    entry("2 pink", "2 pink", 1, "a choice is written like"),
    entry("2 pink", "2 : place", 1, "a choice is written like"),
    entry("2 pink", "2 pink:", 8, "a choice is written like"),
    entry("2 pink", "2 pink: place water-4 on purple;", 33, "a choice is written like"),
    entry("2 pink", "2 pink: ; open 1", 9, "a choice is written like"),
    entry("2 pink", "2 white: place water-4 on purple", 3, "one of purple, pink, yellow, not white"),
    entry("2 pink", "0 pink: place water-4 on purple", 1, "counted from 1 on"),
    entry("2 pink", "9999999999 pink: place water-4 on purple", 1, "a choice is written like"),
    entry("2 pink", "2 pink: place ?? on purple", 9, "?? can stand only in a seat's file"),
    more("2 pink", "  > rolled 1 for 0", 3, "is the entry 'seen by' missing?"),
    more("2 pink", "first: purple", 1, "above the first choice"),
    # -- the end
    entry("ended", "ended: card", 8, "an ending is written like"),
    entry("ended", "ended: victory (A4.1), winners: pink", 8, "one of token, card"),
    entry("ended", "ended: card (A4.1), winners:", 29, "one of purple, pink, yellow, nobody"),
    entry("ended", "ended: card (A4.1), winners: pink,  pink", 37, "twice"),
    entry("ended", "ended: card (A4.1), winners: pink, white", 36, "not white"),
    Wrong("after the end", TEXT + "29 pink: open 1\n", END, 1, "nothing follows"),
]


@pytest.mark.parametrize("wrong", FILES, ids=lambda wrong: wrong.name)
def test_a_wrong_file_is_refused_where_it_is_wrong(wrong: Wrong) -> None:
    with pytest.raises(NotationError) as caught:
        read(wrong.text, "game.match")
    assert (caught.value.line, caught.value.column) == (wrong.line, wrong.column), str(caught.value)
    assert wrong.why in str(caught.value)
    assert str(caught.value).startswith(f"game.match, line {wrong.line}, column {wrong.column}: ")


def test_a_piece_cannot_go_where_it_cannot_lie() -> None:
    """A card is no barrel, and in Arrr!!! an item no captain."""
    text = with_line(SEEN, "> moved wood-5 from deck", "  > moved wood-5 from deck to bag")
    with pytest.raises(NotationError, match="a barrel is one of") as wrong:
        read(text, "seat.match")
    assert wrong.value.line == line_of(SEEN, "> moved wood-5 from deck")


def test_too_many_choices() -> None:
    line = BODY + MOST_CHOICES
    with pytest.raises(NotationError, match=f"line {line}, column 1: too many choices") as caught:
        read(TEXT[: TEXT.index("1 purple")] + "1 pink: pick fire-1\n" * (MOST_CHOICES + 1))
    assert caught.value.line == line


# -- files that can be read, and not played ----------------------------------------------------------------------

GAMES = [
    entry("2 pink", "2 pink: place water-4 on pink", 9, "rule A3.2 forbids it (own-slot-last)"),
    entry("2 pink", "2 pink: place rope-5 on purple", 9, "rule A3.1 forbids it (not-in-hand)"),
    entry("2 pink", "2 pink: dance", 9, "the question wants: place CARD on ... steal ..."),
    entry("2 pink", "2 pink: place water-4 on purple; open 2", 34, "the draft is at its end"),
    entry("2 pink", "2 yellow: place water-4 on purple", 1, "this question is for: pink"),
    entry("2 pink", "3 pink: place water-4 on purple", 1, "question 2 comes next"),
    entry("1 yellow", "1 pink: pick fire-1", 1, "seat pink answered it already"),
    entry("seed", "seed: practice 7", 1, "the seed does not fit the commitment: its own is"),
    entry("seed", "# seed", 1, "there is no seed")._replace(line=1),
    entry("ended", "ended: card (A4.1), winners: pink", 1, "ended otherwise: card (A4.1), winners: pink, yellow"),
    entry("ended", "29 pink: open 1", 1, "the game is over by then"),
    entry("28 purple", "# 28 purple", 1, "has not ended by then")._replace(line=line_of(TEXT, "ended")),
]


@pytest.mark.parametrize("wrong", GAMES, ids=lambda wrong: wrong.name)
def test_a_game_that_cannot_have_been_played(wrong: Wrong) -> None:
    file = read(wrong.text, "game.match")
    with pytest.raises(NotationError) as caught:
        replayed(file)
    assert (caught.value.line, caught.value.column) == (wrong.line, wrong.column), str(caught.value)
    assert wrong.why in str(caught.value)


def test_a_refusal_is_the_cause_of_the_error() -> None:
    with pytest.raises(NotationError) as caught:
        replayed(read(with_line(TEXT, "2 pink", "2 pink: place rope-5 on purple")))
    cause = caught.value.__cause__
    assert isinstance(cause, Refused)
    assert (cause.rule, cause.key) == ("A3.1", "not-in-hand")


def test_rules_of_another_number_are_not_played() -> None:
    """Also not if the file did not come from the reader."""
    file = file_of(MATCH, ["A", "B", "C"])
    object.__setattr__(file, "rules", 2)
    with pytest.raises(NotationError, match="rules number 2 of maretta"):
        replayed(file)


# -- a seat's file that cannot be true -----------------------------------------------------------------------------


def seen(start: str, new: str, why: str, column: int = 1) -> Wrong:
    return Wrong(new[:60], with_line(SEEN, start, new), line_of(SEEN, start), column, why)


SEATS = [
    seen("> moved wood-5 from deck", "  > moved ?? from deck to hand[1] of pink", "this seat sees that piece"),
    seen("2 pink", "2 purple: place water-4 on purple", "this question is for: pink"),
    seen("2 pink", "3 pink: place water-4 on purple", "question 2 comes next"),
    seen("1 yellow", "1 pink: pick fire-1", "seat pink answered it already"),
    seen("2 pink", "2 pink: dance", "the question wants: place CARD", column=9),
    seen("28 purple", "28 purple: look yellow; open 1", "the draft is at its end", column=25),
    seen("ended", "ended: card (A4.1), winners: pink", "ended otherwise"),
    # A table is looked at when somebody is asked.
    seen("> counted space of purple = 3", "  > counted space of purple = 25", "a whole number from 0 to 24")._replace(
        line=line_of(SEEN, "> asked purple: give pink 0 0; barrel purple 0 0")
    ),
    Wrong(
        "a barrel too many",
        SEEN.replace("anchor from bag", "cuttlefish from bag").replace("?? from bag", "cuttlefish from bag", 2),
        line_of(SEEN, "> moved ?? from bag"),
        1,
        "this seat does not see that piece",
    ),
    Wrong(
        "cuttlefish all over",
        SEEN.replace("anchor from bag", "cuttlefish from bag").replace("spear from bag", "cuttlefish from bag"),
        line_of(SEEN, "> asked"),
        1,
        "there are only 1 pieces cuttlefish in this game",
    ),
    Wrong(
        "an early choice",
        with_more(SEEN, "> counted first", "1 pink: pick fire-1"),
        line_of(SEEN, "> counted first"),
        1,
        "nobody has been asked yet",
    ),
    Wrong(
        "without events",
        "\n".join(line for line in SEEN.split("\n") if ">" not in line),
        line_of(SEEN, "> moved"),
        1,
        "nobody has been asked yet",
    ),
]


@pytest.mark.parametrize("wrong", SEATS, ids=lambda wrong: wrong.name)
def test_a_seats_file_that_cannot_be_true(wrong: Wrong) -> None:
    file = read(wrong.text, "seat.match")
    with pytest.raises(NotationError) as caught:
        list(seen_views(file))
    assert wrong.why in str(caught.value)
    assert (caught.value.line, caught.value.column) == (wrong.line, wrong.column), str(caught.value)


def test_each_kind_of_file_has_its_use() -> None:
    with pytest.raises(NotationError, match="line 36, column 1: this is what one seat saw"):
        replayed(read(SEEN))
    with pytest.raises(NotationError, match="this is a whole game"):
        list(seen_views(read(TEXT)))
    assert isinstance(replayed(read(TEXT)), Match)
