"""The end of a game: who won and why, what everybody has achieved, once more, and how to check the luck."""

from __future__ import annotations

from settemari.server.pages.asking import rule_ref
from settemari.server.pages.board import Board
from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import Block, Button, Code, Fold, Form, Para, Ref, Section
from settemari.server.pages.render import Page
from settemari.server.pages.telling import log_section

CLOSED = {"agreed": "page-closed-agreed", "rules": "page-closed-rules"}
PART = b"settemari part "  # what the promise is mixed with (room.py)
CHECK = "python3 -c \"print(__import__('hashlib').sha256({}+bytes.fromhex('{}')).hexdigest())\""


def ended_status(look: Looker, board: Board) -> str:
    """In one sentence."""
    match = look.table.match
    assert match is not None
    outcome = match.outcome
    if outcome is None:
        return board.page.say(CLOSED[look.table.closed or "agreed"])
    return board.page.text(match.game.telling().outcome_message(match.setup, outcome, match.view(None)))


def end_sections(look: Looker, board: Board) -> list[Section]:
    match, page = look.table.match, board.page
    assert match is not None
    outcome = match.outcome
    blocks: list[Block] = []
    if outcome is None:
        title = page.say("page-nobody-won")
        blocks.append(Para(page.say(CLOSED[look.table.closed or "agreed"])))
    else:
        names = [page.names[seat] for seat in outcome.winners]
        title = page.say("page-winners", names=names, count=len(names)) if names else page.say("page-nobody-won")
        blocks.append(Para([ended_status(look, board), rule_ref(board, outcome.rule)], "lead"))
    blocks += board.results(match)
    return [Section("end", title, blocks, "ask"), *_again(page, look), _luck(page, look)]


def broken_sections(page: Page, look: Looker) -> list[Section]:
    """Played by other rules than today's: it can only be read."""
    blocks: list[Block] = [Para(page.say("page-older-rules-about"))]
    log = log_section(page, look, unfolded=True)
    return [Section("end", page.say("page-older-rules"), blocks, "ask"), *([log] if log else []), *_again(page, look)]


def _again(page: Page, look: Looker) -> list[Section]:
    """Those who played may play again; whoever comes second finds the new table."""
    table = look.table
    if table.next:
        link = Ref(page.say("page-rematch-there"), f"/t/{table.next}", "button big")
        return [Section("again", page.say("page-rematch"), [Para(link)])]
    if not look.seats:
        return []
    form = Form(f"{look.path}/rematch", [Button(page.say("page-rematch"), look="big")])
    return [Section("again", page.say("page-rematch"), [Para(page.say("page-rematch-about"), "hint"), form])]


def _luck(page: Page, look: Looker) -> Section:
    """What was promised, what it was made of, and how to see that both fit."""
    table = look.table
    blocks: list[Block] = [
        Para(page.say("page-luck-promised")),
        Code(page.say("page-seal"), table.promise),
        Code(page.say("page-part"), table.part.hex()),
    ]
    checks: list[Block] = [
        Para(page.say("page-luck-check")),
        Code(page.say("page-check-seal"), CHECK.format(PART, table.part.hex())),
        Para(page.say("page-luck-mixed")),
    ]
    for seat, chair in enumerate(table.chairs):
        nonce = chair.nonce.hex() or page.say("page-none")
        checks.append(Code(page.say("page-nonce", name=page.names[seat]), nonce))
    if table.match is not None:
        checks.append(Code(page.say("page-seed"), table.seed.hex()))
        checks.append(
            Para(f"{page.say('page-verify')} {page.say('check-it', file=f'{table.settings.game}-{table.code}.txt')}")
        )
    return Section("luck", page.say("page-fairness"), [*blocks, Fold(page.say("page-check"), checks)])
