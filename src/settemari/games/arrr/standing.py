"""The standing orders of Arrr!!! as other layers know them (core/standing.py), and as plain data that anybody may send.

    {"prompt": "smart", "passing": "my-turn", "unless_target": true, "bells_off": [...], "not_for": [...],
     "armed": [{"card": ..., "target": ..., "when": {"moment": "rolled", "seat": 2, "passed_by": 0}}]}

Whatever is left out is as in ``Orders``. Cards go by an answer that plays them, without its target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from settemari.core.errors import OrdersError
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS as MOMENT_STEPS
from settemari.games.arrr.orders import (
    ALWAYS,
    MY_TURN,
    SMART,
    THIS_ACTION,
    THIS_STACK,
    Armed,
    Orders,
    Trigger,
    answer,
    renewed,
)
from settemari.games.arrr.relevance import card_of
from settemari.games.arrr.vocabulary import ACTIONS, MOMENTS, TRAIT_WORDS
from settemari.locales.message import say

__all__ = ["answer", "is_moment", "may_answer", "passing", "read", "renewed", "usual", "written"]

LARGEST = (1 << 40) - 1  # of an answer's code, far beyond all of them
MOST = 60  # of anything in a list: nobody holds more cards


def usual() -> Orders:
    return Orders()


def passing() -> int:
    return c.PASS


def is_moment(view: View) -> bool:
    """Whether everybody is asked who could answer, as far as all can see (P7.8)."""
    return int(view.step()) in MOMENT_STEPS


def may_answer(view: View) -> bool:
    """At moments, and when somebody may play something after the action."""
    return is_moment(view) or int(view.step()) == c.AFTER


def read(given: Mapping[str, object]) -> Orders:
    """Orders as plain data; raises OrdersError with the part that is wrong."""
    _known(given, Orders._fields, "")
    return Orders(
        _word(given, "prompt", (SMART, ALWAYS), SMART),
        _word(given, "passing", ("", THIS_STACK, THIS_ACTION, MY_TURN), ""),
        _yes(given, "unless_target"),
        frozenset(card_of(code) for code in _numbers(given, "bells_off")),
        frozenset(_numbers(given, "not_for")),
        tuple(_armed(item, f"armed[{place}].") for place, item in enumerate(_list(given, "armed"))),
    )


def written(orders: Orders) -> Mapping[str, object]:
    """The same as plain data again."""
    armed = [{**one._asdict(), "when": one.when._asdict()} for one in orders.armed]
    return {
        **orders._asdict(),
        "bells_off": sorted(orders.bells_off),
        "not_for": sorted(orders.not_for),
        "armed": armed,
    }


def _armed(given: object, where: str) -> Armed:
    table = _table(given, where.rstrip("."))
    _known(table, Armed._fields, where)
    when = _table(table.get("when"), f"{where}when")
    card = _number(table, "card", 0, LARGEST, where)
    if card is None:
        raise OrdersError(f"{where}card", say("error-orders-number", least=0, most=LARGEST))
    return Armed(card_of(card), _trigger(when, f"{where}when."), _number(table, "target", -1, LARGEST, where))


def _trigger(given: Mapping[str, object], where: str) -> Trigger:
    _known(given, Trigger._fields, where)
    return Trigger(
        _word(given, "moment", tuple(MOMENTS), "", where),
        _number(given, "seat", 0, 9, where),
        _word(given, "action", ("", *ACTIONS), "", where),
        _word(given, "trait", ("", *TRAIT_WORDS), "", where),
        _number(given, "card", 0, LARGEST, where),
        _yes(given, "at_me", where),
        _number(given, "passed_by", -99, 99, where),
    )


# -- one part of it ----------------------------------------------------------------------------------------------


def _known(given: Mapping[str, object], fields: Iterable[str], where: str) -> None:
    for name in given:
        if name not in fields:
            raise OrdersError(f"{where}{name}", say("error-orders-unknown"))


def _word(given: Mapping[str, object], name: str, known: tuple[str, ...], usual: str, where: str = "") -> str:
    value = given.get(name, usual)
    if not isinstance(value, str) or value not in known:
        raise OrdersError(f"{where}{name}", say("error-orders-word", known=[word for word in known if word]))
    return value


def _yes(given: Mapping[str, object], name: str, where: str = "") -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise OrdersError(f"{where}{name}", say("error-orders-bool"))
    return value


def _number(given: Mapping[str, object], name: str, least: int, most: int, where: str) -> int | None:
    value = given.get(name)
    if value is not None and (type(value) is not int or not least <= value <= most):
        raise OrdersError(f"{where}{name}", say("error-orders-number", least=least, most=most))
    return value if type(value) is int else None


def _list(given: Mapping[str, object], name: str) -> list[object]:
    value = given.get(name, [])
    if not isinstance(value, (list, tuple)) or len(value) > MOST:
        raise OrdersError(name, say("error-orders-list", most=MOST))
    return list(value)


def _numbers(given: Mapping[str, object], name: str) -> list[int]:
    numbers = []
    for value in _list(given, name):
        if type(value) is not int or not 0 <= value <= LARGEST:
            raise OrdersError(name, say("error-orders-number", least=0, most=LARGEST))
        numbers.append(value)
    return numbers


def _table(given: object, where: str) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise OrdersError(where, say("error-orders-table"))
    return given
