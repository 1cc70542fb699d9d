"""Who sits at a table, who is there, and what can be done about it: sitting down, bots, the host's affairs."""

from __future__ import annotations

from collections.abc import Sequence

from settemari.bots.levels import LEVELS, level_of
from settemari.core.notation.matchfile import LONGEST_NAME
from settemari.locales.message import say
from settemari.server.deciding import LONGEST_NONCE, USUAL_LEVEL
from settemari.server.pages.forms import TO_BE_SURE
from settemari.server.pages.looking import Looker
from settemari.server.pages.parts import (
    Block,
    Button,
    Card,
    Cards,
    Chip,
    Choice,
    Facts,
    Field,
    Fold,
    Form,
    Para,
    Ref,
    Section,
    Words,
)
from settemari.server.pages.render import Page, capital
from settemari.server.room import ENDED, PLAYING, WAITING, Chair

WHY = {
    "left": "page-bot-left",
    "away": "page-bot-away",
    "removed": "page-bot-removed",
    "resigned": "page-bot-resigned",
}


def names_of(page: Page, look: Looker) -> list[str]:
    """What everybody is called; a seat where nobody sits has a colour."""
    words = look.table.settings.of_game().seat_words
    names = look.table.names()
    return [name or page.say(f"seat-{words[seat]}") for seat, name in enumerate(names)]


def people_section(page: Page, look: Looker) -> Section:
    """Everybody with what they are up to, and the host's affairs below."""
    cards = [_chair(page, look, seat, chair) for seat, chair in enumerate(look.table.chairs)]
    blocks: list[Block] = [Cards(cards, "people")]
    if look.host and look.table.stage != ENDED:
        blocks.append(fold_to_fill(look, page.say("page-host-affairs"), _host(page, look), "host"))
    return Section("people", page.say("page-people"), blocks)


def _chair(page: Page, look: Looker, seat: int, chair: Chair) -> Card:
    word = look.table.settings.of_game().seat_words[seat]
    title: Words = Chip(page.names[seat], f"seat-{word}")
    tags: list[Words] = [] if chair.free else [page.say("page-seat-of-colour", colour=page.say(f"seat-{word}"))]
    if seat in look.seats:
        tags.append(page.say("page-tag-you"))
    if chair.guest and chair.guest == look.table.host:
        tags.append(page.say("page-tag-host"))
    tags += _state(page, look, seat, chair)
    return Card(title, _about_chair(page, look, seat, chair), tags, f"of-{word}")


def _state(page: Page, look: Looker, seat: int, chair: Chair) -> list[Words]:
    """Free, a bot's, ready, there or not."""
    if chair.free:
        return [page.say("page-free")]
    if chair.bot:
        level = level_of(str(chair.bot))
        about = page.say("page-bot", level=chair.bot, about=say(f"bot-{level.name.lower()}")) if level else ""
        return [page.say(WHY[chair.why], name=chair.name)] if chair.why in WHY else [about]
    here = page.say("page-here" if look.is_here(seat) else "page-gone")
    if look.table.stage == WAITING and chair.guest != look.table.host:
        return [here, page.say("page-ready" if chair.ready else "page-not-ready")]
    return [here] if look.table.stage != ENDED else []


def _about_chair(page: Page, look: Looker, seat: int, chair: Chair) -> list[Block]:
    """What can be done with one seat, by whom it may."""
    table = look.table
    blocks: list[Block] = []
    if seat in look.seats and chair.can_be_taken_back and table.stage == PLAYING:
        fields = [("name", chair.name), ("seat", str(seat))]
        blocks.append(wish(look, "sit", page.say("page-take-seat-back"), *fields))
    if seat not in look.seats and chair.by_person and table.stage == PLAYING and look.chair and not look.is_here(seat):
        blocks.append(wish(look, "call", page.say("page-call-bot", name=chair.name), ("seat", str(seat)), quiet=True))
    if look.host and table.stage == WAITING and not chair.guest:
        blocks.append(_bot_form(page, look, seat, chair))
    return blocks


def levels(page: Page, chosen: int = USUAL_LEVEL) -> list[Choice]:
    """The bots to choose from: short, since a list that is closed shows no more (``characters`` tells the rest)."""
    return [
        Choice(str(level.number), page.say("page-level", level=level.number, name=level.name), level.number == chosen)
        for level in LEVELS
    ]


