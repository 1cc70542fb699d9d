"""What else a player can do during a game: standing orders, a word to the others, going back, ending, leaving."""

from __future__ import annotations

import json
from collections.abc import Sequence

from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import Block, Button, Choice, Field, Fold, Form, Group, Para, Ref, Section
from settemari.server.pages.people import fill_link, fold_to_fill, sure_wish, wish
from settemari.server.pages.render import Page
from settemari.server.pages.telling import first_line, told
from settemari.server.room import ENDED, PLAYING
from settemari.server.wishes import LONGEST_TEXT, Emote

EMOTES = {
    "ahoy": "emote-ahoy",
    "arrr": "emote-arrr",
    "thanks": "emote-thanks",
    "sorry": "emote-sorry",
    "well-played": "emote-well-played",
    "hurry": "emote-hurry",
    "oops": "emote-oops",
    "haha": "emote-haha",
    "luck": "emote-luck",
    "shark": "emote-shark",
    "thinking": "emote-thinking",
    "farewell": "emote-farewell",
}
UNTIL = {
    "": "page-orders-awake",
    "stack": "page-orders-stack",
    "action": "page-orders-action",
    "my-turn": "page-orders-my-turn",
}
MOST_BACK = 8  # questions that one may wish to go back to
LONGEST_REPORT = 4 * LONGEST_TEXT


def orders_section(page: Page, look: Looker) -> Section | None:
    """When to ask this seat at moments for answers (P7.8); only in games that have them."""
    table = look.table
    if look.chair is None or look.seat is None or table.stage != PLAYING:
        return None
    if table.settings.of_game().standing() is None:
        return None
    given = table.written_orders(look.seat)
    prompt, passing = str(given.get("prompt", "smart")), str(given.get("passing", ""))
    unless = bool(given.get("unless_target", False))
    now = page.say(UNTIL[passing]) if passing else page.say(f"arrr-order-{prompt}")
    blocks: list[Block] = [Para(now)]
    kept = {name: value for name, value in given.items() if name not in ("prompt", "passing", "unless_target")}
    hidden = [("do", "order"), ("seat", str(look.seat)), ("orders", json.dumps(kept))]
    if look.refresh:
        blocks.append(fill_link(look, page.say("page-orders-change"), "order"))
        if passing:
            again = [*hidden, ("prompt", prompt), ("passing", "")]
            blocks.append(Form(look.link(), [Button(page.say("page-orders-wake"), look="quiet")], again))
        return Section("orders", page.say("page-orders"), blocks)
    prompts = [("smart", "page-orders-smart"), ("always", "page-orders-always")]
    asked = [Choice(value, page.say(key), value == prompt) for value, key in prompts]
    until = [Choice(value, page.say(key), value == passing) for value, key in UNTIL.items()]
    fields = [
        Field("prompt", page.say("page-orders-when"), "select", choices=asked),
        Field("passing", page.say("page-orders-sleep"), "select", choices=until),
        Field("unless_target", page.say("page-orders-unless"), "check", "1" if unless else ""),
    ]
    form = Form(look.link(), [Button(page.say("page-orders-give"), look="quiet")], hidden, fields)
    blocks.append(fold_to_fill(look, page.say("page-orders-change"), [form], "order"))
    return Section("orders", page.say("page-orders"), blocks)


def talking_section(page: Page, look: Looker) -> Section | None:
    """What others have said lately, and twelve things to say; in one's own words where the host allows it."""
    blocks: list[Block] = []
    for said in look.heard:
        text = page.say(EMOTES[said.emote]) if isinstance(said, Emote) else said.text
        blocks.append(Para(page.say("page-says", name=page.names[said.seat], text=text), "said"))
    blocks += _bets(page, look)
    if look.chair is not None:
        seat = [("seat", str(look.seat))]
        buttons = [Button(page.say(key), "emote", word, "quiet") for word, key in EMOTES.items()]
        blocks.append(Fold(page.say("page-emotes"), [Form(look.link(), buttons, [("do", "emote"), *seat])]))
        if look.table.settings.chat:
            blocks.append(_say_form(page, look, seat))
    return Section("talk", page.say("page-talk"), blocks) if blocks else None


