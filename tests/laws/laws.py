"""The laws every game must keep, as functions over any game, state and match.

Each raises an AssertionError that tells what is wrong. They know a game only by its ``Trial``: the game object, and
which pieces there are. An observer is a seat, or SPECTATOR.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from settemari.core.chance import Chance, Seeded
from settemari.core.errors import NotAsked, Refused
from settemari.core.events import MOVED, SHOWN, TURNED, Sink, apply_event
from settemari.core.match import Match, replay
from settemari.core.offer import Case
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, HEAP, PILE, UNKNOWN, WINNERS, View
from tests.laws.trial import Answers, Event, Pool, Spot, Trial, one_of

RULE = re.compile(r"[A-Z]\d+(\.\d+)*")
NO_CODES = (-1, -2, -(1 << 40), 1 << 9, 1 << 20, 1 << 61)  # no game answers with these


def alike(one: View, two: View) -> str:
    """Where two views differ, in words; empty if they do not."""
    cells = zip(one.cell_list(), two.cell_list(), strict=True)
    wrong = [f"cell {at}: {a} and {b}" for at, (a, b) in enumerate(cells) if a != b]
    if one.fact_list() != two.fact_list():
        wrong.append(f"facts {one.fact_list()} and {two.fact_list()}")
    if not wrong and not one.same_as(two):
        wrong.append("the same cells and facts, and yet not the same view")
    return "; ".join(wrong)


# -- L1: a redeal looks the same -------------------------------------------------------------------------------


def law1(trial: Trial, state: State, observer: int, chance: Chance, previews: bool = True) -> None:
    """A redeal of a view shows the same view, with the same question, offers and previews."""
    view = state.view(observer)
    twins = [trial.setup.redeal(view, chance), trial.setup.redeal(view, chance)]
    for twin in twins:
        differs = alike(twin.view(observer), view)
        assert not differs, f"L1: a redeal looks different to {observer}: {differs}"
    if observer not in trial.asked(state):
        return
    offer = trial.game.offer(trial.setup, view)
    playable = [action.code for action in offer.playable]
    for code in (option.action.code for option in offer.options):
        reasons = {int(twin.check(observer, code)) for twin in (state, *twins)}
        assert len(reasons) == 1, f"L1: code {code} of seat {observer} has reasons {reasons}: it tells of the hidden"
    for twin in (state, *twins):
        legal = trial.legal(twin, observer)
        assert sorted(legal) == sorted(playable), f"L1: seat {observer} is offered {playable}, a twin allows {legal}"
    for option in offer.options if previews else ():
        if option.preview is not None:
            for twin in (state, *twins):
                _preview_holds(trial, twin, view, option.action.code, option.preview.cases)


def _preview_holds(trial: Trial, twin: State, view: View, code: int, cases: Sequence[Case]) -> None:
    """What was foretold is what happens on any state that fits the view, the real one too, once the piece on which it
    hangs is turned up."""
    seat = int(view.seat)
    hinge = trial.game.hinge(view, code)
    trying = twin.copy()
    if hinge is None:
        (case,) = cases
    else:
        kind = int(twin.slot_at(*hinge))
        fitting = [case for case in cases if case.given == kind]
        assert len(fitting) == 1, f"L1: code {code}: kind {kind} is possible, foretold {[c.given for c in cases]}"
        case = fitting[0]
        trying.turn_up(*hinge)
    if trial.asked(twin) != (seat,):
        assert (case.events, case.cut) == ((), True), f"L1: code {code} foretells what others choose at the same time"
        return
    trying.sink = Sink()
    cut = bool(trying.resolve_in_the_open(answers_from({seat: code}, trial.seats)))
    heard = trial.hears(trying.sink.take(), seat)
    assert heard == list(case.events), f"L1: code {code} foretells {case.events}, a twin tells {heard}"
    differs = alike(trying.view(seat), case.after)
    assert not differs, f"L1: code {code} foretells another table than a twin comes to: {differs}"
    assert (cut or trying.cell(ASKED) != 0) == case.cut, f"L1: code {code} is cut elsewhere on a twin"


# -- L2: a redeal is free --------------------------------------------------------------------------------------


def law2(trial: Trial, state: State, observer: int, chance: Chance, tries: int = 300) -> None:
    """What the observer does not see lies elsewhere in some redeal if it can, and the real state is a possible one."""
    view = state.view(observer)
    for pool in trial.pools:
        hidden = list(trial.spots(view, pool))
        real = trial.lying(state, pool)
        _possible(trial, view, pool, hidden, real, "the real state")
        stuck = movable(trial, view, pool, hidden, real)
        for _try in range(tries):
            dealt = trial.lying(trial.setup.redeal(view, chance), pool)
            _possible(trial, view, pool, hidden, dealt, "a redeal")
            assert Counter(dealt.values()) == Counter(real.values()), f"L2: a redeal for {observer} has other pieces"
            stuck = [spot for spot in stuck if dealt[spot] == real[spot]]
            if not stuck:
                break
        assert not stuck, f"L2: in {tries} redeals for {observer} the hidden pieces never left {stuck}"


def _possible(trial: Trial, view: View, pool: Pool, hidden: list[Spot], lying: dict[Spot, int], what: str) -> None:
    """Every fact of the view is true, and no piece lies where its kind cannot."""
    for holder, kinds, least in view.fact_list():
        found = [lying[spot] for spot in hidden if trial.holder(spot) == holder and kinds >> lying[spot] & 1]
        if trial.holds(pool, holder):
            assert len(found) >= least, (
                f"L2: {what} breaks a fact of {view.seat}: {holder} has {found}, at least {least} of {kinds:b} known"
            )
    for place, index in hidden:
        kind = lying[place, index]
        assert not pool.never.get(place, 0) >> kind & 1, f"L2: {what} has a piece {kind} in place {place}"


def movable(trial: Trial, view: View, pool: Pool, hidden: list[Spot], real: dict[Spot, int]) -> list[Spot]:
    """The hidden spots whose piece could change places with a different one, for all the view knows."""
    facts = [fact for fact in view.fact_list() if trial.holds(pool, fact[0])]
    holders = {spot: trial.holder(spot) for spot in hidden}
    spare = [
        sum(kinds >> real[spot] & 1 for spot in hidden if holders[spot] == holder) - least
        for holder, kinds, least in facts
    ]

    def could_swap(one: Spot, two: Spot) -> bool:
        here, there = real[one], real[two]
        if one[0] == two[0] and one[0] in pool.unordered:
            return False
        if here == there or pool.never.get(one[0], 0) >> there & 1 or pool.never.get(two[0], 0) >> here & 1:
            return False
        for (holder, kinds, _), left in zip(facts, spare, strict=True):
            gain = (kinds >> there & 1) - (kinds >> here & 1)
            if left + gain * ((holders[one] == holder) - (holders[two] == holder)) < 0:
                return False
        return True

    return [one for one in hidden if any(could_swap(one, two) for two in hidden)]


# -- L3: what happens next depends on what is known ------------------------------------------------------------


def law3(trial: Trial, state: State, observer: int, chance: Chance) -> bool:
    """The same answers and the same chance on a state that looks the same tell the observer the same.

    Who is asked, what is asked and how many events there are must agree up to the first card that comes to light and
    is a different one; so must that event, but for the card. False if nobody is asked, or no answers fit both states.
    """
    if not trial.asked(state):
        return False
    twin = trial.setup.redeal(state.view(observer), chance)
    answers: Answers = {}
    for seat in trial.asked(state):
        allowed = set(trial.legal(twin, seat))
        common = [code for code in trial.legal(state, seat) if code in allowed]
        if not common:
            return False
        answers[seat] = one_of(common, chance)
    seed = int(chance.below(1 << 30))
    told_really = trial.hears(trial.play(state, answers, Seeded(seed))[1], observer)
    told_of_twin = trial.hears(trial.play(twin, answers, Seeded(seed))[1], observer)
    same_story(told_really, told_of_twin, f"{observer} after {answers}")
    return True


def same_story(one: Sequence[Event], two: Sequence[Event], who: str) -> None:
    """Two streams of told events agree as far as the same came to light."""
    for number, (left, right) in enumerate(zip(one, two, strict=False)):
        assert shape(left) == shape(right), f"L3: told to {who}, event {number}: {left} or, on a twin, {right}"
        if left != right:
            return
    assert len(one) == len(two), f"L3: told to {who}: {len(one)} events or, on a twin, {len(two)}"


def shape(event: Event) -> Event:
    """An event without the kind of the piece that it brings to light."""
    if event[0] == MOVED:
        return (event[0], *event[2:])
    if event[0] == SHOWN:
        return event[:4]
    return event[:3] if event[0] == TURNED else event


# -- L4: copies are independent --------------------------------------------------------------------------------


class Law4:
    """Playing on a copy never changes the original: keeps all states of a run, and hashes them again."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, int]] = []

    def keep(self, state: State) -> None:
        copy = state.copy()
        assert copy.digest() == state.digest(), "L4: a copy is not the same"
        assert copy.sink is None, "L4: a copy reports to the sink of the original"
        self.kept.append((state, state.digest()))

    def check(self) -> None:
        for number, (state, digest) in enumerate(self.kept):
            assert state.digest() == digest, f"L4: state {number} of the run has changed"


