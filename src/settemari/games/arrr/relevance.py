"""When it matters to a waiting player that a card could be played now: what ``ask_when`` of a card means.

For prompting only, never for the rules. Everything here is read off the table as one seat sees it: the state that it
takes is one dealt from that seat's view.
"""

from __future__ import annotations

from fractions import Fraction

from settemari.core.table import EMPTY
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Effect
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.hopes import hope
from settemari.games.arrr.voyage import Voyage

DECLARATIONS = (c.SAIL_DECLARED, c.RAID_DECLARED, c.CHALLENGE_DECLARED)
LATE = (c.ADD_DICE, c.REROLL, c.TURN_DICE, c.CHANGE_DIFFICULTY)  # work after the throw, when the dice can be seen
MOVES = (c.SWAP_ROW, c.MOVE_NEAR, c.MOVE_FAR)
HINDRANCES = (c.TOLL, c.BAR_ACTION, c.RAID_INSTEAD)  # keep somebody from what they declared
HARDLY = Fraction(1, 5)  # what is less likely to succeed nobody needs to stop
WORTH_A_CARD = 1  # points that must be in it
MY_ROLL, RIVAL_ROLL, RIVAL_DECLARES = "my-roll", "rival-roll", "rival-declares"
RIVAL_ANSWERS, AIMED_AT_ME, MY_TURN, ALWAYS = "rival-answers", "aimed-at-me", "my-turn", "always"


def card_of(code: int) -> int:
    """An answer without its target: which own card is played or used."""
    return code & (c.VERB_MASK | c.WHAT_MASK << c.WHAT_SHIFT)


def effect_of(table: Voyage, code: int) -> Effect:
    """What an answer that plays or uses something puts on the stack."""
    cards, what = table.cards, int(c.what_of(code))
    numbers = {c.PLAY: cards.event_effects, c.USE: cards.crew_effects, c.COMMAND: cards.captain_effects}
    return cards.effects[numbers[int(c.verb_of(code))][what]]


def operations(effect: Effect) -> list[tuple[int, int, int, int]]:
    """Which operation, its amount, whom it is about, and the action it names."""
    cells = [int(effect.operations[at]) for at in range(int(effect.count) * c.OPERATION)]
    return [(cells[at], cells[at + 1], cells[at + 2], cells[at + 3]) for at in range(0, len(cells), c.OPERATION)]


def does(effect: Effect, *wanted: int) -> bool:
    return any(operation in wanted for operation, *_ in operations(effect))


def ask_word(table: Voyage, code: int) -> str:
    """The card's own word; an ability has none, and goes by what it does."""
    effect = effect_of(table, code)
    if c.verb_of(code) == c.PLAY:
        deck = table.cards.declared
        assert isinstance(deck, DeckFile)
        return deck.events[int(effect.kind)].ask_when
    if effect.target >= c.STACKED:
        return AIMED_AT_ME
    if does(effect, *LATE):
        return MY_ROLL
    return RIVAL_DECLARES if effect.anytime else MY_TURN


# -- what lies on the stack ------------------------------------------------------------------------------------


def stacked(table: Voyage) -> list[tuple[int, Effect, int]]:
    """The stack from the bottom to the top: who put it there, what it does, what it is aimed at (GONE: nothing)."""
    found = []
    for step, seat, a, b in table.agenda_records()[1:]:
        if step == c.ON_STACK:
            found.append((seat, table.cards.effects[a & c.EFFECT_MASK], (b & c.AIM_MASK) - 1))
    return found


def concerns(table: Voyage, seat: int, number: int) -> bool:
    """Whether something on the stack, counted from the bottom, is aimed at a seat or its cards, or hits it anyway."""
    items = stacked(table)
    owner, effect, aim = items[number]
    if effect.source == c.OF_EXPLORATION:
        return owner == seat  # a penalty
    if owner == seat:
        return False
    if any(who >= c.OTHERS for _, _, who, _ in operations(effect)):
        return True
    target = int(effect.target)
    if target in (c.PIRATE, c.RIVAL):
        return aim == seat
    if c.CREW <= target <= c.RIVAL_CREW:
        return aim != c.GONE and aim >> 4 == seat
    if target == c.LASTING_EVENT:
        return aim != c.GONE and table.cell(c.BY + aim) == seat
    if target >= c.STACKED:
        return aim != c.GONE and items[aim][0] == seat
    mine = seat == table.on_turn() and table.action() != 0
    if target == c.EXPLORATION:
        return mine and table.action() < c.RAID_DECLARED and aim == table.action_a()
    return mine and does(effect, c.CHANGE_DIFFICULTY, c.BAR_ACTION, c.TOLL, c.RAID_INSTEAD)


