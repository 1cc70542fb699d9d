"""Asking a person: every option with a label and what it would do, why not, help, undo, and a second look before it
counts.

What can be typed is the same everywhere: a label, an action in the words of the notation, ``?``, ``why LABEL``,
``rule A3.2``, ``log``, ``u`` to take back, ``q`` to leave.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.choices import Choice, Choices, choices_of
from settemari.cli.screen.lines import hang, wrap
from settemari.cli.screen.path import next_lava, steps_to_flee
from settemari.cli.screen.pen import Pen
from settemari.cli.terminal import Terminal, is_quit
from settemari.core.errors import Refused, SetteMariError
from settemari.core.match import Match
from settemari.core.offer import Offer, Refusal
from settemari.core.question import Draft, Question
from settemari.core.table import View
from settemari.locales.message import Message
from settemari.locales.plain import text as plain_text


class Desk(NamedTuple):
    """What asking needs of the table around it."""

    terminal: Terminal
    pen: Pen
    draw: Callable[[View], None]  # shows the table as a seat sees it
    show_log: Callable[[], None]
    show_rule: Callable[[str], None]
    leave: Callable[[], None]  # raises Left, unless they think better of it


class Asking:
    """One person's answer to one question."""

    def __init__(self, desk: Desk, match: Match, question: Question, seat: int) -> None:
        self._desk = desk
        self._match = match
        self._telling = match.game.telling()
        self._draft: Draft = question.draft(seat)
        self._asked: View = self._draft.view  # at the last question, while the draft may stand behind it
        self._chosen: list[tuple[str, list[str]]] = []  # each choice in words, and what it would do

    def answer(self) -> None:
        """Ask until there is an answer; raises Left if the person wants to stop."""
        while True:
            offer = self._draft.offer()
            if offer is not None:
                self._choose(offer)
            elif self._confirmed():
                self._draft.submit()
                return

    # -- choosing ----------------------------------------------------------------------------------------------

    def _choose(self, offer: Offer) -> None:
        """Until something was added to the draft, or taken back."""
        view = self._asked = self._draft.view
        whole = choices = choices_of(self._match.game, self._match.setup, view, offer, self._desk.pen)
        self._draw(view, choices.lines(self._desk.terminal.width))
        while True:
            typed = self._typed("choose-prompt", choices)
            if typed == "u":
                if choices is whole and self._took_back():
                    return
                if choices is not whole:
                    choices = whole
                    self._show(choices.lines(self._desk.terminal.width))
                continue
            found = choices.find(typed) or whole.find(typed)
            if isinstance(found, Choices):  # move on, or steal which card?
                choices = found
                self._show(choices.lines(self._desk.terminal.width))
            elif typed and self._played(found, typed, choices.example()):
                return

    def _played(self, chosen: Choice | None, typed: str, example: str) -> bool:
        """Add to the draft what was chosen by its label or typed in words; False, with the reason, if it cannot be."""
        view = self._draft.view
        if chosen is None and " " not in typed:  # no label, and no action either: that has at least two words
            self._lines(self._desk.pen.say("what-to-type", example=example))
            return False
        try:
            self._draft.play(typed if chosen is None else chosen.option.action)
        except Refused as refused:
            self._why_not(view, Refusal(refused.rule, refused.key, refused.arguments))
            return False
        except SetteMariError as error:
            told = plain_text(self._desk.pen.catalogue.language, "errors", error.message)
            self._lines(self._desk.pen.symbols.text(told))
            self._lines(self._desk.pen.say("what-to-type", example=example))
            return False
        self._chosen.append((typed, []) if chosen is None else (chosen.text, chosen.previews()))
        return True

    def _confirmed(self) -> bool:
        """Show what was chosen and what would happen: Enter makes it count, u takes it back."""
        lines: list[RenderableType] = []
        for words, previews in self._chosen:
            lines.append(Text(f" {words}", "title"))
            for preview in previews:
                lines += hang(Text("   "), wrap(Text(preview), self._desk.terminal.width - 3))
        self._show(lines)
        while True:
            typed = self._typed("confirm-prompt", None)
            if typed == "":
                return True
            if typed == "u":
                self._took_back()
                return False
            self._lines(self._desk.pen.say("what-to-confirm"))

    def _took_back(self) -> bool:
        if not self._chosen:
            self._lines(self._desk.pen.say("nothing-to-undo"))
            return False
        self._draft.undo()
        self._chosen.pop()
        return True

    # -- what can be typed beside an answer --------------------------------------------------------------------

    def _typed(self, prompt: str, choices: Choices | None) -> str:
        """The next line that is meant as an answer; everything else is carried out on the way."""
        while True:
            typed = self._desk.terminal.ask(f" {self._desk.pen.say(prompt)} ")
            word, _, rest = typed.partition(" ")
            if is_quit(word):
                self._desk.leave()
            elif word == "?":
                self._help()
            elif word.casefold() in ("l", "log"):
                self._desk.show_log()
            elif word.casefold() == "rule":
                self._desk.show_rule(rest.strip())
            elif word.casefold() in ("w", "why") and choices is not None:
                self._why(choices.find(rest.strip()))
            elif word.casefold() in ("u", "undo"):
                return "u"
            else:
                return typed

    def _help(self) -> None:
        self._say(self._telling.help_message(self._match.setup, self._asked))
        self._lines(self._desk.pen.say("keys"))

    def _why(self, found: Choice | Choices | None) -> None:
        refusal = found.option.refusal if isinstance(found, Choice) else None
        if refusal is None:
            self._lines(self._desk.pen.say("why-which"))
        else:
            self._why_not(self._draft.view, refusal)

    def _why_not(self, view: View, refusal: Refusal) -> None:
        self._say(self._telling.refusal_message(self._match.game, view, refusal))
        self._lines(self._desk.pen.say("see-rule", rule=refusal.rule))

    # -- drawing -----------------------------------------------------------------------------------------------

    def _draw(self, view: View, lines: list[RenderableType]) -> None:
        self._desk.draw(view)
        self._say(self._telling.question_message(self._match.game, view), "title")
        steps = steps_to_flee(self._desk.pen, view)
        if steps > 0:
            self._lines(self._desk.pen.say("lava-danger", space=next_lava(self._desk.pen, view), steps=steps))
        self._show(lines)

    def _say(self, message: Message, style: str = "") -> None:
        self._lines(self._desk.pen.text(message), style)

    def _lines(self, text: str, style: str = "") -> None:
        """Text of several lines, each a little in from the left."""
        for line in text.splitlines():
            self._show(hang(Text(" "), wrap(Text(line, style), self._desk.terminal.width - 1)))

    def _show(self, lines: Sequence[RenderableType]) -> None:
        self._desk.terminal.show(*lines)
