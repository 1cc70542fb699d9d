"""Variant codes: a variant as a short text that fits in a link and can be read aloud, such as ``maretta-1-3K7QX``.

Behind the game and the version of the code stand letters of Crockford's alphabet: capitals or not, with dashes and
spaces anywhere, I and L read as 1 and O as 0. They hold what differs from the *base* of that version, and a check. A
base is data that never changes (``Game.code_bases``), so that a code means the same variant forever, whatever the
defaults become.

All that differs is one number, written digit by digit in the base that suits each: which field, in how many ways can it
differ, which of them is it. So the default variant is the check alone, and a number changed costs about three letters.
The whole code, game and version included, is a multiple of a prime: a single wrong letter, or two neighbours that have
changed places, never give another multiple.

What is too long for a code, such as a deck of cards, must be as in the base, which has only its digest. As soon as the
game comes with another, codes of that version are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from settemari.core.errors import CodeError, UnknownGame
from settemari.core.game import Game
from settemari.core.registry import find_game, known_games
from settemari.core.variant import Choice, Field, Flag, Number, Numbers, Tables, Variant, Words, read_tables
from settemari.locales.message import say

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
PRIME = 32749  # the greatest that three letters can hold
CHECK = 3  # letters
GROUP = 5  # letters between dashes
LONGEST = 2000  # characters; the longest code there can be has less than half
LONGEST_NAME = 160  # bytes: 40 letters

_READ = {letter: number for number, letter in enumerate(LETTERS)}
_READ |= (
    {letter.lower(): number for letter, number in _READ.items()} | dict.fromkeys("IiLl", 1) | dict.fromkeys("Oo", 0)
)
_DIGEST = re.compile(r"[0-9a-f]{64}")
_FORM = re.compile(r"\s*([A-Za-z][A-Za-z0-9]*)[-\s]+([0-9IiLlOo]{1,3})((?:[-\s]+[0-9A-Za-z]+)+)[-\s]*")


class Code(NamedTuple):
    """A code taken apart: its check is right, what it stands for is not known yet."""

    text: str
    game: str
    version: int
    number: int  # all that differs from the base
    letters: int  # how many there are for the number


class Digest(Field):
    """Stands in a base for tables, by a word that is another one as soon as anything in them is."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and _DIGEST.fullmatch(value) is not None


class Base(NamedTuple):
    """What the codes of one version differ from: the fields in their order, their values, the name."""

    fields: tuple[Field, ...]
    values: Mapping[str, object]
    name: str
    before: Mapping[str, object]  # fields that the version before did not have: what its codes mean by them


def is_code(text: str) -> bool:
    """Whether a text has the form of a code; right or wrong is another question."""
    return len(text) <= LONGEST and _FORM.fullmatch(text) is not None


def code_of(game: Game, variant: Variant) -> str:
    """The code of a variant, in the latest version."""
    variant = game.variant(variant)
    version = latest_version(game)
    values = {**variant.values, **_digests(game, variant)}
    for path, usual in _usual_digests(base_of(game, version)).items():
        if values[path] != usual:
            raise CodeError(variant.name, say("error-code-too-long", field=path))
    return _written(game, version, variant.name, values)


def game_of_code(text: str) -> Game:
    """The game of which a code is a variant."""
    code = _taken_apart(text)
    try:
        return find_game(code.game)
    except UnknownGame:
        raise CodeError(text, say("error-code-game", game=code.game, known=known_games())) from None


def variant_of_code(text: str, game: Game | None = None) -> Variant:
    """The variant that a code stands for; of the game it names, unless another is given to read it."""
    code = _taken_apart(text)
    if game is None or game.id != code.game:
        game = game_of_code(text)
    if code.version > latest_version(game):
        raise CodeError(text, say("error-code-newer", version=code.version))
    base = base_of(game, code.version)
    name, values = _read(base, code)
    if _written(game, code.version, name, values) != _text(game.id, code.version, code.number, code.letters):
        raise CodeError(text, say("error-code-means-nothing"))
    today = _digests(game, game.variant())
    for path, usual in _usual_digests(base).items():
        if today.get(path) != usual:
            raise CodeError(text, say("error-code-earlier", field=path))
        del values[path]  # as it comes with the game
    for later in range(code.version + 1, latest_version(game) + 1):
        values |= base_of(game, later).before
    return game.variant_of({"name": name, **values}, code.text)


