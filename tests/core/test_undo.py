"""An agreed undo: everybody knows what they knew, what nobody saw is shuffled anew, and luck is another."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping

import pytest

from settemari.core.chance import Keyed, Seeded
from settemari.core.events import ASKED
from settemari.core.match import Choice, Match, Submission, replay
from settemari.core.question import Question
from settemari.core.table import NO_SEAT, OWNER, UNKNOWN, View
from settemari.core.undoing import Undo, begun_anew, luck_of
from settemari.games.maretta import codes as c
from settemari.games.maretta.game import ESCAPE, VOLCANO
from skiff import rules as r
from skiff.game import SKIFF
from tests.core.going_back import answer_at_random, play_with_undos, settle_at_random, short_match
from tests.laws.laws import law5_match, law9
from tests.laws.skiff_trial import skiff
from tests.laws.test_arrr import trial_of as pirates
from tests.laws.test_maretta import trial_of as sailors
from tests.laws.trial import Trial
from tests.redeal.count import assert_as_often
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

KEY = bytes(range(32))
SMALL_DECK = {"deck": {"values": [1, 2, 3, 5]}, "bag": {"pelican": 20}, "lava": {"start": -20, "step": 1}}
TRIALS = {
    **{f"maretta-{seats}": sailors(ESCAPE, {}, seats) for seats in (3, 4, 5)},
    "maretta-ink": sailors(ESCAPE, {"bag": {"cuttlefish": 20, "school": 20, "pelican": 20}}, 3),
    **{f"vulcano-{seats}": sailors(VOLCANO, {}, seats) for seats in (3, 4, 5)},
    "vulcano-reshuffled": sailors(VOLCANO, SMALL_DECK, 3),
    "arrr-2": pirates("as-printed", "boarding", 2),
    "arrr-3": pirates("small", "full", 3),
    "arrr-4": pirates("as-printed", "gallows", 4),
    "skiff": skiff(),
}

KNOWING = ("maretta-ink", "vulcano-reshuffled")  # where somebody knows others' cards when they go back


# -- the laws --------------------------------------------------------------------------------------------------


class Watch:
    """Compares every question that is asked anew with how it was asked before."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.eyes = (*range(trial.seats), None)
        self.views: dict[int, list[View]] = {}  # by question; none within a draft, which is answered at once
        self.told: dict[int, list[int]] = {}
        self.hidden: dict[int, list[list[int]]] = {}
        self.undos: list[Undo] = []
        self.compared = self.shuffled = self.knowing = 0

    def __call__(self, match: Match) -> None:
        question = match.question()
        assert question is not None
        assert question.generation == len(match.undos)
        law9(self.trial, match._state)
        if len(match.undos) > len(self.undos):
            self.went_back(match, question)
        self.views[question.id] = [match.view(who) for who in self.eyes]
        self.told[question.id] = [len(match.events(who)) for who in self.eyes]
        self.hidden[question.id] = match._state.hidden()

    def went_back(self, match: Match, question: Question) -> None:
        self.undos.append(match.undos[-1])
        assert match.undos == self.undos
        assert match.record[self.undos[-1].position].back_to == self.undos[-1].question == question.id
        assert not match.answered()
        if question.id in self.views:
            self.compared += 1
            self.knowing += any(view.fact_list() for view in self.views[question.id])
            for who, view in zip(self.eyes, self.views[question.id], strict=True):
                assert match.view(who).same_as(view)
            assert [len(match.events(who)) for who in self.eyes] == self.told[question.id]
            self.shuffled += match._state.hidden() != self.hidden[question.id]
        for later in [number for number in self.views if number > question.id]:
            del self.views[later]


