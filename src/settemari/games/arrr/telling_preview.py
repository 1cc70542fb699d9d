"""What an answer would do, as messages: exact chances, what is won and lost, and what follows if nobody answers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from settemari.core.chance import Seeded
from settemari.core.events import ASKED as ASKED_EVENT
from settemari.core.events import Sink, told
from settemari.core.offer import Preview
from settemari.core.options import Options
from settemari.core.play import play_in_the_open
from settemari.core.setup import Setup
from settemari.core.table import ASKED, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS
from settemari.games.arrr.card_text import card_lines, effect_messages, sentences, watched_message
from settemari.games.arrr.challenge import OPPONENT_SHIFT
from settemari.games.arrr.gist import (
    ChallengeGist,
    Foreseen,
    SailGist,
    challenge_gist,
    chances_to_pass,
    cheat_of,
    dice_of,
    if_all_pass,
    raid_of,
    sail_gist,
    successes,
    wanted,
)
from settemari.games.arrr.odds import percent
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_answers import strides_of
from settemari.games.arrr.telling_log import Log
from settemari.games.arrr.telling_walk import warn_of
from settemari.games.arrr.telling_words import (
    coins_message,
    deck_file,
    doubloons,
    loot_of,
    named_message,
    sum_message,
    trait_of,
)
from settemari.locales.message import Message, Seat, say

PLAYS = (c.PLAY, c.USE, c.COMMAND)


def preview_messages(setup: Setup, view: View, code: int, preview: Preview) -> list[Message]:
    """What a person wants to know before choosing, the nearest first."""
    assert isinstance(setup, ArrrSetup)
    step, verb, what = int(view.step()), code & c.VERB_MASK, int(c.what_of(code))
    seat, target = int(view.seat), int(c.target_of(code))
    if verb in PLAYS:
        return [*_text(setup, verb, what), *_played(setup, view, code)]
    if verb == c.SAIL:
        return sail_messages(setup, sail_gist(setup, view, seat, what))
    if verb == c.RAID:
        return [say("arrr-preview-raid", loot=coins_message(setup, raid_of(setup, view, seat)))]
    if verb == c.CHALLENGE:
        gist = challenge_gist(setup, view, seat, target >> OPPONENT_SHIFT, what)
        return [*_contest(setup, gist, seat), _refused(gist)]
    if step == c.RESPOND:
        record = view.agenda_records()[1]
        gist = challenge_gist(setup, view, record[1], record[2], record[3] & 7)
        return _contest(setup, gist, seat) if verb == c.ACCEPT else [_refused(gist)]
    if step in (c.ROLLING, c.CONTEST):
        return _roll(setup, view, code)
    if code == c.PASS and step in MOMENTS:
        return passing_messages(setup, view)
    if verb in (c.PLACE, c.DROP, c.LOSE):
        return [_traits(setup, preview.cases[0].after, seat)]
    if verb == c.CAPTAIN_TAKEN:
        return card_lines(deck_file(setup).captains[what])
    return []


# -- sailing ---------------------------------------------------------------------------------------------------


def sail_messages(setup: ArrrSetup, gist: SailGist) -> list[Message]:
    """Each test with its difficulty and dice, the chance to pass them all, and what there is to win and to lose."""
    said = []
    for test in gist.tests:
        said.append(
            say(
                "arrr-preview-test",
                trait=trait_of(test.trait),
                difficulty=sum_message(setup, test.difficulty),
                dice=sum_message(setup, test.dice),
                count=test.dice.total,
            )
        )
    card = deck_file(setup).explorations[gist.exploration]
    if card.watched:
        said.append(watched_message())
    if gist.tests:
        said.append(_chances(gist.chances))
    loot = loot_of(setup, gist.exploration)
    if gist.doubloons.total or gist.doubloons.parts[0].amount:
        loot.append(coins_message(setup, gist.doubloons))
    if loot:
        said.append(say("printed-loot", loot=loot))
    if card.reward:
        said.append(say("printed-reward", effect=sentences(effect_messages(card.reward))))
    if card.penalty:
        said.append(say("printed-penalty", effect=sentences(effect_messages(card.penalty))))
    return said


def _chances(chances: Sequence[Fraction]) -> Message:
    """With 0, 1, 2... doubloons; what is certain needs no more."""
    said = [say("arrr-chance", percent=percent(chances[0]))]
    for coins, chance in enumerate(chances[1:], start=1):
        if chances[coins - 1] == 1:
            break
        said.append(say("arrr-chance-with", percent=percent(chance), doubloons=doubloons(coins)))
    return say("arrr-preview-chances", chances=said)


def _roll(setup: ArrrSetup, view: View, code: int) -> list[Message]:
    """A roll going on: what one more doubloon would be worth, or how things stand."""
    seat = int(view.seat)
    dice = cheat_of(setup, view, seat).total
    if int(view.step()) == c.CONTEST:
        side = 0 if seat == view.step_seat() else 1
        if code == c.CHEAT:
            return [say("arrr-preview-cheat-contest", count=dice)]
        return [say("arrr-preview-contest", mine=successes(view, side), theirs=successes(view, 1 - side))]
    if code == c.CHEAT:
        return [say("arrr-preview-cheat", count=dice), _chances(chances_to_pass(setup, view, seat))]
    found, needed = successes(view, 0), wanted(view)
    key = "arrr-preview-passed" if found >= needed else "arrr-preview-failed"
    return [say(key, successes=say("arrr-successes", count=found), needed=needed)]


# -- challenges ------------------------------------------------------------------------------------------------


def _contest(setup: ArrrSetup, gist: ChallengeGist, seat: int) -> list[Message]:
    """P5.6, for the one who asks: the challenger or the opponent."""
    mine, theirs, win, loss, other = gist.mine, gist.theirs, gist.win, gist.loss, gist.opponent
    if seat == gist.opponent:
        mine, theirs, win, loss, other = theirs, mine, loss, win, gist.challenger
    return [
        say(
            "arrr-preview-dice",
            trait=trait_of(gist.trait),
            mine=sum_message(setup, mine),
            theirs=sum_message(setup, theirs),
            seat=Seat(other),
        ),
        say("arrr-preview-odds", win=percent(win), tie=percent(gist.tie), loss=percent(loss)),
    ]


def _refused(gist: ChallengeGist) -> Message:
    """P5.3: what refusing costs."""
    coins = doubloons(gist.lost_coins)
    args = {"seat": Seat(gist.challenger), "opponent": Seat(gist.opponent), "count": gist.lost_crew}
    return say("arrr-preview-refused", **args, doubloons=coins)


# -- crew ------------------------------------------------------------------------------------------------------


def _traits(setup: ArrrSetup, view: View, seat: int) -> Message:
    """The dice that the equipped cards would give, trait by trait."""
    values = [
        say("trait-value", trait=trait_of(trait), amount=dice_of(setup, view, seat, trait, False).total)
        for trait in range(c.TRAITS)
    ]
    return say("arrr-preview-traits", traits=values)


# -- the stack -------------------------------------------------------------------------------------------------


def _text(setup: ArrrSetup, verb: int, what: int) -> list[Message]:
    """What is printed on a card that can be played or used."""
    deck = deck_file(setup)
    if verb == c.PLAY:
        return card_lines(deck.events[what])
    ability = deck.crew[what].ability if verb == c.USE else deck.captains[what].ability
    return [sentences(effect_messages(ability.do, ability.target))] if ability else []


def passing_messages(setup: Setup, view: View) -> list[Message]:
    """What happens if everybody passes now: to the top of the stack, or to the action."""
    assert isinstance(setup, ArrrSetup)
    foreseen = if_all_pass(setup, view)
    return _unanswered(setup, view, foreseen, {}, 0, _about_to_do(setup, foreseen.after))


def _about_to_do(setup: ArrrSetup, after: View) -> Message | None:
    """P7.5: what was named for the effect being carried out, if that comes next: a card is drawn, or shown."""
    if int(after.step()) != c.EFFECT:
        return None
    a = int(after.step_a())
    effect = setup.numbers.cards.effects[a & c.EFFECT_MASK]
    at = (a >> c.DONE_SHIFT & c.DONE_MASK) * c.OPERATION
    comes = at < len(effect.operations) and (int(effect.operations[at]), int(effect.operations[at + 2]))
    return named_message(setup, int(after.step_seat()), a) if comes == (int(effect.own_choice), c.YOU) else None


def _played(setup: ArrrSetup, view: View, code: int) -> list[Message]:
    """What a card or an ability does if nobody answers it, up to the first roll, reveal or choice."""
    seat = int(view.seat)
    state = setup.redeal(view, Seeded(1))
    sink = Sink()
    state.sink = sink
    depth = len(view.agenda_records())
    events = []
    cut = play_in_the_open(state, {seat: code})
    while True:
        events += [heard for event in sink.take() if (heard := told(setup.layout, event, seat)) is not None]
        after = state.view(seat)
        agenda = (cell for record in after.agenda_records() for cell in record)
        events.append((ASKED_EVENT, int(after.cell(ASKED)), *agenda))
        step = int(after.step())
        if cut or step not in (c.NAMING, c.ON_STACK) or len(after.agenda_records()) != depth + 1:
            break
        named = {}
        if step == c.NAMING:  # what is named does not matter: it is drawn or shown, and that is not foretold
            if state.effect_on_top().own_choice == c.TIRE_OWN:
                break
            options = Options()
            state.legal(seat, options)
            named = {seat: options.listed()[0]}
        cut = play_in_the_open(state, named)
    return _unanswered(setup, view, Foreseen(tuple(events), after), {seat: code}, 1)


def _unanswered(
    setup: ArrrSetup,
    view: View,
    foreseen: Foreseen,
    answers: dict[int, int],
    skipped: int,
    last: Message | None = None,
) -> list[Message]:
    """The log of what would happen, as one message; what somebody does or names now is not told to them again. If its
    way is lost, as in ``Teller``, it is left out.
    """
    try:
        strides = strides_of(setup, view, foreseen.events, answers)
        told = [stride for stride in strides[skipped:] if int(stride.before.step()) != c.NAMING]
        said = [line.message for line in Log(setup, told).tell()] + ([last] if last is not None else [])
    except Exception as error:
        warn_of(view, error)
        return []
    return [say("arrr-preview-unanswered", told=sentences(said))] if said else []
