"""The log on a page: what is new to who looks, and all of it, each line with what followed from it below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settemari.core.telling import Line
from settemari.locales.message import Seat, say
from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import Block, Fold, Lines, Para, Row, Section
from settemari.server.pages.render import Page

MOST_NEW = 12  # lines that are shown as new; who was away for longer unfolds the whole log


def told(look: Looker) -> list[tuple[int, list[Line]]]:
    """The beats, with what the clock has done: where time ran out, a bot chose."""
    clocked = look.table.clocked
    return [
        (number, [*(Line(say("page-time-ran-out", seat=Seat(seat))) for seat in clocked.get(number - 1, [])), *lines])
        for number, lines in look.beats
    ]


def news_section(page: Page, look: Looker) -> Section | None:
    """What has happened since this seat looked last."""
    fresh = [line for number, lines in told(look) if number > look.seen for line in lines]
    if not fresh:
        return None
    rows = tree(page, ((line, True) for line in fresh[-MOST_NEW:]))
    blocks: list[Block] = [Lines(rows)]
    if len(fresh) > MOST_NEW:
        blocks.insert(0, Para(page.say("page-news-more", count=len(fresh) - MOST_NEW), "hint"))
    return Section("news", page.say("page-news" if look.seen else "page-news-first"), blocks, "news")


def log_section(page: Page, look: Looker, unfolded: bool = False) -> Section | None:
    """All that has been told, the oldest first."""
    lines = [(line, number > look.seen) for number, beat in told(look) for line in beat]
    if not lines:
        return None
    shown: Block = Lines(tree(page, lines), page.say("page-new"))
    if not unfolded:
        shown = Fold(page.say("page-log-lines", count=len(lines)), [shown])
    return Section("log", page.say("screen-log"), [shown])


def tree(page: Page, lines: Iterable[tuple[Line, bool]]) -> list[Row]:
    """Lines with those that follow from them below; a line never lies more than one deeper than the one before."""
    top: list[Row] = []
    open_: list[list[Row]] = [top]
    for line, new in lines:
        depth = min(max(line.depth, 0), len(open_) - 1)
        row = Row(page.text(line.message), new)
        open_[depth].append(row)
        open_[depth + 1 :] = [row.below]
    return top


def first_line(page: Page, lines: Sequence[Line]) -> str:
    return page.text(lines[0].message) if lines else ""
