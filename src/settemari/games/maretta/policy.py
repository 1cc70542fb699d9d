"""Greedy: a player who looks one choice ahead, on both sides.

It reads its view and the codes it may answer, nothing else. Every preference is a weight with a name (weights.py), in
hundredths of a step along the path, scaled by the player's taste; an answer is worth what it brings to the own raft or
minecart, less what it brings to the others, each opponent counting as `rivals` says. Among equally good answers chance
decides.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.chance import Chance
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.table import EMPTY, UNKNOWN, View
from settemari.core.taste import Taste
from settemari.games.maretta import codes, weights
from settemari.games.maretta.codes import number_on, suit_of, suits_in
from settemari.games.maretta.numbers import Numbers
from settemari.games.maretta.state import in_race, space_of, stack_sum

NEVER: Final = -(1 << 40)
SAME_SUIT: Final = 0x84210842108421  # every fifth bit: the cards of suit 0 in a mask of kinds


def on_a_whim(step: i64, code: i64) -> i64:
    """An answer without a thought is one without theft: whoever steals means it (A3.4)."""
    if step == codes.STEAL:
        return codes.NO_CARD
    return code & codes.WITHOUT_THEFT if step == codes.PLACE else code


@final
class Greedy(Policy):
    """Takes the answer that is worth most now."""

    def __init__(self, numbers: Numbers, taste: Taste | None = None) -> None:
        self.needs_view = True
        self.numbers: Numbers = numbers
        self.taste: Taste = Taste() if taste is None else taste
        self.rival: i64 = self.taste.of_spite(weights.RIVAL)
        self.ahead: i64 = self.taste.of_spite(weights.AHEAD)
        self.rival_most: i64 = self.taste.of_spite(weights.RIVAL_MOST)
        self.lose: i64 = self.taste.of_dread(weights.LOSE)
        self.share: i64 = self.taste.of_dread(weights.SHARE)
        self.caught: i64 = self.taste.of_dread(weights.CAUGHT)
        self.width: i64 = numbers.top + 1
        # reach[n * width + d]: percent of the deck's numbers at least d away from n; pairs[d]: of all pairs of cards.
        self.reach: vec[i64] = vec[i64]([0] * (self.width * self.width))
        self.pairs: vec[i64] = vec[i64]([0] * self.width)
        self.fair: vec[i64] = vec[i64]([0] * self.width)  # the move a number in slot 1 gets from any card of the deck
        self.bag: vec[i64] = vec[i64]([0] * codes.BARREL_KINDS)
        for index in range(len(numbers.bag)):
            self.bag[numbers.bag[index]] += 1
        self.rivals: vec[i64] = vec[i64]([0] * codes.SEATS)  # percent, by seat; 0 for me and for who is out
        self.me: i64 = 0
        self.side_b: bool = False
        self.suit: i64 = weights.SUIT  # what one more suit or stack is worth on this side
        self.ship_lies: bool = False  # a steamship card lies in a slot I can see
        self.lava: i64 = 0  # where the lava will stand after this round
        self.best_load: i64 = 0
        self.next_load: i64 = 0
        self.best_card: i64 = 0
        self.blind: i64 = 0  # what a face-down barrel is worth; 0 but for who stands before it
        self.suits: vec[i64] = vec[i64]([0] * codes.SEATS)  # suits in each stock
        self.giving: i64 = 0  # what my own move of A3.6 is worth
        self.work_out_moves()

    def work_out_moves(self) -> None:
        """How far a raft with one number in slot 1 can expect to be moved by the other (A3.5)."""
        pack = self.numbers.pack
        total: i64 = len(pack)
        for one in range(self.width):
            for reached in range(self.width):
                at = one * self.width + reached
                for index in range(total):
                    apart = one - number_on(pack[index])
                    if apart >= reached or -apart >= reached:
                        self.reach[at] += 1
                self.reach[at] = self.reach[at] * 100 // total
                self.fair[one] += self.reach[at] if reached > 0 else 0
        for index in range(total):
            for reached in range(self.width):
                self.pairs[reached] += self.reach[number_on(pack[index]) * self.width + reached]
        for reached in range(self.width):
            self.pairs[reached] //= total

    def choose(self, view: View, options: Options, chance: Chance) -> i64:
        if options.count == 1:
            return options.codes[0]
        if self.taste.strays(chance):
            return on_a_whim(view.step(), options.codes[chance.below(options.count)])
        step = view.step()
        self.look(view, step)
        best: i64 = 0
        most: i64 = NEVER
        equals: i64 = 1
        for index in range(options.count):
            code = options.codes[index]
            worth = self.worth_of(view, step, code)
            if worth > most:
                most = worth
                best = code
                equals = 1
            elif worth == most:
                equals += 1
                if chance.below(equals) == 0:
                    best = code
        return best

    def worth_of(self, view: View, step: i64, code: i64) -> i64:
        """What an answer is worth to me; one method for each question."""
        if step == codes.PLACE:
            receiver = (code >> codes.SEAT_SHIFT) & codes.SEAT_MASK
            return self.place(view, code & codes.KIND_MASK, receiver, code >> codes.THEFT_SHIFT)
        if step == codes.PICK:
            return self.pick(view, code)
        if step == codes.LOAD:
            return self.load(view, code & codes.KIND_MASK, code >> codes.SEAT_SHIFT)
        if step == codes.LOAD_SELF:
            return self.loading(view, self.me, code)  # B3.1: most stacks, with the card I was given
        if step == codes.STEAL:
            return self.giving if code == codes.NO_CARD else self.steal(view, code, view.step_a())
        if step == codes.CHOOSE_BARREL:
            barrel = view.slot_at(codes.BARRELS, view.step_a() * self.numbers.per_space + code)
            return self.barrel(view, self.me, space_of(view, self.me), barrel)
        if step == codes.EFFECT + codes.MONKEY:
            return self.take(view, code & codes.KIND_MASK, code >> codes.SEAT_SHIFT)
        if step == codes.EFFECT + codes.TROOP:
            return self.take(view, code, view.step_seat())
        if step == codes.EFFECT + codes.SPEAR or step == codes.EFFECT + codes.PELICAN:
            return space_of(view, code) * weights.STEP + self.suits[code] * weights.SPARE  # the leader: D7, D9
        return -self.losing(view, self.me, code)  # shark, sharks, anchor: D0.5

    def look(self, view: View, step: i64) -> None:
        """What all answers to this question have in common."""
        me = self.me = view.seat
        numbers = self.numbers
        self.side_b = view.cells[view.layout.agenda] >= codes.LOAD  # the bottom record is the round
        self.suit = weights.STACK if self.side_b else weights.SUIT
        here = space_of(view, me)
        opponents: i64 = -1
        self.ship_lies = False
        for seat in range(numbers.seats):
            opponents += 1 if in_race(view, seat) else 0
            if view.slot_at(codes.SLOT1, seat) == codes.SHIP or view.slot_at(codes.SLOT2, seat) == codes.SHIP:
                self.ship_lies = True
        average = self.rival // opponents
        for seat in range(numbers.seats):
            self.suits[seat] = suits_in(view.kinds_in(codes.STOCK + seat))
            rival: i64 = 0
            if seat != me and in_race(view, seat):
                rival = average + self.ahead * (space_of(view, seat) - here)
                rival = 0 if rival < 0 else (self.rival_most if rival > self.rival_most else rival)
            self.rivals[seat] = rival
        if self.side_b:
            self.lava = self.lava_next(view)
        if step == codes.LOAD:
            self.rank_loads(view)
        elif step == codes.PLACE or step == codes.STEAL:
            self.giving = self.moving(view, me, numbers.giver_move)
        self.blind = self.average_barrel(view) if step == codes.CHOOSE_BARREL else 0

    def gaining(self, view: View, seat: i64, card: i64) -> i64:
        """What a card is worth to a stock: a suit for boarding (A4.1), or a stack that must not burst (B4.2)."""
        if card == codes.SHIP:
            return 0  # it will not be kept (A4.3)
        suit = suit_of(card)
        if not self.side_b:
            return weights.SPARE if view.kinds_in(codes.STOCK + seat) & (SAME_SUIT << suit) != 0 else weights.SUIT
        there = stack_sum(view, seat, suit)
        number = number_on(card)
        if there + number > self.numbers.burst_limit:
            return weights.WEIGHT * there - (weights.STACK if there != 0 else 0)
        return (weights.STACK if there == 0 else 0) - weights.WEIGHT * number

    def losing(self, view: View, seat: i64, card: i64) -> i64:
        """What a stock loses with a card: the suit if it was the only one; on side B a lighter stack is no loss."""
        number = number_on(card)
        only = stack_sum(view, seat, suit_of(card)) == number
        if not self.side_b:
            return weights.SUIT if only else weights.SPARE
        return (weights.STACK if only else 0) - weights.WEIGHT * number

    def take(self, view: View, card: i64, victim: i64) -> i64:
        """A card from an opponent's stock into mine (A3.4, D1, D2)."""
        return self.gaining(view, self.me, card) + self.losing(view, victim, card) * self.rivals[victim] // 100

    def steal(self, view: View, card: i64, victim: i64) -> i64:
        """A3.4: the same where one need not take anything: some love it."""
        return self.taste.of_taking(self.take(view, card, victim))

    # -- A2 own card -------------------------------------------------------------------------------------------
    def pick(self, view: View, card: i64) -> i64:
        """A2.1: an extreme number to be moved far, a suit I lack; a steamship if it is me who would board."""
        worth = self.fair[number_on(card)]
        if card == codes.SHIP:
            return worth - weights.KEEP_SHIP + self.boarding(view, codes.NO_CARD, self.numbers.seats, 0, codes.SHIP)
        return worth + self.gaining(view, self.me, card)

    # -- A3 a card for somebody else ---------------------------------------------------------------------------
    def place(self, view: View, card: i64, receiver: i64, stolen: i64) -> i64:
        """A3.1: my move and my loot, less what the receiver gets out of it."""
        worth = -self.helping(view, card, receiver) - (weights.KEEP_SHIP if card == codes.SHIP else 0)
        if self.ship_lies or card == codes.SHIP:
            worth += self.boarding(view, card, receiver, stolen, view.slot_at(codes.SLOT1, self.me))
        if receiver == self.me:
            return worth + self.moving(view, receiver, self.difference(view, receiver, card))
        if stolen == 0:
            return worth + self.giving
        if self.numbers.theft_costs_all and view.slot_at(codes.SLOT2, self.me) == EMPTY:
            worth -= self.fair[number_on(view.slot_at(codes.SLOT1, self.me))]
        return worth + self.steal(view, stolen, receiver)

    def helping(self, view: View, card: i64, receiver: i64) -> i64:
        """A3.5, A4.3: what the receiver gets: a move, a card for the stock, perhaps the ship."""
        gain = self.gaining(view, receiver, card)
        if receiver == self.me:
            return -gain
        steps = self.difference(view, receiver, card)
        cost = (gain + self.moving(view, receiver, steps)) * self.rivals[receiver] // 100
        if space_of(view, receiver) + steps < self.numbers.last:
            return cost
        arriving = space_of(view, self.me) + self.numbers.giver_move >= self.numbers.last
        return cost + (self.share if arriving else self.lose)

    def difference(self, view: View, receiver: i64, card: i64) -> i64:
        """A3.5: how far a card moves its receiver; an average if the slot 1 card lies face down (D3)."""
        one = view.slot_at(codes.SLOT1, receiver)
        if one < 0:
            return (self.fair[number_on(card)] + weights.STEP // 2) // weights.STEP
        steps = number_on(one) - number_on(card)
        return steps if steps > 0 else -steps

    def moving(self, view: View, seat: i64, steps: i64) -> i64:
        """So many spaces forward: the way, the barrels where it ends (A3.8), the ship or the sea (A3.7, B4.5)."""
        space = space_of(view, seat) + steps
        last = self.numbers.last
        if space >= last:
            return (last - space_of(view, seat)) * weights.STEP + (weights.WIN if seat == self.me else 0)
        worth = steps * weights.STEP
        mark = self.numbers.mark_at[space]
        if mark >= 0 and (steps > 0 or self.numbers.barrel_on_zero_move):
            worth += self.best_barrel(view, seat, space, mark)
        return worth

    # -- A4 boarding -------------------------------------------------------------------------------------------
    def boarding(self, view: View, card: i64, receiver: i64, stolen: i64, own: i64) -> i64:
        """A4.1: who would board, with ``card`` in the receiver's slot 2 and ``own`` in my slot 1."""
        me = self.me
        two = card if receiver == me else view.slot_at(codes.SLOT2, me)
        gained: i64 = 1 if stolen != 0 and self.gaining(view, me, stolen) == weights.SUIT else 0
        mine = self.aboard(own, two, self.suits[me] + gained)
        if two == EMPTY:
            mine = mine * weights.HOPE // 100
        worth = weights.WIN * mine // 100
        loss = self.lose - (self.lose - self.share) * mine // 100
        for seat in range(self.numbers.seats):
            if seat != me:
                suits = self.suits[seat]
                two = view.slot_at(codes.SLOT2, seat)
                if seat == receiver:
                    two = card
                    suits -= 1 if stolen != 0 and self.losing(view, seat, stolen) == weights.SUIT else 0
                worth -= loss * self.aboard(view.slot_at(codes.SLOT1, seat), two, suits) // 100
        return worth

    def aboard(self, one: i64, two: i64, suits: i64) -> i64:
        """The percentage with which these slots and suits board; a card not seen yet may be any of the deck."""
        need = self.numbers.boarding - suits
        if need <= 0:
            return 100
        if need > self.numbers.top:
            return 0
        if one < 0 and two < 0:
            return self.pairs[need]
        if one < 0 or two < 0:
            return self.reach[number_on(two if one < 0 else one) * self.width + need]
        apart = number_on(one) - number_on(two)
        return 100 if apart >= need or -apart >= need else 0

    # -- B2, B3 loading ----------------------------------------------------------------------------------------
    def load(self, view: View, card: i64, receiver: i64) -> i64:
        """B2.1: burst what the leaders have, or give what helps least, and not what I want to load myself."""
        if receiver == self.me:
            return self.loading(view, self.me, card)
        worth = -self.loading(view, receiver, card) * self.rivals[receiver] // 100
        if card == self.best_card:
            worth -= (self.best_load - self.next_load) * weights.KEEP_LOAD // 100
        return worth

    def loading(self, view: View, seat: i64, card: i64) -> i64:
        """What a card does for a minecart: for the run of this round, and for the stacks of the next ones."""
        stacks = self.suits[seat] + self.stacks_made(view, seat, view.slot_at(codes.SLOT1, seat))
        given = view.slot_at(codes.SLOT2, seat)
        if given >= 0:
            stacks += self.stacks_made(view, seat, given)
        elif stacks < codes.SUITS and seat != self.me:
            stacks += 1  # the card the receiver will add
        more = stacks + self.stacks_made(view, seat, card)
        now = self.running(view, seat, more) - self.running(view, seat, stacks)
        return now + self.gaining(view, seat, card)

    def stacks_made(self, view: View, seat: i64, card: i64) -> i64:
        """B4.2: one stack more, one less, or as many as before."""
        if card < 0:
            return 0
        there = stack_sum(view, seat, suit_of(card))
        if there + number_on(card) > self.numbers.burst_limit:
            return -1 if there != 0 else 0
        return 1 if there == 0 else 0

    def running(self, view: View, seat: i64, stacks: i64) -> i64:
        """B4.3, B5: a run of so many spaces, and where the lava will be after it."""
        worth = self.moving(view, seat, stacks)
        space = space_of(view, seat) + stacks
        if space >= self.numbers.last:
            return worth + (0 if seat == self.me else self.lose)
        return worth if space > self.lava else worth - self.caught

    def lava_next(self, view: View) -> i64:
        """B5.1, V3: where the lava will stand at the end of the round."""
        numbers = self.numbers
        lava: i64 = view.cells[codes.LAVA]
        crossed: i64 = 0
        for index in range(len(numbers.dividers)):
            if lava > numbers.dividers[index]:
                crossed += 1
        lava += numbers.lava_steps[crossed]
        return lava if lava < numbers.last else numbers.last - 1

    def rank_loads(self, view: View) -> None:
        """Which card of my hand I would best load myself, and what the next best is worth."""
        self.best_load = NEVER
        self.next_load = NEVER
        for index in range(view.size_of(codes.HAND + self.me)):
            card = view.piece_at(codes.HAND + self.me, index)
            worth = self.loading(view, self.me, card)
            if worth > self.best_load:
                self.next_load = self.best_load
                self.best_load = worth
                self.best_card = card
            elif worth > self.next_load:
                self.next_load = worth

    # -- D barrels ---------------------------------------------------------------------------------------------
    def best_barrel(self, view: View, seat: i64, space: i64, mark: i64) -> i64:
        """A3.8: who ends here must take one, and takes the best; one that lies face down may be anything."""
        best: i64 = NEVER
        for spot in range(mark * self.numbers.per_space, (mark + 1) * self.numbers.per_space):
            kind = view.slot_at(codes.BARRELS, spot)
            if kind != EMPTY:
                worth = self.barrel(view, seat, space, kind)
                if worth > best:
                    best = worth
        return 0 if best == NEVER else best

    def barrel(self, view: View, seat: i64, space: i64, kind: i64) -> i64:
        """What a barrel is worth to who finds it on that space."""
        if kind == UNKNOWN:
            return self.blind
        if kind == codes.SPEAR:
            return self.gap_ahead(view, seat, space) * weights.STEP
        if kind == codes.CUTTLEFISH or kind == codes.SCHOOL or kind == codes.PELICAN:
            return 0  # they move neither cards nor meeples
        suits = self.suits[seat]
        if kind == codes.MONKEY:
            return self.taste.of_taking(self.suit if suits < codes.SUITS else weights.SPARE)
        if kind == codes.TROOP:  # the takers choose: they take suits
            takers = self.numbers.seats - 1
            return self.taste.of_dread(-self.suit * (suits if suits < takers else takers))
        lost: i64 = 1 - (view.size_of(codes.STOCK + seat) - suits)  # second cards of a suit go first
        if kind == codes.SHARK:
            lost += self.numbers.shark_cards - 1
        elif kind == codes.ANCHOR:
            lost += self.numbers.anchor_cards - 1
        lost = 0 if lost < 0 else (suits if lost > suits else lost)
        return self.taste.of_dread(-self.suit * lost)

    def gap_ahead(self, view: View, seat: i64, space: i64) -> i64:
        """D7: how far a spear thrown from that space takes its finder."""
        nearest: i64 = self.numbers.last + (1 if self.numbers.spear_at_sea else 0)
        beyond = nearest
        for other in range(self.numbers.seats):
            there = space_of(view, other)
            if other != seat and space < there < nearest:
                nearest = there
        return nearest - space if nearest < beyond else 0

    def average_barrel(self, view: View) -> i64:
        """What a barrel nobody has opened yet is worth to me on average."""
        here = space_of(view, self.me)
        left: i64 = 0
        total: i64 = 0
        for kind in range(codes.BARREL_KINDS):
            unopened = self.bag[kind] - view.number_of(codes.OPENED, kind)
            left += unopened
            total += unopened * self.barrel(view, self.me, here, kind)
        return total // left if left > 0 else 0
