"""The arguments of every command. All words come from the plain area ``help``: reading it takes a millisecond."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from settemari import __version__, known_games
from settemari.locales import LANGUAGES
from settemari.locales.message import Message
from settemari.locales.plain import text, texts

Options = argparse.Namespace
Command = Callable[[Options, str], int]


class _Parser(argparse.ArgumentParser):
    """An argument parser that leaves its texts as they are written."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**settings, add_help=False, allow_abbrev=False)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Argparse keeps silent about a full disk."""
        (file or sys.stderr).write(message)


class _Maker:
    """Adds commands and arguments with their texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        _translate_argparse(language)
        self.parser = _Parser(prog="settemari", description=self.say("help-about"), epilog=self.say("help-exit-codes"))
        self._common(self.parser)
        self.parser.add_argument(
            "--version", action="version", version=f"settemari {__version__}", help=self.say("help-version")
        )
        self.commands = self.parser.add_subparsers(
            required=True, metavar=self.say("help-command"), parser_class=_Parser
        )

    def say(self, key: str) -> str:
        return text(self.language, "help", Message(key))

    def command(self, name: str, module: str, within: Any = None, parent: str = "") -> _Parser:
        """A command: its one line, its description and its example are ``help-NAME``, ``-about`` and ``-example``."""
        key = f"help-{parent}{name}"
        made: _Parser = (within or self.commands).add_parser(
            name,
            help=self.say(key),
            description=self.say(f"{key}-about"),
            epilog=self.say("help-example") + "\n  " + self.say(f"{key}-example").replace("\n", "\n  "),
        )
        self._common(made)
        made.set_defaults(run=_lazily(module))
        return made

    def group(self, name: str, module: str) -> Any:
        """A command that has commands of its own: where they are added."""
        made = self.command(name, module)
        metavar = self.say("help-command")
        return made.add_subparsers(required=True, dest="what", metavar=metavar, parser_class=_Parser)

    def option(self, parser: _Parser, *names: str, key: str = "", **settings: Any) -> None:
        key = key or f"help-option-{names[-1].lstrip('-')}"
        parser.add_argument(*names, help=self.say(key), **settings)

    def _common(self, parser: _Parser) -> None:
        parser.add_argument("-h", "--help", action="help", help=self.say("help-help"))
        parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.say("help-option-lang"))


def make_parser(language: str) -> argparse.ArgumentParser:
    """The whole command line."""
    make = _Maker(language)
    games = known_games()

    play = make.command("play", "play")
    make.option(play, "game", nargs="?", choices=games)
    make.option(play, "--seats", metavar="NAMES")
    make.option(play, "--variant", metavar="NAME|FILE|CODE")
    make.option(play, "--mode", metavar="MODE")
    make.option(play, "--deck", metavar="FILE")
    make.option(play, "--seed", type=int, metavar="N")
    make.option(play, "--save", metavar="FILE")
    make.option(play, "--plain", action="store_true")
    _programs(make, play)

    serve = make.command("serve", "serve")
    make.option(serve, "--host", default="127.0.0.1", metavar="ADDRESS")
    make.option(serve, "--port", type=int, default=8777, metavar="N")
    make.option(serve, "--database", metavar="URL")
    make.option(serve, "--origin", action="append", default=[], metavar="URL")
    make.option(serve, "--proxies", default="", metavar="ADDRESSES")
    make.option(serve, "--bots", key="help-option-bot-processes", type=int, default=1, metavar="N")
    make.option(serve, "--open", action="store_true")
    make.option(serve, "--verbose", action="store_true")
    backup = make.command("backup", "backup")
    make.option(backup, "file", key="help-option-backup-file", metavar="FILE")
    make.option(backup, "--database", metavar="URL")
    reports = make.command("reports", "reports")
    make.option(reports, "--database", metavar="URL")
    make.option(reports, "--limit", type=int, default=50, metavar="N")
    make.option(reports, "--json", action="store_true")

    simulate = make.command("simulate", "simulate")
    make.option(simulate, "game", choices=games)
    make.option(simulate, "--games", type=int, default=1000, metavar="N")
    make.option(simulate, "--seats", key="help-option-seat-count", type=int, default=4, metavar="N")
    make.option(simulate, "--bots", default="random", metavar="LIST")
    make.option(simulate, "--by", action="append", metavar="LIST")
    make.option(simulate, "--variant", metavar="NAME|FILE|CODE")
    make.option(simulate, "--mode", metavar="MODE")
    make.option(simulate, "--deck", metavar="FILE")
    make.option(simulate, "--seed", key="help-option-run-seed", type=int, default=1, metavar="N")
    make.option(simulate, "--processes", type=int, default=1, metavar="N")
    make.option(simulate, "--json", action="store_true")

    bots = make.command("bots", "bots")
    make.option(bots, "--json", action="store_true")
    arena = make.command("arena", "arena")
    make.option(arena, "game", key="help-option-arena-game", choices=games)
    make.option(arena, "--bots", key="help-option-arena-bots", required=True, metavar="LIST")
    make.option(arena, "--games", key="help-option-arena-games", type=int, default=200, metavar="N")
    make.option(arena, "--seats-count", key="help-option-seat-count", type=int, default=4, metavar="N")
    make.option(arena, "--variant", metavar="NAME|FILE|CODE")
    make.option(arena, "--mode", metavar="MODE")
    make.option(arena, "--deck", metavar="FILE")
    make.option(arena, "--seed", key="help-option-run-seed", type=int, default=1, metavar="N")
    make.option(arena, "--processes", type=int, default=1, metavar="N")
    make.option(arena, "--json", action="store_true")
    _programs(make, arena)

    replay = make.command("replay", "replay")
    make.option(replay, "file", metavar="FILE")
    make.option(replay, "--at", type=int, metavar="N")
    make.option(replay, "--seat", metavar="SEAT")
    make.option(replay, "--json", key="help-option-replay-json", action="store_true")
    make.option(replay, "--plain", action="store_true")

    verify = make.command("verify", "verify")
    make.option(verify, "file", metavar="FILE")
    make.option(verify, "--json", action="store_true")

    below = make.group("variant", "variant")
    listed = make.command("list", "variant", below, "variant-")
    make.option(listed, "game", key="help-option-any-game", nargs="?", choices=games)
    make.option(listed, "--json", action="store_true")
    for name in ("show", "check", "code"):
        one = make.command(name, "variant", below, "variant-")
        make.option(one, "variant", key="help-option-which-variant", metavar="NAME|FILE|CODE")
        make.option(one, "--json", action="store_true")

    below = make.group("deck", "deck")
    checked = make.command("check", "deck", below, "deck-")
    make.option(checked, "file", key="help-option-deck-file", metavar="FILE")
    make.option(checked, "--json", action="store_true")
    cards = make.command("list", "deck", below, "deck-")
    make.option(cards, "file", key="help-option-deck-listed", nargs="?", metavar="FILE")
    make.option(cards, "--json", action="store_true")

    printed = make.command("print", "print")
    make.option(printed, "game", key="help-option-print-game", choices=games)
    make.option(printed, "--variant", metavar="NAME|FILE|CODE")
    make.option(printed, "--deck", key="help-option-print-deck", metavar="FILE")
    make.option(printed, "--only", action="append", metavar="LIST")
    make.option(printed, "--paper", choices=("a4", "letter"), default="a4")
    make.option(printed, "--no-backs", dest="backs", action="store_false")
    make.option(printed, "-o", "--output", metavar="FILE")

    below = make.group("position", "position")
    shown = make.command("show", "position", below, "position-")
    make.option(shown, "file", key="help-option-position-file", metavar="FILE")
    make.option(shown, "--seat", metavar="SEAT")
    played = make.command("play", "position", below, "position-")
    make.option(played, "file", key="help-option-position-file", metavar="FILE")
    make.option(played, "actions", nargs="+", metavar="ACTION")
    make.option(played, "--seed", key="help-option-position-seed", type=int, default=1, metavar="N")

    rule = make.command("rule", "rule")
    make.option(rule, "number", nargs="?", metavar="A3.2")
    make.option(rule, "--variant", metavar="NAME|FILE|CODE")
    return make.parser


def _programs(make: _Maker, parser: _Parser) -> None:
    """What can be said of programs that take a seat."""
    make.option(parser, "--bot-seconds", type=float, default=10.0, metavar="S")
    make.option(parser, "--bot-log", metavar="FILE")


def _lazily(module: str) -> Command:
    """A command is imported when it runs."""

    def run(options: Options, language: str) -> int:
        code: int = import_module(f"settemari.cli.{module}").run(options, language)
        return code

    return run


def _translate_argparse(language: str) -> None:
    """Argparse asks ``_`` for its own few words; what the area does not know stays as argparse has it."""
    known = texts(language, "help")
    english = texts("en", "help")
    words = {english[key]: known[key] for key in english if key.startswith("argparse-")}

    def translated(word: str) -> str:
        bare = word.rstrip()  # a catalogue keeps no blanks at the end
        return words.get(bare, bare) + word[len(bare) :]

    vars(argparse)["_"] = translated
