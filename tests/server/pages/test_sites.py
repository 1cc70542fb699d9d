"""Pages that are of no table: the first one, one's own affairs, privacy, problems, rules; and the style of all."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from settemari.core.errors import UnknownGame, UnknownRule
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say
from settemari.server.harbour import DAY, KEPT
from settemari.server.pages import render
from settemari.server.pages.account import account_page, pass_notice
from settemari.server.pages.doing import EMOTES
from settemari.server.pages.forms import table_of_form
from settemari.server.pages.home import home_page
from settemari.server.pages.privacy import privacy_page, problem_page
from settemari.server.pages.rules import rules_page
from settemari.server.room import ENDED, PLAYING, WAITING
from settemari.server.wishes import EmoteName
from tests.server.pages.reading import Page

TABLE: dict[str, object] = {
    "code": "bcdfgh",
    "game": "vulcano",
    "info": {"seats": 4, "free": 1, "names": ["<i>", "Zoë"], "variant": ""},
}
OWN: list[dict[str, object]] = [
    {**TABLE, "seat": 1, "ended": False, "here": True, "turn": True},
    {**TABLE, "ended": True, "here": False},
    {"code": "x", "game": "arrr", "variant": "own", "names": [], "free": "?"},
]


def made(text: str) -> Page:
    page = Page(text)
    assert page.wrong == []
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(language: str) -> None:
    pages = [
        home_page(language, [TABLE], OWN, "Anna", say("error-too-many-tables", most=9)),
        home_page(language, [], [], ""),
        account_page(language, "Anna", None, say("error-account-wrong")),
        account_page(language, "Anna", "Anna", pass_notice("bcdf-ghjk")),
        account_page(language, "", "", None),
        privacy_page(language),
        problem_page(language, 404, say("error-no-table")),
        problem_page(language, 503, say("error-store-away")),
        *(rules_page(language, game) for game in ("maretta", "vulcano", "arrr")),
        rules_page(language, "arrr", "P3.5"),
        rules_page(language, "maretta", "A3"),
    ]
    for text in pages:
        page = made(text)
        assert page.language == language
        others = {href for href, _ in page.links if "lang=" in href}
        assert {re.sub(".*lang=", "", href) for href in others} == set(LANGUAGES)


def test_privacy_states_how_long_tables_are_kept() -> None:
    assert (KEPT[WAITING], KEPT[PLAYING], KEPT[ENDED]) == (DAY, 30 * DAY, 90 * DAY)
    for language, hours, days in (("en", "hours", "days"), ("it", "ore", "giorni"), ("fr", "heures", "jours")):
        told = privacy_page(language).replace("\N{NO-BREAK SPACE}", " ")
        for time in (f"24 {hours}", f"30 {days}", f"90 {days}"):
            assert time in told, (language, time)


def test_an_unknown_language_is_english() -> None:
    assert made(privacy_page("tlh")).language == "en"


def test_the_first_page_opens_tables_of_every_game() -> None:
    page = made(home_page("en", [TABLE], OWN, "Anna"))
    opened = [table_of_form(fields) for form in page.forms if form.action == "/" for fields in form.sent()]
    assert {new.settings.game for new in opened} == {"maretta", "vulcano", "arrr"}
    assert {new.deal for new in opened} == {True, False}
    for new in opened:
        assert new.settings.checked() is not None
        assert new.name == "Anna"
    assert "One seat is free. At the table: <i> and Zoë." in page.text
    assert "It is your turn." in page.text
    assert "on another device" in page.text


def test_rules_have_anchors_and_lead_to_each_other() -> None:
    text = rules_page("en", "vulcano", "A3.4")
    page = made(text)
    assert 'id="A3.4"' in text
    assert text.index("wanted-title") < text.index('id="A3.4"')
    assert any(href.startswith("#A") for href, _ in page.links)
    for game, number in (("arrr", "P99"), ("arrr", "A3.4"), ("maretta", "<b>")):
        with pytest.raises(UnknownRule):
            rules_page("en", game, number)
    with pytest.raises(UnknownGame):
        rules_page("en", "chess")


def test_there_is_a_line_for_every_emote() -> None:
    assert tuple(EMOTES) == get_args(EmoteName)
    lines = {Catalogue(language, ["emotes"]).say(key) for language in LANGUAGES for key in EMOTES.values()}
    assert len(lines) == 36


def test_the_style_comes_from_this_server_alone() -> None:
    """default-src 'self': nothing is fetched elsewhere, nothing stands in a data address, and no page has its own."""
    style = render.STYLE.read_text("utf-8")
    assert "url(" not in style
    assert "@import" not in style
    assert "prefers-color-scheme: dark" in style
    assert ":focus-visible" in style
    assert style.count("{") == style.count("}")
    for template in (render.FOLDER / "templates").glob("*.html"):
        assert not re.search(r"style=|<script|<style|\bon[a-z]+=|\|\s*safe", template.read_text("utf-8")), template


def test_every_look_has_a_style() -> None:
    """Classes that parts are given, and colours that chips have, are known to the stylesheet."""
    style = render.STYLE.read_text("utf-8")
    words = {"purple", "pink", "yellow", "turquoise", "white"}
    looks = {f"seat-{word}" for word in words} | {f"of-{word}" for word in words}
    looks |= {f"suit-{word}" for word in ("wood", "rope", "fire", "water", "food")}
    looks |= {f"trait-{word}" for word in ("attack", "navigation", "cunning", "courage", "jolly")}
    looks |= {"steamship", "hidden", "die", "big", "quiet", "lava", "lava-next", "divider", "goal", "start", "barrels"}
    assert {look for look in looks if not re.search(rf"\.{look}\b", style)} == set()


# -- colours ---------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    digits = "".join(letter * 2 for letter in digits) if len(digits) == 3 else digits
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_words_can_be_read_in_every_colour() -> None:
    """4.5 to 1, as WCAG AA asks for: chips, and the text of both schemes on all their grounds."""
    style = render.STYLE.read_text("utf-8")
    for name, ground, more in re.findall(
        r"\.((?:seat|suit|trait)-[a-z]+|steamship|hidden|die) \{ background: (#\w+);([^}]*)", style
    ):
        ink = re.search(r"color: (#\w+)", more)
        assert contrast(ground, ink[1] if ink else "#14202b") >= 4.5, name
    schemes = re.split(r"@media \(prefers-color-scheme: dark\)", style, maxsplit=1)
    light = dict(re.findall(r"--([a-z-]+): (#\w+);", schemes[0].split("}")[0]))
    dark = light | dict(re.findall(r"--([a-z-]+): (#\w+);", schemes[1].split("}")[0]))
    for part, base in ((schemes[0], light), (schemes[1], dark)):
        moods = [re.findall(r"--([a-z-]+): (#\w+);", mood) for mood in re.findall(r"body\.\w+ \{([^}]*)\}", part)]
        for mood in [[], *moods]:
            scheme = base | dict(mood)
            for ground in ("paper", "ground", "warn", "new"):
                assert contrast(scheme["ink"], scheme[ground]) >= 7, (scheme, ground)
                assert contrast(scheme["link"], scheme[ground]) >= 4.5, (scheme, ground)
            for ground in ("paper", "ground"):
                assert contrast(scheme["faint"], scheme[ground]) >= 4.5, (scheme, ground)
            assert contrast(scheme["on-sea"], scheme["sea"]) >= 4.5
            assert contrast(scheme["on-act"], scheme["act"]) >= 7


# -- the package -----------------------------------------------------------------------------------------------------


def test_templates_are_read_with_the_first_page_and_not_before() -> None:
    code = (
        "import sys; import settemari.server.pages.table, settemari.server.pages.home, settemari.server.pages.forms;"
        "assert 'jinja2' not in sys.modules;"
        "from settemari.server.pages.privacy import privacy_page; privacy_page('it');"
        "assert 'jinja2' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_templates_and_style_are_part_of_the_package() -> None:
    assert render.STYLE.is_file()
    assert render.STYLED == "/static/style.css"
    assert {file.name for file in (render.FOLDER / "templates").iterdir()} >= {"base.html", "parts.html", "page.html"}
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["src/settemari"]
