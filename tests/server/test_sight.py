"""What goes out to an observer: beats that everybody counts alike, views, questions and offers, and never a secret."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import pytest

import settemari
from settemari.client.eye import looked_at
from settemari.core.chance import Seeded
from settemari.core.errors import NotAsked, Refused
from settemari.core.events import COUNTED, TURNED, apply_event
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.notation.matchfile import file_of, write
from settemari.core.offer import Case
from settemari.core.table import UNKNOWN
from settemari.games.arrr import codes as c_arrr
from settemari.games.arrr.game import ArrrGame
from settemari.games.maretta import codes as c
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message, Named, Seat, say
from settemari.server.sight import Sight, layout_of
from settemari.server.wire import read_message, wired, wired_data
from tests.server.seated import some_answers
from tests.size import pick
from tests.table import Tables
from tests.variants.odd import ODD_ESCAPE

TABLES = [("maretta", 4), ("vulcano", 3), ("arrr", 3)]


def moments(match: Match, seed: int = 1) -> Iterator[Match]:
    """A random game, before each of its questions and at its end."""
    chance = Seeded(seed)
    while question := match.question():
        yield match
        for seat, answer in some_answers(question, chance):
            question.answer(seat, answer)
    yield match


def as_sent(told: object) -> Any:
    """As whoever gets it reads it."""
    return json.loads(bytes(wired_data(told)))


def as_text(told: object) -> str:
    return json.dumps(as_sent(told), sort_keys=True)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everybody_counts_the_same_beats(game: str, seats: int) -> None:
    match = settemari.deal(game, seats=seats, seed=5)
    sights = [Sight(match, seat) for seat in (*range(seats), None)]
    for _ in moments(match):
        question = match.question()
        beats = {sight.beat for sight in sights}
        assert len(beats) == 1
        if question is not None:
            assert beats == {question.id}
    assert sights[0].beats()[-1].lines  # how it ended


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_comes_back_hears_just_what_was_missed(game: str, seats: int) -> None:
    match = settemari.deal(game, seats=seats, seed=6)
    followed, seen = Sight(match, 1), 0
    heard: list[str] = []
    for number, _ in enumerate(moments(match)):
        if number % 3 == 0:  # comes by now and then
            missed = followed.beats(after=seen)
            heard += [as_text(beat.wired()) for beat in missed]
            seen += len(missed)
    heard += [as_text(beat.wired()) for beat in followed.beats(after=seen)]
    assert heard == [as_text(beat.wired()) for beat in Sight(match, 1).beats()]
    assert Sight(match, 1).beats(after=10_000) == []
    assert len(Sight(match, 1).beats(after=-5)) == len(heard)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_beats_lead_to_the_view(game: str, seats: int) -> None:
    match = settemari.deal(game, seats=seats, seed=7)
    for _ in moments(match):
        pass
    for seat in (0, None):
        sight = Sight(match, seat)
        view = match.start_view(seat)
        for beat in sight.beats():
            for event in beat.events:
                apply_event(view, event)
        assert view.cell_list() == sight.view()["cells"]
        assert view.same_as(match.view(seat))


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_sent_of_the_latest_beats_leads_to_the_view(game: str, seats: int) -> None:
    """Also where a seat is sent what the public is, since it was told nothing else."""
    for seed in range(pick(2, 6)):
        match = settemari.deal(game, seats=seats, seed=seed)
        public = Sight(match, None)
        sights = [public, *(Sight(match, seat, public) for seat in range(seats))]
        views = [as_sent(sight.view()) for sight in sights]
        assert [sight.latest(0) for sight in sights] == [None] * len(sights)  # nobody has seen anything before
        shared = 0
        for _ in moments(match, seed):
            beat = views[0]["beat"]
            latest = [sight.latest(beat) for sight in sights]
            if public.beat == beat:
                continue
            for place, (sight, told) in enumerate(zip(sights, latest, strict=True)):
                assert told is not None
                assert sight.latest(beat - 1) is None
                assert [as_sent(one.encoded) for one in sight.beats(beat)] == as_sent(told.beats_sent)
                views[place] = looked_at(views[place], as_sent(told.view_sent))
                assert views[place] == as_sent(sight.view())
                shared += place > 0 and told is latest[0]
        assert shared > 0


def test_who_heard_the_same_but_sees_another_table_is_not_sent_what_the_public_is() -> None:
    """A card that everybody saw may lie face down now: after the same events its owner alone still sees it."""
    match = settemari.deal("maretta", seats=4, seed=5)
    public = Sight(match, None)
    sight = Sight(match, 0, public)
    beat = 0
    for _ in moments(match):
        told = sight.latest(beat)
        if told is not None and told is public.latest(beat):
            assert sight._as_public(told.beats, told.changes, told.facts) is told
            assert sight._as_public(told.beats, [*told.changes, 0, 1], told.facts) is None
            assert sight._as_public(told.beats, told.changes, [(1, 1, 1)]) is None
            return
        beat = sight.beat
    raise AssertionError("never was the same sent to both")


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_is_sent_is_the_same_whatever_the_others_hold(game: str, seats: int) -> None:
    """At every moment all that the seat cannot see is dealt anew: view, question and offer stay as they are."""
    for seed in range(pick(1, 4)):
        match = settemari.deal(game, seats=seats, seed=seed)
        for number, _ in enumerate(moments(match, seed)):
            seat = number % seats
            view = match.view(seat)
            other = Match(match.game, seats, match.variant, 1, position=match.setup.redeal(view, Seeded(number + 1)))
            ours, theirs = Sight(match, seat), Sight(other, seat)
            assert ours.view()["cells"] == theirs.view()["cells"]
            asked, again = ours.question(), theirs.question()
            if asked is None or match.answered():
                continue
            assert again is not None
            assert as_text({**asked, "number": 0}) == as_text({**again, "number": 0})
            if view.asks(seat):
                assert as_text({**(ours.offer() or {}), "question": 0}) == as_text(
                    {**(theirs.offer() or {}), "question": 0}
                )


def test_a_leak_would_be_noticed() -> None:
    """The control: sent to the neighbour, a seat's own view is not the same in another deal."""
    match = settemari.deal("maretta", seats=4, seed=3)
    view = match.view(0)
    others = [match.setup.redeal(view, Seeded(number)) for number in range(1, 9)]
    assert len({as_text([int(cell) for cell in other.view(1).cell_list()]) for other in others}) > 1


