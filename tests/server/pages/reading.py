"""A page as a browser without script and a screen reader meet it: forms, links, headings, and what is badly made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

VOID = {"meta", "link", "input", "br", "hr", "img"}
FILLED = {"input", "select", "textarea"}
PHRASING = {"p", "h1", "h2", "h3", "h4", "button", "summary", "label"}  # no blocks within
BLOCKS = {"p", "div", "ul", "ol", "dl", "form", "section", "table", "h1", "h2", "h3", "h4", "article", "details"}

Attributes = dict[str, str]


@dataclass
class Control:
    """Something to fill in, with what it may be."""

    name: str
    type: str
    value: str
    choices: list[str] = field(default_factory=list)


@dataclass
class FoundForm:
    action: str
    method: str
    controls: list[Control] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)  # name, value, text

    def sent(self) -> Iterator[dict[str, str]]:
        """What the form may send: for every button and every choice of its lists, else as it stands."""
        base: dict[str, str] = {}
        lists = [control for control in self.controls if control.choices]
        for control in self.controls:
            if control.type == "checkbox" and not control.value:
                continue
            base[control.name] = control.value
        for name, value, _ in self.buttons:
            sent = base | ({name: value} if name else {})
            yield sent
            for control in lists:
                others = [choice for choice in control.choices if choice != control.value]
                yield from (sent | {control.name: choice} for choice in others)


class Page(HTMLParser):
    """All of a page; ``wrong`` is empty if it is well made."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.source = text
        self.wrong: list[str] = []
        self.forms: list[FoundForm] = []
        self.links: list[tuple[str, str]] = []
        self.headings: list[tuple[int, str]] = []
        self.words: list[str] = []
        self.status = ""
        self.title = ""
        self.refresh = ""
        self.language = ""
        self._stack: list[tuple[str, Attributes]] = []
        self._ids: list[str] = []
        self._referred: list[str] = []
        self._labelled: list[str] = []
        self._to_label: list[tuple[str, str]] = []
        self._texts: list[list[str]] = []
        if not text.startswith("<!doctype html>"):
            self.wrong.append("no doctype")
        self.feed(text)
        self.close()
        self._finish()

    # -- reading ---------------------------------------------------------------------------------------------------

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: Attributes = {name: value or "" for name, value in attrs}
        if len(given) != len(attrs):
            self.wrong.append(f"an attribute twice in <{tag}>")
        if "style" in given or tag in ("style", "script") or any(name.startswith("on") for name in given):
            self.wrong.append(f"inline style or script in <{tag}>")
        within = [name for name, _ in self._stack]
        if tag in BLOCKS and any(name in PHRASING for name in within):
            self.wrong.append(f"<{tag}> within {[name for name in within if name in PHRASING]}")
        if tag == "form" and "form" in within:
            self.wrong.append("a form within a form")
        if tag in ("a", "button") and {"a", "button"} & set(within):
            self.wrong.append(f"<{tag}> within a link or a button")
        if tag == "li" and within[-1] not in ("ul", "ol"):
            self.wrong.append("<li> outside of a list")
        if within and within[-1] in ("ul", "ol") and tag != "li":
            self.wrong.append(f"<{tag}> right within a list")
        self._note(tag, given)
        if tag not in VOID:
            self._stack.append((tag, given))
            self._texts.append([])

    def _note(self, tag: str, given: Attributes) -> None:
        if "id" in given:
            self._ids.append(given["id"])
        for name in ("aria-describedby", "aria-labelledby"):
            self._referred += given.get(name, "").split()
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "meta" and given.get("http-equiv") == "refresh":
            self.refresh = given["content"]
        if tag == "label":
            self._labelled.append(given["for"])
        if tag == "form":
            self.forms.append(FoundForm(given["action"], given["method"]))
        if tag in FILLED:
            self._fill_in(tag, given)
        if tag == "option":
            control = self.forms[-1].controls[-1]
            control.choices.append(given["value"])
            if "selected" in given or len(control.choices) == 1:
                control.value = given["value"]

    def _fill_in(self, tag: str, given: Attributes) -> None:
        kind = given.get("type", tag)
        if not any(name == "form" for name, _ in self._stack):
            self.wrong.append(f"{given.get('name')} stands in no form")
            return
        value = given.get("value", "")
        if kind == "checkbox" and "checked" not in given:
            value = ""
        self.forms[-1].controls.append(Control(given["name"], kind, value))
        if kind != "hidden":
            self._to_label.append((given.get("id", ""), given["name"]))

    def handle_endtag(self, tag: str) -> None:
        if not self._stack or self._stack[-1][0] != tag:
            self.wrong.append(f"</{tag}> closes {self._stack[-1:]}")
            return
        _, given = self._stack.pop()
        text = " ".join("".join(self._texts.pop()).split())
        if re.fullmatch("h[1-6]", tag):
            self.headings.append((int(tag[1]), text))
        if tag in ("button", "a", "caption", "summary", "label", "legend", "option", "th", "dt") and not text:
            self.wrong.append(f"an empty <{tag}>")
        if tag == "a":
            self.links.append((given.get("href", ""), text))
        if tag == "button" and self.forms:
            self.forms[-1].buttons.append((given.get("name", ""), given.get("value", ""), text))
        if tag == "title":
            self.title = text
        if given.get("role") == "status" and not self.status:
            self.status = text
        if tag in ("table", "form") and not self._holds(tag):
            self.wrong.append(f"a <{tag}> without {'a caption' if tag == 'table' else 'a button'}")

    def _holds(self, tag: str) -> bool:
        if tag == "table":
            return len(re.findall("<table[ >]", self.source)) == self.source.count("<caption>")
        form = self.forms[-1]
        return bool(form.buttons) or f'href="{form.action}' in self.source

    def handle_data(self, data: str) -> None:
        for texts in self._texts:
            texts.append(data)
        self.words.append(data)
        if "{{" in data or "{%" in data or "{ $" in data:
            self.wrong.append(f"a brace: {data}")

    # -- judging ---------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        if self._stack:
            self.wrong.append(f"never closed: {[tag for tag, _ in self._stack]}")
        if [level for level, _ in self.headings].count(1) != 1:
            self.wrong.append(f"headings of the first level: {self.headings}")
        last = 0
        for level, text in self.headings:
            if level > last + 1 or not text:
                self.wrong.append(f"a heading out of order: {level} {text}")
            last = level
        twice = {name for name in self._ids if self._ids.count(name) > 1}
        if twice:
            self.wrong.append(f"ids twice: {twice}")
        lost = set(self._referred) - set(self._ids)
        if lost:
            self.wrong.append(f"referred to, but not there: {lost}")
        self.wrong += [f"no label for {name}" for id, name in self._to_label if id not in self._labelled]
        anchors = {href[1:] for href, _ in self.links if href.startswith("#")}
        if anchors - set(self._ids):
            self.wrong.append(f"links into nowhere: {anchors - set(self._ids)}")
        if not self.title:
            self.wrong.append("no title")

    # -- asking ----------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def wishes(self, do: str) -> list[dict[str, str]]:
        """Everything that a form of that kind may send."""
        return [
            sent
            for form in self.forms
            if form.method == "post" and any((c.name, c.value) == ("do", do) for c in form.controls)
            for sent in form.sent()
        ]

    def drafts(self) -> list[tuple[int, ...]]:
        """The drafts that links lead to."""
        found = []
        for href, _ in self.links:
            query = parse_qs(urlsplit(href).query)
            if "draft" in query and "lang" not in query:
                found.append(tuple(int(code) for code in query["draft"][0].split(",")))
        return found
