"""Tables of a deck file made into cards: every field is looked at, and every card must be able to do what it says."""

from __future__ import annotations

from settemari.games.arrr.card_fields import LONGEST_WORD, Fields, is_id, quoted
from settemari.games.arrr.deck import is_own_choice
from settemari.games.arrr.declared import (
    Ability,
    Captain,
    Changes,
    Crew,
    Event,
    Exploration,
    Lasting,
    Op,
    Test,
)
from settemari.games.arrr.needs import can_be_played
from settemari.games.arrr.vocabulary import (
    ACTIONS,
    ASK_WHEN,
    CHANGES,
    CONDITIONS,
    CREW_KINDS,
    LASTING_ON,
    MOMENTS,
    OPERATIONS,
    ORIGINS,
    PICTURE_PARTS,
    PIRATES,
    TARGETS,
    TRAIT_WORDS,
    TRAITS_OR_ANY,
    UNTIL,
    WHO,
)
from settemari.locales.message import say

MOST_OPERATIONS = 4  # of an effect
MOST_CHANGES = 4  # of a captain or a permanent event
MOST_TESTS = 4  # of an exploration
MOST_COPIES = 20
HIGHEST_TRAIT = 9
HIGHEST_DIFFICULTY = 12
HIGHEST_FAME = 20
MOST_DOUBLOONS = 9  # that an exploration is worth
STRONGEST_INFLUENCE = 4
HIGHEST_CONDITION = 20

# What can stand in rewards and penalties: nothing that names a target or needs a moment.
IN_TESTS = tuple(word for word, known in OPERATIONS.items() if known.in_tests and not known.target)
EVENT_TARGETS = tuple(word for word in TARGETS if word != "rival")  # P7.2
IMPLIED_TARGETS = {"pirate": "pirate", "exploration": "exploration", "crew": "crew", "table": "none"}
CAN_BE_FORBIDDEN = ("sail", "challenge")  # raiding is always possible (P2.3.5)
INFLUENCES = (*TRAIT_WORDS, "doubloons")
COMMON = ("id", "name", "from", "picture")


def read_id(card: Fields) -> str:
    """The word a card is called by in records."""
    allowed = say("error-must-be-id", longest=LONGEST_WORD)
    if not card.has("id"):
        raise card.missing("id", allowed)
    value = card.table["id"]
    if not is_id(value):
        raise card.wrong("id", allowed)
    return str(value)


def _common(card: Fields) -> tuple[str, dict[str, str], str, dict[str, str]]:
    """What every card has."""
    return read_id(card), card.names("name"), card.word("from", ORIGINS, "original"), _picture(card)


def _copies(card: Fields) -> int:
    return card.number("copies", 1, MOST_COPIES, 1)


def _picture(card: Fields) -> dict[str, str]:
    parts = card.inner("picture")
    parts.only(*PICTURE_PARTS)
    return {part: parts.free_word(part) for part in PICTURE_PARTS if parts.has(part)}


# -- effects ---------------------------------------------------------------------------------------------------


def _operations(
    fields: Fields, field: str, words: tuple[str, ...], who: tuple[str, ...], least: int = 0
) -> tuple[Op, ...]:
    return tuple(_operation(item, words, who) for item in fields.each(field, least, MOST_OPERATIONS))


def _operation(item: Fields, words: tuple[str, ...], who: tuple[str, ...]) -> Op:
    """One operation, with what must be said with it and nothing else."""
    item.only("op", "amount", "who", "action")
    word = item.word("op", words)
    known = OPERATIONS[word]
    told = {"amount": known.amount is not None, "who": bool(known.who), "action": bool(known.action)}
    item.only("op", *(field for field, there in told.items() if there))
    low, high = known.amount or (0, 0)
    return Op(
        word,
        item.number("amount", low, high, zero=False) if known.amount else 0,
        item.word("who", [one for one in known.who if one in who], "you") if known.who else "you",
        item.word("action", known.action) if known.action else "",
    )


def _in_tests(fields: Fields, field: str) -> tuple[Op, ...]:
    """What a reward or a penalty does."""
    return _operations(fields, field, IN_TESTS, tuple(who for who in WHO if who != "pirate"))


