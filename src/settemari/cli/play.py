"""``settemari play``: sit down, or go on with a saved game, and play it to the end."""

from __future__ import annotations

import getpass
import shlex
from argparse import Namespace
from pathlib import Path

from rich.text import Text

from settemari import deal
from settemari.bots.child import log_file
from settemari.bots.protocol import Limits
from settemari.cli import FINE, INTERRUPTED
from settemari.cli.ending import show_ending
from settemari.cli.saving import SaveFile, is_there
from settemari.cli.screen import look_class
from settemari.cli.seats import Sitter, has_programs, read_sitters, usual_seats
from settemari.cli.session import Session
from settemari.cli.stopping import stopped_like_ctrl_c
from settemari.cli.terminal import Left, Terminal
from settemari.cli.variant import variant_asked_for
from settemari.core.errors import SavedGameError, SetteMariError
from settemari.core.files import read_text
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.notation.matchfile import LONGEST_NAME
from settemari.core.notation.matchfile_reader import LARGEST_FILE, read
from settemari.core.notation.matchfile_replay import replayed
from settemari.core.registry import find_game
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say

USUAL_GAME = "maretta"


def run(options: Namespace, language: str) -> int:
    """Play; leaving in the middle loses nothing that was saved."""
    save = None
    limits, log = Limits.for_choices(options.bot_seconds), log_file(options.bot_log)
    if options.save is not None and is_there(Path(options.save)):
        match, sitters, save = _taken_up(options)
    else:
        game = find_game(options.game or USUAL_GAME)
        sitters = read_sitters(game, usual_seats(_person()) if options.seats is None else options.seats)
        match = deal(game.id, len(sitters), variant=variant_asked_for(game, options), seed=options.seed)
        if options.save is not None:
            save = SaveFile(Path(options.save))
    terminal = Terminal(options.plain)
    areas = [*look_class(match.game).AREAS, "variants"]
    catalogue = Catalogue(language, areas, [sitter.name for sitter in sitters])
    session = Session(terminal, catalogue, match, sitters, save, limits, log)
    commitment = match.commitment
    try:
        with stopped_like_ctrl_c(has_programs([sitter.text for sitter in sitters])):
            session.play()
    except (Left, KeyboardInterrupt) as stopped:
        session.cover()
        terminal.show(Text())
        terminal.tell(_farewell(session, options.seats))
        return FINE if isinstance(stopped, Left) else INTERRUPTED
    except SetteMariError:  # the file cannot be written any more
        session.cover()
        raise
    finally:
        session.close()
    show_ending(session, commitment)
    return FINE


def _taken_up(options: Namespace) -> tuple[Match, list[Sitter], SaveFile]:
    """A saved game as it was left; what else was asked for must not contradict it."""
    file = Path(options.save)
    text = read_text(file, LARGEST_FILE)
    saved = read(text, str(file))
    game: Game = find_game(saved.game)
    if options.game and options.game != saved.game:
        raise SavedGameError(str(file), say("error-saved-other-game", game=saved.game))
    if options.seats is None and has_programs(saved.names):  # a file from anybody must not run anything
        raise SavedGameError(str(file), say("error-saved-program", seats=list(saved.names)))
    sitters = read_sitters(game, saved.names if options.seats is None else options.seats)
    if [sitter.text for sitter in sitters] != list(saved.names):
        raise SavedGameError(str(file), say("error-saved-other-seats", seats=list(saved.names)))
    if options.seed is not None and options.seed != saved.seed:
        raise SavedGameError(str(file), say("error-saved-other-seed"))
    named = any(given is not None for given in (options.variant, options.mode, options.deck))
    if named and variant_asked_for(game, options) != saved.variant:
        raise SavedGameError(str(file), say("error-saved-other-variant", variant=saved.variant.name))
    if saved.outcome is not None:
        raise SavedGameError(str(file), say("error-saved-finished"))
    return replayed(saved), sitters, SaveFile(file, text)


def _person() -> str:
    """What to call somebody who gave no name: as the system does."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody in particular
        name = ""
    name = "".join(letter for letter in name if letter.isprintable() and letter not in ",#:")
    return name.strip().capitalize()[:LONGEST_NAME] or "Ulisse"


def _farewell(session: Session, seats: str | None) -> str:
    if session.kept is None:
        return session.pen.say("left-unsaved")
    what = shlex.quote(str(session.kept.file))
    if seats is not None and has_programs([sitter.text for sitter in session.sitters]):
        what += f" --seats {shlex.quote(seats)}"  # the file does not say what to run
    return session.pen.say("left-saved", file=what)
