"""The path on the screen, compared with the table and with how the game goes on."""

from __future__ import annotations

import re

import pytest

import settemari
from settemari.cli.screen import UNICODE
from settemari.cli.screen.maretta.path import CELL, barrels_on, path_lines
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import next_lava
from tests.command.screen.scenes import GAMES, catalogue, moment, pen_for, plain, played, variants

TRACK = re.compile(r"[─▓░].*\d")


def rows_of(lines: list[str]) -> list[tuple[str, str, list[str]]]:
    """The rows of a path: the line over each track, the track, and the lines of barrels under it."""
    tracks = [number for number, line in enumerate(lines) if TRACK.search(line) and "Lava" not in line]
    rows = []
    for number in tracks:
        over = lines[number - 1] if number > 0 and re.fullmatch(r"[ A-Z]*", lines[number - 1]) else ""
        under = []
        for line in lines[number + 1 :]:
            if not re.fullmatch(r"( *([A-Za-z][a-z]|\?\?) *)+", line):
                break
            under.append(line)
        rows.append((over, lines[number], under))
    return rows


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [78, 118])
def test_path_shows_every_space_once_and_in_order(game: str, width: int) -> None:
    for variant in variants(game):
        match = settemari.deal(game, 4, seed=1, variant=variant)
        pen = pen_for(match)
        rows = rows_of(plain(path_lines(pen, match.view(None), width)))
        numbers = [int(number) for _, track, _ in rows for number in re.findall(r"\d+", track)]
        assert numbers == list(range(int(pen.numbers.last) + 1))
        tracks = "".join(track for _, track, _ in rows)
        assert (tracks.count("⌂"), tracks.count("⚑")) == (1, 1)
        assert tracks.index("⌂0") < tracks.index(f"⚑{int(pen.numbers.last)}")
        for divider in variant.numbers("path.dividers"):
            assert re.search(rf"(?<!\d){divider}[─▓░]*[Ψ≠]", tracks)
        assert len(re.findall("[Ψ≠]", tracks)) == len(variant.numbers("path.dividers"))


@pytest.mark.parametrize("game", GAMES)
def test_meeples_stand_over_their_spaces(game: str) -> None:
    names = ("Xaver", "Yolanda", "Zita", "Quirin", "Juno")
    for match in played(game, 5, 8):
        pen, view = pen_for(match, names=names), match.view(None)
        standing = {
            pen.letters[seat]: int(view.cell(c.SPACE + seat)) for seat in range(5) if view.cell(c.SPACE + seat) >= 0
        }
        lines = plain(path_lines(pen, view, 78))
        seen = {}
        for over, track, _ in rows_of(lines):
            spaces = [int(number) for number in re.findall(r"\d+", track)]
            for found in re.finditer(r"[XYZQJ]", over):
                seen[found[0]] = spaces[found.start() // CELL]
        assert seen == standing


@pytest.mark.parametrize("game", GAMES)
def test_barrels_lie_under_their_spaces(game: str) -> None:
    for variant in variants(game):
        for number, match in enumerate(played(game, 3, 2, variant)):
            if number % 9 != 0:
                continue
            pen, view = pen_for(match), match.view(None)
            seen: dict[int, list[str]] = {}
            for _, track, under in rows_of(plain(path_lines(pen, view, 78))):
                spaces = [int(space) for space in re.findall(r"\d+", track)]
                for line in under:
                    for found in re.finditer(r"\S+", line):
                        seen.setdefault(spaces[found.start() // CELL], []).append(found[0])
            for space in range(int(pen.numbers.last) + 1):
                lying = [pen.barrel(barrel).plain for barrel in barrels_on(pen, view, space)]
                assert seen.get(space, []) == lying
            spots = [barrel for barrel in view.pieces(c.BARRELS) if barrel != -1]
            assert sum(len(words) for words in seen.values()) == len(spots)


def test_two_letters_are_a_different_barrel_in_every_language() -> None:
    match = settemari.deal("maretta", 3, seed=1)
    for language in ("it", "en", "fr"):
        pen = MarettaPen(match.setup, catalogue(language), UNICODE)
        words = [pen.barrel(barrel).plain for barrel in range(c.BARREL_KINDS)]
        assert len({*words, "??"}) == c.BARREL_KINDS + 1
        assert {len(word) for word in words} == {2}
        assert all(word[1].islower() for word in words)  # two capitals would be two meeples
        assert [barrel for barrel, word in enumerate(words) if word[0].isupper()] == [c.TROOP, c.SCHOOL, c.SHARKS]


def test_legend_names_what_is_there_and_nothing_else() -> None:
    match = moment("maretta", 4, 10, 28)
    pen, view = pen_for(match), match.view(0)
    legend = " ".join(plain(path_lines(pen, view, 78))[-2:])
    lying = {barrel for barrel in view.pieces(c.BARRELS) if barrel >= 0}
    for barrel in range(c.BARREL_KINDS):
        assert (f"{pen.barrel(barrel).plain} " in legend) == (barrel in lying), barrel
    assert "⌂ Island" in legend
    assert "⚑ Steamship" in legend


def test_lava_covers_its_spaces_and_the_next_ones_are_marked() -> None:
    match = moment("vulcano", 4, 33, 26)
    pen, view = pen_for(match), match.view(None)
    assert (int(view.cell(c.LAVA)), next_lava(pen.setup, view)) == (3, 6)
    (_, track, _), *_ = rows_of(plain(path_lines(pen, view, 78)))
    assert "▓3▓" in track
    assert "░4░" in track
    assert "░6░" in track
    assert "─7─" in track
    assert "4▓" not in track
    legend = " ".join(plain(path_lines(pen, view, 78))[-2:])
    assert "▓ Lava 3" in legend
    assert "░ After this round 6" in legend
