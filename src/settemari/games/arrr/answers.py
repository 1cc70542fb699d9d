"""Answers as they are written: ``play fog-bank on kraken``, ``draw 2 events 1``, ``challenge pink in attack for 3``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from settemari.core.errors import BadAction
from settemari.core.native import i64, vec
from settemari.core.offer import Action
from settemari.games.arrr import codes as c
from settemari.games.arrr.challenge import COIN_BIT, OPPONENT_SHIFT
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from settemari.games.arrr.words import (
    id_of,
    kind_of,
    number_of,
    prize_code,
    prize_word,
    seat_code,
    seat_word,
    target_code,
    target_word,
)
from settemari.locales.message import say

PASS_WORDS = {c.EQUIP: "done", c.AFTER: "done", c.ROLLING: "stop", c.CONTEST: "stop"}  # at a moment: pass
NONE = "none"

Words = tuple[tuple[str, object], ...]
Given = Mapping[str, str]


class Grammar(NamedTuple):
    """How an answer is written: its verb, the names of its values, and the way there and back."""

    verb: str
    names: tuple[str, ...]
    needed: int  # how many of the values must be given
    write: Callable[[Deck, int], Words]
    read: Callable[[Deck, Given], int]


def action_of(cards: Deck, step: int, code: int) -> Action:
    """An answer in words; of any code, also one that means nothing."""
    if code == c.PASS:
        return Action(code, PASS_WORDS.get(step, "pass"))
    grammar = GRAMMARS.get(code & c.VERB_MASK) if code > 0 else None
    if grammar is None or (not grammar.names and code > c.VERB_MASK):
        return Action(code, "answer", (("number", code),))
    return Action(code, grammar.verb, grammar.write(cards, code))


def parse_action(cards: Deck, step: int, text: str) -> int:
    """The code of an answer written in words, as ``action_of`` writes them; raises BadAction."""
    parts = text.split()
    if parts == [PASS_WORDS.get(step, "pass")]:
        return c.PASS
    found = next((verb for verb, grammar in GRAMMARS.items() if parts[:1] == [grammar.verb]), None)
    if found is None:
        verbs = [PASS_WORDS.get(step, "pass"), *(grammar.verb for grammar in GRAMMARS.values())]
        raise BadAction(text, say("error-verbs", verbs=verbs))
    grammar = GRAMMARS[found]
    given = dict(zip(grammar.names, parts[1:2], strict=False))
    rest = parts[2:] if grammar.names else parts[1:]
    if len(rest) % 2 != 0:
        raise BadAction(text, say("error-question-wants", usage=_usage(grammar)))
    for name, value in zip(rest[::2], rest[1::2], strict=True):
        if name in given or name not in grammar.names:
            raise BadAction(text, say("error-question-wants", usage=_usage(grammar)))
        given[name] = value
    if any(name not in given for name in grammar.names[: grammar.needed]):
        raise BadAction(text, say("error-question-wants", usage=_usage(grammar)))
    return found | grammar.read(cards, given)


def _usage(grammar: Grammar) -> str:
    named = (name.upper() if place == 0 else f"{name} ..." for place, name in enumerate(grammar.names))
    return " ".join([grammar.verb, *named])


# -- the values ------------------------------------------------------------------------------------------------


def _what(code: int) -> int:
    return int(c.what_of(code))


def _card(
    name: str, ids: Callable[[Deck], list[str]]
) -> tuple[Callable[[Deck, int], Words], Callable[[Deck, Given], int]]:
    """A card by its id."""
    return (
        lambda cards, code: ((name, id_of(ids(cards), _what(code))),),
        lambda cards, given: kind_of(ids(cards), given[name]) << c.WHAT_SHIFT,
    )


def _spot() -> tuple[Callable[[Deck, int], Words], Callable[[Deck, Given], int]]:
    """An equipped card by the number of its spot."""

    def read(cards: Deck, given: Given) -> int:
        spot = number_of(given["spot"], given["spot"]) - 1
        if not 0 <= spot < c.CAPTAIN_SPOT:
            raise BadAction(given["spot"], say("error-what-a-target-is"))
        return spot << c.WHAT_SHIFT

    return lambda cards, code: (("spot", _what(code) + 1),), read


def _played(
    name: str, ids: Callable[[Deck], list[str]], effects: Callable[[Deck], vec[i64]]
) -> tuple[Callable[[Deck, int], Words], Callable[[Deck, Given], int]]:
    """A card and what it is aimed at."""

    def target(cards: Deck, kind: int) -> int:
        numbers = effects(cards)
        number = numbers[kind] if kind < len(numbers) else -1
        return int(cards.effects[number].target) if number >= 0 else c.NO_TARGET

    def write(cards: Deck, code: int) -> Words:
        words: Words = ((name, id_of(ids(cards), _what(code))),)
        aimed = target(cards, _what(code))
        aim = int(c.target_of(code))
        if aimed != c.NO_TARGET:
            words += (("on", target_word(cards, aimed, aim)),)
        elif aim != 0:
            words += (("on", aim),)
        return words

    def read(cards: Deck, given: Given) -> int:
        kind = kind_of(ids(cards), given[name])
        aimed = target(cards, kind)
        if (aimed != c.NO_TARGET) != ("on" in given):
            key = "error-aims-at-nothing" if "on" in given else "error-aims-at-something"
            raise BadAction(given[name], say(key, card=given[name]))
        aim = target_code(cards, aimed, given["on"]) if "on" in given else 0
        return kind << c.WHAT_SHIFT | aim << c.TARGET_SHIFT

    return write, read


def _write_challenge(cards: Deck, code: int) -> Words:
    target = int(c.target_of(code))
    trait = _what(code)
    return (
        ("opponent", seat_word(target >> OPPONENT_SHIFT)),
        ("in", TRAIT_WORDS[trait] if trait < c.TRAITS else trait),
        ("for", prize_word(cards, target & c.PRIZE_MASK)),
    )


def _read_challenge(cards: Deck, given: Given) -> int:
    if given["in"] not in TRAIT_WORDS:
        raise BadAction(given["in"], say("error-what-a-trait-is", traits=list(TRAIT_WORDS)))
    target = seat_code(given["opponent"]) << OPPONENT_SHIFT | prize_code(cards, given["for"])
    return TRAIT_WORDS.index(given["in"]) << c.WHAT_SHIFT | target << c.TARGET_SHIFT


def _write_draw(cards: Deck, code: int) -> Words:
    return (("crew", _what(code)), ("events", int(c.target_of(code))))


def _read_draw(cards: Deck, given: Given) -> int:
    crew, events = (number_of(given[name], given[name]) for name in ("crew", "events"))
    if crew > c.WHAT_MASK or events > c.WHAT_MASK:
        raise BadAction(given["crew"], say("error-draws-so-many", most=c.WHAT_MASK))
    return crew << c.WHAT_SHIFT | events << c.TARGET_SHIFT


def _write_plunder(cards: Deck, code: int) -> Words:
    taken = int(c.target_of(code))
    spots = [str(spot + 1) for spot in range(COIN_BIT) if (taken >> spot) & 1]
    return (("crew", ",".join(spots) or NONE), ("doubloons", "yes" if (taken >> COIN_BIT) & 1 else "no"))


def _read_plunder(cards: Deck, given: Given) -> int:
    taken = 0
    if given["crew"] != NONE:
        for word in given["crew"].split(","):
            spot = number_of(given["crew"], word) - 1
            if not 0 <= spot < COIN_BIT or (taken >> spot) & 1:
                raise BadAction(given["crew"], say("error-what-a-target-is"))
            taken |= 1 << spot
    if given["doubloons"] not in ("yes", "no"):
        raise BadAction(given["doubloons"], say("error-yes-or-no"))
    return (taken | (given["doubloons"] == "yes") << COIN_BIT) << c.TARGET_SHIFT


def _nothing() -> tuple[Callable[[Deck, int], Words], Callable[[Deck, Given], int]]:
    return lambda cards, code: (), lambda cards, given: 0


def _prize() -> tuple[Callable[[Deck, int], Words], Callable[[Deck, Given], int]]:
    return (
        lambda cards, code: (("prize", prize_word(cards, int(c.target_of(code)))),),
        lambda cards, given: prize_code(cards, given["prize"]) << c.TARGET_SHIFT,
    )


GRAMMARS: Mapping[int, Grammar] = {
    c.PLAY: Grammar("play", ("event", "on"), 1, *_played("event", lambda d: d.event_ids, lambda d: d.event_effects)),
    c.USE: Grammar("use", ("card", "on"), 1, *_played("card", lambda d: d.crew_ids, lambda d: d.crew_effects)),
    c.COMMAND: Grammar(
        "command",
        ("captain", "on"),
        1,
        *_played("captain", lambda d: d.captain_ids, lambda d: d.captain_effects),
    ),
    c.SAIL: Grammar("sail", ("exploration",), 1, *_card("exploration", lambda d: d.exploration_ids)),
    c.RAID: Grammar("raid", (), 0, *_nothing()),
    c.CHALLENGE: Grammar("challenge", ("opponent", "in", "for"), 3, _write_challenge, _read_challenge),
    c.CHEAT: Grammar("cheat", (), 0, *_nothing()),
    c.ACCEPT: Grammar("accept", (), 0, *_nothing()),
    c.REFUSE: Grammar("refuse", (), 0, *_nothing()),
    c.PRIZE: Grammar("prize", ("prize",), 1, *_prize()),
    c.DISMISS: Grammar("dismiss", ("card",), 1, *_card("card", lambda d: d.crew_ids)),
    c.DISCARD: Grammar("discard", ("event",), 1, *_card("event", lambda d: d.event_ids)),
    c.DRAW: Grammar("draw", ("crew", "events"), 2, _write_draw, _read_draw),
    c.DROP: Grammar("drop", ("spot",), 1, *_spot()),
    c.PLACE: Grammar("equip", ("card",), 1, *_card("card", lambda d: d.crew_ids)),
    c.CAPTAIN_TAKEN: Grammar("captain", ("captain",), 1, *_card("captain", lambda d: d.captain_ids)),
    c.LOSE: Grammar("lose", ("spot",), 1, *_spot()),
    c.PILLAGE: Grammar("take", ("crew", "doubloons"), 2, _write_plunder, _read_plunder),
    c.TIRE: Grammar("exhaust", ("spot",), 1, *_spot()),
    c.PAY: Grammar("pay", (), 0, *_nothing()),
}
