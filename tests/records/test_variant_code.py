"""Variant codes: short, checked, and the same variant forever."""

from __future__ import annotations

import hashlib
import random
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settemari
from settemari.core.errors import CodeError, SetteMariError, UnknownVariant, VariantError
from settemari.core.game import Game
from settemari.core.notation import variant_code
from settemari.core.notation.variant_code import (
    LETTERS,
    base_of,
    code_of,
    game_of_code,
    latest_version,
    variant_of_code,
)
from settemari.core.variant import Field, Number, Variant
from skiff.game import SKIFF, SkiffGame
from tests.size import pick
from tests.variants.odd import ODD
from tests.variants.test_anything import near_values

MARETTA = settemari.find_game("maretta")
VULCANO = settemari.find_game("vulcano")
GAMES = {"maretta": MARETTA, "vulcano": VULCANO, "skiff": SKIFF}
SHIPPED = [(game, name) for game in GAMES.values() for name in game.variant_names()]

# The bases that codes out in the world were made with. If this fails, undo the change of the file: codes that people
# have sent each other would mean something else. A change of fields or bounds goes into a new version, ID-2.toml.
FROZEN = {
    "maretta-1.toml": "ea76f71d44f01a247dea70029cc3c38f13f5e649618a03ecedabb0cc27447b8a",
    "vulcano-1.toml": "08673b84b39d200b33e537c091444b2d59145b9d9088800878413daae09cc5bd",
    "skiff-1.toml": "580d4d52b3e5d05069bd522d0115f3a8e6bce9a100027a8ddddaad32884e7ab2",
}
# Codes that were given out, and what they mean.
GIVEN_OUT: list[tuple[str, str, dict[str, object]]] = [
    ("maretta-1-AND", "Escape from Maretta", {}),
    ("vulcano-1-C9V", "Escape from Vulcano", {}),
    ("maretta-1-7N4R6-YJD", "Escape from Maretta", {"path.last": 200, "boarding.score": 50}),
]


def changed(game: Game, **values: object) -> Variant:
    """The default variant under its name, with some fields changed: ``path__last=20``."""
    tables = {path.replace("__", "."): value for path, value in values.items()}
    return game.variant_of({"name": game.variant().name, **tables})


def same(one: Variant, two: Variant) -> bool:
    return one == two and one.name == two.name


def why_not(text: str) -> str:
    """The key of the reason why a code is refused."""
    with pytest.raises(CodeError) as refused:
        variant_of_code(text)
    assert refused.value.code == text
    return refused.value.why.key


# -- there and back --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=[f"{game.id}-{name}" for game, name in SHIPPED])
def test_every_shipped_variant_has_a_code_that_means_it(game: Game, name: str) -> None:
    variant = game.variant(name)
    code = code_of(game, variant)
    assert same(variant_of_code(code, game), variant)
    assert code.startswith(f"{game.id}-{latest_version(game)}-")


@pytest.mark.parametrize("game", [MARETTA, VULCANO], ids=["maretta", "vulcano"])
def test_a_variant_in_which_everything_differs_has_one(game: Game) -> None:
    variant = game.variant_of({**ODD[game.id], "name": "Città perduta — 失われた島"})
    assert same(variant_of_code(code_of(game, variant), game), variant)


@pytest.mark.heavy
@settings(max_examples=pick(150, 3_000), deadline=None)
@given(data=st.data(), game=st.sampled_from([MARETTA, VULCANO]), name=st.text(min_size=1, max_size=40))
def test_any_variant_has_one(data: st.DataObject, game: Game, name: str) -> None:
    tables = {**data.draw(near_values(game.id)), "name": name}
    try:
        variant = game.variant_of(tables)
    except VariantError:
        return
    assert same(variant_of_code(code_of(game, variant), game), variant)


def test_a_code_is_short() -> None:
    for game in GAMES.values():
        assert len(code_of(game, game.variant())) == len(f"{game.id}-1-") + 3
    assert len(code_of(MARETTA, changed(MARETTA, theft__when="after-move"))) <= 15


