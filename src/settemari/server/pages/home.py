"""The first page: two games, each to be played at once against bots or with friends; open tables, and one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from settemari.core.notation.matchfile import LONGEST_NAME
from settemari.core.registry import find_game
from settemari.locales.message import Message
from settemari.server.pages.board import GAMES
from settemari.server.pages.parts import Bullets, Button, Choice, Facts, Field, Fold, Form, Para, Ref, Section, Words
from settemari.server.pages.people import characters, levels
from settemari.server.pages.privacy import join_section
from settemari.server.pages.render import Page
from settemari.server.pages.retyping import Sent
from settemari.server.pages.waiting import variants

OPEN = "/"  # where a new table is asked for
USUAL_SEATS = 4
BOXES = {"maretta": ("maretta", "vulcano"), "arrr": ("arrr",)}
ABOUT = {"maretta": "page-about-maretta", "arrr": "page-about-arrr"}
TITLES = {"maretta": "page-box-maretta", "arrr": "page-box-arrr"}


def home_page(
    language: str,
    open_tables: Sequence[Mapping[str, object]],
    own_tables: Sequence[Mapping[str, object]],
    name: str,
    notice: Message | None = None,
    sent: Sent | None = None,
    good: bool = False,
) -> str:
    """Of a table: ``code``, ``game``, ``variant``, ``free``, ``names``, beside these or in its ``info``; of one's own
    also ``ended``, whether it is the own ``turn``, and whether one sits ``here``. What is not given is not told.
    ``sent`` is a form that was refused, as ``notice`` says; ``good``: the notice is no refusal.
    """
    page = Page(language, ("bots", "variants"))
    open_tables, own_tables = ([_flat(table) for table in tables] for tables in (open_tables, own_tables))
    sections = [_box(page, box, name) for box in BOXES]
    if own_tables:
        items = [_own(page, table) for table in own_tables]
        sections.insert(0, Section("own", page.say("page-own-tables"), [Bullets(items, "tables")]))
    if open_tables:
        shown: Bullets | Para = Bullets([_open(page, table) for table in open_tables], "tables")
    else:
        shown = Para(page.say("page-no-open-tables"))
    sections += [join_section(page), Section("open", page.say("page-open-tables"), [shown])]
    sections.append(Section("bots", page.say("page-bots"), [Fold(page.say("page-who-are-they"), [characters(page)])]))
    return page.render(
        title=page.say("page-name"),
        heading=page.say("page-home"),
        lead=page.say("page-home-about"),
        notice="" if notice is None else page.sentence(notice),
        good=good,
        sent=sent,
        sections=sections,
        here="/",
        mood="home",
    )


def _box(page: Page, box: str, name: str) -> Section:
    """One game to play: what, how many, against whom."""
    games = BOXES[box]
    counts = find_game(games[0]).seat_counts
    usual = USUAL_SEATS if USUAL_SEATS in counts else counts[0]
    seats = [Choice(str(count), page.say("page-players", count=count), count == usual) for count in counts]
    fields = [
        Field("name", page.say("page-your-name"), value=name, needed=True, most=LONGEST_NAME, complete="nickname"),
        Field("variant", page.say("page-variant"), "select", choices=variants(page, games, games[0])),
        Field("seats", page.say("page-seats"), "select", choices=seats),
        Field("level", page.say("page-which-bots"), "select", choices=levels(page), hint=page.say("page-bots-hint")),
    ]
    named = [replace(one, id=f"{box}-{one.name}") for one in fields]  # the page has this form twice
    buttons = [
        Button(page.say("page-play-now"), "with", "bots", "big"),
        Button(page.say("page-with-friends"), "with", "friends"),
    ]
    form = Form(OPEN, buttons, fields=named)
    about = Fold(page.say("page-about-variants"), [_variants(page, games)])
    return Section(box, page.say(TITLES[box]), [Para(page.say(ABOUT[box])), form, about], f"box {box}")


def _variants(page: Page, games: Sequence[str]) -> Facts:
    """What each of the games and variants of a box is like."""
    names = [name for game in games for name in find_game(game).variant_names()]
    return Facts(
        [(page.say(f"variant-{name}"), page.catalogue.attribute(f"variant-{name}", "about")) for name in names], "told"
    )


def _title(page: Page, table: Mapping[str, object]) -> str:
    game = str(table.get("game", ""))
    name = str(table.get("variant", "") or game)
    if game in GAMES and name in find_game(game).variant_names():
        return page.say(f"variant-{name}")
    return page.say(f"game-{game}") if game in GAMES else game


def _open(page: Page, table: Mapping[str, object]) -> Words:
    """An open table: where it leads, who sits there, how much room there is."""
    link = Ref(page.say("page-table-link", what=_title(page, table), code=str(table["code"])), f"/t/{table['code']}")
    told = [page.say("page-seats-free", count=_number(table, "free"))]
    names = table.get("names", ())
    if isinstance(names, Sequence) and names:
        told.append(page.say("page-who-sits", names=[str(one) for one in names]))
    return [link, *told]


def _own(page: Page, table: Mapping[str, object]) -> Words:
    link = Ref(page.say("page-table-link", what=_title(page, table), code=str(table["code"])), f"/t/{table['code']}")
    told = []
    if table.get("ended"):
        told.append(page.say("page-stage-ended"))
    elif table.get("turn"):
        told.append(page.say("page-stage-turn"))
    elif _number(table, "free"):
        told.append(page.say("page-seats-free", count=_number(table, "free")))
    if not table.get("here", True):
        told.append(page.say("page-elsewhere"))
    names = table.get("names", ())
    if isinstance(names, Sequence) and names:
        told.append(page.say("page-who-sits", names=[str(one) for one in names]))
    return [link, *told]


def _flat(table: Mapping[str, object]) -> Mapping[str, object]:
    info = table.get("info")
    return {**info, **table} if isinstance(info, Mapping) else table


def _number(table: Mapping[str, object], name: str) -> int:
    value = table.get(name, 0)
    return value if isinstance(value, int) else 0
