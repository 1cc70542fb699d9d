"""What is asked of who looks: the question, every answer with what it would do or why it cannot be given, and drafts.

An answer that ends a draft is a button; one after which more can be said is a link to the same page with a longer
draft, so that nothing is sent before it is confirmed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from settemari.core.errors import SetteMariError
from settemari.core.match import Match
from settemari.core.offer import Offer, Option
from settemari.core.question import Draft, Question
from settemari.core.table import ASKED, View
from settemari.locales.message import Message
from settemari.server.deciding import MOST_HOLDS
from settemari.server.pages.board import BIG, SELECT, Board, Sorted
from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import (
    Block,
    Bullets,
    Button,
    Choice,
    Field,
    Fold,
    Form,
    Group,
    Options,
    Para,
    Ref,
    Section,
    Strong,
    Words,
)
from settemari.server.pages.parts import Option as Shown
from settemari.server.pages.render import capital
from settemari.server.timing import HOLD, answers_by
from settemari.server.wishes import MOST_ANSWERS

FEW = 4  # impossible answers that need no unfolding


class Asking:
    """The question to one seat, after what its draft holds."""

    def __init__(self, look: Looker, board: Board) -> None:
        assert look.table.match is not None
        assert look.table.question is not None
        assert look.seat is not None
        self.look = look
        self.board = board
        self.page = board.page
        self.match: Match = look.table.match
        self.question: Question = look.table.question
        self.seat: int = look.seat
        self.lost = False  # whether the draft was one to another question
        self.draft = self._draft(look.draft)

    def _draft(self, codes: Sequence[int]) -> Draft:
        """As far as it can be: the table may have changed since."""
        draft = self.question.draft(self.seat)
        try:
            for code in codes[:MOST_ANSWERS]:
                draft.play(code)
        except SetteMariError:
            self.lost = True
            return self.question.draft(self.seat)
        return draft

    @property
    def view(self) -> View:
        """The table as the seat foresees it after its draft."""
        return self.draft.view

    # -- the section -----------------------------------------------------------------------------------------------

    def section(self) -> Section:
        telling = self.match.game.telling()
        asked = telling.question_message(self.match.game, self.match.setup, self.view) if self.draft.open else None
        title = self.page.say("page-draft-done") if asked is None else self.page.text(asked)
        blocks = [*self._time(), *self._so_far(), *self._answers()]
        return Section("ask", title, blocks, "ask")

    def _answers(self) -> list[Block]:
        offer = self.draft.offer()
        if offer is None:
            return []
        blocks: list[Block] = [Para(warning, "warning") for warning in self.board.warnings(self.view)]
        for number, sorted_ in enumerate(self.board.sort(self.view, offer)):
            if sorted_.options:
                blocks += self._group(sorted_, number)
        blocks += [*self._hold(), *self._impossible(offer), self._help()]
        if self.look.is_passing:  # nobody is to be hurried by what answers itself
            return [Para(self.page.say("page-passing"), "hint"), Fold(self.page.say("page-answer-yourself"), blocks)]
        return blocks

    def _group(self, group: Sorted, number: int) -> list[Block]:
        about: list[Block] = [*group.about]
        told = [self.page.text(message) for message in group.told]
        if told:
            about.append(Para(" ".join(told)))
        if group.look == SELECT:
            about.append(self._select(group, number))
        else:
            shown = [self._option(option, told, group.look) for option in group.options]
            if len(shown) > 1 and shown[0].previews and len({one.previews for one in shown}) == 1:
                about.append(Para(self.page.say("page-whichever", what=shown[0].previews), "hint"))
                shown = [replace(one, previews="") for one in shown]
            about.append(Options(self.look.link(), self._hidden(), shown))
        return [Group(group.title, about)] if group.title else about

    def _hidden(self) -> list[tuple[str, str]]:
        return [
            ("do", "answer"),
            ("seat", str(self.seat)),
            ("question", str(self.question.id)),
            ("undos", str(self.look.table.undos)),
        ]

    def _message(self, option: Option) -> Message:
        return self.match.game.telling().answer_message(self.match.setup, self.view, option.action.code)

    def _text(self, option: Option) -> str:
        return self.page.text(self._message(option))

    def _value(self, code: int) -> str:
        """The whole draft, with this at its end."""
        return ",".join(map(str, (*self.draft.codes, code)))

    def _option(self, option: Option, told: Sequence[str], look: str) -> Shown:
        code = option.action.code
        assert option.preview is not None
        telling = self.match.game.telling()
        foretold = telling.preview_messages(self.match.setup, self.view, code, option.preview)
        texts = [text for message in foretold if (text := self.page.text(message)) not in told]
        # Whoever is asked alone, and once more after this in the open, may add to it before it is sent.
        alone = int(self.view.cell(ASKED)) == 1 << self.seat
        goes_on = alone and all(int(case.after.cell(ASKED)) == 1 << self.seat for case in option.preview.cases)
        goes_on = goes_on and len(self.draft.codes) + 1 < MOST_ANSWERS
        href = self.look.link(draft=(*self.draft.codes, code)) if goes_on else ""
        value = "" if goes_on else self._value(code)
        told_first = " ".join(texts)
        if not told_first.startswith(tuple(self.page.names)):  # which are written as their owners like
            told_first = capital(told_first)
        return Shown(self._text(option), told_first, f"o{code}", value, href, "big" if look == BIG else "")

    def _select(self, group: Sorted, number: int) -> Form:
        """Many answers of one kind: the table above tells what they would do."""
        texts = [self.page.text(self.board.listed(self._message(option))) for option in group.options]
        values = [self._value(option.action.code) for option in group.options]
        choices = [Choice(value, capital(text)) for value, text in zip(values, texts, strict=True)]
        field = Field("answers", group.label, "select", choices=choices, id=f"g{number}")
        return Form(self.look.link(), [Button(str(group.title))], self._hidden(), [field])

    # -- what cannot be answered ---------------------------------------------------------------------------------------

    def _impossible(self, offer: Offer) -> list[Block]:
        telling, setup = self.match.game.telling(), self.match.setup
        items: list[Words] = []
        for option in offer.options:
            if option.refusal is not None:
                message = telling.refusal_message(self.match.game, setup, self.view, option.refusal)
                what = Strong(self.page.say("page-why-not", what=self._text(option)))
                items.append([what, self.page.text(message), self.rule(option.refusal.rule)])
        if not items:
            return []
        summary = self.page.say("page-impossible", count=len(items))
        return [Fold(summary, [Bullets(items, "impossible")], len(items) <= FEW)]

    def rule(self, number: str) -> Ref:
        """A rule by its number, as a link to it."""
        return rule_ref(self.board, number)

    def _help(self) -> Block:
        """The rules of this moment."""
        text = self.page.text(self.match.game.telling().help_message(self.match.setup, self.view))
        lines: list[Block] = [Para(line) for line in text.splitlines()]
        lines.append(Para(self.rule(self.match.game.asked(int(self.view.step())).rule)))
        return Fold(self.page.say("page-help"), lines)

    # -- drafts, and answers that are in -----------------------------------------------------------------------------

    def _so_far(self) -> list[Block]:
        blocks: list[Block] = []
        if self.lost:
            blocks.append(Para(self.page.say("page-draft-lost"), "warning"))
        pending = self.match.pending(self.seat)
        if pending:
            chosen = self._said(pending)
            blocks.append(Para(self.page.say("page-chosen", what=chosen), "chosen"))
        if not self.draft.codes:
            return blocks
        back = self.look.link(draft=self.draft.codes[:-1])
        value = ",".join(map(str, self.draft.codes))
        steps: list[Words] = [*self._said(self.draft.codes)]
        return [
            *blocks,
            Group(
                self.page.say("page-draft"),
                [
                    Bullets(steps, "draft"),
                    Form(
                        self.look.link(),
                        [Button(self.page.say("page-confirm"), "answers", value, "big")],
                        self._hidden(),
                    ),
                    Para(Ref(self.page.say("page-take-back"), back, "button quiet")),
                    Para(self.page.say("page-draft-shown"), "hint"),
                ],
            ),
        ]

    def _said(self, codes: Sequence[int]) -> list[str]:
        """Some answers in words, each as it was said at its moment."""
        telling, draft = self.match.game.telling(), self.question.draft(self.seat)
        said = []
        for code in codes:
            said.append(self.page.text(telling.answer_message(self.match.setup, draft.view, code)))
            draft.play(code)
        return said

    # -- time ----------------------------------------------------------------------------------------------------------

    def _time(self) -> list[Block]:
        """How long there is to answer."""
        by = answers_by(self.look.table, self.seat)
        if by is None or self.look.is_passing:
            return []
        left = max(0, round(by - self.look.now))
        return [Para(self.page.say("page-time-left", time=self.page.duration(left)), "hint")]

    def _hold(self) -> list[Block]:
        """More time at a moment for answers; below them, so that passing stays where it always is."""
        table = self.look.table
        left = MOST_HOLDS - table.chairs[self.seat].holds
        if not table.is_moment or not table.settings.fuse or not left or self.look.is_passing:
            return []
        hidden = [("do", "hold"), ("seat", str(self.seat)), ("question", str(self.question.id))]
        text = self.page.say("page-hold", seconds=int(HOLD), left=left)
        return [Form(self.look.link(), [Button(text, look="quiet")], hidden)]


def rule_ref(board: Board, number: str) -> Ref:
    book = board.game.rules()
    return Ref(board.page.say("page-rule", number=number), f"/rules/{book.name}#{number}", "rule")
