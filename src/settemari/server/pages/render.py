"""From words and parts to a page: the catalogue of a language, and the templates, read with the first page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message
from settemari.server.pages import HAS_CLIENT
from settemari.server.pages.parts import Section
from settemari.server.pages.retyping import Sent, retyped, where

if TYPE_CHECKING:
    from jinja2 import Environment

FOLDER = Path(__file__).parent
STYLE = FOLDER / "style.css"  # served at /static/style.css
STYLED = "/static/style.css"
ICON = "/static/icon.svg"
AREAS = ("lists", "games", "errors", "pages", "rule")  # what every page may say; a game brings its own
ENDS = ".!?…:"


@cache
def _environment() -> Environment:
    """The templates; whoever never sees a page never pays for them."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


@cache
def _catalogue(language: str, areas: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, areas)


@cache
def _spoken() -> dict[str, str]:
    """Every language by its own name."""
    return {language: _catalogue(language, AREAS).say("page-language") for language in LANGUAGES}


class Page:
    """A page in the making: its language, and what everybody at the table is called."""

    def __init__(self, language: str, areas: Iterable[str] = (), names: Sequence[str] = ()) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.catalogue = copy(_catalogue(self.language, tuple(dict.fromkeys((*AREAS, *areas)))))
        self.names = self.catalogue.names = tuple(names)

    def say(self, key: str, /, **args: object) -> str:
        return self.catalogue.say(key, **args)

    def text(self, message: Message) -> str:
        return self.catalogue.text(message)

    def form(self, message: Message, name: str) -> str:
        """One of the forms of a name, such as ``label``."""
        return self.catalogue.forms(message)[name]

    def listed(self, items: Sequence[str]) -> str:
        return self.catalogue.listed(items)

    def duration(self, seconds: int) -> str:
        """So much time, in a unit that people use."""
        for unit, key in ((86400, "page-days"), (3600, "page-hours"), (60, "page-minutes")):
            if seconds >= 2 * unit:
                return self.say(key, count=seconds // unit)
        return self.say("page-seconds", count=seconds)

    def sentence(self, message: Message) -> str:
        """What is wrong, as a whole sentence: errors are written to follow a colon, but a name stays as it is."""
        text = self.text(message)
        if message.key.startswith(("error-", "page-")) and not text.startswith(tuple(map(str, message.args.values()))):
            text = capital(text)
        return text if text.endswith(tuple(ENDS)) else f"{text}."

    def render(
        self,
        *,
        title: str,
        heading: str,
        sections: Sequence[Section],
        here: str,
        template: str = "page.html",
        mood: str = "",
        refresh: int = 0,
        side: Sequence[Section] = (),
        sent: Sent | None = None,
        **more: object,
    ) -> str:
        """The whole page. ``here`` is its address, with what is to stay when the language changes; ``sent`` is a form
        that was refused.
        """
        form = "" if sent is None else where([*sections, *side], sent)
        if sent is not None:
            sections, side = retyped(sections, sent), retyped(side, sent)
        joint = "&" if "?" in here else "?"
        client = f"{here.partition('?')[0]}?view=table" if HAS_CLIENT.get() else ""
        return (
            _environment()
            .get_template(template)
            .render(
                language=self.language,
                languages=[(code, name, f"{here}{joint}lang={code}") for code, name in _spoken().items()],
                title=title,
                heading=heading,
                sections=sections,
                side=side,
                form=form,
                here=here,
                mood=mood,
                refresh=refresh,
                style=STYLED,
                icon=ICON,
                client=client,
                words={
                    "name": self.say("page-name"),
                    "skip": self.say("page-skip"),
                    "site": self.say("page-site"),
                    "languages": self.say("page-languages"),
                    "privacy": self.say("page-privacy"),
                    "rules_maretta": self.say("page-rules-of", game=self.say("page-box-maretta")),
                    "rules_arrr": self.say("page-rules-of", game=self.say("page-box-arrr")),
                    "account": self.say("page-account"),
                    "client": self.say("page-illustrated"),
                    "to_form": self.say("page-to-form"),
                    "unofficial": self.say("page-unofficial"),
                },
                **more,
            )
        )


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