@pytest.mark.parametrize("game", [MARETTA, VULCANO], ids=["maretta", "vulcano"])
def test_two_numbers_changed_make_at_most_20_characters(game: Game) -> None:
    numbers = [field for field in game.fields() if isinstance(field, Number)]
    tried = 0
    for one, two in combinations(numbers, 2):
        for values in ((one.high, two.high), (one.low, two.high), (one.high, two.low)):
            tables: dict[str, object] = {one.path: values[0], two.path: values[1], "name": game.variant().name}
            try:
                variant = game.variant_of(tables)
            except VariantError:
                continue
            tried += 1
            assert len(code_of(game, variant)) <= 20, tables
    assert tried > 40


# -- reading aloud ---------------------------------------------------------------------------------------------


def test_a_code_can_be_written_in_many_ways() -> None:
    variant = changed(MARETTA, path__last=200, boarding__score=50)
    assert code_of(MARETTA, variant) == "maretta-1-7N4R6-YJD"
    for text in (
        "maretta-1-7n4r6yjd",
        " MARETTA 1 7N4 R6Y JD ",
        "maretta-l-7N-4R-6Y-JD",
        "Maretta-I--7N4R6-YJD-",
        "maretta\u00a01\u00a07N4R6\nYJD",
    ):
        assert same(variant_of_code(text), variant)
    found = [code_of(VULCANO, changed(VULCANO, burst__limit=limit)) for limit in range(6, 400)]
    with_digits = next(code for code in found if "1" in code[10:] and "0" in code[10:])
    # A 1 and a 0 may be copied as the letters they look like.
    head, tail = with_digits[:10], with_digits[10:]
    for one, zero in (("I", "O"), ("l", "o"), ("L", "O"), ("i", "o")):
        assert variant_of_code(head + tail.replace("1", one).replace("0", zero)) == variant_of_code(with_digits)


SAMPLES = [
    code_of(game, variant)
    for game, variant in (
        (MARETTA, MARETTA.variant()),
        (MARETTA, MARETTA.variant("squall")),
        (VULCANO, VULCANO.variant("short-fuse")),
        (VULCANO, VULCANO.variant_of(ODD["vulcano"])),
    )
]


@pytest.mark.parametrize("code", SAMPLES)
def test_any_single_wrong_letter_is_noticed(code: str) -> None:
    game, version, tail = code.split("-", 2)
    for at, letter in enumerate(tail):
        for other in LETTERS:
            if letter not in ("-", other):
                assert why_not(f"{game}-{version}-{tail[:at]}{other}{tail[at + 1 :]}") == "error-code-copied"
        if letter != "-":
            assert why_not(f"{game}-{version}-{tail[:at]}U{tail[at + 1 :]}") == "error-not-a-code"


@pytest.mark.parametrize("code", SAMPLES)
def test_any_two_neighbours_that_changed_places_are_noticed(code: str) -> None:
    game, version, dashed = code.split("-", 2)
    tail = dashed.replace("-", "")
    tried = 0
    for at in range(len(tail) - 1):
        if tail[at] != tail[at + 1]:
            tried += 1
            swapped = tail[:at] + tail[at + 1] + tail[at] + tail[at + 2 :]
            assert why_not(f"{game}-{version}-{swapped}") == "error-code-copied"
    assert tried >= min(2, len(tail) - 1)


@pytest.mark.parametrize("code", SAMPLES)
def test_a_wrong_letter_in_game_or_version_is_noticed(code: str) -> None:
    game, version, tail = code.split("-", 2)
    for at, letter in enumerate(game):
        for other in "abcdefghijklmnopqrstuvwxyz0123456789":
            if other != letter:
                why_not(f"{game[:at]}{other}{game[at + 1 :]}-{version}-{tail}")
    for other in "023456789":
        assert why_not(f"{game}-{other}-{tail}") == "error-code-copied"


