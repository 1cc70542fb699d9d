"""V Variants: what the fields mean where the booklet is silent (V1 to V3), and what is refused on loading (V4).

Whatever is wrong with a variant is told as a VariantError: which file, which field, what stands there, what may. A
file that cannot be read as one at all is told as a FileError.
"""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

import settemari
from settemari.core.errors import FileError, VariantError
from settemari.core.variant import LARGEST_FILE, Choice, Flag, Number, Numbers, Variant
from settemari.games.maretta import codes as c
from settemari.locales.message import Message, say
from tests.variants.odd import ODD
from tests.variants.scene import Scene

ESCAPE = settemari.find_game("maretta")
VOLCANO = settemari.find_game("vulcano")
GAMES = {"maretta": ESCAPE, "vulcano": VOLCANO}


def refused(game: str, tables: object, source: str = "mine.toml") -> VariantError:
    with pytest.raises(VariantError) as caught:
        GAMES[game].variant_of(tables, source)  # type: ignore[arg-type]  # some are wrong on purpose
    assert caught.value.file == source
    assert str(caught.value).startswith(f"{source}: ")
    assert len(str(caught.value)) < 1000
    return caught.value


# -- V1 to V3 --------------------------------------------------------------------------------------------------


@pytest.mark.compiled_too
@pytest.mark.parametrize("game", GAMES)
def test_V1_marked_spaces_at_or_past_the_last_get_no_barrels(game: str) -> None:
    changes = {"path.last": 9, "path.barrel_spaces": [3, 8, 9, 10], "path.dividers": [], "lava.step_past": []}
    if game == "maretta":
        del changes["lava.step_past"]
    scene = Scene(GAMES[game], changes)
    assert len(scene.pieces(c.BARRELS)) == 4
    # and they need none in the bag (V4)
    few = {f"bag.{word}": 0 for word in ("troop", "shark", "sharks", "spear", "anchor", "pelican")}
    few |= {"bag.monkey": 4} | ({"bag.cuttlefish": 0, "bag.school": 0} if game == "maretta" else {})
    assert len(Scene(GAMES[game], changes | few).hidden[2]) == 0


@pytest.mark.compiled_too
@pytest.mark.parametrize(
    ("dividers", "side_a", "side_b"),
    [
        ([], "........", "++++++++"),
        ([5], "..++++++", "++......"),
        ([6], "....++++", "++++...."),  # a divider stands after its space
        ([2], "..++++++", "++......"),
        ([5, 7], "..+.+.++", "+++.+..."),
        ([1, 2], "+.++++++", "+......."),
    ],
)
def test_V2_one_divider_has_no_middle_and_none_is_all_first_part(dividers: list[int], side_a: str, side_b: str) -> None:
    changes: dict[str, object] = {"path.barrel_spaces": [2, 6, 7, 9], "path.dividers": dividers}
    for game, faces in ((ESCAPE, side_a), (VOLCANO, side_b)):
        assert "".join("+" if up else "." for up in Scene(game, changes).open_spots()) == faces


@pytest.mark.compiled_too
@pytest.mark.parametrize(("start", "flows"), [(-3, 1), (3, 1), (4, 1), (5, 2), (10, 2), (11, 5), (15, 5)])
def test_V3_the_step_counts_from_the_round_after_the_lava_has_crossed(start: int, flows: int) -> None:
    """Crevasses after 4 and 10: crossed when the lava stands past them."""
    changes = {"path.dividers": [4, 10], "lava.step": 1, "lava.step_past": [2, 5]}
    scene = Scene(VOLCANO, changes).count(c.SPACE, 23, 23, 23).count(c.LAVA, start).at(c.LAVA_FLOWS)
    assert scene.state.cell(c.LAVA) == start + flows


@pytest.mark.compiled_too
def test_V3_a_flow_that_crosses_a_crevasse_is_not_longer_for_it() -> None:
    changes = {"path.dividers": [4, 10], "lava.step": 3, "lava.step_past": [9, 1]}
    scene = Scene(VOLCANO, changes).count(c.SPACE, 23, 23, 23).count(c.LAVA, 3).at(c.LAVA_FLOWS)
    assert scene.state.cell(c.LAVA) == 6
    scene.cells, scene.hidden = scene.state.cell_list(), scene.state.hidden()
    assert scene.at(c.LAVA_FLOWS).state.cell(c.LAVA) == 15  # both are crossed by now
    scene.cells, scene.hidden = scene.state.cell_list(), scene.state.hidden()
    assert scene.at(c.LAVA_FLOWS).state.cell(c.LAVA) == 16


