"""The same game from its file in every command: replayed, walked through, verified, as a seat saw it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.core.notation.matchfile import file_of, write
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from settemari.core.registry import find_game
from settemari.core.table import SPECTATOR
from settemari.locales import LANGUAGES
from tests.command.pseudo import PseudoTerminal

FINISHED = sorted((Path(__file__).parent.parent / "records" / "finished").glob("*/*.match"))
NAMES = [file.stem for file in FINISHED]
ONE = next(file for file in FINISHED if file.stem == "ending-token")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("file", FINISHED, ids=NAMES)
def test_a_finished_game_in_every_command(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    saved = read(file.read_text("utf-8"), str(file))
    outcome = saved.outcome
    assert outcome is not None
    assert told(capsys, "verify", str(file), "--lang", "en")[0] == 0
    code, log, err = told(capsys, "replay", str(file), "--lang", "en")
    assert (code, err) == (0, "")
    assert log.startswith("The Seven Seas" if saved.game == "arrr" else "Round 1")
    # How it ended is the last thing that is told, and it is what the file says.
    code, out, _ = told(capsys, "verify", str(file), "--json")
    assert json.loads(out)["genuine"] is True
    code, events, _ = told(capsys, "replay", str(file), "--json")
    lines = [json.loads(line) for line in events.splitlines()]
    assert sum("choice" in line for line in lines) == len(saved.choices)
    assert lines[-1]["event"].startswith("ended")
    middle = str(len(saved.choices) // 2)
    seat = find_game(saved.game).seat_words[0]
    public = told(capsys, "replay", str(file), "--at", middle, "--lang", "en")[1]
    own = told(capsys, "replay", str(file), "--at", middle, "--seat", seat, "--lang", "en")[1]
    assert public != own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_told_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, log, err = told(capsys, "replay", str(ONE), "--lang", language)
    assert (code, err) == (0, "")
    assert len(log.splitlines()) > 50
    assert told(capsys, "verify", str(ONE), "--lang", language)[0] == 0


@pytest.mark.parametrize("who", [0, 2, SPECTATOR])
def test_what_one_seat_saw_is_a_file_like_any_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, who: int
) -> None:
    saved = read(ONE.read_text("utf-8"))
    file = tmp_path / "seen.match"
    file.write_text(write(file_of(replayed(saved), saved.names, who)), "utf-8")
    assert told(capsys, "verify", str(file))[0] == 0
    word = "spectator" if who == SPECTATOR else find_game(saved.game).seat_words[who]
    seen = told(capsys, "replay", str(file), "--lang", "en")[1]
    assert seen == told(capsys, "replay", str(ONE), "--seat", word, "--lang", "en")[1]
    # It cannot be shown as another saw it, nor played on: nobody but the table knows the rest.
    assert told(capsys, "replay", str(file), "--seat", "pink")[0] == 2
    assert told(capsys, "play", "--save", str(file))[0] == 2


@pytest.mark.parametrize(
    ("old", "new", "check"),
    [
        ("seed: practice 1\n", "seed: practice 2\n", "commitment"),
        ("ended: token (A4.2), winners: pink, turquoise", "ended: token (A4.2), winners: purple", "outcome"),
        ("2 yellow: place rope-3 on purple", "2 yellow: place rope-3 on yellow", "choices"),
    ],
)
def test_verify_finds_what_was_changed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, check: str
) -> None:
    text = ONE.read_text("utf-8")
    assert text.count(old) == 1
    file = tmp_path / "changed.match"
    file.write_text(text.replace(old, new), "utf-8")
    code, out, _ = told(capsys, "verify", str(file), "--json")
    assert code == 1
    result = json.loads(out)
    assert result["genuine"] is False
    assert check in [each["check"] for each in result["checks"] if not each["fine"]]
    code, out, _ = told(capsys, "verify", str(file), "--lang", "it")
    assert code == 1
    assert "✗" in out


def test_a_log_is_broken_at_spaces_on_a_terminal_and_not_at_all_in_a_pipe(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pirates = next(file for file in FINISHED if file.stem == "ending-arrr-points")
    whole = told(capsys, "replay", str(pirates), "--lang", "fr")[1].splitlines()
    assert max(len(line) for line in whole) > 80
    terminal = PseudoTerminal("replay", str(pirates), "--plain", "--lang", "fr", columns=60, folder=tmp_path)
    assert terminal.wait() == 0
    broken = [line.removesuffix("\n") for line in terminal.text.splitlines()]
    assert max(len(line) for line in broken) <= 60
    assert not [line for line in broken if line.strip()[:1] in "»:;!?"], "a sign has left its word"
    inner = next(at for at, line in enumerate(broken) if line.startswith("  ") and len(line) > 55)
    assert broken[inner + 1].startswith("  ")
    assert " ".join(" ".join(broken).split()) == " ".join(" ".join(whole).split())


def test_walking_through_a_game_on_a_terminal(tmp_path: Path) -> None:
    terminal = PseudoTerminal("replay", str(ONE), "--lang", "en", columns=120, folder=tmp_path)
    last = len(read(ONE.read_text("utf-8")).choices)
    terminal.expect(f"After choice 0 of {last}.")
    assert "Round 1" in terminal.screen
    terminal.send("")
    terminal.expect(f"of {last}.")
    after = terminal.screen
    terminal.send("")
    terminal.expect(f"of {last}.")
    terminal.send("b")
    terminal.expect(f"of {last}.")
    assert terminal.screen.splitlines()[:-1] == after.splitlines()[:-1]
    terminal.send("9999")
    terminal.expect(f"After choice {last} of {last}.")
    assert "The game is over." in terminal.screen
    terminal.send("nonsense")
    terminal.expect(f"After choice {last} of {last}.")
    terminal.send("q")
    assert terminal.wait() == 0
    assert "Traceback" not in terminal.text


def test_a_position_played_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import settemari
    from settemari.core.notation.position import position_of_match
    from settemari.core.notation.position import read as read_position
    from settemari.core.notation.position import write as write_position

    match = settemari.deal("vulcano", seats=3, seed=1, first=0)
    file = tmp_path / "puzzle.json"
    file.write_text(write_position(position_of_match(match)), "utf-8")
    question = match.question()
    assert question is not None
    action = str(question.offer(0).playable[0])
    code, out, err = told(capsys, "position", "play", str(file), action)
    assert (code, err) == (0, "")
    assert read_position(out).state.asks(1)
    own = next(str(option.action) for option in question.offer(0).options if option.action.word("on") == "purple")
    for language in LANGUAGES:
        code, out, err = told(capsys, "position", "play", str(file), own, "--lang", language)
        assert (code, out) == (2, "")
        assert "B2.1" in err
    assert told(capsys, "position", "show", str(file), "--lang", "en")[1].startswith(" Vulcano")
    assert (
        told(capsys, "position", "show", str(file), "--seat", "pink")[1]
        != told(capsys, "position", "show", str(file))[1]
    )
