"""Questions, help, answers and refusals as messages."""

from __future__ import annotations

from collections.abc import Iterable

from settemari.core.errors import BadAction
from settemari.core.game import Game
from settemari.core.offer import Refusal
from settemari.core.setup import Setup
from settemari.core.table import ASKED, EMPTY, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.telling_words import card_message, card_messages, effect_message, seats_in, suit_message
from settemari.games.maretta.words import card_code, seat_code
from settemari.locales.message import Message, Seat, say

# -- questions -------------------------------------------------------------------------------------------------


def question_message(game: Game, setup: Setup, view: View) -> Message:
    """What the view's seat is asked, in one line."""
    step = int(view.step())
    key = f"question-{game.asked(step).name}"
    if step in (c.PLACE, c.LOAD):
        return say(key if _free_opponents(view) else f"{key}-own")
    if step == c.LOAD_SELF:
        card = int(view.slot_at(c.SLOT2, int(view.seat)))
        if card == EMPTY:
            return say(f"{key}-any")
        none = "" if _fitting(view) else "-none"
        return say(f"{key}{none}", suit=suit_message(card % c.SUITS), number=card // c.SUITS)
    if step == c.STEAL:
        return say(key, seat=Seat(int(view.step_a())))
    if step == c.EFFECT + c.TROOP:
        return say(key, seat=Seat(int(view.step_seat())))
    if step in (c.EFFECT + c.SHARK, c.EFFECT + c.ANCHOR):
        return say(key, count=int(view.step_a()))
    return say(key)


def awaited_message(game: Game, setup: Setup, view: View, seats: Iterable[int] | None = None) -> Message:
    """Whom everybody waits for, and for what; ``seats`` if some of those asked have answered."""
    waiting = seats_in(int(view.cell(ASKED))) if seats is None else [Seat(seat) for seat in seats]
    return say(f"awaited-{game.asked(int(view.step())).name}", seats=waiting, count=len(waiting))


def help_message(setup: Setup, view: View) -> Message:
    """The rules of this moment, in about four lines."""
    assert isinstance(setup, MarettaSetup)
    step = int(view.step())
    if step >= c.EFFECT:
        return effect_message(setup, step - c.EFFECT)
    numbers = setup.numbers
    name = {
        c.PICK: "pick",
        c.PLACE: "place-theft-later" if numbers.theft == c.THEFT_AFTER_MOVE else "place",
        c.STEAL: "steal",
        c.LOAD: "load",
        c.LOAD_SELF: "load-self",
        c.CHOOSE_BARREL: "barrel",
    }[step]
    return say(
        f"question-{name}-help",
        deed=int(numbers.giver_move),
        boarding=int(numbers.boarding),
        limit=int(numbers.burst_limit),
    )


def _free_opponents(view: View) -> list[int]:
    """The opponents in the race whose slot 2 is free."""
    race = int(view.cell(c.RACE))
    seats = (seat for seat in range(view.layout.seats) if seat != view.seat and (race >> seat) & 1)
    return [seat for seat in seats if view.slot_at(c.SLOT2, seat) == EMPTY]


def _fitting(view: View) -> list[int]:
    """The cards of the own hand that share neither suit nor number with the card in the own slot 2 (B3.1)."""
    other = int(view.slot_at(c.SLOT2, int(view.seat)))
    hand = dict.fromkeys(view.pieces(c.HAND + int(view.seat)))
    if other == EMPTY:
        return list(hand)
    return [card for card in hand if card % c.SUITS != other % c.SUITS and card // c.SUITS != other // c.SUITS]


# -- answers ---------------------------------------------------------------------------------------------------


def answer_message(setup: Setup, view: View, code: int) -> Message:
    """An answer to the view's question, for a person."""
    return answer_to(int(view.step()), code)


def answer_to(step: int, code: int) -> Message:
    """An answer to that step's question, for a person."""
    card = code & c.KIND_MASK
    other = Seat((code >> c.SEAT_SHIFT) & c.SEAT_MASK)
    if step in (c.PLACE, c.LOAD):
        stolen = code >> c.THEFT_SHIFT
        if stolen:
            return say("answer-place-steal", card=card_message(card), seat=other, stolen=card_message(stolen))
        return say("answer-place", card=card_message(card), seat=other)
    if step == c.CHOOSE_BARREL:
        return say("answer-open", number=code + 1)
    if step == c.EFFECT + c.MONKEY:
        return say("card-from", card=card_message(card), seat=other)
    if step in (c.EFFECT + c.SPEAR, c.EFFECT + c.PELICAN):
        return say("answer-swap" if step == c.EFFECT + c.SPEAR else "answer-look", seat=Seat(code))
    if code == c.NO_CARD:
        return say("answer-steal-nothing" if step == c.STEAL else "answer-play-none")
    return say("answer-card", card=card_message(code))


# -- refusals --------------------------------------------------------------------------------------------------


def refusal_message(game: Game, setup: Setup, view: View, refusal: Refusal) -> Message:
    """Why not. The refusal says it in the words of the notation; here they become names and cards."""
    step, key = int(view.step()), refusal.key
    try:
        code = game.parse(setup, step, str(refusal.args["action"]))
    except BadAction:  # a code that nothing on the table has
        key = "no-such-answer"
    if key == "no-such-answer":  # perhaps of a seat that is not there: nothing can be named
        return say("refused-no-such-answer")
    args: dict[str, object] = {}
    for name, value in refusal.args.items():
        if name in ("card", "with"):
            args[name] = card_message(card_code(str(value)))
        elif name == "seat":
            args[name] = Seat(seat_code(str(value)))
    if key == "own-slot-last":
        free = _free_opponents(view)
        args |= {"free": [Seat(seat) for seat in free], "count": len(free)}
    elif key == "must-play":
        args["cards"] = card_messages(_fitting(view))
    elif key == "no-barrel":
        args["number"] = code + 1
    elif key == "not-in-stock":
        owner, card = _sought(view, step, code)
        args |= {"seat": Seat(owner), "card": card_message(card)}
        key = "not-in-own-stock" if owner == view.seat else key
    return Message(f"refused-{key}", _named(step, code) | args)


def _sought(view: View, step: int, code: int) -> tuple[int, int]:
    """In whose stock which card is wanted."""
    if step == c.PLACE:
        return (code >> c.SEAT_SHIFT) & c.SEAT_MASK, code >> c.THEFT_SHIFT
    if step == c.EFFECT + c.MONKEY:
        return code >> c.SEAT_SHIFT, code & c.KIND_MASK
    if step == c.STEAL:
        return int(view.step_a()), code
    return int(view.step_seat()) if step == c.EFFECT + c.TROOP else int(view.seat), code


def _named(step: int, code: int) -> dict[str, object]:
    """The card and the seat that an answer names."""
    if step in (c.PLACE, c.LOAD, c.EFFECT + c.MONKEY):
        seat = (code >> c.SEAT_SHIFT) & c.SEAT_MASK
        return {"card": card_message(code & c.KIND_MASK), "seat": Seat(seat)}
    if step in (c.EFFECT + c.SPEAR, c.EFFECT + c.PELICAN):
        return {"seat": Seat(code)}
    if step == c.CHOOSE_BARREL or code == c.NO_CARD:
        return {}
    return {"card": card_message(code)}
