"""Leaving, at every prompt and in every way: no traceback, no game lost by a slip, nobody's hand left on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from settemari.core.notation.matchfile_reader import read
from tests.command.player import Player, start
from tests.command.pseudo import PseudoTerminal

ALONE = "Anna,bot:greedy,bot:random"
TWO = "Anna,Bruno,bot:greedy"
CARDS = re.compile(r"Wood|Rope|Fire|Water|Food|Steamship")
WAYS = {"Ctrl-C": (b"\x03", 130), "Ctrl-D": (b"\x04", 0), "q": (b"q\n", 0)}
PROMPTS = {"choose": "Your choice", "confirm": "Enter to confirm", "curtain": "when only you can see the screen"}
FINISHED = next((Path(__file__).parent.parent / "records" / "finished").glob("*/ending-token.match"))


def at(prompt: str, player: Player) -> None:
    """Play until this prompt waits for an answer, after the first choices."""
    confirmed = player.prompts["confirm-prompt"]
    player.play(lambda: player.asked.count(confirmed) >= 3)
    while True:
        came = player.terminal.expect(*PROMPTS.values())
        if came == PROMPTS[prompt]:
            return
        player.terminal.send(player.label() if came == PROMPTS["choose"] else "")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("prompt", PROMPTS)
def test_no_hand_stays_on_the_screen(tmp_path: Path, prompt: str, way: str) -> None:
    file = tmp_path / "left.match"
    player = start(tmp_path, "maretta", TWO, "en", "--save", file.name, "--seed", "3")
    at(prompt, player)
    key, code = WAYS[way]
    player.terminal.press(key)
    player.terminal.expect("Go on with: settemari play --save left.match")
    assert player.terminal.wait() == code
    assert "Traceback" not in player.terminal.text
    assert not CARDS.search(player.terminal.screen)
    assert read(file.read_text("utf-8")).choices


@pytest.mark.parametrize("way", WAYS)
def test_leaving_a_replay(tmp_path: Path, way: str) -> None:
    terminal = PseudoTerminal("replay", str(FINISHED), "--lang", "en", folder=tmp_path)
    terminal.expect("After choice 0 of")
    key, code = WAYS[way]
    terminal.press(key)
    assert terminal.wait() == code
    assert "Traceback" not in terminal.text


def unsaved(folder: Path) -> Player:
    """A game that is not saved, after its first choices."""
    player = start(folder, "maretta", ALONE, "en", "--seed", "3")
    at("choose", player)
    player.terminal.send("q")
    player.terminal.expect("The game is not saved.")
    return player


def test_an_unsaved_game_is_not_lost_by_a_slip(tmp_path: Path) -> None:
    terminal = unsaved(tmp_path).terminal
    terminal.send("")
    terminal.expect("Your choice")
    terminal.send("QUIT")
    terminal.expect("The game is not saved.")
    terminal.send("q")
    terminal.expect("It was not saved")
    assert terminal.wait() == 0
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("way", ["Ctrl-C", "Ctrl-D"])
def test_leaving_for_good_where_it_is_asked(tmp_path: Path, way: str) -> None:
    terminal = unsaved(tmp_path).terminal
    key, code = WAYS[way]
    terminal.press(key)
    terminal.expect("It was not saved")
    assert terminal.wait() == code


def test_an_unsaved_game_can_be_saved_at_the_end(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", "utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    terminal = unsaved(tmp_path).terminal
    for name, why in (("notes.txt", "already"), ("binary", "already"), ("nowhere/x", "no folder"), (".", "already")):
        terminal.send(name)
        terminal.expect(why)
        terminal.expect("The game is not saved.")
    terminal.send("my game.match")
    terminal.expect("Go on with: settemari play --save 'my game.match'")
    assert terminal.wait() == 0
    assert notes.read_text("utf-8") == "mine"
    assert read((tmp_path / "my game.match").read_text("utf-8")).choices
