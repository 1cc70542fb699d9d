"""A game at one terminal: people take turns at the keyboard, bots answer for themselves, the file is kept current."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.text import Text

from settemari.bots import Bot, policy_of
from settemari.bots.child import command_words
from settemari.bots.external import ExternalBot, Failure, Program
from settemari.bots.protocol import Limits, Wording
from settemari.cli.anybody import who_answers
from settemari.cli.asking import Asking
from settemari.cli.desk import Desk
from settemari.cli.saving import SaveFile
from settemari.cli.screen import MOST_LOG, Look, curtain, look_of, symbols_for, table_screen
from settemari.cli.screen.header import LogLine
from settemari.cli.screen.lines import wrap
from settemari.cli.screen.look import Above
from settemari.cli.screen.table import NARROWEST
from settemari.cli.seats import Sitter
from settemari.cli.terminal import Left, Terminal, is_quit
from settemari.cli.variant import title_if_special
from settemari.core.chance import Chance, Keyed, Seeded
from settemari.core.errors import SetteMariError
from settemari.core.match import Match
from settemari.core.notation.matchfile import file_of, write
from settemari.core.question import Question
from settemari.core.table import View
from settemari.core.telling import Line
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Seat, say
from settemari.locales.plain import text as plain_text

BELOW = 10  # lines for a question and its answers
LEAST_LOG, HIGHEST_LOG = 6, 18  # lines below the table: what is new since the last answer, within these bounds


class Log:
    """What happened, told from one place at the table."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self._match = match
        self._seat = seat
        self._teller = match.game.telling().Teller(match.setup, match.start_view(seat))
        self._heard = 0
        self.lines: list[Line] = []

    def catch_up(self) -> list[Line]:
        """The lines since the last time."""
        events = self._match.events(self._seat, self._heard)
        self._heard += len(events)
        new = self._teller.tell(events)
        self.lines += new
        return new


