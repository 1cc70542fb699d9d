"""Offers: every option with its preview or its refusal, and the gist of a preview.

A preview is not a second calculation: what it tells is what the seat is told when the answer is played.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import settemari
from settemari.core.events import TURNED
from settemari.core.match import Match
from settemari.core.offer import Action, Case, Offer, Option, Preview, Refusal
from settemari.core.question import Question
from settemari.core.setup import Setup
from settemari.core.table import ENDING, UNKNOWN, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.game import MarettaGame
from settemari.games.maretta.gist import Landing, barrels_at, gist_of
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import SUIT_WORDS, card_word
from tests.board import on_the_board
from tests.core.toy import toy, toy_view
from tests.size import pick

pytestmark = pytest.mark.compiled_too

GAMES = ["maretta", "vulcano"]


def moments(game: str, games: int) -> Iterator[tuple[Match, Question, int, Offer]]:
    """Every question of some games to every seat, before it is answered in varied ways."""
    for seed in range(games):
        match = settemari.deal(game, 3 + seed % 3, seed=seed)
        turn = 0
        while (question := match.question()) is not None:
            for seat in question.seats:
                offer = question.offer(seat)
                yield match, question, seat, offer
                turn += 1
                question.answer(seat, offer.playable[(turn * 7) % len(offer.playable)])


def setup_of(match: Match) -> MarettaSetup:
    assert isinstance(match.setup, MarettaSetup)
    return match.setup


# -- the parts -------------------------------------------------------------------------------------------------


def test_an_option_is_looked_at_once() -> None:
    looks = []

    def look() -> Preview:
        looks.append(1)
        return Preview(())

    option = Option(Action(5, "pick", (("card", "wood-1"),)), None, look)
    assert looks == []
    assert option.preview == option.preview == Preview(())
    assert looks == [1]
    assert repr(option) == "<pick wood-1>"
    refused = Option(option.action, Refusal("A2.1", "not-in-hand", {}), look)
    assert refused.preview is None
    assert repr(refused) == "<pick wood-1: refused by A2.1>"
    offer = Offer(2, "pick", "A2.1", (option, refused))
    assert offer.playable == [option.action]
    assert offer.refused == {"pick wood-1": Refusal("A2.1", "not-in-hand", {})}
    assert repr(offer) == "<offer to seat 2: pick, 1 playable>"


def test_a_preview_has_a_lowest_and_a_highest() -> None:
    cases = []
    for value in (4, 9, 6):
        view = toy_view(toy(), 0)
        view.cells[5] = value
        cases.append(Case(value, (), view, False))
    preview = Preview(tuple(cases))
    assert (preview.lowest(5), preview.highest(5)) == (4, 9)


# -- previews come true ----------------------------------------------------------------------------------------


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES)
def test_what_is_foretold_is_what_is_told(game: str) -> None:
    """Play every playable answer on a match of the same record: the events begin with those of the preview."""
    checked = 0
    for match, question, seat, offer in moments(game, pick(2, 60)):
        if question.seats != (seat,) or question.id % 3:
            continue
        before = len(match.events(seat))
        for option in offer.options[:: pick(3, 1)]:
            preview = option.preview
            if preview is None:
                continue
            played = match.at(len(match.record))
            asked = played.question()
            assert asked is not None
            asked.answer(seat, option.action)
            told = tuple(played.events(seat, before))
            case = preview.cases[0]
            if case.given is not None:  # a card face down was supposed: which one it was is told now
                (turned,) = (event for event in told if event[:2] == (TURNED, c.SLOT1))
                case = {case.given: case for case in preview.cases}[turned[3]]
                told = tuple(event for event in told if event != turned)
            assert told[: len(case.events)] == case.events
            checked += 1
    assert checked > 20


def test_a_simultaneous_choice_foretells_nothing() -> None:
    match = settemari.deal("maretta", 3, seed=1)
    question = match.question()
    assert question is not None
    for option in question.offer(1).options:
        assert option.preview is not None
        (case,) = option.preview.cases
        assert (case.given, case.events, case.cut) == (None, (), True)
        assert case.after.same_as(match.view(1))


# -- the gist --------------------------------------------------------------------------------------------------


@pytest.mark.heavy
def test_the_gist_of_placing() -> None:
    """Side A: who lands where and on what, scores for boarding, what could be stolen; worked out by hand here."""
    seen = {"barrels": 0, "stealable": 0, "hidden": 0, "giver": 0}
    for match, _, seat, offer in moments("maretta", pick(12, 200)):
        view, setup = match.view(seat), setup_of(match)
        if view.step() != c.PLACE:
            continue
        last = match.variant.number("path.last")
        for option in offer.options:
            if option.preview is None or option.action.code >> c.THEFT_SHIFT:
                continue
            code = option.action.code
            card, receiver = code & c.KIND_MASK, code >> c.SEAT_SHIFT
            gist = gist_of(setup, view, code, option.preview)
            own = int(view.slot_at(c.SLOT1, receiver))
            landings = {landing.seat: landing for landing in gist.landings}
            assert gist.cut == any(case.after.cell(ENDING) == 0 for case in option.preview.cases)
            assert gist.stacks == ()
            if own == UNKNOWN:
                seen["hidden"] += 1
                assert len(option.preview.cases) > 1
                spaces = [int(case.after.cell(c.SPACE + receiver)) for case in option.preview.cases]
                if receiver in landings:
                    assert (landings[receiver].low, landings[receiver].high) == (min(spaces), max(spaces))
                continue
            start = int(view.cell(c.SPACE + receiver))
            space = min(last, start + abs(own // 5 - card // 5))
            barrels = barrels_at(setup, view, space)
            mine = int(view.cell(c.SPACE + seat))
            if 1 in (len(barrels), len(barrels_at(setup, view, min(last, mine + 2)))):
                continue  # a single barrel is opened without asking: it may move meeples on
            if space != start:
                assert landings[receiver] == Landing(receiver, start, space, space, barrels)
                seen["barrels"] += bool(barrels)
            elif receiver != seat:
                assert receiver not in landings
            if receiver != seat and mine < last and (space == start or not barrels):
                seen["giver"] += 1
                assert landings[seat].high == min(last, mine + 2)
            stock = view.pieces(c.STOCK + receiver)
            expected = [card_word(kind) for kind in sorted(set(stock))] if card in stock else []
            assert list(gist.stealable) == ([] if receiver == seat else expected)
            seen["stealable"] += bool(gist.stealable)
            suits = len({kind % 5 for kind in stock})
            assert (receiver, abs(own // 5 - card // 5) + suits, abs(own // 5 - card // 5) + suits) in gist.boarding
    assert min(seen.values()) > 0, seen


@pytest.mark.heavy
def test_the_gist_of_loading() -> None:
    """Side B: which stacks grow, and which would burst."""
    bursts = 0
    for match, _, seat, offer in moments("vulcano", pick(4, 100)):
        view, setup = match.view(seat), setup_of(match)
        if view.step() != c.LOAD:
            continue
        for option in offer.options:
            if option.preview is None:
                continue
            code = option.action.code
            card, receiver = code & c.KIND_MASK, code >> c.SEAT_SHIFT
            gist = gist_of(setup, view, code, option.preview)
            suit = card % 5
            total = card // 5 + sum(kind // 5 for kind in view.pieces(c.STOCK + receiver) if kind % 5 == suit)
            assert [tuple(stack) for stack in gist.stacks] == [(receiver, SUIT_WORDS[suit], total, total > 5)]
            assert (gist.boarding, gist.stealable, gist.landings) == ((), (), ())
            bursts += total > 5
    assert bursts > 0


def test_barrels_on_a_space_in_words() -> None:
    match = settemari.deal("maretta", 3, variant=on_the_board(settemari.find_game("maretta")), seed=1)
    view, setup = match.view(None), setup_of(match)
    assert barrels_at(setup, view, 3) == ("??", "??")
    assert barrels_at(setup, view, 4) == barrels_at(setup, view, 24) == barrels_at(setup, view, c.OFF_PATH) == ()
    words = barrels_at(setup, view, 9)
    assert len(words) == 2
    assert words.count("??") == 1
    assert "??" not in barrels_at(setup, view, 20)


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.heavy
def test_refusals_say_what_stands_in_the_way() -> None:
    found: dict[str, set[str]] = {}
    for game in GAMES:
        for match, question, seat, offer in moments(game, pick(6, 60)):
            view = match.view(seat)
            for option in offer.options:
                if option.refusal is None:
                    continue
                rule, key, args = option.refusal
                found.setdefault(f"{game} {key}", set()).add(rule)
                assert args["action"] == str(option.action)
                if key == "slot-taken":
                    receiver = (option.action.code >> c.SEAT_SHIFT) & c.SEAT_MASK
                    assert args["card"] == card_word(int(view.slot_at(c.SLOT2, receiver)))
                elif key == "own-slot-last":
                    assert args["free"]
                elif key in ("same-suit", "same-number"):
                    assert args["with"] == card_word(int(view.slot_at(c.SLOT2, seat)))
                assert question.refusal(seat, option.action.code) == option.refusal
    assert found["maretta slot-taken"] == {"A3.2"}
    assert found["maretta own-slot-last"] == {"A3.2"}
    assert found["vulcano slot-taken"] == {"B2.1"}
    assert found["vulcano own-slot-last"] == {"B2.1"}
    assert found["vulcano out-of-race"] <= {"B2.1", "D0.3"}
    assert found["vulcano must-play"] == {"B3.2"}
    assert found["vulcano same-suit"] == found["vulcano same-number"] == {"B3.1"}


class Forgetful(MarettaGame):
    """A game that thinks of nothing a person could try."""

    def candidates(self, setup: Setup, view: View) -> list[int]:
        return []


def test_what_is_allowed_is_offered_even_if_the_game_did_not_think_of_it() -> None:
    game = Forgetful("maretta", side_b=False)
    match = settemari.deal("maretta", seats=3, seed=4)
    question = match.question()
    assert question is not None
    assert game.offer(match.setup, match.view(1)).playable == question.offer(1).playable != []