def is_target(table: Voyage, seat: int) -> bool:
    """Whether anything that is going on is aimed at a seat: something on the stack, or a challenge."""
    challenged = table.action() >= c.CHALLENGE_DECLARED and table.action_a() == seat
    return challenged or any(concerns(table, seat, number) for number in range(len(stacked(table))))


# -- whether a play matters now --------------------------------------------------------------------------------


def matters(table: Voyage, seat: int, code: int) -> bool:
    """Whether the seat would want to be asked now because of this play."""
    effect = effect_of(table, code)
    word = ask_word(table, code)
    if word == ALWAYS:
        return True
    items = stacked(table)
    if word in (RIVAL_ANSWERS, AIMED_AT_ME):
        return bool(items) and _answers(table, seat, code, word)
    if items and not _needs_stack(effect):
        return False  # it can wait until the stack is empty
    mine = seat == table.on_turn()
    if word == MY_TURN:
        return mine and (table.action() == 0 or not table.fits(effect, c.FREE))
    if word == MY_ROLL:
        return bool(table.situation(seat) & c.MY_ROLL) and _in_time(table, seat, effect)
    if mine or not _hits_another(table, seat, code):
        return False
    if word == RIVAL_DECLARES:
        return table.action() in DECLARATIONS and _changes_something(table, seat, code)
    rolls = bool(table.situation(seat) & (c.BEFORE | c.ROLLED))
    return rolls and _in_time(table, seat, effect) and _rival_passes(table, seat)


def _needs_stack(effect: Effect) -> bool:
    return effect.target >= c.STACKED or effect.moments == c.ANSWERING


def _answers(table: Voyage, seat: int, code: int, word: str) -> bool:
    """Whether a play answers what lies on top of the stack: every item was on top once, and was asked about then."""
    effect = effect_of(table, code)
    top = len(stacked(table)) - 1
    owner, answered, _ = stacked(table)[top]
    if effect.target >= c.STACKED and c.target_of(code) != top:
        return False
    if word == RIVAL_ANSWERS:
        return owner != seat
    if does(effect, c.WARD) and not does(answered, c.DAMAGE):
        return False
    if c.verb_of(code) == c.PLAY and _only_looks(answered):
        return False
    return concerns(table, seat, top) and not _tires_in_vain(table, seat, top)


def _only_looks(effect: Effect) -> bool:
    """Whether all that an effect does to others is to see a hand: a card is too good to stop that."""
    return does(effect, c.LOOK) and all(op == c.LOOK or who == c.YOU for op, _, who, _ in operations(effect))


def _tires_in_vain(table: Voyage, seat: int, number: int) -> bool:
    """Whether something on the stack only exhausts an own card that could not be used before it is readied (P6.5)."""
    _, effect, aim = stacked(table)[number]
    if aim == c.GONE or not does(effect, c.EXHAUST) or does(effect, c.DISCARD_CREW, c.TAKE_CREW):
        return False
    return not _can_be_used(table, aim)


def _can_be_used(table: Voyage, aim: int) -> bool:
    """Whether an equipped card has an ability that its owner, unless it is exhausted, may still want in this turn."""
    owner, spot = aim >> 4, aim & 15
    card = table.crew_at(owner, spot)
    if card == EMPTY or table.cards.crew_effects[card] < 0 or table.is_tired(owner, spot):
        return False
    ability = table.cards.effects[table.cards.crew_effects[card]]
    return bool(table.may_use(owner, ability, table.going_on())) or _may_have_to_fight(table, owner)


def _may_have_to_fight(table: Voyage, seat: int) -> bool:
    """Whether somebody may challenge a seat in this turn, or has done so (P5.5)."""
    if table.action() == 0:
        return bool(table.numbers.mode == c.FULL)
    return bool(table.action() >= c.CHALLENGE_DECLARED and table.action_a() == seat)


def _in_time(table: Voyage, seat: int, effect: Effect) -> bool:
    """What works after the throw is asked for then; what would come too late, before it."""
    situation = int(table.situation(seat))
    if situation & c.ROLLED:
        return does(effect, *LATE)
    later = situation & ~(c.BEFORE | c.DECLARED) | c.ROLLED
    return not (does(effect, *LATE) and table.fits(effect, later))


