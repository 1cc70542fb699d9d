"""Anna faces one exploration of the shipped deck, step by step, and the whole table is looked at after every step.

Bruno holds an event, so that he is asked at every moment. All of Anna's crew is exhausted unless a test says otherwise:
its traits count all the same (P6.4), and nobody has anything to answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.arrr.cards.shipped import SEAS, dice, faces
from tests.arrr.table import Table, Tables

ATTACKERS = ("pinch-hitters", "point-blank-narwhal", "brazen-loudmouth", "anchor-management")
NAVIGATORS = ("black-tie-buccaneers", "foots-the-bill", "spyglass-half-full", "uncharted-chart")
SCHEMERS = ("otter-half", "all-hands-octavia", "gaslighting-lantern", "right-hook")  # cunning
DAREDEVILS = ("seals-of-disapproval", "huffing-puffin", "anchor-management", "courage-on-tap")  # courage
ALL_ROUNDERS = ("black-tie-buccaneers", "barnaby-not-at-home", "spyglass-half-full", "clean-sweep")  # not attack
BOARDERS = ("fencing-school", "foots-the-bill", "brazen-loudmouth", "clean-sweep")  # attack and navigation
BURGLARS = ("rats-who-stayed", "all-hands-octavia", "right-hook", "pointed-argument")  # attack and cunning
BRAVE_SAILORS = ("black-tie-buccaneers", "huffing-puffin", "clean-sweep", "bucket-of-cold-water")  # courage, too
WATCHES = "squid-pro-quo"  # Bruno's event: nobody plays one here that he could cancel


def neighbourhoods(sea: str, other: str) -> list[tuple[list[str], bool]]:
    """Rows in which an exploration lies on either side of another, and one in which it is not next to it (P3.5)."""
    between = next(card.id for card in SEAS.values() if not card.influence and card.id not in (sea, other))
    return [([sea, other], True), ([other, sea], True), ([other, between, sea], False)]


class Facing:
    """One exploration, whom it is faced with, and what its neighbours add to difficulty and doubloons."""

    def __init__(
        self,
        arrr: Tables,
        sea: str,
        crew: Sequence[str],
        row: Sequence[str] = (),
        ready: Sequence[str] = (),
        harder: int = 0,
        richer: int = 0,
        **anna: object,
    ) -> None:
        self.sea = sea
        self.card = SEAS[sea]
        self.crew = crew
        self.row = list(row) or [sea]
        self.harder = harder
        self.richer = richer
        self.number = 0  # of the test that comes next
        self.next = next(card for card in SEAS if card not in self.row and not SEAS[card].influence)
        t = self.t = arrr.table("Anna Bruno Carla", deck="shipped")
        t.anna.has(equipped=list(crew), exhausted=[card for card in crew if card not in ready], **anna)
        t.bruno.has(hand=[WATCHES])
        t.carla.has(equipped=["net-worth"], exhausted=["net-worth"])
        t.row(*self.row)
        t.seas(self.next)

    @property
    def stack(self) -> list[str]:
        return [f"sail {self.sea}" + (f" test {self.number + 1}" if self.number else "")]

    def sails(self) -> Table:
        """Anna declares it."""
        self.t.anna.sails(self.sea)
        self.t.is_now(asks="sail-declared Bruno", stack=self.stack)
        return self.t

    def throws(self, enough: bool = True) -> None:
        """The next test: just as many successes as it wants, or one fewer. Its difficulty is seen now."""
        test = self.card.tests[self.number]
        wanted = max(test.difficulty + self.harder, 1)
        thrown = dice(test.trait, self.crew)
        assert thrown >= wanted, "this crew is too weak for the card"
        successes = wanted if enough else wanted - 1
        shown = faces(test.trait, successes, thrown - successes)
        t = self.t
        t.dice(shown)
        t.everyone_passes()
        t.is_now(
            asks=f"{t.question.name} {'Anna' if t.question.name == 'rolling' else 'Bruno'}",
            trait=test.trait,
            difficulty=wanted,
            anna={"dice": shown},
        )
        if t.question.name == "rolling":
            t.anna.stops()
            t.is_now(asks="roll-ends Bruno")
        else:
            assert t.question.name == "roll-ends"
        self.number += 1
        t.bruno.passes()

    def passes_test(self, asks: str = "test Bruno", **rewarded: object) -> None:
        """A test that is not the last, its reward, and the moment before the next one."""
        self.throws()
        self.is_now(asks=asks, stack=self.stack, **rewarded)

    def fails_test(self) -> Table:
        """Bruno is asked about the penalty, which lies on the stack (P3.9)."""
        stack = self.stack
        self.throws(enough=False)
        self.is_now(asks="stack Bruno", stack=[*stack, f"Anna: {self.sea}"])
        return self.t

    def is_now(self, **changes: object) -> None:
        """The whole table; no roll goes on any more."""
        anna = changes.pop("anna", {})
        assert isinstance(anna, dict)
        self.t.is_now(trait=None, difficulty=None, anna={"dice": "", **anna}, **changes)

    def is_conquered(self, still_asked: bool = False, **changes: object) -> None:
        """The last test was passed: doubloons and the card are in Anna's chest, and it is Bruno's turn.

        ``still_asked``: Anna, who has drawn an event, may first play something.
        """
        doubloons = max(self.card.doubloons + self.richer, 0)
        anna = changes.pop("anna", {})
        assert isinstance(anna, dict)
        anna = {"chest": f"+{self.sea}", "doubloons": f"+{doubloons}", **anna}
        if still_asked:
            self.is_now(asks="after Anna", stack=[], row=f"-{self.sea}", supply=f"-{doubloons}", anna=anna, **changes)
        else:
            self._turn_ends(f"-{self.sea} +{self.next}", supply=f"-{doubloons}", anna=anna, **changes)

    def has_defeated(self, **changes: object) -> None:
        """The exploration lies where it was, and it is Bruno's turn."""
        self._turn_ends(f"+{self.next}", **changes)

    def _turn_ends(self, row: str, **changes: object) -> None:
        self.is_now(asks="recruit Bruno", turn="Bruno", stack=[], row=row, seas=-1, **changes)

    # -- penalties ---------------------------------------------------------------------------------------------

    def loses_crew(self, damage: int) -> dict[str, object]:
        """Anna discards the first of her cards; what has changed by it."""
        assert damage < len(self.crew), "then nothing would be asked"
        for spot in range(damage):
            self.t.anna.is_asked("lose-crew")
            self.t.anna.loses(spot + 1)
        lost = self.crew[:damage]
        return {
            "crew_discard": " ".join(f"+{card}" for card in lost),
            "anna": {"equipped": " ".join(f"-{card}" for card in lost), "exhausted": list(self.crew[damage:])},
        }

    def tires_crew(self, cards: int, ready: Sequence[str]) -> list[str]:
        """Anna exhausts the last of her ready cards; those exhausted now."""
        assert cards < len(ready), "then nothing would be asked"
        tired = list(ready)[-cards:]
        for card in tired:
            self.t.anna.is_asked("tire-crew")
            self.t.anna.exhausts(card)
        return [card for card in self.crew if card not in ready or card in tired]

    def gives_up(self, cards: Sequence[str]) -> None:
        """Anna discards cards from her hand, one after the other."""
        for card in cards:
            self.t.anna.is_asked("lose-hand")
            self.t.anna.gives_up(card)


