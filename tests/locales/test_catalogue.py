"""The two readers: what becomes of keys, arguments, seats, lists, and messages within messages."""

from __future__ import annotations

import pytest

from settemari.locales import LANGUAGES, plain
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message, Named, Seat, say

AREA = """
# A comment.
barrel = monkey
    .the = the monkey
    .many = { $count } monkeys
open = { $who } opens { $barrel-the } ({ $barrel }).
given = { $who } gives { $what } to { $on-whom }.
count = { $n ->
    [0] none
    [one] one card
   *[other] { $n } cards
}
list-more = { $first }, { $next }
list-last = { $first } and { $last }
only =
    .form = x
"""

PLAIN = """\
# A comment.

## A section
short = text = more
none = nobody
who = { $name } and { $other-name }
    and so on
long =
    The first line.
      Two more blanks.

    After a gap.

last = { $seats }
"""


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    monkeypatch.setattr("settemari.locales.catalogue.source", lambda language, area: AREA)
    return Catalogue("en", ["any"], ["Anna", "d'Aoste"])


def test_arguments_are_filled_in(english: Catalogue) -> None:
    assert english.say("given", who=Seat(0), what=3, on_whom=Seat(1)) == "Anna gives 3 to d'Aoste."
    assert english.text(say("given", who="x", what=None, on_whom=True)) == "x gives None to True."
    assert say("given", on_whom=1, key=2) == Message("given", {"on-whom": 1, "key": 2})


def test_numbers_choose_and_are_not_grouped(english: Catalogue) -> None:
    assert [english.say("count", n=n) for n in (0, 1, 2, 12345678)] == ["none", "one card", "2 cards", "12345678 cards"]
    assert english.say("count", n="1") == "1 cards"


def test_a_message_brings_its_forms(english: Catalogue) -> None:
    barrel = say("barrel", count=2)
    assert english.say("open", who=Seat(0), barrel=barrel) == "Anna opens the monkey (monkey)."
    assert english.forms(barrel) == {"": "monkey", "the": "the monkey", "many": "2 monkeys"}
    assert english.forms(say("only")) == {"form": "x"}


def test_lists(english: Catalogue) -> None:
    cards = ["a", say("count", n=1), Seat(1), 7]
    texts = ["", "a", "a and one card", "a, one card and d'Aoste", "a, one card, d'Aoste and 7"]
    for size, text in enumerate(texts):
        assert english.say("given", who="x", what=cards[:size], on_whom="y") == f"x gives {text} to y."
        assert english.say("given", who="x", what=tuple(cards[:size]), on_whom="y") == f"x gives {text} to y."


def test_a_named_thing_is_called_by_its_name_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settemari.locales.catalogue.source", lambda language, area: AREA)
    reef = Named({"it": "Scoglio", "en": "{ Reef }"})
    for language, name in (("it", "Scoglio"), ("en", "{ Reef }"), ("fr", "{ Reef }")):
        spoken = Catalogue(language, ["any"])
        assert spoken.say("given", who=reef, what=[reef, 2], on_whom="x") == f"{name} gives {name} and 2 to x."
    assert Named({"it": "Scoglio"}).name("fr") == "Scoglio"


def test_what_is_missing_is_an_error(english: Catalogue) -> None:
    assert (english.knows("count"), english.knows("nothing")) == (True, False)
    for key, arguments in (("nothing", {}), ("open", {"who": "x"}), ("count", {}), ("only", {})):
        with pytest.raises(LookupError):
            english.text(Message(key, arguments))


@pytest.mark.parametrize(("language", "text"), [("it", "a, b e c"), ("en", "a, b and c"), ("fr", "a, b et c")])
def test_a_list_in_every_language(language: str, text: str) -> None:
    assert Catalogue(language, ["lists"]).listed(["a", "b", "c"]) == text
    assert len(LANGUAGES) == 3


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    plain.texts.cache_clear()
    monkeypatch.setattr("settemari.locales.plain.source", lambda language, area: PLAIN)
    monkeypatch.setattr("settemari.locales.catalogue.source", lambda language, area: PLAIN)


@pytest.mark.usefixtures("plainly")
def test_the_plain_reader() -> None:
    texts = plain.texts("en", "sample")
    assert texts["short"] == "text = more"
    assert texts["long"] == "The first line.\n  Two more blanks.\n\nAfter a gap."
    assert plain.text("en", "sample", say("who", name="{", other_name=say("none"))) == "{ and nobody\nand so on"
    assert plain.text("en", "sample", say("last", seats=[Seat(2), say("none"), 5])) == "2, nobody, 5"
    reef = Named({"it": "Scoglio", "en": "Reef"})
    assert [plain.text(language, "sample", say("last", seats=reef)) for language in ("it", "en", "fr")] == [
        "Scoglio",
        "Reef",
        "Reef",
    ]
    assert plain.text("it", "sample", say("last", seats=[reef, 1])) == "Scoglio, 1"
    for key in texts:
        arguments = {"name": "x", "other-name": 1, "seats": say("none")}
        message = Message(key, arguments)
        assert plain.text("en", "sample", message) == Catalogue("en", ["sample"]).text(message)
    with pytest.raises(LookupError):
        plain.text("en", "sample", say("who", name="x"))
    with pytest.raises(LookupError):
        plain.text("en", "sample", say("nothing"))
    plain.texts.cache_clear()
