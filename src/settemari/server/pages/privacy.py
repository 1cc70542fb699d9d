"""What is kept of whom, for how long, and why; and the page for when something went wrong."""

from __future__ import annotations

from settemari.locales.message import Message
from settemari.server.pages.parts import Block, Bullets, Para, Ref, Section
from settemari.server.pages.render import Page
from settemari.server.room import ENDED, PLAYING, WAITING


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


def problem_page(language: str, status: int, message: Message) -> str:
    """Something could not be done; ``status`` is the number that HTTP has for it."""
    page = Page(language)
    heading = page.say("page-not-found" if status == 404 else "page-problem")
    back: list[Block] = [
        Para(page.sentence(message), "lead"),
        Para(page.say("page-status", status=status), "hint"),
        Para(Ref(page.say("page-to-the-harbour"), "/", "button")),
    ]
    return page.render(
        title=page.say("page-title", status=heading, game=page.say("page-name")),
        heading=heading,
        sections=[Section("problem", page.say("page-what-happened"), back)],
        here="/",
    )
