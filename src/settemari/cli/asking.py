"""Asking a person: every option with a label and what it would do, why not, help, undo, and a second look before it
counts.

What can be typed is the same everywhere: a label, an action in the words of the notation, ``?``, ``why LABEL``,
``rule A3.2``, ``card NAME``, ``log``, ``u`` to take back, ``q`` to leave. Where doing nothing is an answer, Enter alone
gives it, and that counts at once; so does an order to sleep, in games that have standing orders.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.desk import Desk
from settemari.cli.screen.choices import Choice, Choices
from settemari.cli.screen.lines import hang, wrap
from settemari.cli.screen.look import Standing
from settemari.core.errors import Refused, SetteMariError
from settemari.core.match import Match
from settemari.core.offer import Offer, Refusal
from settemari.core.question import Draft, Question
from settemari.core.table import View
from settemari.locales.plain import text as plain_text


class Asking:
    """One person's answer to one question."""

    def __init__(
        self, desk: Desk, match: Match, question: Question, seat: int, standing: Standing | None = None
    ) -> None:
        self._desk = desk
        self._standing = standing
        self._match = match
        self._telling = match.game.telling()
        self._draft: Draft = question.draft(seat)
        self._asked: View = self._draft.view  # at the last question, while the draft may stand behind it
        self._chosen: list[tuple[str, list[str]]] = []  # each choice in words, and what it would do
        self._at_once = False  # whether what was chosen last needs no second look

    def answer(self) -> None:
        """Ask until there is an answer; raises Left if the person wants to stop."""
        while True:
            offer = self._draft.offer()
            if offer is not None:
                self._choose(offer)
            elif self._at_once or self._confirmed():
                self._draft.submit()
                return

    # -- choosing ----------------------------------------------------------------------------------------------

    def _choose(self, offer: Offer) -> None:
        """Until something was added to the draft, or taken back."""
        desk = self._desk
        view = self._asked = self._draft.view
        whole = choices = desk.look.choices(view, offer)
        self._draw(view, choices.lines(desk.terminal.width))
        while True:
            typed = self._typed(self._prompt(choices), choices)
            if typed == "u":
                if choices is whole and self._took_back():
                    return
                if choices is not whole:
                    choices = whole
                    desk.show(choices.lines(desk.terminal.width))
                continue
            found = choices.find(typed) or whole.find(typed) if typed else choices.usual
            if isinstance(found, Choices):  # the same card, but aimed at whom?
                choices = found
                desk.show(choices.lines(desk.terminal.width))
            elif (typed or found) and self._played(found, typed, choices.example()):
                self._at_once = not typed and choices.at_once
                return

    def _prompt(self, choices: Choices) -> str:
        if choices.usual is None:
            return self._desk.pen.say("choose-prompt")
        return self._desk.pen.say("choose-prompt-usual", what=choices.usual.text)

    def _played(self, chosen: Choice | None, typed: str, example: str) -> bool:
        """Add to the draft what was chosen by its label or typed in words; False, with the reason, if it cannot be."""
        desk, view = self._desk, self._draft.view
        try:
            self._draft.play(typed if chosen is None else chosen.option.action)
        except Refused as refused:
            self._why_not(view, Refusal(refused.rule, refused.key, refused.arguments))
            return False
        except SetteMariError as error:
            if " " in typed:  # an action has at least two words, nearly always: it was meant as one
                told = plain_text(desk.pen.catalogue.language, "errors", error.message)
                desk.lines(desk.pen.symbols.text(told))
            desk.lines(desk.pen.say("what-to-type", example=example))
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
        self._desk.show(lines)
        while True:
            typed = self._typed(self._desk.pen.say("confirm-prompt"), None)
            if typed == "":
                return True
            if typed == "u":
                self._took_back()
                return False
            self._desk.lines(self._desk.pen.say("what-to-confirm"))

    def _took_back(self) -> bool:
        if not self._chosen:
            self._desk.lines(self._desk.pen.say("nothing-to-undo"))
            return False
        self._draft.undo()
        self._chosen.pop()
        return True

    # -- what can be typed beside an answer --------------------------------------------------------------------

    def _typed(self, prompt: str, choices: Choices | None) -> str:
        """The next line that is meant as an answer; everything else is carried out on the way."""
        while True:
            typed = self._desk.typed(prompt, self._asked)
            word, _, rest = typed.partition(" ")
            if word == "?":
                self._help()
            elif word.casefold() in ("w", "why") and choices is not None:
                self._why(choices, rest.strip())
            elif word.casefold() in ("u", "undo"):
                return "u"
            elif self._standing is not None and (ordered := self._standing.order(typed)) is not None:
                self._desk.say(ordered)
                if self._standing.sleeps() and choices is not None and choices.at_once:
                    return ""  # Enter alone passes
            else:
                return typed

    def _help(self) -> None:
        self._desk.say(self._telling.help_message(self._match.setup, self._asked))
        self._desk.lines(self._desk.look.keys())

    def _why(self, choices: Choices, label: str) -> None:
        found = choices.find(label)
        refusal = found.option.refusal if isinstance(found, Choice) else None
        if refusal is None:
            self._desk.lines(self._desk.pen.say("why-which", example=choices.refused_example()))
        else:
            self._why_not(self._draft.view, refusal)

    def _why_not(self, view: View, refusal: Refusal) -> None:
        self._desk.say(self._telling.refusal_message(self._match.game, self._match.setup, view, refusal))
        self._desk.lines(self._desk.pen.say("see-rule", rule=refusal.rule))

    # -- drawing -----------------------------------------------------------------------------------------------

    def _draw(self, view: View, lines: list[RenderableType]) -> None:
        desk = self._desk
        desk.draw(view)
        desk.say(self._telling.question_message(self._match.game, self._match.setup, view), "title")
        warning = desk.look.warning(view)
        if warning:
            desk.lines(warning)
        desk.show(lines)