def standing(match: Match, history: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """What is left of all that was told, undo by undo."""
    *stretches, last = history
    told: list[tuple[int, ...]] = []
    for stretch, undo in zip(stretches, match.undos, strict=True):
        told += stretch
        questions = [number for number, event in enumerate(told, 1) if event[0] == ASKED]
        told = told[: questions[undo.question - 1]]
    return told + last


@pytest.mark.parametrize("name", TRIALS)
def test_all_laws_hold_after_an_undo(name: str) -> None:
    """L5, L9, and: what every seat and the spectator see and know is as it was."""
    trial = TRIALS[name]
    compared = shuffled = knowing = 0
    for seed in range(pick(4, 40)):
        watch = Watch(trial)
        match = Match(trial.game, trial.seats, trial.variant, seed if seed % 2 else KEY)
        play_with_undos(match, seed, 9, watch)
        compared += watch.compared
        shuffled += watch.shuffled
        knowing += watch.knowing
        law5_match(match)
        again = replay(match.game, match.seats, match.variant, match.seed, match.record)
        assert again.digest() == match.digest()
        assert again.undos == match.undos
        for who in watch.eyes:
            assert again.history(who) == match.history(who)
            assert standing(match, match.history(who)) == match.events(who)
    assert compared
    assert shuffled or name == "skiff"  # where one card is left to shuffle
    assert knowing or name not in KNOWING


def test_a_facts_holder_sees_what_it_is_about() -> None:
    """Why facts stay true: they are about what somebody sees, and that stays where it is."""
    held = 0
    for trial in TRIALS.values():
        for place in trial.layout.places:
            if place.holder != -1:
                held += 1
                assert place.sight == OWNER
                for spot in range(max(1, int(place.capacity))):
                    owner = place.owner_of(spot)
                    assert owner >= trial.seats or place.holder_of(spot) % trial.seats == owner
    assert held


def test_every_moment_of_the_record_can_be_had_again() -> None:
    digests: dict[int, str] = {}

    def watch(match: Match) -> None:
        digests[len(match.record)] = match.digest()

    match = play_with_undos(Match(VOLCANO, 4, VOLCANO.variant(), 5), 5, 6, watch)
    assert len(match.undos) == 6
    for lines, digest in digests.items():
        assert match.at(lines).digest() == digest
    assert match.at(len(match.record)).outcome == match.outcome is not None


# -- how often what is shuffled lies where ---------------------------------------------------------------------


def settled(match: Match, answers: Mapping[int, int]) -> None:
    question = match.question()
    assert question is not None
    for seat, code in answers.items():
        question.answer(seat, code)


@pytest.mark.parametrize("seed", [3, KEY], ids=["practice", "real"])
def test_every_order_of_the_deck_is_equally_likely(seed: int | bytes) -> None:
    """Skiff with a deck of four: all orders of it, while the hands stay as they were dealt."""
    match = Match(SKIFF, 3, SKIFF.variant_of({"cards": {"oars": 9, "anchors": 1}}), seed)
    hands = [match.view(seat).pieces(r.HAND + seat) for seat in range(3)]
    dealt = match._state.hidden()[0]
    orders: Counter[tuple[int, ...]] = Counter(itertools.permutations(dealt))
    seen: Counter[tuple[int, ...]] = Counter()
    for _time in range(pick(600, 1000)):
        settled(match, {seat: hands[seat][0] for seat in range(3)})
        match.undo(1)
        seen[tuple(match._state.hidden()[0])] += 1
        assert [match.view(seat).pieces(r.HAND + seat) for seat in range(3)] == hands
    assert len(dealt) == 4
    assert_as_often(seen, orders)


@pytest.mark.parametrize("seed", [3, KEY], ids=["practice", "real"])
def test_later_luck_is_another(seed: int | bytes) -> None:
    """The same answers after an undo, and every face of the die as often as any other."""
    match = Match(SKIFF, 3, SKIFF.variant_of({"cards": {"oars": 7, "anchors": 0}, "die": 6}), seed)
    hands = [match.view(seat).pieces(r.HAND + seat) for seat in range(3)]
    rolled: Counter[tuple[int, ...]] = Counter()
    for _time in range(pick(400, 1000)):
        settled(match, {seat: hands[seat][0] for seat in range(3)})
        question = match.question()
        assert question is not None
        settled(match, dict.fromkeys(question.seats, r.PASS))
        rolled[(sum(int(match.view(None).cell(r.WAY + seat)) for seat in range(3)),)] += 1
        match.undo(1)
    faces: Counter[tuple[int, ...]] = Counter({(face,): 1 for face in range(6)})
    assert_as_often(rolled, faces)


def test_barrels_and_box_are_shuffled_too() -> None:
    """Side A: a barrel face down is any that nobody has seen, the box holds any unseen card but a steamship (A1.4)."""
    tables = {"deck": {"values": [1, 2], "removed": {"3": 1, "4": 0, "5": 0}}, "hand": {"first": 2}}
    match = Match(ESCAPE, 3, ESCAPE.variant_of(tables), 4)
    view = match.view(None)
    capacity = int(view.layout.places[c.BARRELS].capacity)
    face_down = [spot for spot in range(capacity) if view.slot_at(c.BARRELS, spot) == UNKNOWN]
    state = match._state
    unseen: Counter[tuple[int, ...]] = Counter((int(state.slot_at(c.BARRELS, spot)),) for spot in face_down)
    deck, box, bag = state.hidden()
    unseen.update((barrel,) for barrel in bag)
    cards: Counter[tuple[int, ...]] = Counter((card,) for card in (*deck, *box) if card != c.SHIP)
    assert c.SHIP in deck
    barrels: Counter[tuple[int, ...]] = Counter()
    boxed: Counter[tuple[int, ...]] = Counter()
    picks = {seat: match.view(seat).piece_at(c.HAND + seat, 0) for seat in range(3)}
    for _time in range(pick(500, 1000)):
        settled(match, picks)
        match.undo(1)
        barrels[(int(match._state.slot_at(c.BARRELS, face_down[0])),)] += 1
        boxed[tuple(match._state.hidden()[1])] += 1
    assert_as_often(barrels, unseen)
    assert_as_often(boxed, cards)


def test_every_undo_has_a_stream_of_its_own() -> None:
    streams = {
        tuple(int(luck.below(1 << 20)) for _ in range(4))
        for seed in (0, 1, 2, KEY, bytes(32))
        for luck in (luck_of(seed, undo) for undo in range(30))
    }
    assert len(streams) == 150
    for seed, first in ((5, Seeded(5)), (KEY, Keyed(KEY))):
        usual = luck_of(seed)
        assert [usual.below(1000) for _ in range(9)] == [first.below(1000) for _ in range(9)]


# -- questions, answers, record --------------------------------------------------------------------------------


def test_a_question_asked_anew_is_another_one() -> None:
    match = short_match(ESCAPE)
    first = match.question()
    assert first is not None
    assert (first.id, first.generation) == (6, 0)
    match.undo(5)
    anew = match.question()
    assert anew is not None
    assert (anew.id, anew.generation) == (5, 1)
    assert first.settled
    seat = first.seats[0]
    assert not first.answer(seat, "late")
    assert match.journal[-1] == Submission(6, seat, ("late",), True, 0)
    answer_at_random(match, anew, anew.seats[0], random.Random(1))
    assert (match.journal[-1].void, match.journal[-1].generation) == (False, 1)
    match.undo(1)
    assert not anew.answer(anew.seats[0], "late")
    assert (match.journal[-1].void, match.journal[-1].generation) == (True, 1)


def test_an_answer_meant_for_the_question_of_before_is_void() -> None:
    """Both have the same number; the generation tells them apart."""
    match = Match(ESCAPE, 3, ESCAPE.variant(), 7)
    meant = match.question()
    assert meant is not None
    picks = {seat: str(meant.offer(seat).playable[0]) for seat in meant.seats}
    for seat, text in picks.items():
        meant.answer(seat, text)
    match.undo(1)
    anew = match.question()
    assert anew is not None
    assert (meant.id, meant.generation, anew.id, anew.generation) == (1, 0, 1, 1)
    assert not meant.answer(0, picks[0])
    assert match.answered() == frozenset()
    assert anew.answer(0, picks[0])  # the hands are the same


def test_the_record_has_a_line_for_it() -> None:
    match = short_match(ESCAPE)
    before = list(match.record)
    match.undo(2)
    assert match.record == [*before, Choice(6, NO_SEAT, (2,))]
    assert match.undos == [Undo(2, len(before))]
    assert [line.back_to for line in match.record] == [None] * len(before) + [2]
    match.undo(1)
    assert match.undos == [Undo(2, len(before)), Undo(1, len(before) + 1)]
    assert match.record[-1] == Choice(2, NO_SEAT, (1,))


def test_what_stands_tells_from_where_it_was_begun_anew() -> None:
    assert begun_anew([]) == []
    assert begun_anew([Undo(5, 9), Undo(3, 20), Undo(7, 31), Undo(7, 40)]) == [3, 7]
    assert begun_anew([Undo(3, 9), Undo(5, 20), Undo(4, 31)]) == [3, 4]


def test_answers_that_waited_for_others_are_taken_back() -> None:
    match = short_match(ESCAPE, questions=5)
    question = match.question()
    assert question is not None
    assert len(question.seats) == 3
    lines = len(match.record)
    answer_at_random(match, question, 1, random.Random(1))
    assert match.answered() == {1}
    match.undo(1)
    assert match.answered() == frozenset()
    assert len(match.record) == lines + 1


def test_within_a_draft() -> None:
    """Its second action answered a question of its own: one can go back to that."""
    for seed in range(200):
        match = Match(ESCAPE, 3, ESCAPE.variant(), seed)
        luck = random.Random(seed)
        while (question := match.question()) is not None and not any(len(line.codes) > 1 for line in match.record):
            settle_at_random(match, luck)
        if question is not None:
            break
    draft = match.record[-1]
    at = draft.question + 1
    assert at < question.id  # type: ignore[union-attr]
    match.undo(at)
    anew = match.question()
    assert anew is not None
    assert (anew.id, anew.seats) == (at, (draft.seat,))
    assert anew.can(draft.seat, draft.codes[1])
    settle_at_random(match, random.Random(1))
    law5_match(match)
    assert match.record[-1].question == at


def test_history_keeps_what_events_have_lost() -> None:
    match = short_match(ESCAPE)
    told = {who: match.events(who) for who in (0, 1, 2, None)}
    match.undo(3)
    for who, events in told.items():
        kept = match.events(who)
        assert events[: len(kept)] == kept != events
        assert match.history(who) == [events, []]
    settle_at_random(match, random.Random(9))
    for who in told:
        assert match.events(who)[len(match.events(who)) - len(match.history(who)[1]) :] == match.history(who)[1] != []