def welcome(look: Look, terminal: Terminal) -> Iterator[Text]:
    """On the first screen: what it is all about, and how to get help."""
    said = [look.goal(), look.pen.say("welcome")]
    if terminal.console.width < NARROWEST:
        said.append(look.pen.say("too-narrow", columns=terminal.console.width, wanted=NARROWEST))
    for text in said:
        for line in wrap(Text(text), terminal.width - 1):
            yield Text(" ") + line


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        terminal: Terminal,
        catalogue: Catalogue,
        match: Match,
        sitters: Sequence[Sitter],
        save: SaveFile | None,
        limits: Limits | None = None,
        bot_log: Path | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.sitters = sitters
        self.catalogue = catalogue
        self.look = look_of(match.game, match.variant, match.setup, catalogue, symbols_for(terminal.console.encoding))
        self.pen = self.look.pen
        self.kept = save
        self._title = title_if_special(match.game, match.variant, catalogue)
        self._people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self._programs = {
            seat: self._program(seat, Program(tuple(command_words(sitter.command)), limits or Limits(), bot_log))
            for seat, sitter in enumerate(sitters)
            if sitter.command is not None
        }
        self._bots: dict[int, Bot | ExternalBot] = {**self._programs}
        self._bots |= {
            seat: self._bot(seat, sitter.bot) for seat, sitter in enumerate(sitters) if sitter.bot is not None
        }
        self._unmet = set() if match.record else set(self._people)  # who has still to be welcomed
        # One person alone hears what that seat hears; where several share a screen, what everybody hears.
        self.log = Log(match, self._people[0] if len(self._people) == 1 else None)
        self._read = 0  # lines of the log that were on the screen when somebody answered
        self._in_front: int | None = self._people[0] if len(self._people) == 1 else None  # who sits at the keyboard
        # Several people are asked in the open, all at once: orders would tell the others that somebody gave some.
        self._standing = self.look.standing() if len(self._people) == 1 else None

    def _bot(self, seat: int, name: str) -> Bot:
        match = self.match
        return Bot(match.setup, policy_of(match.game, name, match.variant, match.seats), self._luck(seat))

    def _program(self, seat: int, program: Program) -> ExternalBot:
        match = self.match
        wording = Wording(match.game, match.variant, match.setup, seat, program.limits)
        return ExternalBot(
            match.setup, wording, program, self._luck(seat), lambda since: match.events(seat, since), self._failed
        )

    def _luck(self, seat: int) -> Chance:
        if isinstance(self.match.seed, int):  # a practice game is the same again, its bots included
            return Seeded(self.match.seed * len(self.sitters) + seat + 1)
        return Keyed(os.urandom(32))

    def _failed(self, failure: Failure) -> None:
        """A public line in the log: everybody may know that a program has lost a choice."""
        self.log.catch_up()
        self.log.lines.append(Line(say(f"program-{failure.why}", name=Seat(failure.seat))))
        if failure.out:
            self.log.lines.append(Line(say("program-out", name=Seat(failure.seat), times=failure.times), 1))

    def close(self) -> None:
        """End the programs that still run."""
        for program in self._programs.values():
            program.close()

    def play(self) -> None:
        """Play to the end; raises Left if somebody wants to stop."""
        if not self.match.record:  # a file that was taken up stays as it is until there is something new
            self.save()
        for program in self._programs.values():
            program.get_ready()
        while question := self.match.question():
            if self._standing is not None:
                self._standing.look(self.match.view(self._people[0]))
            for seat in question.seats:
                if seat in self._bots and not question.settled:
                    question.answer(seat, self._bots[seat].choose(self.match.view(seat)))
            self._ask_people(question)
            self.save()
        for seat, program in self._programs.items():
            program.part(self.match.view(seat))

    def save(self) -> None:
        """Bring the file up to date: it is whole at every moment."""
        if self.kept is not None:
            names = [sitter.text for sitter in self.sitters]
            self.kept.write(write(file_of(self.match, names)))

    def cover(self) -> None:
        """Take a hand out of sight before somebody else looks at the screen."""
        if len(self._people) > 1:
            self.terminal.hide()
            self._in_front = None

    def leave(self) -> None:
        """Whoever sits here wants to stop: raises Left, unless a game that would be lost is rather played on."""
        while self.kept is None and self.match.record:
            typed = self.terminal.ask(f" {self.pen.say('leave-prompt')} ")
            if typed == "":
                return
            if is_quit(typed):
                break
            try:
                self.kept = SaveFile(Path(typed))
                self.save()
            except SetteMariError as error:
                self.kept = None
                self.terminal.tell(self._error(error), 1)
        raise Left

    # -- asking a person ---------------------------------------------------------------------------------------

    def _ask_people(self, question: Question) -> None:
        """Those who sit at this terminal, unless the bots have settled the question among themselves."""
        table = self.match.view(None)
        people = self.look.in_turn(table, [seat for seat in question.seats if seat in self._people])
        nothing = self.look.declining(table)
        if people and nothing is not None and len(self._people) > 1 and not question.settled:
            self.cover()
            self.log.catch_up()
            wanting = who_answers(self._desk(), table, people)
            for seat in people:
                if seat not in wanting and not question.settled:
                    question.answer(seat, nothing)
            people = wanting
        for seat in people:
            if question.settled:
                return
            ordered = self._standing.answer(self.match.view(seat)) if self._standing is not None else None
            if ordered is None and len(self._people) == 1 and len(question.offer(seat).playable) == 1:
                ordered = nothing  # passing alone is no choice
            if ordered is not None:
                question.answer(seat, ordered)  # among bots nobody is told anything by how quickly that comes
            else:
                self._ask(question, seat)

    def _ask(self, question: Question, seat: int) -> None:
        if self._in_front != seat:
            self._draw_curtain(seat)
        self.log.catch_up()
        Asking(self._desk(), self.match, question, seat, self._standing).answer()
        self._read = len(self.log.lines)
        following = self.match.question()
        if following is None or following.seats != (seat,) or self.look.declining(self.match.view(None)) is not None:
            self.cover()  # who is asked again at once, alone, stays

    def _desk(self) -> Desk:
        return Desk(self.terminal, self.look, self.draw, self._show_log, self._show_rule, self.leave)

    def _draw_curtain(self, seat: int) -> None:
        """Nothing of anybody's hand is on the screen until the next person says to be there."""
        self.terminal.fresh()
        colour = self.match.game.seat_words[seat]
        size = self.terminal.width, self.terminal.height
        self.terminal.show(curtain(self.pen.names[seat], colour, self.catalogue, *size, symbols=self.pen.symbols))
        while is_quit(self.terminal.ask(self.pen.say("curtain-prompt", name=self.pen.names[seat]) + " ")):
            self.leave()
        self._in_front = seat

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, view: View) -> None:
        """The whole table."""
        self.terminal.fresh()
        lines = [(self.pen.text(line.message), line.depth) for line in self.log.lines[-MOST_LOG:]]
        text = self._table(view, lines, brief=False)
        if not self.terminal.plain and text.plain.count("\n") + BELOW > self.terminal.console.height:
            text = self._table(view, lines, brief=True)
        self.terminal.show(text)
        if view.seat not in self._unmet:
            return
        self._unmet.discard(int(view.seat))
        self.terminal.show(*welcome(self.look, self.terminal))
        self.terminal.tell(self.pen.say("commitment", commitment=self.match.commitment), 1, "label")

    def _table(self, view: View, log: Sequence[LogLine], brief: bool) -> Text:
        return table_screen(
            self.look,
            view,
            self.terminal.width,
            log=log,
            log_height=LEAST_LOG if brief else max(LEAST_LOG, min(len(self.log.lines) - self._read, HIGHEST_LOG)),
            answered=self.match.answered(),
            above=Above(self._title, self.match.practice),
            brief=brief,
        )

    def _show_log(self) -> None:
        for line in self.log.lines:
            self.terminal.tell(self.pen.text(line.message), 2 * line.depth)

    def _show_rule(self, number: str) -> None:
        """A rule as it holds at this table."""
        from settemari.cli.rule import tell
        from settemari.core.errors import UnknownRule

        try:
            tell(number or None, self.catalogue.language, self.match.variant)
        except UnknownRule as error:
            self.terminal.tell(self._error(error), 1)

    def _error(self, error: SetteMariError) -> str:
        return self.pen.symbols.text(plain_text(self.catalogue.language, "errors", error.message))
