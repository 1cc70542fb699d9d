"""The row of explorations, from the furthest to the deck: tests with their effective difficulty, loot, and the chances
of who looks.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.lines import Lines, cut, first_of, hang, pad, right, row, wrap
from settemari.core.chance import Seeded
from settemari.core.table import SPECTATOR, View
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
from settemari.games.arrr.declared import Op
from settemari.games.arrr.gist import SailGist, Sum, sail_gist
from settemari.games.arrr.odds import percent
from settemari.games.arrr.telling_words import source_message

NUMBER = 4  # columns of a card's number in the row
CHANCE = 6  # columns of a chance
WIDEST_NAME = 28
NARROWEST_NAME = 18


def sea_lines(pen: ArrrPen, view: View, width: int, brief: bool = False) -> Lines:
    """A heading, and for each exploration a line and what else is printed on it."""
    row_of = view.pieces(c.SEAS)
    seat = int(view.seat)
    looks = seat if seat != SPECTATOR else None
    whose = looks if looks is not None else turn_of(view) or 0  # what lies on a pirate counts for that one alone
    gists = [sail_gist(pen.setup, view, whose, card) for card in row_of]
    chances = max((len(gist.chances) for gist in gists), default=0) if looks is not None else 0
    tests = [_tests(pen, gist) for gist in gists]
    loots = [_loot(pen, gist, looks) for gist in gists]
    names = [pen.exploration_name(card) for card in row_of]
    columns = _Columns(pen, width, names, tests, loots, chances)
    chances = columns.chances
    lines = [columns.heading(pen)] if row_of else []
    lines += _lasting(pen, view, c.ON_TABLE, width)
    for number, card in enumerate(row_of):
        faced = _is_faced(view, card)
        told = [_chance(pen, gists[number], coins) for coins in range(chances)]
        lines.append(columns.line(pen, number, card, tests[number], loots[number], told, faced))
        details = _details(pen, view, card, gists[number], looks, width - NUMBER)
        shown = first_of(details, width - NUMBER, pen.symbols.more) if brief else details
        lines += hang(Text(" " * NUMBER), shown)
        lines += _lasting(pen, view, c.ON_EXPLORATION + card, width)
    return lines


class _Columns:
    """How wide the columns are, and what is written over them."""

    def __init__(
        self,
        pen: ArrrPen,
        width: int,
        names: Sequence[str],
        tests: Sequence[Text],
        loots: Sequence[str],
        chances: int,
    ) -> None:
        self.test = max([cell_len(pen.say("arrr-screen-tests")), *(test.cell_len for test in tests)]) + 2
        least = max([cell_len(pen.say("arrr-screen-loot")) + 2, *(cell_len(loot) + 1 for loot in loots)])
        widest = min(max((cell_len(name) for name in names), default=0) + 2, WIDEST_NAME)
        while chances > 2 and width - NUMBER - self.test - CHANCE * chances - least < min(widest, NARROWEST_NAME):
            chances -= 1  # names matter more than a third doubloon
        self.chances = chances
        rest = width - NUMBER - self.test - CHANCE * chances
        self.name = max(8, min(widest, rest - least))
        self.loot = rest - self.name

    def heading(self, pen: ArrrPen) -> Text:
        heads = [pad(Text(" " * NUMBER + pen.say("arrr-screen-exploration")), NUMBER + self.name)]
        heads.append(pad(Text(pen.say("arrr-screen-tests")), self.test))
        loot = pen.say("arrr-screen-loot")
        if self.chances:
            chance = cut(pen.say("arrr-screen-your-chance"), self.loot + CHANCE - cell_len(loot) - 2, pen.symbols.more)
            first = right(Text(chance), self.loot + CHANCE - cell_len(loot))
            heads += [Text(loot), first]
            heads += [right(Text(f"+{pen.coins(coins)}"), CHANCE) for coins in range(1, self.chances)]
        else:
            heads.append(Text(loot))
        heading = row(*heads)
        heading.stylize("label")
        return heading

    def line(
        self, pen: ArrrPen, number: int, card: int, tests: Text, loot: str, chances: Sequence[Text], faced: bool
    ) -> Text:
        mark = pen.symbols.asked if faced else " "
        name = cut(pen.exploration_name(card), self.name - 1, pen.symbols.more)
        return row(
            Text(f"{mark}{number + 1:>2} ", "mark"),
            pad(Text(name, "title"), self.name),
            pad(tests, self.test),
            pad(Text(cut(loot, self.loot - 1, pen.symbols.more)), self.loot if chances else 0),
            *(right(chance, CHANCE) for chance in chances),
        )


def _is_faced(view: View, card: int) -> bool:
    action = action_of(view)
    return action is not None and action[0] < c.RAID_DECLARED and action[2] == card


def _tests(pen: ArrrPen, gist: SailGist) -> Text:
    """Every test with its difficulty as it is now."""
    if not gist.tests:
        return Text(pen.say("arrr-screen-no-test"))
    return row(*(pen.trait_chip(test.trait, test.difficulty.total) for test in gist.tests), gap=" ")


def _loot(pen: ArrrPen, gist: SailGist, looks: int | None) -> str:
    """What conquering it is worth."""
    card = pen.deck.explorations[gist.exploration]
    loot = []
    if card.fame:
        loot.append(pen.say("arrr-screen-fame", count=card.fame))
    if card.symbol:
        loot.append(pen.say("arrr-screen-symbol", symbol=symbol_name(card.symbol)))
    if gist.doubloons.total:
        loot.append(pen.coins(gist.doubloons.total))
    return " ".join(loot) or pen.symbols.nothing


def _chance(pen: ArrrPen, gist: SailGist, coins: int) -> Text:
    if coins >= len(gist.chances):
        return Text()
    return Text(pen.say("arrr-screen-percent", number=percent(gist.chances[coins])), "good" if coins == 0 else "")


def _details(pen: ArrrPen, view: View, card: int, gist: SailGist, looks: int | None, width: int) -> Lines:
    """Condition, whether it is watched, what the difficulties are made of, reward, penalty and influence."""
    sea = pen.deck.explorations[card]
    told: list[Text] = []
    if sea.condition is not None:
        said = pen.text(condition_message(*sea.condition))
        if looks is not None:
            met = pen.setup.redeal(view, Seeded(1)).condition_holds(looks, card)
            said = f"{pen.symbols.done if met else '!'} {said}"
        told.append(Text(said, "known"))
    if sea.watched:
        told.append(Text(pen.text(watched_message()), "known"))
    for now, test in zip(gist.tests, sea.tests, strict=True):
        trait = pen.short_trait(now.trait)
        if len(now.difficulty.parts) > 1:
            told.append(Text(_sum(pen, trait, now.difficulty)))
        if test.reward:
            told.append(Text(f"({trait}) {_effect(pen, 'arrr-screen-won', test.reward)}", "label"))
        if test.penalty:
            told.append(Text(f"({trait}) {_effect(pen, 'arrr-screen-lost', test.penalty)}", "label"))
    if len(gist.doubloons.parts) > 1:
        told.append(Text(_sum(pen, pen.symbols.coin, gist.doubloons)))
    if sea.reward:
        told.append(Text(_effect(pen, "arrr-screen-won", sea.reward), "label"))
    if sea.penalty:
        told.append(Text(_effect(pen, "arrr-screen-lost", sea.penalty), "label"))
    influences = [influence_message(word, amount) for word, amount in sea.influence.items() if amount]
    if influences:
        told.append(Text(pen.say("arrr-screen-neighbours", influences=influences), "label"))
    return wrap(row(*told, gap=" "), width) if told else []


def _effect(pen: ArrrPen, key: str, do: Sequence[Op]) -> str:
    return pen.say(key, effect=sentences(effect_messages(do)))


def _sum(pen: ArrrPen, head: str, total: Sum) -> str:
    """``Nav 2 +1 Sirens' Karaoke Night = 3``."""
    parts = [f"{head} {total.parts[0].amount}"]
    for part in total.parts[1:]:
        parts.append(f"{part.amount:+d} {pen.text(source_message(pen.setup, part))}")
    return f"{' '.join(parts)} = {total.total}."


def _lasting(pen: ArrrPen, view: View, on: int, width: int) -> Lines:
    """Permanent events that lie there."""
    return lasting_lines(pen, view, [on], NUMBER, width)


def lasting_lines(pen: ArrrPen, view: View, places: Sequence[int], margin: int, width: int) -> Lines:
    """Permanent events on some things, with who played them and what they change."""
    lines: Lines = []
    for spot in range(c.MOST_LASTING):
        event = int(view.slot_at(c.LASTING, spot))
        if event >= 0 and int(view.cell(c.ON + spot)) in places:
            head = Text(" " * margin + f"{pen.symbols.lasting} ", "mark")
            name = Text(pen.event_name(event), "title")
            by = Text(pen.say("arrr-screen-played-by", name=pen.names[int(view.cell(c.BY + spot))]), "label")
            text = Text(pen.printed(pen.deck.events[event])[-1], "label")
            lines += hang(head, wrap(row(name, by, text, gap=" "), width - head.cell_len))
    return lines
