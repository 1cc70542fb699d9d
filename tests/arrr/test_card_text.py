"""The sentences of the cards: all that the vocabulary can say is said, in whole sentences, with the right plurals."""

from __future__ import annotations

import re

import pytest

from settemari.games.arrr.card_text import (
    card_name,
    change_message,
    effect_messages,
    influence_message,
    kind_message,
    operation_message,
    symbol_name,
    target_message,
    trait_message,
    when_message,
)
from settemari.games.arrr.declared import Ability, Changes, Op
from settemari.games.arrr.vocabulary import CHANGES, FACE_WORDS, OPERATIONS, PIRATES, TARGETS
from settemari.locales import LANGUAGES
from settemari.locales.message import Message, say
from tests.arrr.printable import cards, catalogue, operations, printed_lines, sentence_messages
from tests.locales import ftl

LONGEST = 160  # letters of one sentence, so that it fits on a card


# -- how it is said --------------------------------------------------------------------------------------------


def wrong_with(text: str) -> list[str]:
    """What a proof-reader sees at once."""
    rules = {
        r"[{}]": "a brace",
        r"\s\s": "two blanks in a row",
        r"^[^A-ZÀ-Ý]": "no capital at the beginning",
        r"[^.]$": "no full stop at the end",
        r"\.[^ .]": "no blank after a full stop",
        r"\. [^A-ZÀ-Ý]": "no capital after a full stop",
        r"\s[.,]": "a blank before a mark",
        r"\bNone\b|\$": "an argument that is not there",
    }
    return [why for pattern, why in rules.items() if re.search(pattern, text)]


@pytest.mark.parametrize(
    "text",
    ["A { $b }.", "A  b.", "a b.", "A b", "A b.C d.", "A: b c. d e.", "A b .", "A None.", "À b :"],
)
def test_a_proof_reader_finds_faults(text: str) -> None:
    assert wrong_with(text) != []


def test_a_proof_reader_lets_good_texts_pass() -> None:
    assert wrong_with("Échange ça (2 b) : A b, c. D -1 e.") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_a_whole_sentence(language: str) -> None:
    found = [catalogue(language).text(message) for message in sentence_messages()]
    assert {text: wrong_with(text) for text in found if wrong_with(text)} == {}
    assert [text for text in found if len(text) > LONGEST] == []
    assert len(set(found)) > 350  # they differ, but for a few ways to say nothing more the second time


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_card_is_made_of_whole_sentences(language: str) -> None:
    found = [catalogue(language).text(message) for message in printed_lines()]
    assert {text: wrong_with(text) for text in found if wrong_with(text)} == {}


# Nouns that are counted, for one and for more, and what may stand between a number and its noun.
COUNTED = {
    "it": [
        ("dado", "dadi"),
        ("doblone", "dobloni"),
        ("carta", "carte"),
        ("evento", "eventi"),
        ("danno", "danni"),
        ("punto", "punti"),
        ("primo ufficiale", "primi ufficiali"),
        ("oggetto", "oggetti"),
        ("ciurma", "ciurme"),
        ("esplorazione", "esplorazioni"),
    ],
    "en": [
        ("die", "dice"),
        ("doubloon", "doubloons"),
        ("card", "cards"),
        ("event", "events"),
        ("point", "points"),
        ("officer", "officers"),
        ("item", "items"),
        ("gang", "gangs"),
        ("exploration", "explorations"),
    ],
    "fr": [
        ("dé", "dés"),
        ("doublon", "doublons"),
        ("carte", "cartes"),
        ("événement", "événements"),
        ("dégât", "dégâts"),
        ("point", "points"),
        ("officier", "officiers"),
        ("objet", "objets"),
        ("bande", "bandes"),
        ("exploration", "explorations"),
    ],
}
BETWEEN = r"(?:(?:more|failed|crew|equipped|conquered|prochains) )*"


