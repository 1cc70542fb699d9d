"""Whole games of Arrr!!! at a real pseudo-terminal: every mode, several people at one screen, resuming, wrong input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from settemari.cli import main
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from tests.command.pirate import Pirate, sail
from tests.size import pick

ALONE = "Anna,bot:greedy"
TWO = "Anna,Bruno"


def finished(pirate: Pirate, file: Path) -> None:
    """The game is over, the file is genuine, and nothing went wrong on the way."""
    assert pirate.terminal.wait() == 0
    assert "Traceback" not in pirate.terminal.text
    assert read(file.read_text("utf-8")).outcome is not None
    assert main(["verify", str(file)]) == 0


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("mode", "language", "columns"), [("gallows", "it", 80), ("boarding", "fr", 120), ("full", "en", 80)]
)
def test_a_whole_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mode: str, language: str, columns: int
) -> None:
    file = tmp_path / "evening.match"
    for seed in range(pick(1, 3)):
        file.unlink(missing_ok=True)
        more = ("--save", file.name, "--mode", mode, *(("--seed", str(seed)) if seed else ()))
        pirate = sail(tmp_path, ALONE, language, *more, columns=columns, seed=seed)
        pirate.play()
        finished(pirate, file)
        assert max(cell_len(line) for line in pirate.terminal.screen.splitlines()) <= columns
        assert pirate.confirm in pirate.asked
        assert pirate.curtain not in pirate.asked  # who plays alone needs none
        assert pirate.anybody not in pirate.asked
        assert read(file.read_text("utf-8")).variant.word("mode") == mode
    for command in (["replay", str(file)], ["replay", str(file), "--at", "20", "--seat", "Anna"]):
        capsys.readouterr()
        assert main([*command, "--lang", language]) == 0
        assert "Anna" in capsys.readouterr().out


@pytest.fixture
def short(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A variant with few explorations: two turns for each of two."""
    file = tmp_path_factory.mktemp("variant") / "short.toml"
    file.write_text('game = "arrr"\nname = "Short"\n[explorations]\n2 = 5\n', "utf-8")
    return str(file)


def test_several_people_are_asked_in_the_open_and_curtains_fall_for_who_answers(tmp_path: Path, short: str) -> None:
    file = tmp_path / "two.match"
    more = ("--save", file.name, "--variant", short, "--mode", "boarding", "--seed", "7")
    pirate = sail(tmp_path, TWO, "en", *more)
    seen = {"public": 0, "Anna": 0, "Bruno": 0}

    def looks() -> bool:
        screen = pirate.terminal.screen
        if pirate.anybody in screen:
            seen["public"] += 1
            assert ": hand" not in screen  # nobody's cards
            assert "Does anybody answer?" in screen
        elif pirate.curtain in screen:
            name = next(name for name in ("Anna", "Bruno") if f"{name}, press Enter" in screen)
            seen[name] += 1
            assert "Seven Seas" not in screen  # nothing of the table is left
        return False

    pirate.play(looks)
    finished(pirate, file)
    assert min(seen.values()) > 1


def test_the_public_question_takes_letters_enter_and_nothing_else(tmp_path: Path) -> None:
    pirate = sail(tmp_path, TWO, "en", "--mode", "boarding", "--seed", "7")
    pirate.reach("Does anybody answer?")
    terminal = pirate.terminal
    before = terminal.screen
    named = re.findall(r"^  ?([ab])  (?:Anna|Bruno) ", before, re.MULTILINE)
    assert named
    terminal.send("xyz")
    terminal.expect("Type the letters of all who want to answer")
    terminal.expect(pirate.anybody)
    terminal.send("log")
    terminal.expect("Round 1")
    terminal.expect(pirate.anybody)
    terminal.send("card ghost-ship")
    terminal.expect("Ghost Ship")
    terminal.expect(pirate.anybody)
    terminal.send(named[0])
    terminal.expect(f"{'Anna' if named[0] == 'a' else 'Bruno'}, press Enter")
    terminal.send("")
    terminal.expect(pirate.usual)  # the cards, and Enter to pass all the same
    assert ": hand" in terminal.screen
    terminal.kill()


