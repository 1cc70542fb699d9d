"""Questions, help and answers as messages."""

from __future__ import annotations

from collections.abc import Iterable

from settemari.core.game import Game
from settemari.core.setup import Setup
from settemari.core.table import ASKED, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS
from settemari.games.arrr.challenge import COIN_BIT, OPPONENT_SHIFT
from settemari.games.arrr.gist import cheat_of, raid_of, refusal_of, successes, wanted
from settemari.games.arrr.named import names_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import (
    captain_message,
    crew_message,
    doubloons,
    drawn_messages,
    effect_message,
    event_message,
    exploration_message,
    prize_message,
    target_message,
    trait_of,
)
from settemari.games.arrr.words import QUESTIONS
from settemari.locales.message import Message, Seat, say

# -- questions -------------------------------------------------------------------------------------------------


def question_message(game: Game, setup: Setup, view: View) -> Message:
    """What the view's seat is asked, in one line, with what it is about."""
    step = int(view.step())
    name = f"arrr-question-{QUESTIONS[step].name}"
    if step == c.ON_STACK:
        return _stacked(setup, view, name)
    if step == c.NAMING:
        return _naming(setup, view, name)
    if step in (c.LOSE_CREW, c.LOSE_HAND, c.TIRE_CREW, c.PAY_TOLL, c.DRAW_EITHER):
        return say(name, count=int(view.step_a()))
    if step >= c.SAIL_DECLARED:
        return say(name, **_action(setup, view))
    if step == c.DECLARE:
        return say(name if _mode(setup) == c.FULL else f"{name}-plain")
    return say(name)


def _stacked(setup: Setup, view: View, name: str) -> Message:
    """The top of the stack: what it is, who put it there, and what it is aimed at."""
    assert isinstance(setup, ArrrSetup)
    number = int(view.step_a()) & c.EFFECT_MASK
    effect = setup.numbers.cards.effects[number]
    args = {"what": effect_message(setup, number), "seat": Seat(int(view.step_seat()))}
    target = target_message(setup, view, int(effect.target), (int(view.step_b()) & c.AIM_MASK) - 1)
    return say(name, **args) if target is None else say(f"{name}-on", **args, target=target)


def _naming(setup: Setup, view: View, name: str) -> Message:
    """P7.5: for which card something is named, and how many names are still to come."""
    assert isinstance(setup, ArrrSetup)
    number = int(view.step_a()) & c.EFFECT_MASK
    effect = setup.numbers.cards.effects[number]
    left = int(effect.own_amount) - len(names_of(int(view.step_a())))
    args = {"what": effect_message(setup, number), "count": left}
    if effect.own_choice == c.DRAW_ANY:
        return say(name, **args)
    return say(f"{name}-discard" if effect.own_choice == c.DISCARD_HAND else f"{name}-exhaust", **args)


def _action(setup: Setup, view: View) -> dict[str, object]:
    """What the action going on is about."""
    step, seat, a, b = view.agenda_records()[1]
    args: dict[str, object] = {"seat": Seat(seat)}
    if step < c.RAID_DECLARED:
        args["card"] = exploration_message(setup, a)
        args["test"] = b + 1
        args["successes"] = say("arrr-successes", count=successes(view, 0))
        args["needed"] = wanted(view)
    elif step >= c.CHALLENGE_DECLARED:
        args["opponent"] = Seat(a)
        args["trait"] = trait_of(b & 7)
        args["prize"] = prize_message(setup, (b >> c.OWN_PRIZE_SHIFT) & c.PRIZE_MASK)
        mine, theirs = successes(view, 0), successes(view, 1)
        if view.seat == a:
            mine, theirs = theirs, mine
        args["mine"], args["theirs"] = mine, theirs
    return args


def awaited_message(game: Game, setup: Setup, view: View, seats: Iterable[int] | None = None) -> Message:
    """Whom everybody waits for, and for what; ``seats`` if some of those asked have answered."""
    mask = int(view.cell(ASKED))
    waiting = [seat for seat in range(int(view.layout.seats)) if (mask >> seat) & 1] if seats is None else list(seats)
    args = {"seats": [Seat(seat) for seat in waiting], "count": len(waiting)}
    step = int(view.step())
    if step in (c.ON_STACK, c.NAMING):
        what = effect_message(setup, int(view.step_a()) & c.EFFECT_MASK)
        return say("arrr-awaited-stack" if step == c.ON_STACK else "arrr-awaited-naming", **args, what=what)
    return say("arrr-awaited-moment" if step in MOMENTS else f"arrr-awaited-{QUESTIONS[step].name}", **args)


