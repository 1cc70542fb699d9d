"""The words in which a card says what it does: operations, lasting changes, targets, moments, conditions.

This is the whole vocabulary: a deck file is checked against it, the rules get their numbers from it, and
``docs/writing-a-card.md`` lists it. An operation has no loop and calls no card, so every effect ends.
"""

from __future__ import annotations

from typing import NamedTuple

from settemari.games.arrr import codes as c

TRAIT_WORDS = ("attack", "navigation", "cunning", "courage")
FACE_WORDS = (*TRAIT_WORDS, "jolly")
TRAITS_OR_ANY = {**{word: trait for trait, word in enumerate(TRAIT_WORDS)}, "any": c.ANY_TRAIT}
CREW_KINDS = {"officer": c.OFFICER, "item": c.ITEM_CARD, "gang": c.GANG}
MODES = {"gallows": c.GALLOWS, "boarding": c.BOARDING, "full": c.FULL}

# Who or what a card names when it is played or used.
TARGETS = {
    "none": c.NO_TARGET,
    "pirate": c.PIRATE,
    "rival": c.RIVAL,
    "exploration": c.EXPLORATION,
    "crew": c.CREW,
    "own-crew": c.OWN_CREW,
    "rival-crew": c.RIVAL_CREW,
    "lasting": c.LASTING_EVENT,
    "stacked": c.STACKED,
    "stacked-event": c.STACKED_EVENT,
    "stacked-ability": c.STACKED_ABILITY,
    "stacked-penalty": c.STACKED_PENALTY,
}
PIRATES = ("pirate", "rival")
CREWS = ("crew", "own-crew", "rival-crew")
STACKS = ("stacked", "stacked-event", "stacked-ability", "stacked-penalty")

# When a card may be played, if it says so: one of the moments of P7.8, never a new one.
MOMENTS = {
    "free": c.FREE,
    "declared": c.DECLARED,
    "before-roll": c.BEFORE,
    "rolled": c.ROLLED,
    "answer": c.ANSWERING,
}
# During which action.
ACTIONS = {"sail": c.SAILS, "raid": c.RAIDS, "challenge": c.CHALLENGES}
ACTION_BITS = {"sail": c.SAILING, "raid": c.RAIDING, "challenge": c.CHALLENGING}

WHO = {"you": c.YOU, "pirate": c.THE_PIRATE, "others": c.OTHERS, "everybody": c.EVERYONE}
ALL_WHO = tuple(WHO)


class Operation(NamedTuple):
    """One thing that a card can do, and what has to be said with it."""

    code: int
    amount: tuple[int, int] | None = None  # the least and the most
    who: tuple[str, ...] = ()
    target: tuple[str, ...] = ()  # the card must name one of these
    action: tuple[str, ...] = ()  # an action must be named
    all_of: int = 0  # what must be going on
    any_of: int = 0
    in_tests: bool = True  # may stand in rewards and penalties
    on_crew: bool = True  # may be the ability of a crew card