def counted(language: str, text: str) -> list[tuple[str, str]]:
    """Numbers with the noun that they count."""
    nouns = "|".join(sorted((noun for pair in COUNTED[language] for noun in pair), key=len, reverse=True))
    return re.findall(rf"\b(\d+) {BETWEEN}({nouns})\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    singulars, plurals = ({pair[number] for pair in COUNTED[language]} for number in (0, 1))
    found = set()
    for message in sentence_messages():
        for number, noun in counted(language, catalogue(language).text(message)):
            assert noun in (singulars if number == "1" else plurals), (language, message)
            found.add(noun)
    assert found == singulars | plurals


def test_counted_nouns_are_found() -> None:
    assert counted("en", "Draw 2 crew cards, 1 more die and 12 events, each 3.") == [
        ("2", "cards"),
        ("1", "die"),
        ("12", "events"),
    ]


def keys_of(value: object) -> set[str]:
    """The keys of a message and of all messages within it."""
    if isinstance(value, Message):
        return {value.key}.union(*(keys_of(inner) for inner in value.args.values()))
    return set().union(*(keys_of(inner) for inner in value)) if isinstance(value, list) else set()


def test_every_message_of_the_area_is_printed_on_some_card() -> None:
    """Nothing is left over, and nothing that could be printed goes untested."""
    used = keys_of([*sentence_messages(), *printed_lines()])
    used |= keys_of([trait_message(word) for word in FACE_WORDS])
    area = {form.key for form in ftl.forms(ftl.files()["en", "arrr-cards"])}
    assert {key for key in area if not key.startswith("sheet-")} == used


def test_more_and_less_are_said_differently() -> None:
    for language in LANGUAGES:
        for word, known in CHANGES.items():
            if known.amount and known.amount[0] < 0:
                on = known.on[0]
                more, less = (Changes(word, amount, "attack" if known.trait else "") for amount in (1, -1))
                assert catalogue(language).text(change_message(more, on)) != catalogue(language).text(
                    change_message(less, on)
                )
                assert "-" not in catalogue(language).text(change_message(less, on))


# -- targets ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_is_named(language: str) -> None:
    words = catalogue(language)
    named = [words.text(message) for word in TARGETS if (message := target_message(word))]
    assert len(set(named)) == len(TARGETS) - 1
    for op, target in operations():
        if OPERATIONS[op.word].target and target not in PIRATES:
            assert words.text(say(f"target-{target}")) in words.text(operation_message(op, target_message(target)))


def test_a_target_is_named_once_and_then_referred_to() -> None:
    def said(target: str, *do: Op) -> list[str]:
        return [catalogue("en").text(message) for message in effect_messages(do, target)]

    assert said("rival-crew", Op("exhaust"), Op("take-crew")) == [
        "Exhaust an equipped card of another player.",
        "Take that card into your hand.",
    ]
    assert said("rival", Op("draw-crew", 1), Op("steal", 1), Op("lose", 1, "pirate")) == [
        "Draw 1 crew card.",
        "Steal 1 doubloon from another player of your choice.",
        "That player loses 1 doubloon.",
    ]
    assert said("exploration", Op("move-far"), Op("sink")) == [
        "Move an exploration of the row to the end furthest from the deck.",
        "Sink that exploration: it never comes back.",
    ]
    assert said("lasting", Op("end-lasting"), Op("end-lasting"))[1] == "Discard that event."
    assert said("stacked", Op("cancel"), Op("cancel"))[0] == said("stacked", Op("cancel"), Op("cancel"))[1]


# -- when (P7.8) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (Ability(do=(Op("draw-event", 1),)), None),
        (Ability(do=(Op("add-dice", 1),)), None),
        (Ability(do=(Op("difficulty", 1),)), None),
        (Ability(when=("free",), do=(Op("gain", 1),)), "before or after the action"),
        (Ability(when=("declared",), do=(Op("gain", 1),)), "right after an action is declared"),
        (Ability(when=("before-roll",), do=(Op("add-dice", 1),)), "before a roll"),
        (Ability(when=("rolled",), do=(Op("add-dice", 1),)), "after a throw"),
        (Ability(when=("answer",), do=(Op("gain", 1),)), "in answer to something on the stack"),
        (Ability(when=("free", "rolled"), do=(Op("gain", 1),)), "before or after the action or after a throw"),
        (Ability(action=("raid",), do=(Op("gain", 1),)), "during a raid"),
        (Ability(action=("sail", "challenge"), do=(Op("gain", 1),)), "while somebody sails or during a challenge"),
        (Ability(when=("rolled",), action=("challenge",), do=(Op("gain", 1),)), "after a throw, during a challenge"),
        (Ability(when=("declared",), action=("raid",), do=(Op("gain", 1),)), "right after a raid is declared"),
        # what an operation needs is said even if the card does not
        (Ability(do=(Op("reroll", 1),)), "after a throw"),
        (Ability("pirate", do=(Op("remove-dice", 1, "pirate"),)), "before a roll"),
        (Ability(do=(Op("bar", action="sail"),)), "right after an action is declared"),
        (Ability("exploration", do=(Op("redirect"),)), "right after sailing is declared"),
        (
            Ability(do=(Op("raid-instead"),)),
            "right after sailing is declared or right after a challenge is declared",
        ),
        # and narrows what the card says
        (Ability(when=("before-roll", "rolled"), do=(Op("turn-dice", 1),)), "after a throw"),
        (Ability(when=("declared",), do=(Op("toll", 1, action="sail"),)), "right after an action is declared"),
        (
            Ability("pirate", when=("declared",), do=(Op("remove-dice", 1, "pirate"),)),
            "right after an action is declared, before a roll",
        ),
    ],
)
@pytest.mark.rule("P7.8")
def test_when_a_card_may_be_played(ability: Ability, text: str | None) -> None:
    when = when_message(ability)
    assert (when and catalogue("en").text(when)) == text


# -- names -----------------------------------------------------------------------------------------------------


def test_names() -> None:
    words = {language: catalogue(language) for language in LANGUAGES}
    assert [words[language].text(trait_message("jolly")) for language in LANGUAGES] == ["jolly", "jolly", "joker"]
    assert [words[language].forms(trait_message("attack"))["of"] for language in LANGUAGES] == [
        "di attacco",
        "of attack",
        "d\N{RIGHT SINGLE QUOTATION MARK}attaque",
    ]
    assert [words[language].forms(kind_message("gang"))["a"] for language in LANGUAGES] == [
        "una ciurma",
        "a gang",
        "une bande",
    ]
    assert symbol_name("idol") == say("symbol-idol")
    assert symbol_name("three-headed-parrot") == "three-headed-parrot"
    assert catalogue("it").text(influence_message("doubloons", -2)) == "dobloni \u22122"
    assert [card_name(card).name("fr") for card in cards()] == ["Essai"] * len(list(cards()))
