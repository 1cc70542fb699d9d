"""Variants of Arrr!!!: their cards in the file, beside it or shipped; and codes, which hold no cards."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.core.errors import CodeError, DeckError, FileError, VariantError
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.notation import variant_code
from settemari.core.notation.matchfile import file_of, write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_tables import LONGEST_ENTRY
from settemari.core.notation.position import position_of_match
from settemari.core.notation.position import read as read_position
from settemari.core.notation.position import write as write_position
from settemari.core.notation.variant_code import base_of, code_of, latest_version, variant_of_code
from settemari.core.variant import LARGEST_FILE, Field, Variant, largest_file, toml_of
from settemari.games.arrr.deck_file import LARGEST_DECK, deck_of_tables, shipped_deck, tables_of
from settemari.games.arrr.deck_file import toml_of as deck_text
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.fields import deck_of
from settemari.games.arrr.game import ARRR, ArrrGame
from settemari.locales import LANGUAGES
from tests.arrr.own_deck import HARD, own_deck, own_tables, own_variant

SHIPPED = ARRR.variant_names()


class Today(ArrrGame):
    """The game with a base for today's cards, which may still change."""

    def __init__(self, folder: Path) -> None:
        self.code_bases = folder


class Tomorrow(Today):
    """It comes with other cards by then."""

    def shipped(self) -> Mapping[str, object]:
        return {"deck": own_deck()}


@pytest.fixture(scope="module")
def bases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bases")
    text = (ARRR.code_bases / "arrr-1.toml").read_text("utf-8")
    then = str(base_of(ARRR, 1).values["deck"])
    (folder / "arrr-1.toml").write_text(text.replace(then, digest_of(shipped_deck())), "utf-8")
    return folder


@pytest.fixture
def today(bases: Path) -> Game:
    return Today(bases)


def digest_of(deck: DeckFile) -> str:
    return hashlib.sha256(deck_text(deck).encode("utf-8")).hexdigest()


# -- files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_variant_is_read_again_as_it_was(name: str, tmp_path: Path) -> None:
    variant = ARRR.variant(name)
    text = toml_of(variant)
    assert tomllib.loads(text) == variant.tables()
    file = tmp_path / "any.toml"
    file.write_text(text, "utf-8")
    again = ARRR.variant(file)
    assert (again, again.name) == (variant, variant.name)


def test_a_deck_of_its_own_is_read_again_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml_of(own_variant()), "utf-8")
    again = ARRR.variant(file)
    assert again == own_variant() != ARRR.variant()
    assert hash(again) == hash(own_variant())
    assert deck_of(again).name == HARD
    assert ARRR.variant_of(again.tables()) == again


