"""Files that somebody gives to the command: in part, unfinished, with any names; through whose eyes, up to where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from settemari.core.notation.position import position_of_match
from settemari.core.notation.position import write as write_position
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue

FINISHED = next((Path(__file__).parent.parent / "records" / "finished").glob("*/ending-token.match"))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments, "--lang", "en"] if "--lang" not in arguments else arguments)
    out, err = capsys.readouterr()
    return code, out, err


def choices(text: str) -> list[object]:
    return [line["choice"] for line in map(json.loads, text.splitlines()) if "choice" in line]


def test_json_up_to_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    whole = told(capsys, "replay", str(FINISHED), "--json")[1]
    some = told(capsys, "replay", str(FINISHED), "--json", "--at", "5")[1]
    assert choices(some) == [1, 2, 3, 4, 5]
    assert whole.startswith(some)
    assert len(choices(whole)) > 5
    last = len(choices(whole))
    assert told(capsys, "replay", str(FINISHED), "--json", "--at", str(last))[1] == whole
    for at in (-1, last + 1, 10**30):
        for more in ((), ("--json",)):
            code, out, err = told(capsys, "replay", str(FINISHED), "--at", str(at), *more)
            assert (code, out) == (2, "")
            assert f"from 0 to {last}" in err


def test_a_seat_by_its_colour_or_its_player(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = FINISHED.read_text("utf-8")
    names = read(text).names
    file = tmp_path / "named.match"
    file.write_text(text.replace(f"seat pink: {names[1]}", "seat pink: Zoë"), "utf-8")
    by_colour, by_name = (told(capsys, "replay", str(file), "--seat", who, "--at", "4") for who in ("pink", "ZOË"))
    assert by_colour[0] == 0
    assert by_name == by_colour
    assert "Zoë: hand" in by_name[1]
    assert told(capsys, "replay", str(file), "--seat", "nobody")[0] == 2


def test_any_names_can_be_watched(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Names that nobody could begin a game with: twice the same, with a #, of a bot that there is not any more."""
    text = FINISHED.read_text("utf-8")
    for seat, name in zip(("purple", "pink", "yellow"), ("Anna", '"An\\u0023na"', "bot:clever"), strict=True):
        old = next(line for line in text.splitlines() if line.startswith(f"seat {seat}:"))
        text = text.replace(old, f"seat {seat}: {name}")
    file = tmp_path / "names.match"
    for same in (text, text.replace('"An\\u0023na"', "Anna")):
        file.write_text(same, "utf-8")
        assert told(capsys, "replay", str(file))[0] == 0
        assert told(capsys, "verify", str(file))[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_is_not_called_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    text = FINISHED.read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("ended:")]
    file = tmp_path / "half.match"
    file.write_text("\n".join(lines[:-6]) + "\n", "utf-8")
    code, out, _ = told(capsys, "verify", str(file), "--lang", language)
    assert code == 1
    assert out.splitlines()[-1] == Catalogue(language, ["verify"]).say("unfinished")
    file.write_text(text.replace("commitment: ", "commitment: 0")[: len(text) // 2], "utf-8")
    assert told(capsys, "verify", str(file), "--lang", language)[0] in (1, 2)


def test_a_position_in_which_the_game_is_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    file.write_text(write_position(position_of_match(replayed(read(FINISHED.read_text("utf-8"))))), "utf-8")
    assert told(capsys, "position", "show", str(file))[0] == 0
    code, out, err = told(capsys, "position", "play", str(file), "pick wood-1")
    assert (code, out) == (2, "")
    assert "the game is over by then" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_called_by_their_title_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    title = Catalogue(language, ["variants"]).say("variant-hot-feet")
    assert title in told(capsys, "simulate", "vulcano", "--games", "3", "--variant", "hot-feet", "--lang", language)[1]
    code = told(capsys, "variant", "code", "hot-feet")[1].strip()
    assert told(capsys, "variant", "check", code, "--lang", language)[1].startswith(title)