def _digests(game: Game, variant: Variant) -> dict[str, object]:
    """The digests of a variant's tables."""
    tables = (field for field in game.fields() if isinstance(field, Tables))
    return {field.path: field.digest(variant.values[field.path]) for field in tables}


def _usual_digests(base: Base) -> dict[str, object]:
    return {field.path: base.values[field.path] for field in base.fields if isinstance(field, Digest)}


# -- bases -----------------------------------------------------------------------------------------------------


def latest_version(game: Game) -> int:
    version = 0
    while _file(game, version + 1).exists():
        version += 1
    return version


def base_of(game: Game, version: int) -> Base:
    return _base(_file(game, version))


def _file(game: Game, version: int) -> Path:
    return game.code_bases / f"{game.id}-{version}.toml"


@cache
def _base(file: Path) -> Base:
    tables = read_tables(file)
    fields: list[Field] = []
    values: dict[str, object] = {}
    before: dict[str, object] = {}
    listed = tables["fields"]
    assert isinstance(listed, list)
    for entry in listed:
        field = _field(entry)
        fields.append(field)
        values[field.path] = entry["value"]
        if "before" in entry:
            before[field.path] = entry["before"]
    return Base(tuple(fields), values, str(tables["name"]), before)


def _field(entry: dict[str, object]) -> Field:
    """A field as it was when the version was made."""
    kinds: dict[str, Callable[..., Field]] = {
        "number": Number,
        "numbers": Numbers,
        "word": Choice,
        "words": Words,
        "flag": Flag,
        "digest": Digest,
    }
    kind = kinds[str(entry["kind"])]
    bounds = {key: value for key, value in entry.items() if key not in ("kind", "path", "value", "before")}
    if kind is Choice:
        words = bounds.pop("words")
        assert isinstance(words, list)
        return Choice(str(entry["path"]), *words)
    return kind(entry["path"], **bounds)


# -- letters ---------------------------------------------------------------------------------------------------


def _taken_apart(text: str) -> Code:
    found = _FORM.fullmatch(text) if len(text) <= LONGEST else None
    letters = [_READ.get(letter, -1) for letter in re.sub(r"[-\s]", "", found[3])] if found else []
    if found is None or -1 in letters or len(letters) < CHECK:
        raise CodeError(text, say("error-not-a-code", example="maretta-1-..."))
    game, version = found[1].lower(), int("".join(str(_READ[letter]) for letter in found[2]))
    if version == 0 or _remainder(game, version, letters) != 0:  # version 0 never was
        raise CodeError(text, say("error-code-copied"))
    number = 0
    for letter in letters[:-CHECK]:
        number = number * len(LETTERS) + letter
    return Code(text.strip(), game, version, number, len(letters) - CHECK)


