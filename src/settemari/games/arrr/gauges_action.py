"""Gauges of the action that was declared: who sails, raids or challenges, the dice of both sides, and the chances."""

from __future__ import annotations

from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import Record, action_of
from settemari.games.arrr.gauges_shapes import (
    ChallengeGauge,
    DuelGauge,
    FaceGauge,
    PrizeGauge,
    RaidGauge,
    RefusalGauge,
    RollGauge,
    SailGauge,
    Sum,
    sum_told,
)
from settemari.games.arrr.gist import (
    PLAYED,
    PRINTED,
    ChallengeGist,
    Part,
    challenge_gist,
    chances_to_pass,
    cheat_of,
    difficulty_of,
    raid_of,
    sail_gist,
    successes,
    wanted,
)
from settemari.games.arrr.gist import Sum as SumOf
from settemari.games.arrr.odds import percent
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import FACE_WORDS, TRAIT_WORDS


def action_told(setup: ArrrSetup, view: View) -> SailGauge | RaidGauge | ChallengeGauge | None:
    """None between the actions."""
    action = action_of(view)
    if action is None:
        return None
    if action[0] < c.RAID_DECLARED:
        return _sail(setup, view, action)
    if action[0] == c.RAID_DECLARED:
        return {"sort": "raid", "seat": action[1], "loot": sum_told(raid_of(setup, view, action[1])), "rolls": []}
    return _challenge(setup, view, action)


# -- sailing ---------------------------------------------------------------------------------------------------


def _sail(setup: ArrrSetup, view: View, action: Record) -> SailGauge:
    """P3.2: test by test; once the last is passed or one is failed there is none to come."""
    step, seat, exploration, test = action
    tests = 0 if exploration == c.GONE else int(setup.numbers.cards.tests(exploration))
    told: SailGauge = {
        "sort": "sail",
        "seat": seat,
        "kind": None if exploration == c.GONE else exploration,
        "test": test,
        "tests": tests,
        "trait": None,
        "needed": 0,
        "difficulty": None,
        "rolls": [],
    }
    if test < tests and step <= c.JUDGE_TEST:
        trait = int(setup.numbers.cards.test_traits[int(setup.numbers.cards.first_test[exploration]) + test])
        difficulty = difficulty_now(setup, view, action)
        told["trait"] = TRAIT_WORDS[trait]
        told["needed"] = difficulty.total
        told["difficulty"] = sum_told(difficulty)
        told["rolls"] = [_test_roll(setup, view, action)]
    return told


def difficulty_now(setup: ArrrSetup, view: View, action: Record) -> SumOf:
    """P3.7: the difficulty is fixed at the first throw. What has changed since on the table does not count any more,
    and then its parts are told no longer.
    """
    _, seat, exploration, test = action
    shift = int(view.cell(c.SHIFT))
    now = difficulty_of(setup, view, seat, exploration, test, shift)
    if view.cell(c.THROWN) == 0 or now.total == wanted(view):
        return now
    parts = [Part(int(view.cell(c.DIFFICULTY)), PRINTED)]
    return SumOf(tuple(parts + ([Part(shift, PLAYED)] if shift else [])), wanted(view))


def _test_roll(setup: ArrrSetup, view: View, action: Record) -> RollGauge:
    _, seat, exploration, test = action
    if view.cell(c.THROWN) != 0:
        return _roll(setup, view, seat, 0, None, [percent(one) for one in chances_to_pass(setup, view, seat)])
    gist = sail_gist(setup, view, seat, exploration, test).tests[0]
    return _roll(setup, view, seat, 0, sum_told(gist.dice), [percent(chance) for chance in gist.chances])


def _roll(setup: ArrrSetup, view: View, seat: int, side: int, dice: Sum | None, chances: list[int]) -> RollGauge:
    """``dice``: what will be thrown; None: they lie there."""
    faces = _faces(view, side) if dice is None else []
    return {
        "seat": seat,
        "dice": len(faces) if dice is None else dice,
        "faces": faces,
        "successes": successes(view, side) if dice is None else 0,
        "coins": int(view.cell(c.COINS + seat)),
        "cheat": sum_told(cheat_of(setup, view, seat)),
        "chances": chances,
    }


