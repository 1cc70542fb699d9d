"""What a person can choose at each question of Arrr!!!: numbers are those that stand beside the cards on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.screen.arrr.hand import own_cards
from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.choices import Choice, Choices, Table
from settemari.cli.screen.lines import row
from settemari.cli.screen.menu import Entry, Menu
from settemari.core.game import Game
from settemari.core.offer import Offer, Option
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS
from settemari.games.arrr.card_text import Card
from settemari.games.arrr.challenge import COIN_BIT, OPPONENT_SHIFT
from settemari.games.arrr.gist import challenge_gist, dice_of, sail_gist, successes, wanted
from settemari.games.arrr.odds import percent
from settemari.games.arrr.telling_words import prize_message

PLAYS = (c.PLAY, c.USE, c.COMMAND)
PASSING = frozenset((*MOMENTS, c.AFTER))  # where doing nothing is what most people do, most of the time


def choices_of(game: Game, pen: ArrrPen, view: View, offer: Offer) -> Choices:
    """The options of an offer, laid out for a person."""
    return _Layout(game, pen, view, offer).choices()


class _Layout:
    """One offer at one table."""

    def __init__(self, game: Game, pen: ArrrPen, view: View, offer: Offer) -> None:
        self.pen = pen
        self.view = view
        self.seat = int(view.seat)
        self.table = Table(pen.setup, view, game.telling(), pen)
        self.options = {option.action.code: option for option in offer.options}

    def choices(self) -> Choices:
        step = int(self.view.step())
        if step in PASSING:
            return Menu(list(self.plays(1)), self.choice(c.PASS, ""), at_once=True)
        if step == c.NAMING:
            return self.naming()
        laid_out = {
            c.CHOOSE_CAPTAIN: self.captains,
            c.RECRUIT: self.recruiting,
            c.EQUIP: self.equipping,
            c.DECLARE: self.actions,
            c.ROLLING: self.rolling,
            c.CONTEST: self.rolling,
            c.LOSE_HAND: self.giving_up,
            c.LOSE_CREW: self.own_crew,
            c.TIRE_CREW: self.own_crew,
            c.PLUNDER: self.plunder,
        }
        return laid_out[step]() if step in laid_out else self.list_of(self.options.values())

    # -- pieces of menus ---------------------------------------------------------------------------------------

    def choice(self, code: int, label: str) -> Choice:
        return Choice(self.table, self.options[code], label)

    def verb(self, *verbs: int) -> list[int]:
        """The codes of the offer that begin so."""
        return [code for code in self.options if int(c.verb_of(code)) in verbs]

    def list_of(self, options: Iterable[Option]) -> Choices:
        """A plain list; what is possible comes first."""
        ordered = sorted(options, key=lambda option: option.refusal is not None)
        return Choices([Choice(self.table, option, str(number)) for number, option in enumerate(ordered, start=1)])

    def card(self, code: int) -> Card:
        """The card that is played or used."""
        deck = self.pen.deck
        packs: dict[int, Sequence[Card]] = {c.PLAY: deck.events, c.USE: deck.crew, c.COMMAND: deck.captains}
        return packs[int(c.verb_of(code))][int(c.what_of(code))]

    def plays(self, number: int) -> Iterator[Entry]:
        """Events and abilities, one entry for each card; what it is aimed at comes next."""
        by_card: dict[int, list[int]] = {}
        for code in self.verb(*PLAYS):
            by_card.setdefault(code & ((1 << c.TARGET_SHIFT) - 1), []).append(code)
        possible = {
            card: [code for code in codes if self.options[code].refusal is None] for card, codes in by_card.items()
        }
        for card in sorted(by_card, key=lambda card: not possible[card]):
            codes = possible[card] or by_card[card][:1]
            name = self.pen.name_of(self.card(card))
            text = " ".join(self.pen.printed(self.card(card))[0 if int(c.verb_of(card)) == c.PLAY else -1 :])
            if not possible[card]:
                choice = self.choice(codes[0], str(number))
                assert choice.option.refusal is not None
                yield Entry(choice.label, choice, Text(f"{name} ({choice.option.refusal.rule})", "out"), True)
            elif len(codes) == 1:
                yield Entry(str(number), self.choice(codes[0], str(number)), self.played(codes[0], text))
            else:
                told = row(Text(f"{name} {self.pen.symbols.more}"), Text(text, "label"), gap="  ")
                aimed = [self.options[code] for code in codes]
                inner = [Choice(self.table, option, str(place)) for place, option in enumerate(aimed, start=1)]
                entries = [Entry(choice.label, choice) for choice in inner]
                yield Entry(str(number), Menu(entries, title=self.pen.say("arrr-screen-on-what", card=name)), told)
            number += 1

    def played(self, code: int, text: str) -> Text:
        """An answer with what is printed on its card."""
        return row(Text(self.choice(code, "").text), Text(text, "label"), gap="  ")

    def hand_entries(self) -> Iterator[Entry]:
        """Crew cards and events by their numbers in the hand."""
        for number, (is_event, kind) in enumerate(own_cards(self.view), start=1):
            code = int(c.answer(c.DISCARD if is_event else c.DISMISS, kind, 0))
            if code in self.options:
                name = self.pen.event_name(kind) if is_event else self.pen.crew_name(kind)
                yield Entry(str(number), self.choice(code, str(number)), Text(name), side_by_side=True)

    # -- the questions -----------------------------------------------------------------------------------------

    def captains(self) -> Choices:
        entries = []
        for number, code in enumerate(self.verb(c.CAPTAIN_TAKEN), start=1):
            choice = self.choice(code, str(number))
            captain = self.pen.deck.captains[int(c.what_of(code))]
            refusal = choice.option.refusal
            if refusal is not None:
                text = Text(f"{self.pen.name_of(captain)}  ({refusal.rule})", "out")
            else:
                printed = " ".join(self.pen.printed(captain))
                text = row(Text(self.pen.name_of(captain), "title"), Text(printed, "label"), gap="  ")
            entries.append(Entry(str(number), choice, text))
        return Menu(entries)

    def recruiting(self) -> Choices:
        """P2.1: cards to give up by their numbers; how many are drawn as ``2+1``, crew cards and events."""
        entries = list(self.hand_entries())
        draws = [code for code in self.verb(c.DRAW) if self.options[code].refusal is None]
        for code in self.verb(c.DRAW):
            crew, events = int(c.what_of(code)), int(c.target_of(code))
            label = f"+{crew}" if self.pen.mode == c.GALLOWS else f"{crew}+{events}"
            entries.append(Entry(label, self.choice(code, label), side_by_side=True))
        most = max(draws, key=lambda code: (int(c.what_of(code)) + int(c.target_of(code)), int(c.what_of(code))))
        given_up = [entry for entry in entries if "+" not in entry.label]
        drawn = [entry for entry in entries if "+" in entry.label and entry.possible]
        refused = [entry for entry in entries if "+" in entry.label and not entry.possible]
        return _Recruiting(self.pen, given_up, drawn, refused, self.choice(most, ""))

    def equipping(self) -> Choices:
        """P2.2: cards by their numbers in the hand, equipped ones to be dropped by ``d`` and their spot."""
        entries = []
        for number, (is_event, kind) in enumerate(own_cards(self.view), start=1):
            code = int(c.answer(c.PLACE, kind, 0))
            if not is_event and code in self.options:
                choice = self.choice(code, str(number))
                entries.append(Entry(choice.label, choice, self.equipped(choice)))
        for spot, _kind in self.pen.crew_of(self.view, self.seat):
            code = int(c.answer(c.DROP, spot, 0))
            if code in self.options:
                choice = self.choice(code, f"d{spot + 1}")
                entries.append(Entry(choice.label, choice, self.equipped(choice)))
        entries.sort(key=lambda entry: not entry.possible)
        done = self.choice(c.PASS, "")
        return Menu(entries, None if done.option.refusal else done, at_once=True)

    def equipped(self, choice: Choice) -> Text:
        """A card to equip or to drop, and the traits that follow."""
        if choice.option.preview is None:
            assert choice.option.refusal is not None
            return Text(f"{choice.text}  ({choice.option.refusal.rule})", "out")
        after = choice.option.preview.cases[0].after
        chips = []
        for trait in range(c.TRAITS):
            now, then = (dice_of(self.pen.setup, view, self.seat, trait, False).total for view in (self.view, after))
            style = "good" if then > now else "label"
            chips.append(Text(f"{self.pen.short_trait(trait)} {then}", style))
        return row(Text(choice.text), row(*chips, gap=" "), gap=f" {self.pen.symbols.text('→')} ")

    def actions(self) -> Choices:
        """P2.3: explorations by their numbers in the row, then everything else."""
        entries = []
        for number, exploration in enumerate(self.view.pieces(c.SEAS), start=1):
            code = int(c.answer(c.SAIL, exploration, 0))
            choice = self.choice(code, str(number))
            entries.append(Entry(str(number), choice, self.sailing(exploration, choice), side_by_side=True))
        number = len(entries) + 1
        if c.RAID in self.options:
            entries.append(Entry(str(number), self.choice(c.RAID, str(number))))
            number += 1
        for opponent in range(self.pen.seats):
            entry = self.challenge(opponent, str(number))
            if entry is not None:
                entries.append(entry)
                number += 1
        entries += self.plays(number)
        return Menu(entries)

    def sailing(self, exploration: int, choice: Choice) -> Text:
        name = self.pen.exploration_name(exploration)
        if choice.option.refusal is not None:
            return Text(f"{name} ({choice.option.refusal.rule})", "out")
        gist = sail_gist(self.pen.setup, self.view, self.seat, exploration)
        return row(
            Text(name), Text(self.pen.say("arrr-screen-percent", number=percent(gist.chances[0])), "good"), gap=" "
        )

    def challenge(self, opponent: int, label: str) -> Entry | None:
        """P5.1: against whom, then in which trait, then for which prize."""
        codes = [code for code in self.verb(c.CHALLENGE) if int(c.target_of(code)) >> OPPONENT_SHIFT == opponent]
        if not codes:
            return None
        possible = [code for code in codes if self.options[code].refusal is None]
        pen = self.pen
        told = pen.say("arrr-screen-challenge", name=pen.names[opponent])
        if not possible:
            choice = self.choice(codes[0], label)
            assert choice.option.refusal is not None
            return Entry(label, choice, Text(f"{told}  ({choice.option.refusal.rule})", "out"))
        traits = []
        for trait in range(c.TRAITS):
            named = [code for code in possible if int(c.what_of(code)) == trait]
            if named:
                traits.append(Entry(str(trait + 1), self.prizes(named), self.duel(opponent, trait)))
        return Entry(
            label, Menu(traits, title=pen.say("arrr-screen-which-trait", name=pen.names[opponent])), Text(told)
        )

    def duel(self, opponent: int, trait: int) -> Text:
        """How both stand in a trait."""
        gist = challenge_gist(self.pen.setup, self.view, self.seat, opponent, trait)
        told = self.pen.say(
            "arrr-screen-duel",
            mine=gist.mine.total,
            theirs=gist.theirs.total,
            win=percent(gist.win),
            tie=percent(gist.tie),
            loss=percent(gist.loss),
        )
        return row(self.pen.trait_chip(trait, gist.mine.total), Text(told), gap=" ")

    def prizes(self, codes: Sequence[int]) -> Choices:
        entries = []
        for number, code in enumerate(codes, start=1):
            prize = int(c.target_of(code)) & c.PRIZE_MASK
            said = self.pen.text(prize_message(self.pen.setup, prize))
            entries.append(Entry(str(number), self.choice(code, str(number)), Text(said), side_by_side=True))
        return Menu(entries, title=self.pen.say("arrr-screen-which-prize"))

    def rolling(self) -> Choices:
        """P4.5: stop, cheat or play. Enter stops where there is nothing left to gain."""
        view = self.view
        if int(view.step()) == c.ROLLING:
            done = successes(view, 0) >= wanted(view)
        else:
            side = 0 if self.seat == int(view.cell(view.layout.agenda + 1)) else 1
            done = successes(view, side) > successes(view, 1 - side)
        entries = [Entry("1", self.choice(c.PASS, "1")), Entry("2", self.choice(c.CHEAT, "2"))]
        return Menu([*entries, *self.plays(3)], self.choice(c.PASS, "") if done else None, at_once=True)

    def giving_up(self) -> Choices:
        return Menu(list(self.hand_entries()))

    def own_crew(self) -> Choices:
        """Equipped cards by the numbers that they have in their area."""
        entries = []
        for code in self.verb(c.LOSE, c.TIRE):
            choice = self.choice(code, str(int(c.what_of(code)) + 1))
            entries.append(Entry(choice.label, choice))
        return Menu(sorted(entries, key=lambda entry: not entry.possible))

    def naming(self) -> Choices:
        """P7.5: what is named is chosen as if the card were carried out at once."""
        effect = self.pen.cards.effects[int(self.view.step_a()) & c.EFFECT_MASK]
        laid_out = {c.DISCARD_HAND: self.giving_up, c.TIRE_OWN: self.own_crew}
        choice = int(effect.own_choice)
        return laid_out[choice]() if choice in laid_out else self.list_of(self.options.values())

    def plunder(self) -> Choices:
        """P5.3: which cards, with the doubloon if there is one; whoever wants to leave it finds that, too."""
        codes = [code for code in self.options if self.options[code].refusal is None]
        codes.sort(key=lambda code: -int(c.target_of(code)).bit_count())
        coin = [code for code in codes if (int(c.target_of(code)) >> COIN_BIT) & 1]
        plain = [code for code in codes if code not in coin]
        if not coin:
            return self.list_of(self.options[code] for code in plain)
        entries = [Entry(str(number), self.choice(code, str(number))) for number, code in enumerate(coin, start=1)]
        label = str(len(entries) + 1)
        without = self.list_of(self.options[code] for code in plain)
        return Menu([*entries, Entry(label, without, Text(self.pen.say("arrr-screen-without-doubloon")))])


class _Recruiting(Menu):
    """Cards to give up, and how many to draw, each on lines of their own."""

    def __init__(
        self,
        pen: ArrrPen,
        given_up: Sequence[Entry],
        drawn: Sequence[Entry],
        refused: Sequence[Entry],
        usual: Choice,
    ) -> None:
        super().__init__([*given_up, *drawn, *refused], usual)
        self._parts = (
            Menu(given_up, title=pen.say("arrr-screen-give-up")),
            Menu(drawn, title=pen.say("arrr-screen-draw-alone" if pen.mode == c.GALLOWS else "arrr-screen-draw")),
        )

    def example(self) -> str:
        return next(entry.label for entry in self.entries if entry.possible and "+" in entry.label)

    def lines(self, width: int) -> list[RenderableType]:
        return [line for part in self._parts if part.entries for line in part.lines(width)]
