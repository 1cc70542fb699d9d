"""The command as a whole: help that teaches, languages, exit codes, pipes, and clear words for wrong input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from settemari import __version__, find_game, known_games
from settemari.cli import main
from settemari.cli.language import chosen_language
from settemari.cli.parser import make_parser
from settemari.lab.breakdown import countable, tables_of
from settemari.locales import LANGUAGES

COMMANDS = [
    "play",
    "simulate",
    "arena",
    "replay",
    "verify",
    "variant",
    "variant list",
    "variant show",
    "variant check",
    "variant code",
    "position",
    "position show",
    "position play",
    "rule",
    "bots",
    "print",
]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of the command, run here."""
    try:
        code = main(arguments)
    except SystemExit as stopped:  # argparse
        code = int(stopped.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_help_teaches_with_an_example_that_can_be_typed(
    capsys: pytest.CaptureFixture[str], language: str, name: str
) -> None:
    code, out, err = told(capsys, *name.split(), "--help", "--lang", language)
    assert (code, err) == (0, "")
    examples = re.findall(r"^ +settemari (.+)$", out, re.MULTILINE)
    assert examples
    for example in examples:
        words = re.findall(r'"[^"]*"|\S+', example.partition(" > ")[0])
        parsed = make_parser(language).parse_args([word.strip('"') for word in words])
        assert callable(parsed.run)


def test_help_is_another_text_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert len({told(capsys, "play", "--help", "--lang", language)[1] for language in LANGUAGES}) == len(LANGUAGES)
    assert told(capsys, "--help", "--lang", "it")[1].startswith("uso:")
    assert "exit codes" in told(capsys, "--help", "--lang", "en")[1]


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--version")[:2] == (0, f"settemari {__version__}\n")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {"LC_ALL": "fr_FR", "LANG": "it_IT"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {"SETTEMARI_LANG": "it", "LANG": "fr_FR"}, "it"),
        (["--lang", "fr"], {"LANG": "it_IT"}, "fr"),
        (["rule", "--lang=it"], {}, "it"),
        (["--lang"], {"LANG": "it_IT"}, "it"),
        (["--lang", "xx"], {}, "en"),
    ],
)
def test_which_language_is_spoken(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen_language(arguments, environment) == language


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["COMMAND"]),
        (["sail"], ["sail", "play"]),
        (["play", "ludo"], ["ludo", "maretta"]),
        (["play", "--seats", "Anna,Bruno"], ["2", "3, 4, 5"]),
        (["play", "--seats", "Anna,Anna,Bruno"], ["Anna", "same name"]),
        (["play", "--seats", "Anna,Bruno,bot:clever"], ["clever", "greedy"]),
        (["play", "--seats", "Anna,Bruno,Car#la"], ["Car#la"]),
        (["play", "--seats", "Anna,,Bruno"], ["''"]),
        (["play", "--seed", "-1"], ["-1"]),
        (["play", "--variant", "nonsense"], ["nonsense", "adrenaline"]),
        (["play", "--variant", "hot-feet"], ["hot-feet"]),
        (["simulate", "maretta", "--games", "0"], ["0", "1"]),
        (["simulate", "maretta", "--bots", "greedy,random"], ["2", "4 seats"]),
        (["simulate", "maretta", "--processes", "-1"], ["-1"]),
        (["play", "--seats", "Anna,Bruno,exec:no-such-bot"], ["no-such-bot"]),
        (["play", "--seats", "Anna,Bruno,exec:"], ["exec:./mybot"]),
        (["play", "--bot-seconds", "0"], ["0.0", "3600"]),
        (["arena", "maretta"], ["--bots"]),
        (["arena", "maretta", "--bots", "greedy"], ["two different bots"]),
        (["arena", "maretta", "--bots", "greedy,greedy,random"], ["4 seats"]),
        (["arena", "maretta", "--bots", "greedy,clever"], ["clever", "greedy"]),
        (["arena", "maretta", "--bots", "greedy,exec:no-such-bot"], ["no-such-bot"]),
        (["arena", "maretta", "--bots", "greedy,random", "--seats-count", "9"], ["9"]),
        (["arena", "maretta", "--bots", "greedy,random", "--bot-seconds", "nan"], ["nan"]),
        (["replay", "not-there.match"], ["not-there.match", "no such file"]),
        (["verify", "."], ["folder"]),
        (["variant", "check", "not-there.toml"], ["not-there.toml"]),
        (["variant", "show", "nonsense"], ["nonsense", "vulcano"]),
        (["variant", "check", "maretta-1-XXXXX"], ["maretta-1-XXXXX"]),
        (["position", "show", "not-there.json"], ["not-there.json"]),
        (["rule", "A9.9"], ["A9.9"]),
    ],
)
def test_wrong_input_is_named_with_its_remedy(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: list[str]
) -> None:
    code, out, err = told(capsys, *arguments, "--lang", "en")
    assert (code, out) == (2, "")
    for word in words:
        assert word in err
    assert "Traceback" not in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_input_is_named_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    complaints = {"it": "non esiste", "en": "no such file", "fr": "ce fichier"}
    err = told(capsys, "replay", "nowhere", "--lang", language)[2]
    assert complaints[language] in err


