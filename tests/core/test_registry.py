"""The games by id, and what it costs to import them."""

from __future__ import annotations

import subprocess
import sys

import pytest

import settemari
from settemari.core import registry
from settemari.core.errors import UnknownGame
from settemari.core.game import Game
from settemari.core.setup import Setup
from settemari.core.variant import Variant
from tests.core.toy import toy, toy_view


def test_the_games_are_known() -> None:
    assert settemari.known_games() == ["arrr", "maretta", "vulcano"]
    assert settemari.find_game("maretta") is settemari.find_game("maretta")
    assert settemari.find_game("maretta") is not settemari.find_game("vulcano")
    assert settemari.find_game("vulcano").id == "vulcano"


@pytest.mark.parametrize("game", ["", "ludo", "maretta ", None, [], 5])
def test_other_games_are_not(game: object) -> None:
    with pytest.raises(UnknownGame, match="known games: arrr, maretta, vulcano") as caught:
        settemari.find_game(game)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.known == ["arrr", "maretta", "vulcano"]


def test_a_game_can_be_entered_and_entered_anew() -> None:
    try:
        registry.register("other", "settemari.games.maretta.game:ESCAPE")
        assert settemari.find_game("other") is settemari.find_game("maretta")
        registry.register("other", "settemari.games.maretta.game:VOLCANO")
        assert settemari.find_game("other") is settemari.find_game("vulcano")
        assert "other" in settemari.known_games()
    finally:
        del registry._places["other"]
        del registry._games["other"]


def test_what_a_game_must_fill_in() -> None:
    game, view, setup = Game(), toy_view(toy(), 0), Setup(toy())
    variant = Variant("none", "none", {}, "here")
    game.check_variant(variant)
    assert game.hinge(view, 0) is None
    assert game.possible_kinds(setup, view, 0, 0) == []
    for call in (
        game.fields,
        game.policies,
        lambda: game.make_setup(variant, 3),
        lambda: game.asked(0),
        lambda: game.action(setup, 0, 0),
        lambda: game.parse(setup, 0, ""),
        lambda: game.candidates(setup, view),
        lambda: game.refusal(setup, view, 0, 1),
        lambda: game.outcome(view),
    ):
        with pytest.raises(NotImplementedError):
            call()


# -- imports ---------------------------------------------------------------------------------------------------

HEAVY = {"asyncio", "dataclasses", "inspect", "tomllib", "difflib", "json", "random", "datetime", "logging", "ssl"}
HEAVY |= {"unittest", "email", "http", "multiprocessing", "sqlite3", "argparse", "subprocess", "decimal"}


def imported(code: str) -> set[str]:
    """The top names of the modules that a fresh interpreter has after running this, and had not before."""
    lines = ["import sys", f"sys.path[:0] = {sys.path!r}", "before = set(sys.modules)", code]
    lines.append("print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))")
    run = subprocess.run([sys.executable, "-S", "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_importing_a_game_imports_nothing_heavy() -> None:
    found = imported("import settemari; settemari.find_game('maretta')")
    assert "settemari" in found
    assert found & HEAVY == set()


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    code = "import settemari; assert not any(name.startswith('settemari.games.') for name in sys.modules)"
    assert "settemari" in imported(code)


@pytest.mark.compiled_too
def test_the_engine_stands_on_the_standard_library() -> None:
    """All of it, played; the runtime of the compiled modules aside."""
    play = "match = settemari.deal('vulcano', 3, variant='hot-feet', seed=1)\n"
    play += (
        "question = match.question(); question.answer(question.seats[0], question.offer(question.seats[0]).playable[0])"
    )
    found = imported("import settemari\n" + play)
    runtime = {name for name in found if "__mypyc" in name} | {"settemari", "librt", "mypy_extensions"}
    assert found - runtime - set(sys.stdlib_module_names) == set()