# -- V4 --------------------------------------------------------------------------------------------------------

EMPTY_BAG = {f"bag.{word}": 0 for word in ("troop", "shark", "sharks", "spear", "anchor", "pelican")}


@pytest.mark.parametrize("game", GAMES)
def test_V4_too_few_barrels_for_the_marked_spaces(game: str) -> None:
    bag = EMPTY_BAG | ({"bag.cuttlefish": 0, "bag.school": 0} if game == "maretta" else {})
    error = refused(game, bag | {"bag.monkey": 15})
    assert (error.field, error.value) == ("bag", 15)
    assert error.allowed == say("error-too-few-barrels", spaces=8, needed=16)
    assert str(error).startswith("mine.toml: bag = 15: V4: 8 marked spaces need 16 barrels: put more into the bag")
    GAMES[game].variant_of(bag | {"bag.monkey": 16})
    error = refused(game, bag | {"bag.monkey": 31, "barrels.per_space": 4})
    assert error.allowed == say("error-too-few-barrels", spaces=8, needed=32)


def test_there_is_room_for_two_hundred_barrels() -> None:
    ESCAPE.variant_of({"bag.monkey": 184})
    error = refused("maretta", {"bag.monkey": 185})
    assert (error.field, error.value, error.allowed) == ("bag", 201, say("error-too-many-barrels", most=200))


@pytest.mark.parametrize("step", [0, -1, -200])
def test_V4_the_lava_moves_at_least_one_space(step: int) -> None:
    error = refused("vulcano", {"lava.step": step})
    assert (error.field, error.value, error.allowed) == ("lava.step", step, say("error-lava-moves"))
    assert str(error) == f"mine.toml: lava.step = {step}: V4: the lava moves at least 1 a round"
    for steps in ([step, 3], [3, step]):
        error = refused("vulcano", {"lava.step_past": steps})
        assert (error.field, error.value, error.allowed) == ("lava.step_past", steps, say("error-lava-moves"))
    VOLCANO.variant_of({"lava.step": 1, "lava.step_past": [1, 1]})


@pytest.mark.parametrize("field", ["hand.first", "hand.draw"])
def test_V4_side_A_plays_two_cards_a_round(field: str) -> None:
    error = refused("maretta", {field: 1})
    assert (error.field, error.value, error.allowed) == (field, 1, say("error-two-cards-a-round"))
    assert str(error).startswith(f"mine.toml: {field} = 1: V4: ")
    assert str(error).endswith("at least 2")
    assert refused("maretta", {field: 0}).field == field
    ESCAPE.variant_of({field: 2})


def test_V4_side_B_may_have_a_hand_of_one() -> None:
    assert VOLCANO.variant_of({"hand.first": 1}).number("hand.first") == 1


@pytest.mark.parametrize(
    ("game", "changes", "seats", "needed", "cards"),
    [
        ("vulcano", {"deck.values": [1, 2, 3]}, 4, 16, 15),
        ("vulcano", {"hand.first": 15}, 5, 75, 70),
        ("maretta", {"hand.first": 15}, 3, 45, 42),
        ("maretta", {"deck.removed.4": 59}, 4, 16, 15),
        ("maretta", {"deck.removed.5": 56}, 5, 20, 19),
    ],
)
def test_V4_a_deck_smaller_than_the_first_hands(
    game: str, changes: dict[str, object], seats: int, needed: int, cards: int
) -> None:
    error = refused(game, changes)
    assert error.field == "deck.values"
    assert error.allowed == say("error-deck-too-small", seats=seats, needed=needed, cards=cards)
    told = f"V4: {seats} players' first hands need {needed} cards, and the deck has {cards}"
    assert str(error) == f"mine.toml: deck.values = {error.value}: {told}"


