"""Somebody at a pseudo-terminal who plays a whole game: reads what is on the screen and types one label or another."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from settemari.cli.screen.pen import letters_for
from settemari.locales.catalogue import Catalogue
from tests.command.pseudo import PseudoTerminal

LISTED = re.compile(r"^ +(\d+)  \S", re.MULTILINE)


class Player:
    """Plays for every person of a table, whoever is asked."""

    def __init__(self, terminal: PseudoTerminal, language: str, names: list[str], seed: int = 1) -> None:
        self.terminal = terminal
        self.words = Catalogue(language, ["terminal"])
        self.letters = [letter.lower() for letter in letters_for(names)]
        self.luck = random.Random(seed)
        self.prompts = {key: self.words.say(key) for key in ("choose-prompt", "confirm-prompt")}
        self.curtain = self.words.say("curtain-prompt", name="")[2:]
        self.asked: list[str] = []  # which prompts came, in order

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answer until the game is over, or until something is so."""
        verify = self.words.say("check-it", file="").strip()
        while not until():
            came = self.terminal.expect(*self.prompts.values(), self.curtain, verify)
            if came == verify:
                return
            self.asked.append(came)
            if came == self.prompts["choose-prompt"]:
                self.terminal.send(self.label())
            else:
                self.terminal.send("")

    def label(self) -> str:
        """Any label that may be on the screen: what is impossible is refused, and asked again."""
        numbers: list[str] = LISTED.findall(self.terminal.screen) or ["1"]
        label = self.luck.choice(numbers)
        grid = self.luck.random() < 0.6
        return label + self.luck.choice(self.letters) if grid else label


def names_of(seats: str) -> list[str]:
    from settemari.cli.seats import read_sitters
    from settemari.core.registry import find_game

    return [sitter.name for sitter in read_sitters(find_game("maretta"), seats)]


def start(folder: Path, game: str, seats: str, language: str, *more: str, columns: int = 80, seed: int = 1) -> Player:
    """Sit down to a game."""
    arguments = ("play", game, "--seats", seats, "--lang", language, *more)
    terminal = PseudoTerminal(*arguments, columns=columns, folder=folder)
    return Player(terminal, language, names_of(seats), seed)