def influences(arrr: Tables, sea: str, other: str, crew: Sequence[str], trait: str) -> None:
    """P3.5: an exploration changes the first test of its neighbour on either side, and nothing further away."""
    assert SEAS[other].tests[0].trait == trait
    for row, next_to_it in neighbourhoods(sea, other):
        facing = Facing(arrr, other, crew, row, harder=SEAS[sea].influence[trait] if next_to_it else 0)
        facing.sails()
        facing.throws()


def enriches(arrr: Tables, sea: str, other: str, crew: Sequence[str]) -> None:
    """P3.5: an exploration changes the doubloons of its neighbour on either side, and nothing further away."""
    assert len(SEAS[other].tests) == 1
    assert not SEAS[other].reward
    for row, next_to_it in neighbourhoods(sea, other):
        facing = Facing(arrr, other, crew, row, richer=SEAS[sea].influence["doubloons"] if next_to_it else 0)
        facing.sails()
        facing.throws()
        facing.is_conquered()


def needs(arrr: Tables, sea: str, without: dict[str, object], enough: dict[str, object]) -> None:
    """P3.1: it can be declared with just enough, and not with less. The crew is one gang unless the test names it."""
    for anna, may in ((without, False), (enough, True)):
        t = arrr.table("Anna Bruno", deck="shipped")
        equipped = anna.get("equipped", ["spineless-and-proud"])
        assert isinstance(equipped, list)
        exhausted = [f"{card} {spot}" for spot, card in enumerate(equipped, 1)]
        t.anna.has(**{**anna, "equipped": equipped, "exhausted": exhausted})
        t.bruno.has(hand=[WATCHES])
        t.row(sea)
        if may:
            t.anna.sails(sea)
            t.is_now(asks="sail-declared Bruno", stack=[f"sail {sea}"])
        else:
            t.anna.is_refused(f"sail {sea}", rule="P3.1", key="condition-fails")