def _faces(view: View, side: int) -> list[FaceGauge]:
    """P4.2: what every die shows, and whether that is a success."""
    good = (int(view.cell(c.TRAIT)), c.JOLLY)
    found: list[FaceGauge] = []
    for face in range(c.FACES):
        die: FaceGauge = {"face": FACE_WORDS[face], "good": face in good}
        found += [die] * int(view.cell(c.DICE + side * c.FACES + face))
    return found


# -- challenges ------------------------------------------------------------------------------------------------


def _challenge(setup: ArrrSetup, view: View, action: Record) -> ChallengeGauge:
    step, seat, opponent, named = action
    gist = challenge_gist(setup, view, seat, opponent, named & 7)
    thrown = view.cell(c.THROWN) != 0
    counter = (named >> c.OTHER_PRIZE_SHIFT) & c.PRIZE_MASK
    rolls: list[RollGauge] = []
    if step != c.PLUNDER:
        mine, theirs = (None, None) if thrown else (sum_told(gist.mine), sum_told(gist.theirs))
        rolls = [_roll(setup, view, seat, 0, mine, []), _roll(setup, view, opponent, 1, theirs, [])]
    return {
        "sort": "challenge",
        "seat": seat,
        "opponent": opponent,
        "trait": TRAIT_WORDS[gist.trait],
        "accepted": step >= c.NAME_PRIZE,
        "prize": _prize((named >> c.OWN_PRIZE_SHIFT) & c.PRIZE_MASK),
        "counter": _prize(counter) if counter else None,
        "odds": _as_they_lie(view, duel_told(gist)) if thrown else duel_told(gist),
        "rolls": rolls,
    }


def _prize(prize: int) -> PrizeGauge:
    """P5.1."""
    return {"kind": prize - c.COLLECTION_PRIZE} if prize >= c.COLLECTION_PRIZE else {"coins": prize}


def duel_told(gist: ChallengeGist) -> DuelGauge:
    """P5.6: before the throw, when nobody cheats."""
    return {
        "opponent": gist.opponent,
        "trait": TRAIT_WORDS[gist.trait],
        "mine": sum_told(gist.mine),
        "theirs": sum_told(gist.theirs),
        "win": percent(gist.win),
        "tie": percent(gist.tie),
        "loss": percent(gist.loss),
    }


def _as_they_lie(view: View, duel: DuelGauge) -> DuelGauge:
    """P5.6: who would win if both stopped now."""
    mine, theirs = successes(view, 0), successes(view, 1)
    return {**duel, "win": 100 * (mine > theirs), "tie": 100 * (mine == theirs), "loss": 100 * (mine < theirs)}


def duels_told(setup: ArrrSetup, view: View) -> list[DuelGauge]:
    """P5.1: to who is about to declare, how a challenge of everybody at sea would stand in every trait."""
    seat = int(view.seat)
    if setup.numbers.mode != c.FULL or int(view.step()) != c.DECLARE or int(view.step_seat()) != seat:
        return []
    return [
        duel_told(challenge_gist(setup, view, seat, opponent, trait))
        for opponent in range(int(setup.layout.seats))
        if opponent != seat and any(card >= 0 for card in view.pieces(c.AREA + opponent))
        for trait in range(c.TRAITS)
    ]


def refusal_told(setup: ArrrSetup, view: View) -> RefusalGauge | None:
    """P5.3: what refusing costs, as long as a challenge is not accepted."""
    action = action_of(view)
    if action is None or not c.CHALLENGE_DECLARED <= action[0] <= c.PLUNDER:
        return None
    gist = challenge_gist(setup, view, action[1], action[2], action[3] & 7)
    return {"crew": gist.lost_crew, "coins": gist.lost_coins}
