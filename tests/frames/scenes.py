"""The decisions, each as a table and the seat that is to decide."""

from __future__ import annotations

from collections.abc import Callable

import settemari
from tests.table import Table, Tables
from tests.variants.odd import ODD_ESCAPE, ODD_VOLCANO

Scene = tuple[Table, int]
SCENES: dict[str, Callable[[], Scene]] = {}

FOUR = "Anna Bianca Gino Tea"
FIVE = f"{FOUR} Ugo"


def scene(build: Callable[[], Scene]) -> Callable[[], Scene]:
    SCENES[build.__name__.replace("_", "-")] = build
    return build


def maretta(names: str = FOUR, first: str = "Anna") -> Table:
    """Side A as it is shipped, in the third round: stocks are filled, everybody is on the way."""
    t = Tables(settemari.find_game("maretta")).table(names, first, variant="maretta")
    t.round(3)
    t.barrels(3, "??shark", "-")
    t.barrels(5, "??monkey", "??spear")
    t.barrels(7, "pelican", "??troop")
    t.barrels(9, "spear", "??school")
    t.barrels(11, "??monkey", "shark")
    t.barrels(13, "anchor", "pelican")
    t.barrels(15, "spear", "sharks")
    t.barrels(17, "monkey", "troop")
    t.opened("cuttlefish")
    t.anna.has(stock=["wood-1", "fire-1", "food-2", "food-1"], space=6)
    t.bianca.has(stock=["wood-2", "wood-1", "rope-1", "water-4"], space=4)
    t.gino.has(stock=["rope-1", "water-1", "food-1"], space=8)
    t.tea.has(stock=["fire-2", "wood-1", "food-3", "rope-2"], space=6)
    if "Ugo" in names:
        t.ugo.has(stock=["water-1", "food-1"], space=10)
    return t


def vulcano(names: str = FOUR, first: str = "Anna") -> Table:
    """Side B as it is shipped: the lava has come near."""
    t = Tables(settemari.find_game("vulcano")).table(names, first, variant="vulcano")
    t.round(4)
    t.lava(4)
    t.anna.has(stock=["wood-2", "fire-1", "food-1"], space=8)
    t.bianca.has(stock=["wood-3", "wood-1", "rope-4", "water-3"], space=11)
    t.gino.has(stock=["water-4", "food-1"], space=6)
    t.tea.has(stock=["fire-2", "wood-1", "food-3", "rope-1", "water-1"], space=8)
    t.barrels(8, "monkey", "shark")
    t.barrels(10, "monkey", "??shark")
    t.barrels(12, "??spear", "pelican")
    t.barrels(15, "??anchor", "??sharks")
    t.barrels(18, "??troop", "??spear")
    t.barrels(20, "??pelican", "??spear")
    if "Ugo" in names:
        t.ugo.has(stock=["water-1", "food-1"], space=14)
    return t


# -- side A ----------------------------------------------------------------------------------------------------------


@scene
def pick() -> Scene:
    t = maretta()
    t.anna.has(hand=["wood-4", "rope-1", "fire-5", "steamship"])
    t.bianca.has(hand=["water-1", "fire-1", "food-4", "rope-3"])
    t.bianca.picks("rope-3")
    return t, 0


@scene
def picked() -> Scene:
    """It can still be changed: two are thinking."""
    t, _ = pick()
    t.anna.picks("rope-1")
    return t, 0


@scene
def place() -> Scene:
    """Rope 1 can steal from Bianca or Gino; Tea has her second card."""
    t = maretta(first="Gino")
    t.anna.has(hand=["wood-4", "rope-1", "fire-5"], slot1="food-1")
    t.bianca.has(slot1="water-5")
    t.gino.has(slot1="fire-2")
    t.tea.has(slot1="water-4", slot2="food-2")
    t.turn("Anna", "place")
    t.tea.has(hand=["wood-1", "rope-3"])
    t.anna.has(slot2="wood-3")
    return t, 0


@scene
def place_five() -> Scene:
    t = maretta(FIVE)
    t.anna.has(hand=["wood-4", "rope-1", "steamship"], slot1="food-1")
    t.turn("Anna", "place")
    return t, 0


@scene
def place_own() -> Scene:
    """Everybody else has a second card."""
    t = maretta(first="Bianca")
    t.anna.has(hand=["wood-4", "rope-2", "fire-5"], slot1="food-1")
    t.bianca.has(slot2="wood-3")
    t.gino.has(slot2="water-3")
    t.tea.has(slot2="food-2")
    t.turn("Anna", "place")
    return t, 0


@scene
def place_ink() -> Scene:
    """Gino's own card lies under ink, and Tea's too."""
    t = maretta(first="Anna")
    t.anna.has(hand=["wood-4", "rope-1", "fire-5"], slot1="food-1")
    t.gino.has(slot1="??fire-4", inked=True)
    t.tea.has(slot1="??wood-2", inked=True, inked_next=True)
    t.turn("Anna", "place")
    return t, 0


@scene
def ink_own() -> Scene:
    """Anna's own card lies under ink: she sees it, and the round before has left more ink for the next."""
    t = maretta()
    t.anna.has(hand=["wood-4", "rope-1", "fire-5"], slot1="??food-1", inked=True, inked_next=True)
    t.bianca.has(space=14)
    t.turn("Anna", "place")
    return t, 0


