"""The table language of Arrr!!!: scenario tests that read like play.

A test gets the fixture ``arrr``, sets up a table, scripts the dice, says who does what, and says how the *whole* table
looks afterwards::

    def test_P7_3_last_played_resolves_first(arrr: Tables) -> None:
        t = arrr.table("Anna Bruno Carla")
        t.anna.has(equipped=["attack-2-gang"], doubloons=2)
        t.bruno.has(hand=["two-fewer-dice"])
        t.carla.has(hand=["free-gain"])              # an event that does not fit now
        t.row("attack-1", "attack-2", "plain-1")
        t.anna.sails("attack-1")
        t.carla.is_asked("sail-declared")            # nobody can see that her card does not fit (P7.8)
        t.bruno.is_offered({"pass", "play two-fewer-dice on Anna"})
        t.bruno.plays("two-fewer-dice", on="Anna")
        assert t.stack == ["sail attack-1", "two-fewer-dice"]
        t.everyone_passes()                          # the event is carried out
        t.everyone_passes()                          # the throw: no dice are left
        t.is_now(asks="rolling Anna", stack=["sail attack-1"], trait="attack", difficulty=1,
                 bruno=dict(hand=[]), event_discard="+two-fewer-dice")

**Setting up** (before the first action). Nobody has anything that was not named; the supply holds all other doubloons.

- ``arrr.table("Anna Bruno Carla", mode="full", first="Carla", variant={"hand.limit_always": True}, deck=None)``: 2 to
  4 names in seat order; the first player, and the player on turn, is the first name unless told. ``mode`` is
  ``gallows``, ``boarding`` or ``full``; ``variant`` a dict of changed fields. The cards are those of
  ``tests/arrr/decks/table.toml``, called by what they do; ``deck="shipped"`` plays with those of the game, and any
  ``DeckFile`` can be given as well.
- ``t.anna.has(hand=[...], equipped=[...], exhausted=[...], doubloons=2, chest=[...], captain="captain-gain",
  knows={"Bruno": ["gain-1"]})``. A hand is crew cards and events mixed. Equipped cards lie on spots 1, 2, ...; ``-`` is
  an empty one. Exhausted ones are named by id, or ``"gain-item 2"`` for the one on spot 2; a captain by its id, too.
- ``t.row("attack-1", "plain-1")``: the first is furthest from the deck. ``t.seas("plain-2")``: the top of the
  exploration deck, top first; ``only=True``: there are no others. ``t.sunk(...)``: out of the row for good.
- ``t.crew_deck("gain-item", ..., only=True)``, ``t.event_deck(...)``: the same; with ``only`` the others lie on the
  discard pile. ``t.crew_discard(...)``, ``t.event_discard(...)``.
- ``t.lasting("lasting-dice", on="Anna", by="Bruno")``: a permanent event in play, on a player, on an exploration
  (``on="attack-1"``), on an equipped card (``on="Anna 2"``) or on the table (nothing said).
- ``t.turn("Anna", "declare")``: where the turn has come to: ``recruit``, ``equip``, ``declare`` (the default),
  ``after``; ``ready`` and ``explore`` are carried out at once. ``t.round(3)``.
- ``t.dice("attack attack jolly")``: what the next dice show, also in the middle of play; ``t.chance(2)`` for luck of
  other kinds. A shuffle leaves the order as it is.

**Doing**: ``sails("attack-1")``, ``raids()``, ``challenges("Bruno", "attack", 3)`` (or an exploration's id),
``plays("sink-event", on="attack-1")``, ``uses("exhaust-item", on="Bruno 2")``, ``commands("captain-gain")``,
``passes()``, ``cheats()``, ``stops()``, ``is_done()`` (after the action, or with equipping),
``recruits(discard=[...], crew=2, events=1)``, ``equips("a", "b", drop=[1])``, ``accepts()``, ``refuses()``,
``names_prize(3)``, ``takes(1, 3, doubloon=True)``, ``loses(1)``, ``exhausts(2)`` (a spot, or the card's id),
``gives_up("gain-1")``, ``draws("crew")``, ``names("gain-1", "crew")`` (cards, or decks), ``pays()``,
``chooses("captain-gain")``, ``answers("any notation")``.
What a card is aimed at is ``"Anna"``, ``"Anna 2"``, an exploration, ``"stack 1"`` (counted from the bottom, the action
not counted) or ``"lasting 1"``. ``t.everyone_passes()``: all who are asked at this moment pass;
``t.everyone_passes(3)``: at three moments, one after the other.

**Saying what must be**

- ``t.anna.is_offered({...})``: exactly these answers are possible, in notation, with names instead of colours.
- ``t.anna.is_refused("play ...", rule="P4.4", key="not-after-throw")``: asking and trying both say so, and nothing
  changes. Arguments of the message may be named, too: ``seat="Bruno"``.
- ``t.anna.is_asked("rolling")``, ``t.anna.is_not_asked()``.
- ``t.stack == ["sail attack-1", "gain-1"]``: the action and what lies on it, in short.
- ``t.is_now(...)``: the whole table. What is not named must be as it was at the last ``is_now`` (or at the start).
  Keys: ``asks`` ("declare Anna", None at the end), ``ended`` ("points"), ``won`` (["Anna"]), ``round``, ``first``,
  ``turn``, ``stack`` (in full: ``["sail attack-1 test 2", "Bruno: sink-event on attack-1"]``), ``row``, ``sunk``,
  ``seas``, ``box``, ``crew_deck``, ``event_deck``, ``crew_discard``, ``event_discard``, ``captains`` (those left),
  ``lasting`` (["lasting-dice on Anna by Bruno"]), ``supply``, ``barred`` (["sail"]), ``trait``, ``difficulty`` and
  ``shift`` of the roll, ``spectator_knows``; and for each name a dict of ``hand, equipped, exhausted, doubloons,
  chest, captain, staked, stake, ward, extra`` (dice added or removed before the throw), ``dice`` ("attack jolly
  jolly": in the order attack, navigation, cunning, courage, jolly), ``knows``.
  Cards without order are a list, or the change: ``"-gain-1 +sink-event"``; so is the row (a new card comes last, next
  to the deck) and an area (a new card takes the first free spot). A deck is a list, top first, or ``-2``: so many were
  drawn. Doubloons are a number, or the change: ``"+2"``. ``knows`` is a list of ``known("Bruno", 1, "gain-1")``.

After every step, and on leaving, the table itself checks L1, L5, L6 and L9 (see ``tests/scenario.py``): redeals give
the same view and offers, events give the view and the record gives the state, what is offered is what may be answered,
no card and no doubloon is lost; on leaving also that all scripted chance was used and no question is half answered.

The rule tests are played twice, the second time with everybody one seat further on (``Tables(game, seats_on=1)``): a
test that speaks of names alone does not notice, rules that get their seats wrong do.

``arrr.deal("Anna Bruno", seed=7)`` and ``arrr.deal(..., script=[...])`` deal a whole game instead; a scripted one
shuffles nothing. All of it runs on the compiled build as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from settemari.core.game import Game
from settemari.core.state import State
from settemari.core.table import EMPTY
from settemari.core.variant import Variant
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import FACE_WORDS
from tests.arrr.decks import table_deck
from tests.arrr.scene import Lasting, Scene
from tests.arrr.snapshot import expected, known, short_stack, snapshot
from tests.scenario import AnyPlayer, AnyTable, BadScene, Position
from tests.whole import Snapshot

__all__ = ["Snapshot", "Table", "Tables", "known"]

OWN_KEYS = ("hand", "equipped", "exhausted", "doubloons", "chest", "captain", "knows")


class Tables:
    """What the fixture hands to a test: tables, each checked when the test is over."""

    def __init__(self, game: Game, seats_on: int = 0) -> None:
        self.game = game
        self.seats_on = seats_on  # so many seats further on than they are named, people sit at a table
        self.tables: list[Table] = []

    def table(
        self,
        names: str,
        mode: str = "full",
        first: str | None = None,
        variant: Mapping[str, object] | None = None,
        deck: DeckFile | str | None = None,
    ) -> Table:
        """A table on which everything can be put where the test wants it."""
        return self._sit(Table(self.game, names.split(), self.variant(mode, variant, deck), first, self.seats_on))

    def deal(
        self,
        names: str,
        mode: str = "full",
        first: str | None = None,
        variant: Mapping[str, object] | None = None,
        deck: DeckFile | str | None = None,
        seed: int = 1,
        script: Sequence[int] | None = None,
    ) -> Table:
        """A whole new game, from a seed, or from scripted chance and without shuffling."""
        table = Table(self.game, names.split(), self.variant(mode, variant, deck), first)
        table.start_dealt(seed, script)
        return self._sit(table)

    def variant(self, mode: str, changed: Mapping[str, object] | None, deck: DeckFile | str | None) -> Variant:
        """The default variant with some fields changed."""
        if deck is None:
            deck = table_deck()
        elif deck == "shipped":
            deck = shipped_deck()
        return self.game.variant_of({"mode": mode, "deck": deck, **(changed or {})})

    def _sit(self, table: Table) -> Table:
        self.tables.append(table)
        return table

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


class Player(AnyPlayer):
    """Somebody at the table: what they have, and do."""

    table: Table
    all_arguments = False

    def has(self, **things: object) -> None:
        unknown = set(things) - {*OWN_KEYS}
        if unknown:
            raise BadScene(f"nobody has {unknown}")
        self.table.scene.things[self.seat] |= things

    # -- the turn ----------------------------------------------------------------------------------------------

    def recruits(self, discard: Sequence[str] = (), crew: int = 0, events: int = 0) -> None:
        """P2.1: discard, then say how many are drawn: one draft."""
        self.answers(*(self._given_up(card) for card in discard), f"draw {crew} events {events}")

    def equips(self, *cards: str, drop: Sequence[int] = ()) -> None:
        """P2.2: discard to make room, then place: one draft, to its end."""
        draft = self.table.question.draft(self.seat)
        for text in [*(f"drop {spot}" for spot in drop), *(f"equip {card}" for card in cards)]:
            draft.play(text)
        if draft.view.step() == c.EQUIP:  # who has no crew card left is not asked any more
            draft.play("done")
        assert draft.submit()
        self.table.check_laws()

    def sails(self, exploration: str) -> None:
        self.answers(f"sail {exploration}")

    def raids(self) -> None:
        self.answers("raid")

    def challenges(self, opponent: str, trait: str, prize: int | str) -> None:
        self.answers(f"challenge {opponent} in {trait} for {prize}")

    def is_done(self) -> None:
        self.answers("done")

    # -- events and abilities ----------------------------------------------------------------------------------

    def plays(self, event: str, on: str | None = None) -> None:
        self.answers(f"play {event}" + _aimed(on))

    def uses(self, card: str, on: str | None = None) -> None:
        self.answers(f"use {card}" + _aimed(on))

    def commands(self, captain: str, on: str | None = None) -> None:
        self.answers(f"command {captain}" + _aimed(on))

    def passes(self) -> None:
        self.answers("pass")

    # -- rolls and challenges ----------------------------------------------------------------------------------

    def cheats(self) -> None:
        self.answers("cheat")

    def stops(self) -> None:
        self.answers("stop")

    def accepts(self) -> None:
        self.answers("accept")

    def refuses(self) -> None:
        self.answers("refuse")

    def names_prize(self, prize: int | str) -> None:
        self.answers(f"prize {prize}")

    def takes(self, *spots: int, doubloon: bool = False) -> None:
        """P5.3: after a refusal."""
        crew = ",".join(str(spot) for spot in spots) or "none"
        self.answers(f"take {crew} doubloons {'yes' if doubloon else 'no'}")

    # -- choices -----------------------------------------------------------------------------------------------

    def loses(self, card: int | str) -> None:
        self.answers(f"lose {self._spot(card)}")

    def exhausts(self, card: int | str) -> None:
        self.answers(f"exhaust {self._spot(card)}")

    def gives_up(self, card: str) -> None:
        self.answers(self._given_up(card))

    def draws(self, deck: str) -> None:
        """From the crew deck or the event deck."""
        self.answers({"crew": "draw 1 events 0", "event": "draw 0 events 1"}[deck])

    def names(self, *choices: str) -> None:
        """P7.5: decks, or cards of the hand, one after the other."""
        for choice in choices:
            self.is_asked("naming")
            if choice in ("crew", "event"):
                self.draws(choice)
            else:
                self.gives_up(choice)

    def pays(self) -> None:
        self.answers("pay")

    def chooses(self, captain: str) -> None:
        self.answers(f"captain {captain}")

    def _given_up(self, card: str) -> str:
        return f"{'dismiss' if card in self.table.setup.numbers.cards.crew_ids else 'discard'} {card}"

    def _spot(self, card: int | str) -> int:
        """The number of a spot, also of the first on which that card lies."""
        if isinstance(card, int):
            return card
        kinds = self.table.state.pieces(c.AREA + self.seat)
        return kinds.index(list(self.table.setup.numbers.cards.crew_ids).index(card)) + 1


def _aimed(on: str | None) -> str:
    return f" on {on.replace(' ', '.')}" if on else ""


class Table(AnyTable):
    """A table with people at it."""

    def __init__(
        self, game: Game, names: Sequence[str], variant: Variant, first: str | None, seats_on: int = 0
    ) -> None:
        seated = [names[(seat - seats_on) % len(names)] for seat in range(len(names))]
        super().__init__(game, seated, variant, first)
        assert isinstance(self.any_setup, ArrrSetup)
        self.setup = self.any_setup
        self.as_named = list(names)  # in this order snapshots name them, wherever they sit
        self.players = {name: Player(self, name, seat) for seat, name in enumerate(seated)}
        self._scene = Scene(self.setup, self.names, first or names[0])

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

    def row(self, *explorations: str) -> None:
        self.scene.row = explorations

    def sunk(self, *explorations: str) -> None:
        self.scene.sunk = explorations

    def seas(self, *explorations: str, only: bool = False) -> None:
        self.scene.decks[c.SEA_DECK] = (explorations, only)

    def crew_deck(self, *cards: str, only: bool = False) -> None:
        self.scene.decks[c.CREW_DECK] = (cards, only)

    def event_deck(self, *cards: str, only: bool = False) -> None:
        self.scene.decks[c.EVENT_DECK] = (cards, only)

    def crew_discard(self, *cards: str) -> None:
        self.scene.discards[c.CREW_DISCARD] = cards

    def event_discard(self, *cards: str) -> None:
        self.scene.discards[c.EVENT_DISCARD] = cards

    def lasting(self, event: str, on: str | None = None, by: str | None = None) -> None:
        self.scene.lasting.append(Lasting(event, on, by or self.as_named[0]))

    def turn(self, name: str, step: str = "declare") -> None:
        self.scene.turn = name
        self.scene.step = step

    def round(self, number: int) -> None:
        self.scene.round = number

    def start_position(self) -> Position:
        return self.scene.position()

    # -- chance ------------------------------------------------------------------------------------------------

    def dice(self, faces: str) -> None:
        """What the next dice show, in the order in which they are thrown."""
        sides = [FACE_WORDS[int(face)] for face in self.setup.numbers.faces]
        self.script(*(sides.index(face) for face in faces.split()))

    def chance(self, *outcomes: int) -> None:
        """Other luck: numbers from 0 on."""
        self.script(*outcomes)

    # -- doing -------------------------------------------------------------------------------------------------

    def everyone_passes(self, moments: int = 1) -> None:
        """All who are asked now and have not answered yet pass; then the same at further moments."""
        for _moment in range(moments):
            for seat in self.question.waiting_for:
                self.answer(seat, "pass")

    # -- the whole table ---------------------------------------------------------------------------------------

    @property
    def stack(self) -> list[str]:
        """The action and what lies on the stack, from the bottom, without who and on what."""
        return short_stack(self.game, self.setup, self.names, self.state)

    def snapshot(self, state: State) -> Snapshot:
        found = snapshot(self.game, self.setup, self.names, state)
        asks, won = found["asks"], found["won"]
        if isinstance(asks, str):
            question, *asked = asks.split()
            found["asks"] = " ".join([question, *sorted(asked, key=self.as_named.index)])
        if isinstance(won, list):
            found["won"] = sorted(won, key=self.as_named.index)
        return found

    def expected(self, key: str, was: object, change: object) -> object:
        return expected(key, was, change)

    def check_conservation(self, state: State) -> None:
        """L9: every card and every doubloon is there, once."""
        numbers = self.setup.numbers
        seats = range(len(self.names))
        crew, events, seas, box = (Counter(cards) for cards in state.hidden())
        for place in (c.CREW_DISCARD, *(first + seat for first in (c.CREW_HAND, c.AREA) for seat in seats)):
            crew.update(card for card in state.pieces(place) if card != EMPTY)
        assert crew == Counter(int(card) for card in numbers.crew_pack), "L9: crew cards"
        for place in (c.EVENT_DISCARD, c.STACK, c.LASTING, *(c.EVENT_HAND + seat for seat in seats)):
            events.update(card for card in state.pieces(place) if card != EMPTY)
        assert events == Counter(int(card) for card in numbers.event_pack), "L9: events"
        seas += box
        for place in (c.SEAS, c.SUNK, c.STAKE, *(c.CHEST + seat for seat in seats)):
            seas.update(card for card in state.pieces(place) if card != EMPTY)
        assert seas == Counter(int(card) for card in numbers.sea_pack), "L9: explorations"
        captains = Counter(card for card in state.pieces(c.CAPTAIN) if card != EMPTY)
        captains.update(state.pieces(c.CAPTAINS_LEFT))
        assert captains == Counter(range(int(numbers.cards.captains) if numbers.mode == c.FULL else 0)), "L9: captains"
        coins = [int(state.cell(cell + seat)) for cell in (c.COINS, c.STAKED) for seat in seats]
        assert min(coins) >= 0
        assert int(state.cell(c.SUPPLY)) + sum(coins) == numbers.supply, "L9: doubloons"
