"""The page of one's own affairs: a name that stays, a seat from another device, and all that is kept of one."""

from __future__ import annotations

from settemari.core.notation.matchfile import LONGEST_NAME
from settemari.locales.message import Message, say
from settemari.server.identity import LONGEST_PASSWORD, SHORTEST_PASSWORD
from settemari.server.pages.parts import Block, Button, Field, Fold, Form, Para, Section
from settemari.server.pages.render import Page
from settemari.server.pages.retyping import Sent

HERE = "/account"
GROUP = 4  # letters of a one-time code that are read together


def pass_notice(code: str) -> Message:
    """What somebody is told who moves a seat to another device: in groups, as people copy it."""
    return say("page-one-time-code", code="-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP)))


def account_page(
    language: str, name: str, account: str | None, notice: Message | None = None, sent: Sent | None = None
) -> str:
    """``name`` is what the guest is called at tables, ``account`` the name they have signed in with, if any.

    ``sent`` is a form that was refused, as ``notice`` says.
    """
    page = Page(language)
    sections = [_signed_in(page, account) if account else _signing_in(page, name), _moving(page), _data(page, account)]
    return page.render(
        title=page.say("page-title", status=page.say("page-account"), game=page.say("page-name")),
        heading=page.say("page-account"),
        lead=page.say("page-account-about"),
        notice="" if notice is None else page.sentence(notice),
        sections=sections,
        sent=sent,
        here=HERE,
    )


def _signed_in(page: Page, account: str) -> Section:
    leave = Form(f"{HERE}/sign-out", [Button(page.say("page-sign-out"))])
    return Section("sign", page.say("page-signed-in"), [Para(page.say("page-signed-in-as", name=account)), leave])


def _signing_in(page: Page, name: str) -> Section:
    def fields(kind: str, secret: str) -> list[Field]:
        return [
            Field(
                "name", page.say("page-account-name"), value=name if kind == "up" else "", needed=True,
                most=LONGEST_NAME, complete="username", id=f"{kind}-name",
            ),
            Field(
                "password", page.say("page-password"), "password", needed=True, most=LONGEST_PASSWORD,
                least=SHORTEST_PASSWORD if kind == "up" else 0, complete=secret, id=f"{kind}-password",
                hint=page.say("page-password-hint", least=SHORTEST_PASSWORD) if kind == "up" else "",
            ),
        ]  # fmt: skip

    sign_in = Form(f"{HERE}/sign-in", [Button(page.say("page-sign-in"))], fields=fields("in", "current-password"))
    text = page.say("page-sign-up")
    sign_up = Form(f"{HERE}/sign-up", [Button(text)], fields=fields("up", "new-password"))
    blocks: list[Block] = [Para(page.say("page-sign-about")), sign_in, Fold(text, [sign_up])]
    return Section("sign", page.say("page-sign-in"), blocks)


def _moving(page: Page) -> Section:
    """With a one-time code a seat comes here from another device."""
    field = Field("code", page.say("page-one-time"), needed=True, most=40, complete="off")
    form = Form(f"{HERE}/move", [Button(page.say("page-move-here"))], fields=[field])
    return Section("move", page.say("page-move-seat"), [Para(page.say("page-move-here-about")), form])


def _data(page: Page, account: str | None) -> Section:
    """Everything that is kept, to be had as a file or to be forgotten."""
    download = Form(f"{HERE}/data", [Button(page.say("page-download"), look="quiet")], get=True)
    sure = Field("sure", page.say("page-delete-sure"), "check", needed=True)
    delete = Form(f"{HERE}/delete", [Button(page.say("page-delete"), look="quiet")], fields=[sure])
    about = page.say("page-delete-account-about" if account else "page-delete-about")
    blocks: list[Block] = [
        Para(page.say("page-data-about")),
        download,
        Fold(page.say("page-delete"), [Para(about), delete]),
    ]
    return Section("data", page.say("page-data"), blocks)
