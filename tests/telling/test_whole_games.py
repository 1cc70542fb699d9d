"""Whole games, told: nothing is left out, nothing is said that was not told, everything can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.events import ASKED, COUNTED, ENDED, SHOWN, TURNED
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.table import ROUND
from settemari.games.maretta import codes as c
from settemari.games.maretta.telling import (
    Line,
    Teller,
    answer_message,
    awaited_message,
    hand_message,
    help_message,
    outcome_message,
    preview_messages,
    question_message,
    refusal_message,
)
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, Seat
from tests.size import pick
from tests.telling.play import catalogue, log, play, played
from tests.variants.odd import ODD

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

SEATS = (3, 4, 5)
TABLES = [(game, seats, odd) for game in ODD for seats in SEATS for odd in (False, True)]
GAMES = pick(1, 15)


def deals(game: str, seats: int, odd: bool, games: int = GAMES) -> Iterator[tuple[int, Match]]:
    found = settemari.find_game(game)
    variant = found.variant_of(ODD[game]) if odd else None
    for seed in range(games):
        yield seed, settemari.deal(game, seats, variant=variant, seed=seed)


def observers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def parts(message: Message) -> Iterator[Message]:
    """A message and all that are within it."""
    yield message
    for value in message.args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Message):
                yield from parts(item)


def keys(lines: list[Line]) -> Counter[str]:
    return Counter(part.key for line in lines for part in parts(line.message))


# -- the log ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_every_line_can_be_said(game: str, seats: int, odd: bool) -> None:
    for seed, match in deals(game, seats, odd):
        played(match, seed)
        for seat in observers(match):
            for line in log(match, seat):
                for language in LANGUAGES:
                    text = catalogue(language).text(line.message)
                    assert text[-1] in ".!", text
                    assert "  " not in text
                    assert "{" not in text


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_nothing_is_left_out(game: str, seats: int, odd: bool) -> None:
    """Every meeple that moved, card that was turned up, barrel that was opened, and hand that was seen is told of."""
    for seed, match in deals(game, seats, odd):
        played(match, seed)
        for seat in observers(match):
            events = match.events(seat)
            count = keys(log(match, seat))
            moves = sum(
                count[f"{manner}-{how}"] for manner in ("move", "deed", "run") for how in ("goes", "cut", "there")
            )
            spaces = [event for event in events if event[0] == COUNTED and c.SPACE <= event[1] < c.SPACE + c.SEATS]
            assert moves + 2 * count["log-spear"] + count["log-caught"] == len(spaces)
            turned = Counter(event[1] for event in events if event[0] == TURNED)
            assert count["card-for"] + count["log-uncovered"] == turned[c.SLOT1]
            assert count["log-opens-down"] == turned[c.BARRELS]
            assert count["log-opens-down"] + count["log-opens-up"] == match.view(seat).size_of(c.OPENED)
            looks = {event[1:3] for event in events if event[0] == SHOWN}
            assert count["log-pelican"] >= len(looks)
            assert count["log-round"] == match.view(seat).cell(ROUND)
            assert sum(number for key, number in count.items() if key.startswith("ending-")) == 1


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_a_walk_comes_to_where_the_next_question_is(game: str, seats: int, odd: bool) -> None:
    """What was inferred of steps that leave no event is what happened: the agenda at the end is the one told."""
    for seed, match in deals(game, seats, odd):
        played(match, seed)
        for seat in observers(match):
            teller = Teller(match.setup, match.start_view(seat))
            stretch: list[tuple[int, ...]] = []
            for event in match.events(seat):
                stretch.append(event)
                if event[0] in (ASKED, ENDED):
                    walk = teller.walk(stretch)
                    walk.tell()
                    records = [(record.step, record.seat, record.a, record.b) for record in walk.agenda]
                    assert records == teller.view.agenda_records()
                    stretch = []
            assert teller.view.same_as(match.view(seat))


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_it_is_the_same_in_any_pieces_and_from_any_question_on(game: str, seats: int, odd: bool) -> None:
    """A log can go on from a view: all that a teller remembers stands there."""
    for seed, match in deals(game, seats, odd, pick(1, 4)):
        heard, views = [], []
        for moment in play(match, Seeded(seed)):
            heard.append(len(moment.events(1)))
            views.append(moment.view(1))
        events = match.events(1)
        whole = log(match, 1)
        teller = Teller(match.setup, match.start_view(1))
        assert [line for event in events for line in teller.tell([event])] == whole
        for since, view in zip(heard, views, strict=True):
            rest = Teller(match.setup, view).tell(events[since:])
            assert rest == whole[len(whole) - len(rest) :]
        assert Teller(match.setup, views[0]).tell(events[heard[0] :]) == whole[len(log_until(match, heard[0])) :]


def log_until(match: Match, events: int) -> list[Line]:
    return Teller(match.setup, match.start_view(1)).tell(match.events(1)[:events])


# -- what is hidden --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_a_twin_with_the_same_told_events_has_the_same_log(game: str, seats: int, odd: bool) -> None:
    """From a redeal of what somebody sees, as long as that somebody is told the same."""
    compared = 0
    for seed, match in deals(game, seats, odd, pick(1, 4)):
        for number, moment in enumerate(play(match, Seeded(seed))):
            seat = observers(match)[number % (seats + 1)]
            one, two = (twin_of(moment, seat, deal) for deal in (1, 2))
            if one.events(seat) == two.events(seat):
                assert log(one, seat) == log(two, seat)
                compared += 1
    assert compared > 0


def twin_of(match: Match, seat: int | None, deal: int) -> Match:
    """A match that looks the same to that seat, one answer on: everybody's first there is."""
    position = match.setup.redeal(match.view(seat), Seeded(deal))
    twin = Match(match.game, match.seats, match.variant, 1, chance=Seeded(7), position=position)
    question = twin.question()
    if question is not None:
        for asked in question.seats:
            question.answer(asked, question.offer(asked).playable[0])
    return twin


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_a_log_names_no_card_that_was_not_told(game: str, seats: int, odd: bool) -> None:
    """Only who draws or looks is told which cards; everything else in all logs is the same."""
    private = {"log-draws", "log-pelican-sees"}
    for seed, match in deals(game, seats, odd):
        played(match, seed)
        public = log(match, None)
        assert not private & set(keys(public))
        for seat in range(seats):
            own = log(match, seat)
            assert [line for line in own if line.message.key not in private] == public
            assert {line.message.args["seat"] for line in own if line.message.key in private} <= {Seat(seat)}
        assert "card-hidden" not in keys(public)


