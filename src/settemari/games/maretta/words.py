"""The words of the table for codes: suits, cards, barrels, seats, questions, actions, endings and refusals.

These are the words of the notation and of message keys, the same in every language; what people read is made from
them by the catalogue.
"""

from __future__ import annotations

from settemari.core.errors import BadAction
from settemari.core.game import Asked
from settemari.core.offer import Action
from settemari.core.table import EMPTY, UNKNOWN
from settemari.games.maretta import codes as c
from settemari.locales.message import say

SUIT_WORDS = ("wood", "rope", "fire", "water", "food")
SEAT_WORDS = ("purple", "pink", "yellow", "turquoise", "white")
BARREL_WORDS = (
    "monkey",
    "troop",
    "cuttlefish",
    "school",
    "shark",
    "sharks",
    "spear",
    "anchor",
    "pelican",
)
BARREL_RULES = ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9")
STEAMSHIP = "steamship"
HIDDEN = "??"
NOTHING = "-"

QUESTIONS = {
    c.PICK: Asked("pick", "A2.1"),
    c.PLACE: Asked("place", "A3.1"),
    c.STEAL: Asked("steal", "A3.4"),
    c.LOAD: Asked("load", "B2.1"),
    c.LOAD_SELF: Asked("load-self", "B3.1"),
    c.CHOOSE_BARREL: Asked("barrel", "A3.8"),
    **{c.EFFECT + barrel: Asked(BARREL_WORDS[barrel], BARREL_RULES[barrel]) for barrel in range(c.BARREL_KINDS)},
}

STEP_WORDS = {
    **{step: asked.name for step, asked in QUESTIONS.items()},
    c.TURN_UP: "turn-up",
    c.UNCOVER: "uncover",
    c.RECEIVE: "receive",
    c.GIVE: "give",
    c.BOARD: "board",
    c.KEEP: "keep",
    c.REFILL: "refill",
    c.STACK: "stack",
    c.RUN: "run",
    c.LAVA_FLOWS: "lava",
    c.BURN: "burn",
    c.JUDGE: "judge",
    c.DRAW_UP: "draw-up",
    c.OPEN: "open",
    c.CLOSE: "close",
}

ENDINGS = {
    c.BY_TOKEN: ("token", "A4.2"),
    c.BY_CARD: ("card", "A4.1"),
    c.BY_BOTH: ("token-and-card", "A4.2"),
    c.BY_DECK: ("deck", "A4.5"),
    c.AT_SEA: ("sea", "B5.3"),
    c.SURVIVOR: ("survivor", "B5.3"),
    c.NOBODY_LEFT: ("nobody", "B5.3"),
    c.LAST_CAUGHT: ("last-caught", "B5.3"),
}

# Rule number and message key of each reason; None where the rule is that of the question.
REASONS: dict[int, tuple[str | None, str]] = {
    c.NO_SUCH_ANSWER: (None, "no-such-answer"),
    c.NOT_IN_HAND: (None, "not-in-hand"),
    c.SLOT_TAKEN: ("A3.2", "slot-taken"),
    c.OWN_SLOT_LAST: ("A3.2", "own-slot-last"),
    c.NO_MATCH: ("A3.4", "no-match"),
    c.NOT_IN_STOCK: (None, "not-in-stock"),
    c.THEFT_FROM_SELF: ("A3.4", "theft-from-self"),
    c.SHIP_NEVER_MATCHES: ("A3.4", "ship-never-matches"),
    c.THEFT_COMES_LATER: ("A3.4", "theft-comes-later"),
    c.NO_THEFT_HERE: ("B2.1", "no-theft-here"),
    c.OUT_OF_RACE: ("D0.3", "out-of-race"),
    c.SAME_SUIT: ("B3.1", "same-suit"),
    c.SAME_NUMBER: ("B3.1", "same-number"),
    c.MUST_PLAY: ("B3.2", "must-play"),
    c.NO_BARREL: ("A3.8", "no-barrel"),
    c.NOT_YOURSELF: (None, "not-yourself"),
    c.NOTHING_TO_TAKE: ("D0.3", "nothing-to-take"),
    c.NOT_NEAREST_AHEAD: ("D7", "not-nearest-ahead"),
    c.EMPTY_HAND: ("D0.3", "empty-hand"),
}
# The same reasons under the numbers of side B, where it has rules of its own.
SIDE_B_RULES = {c.SLOT_TAKEN: "B2.1", c.OWN_SLOT_LAST: "B2.1", c.NO_BARREL: "B4.4"}


def card_word(card: int) -> str:
    """A card as it is written: ``wood-3``, ``steamship``, ``??``."""
    if card == UNKNOWN:
        return HIDDEN
    if card == c.SHIP:
        return STEAMSHIP
    return f"{SUIT_WORDS[card % c.SUITS]}-{card // c.SUITS}"


def card_code(word: str) -> int:
    """The card that is written so; raises BadAction."""
    if word == STEAMSHIP:
        return c.SHIP
    suit, dash, number = word.partition("-")
    if suit not in SUIT_WORDS or not dash or not number.isascii() or not number.isdecimal() or len(number) > 2:
        raise BadAction(word, say("error-what-a-card-is"))
    if not 1 <= int(number) <= c.TOP_NUMBER:
        raise BadAction(word, say("error-card-numbers", highest=c.TOP_NUMBER))
    return int(number) * c.SUITS + SUIT_WORDS.index(suit)


def seat_word(seat: int) -> str:
    return SEAT_WORDS[seat] if 0 <= seat < len(SEAT_WORDS) else str(seat)


