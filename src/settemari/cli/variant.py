"""``settemari variant``: list, show, check and share variants."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from settemari.core.errors import UnknownVariant, WrongNumber
from settemari.core.game import Game
from settemari.core.notation.variant_code import code_of, is_code, variant_of_code
from settemari.core.registry import find_game, known_games
from settemari.core.variant import Variant, flatten, largest_file, read_tables, toml_of
from settemari.locales.message import say

LONGEST_NAME = 40  # of a variant

if TYPE_CHECKING:  # the languages are read only where there is something to say
    from settemari.locales.catalogue import Catalogue


def run(options: Namespace, language: str) -> int:
    """One of its commands."""
    if options.what == "list":
        return _list(options, language)
    variant = find_variant(options.variant)
    game = find_game(variant.game)
    if options.what == "code":
        code = code_of(game, variant)
        print(json.dumps({"code": code}) if options.json else code)
    elif options.what == "check":
        _checked(game, variant, options.json, language)
    else:
        print(json.dumps(variant.tables(), indent=2) if options.json else toml_of(variant), end="\n" * options.json)
    return 0


def find_variant(which: str, wanted: str | None = None) -> Variant:
    """A variant of any game, or of the wanted one, by name, file or code."""
    if wanted is not None:
        return find_game(wanted).variant(which)
    if is_code(which):
        return variant_of_code(which)
    games = [find_game(name) for name in known_games()]
    if which.endswith(".toml"):
        return _game_of(Path(which), games).variant(Path(which))
    for game in games:
        if which in game.variant_names():
            return game.variant(which)
    raise UnknownVariant(which, "settemari", [name for game in games for name in game.variant_names()])


def _game_of(file: Path, games: Sequence[Game]) -> Game:
    """The game that a variant file names; if it names none, the one that knows most of its fields."""
    tables = read_tables(file, max(largest_file(game.fields()) for game in games))  # the game itself may take less
    named = tables.get("game")
    there = {path for path, _ in flatten(tables)}

    def fit(game: Game) -> tuple[bool, int]:
        return game.id == named, len(there & {field.path for field in game.fields()})

    return max(games, key=fit)


def variant_asked_for(game: Game, options: Namespace) -> Variant:
    """What ``--variant``, ``--mode`` and ``--deck`` ask for together."""
    given = {"mode": options.mode, "deck": options.deck}
    variant = game.variant(options.variant)
    fields = {field.path for field in game.fields()}
    for path, value in given.items():
        if value is not None and path not in fields:
            raise WrongNumber(f"--{path}", say("error-no-such-option", game=game.id))
    if options.mode is None and options.deck is None:
        return variant
    values, name = dict(variant.values), variant.name
    if options.mode is not None:
        values["mode"] = options.mode
    if options.deck is not None:
        from settemari.games.arrr.deck_file import read_deck

        deck = read_deck(options.deck)
        values["deck"], name = deck, deck.name[:LONGEST_NAME]
    made = game.variant(Variant(game.id, name, values, "--mode" if options.deck is None else options.deck))
    shipped = (game.variant(known) for known in game.variant_names())
    return next((known for known in shipped if known == made), made)


def title(game: Game, variant: Variant, catalogue: Catalogue) -> str:
    """What a variant is called: in the language spoken if it comes with the game (area ``variants``)."""
    for name in game.variant_names():
        if game.variant(name) == variant:
            return catalogue.say(f"variant-{name}")
    return variant.name


def title_if_special(game: Game, variant: Variant, catalogue: Catalogue) -> str:
    """The same for the head of a table: nothing for the game as printed."""
    return "" if variant == game.variant() else title(game, variant, catalogue)


def _list(options: Namespace, language: str) -> int:
    games = [find_game(options.game)] if options.game else [find_game(name) for name in known_games()]
    if options.json:
        listed = [
            {
                "game": game.id,
                "name": name,
                "title": (variant := game.variant(name)).name,
                "code": code_of(game, variant),
            }
            for game in games
            for name in game.variant_names()
        ]
        print(json.dumps(listed, indent=2))
        return 0
    from settemari.locales.catalogue import Catalogue

    catalogue = Catalogue(language, ["games", "variants"])
    for number, game in enumerate(games):
        print(("\n" if number else "") + catalogue.say(f"game-{game.id}"))
        for name in game.variant_names():
            print(f"  {name:<14} {catalogue.say(f'variant-{name}')}")
            print(f"  {'':<14} {catalogue.attribute(f'variant-{name}', 'about')}")
    return 0


def _checked(game: Game, variant: Variant, as_json: bool, language: str) -> None:
    """A variant that could be read is right: say for how many it deals, and what it changes."""
    counts = list(game.seat_counts)
    default = game.variant().values
    changed = [field for field in game.fields() if default[field.path] != variant.values[field.path]]
    if as_json:
        plain = {field.path: field.plain(variant.values[field.path]) for field in changed}
        print(json.dumps({"game": game.id, "name": variant.name, "seats": counts, "changed": plain}, indent=2))
        return
    from settemari.locales.catalogue import Catalogue

    catalogue = Catalogue(language, ["command", "lists", "variants"])
    print(catalogue.say("variant-fine", name=title(game, variant, catalogue), seats=counts))
    for field in changed:
        value, usual = (_told(field.brief(values[field.path])) for values in (variant.values, default))
        print("  " + catalogue.say("variant-changed", field=field.path, value=value, usual=usual))


def _told(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