def test_hidden_pieces_are_unknown_to_the_spectator() -> None:
    match = settemari.deal("maretta", seats=4, seed=3)
    layout, cells = layout_of(match.game, match.setup, match.variant), Sight(match, None).view()["cells"]
    assert isinstance(cells, list)
    places = layout["places"]
    assert isinstance(places, list)
    hands = [place for place in places if place["name"] == "hand" and place["capacity"]]
    assert [cells[hand["start"] : hand["start"] + 4] for hand in hands] == [[UNKNOWN] * 4] * 4
    assert hands[0]["kinds"][0] == "steamship"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_layout_has_the_values_of_its_variant_as_they_stand_in_match_files(game: str, seats: int) -> None:
    match = settemari.deal(game, seats=seats, seed=3)
    layout = as_sent(layout_of(match.game, match.setup, match.variant))
    written = write(file_of(match, [f"P{seat}" for seat in range(seats)])).splitlines()
    for path, value in layout["numbers"].items():
        shown = f"[{', '.join(map(str, value))}]" if isinstance(value, list) else value
        assert f"  {path} = {str(shown).lower() if isinstance(value, bool) else shown}" in written
    assert ("deck" in match.variant.values, "deck" in layout["numbers"]) == (game == "arrr", False)


def test_a_layout_says_where_barrels_can_lie() -> None:
    """V1: marked spaces at or past the last one have none, so spots cannot be told from the variant alone."""
    found = settemari.find_game("maretta")
    variant = found.variant_of({"game": "maretta", "name": "Odd", **ODD_ESCAPE})
    layout = as_sent(layout_of(found, found.setup(4, variant), variant))
    assert layout["numbers"]["path.barrel_spaces"] == [2, 5, 8, 13, 21, 30, 31, 40]
    spaces = layout["constants"]["barrel_spaces"]
    assert spaces == [2, 5, 8, 13, 21, 30]
    [barrels] = [place for place in layout["places"] if place["name"] == "barrels"]
    assert barrels["capacity"] == len(spaces) * layout["numbers"]["barrels.per_space"]
    assert layout["constants"]["suits"] == ["wood", "rope", "fire", "water", "food"]
    hands = [place for place in layout["places"] if place["name"] == "hand"]
    assert [hands[0]["kinds"][5 + suit] for suit in range(5)] == [f"{suit}-1" for suit in layout["constants"]["suits"]]
    match = Match(found, 4, variant, 1)
    assert layout["constants"]["cards"] == match.view(None).size_of(c.DECK) + 4 * 6


