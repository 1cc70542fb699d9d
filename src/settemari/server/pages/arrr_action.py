"""What is going on in Arrr!!! as text: the action, the dice of both sides, and the stack, the next to happen first."""

from __future__ import annotations

from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import action_of
from settemari.games.arrr.card_text import effect_messages, sentences
from settemari.games.arrr.gist import challenge_gist, successes, wanted
from settemari.games.arrr.odds import percent
from settemari.games.arrr.telling_words import (
    effect_message,
    exploration_message,
    named_message,
    prize_message,
    stack_of,
    target_message,
)
from settemari.games.arrr.vocabulary import FACE_WORDS
from settemari.server.pages.arrr_words import ArrrWords
from settemari.server.pages.parts import Block, Bullets, Facts, Group, Para, Piece, Section, Words


def action_section(pen: ArrrWords, view: View) -> Section | None:
    """None between the actions, when nothing lies on the stack."""
    blocks = _action(pen, view)
    stack = _stack(pen, view)
    if stack:
        blocks.append(Group(pen.page.say("page-stack"), [Bullets(stack, "stack")]))
    return Section("action", pen.page.say("arrr-screen-action"), blocks) if blocks else None


def _action(pen: ArrrWords, view: View) -> list[Block]:
    """Who does what, what is at stake, and the dice, if there are any."""
    action, page = action_of(view), pen.page
    if action is None:
        return []
    step, seat, first, second = action
    name = page.names[seat]
    rows: list[tuple[str, Words]] = []
    if step == c.RAID_DECLARED:
        said = page.say("arrr-screen-raids", name=name)
    elif step > c.RAID_DECLARED:
        said = _challenge(pen, view, seat, first, second & 7)
        rows += _prizes(pen, seat, first, second)
    elif first == c.GONE:
        said = page.say("arrr-screen-sails-nowhere", name=name)
    else:
        tests = int(pen.cards.tests(first))
        sea = exploration_message(pen.setup, first)
        said = page.say("arrr-screen-sails", name=name, exploration=sea, test=min(second + 1, tests), tests=tests)
    if view.cell(c.THROWN) != 0:
        duel = step > c.RAID_DECLARED
        rows.append((name, _dice(pen, view, 0, None if duel else wanted(view))))
        if duel:
            rows.append((page.names[first], _dice(pen, view, 1, None)))
    return [Para(said, "lead"), *([Facts(rows)] if rows else [])]


def _challenge(pen: ArrrWords, view: View, seat: int, opponent: int, trait: int) -> str:
    """Who against whom in which trait; before the throw also the dice of both, and the chances."""
    page = pen.page
    names = {"name": page.names[seat], "opponent": page.names[opponent]}
    word = page.say(f"trait-{FACE_WORDS[trait]}")
    if view.cell(c.THROWN) != 0:
        return page.say("arrr-screen-challenges", trait=word, **names)
    gist = challenge_gist(pen.setup, view, seat, opponent, trait)
    dice = {"mine": gist.mine.total, "theirs": gist.theirs.total}
    chances = {"win": percent(gist.win), "tie": percent(gist.tie)}
    return page.say("arrr-screen-challenges-with", trait=word, **names, **dice, **chances)


def _prizes(pen: ArrrWords, seat: int, opponent: int, second: int) -> list[tuple[str, Words]]:
    """P5.1, P5.4: what either side would win."""
    rows: list[tuple[str, Words]] = []
    for who, shift in ((seat, c.OWN_PRIZE_SHIFT), (opponent, c.OTHER_PRIZE_SHIFT)):
        prize = (second >> shift) & c.PRIZE_MASK
        if prize:
            label = pen.page.say("page-would-win", name=pen.page.names[who])
            rows.append((label, pen.page.text(prize_message(pen.setup, prize))))
    return rows


def _dice(pen: ArrrWords, view: View, side: int, needed: int | None) -> Words:
    """Every die with what it shows, the successes first, and how many there are."""
    trait, page = int(view.cell(c.TRAIT)), pen.page
    shown: list[Piece] = []
    for face in (trait, c.JOLLY, *(face for face in range(c.TRAITS) if face != trait)):
        count = int(view.cell(c.DICE + side * c.FACES + face))
        shown += [pen.face(face, face in (trait, c.JOLLY))] * count
    if not shown:
        shown.append(page.say("arrr-screen-no-dice"))
    have = int(successes(view, side))
    if needed is None:
        return [*shown, page.say("arrr-screen-successes", count=have)]
    return [*shown, page.say("arrr-screen-successes-of", count=have, wanted=needed)]


def _stack(pen: ArrrWords, view: View) -> list[Words]:
    """What lies there, numbered in the order in which it was played; the last played comes first."""
    page, records = pen.page, stack_of(view)
    entries: list[Words] = []
    for number in range(len(records), 0, -1):
        step, seat, effect, aim = records[number - 1]
        what = effect & c.EFFECT_MASK
        told = page.text(effect_message(pen.setup, what))
        target = target_message(pen.setup, view, int(pen.cards.effects[what].target), (aim & c.AIM_MASK) - 1)
        if target is not None:
            told = page.say("arrr-screen-stack-on", what=told, target=target)
        if step == c.EFFECT:
            told = f"{told} {page.say('arrr-screen-stack-now')}"
        elif number == len(records):
            told = f"{told} {page.say('arrr-screen-stack-next')}"
        entry: list[Piece] = [f"{number}.", pen.seat(seat), f"{told}."]
        named = named_message(pen.setup, seat, effect)
        if named is not None:
            entry.append(page.text(named))
        entry.append(_printed(pen, what))
        entries.append([piece for piece in entry if piece])
    return entries


def _printed(pen: ArrrWords, number: int) -> str:
    """What something on the stack does, as it is printed."""
    effect = pen.cards.effects[number]
    kind = int(effect.kind)
    if effect.source == c.OF_EVENT:
        return pen.printed(pen.deck.events[kind])
    if effect.source == c.OF_CREW:
        return pen.printed(pen.deck.crew[kind])
    if effect.source == c.OF_CAPTAIN:
        return pen.printed(pen.deck.captains[kind])
    sea = pen.deck.explorations[kind]
    if int(pen.cards.penalties[kind]) == number:
        return pen.page.text(sentences(effect_messages(sea.penalty)))
    first = int(pen.cards.first_test[kind])
    for place, test in enumerate(sea.tests):
        if int(pen.cards.test_penalties[first + place]) == number:
            return pen.page.text(sentences(effect_messages(test.penalty)))
    return ""
