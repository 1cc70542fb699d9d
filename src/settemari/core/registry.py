"""The games there are, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from settemari.core.errors import UnknownGame
from settemari.core.game import Game

_places: dict[str, str] = {}
_games: dict[str, Game] = {}


def register(game: str, place: str) -> None:
    """Enter a game: its id, and where its object is found, as "package.module:NAME"."""
    _places[game] = place
    _games.pop(game, None)


def known_games() -> list[str]:
    return sorted(_places)


def find_game(game: str) -> Game:
    """The game of that id."""
    if not isinstance(game, str) or game not in _games:
        if not isinstance(game, str) or game not in _places:
            raise UnknownGame(game, known_games())
        module, name = _places[game].split(":")
        found = getattr(import_module(module), name)
        assert isinstance(found, Game)
        _games[game] = found
    return _games[game]
