"""Standing orders: what a player who is asked answers without being prompted, as a function of the own view.

They live beside the match, not in the state: the seat is asked like every other (P7.8), its orders give the answer, and
the record holds just that answer. Whoever keeps orders asks for the ``answer`` at every question to the seat, prompts
the player if there is none, and at every question, whoever is asked, exchanges the orders for ``renewed`` ones.
"""

from __future__ import annotations

from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.setup import Setup
from settemari.core.table import NO_SEAT, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.relevance import card_of, concerns, effect_of, is_target, matters, stacked
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import ACTIONS, MOMENTS, TRAIT_WORDS
from settemari.games.arrr.voyage import Voyage

SMART, ALWAYS = "smart", "always"  # prompted when it matters, or whenever asked
THIS_STACK, THIS_ACTION, MY_TURN = "stack", "action", "my-turn"  # until when one passes
NOT_FOR, ARMED = "not-for", "armed"


class Trigger(NamedTuple):
    """What must happen. All that is said must hold; what is left out may be anything."""

    moment: str  # one of MOMENTS: declared, before-roll, rolled, answer, free
    seat: int | None = None  # who declares or rolls, or who put the top of the stack there; None: anybody else
    action: str = ""  # one of ACTIONS
    trait: str = ""  # of the roll
    card: int | None = None  # the effect on top of the stack
    at_me: bool = False  # it is aimed at me
    passed_by: int | None = None  # the test would be passed by just so much, below 0: failed


class Armed(NamedTuple):
    """Play this card when that happens. What its owner names for it (P7.5) they are prompted for."""

    card: int  # an answer without its target: ``card_of``
    when: Trigger
    target: int | None = None  # None: who or what it happens to


class Orders(NamedTuple):
    """All that one seat has ordered. Cards of one's own go by ``card_of`` of an answer that plays them."""

    prompt: str = SMART
    passing: str = ""  # THIS_STACK, THIS_ACTION, MY_TURN: until then pass; empty: do not
    unless_target: bool = False  # but not if one is a target oneself
    bells_off: frozenset[int] = frozenset()  # own cards that are no reason to prompt
    not_for: frozenset[int] = frozenset()  # effects on the stack that are no reason to prompt, for this turn
    armed: tuple[Armed, ...] = ()


def answer(setup: Setup, orders: Orders, view: View) -> int | None:
    """What the orders say to the view's question; None: prompt the player."""
    seat, step = int(view.seat), int(view.step())
    table = _table(setup, view)
    if not view.asks(seat) or not (table.is_moment(step) or step == c.AFTER):
        return None  # orders speak at moments (P7.8), and of what may be played after the action
    plays = _plays(table, seat)
    for armed in orders.armed:
        code = _fires(table, seat, armed, plays)
        if code is not None:
            return code
    if orders.passing and step != c.AFTER:
        if not (orders.unless_target and is_target(table, seat)):
            return c.PASS
        return None if _heard(orders, plays) else c.PASS
    if orders.prompt == ALWAYS:
        return None
    if step == c.ON_STACK and int(view.step_a()) & c.EFFECT_MASK in orders.not_for:
        return c.PASS
    return None if any(matters(table, seat, code) for code in _heard(orders, plays)) else c.PASS


def _table(setup: Setup, view: View) -> Voyage:
    """A table that looks so: the rules read it, and of what the seat does not see they read nothing."""
    assert isinstance(setup, ArrrSetup)
    return setup.redeal(view, Seeded(1))


def _plays(table: Voyage, seat: int) -> list[int]:
    options = Options()
    table.legal(seat, options)
    return [code for code in options.listed() if code != c.PASS]


def _heard(orders: Orders, plays: list[int]) -> list[int]:
    """The plays with cards whose bell is on."""
    return [code for code in plays if card_of(code) not in orders.bells_off]


# -- armed cards -----------------------------------------------------------------------------------------------


def _fires(table: Voyage, seat: int, armed: Armed, plays: list[int]) -> int | None:
    """The play that an armed card makes now; None if it does not, or if its target is not there."""
    fitting = [code for code in plays if card_of(code) == armed.card]
    if not fitting or not _happens(table, seat, armed.when):
        return None
    if effect_of(table, fitting[0]).target == c.NO_TARGET:
        return fitting[0]
    aim = _aim(table, fitting[0]) if armed.target is None else armed.target
    return next((code for code in fitting if c.target_of(code) == aim), None)


