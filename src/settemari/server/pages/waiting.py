"""The waiting room: the link to share, who sits where, what will be played, and the host's settings."""

from __future__ import annotations

import json
from collections.abc import Sequence

from settemari.core.registry import find_game
from settemari.server.pages.board import GAMES
from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import Block, Button, Choice, Code, Facts, Field, Fold, Form, Para, Section, Words
from settemari.server.pages.people import fill_link, fold_to_fill, people_section, sitting_form, wish
from settemari.server.pages.render import Page
from settemari.server.settings import LONGEST, MOST_BANKED, Settings

LONGEST_CODE = 400  # letters of a variant's code in a form


def waiting_status(page: Page, look: Looker) -> str:
    """What stands between now and the first card."""
    chairs = look.table.chairs
    free = sum(chair.free for chair in chairs)
    if free:
        return page.say("page-seats-free", count=free)
    late = [chair.name for chair in chairs if chair.by_person and not chair.ready and chair.guest != look.table.host]
    if late:
        return page.say("page-waits-for", names=late)
    return page.say("page-all-ready-host" if look.host else "page-all-ready")


def waiting_sections(page: Page, look: Looker) -> list[Section]:
    """Whoever has a seat has friends to invite; others look for a seat first."""
    invite = [_invite(page, look)] if look.seats or look.host else []
    settings = [_settings(page, look)] if look.host else []
    return [_yours(page, look), *invite, people_section(page, look), *settings]


def waiting_side(page: Page, look: Looker) -> list[Section]:
    invite = [] if look.seats or look.host else [_invite(page, look)]
    return [_played(page, look), _seal(page, look), *invite]


def _yours(page: Page, look: Looker) -> Section:
    """Sitting down, being ready, getting up; and for the host the beginning."""
    table = look.table
    blocks: list[Block] = []
    for seat in look.seats:
        chair, name = table.chairs[seat], page.names[seat]
        if not chair.by_person:
            continue
        mine = ("seat", str(seat))
        if not (look.host and chair.guest == table.host) or table.after:
            text = page.say("page-be-not-ready" if chair.ready else "page-be-ready", name=name)
            ready = ("ready", "0" if chair.ready else "1")
            blocks.append(wish(look, "ready", text, mine, ready, quiet=chair.ready))
        blocks.append(wish(look, "leave", page.say("page-get-up", name=name), mine, quiet=True))
    sit = sitting_form(page, look)
    if sit is not None and look.refresh:
        blocks.append(fill_link(look, page.say("page-sit-too"), "sit"))
    elif sit is not None:
        blocks.append(fold_to_fill(look, page.say("page-sit-too"), [sit], "sit") if look.seats else sit)
    elif not look.seats:
        blocks.append(Para(page.say("page-no-seat-locked" if table.locked else "page-no-seat")))
    if look.host:
        deal = wish(look, "deal", page.say("page-deal"))
        blocks = [Para(page.say("page-deal-about"), "hint"), deal, *blocks]
    title = "page-your-seat" if look.seats else "page-take-a-seat" if look.may_sit else "page-no-seat-here"
    return Section("ask", page.say(title), blocks, "ask")


def _invite(page: Page, look: Looker) -> Section:
    return Section(
        "invite",
        page.say("page-invite"),
        [
            Code(page.say("page-link"), look.address),
            Code(page.say("page-code"), look.table.code),
            Para(page.say("page-invite-about"), "hint"),
        ],
    )


def _seal(page: Page, look: Looker) -> Section:
    """The promise of the server's part of the luck, before anybody adds theirs."""
    blocks: list[Block] = [Para(page.say("page-seal-about"), "hint"), Code(page.say("page-seal"), look.table.promise)]
    return Section("seal", page.say("page-fairness"), blocks)


# -- what will be played -------------------------------------------------------------------------------------------


def variant_title(page: Page, settings: Settings) -> tuple[str, str]:
    """What a variant is called, and what it is like; one of somebody's own has the name they gave it."""
    name = settings.variant or settings.game
    if settings.tables is None and name in find_game(settings.game).variant_names():
        return page.say(f"variant-{name}"), page.catalogue.attribute(f"variant-{name}", "about")
    return settings.of_variant().name, page.say("page-own-variant")


