"""What is told of tables of Arrr!!! has the shapes that are written down, and all of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from settemari.games.arrr.constants_told import Constants
from settemari.games.arrr.gauges_shapes import Gauges
from settemari.locales.message import Message
from tests.arrr.told import told_constants, told_gauges

Shape = Any  # a type

# What there is only elsewhere: shapes are shared.
ELSEWHERE = {
    ("constants.captains[].signs", "some"),  # of crew and explorations
    ("constants.events[].signs", "some"),
    ("gauges.duels[].mine.parts[].card", "None"),  # nothing is played before a declaration
    ("gauges.duels[].theirs.parts[].card", "None"),
    ("gauges.row[].doubloons.parts[].card", "None"),
    ("gauges.seats[].traits[].parts[].card", "None"),
    ("gauges.orderable[].targets[].aim.number", "there"),  # nobody knows what will lie on the stack
}
# What happens so seldom that test_gauges.py brings it about.
SELDOM = {
    ("gauges.action.counter.kind", "there"),
    ("gauges.action.kind", "None"),
}


class Fitting:
    """Holds plain data against a shape, and remembers what of the shape it has come across."""

    def __init__(self) -> None:
        self.met: set[tuple[str, str]] = set()

    def check(self, told: object, shape: Shape, where: str) -> None:
        origin: Shape = get_origin(shape)
        if origin in (Union, UnionType):
            self._one_of(told, get_args(shape), where)
        elif shape is Message:
            assert isinstance(told, dict), where
            assert set(told) <= {"key", "args"}, where
            assert isinstance(told["key"], str), where
        elif is_typeddict(shape):
            self._table(told, shape, where)
        elif origin is Literal:
            assert told in get_args(shape), where
        elif origin is list:
            assert isinstance(told, list), where
            self.met.add((where, "some" if told else "none"))
            for one in told:
                self.check(one, get_args(shape)[0], f"{where}[]")
        elif origin is Mapping:
            assert isinstance(told, dict), where
            for one in told.values():
                self.check(one, get_args(shape)[1], f"{where}{{}}")
        else:
            assert type(told) is shape, f"{where} is {told!r}"

    def _one_of(self, told: object, shapes: tuple[Shape, ...], where: str) -> None:
        for shape in shapes:
            if shape is NoneType and told is None:
                self.met.add((where, "None"))
                return
            try:
                self.check(told, shape, where)
            except (AssertionError, KeyError):
                continue
            self.met.add((where, str(getattr(shape, "__name__", shape))))
            return
        raise AssertionError(f"{where} is none of {shapes}: {told!r}")

    def _table(self, told: object, shape: Shape, where: str) -> None:
        assert isinstance(told, dict), where
        hints = get_type_hints(shape)
        assert set(told) <= set(hints), f"{where}: {set(told) - set(hints)}"
        assert set(told) >= shape.__required_keys__, f"{where}: {shape.__required_keys__ - set(told)}"
        for name, value in told.items():
            self.met.add((f"{where}.{name}", "there"))
            self.check(value, hints[name], f"{where}.{name}")


def all_of(shape: Shape, where: str) -> set[tuple[str, str]]:
    """All that there is to come across: every field, every case of a choice, full lists and empty ones."""
    origin: Shape = get_origin(shape)
    found: set[tuple[str, str]] = set()
    if origin in (Union, UnionType):
        for one in get_args(shape):
            found.add((where, "None" if one is NoneType else str(getattr(one, "__name__", one))))
            found |= set() if one is NoneType else all_of(one, where)
    elif shape is not Message and is_typeddict(shape):
        for name, hint in get_type_hints(shape).items():
            found |= {(f"{where}.{name}", "there")} | all_of(hint, f"{where}.{name}")
    elif origin is list:
        found |= {(where, "some")} | all_of(get_args(shape)[0], f"{where}[]")
    return found


def test_gauges_have_their_shape_and_nothing_of_it_is_missing() -> None:
    fitting = Fitting()
    for told in told_gauges():
        fitting.check(told, Gauges, "gauges")
    assert sorted(all_of(Gauges, "gauges") - fitting.met - ELSEWHERE - SELDOM) == []


def test_constants_have_their_shape_and_nothing_of_it_is_missing() -> None:
    fitting = Fitting()
    for told in told_constants():
        fitting.check(told, Constants, "constants")
    assert sorted(all_of(Constants, "constants") - fitting.met - ELSEWHERE) == []
