"""Anything at all read as a variant: it is taken whole, or refused, and nothing else ever happens.

What cannot be read is refused as a FileError, what is read and wrong as a VariantError.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settemari
from settemari.core.errors import FileError, VariantError
from settemari.core.variant import Choice, Number, Numbers, Variant
from settemari.games.maretta import codes as c
from tests.size import pick
from tests.variants.scene import Scene

ESCAPE = settemari.find_game("maretta")
VOLCANO = settemari.find_game("vulcano")
GAMES = {"maretta": ESCAPE, "vulcano": VOLCANO}
FIELDS = [(game, field) for game, found in GAMES.items() for field in found.fields()]
SIZE = settings(max_examples=pick(150, 4_000), deadline=None)

pytestmark = pytest.mark.heavy


def attempt(load: Callable[[], Variant], source: str) -> Variant | None:
    """The variant, or None if it was refused as it should be."""
    refusal: VariantError | FileError
    try:
        return load()
    except (VariantError, FileError) as error:
        refusal = error
    assert refusal.file == source
    assert str(refusal).startswith(f"{source}: ")
    if isinstance(refusal, FileError):
        assert Path(source).is_absolute()  # only a file can be unreadable, never tables
        assert refusal.why.key in ("error-not-toml", "error-not-utf8")
    return None


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("variants") / "any.toml"


LEAF = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.dates()
LIST = st.lists(st.integers(-5, 250), max_size=8)
WORD = st.sampled_from(["always", "after-move", "nobody"])
PARTS = sorted({part for _, field in FIELDS for part in field.path.split(".")} | {"game", "name", "x", ""})
KEY = st.sampled_from(PARTS) | st.sampled_from([field.path for _, field in FIELDS]) | st.text(max_size=3)
TABLES = st.recursive(LEAF | LIST | WORD, lambda inner: st.dictionaries(KEY, inner, max_size=4), max_leaves=12)


def near_values(game: str) -> st.SearchStrategy[dict[str, object]]:
    """Values that each field takes, in combinations that need not go together."""
    kinds: dict[str, st.SearchStrategy[object]] = {}
    for field in GAMES[game].fields():
        if isinstance(field, Number):
            kinds[field.path] = st.integers(field.low, field.high)
        elif isinstance(field, Numbers):
            size = min(field.longest, 20)
            numbers = st.lists(st.integers(field.low, field.high), max_size=size, unique=field.rising)
            kinds[field.path] = numbers.map(sorted) if field.rising else numbers
        elif isinstance(field, Choice):
            kinds[field.path] = st.sampled_from(field.words)
        else:
            kinds[field.path] = st.booleans()
    return st.fixed_dictionaries({}, optional=kinds)


@SIZE
@given(game=st.sampled_from(sorted(GAMES)), tables=st.dictionaries(KEY, TABLES, max_size=5))
def test_V_any_tables_are_taken_whole_or_refused(game: str, tables: dict[str, object]) -> None:
    variant = attempt(lambda: GAMES[game].variant_of(tables, "any.toml"), "any.toml")
    if variant is not None:
        assert list(variant.values) == [field.path for field in GAMES[game].fields()]
        GAMES[game].setup(3, variant)


@SIZE
@given(data=st.data(), game=st.sampled_from(sorted(GAMES)))
def test_V_what_is_taken_can_be_dealt(data: st.DataObject, game: str) -> None:
    tables = data.draw(near_values(game))
    variant = attempt(lambda: GAMES[game].variant_of(tables, "any.toml"), "any.toml")
    if variant is not None:
        for seats in (3, 4, 5):
            scene = Scene(GAMES[game], variant.values, seats)
            hands = [len(scene.pieces(c.HAND + seat)) for seat in range(seats)]
            assert hands == [variant.number("hand.first")] * seats


@SIZE
@given(content=st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "ignore")))
def test_V_any_file_is_taken_whole_or_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    variant = attempt(lambda: VOLCANO.variant(file), str(file))
    assert variant in (None, VOLCANO.variant())  # nothing so short and wild says anything of meaning


@SIZE
@given(data=st.data())
def test_V_a_damaged_file_is_taken_whole_or_refused(file: Path, data: st.DataObject) -> None:
    """A shipped file with a piece cut out, doubled or overwritten."""
    whole = (ESCAPE.variants_folder / "maretta.toml").read_bytes()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 40)))
    patch = data.draw(st.binary(max_size=8) | st.just(whole[start:end] * 2))
    file.write_bytes(whole[:start] + patch + whole[end:])
    variant = attempt(lambda: ESCAPE.variant(file), str(file))
    if variant is not None:
        assert ESCAPE.variant_of(variant.tables()) == variant
