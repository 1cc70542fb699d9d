"""The greedy player: recruits, equips for the explorations it wants, chooses by expected worth, cheats when it pays,
challenges when it should win, answers when it matters. It sees its view and looks one step ahead. A taste scales what
it thinks of taking, of losing and of its rivals.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.chance import Chance
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.table import View
from settemari.core.taste import Taste
from settemari.games.arrr.challenge import COIN_BIT
from settemari.games.arrr.codes import (
    ACCEPT,
    CHALLENGE,
    CHEAT,
    CHEAT_DICE,
    CHOOSE_CAPTAIN,
    COMMAND,
    CONTEST,
    CREW_DECK_NAMED,
    CREW_HAND,
    DECLARE,
    DISMISS,
    DRAW,
    DRAW_ANY,
    DRAW_EITHER,
    DROP,
    EQUIP,
    FINE,
    GONE,
    ITEM_CARD,
    LOSE_CREW,
    LOSE_HAND,
    NAME_PRIZE,
    NAMING,
    PASS,
    PAY,
    PAY_TOLL,
    PLACE,
    PLAY,
    PLUNDER,
    RAID,
    RECRUIT,
    REFUSE,
    RESPOND,
    ROLLING,
    SAIL,
    SAIL_DECLARED,
    TIRE_CREW,
    TIRE_OWN,
    TRAIT,
    TRAITS,
    USE,
    target_of,
    verb_of,
    what_of,
)
from settemari.games.arrr.judging import Judging
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.voyage import Voyage
from settemari.games.arrr.worth import CARD, POINT, Worth

WORTH_PLAYING: Final = 200  # an event that brings less is kept for later
LEAST_GAIN: Final = 150  # of a crew that is changed


@final
class Greedy(Policy):
    """One look ahead, by worth."""

    def __init__(self, numbers: Numbers, taste: Taste | None = None) -> None:
        super().__init__()
        self.numbers: Final[Numbers] = numbers
        self.taste: Final[Taste] = Taste() if taste is None else taste
        self.worth: Final[Worth] = Worth(numbers, self.taste)
        self.judging: Final[Judging] = Judging(numbers, self.worth, self.taste)
        self.nothing: vec[i64] = vec[i64]([])

    def choose(self, view: View, options: Options, chance: Chance) -> i64:
        if options.count == 1:
            return options.codes[0]
        if self.taste.strays(chance):
            return options.codes[chance.below(options.count)]
        # The rules' own reading of the table, on the view's cells: nothing is written, and what is hidden stays so.
        table = Voyage(
            view.layout, view.cells, self.nothing, self.numbers, self.nothing, self.nothing, self.nothing, self.nothing
        )
        seat: i64 = view.seat
        step = table.step()
        if step == RECRUIT:
            return self.recruit(table, seat, options)
        if step == EQUIP:
            return self.equip(table, seat, options)
        if step == DECLARE:
            return self.declare(table, seat, options)
        if step == ROLLING or step == CONTEST:
            return self.roll(table, seat, options)
        if step == CHOOSE_CAPTAIN:
            return options.codes[chance.below(options.count)]
        if step == RESPOND:
            return self.respond(table, seat)
        if step == NAME_PRIZE:
            return self.name_prize(table, options)
        if step == PLUNDER:
            return self.plunder(table, options)
        if step == LOSE_CREW or step == TIRE_CREW:
            return self.least_crew(table, seat, options)
        if step == LOSE_HAND:
            return self.least_card(options)
        if step == DRAW_EITHER:
            return self.which_deck(table.size_of(CREW_HAND + seat), options)
        if step == NAMING:
            return self.name(table, seat, options)
        if step == PAY_TOLL:
            return self.pay_toll(table, seat)
        return self.best_play(table, seat, options, PASS, WORTH_PLAYING)

    # -- the turn ----------------------------------------------------------------------------------------------

    def recruit(self, table: Voyage, seat: i64, options: Options) -> i64:
        """Give up crew that would not be equipped anyway, then draw as much as possible."""
        best: i64 = GONE
        most: i64 = -1
        weakest: i64 = GONE
        least = table.size_of(CREW_HAND + seat)
        full = table.equipped(seat) >= table.equip_limit(seat)
        floor: i64 = 0
        if full:
            floor = self.worth.crew[table.crew_at(seat, self.worth.least_crew(table, seat))]
        for index in range(options.count):
            code = options.codes[index]
            if verb_of(code) == DRAW:
                drawn = what_of(code) * 10 + target_of(code) * 11
                if drawn > most:
                    most = drawn
                    best = code
            elif verb_of(code) == DISMISS and full and self.worth.crew[what_of(code)] <= floor:
                floor = self.worth.crew[what_of(code)]
                weakest = code
        return weakest if weakest != GONE and least > 1 else best

    def equip(self, table: Voyage, seat: i64, options: Options) -> i64:
        """The card, or the exchange, that makes the best voyage of all possible ones."""
        dice = self.worth.dice(table, seat)
        now = self.crew_value(table, seat, dice)
        best: i64 = GONE
        most = now + LEAST_GAIN
        must = True
        for index in range(options.count):
            code = options.codes[index]
            if code == PASS:
                must = False
            elif verb_of(code) == PLACE:
                found = self.with_cards(table, seat, dice, GONE, what_of(code))
                if found > most or best == GONE:
                    most = found if found > most else most
                    best = code
        if best != GONE:
            return best  # a free spot is always worth a card
        for index in range(options.count):
            code = options.codes[index]
            if verb_of(code) == DROP:
                found = self.best_exchange(table, seat, dice, what_of(code))
                if found > most or (must and best == GONE):
                    most = found if found > most else most
                    best = code
        return PASS if best == GONE else best

    def crew_value(self, table: Voyage, seat: i64, dice: vec[i64]) -> i64:
        """What a crew with so many dice is good for: the best voyage, and a little for all dice."""
        found = self.worth.best_voyage(table, seat, dice)
        for trait in range(TRAITS):
            found += dice[trait] * 120
        return found

    def with_cards(self, table: Voyage, seat: i64, dice: vec[i64], without: i64, card: i64) -> i64:
        """The same with one card instead of another (GONE: none)."""
        changed = dice[:]
        for trait in range(TRAITS):
            changed[trait] += self.numbers.cards.trait(card, trait)
            if without != GONE:
                changed[trait] -= self.numbers.cards.trait(table.crew_at(seat, without), trait)
        return self.crew_value(table, seat, changed)

    def best_exchange(self, table: Voyage, seat: i64, dice: vec[i64], spot: i64) -> i64:
        """The best crew if the card on that spot makes room for one from the hand that may lie there."""
        best: i64 = 0
        kinds = self.numbers.cards.crew_kinds
        leaving = kinds[table.crew_at(seat, spot)]
        for index in range(table.size_of(CREW_HAND + seat)):
            card = table.piece_at(CREW_HAND + seat, index)
            if kinds[card] == leaving or table.check_place(seat, card) == 0 or kinds[card] == ITEM_CARD:
                found = self.with_cards(table, seat, dice, spot, card)
                if found > best:
                    best = found
        return best

    def declare(self, table: Voyage, seat: i64, options: Options) -> i64:
        """Whatever is expected to bring most: a raid, a voyage, a challenge; first what can be played for free."""
        best: i64 = RAID
        most: i64 = table.raid_worth(seat) * POINT
        dice = self.worth.dice(table, seat)
        for index in range(options.count):
            code = options.codes[index]
            verb = verb_of(code)
            if verb == SAIL:
                found = self.worth.voyage(table, seat, what_of(code), dice, table.coins_of(seat))
            elif verb == CHALLENGE:
                found = self.judging.challenge(table, seat, code)
            else:
                continue
            if found > most:
                most = found
                best = code
        return self.best_play(table, seat, options, best, WORTH_PLAYING)

    def best_play(self, table: Voyage, seat: i64, options: Options, otherwise: i64, least: i64) -> i64:
        """The event or ability that brings most, if it is worth it; what costs no card needs to bring less."""
        best = otherwise
        most: i64 = least
        for index in range(options.count):
            code = options.codes[index]
            verb = verb_of(code)
            if verb == PLAY or verb == USE or verb == COMMAND:
                found = self.judging.play(table, seat, code)
                if verb != PLAY and found > 0:
                    found += least
                if found > most:
                    most = found
                    best = code
        return best

    # -- dice --------------------------------------------------------------------------------------------------

    def roll(self, table: Voyage, seat: i64, options: Options) -> i64:
        """Enough: stop. Otherwise what helps for free, then an event, then a doubloon if it pays."""
        missing = self.judging.missing(table, seat)
        if missing <= 0:
            return PASS
        best = self.best_play(table, seat, options, PASS, WORTH_PLAYING)
        if best != PASS:
            return best
        if table.check_cheat(seat) != FINE:
            return PASS
        stake = self.judging.at_stake(table, seat)
        each = self.numbers.cheat + table.change(CHEAT_DICE, seat, GONE)
        coins: i64 = 0
        while coins < table.coins_of(seat):
            coins += 1
            passing = self.worth.odds.pass_with(table.cells[TRAIT], each * coins, missing)
            if passing // 1000 * stake // 1000 > coins * POINT:
                return CHEAT
        return PASS

    # -- challenges --------------------------------------------------------------------------------------------

    def respond(self, table: Voyage, seat: i64) -> i64:
        """Accept if that is expected to cost less than refusing."""
        return ACCEPT if self.judging.accepting(table, seat) > self.judging.refusing(table, seat) else REFUSE

    def name_prize(self, table: Voyage, options: Options) -> i64:
        best: i64 = options.codes[0]
        most: i64 = -1
        for index in range(options.count):
            found = self.judging.prize(table, table.step_a(), target_of(options.codes[index]))
            if found > most:
                most = found
                best = options.codes[index]
        return best

    def plunder(self, table: Voyage, options: Options) -> i64:
        """The doubloon, and the best crew."""
        best: i64 = options.codes[0]
        most: i64 = -1
        for index in range(options.count):
            taken = target_of(options.codes[index])
            found: i64 = POINT if (taken >> COIN_BIT) & 1 != 0 else 0
            for spot in range(self.numbers.spots):
                if (taken >> spot) & 1 != 0:
                    found += self.worth.crew[table.crew_at(table.step_a(), spot)]
            if found > most:
                most = found
                best = options.codes[index]
        return best

    # -- what is drawn or must be given up ---------------------------------------------------------------------

    def name(self, table: Voyage, seat: i64, options: Options) -> i64:
        """P7.5: the same choice as when an effect asks for it; cards that will be drawn count as drawn."""
        choice = table.effect_on_top().own_choice
        if choice == DRAW_ANY:
            return self.which_deck(table.size_of(CREW_HAND + seat) + table.times_named(CREW_DECK_NAMED), options)
        return self.least_crew(table, seat, options) if choice == TIRE_OWN else self.least_card(options)

    def which_deck(self, crew: i64, options: Options) -> i64:
        """A crew card as long as there are few in hand."""
        return options.codes[0 if crew < 2 else 1]

    def least_crew(self, table: Voyage, seat: i64, options: Options) -> i64:
        best: i64 = options.codes[0]
        for index in range(1, options.count):
            code = options.codes[index]
            if (
                self.worth.crew[table.crew_at(seat, what_of(code))]
                < self.worth.crew[table.crew_at(seat, what_of(best))]
            ):
                best = code
        return best

    def least_card(self, options: Options) -> i64:
        best: i64 = options.codes[0]
        least: i64 = 1000000
        for index in range(options.count):
            code = options.codes[index]
            found = self.worth.crew[what_of(code)] if verb_of(code) == DISMISS else 2 * CARD
            if found < least:
                least = found
                best = code
        return best

    def pay_toll(self, table: Voyage, seat: i64) -> i64:
        """Pay if the voyage is worth more than a raid and the cards."""
        if table.action() != SAIL_DECLARED:
            return REFUSE
        worth = self.worth.voyage(table, seat, table.action_a(), self.worth.dice(table, seat), table.coins_of(seat))
        return PAY if worth - table.raid_worth(seat) * POINT > table.step_a() * CARD else REFUSE
