"""The page of a table: the curtain, the waiting room, the game, or its end, through the eyes of who looks."""

from __future__ import annotations

from settemari.core.match import Match
from settemari.core.table import View
from settemari.server.pages.asking import Asking
from settemari.server.pages.board import Board, Marks, board_class
from settemari.server.pages.doing import declined, gone_back, more_section, orders_section, talking_section, wanted_of
from settemari.server.pages.ending import broken_sections, end_sections, ended_status
from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import Block, Para, Piece, Ref, Section, Words
from settemari.server.pages.people import names_of, people_section
from settemari.server.pages.render import Page
from settemari.server.pages.telling import log_section, news_section
from settemari.server.pages.waiting import waiting_sections, waiting_side, waiting_status
from settemari.server.room import ENDED, PLAYING, WAITING
from settemari.server.timing import answers_by

AREAS = ("bots", "emotes", "variants", "screen", "arrr-screen", "terminal")  # beside those of the game


def table_page(look: Looker) -> str:
    """What this guest may see of a table now."""
    page = page_of(look)
    if look.is_covered:
        return _curtain(page, look)
    if look.table.stage == WAITING:
        return _waiting(page, look)
    if look.table.match is None:
        return _broken(page, look)
    board = board_class(look.table.settings.game)(page, look.table.match)
    return _ended(page, look, board) if look.table.stage == ENDED else _playing(page, look, board)


def page_of(look: Looker) -> Page:
    """The words of a table: those of its game, and everybody's names."""
    areas = (*board_class(look.table.settings.game).areas, *AREAS)
    page = Page(look.language, areas)
    return Page(look.language, areas, names_of(page, look))


# -- one page for each stage -----------------------------------------------------------------------------------------


def _curtain(page: Page, look: Looker) -> str:
    """Nothing of the table: the device goes from hand to hand."""
    assert look.seat is not None
    name = page.names[look.seat]
    heading = page.say("page-curtain", name=name)
    blocks: list[Block] = [
        Para(page.say("screen-pass-on-hint")),
        Para(Ref(page.say("page-uncover", name=name), look.link(), "button big")),
    ]
    word = look.table.settings.of_game().seat_words[look.seat]
    section = Section("curtain", page.say("page-only-for", name=name), blocks, f"curtain of-{word}")
    return page.render(
        title=heading, heading=heading, sections=[section], here=look.link(covered=True), mood=look.table.settings.game
    )


def _waiting(page: Page, look: Looker) -> str:
    status = waiting_status(page, look)
    side = [*waiting_side(page, look), more_section(page, look)]
    return _render(page, look, status, waiting_sections(page, look), side, [])


def _broken(page: Page, look: Looker) -> str:
    """A game of other rules can only be read."""
    side = [people_section(page, look), more_section(page, look)]
    return _render(page, look, page.say("page-older-rules"), broken_sections(page, look), side, [])


def _ended(page: Page, look: Looker, board: Board) -> str:
    match = board_match(look)
    view = match.view(look.seat)
    log, talk = log_section(page, look), talking_section(page, look)
    sections = [*end_sections(look, board), *board.sections(view, Marks(own=look.seat))]
    side = [news_section(page, look), log, people_section(page, look), talk, more_section(page, look)]
    return _render(page, look, ended_status(look, board), sections, _there(side), [])


def _playing(page: Page, look: Looker, board: Board) -> str:
    match = board_match(look)
    view: View = match.view(look.seat)
    asking = Asking(look, board) if look.may_answer else None
    shown = view if asking is None else asking.view
    answered = () if look.table.is_moment else match.answered()
    sections = [None if asking is None else asking.section(), board.hand(shown)]
    sections += board.sections(shown, Marks(answered, look.seat))
    side = [
        orders_section(page, look),
        log_section(page, look),
        talking_section(page, look),
        people_section(page, look),
        more_section(page, look),
    ]
    news = news_section(page, look)
    state = [*gone_back(page, look), *declined(page, look), *wanted_of(page, look), *_time(look, board)]
    return _render(page, look, _status(look, board), _there(sections), _there(side), _there([news]), state)


