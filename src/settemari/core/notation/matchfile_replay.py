"""Match files played again: to go on with the game, to see it through a seat's eyes, to check that it is genuine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from settemari.core.errors import NotationError, SetteMariError
from settemari.core.game import Outcome
from settemari.core.match import Match
from settemari.core.notation.matchfile import MatchFile
from settemari.core.notation.matchfile_seat import SeatWalk, Seen, column_of
from settemari.core.registry import find_game
from settemari.core.undoing import CannotUndo
from settemari.locales.message import Message, say


class Check(NamedTuple):
    """Something that must be true of a match file, and what is wrong if it is not."""

    what: Message  # area ``verify``
    wrong: Message | None  # area ``errors``


def replayed(file: MatchFile) -> Match:
    """Play a whole file again; raises NotationError at the first line that does not fit.

    Where a rule forbids a choice, the error's cause is the Refused that names it.
    """
    match = _dealt(file)
    wrong = _commitment_wrong(file, match)
    if wrong is not None:
        raise wrong
    _answer_all(file, match)
    wrong = _outcome_wrong(file, match.outcome)
    if wrong is not None:
        raise wrong
    return match


def seen_views(file: MatchFile) -> Iterator[Seen]:
    """A seat's file step by step: its table whenever somebody is asked, and at the end. Raises NotationError.

    For a whole file, take ``file_of(replayed(file), file.names, seat)``.
    """
    if file.seen_by is None:
        raise _wrong(file, "seen by", say("error-not-a-seats-file"))
    outcome = None
    for seen in SeatWalk(file, file.seen_by).moments():
        outcome = find_game(file.game).outcome(seen.view)
        yield seen
    wrong = _outcome_wrong(file, outcome)
    if wrong is not None:
        raise wrong


def verify(file: MatchFile) -> list[Check]:
    """Everything that can be checked of a file, in this order: what fails first explains what comes after."""
    checks = [_check("check-rules", _rules_wrong(file), game=file.game, number=file.rules)]
    outcome, fault = None, checks[0].wrong
    try:
        if file.seen_by is None:
            match = _dealt(file)
            checks.append(_check("check-commitment", _commitment_wrong(file, match, must_be_there=True)))
            _answer_all(file, match)
            outcome = match.outcome
        else:
            for seen in SeatWalk(file, file.seen_by).moments():
                outcome = find_game(file.game).outcome(seen.view)
    except NotationError as error:
        fault = error.message
    checks.append(Check(say("check-choices" if file.seen_by is None else "check-told"), fault))
    if fault is not None:
        return [*checks, Check(say("check-complete"), say("error-not-played-out"))]
    checks.append(_check("check-outcome", _outcome_wrong(file, outcome)))
    ended = outcome is not None and file.outcome is not None
    return [*checks, Check(say("check-complete"), None if ended else say("error-not-at-its-end"))]


def _check(key: str, wrong: NotationError | None, **args: object) -> Check:
    return Check(say(key, **args), None if wrong is None else wrong.message)


def _wrong(file: MatchFile, entry: str, why: Message) -> NotationError:
    """An error at an entry of the header, or at the first line if it is not there."""
    return NotationError(file.source, file.lines.get(entry, 1), 1, why)


# -- whole files -----------------------------------------------------------------------------------------------


def _dealt(file: MatchFile) -> Match:
    """The match before its first choice."""
    if file.seen_by is not None:
        raise _wrong(file, "seen by", say("error-only-a-seats-file"))
    if file.seed is None:
        raise _wrong(file, "seed", say("error-no-seed"))
    wrong = _rules_wrong(file)
    if wrong is not None:
        raise wrong
    return Match(find_game(file.game), len(file.names), file.variant, file.seed, file.first)


def _rules_wrong(file: MatchFile) -> NotationError | None:
    known = find_game(file.game).rules_number
    if file.rules == known:
        return None
    return _wrong(file, "rules", say("error-other-rules", game=file.game, given=file.rules, known=known))


def _commitment_wrong(file: MatchFile, match: Match, must_be_there: bool = False) -> NotationError | None:
    if file.commitment is None:
        return _wrong(file, "seed", say("error-no-commitment")) if must_be_there else None
    if file.commitment != match.commitment:
        return _wrong(file, "seed", say("error-other-commitment", commitment=match.commitment))
    return None


def _answer_all(file: MatchFile, match: Match) -> None:
    words = match.game.seat_words
    for choice in file.choices:
        question = match.question()
        why = None
        if question is None:
            raise NotationError(file.source, choice.line, 1, say("error-over-by-then"))
        if question.id != choice.question:
            why = say("error-other-question", question=question.id)
        elif choice.back_to is not None:
            _go_back(file, match, choice.line, choice.back_to)
            continue
        elif choice.seat not in question.seats:
            why = say("error-asked-are", seats=[words[seat] for seat in question.seats])
        elif choice.seat in match.answered():
            why = say("error-answered-already", seat=words[choice.seat])
        if why is not None:
            raise NotationError(file.source, choice.line, 1, why)
        draft = question.draft(choice.seat)
        for number, text in enumerate(choice.texts):
            try:
                draft.play(text)
            except SetteMariError as error:
                raise NotationError(file.source, choice.line, column_of(choice, number), error.message) from error
        draft.submit()


def _go_back(file: MatchFile, match: Match, line: int, question: int) -> None:
    try:
        match.undo(question)
    except CannotUndo as error:
        raise NotationError(file.source, line, 1, error.message) from error


def _outcome_wrong(file: MatchFile, outcome: Outcome | None) -> NotationError | None:
    """A file need not say how the game ended, but what it says must be so."""
    if file.outcome is None or file.outcome == outcome:
        return None
    if outcome is None:
        return _wrong(file, "ended", say("error-not-ended-by-then"))
    words = find_game(file.game).seat_words
    winners = [words[seat] for seat in outcome.winners] or say("error-nobody")
    return _wrong(file, "ended", say("error-other-end", ending=outcome.ending, rule=outcome.rule, winners=winners))
