"""What else a player can do during a game: standing orders, a word to the others, going back, ending, leaving."""

from __future__ import annotations

import json

from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import Block, Button, Choice, Field, Fold, Form, Group, Para, Section
from settemari.server.pages.people import still_link, wish
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
        blocks.append(still_link(page, look, page.say("page-orders-change")))
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
    return Section("orders", page.say("page-orders"), [*blocks, Fold(page.say("page-orders-change"), [form])])


def talking_section(page: Page, look: Looker) -> Section | None:
    """What others have said lately, and twelve things to say; in one's own words where the host allows it."""
    blocks: list[Block] = []
    for said in look.heard:
        text = page.say(EMOTES[said.emote]) if isinstance(said, Emote) else said.text
        blocks.append(Para(page.say("page-says", name=page.names[said.seat], text=text), "said"))
    if look.chair is not None:
        seat = [("seat", str(look.seat))]
        buttons = [Button(page.say(key), "emote", word, "quiet") for word, key in EMOTES.items()]
        blocks.append(Fold(page.say("page-emotes"), [Form(look.link(), buttons, [("do", "emote"), *seat])]))
        if look.table.settings.chat:
            blocks.append(_say_form(page, look, seat))
    return Section("talk", page.say("page-talk"), blocks) if blocks else None


def _say_form(page: Page, look: Looker, seat: list[tuple[str, str]]) -> Block:
    if look.refresh:
        return still_link(page, look, page.say("page-say"))
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
        form = Form(f"{look.path}/record", [Button(page.say("page-record"), look="quiet")], seat, get=True)
        about = page.say("page-record-whole" if look.table.stage == ENDED else "page-record-about")
        blocks.append(Fold(page.say("page-record"), [Para(about), form]))
    blocks.append(_report(page, look))
    return Section("more", page.say("page-more"), blocks)


def _passes(page: Page, look: Looker) -> list[Block]:
    """A one-time code for each seat at this device."""
    return [
        Form(
            f"{look.path}/pass",
            [Button(page.say("page-move-code", name=page.names[seat]), look="quiet")],
            [("seat", str(seat))],
        )
        for seat in look.seats
    ]


def _going_back(page: Page, look: Looker) -> Block:
    """An undo that everybody agrees to."""
    table, chair = look.table, look.chair
    assert chair is not None
    question, seat = table.question, [("seat", str(look.seat))]
    beats = dict(told(look))
    blocks: list[Block] = [Para(page.say("page-undo-about"))]
    wanted: dict[int, list[str]] = {}
    for other in table.chairs:
        if other.wishes_undo and other is not chair:
            wanted.setdefault(other.wishes_undo, []).append(other.name)
    for number, names in wanted.items():
        what = first_line(page, beats.get(number + 1, [])) or str(number)
        blocks.append(Para(page.say("page-undo-wanted", names=names, count=len(names), what=what)))
        if chair.wishes_undo != number:
            fields = (*seat, ("question", str(number)), ("yes", "1"))
            blocks.append(wish(look, "undo", page.say("page-undo-agree"), *fields, quiet=True))
    if chair.wishes_undo:
        blocks.append(Para(page.say("page-undo-yours"), "hint"))
        blocks.append(wish(look, "undo", page.say("page-undo-withdraw"), *seat, ("yes", "0"), quiet=True))
    last = 0 if question is None else question.id
    choices = [
        Choice(str(number), page.say("page-undo-before", what=first_line(page, beats[number + 1])))
        for number in range(last - 1, 0, -1)
        if beats.get(number + 1)
    ][:MOST_BACK]
    if not choices:
        blocks.append(Para(page.say("page-undo-nothing"), "hint"))
    elif look.refresh:
        blocks.append(still_link(page, look, page.say("page-undo")))
    else:
        field = Field("question", page.say("page-undo-to"), "select", choices=choices)
        hidden = [("do", "undo"), *seat, ("yes", "1")]
        blocks.append(Form(look.link(), [Button(page.say("page-undo"), look="quiet")], hidden, [field]))
    return Fold(page.say("page-undo"), blocks, bool(wanted))


def _ending(page: Page, look: Looker) -> Block:
    """An end that everybody agrees to."""
    chair = look.chair
    assert chair is not None
    others = [other.name for other in look.table.chairs if other.wishes_end and other is not chair]
    blocks: list[Block] = [Para(page.say("page-end-about"))]
    if others:
        blocks.append(Para(page.say("page-end-wanted", names=others, count=len(others))))
    text = page.say("page-end-withdraw" if chair.wishes_end else "page-end")
    fields = (("seat", str(look.seat)), ("end", "0" if chair.wishes_end else "1"))
    return Fold(page.say("page-end"), [*blocks, wish(look, "end", text, *fields, quiet=True)], bool(others))


def _leaving(page: Page, look: Looker) -> Block:
    seat = ("seat", str(look.seat))
    blocks: list[Block] = [
        Group(
            page.say("page-leave"),
            [Para(page.say("page-leave-about")), wish(look, "leave", page.say("page-leave"), seat, quiet=True)],
        ),
        Group(
            page.say("page-resign"),
            [Para(page.say("page-resign-about")), wish(look, "resign", page.say("page-resign"), seat, quiet=True)],
        ),
    ]
    return Fold(page.say("page-going"), blocks)


def _report(page: Page, look: Looker) -> Block:
    if look.refresh:
        return still_link(page, look, page.say("page-report"))
    about = page.say("page-report-about")
    field = Field("text", page.say("page-report-text"), "area", needed=True, most=LONGEST_REPORT, hint=about)
    seat = [] if look.seat is None else [("seat", str(look.seat))]
    form = Form(f"{look.path}/report", [Button(page.say("page-report-send"), look="quiet")], seat, [field])
    return Fold(page.say("page-report"), [form])