def characters(page: Page) -> Facts:
    """Who the bots are."""
    rows: list[tuple[str, Words]] = []
    for level in LEVELS:
        key = f"bot-{level.name.lower()}"
        about = f"{capital(page.say(key))}. {page.catalogue.attribute(key, 'about')}"
        rows.append((page.say("page-level", level=level.number, name=level.name), about))
    return Facts(rows, "told")


def _bot_form(page: Page, look: Looker, seat: int, chair: Chair) -> Block:
    name = f"bot-{seat}"
    choices = levels(page, chair.bot or USUAL_LEVEL)
    field = Field("level", page.say("page-which-bot"), "select", choices=choices, id=f"level-{seat}")
    hidden = [("do", "man"), ("seat", str(seat))]
    text = page.say("page-seat-bot" if chair.free else "page-change-bot")
    form = Form(look.link(), [Button(text, look="quiet")], hidden, [field])
    return fill_link(look, text, name) if look.refresh else fold_to_fill(look, text, [form], name)


def _host(page: Page, look: Looker) -> list[Block]:
    """Who else may come, who may watch, who has to go, and who is host instead."""
    table = look.table
    lock = page.say("page-unlock" if table.locked else "page-lock")
    show = page.say("page-hide" if table.spectators else "page-show")
    others: list[Block] = []
    for seat, chair in enumerate(table.chairs):
        name, where = page.names[seat], ("seat", str(seat))
        if seat not in look.seats and (chair.guest if table.stage == PLAYING else not chair.free):
            others.append(_removal(page, look, seat, page.say("page-remove", name=name)))
        if chair.guest and chair.guest != table.host:
            others.append(wish(look, "host", page.say("page-hand-over", name=name), where, quiet=True))
    return [
        *others,
        Para(page.say("page-locked" if table.locked else "page-not-locked"), "hint"),
        wish(look, "lock", lock, ("locked", "0" if table.locked else "1"), quiet=True),
        Para(page.say("page-spectators" if table.spectators else "page-no-spectators"), "hint"),
        wish(look, "show", show, ("spectators", "0" if table.spectators else "1"), quiet=True),
    ]


def _removal(page: Page, look: Looker, seat: int, text: str) -> Block:
    """From a game nobody comes back; before it they may."""
    if look.table.stage == WAITING:
        return wish(look, "remove", text, ("seat", str(seat)), quiet=True)
    return fill_link(look, text, "host") if look.refresh else sure_wish(page, look, "remove", text, seat)


def sitting_form(page: Page, look: Looker) -> Form | None:
    """Taking a free seat: a name, which one, and a pinch of luck of one's own."""
    table = look.table
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not look.may_sit:
        return None
    words = table.settings.of_game().seat_words
    seats = [Choice(str(seat), page.say(f"seat-{words[seat]}"), seat == free[0]) for seat in free]
    name = Field("name", page.say("page-your-name"), needed=True, most=LONGEST_NAME, complete="nickname")
    where = Field("seat", page.say("page-which-seat"), "select", choices=seats)
    luck = Field("luck", page.say("page-luck"), hint=page.say("page-luck-hint"), most=LONGEST_NONCE, complete="off")
    text = page.say("page-sit-too" if look.seats else "page-sit")
    return Form(look.link(), [Button(text)], [("do", "sit")], [name, where, luck])


# -- what the other sections need, too -------------------------------------------------------------------------------


def wish(look: Looker, do: str, text: str, *fields: tuple[str, str], quiet: bool = False) -> Form:
    """A wish that is one button."""
    return Form(look.link(), [Button(text, look="quiet" if quiet else "")], [("do", do), *fields])


def sure_wish(page: Page, look: Looker, do: str, text: str, seat: int) -> Form:
    """A wish that cannot be taken back: whoever means it says so twice."""
    sure = Field("sure", page.say("page-sure"), "check", needed=True, id=f"sure-{do}-{seat}")
    unseen = [("do", do), ("seat", str(seat)), (TO_BE_SURE, "1")]
    return Form(look.link(), [Button(text, look="quiet")], unseen, [sure], "sure")


def fill_link(look: Looker, text: str, name: str, where: str = "") -> Para:
    """To the same page at rest, where that form is; once it is sent, the page looks again by itself as before."""
    return Para(Ref(text, f"{look.link(filling=name)}#{where or name}", "button quiet"))


def fold_to_fill(look: Looker, text: str, blocks: Sequence[Block], name: str, opened: bool = False) -> Fold:
    """What can be filled in: unfolded for who asked for it."""
    return Fold(text, blocks, opened or look.filling == name, name)