def _aim(table: Voyage, code: int) -> int:
    """Who or what it happens to."""
    target = effect_of(table, code).target
    if target >= c.STACKED:
        return len(stacked(table)) - 1
    if target == c.EXPLORATION:
        return int(table.action_a()) if 0 < table.action() < c.RAID_DECLARED else c.GONE
    return int(table.on_turn()) if target in (c.PIRATE, c.RIVAL) else c.GONE


def _happens(table: Voyage, seat: int, when: Trigger) -> bool:
    situation = int(table.situation(seat))
    items = stacked(table)
    if not situation & MOMENTS[when.moment] or bool(items) != (when.moment == "answer"):
        return False
    who = items[-1][0] if items else int(table.on_turn())
    if who != when.seat if when.seat is not None else who == seat:
        return False
    if when.action and not situation & ACTIONS[when.action]:
        return False
    if when.card is not None and (not items or int(table.step_a()) & c.EFFECT_MASK != when.card):
        return False
    if when.at_me and not (concerns(table, seat, len(items) - 1) if items else is_target(table, seat)):
        return False
    return _roll_is(table, when)


def _roll_is(table: Voyage, when: Trigger) -> bool:
    """Whether the roll that comes, or goes on, is the one that was meant."""
    step = int(table.action())
    sails = c.SAIL_DECLARED <= step < c.RAID_DECLARED
    if when.trait:
        if step == 0 or step == c.RAID_DECLARED or (sails and table.action_a() == c.GONE):
            return False
        trait = int(table.action_b()) & 7
        if sails:
            tests = range(int(table.cards.tests(table.action_a())))
            if int(table.action_b()) not in tests:
                return False
            trait = int(table.cards.test_traits[table.cards.first_test[table.action_a()] + table.action_b()])
        if trait != TRAIT_WORDS.index(when.trait):
            return False
    if when.passed_by is None:
        return True
    rolled = step in (c.ROLLING, c.ROLL_ENDS)
    return rolled and int(table.successes(0) - table.wanted()) == when.passed_by


# -- what does not last ----------------------------------------------------------------------------------------


def expired(orders: Orders, before: View, after: View) -> tuple[str, ...]:
    """Which orders have ended between two questions that followed each other, as their seat saw them."""
    seat = int(after.seat)
    ended = []
    stack, was = _stack(after), _stack(before)
    over = {
        THIS_STACK: not any(item in was for item in stack),
        THIS_ACTION: not stack and not _acting(after),
        MY_TURN: _on_turn(after) == seat,
    }
    if over.get(orders.passing):
        ended.append(orders.passing)
    if orders.not_for and _on_turn(before) != _on_turn(after):
        ended.append(NOT_FOR)
    if any(not _there(armed, after) for armed in orders.armed):
        ended.append(ARMED)
    return tuple(ended)


def renewed(orders: Orders, before: View, after: View) -> Orders:
    """The orders that still hold."""
    ended = expired(orders, before, after)
    if not ended:
        return orders
    return orders._replace(
        passing="" if orders.passing in ended else orders.passing,
        unless_target=orders.unless_target and orders.passing not in ended,
        not_for=frozenset() if NOT_FOR in ended else orders.not_for,
        armed=tuple(armed for armed in orders.armed if _there(armed, after)),
    )


def _stack(view: View) -> list[tuple[int, int]]:
    """Who put which effects on the stack, or is about to, whatever they name for it (P7.5)."""
    records = view.agenda_records()
    return [(who, a & c.EFFECT_MASK) for step, who, a, _ in records if step in (c.NAMING, c.ON_STACK)]


def _on_turn(view: View) -> int:
    """The player on turn; nobody once the game is over."""
    records = view.agenda_records()
    return records[0][1] if records else NO_SEAT


def _acting(view: View) -> bool:
    records = view.agenda_records()
    return len(records) > 1 and c.SAIL_DECLARED <= records[1][0] <= c.SETTLE


def _there(armed: Armed, view: View) -> bool:
    """Whether the seat still has the card."""
    seat, kind = int(view.seat), int(c.what_of(armed.card))
    verb = c.verb_of(armed.card)
    if verb == c.COMMAND:
        return view.slot_at(c.CAPTAIN, seat) == kind
    return kind in view.pieces((c.EVENT_HAND if verb == c.PLAY else c.AREA) + seat)
