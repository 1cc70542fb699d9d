"""The table language: scenario tests that read like play.

A test gets a fixture, ``maretta`` (side A) or ``vulcano`` (side B), sets up a table, says who does what, and says how
the *whole* table looks afterwards::

    def test_A3_5_the_receiver_moves_by_the_difference(maretta: Tables) -> None:
        t = maretta.table("Anna Bruno Carla", first="Anna")
        t.anna.has(hand=["wood-3", "rope-1"], space=1)
        t.bruno.has(slot1="fire-5")
        t.turn("Anna", "place")                     # everybody has picked, Anna places
        t.anna.is_offered({"place wood-3 on Bruno", "place wood-3 on Carla",
                           "place rope-1 on Bruno", "place rope-1 on Carla"})
        t.anna.is_refused("place wood-3 on Anna", rule="A3.2", key="own-slot-last", free=["Bruno", "Carla"])
        t.anna.places("wood-3", on="Bruno")
        t.is_now(asks="place Bruno",
                 anna=dict(hand="-wood-3", space=3),
                 bruno=dict(slot2="wood-3", space=2))

**Setting up** (before the first action; everything has a sensible default)

- ``maretta.table("Anna Bruno Carla", first="Carla", variant={"theft.when": "after-move"})``: 3 to 5 names in seat
  order; the first player is the first name unless told; ``variant`` is a shipped name or a dict of changed fields.
  The path and the numbers in the suits are those of ``tests/board.py``, whatever the defaults are.
- ``t.anna.has(hand=[...], stock=[...], slot1="wood-3", slot2="rope-1", space=5, inked=True, inked_next=True,
  stole=True, knows={"Bruno": ["rope-1"]})``. ``slot1="??wood-3"`` lies face down; ``slot1=None`` is empty for sure.
- ``t.barrels(6, "monkey", "??shark")``: what lies on a marked space, ``??`` face down, ``-`` nothing. Spaces not named
  are empty; barrels not named are out of the game, unseen.
- ``t.deck("wood-1", "rope-2")``: the top of the deck, top first; ``only=True``: there are no others (the rest lies on
  the discard pile). ``t.discard("fire-1")``, ``t.opened("shark")``, ``t.round(3)``, ``t.lava(5)``, ``t.out("Carla")``.
- ``t.turn("Bruno", "place")``: where the round has come to. Side A: ``pick`` (the default), ``place``, ``board`` (all
  have placed; the end of the round is carried out at once). Side B: ``load`` (the default), ``load-self``, ``stack``,
  ``run``, ``lava``, ``judge``, ``draw``: the last five are carried out at once.
- ``t.anna.finds("shark", at=9)``: Anna has just ended her move on a space where this barrel is the last one.

Who is not told otherwise has as many cards in hand as the round leaves at that point, a card in slot 1 once it is
filled, and whoever has placed has done so on the left neighbour. Cards not named are in the deck, and on side A in
the box, so that nothing is missing.

**Doing**: ``picks("wood-3")``, ``places("wood-3", on="Bruno", steal="rope-1")``, ``steals("rope-1")``,
``steals_nothing()``, ``loads("wood-3", on="Bruno")``, ``plays("wood-3")``, ``plays_none()``, ``opens(1)``,
``takes("rope-1", from_="Bruno")`` (``takes("rope-1")`` for a troop of monkeys), ``discards("rope-1")``,
``swaps_with("Bruno")``, ``looks_at("Bruno")``, ``answers("any notation")``; ``t.all_pick("wood-1", "rope-2", ...)``.

**Saying what must be**

- ``t.anna.is_offered({...})``: exactly these answers are possible, written with names instead of colours.
- ``t.anna.is_refused("place ...", rule="A3.2", key="slot-taken", seat="Bruno", card="wood-1")``: with exactly this
  reason (the argument ``action`` is implied); asking and trying both say so, and nothing changes.
- ``t.anna.is_asked("place")``, ``t.anna.is_not_asked()``.
- ``t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": 5, "Carla": (2, 6)}, barrels={"Bruno": ["??", "shark"]},
  boards={"Bruno": 4}, stealable=[...], stacks={"Bruno food": 6}, bursts={"Bruno food"}, caught=["Carla"],
  cut=True)``: the whole preview.
- ``t.is_now(...)``: the whole table. What is not named must be as it was at the last ``is_now`` (or at the start).
  Keys: ``asks`` ("place Bruno", "pick Anna Bruno Carla", None at the end), ``ended`` ("token"), ``won`` (["Anna"]),
  ``round``, ``first``, ``lava``, ``discard``, ``opened``, ``barrels`` ({6: ["-", "??shark"]}: the changed spaces),
  ``deck`` (``-6``: so many were drawn from the top; ``30``: so many are left of what lay there; or a list, top
  first), ``spectator_knows``, and for each name a dict of ``hand, stock, slot1, slot2, space, inked, inked_next,
  stole, out, knows``. Cards in a hand, stock or pile are a list in any order, or the change: ``"-wood-3 +rope-1"``.
  ``knows`` is a list of ``known("Bruno", 2, "wood-1")``: at least two.

After every step, and on leaving, the table itself checks L1 (a redeal of every view gives the same view, offers and
refusals), L5 (a seat's start and events give its view; the record gives the state), L6 (what is offered is what the
engine allows), L9 (nothing is lost); on leaving also that all scripted chance was used and nobody is half asked.

``maretta.deal("Anna Bruno Carla", seed=7)`` and ``maretta.deal(..., script=[1])`` deal a whole game instead; a
scripted one shuffles nothing. All of it runs on the compiled build as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from settemari.core.game import Game
from settemari.core.state import State
from settemari.core.table import EMPTY
from settemari.core.variant import Variant
from settemari.games.maretta import codes as c
from settemari.games.maretta.gist import gist_of
from settemari.games.maretta.redeal import MarettaSetup
from tests.board import on_the_board
from tests.scenario import AnyPlayer, AnyTable, BadScene, Position
from tests.scene import Scene, all_barrels, all_cards
from tests.snapshot import expected, known, snapshot
from tests.whole import Snapshot

__all__ = ["Snapshot", "Table", "Tables", "known"]


class Tables:
    """What a fixture hands to a test: tables of one game, each checked when the test is over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables: list[Table] = []

    def table(self, names: str, first: str | None = None, variant: str | Mapping[str, object] | None = None) -> Table:
        """A table on which everything can be put where the test wants it."""
        return self._sit(Table(self.game, names.split(), self.variant(variant), first))

    def deal(
        self,
        names: str,
        first: str | None = None,
        variant: str | Mapping[str, object] | None = None,
        seed: int = 1,
        script: Sequence[int] | None = None,
    ) -> Table:
        """A whole new game, from a seed, or from scripted chance and without shuffling."""
        table = Table(self.game, names.split(), self.variant(variant), first)
        table.start_dealt(seed, script)
        return self._sit(table)

    def variant(self, variant: str | Mapping[str, object] | None) -> Variant:
        """A variant by name, or the default one on the tests' board (tests/board.py) with some fields changed."""
        if isinstance(variant, str):
            return self.game.variant(variant)
        return on_the_board(self.game, variant)

    def _sit(self, table: Table) -> Table:
        self.tables.append(table)
        return table

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