# -- forever ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "name", "values"), GIVEN_OUT, ids=[code for code, _, _ in GIVEN_OUT])
def test_a_code_that_was_given_out_means_the_same(code: str, name: str, values: dict[str, object]) -> None:
    game = game_of_code(code)
    variant = variant_of_code(code)
    assert variant.name == name
    assert variant.values == {**base_of(game, 1).values, **values}


def test_the_bases_never_change() -> None:
    for game in GAMES.values():
        for version in range(1, latest_version(game) + 1):
            file = game.code_bases / f"{game.id}-{version}.toml"
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            assert FROZEN[file.name] == digest, f"{file.name} was changed: see FROZEN"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_fields_are_those_of_the_latest_version(game: Game) -> None:
    base = base_of(game, latest_version(game))
    now, then = ([told(field) for field in fields] for fields in (game.fields(), base.fields))
    assert now == then, (
        f"the fields of {game.id} have changed: add {game.id}-{latest_version(game) + 1}.toml to its code_bases with "
        "today's fields; a new one says with `before` what codes of earlier versions mean by it (docs/positions.md)"
    )
    assert [field.path for field in base.fields if not field.accepts(base.values[field.path])] == []


def told(field: Field) -> tuple[str, dict[str, object]]:
    return type(field).__name__, vars(field)


class ChangedSkiff(SkiffGame):
    """Skiff as it may be one day: with another default variant, and a new field."""

    def __init__(self, folder: Path) -> None:
        self.variants_folder = folder
        self.code_bases = folder

    def fields(self) -> list[Field]:
        return [*super().fields(), Number("sails", 0, 9)]


def test_a_code_means_the_same_after_defaults_and_fields_have_changed(tmp_path: Path) -> None:
    code = code_of(SKIFF, changed(SKIFF, die=6))
    (tmp_path / "skiff.toml").write_text(
        'game = "skiff"\nname = "New"\nrounds = 4\ndie = 4\nsails = 7\n[cards]\noars = 9\nanchors = 1\n'
    )
    first = (SKIFF.code_bases / "skiff-1.toml").read_text()
    (tmp_path / "skiff-1.toml").write_text(first)
    sails = '    { path = "sails", kind = "number", low = 0, high = 9, value = 7, before = 2 },\n]'
    (tmp_path / "skiff-2.toml").write_text(first.replace('"Skiff"', '"New"').replace("]\n", f"{sails}\n"))
    later = ChangedSkiff(tmp_path)
    variant = variant_of_code(code, later)
    assert variant.values == {"rounds": 2, "die": 6, "cards.oars": 5, "cards.anchors": 2, "sails": 2}
    assert variant.name == "Skiff"
    new = code_of(later, variant)
    assert new.startswith("skiff-2-")
    assert same(variant_of_code(new, later), variant)
    with pytest.raises(CodeError) as refused:
        variant_of_code(new, SKIFF)
    assert refused.value.why.key == "error-code-newer"


# -- what is wrong ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "error-not-a-code"),
        ("maretta", "error-not-a-code"),
        ("maretta-1-", "error-not-a-code"),
        ("maretta-1-AN", "error-not-a-code"),
        ("maretta-AND", "error-not-a-code"),
        ("1-1-AND", "error-not-a-code"),
        ("maretta-1234-AND", "error-not-a-code"),
        ("maretta-1-AÑD", "error-not-a-code"),
        ("maretta-1-A.D", "error-not-a-code"),
        ("maretta-1-" + "A" * 5000, "error-not-a-code"),
        ("maretta-1-ANE", "error-code-copied"),
        ("maretta-1-ANDA", "error-code-copied"),
        (variant_code._text("ludo", 1, 0), "error-code-game"),
        (variant_code._text("maretta", 2, 0), "error-code-newer"),
        (variant_code._text("maretta", 0, 0), "error-code-copied"),
        (variant_code._text("maretta", 1, 0, 3), "error-code-means-nothing"),  # the same with noughts before it
        (variant_code._text("maretta", 1, 32**400), "error-code-means-nothing"),
    ],
)
def test_a_wrong_code_is_refused(text: str, why: str) -> None:
    assert why_not(text) == why


