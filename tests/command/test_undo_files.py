"""A saved game in which all agreed to go back, in the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.cli.replay import Replay
from settemari.cli.terminal import Terminal
from settemari.core.match import Match
from settemari.core.notation.matchfile import file_of, write
from settemari.core.table import SPECTATOR
from settemari.core.undoing import begun_anew
from settemari.games.arrr.game import ARRR
from settemari.games.maretta.game import ESCAPE, VOLCANO
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from tests.core.going_back import play_with_undos

Capture = pytest.CaptureFixture[str]
NAMES = ["Anna", "Bruno", "bot:greedy"]
WENT_BACK = {language: Catalogue(language, ["screen"]).say("screen-went-back") for language in LANGUAGES}


@pytest.fixture(scope="module", params=[ESCAPE, VOLCANO, ARRR], ids=lambda game: game.id)
def match(request: pytest.FixtureRequest) -> Match:
    match = play_with_undos(Match(request.param, 3, request.param.variant(), 4), 4, 3)
    assert match.undos
    return match


@pytest.fixture
def saved(match: Match, tmp_path: Path) -> Path:
    file = tmp_path / "evening.match"
    file.write_text(write(file_of(match, NAMES)), "utf-8")
    return file


def told(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_it_is_genuine(capsys: Capture, saved: Path, match: Match) -> None:
    assert "The game is genuine." in told(capsys, "verify", str(saved), "--lang", "en")
    seen = saved.with_name("seen.match")
    seen.write_text(write(file_of(match, NAMES, 1)), "utf-8")
    told(capsys, "verify", str(seen), "--lang", "en")


def test_replay_as_json_has_the_undos(capsys: Capture, saved: Path, match: Match) -> None:
    lines = [json.loads(line) for line in told(capsys, "replay", str(saved), "--json").splitlines()]
    undos = [line for line in lines if "undo" in line]
    assert undos == [
        {"choice": undo.position + 1, "question": match.record[undo.position].question, "undo": undo.question}
        for undo in match.undos
    ]
    assert sum("choice" in line for line in lines) == len(match.record)


def test_the_log_is_that_of_what_stands(match: Match) -> None:
    """At the end, and at every table they went back to, as somebody was told who knows of nothing else."""
    replay = Replay(file_of(match, NAMES, SPECTATOR), "en", Terminal(plain=True))
    moments = replay.moments()
    last = {moment.choices: moment for moment in moments}
    for lines in (len(match.record), *(undo.position + 1 for undo in match.undos)):
        there = match.at(lines)
        teller = match.game.telling().Teller(match.setup, match.start_view(None))
        told = teller.tell(there.events(None))
        log = [line for line in last[lines].log if line != (WENT_BACK["en"], 0)]
        assert log == [(replay.pen.text(line.message), line.depth) for line in told]
        assert last[lines].view.same_as(there.view(None))


def test_replay_prints_what_stands(capsys: Capture, saved: Path, match: Match) -> None:
    replay = Replay(file_of(match, NAMES, SPECTATOR), "en", Terminal(plain=True))
    printed = told(capsys, "replay", str(saved), "--lang", "en").splitlines()
    assert printed == [" " * 2 * depth + sentence for sentence, depth in replay.moments()[-1].log]


def test_the_log_says_where_they_went_back_to(match: Match) -> None:
    """At once, and ever after as long as that stands; once, however often they went back there."""
    replay = Replay(file_of(match, NAMES, SPECTATOR), "en", Terminal(plain=True))
    line = (WENT_BACK["en"], 0)
    for moment in replay.moments():
        undos = [undo for undo in match.undos if undo.position < moment.choices]
        if undos and undos[-1].position + 1 == moment.choices:
            assert moment.log[-1] == line
        assert moment.log.count(line) == len(begun_anew(undos))


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_draws_the_table_they_went_back_to(capsys: Capture, saved: Path, match: Match, language: str) -> None:
    undo = match.undos[0]
    after = told(capsys, "replay", str(saved), "--at", str(undo.position + 1), "--lang", language)
    before = told(capsys, "replay", str(saved), "--at", str(undo.position), "--lang", language)
    assert "Bruno" in after
    assert after != before
    sentence = WENT_BACK[language]
    assert sentence[:20] in after  # it may go on in the next line
    assert sentence[:20] not in before
    assert sentence in told(capsys, "replay", str(saved), "--lang", language).splitlines()
