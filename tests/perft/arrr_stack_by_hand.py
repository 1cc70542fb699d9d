"""The table and the stack of ``arrr_by_hand.py`` (P6, P7), straight from the rules page: no line of the engine is used.

Cards on the table are objects, and a target is the object itself: what has left the table is simply not there any more.
Whoever could do something as far as everybody can see is asked, also where the hand leaves no choice (P7.8).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.perft.asking import Answers

Table = Mapping[str, Any]  # a card as the file declares it
FILE = Path(__file__).with_name("tiny.toml")
CARDS: dict[str, Table] = {
    card["id"]: {**card, "pack": pack}
    for pack, cards in tomllib.loads(FILE.read_text("utf-8")).items()
    if pack != "deck"
    for card in cards
}
PASS = ("pass", "", None)


class Tiny(NamedTuple):
    """A small game. Nothing is shuffled: equal cards lie together, by their first names, the last on top."""

    crew: str  # names of cards, each as often as it is there
    events: str = ""
    seas: str = "beach grotto cave reef"
    captains: str = ""
    mode: str = "boarding"
    seats: int = 2
    explorations: int = 3
    beyond: int = 1
    first_crew: int = 1
    first_events: int = 1
    coins: int = 1
    supply: int = 6
    faces: tuple[str, ...] = ("courage", "jolly")
    each: int = 1
    hand: int = 2
    equip: int = 2
    raid: int = 1
    cheat: int = 1
    prize: int = 1
    refusal_crew: int = 2
    refusal_coins: int = 1
    points: tuple[int, ...] = (1, 4, 8)


class Equipped:
    """A crew card in somebody's area, or a captain."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tired = False


class Stacked:
    """Something on the stack: an event, an ability with the card it comes from, or a penalty."""

    def __init__(self, sort: str, seat: int, name: str, do: Iterable[Table], target: object, card: Equipped | None):
        self.sort, self.seat, self.name, self.do, self.target, self.card = sort, seat, name, do, target, card
        self.named: list[str] = []  # what its owner chose when it was put there


Play = tuple[str, str, object]  # what is done, with which card, on what


