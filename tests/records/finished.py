"""Finished games, kept forever: one for every ending and one for every shipped variant, as match files.

They lie in ``finished/rules-N``, N the number of the rules they were played by, and ``digests.json`` says of each what
came of it. A finished game is never written anew: when the rules change, their number is raised, and new ones are
found with ``python -m tests.records``. The old ones stay, to be refused for their number.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from settemari.core.match import Match
from settemari.core.notation.matchfile import file_of, write
from settemari.core.registry import find_game
from tests.records.find import WANTED, find
from tests.records.games import eyes, observers, play_at_random

FOLDER = Path(__file__).parent / "finished"
DIGESTS = FOLDER / "digests.json"
GAMES = ("maretta", "vulcano", "arrr")
NAMES = ("Anna", "Bruno", "Carla", "bot:greedy", "bot:random")


def files() -> list[str]:
    """Every file there is, as ``rules-1/ending-token``."""
    return sorted(str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.glob("rules-*/*.match"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.match").read_text("utf-8")


def stored() -> dict[str, str]:
    read: dict[str, str] = json.loads(DIGESTS.read_text("utf-8"))
    return read


def rules_of(text: str) -> tuple[str, int]:
    """The game and the number of its rules, without reading the rest."""
    entries = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line and not line[0].isdigit())
    return entries["game"], int(entries["rules"])


def digest_of(match: Match) -> str:
    """A hash of all that everybody was told, in order, and of all that was chosen."""
    told = [match.events(eyes(seat)) for seat in observers(match)]
    plain = json.dumps([told, [list(choice) for choice in match.record], match.outcome])
    return hashlib.sha256(plain.encode()).hexdigest()


# -- finding them ----------------------------------------------------------------------------------------------


def wanted() -> list[str]:
    """The files there must be for the rules of today."""
    return [*(_name(WANTED[ending].game, f"ending-{ending}") for ending in WANTED), *(name for name, *_ in _variants())]


def _name(game: str, what: str) -> str:
    return f"rules-{find_game(game).rules_number}/{what}"


def _variants() -> Iterator[tuple[str, str, str, int]]:
    """Every shipped variant: the file's name, game and variant, and a number of its own."""
    number = 0
    for game in GAMES:
        for variant in find_game(game).variant_names():
            number += 1
            yield _name(game, f"variant-{variant}"), game, variant, number


def _game_of_variant(game: str, variant: str, number: int) -> Match:
    """A game with drafts; practice or real, the first player drawn or not, as few seats as possible or more."""
    found = find_game(game)
    seats = found.seat_counts[number % len(found.seat_counts)]
    seed = number if number % 2 else hashlib.sha256(variant.encode()).digest()
    match = Match(found, seats, found.variant(variant), seed, None if number % 4 else number % seats)
    return play_at_random(match, seed)


def find_missing() -> list[str]:
    """Write the files that are not there yet, and their digests."""
    made: dict[str, Match] = {}
    there = set(files())
    for ending, one in WANTED.items():
        name = _name(one.game, f"ending-{ending}")
        if name not in there:
            made[name] = find(one)
    for name, game, variant, number in _variants():
        if name not in there:
            made[name] = _game_of_variant(game, variant, number)
    for name, match in made.items():
        path = FOLDER / f"{name}.match"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(file_of(match, NAMES[: match.seats])), encoding="utf-8")
    digests = (stored() if DIGESTS.exists() else {}) | {name: digest_of(match) for name, match in made.items()}
    DIGESTS.write_text(json.dumps(dict(sorted(digests.items())), indent=1) + "\n", encoding="utf-8")
    return list(made)
