"""Errors are types with messages that say where and what would be right; as text they are English."""

from __future__ import annotations

import pytest

from settemari.core import errors
from settemari.core.errors import SetteMariError, shortened, shown
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, say
from settemari.locales.plain import text as plain_text

HUGE = 10**5000
LOOP: list[object] = []
for _ in range(100_000):
    LOOP = [LOOP]


def own(text: str) -> Message:
    return say("error-text", text=text)


TEXTS: list[tuple[SetteMariError, str]] = [
    (errors.UnknownGame("ludo", ["maretta"]), "there is no game 'ludo'; known games: maretta"),
    (errors.UnknownGame("ludo", []), "there is no game 'ludo'; known games: none"),
    (errors.UnknownVariant("x", "maretta", ["a", "b"]), "maretta has no variant 'x'; shipped variants: a, b"),
    (errors.UnknownBot("x", "maretta", ["a", "b"]), "maretta has no bot 'x'; its bots: a, b"),
    (errors.ProgramError("./x", own("no such program")), "'./x': no such program"),
    (
        errors.UnknownCount("x", "maretta", ["a", "b"]),
        "games of maretta cannot be counted by 'x'; they can by a, b",
    ),
    (errors.WrongNumber(-1, own("1 to 9")), "-1: 1 to 9"),
    (errors.SeatsError("Anna", say("error-name-twice")), "'Anna': two players cannot have the same name"),
    (errors.SavedGameError("f", own("is over")), "f: is over"),
    (errors.UnknownRule("A9", ["A1", "A2"]), "there is no rule 'A9'; there are, for example, A1, A2"),
    (errors.WrongSeats(7, own("3 to 5")), "7 is not possible here; allowed: 3 to 5"),
    (errors.VariantError("f", "x.y", 3, own("must be 4")), "f: x.y = 3: must be 4"),
    (errors.DeckError("f", "event shoal", "do[1].op", "jmp", own("jump")), "f: event shoal: do[1].op = 'jmp': jump"),
    (errors.DeckError("f", "event shoal", "do", None, own("jump")), "f: event shoal: do: jump"),
    (errors.DeckError("f", "", "event", 70, own("at most 62")), "f: event = 70: at most 62"),
    (errors.DeckError("f", "", "deck", None, own("a name")), "f: deck: a name"),
    (errors.FileError("f", say("error-no-such-file")), "f: there is no such file"),
    (errors.SystemFault(OSError(28, "No space left")), "the system refuses: No space left"),
    (errors.NotationError("f", 3, 7, own("a card")), "f, line 3, column 7: a card"),
    (errors.PositionError("f", "places.hand", own("a list")), "f: places.hand: a list"),
    (errors.CodeError("x-y", own("too short")), "'x-y': too short"),
    (errors.Refused("A3.2", "slot-taken", {"seat": "pink"}), "A3.2 slot-taken (seat=pink)"),
    (errors.Refused("A3.2", "slot-taken"), "A3.2 slot-taken"),
    (errors.NotAsked(2, (0, 1)), "seat 2 is not asked; the question is for: 0, 1"),
    (errors.NotAsked(2, ()), "seat 2 is not asked; the question is for: nobody"),
    (errors.BadAction("jump", own("walk")), "'jump' is no action: walk"),
    (errors.OrdersError("prompt", own("smart")), "standing orders: prompt must be smart"),
    (errors.BadRecord(4, own("it is over")), "the record does not fit at question 4: it is over"),
    (errors.BadSeed(-1), "a seed is a whole number from 0 to 2**63 - 1, or 32 bytes, not -1"),
    (errors.BadSeed(b"abc"), "a seed is a whole number from 0 to 2**63 - 1, or 32 bytes, not 3 bytes"),
    (
        errors.ScriptEnded(say("error-script-ended", bound=6)),
        "chance was asked for one of 6, and the script has no more",
    ),
    (errors.NoSuchDeal(), "no deal of the unseen cards fits what this view knows of them"),
]


@pytest.mark.parametrize(("error", "text"), TEXTS, ids=[type(error).__name__ for error, _ in TEXTS])
def test_the_text_of_an_error(error: SetteMariError, text: str) -> None:
    assert str(error) == text


def test_every_error_is_shown_above() -> None:
    assert {type(error) for error, _ in TEXTS} == {*types()} - {SetteMariError}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", [error for error, _ in TEXTS], ids=[type(error).__name__ for error, _ in TEXTS])
def test_an_error_can_be_told_in_every_language(error: SetteMariError, language: str) -> None:
    told = plain_text(language, "errors", error.message)
    assert told
    assert "{" not in told
    if isinstance(error, errors.Refused):
        assert error.message == say("error-refused", rule="A3.2", reason="slot-taken")
    elif language == "en":
        assert told == str(error)


