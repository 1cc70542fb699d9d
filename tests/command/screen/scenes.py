"""Games to look at, and ways to look at them: every screen of these tests comes from here."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from functools import cache

from rich.console import Console
from rich.text import Text

import settemari
from settemari.cli.screen import UNICODE, Look, Symbols, look_of
from settemari.cli.screen.colours import THEME
from settemari.cli.screen.lines import Lines
from settemari.cli.screen.maretta.pen import AREAS, MarettaPen
from settemari.core.match import Match
from settemari.core.table import ENDING, ROUND
from settemari.core.variant import Variant
from settemari.games.maretta import codes as c
from settemari.locales.catalogue import Catalogue
from tests.board import on_the_board
from tests.variants.odd import ODD

NAMES = ("Anna", "Bruno", "Carla", "Aldo", "Émile")
GAMES = ("maretta", "vulcano")


@cache
def catalogue(language: str, names: tuple[str, ...] = NAMES) -> Catalogue:
    return Catalogue(language, AREAS, names)


@cache
def variants(game: str) -> tuple[Variant, ...]:
    """The game as printed, all shipped variants, one in which every field differs, and the ends of what is allowed."""
    found = settemari.find_game(game)
    shipped = [found.variant(name) for name in found.variant_names()]
    longest = {"path": {"last": 200, "barrel_spaces": [1, 50, 199], "dividers": [1, 150]}, "barrels": {"per_space": 5}}
    crowded = {
        "path": {"last": 2, "barrel_spaces": [1], "dividers": [1]},
        "barrels": {"per_space": 12},
        "deck": {"values": [*range(1, 12)] * 4},
        "hand": {"first": 20},
    }
    if game == "vulcano":
        longest["lava"] = {"start": -200, "step": 99}
        crowded |= {"burst": {"limit": 1000}, "lava": {"start": -9, "step": 1, "step_past": [1]}}
    else:
        crowded["deck"] = {"values": [*range(1, 12)] * 4, "removed": {"3": 0, "4": 0, "5": 0}}
        crowded["hand"] = {"first": 20, "draw": 20}
    return (
        *shipped,
        *(found.variant_of({"game": game, "name": "Odd", **odd}) for odd in (ODD[game], longest, crowded)),
    )


def played(game: str, seats: int, seed: int, variant: Variant | None = None) -> Iterator[Match]:
    """A game played at random, on the tests' board if nothing is said, at every question and at its end."""
    match = settemari.deal(game, seats, seed=seed, variant=variant or on_the_board(settemari.find_game(game)))
    luck = random.Random(seed)
    yield match
    while question := match.question():
        for seat in question.seats:
            question.answer(seat, luck.choice(question.offer(seat).playable))
        yield match


@cache
def moment(game: str, seats: int, seed: int, questions: int) -> Match:
    """That game after so many questions."""
    return next(match for number, match in enumerate(played(game, seats, seed)) if number == questions)


@cache
def finished(game: str, seats: int, seed: int) -> tuple[Match, list[list[int]]]:
    """That game at its end, and for each seat where it stood at the start and after every round."""
    # What a round's first question shows is where everybody stood after the one before.
    starts: dict[int, list[int]] = {}
    for match in played(game, seats, seed):
        view = match.view(None)
        number = int(view.cell(ROUND)) + (view.cell(ENDING) != 0)
        starts.setdefault(number, [int(view.cell(c.SPACE + seat)) for seat in range(seats)])
    return match, [[spaces[seat] for spaces in starts.values()] for seat in range(seats)]


def pen_for(match: Match, symbols: Symbols = UNICODE, names: tuple[str, ...] = NAMES) -> MarettaPen:
    """A pen that writes English."""
    return MarettaPen(match.setup, catalogue("en", names), symbols)


def look_at(match: Match, words: Catalogue, symbols: Symbols = UNICODE) -> Look:
    """How that match looks."""
    return look_of(match.game, match.variant, match.setup, words, symbols)


def plain(lines: Lines) -> list[str]:
    """Lines without their styles."""
    return [line.plain for line in lines]


def printed(text: Text, width: int, colour: bool = False) -> str:
    """What stands on the terminal, with or without the codes that colour it."""
    console = Console(
        file=io.StringIO(),
        width=width,
        theme=THEME,
        highlight=False,
        force_terminal=True,
        color_system="truecolor" if colour else None,
        no_color=not colour,
        record=True,
        legacy_windows=False,
    )
    console.print(text)
    return console.export_text(styles=False)