# -- simulate --------------------------------------------------------------------------------------------------


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "simulate", "maretta", "--games", "40", "--bots", "greedy", "--seed", "3", "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["games"] == 40
    assert set(result["wins"]) == {"purple", "pink", "yellow", "turquoise"}
    assert sum(result["endings"].values()) == 40
    assert set(result["rounds"]) == {"mean", "median"}
    assert {"seconds", "games_per_second", "decisions", "decisions_per_second", "compiled", "digest"} <= set(result)


@pytest.mark.parametrize("game", known_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_for_people(capsys: pytest.CaptureFixture[str], game: str, language: str) -> None:
    seats = str(find_game(game).seat_counts[-1])
    code, out, err = told(capsys, "simulate", game, "--games", "30", "--seats", seats, "--lang", language)
    assert (code, err) == (0, "")
    assert out.count("%") >= int(seats) + 1


@pytest.mark.parametrize("game", known_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_counts_by_everything_for_people(capsys: pytest.CaptureFixture[str], game: str, language: str) -> None:
    seats = str(find_game(game).seat_counts[0])
    by = ",".join(countable(find_game(game)))
    code, out, err = told(
        capsys, "simulate", game, "--games", "2", "--seats", seats, "--lang", language, "--by", by, "--by", "seat"
    )
    assert (code, err) == (0, "")
    tables = out.count(
        {"it": "(intervalli al 95 %)", "en": "(95 % intervals)", "fr": "(intervalles à 95\u00a0%)"}[language]
    )
    assert tables == len(tables_of(find_game(game), by.split(",")))
    assert "\N{MULTIPLICATION SIGN}" in out


def test_simulate_counts_by_barrel_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "simulate", "maretta", "--games", "10", "--by", "barrel, ending", "--json")
    by = json.loads(out)["by"]
    assert (code, set(by)) == (0, {"barrel", "ending"})
    assert set(by["barrel"]["monkey"]) == {"opened", "won"}
    assert set(by["barrel"]["monkey"]["won"]) == {"count", "of", "share", "low", "high", "times_fair"}
    assert sum(ending["games"]["count"] for ending in by["ending"].values()) == 10


def test_what_cannot_be_counted_by_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "simulate", "vulcano", "--by", "barrel,captain", "--lang", "en")
    assert (code, out) == (2, "")
    assert "'captain'" in err
    assert "ending, seat, turn, barrel, card" in err


def _at_a_keyboard() -> None:
    """Ctrl-C works again, also if the tests run in the background, where shells switch it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_simulate_tells_at_ctrl_c_what_came_out_so_far() -> None:
    line = [sys.executable, "-m", "settemari.cli", "simulate", "maretta", "--games", "100000000", "--processes", "2"]
    line += ["--lang", "en"]
    process = subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_at_a_keyboard,  # noqa: PLW1509 (this process has one thread)
    )
    time.sleep(3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (130, "")
    # On a slow machine not one game may have been played by then.
    assert out == "" or (" of 100000000 games." in out and "Digest" in out)


def test_a_reader_that_has_enough_is_no_error() -> None:
    line = f"{sys.executable} -m settemari.cli rule | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.splitlines()[-1] == "0"
    assert done.stderr == ""


# -- variants --------------------------------------------------------------------------------------------------


def test_a_variant_goes_from_file_to_code_and_back(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(told(capsys, "variant", "show", "adrenaline")[1], "utf-8")
    code = told(capsys, "variant", "code", str(file))[1].strip()
    assert code == told(capsys, "variant", "code", "adrenaline")[1].strip()
    shown = json.loads(told(capsys, "variant", "show", code, "--json")[1])
    assert (shown["name"], shown["path"]["last"]) == ("Adrenaline", 14)
    checked = json.loads(told(capsys, "variant", "check", code, "--json")[1])
    assert checked["changed"] == {"path.last": 14, "path.dividers": [4, 8]}
    assert "path.last = 14" in told(capsys, "variant", "check", code, "--lang", "en")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_variants(capsys: pytest.CaptureFixture[str], language: str) -> None:
    out = told(capsys, "variant", "list", "--lang", language)[1]
    listed = json.loads(told(capsys, "variant", "list", "--json")[1])
    assert len(listed) == 15
    for one in listed:
        assert one["name"] in out
    only = json.loads(told(capsys, "variant", "list", "vulcano", "--json")[1])
    assert {one["game"] for one in only} == {"vulcano"}