class Stack:
    """The table, what cards do to it, and who may play what."""

    def __init__(self, tiny: Tiny, answers: Answers) -> None:
        self.tiny = tiny
        self.answers = answers
        self.seats = list(range(tiny.seats))
        self.kinds = unique(tiny.crew.split() + tiny.events.split())
        self.crew_deck = sorted(tiny.crew.split(), key=self.kinds.index)
        self.event_deck = sorted(tiny.events.split() if tiny.mode != "gallows" else [], key=self.kinds.index)
        self.sea_deck = tiny.seas.split()[: tiny.explorations]
        self.crew_discard: list[str] = []
        self.event_discard: list[str] = []
        self.row: list[str] = []  # the last is next to the deck
        self.hand: list[list[str]] = [[] for _ in self.seats]
        self.events: list[list[str]] = [[] for _ in self.seats]
        self.area: list[list[Equipped]] = [[] for _ in self.seats]
        self.captain: list[Equipped | None] = [None for _ in self.seats]
        self.chest: list[list[str]] = [[] for _ in self.seats]
        self.coins = [0 for _ in self.seats]
        self.supply = tiny.supply
        self.lasting: list[tuple[str, object]] = []  # permanent events, and what each lies on
        self.stack: list[Stacked] = []
        self.on_turn = 0
        self.barred: set[str] = set()
        self.action = ""  # sail, raid, challenge
        self.phase = ""  # declared, before, rolled, or nothing of that
        self.opponent = -1  # in a challenge that was accepted: the other one on turn
        self.faced = ""
        self.extra = [0 for _ in self.seats]
        self.successes = [0 for _ in self.seats]
        self.trait = ""

    # -- what moves --------------------------------------------------------------------------------------------

    def draw(self, seat: int, crew: int, events: int) -> None:
        """P2.1.3, without shuffling: a deck made anew lies in the order of its kinds."""
        for _ in range(crew):
            if not self.crew_deck:
                self.crew_deck, self.crew_discard = sorted(self.crew_discard, key=self.kinds.index), []
            self.hand[seat] += [self.crew_deck.pop()] if self.crew_deck else []
        for _ in range(events):
            if not self.event_deck:
                self.event_deck, self.event_discard = sorted(self.event_discard, key=self.kinds.index), []
            self.events[seat] += [self.event_deck.pop()] if self.event_deck else []

    def earn(self, seat: int, coins: int) -> None:
        coins = max(0, min(coins, self.supply))
        self.supply -= coins
        self.coins[seat] += coins

    def pay(self, seat: int, coins: int) -> None:
        coins = min(coins, self.coins[seat])
        self.coins[seat] -= coins
        self.supply += coins

    def give_up(self, seat: int, name: str) -> None:
        if CARDS[name]["pack"] == "crew":
            self.hand[seat].remove(name)
            self.crew_discard.append(name)
        else:
            self.events[seat].remove(name)
            self.event_discard.append(name)

    def lose(self, seat: int, card: object) -> None:
        """An equipped card is discarded."""
        assert isinstance(card, Equipped)
        self.area[seat].remove(card)
        self.crew_discard.append(card.name)

    def throw(self, seat: int, dice: int) -> None:
        for _ in range(dice):
            self.successes[seat] += self.answers.ask(list(self.tiny.faces))[0] in (self.trait, "jolly")

    # -- P6, P7 ------------------------------------------------------------------------------------------------

    def cards_of(self, seat: int) -> list[Equipped]:
        captain = self.captain[seat]
        return [*self.area[seat], *([captain] if captain else [])]

    def plays(self, seat: int) -> list[Play]:
        """Every event and ability that fits now, on everything it could name."""
        found: list[Play] = []
        for name in unique(self.events[seat]):
            if self.fits(seat, CARDS[name]):
                found += [("play", name, target) for target in self.targets(seat, CARDS[name])]
        return found + self.uses(seat)

    def uses(self, seat: int) -> list[Play]:
        found: list[Play] = []
        for name in unique([card.name for card in self.cards_of(seat) if self.is_free(card)]):
            ability = CARDS[name].get("ability")
            if ability and self.may_use(seat, ability) and self.fits(seat, ability):
                found += [("use", name, target) for target in self.targets(seat, ability)]
        return found

    def is_free(self, card: Equipped) -> bool:
        """P7.5: neither exhausted nor on the stack already."""
        return not card.tired and all(item.card is not card for item in self.stack)

    def may_use(self, seat: int, ability: Table) -> bool:
        return bool(ability.get("anytime")) or seat in (self.on_turn, self.opponent)

    def fits(self, seat: int, card: Table) -> bool:
        """P7.8 and what the operations need."""
        tests = CARDS[self.faced].get("tests", []) if self.faced else []
        coming = self.phase == "before" or (self.phase == "declared" and self.action == "sail" and bool(tests))
        rolled = self.phase == "rolled"
        for op in card.get("do", []):
            if op["op"] == "add-dice" and not (coming or rolled):
                return False
            if op["op"] == "add-dice" and op.get("who") != "pirate" and seat not in (self.on_turn, self.opponent):
                return False
            if op["op"] == "remove-dice" and not coming:
                return False
            if op["op"] == "toll" and self.phase != "declared":
                return False
        return "when" not in card or self.phase in card["when"]

    def targets(self, seat: int, card: Table) -> list[object]:
        """P7.2."""
        word = card["lasting"]["on"] if "lasting" in card else card.get("target", "none")
        if word == "pirate":
            return [self.on_turn, *([self.opponent] if self.opponent >= 0 else [])]
        if word in ("crew", "rival-crew"):
            return [card for other in self.seats if word == "crew" or other != seat for card in self.area[other]]
        if word == "exploration":
            return list(self.row)
        if word.startswith("stacked"):
            sort = word.partition("-")[2]
            return [item for item in self.stack if item.sort != "captain" and sort in ("", item.sort)]
        return [None]

    def could_answer(self, seat: int) -> bool:
        return bool(self.events[seat] or self.uses(seat))

    def moment(self, silent: Iterable[int] = ()) -> bool:
        """P7.6, P7.8: whether somebody put something on the stack."""
        asked = [seat for seat in self.seats if seat not in silent and self.could_answer(seat)]
        if not asked:
            return False
        chosen = dict(zip(asked, self.answers.ask(*([PASS, *self.plays(seat)] for seat in asked)), strict=True))
        for seat in self.seats[self.on_turn :] + self.seats[: self.on_turn]:
            if chosen.get(seat, PASS) != PASS:
                self.lay(seat, chosen[seat])
                return True
        return False

    def moments(self) -> None:
        """Until nobody wants to play anything any more."""
        while self.moment():
            self.empty_stack()

    def play(self, seat: int, choice: Play) -> None:
        self.lay(seat, choice)
        self.empty_stack()

    def lay(self, seat: int, choice: Play) -> None:
        what, name, target = choice
        if what == "play":
            self.events[seat].remove(name)
            item = Stacked("event", seat, name, CARDS[name].get("do", []), target, None)
        else:
            card = next(card for card in self.cards_of(seat) if card.name == name and self.is_free(card))
            sort = "captain" if card is self.captain[seat] else "ability"
            item = Stacked(sort, seat, name, CARDS[name]["ability"]["do"], target, card)
        for op in item.do:
            item.named += self.names(seat, op, item.card)
        self.stack.append(item)

    def names(self, seat: int, op: Table, used: Equipped | None) -> list[str]:
        """P7.5: own choices are named at once, where there is something to choose: decks, or cards by their names."""
        amount = op.get("amount", 0)
        named: list[str] = []
        if op["op"] == "draw-either" and len(self.decks()) == 2:
            named = [self.answers.ask(self.decks())[0] for _ in range(amount)]
        elif op["op"] == "discard-hand" and len(self.hand[seat]) + len(self.events[seat]) > amount:
            left = [*self.hand[seat], *self.events[seat]]
            for _ in range(amount):
                named.append(self.answers.ask(unique(left))[0])
                left = without(left, named[-1])
        elif op["op"] == "tire":
            ready = [card for card in self.area[seat] if not card.tired and card is not used]
            names = [card.name for card in ready]
            for _ in range(amount if len(ready) > amount else 0):
                spots = [card for card in ready if names.count(card.name) > named.count(card.name)]
                named.append(self.answers.ask(spots)[0].name)
        return named

    def decks(self) -> list[str]:
        """Those from which a card can be drawn."""
        crew, events = self.crew_deck or self.crew_discard, self.event_deck or self.event_discard
        return [*(["crew"] if crew else []), *(["events"] if events else [])]

    def empty_stack(self) -> None:
        while self.stack:
            if not self.moment():
                self.resolve(self.stack.pop())

    def resolve(self, item: Stacked) -> None:
        """P7.5, P7.7."""
        if item.card is not None:
            if item.card.tired or item.card not in self.cards_of(item.seat):
                return
            item.card.tired = True
        self.carry_out(item.do, item.seat, item.target, item.named)
        if item.sort == "event":
            on = CARDS[item.name].get("lasting", {}).get("on")
            if on == "table" or (on == "exploration" and item.target in self.row):
                self.lasting.append((item.name, item.target))
            else:
                self.event_discard.append(item.name)

    def drop_lasting(self, name: str, on: object) -> None:
        self.lasting.remove((name, on))
        self.event_discard.append(name)

    def leaves_row(self, exploration: str) -> None:
        for name, on in list(self.lasting):
            if on == exploration:
                self.drop_lasting(name, on)

    def carry_out(self, do: Iterable[Table], seat: int, target: object, named: Iterable[str] = ()) -> None:
        for op in do:
            amount = op.get("amount", 0)
            if op["op"] == "gain":
                self.earn(seat, amount)
            elif op["op"] == "lose":
                self.pay(seat, amount)
            elif op["op"] == "draw-crew":
                self.draw(seat, amount, 0)
            elif op["op"] == "damage":
                self.damage(seat, amount)
            elif op["op"] in ("draw-either", "discard-hand", "tire") and named:
                self.do_as_named(op["op"], seat, named)
            elif op["op"] == "discard-hand":
                self.discard_hand(seat, amount)
            elif op["op"] == "draw-either":
                for _ in range(amount):
                    if self.decks():
                        self.draw_from(seat, self.answers.one_of(self.decks()))
            elif op["op"] == "tire":
                self.tire(seat, amount)
            elif op["op"] == "toll":
                self.toll(amount, op["action"])
            elif op["op"] == "steal":
                assert isinstance(target, int)
                coins = min(amount, self.coins[target])
                self.coins[target] -= coins
                self.coins[seat] += coins
            elif op["op"] == "cancel":
                self.cancel(target)
            elif op["op"] in ("discard-crew", "exhaust"):
                self.harm(op["op"], target)
            else:
                self.more_dice(seat if target is None else target, amount if op["op"] == "add-dice" else -amount)

    def do_as_named(self, what: str, seat: int, named: Iterable[str]) -> None:
        """P7.5: whatever of it is still there."""
        for name in named:
            if what == "draw-either":
                self.draw_from(seat, name)
            elif what == "discard-hand":
                if name in self.hand[seat] + self.events[seat]:
                    self.give_up(seat, name)
            else:
                for card in [card for card in self.area[seat] if card.name == name and not card.tired][:1]:
                    card.tired = True

    def draw_from(self, seat: int, deck: str) -> None:
        self.draw(seat, int(deck == "crew"), int(deck == "events"))

    def tire(self, seat: int, amount: int) -> None:
        for left in range(amount, 0, -1):
            ready = [card for card in self.area[seat] if not card.tired]
            if ready:
                (self.answers.ask(ready)[0] if len(ready) > left else ready[0]).tired = True

    def more_dice(self, seat: object, dice: int) -> None:
        """P4.4: after the throw at once. What takes dice away can be played only before it."""
        assert isinstance(seat, int)
        if self.phase != "rolled":
            self.extra[seat] += dice
        elif dice > 0:
            self.throw(seat, dice)

    def cancel(self, item: object) -> None:
        if item in self.stack:
            assert isinstance(item, Stacked)
            self.stack.remove(item)
            if item.sort == "event":
                self.event_discard.append(item.name)

    def harm(self, how: str, card: object) -> None:
        for seat in self.seats:
            if card in self.area[seat]:
                assert isinstance(card, Equipped)
                if how == "exhaust":
                    card.tired = True
                else:
                    self.lose(seat, card)

    def damage(self, seat: int, amount: int) -> None:
        """P3.4: asked for only where there is a choice, which everybody can see."""
        for left in range(amount, 0, -1):
            there = self.area[seat]
            if there:
                self.lose(seat, self.answers.ask(list(there))[0] if len(there) > left else there[0])

    def discard_hand(self, seat: int, amount: int) -> None:
        for left in range(amount, 0, -1):
            there = [*unique(self.hand[seat]), *unique(self.events[seat])]
            if there:
                size = len(self.hand[seat]) + len(self.events[seat])
                self.give_up(seat, self.answers.ask(there)[0] if size > left else there[0])

    def toll(self, amount: int, action: str) -> None:
        """The player on turn pays in cards, or may not do it this turn."""
        seat = self.on_turn
        enough = len(self.hand[seat]) + len(self.events[seat]) >= amount
        if enough and self.answers.ask(["pay", "refuse"])[0] == "pay":
            self.discard_hand(seat, amount)
        else:
            self.barred.add(action)


def unique(names: Iterable[str]) -> list[str]:
    """Equal cards are interchangeable."""
    return list(dict.fromkeys(names))


def without(names: list[str], name: str) -> list[str]:
    """All but one of that name."""
    left = list(names)
    left.remove(name)
    return left
