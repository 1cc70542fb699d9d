"""From a form to a wish: every kind of it, and whatever else anybody may send."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settemari.server import wishes
from settemari.server.errors import TableError
from settemari.server.pages.forms import table_of_form, wish_of_form
from settemari.server.settings import Clock, Settings
from tests.size import pick

SETTINGS = {"do": "change", "game": "maretta", "variant": "maretta", "seats": "4"}


@pytest.mark.parametrize(
    ("fields", "wish"),
    [
        ({"do": "sit", "name": " Anna ", "seat": "2", "luck": "sale"}, wishes.Sit("Anna", b"sale", 2)),
        ({"do": "sit", "name": "Anna", "seat": ""}, wishes.Sit("Anna")),
        ({"do": "ready", "seat": "1"}, wishes.Ready(1)),
        ({"do": "ready", "seat": "1", "ready": "0"}, wishes.Ready(1, False)),
        ({"do": "deal"}, wishes.Deal()),
        ({"do": "man", "seat": "1", "level": "5"}, wishes.Man(1, 5)),
        ({"do": "lock", "locked": "0"}, wishes.Lock(False)),
        ({"do": "show", "spectators": "1"}, wishes.Show(True)),
        ({"do": "host", "seat": "3"}, wishes.Host(3)),
        ({"do": "remove", "seat": "3"}, wishes.Remove(3)),
        ({"do": "answer", "seat": "0", "question": "12", "answers": "7"}, wishes.Answer(0, 12, (7,))),
        (
            {"do": "answer", "seat": "0", "question": "12", "undos": "2", "answers": "7, 8,place wood-3 on pink"},
            wishes.Answer(0, 12, (7, 8, "place wood-3 on pink"), 2),
        ),
        ({"do": "hold", "seat": "0", "question": "12"}, wishes.Hold(0, 12)),
        ({"do": "leave", "seat": "0"}, wishes.Leave(0)),
        ({"do": "resign", "seat": "0"}, wishes.Resign(0)),
        ({"do": "call", "seat": "2"}, wishes.Call(2)),
        ({"do": "end", "seat": "0", "end": "0"}, wishes.End(0, False)),
        ({"do": "undo", "seat": "0", "question": "3"}, wishes.Undo(0, 3)),
        ({"do": "undo", "seat": "0", "yes": "0"}, wishes.Undo(0, 0, False)),
        ({"do": "decline", "seat": "1", "question": "3"}, wishes.Decline(1, 3)),
        ({"do": "decline", "seat": "1"}, wishes.Decline(1)),
        ({"do": "emote", "seat": "0", "emote": "arrr"}, wishes.Emote(0, "arrr")),
        ({"do": "say", "seat": "0", "text": "Ohé !"}, wishes.Say(0, "Ohé !")),
        ({"do": "seen", "seat": "0", "beat": "4"}, wishes.Seen(0, 4)),
        (
            {"do": "order", "seat": "0", "prompt": "always", "passing": "stack", "unless_target": "1"},
            wishes.Order(0, {"prompt": "always", "passing": "stack", "unless_target": True}),
        ),
        (
            {"do": "order", "seat": "0", "orders": '{"bells_off": [3]}', "prompt": "smart", "passing": ""},
            wishes.Order(0, {"bells_off": [3], "prompt": "smart", "passing": "", "unless_target": False}),
        ),
        (SETTINGS, wishes.Change(Settings("maretta", 4, spectators=False))),
        (
            {**SETTINGS, "variant": "hot-feet", "seconds": "60", "bank": "90", "chat": "1", "first": "2", "lobby": "1"},
            wishes.Change(
                Settings(
                    "vulcano",
                    4,
                    "hot-feet",
                    clock=Clock(60, 90),
                    visibility="lobby",
                    spectators=False,
                    chat=True,
                    first=2,
                )
            ),
        ),
        ({**SETTINGS, "code": "any"}, wishes.Change(Settings("maretta", 4, "any", spectators=False))),
        (
            {**SETTINGS, "tables": '{"name": "mine"}', "spectators": "on"},
            wishes.Change(Settings("maretta", 4, tables={"name": "mine"})),
        ),
    ],
    ids=lambda value: value["do"] if isinstance(value, dict) else "",
)
def test_a_form_is_a_wish(fields: dict[str, str], wish: wishes.AnyWish) -> None:
    assert wish_of_form(fields) == wish
    assert wish_of_form({**fields, "lang": "it", "token": "x"}) == wish  # what it does not need is left alone


def test_there_is_a_form_for_every_wish() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in wishes.AnyWish.__args__}
    nonsense = {"seat": "x", "locked": "perhaps", "spectators": "perhaps", "game": "x"}
    for kind in kinds - {"deal"}:  # which needs nothing
        with pytest.raises(TableError) as refused:
            wish_of_form({"do": kind, **nonsense})
        assert refused.value.message.args != {"what": "do"}


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({}, "do"),
        ({"do": "sink"}, "do"),
        ({"do": "ready"}, "seat"),
        ({"do": "ready", "seat": "-1"}, "seat"),
        ({"do": "ready", "seat": "1e3"}, "seat"),
        ({"do": "ready", "seat": "٣"}, "seat"),
        ({"do": "ready", "seat": "9" * 30}, "seat"),
        ({"do": "ready", "seat": "1", "ready": "perhaps"}, "ready"),
        ({"do": "sit", "name": ""}, "name"),
        ({"do": "sit", "name": "x" * 41}, "name"),
        ({"do": "sit", "name": "\ud800"}, "name"),
        ({"do": "man", "seat": "1", "level": "6"}, "level"),
        ({"do": "answer", "seat": "1", "question": "1", "answers": ""}, "answers"),
        ({"do": "answer", "seat": "1", "question": "1", "answers": "1," * 100}, "answers"),
        ({"do": "emote", "seat": "1", "emote": "belch"}, "emote"),
        ({"do": "say", "seat": "1", "text": "x" * 301}, "text"),
        ({"do": "say", "seat": "1", "text": " "}, "text"),
        ({"do": "order", "seat": "1", "orders": "["}, "orders"),
        ({"do": "order", "seat": "1", "orders": "[" * 100_000}, "orders"),
        ({"do": "order", "seat": "1", "orders": "[1]"}, "orders"),
        ({**SETTINGS, "game": "chess", "variant": "chess"}, "game"),
        ({**SETTINGS, "seats": "many"}, "seats"),
        ({**SETTINGS, "tables": "1"}, "tables"),
    ],
)
def test_nonsense_names_its_field(fields: dict[str, str], field: str) -> None:
    with pytest.raises(TableError) as refused:
        wish_of_form(fields)
    assert refused.value.message.key == "error-wish"
    assert refused.value.message.args == {"what": field}
    assert str(refused.value)


WORDS = st.sampled_from(
    [
        "",
        "0",
        "1",
        "-1",
        "on",
        "yes",
        "x",
        "{}",
        "[]",
        "null",
        '{"a": NaN}',
        "smart",
        "maretta",
        "9" * 20,
        "\x00",
        "é",
        ",",
    ]
)
FIELDS = st.sampled_from(
    [
        "name",
        "seat",
        "luck",
        "ready",
        "level",
        "locked",
        "spectators",
        "question",
        "answers",
        "undos",
        "orders",
        "prompt",
        "passing",
        "unless_target",
        "end",
        "yes",
        "emote",
        "text",
        "beat",
        "game",
        "variant",
        "code",
        "tables",
        "seats",
        "seconds",
        "bank",
        "fuse",
        "lobby",
        "chat",
        "first",
        "with",
    ]
)
DOES = st.sampled_from([*(str(kind.__struct_config__.tag) for kind in wishes.AnyWish.__args__), "", "x"])
ANY = st.text(st.characters(), max_size=40) | WORDS


@settings(deadline=None)
@given(DOES, st.dictionaries(FIELDS, ANY, max_size=12))
def test_whatever_the_fields_hold_it_is_a_wish_or_a_table_error(do: str, fields: dict[str, str]) -> None:
    given_ = {"do": do, **fields}
    refused: list[TableError] = []
    try:
        wish = wish_of_form(given_)
        assert msgspec.json.decode(msgspec.json.encode(wish), type=wishes.AnyWish) == wish
    except TableError as error:
        refused.append(error)
    try:
        table_of_form(given_)
    except TableError as error:
        refused.append(error)
    assert all(error.message.key == "error-wish" and str(error) for error in refused)


@settings(deadline=None)
@given(st.dictionaries(st.text(max_size=10), ANY, max_size=pick(5, 20)))
def test_any_fields_at_all(fields: dict[str, str]) -> None:
    with pytest.raises(TableError):
        wish_of_form(fields)


# -- the first page --------------------------------------------------------------------------------------------------

NEW = {"variant": "hot-feet", "seats": "4", "level": "2", "name": " Anna ", "with": "bots"}


def test_playing_now_seats_bots_and_begins() -> None:
    new = table_of_form(NEW)
    assert new.settings == Settings("vulcano", 4, "hot-feet")
    assert (new.name, new.nonce, new.bots, new.deal) == ("Anna", b"", (2, 2, 2), True)


def test_playing_with_friends_waits_for_them() -> None:
    new = table_of_form({**NEW, "variant": "arrr", "with": "friends"})
    assert (new.settings, new.bots, new.deal) == (Settings("arrr", 4), (), False)


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"with": "nobody"}, "with"),
        ({"seats": "1000"}, "seats"),
        ({"seats": "0"}, "seats"),
        ({"level": "7"}, "bots"),
        ({"name": ""}, "name"),
        ({"variant": "chess"}, "game"),
    ],
)
def test_a_table_that_cannot_be_names_its_field(more: dict[str, str], field: str) -> None:
    with pytest.raises(TableError) as refused:
        table_of_form(NEW | more)
    assert refused.value.message.args == {"what": field}


def test_orders_that_were_given_elsewhere_stay() -> None:
    kept = {"bells_off": [1, 2], "armed": []}
    fields = {"do": "order", "seat": "1", "orders": json.dumps(kept), "prompt": "smart", "passing": "my-turn"}
    wish = wish_of_form(fields)
    assert isinstance(wish, wishes.Order)
    assert wish.orders == {**kept, "prompt": "smart", "passing": "my-turn", "unless_target": False}