def test_an_error_is_its_message() -> None:
    """What a program compares: key and arguments, and the attributes of each type."""
    bad = errors.BadAction("jump", own("walk"))
    assert bad.message == say("error-bad-action", given="'jump'", expected=own("walk"))
    assert (bad.given, bad.expected, bad.args) == ("jump", own("walk"), (bad.message,))
    seats = errors.WrongSeats(7, own("3"))
    assert seats.message == say("error-wrong-seats", given="7", allowed=own("3"))
    assert (seats.given, seats.allowed) == (7, own("3"))
    wrong = errors.VariantError("f", "x.y", 3, own("no"))
    assert wrong.message == say("error-variant", file="f", field="x.y", value="3", allowed=own("no"))
    assert (wrong.file, wrong.field, wrong.value, wrong.allowed) == ("f", "x.y", 3, own("no"))
    card = errors.DeckError("f", "crew x", "kind", 3, own("no"))
    value = say("error-deck-card", card="crew x", what=say("error-deck-value", field="kind", value="3"))
    assert card.message == say("error-deck", file="f", what=value, allowed=own("no"))
    assert (card.file, card.card, card.field, card.value, card.allowed) == ("f", "crew x", "kind", 3, own("no"))
    file = errors.FileError("f", own("no"))
    assert file.message == say("error-file", file="f", why=own("no"))
    assert (file.file, file.why) == ("f", own("no"))
    written = errors.NotationError("f", 3, 7, own("no"))
    assert written.message == say("error-notation", file="f", line=3, column=7, why=own("no"))
    assert (written.source, written.line, written.column, written.why) == ("f", 3, 7, own("no"))
    position = errors.PositionError("f", "x", own("no"))
    assert position.message == say("error-position", file="f", where="x", why=own("no"))
    assert (position.source, position.where, position.why) == ("f", "x", own("no"))
    code = errors.CodeError("x", own("no"))
    assert code.message == say("error-code", code="'x'", why=own("no"))
    assert (code.code, code.why) == ("x", own("no"))
    orders = errors.OrdersError("armed[0].card", own("no"))
    assert orders.message == say("error-orders", field="armed[0].card", allowed=own("no"))
    assert (orders.field, orders.allowed) == ("armed[0].card", own("no"))
    record = errors.BadRecord(4, own("no"))
    assert record.message == say("error-bad-record", question=4, why=own("no"))
    assert (record.question, record.why) == (4, own("no"))
    asked = errors.NotAsked(2, (0, 1))
    assert asked.message == say("error-not-asked", seat="2", asked=[0, 1])
    assert (asked.seat, asked.asked) == (2, (0, 1))
    refused = errors.Refused("A3.2", "slot-taken", {"seat": "pink"})
    assert (refused.rule, refused.key, refused.arguments) == ("A3.2", "slot-taken", {"seat": "pink"})
    number, seated = errors.WrongNumber(-1, own("no")), errors.SeatsError("Anna", own("no"))
    assert number.message == say("error-wrong-number", given="-1", allowed=own("no"))
    assert (number.given, number.allowed, seated.name, seated.why) == (-1, own("no"), "Anna", own("no"))
    saved, rule = errors.SavedGameError("f", own("no")), errors.UnknownRule("A9", ["A1"])
    assert saved.message == say("error-file", file="f", why=own("no"))
    assert (saved.file, saved.why, rule.number, rule.near) == ("f", own("no"), "A9", ["A1"])
    count = errors.UnknownCount("x", "a", ["b"])
    assert (count.word, count.known) == ("x", ["b"])
    bot = errors.UnknownBot("x", "a", ["b"])
    assert (bot.name, bot.known) == ("x", ["b"])
    game, variant = errors.UnknownGame("ludo", ["a"]), errors.UnknownVariant("x", "a", ["b"])
    assert (game.game, game.known, variant.name, variant.known) == ("ludo", ["a"], "x", ["b"])


def test_a_seed_is_not_told() -> None:
    """Of a key that is too short only the length is said."""
    assert "secret" not in str(errors.BadSeed(b"secret"))


def types() -> list[type[Exception]]:
    return [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, Exception)]


def test_every_error_has_the_same_root() -> None:
    found = types()
    assert len(found) >= 16
    assert all(issubclass(error, SetteMariError) for error in found)


def test_any_value_can_be_shown() -> None:
    assert shown("a" * 300) == "'" + "a" * 76 + "..."
    assert shown("two\nlines") == "'two\\nlines'"
    assert shown(HUGE) == "(int ...)"
    assert shown(LOOP) == "(list ...)"
    assert shortened("a" * 80) == "a" * 80
    assert shortened("a" * 81) == "a" * 77 + "..."


def test_errors_about_hostile_values_are_short() -> None:
    for value in (HUGE, LOOP, "x" * 10**6, b"x" * 10**6):
        for error in (
            errors.UnknownGame(value, []),  # type: ignore[arg-type]  # wrong on purpose
            errors.UnknownVariant(value, "g", []),
            errors.WrongSeats(value, own("3")),
            errors.VariantError("f", "x" * 5000, value, own("no")),
            errors.DeckError("f", "crew x", "x" * 5000, value, own("no")),
            errors.PositionError("f", "x" * 5000, own("no")),
            errors.CodeError(value, own("no")),  # type: ignore[arg-type]  # wrong on purpose
            errors.NotAsked(value, ()),  # type: ignore[arg-type]  # wrong on purpose
            errors.BadAction(value, own("no")),
            errors.BadSeed(value),
        ):
            assert len(str(error)) < 250