def test_a_name_that_is_no_text_is_refused() -> None:
    end = len(base_of(MARETTA, 1).fields)
    digits = [(end + 1, end + 2), (0, 160), (0xFF, 256)]
    number = 0
    for digit, of in reversed(digits):
        number = number * of + digit
    assert why_not(variant_code._text("maretta", 1, number)) == "error-code-range"


def test_a_list_with_no_room_left_is_refused() -> None:
    """Two rising dividers of which the first is the highest there can be."""
    digits = [(3, len(base_of(MARETTA, 1).fields) + 2), (2, 3), (199, 200)]
    number = 0
    for digit, of in reversed(digits):
        number = number * of + digit
    with pytest.raises(CodeError) as refused:
        variant_of_code(variant_code._text("maretta", 1, number))
    assert refused.value.why.key == "error-code-range"
    assert refused.value.why.args == {"field": "path.dividers"}


def test_what_fields_cannot_see_is_checked_too() -> None:
    """V4: the code is right, and the variant is not."""
    values = {**base_of(MARETTA, 1).values, "path.last": 5}
    code = variant_code._written(MARETTA, 1, "Short", values)
    with pytest.raises(VariantError) as refused:
        variant_of_code(code)
    assert (refused.value.file, refused.value.field) == (code, "path.dividers")


# -- instead of a name -----------------------------------------------------------------------------------------


def test_a_game_takes_a_code_for_a_variant() -> None:
    code = code_of(MARETTA, MARETTA.variant("squall"))
    assert MARETTA.variant(code) == MARETTA.variant("squall")
    match = settemari.deal("maretta", seats=4, variant=code.lower(), seed=1)
    assert match.variant.name == "Squall"
    with pytest.raises(VariantError, match="game = 'maretta'"):
        VULCANO.variant(code)
    with pytest.raises(CodeError):
        MARETTA.variant(code[:-1] + ("0" if code[-1] != "0" else "2"))
    for name in ("squal", "squall-1", "no-such-1", "1-1-1"):
        with pytest.raises(UnknownVariant):
            MARETTA.variant(name)


def test_the_game_is_found_by_the_code() -> None:
    assert game_of_code("vulcano-1-C9V") is VULCANO
    assert variant_of_code("vulcano-1-C9V", MARETTA).game == "vulcano"


def test_ids_of_games_can_stand_in_a_code() -> None:
    for game in settemari.known_games():
        assert variant_code.is_code(f"{game}-1-000")


# -- anything at all -------------------------------------------------------------------------------------------


def attempt(text: str) -> bool:
    """Whether a text is a code; nothing but an error of ours ever comes of it."""
    try:
        variant = variant_of_code(text)
    except SetteMariError as error:
        return not str(error)
    game = settemari.find_game(variant.game)
    assert same(variant_of_code(code_of(game, variant)), variant)
    return True


@pytest.mark.heavy
def test_any_text_is_a_code_or_refused() -> None:
    luck = random.Random(5)
    accepted = 0
    for _ in range(pick(1_000, 30_000)):
        what = luck.randrange(3)
        if what == 0:  # any number with a right check
            bits = luck.choice((10, 30, 60, 200, 900))
            text = variant_code._text(luck.choice(["maretta", "vulcano"]), 1, luck.getrandbits(bits))
        else:
            text = luck.choice(SAMPLES)
            for _ in range(luck.randrange(1, 4)):
                at = luck.randrange(len(text) + 1)
                cut = at + luck.randrange(3)
                patch = "".join(luck.choice("01AZlo- \t\n.é\ud800U" + LETTERS) for _ in range(luck.randrange(3)))
                text = text[:at] + patch + text[cut:]
        accepted += attempt(text)
    assert accepted > 0
