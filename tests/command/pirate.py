"""Somebody at a pseudo-terminal who plays a whole game of Arrr!!!: types labels that stand on the screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from settemari.locales.catalogue import Catalogue
from tests.command.pseudo import PseudoTerminal

LABELS = re.compile(r"(?:^|  ) ?(d?\d+|\+\d+|\d\+\d)(?:  ?\S|$|   )", re.MULTILINE)


class Pirate:
    """Plays for every person of a table, whoever is asked."""

    def __init__(self, terminal: PseudoTerminal, language: str, seed: int = 1) -> None:
        self.terminal = terminal
        self.words = Catalogue(language, ["terminal", "lists"])
        self.luck = random.Random(seed)
        self.choose = self.words.say("choose-prompt")
        self.usual = self.words.say("choose-prompt-usual", what="|").partition("|")[0]
        self.confirm = self.words.say("confirm-prompt")
        self.curtain = self.words.say("curtain-prompt", name="")[2:]
        self.anybody = self.words.say("anybody-prompt")
        self.asked: list[str] = []  # which prompts came, in order

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answer until the game is over, or until something is so."""
        verify = self.words.say("check-it", file="").strip()
        while not until():
            came = self.terminal.expect(self.choose, self.usual, self.confirm, self.curtain, self.anybody, verify)
            if came == verify:
                return
            self.asked.append(came)
            self.terminal.send(self.answer(came))

    def reach(self, text: str) -> None:
        """Answer until a prompt comes below that text; it waits for an answer then."""
        while True:
            came = self.terminal.expect(self.choose, self.usual, self.confirm, self.curtain, self.anybody)
            if text in self.terminal.screen:
                return
            self.terminal.send(self.answer(came))

    def answer(self, came: str) -> str:
        if came == self.anybody:
            return self.luck.choice(["", "", "", "a", "b", "ab"])
        if came not in (self.choose, self.usual):
            return ""
        if came == self.usual and self.luck.random() < 0.7:
            return ""
        below = self.terminal.screen.rpartition("►")[2]
        labels: list[str] = LABELS.findall(below)
        return self.luck.choice(labels or ["1"])


def sail(folder: Path, seats: str, language: str, *more: str, columns: int = 80, seed: int = 1) -> Pirate:
    """Sit down to a game of Arrr!!!."""
    arguments = ("play", "arrr", "--seats", seats, "--lang", language, *more)
    terminal = PseudoTerminal(*arguments, columns=columns, lines=50, folder=folder)
    return Pirate(terminal, language, seed)