# -- gauges --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_gauges_are_those_of_the_view(game: str) -> None:
    """Also after everybody went back."""
    match = settemari.deal(game, seats=4, seed=4)
    sights = [Sight(match, seat) for seat in (0, None)]
    seen = set()
    for _ in islice(moments(match), pick(60, None)):
        for sight in sights:
            gauges = as_sent(sight.gauges())
            assert gauges == as_sent(match.game.gauges(match.setup, match.view(sight.seat)))
            seen.add(as_text(gauges))
            assert sight.gauges() is sight.gauges()  # worked out once
        question = match.question()
        if question is not None and question.id == 9 and not match.undos:
            match.undo(5)
            again = as_sent(match.game.gauges(match.setup, match.view(0)))
            assert as_sent(sights[0].gauges()) == again
    assert len(seen) > 10


def test_a_game_without_gauges_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArrrGame, "gauges", Game.gauges)
    assert Sight(settemari.deal("arrr", seats=3, seed=4), 0).gauges() is None


# -- questions and offers ------------------------------------------------------------------------------------------


def test_a_question_says_who_is_asked_and_who_has_answered() -> None:
    match = settemari.deal("maretta", seats=3, seed=1)
    question = match.question()
    assert question is not None
    question.answer(2, question.offer(2).playable[0])
    asked = Sight(match, 0).question()
    assert asked is not None
    assert (asked["number"], asked["name"], asked["rule"]) == (1, "pick", "A2.1")
    assert (asked["seats"], asked["answered"]) == ([0, 1, 2], [2])
    assert asked == Sight(match, None).question() == Sight(match, 2).question()
    hidden = Sight(match, 0).question(answered=False)
    assert hidden is not None
    assert hidden["answered"] == []
    mine = Sight(match, 0).asked()
    assert mine["codes"] == [option.code for option in question.offer(0).playable]
    assert set(mine) == {"text", "help", "codes"}


def test_an_offer_has_everything_with_what_it_would_do_or_why_not() -> None:
    match = settemari.deal("vulcano", seats=3, seed=1, first=0)
    offer = Sight(match, 0).offer()
    assert offer is not None
    options = as_sent(offer["options"])
    assert isinstance(options, list)
    refused = [option for option in options if "refused" in option]
    assert {option["refused"]["rule"] for option in refused} == {"B2.1"}
    assert all("preview" in option for option in options if option not in refused)
    catalogue = Catalogue("en", [*match.game.telling().AREAS, "games"], ["Anna", "Bruno", "Carla"])
    for option in options:
        assert catalogue.text(read_message(option["text"]))
        assert all(catalogue.text(read_message(told)) for told in option.get("preview", []))
    with pytest.raises(NotAsked):
        Sight(match, 1).offer()
    assert Sight(match, None).offer() is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_foretold_can_be_drawn(game: str, seats: int) -> None:
    """Its events lead, on a copy of the view, to the table that the preview ends with; nobody foretells a refusal."""
    match, drawn = settemari.deal(game, seats=seats, seed=9), 0
    pieces = slice(int(match.setup.layout.agenda_end), None)  # behind what is going on, which only a question tells
    for _ in islice(moments(match), pick(60, None)):
        question = match.question()
        for seat in question.seats if question is not None else ():
            assert question is not None
            told = Sight(match, seat).offer()
            assert told is not None
            for option, sent in zip(question.offer(seat).options, as_sent(told["options"]), strict=True):
                assert ("foretold" in sent) == (option.refusal is None) == ("refused" not in sent)
                cases = option.preview.cases if option.preview is not None else ()
                for case, foretold in zip(cases, sent.get("foretold", ()), strict=True):
                    assert (foretold["cut"], foretold["given"] is None) == (case.cut, case.given is None)
                    ghost = match.view(seat)
                    for event in foretold["events"]:
                        apply_event(ghost, tuple(event))
                    assert ghost.cell_list()[pieces] == case.after.cell_list()[pieces]
                    drawn += bool(foretold["events"])
                after = gauges_after(match, cases)
                assert sent.get("gauges") == (after and as_sent(after))
    assert drawn > 10


def test_every_step_of_a_draft_comes_with_the_gauges_it_leads_to() -> None:
    """P2.2: while somebody equips, sums and chances are those of the crew as it would be."""
    match, chance, found = settemari.deal("arrr", seats=3, seed=2), Seeded(2), set()
    for _ in islice(moments(match), pick(120, None)):
        question = match.question()
        if question is None or question.name != "equip":
            continue
        (seat,) = question.seats
        draft = question.draft(seat)
        while (told := Sight(match, seat).offer(draft.codes)) is not None and told["name"] == "equip":
            steps = [one for one in as_sent(told["options"]) if one["action"] != "done" and "refused" not in one]
            if not steps:
                break
            for step in steps:
                draft.play(step["code"])
                assert step["gauges"] == as_sent(match.game.gauges(match.setup, draft.view))
                found.add(step["action"].split()[0])
                draft.undo()
            step = steps[int(chance.below(len(steps)))]
            draft.play(step["code"])
            assert seat == draft.seat
            crew = [one["kind"] for one in step["gauges"]["seats"][seat]["crew"]]
            assert crew == [kind for kind in draft.view.pieces(c_arrr.AREA + seat) if kind >= 0]
    assert found == {"equip", "drop"}