def _text(game: str, version: int, number: int, least: int = 0) -> str:
    """A number as letters with a check behind it, at least so many."""
    letters: list[int] = []
    while number > 0 or len(letters) < least:
        number, letter = divmod(number, len(LETTERS))
        letters.insert(0, letter)
    check = -_remainder(game, version, [*letters, *[0] * CHECK]) % PRIME
    letters += [check >> 10, check >> 5 & 31, check & 31]
    groups = (letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
    return "-".join([game, str(version), *("".join(LETTERS[letter] for letter in group) for group in groups)])


def _remainder(game: str, version: int, letters: list[int]) -> int:
    """Of the code as one long number."""
    remainder = int.from_bytes(f"{game}-{version}".encode(), "big")
    for letter in letters:
        remainder = (remainder * len(LETTERS) + letter) % PRIME
    return remainder


# -- what differs ----------------------------------------------------------------------------------------------

Digit = tuple[int, int]  # one of so many


def _written(game: Game, version: int, name: str, values: Mapping[str, object]) -> str:
    base = base_of(game, version)
    number = 0
    for digit, of in reversed(_digits(base, name, values)):
        number = number * of + digit
    return _text(game.id, version, number)


def _digits(base: Base, name: str, values: Mapping[str, object]) -> list[Digit]:
    """Every field that differs, by how many further it comes, and how; the name comes after the last field."""
    digits: list[Digit] = []
    at, end = -1, len(base.fields)
    for index, field in enumerate(base.fields):
        value, usual = values[field.path], base.values[field.path]
        if value != usual:
            digits += [(index - at, end - at + 1), *_how(field, value, usual)]
            at = index
    if name != base.name:
        told = name.encode()
        digits += [(end - at, end - at + 1), (len(told) - 1, LONGEST_NAME), *((byte, 256) for byte in told)]
    return digits


def _how(field: Field, value: object, usual: object) -> list[Digit]:
    """Which of the other values it is."""
    if isinstance(field, Numbers):
        assert isinstance(value, list)
        digits: list[Digit] = [(len(value) - field.shortest, field.longest - field.shortest + 1)]
        low = field.low
        for item in value:
            digits.append((item - low, field.high - low + 1))
            low = item + 1 if field.rising else low
        return digits
    if isinstance(field, Words):
        assert isinstance(value, list)
        length = (len(value) - field.shortest, field.longest - field.shortest + 1)
        return [length, *((field.words.index(word), len(field.words)) for word in value)]
    one, other, of = _place(field, value), _place(field, usual), _ways(field)
    return [(one - (one > other), of - 1)]


def _ways(field: Field) -> int:
    if isinstance(field, Number):
        return field.high - field.low + 1
    if isinstance(field, Digest):
        return 0  # it never differs
    return len(field.words) if isinstance(field, Choice) else 2


def _place(field: Field, value: object) -> int:
    """Where a value stands among all that the field can take."""
    if isinstance(field, Choice):
        return field.words.index(str(value))
    assert isinstance(value, int)
    return value - field.low if isinstance(field, Number) else value


def _read(base: Base, code: Code) -> tuple[str, dict[str, object]]:
    """Name and values of what a code stands for; raises CodeError if a digit has nothing to choose from."""
    rest = code.number
    name, values = base.name, dict(base.values)
    at, end = -1, len(base.fields)

    def take(of: int, what: str) -> int:
        nonlocal rest
        if of < 1:
            raise CodeError(code.text, say("error-code-range", field=what))
        rest, digit = divmod(rest, of)
        return digit

    while at < end and (further := take(end - at + 1, "")) != 0:
        at += further
        if at == end:
            told = bytes(take(256, "name") for _ in range(take(LONGEST_NAME, "name") + 1))
            try:
                name = told.decode()
            except UnicodeDecodeError:
                raise CodeError(code.text, say("error-code-range", field="name")) from None
            continue
        field = base.fields[at]
        if isinstance(field, Numbers):
            items: list[int] = []
            low = field.low
            for _ in range(take(field.longest - field.shortest + 1, field.path) + field.shortest):
                items.append(low + take(field.high - low + 1, field.path))
                low = items[-1] + 1 if field.rising else low
            values[field.path] = items
        elif isinstance(field, Words):
            length = take(field.longest - field.shortest + 1, field.path) + field.shortest
            values[field.path] = [field.words[take(len(field.words), field.path)] for _ in range(length)]
        else:
            place = take(_ways(field) - 1, field.path)
            place += place >= _place(field, values[field.path])
            values[field.path] = _value(field, place)
    return name, values


def _value(field: Field, place: int) -> object:
    if isinstance(field, Number):
        return field.low + place
    return field.words[place] if isinstance(field, Choice) else place == 1
