"""Questions, help, answers, refusals and previews of Arrr!!!, for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from settemari.core.chance import Seeded
from settemari.core.game import Outcome
from settemari.core.match import Match
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.telling import (
    AREAS,
    answer_message,
    awaited_message,
    help_message,
    outcome_message,
    passing_messages,
    preview_messages,
    question_message,
    refusal_message,
)
from settemari.games.arrr.words import ENDINGS, QUESTIONS, REASONS
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message
from tests.arrr.table import Player, Table, Tables
from tests.size import pick
from tests.telling.arrr import MODES, catalogue, deal, play

pytestmark = pytest.mark.compiled_too


def said(table: Table, message: Message, language: str = "en") -> str:
    return Catalogue(language, AREAS, table.names).text(message)


def asked(player: Player, language: str = "en") -> str:
    return said(player.table, question_message(ARRR, player.table.setup, player.view), language)


def why_not(player: Player, text: str, language: str = "en") -> str:
    table = player.table
    refusal = table.question.refusal(player.seat, table.with_colours(text))
    assert refusal is not None
    return said(table, refusal_message(ARRR, table.setup, player.view, refusal), language)


def foretold(player: Player, text: str, language: str = "en") -> list[str]:
    table = player.table
    code = ARRR.parse(table.setup, int(player.view.step()), table.with_colours(text))
    preview = ARRR.preview(table.setup, player.view, code)
    messages = preview_messages(table.setup, player.view, code, preview)
    return [said(table, message, language) for message in messages]


def at_sea(arrr: Tables) -> Table:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang", "gain-item"], doubloons=2, hand=["gain-1", "courage-2-gang"])
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1, chest=["idol-1"])
    t.row("attack-1", "attack-2", "attack-plus-1", "needs-officers-1")
    t.seas("plain-9")
    return t


# -- questions and answers -------------------------------------------------------------------------------------


def test_questions(arrr: Tables) -> None:
    t = at_sea(arrr)
    assert asked(t.anna) == "What do you do: sail, raid, or challenge somebody?"
    t.dice("attack courage")
    t.anna.sails("attack-2")
    assert asked(t.anna) == "Anna sails to “attack-2”. Do you play anything?"
    t.everyone_passes()
    assert asked(t.anna) == "1 success, 3 needed: do you cheat, play something, or stop?"
    assert asked(t.anna, "it") == "1 successo, ne servono 3: bari, giochi qualcosa o ti fermi?"
    assert asked(t.anna, "fr").startswith("1 succès, il en faut 3\u00a0: tu triches")
    waiting = awaited_message(ARRR, t.setup, t.bruno.view)
    assert said(t, waiting) == "Anna may cheat, play something, or stop."
    t.anna.uses("gain-item")
    assert asked(t.anna) == "On the stack: the ability of “gain-item” (Anna). Do you answer?"
    assert said(t, awaited_message(ARRR, t.setup, t.bruno.view, [0])) == "Anna may answer the ability of “gain-item”."


def test_a_challenge_is_put_to_the_opponent(arrr: Tables) -> None:
    t = at_sea(arrr)
    t.anna.challenges("Bruno", "attack", "idol-1")
    t.everyone_passes()
    assert asked(t.bruno) == "Anna challenges you in attack, for “idol-1”. Do you accept?"
    assert foretold(t.bruno, "accept") == [
        "Attack: your dice 1 (“attack-1-gang”); Anna's 2 (“attack-2-gang”).",
        "Without cheating: win 13%, tie 38%, lose 50%.",
    ]
    assert foretold(t.bruno, "refuse") == [
        "If Bruno refuses, Anna may take 1 equipped card, and 1 doubloon from the supply."
    ]
    t.bruno.refuses()
    assert asked(t.anna) == "Bruno refuses. What do you take?"
    codes = [option.action.code for option in t.anna.offer.options]
    answers = {said(t, answer_message(t.setup, t.anna.view, code)) for code in codes}
    assert answers == {
        "Take nothing",
        "Take 1 doubloon",
        "Take “attack-1-gang”",
        "Take “attack-1-gang” and 1 doubloon",
    }


@pytest.mark.parametrize(
    ("text", "it", "en", "fr"),
    [
        ("raid", "Razzia", "Raid", "Piller"),
        (
            "sail attack-1",
            "Fai rotta verso «attack-1»",
            "Sail to “attack-1”",
            "Mettre le cap sur «\u00a0attack-1\u00a0»",
        ),
        ("play gain-1", "Gioca «gain-1»", "Play “gain-1”", "Jouer «\u00a0gain-1\u00a0»"),
        (
            "challenge Bruno in attack for 1",
            "Sfida Bruno in attacco, per 1 doblone",
            "Challenge Bruno in attack, for 1 doubloon",
            "Défier Bruno en attaque, pour 1 doublon",
        ),
    ],
)
def test_answers(arrr: Tables, text: str, it: str, en: str, fr: str) -> None:
    t = at_sea(arrr)
    code = ARRR.parse(t.setup, c.DECLARE, t.with_colours(text))
    message = answer_message(t.setup, t.anna.view, code)
    assert [said(t, message, language) for language in LANGUAGES] == [it, en, fr]


def test_every_question_has_its_texts_in_every_language() -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        assert [asked.name for asked in QUESTIONS.values() if not words.knows(f"arrr-question-{asked.name}")] == []


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "sail needs-officers-1",
            "“needs-officers-1” is not for you yet, with 0. Condition: at least 1 officer equipped.",
        ),
        ("sail plain-5", "“plain-5” does not lie in the row."),
        ("play gain-9", "You do not hold “gain-9”."),
        ("use attack-2-gang", "“attack-2-gang” has no ability."),
        ("use dice-item", "You have not equipped “dice-item”."),
        ("challenge Anna in attack for 1", "Challenge an opponent, not yourself."),
        ("challenge Bruno in attack for 2", "2 doubloons cannot be named: Bruno has 1, and 4 is the most."),
        ("challenge Bruno in attack for idol-2", "“idol-2” does not lie in Bruno's chest."),
        ("cheat", "That is no answer to this question."),
    ],
)
def test_refusals_of_actions(arrr: Tables, text: str, why: str) -> None:
    assert why_not(at_sea(arrr).anna, text) == why


def test_refusals_in_other_languages(arrr: Tables) -> None:
    t = at_sea(arrr)
    text = "challenge Bruno in attack for idol-2"
    assert why_not(t.anna, text, "it") == "«idol-2» non è nel forziere di Bruno."
    assert why_not(t.anna, text, "fr") == "«\u00a0idol-2\u00a0» n\u2019est pas dans le coffre chez Bruno."


def test_refusals_of_equipping(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "equip")
    t.anna.has(
        equipped=["attack-2-gang", "quiet-officer", "gain-item"],
        hand=["courage-2-gang", "gain-officer", "dice-item", "reroll-item"],
    )
    t.row("attack-1")
    assert why_not(t.anna, "equip courage-2-gang") == "No room for “courage-2-gang”: “attack-2-gang” is your gang."
    assert why_not(t.anna, "equip gain-officer") == "No room for “gain-officer”: “quiet-officer” is your officer."
    assert why_not(t.anna, "drop 4") == "No card lies on spot 4."
    draft = t.question.draft(t.anna.seat)
    draft.play("equip dice-item")
    full = ARRR.offer(t.setup, draft.view).refused["equip reroll-item"]
    message = refusal_message(ARRR, t.setup, draft.view, full)
    assert said(t, message) == "No room for “reroll-item”: 4 cards are equipped. Discard one first."
    assert said(t, message, "it").endswith("le carte equipaggiate sono 4. Prima scartane una.")


def test_refusals_of_who_is_not_at_sea(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(doubloons=1)
    t.bruno.has(doubloons=1)
    t.row("attack-1")
    assert why_not(t.anna, "sail attack-1") == "Without an equipped card you are not on the seas: you can only raid."
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("attack-1")
    assert why_not(t.anna, "challenge Bruno in attack for 1") == "Bruno has no equipped card, and cannot be challenged."


def test_refusals_of_plundering(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", variant={"refusal.crew": 1, "refusal.doubloons": 0})
    t.anna.has(equipped=["attack-2-gang"], doubloons=2)
    t.bruno.has(equipped=["attack-1-gang", "attack-1-quiet"], doubloons=1)
    t.row("attack-1")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    assert why_not(t.anna, "take 1,2 doubloons no") == "At most 1 crew card can be taken."
    assert why_not(t.anna, "take 1,4 doubloons no") == "No card lies on spot 4."
    assert why_not(t.anna, "take 1 doubloons yes") == "The supply has no doubloon for you."


def test_every_reason_has_its_sentence_from_a_real_refusal() -> None:
    """Any code at many moments: whatever the rules refuse, there is a sentence for it in every language."""
    met: Counter[str] = Counter()
    luck = Seeded(5)
    for mode in MODES:
        for seed in range(pick(3, 12)):
            match = deal(mode, 3, seed, odd=seed % 3 == 2)
            for moment in play(match, Seeded(seed)):
                met.update(refused(moment, luck))
    tested_above = {"no-crew", "not-yourself", "prize-not-there", "prize-too-high", "too-many-taken"}
    tested_above |= {"named-already"}  # in test_arrr_naming.py
    assert {key for _, key in REASONS.values()} - set(met) <= tested_above


def refused(match: Match, luck: Seeded) -> Iterator[str]:
    question = match.question()
    for seat in question.seats if question is not None else ():
        view = match.view(seat)
        state = match.setup.redeal(view, Seeded(1))
        aims = [0, 0, luck.below(80), luck.below(999)]
        codes = [int(c.answer(luck.below(21), luck.below(30), aim)) for aim in aims]
        for code in [*ARRR.candidates(match.setup, view), *codes]:
            reason = int(state.check(seat, code))
            if reason:
                refusal = ARRR.refusal(match.setup, view, code, reason)
                message = refusal_message(ARRR, match.setup, view, refusal)
                for language in LANGUAGES:
                    text = catalogue(language).text(message)
                    assert text[-1] == "."
                yield refusal.key


# -- previews --------------------------------------------------------------------------------------------------


def test_sailing_foretold(arrr: Tables) -> None:
    t = at_sea(arrr)
    assert foretold(t.anna, "sail attack-2") == [
        "Attack 2 + 1 (“attack-plus-1”) = 3, 2 (“attack-2-gang”) dice.",
        "Chance: 0%, 31% with 1 doubloon and 66% with 2 doubloons.",
        "Loot: 2 fame.",
    ]
    assert foretold(t.anna, "sail attack-2", "it")[1] == "Probabilità: 0%, 31% con 1 doblone e 66% con 2 dobloni."
    assert foretold(t.anna, "sail attack-2", "fr")[1] == (
        "Chances\u00a0: 0\u00a0%, 31\u00a0% avec 1 doublon et 66\u00a0% avec 2 doublons."
    )
    assert foretold(t.anna, "raid") == ["You take 2 doubloons."]


def watched(arrr: Tables) -> Table:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], doubloons=2, hand=["gain-1"])
    t.row("watched-2")
    return t


def test_no_doubloon_counts_where_nobody_cheats(arrr: Tables) -> None:
    assert foretold(watched(arrr).anna, "sail watched-2") == [
        "Attack 2, 2 (“attack-2-gang”) dice.",
        "Watched: nobody cheats here.",
        "Chance: 25%.",
        "Loot: 3 fame.",
    ]


def test_why_nobody_cheats_there(arrr: Tables) -> None:
    t = watched(arrr)
    t.dice("courage courage")
    t.anna.sails("watched-2")
    t.anna.passes()
    assert why_not(t.anna, "cheat") == "“watched-2” is watched: nobody cheats there."
    assert why_not(t.anna, "cheat", "it") == "«watched-2» è sorvegliata: lì nessuno bara."
    assert why_not(t.anna, "cheat", "fr") == (
        "«\u00a0watched-2\u00a0» est sous surveillance\u00a0: on n\u2019y triche pas."
    )


def test_a_card_foretold(arrr: Tables) -> None:
    t = at_sea(arrr)
    assert foretold(t.anna, "play gain-1") == [
        "Take 1 doubloon from the supply.",
        "If nobody answers: “gain-1”: Anna takes 1 doubloon from the supply.",
    ]


def test_what_passing_leads_to(arrr: Tables) -> None:
    t = at_sea(arrr)
    t.anna.raids()
    t.anna.plays("gain-1")
    assert [said(t, message) for message in passing_messages(t.setup, t.anna.view)] == [
        "If nobody answers: “gain-1”: Anna takes 1 doubloon from the supply."
    ]
    assert foretold(t.anna, "pass") == ["If nobody answers: “gain-1”: Anna takes 1 doubloon from the supply."]


def test_equipping_foretold(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "equip")
    t.anna.has(equipped=["attack-2-gang"], hand=["quiet-officer"])
    t.row("attack-1")
    assert foretold(t.anna, "equip quiet-officer") == ["Then: attack 3, navigation 0, cunning 0 and courage 1."]


# -- everything ------------------------------------------------------------------------------------------------


@pytest.mark.heavy
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("odd", [False, True])
def test_everything_asked_can_be_said(mode: str, odd: bool) -> None:
    names = set()
    for seed in range(pick(1, 3)):
        match = deal(mode, 3, seed, odd)
        for number, moment in enumerate(play(match, Seeded(seed))):
            question = moment.question()
            if question is None or number % pick(3, 1):
                continue
            names.add(question.name)
            for message in everything_asked(moment, question.seats[number % len(question.seats)]):
                for language in LANGUAGES:
                    text = catalogue(language).text(message)
                    assert text.strip() == text != ""
    assert len(names) > 4


def everything_asked(match: Match, seat: int) -> Iterator[Message]:
    question = match.question()
    assert question is not None
    view, setup = match.view(seat), match.setup
    yield question_message(ARRR, setup, view)
    yield help_message(setup, view)
    yield awaited_message(ARRR, setup, match.view(None))
    for option in question.offer(seat).options[:40]:
        yield answer_message(setup, view, option.action.code)
        if option.refusal is not None:
            yield refusal_message(ARRR, setup, view, option.refusal)
        elif option.preview is not None:
            yield from preview_messages(setup, view, option.action.code, option.preview)


@pytest.mark.parametrize("ending", list(ENDINGS.values()))
def test_every_ending_names_who_won(ending: tuple[str, str]) -> None:
    name, rule = ending
    match = deal("full", 3, 1)
    for winners, who in (((1,), "Bruno"), ((0, 2), "Anna and Tea")):
        message = outcome_message(match.setup, Outcome(name, rule, winners), match.view(None))
        assert who in catalogue("en").text(message)
