"""What an answer would do, as messages: the gist of its preview."""

from __future__ import annotations

from settemari.core.offer import Preview
from settemari.core.setup import Setup
from settemari.core.table import ENDING, UNKNOWN, WINNERS, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.gist import Gist, Landing, before_keeping, gist_of
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.telling_words import (
    barrel_message,
    barrel_messages,
    boarding_message,
    card_message,
    card_messages,
    effect_message,
    ending_message,
    space_message,
    suit_message,
)
from settemari.games.maretta.words import ENDINGS, SUIT_WORDS, card_code, piece_kind
from settemari.locales.message import Message, Seat, say


def preview_messages(setup: Setup, view: View, code: int, preview: Preview) -> list[Message]:
    """What a person wants to know before choosing, the nearest first."""
    assert isinstance(setup, MarettaSetup)
    step = int(view.step())
    gist = gist_of(setup, view, code, preview)
    said: list[Message] = []
    if step == c.CHOOSE_BARREL:
        said.append(_barrel(setup, view, code))
    if step == c.PLACE:
        said += _theft(view, code, gist)
        said += _standing(setup, view, code, gist)
    others_first = sorted(gist.landings, key=lambda landing: landing.seat == view.seat)  # the good deed comes last
    said += [_landing(setup, landing) for landing in others_first]
    if step == c.PLACE:
        said += _later(setup, view, code, gist)
    if step in (c.PICK, c.PLACE) and code & c.KIND_MASK == c.SHIP:
        said.append(say("preview-steamship"))
    said += _boarding(setup, view, code, preview, gist)
    for stack in gist.stacks:
        key = "preview-burst" if stack.bursts else "preview-stack" if stack.total else "preview-no-stack"
        suit = suit_message(SUIT_WORDS.index(stack.suit))
        limit = int(setup.numbers.burst_limit)
        said.append(say(key, seat=Seat(stack.seat), suit=suit, total=stack.total, limit=limit))
    said += [say("preview-caught", seat=Seat(seat)) for seat in gist.caught]
    return said + _end(preview)


def _barrel(setup: MarettaSetup, view: View, code: int) -> Message:
    spot = int(view.step_a()) * int(setup.numbers.per_space) + code
    barrel = int(view.slot_at(c.BARRELS, spot))
    if barrel == UNKNOWN:
        return say("preview-barrel-down")
    return say("preview-barrel", barrel=barrel_message(barrel), effect=effect_message(setup, barrel))


def _theft(view: View, code: int, gist: Gist) -> list[Message]:
    """A3.4: what is stolen, or what could be."""
    victim = Seat((code >> c.SEAT_SHIFT) & c.SEAT_MASK)
    stolen = code >> c.THEFT_SHIFT
    if stolen:
        return [say("preview-steals", taken=say("card-from", card=card_message(stolen), seat=victim))]
    if gist.stealable:
        cards = card_messages(card_code(word) for word in gist.stealable)
        return [say("preview-could-steal", seat=victim, cards=cards)]
    return []


def _landing(setup: MarettaSetup, landing: Landing) -> Message:
    seat = Seat(landing.seat)
    if landing.low != landing.high:
        low, high = space_message(setup, landing.low), space_message(setup, landing.high)
        return say("preview-range", seat=seat, low=low, high=high)
    space = space_message(setup, landing.low)
    if landing.swapped:
        return say("preview-swapped", seat=seat, space=space)
    if landing.barrels:
        barrels = barrel_messages([piece_kind(c.BARRELS, word) for word in landing.barrels])
        return say("preview-moves-barrels", seat=seat, space=space, count=len(landing.barrels), barrels=barrels)
    return say("preview-moves", seat=seat, space=space)


def _standing(setup: MarettaSetup, view: View, code: int, gist: Gist) -> list[Message]:
    """The receiver of a card who would not move."""
    receiver = (code >> c.SEAT_SHIFT) & c.SEAT_MASK
    if any(one.seat == receiver for one in gist.landings):
        return []
    return [say("preview-stays", seat=Seat(receiver), space=space_message(setup, int(view.cell(c.SPACE + receiver))))]


def _later(setup: MarettaSetup, view: View, code: int, gist: Gist) -> list[Message]:
    """The own move that comes only after somebody's barrel, or after a hidden card is turned up."""
    giver = int(view.seat)
    steps = int(setup.numbers.giver_move)
    moves = steps > 0 and code >> c.THEFT_SHIFT == 0 and view.cell(c.SPACE + giver) != setup.numbers.last
    if not moves or (code >> c.SEAT_SHIFT) & c.SEAT_MASK == giver:
        return []
    if any(landing.seat == giver for landing in gist.landings):
        return []
    return [say("preview-later", seat=Seat(giver), steps=steps)]


def _boarding(setup: MarettaSetup, view: View, code: int, preview: Preview, gist: Gist) -> list[Message]:
    """A4.1: scores, once it is certain that a steamship lies in somebody's slots."""
    tables = [before_keeping(view, code, case) for case in preview.cases]
    if not all(c.SHIP in table.pieces(c.SLOT1) + table.pieces(c.SLOT2) for table in tables):
        return []
    needed = int(setup.numbers.boarding)
    said = []
    for seat, low, high in gist.boarding:
        if low == high:
            key = "preview-boards" if low >= needed else "preview-left-behind"
            said.append(say(key, seat=Seat(seat), sum=boarding_message(tables[0], seat), needed=needed))
        else:
            said.append(say("preview-boards-perhaps", seat=Seat(seat), low=low, high=high, needed=needed))
    return said


def _end(preview: Preview) -> list[Message]:
    """The end of the game, where nothing hidden stands before it."""
    after = preview.cases[0].after
    ending = int(after.cell(ENDING))
    if len(preview.cases) > 1 or ending == 0:
        return []
    winners = int(after.cell(WINNERS))
    seats = [seat for seat in range(after.layout.seats) if (winners >> seat) & 1]
    return [ending_message(ENDINGS[ending][0], seats, after)]