def help_message(setup: Setup, view: View) -> Message:
    """The rules of this moment, in a few lines, with the numbers that hold for this seat."""
    assert isinstance(setup, ArrrSetup)
    numbers = setup.numbers
    step, seat = int(view.step()), int(view.seat)
    if step in MOMENTS:
        return say("arrr-help-stack" if step == c.ON_STACK else "arrr-help-moment")
    key = f"arrr-help-{QUESTIONS[step].name}"
    if step in (c.RECRUIT, c.DECLARE) and _mode(setup) != c.FULL:
        gallows = step == c.RECRUIT and _mode(setup) == c.GALLOWS
        key = f"{key}-plain" if gallows or step == c.DECLARE else key
    return say(
        key,
        each=int(numbers.recruit_each),
        hand=int(numbers.recruit_hand),
        equip=int(numbers.equip_most),
        officers=int(numbers.officers),
        gangs=int(numbers.gangs),
        raid=raid_of(setup, view, seat).total,
        dice=cheat_of(setup, view, seat).total,
        most=int(numbers.most_prize),
        crew=int(numbers.refusal_crew),
        doubloons=doubloons(refusal_of(setup, view, int(view.step_seat()))),
    )


def _mode(setup: Setup) -> int:
    assert isinstance(setup, ArrrSetup)
    return int(setup.numbers.mode)


# -- answers ---------------------------------------------------------------------------------------------------

PASS_KEYS = {
    c.EQUIP: "arrr-answer-equipped",
    c.AFTER: "arrr-answer-done",
    c.ROLLING: "arrr-answer-stop",
    c.CONTEST: "arrr-answer-stop",
}
PLAIN_KEYS = {
    c.RAID: "arrr-answer-raid",
    c.CHEAT: "arrr-answer-cheat",
    c.ACCEPT: "arrr-answer-accept",
    c.PAY: "arrr-answer-pay",
}


def answer_message(setup: Setup, view: View, code: int) -> Message:
    """An answer to the view's question, for a person."""
    step, verb, what = int(view.step()), code & c.VERB_MASK, int(c.what_of(code))
    target = int(c.target_of(code))
    if code == c.PASS:
        return say(PASS_KEYS.get(step, "arrr-answer-pass"))
    if verb in PLAIN_KEYS:
        return say(PLAIN_KEYS[verb])
    if verb == c.REFUSE:
        return say("arrr-answer-refuse" if step == c.RESPOND else "arrr-answer-not-pay")
    if verb in (c.PLAY, c.USE, c.COMMAND):
        return _played(setup, view, verb, what, target)
    if verb == c.CHALLENGE:
        trait, prize = trait_of(what), prize_message(setup, target & c.PRIZE_MASK)
        return say("arrr-answer-challenge", seat=Seat(target >> OPPONENT_SHIFT), trait=trait, prize=prize)
    if verb == c.PRIZE:
        return say("arrr-answer-prize", prize=prize_message(setup, target))
    if verb == c.DRAW:
        drawn = drawn_messages(what, target)
        return say("arrr-answer-draw", drawn=drawn) if drawn else say("arrr-answer-draw-nothing")
    if verb == c.PILLAGE:
        return _plunder(setup, view, target)
    return _card_answer(setup, view, verb, what)


def _card_answer(setup: Setup, view: View, verb: int, what: int) -> Message:
    """An answer that names a card: by its kind, or by the spot it lies on."""
    if verb == c.SAIL:
        return say("arrr-answer-sail", card=exploration_message(setup, what))
    if verb == c.CAPTAIN_TAKEN:
        return say("arrr-answer-captain", card=captain_message(setup, what))
    if verb == c.DISCARD:
        return say("arrr-answer-discard", card=event_message(setup, what))
    if verb in (c.DISMISS, c.PLACE):
        key = "arrr-answer-discard" if verb == c.DISMISS else "arrr-answer-equip"
        return say(key, card=crew_message(setup, what))
    key = {c.DROP: "arrr-answer-drop", c.LOSE: "arrr-answer-drop", c.TIRE: "arrr-answer-exhaust"}[verb]
    return say(key, card=crew_message(setup, int(view.slot_at(c.AREA + int(view.seat), what))))


def _played(setup: Setup, view: View, verb: int, what: int, aim: int) -> Message:
    assert isinstance(setup, ArrrSetup)
    cards = setup.numbers.cards
    if verb == c.PLAY:
        key, named, number = "arrr-answer-play", event_message(setup, what), int(cards.event_effects[what])
    elif verb == c.USE:
        key, named, number = "arrr-answer-use", crew_message(setup, what), int(cards.crew_effects[what])
    else:
        key, named, number = "arrr-answer-use", captain_message(setup, what), int(cards.captain_effects[what])
    target = target_message(setup, view, int(cards.effects[number].target), aim) if number >= 0 else None
    return say(key, card=named) if target is None else say(f"{key}-on", card=named, target=target)


def _plunder(setup: Setup, view: View, taken: int) -> Message:
    """P5.3: some equipped cards, and the doubloon."""
    assert isinstance(setup, ArrrSetup)
    area = view.pieces(c.AREA + int(view.step_a()))
    loot = [crew_message(setup, card) for spot, card in enumerate(area) if (taken >> spot) & 1 and card >= 0]
    if (taken >> COIN_BIT) & 1:
        loot.append(doubloons(refusal_of(setup, view, int(view.step_seat()))))
    return say("arrr-answer-take", loot=loot) if loot else say("arrr-answer-take-nothing")
