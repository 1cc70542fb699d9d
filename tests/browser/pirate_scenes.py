"""Decisions of Arrr!!! to be taken in a browser, with the shipped cards: names and texts are as long as they get.

A scene is set up in the language of tests/arrr/table.py and played on until it is Anna's to decide; at the table of a
server it goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from settemari.core.game import Game
from settemari.core.variant import Variant
from tests.arrr.table import Table
from tests.browser.planting import set_up
from tests.scenario import Position

CREW = ["huffing-puffin", "perfectly-honest-dice", "fencing-school", "net-worth"]
HAND = ["otter-half", "right-hook", "lady-eelsdropper", "butterfins", "squid-pro-quo", "loose-canine"]
ROW = ("fort-claw-and-order", "ghost-ship", "whirlpool-spa", "leviathans-breakfast")
STEPS = 12  # moments that are passed, at most, on the way to a decision

SCENES: dict[str, Callable[[], Table]] = {}


class Reached:
    """A table as it stands, however it came there: a game that begins with it goes on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.game: Game = table.game
        self.names = table.names
        self.variant: Variant = table.variant

    def first_seat(self) -> int | None:
        return self._table.first_seat()

    def beginning(self) -> Position:
        state = self._table.state
        return state.cell_list(), state.hidden(), state.fact_cells()


def reached(name: str) -> Any:
    """A scene, as ``open_table(anna, scene=...)`` takes it: somebody called Anna is to decide."""
    table = SCENES[name]()
    table.anna.is_asked()
    return as_it_stands(table)


def as_it_stands(table: Table) -> Any:
    """That table, for ``open_table``."""
    return Reached(table)


def scene(build: Callable[[], Table]) -> Callable[[], Table]:
    SCENES[build.__name__.replace("_", "-")] = build
    return build


def crowded(first: str = "Anna", names: str = "Anna Bruno Carla Dora", mode: str = "full") -> Table:
    """Four pirates in the middle of a game, with as much in front of them as there usually is."""
    table: Table = set_up("arrr", names, first=first, mode=mode, deck="shipped")
    captains = ["captain-whale-done", "nine-lives-nell", "hugh-manatee", "grab-bag-kraken"]
    others = [
        (["barnaby-not-at-home", "rats-who-stayed", "anchor-management"], ["wind-in-the-tails", "shoal"]),
        (["all-hands-octavia", "gulls-and-buoys", "snorecordion", "clean-sweep"], ["butterfins", "sea-esta"]),
        (["pinch-hitters"], ["message-on-a-bottle"]),
    ]
    full, events = mode == "full", mode != "gallows"
    for seat, name in enumerate(table.names):
        player = table.players[name]
        if full:
            player.has(captain=captains[seat])
        if seat == 0:
            player.has(
                equipped=CREW,
                hand=HAND if events else HAND[:3],
                doubloons=5,
                chest=["cyclops-optician", "sea-snail-regatta"],
            )
        else:
            equipped, held = others[seat - 1]
            player.has(equipped=equipped, hand=held if events else [], doubloons=3, chest=[CHESTS[seat - 1]])
    table.row(*ROW[: len(table.names)])
    table.round(3)
    return table


CHESTS = ["slow-cooker-volcano", "dragons-bathtub", "rays-in-the-belfry"]


def passed_until(table: Table, asked: str) -> Table:
    """Everybody passes until that is asked."""
    for _ in range(STEPS):
        if table.question.name == asked:
            return table
        table.everyone_passes()
    raise AssertionError(f"{asked} is not asked, but {table.question.name}")


# -- one's own turn ------------------------------------------------------------------------------------------------


@scene
def recruit() -> Table:
    t = crowded()
    t.turn("Anna", "recruit")
    return t


@scene
def recruit_gallows() -> Table:
    t = crowded(mode="gallows", names="Anna Bruno")
    t.turn("Anna", "recruit")
    return t


@scene
def equip() -> Table:
    t = crowded()
    t.turn("Anna", "equip")
    return t


@scene
def equip_all() -> Table:
    """Everybody in the hand finds room: behind the last one nothing is left to say."""
    t = crowded()
    t.anna.has(equipped=["huffing-puffin"], hand=["otter-half", "right-hook", "butterfins"])
    t.turn("Anna", "equip")
    return t


@scene
def declare() -> Table:
    t = crowded()
    t.lasting("kraken-included", on="whirlpool-spa", by="Bruno")
    t.lasting("letter-of-marque-up", on="Anna", by="Anna")
    t.lasting("truce-or-dare", by="Carla")
    return t


@scene
def declare_free() -> Table:
    """Everybody can be challenged."""
    return crowded()


@scene
def declare_boarding() -> Table:
    return crowded(mode="boarding", names="Anna Bruno Carla")


@scene
def after() -> Table:
    t = crowded()
    t.turn("Anna", "after")
    return t


# -- sailing -------------------------------------------------------------------------------------------------------


@scene
def own_moment() -> Table:
    """One's own action, before it begins."""
    t = crowded()
    t.anna.sails("whirlpool-spa")
    return t


@scene
def moment() -> Table:
    t = crowded("Bruno")
    t.bruno.sails("ghost-ship")
    return t