def _status(look: Looker, board: Board) -> str:
    """Whom everybody waits for, and for what: always true."""
    page, match = board.page, board_match(look)
    if look.is_awaited and look.seat is not None:
        return page.say("page-your-turn", name=page.names[look.seat])
    question = look.table.question
    assert question is not None
    # At a moment it is nobody's business who has answered (P7.8).
    waiting = None if look.table.is_moment else question.waiting_for or None
    view = match.view(look.seat)
    return page.text(match.game.telling().awaited_message(match.game, match.setup, view, waiting))


def _time(look: Looker, board: Board) -> list[Block]:
    """How long others may still think."""
    question = look.table.question
    if question is None or look.is_awaited or look.table.is_moment:
        return []
    ends = [by for seat in question.waiting_for if (by := answers_by(look.table, seat)) is not None]
    if not ends:
        return []
    left = board.page.duration(max(0, round(max(ends) - look.now)))
    return [Para(board.page.say("page-time-left", time=left), "hint")]


def board_match(look: Looker) -> Match:
    assert look.table.match is not None
    return look.table.match


# -- around all of them ------------------------------------------------------------------------------------------------


def _there(sections: list[Section | None]) -> list[Section]:
    return [section for section in sections if section is not None]


def _render(
    page: Page,
    look: Looker,
    status: str,
    sections: list[Section],
    side: list[Section],
    news: list[Section],
    state: list[Block] | None = None,
) -> str:
    game = look.table.settings.game
    heading = page.say(f"game-{game}")
    return page.render(
        title=page.say("page-title", status=status, game=heading),
        heading=heading,
        subheading=page.say("page-table-code", code=look.table.code),
        sections=sections,
        side=side,
        news=news,
        status=status,
        state=[*_handing_on(page, look), *(state or []), *_looking_again(page, look)],
        notice=_notice(page, look),
        good=look.good,
        sent=look.sent,
        here=look.here,
        template="table.html",
        mood=game,
        refresh=look.refresh,
    )


def _looking_again(page: Page, look: Looker) -> list[Block]:
    """A page that waits looks again by itself; whoever reads it in peace stops that."""
    if look.refresh:
        words: Words = [
            page.say("page-refreshes", seconds=look.refresh),
            Ref(page.say("page-be-still"), look.link(still=True), "tap"),
        ]
        return [Para(words, "hint")]
    if look.table.stage == ENDED or look.is_awaited:
        return []
    again: list[Piece] = [Ref(page.say("page-look-again"), look.link(), "button quiet")]
    if look.still:
        again.append(Ref(page.say("page-be-lively"), look.link(still=False), "tap"))
    return [Para(again, "buttons")]


def _handing_on(page: Page, look: Looker) -> list[Block]:
    """Who else is asked at this device; whoever comes to it without a seat chooses one."""
    if look.table.stage != PLAYING:
        return []
    asked = look.awaited_here()
    blocks: list[Block] = []
    if look.is_shared and look.seat is None:
        blocks.append(Para(page.say("page-whose-cards")))
        asked += [seat for seat in look.seats if seat not in asked]
    for seat in asked:
        text = page.say("page-curtain", name=page.names[seat])
        blocks.append(Para(Ref(text, look.link(seat=seat, covered=True), "button big")))
    return blocks


def _notice(page: Page, look: Looker) -> Words:
    """Why the last form was refused, with the rule that did."""
    if look.notice is None:
        return ""
    said = page.sentence(look.notice)
    if not look.rule:
        return said
    book = look.table.settings.of_game().rules()
    return [said, Ref(page.say("page-rule", number=look.rule), f"/rules/{book.name}#{look.rule}", "rule")]