@scene
def place_boarding() -> Scene:
    """The last card of a round with a steamship on the table."""
    t = maretta(first="Bianca")
    t.anna.has(hand=["wood-4", "rope-2", "fire-5"], slot1="food-1", slot2="rope-3")
    t.bianca.has(slot1="food-5", stock=["wood-2", "rope-1", "water-4", "fire-2"])
    t.gino.has(slot1="steamship", slot2="water-4")
    t.tea.has(slot1="rope-3", slot2="food-2")
    t.turn("Anna", "place")
    return t, 0


@scene
def steal_after() -> Scene:
    """A variant in which a theft is asked after the move."""
    t = Tables(settemari.find_game("maretta")).table(FOUR, "Anna", variant="pickpockets")
    t.anna.has(hand=["wood-1", "rope-1", "fire-5"], slot1="food-1", space=2)
    t.bianca.has(slot1="wood-2", stock=["wood-1", "water-4", "food-1"], space=1)
    t.turn("Anna", "place")
    t.anna.places("wood-1", on="Bianca")
    return t, 0


@scene
def odd() -> Scene:
    """Every number differs: path 31, hand 6, four barrels on a space."""
    t = Tables(settemari.find_game("maretta")).deal(FIVE, "Anna", variant=ODD_ESCAPE, seed=3)
    return t, 0


# -- barrels ---------------------------------------------------------------------------------------------------------


@scene
def barrel() -> Scene:
    """One face up, one face down."""
    t = maretta(first="Bianca")
    t.anna.has(hand=["wood-4", "rope-1"])
    t.anna.finds("spear", at=9)
    t.barrels(9, "spear", "??school")
    return t, 0


@scene
def barrel_many() -> Scene:
    """Four on one space, two of them face up."""
    t = Tables(settemari.find_game("maretta")).table(FIVE, "Bianca", variant=ODD_ESCAPE)
    t.anna.finds("spear", at=8)
    t.barrels(8, "monkey", "anchor", "??shark", "??pelican")
    return t, 0


def found(barrel: str, finder: str = "Anna") -> Table:
    """Anna comes last: she has two cards left, and so has everybody but who is still to place one."""
    t = maretta(first="Bianca")
    t.anna.has(hand=["wood-4", "rope-1"] if finder == "Anna" else ["wood-4", "rope-1", "fire-5"])
    space = {"spear": 5, "troop": 11}.get(barrel, 9)
    for at in (5, 7, 9, 11, 13, 15, 17):
        t.barrels(at)
    t.players[finder].finds(barrel, at=space)
    return t


@scene
def monkey() -> Scene:
    return found("monkey"), 0


@scene
def troop() -> Scene:
    """Tea found it; Anna may take the first card."""
    return found("troop", "Tea"), 0


@scene
def shark() -> Scene:
    return found("shark"), 0


@scene
def sharks() -> Scene:
    return found("sharks"), 0


@scene
def anchor() -> Scene:
    return found("anchor"), 0


@scene
def spear() -> Scene:
    """Two are on the nearest space ahead."""
    t = found("spear")
    t.gino.has(space=6)
    return t, 0


@scene
def pelican() -> Scene:
    return found("pelican"), 0


@scene
def pelican_seen() -> Scene:
    """Anna has seen Bianca's hand, and is asked again."""
    t = maretta(first="Gino")
    t.anna.has(hand=["wood-4", "rope-1", "fire-5"], knows={"Bianca": ["wood-3", "wood-3", "fire-4"]})
    t.bianca.has(hand=["wood-3", "wood-3", "fire-4"])
    t.turn("Anna", "place")
    return t, 0


# -- side B ----------------------------------------------------------------------------------------------------------


@scene
def load() -> Scene:
    t = vulcano()
    t.anna.has(hand=["wood-2", "rope-1", "water-3", "food-5"])
    t.turn("Anna", "load")
    return t, 0


@scene
def load_five() -> Scene:
    t = vulcano(FIVE)
    t.anna.has(hand=["wood-2", "rope-1", "water-3", "food-5"])
    t.out("Gino")
    t.gino.has(stock=[], space=-1, hand=[])
    t.turn("Anna", "load")
    return t, 0


@scene
def play() -> Scene:
    """Food 1 lies in Anna's slot 2: no food card and no 1."""
    t = vulcano()
    t.anna.has(hand=["wood-4", "rope-1", "food-3"], slot2="food-1", space=6)
    t.turn("Anna", "load-self")
    return t, 0


@scene
def play_last() -> Scene:
    """The last one to load: what is played is run at once."""
    t = vulcano(first="Bianca")
    t.anna.has(hand=["wood-4", "rope-1", "water-3"], slot2="food-1", space=6)
    t.bianca.has(slot1="food-1", slot2="fire-2")
    t.turn("Anna", "load-self")
    return t, 0


@scene
def play_none() -> Scene:
    t = vulcano()
    t.anna.has(hand=["wood-1", "rope-1", "food-3"], slot2="food-1")
    t.turn("Anna", "load-self")
    return t, 0


@scene
def odd_load() -> Scene:
    t = Tables(settemari.find_game("vulcano")).deal(FIVE, "Anna", variant=ODD_VOLCANO, seed=3)
    return t, 0