def gauges_after(match: Match, cases: Sequence[Case]) -> Mapping[str, object] | None:
    """Those of the table as it would lie, where one thing alone can happen, and something does."""
    return match.game.gauges(match.setup, cases[0].after) if len(cases) == 1 and cases[0].events else None


def test_what_hangs_on_a_hidden_card_is_foretold_for_each_that_it_may_be(maretta: Tables) -> None:
    """D3: under a cuttlefish."""
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(hand=["wood-3", "rope-1", "fire-2"], space=4)
    t.bruno.has(slot1="??fire-5", inked=True, space=1)
    t.turn("Anna", "place")
    offer = Sight(t.match, 0).offer()
    assert offer is not None
    (option,) = [one for one in as_sent(offer["options"]) if one["action"] == "place wood-3 on pink"]
    lands = {}
    for case in option["foretold"]:
        lands[case["given"]] = [event[2] for event in case["events"] if event[:2] == [COUNTED, c.SPACE + 1]]
    assert {card: lands[card] for card in ("fire-5", "wood-1", "steamship", "water-3")} == {
        "fire-5": [3], "wood-1": [3], "steamship": [4], "water-3": [],
    }  # fmt: skip
    assert len(lands) == len(option["foretold"]) > 20
    assert [case["events"][0][:3] for case in option["foretold"]] == [[TURNED, c.SLOT1, 1]] * len(lands)
    (other,) = [one for one in as_sent(offer["options"]) if one["action"] == "place wood-3 on yellow"]
    assert [case["given"] for case in other["foretold"]] == [None]


def test_an_offer_goes_on_after_a_draft() -> None:
    """Equipping in Arrr!!! is a draft: what can be added after the first card is offered before anything is sent."""
    match = settemari.deal("arrr", seats=2, seed=1)
    question = next(asked for _ in moments(match) if (asked := match.question()) is not None and asked.name == "equip")
    seat = question.seats[0]
    sight, cards = Sight(match, seat), [action for action in question.offer(seat).playable if action.verb == "equip"]
    assert len(cards) > 1
    before, after = sight.offer(), sight.offer((cards[0].code,))
    assert before is not None
    assert after is not None
    assert (before["draft"], after["draft"]) == ([], [cards[0].code])
    assert as_text(before["options"]) != as_text(after["options"])
    assert as_text(sight.offer()) == as_text(before)  # nothing was played
    with pytest.raises(Refused):
        sight.offer((cards[0].code, cards[0].code, cards[0].code))


# -- how messages travel -------------------------------------------------------------------------------------------


def test_a_message_comes_out_as_it_went_in() -> None:
    card = Named({"it": "Calma", "en": "Calm", "fr": "Calme"})
    message = say("log-x", who=Seat(2), count=3, cards=[card, say("suit-wood")], to_whom="Anna", deep=say("y", n=1))
    assert read_message(json.loads(bytes(wired(message)))) == Message(message.key, message.args)
    assert bytes(wired(say("plain"))) == b'{"key":"plain"}'


@pytest.mark.parametrize(
    "text", ['"', "\\", 'a "b"\n\tc', "Ciò che è, ça et là", "\x00\x1f\u2028", "🦜", "</script>", ""]
)
def test_whatever_people_write_travels_as_text(text: str) -> None:
    message = say("k", text=text, many=[text, [text], []], card=Named({"it": text, "en": text}), yes=True, share=0.25)
    sent = json.loads(bytes(wired(message)))
    assert read_message(sent) == message
    assert sent["args"]["yes"] is True


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_log_is_the_same_after_its_journey(game: str, seats: int) -> None:
    match = settemari.deal(game, seats=seats, seed=8)
    for _ in moments(match):
        pass
    catalogue = Catalogue("it", [*match.game.telling().AREAS, "games", "lists"], [f"P{seat}" for seat in range(seats)])
    for beat in Sight(match, 0).beats():
        for line, sent in zip(beat.lines, json.loads(json.dumps(beat.wired()))["log"], strict=True):
            assert catalogue.text(read_message(sent)) == catalogue.text(line.message)