# -- questions, refusals, previews, endings --------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "odd"), TABLES)
def test_every_question_answer_refusal_and_preview_can_be_said(game: str, seats: int, odd: bool) -> None:
    for seed, match in deals(game, seats, odd, pick(1, 4)):
        for moment in play(match, Seeded(seed)):
            for message in list(everything_asked(match.game, moment)):
                for language in LANGUAGES:
                    text = catalogue(language).text(message)
                    assert text.strip() == text != ""
        outcome = match.outcome
        assert outcome is not None
        for seat in observers(match):
            assert log(match, seat)[-1].message == outcome_message(match.setup, outcome, match.view(seat))


def everything_asked(game: Game, match: Match) -> Iterator[Message]:
    question = match.question()
    if question is None:
        return
    for seat in question.seats:
        view = match.view(seat)
        yield question_message(game, match.setup, view)
        yield help_message(match.setup, view)
        yield from (hand_message(view, other) for other in range(match.seats))
        for option in question.offer(seat).options[:30]:
            yield answer_message(match.setup, view, option.action.code)
            if option.refusal is not None:
                yield refusal_message(game, match.setup, view, option.refusal)
            elif option.preview is not None:
                yield from preview_messages(match.setup, view, option.action.code, option.preview)
    for who in observers(match):
        yield awaited_message(game, match.setup, match.view(who))
        yield awaited_message(game, match.setup, match.view(who), question.seats[:1])
