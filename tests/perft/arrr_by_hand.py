"""Arrr!!! a second time, straight from the rules page, with the cards of ``tiny.toml``: no line of the engine is used.

The turn, sailing, challenges and the end, in the order of the booklet; the stack is in ``arrr_stack_by_hand.py``.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from tests.perft.arrr_stack_by_hand import CARDS, PASS, Equipped, Play, Stack, Stacked, Table, Tiny, unique, without
from tests.perft.asking import Answers, End

TRAITS = ("attack", "navigation", "cunning", "courage")
COLOURS = ("purple", "pink", "yellow", "turquoise")


def play_voyage(tiny: Tiny, answers: Answers) -> End:
    """From the first card to the last exploration."""
    voyage = Voyage(tiny, answers)
    voyage.set_up()
    while voyage.turn():
        voyage.on_turn = (voyage.on_turn + 1) % tiny.seats
    return voyage.end()


class Voyage(Stack):
    """The game on this table."""

    # -- P1 ----------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        for _ in self.seats:
            self.row.append(self.sea_deck.pop())
        captains = self.tiny.captains.split()
        for seat in reversed(self.seats):
            if captains:
                name = self.answers.ask(captains)[0]
                captains.remove(name)
                self.captain[seat] = Equipped(name)
        for seat in self.seats:
            self.draw(seat, self.tiny.first_crew, self.tiny.first_events)
            self.earn(seat, self.tiny.coins)

    # -- P2 ----------------------------------------------------------------------------------------------------

    def turn(self) -> bool:
        """False if there was no exploration left to turn up."""
        seat = self.on_turn
        for card in self.cards_of(seat):
            card.tired = False
        self.recruit(seat)
        self.equip(seat)
        while not self.act(seat):
            self.leave_action()
        self.leave_action()
        while self.could_answer(seat):
            choice = self.answers.ask([PASS, *self.plays(seat)])[0]
            if choice == PASS:
                break
            self.play(seat, choice)
        self.barred = set()
        for name, on in list(self.lasting):
            if CARDS[name]["lasting"]["until"] == "turn":
                self.drop_lasting(name, on)
        if not self.sea_deck:
            return False
        self.row.append(self.sea_deck.pop())
        if len(self.row) > self.tiny.seats + self.tiny.beyond:
            self.leaves_row(self.row.pop(0))
        return True

    def leave_action(self) -> None:
        self.action = self.phase = self.faced = ""
        self.opponent = -1
        self.extra = [0 for _ in self.seats]

    def recruit(self, seat: int) -> None:
        gallows = self.tiny.mode == "gallows"
        while True:
            hand, events = self.hand[seat], self.events[seat]
            room = self.tiny.hand - len(hand) - len(events)
            draws = [
                (crew, more)
                for crew in range(max(0, self.tiny.each - len(hand)) + 1)
                for more in range(1 if gallows else max(0, self.tiny.each - len(events)) + 1)
                if crew + more <= max(0, room)
            ]
            options: list[str | tuple[int, int]] = [*unique(hand), *unique(events), *draws]
            choice = self.answers.ask(options)[0]
            if isinstance(choice, tuple):
                self.draw(seat, *choice)
                return
            self.give_up(seat, choice)

    def has_room(self, area: list[str], name: str) -> bool:
        """P2.2.1."""
        kind = CARDS[name]["kind"]
        alone = kind != "item" and any(CARDS[other]["kind"] == kind for other in area)
        return len(area) < self.tiny.equip and not alone

    def most_placed(self, area: list[str], hand: list[str]) -> int:
        """How many cards can be placed at best."""
        ways = (1 + self.most_placed([*area, name], without(hand, name)) for name in hand if self.has_room(area, name))
        return max(ways, default=0)

    def equip(self, seat: int) -> None:
        dropped = placed = 0
        while self.hand[seat]:
            names = [card.name for card in self.area[seat]]
            options: list[Play] = [PASS] if placed >= dropped else []
            options += [("place", name, None) for name in unique(self.hand[seat]) if self.has_room(names, name)]
            for card in self.area[seat]:
                if not placed and self.most_placed(without(names, card.name), self.hand[seat]) > dropped:
                    options.append(("drop", card.name, card))
            what, name, target = self.answers.ask(options)[0]
            if what == "pass":
                return
            if what == "place":
                self.hand[seat].remove(name)
                self.area[seat].append(Equipped(name))
                placed += 1
            else:
                self.lose(seat, target)
                dropped += 1

    def act(self, seat: int) -> bool:
        """False if what was declared was then forbidden (P2.3.5)."""
        while True:
            actions: list[Play] = [("raid", "", None)]
            if self.area[seat] and "sail" not in self.barred:
                least = {name: CARDS[name].get("condition", {}).get("crew", 0) for name in self.row}
                actions += [("sail", name, None) for name in self.row if len(self.area[seat]) >= least[name]]
            if self.tiny.mode == "full" and self.area[seat] and self.owns(seat):
                actions += [
                    ("challenge", trait, (other, prize))
                    for other in self.seats
                    if other != seat and self.area[other] and self.owns(other)
                    for trait in TRAITS
                    for prize in self.prizes(other)
                ]
            choice = self.answers.ask([*actions, *self.plays(seat)])[0]
            if choice in actions:
                break
            self.play(seat, choice)
        self.action, name, target = choice
        self.phase = "declared"
        if self.action == "sail":
            return self.sail(seat, name)
        self.moments()
        if self.action == "raid":
            captain = self.captain[seat]
            bonus = sum(
                CARDS[event]["lasting"]["changes"][0]["amount"] for event, _ in self.lasting if event == "feast"
            )
            bonus += captain is not None and captain.name == "raider"
            self.earn(seat, self.tiny.raid + bonus)
        else:
            self.challenge(seat, name, target)
        return True

    # -- P3, P4 ------------------------------------------------------------------------------------------------

    def sail(self, seat: int, name: str) -> bool:
        self.faced = name
        while self.moment():
            self.empty_stack()
            if "sail" in self.barred:
                return False
        for number, test in enumerate(CARDS[name].get("tests", [])):
            if number > 0:
                self.phase = "before"
                self.moments()
            if not self.passes(seat, test):
                self.punish(seat, test.get("penalty", []))
                self.punish(seat, CARDS[name].get("penalty", []))
                return True
            self.carry_out(test.get("reward", []), seat, None)
        coins = CARDS[name].get("doubloons", 0) + self.influence(name, "doubloons")
        self.earn(seat, coins)
        self.carry_out(CARDS[name].get("reward", []), seat, None)
        self.row.remove(name)
        self.leaves_row(name)
        self.chest[seat].append(name)
        return True

    def influence(self, name: str, on: str) -> int:
        """P3.5."""
        at = self.row.index(name)
        beside = self.row[max(0, at - 1) : at] + self.row[at + 1 : at + 2]
        return sum(CARDS[other].get("influence", {}).get(on, 0) for other in beside)

    def passes(self, seat: int, test: Table) -> bool:
        """One roll."""
        self.trait = test["trait"]
        harder = sum(1 for event, on in self.lasting if event == "fog" and on == self.faced)
        wanted = max(1, test["difficulty"] + self.influence(self.faced, self.trait) + harder)
        self.phase = "rolled"
        self.first_throw(seat)
        while True:
            if self.coins[seat] or self.could_answer(seat):
                choice = self.answers.ask(self.roll_options(seat))[0]
                if choice != PASS:
                    self.do_while_rolling(seat, choice)
                    continue
            if not self.moment(silent=[seat]):
                break
            self.empty_stack()
        self.phase = ""
        self.extra = [0 for _ in self.seats]
        for event, on in list(self.lasting):
            if event == "fog" and on == self.faced:
                self.drop_lasting(event, on)
        return bool(self.successes[seat] >= wanted)

    def first_throw(self, seat: int) -> None:
        self.successes[seat] = 0
        dice = sum(CARDS[card.name].get("traits", {}).get(self.trait, 0) for card in self.area[seat])
        self.throw(seat, max(0, dice + self.extra[seat]))

    def roll_options(self, seat: int) -> list[Play]:
        return [PASS, *([("cheat", "", None)] if self.coins[seat] else []), *self.plays(seat)]

    def do_while_rolling(self, seat: int, choice: Play) -> None:
        if choice[0] == "cheat":
            self.pay(seat, 1)
            self.throw(seat, self.tiny.cheat)
        else:
            self.play(seat, choice)

    def punish(self, seat: int, do: list[Table]) -> None:
        """P3.9."""
        if do:
            self.stack.append(Stacked("penalty", seat, self.faced, do, None, None))
            self.empty_stack()

    # -- P5 ----------------------------------------------------------------------------------------------------

    def collection(self, seat: int) -> list[str]:
        return [name for name in self.chest[seat] if "symbol" in CARDS[name]]

    def owns(self, seat: int) -> bool:
        return self.coins[seat] > 0 or bool(self.collection(seat))

    def prizes(self, seat: int) -> list[int | str]:
        return [*range(1, min(self.coins[seat], self.tiny.prize) + 1), *self.collection(seat)]

    def challenge(self, seat: int, trait: str, target: object) -> None:
        assert isinstance(target, tuple)
        other, prize = target
        if self.answers.ask(["accept", "refuse"])[0] == "refuse":
            coins = min(self.supply, self.tiny.refusal_coins)
            there = self.area[other]
            if there or coins:
                sets = [chosen for few in range(self.tiny.refusal_crew + 1) for chosen in combinations(there, few)]
                taken, coins = self.answers.ask([(cards, with_) for cards in sets for with_ in {0, coins}])[0]
                for card in taken:
                    there.remove(card)
                    self.hand[seat].append(card.name)
                self.earn(seat, coins)
            return
        self.opponent, self.trait = other, trait
        stakes = {other: self.stake(other, prize)}
        if self.owns(seat):
            stakes[seat] = self.stake(seat, self.answers.ask(self.prizes(seat))[0])
        self.phase = "before"
        self.moments()
        self.phase = "rolled"
        self.first_throw(seat)
        self.first_throw(other)
        while True:
            self.contest(seat, other)
            if not self.moment(silent=[seat, other]):
                break
            self.empty_stack()
        better = self.successes[seat] - self.successes[other]
        for owner, stake in stakes.items():
            winner = owner if better == 0 else seat if better > 0 else other
            if isinstance(stake, str):
                self.chest[winner].append(stake)
            else:
                self.coins[winner] += stake

    def stake(self, owner: int, prize: int | str) -> int | str:
        """P5.4: what is no longer there is not staked."""
        if isinstance(prize, str):
            if prize not in self.chest[owner]:
                return 0
            self.chest[owner].remove(prize)
            return prize
        coins = min(prize, self.coins[owner])
        self.coins[owner] -= coins
        return coins

    def contest(self, seat: int, other: int) -> None:
        """P5.6: in turn, until both stop in succession."""
        who, stops = seat, 0
        while stops < 2:
            choice: Play = PASS
            if self.coins[who] or self.could_answer(who):
                choice = self.answers.ask(self.roll_options(who))[0]
            stops = stops + 1 if choice == PASS else 0
            if choice != PASS:
                self.do_while_rolling(who, choice)
            who = other if who == seat else seat

    # -- P8 ----------------------------------------------------------------------------------------------------

    def fame(self, seat: int) -> int:
        return sum(CARDS[name].get("fame", 0) for name in self.chest[seat])

    def worth(self, seat: int) -> int:
        idols = len(self.collection(seat))
        return self.coins[seat] + self.fame(seat) + (self.tiny.points[idols - 1] if idols else 0)

    def end(self) -> End:
        best, how = list(self.seats), "shared"
        for by, measure in (("points", self.worth), ("fame", self.fame), ("doubloons", lambda seat: self.coins[seat])):
            most = max(measure(seat) for seat in best)
            best = [seat for seat in best if measure(seat) == most]
            if len(best) == 1:
                how = by
                break
        return how, " ".join(COLOURS[seat] for seat in best), tuple(self.came_to())

    def came_to(self) -> Iterable[int]:
        """What everybody has, and how much lies elsewhere."""
        for seat in self.seats:
            yield from (self.coins[seat], self.fame(seat), len(self.chest[seat]))
            yield from (len(self.hand[seat]), len(self.events[seat]), len(self.area[seat]))
            yield sum(card.tired for card in self.cards_of(seat))
        yield from (self.supply, len(self.row), len(self.crew_discard), len(self.event_discard), len(self.lasting))


def said(option: object) -> str:
    """An option in the words of the notation."""
    if isinstance(option, str) and option in CARDS:
        verbs = {"crew": "dismiss", "event": "discard", "captain": "captain", "exploration": "prize"}
        return f"{verbs[CARDS[option]['pack']]} {option}"
    if not isinstance(option, tuple):
        return f"prize {option}" if isinstance(option, int) else str(option)
    if len(option) == 2:
        return f"draw {option[0]} events {option[1]}"
    what, name, target = option
    if what == "challenge":
        return f"challenge {COLOURS[target[0]]} in {name} for {target[1]}"
    return f"{'equip' if what == 'place' else what} {name}".strip()