class Player(AnyPlayer):
    """Somebody at the table: what they have, do, and are offered."""

    table: Table

    # -- setting up --------------------------------------------------------------------------------------------

    def has(self, **things: object) -> None:
        unknown = set(things) - {*OWN_KEYS}
        if unknown:
            raise BadScene(f"nobody has {unknown}")
        self.table.scene.things[self.seat] |= things

    def finds(self, barrel: str, at: int = 9) -> None:
        """This seat has just ended its move on a space where this barrel is the last one."""
        self.has(space=at)
        self.table.barrels(at, barrel)
        self.table.scene.finder = (self.seat, at)

    # -- doing -------------------------------------------------------------------------------------------------

    def picks(self, card: str) -> None:
        self.answers(f"pick {card}")

    def places(self, card: str, on: str, steal: str | None = None) -> None:
        self.answers(f"place {card} on {on}" + (f" steal {steal}" if steal else ""))

    def steals(self, card: str) -> None:
        self.answers(f"steal {card}")

    def steals_nothing(self) -> None:
        self.answers("steal none")

    def loads(self, card: str, on: str) -> None:
        self.answers(f"load {card} on {on}")

    def plays(self, card: str) -> None:
        self.answers(f"play {card}")

    def plays_none(self) -> None:
        self.answers("play none")

    def opens(self, barrel: int) -> None:
        self.answers(f"open {barrel}")

    def takes(self, card: str, from_: str | None = None) -> None:
        self.answers(f"take {card}" + (f" from {from_}" if from_ else ""))

    def discards(self, card: str) -> None:
        self.answers(f"discard {card}")

    def swaps_with(self, other: str) -> None:
        self.answers(f"swap {other}")

    def looks_at(self, other: str) -> None:
        self.answers(f"look {other}")

    # -- saying what must be -----------------------------------------------------------------------------------

    def foresees(
        self,
        text: str,
        lands: Mapping[str, int | tuple[int, int]] | None = None,
        barrels: Mapping[str, Sequence[str]] | None = None,
        boards: Mapping[str, int | tuple[int, int]] | None = None,
        stealable: Sequence[str] = (),
        stacks: Mapping[str, int] | None = None,
        bursts: Iterable[str] = (),
        caught: Sequence[str] = (),
        cut: bool = True,
    ) -> None:
        """The whole gist of an option's preview."""
        table = self.table
        coloured = table.with_colours(text)
        (option,) = [option for option in self.offer.options if str(option.action) == coloured]
        preview = option.preview
        assert preview is not None, f"{text!r} is refused: {option.refusal}"
        gist = gist_of(table.match.setup, self.view, option.action.code, preview)
        names = table.names
        seen: dict[str, object] = {
            "lands": {names[one.seat]: _span(one.low, one.high) for one in gist.landings},
            "barrels": {names[one.seat]: list(one.barrels) for one in gist.landings if one.barrels},
            "boards": {names[seat]: _span(low, high) for seat, low, high in gist.boarding},
            "stealable": sorted(gist.stealable),
            "stacks": {f"{names[one.seat]} {one.suit}": one.total for one in gist.stacks},
            "bursts": {f"{names[one.seat]} {one.suit}" for one in gist.stacks if one.bursts},
            "caught": [names[seat] for seat in gist.caught],
            "cut": gist.cut,
        }
        assert seen == {
            "lands": dict(lands or {}),
            "barrels": {name: list(words) for name, words in (barrels or {}).items()},
            "boards": dict(boards or {}),
            "stealable": sorted(stealable),
            "stacks": dict(stacks or {}),
            "bursts": set(bursts),
            "caught": list(caught),
            "cut": cut,
        }


