"""From a posted form to a wish: what a page without script sends becomes what every other client says.

A form comes from anybody. Whatever its fields hold, the answer is a wish, or a TableError that names the field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from settemari.core.registry import find_game
from settemari.locales.message import say
from settemari.server.deciding import LONGEST_NONCE, USUAL_LEVEL
from settemari.server.errors import TableError
from settemari.server.pages.board import GAMES
from settemari.server.wishes import AnyWish

if TYPE_CHECKING:
    from settemari.server.http.tables import NewTable

Given = dict[str, object]
NUMBER = re.compile(r"-?[0-9]{1,16}")
LONGEST = 2000  # letters of any field but those that hold JSON
LONGEST_JSON = 1_000_000
TO_BE_SURE = "to-be-sure"  # goes along with what nobody is to do by mistake
FLAGS = {
    "1": True,
    "on": True,
    "true": True,
    "yes": True,
    "": False,
    "0": False,
    "off": False,
    "false": False,
    "no": False,
}


def wish_of_form(fields: Mapping[str, str]) -> AnyWish:
    """The wish that a form stands for; fields that it does not need are left alone."""
    form = _Form(fields)
    do = form.text("do")
    if do not in _READ:
        raise _wrong("do")
    if form.flag(TO_BE_SURE) and not form.flag("sure"):  # some browsers send a form although a box is not ticked
        raise _wrong("sure")
    return _converted({"do": do, **_READ[do](form)})


def table_of_form(fields: Mapping[str, str]) -> NewTable:
    """A new table, as the first page asks for one: with bots the game begins at once."""
    from settemari.server.http.tables import NewTable  # which knows the pages, too

    form = _Form(fields)
    against = form.text("with")
    if against not in ("bots", "friends"):
        raise _wrong("with")
    alone = against == "bots"
    seats, level = form.number("seats"), form.number("level", USUAL_LEVEL)
    if not 1 <= seats <= 9:
        raise _wrong("seats")
    given: Given = {"settings": _settings(form, shown=True), "name": form.text("name").strip(), "nonce": form.luck()}
    given |= {"bots": [level] * (seats - 1) if alone else [], "deal": alone}
    try:
        return msgspec.convert(given, NewTable, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        raise _wrong(_where(error)) from None


def _converted(given: Given) -> AnyWish:
    """Held to the same limits as what comes in JSON."""
    try:
        wish: AnyWish = msgspec.convert(given, AnyWish, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        raise _wrong(_where(error)) from None
    return wish


def _where(error: Exception) -> str:
    """The field that a library complains about."""
    found = re.search(r"\$\.([a-z_.]+)", str(error))
    return found[1] if found else "form"


def _wrong(field: str) -> TableError:
    return TableError(say("error-wish", what=field))


class _Form:
    """The fields of a form, each read as what it should be."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = fields

    def text(self, name: str, usual: str = "", longest: int = LONGEST) -> str:
        """As it is; what no text can hold is none."""
        value = self._fields.get(name, usual)
        if not isinstance(value, str) or len(value) > longest:
            raise _wrong(name)
        try:
            value.encode()
        except UnicodeEncodeError:
            raise _wrong(name) from None
        return value

    def number(self, name: str, usual: int | None = None) -> int:
        value = self.text(name).strip()
        if not value and usual is not None:
            return usual
        if not NUMBER.fullmatch(value):
            raise _wrong(name)
        return int(value)

    def flag(self, name: str, usual: bool = False) -> bool:
        """A box that is not ticked sends nothing."""
        if name not in self._fields:
            return usual
        value = self.text(name).strip().lower()
        if value not in FLAGS:
            raise _wrong(name)
        return FLAGS[value]

    def luck(self) -> bytes:
        """Words of one's own, as a part of the luck; letters may take more than a byte each."""
        return self.text("luck").encode()[:LONGEST_NONCE]

    def answers(self) -> list[object]:
        """One answer, or all of a draft: codes with commas between; words will do as well."""
        found: list[object] = []
        for part in self.text("answers").split(","):
            part = part.strip()
            found.append(int(part) if NUMBER.fullmatch(part) else part)
        return found

    def table(self, name: str) -> Given:
        """What goes along unseen as JSON."""
        text = self.text(name, longest=LONGEST_JSON)
        if not text:
            return {}
        try:
            found = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            raise _wrong(name) from None
        if not isinstance(found, dict):
            raise _wrong(name)
        return found


# -- one reader for each wish ----------------------------------------------------------------------------------------


def _seat(form: _Form) -> Given:
    return {"seat": form.number("seat")}


def _levelled(form: _Form) -> Given:
    return {"seat": form.number("seat"), "level": form.number("level", USUAL_LEVEL)}


def _sit(form: _Form) -> Given:
    seat = form.text("seat")
    given: Given = {"name": form.text("name").strip(), "nonce": form.luck()}
    return {**given, "seat": form.number("seat")} if seat else given


def _order(form: _Form) -> Given:
    """What was ordered before stays, but for what the form is about."""
    orders = form.table("orders")
    orders |= {"prompt": form.text("prompt", "smart"), "passing": form.text("passing")}
    orders["unless_target"] = form.flag("unless_target")
    return {"seat": form.number("seat"), "orders": orders}


def _settings(form: _Form, shown: bool = False) -> Given:
    """The settings of a table. A shipped variant says which game it is of; others go by their code."""
    code, name, game = form.text("code").strip(), form.text("variant"), form.text("game")
    tables = form.table("tables")
    if not code and not tables and name:
        game = next((known for known in GAMES if name in find_game(known).variant_names()), game)
    if game not in GAMES:
        raise _wrong("game")
    first = form.text("first")
    given: Given = {"game": game, "seats": form.number("seats")}
    if tables:
        given["tables"] = tables
    elif code:
        given["variant"] = code
    elif name != game:
        given["variant"] = name
    given["clock"] = {"seconds": form.number("seconds", 0), "bank": form.number("bank", 0)}
    given["fuse"] = form.number("fuse", 8)
    given["visibility"] = "lobby" if form.flag("lobby") else "link"
    given["spectators"] = form.flag("spectators", shown)
    given["chat"] = form.flag("chat")
    return {**given, "first": form.number("first")} if first else given


def _change(form: _Form) -> Given:
    return {"settings": _settings(form)}


_READ: dict[str, Callable[[_Form], Given]] = {
    "sit": _sit,
    "ready": lambda form: {**_seat(form), "ready": form.flag("ready", True), "nonce": form.luck()},
    "deal": lambda form: {},
    "change": _change,
    "man": _levelled,
    "lock": lambda form: {"locked": form.flag("locked", True)},
    "show": lambda form: {"spectators": form.flag("spectators")},
    "host": _seat,
    "remove": _levelled,
    "answer": lambda form: {
        **_seat(form),
        "question": form.number("question"),
        "answers": form.answers(),
        "undos": form.number("undos", 0),
    },
    "order": _order,
    "hold": lambda form: {**_seat(form), "question": form.number("question")},
    "leave": _levelled,
    "resign": _levelled,
    "call": _levelled,
    "end": lambda form: {**_seat(form), "end": form.flag("end", True)},
    "undo": lambda form: {**_seat(form), "question": form.number("question", 0), "yes": form.flag("yes", True)},
    "decline": lambda form: {**_seat(form), "question": form.number("question", 0)},
    "bet": lambda form: {**_seat(form), "on": form.number("on", 0)},
    "emote": lambda form: {**_seat(form), "emote": form.text("emote")},
    "say": lambda form: {**_seat(form), "text": form.text("text").strip()},
    "seen": lambda form: {**_seat(form), "beat": form.number("beat")},
}
