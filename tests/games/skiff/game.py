"""Skiff as the rest of the program knows it: its variants and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from settemari.core.errors import BadAction, PositionError, VariantError
from settemari.core.game import NUMBER, SEAT, Asked, Game, Outcome
from settemari.core.offer import Action, Refusal
from settemari.core.play import Policy, RandomPolicy
from settemari.core.setup import Setup
from settemari.core.table import EMPTY, ENDING, ROUND, UNKNOWN, WINNERS, Table, View
from settemari.core.variant import Field, Number, Variant
from settemari.locales.message import Message, say
from skiff import rules as r
from skiff.rules import SkiffSetup

QUESTIONS = {r.PICK: Asked("pick", "S2.1"), r.HAIL: Asked("hail", "S3.1")}
REASONS = {r.NO_SUCH_ANSWER: "no-such-answer", r.NOT_IN_HAND: "not-in-hand", r.NO_ANCHOR: "no-anchor"}
ANSWERS = {"pass": r.PASS, "drop": r.DROP}


class SkiffGame(Game):
    id = "skiff"
    rules_number = 1
    seat_counts = range(r.SEATS, r.SEATS + 1)
    variants_folder = Path(__file__).parent / "variants"
    code_bases = Path(__file__).parent / "code_bases"
    seat_words = ("bow", "thwart", "stern")
    step_words: Mapping[int, str] = {
        r.PICK: "pick",
        r.REVEAL: "reveal",
        r.STOW: "stow",
        r.DRAW: "draw",
        r.HAIL: "hail",
        r.ROLL: "roll",
    }
    ending_words: Mapping[int, str] = {r.LANDED: "landed"}
    counter_forms: Mapping[str, str] = {"round": NUMBER, "first": SEAT, "way": NUMBER}
    seat_counters = frozenset({"way"})

    def fields(self) -> list[Field]:
        return [
            Number("rounds", 1, 4),
            Number("die", 1, 6),
            Number("cards.oars", 1, 20),
            Number("cards.anchors", 0, 5),
        ]

    def check_variant(self, variant: Variant) -> None:
        cards = variant.number("cards.oars") + variant.number("cards.anchors")
        needed = r.SEATS * r.FIRST_HAND
        if cards < needed:
            raise VariantError(variant.source, "cards", cards, _text(f"S1.2: the first hands need {needed} cards"))

    def make_setup(self, variant: Variant, seats: int) -> Setup:
        return SkiffSetup(
            variant.number("cards.oars"),
            variant.number("cards.anchors"),
            variant.number("die"),
            variant.number("rounds"),
        )

    def policies(self) -> Mapping[str, Callable[[Variant, int], Policy]]:
        return {"random": lambda variant, seats: RandomPolicy()}

    def asked(self, step: int) -> Asked:
        return QUESTIONS[step]

    def action(self, setup: Setup, step: int, code: int) -> Action:
        if step == r.PICK:
            return Action(code, "pick", (("card", card_word(code)),))
        return Action(code, {r.PASS: "pass", r.DROP: "drop"}.get(code, f"answer {code}"))

    def parse(self, setup: Setup, step: int, text: str) -> int:
        if step != r.PICK:
            if text not in ANSWERS:
                raise BadAction(text, _text("the question wants: pass, or drop"))
            return ANSWERS[text]
        verb, _, card = text.partition(" ")
        if verb != "pick":
            raise BadAction(text, _text("the question wants: pick CARD"))
        return card_code(card)

    def piece_word(self, setup: Setup, place: int, kind: int) -> str:
        return "-" if kind == EMPTY else "??" if kind == UNKNOWN else card_word(kind)

    def piece_kind(self, setup: Setup, place: int, word: str) -> int:
        return EMPTY if word == "-" else UNKNOWN if word == "??" else card_code(word)

    def check_position(self, setup: Setup, table: Table, source: str) -> None:
        """What the steps need: cards to pick from and room for them, a boat before a rower, an end to the rounds."""
        step, seat = table.agenda_records()[0][:2] if table.depth() else (r.DRAW, 0)
        picked = sum(table.slot_at(r.PICKED, spot) != EMPTY for spot in range(r.SEATS))
        hands = [int(table.size_of(r.HAND + each)) for each in range(r.SEATS)]
        faults = {
            "counters.round": table.cell(ROUND) < 1,
            "counters.first": table.cell(r.FIRST) < 0,
            "counters.way": min(table.cell(r.WAY + each) for each in range(r.SEATS)) < 0,
            "agenda[0].a": any(min(a, b) < 0 for _, _, a, b in table.agenda_records()),
            "agenda[0].step": step not in (r.PICK, r.REVEAL, r.STOW, r.DRAW),
            "agenda[0].seat": seat < 0,
            "agenda": table.depth() == 2 and (step != r.STOW or table.step() < r.HAIL or table.step_seat() < 0),
            "places.picked": picked != 0 if step in (r.PICK, r.DRAW) else step == r.REVEAL and picked == 0,
            "places": table.cell(ENDING) == 0 and (max(hands) == 0 if step == r.PICK else max(hands) > 1),
        }
        for where, wrong in faults.items():
            if wrong:
                raise PositionError(source, where, _text("no game of skiff comes to this"))

    def kinds_of(self, setup: Setup, place: int) -> int:
        assert isinstance(setup, SkiffSetup)
        return int(setup.kinds)

    def every_answer(self, setup: Setup, seat: int) -> list[tuple[int, int]]:
        assert isinstance(setup, SkiffSetup)
        return [*((r.PICK, kind) for kind in range(setup.kinds)), (r.HAIL, r.PASS), (r.HAIL, r.DROP)]

    def candidates(self, setup: Setup, view: View) -> list[int]:
        if view.step() == r.PICK:
            return view.pieces(r.HAND + int(view.seat))
        return [r.PASS, r.DROP]

    def refusal(self, setup: Setup, view: View, code: int, reason: int) -> Refusal:
        step = int(view.step())
        return Refusal(self.asked(step).rule, REASONS[reason], {"action": str(self.action(setup, step, code))})

    def outcome(self, view: View) -> Outcome | None:
        if view.cell(ENDING) == 0:
            return None
        winners = int(view.cell(WINNERS))
        return Outcome("landed", "S4.2", tuple(seat for seat in range(r.SEATS) if (winners >> seat) & 1))


def _text(text: str) -> Message:
    """A game of tests is not in the catalogues: it brings its own words."""
    return say("error-text", text=text)


def card_word(card: int) -> str:
    return "anchor" if card == r.ANCHOR else f"oar-{card}"


def card_code(word: str) -> int:
    """The card that is written so; raises BadAction."""
    number = word.removeprefix("oar-")
    if word == "anchor":
        return int(r.ANCHOR)
    if word == number or not number.isascii() or not number.isdecimal() or len(number) > 2:
        raise BadAction(word, _text("a card is anchor, or an oar with its number, such as oar-3"))
    return int(number)


SKIFF = SkiffGame()
