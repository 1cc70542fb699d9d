"""The row of explorations as text: tests with their difficulty as it is now, loot, and the chances of who looks."""

from __future__ import annotations

from collections.abc import Sequence

from settemari.core.chance import Seeded
from settemari.core.table import ENDING, SPECTATOR, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import action_of, turn_of
from settemari.games.arrr.card_text import (
    condition_message,
    effect_messages,
    influence_message,
    sentences,
    symbol_name,
    watched_message,
)
from settemari.games.arrr.declared import Exploration, Op
from settemari.games.arrr.gist import SailGist, sail_gist
from settemari.games.arrr.odds import percent
from settemari.locales.message import say
from settemari.server.pages.arrr_words import ArrrWords
from settemari.server.pages.parts import Block, Bullets, Card, Cards, Facts, Para, Section, Words


def seas_section(pen: ArrrWords, view: View) -> Section:
    """P1.2: from the furthest card to the one beside the deck."""
    page, row = pen.page, view.pieces(c.SEAS)
    blocks: list[Block] = [Para(page.say("page-seas-order"), "hint")]
    table = pen.lasting(view, [c.ON_TABLE])
    if table:
        blocks.append(Bullets(table, "notes"))
    blocks.append(Cards([_exploration(pen, view, number, card) for number, card in enumerate(row, start=1)], "seas"))
    return Section("seas", page.say("page-seas"), blocks)


def _exploration(pen: ArrrWords, view: View, number: int, card: int) -> Card:
    page = pen.page
    looks = int(view.seat) if view.seat != SPECTATOR and view.cell(ENDING) == 0 else None
    whose = looks if looks is not None else turn_of(view) or 0  # what lies on a pirate counts for that one alone
    sea, gist = pen.deck.explorations[card], sail_gist(pen.setup, view, whose, card)
    rows = [(page.say("arrr-screen-tests"), _tests(pen, gist)), (page.say("arrr-screen-loot"), _loot(pen, sea, gist))]
    if looks is not None:
        rows.append((page.say("page-your-chance"), _chances(pen, gist)))
    action = action_of(view)
    faced = action is not None and action[0] < c.RAID_DECLARED and action[2] == card
    notes = [*_details(pen, view, card, sea, gist, looks), *pen.lasting(view, [c.ON_EXPLORATION + card])]
    blocks: list[Block] = [Facts(rows), *([Bullets(notes, "notes")] if notes else [])]
    tags = [page.say("page-faced")] if faced else []
    return Card(f"{number}. {pen.name(sea)}", blocks, tags, "faced" if faced else "")


def _tests(pen: ArrrWords, gist: SailGist) -> Words:
    if not gist.tests:
        return pen.page.say("arrr-screen-no-test")
    return [pen.trait_chip(test.trait, test.difficulty.total) for test in gist.tests]


def _loot(pen: ArrrWords, sea: Exploration, gist: SailGist) -> str:
    """What conquering it is worth."""
    page = pen.page
    loot = []
    if sea.fame:
        loot.append(page.say("fame", amount=sea.fame))
    if sea.symbol:
        loot.append(page.say("collection", symbol=symbol_name(sea.symbol)))
    if gist.doubloons.total:
        loot.append(page.say("doubloons", amount=gist.doubloons.total))
    return page.listed(loot) if loot else pen.nothing


def _chances(pen: ArrrWords, gist: SailGist) -> str:
    """To pass all its tests, with so many doubloons to cheat with."""
    said = []
    for coins, chance in enumerate(gist.chances):
        if coins == 0:
            said.append(say("arrr-chance", percent=percent(chance)))
        else:
            said.append(say("arrr-chance-with", percent=percent(chance), doubloons=say("doubloons", amount=coins)))
    return pen.page.listed([pen.page.text(message) for message in said])


def _details(pen: ArrrWords, view: View, card: int, sea: Exploration, gist: SailGist, looks: int | None) -> list[Words]:
    """Condition, whether it is watched, what the numbers are made of, reward, penalty and influence."""
    page = pen.page
    told: list[Words] = []
    if sea.condition is not None:
        condition = page.text(condition_message(*sea.condition))
        if looks is not None:
            met = bool(pen.setup.redeal(view, Seeded(1)).condition_holds(looks, card))
            condition = f"{condition} {page.say('page-condition-met' if met else 'page-condition-not-met')}"
        told.append(condition)
    if sea.watched:
        told.append(page.text(watched_message()))
    for now, test in zip(gist.tests, sea.tests, strict=True):
        if len(now.difficulty.parts) > 1:
            told.append(page.say("page-sum", what=pen.trait(now.trait), sum=pen.sum(now.difficulty)))
        if test.reward:
            told.append(page.say("page-passed", trait=pen.trait(now.trait), effect=_effect(pen, test.reward)))
        if test.penalty:
            told.append(page.say("page-failed", trait=pen.trait(now.trait), effect=_effect(pen, test.penalty)))
    if len(gist.doubloons.parts) > 1:
        told.append(page.say("page-sum", what=page.say("page-doubloons"), sum=pen.sum(gist.doubloons)))
    if sea.reward:
        told.append(page.say("printed-reward", effect=sentences(effect_messages(sea.reward))))
    if sea.penalty:
        told.append(page.say("printed-penalty", effect=sentences(effect_messages(sea.penalty))))
    influences = [influence_message(word, amount) for word, amount in sea.influence.items() if amount]
    if influences:
        told.append(page.say("printed-influence", influences=influences))
    return told


def _effect(pen: ArrrWords, do: Sequence[Op]) -> str:
    return pen.page.text(sentences(effect_messages(do)))
