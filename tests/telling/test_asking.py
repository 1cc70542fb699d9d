"""Questions, help, answers and refusals, for people."""

from __future__ import annotations

import pytest

from settemari.core.game import Outcome
from settemari.games.maretta import codes as c
from settemari.games.maretta.telling import (
    awaited_message,
    hand_message,
    help_message,
    outcome_message,
    question_message,
    refusal_message,
)
from settemari.games.maretta.telling_asking import answer_to
from settemari.games.maretta.words import ENDINGS, QUESTIONS, REASONS
from settemari.locales import LANGUAGES
from settemari.locales.message import Message
from tests.table import Player, Table, Tables
from tests.telling.play import catalogue, said

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def placing(maretta: Tables, variant: dict[str, object] | None = None) -> Table:
    """Bruno places, after Anna has placed on Carla."""
    t = maretta.table(THREE, variant=variant)
    t.anna.has(hand=["rope-1", "rope-2"], stock=["fire-2", "food-3"])
    t.bruno.has(hand=["fire-2", "steamship"], stock=["water-1"])
    t.carla.has(hand=["rope-3", "rope-4"], stock=["fire-2", "food-1"], slot2="wood-4")
    t.turn("Bruno", "place")
    return t


def loading(vulcano: Tables, step: str) -> Table:
    """Bruno's turn; Carla is out of the race."""
    t = vulcano.table("Anna Bruno Carla Dario")
    t.out("Carla")
    t.anna.has(slot2="food-4", space=9)
    t.bruno.has(hand=["wood-1", "rope-2", "fire-3"], space=9, slot2="wood-2" if step == "load-self" else None)
    t.dario.has(slot2=None, space=9, stock=["wood-1", "wood-2"])
    t.turn("Bruno", step)
    return t


def finding(side: Tables, barrel: str) -> Table:
    t = side.table("Anna Bruno Carla Dario")
    t.anna.finds(barrel)
    t.anna.has(stock=["wood-1", "wood-2", "rope-3"], hand=["rope-1"])
    t.bruno.has(stock=["fire-1", "fire-2"], space=14, hand=[])
    t.carla.has(stock=[], space=14, hand=["rope-2"])
    t.dario.has(space=17, hand=["rope-4"])
    return t


def asked(player: Player, language: str = "en") -> str:
    return said(player.table, question_message(player.table.game, player.table.match.setup, player.view), language)


def why_not(player: Player, text: str, language: str = "en") -> str:
    table = player.table
    refusal = table.question.refusal(player.seat, table.with_colours(text))
    assert refusal is not None
    return said(table, refusal_message(table.game, table.match.setup, player.view, refusal), language)


def in_all(table: Table, message: Message) -> list[str]:
    return [said(table, message, language) for language in LANGUAGES]


# -- questions -------------------------------------------------------------------------------------------------


def test_question_pick(maretta: Tables) -> None:
    t = maretta.table(THREE)
    assert asked(t.anna) == "Which card goes face down onto your own raft?"
    assert asked(t.anna, "it") == "Quale carta metti coperta sulla tua zattera?"
    assert asked(t.anna, "fr") == "Quelle carte poses-tu face cachée sur ton radeau\u202f?"
    assert (
        said(t, awaited_message(t.game, t.match.setup, t.match.view(None)))
        == "Anna, Bruno and Carla are choosing a card."
    )
    assert said(t, awaited_message(t.game, t.match.setup, t.match.view(None), [2])) == "Carla is choosing a card."


def test_question_place(maretta: Tables) -> None:
    t = placing(maretta)
    assert asked(t.bruno) == "Which card do you give away, and to whom?"
    assert said(t, awaited_message(t.game, t.match.setup, t.anna.view)) == "Bruno is choosing a card to give away."


