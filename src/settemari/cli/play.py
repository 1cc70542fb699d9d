"""``settemari play``: sit down, or go on with a saved game, and play it to the end."""

from __future__ import annotations

import getpass
from argparse import Namespace
from pathlib import Path

from rich.text import Text

from settemari import deal
from settemari.cli import FINE, INTERRUPTED
from settemari.cli.ending import show_ending
from settemari.cli.screen.pen import AREAS
from settemari.cli.seats import Sitter, read_sitters, usual_seats
from settemari.cli.session import Session
from settemari.cli.terminal import Left, Terminal
from settemari.core.errors import SavedGameError
from settemari.core.files import read_text
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.notation.matchfile_reader import LARGEST_FILE, read
from settemari.core.notation.matchfile_replay import replayed
from settemari.core.registry import find_game
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say

USUAL_GAME = "maretta"


def run(options: Namespace, language: str) -> int:
    """Play; leaving in the middle loses nothing that was saved."""
    save = Path(options.save) if options.save else None
    if save is not None and save.exists():
        match, sitters = _taken_up(save, options)
    else:
        game = find_game(options.game or USUAL_GAME)
        sitters = read_sitters(game, options.seats or usual_seats(_person()))
        match = deal(game.id, len(sitters), variant=options.variant, seed=options.seed)
    terminal = Terminal(options.plain)
    catalogue = Catalogue(language, [*AREAS, "terminal"], [sitter.name for sitter in sitters])
    session = Session(terminal, catalogue, match, sitters, save)
    commitment = match.commitment
    try:
        session.play()
    except Left:
        terminal.show(Text(_farewell(catalogue, save)))
        return FINE
    except KeyboardInterrupt:
        terminal.show(Text(), Text(_farewell(catalogue, save)))
        return INTERRUPTED
    show_ending(session, commitment)
    return FINE


def _taken_up(file: Path, options: Namespace) -> tuple[Match, list[Sitter]]:
    """A saved game as it was left; what else was asked for must not contradict it."""
    saved = read(read_text(file, LARGEST_FILE), str(file))
    game: Game = find_game(saved.game)
    sitters = read_sitters(game, saved.names)
    if options.game and options.game != saved.game:
        raise SavedGameError(str(file), say("error-saved-other-game", game=saved.game))
    if options.seats and [sitter.text for sitter in read_sitters(game, options.seats)] != list(saved.names):
        raise SavedGameError(str(file), say("error-saved-other-seats", seats=list(saved.names)))
    if options.seed is not None and options.seed != saved.seed:
        raise SavedGameError(str(file), say("error-saved-other-seed"))
    if options.variant and game.variant(options.variant) != saved.variant:
        raise SavedGameError(str(file), say("error-saved-other-variant", variant=saved.variant.name))
    if saved.outcome is not None:
        raise SavedGameError(str(file), say("error-saved-finished"))
    return replayed(saved), sitters


def _person() -> str:
    """What to call somebody who gave no name: as the system does."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody in particular
        name = ""
    return name.capitalize()[:40] or "Ulisse"


def _farewell(catalogue: Catalogue, save: Path | None) -> str:
    if save is None:
        return catalogue.say("left-unsaved")
    return catalogue.say("left-saved", file=str(save))