# -- L5: events give the view, the record gives the state ------------------------------------------------------


def law5(trial: Trial, before: Iterable[View], events: list[Event], after: State) -> None:
    """What each observer is told leads from the view before to the view after."""
    for view in before:
        seat = int(view.seat)
        rebuilt = view.copy()
        for event in trial.hears(events, seat):
            apply_event(rebuilt, event)
        differs = alike(rebuilt, after.view(seat))
        assert not differs, f"L5: the events of {seat} lead to another view than the state shows: {differs}"


def law5_match(match: Match) -> None:
    """The record gives the same state, events and record; and everybody's events give their view."""
    again = replay(match.game, match.seats, match.variant, match.seed, match.record, match.first)
    assert again._state.digest() == match._state.digest(), "L5: the record leads to another state"
    assert again.record == match.record, "L5: the record leads to another record"
    for seat in (*range(match.seats), None):
        assert again.events(seat) == match.events(seat), f"L5: played again, {seat} is told something else"
        rebuilt = match.start_view(seat)
        for event in match.events(seat):
            apply_event(rebuilt, event)
        differs = alike(rebuilt, match.view(seat))
        assert not differs, f"L5: the events of {seat} do not give the view: {differs}"
    law5_open(match)


def law5_open(match: Match) -> None:
    """Who sees everything is told all of it: nothing is unknown at any moment, and it leads to the whole table."""
    rebuilt = match.open_start()
    lying = [number for number, place in enumerate(match.setup.layout.places) if place.form != HEAP]
    for event in match.open_events():
        apply_event(rebuilt, event)
        hidden = [place for place in lying if UNKNOWN in rebuilt.pieces(place)]
        assert not hidden, f"L5: after {event} who sees everything does not see what lies in {hidden}"
        assert rebuilt.fact_list() == [], "L5: who sees everything remembers something besides"
    differs = alike(rebuilt, match.open_view())
    assert not differs, f"L5: all that happened does not give the whole table: {differs}"
    shown = dict(enumerate(match.view(None).cell_list()))
    assert all(cell in (UNKNOWN, rebuilt.cell(at)) for at, cell in shown.items()), "L5: the whole table is another one"


