"""Skiff as the rest of the program knows it: its variants and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from settemari.core.errors import BadAction, VariantError
from settemari.core.game import Asked, Game, Outcome
from settemari.core.offer import Action, Refusal
from settemari.core.play import Policy, RandomPolicy
from settemari.core.setup import Setup
from settemari.core.table import ENDING, WINNERS, View
from settemari.core.variant import Field, Number, Variant
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
            raise VariantError(variant.source, "cards", cards, f"S1.2: the first hands need {needed} cards")

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

    def action(self, step: int, code: int) -> Action:
        if step == r.PICK:
            return Action(code, "pick", (("card", card_word(code)),))
        return Action(code, {r.PASS: "pass", r.DROP: "drop"}.get(code, f"answer {code}"))

    def parse(self, step: int, text: str) -> int:
        if step != r.PICK:
            if text not in ANSWERS:
                raise BadAction(text, "the question wants: pass, or drop")
            return ANSWERS[text]
        verb, _, card = text.partition(" ")
        if verb != "pick":
            raise BadAction(text, "the question wants: pick CARD")
        return card_code(card)

    def candidates(self, setup: Setup, view: View) -> list[int]:
        if view.step() == r.PICK:
            return view.pieces(r.HAND + int(view.seat))
        return [r.PASS, r.DROP]

    def refusal(self, view: View, code: int, reason: int) -> Refusal:
        step = int(view.step())
        return Refusal(self.asked(step).rule, REASONS[reason], {"action": str(self.action(step, code))})

    def outcome(self, view: View) -> Outcome | None:
        if view.cell(ENDING) == 0:
            return None
        winners = int(view.cell(WINNERS))
        return Outcome("landed", "S4.2", tuple(seat for seat in range(r.SEATS) if (winners >> seat) & 1))


def card_word(card: int) -> str:
    return "anchor" if card == r.ANCHOR else f"oar-{card}"


def card_code(word: str) -> int:
    """The card that is written so; raises BadAction."""
    number = word.removeprefix("oar-")
    if word == "anchor":
        return int(r.ANCHOR)
    if word == number or not number.isascii() or not number.isdecimal() or len(number) > 2:
        raise BadAction(word, "a card is anchor, or an oar with its number, such as oar-3")
    return int(number)


SKIFF = SkiffGame()
