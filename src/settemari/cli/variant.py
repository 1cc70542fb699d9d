"""``settemari variant``: list, show, check and share variants."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from settemari.core.errors import UnknownVariant
from settemari.core.game import Game
from settemari.core.notation.variant_code import code_of, is_code, variant_of_code
from settemari.core.registry import find_game, known_games
from settemari.core.variant import Variant, read_tables, toml_of

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
    if which.endswith(".toml"):
        file = Path(which)
        named = read_tables(file).get("game")
        game = find_game(named if isinstance(named, str) and named in known_games() else known_games()[0])
        return game.variant(file)
    games = [find_game(name) for name in known_games()]
    for game in games:
        if which in game.variant_names():
            return game.variant(which)
    raise UnknownVariant(which, "settemari", [name for game in games for name in game.variant_names()])


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

    catalogue = Catalogue(language, ["maretta-words", "variants"])
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
    changed = {path: value for path, value in variant.values.items() if default[path] != value}
    if as_json:
        print(json.dumps({"game": game.id, "name": variant.name, "seats": counts, "changed": changed}, indent=2))
        return
    from settemari.locales.catalogue import Catalogue

    catalogue = Catalogue(language, ["command", "lists", "variants"])
    say = catalogue.say
    print(say("variant-fine", name=title(game, variant, catalogue), seats=counts))
    for path, value in changed.items():
        print("  " + say("variant-changed", field=path, value=json.dumps(value), usual=json.dumps(default[path])))
