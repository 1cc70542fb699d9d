"""The words of the table for codes: seats, cards, steps, answers, endings and refusals.

These are the words of the notation and of message keys, the same in every language. A card is called by the id that
its deck gives it.
"""

from __future__ import annotations

from collections.abc import Sequence

from settemari.core.errors import BadAction
from settemari.core.game import Asked
from settemari.core.table import EMPTY, UNKNOWN
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Deck
from settemari.locales.message import say

SEAT_WORDS = ("purple", "pink", "yellow", "turquoise")
HIDDEN = "??"
NOTHING = "-"

QUESTIONS = {
    c.CHOOSE_CAPTAIN: Asked("captain", "P1.5"),
    c.RECRUIT: Asked("recruit", "P2.1.1"),
    c.EQUIP: Asked("equip", "P2.2.1"),
    c.DECLARE: Asked("declare", "P2.3.0"),
    c.AFTER: Asked("after", "P7.8"),
    c.SAIL_DECLARED: Asked("sail-declared", "P7.8"),
    c.RAID_DECLARED: Asked("raid-declared", "P7.8"),
    c.CHALLENGE_DECLARED: Asked("challenge-declared", "P7.8"),
    c.TEST: Asked("test", "P7.8"),
    c.ROLLING: Asked("rolling", "P4.5"),
    c.ROLL_ENDS: Asked("roll-ends", "P7.8"),
    c.RESPOND: Asked("respond", "P5.2"),
    c.PLUNDER: Asked("plunder", "P5.3"),
    c.NAME_PRIZE: Asked("name-prize", "P5.4"),
    c.STAKES_SET: Asked("stakes-set", "P7.8"),
    c.CONTEST: Asked("contest", "P5.6"),
    c.CONTEST_ENDS: Asked("contest-ends", "P7.8"),
    c.ON_STACK: Asked("stack", "P7.8"),
    c.LOSE_CREW: Asked("lose-crew", "P3.4"),
    c.LOSE_HAND: Asked("lose-hand", "P7.5"),
    c.DRAW_EITHER: Asked("draw-either", "P7.5"),
    c.TIRE_CREW: Asked("tire-crew", "P7.5"),
    c.PAY_TOLL: Asked("toll", "P7.5"),
    c.NAMING: Asked("naming", "P7.5"),
}

STEP_WORDS = {
    **{step: asked.name for step, asked in QUESTIONS.items()},
    c.DEAL_HANDS: "deal",
    c.READY: "ready",
    c.TRIM: "trim",
    c.EXPLORE: "explore",
    c.THROW: "throw",
    c.JUDGE_TEST: "judge",
    c.CONQUER: "conquer",
    c.TAKE_CARD: "take-card",
    c.DEFEATED: "defeated",
    c.ACTION_ENDS: "action-ends",
    c.THROW_BOTH: "throw-both",
    c.SETTLE: "settle",
    c.EFFECT: "effect",
    c.DRAW_CARDS: "draw",
    c.THROW_MORE: "throw-more",
}

ENDINGS = {
    c.BY_POINTS: ("points", "P8.3"),
    c.BY_FAME: ("fame", "P8.3"),
    c.BY_COINS: ("doubloons", "P8.3"),
    c.SHARED: ("shared", "P8.3"),
}

# Rule number and message key of each reason; None where the rule is that of the question.
REASONS: dict[int, tuple[str | None, str]] = {
    c.NO_SUCH_ANSWER: (None, "no-such-answer"),
    c.NOT_IN_HAND: (None, "not-in-hand"),
    c.NOT_NOW: ("P7.8", "not-now"),
    c.NOT_BEFORE_THROW: ("P4.4", "not-before-throw"),
    c.NOT_AFTER_THROW: ("P4.4", "not-after-throw"),
    c.NO_SUCH_TARGET: ("P7.2", "no-such-target"),
    c.NO_TARGET_THERE: ("P7.2", "no-target-there"),
    c.NOT_THERE: (None, "not-there"),
    c.IS_TIRED: ("P6.2", "is-exhausted"),
    c.NO_ABILITY: ("P6.2", "no-ability"),
    c.NOT_ON_TURN: ("P6.3", "not-on-turn"),
    c.ON_STACK_ALREADY: ("P7.5", "on-stack-already"),
    c.NO_COINS: ("P4.3", "no-doubloons"),
    c.WATCHED: ("P0.5", "watched"),
    c.NO_CREW: ("P2.3.4", "no-crew"),
    c.BARRED_NOW: ("P2.3.5", "barred"),
    c.NOT_IN_ROW: ("P2.3.1", "not-in-row"),
    c.CONDITION_FAILS: ("P3.1", "condition-fails"),
    c.NO_CHALLENGES: ("P9.2", "no-challenges"),
    c.NOT_YOURSELF: ("P5.1", "not-yourself"),
    c.OPPONENT_NOT_AT_SEA: ("P2.3.4", "opponent-not-at-sea"),
    c.NOTHING_TO_STAKE: ("P5.1", "nothing-to-stake"),
    c.OPPONENT_HAS_NOTHING: ("P5.1", "opponent-has-nothing"),
    c.PRIZE_TOO_HIGH: ("P5.1", "prize-too-high"),
    c.PRIZE_NOT_THERE: ("P5.1", "prize-not-there"),
    c.TOO_MANY_OF_KIND: ("P2.1.2", "too-many-of-kind"),
    c.HAND_FULL: ("P2.1.2", "hand-full"),
    c.AREA_FULL: ("P2.2.1", "area-full"),
    c.OFFICER_THERE: ("P2.2.1", "officer-there"),
    c.GANG_THERE: ("P2.2.1", "gang-there"),
    c.PLACED_ALREADY: ("P2.2.3", "placed-already"),
    c.NO_ROOM_NEEDED: ("P2.2.3", "no-room-needed"),
    c.MUST_PLACE: ("P2.2.3", "must-place"),
    c.CAPTAIN_GONE: ("P1.5", "captain-gone"),
    c.MUST_CHOOSE: ("P5.3", "too-many-taken"),
    c.NAMED_ALREADY: ("P7.5", "named-already"),
}