def test_a_file_without_cards_has_the_shipped_ones(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text("raid.doubloons = 3\n")
    assert deck_of(ARRR.variant(file)) is shipped_deck()


def test_a_file_may_name_a_deck_or_a_folder_beside_it(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "all.toml").write_text(deck_text(own_deck()), "utf-8")
    file = tmp_path / "mine.toml"
    for path in ("cards", "cards/all.toml", "./cards/../cards"):
        file.write_text(f'deck = "{path}"\n')
        assert deck_of(ARRR.variant(file)) == own_deck()
    file.write_text('deck = "none.toml"\n')
    with pytest.raises(FileError, match="there is no such file"):
        ARRR.variant(file)
    with pytest.raises(VariantError, match="must stand here whole"):
        ARRR.variant_of({"deck": str(tmp_path / "cards")})


@pytest.mark.parametrize("deck", [3, True, [], None])
def test_what_is_no_deck_is_refused(deck: object) -> None:
    with pytest.raises(VariantError, match="must be a deck of cards") as refused:
        ARRR.variant_of({"deck": deck})
    assert refused.value.field == "deck"


def test_a_wrong_card_is_named_with_the_file_of_the_variant(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml_of(own_variant()).replace('kind = "officer"', 'kind = "cook"', 1), "utf-8")
    with pytest.raises(DeckError) as refused:
        ARRR.variant(file)
    assert (refused.value.file, refused.value.field) == (str(file), "kind")


# What fills a pack up: cards as long as they can be, with few effects, of which a deck has a limited number.
FILLING: dict[str, dict[str, object]] = {
    "crew": {"kind": "gang", "traits": dict.fromkeys(("attack", "navigation", "cunning", "courage"), 9)},
    "event": {"do": [{"op": "gain", "amount": 1, "who": "everybody"}]},
    "exploration": {"fame": 20, "tests": [{"trait": "navigation", "difficulty": 12}] * 4},
    "captain": {"always": [{"change": "dice", "trait": "navigation", "amount": 1}]},
}


def large_tables() -> dict[str, object]:
    """As many different cards as a deck may have."""
    tables = own_tables()
    name = {"it": "à" * 40, "en": "é" * 40, "fr": "#" * 40}
    for pack, filling in FILLING.items():
        cards = tables[pack]
        assert isinstance(cards, list)
        picture = dict.fromkeys(("creature", "tool", "scene", "weather"), "x" * 30)
        for number in range(len(cards), 62):
            cards.append({"id": f"{pack}-{'x' * 12}-{number}", "name": name, "picture": picture, **filling})
    return tables


def test_a_large_deck_goes_through_a_file(tmp_path: Path) -> None:
    tables = large_tables()
    variant = ARRR.variant_of({"deck": tables})
    text = toml_of(variant)
    assert len(text.encode("utf-8")) > 8 * LARGEST_FILE
    file = tmp_path / "large.toml"
    file.write_text(text, "utf-8")
    assert ARRR.variant(file) == variant
    file.write_text(text + "#" * (largest_file(ARRR.fields()) - len(text.encode("utf-8"))), "utf-8")
    assert ARRR.variant(file) == variant
    with file.open("a") as stream:
        stream.write("#")
    with pytest.raises(FileError, match="is too large"):
        ARRR.variant(file)
    assert largest_file(ARRR.fields()) > LARGEST_FILE + LARGEST_DECK


def test_a_large_deck_goes_through_records() -> None:
    match = Match(ARRR, 2, ARRR.variant_of({"deck": large_tables()}), seed=1)
    text = write(file_of(match, ("Anna", "Bruno")))
    assert read(text).variant == match.variant
    assert max(map(len, text.splitlines())) < LONGEST_ENTRY // 4
    assert read_position(write_position(position_of_match(match))).variant == match.variant


# -- codes -----------------------------------------------------------------------------------------------------


def kind_and_bounds(field: Field) -> tuple[str, dict[str, object]]:
    """A field by its kind in the core: whatever else a game asks of it stands in no base."""
    kind = next(kind for kind in type(field).__mro__ if kind.__module__.startswith("settemari.core."))
    return kind.__name__, vars(field)


def test_the_fields_are_those_of_the_latest_version() -> None:
    base = base_of(ARRR, latest_version(ARRR))
    assert list(map(kind_and_bounds, ARRR.fields()[:-1])) == list(map(kind_and_bounds, base.fields[:-1]))
    assert [field.path for field in base.fields if not field.accepts(base.values[field.path])] == []
    assert (base.fields[-1].path, base.values["deck"]) == ("deck", digest_of(shipped_deck())), (
        "the shipped cards have changed: add the next version to code_bases, with the digest of today's deck; only as "
        "long as nobody has codes of the latest version its own digest may be changed instead"
    )


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_variant_has_a_code_that_means_it(today: Game, name: str) -> None:
    variant = today.variant(name)
    again = variant_of_code(code_of(today, variant), today)
    assert (again, again.name) == (variant, variant.name)


@pytest.mark.parametrize(
    "faces",
    [
        ["jolly", "attack"],
        ["courage"] * 11 + ["jolly"],
        ["attack", "navigation", "cunning", "courage", "jolly", "attack"],
    ],
)
def test_other_dice_have_a_code(today: Game, faces: list[str]) -> None:
    variant = today.variant_of({"name": today.variant().name, "die": {"faces": faces, "number": 9}})
    code = code_of(today, variant)
    assert variant_of_code(code, today) == variant
    assert len(code) < 30


def test_cards_of_its_own_have_no_code(today: Game) -> None:
    with pytest.raises(CodeError, match="share the file") as refused:
        code_of(today, own_variant())
    assert refused.value.why.args == {"field": "deck"}
    alike = Variant(
        "arrr", "Mine", {**ARRR.variant().values, "deck": deck_of_tables(tables_of(shipped_deck()), "x")}, ""
    )
    assert deck_of(alike) is not shipped_deck()
    assert variant_of_code(code_of(today, alike), today) == today.variant()


def test_a_code_is_refused_when_the_game_comes_with_other_cards(today: Game, bases: Path) -> None:
    code = code_of(today, today.variant("gallows"))
    tomorrow = Tomorrow(bases)
    with pytest.raises(CodeError, match="an earlier deck") as refused:
        variant_of_code(code, tomorrow)
    assert refused.value.why.key == "error-code-earlier"
    with pytest.raises(CodeError, match="an earlier deck"):
        tomorrow.variant(code)
    with pytest.raises(CodeError, match="share the file"):
        code_of(tomorrow, tomorrow.variant())
    assert variant_of_code(code, today) == today.variant("gallows")


def test_a_code_cannot_say_that_the_deck_is_another(today: Game) -> None:
    fields = len(base_of(today, 1).fields)
    with pytest.raises(CodeError) as refused:
        variant_of_code(variant_code._text("arrr", 1, fields), today)  # the first that differs is the last
    assert refused.value.why.args == {"field": "deck"}


# -- the command -----------------------------------------------------------------------------------------------


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_variant_is_shown_with_its_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(deck_text(own_deck()), "utf-8")
    file = tmp_path / "mine.toml"
    file.write_text('game = "arrr"\nname = "Mine"\ndeck = "cards.toml"\nmode = "gallows"\n', "utf-8")
    shown = told(capsys, "variant", "show", str(file))[1]
    assert shown == toml_of(own_variant("gallows"))
    whole = tmp_path / "whole.toml"
    whole.write_text(shown, "utf-8")
    assert len(shown) > LARGEST_FILE
    assert json.loads(told(capsys, "variant", "show", str(whole), "--json")[1]) == own_variant("gallows").tables()


@pytest.mark.parametrize("game", ["", 'game = "arrr"\n', 'game = "ludo"\n'])
def test_a_file_is_read_by_the_game_it_names_or_looks_like(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    file = tmp_path / "any.toml"
    file.write_text(f"{game}raid.doubloons = 3\n")
    code, out, err = told(capsys, "variant", "show", str(file), "--json")
    if "ludo" in game:
        assert (code, out) == (2, "")
        assert "'ludo'" in err
    else:
        assert json.loads(out)["raid"] == {"doubloons": 3}
    file.write_text("path.last = 30\n")
    assert json.loads(told(capsys, "variant", "show", str(file), "--json")[1])["path"]["last"] == 30


def test_a_file_too_large_for_the_game_it_names_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "any.toml"
    file.write_text('game = "maretta"\n' + "#" * LARGEST_FILE)
    code, _, err = told(capsys, "variant", "check", str(file), "--lang", "en")
    assert code == 2
    assert f"at most {LARGEST_FILE} bytes" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_cards_are_a_change_that_is_told_in_a_few_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml_of(own_variant("gallows")), "utf-8")
    code, out, _ = told(capsys, "variant", "check", str(file), "--lang", language)
    assert code == 0
    changed = out.splitlines()[1:]
    assert [line.split(" = ")[0].strip() for line in changed] == ["mode", "deck"]
    assert digest_of(own_deck())[:8] in changed[1]
    assert digest_of(shipped_deck())[:8] in changed[1]
    assert len(changed[1]) < 120
    checked = json.loads(told(capsys, "variant", "check", str(file), "--json")[1])
    assert checked["changed"] == {"mode": "gallows", "deck": own_tables()}
    code, out, err = told(capsys, "variant", "code", str(file), "--lang", language)
    assert (code, out) == (2, "")
    assert "settemari variant show" in err
