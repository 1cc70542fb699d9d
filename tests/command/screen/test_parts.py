"""What the parts of the screen say, compared with the table and with how the game goes on."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

import pytest
from rich.cells import cell_len

import settemari
from settemari.cli.screen import ASCII, UNICODE, curtain, ending, symbols_for, table_screen
from settemari.cli.screen.header import log_lines, status_lines
from settemari.cli.screen.maretta.hand import hand_lines
from settemari.cli.screen.maretta.header import header_lines
from settemari.cli.screen.maretta.knowledge import known_of
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.cli.screen.maretta.rafts import raft_lines
from settemari.cli.screen.pen import letters_for
from settemari.core.bits import bit
from settemari.core.facts import learn
from settemari.core.table import ROUND, UNKNOWN, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.state import boarding_score, in_race, stack_sum
from tests.board import on_the_board
from tests.command.screen.scenes import (
    GAMES,
    NAMES,
    catalogue,
    finished,
    look_at,
    moment,
    pen_for,
    plain,
    played,
    variants,
)

# -- rafts -----------------------------------------------------------------------------------------------------


def raft_of(lines: list[str], name: str) -> list[str]:
    """The lines about one seat."""
    start = next(number for number, line in enumerate(lines) if re.match(rf"..\s+[A-Z] {name}", line))
    more = lines[start + 1 :]
    length = next((number for number, line in enumerate(more) if re.match(r".. {1,3}[A-Z] ", line)), len(more))
    return lines[start : start + 1 + length]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_rafts_show_what_lies_there(game: str, seed: int) -> None:
    for match in played(game, 4, seed):
        observer = seed if seed < 3 else None
        view, answered = match.view(observer), match.answered()
        pen = pen_for(match)
        lines = plain(raft_lines(pen, view, 78, answered))
        for seat in range(4):
            first, *below = raft_of(lines, NAMES[seat])
            assert ("►" in first) == view.asks(seat)
            assert ("◆" in first) == (view.cell(c.FIRST) == seat)
            if not in_race(view, seat):
                assert "out of the race" in first
                assert below == []
                continue
            numbers = re.findall(r"\d+", first)
            assert int(numbers[0]) == view.cell(c.SPACE + seat)
            assert int(numbers[1]) == view.size_of(c.HAND + seat)
            slots = [int(view.slot_at(place, seat)) for place in (c.SLOT1, c.SLOT2)]
            shown = ["?? ink" if card == UNKNOWN else pen.card(card).plain.strip() for card in slots]
            assert re.split(r" {2,}", first.strip())[-3:-1] == shown
            stock = " ".join(below)
            assert_stock(pen, view, seat, stock)
            if game == "maretta":
                suits = len({card % c.SUITS for card in view.pieces(c.STOCK + seat)})
                score = re.split(r" {2,}", first.strip())[-1]
                if min(slots) < 0:
                    assert score == f"{suits}+?"
                else:
                    total = int(boarding_score(view, seat))
                    assert score == f"{suits}+{total - suits}={total}" + " ✓" * (total >= 7)


def assert_stock(pen: MarettaPen, view: View, seat: int, stock: str) -> None:
    cards = Counter(view.pieces(c.STOCK + seat))
    for suit, word in enumerate(("Wood", "Rope", "Fire", "Water", "Food")):
        values = [kind // c.SUITS for kind in sorted(cards.elements()) if kind % c.SUITS == suit]
        found = re.search(rf"{pen.symbols.suits[suit]} {word} ([\d+=/ ]*\d)", stock.partition("known")[0])
        if not values:
            assert found is None
        elif not pen.side_b:
            assert found is not None
            assert found[1] == " ".join(map(str, values))
        else:
            assert found is not None
            total = int(stack_sum(view, seat, suit))
            several = "+".join(map(str, values)) + "=" if len(values) > 1 else ""
            assert found[1] == f"{several}{total}/5"


def test_who_has_answered_is_marked_and_no_longer_waited_for() -> None:
    match = settemari.deal("maretta", 4, seed=3)
    question = match.question()
    assert question is not None
    question.answer(1, question.offer(1).playable[0])
    pen, view = pen_for(match), match.view(0)
    lines = plain(raft_lines(pen, view, 78, match.answered()))
    assert raft_of(lines, "Bruno")[0].startswith("✓")
    assert raft_of(lines, "Carla")[0].startswith("►")
    (status,) = plain(status_lines(match.game, match.setup, pen, view, 78, match.answered()))
    assert "Anna, Carla and Aldo" in status
    assert "Bruno" not in status


def test_remarks_follow_the_table() -> None:
    seen = set()
    for seed in range(8):
        for match in played("maretta", 4, seed):
            pen, view = pen_for(match), match.view(None)
            lines = plain(raft_lines(pen, view, 78))
            for seat in range(4):
                mine = " ".join(raft_of(lines, NAMES[seat])[1:])
                inked = (int(view.cell(c.INKED)) >> seat) & 1 and not view.face_up(c.SLOT1, seat)
                marks = (
                    ("ink this round", bool(inked)),
                    ("ink next round", bool((int(view.cell(c.INK_NEXT)) >> seat) & 1)),
                    ("stole this round", bool((int(view.cell(c.STOLE)) >> seat) & 1)),
                )
                for words, true in marks:
                    assert (words in mine) == true
                    seen.add((words, true))
    assert len(seen) == 6


# -- what is known ---------------------------------------------------------------------------------------------


def test_facts_are_told_in_words() -> None:
    match = settemari.deal("maretta", 4, seed=3)
    pen, view = pen_for(match), match.view(0)
    slots = int(match.setup.layout.fact_slots)
    wood_3, ship = c.card_of(0, 3), c.SHIP
    foods = sum(bit(c.card_of(4, number)) for number in (1, 2, 3, 5))
    learn(view.facts, 0, slots, 1, foods | bit(ship) | bit(c.card_of(0, 4)), 3)
    learn(view.facts, 0, slots, 1, bit(wood_3), 2)
    learn(view.facts, 0, slots, 2, bit(ship), 1)
    assert known_of(pen, view, 1) == ["≡ Wood 3 \N{MULTIPLICATION SIGN}2", "3 among ⚑ ≡4 ●1-3,5"]
    assert known_of(pen, view, 2) == ["⚑ Steamship"]
    assert known_of(pen, view, 3) == []
    lines = plain(raft_lines(pen, view, 78))
    assert "known in hand: ≡ Wood 3 \N{MULTIPLICATION SIGN}2 · 3 among ⚑ ≡4 ●1-3,5" in raft_of(lines, "Bruno")[-1]
    assert "known in hand" not in " ".join(raft_of(lines, "Aldo"))


# -- the hand --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_hand_shows_the_own_cards_in_order(game: str) -> None:
    for match in played(game, 3, 4, variants(game)[-1]):
        pen, view = pen_for(match), match.view(1)
        lines = plain(hand_lines(pen, view, 78))
        numbers, titles = lines[1::4], lines[2::4]
        cards = view.pieces(c.HAND + 1)
        assert [int(number) for line in numbers for number in re.findall(r"\d+", line)] == [k // c.SUITS for k in cards]
        words = [word for line in titles for word in re.findall(r"\w+", line)]
        assert words == [pen.card_name(card).split()[0] for card in cards]
        assert hand_lines(pen, match.view(None), 78) == []


def test_four_cards_stand_side_by_side_in_every_language() -> None:
    match = settemari.deal("maretta", 4, seed=1)
    for language in ("it", "en", "fr"):
        assert len(hand_lines(MarettaPen(match.setup, catalogue(language), UNICODE), match.view(0), 78)) == 4


# -- header, status, log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_round_of_side_a_is_foretold(seats: int) -> None:
    ended_by_deck = 0
    for variant in (on_the_board(settemari.find_game("maretta")), *variants("maretta")[:3]):
        for seed in range(4):
            foretold = set()
            for match in played("maretta", seats, seed, variant):
                (header,) = plain(header_lines(pen_for(match), match.view(None), 78, "", False))
                found = re.search(r"Round (\d+) of (\d+)", header)
                assert found is not None
                foretold.add(int(found[2]))
            assert len(foretold) == 1
            assert match.outcome is not None
            if match.outcome.ending == "deck":
                ended_by_deck += 1
                assert foretold == {int(match.view(None).cell(ROUND))}
    assert ended_by_deck > 0


def test_header_tells_variant_practice_deck_and_discards() -> None:
    match = moment("vulcano", 4, 33, 26)
    (header,) = plain(header_lines(pen_for(match), match.view(None), 78, "Hot\nfeet", True))
    assert header == "Vulcano · Hot feet · Round 3 · Deck 41 · Discard pile 11 · Practice game"
    (header,) = plain(header_lines(pen_for(match), match.view(None), 78, "", False))
    assert header == "Vulcano · Round 3 · Deck 41 · Discard pile 11"


def test_status_says_when_it_is_over() -> None:
    match, _ = finished("maretta", 4, 3)
    (status,) = plain(status_lines(match.game, match.setup, pen_for(match), match.view(None), 78, ()))
    assert status == "► The game is over."


def test_log_keeps_the_newest_whole_entries() -> None:
    pen = pen_for(settemari.deal("maretta", 3, seed=1))
    log = [("one " * 12, 0), ("two", 1), ("three " * 6, 2)]
    assert plain(log_lines(pen, log, 30, 9)) == [
        "one one one one one one one",
        "one one one one one ",
        "└ two",
        "  └ three three three three",
        "    three three ",
    ]
    assert plain(log_lines(pen, log, 30, 3)) == ["└ two", "  └ three three three three", "    three three "]
    assert plain(log_lines(pen, log, 30, 1)) == []


def test_log_stands_at_the_right_from_110_columns_on() -> None:
    match = moment("maretta", 4, 10, 28)
    for width, beside in ((109, False), (110, True)):
        text = table_screen(look_at(match, catalogue("en")), match.view(0), width, log=[("The kraken wakes.", 0)])
        (line,) = (line for line in text.plain.split("\n") if "kraken" in line)
        assert ("│" in line) == beside


# -- names, symbols, curtain, ending ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Anna", "Aldo", "Ada"], "ALD"),
        (["Émile", "Eva", "E"], "EVA"),
        (["a", "A", "a"], "ABC"),
        (["漢字", "??", "42"], "ABC"),
        (["Иван", "ß", "ñu"], "ИSN"),
    ],
)
def test_every_seat_has_a_letter_of_its_own(names: list[str], letters: str) -> None:
    assert "".join(letters_for(names)) == letters


def test_who_has_no_name_is_called_by_the_colour() -> None:
    match = settemari.deal("vulcano", 3, seed=1)
    assert pen_for(match, names=()).names == ["Purple", "Pink", "Yellow"]
    assert pen_for(match, names=("Ann", " \u202e\n", "Cy")).names == ["Ann", "Pink", "Cy"]
    assert table_screen(look_at(match, catalogue("en", ())), match.view(None), 80).plain.count("Pink") == 2


def test_symbols_are_one_column_wide_and_ascii_is_ascii() -> None:
    drawn = "".join(symbol for symbol in UNICODE if isinstance(symbol, str))
    assert {cell_len(symbol) for symbol in drawn} == {1}
    assert not {symbol for symbol in drawn if unicodedata.east_asian_width(symbol) in "WF"}
    assert all(str(symbol).isascii() for symbol in ASCII)
    assert len(set(ASCII.suits)) == len(set(UNICODE.suits)) == 5
    assert symbols_for("utf-8") is symbols_for("UTF8") is symbols_for("utf-16") is UNICODE
    assert symbols_for("ascii") is symbols_for("latin-1") is symbols_for("cp1252") is ASCII


def test_texts_lose_nothing_that_ascii_can_say() -> None:
    assert ASCII.text("Perché l\u2019œuf « coûte » 3 \u00d7 2 → ≥ 6…") == 'Perche l\'oeuf " coute " 3 x 2 -> >= 6...'
    assert ASCII.text("漢\u0301x\x1b[2J\u202e\t") == "??x[2J"
    assert UNICODE.text("Émile\u202f!\x1b[2J\n\u200b") == "Émile\u202f![2J\n"
    assert UNICODE.one_line("one\ntwo") == "one two"


@pytest.mark.parametrize("height", [10, 24, 50])
def test_curtain_fills_the_screen_but_one_line(height: int) -> None:
    text = curtain("Bruno", "pink", catalogue("en"), 100, height)
    lines = text.plain.split("\n")
    assert len(lines) == height - 1
    assert {len(line) for line in lines} == {100}
    for words in ("Pass the device to", "Bruno", "Pink"):
        assert words in text.plain


def test_ending_tells_winners_rule_paths_and_seed() -> None:
    match, paths = finished("maretta", 4, 5)
    assert match.outcome is not None
    drawn = {
        checked: ending(
            look_at(match, catalogue("en")),
            match,
            80,
            seed=bytes(range(32)),
            commitment="c" * 64,
            checked=checked,
        ).plain
        for checked in (True, False)
    }
    assert "Carla boards the steamship and wins! (A4.1)" in drawn[True]
    for seat, spaces in enumerate(paths):
        assert re.search(rf"{NAMES[seat]} .*  {' '.join(map(str, spaces))}$", drawn[True], re.MULTILINE)
    assert [line.strip()[0] for line in drawn[True].split("\n") if "Carla" in line] == ["★", "★"]
    assert bytes(range(32)).hex() in drawn[True]
    assert "c" * 64 in drawn[True]
    assert "✓ The seal fits" in drawn[True]
    assert "! The seal does not fit" in drawn[False]
    assert "Practice" not in drawn[True]


def test_ending_shows_where_a_path_ended_in_the_lava() -> None:
    match, paths = finished("vulcano", 4, 33)
    assert match.outcome is not None
    caught = [seat for seat in range(4) if paths[seat][-1] == c.OFF_PATH]
    assert caught
    words = catalogue("en")
    text = ending(look_at(match, words), match, 80, seed=33, commitment="c", checked=True).plain
    assert text.count("out of the race") == len(caught)
    assert "33 · Practice game" in text