def test_question_place_on_the_own_raft(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(slot2="fire-1")
    t.bruno.has(slot2="fire-2")
    t.turn("Carla", "place")
    assert asked(t.carla) == "No other raft is free: which card goes onto your own?"


def test_question_steal(maretta: Tables) -> None:
    t = placing(maretta, {"theft.when": "after-move"})
    t.bruno.places("fire-2", on="Anna")
    assert asked(t.bruno) == "Do you steal a card from Anna, instead of your good deed?"
    assert said(t, help_message(t.match.setup, t.bruno.view)).endswith("the move of 2.")
    assert said(t, awaited_message(t.game, t.match.setup, t.anna.view)) == "Bruno could steal a card."


def test_question_load(vulcano: Tables) -> None:
    t = loading(vulcano, "load")
    assert asked(t.bruno) == "Which card do you load, and onto whose minecart?"
    t.bruno.loads("wood-1", on="Dario")
    t.dario.is_asked("load")
    assert asked(t.dario) == "Which card do you load, and onto whose minecart?"


def test_question_load_on_the_own_minecart(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(slot2="food-1")
    t.bruno.has(slot2="food-2")
    t.turn("Carla", "load")
    assert asked(t.carla) == "No other minecart is free: which card goes onto your own?"


def test_who_is_out_has_no_room(vulcano: Tables) -> None:
    t = loading(vulcano, "load")
    assert why_not(t.bruno, "load wood-1 on Bruno") == "Your own slot 2 comes last: Dario still has room."


def test_question_load_self(vulcano: Tables) -> None:
    t = loading(vulcano, "load-self")
    assert asked(t.bruno) == "Which card do you play yourself? Neither Wood nor a 2."
    t = loading(vulcano, "load-self")
    t.bruno.has(hand=["wood-1", "rope-2"])
    assert asked(t.bruno) == "You cannot play: all your cards are Wood or a 2. Say so."
    t = loading(vulcano, "load-self")
    t.bruno.has(slot2=None)
    t.dario.has(slot2=None)
    assert asked(t.bruno) == "Which card do you play yourself? Any will do."


@pytest.mark.parametrize(
    ("barrel", "who", "question", "awaited"),
    [
        ("monkey", "Anna", "Monkey! Which card do you take, and from whom?", "Anna has a monkey, and is choosing"),
        ("troop", "Bruno", "Monkeys! Which card do you take from Anna?", "Bruno is choosing a card to take."),
        ("shark", "Anna", "Shark! Which card of your stock do you discard?", "Anna is choosing a card to discard."),
        ("anchor", "Anna", "Anchor! Which card of your stock do you discard? 2 in all.", "Anna is choosing a card"),
        ("sharks", "Bruno", "Sharks! Which card of your stock do you discard?", "Anna and Bruno are choosing a card"),
        ("spear", "Anna", "Fishing spear! With whom do you swap places?", "Anna is choosing whom to swap with."),
        ("pelican", "Anna", "Pelican! Whose hand do you look at?", "Anna is choosing a hand to look at."),
    ],
)
def test_questions_of_barrels(maretta: Tables, barrel: str, who: str, question: str, awaited: str) -> None:
    t = finding(maretta, barrel)
    assert asked(t.players[who]) == question
    assert said(t, awaited_message(t.game, t.match.setup, t.match.view(None))).startswith(awaited)
    rule = said(t, help_message(t.match.setup, t.players[who].view))
    assert rule == catalogue("en").say(f"barrel-{barrel}-effect", count=2 if barrel == "anchor" else 1)


def test_question_barrel(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.barrels(9, "shark", "monkey")
    t.anna.has(hand=["wood-1"], space=7)
    t.bruno.has(slot1="rope-1")
    t.turn("Anna", "place")
    t.anna.places("wood-1", on="Bruno")
    assert asked(t.anna) == "Which barrel do you open?"


def test_every_question_has_its_texts_in_every_language() -> None:
    never_asked = {"cuttlefish", "school"}
    for language in LANGUAGES:
        words = catalogue(language)
        for question in {question.name for question in QUESTIONS.values()} - never_asked:
            assert words.knows(f"question-{question}")
            assert words.knows(f"awaited-{question}")
            assert words.knows(f"question-{question}-help") or words.knows(f"barrel-{question}-effect")


def test_help_is_short_and_has_the_numbers_of_the_variant(maretta: Tables, vulcano: Tables) -> None:
    t = placing(maretta, {"move.giver": 3})
    for text in in_all(t, help_message(t.match.setup, t.bruno.view)):
        assert " 3" in text
        assert len(text.splitlines()) == 4
    later = placing(maretta, {"theft.when": "after-move"})
    assert "they have moved" in said(later, help_message(later.match.setup, later.bruno.view))
    t = maretta.table(THREE, variant={"boarding.score": 9})
    assert "of 9 or more" in said(t, help_message(t.match.setup, t.anna.view))
    for step in ("load", "load-self"):
        t = loading(vulcano, step)
        for text in in_all(t, help_message(t.match.setup, t.bruno.view)):
            assert " 5" in text
            assert len(text.splitlines()) == 4


# -- answers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "text", "en", "it", "fr"),
    [
        (c.PICK, "pick wood-3", "Wood 3", "Legno 3", "Bois 3"),
        (c.PICK, "pick steamship", "Steamship", "Piroscafo", "Vapeur"),
        (c.PLACE, "place wood-3 on pink", "Wood 3 on Bruno", "Legno 3 su Bruno", "Bois 3 chez Bruno"),
        (
            c.PLACE,
            "place wood-3 on pink steal food-1",
            "Wood 3 on Bruno, stealing Food 1",
            "Legno 3 su Bruno, rubando Cibo 1",
            "Bois 3 chez Bruno, en volant Nourriture 1",
        ),
        (c.LOAD, "load wood-3 on pink", "Wood 3 on Bruno", "Legno 3 su Bruno", "Bois 3 chez Bruno"),
        (c.LOAD_SELF, "play fire-1", "Fire 1", "Fuoco 1", "Feu 1"),
        (c.LOAD_SELF, "play none", "Play nothing", "Non giocare", "Ne rien jouer"),
        (c.STEAL, "steal rope-2", "Rope 2", "Corda 2", "Corde 2"),
        (c.STEAL, "steal none", "Steal nothing", "Non rubare", "Ne rien voler"),
        (c.CHOOSE_BARREL, "open 2", "Barrel 2", "Barile 2", "Tonneau 2"),
        (c.EFFECT + c.MONKEY, "take water-5 from pink", "Water 5 from Bruno", "Acqua 5 da Bruno", "Eau 5 chez Bruno"),
        (c.EFFECT + c.TROOP, "take water-5", "Water 5", "Acqua 5", "Eau 5"),
        (c.EFFECT + c.SHARK, "discard water-5", "Water 5", "Acqua 5", "Eau 5"),
        (c.EFFECT + c.SPEAR, "swap pink", "Swap with Bruno", "Scambia con Bruno", "Échanger avec Bruno"),
        (c.EFFECT + c.PELICAN, "look pink", "Bruno's hand", "La mano di Bruno", "La main que tient Bruno"),
    ],
)
def test_answers(maretta: Tables, step: int, text: str, en: str, it: str, fr: str) -> None:
    t = maretta.table(THREE)
    message = answer_to(step, t.game.parse(t.match.setup, step, text))
    assert in_all(t, message) == [it, en, fr]


def test_hands(maretta: Tables) -> None:
    t = placing(maretta)
    t.carla.has(hand=[])
    assert said(t, hand_message(t.anna.view, 0)) == "Anna holds Rope 1 and Rope 2."
    assert said(t, hand_message(t.anna.view, 1)) == "Bruno holds 2 cards."
    assert said(t, hand_message(t.anna.view, 2)) == "Carla holds no cards."


# -- refusals --------------------------------------------------------------------------------------------------


def test_refusals_on_placing(maretta: Tables) -> None:
    t = placing(maretta)
    assert why_not(t.bruno, "place fire-2 on Carla") == "Carla already has Wood 4 in slot 2."
    assert why_not(t.bruno, "place fire-2 on Carla", "it") == "Carla ha già Legno 4 in posizione 2."
    assert why_not(t.bruno, "place fire-2 on Carla", "fr") == "Carla a déjà Bois 4 en position 2."
    assert why_not(t.bruno, "place fire-2 on Bruno") == "Your own slot 2 comes last: Anna still has room."
    assert why_not(t.bruno, "place food-5 on Anna") == "You do not hold Food 5."
    assert why_not(t.bruno, "place fire-2 on Anna steal rope-5") == "Anna has no Rope 5 in stock."
    never = "No theft: no stock holds a steamship, so it never matches."
    assert why_not(t.bruno, "place steamship on Anna steal fire-2") == never


def test_refusals_with_several_free(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla Dario")
    t.anna.has(hand=["fire-2", "rope-1"])
    t.bruno.has(stock=["food-1"])
    t.turn("Anna", "place")
    free = "Your own slot 2 comes last: Bruno, Carla and Dario still have room."
    assert why_not(t.anna, "place fire-2 on Anna") == free
    assert why_not(t.anna, "place fire-2 on Bruno steal food-1") == "No theft: Bruno has no Fire 2 in stock."


def test_refusals_of_thefts(maretta: Tables, vulcano: Tables) -> None:
    t = placing(maretta, {"theft.when": "after-move"})
    later = "Whether you steal is asked later, once Anna has moved."
    assert why_not(t.bruno, "place fire-2 on Anna steal fire-2") == later
    t.bruno.places("fire-2", on="Anna")
    assert why_not(t.bruno, "steal rope-5") == "Anna has no Rope 5 in stock."
    t = loading(vulcano, "load")
    code = t.game.parse(t.match.setup, c.PLACE, "place wood-1 on turquoise steal wood-1")
    refusal = t.question.refusal(1, code)
    assert refusal is not None
    assert refusal.key == "no-theft-here"
    here = "There is no theft on this side of the board."
    assert said(t, Message("refused-no-theft-here")) == here
    own = maretta.table(THREE)
    own.anna.has(slot2="fire-1")
    own.bruno.has(slot2="fire-2")
    own.carla.has(hand=["rope-1"], stock=["rope-1"])
    own.turn("Carla", "place")
    assert why_not(own.carla, "place rope-1 on Carla steal rope-1") == "You cannot steal from yourself."


def test_refusals_on_side_B(vulcano: Tables) -> None:
    t = loading(vulcano, "load")
    assert why_not(t.bruno, "load wood-1 on Carla") == "Carla is out of the race."
    t = loading(vulcano, "load-self")
    assert why_not(t.bruno, "play wood-1") == "Wood 1 has the same suit as Wood 2 in your slot 2."
    assert why_not(t.bruno, "play wood-1", "it") == "Legno 1 ha lo stesso seme di Legno 2, nella tua posizione 2."
    assert why_not(t.bruno, "play rope-2") == "Rope 2 has the same number as Wood 2 in your slot 2."
    assert why_not(t.bruno, "play none") == "You must play if you can, and you can: Fire 3."
    t = loading(vulcano, "load-self")
    t.bruno.has(slot2=None)
    t.dario.has(slot2=None)
    assert why_not(t.bruno, "play none").endswith("and you can: Wood 1, Rope 2 and Fire 3.")


def test_refusals_of_barrels(maretta: Tables) -> None:
    t = finding(maretta, "monkey")
    assert why_not(t.anna, "take wood-1 from Anna") == "Choose an opponent, not yourself."
    assert why_not(t.anna, "take wood-1 from Carla") == "Carla has nothing in stock."
    assert why_not(t.anna, "take wood-1 from Bruno") == "Bruno has no Wood 1 in stock."
    t = finding(maretta, "troop")
    assert why_not(t.bruno, "take fire-1") == "Anna has no Fire 1 in stock."
    t = finding(maretta, "shark")
    assert why_not(t.anna, "discard fire-1") == "You have no Fire 1 in stock."
    t = finding(maretta, "spear")
    assert why_not(t.anna, "swap Dario") == "Dario is not the nearest ahead of you."
    t = finding(maretta, "pelican")
    assert why_not(t.anna, "look Bruno") == "Bruno holds no cards."
    assert why_not(t.anna, "look Anna") == "Choose an opponent, not yourself."


def test_refusals_of_a_barrel_that_is_gone(maretta: Tables) -> None:
    t = maretta.table(THREE, variant={"barrels.per_space": 3, "path.barrel_spaces": [3, 9]})
    t.barrels(9, "shark", "-", "monkey")
    t.anna.has(hand=["wood-1"], space=7)
    t.bruno.has(slot1="rope-1")
    t.turn("Anna", "place")
    t.anna.places("wood-1", on="Bruno")
    assert why_not(t.anna, "open 2") == "Barrel 2 is gone."
    assert why_not(t.anna, "open 7") == "That is no answer to this question."


def test_codes_that_nothing_has(maretta: Tables) -> None:
    """Whatever the code, there is something to say."""
    t = placing(maretta)
    for code in (-1, 63, 1 << 40, 3, 7 << c.SEAT_SHIFT, 10 | (3 << c.THEFT_SHIFT)):
        refusal = t.question.refusal(1, code)
        assert refusal is not None
        message = refusal_message(t.game, t.match.setup, t.bruno.view, refusal)
        assert said(t, message) == "That is no answer to this question."


def test_every_reason_has_its_text_in_every_language() -> None:
    for language in LANGUAGES:
        assert [key for _, key in REASONS.values() if not catalogue(language).knows(f"refused-{key}")] == []


# -- endings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", list(ENDINGS.values()))
def test_every_ending_names_who_won(maretta: Tables, ending: tuple[str, str]) -> None:
    t = maretta.table(THREE)
    name, rule = ending
    for winners, who in (((1,), "Bruno"), ((0, 2), "Anna and Carla")):
        text = said(t, outcome_message(t.match.setup, Outcome(name, rule, winners), t.match.view(None)))
        assert (who in text) == (name != "nobody")
        assert ("win" in text) != ("lose" in text)
    for language in LANGUAGES:
        text = said(t, outcome_message(t.match.setup, Outcome(name, rule, ()), t.match.view(None)), language)
        assert text
