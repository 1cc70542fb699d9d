"""How Maretta and Vulcano look on a terminal."""

from __future__ import annotations

from collections.abc import Collection

from settemari.cli.screen.choices import Choices
from settemari.cli.screen.header import ruler
from settemari.cli.screen.lines import Lines
from settemari.cli.screen.look import Above, Look
from settemari.cli.screen.maretta.chart import path_chart, paths
from settemari.cli.screen.maretta.choices import choices_of
from settemari.cli.screen.maretta.hand import hand_lines
from settemari.cli.screen.maretta.header import header_lines
from settemari.cli.screen.maretta.path import path_lines
from settemari.cli.screen.maretta.pen import AREAS, MarettaPen
from settemari.cli.screen.maretta.rafts import raft_lines
from settemari.cli.screen.symbols import UNICODE, Symbols
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.offer import Offer
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant
from settemari.games.maretta.gauges import next_lava, warned_of
from settemari.games.maretta.telling_words import space_message
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message, say


class MarettaLook(Look):
    """Path, rafts or minecarts, and the hand."""

    AREAS = AREAS

    def __init__(
        self, game: Game, variant: Variant, setup: Setup, catalogue: Catalogue, symbols: Symbols = UNICODE
    ) -> None:
        super().__init__(game, variant, setup, catalogue, symbols)
        self.pen: MarettaPen = MarettaPen(setup, catalogue, symbols)

    def board(self, view: View, width: int, above: Above, answered: Collection[int], brief: bool) -> Lines:
        pen = self.pen
        lines = header_lines(pen, view, width, above.variant, above.practice)
        lines += [ruler(pen, width, pen.say("heading-path")), *path_lines(pen, view, width)]
        lines += [ruler(pen, width), *raft_lines(pen, view, width, answered)]
        hand = hand_lines(pen, view, width)
        if hand:
            lines += [ruler(pen, width, pen.say("screen-hand-of", name=pen.names[int(view.seat)])), *hand]
        return lines

    def choices(self, view: View, offer: Offer) -> Choices:
        return choices_of(self.game, self.setup, view, offer, self.pen)

    def goal(self) -> str:
        numbers = self.pen.numbers
        key = "goal-vulcano" if self.pen.side_b else "goal-maretta"
        return self.pen.say(key, space=numbers.last, boarding=numbers.boarding)

    def keys(self) -> str:
        return self.pen.say("keys")

    def warning(self, view: View) -> str:
        steps = warned_of(self.pen.setup, view)
        return self.pen.say("lava-danger", space=next_lava(self.pen.setup, view), steps=steps) if steps else ""

    def outcome_message(self, match: Match) -> Message:
        outcome = match.outcome
        assert outcome is not None
        walked = paths(match)
        furthest = max((walked[seat][-1] for seat in outcome.winners), default=0)
        return say(
            f"ending-{outcome.ending}",
            winners=[self.pen.names[seat] for seat in outcome.winners],
            count=len(outcome.winners),
            space=space_message(self.pen.setup, furthest),
        )

    def story_title(self) -> str:
        return self.pen.say("screen-paths")

    def story(self, match: Match, width: int) -> Lines:
        assert match.outcome is not None
        return path_chart(self.pen, paths(match), match.outcome, width)