OWN_KEYS = ("hand", "stock", "slot1", "slot2", "space", "inked", "inked_next", "stole", "knows")


def _span(low: int, high: int) -> int | tuple[int, int]:
    return low if low == high else (low, high)


class Table(AnyTable):
    """A table with people at it."""

    def __init__(self, game: Game, names: Sequence[str], variant: Variant, first: str | None) -> None:
        super().__init__(game, names, variant, first)
        assert isinstance(self.any_setup, MarettaSetup)
        self.setup = self.any_setup
        self.players = {name: Player(self, name, seat) for seat, name in enumerate(names)}
        self._scene = Scene(self.setup, self.names, first)

    def __getattr__(self, name: str) -> Player:
        for player, there in self.__dict__.get("players", {}).items():
            if player.lower() == name:
                assert isinstance(there, Player)
                return there
        raise AttributeError(f"nobody at this table is called {name}")

    # -- setting up --------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """What was put on the table; nothing more can be, once something has happened."""
        if self.started:
            raise BadScene("set the table before anything happens")
        return self._scene

    def barrels(self, space: int, *words: str) -> None:
        self.scene.barrels[space] = words

    def deck(self, *cards: str, only: bool = False) -> None:
        self.scene.deck = cards
        self.scene.deck_only = only

    def discard(self, *cards: str) -> None:
        self.scene.discard = cards

    def opened(self, *barrels: str) -> None:
        self.scene.opened = barrels

    def round(self, number: int) -> None:
        self.scene.round = number

    def lava(self, space: int) -> None:
        self.scene.lava = space

    def out(self, *names: str) -> None:
        self.scene.out |= {self.names.index(name) for name in names}

    def turn(self, name: str, step: str) -> None:
        self.scene.turn = name
        self.scene.step = step

    def start_position(self) -> Position:
        return self.scene.position()

    # -- doing -------------------------------------------------------------------------------------------------

    def all_pick(self, *cards: str) -> None:
        for player, card in zip(self.players.values(), cards, strict=True):
            player.picks(card)

    # -- the whole table ---------------------------------------------------------------------------------------

    def snapshot(self, state: State) -> Snapshot:
        return snapshot(self.game, self.setup, self.names, state)

    def expected(self, key: str, was: object, change: object) -> object:
        return expected(key, was, change)

    def check_conservation(self, state: State) -> None:
        """L9: every card and every barrel is there, once."""
        deck, box, bag = state.hidden()
        cards = Counter(deck + box + state.pieces(c.DISCARD))
        for place in (c.SLOT1, c.SLOT2):
            cards.update(card for card in state.pieces(place) if card != EMPTY)
        for seat in range(len(self.names)):
            cards.update(state.pieces(c.HAND + seat) + state.pieces(c.STOCK + seat))
        assert cards == Counter(all_cards(self.setup)), "L9: cards"
        barrels = Counter(bag + state.pieces(c.OPENED))
        barrels.update(barrel for barrel in state.pieces(c.BARRELS) if barrel != EMPTY)
        assert barrels == Counter(all_barrels(self.setup)), "L9: barrels"
