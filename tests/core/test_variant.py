"""Variants with words and tables among their fields: read, compared, written."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from settemari.core.errors import FileError, VariantError
from settemari.core.game import Game
from settemari.core.notation.matchfile import tables_lines, value_text
from settemari.core.variant import (
    LARGEST_FILE,
    Choice,
    Field,
    Flag,
    Number,
    Numbers,
    Tables,
    Variant,
    Words,
    build_variant,
    flatten,
    largest_file,
    toml_of,
)
from settemari.locales.message import Message, say


class Stack:
    """What the stand-in makes of its tables; nobody may look at it closely."""

    def __init__(self, tables: Mapping[str, object]) -> None:
        self.tables = dict(tables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.tables == other.tables

    def __hash__(self) -> int:
        raise AssertionError("it is long")

    def __repr__(self) -> str:
        raise AssertionError("it is long")


class Stacks(Tables):
    def __init__(self) -> None:
        super().__init__("goods.stack", "label", "crate", ("rum", "tar"), 16_000)

    def allowed(self) -> Message:
        return say("error-must-be-tables")

    def accepts(self, value: object) -> bool:
        return isinstance(value, Stack)

    def read(self, value: object, source: str, folder: Path | None) -> object:
        if isinstance(value, str) and folder is not None:
            return Stack(tomllib.loads((folder / value).read_text("utf-8")))
        return Stack(value) if isinstance(value, Mapping) else value

    def plain(self, value: object) -> object:
        assert isinstance(value, Stack)
        return dict(value.tables)


FIELDS: list[Field] = [Number("masts", 1, 4), Words("goods.kinds", ("rum", "tar", "rope"), 1, 3), Stacks()]
CRATES: dict[str, object] = {"label": "Hold #2", "rum": [{"id": "a", "bottles": 3}, {"id": "b"}], "tar": [{"id": "c"}]}
WHOLE: dict[str, object] = {"masts": 2, "goods": {"kinds": ["tar", "tar"], "stack": CRATES}}


class Hold(Game):
    """A stand-in: only its variants are looked at."""

    id = "hold"

    def __init__(self, folder: Path) -> None:
        self.variants_folder = folder

    def fields(self) -> list[Field]:
        return FIELDS

    def shipped(self) -> Mapping[str, object]:
        return {"goods.stack": Stack(CRATES)}


def built(tables: Mapping[str, object] = WHOLE) -> Variant:
    return build_variant("hold", tables, FIELDS, None, "here")


@pytest.fixture
def hold(tmp_path: Path) -> Hold:
    (tmp_path / "hold.toml").write_text('game = "hold"\nname = "Hold"\nmasts = 3\ngoods.kinds = ["rum"]\n')
    return Hold(tmp_path)


# -- words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["rum"], ["tar", "tar", "tar"], ["rope", "rum"]])
def test_words_that_are_allowed(words: list[str]) -> None:
    assert built({**WHOLE, "goods.kinds": words, "goods": {"stack": CRATES}}).values["goods.kinds"] == words


@pytest.mark.parametrize("words", [[], ["rum"] * 4, ["gin"], "rum", ["rum", 3], None, [["rum"]]])
def test_words_that_are_not(words: object) -> None:
    with pytest.raises(VariantError, match="a list of 1 to 3 words, each one of 'rum', 'tar', 'rope'") as refused:
        built({**WHOLE, "goods": {"kinds": words, "stack": CRATES}})
    assert refused.value.field == "goods.kinds"


# -- numbers and names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rising", "numbers", "fine"),
    [
        (True, [2, 5], True),
        (True, [2, 2], False),
        (True, [5, 2], False),
        (True, [2], True),
        (False, [2, 2], True),
        (False, [5, 2], True),
    ],
)
def test_numbers_that_rise(rising: bool, numbers: list[int], fine: bool) -> None:
    assert Numbers("marks", 1, 9, 1, 3, rising).accepts(numbers) is fine


@pytest.mark.parametrize("name", ["x", "x" * 40])
def test_a_name_of_1_to_40_letters(name: str) -> None:
    assert built({**WHOLE, "name": name}).name == name


@pytest.mark.parametrize("name", ["", "x" * 41, "two\nlines", 3, None])
def test_other_names_are_refused(name: object) -> None:
    with pytest.raises(VariantError) as refused:
        built({**WHOLE, "name": name})
    assert refused.value.field == "name"


# -- tables ----------------------------------------------------------------------------------------------------


def test_tables_are_read_in_one_piece_and_written_as_they_were() -> None:
    variant = built()
    assert variant.values["goods.stack"] == Stack(CRATES)
    assert variant.tables() == {"game": "hold", "name": "here", **WHOLE}
    assert tomllib.loads(toml_of(variant)) == variant.tables()
    assert build_variant("hold", variant.tables(), FIELDS, None, "again") == variant
    assert build_variant("hold", variant.values, FIELDS, None, "again") == variant


def test_fields_that_come_after_tables_are_written_as_well() -> None:
    variant = build_variant("hold", WHOLE, FIELDS[::-1], None, "here")
    assert list(variant.values) == ["goods.stack", "goods.kinds", "masts"]
    assert tomllib.loads(toml_of(variant)) == {"game": "hold", "name": "here", **WHOLE}


def test_only_what_is_asked_for_comes_in_one_piece() -> None:
    tables: dict[str, object] = {"a": {"b": {"c": 1}, "d": {}}, "e": 2}
    assert dict(flatten(tables)) == {"a.b.c": 1, "a.d": {}, "e": 2}
    assert dict(flatten(tables, whole=["a.b"])) == {"a.b": {"c": 1}, "a.d": {}, "e": 2}
    assert dict(flatten(tables, whole=["b", "c"])) == {"a.b.c": 1, "a.d": {}, "e": 2}


def test_tables_too_deep_to_be_anything_come_in_one_piece() -> None:
    deep: dict[str, object] = {"a": {"b": {"c": {"d": {"e": 1}}}}}
    assert dict(flatten(deep)) == {"a.b.c.d": {"e": 1}}
    assert dict(flatten(deep, 3)) == {"a.b.c": {"d": {"e": 1}}}
    assert dict(flatten(deep, 1)) == deep


def test_variants_are_compared_by_what_is_in_them_and_hashed_without_looking_at_tables() -> None:
    one, two = built(), built()
    other = built({**WHOLE, "goods": {"kinds": ["tar", "tar"], "stack": {**CRATES, "label": "Other"}}})
    assert one == two != other
    assert hash(one) == hash(two)
    assert {one: 1, other: 2}[two] == 1
    assert hash(one) != hash(built({**WHOLE, "masts": 3}))


def test_a_digest_changes_with_anything() -> None:
    field = Stacks()
    digests = {
        field.digest(Stack(tables))
        for tables in (CRATES, {**CRATES, "label": "x"}, {**CRATES, "tar": [{"id": "d"}]}, {"label": "Hold #2"})
    }
    assert len(digests) == 4
    assert field.digest(Stack(CRATES)) == field.digest(Stack(dict(CRATES)))
    assert field.brief(Stack(CRATES)) == f"Hold #2 ({field.digest(Stack(CRATES))[:8]})"


def test_lines_of_a_match_file() -> None:
    assert list(tables_lines(Stacks(), CRATES)) == [
        '  goods.stack = "Hold \\u00232"',
        '  crate rum {"id": "a", "bottles": 3}',
        '  crate rum {"id": "b"}',
        '  crate tar {"id": "c"}',
    ]
    assert value_text(["tar", "rope"]) == "[tar, rope]"
    assert value_text([3, 4]) == "[3, 4]"


# -- files -----------------------------------------------------------------------------------------------------


def test_the_default_variant_need_not_hold_what_is_shipped_elsewhere(hold: Hold) -> None:
    assert hold.variant().tables() == {
        "game": "hold",
        "name": "Hold",
        "masts": 3,
        "goods": {"kinds": ["rum"], "stack": CRATES},
    }


def test_a_variant_file_may_name_a_file_beside_it_and_nobody_else_may(hold: Hold, tmp_path: Path) -> None:
    below = tmp_path / "mine"
    below.mkdir()
    (below / "crates.toml").write_text('label = "Mine"\n')
    file = below / "any.toml"
    file.write_text('goods.stack = "crates.toml"\n')
    assert hold.variant(file).plain("goods.stack") == {"label": "Mine"}
    assert hold.variant(str(file)).number("masts") == 3
    with pytest.raises(VariantError) as refused:
        hold.variant_of({"goods": {"stack": str(below / "crates.toml")}})
    assert refused.value.field == "goods.stack"


def test_a_file_may_be_as_much_larger_as_its_tables(hold: Hold, tmp_path: Path) -> None:
    assert largest_file([Number("masts", 1, 4)]) == LARGEST_FILE
    assert largest_file(FIELDS) == LARGEST_FILE + 18_000
    file = tmp_path / "large.toml"
    file.write_text("#" * (LARGEST_FILE + 18_000))
    assert hold.variant(file) == hold.variant()
    file.write_text("#" * (LARGEST_FILE + 18_001))
    with pytest.raises(FileError, match="is too large"):
        hold.variant(file)


def test_a_file_is_checked_as_a_whole_too(hold: Hold, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(hold, "check_variant", lambda variant: seen.append(variant.name))
    (tmp_path / "mine.toml").write_text('name = "Mine"\n')
    hold.variant(tmp_path / "mine.toml")
    assert seen == ["Hold", "Mine"]  # the defaults, and what the file makes of them


def test_a_variant_made_by_hand_is_written_down_like_any_other(hold: Hold) -> None:
    by_hand = Variant("hold", "By hand", {**hold.variant().values, "masts": 1}, "here")
    assert by_hand.fields == {}
    again = hold.variant(by_hand)
    assert (again, again.name) == (by_hand, "By hand")
    assert again.plain("goods.stack") == CRATES


def test_fields_say_what_may_stand_in_them() -> None:
    assert Number("a", 1, 5).form() == {"kind": "number", "least": 1, "most": 5}
    assert Numbers("a", 1, 5, 0, 3, rising=True).form() == {
        "kind": "numbers",
        "least": 1,
        "most": 5,
        "length": [0, 3],
        "rising": True,
    }
    assert Choice("a", "x", "y").form() == {"kind": "choice", "choices": ["x", "y"]}
    assert Words("a", ("x", "y"), 1, 4).form() == {"kind": "choices", "choices": ["x", "y"], "length": [1, 4]}
    assert Flag("a").form() == {"kind": "flag"}
    assert Stacks().form() == {"kind": "tables"}
    with pytest.raises(NotImplementedError):
        Field("a").form()
