"""What is going on: the action, the roll with its dice, and the stack, the next to be resolved on top."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.lines import Lines, flow, hang, row, wrap
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import action_of
from settemari.games.arrr.gist import challenge_gist, successes, wanted
from settemari.games.arrr.odds import percent
from settemari.games.arrr.telling_words import (
    effect_message,
    exploration_message,
    named_message,
    stack_of,
    target_message,
)
from settemari.games.arrr.vocabulary import FACE_WORDS

NAME = 16


def action_lines(pen: ArrrPen, view: View, width: int) -> Lines:
    """Who does what, and the dice of both sides, if there are any."""
    action = action_of(view)
    if action is None:
        return []
    step, seat, first, second = action
    lines: Lines = []
    if step < c.RAID_DECLARED:
        if first == c.GONE:
            said = pen.say("arrr-screen-sails-nowhere", name=pen.names[seat])
        else:
            tests = int(pen.cards.tests(first))
            said = pen.say(
                "arrr-screen-sails",
                name=pen.names[seat],
                exploration=exploration_message(pen.setup, first),
                test=min(second + 1, tests),
                tests=tests,
            )
    elif step == c.RAID_DECLARED:
        said = pen.say("arrr-screen-raids", name=pen.names[seat])
    else:
        said = _challenge(pen, view, seat, first, second & 7)
    lines += wrap(Text(said, "title"), width)
    if view.cell(c.THROWN) != 0:
        duel = step > c.RAID_DECLARED
        lines += _dice(pen, view, seat, 0, width, None if duel else wanted(view))
        if duel:
            lines += _dice(pen, view, first, 1, width, None)
    return lines


def _challenge(pen: ArrrPen, view: View, seat: int, opponent: int, trait: int) -> str:
    """Who against whom in which trait; before the throw also the dice of both, and the chances."""
    names = {"name": pen.names[seat], "opponent": pen.names[opponent]}
    trait_word = pen.say(f"trait-{FACE_WORDS[trait]}")
    if view.cell(c.THROWN) != 0:
        return pen.say("arrr-screen-challenges", trait=trait_word, **names)
    gist = challenge_gist(pen.setup, view, seat, opponent, trait)
    return pen.say(
        "arrr-screen-challenges-with",
        trait=trait_word,
        mine=gist.mine.total,
        theirs=gist.theirs.total,
        win=percent(gist.win),
        tie=percent(gist.tie),
        **names,
    )


def _dice(pen: ArrrPen, view: View, seat: int, side: int, width: int, needed: int | None) -> Lines:
    """Every die with what it shows: successes in brackets, failures without, so that no colour is needed."""
    trait = int(view.cell(c.TRAIT))
    shown: list[Text] = []
    for face in (trait, c.JOLLY, *(face for face in range(c.TRAITS) if face != trait)):
        good = face in (trait, c.JOLLY)
        die = f"[{pen.face(face)}]" if good else f" {pen.face(face)} "
        count = int(view.cell(c.DICE + side * c.FACES + face))
        shown += [Text(die, f"trait.{FACE_WORDS[face]}" if good else "out")] * count
    if not shown:
        shown = [Text(pen.say("arrr-screen-no-dice"), "label")]
    have = int(successes(view, side))
    if needed is None:
        told = pen.say("arrr-screen-successes", count=have)
    else:
        told = pen.say("arrr-screen-successes-of", count=have, wanted=needed)
        told += f" {pen.symbols.done}" if have >= needed else ""
    head = row(pen.nameplate(seat, min(NAME, len(pen.names[seat]) + 4)), Text(" "))
    lines = hang(head, flow([*shown, Text(told, "title")], width - head.cell_len, " "))
    return lines


def stack_lines(pen: ArrrPen, view: View, width: int) -> Lines:
    """What lies on the stack, numbered in the order in which it was played; the last played comes first."""
    lines: Lines = []
    records = stack_of(view)
    for number in range(len(records), 0, -1):
        step, seat, effect, aim = records[number - 1]
        what = effect & c.EFFECT_MASK
        told = pen.text(effect_message(pen.setup, what))
        target = target_message(pen.setup, view, int(pen.cards.effects[what].target), (aim & c.AIM_MASK) - 1)
        if target is not None:
            told = pen.say("arrr-screen-stack-on", what=told, target=target)
        named = named_message(pen.setup, seat, effect)
        mark = pen.symbols.asked if number == len(records) else " "
        head = Text(f"{mark}{number:>2} ", "mark")
        note = ""
        if step == c.EFFECT:
            note = pen.say("arrr-screen-stack-now")
        elif number == len(records):
            note = pen.say("arrr-screen-stack-next")
        parts = [Text(f" {pen.names[seat]} ", pen.seat_style(seat)), Text(told)]
        if note:
            parts.append(Text(note, "label"))
        if named is not None:
            parts.append(Text(pen.text(named)))
        text = _effect_text(pen, what)
        if text:
            parts.append(Text(text, "label"))
        lines += hang(head, wrap(row(*parts, gap=" "), width - head.cell_len))
    return lines


def _effect_text(pen: ArrrPen, number: int) -> str:
    """What something on the stack does, as it is printed."""
    effect = pen.cards.effects[number]
    kind = int(effect.kind)
    if effect.source == c.OF_EVENT:
        return " ".join(pen.printed(pen.deck.events[kind]))
    if effect.source == c.OF_CREW:
        return pen.printed(pen.deck.crew[kind])[-1]
    if effect.source == c.OF_CAPTAIN:
        return pen.printed(pen.deck.captains[kind])[-1]
    from settemari.games.arrr.card_text import effect_messages, sentences

    sea = pen.deck.explorations[kind]
    if int(pen.cards.penalties[kind]) == number:
        return pen.text(sentences(effect_messages(sea.penalty)))
    first = int(pen.cards.first_test[kind])
    for place, test in enumerate(sea.tests):
        if int(pen.cards.test_penalties[first + place]) == number:
            return pen.text(sentences(effect_messages(test.penalty)))
    return ""