def test_V4_a_deck_just_large_enough() -> None:
    VOLCANO.variant_of({"hand.first": 14})
    ESCAPE.variant_of({"deck.removed.4": 58, "deck.removed.5": 55})


def test_more_cards_cannot_be_removed_than_there_are() -> None:
    error = refused("maretta", {"deck.removed.4": 71})
    assert (error.field, error.value) == ("deck.removed.4", 71)
    assert error.allowed == say("error-only-so-many-cards", cards=70)


def test_dividers_stand_before_the_last_space() -> None:
    error = refused("maretta", {"path.last": 16, "path.dividers": [8, 16]})
    assert (error.field, error.value) == ("path.dividers", [8, 16])
    assert error.allowed == say("error-dividers-before", last=16)
    ESCAPE.variant_of({"path.last": 17, "path.dividers": [8, 16]})


def test_there_is_a_step_past_each_crevasse() -> None:
    error = refused("vulcano", {"lava.step_past": [3]})
    assert (error.field, error.value) == ("lava.step_past", [3])
    assert error.allowed == say("error-step-past-each", crevasses=2)
    assert str(error).endswith("there are 2 crevasses: give a step past each of them")
    VOLCANO.variant_of({"lava.step_past": [3], "path.dividers": [4]})
    VOLCANO.variant_of({"lava.step_past": [], "path.dividers": []})


# -- every field, every wrong value ----------------------------------------------------------------------------

FIELDS = [(game, field) for game, found in GAMES.items() for field in found.fields()]
NEVER: list[object] = [None, True, "", "3", 3.0, float("nan"), {"a": 1}, [None], [[1]], ["x"], b"1", (1,), {1}]
NEVER += [datetime.date(2024, 5, 1), 10**5000, -(10**5000), [10**5000], object, [True], [1.0]]


@pytest.mark.parametrize(("game", "field"), FIELDS, ids=[f"{game}-{field.path}" for game, field in FIELDS])
def test_V_wrong_values_name_file_field_value_and_what_is_allowed(
    game: str, field: Number | Numbers | Choice | Flag
) -> None:
    wrong = list(NEVER)
    if isinstance(field, Number):
        wrong += [field.low - 1, field.high + 1]
        allowed = say("error-must-be-number", low=field.low, high=field.high)
        told = f"must be a whole number from {field.low} to {field.high}"
    elif isinstance(field, Numbers):
        wrong += [[field.low - 1], [field.high + 1], [2] * (field.longest + 1), 5]
        wrong += [[2, 2], [3, 2]] if field.rising else []
        wrong += [[]] if field.shortest else []
        bounds = {"shortest": field.shortest, "longest": field.longest, "low": field.low, "high": field.high}
        allowed = Message("error-must-be-rising" if field.rising else "error-must-be-numbers", bounds)
        told = f"must be a list of {field.shortest} to {field.longest} whole numbers from {field.low} to "
        told += f"{field.high}" + (", each greater than the one before" if field.rising else "")
    elif isinstance(field, Choice):
        wrong += [word.upper() for word in field.words] + ["always-not", 0]
        allowed = say("error-must-be-word", words=[repr(word) for word in field.words])
        told = "must be one of " + ", ".join(map(repr, field.words))
    else:
        wrong = [value for value in wrong if value is not True] + [0, 1, "true"]
        allowed = say("error-must-be-flag")
        told = "must be true or false"
    for value in wrong:
        error = refused(game, {field.path: value})
        if value != {"a": 1}:
            assert (error.field, error.allowed) == (field.path, allowed)
            assert str(error).endswith(f": {told}")
            assert error.value is value or error.value == value
        else:
            assert error.field == f"{field.path}.a"


@pytest.mark.parametrize(
    ("game", "path", "meant"),
    [
        ("maretta", "path.lats", "path.last"),
        ("maretta", "hand.frist", "hand.first"),
        ("maretta", "boarding.scores", "boarding.score"),
        ("vulcano", "lava.stpe", "lava.step"),
        ("vulcano", "burst.limits", "burst.limit"),
    ],
)
def test_V_an_unknown_field_gets_a_suggestion(game: str, path: str, meant: str) -> None:
    error = refused(game, {path: 3})
    assert (error.field, error.value) == (path, 3)
    assert error.allowed.key == "error-no-field-near"
    near = error.allowed.args["near"]
    assert isinstance(near, list)
    assert meant in near
    assert str(error).endswith(f"is no field of this game; did you mean {', '.join(near)}?")


