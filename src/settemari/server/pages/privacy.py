"""What is kept of whom, for how long, and why; and the page for when something went wrong, with a way out of it."""

from __future__ import annotations

from settemari.locales.message import Message
from settemari.server.pages.parts import Block, Bullets, Button, Field, Form, Para, Ref, Section
from settemari.server.pages.render import Page
from settemari.server.room import ENDED, PLAYING, WAITING

PASSING = (429, 502, 503)  # what is better in a moment
LONGEST_TYPED = 200  # a code, with whatever somebody puts between its letters, or the whole link
REMEDIES = {
    "error-no-table": "page-remedy-no-table",
    "error-no-spectators": "page-remedy-no-spectators",
    "error-no-guest": "page-remedy-cookies",
}


def privacy_page(language: str) -> str:
    from settemari.server.harbour import KEPT  # which brings the whole store along

    page = Page(language)
    kept_for = {stage: page.duration(round(KEPT[stage])) for stage in (WAITING, PLAYING, ENDED)}
    kept: list[Block] = [
        Bullets(
            [
                page.say("page-kept-cookie"),
                page.say("page-kept-name"),
                page.say(
                    "page-kept-tables", waiting=kept_for[WAITING], playing=kept_for[PLAYING], ended=kept_for[ENDED]
                ),
                page.say("page-kept-account"),
                page.say("page-kept-reports"),
            ]
        )
    ]
    never: list[Block] = [
        Bullets([page.say("page-never-tracking"), page.say("page-never-others"), page.say("page-never-chat")])
    ]
    rights: list[Block] = [
        Para(page.say("page-rights-about")),
        Para(Ref(page.say("page-account"), "/account", "button quiet")),
    ]
    sections = [
        Section("kept", page.say("page-kept"), kept),
        Section("never", page.say("page-never"), never),
        Section("seen", page.say("page-seen"), [Para(page.say("page-seen-about"))]),
        Section("rights", page.say("page-rights"), rights),
    ]
    return page.render(
        title=page.say("page-title", status=page.say("page-privacy"), game=page.say("page-name")),
        heading=page.say("page-privacy"),
        lead=page.say("page-privacy-about"),
        sections=sections,
        here="/privacy",
    )


def problem_page(language: str, status: int, message: Message, asked: str = "", table: str = "") -> str:
    """Something could not be done; ``status`` is the number that HTTP has for it.

    ``asked`` is the address that was looked at, if it may be tried again, ``table`` that of the table it was about.
    """
    page = Page(language)
    lost = status == 404
    heading = page.say("page-not-found" if lost else "page-problem")
    blocks: list[Block] = [Para(page.sentence(message), "lead"), Para(page.say(_remedy(status, message, asked)))]
    ways = [Ref(page.say("page-to-the-harbour"), "/", "button quiet")]
    if table:
        ways.insert(0, Ref(page.say("page-to-the-table"), table, "button"))
    elif asked and status in PASSING:
        ways.insert(0, Ref(page.say("page-try-again"), asked, "button"))
    blocks += [Para(ways, "buttons"), Para(page.say("page-status", status=status), "hint")]
    return page.render(
        title=page.say("page-title", status=heading, game=page.say("page-name")),
        heading=heading,
        sections=[Section("problem", page.say("page-what-happened"), blocks), *([join_section(page)] if lost else [])],
        here=asked or "/",
    )


def _remedy(status: int, message: Message, asked: str) -> str:
    """What whoever reads that can do about it."""
    if message.key in REMEDIES:
        return REMEDIES[message.key]
    if status in PASSING:
        return "page-remedy-wait" if asked else "page-remedy-back"
    return "page-remedy-report" if status >= 500 else "page-remedy-lost" if status == 404 else "page-remedy-back"


def join_section(page: Page) -> Section:
    """For those to whom a code was read aloud, and those who mistyped it."""
    field = Field("code", page.say("page-code"), needed=True, most=LONGEST_TYPED, complete="off")
    form = Form("/t", [Button(page.say("page-go-there"))], fields=[field], get=True)
    return Section("join", page.say("page-join"), [form])