def pack_of(cards: Deck, place: int) -> Sequence[str]:
    """The ids of the cards that can lie in a place."""
    if place in (c.CAPTAIN, c.CAPTAINS_LEFT):
        return cards.captain_ids
    if c.EVENT_HAND <= place < c.AREA or place in (c.STACK, c.LASTING, c.EVENT_DISCARD, c.EVENT_DECK):
        return cards.event_ids
    if place < c.CHEST or place in (c.CREW_DISCARD, c.CREW_DECK):
        return cards.crew_ids
    return cards.exploration_ids


def piece_word(cards: Deck, place: int, kind: int) -> str:
    """A card by its id; ``??`` if it is UNKNOWN, ``-`` if EMPTY."""
    if kind == UNKNOWN:
        return HIDDEN
    return NOTHING if kind == EMPTY else pack_of(cards, place)[kind]


def piece_kind(cards: Deck, place: int, word: str) -> int:
    """The kind of the card that is written so; raises BadAction."""
    if word in (HIDDEN, NOTHING):
        return UNKNOWN if word == HIDDEN else EMPTY
    return kind_of(pack_of(cards, place), word)


def kind_of(ids: Sequence[str], word: str) -> int:
    for kind, name in enumerate(ids):
        if name == word:
            return kind
    raise BadAction(word, say("error-no-such-card"))


def seat_word(seat: int) -> str:
    return SEAT_WORDS[seat] if 0 <= seat < len(SEAT_WORDS) else str(seat)


def seat_code(word: str) -> int:
    """The seat of that colour; raises BadAction."""
    if word not in SEAT_WORDS:
        raise BadAction(word, say("error-what-a-seat-is", seats=list(SEAT_WORDS)))
    return SEAT_WORDS.index(word)


# -- targets ---------------------------------------------------------------------------------------------------


def target_word(cards: Deck, target: int, aim: int) -> str:
    """Who or what a card is aimed at, of any code, also one that means nothing."""
    if target in (c.PIRATE, c.RIVAL):
        return seat_word(aim)
    if target == c.EXPLORATION:
        return id_of(cards.exploration_ids, aim)
    if c.CREW <= target <= c.RIVAL_CREW:
        return f"{seat_word(aim >> 4)}.{(aim & 15) + 1}"
    return f"{'lasting' if target == c.LASTING_EVENT else 'stack'}.{aim + 1}"


def target_code(cards: Deck, target: int, word: str) -> int:
    """What is aimed at by that word; raises BadAction."""
    if target in (c.PIRATE, c.RIVAL):
        return seat_code(word)
    if target == c.EXPLORATION:
        return kind_of(cards.exploration_ids, word)
    owner, _, number = word.partition(".")
    spot = number_of(word, number) - 1
    if not 0 <= spot < 127:
        raise BadAction(word, say("error-what-a-target-is"))
    if c.CREW <= target <= c.RIVAL_CREW:
        if spot > c.CAPTAIN_SPOT:
            raise BadAction(word, say("error-what-a-target-is"))
        return seat_code(owner) << 4 | spot
    if owner != ("lasting" if target == c.LASTING_EVENT else "stack"):
        raise BadAction(word, say("error-what-a-target-is"))
    return spot


def number_of(word: str, number: str) -> int:
    if not number.isascii() or not number.isdecimal() or len(number) > 3:
        raise BadAction(word, say("error-what-a-target-is"))
    return int(number)


def id_of(ids: Sequence[str], kind: int) -> str:
    return ids[kind] if 0 <= kind < len(ids) else f"card-{kind}"


def prize_word(cards: Deck, prize: int) -> str:
    return id_of(cards.exploration_ids, prize - c.COLLECTION_PRIZE) if prize >= c.COLLECTION_PRIZE else str(prize)


def prize_code(cards: Deck, word: str) -> int:
    if word.isascii() and word.isdecimal() and len(word) <= 2 and int(word) < c.COLLECTION_PRIZE:
        return int(word)
    return c.COLLECTION_PRIZE + kind_of(cards.exploration_ids, word)