def _bets(page: Page, look: Looker) -> list[Block]:
    """Who will win, as those say who are out of the game; and the question, for who is."""
    table, chair = look.table, look.chair
    winners = table.over.winners if table.over is not None else None
    told: list[Block] = [
        Para(page.say(bet_key(other.bet, winners), name=page.names[seat], other=page.names[other.bet]), "said")
        for seat, other in enumerate(table.chairs)
        if other.bet is not None
    ]
    if chair is None or chair.bet is not None or table.stage != PLAYING or table.match is None:
        return told
    match, view = table.match, table.match.view(None)
    still_in = [seat for seat in range(len(table.chairs)) if not match.game.is_out(match.setup, view, seat)]
    if look.seat is None or look.seat in still_in:
        return told
    buttons = [Button(page.names[seat], "on", str(seat), "quiet") for seat in still_in]
    hidden = [("do", "bet"), ("seat", str(look.seat))]
    return [*told, Para(page.say("page-bet")), Form(look.link(), buttons, hidden)]


def bet_key(on: int, winners: Sequence[int] | None) -> str:
    """Of the message that tells a bet: open as long as nobody has won."""
    if winners is None:
        return "page-bet-made"
    return "page-bet-right" if on in winners else "page-bet-wrong"


def _say_form(page: Page, look: Looker, seat: list[tuple[str, str]]) -> Block:
    if look.refresh:
        return fill_link(look, page.say("page-own-words"), "say", "talk")
    field = Field("text", page.say("page-own-words"), most=LONGEST_TEXT, needed=True, complete="off", id="f-say")
    return Form(look.link(), [Button(page.say("page-say"), look="quiet")], [("do", "say"), *seat], [field])


def more_section(page: Page, look: Looker) -> Section:
    """Going back, ending, leaving; another device, the record, a problem."""
    blocks: list[Block] = []
    if look.table.stage == PLAYING and look.chair is not None:
        blocks += [_going_back(page, look), _ending(page, look), _leaving(page, look)]
    if look.seats and look.table.stage != ENDED:
        blocks.append(Fold(page.say("page-move-seat"), [Para(page.say("page-move-about")), *_passes(page, look)]))
    if look.table.match is not None:
        over = look.table.stage == ENDED or look.seat is None
        seat = [] if over else [("seat", str(look.seat))]
        form = Form(f"{look.path}/record", [Button(page.say("page-record-take"), look="quiet")], seat, get=True)
        about = page.say("page-record-whole" if look.table.stage == ENDED else "page-record-about")
        blocks.append(Fold(page.say("page-record"), [Para(about), form]))
    blocks.append(_report(page, look))
    return Section("more", page.say("page-more"), blocks)


def _passes(page: Page, look: Looker) -> list[Block]:
    """A one-time code for each seat at this device."""
    return [
        Form(
            look.link(to="/pass"),
            [Button(page.say("page-move-code", name=page.names[seat]), look="quiet")],
            [("seat", str(seat))],
        )
        for seat in look.seats
    ]


def wanted_of(page: Page, look: Looker) -> list[Block]:
    """What others would like to do, and need this player for: said where nobody overlooks it."""
    if look.chair is None:
        return []
    asked = [(text, "#undo") for number, text in _undos(page, look).items() if look.chair.wishes_undo != number]
    ending = _endings(page, look)
    if ending and not look.chair.wishes_end:
        asked.append((ending, "#end-here"))
    return [Para([text, Ref(page.say("page-answer-that"), where, "tap")]) for text, where in asked]


def gone_back(page: Page, look: Looker) -> list[Block]:
    """That the table looks as it did before, since everybody wanted it so."""
    table, question = look.table, look.table.question
    undos = [] if table.match is None else table.match.undos
    if not undos or question is None or undos[-1].question != question.id:
        return []
    return [Para(page.say("page-gone-back"))]


def declined(page: Page, look: Looker) -> list[Block]:
    """Who would rather not do what somebody proposed, for as long as nothing else has happened."""
    table, question = look.table, look.table.question
    line = table.declined
    if line is None or question is None or line.asked != question.id or line.seat == look.seat:
        return []
    text = "page-undo-declined" if line.question else "page-end-declined"
    return [Para(page.say(text, name=table.names()[line.seat]))]


def _undos(page: Page, look: Looker) -> dict[int, str]:
    """Which questions others would like to go back to, and what is said of it."""
    beats = dict(told(look))
    wanted: dict[int, list[str]] = {}
    for other in look.table.chairs:
        if other.wishes_undo and other is not look.chair:
            wanted.setdefault(other.wishes_undo, []).append(other.name)
    return {
        number: page.say(
            "page-undo-wanted",
            names=names,
            count=len(names),
            what=first_line(page, beats.get(number + 1, [])) or str(number),
        )
        for number, names in wanted.items()
    }