@pytest.mark.parametrize("path", ["zzz", "lava.start", "", "a" * 5000, "game.game", "deck.removed.6", "\0", "😀"])
def test_V_an_unknown_field_is_refused(path: str) -> None:
    error = refused("maretta", {path: 3})
    assert (error.field, error.value) == (path, 3)
    assert error.allowed.key in ("error-no-field", "error-no-field-near")
    assert ": is no field of this game; " in str(error)


def test_V_the_fields_are_listed_where_nothing_is_near() -> None:
    error = refused("maretta", {"zzz": 3})
    fields = sorted(field.path for field in ESCAPE.fields())
    assert error.allowed == say("error-no-field", fields=fields)
    assert str(error).endswith(f"its fields are: {', '.join(fields)}")


def test_V_cuttlefish_stay_in_the_box_on_side_B() -> None:
    assert refused("vulcano", {"bag.cuttlefish": 1}).field == "bag.cuttlefish"


@pytest.mark.parametrize("name", ["", "a" * 41, "two\nlines", "\u202e", 5, None, ["x"], {}])
def test_V_a_name_is_short_and_printable(name: object) -> None:
    assert refused("maretta", {"name": name}).field == "name"
    assert ESCAPE.variant_of({"name": "Tempête d'été"}).name == "Tempête d'été"


def test_V_what_is_not_tables_is_refused() -> None:
    for tables in (None, 5, "path", [("path", 1)], [], 10**5000):
        error = refused("maretta", tables)
        assert (error.field, error.value, error.allowed) == ("", tables, say("error-must-be-tables"))


def test_V_a_field_stands_there_once() -> None:
    error = refused("maretta", {"path": {"last": 30}, "path.last": 31})
    assert (error.field, error.value, error.allowed) == ("path.last", 31, say("error-twice"))


def test_V_headings_may_be_empty_if_they_are_known() -> None:
    assert ESCAPE.variant_of({"path": {}, "deck": {"removed": {}}}) == ESCAPE.variant()
    assert refused("maretta", {"paths": {}}).field == "paths"
    assert refused("maretta", {"path": {"last": {}}}).field == "path.last"
    assert refused("maretta", {"": {"path": {"last": 30}}}).field == ".path.last"


def test_V_tables_nested_without_end_are_refused() -> None:
    tables: dict[str, object] = {}
    tables["path"] = tables
    assert refused("maretta", tables).field.startswith("path.path")
    deep: dict[str, object] = {"last": 30}
    for _ in range(100_000):
        deep = {"path": deep}
    assert "= (dict ...): " in str(refused("maretta", deep))
    while deep:  # taken apart by hand: so deep a thing cannot fall apart by itself
        deep = deep.pop("path", {})  # type: ignore[assignment]  # each is a table, the last one excepted


def test_V_keys_may_be_numbers_as_in_a_record() -> None:
    tables = {"deck": {"removed": {3: 30}}}
    assert ESCAPE.variant_of(tables).number("deck.removed.3") == 30
    assert refused("maretta", {10**5000: 1}).field == "(int ...)"


# -- files -----------------------------------------------------------------------------------------------------


def load(tmp_path: Path, content: bytes) -> Variant:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    return ESCAPE.variant(file)


def test_V_a_file_needs_only_what_differs(tmp_path: Path) -> None:
    variant = load(tmp_path, b"[path]\r\nlast = 30 # far\r\n")
    assert variant.name == "mine"
    assert variant.values == ESCAPE.variant().values | {"path.last": 30}
    assert load(tmp_path, b"") == ESCAPE.variant()


