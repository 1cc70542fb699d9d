"""The line protocol: what is sent is the view and nothing more, what comes back is read without mercy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import settemari
from docs.exchange import NOTHING, SEAT, SEED, VARIANT, exchange
from settemari.bots import Bot, policy_of
from settemari.bots.protocol import LONGEST, SHORTEST, Asked, Limits, Nonsense, Wording, read_answer, read_ready
from settemari.core.chance import Seeded
from settemari.core.errors import WrongNumber
from settemari.core.match import Match
from settemari.core.notation.eventline import event_text
from settemari.core.notation.position import read_view
from tests.bots.odd import JUNK
from tests.bots.seated import dealt, evening, odd, program, seat_program

GAMES = ["maretta", "vulcano", "arrr"]
ROOT = Path(__file__).parents[2]


def lines_in(file: Path) -> list[dict[str, object]]:
    found = [json.loads(line) for line in file.read_bytes().splitlines()]
    assert all(isinstance(line, dict) for line in found)
    return found


# -- what a program is told ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_program_hears_and_sees_what_its_seat_does(tmp_path: Path, game: str) -> None:
    kept = tmp_path / "received"
    match, _ = evening(dealt(game, 3), {1: program(odd("plays", kept))})
    hello, *others = lines_in(kept)
    assert (hello["type"], hello["seat"], hello["variant"]) == ("hello", "pink", match.variant.tables())
    assert [line["type"] for line in others] == ["question"] * (len(others) - 1) + ["goodbye"]
    numbers = [line["number"] for line in others[:-1]]
    assert numbers == list(range(1, len(others)))
    heard = [text for line in others for text in list_in(line, "heard")]
    assert heard == [event_text(match.game, match.setup, event) for event in match.events(1)]
    for line in others:
        view = line["view"]
        assert isinstance(view, dict)
        # The words of the view are those of a position: read again they are the view, and no other one.
        seen = read_view(json.dumps({**view, "variant": hello["variant"]}))
        assert seen.view.seat == 1
    assert seen.view.same_as(match.view(1))
    told = others[-1]["outcome"]
    assert match.outcome is not None
    assert told == {
        "ending": match.outcome.ending,
        "rule": match.outcome.rule,
        "winners": [match.game.seat_words[seat] for seat in match.outcome.winners],
    }


def list_in(line: dict[str, object], name: str) -> list[object]:
    found = line[name]
    assert isinstance(found, list)
    return found


def test_the_exchange_in_the_documentation_is_what_a_program_gets(tmp_path: Path) -> None:
    """If the first half fails, run ``make docs``."""
    shown = exchange()
    assert (ROOT / "docs" / "bot-exchange.txt").read_text("utf-8") == shown
    kept = tmp_path / "received"
    match = settemari.deal("maretta", seats=3, seed=SEED, variant=VARIANT)
    assert JUNK["nonsense"].decode().strip() == NOTHING
    evening(match, {SEAT: program(odd("nonsense", kept))})
    sent = [line.removeprefix("> ") for line in shown.splitlines() if line.startswith("> ")]
    received = kept.read_text("ascii").replace('"start":120.0,"choice":120.0', '"start":20.0,"choice":10.0')
    assert received.splitlines() == sent


def played(game: str, choices: int) -> Match:
    """A match in the middle of the game."""
    for seed in range(100):
        match = dealt(game, 3, seed=seed)
        bot = Bot(match.setup, policy_of(match.game, "random", match.variant, 3), Seeded(seed))
        while (question := match.question()) is not None and len(match.record) < choices:
            for seat in question.seats:
                if not question.settled:
                    question.answer(seat, bot.choose(match.view(seat)))
        if match.question() is not None:
            return match
    raise AssertionError


@pytest.mark.compiled_too
@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: str) -> None:
    """The same view over other hidden cards: the same bytes."""
    for choices in (0, 6, 12, 18):
        match = played(game, choices)
        question = match.question()
        assert question is not None
        for seat in question.seats:
            view = match.view(seat)
            wording = Wording(match.game, match.variant, match.setup, seat, Limits())
            deals = [match.setup.redeal(view, Seeded(luck)) for luck in range(6)]
            hidden = {str(deal.cell_list()) + str(deal.hidden()) for deal in deals}
            assert len(hidden) > 1
            sent = set()
            for deal in deals:
                seen = deal.view(seat)
                codes = [action.code for action in match.game.offer(match.setup, seen).playable]
                sent.add(wording.question(wording.asked(1, seen, codes), seen, []))
            (line,) = sent
            told = json.loads(line)["view"] | {"variant": match.variant.tables()}
            assert read_view(json.dumps(told)).view.same_as(view)


@pytest.mark.parametrize("game", GAMES)
def test_a_process_gets_the_same_bytes_whatever_is_hidden(tmp_path: Path, game: str) -> None:
    match = played(game, 9)
    question = match.question()
    assert question is not None
    seat = question.seats[0]
    received = []
    for luck in (1, 2):
        kept = tmp_path / str(luck)
        position = match.setup.redeal(match.view(seat), Seeded(luck))
        other = Match(match.game, 3, match.variant, seed=luck, position=position)
        bot = seat_program(other, seat, program(odd("plays", kept)), lambda failure: None)
        try:
            bot.choose(other.view(seat))
        finally:
            bot.close()
        received.append(kept.read_bytes())
    assert received[0] == received[1]
    assert received[0].count(b"\n") == 2


def test_lines_can_be_taken_apart_without_a_json_library() -> None:
    match = dealt("arrr", 3)
    wording = Wording(match.game, match.variant, match.setup, 0, Limits())
    hello = wording.hello(0)
    assert hello.isascii()
    assert hello.count(b"\n") == 1
    assert hello.startswith(b'{"type":"hello","protocol":1,"game":"arrr",')
    view = match.view(0)
    line = wording.question(wording.asked(7, view, [0, 1]), view, [])
    assert line.startswith(b'{"type":"question","number":7,"choices":2,"name":')


# -- what a program answers ------------------------------------------------------------------------------------

ASKED = Asked(7, [30, 40, 50], ["open 1", "open 2", "pass"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b'{"type":"answer","number":7,"option":0}', 30),
        (b' {"option" : 2, "number" : 7, "type" : "answer", "note": "\xc3\xa8"} \r', 50),
        (b'{"type":"answer","number":7,"action":"open 2"}', 40),
        (b'{"type":"answer","number":6,"option":99}', None),
        (b'{"type":"answer","number":-1}', None),
    ],
)
def test_an_answer(line: bytes, code: int | None) -> None:
    assert read_answer(line, ASKED) == code


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"I pass.",
        b"\xff\xfe",
        b"null",
        b"[1,2]",
        b"[" * 4000,
        b'{"type":"answer"',
        b'{"type":"ready","protocol":1}',
        b'{"type":"answer","option":0}',
        b'{"type":"answer","number":"7","option":0}',
        b'{"type":"answer","number":true,"option":0}',
        b'{"type":"answer","number":8,"option":0}',
        b'{"type":"answer","number":7}',
        b'{"type":"answer","number":7,"option":0,"action":"open 1"}',
        b'{"type":"answer","number":7,"option":3}',
        b'{"type":"answer","number":7,"option":-1}',
        b'{"type":"answer","number":7,"option":false}',
        b'{"type":"answer","number":7,"option":0.0}',
        b'{"type":"answer","number":7,"option":1' + b"0" * 4000 + b"}",
        b'{"type":"answer","number":7,"action":"open 3"}',
        b'{"type":"answer","number":7,"action":["open 1"]}',
    ],
)
def test_what_is_no_answer(line: bytes) -> None:
    with pytest.raises(Nonsense):
        read_answer(line, ASKED)


def test_who_is_ready_says_so_in_the_same_protocol() -> None:
    read_ready(b'{"type":"ready","protocol":1,"name":"my first bot"}')
    wrong = [b"ready", b'{"type":"ready"}', b'{"type":"ready","protocol":true}', b'{"type":"answer","protocol":1}']
    for line in wrong:
        with pytest.raises(Nonsense):
            read_ready(line)


@pytest.mark.parametrize("seconds", [0.0, -1.0, SHORTEST / 2, LONGEST * 2, float("nan"), float("inf")])
def test_seconds_that_make_no_sense(seconds: float) -> None:
    with pytest.raises(WrongNumber):
        Limits.for_choices(seconds)
