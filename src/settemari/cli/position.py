"""``settemari position``: draw a position, or play on from it and print the next one."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from settemari.cli import FINE, WRONG_INPUT
from settemari.cli.streams import complain
from settemari.core.errors import BadAction, FileError, Refused, WrongSeats
from settemari.core.files import read_text
from settemari.core.match import Match
from settemari.core.notation.position import Position, position_of_match, read, write
from settemari.core.offer import Refusal
from settemari.core.question import Question
from settemari.core.table import SPECTATOR
from settemari.locales.message import say

LARGEST_FILE = 1_000_000
STANDARD_INPUT = "-"


def run(options: Namespace, language: str) -> int:
    """One of its commands."""
    position = read(_text(options.file), options.file)
    if options.what == "show":
        return _show(position, options.seat, language)
    match = Match(position.game, position.seats, position.variant, options.seed, position=position.state)
    for action in options.actions:
        question, seat, words = _answer(match, action)
        try:
            question.answer(seat, words)
        except Refused as refused:
            complain(f"{refused.rule} {_reason(match, seat, refused, language)}")
            return WRONG_INPUT
    print(write(position_of_match(match)), end="")
    return FINE


def _text(file: str) -> str:
    if file != STANDARD_INPUT:
        return read_text(Path(file), LARGEST_FILE)
    text = sys.stdin.read(LARGEST_FILE + 1)
    if len(text) > LARGEST_FILE:
        raise FileError(file, say("error-too-large", largest=LARGEST_FILE))
    return text


def _answer(match: Match, text: str) -> tuple[Question, int, str]:
    """Question, seat and words of ``place wood-3 on pink``, or of ``purple: pick wood-3`` where several are asked."""
    question = match.question()
    if question is None:
        raise BadAction(text, say("error-over-by-then"))
    word, colon, rest = text.partition(":")
    if colon:
        seats = match.game.seat_words[: match.seats]
        if word.strip() not in seats:
            raise WrongSeats(word.strip(), say("error-what-a-seat-is", seats=list(seats)))
        return question, seats.index(word.strip()), rest.strip()
    return question, _only(match, question), text


def _only(match: Match, question: Question) -> int:
    """The one seat that is waited for."""
    if len(question.waiting_for) != 1:
        waiting = [match.game.seat_words[seat] for seat in question.waiting_for]
        raise WrongSeats("", say("error-whose-action", seats=waiting))
    return question.waiting_for[0]


def _reason(match: Match, seat: int, refused: Refused, language: str) -> str:
    """Why not, in the names of colours: a position knows no players."""
    from settemari.locales.catalogue import Catalogue

    telling = match.game.telling()
    words = Catalogue(language, ["games"])
    names = [words.say(f"seat-{word}") for word in match.game.seat_words]
    refusal = Refusal(refused.rule, refused.key, refused.arguments)
    return Catalogue(language, telling.AREAS, names).text(
        telling.refusal_message(match.game, match.setup, match.view(seat), refusal)
    )


def _show(position: Position, seat: str | None, language: str) -> int:
    from settemari.cli.replay import observer
    from settemari.cli.screen import look_class, look_of, symbols_for, table_screen
    from settemari.cli.screen.look import Above
    from settemari.cli.terminal import Terminal
    from settemari.cli.variant import title_if_special
    from settemari.locales.catalogue import Catalogue

    game, state = position.game, position.state
    terminal = Terminal()
    words = Catalogue(language, ["games"])
    names = [words.say(f"seat-{word}") for word in game.seat_words[: position.seats]]
    who = SPECTATOR if seat is None else observer(game, names, seat)
    catalogue = Catalogue(language, [*look_class(game).AREAS, "variants"], names)
    terminal.show(
        table_screen(
            look_of(game, position.variant, position.setup, catalogue, symbols_for(terminal.console.encoding)),
            state.view(who),
            terminal.width,
            above=Above(title_if_special(game, position.variant, catalogue)),
        )
    )
    return FINE