def _fit(fields: Fields, ability: Ability, lasting: Lasting | None = None) -> None:
    """Target and operations fit each other, and there are moments at which all of it can be done."""
    target, when, action, do = ability.target, ability.when, ability.action, ability.do
    field, there = ("lasting.on", lasting.on) if lasting else ("target", fields.table.get("target"))
    for place, op in enumerate(do, 1):
        allowed = OPERATIONS[op.word].target
        if allowed and target not in allowed:
            raise fields.wrong_value(field, there, say("error-target-of", operation=op.word, targets=quoted(allowed)))
        if op.who == "pirate" and target not in PIRATES:
            raise fields.wrong_value(f"do[{place}].who", op.who, say("error-who-pirate", targets=quoted(PIRATES)))
    own = [place for place, op in enumerate(do, 1) if is_own_choice(OPERATIONS[op.word].code, WHO[op.who])]
    if len(own) > 1:  # P7.5: what is named has room for one
        raise fields.wrong_value(f"do[{own[1]}].op", do[own[1] - 1].word, say("error-one-own-choice"))
    if target != "none" and not lasting and not any(OPERATIONS[op.word].target or op.who == "pirate" for op in do):
        raise fields.wrong("target", say("error-target-unused"))
    if not can_be_played(target, (), (), do):
        raise fields.wrong_value("do", [op.word for op in do], say("error-never-together"))
    moments = [(f"when[{place}]", word, (word,)) for place, word in enumerate(when, 1)]
    actions = [(f"action[{place}]", word, (word,)) for place, word in enumerate(action, 1)]
    for field, word, one in moments:
        if not can_be_played(target, one, (), do):
            raise fields.wrong_value(field, word, say("error-never-then"))
    for field, word, one in actions:
        if not can_be_played(target, (), one, do):
            raise fields.wrong_value(field, word, say("error-never-then"))
        if not can_be_played(target, when, one, do):
            raise fields.wrong_value(field, word, say("error-never-at-moments"))
    for field, word, one in moments:
        if not can_be_played(target, one, action, do):
            raise fields.wrong_value(field, word, say("error-never-in-actions"))


def _ability(card: Fields) -> Ability:
    """What an officer, an item or a captain can do when it is used."""
    fields = card.inner("ability")
    fields.only("target", "when", "action", "anytime", "do")
    ability = Ability(
        fields.word("target", TARGETS, "none"),
        fields.words("when", MOMENTS),
        fields.words("action", ACTIONS),
        fields.flag("anytime"),
        _operations(fields, "do", tuple(OPERATIONS), tuple(WHO), least=1),
    )
    _fit(fields, ability)
    return ability


# -- what lasts ------------------------------------------------------------------------------------------------


def _changes(fields: Fields, field: str, on: str, least: int) -> tuple[Changes, ...]:
    return tuple(_change(item, on) for item in fields.each(field, least, MOST_CHANGES))


def _change(item: Fields, on: str) -> Changes:
    """One change, with what must be said with it; ``on`` is what it lies on: a captain's lie on a pirate."""
    item.only("change", "amount", "trait", "action")
    word = item.word("change", CHANGES)
    known = CHANGES[word]
    if on not in known.on:
        raise item.wrong("change", say("error-change-on", places=quoted(known.on)))
    told = {"amount": known.amount is not None, "trait": known.trait, "action": known.action}
    item.only("change", *(field for field, there in told.items() if there))
    low, high = known.amount or (0, 0)
    return Changes(
        word,
        item.number("amount", low, high, zero=False) if known.amount else 0,
        item.word("trait", TRAITS_OR_ANY) if known.trait else "",
        item.word("action", CAN_BE_FORBIDDEN) if known.action else "",
    )


def _lasting(card: Fields) -> Lasting:
    fields = card.inner("lasting")
    fields.only("on", "until", "changes")
    on = fields.word("on", LASTING_ON)
    return Lasting(on, fields.word("until", UNTIL), _changes(fields, "changes", on, 1))


# -- the four packs --------------------------------------------------------------------------------------------