def test_a_killed_game_goes_on_where_it_stopped(tmp_path: Path, short: str) -> None:
    file = tmp_path / "power-cut.match"
    more = ("--save", file.name, "--variant", short, "--mode", "boarding")
    pirate = sail(tmp_path, ALONE, "en", *more)
    # A recruit or a crew is chosen bit by bit, and written down when it is whole: nine questions may not be enough.
    pirate.play(lambda: len(pirate.asked) >= 9 and bool(read(file.read_text("utf-8")).choices))
    pirate.terminal.kill()
    left = set(tmp_path.iterdir())  # if it was killed while it wrote, what it was writing lies there too
    before = read(file.read_text("utf-8"))
    assert before.choices
    assert before.outcome is None
    replayed(before)
    again = sail(tmp_path, ALONE, "en", *more, seed=2)
    again.play()
    finished(again, file)
    after = read(file.read_text("utf-8"))
    assert after.choices[: len(before.choices)] == before.choices
    assert set(tmp_path.iterdir()) == left


def test_equipping_is_a_draft_that_can_be_taken_back_up_to_the_action(tmp_path: Path) -> None:
    pirate = sail(tmp_path, ALONE, "en", "--mode", "gallows", "--seed", "4")
    terminal = pirate.terminal
    pirate.reach("Which crew do you equip?")
    assert "nobody equipped" in terminal.screen
    assert "you can only raid" in terminal.screen
    terminal.send("1")
    terminal.expect("Which crew do you equip?")
    terminal.expect("Set sail")
    assert "nobody equipped" not in terminal.screen
    terminal.send("")  # set sail
    terminal.expect("What do you do")
    terminal.expect(pirate.choose)
    raid = re.search(r"^ +(\d+)  Raid", terminal.screen, re.MULTILINE)
    assert raid is not None
    terminal.send(raid[1])
    terminal.expect(pirate.confirm)
    assert "Equip “" in terminal.screen.rpartition("What do you do")[2]  # all of it at a second look
    terminal.send("u")
    terminal.expect("What do you do")
    terminal.expect(pirate.choose)
    terminal.send("u")
    terminal.expect("Which crew do you equip?")
    terminal.expect("Set sail")
    terminal.send("u")
    terminal.expect("Which crew do you equip?")
    terminal.expect("Set sail")
    assert "nobody equipped" in terminal.screen
    terminal.kill()


def test_wrong_input_why_not_cards_rules_and_help(tmp_path: Path) -> None:
    pirate = sail(tmp_path, ALONE, "en", "--mode", "full", "--seed", "4")
    terminal = pirate.terminal
    pirate.reach("What do you do")
    for typed, told in (
        ("?", "Enter alone passes"),
        ("nonsense", "Type a label such as"),
        ("sail nowhere", "no such card"),
        ("challenge anna in attack for 3", "anna"),
        ("why", "Name a label that is greyed out"),
        ("rule P3.5", "Influence"),
        ("card ghost", "Ghost Ship"),
        ("card zzz", 'No card is called "zzz"'),
        ("99", "Type a label such as"),
    ):
        terminal.send(typed)
        terminal.expect(told)
        terminal.expect(pirate.choose)
    terminal.send("q")
    terminal.expect("The game is not saved")
    terminal.send("q")
    assert terminal.wait() == 0
    assert "Traceback" not in terminal.text


def test_who_plays_alone_is_asked_only_when_there_is_something_to_play(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Enter at every moment; what stands above the prompt then is something that could have been played."""
    moments = 0
    typed = iter(range(10_000))

    def keyboard(prompt: str = "") -> str:
        nonlocal moments
        shown = capsys.readouterr().out
        if "(Enter: Pass;" in prompt:
            moments += 1
            assert re.search(r"^ +\d+  \S", shown.rpartition("►")[2], re.MULTILINE)
        return "" if "Enter" in prompt else str(next(typed) % 9 + 1)

    monkeypatch.setattr("builtins.input", keyboard)
    game = ["--seats", ALONE, "--variant", short, "--seed", "3", "--save", str(tmp_path / "x.match")]
    assert main(["play", "arrr", *game, "--lang", "en"]) == 0
    assert moments > 0
    assert read((tmp_path / "x.match").read_text("utf-8")).outcome is not None