def _rival_passes(table: Voyage, seat: int) -> bool:
    """Whether it would be too bad to let it be: before a roll unless it is lost anyway, after it if the test would be
    passed, and by no more than what the seat could still make it harder by.
    """
    step = table.action()
    if step in (c.ROLLING, c.ROLL_ENDS):
        return 0 <= table.successes(0) - table.wanted() < _harder_by(table, seat)
    return step not in (c.SAIL_DECLARED, c.TEST) or hope(table, seat).chance >= HARDLY


def _harder_by(table: Voyage, seat: int) -> int:
    """By how much all events of a hand together make the test going on harder."""
    cards = table.cards
    effects = [cards.effects[int(cards.event_effects[event])] for event in table.pieces(c.EVENT_HAND + seat)]
    return sum(
        amount
        for effect in effects
        for operation, amount, *_ in operations(effect)
        if operation == c.CHANGE_DIFFICULTY and amount > 0
    )


def _hits_another(table: Voyage, seat: int, code: int) -> bool:
    """Not with oneself, or one's own card, as its target."""
    target, aim = int(effect_of(table, code).target), int(c.target_of(code))
    if target in (c.PIRATE, c.RIVAL):
        return aim != seat
    return not c.CREW <= target <= c.RIVAL_CREW or aim >> 4 != seat


def _changes_something(table: Voyage, seat: int, code: int) -> bool:
    """Not if everybody can see that the play would do nothing of note to the action that was declared."""
    effect, aim = effect_of(table, code), int(c.target_of(code))
    bits = {c.SAIL_DECLARED: c.SAILING, c.RAID_DECLARED: c.RAIDING, c.CHALLENGE_DECLARED: c.CHALLENGING}
    declared = bits[int(table.action())]
    for operation, _, who, action in operations(effect):
        if operation in (c.TOLL, c.BAR_ACTION) and not action & declared:
            return False
        if operation == c.STEAL and table.coins_of(aim) == 0:
            return False
        if operation == c.DAMAGE and who == c.THE_PIRATE and table.equipped(aim) == 0:
            return False
        if operation == c.REDIRECT and aim == table.action_a():
            return False
        if operation == c.EXHAUST and not _can_be_used(table, aim):
            return False
    if declared == c.SAILING and _is_idle(table, seat, effect):
        return False
    if does(effect, *MOVES):
        return declared == c.SAILING and _makes_harder(table, effect, aim)
    if effect.target == c.EXPLORATION and not does(effect, c.REDIRECT):
        return declared == c.SAILING and aim == table.action_a()  # whatever lies there concerns who sails to it
    return effect.target < c.CREW or effect.target > c.RIVAL_CREW or aim >> 4 == table.on_turn()


def _is_idle(table: Voyage, seat: int, effect: Effect) -> bool:
    """Whether a play against a voyage would take next to nothing: it hardly succeeds anyway, or brings no more than the
    raid that would take its place.
    """
    if does(effect, *HINDRANCES):
        return hope(table, seat).worth < table.raid_worth(table.on_turn()) + WORTH_A_CARD
    # Whatever is about an exploration is about the voyage: its place in the row, another goal, what lies on it.
    return effect.target == c.EXPLORATION and hope(table, seat).chance < HARDLY


def _makes_harder(table: Voyage, effect: Effect, moved: int) -> bool:
    """Whether a move in the row gives the exploration that somebody sails to worse neighbours (P3.5)."""
    cards, faced = table.cards, int(table.action_a())
    row = table.pieces(c.SEAS)
    at = row.index(moved)
    after = [card for card in row if card != moved]
    goal = len(after) if does(effect, c.MOVE_NEAR) else 0
    if does(effect, c.SWAP_ROW):
        goal = at + 1 if at + 1 < len(row) else max(0, at - 1)
    after.insert(goal, moved)
    first = int(cards.first_test[faced])
    tested = [int(cards.test_traits[first + test]) for test in range(int(cards.tests(faced)))]

    def burden(order: list[int]) -> int:
        place = order.index(faced)
        beside = order[max(0, place - 1) : place] + order[place + 1 : place + 2]
        harder = sum(int(cards.influence_on(card, trait)) for card in beside for trait in tested)
        return harder - sum(int(cards.influence_on(card, c.TRAITS)) for card in beside)

    return burden(after) > burden(row)