ROLLS = c.BEFORE | c.ROLLED
OPERATIONS = {
    "add-dice": Operation(c.ADD_DICE, (1, 6), ("you", "pirate"), any_of=ROLLS, in_tests=False),
    "remove-dice": Operation(c.REMOVE_DICE, (1, 6), ("pirate",), all_of=c.BEFORE, in_tests=False),
    "reroll": Operation(c.REROLL, (1, 12), ("you", "pirate"), all_of=c.ROLLED, in_tests=False),
    "turn-dice": Operation(c.TURN_DICE, (1, 6), ("you", "pirate"), all_of=c.ROLLED, in_tests=False),
    "difficulty": Operation(c.CHANGE_DIFFICULTY, (-4, 4), all_of=c.SAILS, any_of=ROLLS, in_tests=False),
    "cancel": Operation(c.CANCEL, target=STACKS, in_tests=False),
    "swap-row": Operation(c.SWAP_ROW, target=("exploration",)),
    "move-near": Operation(c.MOVE_NEAR, target=("exploration",)),
    "move-far": Operation(c.MOVE_FAR, target=("exploration",)),
    "sink": Operation(c.SINK, target=("exploration",)),
    "explore": Operation(c.TURN_UP),
    "discard-crew": Operation(c.DISCARD_CREW, target=CREWS),
    "take-crew": Operation(c.TAKE_CREW, target=("rival-crew",)),
    "exhaust": Operation(c.EXHAUST, target=CREWS),
    "ready": Operation(c.MAKE_READY, target=CREWS, on_crew=False),
    "ready-all": Operation(c.READY_ALL, who=ALL_WHO, on_crew=False),
    "damage": Operation(c.DAMAGE, (1, 6), ALL_WHO),
    "gain": Operation(c.GAIN, (1, 9), ALL_WHO),
    "lose": Operation(c.LOSE_COINS, (1, 9), ALL_WHO),
    "steal": Operation(c.STEAL, (1, 9), target=PIRATES),
    "draw-crew": Operation(c.DRAW_CREW, (1, 4), ALL_WHO),
    "draw-event": Operation(c.DRAW_EVENT, (1, 4), ALL_WHO),
    "draw-either": Operation(c.DRAW_ANY, (1, 4), ALL_WHO),
    "discard-hand": Operation(c.DISCARD_HAND, (1, 5), ALL_WHO),
    "bar": Operation(c.BAR_ACTION, action=("sail", "challenge"), all_of=c.DECLARED, in_tests=False),
    "toll": Operation(c.TOLL, (1, 6), action=("sail", "challenge"), all_of=c.DECLARED, in_tests=False),
    "raid-instead": Operation(c.RAID_INSTEAD, all_of=c.DECLARED, any_of=c.SAILS | c.CHALLENGES, in_tests=False),
    "redirect": Operation(c.REDIRECT, target=("exploration",), all_of=c.DECLARED | c.SAILS, in_tests=False),
    "ward": Operation(c.WARD, (1, 9), ("you", "pirate")),
    "look": Operation(c.LOOK, target=PIRATES),
    "press": Operation(c.PRESS, (1, 4), ("you",)),
    "end-lasting": Operation(c.END_LASTING, target=("lasting",)),
    "tire": Operation(c.TIRE_OWN, (1, 5), ALL_WHO),
}


class Change(NamedTuple):
    """Something that a captain, or a permanent event, changes as long as it is there."""

    code: int
    amount: tuple[int, int] | None = (-4, 4)
    trait: bool = False
    action: bool = False
    on: tuple[str, ...] = ("pirate", "table")  # what a permanent event with it may lie on; captains: like a pirate


LASTING_ON = ("pirate", "exploration", "crew", "table")
CHANGES = {
    "dice": Change(c.MORE_DICE, trait=True, on=("pirate", "crew", "table")),
    "challenge-dice": Change(c.DUEL_DICE),
    "difficulty": Change(c.HARDER, trait=True, on=("pirate", "exploration", "table")),
    "doubloons": Change(c.REWARD, on=("pirate", "exploration", "table")),
    "raid": Change(c.RAID_COINS),
    "cheat": Change(c.CHEAT_DICE, (-1, 4)),
    "damage": Change(c.MORE_DAMAGE),
    "equip": Change(c.EQUIP_MORE, (1, 2)),
    "recruit": Change(c.RECRUIT_MORE, (-2, 3)),
    "collection": Change(c.COLLECTION_WORTH, (-1, 3)),
    "refusal": Change(c.REFUSAL_COINS, (-1, 4)),
    "forbid": Change(c.FORBIDS, None, action=True),
    "calm": Change(c.CALM, None, on=("exploration", "table")),
}
UNTIL = {"end": c.TO_THE_END, "turn": c.THIS_TURN, "my-next-turn": c.MY_NEXT_TURN, "roll": c.NEXT_ROLL}

CONDITIONS = {
    **{word: trait for trait, word in enumerate(TRAIT_WORDS)},
    "officers": c.HAS_OFFICERS,
    "items": c.HAS_ITEMS,
    "gangs": c.HAS_GANGS,
    "crew": c.HAS_CREW,
    "doubloons": c.HAS_COINS,
    "conquered": c.HAS_CONQUERED,
    "hand": c.HAS_HAND,
}

# When a waiting player wants to be asked about an event; for prompting only, never for the rules.
ASK_WHEN = ("always", "my-roll", "rival-roll", "rival-declares", "rival-answers", "aimed-at-me", "my-turn")

# What a picture is composed of (drawn elsewhere): which parts a pack's cards may name.
PICTURE_PARTS = ("creature", "tool", "scene", "weather")
ORIGINS = ("documented", "original")
