"""Whatever the game, the variant, the seats and the moment: lines fit, ASCII is ASCII, colour adds nothing."""

from __future__ import annotations

import random
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen import ASCII, UNICODE, Symbols, curtain, ending, table_screen
from settemari.cli.screen.lines import cut, flow, wrap
from settemari.cli.screen.look import Above
from settemari.core.chance import Seeded
from settemari.locales import LANGUAGES
from tests.command.screen.scenes import GAMES, NAMES, catalogue, finished, look_at, moment, played, printed, variants
from tests.size import pick

WIDTHS = (80, 81, 95, 109, 110, 120, 133, 160, 240)
LOG = [("Anna → 12 « œuf »: " + "x" * 90, 0), ("été " * 40, 1), ("9 → 14", 7), ("", 2)]
CASES = [(game, number, seats) for game in GAMES for number in range(len(variants(game))) for seats in (3, 4, 5)]


def assert_fits(text: Text, width: int) -> None:
    for line in text.plain.split("\n"):
        assert cell_len(line) <= width, line


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_any_view_of_any_variant_can_be_drawn(game: str, variant: int, seats: int) -> None:
    luck = random.Random(variant * 10 + seats)
    chosen = variants(game)[variant]
    moments = pick(3, 20)
    for match in played(game, seats, seats, chosen):
        if match.question() is not None and (luck.random() > 0.2 or moments == 0):
            continue
        moments -= 1
        width, language = luck.choice(WIDTHS), luck.choice(LANGUAGES)
        view = match.view(luck.choice([None, *range(seats)]))
        words = catalogue(language)
        draw = partial(table_screen, view=view, width=width, log=LOG)
        text = draw(look_at(match, words), above=Above(chosen.name, practice=True), answered=match.answered())
        assert_fits(text, width)
        assert printed(text, width, colour=True) == printed(text, width) == text.plain + "\n"
        plain = draw(look_at(match, words, ASCII))
        assert plain.plain.isascii()
        assert_fits(plain, width)


@pytest.mark.parametrize("symbols", [UNICODE, ASCII], ids=["unicode", "ascii"])
@settings(max_examples=pick(15, 300), deadline=None, suppress_health_check=list(HealthCheck))
@given(names=st.lists(st.text(max_size=60), min_size=4, max_size=4), width=st.integers(80, 130))
def test_any_name_can_be_drawn(symbols: Symbols, names: list[str], width: int) -> None:
    match, words = moment("maretta", 4, 10, 3), catalogue("fr", tuple(names))
    for text in (
        table_screen(look_at(match, words, symbols), match.view(0), width),
        curtain(names[0], "white", words, width, 24, symbols=symbols),
    ):
        assert_fits(text, width)
        assert symbols is UNICODE or text.plain.isascii()
        assert text.plain.replace("\n", "").replace("\u00a0", "").replace("\u202f", "").isprintable()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_any_ending_can_be_drawn(game: str, language: str, seed: int) -> None:
    match, _ = finished(game, 3 + seed, seed)
    for width in WIDTHS:
        for symbols in (UNICODE, ASCII):
            text = ending(
                look_at(match, catalogue(language), symbols),
                match,
                width,
                seed=bytes(range(32)) if seed else seed,
                commitment=match.commitment,
                checked=seed > 0,
            )
            assert_fits(text, width)
            assert printed(text, width, colour=True) == printed(text, width) == text.plain + "\n"
            assert symbols is UNICODE or text.plain.isascii()
            for seat in range(match.seats):
                assert symbols.text(NAMES[seat]) in text.plain
            assert match.commitment in text.plain


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_drawn(game: str) -> None:
    """What a seat does not see may lie elsewhere, and the screen stays the same."""
    moved = 0
    for number, match in enumerate(played(game, 4, 5)):
        view = match.view(number % 4)
        twin = match.setup.redeal(view, Seeded(number))
        others = [seat for seat in range(4) if seat != view.seat]
        real = match.setup.redeal(view, Seeded(number + 1000))
        moved += any(twin.view(seat).cell_list() != real.view(seat).cell_list() for seat in others)
        drawn = [
            table_screen(look_at(match, catalogue("en")), shown, 80).markup
            for shown in (view, twin.view(number % 4), real.view(number % 4))
        ]
        assert drawn[0] == drawn[1] == drawn[2]
    assert moved > 10


@given(st.text(alphabet="ab é漢e\u0301 ", max_size=80), st.integers(4, 30))
def test_wrapping_loses_no_letter(text: str, width: int) -> None:
    lines = wrap(Text(text), width)
    assert all(line.cell_len <= width for line in lines)
    assert "".join("".join(line.plain.split(" ")) for line in lines) == "".join(text.split(" "))
    assert cell_len(cut(text, width, "…")) <= width


@given(st.lists(st.text(alphabet="abc ", min_size=1, max_size=12), max_size=20), st.integers(12, 40))
def test_what_flows_stays_whole(items: list[str], width: int) -> None:
    lines = flow([Text(item) for item in items], width, " | ")
    assert all(line.cell_len <= width for line in lines)
    assert [item for line in lines for item in line.plain.split(" | ")] == items
