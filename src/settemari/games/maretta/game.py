"""Both sides of Maretta as games: what the rest of the program knows of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from settemari.core.game import NUMBER, SEAT, SEATS, Asked, Award, Game, Outcome
from settemari.core.offer import Action, Refusal
from settemari.core.play import Policy, RandomPolicy
from settemari.core.prospects import Prospects
from settemari.core.setup import Setup
from settemari.core.table import EMPTY, ENDING, UNKNOWN, WINNERS, Table, View
from settemari.core.taste import Taste
from settemari.core.variant import Field, Variant
from settemari.games.maretta import codes as c
from settemari.games.maretta import fields, words
from settemari.games.maretta.every_answer import every_answer
from settemari.games.maretta.policy import Greedy
from settemari.games.maretta.position import check_position
from settemari.games.maretta.prospects import RaceProspects
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.state import in_race

if TYPE_CHECKING:
    from settemari.core.counting import Counting
    from settemari.core.rulebook import RuleBook
    from settemari.core.telling import Telling


class MarettaGame(Game):
    """One side of the board."""

    rules_number = 1
    seat_counts = fields.SEAT_COUNTS
    variants_folder = Path(__file__).parent / "variants"
    code_bases = Path(__file__).parent / "code_bases"
    seat_words = words.SEAT_WORDS
    step_words = words.STEP_WORDS
    ending_words: Mapping[int, str] = {ending: name for ending, (name, _) in words.ENDINGS.items()}
    counter_forms: Mapping[str, str] = {
        "round": NUMBER,
        "first": SEAT,
        "space": NUMBER,
        "race": SEATS,
        "lava": NUMBER,
        "inked": SEATS,
        "ink_next": SEATS,
        "stole": SEATS,
    }
    open_answers = frozenset(words.QUESTIONS) - {c.PICK}  # only picked cards lie face down (A2.1)
    learning = 0
    seat_counters = frozenset({"space"})
    agenda_seats = frozenset({c.PLACE, c.UNCOVER, c.RECEIVE, c.STEAL, c.GIVE})  # who is given the card

    def __init__(self, id: str, side_b: bool) -> None:
        self.id = id
        self.side_b = side_b
        self.judged_after = 2 if side_b else 1  # the lava comes nearer by what is loaded now in the next round

    # -- variants ----------------------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        return fields.volcano_fields() if self.side_b else fields.escape_fields()

    def check_variant(self, variant: Variant) -> None:
        fields.check(variant, self.side_b)

    def make_setup(self, variant: Variant, seats: int) -> Setup:
        return MarettaSetup(fields.numbers_of(variant, seats, self.side_b), self.side_b)

    def telling(self) -> Telling:
        from settemari.games.maretta import telling

        return telling

    def counting(self) -> Counting:
        from settemari.games.maretta import counting

        return counting

    def awards(self, setup: Setup, events: Sequence[tuple[int, ...]]) -> list[Award]:
        from settemari.games.maretta.awards import awards_of

        return awards_of(setup, events)

    def is_out(self, setup: Setup, view: View, seat: int) -> bool:
        """Whom the lava has caught (B5.2)."""
        return not in_race(view, seat)

    def gauges(self, setup: Setup, view: View) -> Mapping[str, object]:
        from settemari.games.maretta.gauges import gauges_of

        return gauges_of(setup, view)

    def constants(self, setup: Setup) -> Mapping[str, object]:
        """The spaces with barrels, in the order of their spots (V1), the suits, in that of their kinds, and how many
        cards there are in the deck before anybody draws.
        """
        assert isinstance(setup, MarettaSetup)
        numbers = setup.numbers
        return {
            "barrel_spaces": [int(numbers.marks[index]) for index in range(len(numbers.marks))],
            "suits": list(words.SUIT_WORDS),
            "cards": int(numbers.deck_size()),
        }

    def rules(self) -> RuleBook:
        from settemari.games.maretta.rules import RULES

        return RULES

    def policies(self) -> Mapping[str, Callable[[Variant, int], Policy]]:
        def greedy(variant: Variant, seats: int) -> Policy:
            return self.player(variant, seats, Taste())

        return {"random": lambda variant, seats: RandomPolicy(), "greedy": greedy}

    def prospects(self, variant: Variant, seats: int) -> Prospects:
        return RaceProspects(fields.numbers_of(variant, seats, self.side_b), self.side_b)

    def player(self, variant: Variant, seats: int, taste: Taste) -> Policy:
        return Greedy(fields.numbers_of(variant, seats, self.side_b), taste)

    # -- words -------------------------------------------------------------------------------------------------

    def asked(self, step: int) -> Asked:
        return words.QUESTIONS[step]

    def action(self, setup: Setup, step: int, code: int) -> Action:
        return words.action_of(step, code)

    def parse(self, setup: Setup, step: int, text: str) -> int:
        return words.parse_action(step, text)

    def piece_word(self, setup: Setup, place: int, kind: int) -> str:
        return words.piece_word(place, kind)

    def piece_kind(self, setup: Setup, place: int, word: str) -> int:
        return words.piece_kind(place, word)

    # -- agents ------------------------------------------------------------------------------------------------

    def kinds_of(self, setup: Setup, place: int) -> int:
        assert isinstance(setup, MarettaSetup)
        return c.BARREL_KINDS if place in (c.BARRELS, c.OPENED, c.BAG) else int(setup.numbers.kinds)

    def every_answer(self, setup: Setup, seat: int) -> list[tuple[int, int]]:
        assert isinstance(setup, MarettaSetup)
        return every_answer(setup.numbers, seat, self.side_b)

    def outcome(self, view: View) -> Outcome | None:
        ending = int(view.cell(ENDING))
        if ending == 0:
            return None
        name, rule = words.ENDINGS[ending]
        winners = int(view.cell(WINNERS))
        return Outcome(name, rule, tuple(seat for seat in range(view.layout.seats) if (winners >> seat) & 1))

    def check_position(self, setup: Setup, table: Table, source: str) -> None:
        assert isinstance(setup, MarettaSetup)
        check_position(setup, table, source)

    # -- offers ------------------------------------------------------------------------------------------------

    def candidates(self, setup: Setup, view: View) -> list[int]:
        """Every card of the hand on every raft, every card of every stock, every barrel, every opponent."""
        step = int(view.step())
        seat = int(view.seat)
        seats = range(view.layout.seats)
        if step in (c.PICK, c.LOAD_SELF):
            hand = list(dict.fromkeys(view.pieces(c.HAND + seat)))
            return [*hand, c.NO_CARD] if step == c.LOAD_SELF else hand
        if step in (c.PLACE, c.LOAD):
            return self._placings(view, step)
        if step == c.CHOOSE_BARREL:
            assert isinstance(setup, MarettaSetup)
            return list(range(int(setup.numbers.per_space)))
        if step == c.EFFECT + c.MONKEY:
            return [card | (other << c.SEAT_SHIFT) for other in seats for card in self._stock(view, other)]
        if step in (c.EFFECT + c.SPEAR, c.EFFECT + c.PELICAN):
            return [other for other in seats if other != seat]
        if step == c.STEAL:
            return [c.NO_CARD, *self._stock(view, int(view.step_a()))]
        return self._stock(view, int(view.step_seat()) if step == c.EFFECT + c.TROOP else seat)

    def _placings(self, view: View, step: int) -> list[int]:
        found = []
        for card in dict.fromkeys(view.pieces(c.HAND + int(view.seat))):
            for other in range(view.layout.seats):
                code = card | (other << c.SEAT_SHIFT)
                found.append(code)
                if step == c.PLACE:
                    found += [code | (stolen << c.THEFT_SHIFT) for stolen in self._stock(view, other)]
        return found

    def _stock(self, view: View, seat: int) -> list[int]:
        return list(dict.fromkeys(view.pieces(c.STOCK + seat)))

    def refusal(self, setup: Setup, view: View, code: int, reason: int) -> Refusal:
        step = int(view.step())
        rule, key = words.REASONS[reason]
        if step == c.PLACE and reason == c.NOT_IN_STOCK:
            rule = "A3.4"
        if self.side_b:
            rule = words.SIDE_B_RULES.get(reason, rule)
            if step == c.LOAD and reason == c.OUT_OF_RACE:
                rule = "B2.1"
        args: dict[str, object] = {"action": str(self.action(setup, step, code))}
        seat = (code >> c.SEAT_SHIFT) & c.SEAT_MASK
        if reason == c.SLOT_TAKEN:
            args |= {"seat": words.seat_word(seat), "card": words.card_word(int(view.slot_at(c.SLOT2, seat)))}
        elif reason == c.OWN_SLOT_LAST:
            free = [s for s in range(view.layout.seats) if s != view.seat and view.slot_at(c.SLOT2, s) == EMPTY]
            args["free"] = [words.seat_word(s) for s in free if (view.cell(c.RACE) >> s) & 1]
        elif reason in (c.SAME_SUIT, c.SAME_NUMBER):
            args["with"] = words.card_word(int(view.slot_at(c.SLOT2, int(view.seat))))
        return Refusal(rule or self.asked(step).rule, key, args)

    # -- previews ----------------------------------------------------------------------------------------------

    def hinge(self, view: View, code: int) -> tuple[int, int] | None:
        """Placing on a raft under a cuttlefish: how far it moves hangs on the card face down in its slot 1 (D3)."""
        if int(view.step()) != c.PLACE:
            return None
        receiver = (code >> c.SEAT_SHIFT) & c.SEAT_MASK
        if view.face_up(c.SLOT1, receiver):
            return None
        return c.SLOT1, receiver

    def possible_kinds(self, setup: Setup, view: View, place: int, spot: int) -> list[int]:
        own = int(view.slot_at(place, spot))
        if own != UNKNOWN:
            return [own]
        assert isinstance(setup, MarettaSetup)
        return setup.kinds_in_slot(view, spot)


ESCAPE = MarettaGame("maretta", side_b=False)
VOLCANO = MarettaGame("vulcano", side_b=True)