def seat_code(word: str) -> int:
    """The seat of that colour; raises BadAction."""
    if word not in SEAT_WORDS:
        raise BadAction(word, say("error-what-a-seat-is", seats=list(SEAT_WORDS)))
    return SEAT_WORDS.index(word)


def barrel_word(barrel: int) -> str:
    if barrel == EMPTY:
        return NOTHING
    return HIDDEN if barrel == UNKNOWN else BARREL_WORDS[barrel]


def piece_word(place: int, kind: int) -> str:
    """A card or a barrel, by where it lies."""
    if place in (c.BARRELS, c.OPENED, c.BAG):
        return barrel_word(kind)
    return NOTHING if kind == EMPTY else card_word(kind)


def piece_kind(place: int, word: str) -> int:
    """The card or barrel that is written so; raises BadAction."""
    if word in (HIDDEN, NOTHING):
        return UNKNOWN if word == HIDDEN else EMPTY
    if place not in (c.BARRELS, c.OPENED, c.BAG):
        return card_code(word)
    if word not in BARREL_WORDS:
        raise BadAction(word, say("error-barrel-words", barrels=list(BARREL_WORDS)))
    return BARREL_WORDS.index(word)


def action_of(step: int, code: int) -> Action:
    """An answer in words."""
    card = code & c.KIND_MASK
    seat = (code >> c.SEAT_SHIFT) & c.SEAT_MASK
    if step in (c.PLACE, c.LOAD):
        words: tuple[tuple[str, object], ...] = (("card", _card(card)), ("on", seat_word(seat)))
        if code >> c.THEFT_SHIFT:
            words += (("steal", _card(code >> c.THEFT_SHIFT)),)
        return Action(code, "place" if step == c.PLACE else "load", words)
    if step == c.CHOOSE_BARREL:
        return Action(code, "open", (("barrel", code + 1),))
    if step == c.EFFECT + c.MONKEY:
        return Action(code, "take", (("card", _card(card)), ("from", seat_word(code >> c.SEAT_SHIFT))))
    if step == c.EFFECT + c.SPEAR:
        return Action(code, "swap", (("with", seat_word(code)),))
    if step == c.EFFECT + c.PELICAN:
        return Action(code, "look", (("at", seat_word(code)),))
    verb = {c.PICK: "pick", c.STEAL: "steal", c.LOAD_SELF: "play", c.EFFECT + c.TROOP: "take"}.get(step, "discard")
    if code == c.NO_CARD and step in (c.STEAL, c.LOAD_SELF):
        return Action(code, verb, (("card", "none"),))
    return Action(code, verb, (("card", _card(code)),))


def _card(card: int) -> str:
    """A card of any code, also of one that no card has."""
    if card == c.SHIP or (c.FIRST_CARD <= card < (c.TOP_NUMBER + 1) * c.SUITS):
        return card_word(card)
    return f"card {card}"


# How each verb is written: the words between its values, and how a value is read.
_GRAMMAR = {
    "pick": ("card",),
    "place": ("card", "on", "steal"),
    "load": ("card", "on"),
    "play": ("card",),
    "steal": ("card",),
    "open": ("barrel",),
    "take": ("card", "from"),
    "discard": ("card",),
    "swap": ("with",),
    "look": ("at",),
}


def parse_action(step: int, text: str) -> int:
    """The code of an answer written in words, as ``action_of`` writes them; raises BadAction."""
    expected = action_of(step, 0).verb
    parts = text.split()
    if not parts or parts[0] != expected or len(parts) % 2 != 0 or len(parts) > 6:
        raise BadAction(text, say("error-question-wants", usage=_usage(expected, step)))
    given = {_GRAMMAR[expected][0]: parts[1]}
    for name, value in zip(parts[2::2], parts[3::2], strict=True):
        if name in given or name not in _GRAMMAR[expected] or (step == c.EFFECT + c.TROOP):
            raise BadAction(text, say("error-question-wants", usage=_usage(expected, step)))
        given[name] = value
    if expected in ("place", "load") and "on" not in given:
        raise BadAction(text, say("error-on-whom", usage=_usage(expected, step)))
    if step == c.EFFECT + c.MONKEY and "from" not in given:
        raise BadAction(text, say("error-from-whom", usage=_usage(expected, step)))
    return _code_of(step, given)


def _code_of(step: int, given: dict[str, str]) -> int:
    if "barrel" in given:
        number = given["barrel"]
        if not number.isascii() or not number.isdecimal() or len(number) > 2:
            raise BadAction(number, say("error-what-a-barrel-is"))
        return int(number) - 1
    if "with" in given or "at" in given:
        return seat_code(given.get("with") or given["at"])
    if given["card"] == "none" and step in (c.STEAL, c.LOAD_SELF):
        return c.NO_CARD
    code = card_code(given["card"])
    if "on" in given or "from" in given:
        code |= seat_code(given.get("on") or given["from"]) << c.SEAT_SHIFT
    if "steal" in given:
        if given["steal"] == STEAMSHIP:
            raise BadAction(STEAMSHIP, say("error-no-steamship-in-stock"))
        code |= card_code(given["steal"]) << c.THEFT_SHIFT
    return code


def _usage(verb: str, step: int) -> str:
    names = _GRAMMAR[verb][:1] if step == c.EFFECT + c.TROOP else _GRAMMAR[verb]
    return verb + " " + " ".join(name.upper() if place == 0 else f"{name} ..." for place, name in enumerate(names))