def _endings(page: Page, look: Looker) -> str:
    """Who else would end the game here, if anybody."""
    others = [other.name for other in look.table.chairs if other.wishes_end and other is not look.chair]
    return page.say("page-end-wanted", names=others, count=len(others)) if others else ""


def _going_back(page: Page, look: Looker) -> Block:
    """An undo that everybody agrees to."""
    table, chair = look.table, look.chair
    assert chair is not None
    question, seat = table.question, [("seat", str(look.seat))]
    beats, wanted = dict(told(look)), _undos(page, look)
    blocks: list[Block] = [Para(page.say("page-undo-about"))]
    for number, text in wanted.items():
        blocks.append(Para(text))
        if chair.wishes_undo != number:
            fields = (*seat, ("question", str(number)), ("yes", "1"))
            blocks.append(wish(look, "undo", page.say("page-undo-agree"), *fields, quiet=True))
            rather_not = (*seat, ("question", str(number)))
            blocks.append(wish(look, "decline", page.say("page-undo-withdraw"), *rather_not, quiet=True))
    if chair.wishes_undo:
        blocks.append(Para(page.say("page-undo-yours"), "hint"))
        blocks.append(wish(look, "undo", page.say("page-undo-withdraw"), *seat, ("yes", "0"), quiet=True))
    last = 0 if question is None else question.id
    choices = [
        Choice(str(number), page.say("page-undo-before", what=first_line(page, beats[number + 1])))
        for number in range(last - 1, 0, -1)
        if beats.get(number + 1)
    ][:MOST_BACK]
    alone = not any(other.by_person for other in table.chairs if other is not chair)
    propose = page.say("page-undo" if alone else "page-undo-propose")
    if not choices:
        blocks.append(Para(page.say("page-undo-nothing"), "hint"))
    elif look.refresh:
        blocks.append(fill_link(look, propose, "undo"))
    else:
        field = Field("question", page.say("page-undo-to"), "select", choices=choices)
        hidden = [("do", "undo"), *seat, ("yes", "1")]
        blocks.append(Form(look.link(), [Button(propose, look="quiet")], hidden, [field]))
    return fold_to_fill(look, page.say("page-undo"), blocks, "undo", bool(wanted))


def _ending(page: Page, look: Looker) -> Block:
    """An end that everybody agrees to."""
    chair = look.chair
    assert chair is not None
    others = _endings(page, look)
    blocks: list[Block] = [Para(page.say("page-end-about")), *([Para(others)] if others else [])]
    text = page.say("page-end-withdraw" if chair.wishes_end else "page-end")
    fields = (("seat", str(look.seat)), ("end", "0" if chair.wishes_end else "1"))
    blocks.append(wish(look, "end", text, *fields, quiet=True))
    if others and not chair.wishes_end:
        rather_not = (("seat", str(look.seat)), ("question", "0"))
        blocks.append(wish(look, "decline", page.say("page-end-withdraw"), *rather_not, quiet=True))
    return Fold(page.say("page-end"), blocks, bool(others), "end-here")


def _leaving(page: Page, look: Looker) -> Block:
    assert look.seat is not None
    seat, text = ("seat", str(look.seat)), page.say("page-resign")
    resign = fill_link(look, text, "going") if look.refresh else sure_wish(page, look, "resign", text, look.seat)
    blocks: list[Block] = [
        Group(
            page.say("page-leave"),
            [Para(page.say("page-leave-about")), wish(look, "leave", page.say("page-leave"), seat, quiet=True)],
        ),
        Group(text, [Para(page.say("page-resign-about")), resign]),
    ]
    return fold_to_fill(look, page.say("page-going"), blocks, "going")


def _report(page: Page, look: Looker) -> Block:
    if look.refresh:
        return fill_link(look, page.say("page-report"), "report")
    about = page.say("page-report-about")
    field = Field("text", page.say("page-report-text"), "area", needed=True, most=LONGEST_REPORT, hint=about)
    seat = [] if look.seat is None else [("seat", str(look.seat))]
    form = Form(look.link(to="/report"), [Button(page.say("page-report-send"), look="quiet")], seat, [field])
    return fold_to_fill(look, page.say("page-report"), [form], "report")