# -- L6: what is offered is what may be done -------------------------------------------------------------------


def law6(trial: Trial, state: State, seat: int, chance: Chance, bound: int) -> None:
    """Every code that is offered plays; every other is refused with the number of a rule; both say the same."""
    view = state.view(seat)
    step = int(view.step())
    legal = trial.legal(state, seat)
    assert len(set(legal)) == len(legal), f"L6: seat {seat} is offered something twice: {legal}"
    candidates = trial.game.candidates(trial.setup, view)
    for code in sorted({*candidates, *range(bound), *NO_CODES, *legal}):
        reason = int(state.check(seat, code))
        assert (reason == 0) == (code in legal), f"L6: seat {seat}, code {code}: reason {reason}, legal {legal}"
        if reason:
            refusal = trial.game.refusal(trial.setup, view, code, reason)
            assert RULE.fullmatch(refusal.rule), f"L6: code {code} is refused by no rule: {refusal}"
            assert refusal.key, f"L6: code {code} is refused without a word"
    offer = trial.game.offer(trial.setup, view)
    assert sorted(action.code for action in offer.playable) == sorted(legal), f"L6: {offer} is not {legal}"
    for code in legal:
        action = trial.game.action(trial.setup, step, code)
        assert trial.game.parse(trial.setup, step, str(action)) == code, f"L6: {action} is not read as it is written"
        trial.play(state, {**trial.any_answers(state, chance), seat: code}, Seeded(code))


def law6_match(trial: Trial, state: State, chance: Chance) -> None:
    """The same of a question: what it refuses changes nothing, and who is not asked cannot answer."""
    match = Match(trial.game, trial.seats, trial.variant, seed=1, position=state.copy())
    digest = match._state.digest()
    question = match.question()
    assert question is not None, "L6: a state that asks gives no question"
    assert question.seats == trial.asked(state), f"L6: {question} is not for {trial.asked(state)}"
    for seat in range(trial.seats):
        if seat not in question.seats:
            with pytest.raises(NotAsked):
                question.answer(seat, 0)
            continue
        legal = trial.legal(state, seat)
        options = [option.action.code for option in question.offer(seat).options]
        for code in (*options, *NO_CODES, int(chance.below(1 << 12))):
            assert question.can(seat, code) == (code in legal), f"L6: `can` of seat {seat}, {code} is not the offer"
            if code not in legal:
                with pytest.raises(Refused):
                    question.answer(seat, code)
    assert match._state.digest() == digest, "L6: asking and refusing changed the state"
    assert not match.journal, "L6: a refused answer is in the journal"
    assert not match.answered(), "L6: a refused answer counts as given"