def read_crew(card: Fields) -> Crew:
    """P6.1, P6.2: an officer, an item or a gang."""
    card.only(*COMMON, "copies", "kind", "traits", "ability")
    common = _common(card)
    kind = card.word("kind", CREW_KINDS)
    fields = card.inner("traits")
    fields.only(*TRAIT_WORDS)
    attack, navigation, cunning, courage = (fields.number(word, 0, HIGHEST_TRAIT, 0) for word in TRAIT_WORDS)
    traits = attack, navigation, cunning, courage
    if kind == "gang":
        if card.has("ability"):
            raise card.wrong("ability", say("error-gang-ability"))
        if not any(traits):
            raise card.wrong("traits", say("error-gang-traits"))
    elif not card.has("ability"):
        raise card.wrong("ability", say("error-crew-ability"))
    ability = None if kind == "gang" else _ability(card)
    for place, op in enumerate(ability.do if ability else (), 1):
        if not OPERATIONS[op.word].on_crew:  # P6.7: crew that readies crew could be used without end
            raise card.wrong_value(f"ability.do[{place}].op", op.word, say("error-ready-on-crew"))
    return Crew(*common, _copies(card), kind, traits, ability)


def read_event(card: Fields) -> Event:
    """P7.2, P7.7: an event, or one that stays in play."""
    card.only(*COMMON, "copies", "target", "when", "action", "ask_when", "do", "lasting")
    common = _common(card)
    lasting = None
    if card.has("lasting"):
        lasting = _lasting(card)
        if card.has("target"):
            raise card.wrong("target", say("error-target-of-lasting"))
        target = IMPLIED_TARGETS[lasting.on]
    else:
        if card.table.get("target") == "rival":
            raise card.wrong("target", say("error-rival-of-event", targets=quoted(EVENT_TARGETS)))
        target = card.word("target", EVENT_TARGETS, "none")
    do = _operations(card, "do", tuple(OPERATIONS), tuple(WHO))
    if not do and not lasting:
        raise card.wrong("do", say("error-event-empty"))
    play = Ability(target, card.words("when", MOMENTS), card.words("action", ACTIONS), do=do)
    _fit(card, play, lasting)
    return Event(*common, _copies(card), play, lasting, card.word("ask_when", ASK_WHEN, "always"))


def read_exploration(card: Fields) -> Exploration:
    """P3: what must be there, the tests, and what it is worth."""
    card.only(*COMMON, "condition", "watched", "tests", "fame", "symbol", "doubloons", "reward", "penalty", "influence")
    common = _common(card)
    symbol = card.free_word("symbol")
    fame = card.number("fame", 0, HIGHEST_FAME, 0)
    if fame and symbol:
        raise card.wrong("symbol", say("error-fame-or-symbol"))
    doubloons = card.number("doubloons", 0, MOST_DOUBLOONS, 0)
    reward = _in_tests(card, "reward")
    if not (fame or symbol or doubloons or reward):
        raise card.wrong("reward", say("error-exploration-empty"))
    tests = tuple(_test(item) for item in card.each("tests", 0, MOST_TESTS))
    penalty = _in_tests(card, "penalty")
    watched = card.flag("watched")
    if watched and not tests:
        raise card.wrong("watched", say("error-watched-without-tests"))
    return Exploration(
        *common, 1, _condition(card), watched, tests, fame, symbol, doubloons, reward, penalty, _influence(card)
    )


def _test(item: Fields) -> Test:
    item.only("trait", "difficulty", "reward", "penalty")
    return Test(
        item.word("trait", TRAIT_WORDS),
        item.number("difficulty", 1, HIGHEST_DIFFICULTY),
        _in_tests(item, "reward"),
        _in_tests(item, "penalty"),
    )


def _condition(card: Fields) -> tuple[str, int] | None:
    """P3.1: at least so many of one thing."""
    fields = card.inner("condition")
    fields.only(*CONDITIONS)
    if len(fields.table) > 1:
        raise card.wrong("condition", say("error-one-condition"))
    for word in fields.table:
        return str(word), fields.number(str(word), 1, HIGHEST_CONDITION)
    return None


def _influence(card: Fields) -> dict[str, int]:
    """P3.5: what it adds to the tests and doubloons of its neighbours."""
    fields = card.inner("influence")
    fields.only(*INFLUENCES)
    most = STRONGEST_INFLUENCE
    return {word: fields.number(word, -most, most, zero=False) for word in INFLUENCES if fields.has(word)}


def read_captain(card: Fields) -> Captain:
    """P6.6: a captain changes something always, or can be used, or both."""
    card.only(*COMMON, "always", "ability")
    common = _common(card)
    always = _changes(card, "always", "pirate", 0)
    ability = _ability(card) if card.has("ability") else None
    if not always and ability is None:
        raise card.wrong("ability", say("error-captain-empty"))
    return Captain(*common, 1, always, ability)