def _played(page: Page, look: Looker) -> Section:
    settings = look.table.settings
    title, about = variant_title(page, settings)
    clock = settings.clock
    time = page.duration(clock.seconds) if clock.seconds else page.say("page-no-hurry")
    rows: list[tuple[str, Words]] = [
        (page.say("page-variant"), f"{title if title.endswith('!') else f'{title}.'} {about}"),
        (page.say("page-seats"), str(settings.seats)),
        (page.say("page-clock"), time),
    ]
    if clock.bank:
        rows.append((page.say("page-bank"), page.duration(clock.bank)))
    if find_game(settings.game).standing() is not None:
        fuse = page.duration(settings.fuse) if settings.fuse else page.say("page-no-hurry")
        rows.append((page.say("page-fuse-time"), fuse))
    rows.append((page.say("page-listed"), page.say("page-yes" if settings.visibility == "lobby" else "page-no")))
    rows.append((page.say("page-watching"), page.say("page-yes" if look.table.spectators else "page-no")))
    rows.append((page.say("page-chat"), page.say("page-yes" if settings.chat else "page-no")))
    if settings.first is not None:
        rows.append((page.say("page-first"), page.names[settings.first]))
    return Section("played", page.say("page-played"), [Facts(rows, "even")])


def variants(page: Page, games: Sequence[str], chosen: str) -> list[Choice]:
    """Everything that comes with some games, under their names."""
    return [
        Choice(name, page.say(f"variant-{name}"), name == chosen, page.say(f"game-{game}"))
        for game in games
        for name in find_game(game).variant_names()
    ]


def _settings(page: Page, look: Looker) -> Section:
    """All that the host can say of a table."""
    title = page.say("page-settings")
    if look.refresh:
        return Section("settings", title, [fill_link(look, page.say("page-change-settings"), "settings")])
    settings = look.table.settings
    counts = sorted({count for game in GAMES for count in find_game(game).seat_counts})
    seats = [Choice(str(count), _so_many(page, count), count == settings.seats) for count in counts]
    firsts = [Choice("", page.say("page-first-by-luck"), settings.first is None)]
    firsts += [Choice(str(seat), page.names[seat], settings.first == seat) for seat in range(settings.seats)]
    hidden = [("do", "change"), ("game", settings.game)]
    fields: list[Field] = []
    if settings.tables is not None:
        hidden.append(("tables", json.dumps(settings.tables)))
    else:
        named = settings.variant or settings.game
        shipped = variants(page, GAMES, named)
        code = "" if any(choice.chosen for choice in shipped) else settings.variant
        fields.append(Field("variant", page.say("page-variant"), "select", choices=shipped))
        hint = page.say("page-variant-code-hint")
        field = Field("code", page.say("page-variant-code"), value=code, hint=hint, most=LONGEST_CODE, complete="off")
        fields.append(field)
    fields += [
        Field("seats", page.say("page-seats"), "select", choices=seats),
        _number("seconds", page.say("page-clock"), settings.clock.seconds, LONGEST, page.say("page-seconds-hint")),
        _number("bank", page.say("page-bank"), settings.clock.bank, MOST_BANKED, page.say("page-bank-hint")),
        *_fuse(page, settings),
        Field("first", page.say("page-first"), "select", choices=firsts),
        Field("lobby", page.say("page-listed"), "check", "1" if settings.visibility == "lobby" else ""),
        Field("spectators", page.say("page-watching"), "check", "1" if look.table.spectators else ""),
        Field("chat", page.say("page-chat"), "check", "1" if settings.chat else ""),
    ]
    form = Form(look.link(), [Button(page.say("page-change-settings"))], hidden, fields)
    return Section("settings", title, [Fold(page.say("page-change-settings"), [form], look.filling == "settings")])


def _so_many(page: Page, count: int) -> str:
    """A number of players; whether only some of the games are for so many."""
    boxes = {"page-box-arrr" if game == "arrr" else "page-box-maretta": find_game(game).seat_counts for game in GAMES}
    fitting = [page.say(box) for box, counts in boxes.items() if count in counts]
    return str(count) if len(fitting) == len(boxes) else page.say("page-only-in", count=count, games=fitting)


def _fuse(page: Page, settings: Settings) -> list[Field]:
    """P7.8: only where there are moments at which everybody may answer."""
    if find_game(settings.game).standing() is None:
        return []
    return [_number("fuse", page.say("page-fuse-time"), settings.fuse, LONGEST, page.say("page-seconds-hint"))]


def _number(name: str, label: str, value: int, most: int, hint: str) -> Field:
    return Field(name, label, "number", str(value), most=most, hint=hint)
