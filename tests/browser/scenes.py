"""Decisions to be taken in a browser: those of which frames are recorded (tests/frames), and more of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.frames.scenes import FIVE, SCENES, Scene, found, maretta, vulcano

BUILT: dict[str, Callable[[], Scene]] = dict(SCENES)


def scene(build: Callable[[], Scene]) -> Callable[[], Scene]:
    BUILT[build.__name__.replace("_", "-")] = build
    return build


# -- side A ----------------------------------------------------------------------------------------------------------


@scene
def pick_five() -> Scene:
    """Everybody is awaited, and two of them are under ink."""
    t = maretta(FIVE)
    t.anna.has(hand=["wood-4", "rope-1", "fire-5", "water-3"])
    t.bianca.has(inked=True)
    t.ugo.has(inked=True)
    return t, 0


@scene
def place_near() -> Scene:
    """All are close to the steamship, on two spaces: what lies there lies close together."""
    t = maretta(FIVE)
    t.barrels(13)
    t.barrels(15, "??spear", "sharks")
    t.anna.has(hand=["wood-4", "rope-1", "fire-5"], slot1="food-1", space=15)
    for player, number in ((t.bianca, 1), (t.gino, 2), (t.tea, 3), (t.ugo, 4)):
        player.has(slot1=f"water-{number}", space=16)
    t.turn("Anna", "place")
    return t, 0


# -- barrels of side A -----------------------------------------------------------------------------------------------


def choosing(*barrels: str) -> Scene:
    """Anna, last in this round, has come to a space with those barrels."""
    t = found(barrels[0].removeprefix("??"))
    t.opened()
    space = t.scene.finder[1] if t.scene.finder else 0
    t.barrels(space, *barrels)
    return t, 0


@scene
def barrel_monkeys() -> Scene:
    return choosing("monkey", "troop")


@scene
def barrel_sharks() -> Scene:
    return choosing("shark", "sharks")


@scene
def barrel_ink() -> Scene:
    return choosing("cuttlefish", "school")


@scene
def barrel_heavy() -> Scene:
    return choosing("anchor", "pelican")


@scene
def barrel_down() -> Scene:
    """Nobody knows what either of them is."""
    return choosing("??spear", "??pelican")


@scene
def monkey_five() -> Scene:
    """Four stocks to choose from, with everything that a stock can hold."""
    t = maretta(FIVE, first="Bianca")
    t.anna.has(hand=["wood-4", "rope-1"])
    t.bianca.has(stock=["wood-1", "rope-1", "fire-2", "water-4", "food-1", "food-2"])
    t.gino.has(stock=["wood-2", "rope-2", "fire-1", "water-1", "food-1"])
    t.tea.has(stock=["wood-1", "wood-3", "rope-3", "fire-1", "water-2", "food-3"])
    t.ugo.has(stock=["rope-1", "fire-3", "water-1", "food-4"])
    for space in (5, 7, 9, 11, 13, 15, 17):
        t.barrels(space)
    t.anna.finds("monkey", at=9)
    return t, 0


# -- side B ----------------------------------------------------------------------------------------------------------


@scene
def load_own() -> Scene:
    """Everybody else has a second card."""
    t = vulcano(first="Bianca")
    t.anna.has(hand=["wood-2", "rope-1", "water-3", "food-5"])
    t.bianca.has(slot2="wood-4")
    t.gino.has(slot2="rope-3")
    t.tea.has(slot2="fire-4")
    t.turn("Anna", "load")
    return t, 0


def run_to(*barrels: str) -> Scene:
    """Anna, last in this round, has run to a space with those barrels."""
    t = vulcano(first="Bianca")
    t.anna.has(hand=["wood-4", "rope-1"])
    for space in (8, 10, 12, 15, 18, 20):
        t.barrels(space)
    t.anna.finds(barrels[0].removeprefix("??"), at=10)
    t.barrels(10, *barrels)
    return t, 0


@scene
def cart_barrel() -> Scene:
    return run_to("monkey", "??shark")


@scene
def cart_monkey() -> Scene:
    """Whatever is taken joins a stack, and some of them would not bear it."""
    return run_to("monkey")


@scene
def cart_anchor() -> Scene:
    return run_to("anchor")


@scene
def cart_sharks() -> Scene:
    return run_to("sharks")


@scene
def cart_spear() -> Scene:
    t, seat = run_to("spear")
    t.gino.has(space=11)
    return t, seat


@scene
def cart_pelican() -> Scene:
    return run_to("pelican")