# -- L7: it goes on, or it has ended ---------------------------------------------------------------------------


def law7(trial: Trial, state: State) -> None:
    """Somebody is asked and can answer, or the game has ended."""
    ended = int(state.cell(ENDING)) != 0
    asked = trial.asked(state)
    assert ended == (not asked), f"L7: ended: {ended}, and asked are {asked}"
    for seat in asked:
        assert trial.legal(state, seat), f"L7: seat {seat} is asked and has no answer"
    outcome = trial.game.outcome(state.view(trial.observers[-1]))
    assert (outcome is not None) == ended, f"L7: ended: {ended}, and the outcome is {outcome}"
    if outcome is not None:
        assert RULE.fullmatch(outcome.rule), f"L7: it ended by no rule: {outcome}"
        assert sum(1 << seat for seat in outcome.winners) == state.cell(WINNERS), f"L7: other winners: {outcome}"
        assert state.depth() == 0, "L7: it has ended, and something is still going on"


# -- L8: the order of answers does not matter ------------------------------------------------------------------


def law8(trial: Trial, state: State, answers: Answers, orders: Iterable[Sequence[int]], chance: Chance) -> None:
    """In whatever order the seats answer, and change their answers before it is settled, the same happens."""
    seed = int(chance.below(1 << 30))
    stories = {}
    for order in orders:
        for wavering in (False, True):
            match = Match(trial.game, trial.seats, trial.variant, seed=1, chance=Seeded(seed), position=state.copy())
            _answer_in_order(trial, state, match, answers, order, wavering, chance)
            told_to_all = [match.events(seat) for seat in (*range(trial.seats), None)]
            stories[tuple(order), wavering] = (match._state.digest(), match.record, told_to_all)
    first, *others = stories.items()
    for other in others:
        assert other[1] == first[1], f"L8: {answers} in order {other[0]} is not the same as in order {first[0]}"


def _answer_in_order(
    trial: Trial, state: State, match: Match, answers: Answers, order: Sequence[int], wavering: bool, chance: Chance
) -> None:
    question = match.question()
    assert question is not None
    given: Answers = {}
    for seat in order:
        if wavering and not question.settled:
            other = one_of(trial.legal(state, seat), chance)
            mask = sum(1 << who for who in {*given, seat})
            if not state.settled(mask, answers_from({**given, seat: other}, trial.seats)):
                assert question.answer(seat, other), "L8: an answer to an open question was void"
        was_settled = question.settled
        assert question.answer(seat, answers[seat]) != was_settled, "L8: void and settled are not the same"
        assert match.journal[-1].void == was_settled, "L8: the journal has it otherwise"
        given[seat] = answers[seat]
    assert question.settled, f"L8: all have answered, and {question} is still open"


# -- L9: nothing is lost ---------------------------------------------------------------------------------------


def law9(trial: Trial, state: State) -> None:
    """All pieces of all places are those of the variant, and all sizes are right."""
    hidden = state.hidden()
    for pool in trial.pools:
        found = trial.contents(state, pool)
        assert found == Counter(pool.pieces), (
            f"L9: too many {found - Counter(pool.pieces)}, too few {Counter(pool.pieces) - found}"
        )
        for place, number in pool.heaps.items():
            assert len(hidden[number]) == state.size_of(place), f"L9: heap {place} has {len(hidden[number])} pieces"
    places = sorted(place for pool in trial.pools for place in pool.places)
    assert places == list(range(len(trial.layout.places))), "L9: every place belongs to one pool"
    heaps = [place for place in places if trial.layout.places[place].form == HEAP]
    assert sorted(place for pool in trial.pools for place in pool.heaps) == heaps, "L9: every heap is counted"
    for place in places:
        if trial.layout.places[place].form == PILE:
            kinds = sum(1 << kind for kind in set(state.pieces(place)))
            assert state.kinds_in(place) == kinds, f"L9: the mask of pile {place} is wrong"
            assert state.size_of(place) == len(state.pieces(place)), f"L9: the size of pile {place} is wrong"
