"""Arrr!!! as text: what is going on, the row, the pirates and the own hand. What a mode does not have is not told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settemari.core.match import Match
from settemari.core.offer import Offer, Option
from settemari.core.table import ROUND, SPECTATOR, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS, turn_of
from settemari.games.arrr.card_text import Card as Printed
from settemari.games.arrr.card_text import card_lines, effect_messages, sentences
from settemari.games.arrr.challenge import OPPONENT_SHIFT
from settemari.games.arrr.declared import Captain, Crew, Event
from settemari.games.arrr.gist import challenge_gist
from settemari.games.arrr.odds import percent
from settemari.games.arrr.score import collection_points, points_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.state import fame_of
from settemari.games.arrr.telling import passing_messages
from settemari.games.arrr.vocabulary import MODES
from settemari.locales.message import Message, say
from settemari.server.pages.arrr_action import action_section
from settemari.server.pages.arrr_pirates import pirates_section
from settemari.server.pages.arrr_seas import seas_section
from settemari.server.pages.arrr_words import AREAS, ArrrWords
from settemari.server.pages.board import BIG, SELECT, Board, Marks, Sorted
from settemari.server.pages.parts import Block, Card, Cards, Facts, Grid, Para, Section, Words
from settemari.server.pages.render import Page

PLAYS = (c.PLAY, c.USE, c.COMMAND)
QUIET = (*MOMENTS, c.AFTER)  # where doing nothing is what most people do, most of the time


class ArrrBoard(Board):
    """All three modes."""

    areas = AREAS

    def __init__(self, page: Page, match: Match) -> None:
        super().__init__(page, match)
        assert isinstance(match.setup, ArrrSetup)
        self.setup: ArrrSetup = match.setup
        self.pen = ArrrWords(page, match.setup, match.game.seat_words)
        self.fame_shown = match.variant.flag("fame.shown")

    # -- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View) -> Section | None:
        """Crew cards, then events, with what is printed on each."""
        if view.seat == SPECTATOR:
            return None
        page, seat = self.page, int(view.seat)
        held: list[tuple[str, Printed]] = [
            (page.say("page-crew-card"), self.pen.deck.crew[kind]) for kind in view.pieces(c.CREW_HAND + seat)
        ]
        held += [(page.say("page-event"), self.pen.deck.events[kind]) for kind in view.pieces(c.EVENT_HAND + seat)]
        cards = [Card(self.pen.name(card), [Para(self.pen.printed(card))], [kind], _look(card)) for kind, card in held]
        shown: Block = Cards(cards, "hand") if cards else Facts([(page.say("page-cards"), self.pen.nothing)])
        return Section("hand", page.say("page-hand"), [shown])

    def warnings(self, view: View) -> list[str]:
        """At a moment, what will happen if nobody does anything (P7.6); and whether one would stay in port (P2.3.4)."""
        step = int(view.step())
        if step == c.EQUIP and not self.pen.crew_of(view, int(view.seat)):
            return [self.page.say("arrr-screen-no-crew")]
        if step not in MOMENTS:
            return []
        return [self.page.text(message) for message in passing_messages(self.setup, view)]

    # -- the table -------------------------------------------------------------------------------------------------

    def sections(self, view: View, marks: Marks) -> list[Section]:
        page = self.page
        voyage = Section("voyage", page.say("page-voyage"), [Facts(self._counts(view))])
        action = action_section(self.pen, view)
        seas = seas_section(self.pen, view)
        pirates = pirates_section(self, self.pen, view, marks, self.fame_shown)
        return [*([action] if action is not None else []), seas, pirates, voyage]

    def _counts(self, view: View) -> list[tuple[str, Words]]:
        page = self.page
        mode = next(word for word, number in MODES.items() if number == self.pen.mode)
        rows: list[tuple[str, Words]] = [(page.say("page-mode"), page.say(f"arrr-screen-mode-{mode}"))]
        number, deck = int(view.cell(ROUND)), int(view.size_of(c.SEA_DECK))
        if number > 0:  # P2.4: each turn takes an exploration, and the game ends when there is none for it
            done = ((turn_of(view) or 0) - int(view.cell(c.FIRST))) % self.seats
            last = number + (done + deck) // self.seats
            rows.append((page.say("page-round-of-turns"), page.say("page-of", number=number, all=last)))
        rows.append((page.say("page-explorations"), page.say("page-in-deck", count=deck)))
        rows.append((page.say("page-supply"), page.say("doubloons", amount=int(view.cell(c.SUPPLY)))))
        piles = [(c.CREW_DECK, c.CREW_DISCARD, "page-crew-pile")]
        piles += [(c.EVENT_DECK, c.EVENT_DISCARD, "page-event-pile")] * (self.pen.mode != c.GALLOWS)
        for pile, discard, label in piles:
            drawn, gone = int(view.size_of(pile)), int(view.size_of(discard))
            rows.append((page.say(label), page.say("page-deck-and-discard", deck=drawn, discard=gone)))
        return rows

    # -- answers -----------------------------------------------------------------------------------------------------

    def sort(self, view: View, offer: Offer) -> list[Sorted]:
        playable = [option for option in offer.options if option.refusal is None]
        step, page = int(view.step()), self.page
        if step in QUIET or step in (c.ROLLING, c.CONTEST):
            passing = [option for option in playable if _verb(option) in (c.PASS, c.CHEAT)]
            return [Sorted("", passing, look=BIG), *self._plays(view, playable)]
        if step == c.DECLARE:
            return self._actions(view, playable)
        if step == c.RECRUIT:
            draw = "page-draw-crew" if self.pen.mode == c.GALLOWS else "page-draw"
            return [
                Sorted(page.say(draw), _most_first(option for option in playable if _verb(option) == c.DRAW)),
                Sorted(page.say("page-give-up"), [option for option in playable if _verb(option) != c.DRAW]),
            ]
        if step == c.EQUIP:
            return [
                Sorted(page.say("page-equip"), [option for option in playable if _verb(option) == c.PLACE]),
                Sorted(page.say("page-make-room"), [option for option in playable if _verb(option) == c.DROP]),
                Sorted(page.say("page-enough"), [option for option in playable if _verb(option) == c.PASS], look=BIG),
            ]
        if step == c.PLUNDER:
            return [Sorted("", sorted(playable, key=lambda option: -_target(option).bit_count()))]
        return [Sorted("", playable)]

    def _actions(self, view: View, playable: Sequence[Option]) -> list[Sorted]:
        """P2.3: where to sail, raiding, whom to challenge, and what may be played before."""
        page = self.page
        verbs = {verb: [option for option in playable if _verb(option) == verb] for verb in (c.SAIL, c.RAID)}
        found = [
            Sorted(page.say("page-sail"), verbs[c.SAIL]),
            Sorted(page.say("page-raid"), verbs[c.RAID]),
        ]
        for opponent in range(self.seats):
            duels = [
                option
                for option in playable
                if _verb(option) == c.CHALLENGE and _target(option) >> OPPONENT_SHIFT == opponent
            ]
            if duels:
                title = page.say("arrr-screen-challenge", name=page.names[opponent])
                about = [self._duels(view, opponent)]
                found.append(Sorted(title, duels, about, SELECT, page.say("page-trait-and-prize")))
        return found + self._plays(view, playable)

    def listed(self, answer: Message) -> Message:
        """Whom one challenges stands above the list; what is cut off where it is closed must not be the trait."""
        if answer.key != "arrr-answer-challenge":
            return answer
        return say("page-duel", trait=answer.args["trait"], prize=answer.args["prize"])

    def _duels(self, view: View, opponent: int) -> Grid:
        """How both stand in every trait."""
        page, seat = self.page, int(view.seat)
        rows: list[Sequence[Words]] = []
        for trait in range(c.TRAITS):
            gist = challenge_gist(self.setup, view, seat, opponent, trait)
            chances = (page.say("arrr-chance", percent=percent(chance)) for chance in (gist.win, gist.tie, gist.loss))
            rows.append([self.pen.trait(trait), str(gist.mine.total), str(gist.theirs.total), *chances])
        heads = [page.say(key) for key in ("page-trait", "page-your-dice", "page-their-dice")]
        heads += [page.say(key) for key in ("page-win", "page-tie", "page-lose")]
        return Grid(page.say("page-without-cheating"), heads, rows, "stack")

    def _plays(self, view: View, playable: Sequence[Option]) -> list[Sorted]:
        """Events and abilities, by the card; what it can be aimed at stands below."""
        by_card: dict[int, list[Option]] = {}
        for option in playable:
            if _verb(option) in PLAYS:
                by_card.setdefault(option.action.code & ((1 << c.TARGET_SHIFT) - 1), []).append(option)
        return [self._played(code, options) for code, options in by_card.items()]

    def _played(self, code: int, options: Sequence[Option]) -> Sorted:
        """A card, with what is printed on it."""
        card = self._card(code)
        if isinstance(card, Event):
            return Sorted(self.pen.name(card), options, told=card_lines(card))
        ability = card.ability if isinstance(card, (Crew, Captain)) else None
        told = [sentences(effect_messages(ability.do, ability.target))] if ability else []
        return Sorted(self.pen.name(card), options, told=told)

    def _card(self, code: int) -> Printed:
        """The card that is played or used."""
        deck = self.pen.deck
        packs: dict[int, Sequence[Printed]] = {c.PLAY: deck.events, c.USE: deck.crew, c.COMMAND: deck.captains}
        return packs[int(c.verb_of(code))][int(c.what_of(code))]

    # -- the end -----------------------------------------------------------------------------------------------------

    def results(self, match: Match) -> list[Block]:
        """P8: what everybody's points are made of, most points first, and what each has conquered."""
        page, view, numbers = self.page, match.view(None), self.pen.numbers
        over = match.outcome is not None
        rows: list[Sequence[Words]] = []
        heads = [page.say(key) for key in ("page-player", "page-doubloons", "arrr-screen-fame-heading")]
        heads += [page.say(key) for key in ("arrr-screen-collection-points", "arrr-screen-points")]
        conquered: list[tuple[str, Words]] = []
        for seat in sorted(range(self.seats), key=lambda seat: -int(points_of(view, numbers, seat))):
            scores = (
                int(view.cell(c.COINS + seat)),
                int(fame_of(view, self.pen.cards, seat)),
                int(collection_points(view, numbers, seat)),
                int(points_of(view, numbers, seat)),
            )
            rows.append([self.seat(seat), *map(str, scores)])
            names = [self.pen.name(self.pen.deck.explorations[card]) for card in view.pieces(c.CHEST + seat)]
            conquered.append((page.names[seat], page.listed(names) if names else self.pen.nothing))
        if not over and not self.fame_shown:
            return [Facts(conquered)]
        return [
            Grid(page.say("arrr-screen-score"), heads, rows, "stack"),
            Para(page.say("page-conquered")),
            Facts(conquered),
        ]


def _look(card: Printed) -> str:
    return "event-card" if isinstance(card, Event) else ""


def _verb(option: Option) -> int:
    return int(c.verb_of(option.action.code))


def _target(option: Option) -> int:
    return int(c.target_of(option.action.code))


def _most_first(options: Iterable[Option]) -> list[Option]:
    """P2.1: whoever draws all they can has it first."""
    return sorted(options, key=lambda option: (-int(c.what_of(option.action.code)) - _target(option), -_target(option)))
