"""Every crew card and every captain of the shipped deck has a test that is named after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

from tests.arrr.cards import test_answering_items, test_captains, test_gangs, test_items, test_officers
from tests.arrr.cards.printed import CAPTAINS, CREW

FILES: dict[str, tuple[ModuleType, ...]] = {
    "officer": (test_officers,),
    "item": (test_items, test_answering_items),
    "gang": (test_gangs,),
    "captain": (test_captains,),
}
KINDS = {**{card.id: card.kind for card in CREW.values()}, **dict.fromkeys(CAPTAINS, "captain")}
ABILITIES = {
    **{card.id: card.ability for card in CREW.values()},
    **{captain.id: captain.ability for captain in CAPTAINS.values()},
}
ANSWERING = [
    card
    for card, ability in ABILITIES.items()
    if ability and (ability.anytime or any(op.word == "cancel" for op in ability.do))
]


def named_after(card: str) -> Iterator[Callable[..., None]]:
    """``test_courage_on_tap_...``, in the files of its kind."""
    word = f"test_{card.replace('-', '_')}_"
    for file in FILES[KINDS[card]]:
        yield from (test for name, test in vars(file).items() if name.startswith(word))


def depths(test: Callable[..., None]) -> set[int]:
    """At which depths of the stack a test is run."""
    found: set[int] = set()
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize" and "depth" in mark.args[0]:
            found |= {case if isinstance(case, int) else case[0] for case in mark.args[1]}
    return found


@pytest.mark.parametrize("card", KINDS)
def test_there_is_a_test_for(card: str) -> None:
    assert list(named_after(card)) != []


@pytest.mark.parametrize("card", ANSWERING)
def test_what_answers_is_tested_at_every_depth_of_the_stack(card: str) -> None:
    """What cancels has nothing to cancel on an empty stack; that is a test of its own."""
    found = {depth for test in named_after(card) for depth in depths(test)}
    if any(test.__name__.endswith("_on_an_empty_stack") for test in named_after(card)):
        found.add(0)
    assert found == set(range(5))