@scene
def rolling() -> Table:
    t = crowded()
    t.anna.sails("whirlpool-spa")
    t.dice("navigation jolly cunning attack")
    return passed_until(t, "rolling")


@scene
def another_test() -> Table:
    """The first of two tests is passed, and the second one is to come (P7.8 c)."""
    t = crowded()
    t.anna.has(equipped=["spineless-and-proud", "huffing-puffin", "immoral-compass", "anchor-management"])
    t.bruno.has(equipped=["barnaby-not-at-home", "rats-who-stayed"])
    t.anna.sails("whirlpool-spa")
    t.dice("jolly jolly jolly jolly jolly jolly jolly jolly")
    passed_until(t, "rolling")
    t.anna.stops()
    return passed_until(t, "test")


@scene
def roll_ends() -> Table:
    t = crowded("Bruno")
    t.bruno.sails("ghost-ship")
    t.dice("courage jolly courage attack cunning courage")
    passed_until(t, "rolling")
    t.bruno.stops()
    return t


@scene
def stack() -> Table:
    """Three things on it, one on top of the other."""
    t = crowded("Bruno")
    t.bruno.sails("ghost-ship")
    t.anna.passes()
    t.bruno.passes()
    t.carla.plays("butterfins", on="Bruno")
    t.dora.passes()
    t.anna.plays("loose-canine", on="Bruno")
    t.everyone_passes()
    t.bruno.uses("barnaby-not-at-home", on="stack 2")
    t.anna.is_asked("stack")
    return t


# -- challenges ----------------------------------------------------------------------------------------------------


@scene
def challenged() -> Table:
    """Before it is accepted or refused."""
    t = crowded("Bruno")
    t.bruno.challenges("Carla", "attack", 2)
    return t


@scene
def respond() -> Table:
    t = crowded("Bruno")
    t.bruno.challenges("Anna", "courage", 2)
    return passed_until(t, "respond")


@scene
def name_prize() -> Table:
    t = respond()
    t.anna.accepts()
    return t


@scene
def contest() -> Table:
    t = name_prize()
    t.anna.names_prize(2)
    t.dice("courage jolly attack cunning courage navigation jolly courage cunning attack")
    passed_until(t, "contest")
    if t.question.seats[0] != 0:
        t.bruno.stops()
    return t


@scene
def plunder() -> Table:
    t = crowded()
    t.anna.challenges("Bruno", "attack", 3)
    passed_until(t, "respond")
    t.bruno.refuses()
    return t


# -- what befalls one ----------------------------------------------------------------------------------------------


def failed(exploration: str, dice: str) -> Table:
    """Anna sails, and it is not enough."""
    t = crowded()
    t.anna.sails(exploration)
    t.dice(dice)
    passed_until(t, "rolling")
    t.anna.stops()
    return t


@scene
def lose_crew() -> Table:
    return passed_until(failed("leviathans-breakfast", "attack attack attack cunning"), "lose-crew")


@scene
def tire_crew() -> Table:
    return passed_until(failed("whirlpool-spa", "attack attack attack cunning"), "tire-crew")


@scene
def lose_hand() -> Table:
    t = crowded("Anna")
    t.bruno.has(hand=["bar-nacle-tab"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays("bar-nacle-tab", on="Anna")
    return passed_until(t, "lose-hand")


@scene
def draw_either() -> Table:
    t = crowded("Anna")
    t.anna.has(hand=[*HAND[:3], "message-on-a-bottle"])
    t.dora.has(hand=[])
    t.anna.plays("message-on-a-bottle")
    return reach_either(t)


def reach_either(table: Table) -> Table:
    """What is drawn is named when it is played, or chosen when it is done: whichever comes first."""
    for _ in range(STEPS):
        if table.question.name in ("naming", "draw-either"):
            return table
        table.everyone_passes()
    raise AssertionError(table.question.name)


@scene
def naming() -> Table:
    """A card of the hand that goes along with what is played."""
    t = crowded("Bruno")
    t.anna.has(hand=[*HAND[:3], "polly-wants-a-veto", "squid-pro-quo"])
    t.bruno.sails("ghost-ship")
    t.anna.passes()
    t.bruno.passes()
    t.carla.plays("butterfins", on="Bruno")
    t.dora.passes()
    t.anna.plays("polly-wants-a-veto", on="stack 1")
    t.everyone_passes()
    return t


@scene
def toll() -> Table:
    t = crowded()
    t.anna.sails("ghost-ship")
    t.anna.passes()
    t.bruno.plays("shoal")
    return passed_until(t, "toll")


@scene
def trimming() -> Table:
    """A limit that holds always (P2.1.5): what is too much goes."""
    t: Table = set_up(
        "arrr", "Anna Bruno Carla", first="Anna", mode="full", deck="shipped", variant={"hand": {"limit_always": True}}
    )
    for player, captain in ((t.anna, "captain-whale-done"), (t.bruno, "nine-lives-nell"), (t.carla, "hugh-manatee")):
        player.has(captain=captain, equipped=[CREW[player.seat]], doubloons=2)
    t.anna.has(hand=[*HAND, "message-on-a-bottle", "wind-in-the-tails"])
    t.row(*ROW[:3])
    t.turn("Anna", "after")
    t.anna.is_done()
    return t
