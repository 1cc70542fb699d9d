"""Whole games of Arrr!!!, told: answers are found again, nothing hidden is said, everything can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import pytest

from settemari.core.chance import Seeded
from settemari.core.events import ASKED, COUNTED, ENDED, MOVED, ROLLED, SHOWN, apply_event
from settemari.core.match import Match
from settemari.core.table import ROUND
from settemari.core.telling import Line
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.telling import Teller, outcome_message
from settemari.games.arrr.telling_answers import strides_of
from settemari.games.arrr.telling_walk import ANSWER, Stride, stretch
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, Seat
from tests.size import pick
from tests.telling.arrr import MODES, catalogue, deal, log, play, played, setup_of

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

FEW = [*((mode, 3, False) for mode in MODES), ("boarding", 2, True), ("full", 4, True)]
ALL = [(mode, seats, odd) for mode in MODES for seats in (2, 3, 4) for odd in (False, True)]
TABLES = pick(FEW, ALL)
GAMES = pick(1, 8)
PRIVATE = {"arrr-log-draws", "arrr-log-sees"}


def games(mode: str, seats: int, odd: bool, most: int = GAMES) -> Iterator[Match]:
    for seed in range(most):
        yield game(mode, seats, seed, odd)


@lru_cache(maxsize=8)
def game(mode: str, seats: int, seed: int, odd: bool) -> Match:
    return played(mode, seats, seed, odd)


@lru_cache(maxsize=40)
def told(match: Match, seat: int | None) -> list[Line]:
    """The whole log of a game that is over."""
    return log(match, seat)


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


def walked(match: Match, seat: int | None) -> list[list[Stride]]:
    """The strides from question to question."""
    view, events, found = match.start_view(seat), match.events(seat), []
    while events:
        count = stretch(events)
        found.append(strides_of(setup_of(match), view, events[:count]))
        for event in events[:count]:
            apply_event(view, event)
        events = events[count:]
    return found


# -- the way the game took -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_answers_are_found_again(mode: str, seats: int, odd: bool) -> None:
    """What the record holds is what was inferred from events alone, by everybody, wherever it is said to be certain."""
    certain = unsure = 0
    for match in games(mode, seats, odd):
        given: dict[int, dict[int, int]] = {}
        drafts = {choice.question for choice in match.record if len(choice.codes) != 1}
        assert not drafts  # one answer a question: the pirates of this test use no drafts
        for choice in match.record:
            given.setdefault(choice.question, {})[choice.seat] = choice.codes[0]
        wanted = [{seat: code for seat, code in answers.items() if code != c.PASS} for answers in given.values()]
        for seat in observers(match):
            found = [stride for strides in walked(match, seat) for stride in strides if stride.step == ANSWER]
            assert len(found) == len(wanted)
            for stride, answers in zip(found, wanted, strict=True):
                known = {who: code for who, code in stride.answers.items() if code != c.PASS}
                if stride.certain:
                    assert known == answers
                    certain += 1
                else:
                    assert [*known] == [*answers]  # who acts is certain even then
                    unsure += 1
    assert certain > 50 * unsure


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_a_walk_comes_to_where_the_next_question_is(mode: str, seats: int, odd: bool) -> None:
    """All events are taken, in order, each by one step; the table at the end is the one the observer sees."""
    for match in games(mode, seats, odd):
        for seat in observers(match):
            view, events = match.start_view(seat), match.events(seat)
            taken = [event for strides in walked(match, seat) for stride in strides for event in stride.events]
            assert taken == [event for event in events if event[0] in (MOVED, COUNTED, ROLLED, SHOWN, ENDED)]
            for event in events:
                apply_event(view, event)
            assert view.same_as(match.view(seat))


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_it_is_the_same_in_any_pieces_and_from_any_question_on(mode: str, seats: int, odd: bool) -> None:
    """A log can go on from any view, but for what is told whole only when it is over."""
    asked = compared = 0
    for seed in range(pick(1, 3)):
        match = deal(mode, seats, seed, odd)
        heard, views = [], []
        for moment in play(match, Seeded(seed)):
            heard.append(len(moment.events(1)))
            views.append(moment.view(1))
        events = match.events(1)
        whole = log(match, 1)
        teller = Teller(match.setup, match.start_view(1))
        assert [line for event in events for line in teller.tell([event])] == whole
        before = Teller(match.setup, match.start_view(1))
        lines = since = 0
        for number, (count, view) in enumerate(zip(heard, views, strict=True)):
            lines += len(before.tell(events[since:count]))
            since = count
            if before.view.same_as(view) and number % 5 == 0:  # nothing is held back; some of them will do
                assert Teller(match.setup, view).tell(events[count:]) == whole[lines:]
                compared += 1
        asked += len(heard)
    assert compared > asked // 20


# -- the lines -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_every_line_can_be_said(mode: str, seats: int, odd: bool) -> None:
    for match in games(mode, seats, odd):
        for seat in observers(match):
            for line in told(match, seat):
                for language in LANGUAGES:
                    text = catalogue(language).text(line.message)
                    assert text[-1] in ".!", text
                    assert text[0].isupper() or text[0] in "“«" or text[0].isdigit(), text
                    assert "  " not in text
                    assert not set("{}") & set(text)


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_nothing_is_left_out(mode: str, seats: int, odd: bool) -> None:
    """Every turn, throw, conquest, card played, challenge and exploration is told of, once."""
    for match in games(mode, seats, odd):
        strides = [stride for strides in walked(match, None) for stride in strides]
        steps = Counter(stride.step for stride in strides)
        verbs = Counter(code & c.VERB_MASK for stride in strides for code in stride.answers.values())
        count = keys(told(match, None))
        events = match.events(None)
        assert count["arrr-log-turn"] == steps[c.READY]
        assert count["arrr-log-faces"] + count["arrr-log-faces-test"] == steps[c.THROW]
        assert count["arrr-log-passed"] + count["arrr-log-failed"] == steps[c.JUDGE_TEST]
        assert count["arrr-log-cheats"] == verbs[c.CHEAT]
        assert count["arrr-log-plays"] + count["arrr-log-plays-on"] == verbs[c.PLAY]
        assert count["arrr-log-uses"] + count["arrr-log-uses-on"] == verbs[c.USE]
        assert count["arrr-log-commands"] + count["arrr-log-commands-on"] == verbs[c.COMMAND]
        assert count["arrr-log-challenges"] == verbs[c.CHALLENGE]
        assert count["arrr-log-accepts"] == verbs[c.ACCEPT]
        assert count["arrr-log-throw-both"] == steps[c.THROW_BOTH]
        settled = count["arrr-log-wins"] + count["arrr-log-wins-nothing"] + count["arrr-log-tie"]
        assert settled == steps[c.SETTLE]
        moved = Counter((event[2], event[4]) for event in events if event[0] == MOVED)
        explored = moved[c.SEA_DECK, c.SEAS] - match.seats
        up = ("arrr-log-explore", "arrr-log-explore-sinks", "arrr-does-explore")
        assert sum(count[key] for key in up) == explored
        sunk = count["arrr-log-explore-sinks"] + count["arrr-does-sink"]
        assert sunk == moved[c.SEAS, c.SUNK]
        stays = count["arrr-log-stays"] + count["arrr-log-stays-for-all"]
        assert stays == moved[c.STACK, c.LASTING]
        conquered = count["arrr-log-conquers"] + count["arrr-log-conquers-loot"]
        assert conquered == steps[c.CONQUER]
        assert count["arrr-log-score"] == match.seats
        turns = [line.message.args["round"] for line in told(match, None) if line.message.key == "arrr-log-turn"]
        assert match.view(None).cell(ROUND) == turns[-1]
        assert sum(number for key, number in count.items() if key.startswith("arrr-ending-")) == 1


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_doubloons_add_up(mode: str, seats: int, odd: bool) -> None:
    """Whatever goes into a chest or out of it stands in the log: the sums lead to what is there at the end."""
    for match in games(mode, seats, odd, pick(1, 3)):
        for line in told(match, None):
            if line.message.key == "arrr-log-score":
                args = line.message.args
                total = [args[name] for name in ("doubloons", "fame", "collections")]
                assert sum(int(str(number)) for number in total) == args["points"]


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_the_last_line_is_the_outcome(mode: str, seats: int, odd: bool) -> None:
    for match in games(mode, seats, odd):
        outcome = match.outcome
        assert outcome is not None
        for seat in observers(match):
            assert told(match, seat)[-1].message == outcome_message(match.setup, outcome, match.view(seat))


# -- what is hidden --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_only_who_draws_or_looks_is_told_which_cards(mode: str, seats: int, odd: bool) -> None:
    for match in games(mode, seats, odd):
        public = told(match, None)
        assert not PRIVATE & set(keys(public))
        for seat in range(seats):
            own = told(match, seat)
            assert [line for line in own if line.message.key not in PRIVATE] == public
            assert {line.message.args["seat"] for line in own if line.message.key in PRIVATE} <= {Seat(seat)}


@pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)
def test_a_twin_with_the_same_told_events_has_the_same_log(mode: str, seats: int, odd: bool) -> None:
    """From a redeal of what somebody sees, as long as that somebody is told the same."""
    compared = 0
    match = deal(mode, seats, 2, odd)
    for number, moment in enumerate(play(match, Seeded(2))):
        seat = observers(match)[number % (seats + 1)]
        one, two = (twin_of(moment, seat, luck) for luck in (1, 2))
        if one.events(seat) == two.events(seat):
            assert log(one, seat) == log(two, seat)
            compared += 1
    assert compared > 0


def twin_of(match: Match, seat: int | None, luck: int) -> Match:
    """A match that looks the same to that seat, one answer on: everybody's first there is."""
    position = match.setup.redeal(match.view(seat), Seeded(luck))
    twin = Match(ARRR, match.seats, match.variant, 1, chance=Seeded(7), position=position)
    question = twin.question()
    if question is not None:
        for asked in question.seats:
            if twin.question() is question:
                question.answer(asked, question.offer(asked).playable[0])
    return twin


def test_a_question_that_was_there_already_tells_nothing() -> None:
    match = played("full", 3, 1)
    early = deal("full", 3, 1)
    position = early.setup.redeal(early.view(0), Seeded(1))
    twin = Match(ARRR, 3, early.variant, 1, chance=Seeded(7), position=position)
    assert [event[0] for event in twin.events(0)] == [ASKED]
    assert log(twin, 0) == []
    assert len(log(match, 0)) > 20