@pytest.mark.parametrize(
    ("content", "why", "text"),
    [
        (b"[path", "error-not-toml", "is not TOML: "),
        (b"path.last = ", "error-not-toml", "is not TOML: "),
        (b"path.last = 30\npath.last = 31", "error-not-toml", "is not TOML: "),
        (b"\x00", "error-not-toml", "is not TOML: "),
        (b"name = '\xff'", "error-not-utf8", "is not text in UTF-8 (byte 9)"),
        ("name = 'à'".encode("utf-16"), "error-not-utf8", "is not text in UTF-8 (byte 1)"),
        (b"path.last = " + b"9" * 5000, "error-not-toml", "is not TOML: "),
        (b"a = " + b"[" * 8_000, "error-not-toml", "is not TOML: "),
        (b"a = " + b"{a=" * 2_000, "error-not-toml", "is not TOML: "),
        (b"#" * (LARGEST_FILE + 1), "error-too-large", f"is too large: at most {LARGEST_FILE} bytes are read"),
    ],
)
def test_V_a_broken_file_is_refused(tmp_path: Path, content: bytes, why: str, text: str) -> None:
    with pytest.raises(FileError) as caught:
        load(tmp_path, content)
    assert caught.value.file == str(tmp_path / "mine.toml")
    assert caught.value.why.key == why
    assert str(caught.value).startswith(f"{tmp_path / 'mine.toml'}: {text}")
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    ("content", "field"),
    [
        (b"path.last = 0x" + b"f" * 8_000, "path.last"),
        (b"path.last = inf", "path.last"),
        (b"path.last = 2024-05-01", "path.last"),
        (b"path.last = true", "path.last"),
        (b"path.last = '30'", "path.last"),
        (b"path = 30", "path"),
        (b"[[path]]\nlast = 30", "path"),
        (b"deck = {values = []}", "deck.values"),
        (b"game = 'vulcano'", "game"),
        (b"game.x = 'vulcano'", "game.x"),
        (b"a" + b".a" * 4_000 + b" = 1", "a.a.a.a"),
    ],
)
def test_V_a_hostile_file_is_refused(tmp_path: Path, content: bytes, field: str) -> None:
    with pytest.raises(VariantError) as caught:
        load(tmp_path, content)
    assert (caught.value.file, caught.value.field) == (str(tmp_path / "mine.toml"), field)
    assert len(str(caught.value)) < 1000


def test_V_a_missing_file_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "none.toml", str(tmp_path / "none.toml"), "a\0b.toml"):
        with pytest.raises(FileError, match="there is no such file") as caught:
            ESCAPE.variant(file)
        assert (caught.value.file, caught.value.why) == (str(file), say("error-no-such-file"))
    with pytest.raises(FileError, match="this is a folder, not a file"):
        ESCAPE.variant(tmp_path)
    with pytest.raises(FileError, match="cannot be read: "):
        ESCAPE.variant("a" * 5000 + ".toml")


def test_V_a_file_as_large_as_may_be(tmp_path: Path) -> None:
    assert load(tmp_path, b"#" * LARGEST_FILE) == ESCAPE.variant()


# -- whole variants --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_V_a_variant_comes_back_from_its_tables(game: str) -> None:
    found = GAMES[game]
    odd = found.variant_of(ODD[game] | {"name": "Odd"})
    again = found.variant_of(odd.tables())
    assert (again, again.name, hash(again)) == (odd, "Odd", hash(odd))
    assert odd != found.variant()
    assert odd != "Odd"


def test_V_a_variant_made_by_hand_is_checked_too() -> None:
    usual = ESCAPE.variant().values
    for values, field in (
        ({}, "path.last"),
        (usual | {"path.last": "far"}, "path.last"),
        (usual | {"path.lost": 1}, "path.lost"),
        (usual | {"hand.first": 1}, "hand.first"),
    ):
        with pytest.raises(VariantError) as caught:
            settemari.deal("maretta", 3, variant=Variant("maretta", "mine", values, "by hand"))
        assert (caught.value.file, caught.value.field) == ("by hand", field)


def test_V_lists_are_not_shared_with_what_was_given() -> None:
    spaces = [3, 6]
    variant = ESCAPE.variant_of({"path.barrel_spaces": spaces})
    spaces.append(5)
    variant.numbers("path.barrel_spaces").append(4)
    inner = variant.tables()["path"]
    assert isinstance(inner, dict)
    inner["barrel_spaces"].append(4)
    assert variant.numbers("path.barrel_spaces") == [3, 6]
