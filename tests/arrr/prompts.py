"""How often a person would be prompted: greedy seats behind standing orders, in whole games.

``python -m tests.arrr.prompts [GAMES]`` prints it for every mode with events and every number of seats.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import NamedTuple

from settemari import find_game
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.table import ENDING, NO_SEAT
from settemari.games.arrr import codes as c
from settemari.games.arrr.orders import Orders, answer, renewed
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.voyage import Voyage


class Prompts(NamedTuple):
    """What was counted over some games."""

    rival_turns: int  # one for each seat that waits while another has a turn
    windows: int  # moments at which anybody was asked
    quiet: int  # those that closed without a prompt
    asked: int  # answers given in others' turns, at moments
    prompted: int  # those of them for which the player was prompted
    missed: int  # unprompted passes where the player would have played something
    reasons: Counter[str]  # prompts by the kind of moment

    @property
    def per_rival_turn(self) -> float:
        return self.prompted / self.rival_turns

    @property
    def quiet_share(self) -> float:
        return self.quiet / self.windows


def measure(variant: str, seats: int, first_seed: int, games: int, orders: Orders) -> Prompts:
    """Play games between greedy seats that all have these orders, and play only what they are prompted for."""
    game = find_game("arrr")
    chosen = game.variant(variant)
    setup = game.setup(seats, chosen)
    assert isinstance(setup, ArrrSetup)
    greedy = game.policies()["greedy"](chosen, seats)
    options = Options()
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + games):
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        held = [orders] * seats
        before = 0  # the step of the question before
        views = [state.view(seat) for seat in range(seats)]
        while not state.cell(ENDING):
            assert isinstance(state, Voyage)
            window = bool(state.is_moment(state.step()))
            counts["turns"] += state.step() == c.RECRUIT and before != c.RECRUIT
            before = int(state.step())
            answers: dict[int, int] = {}
            loud = False
            for seat in range(seats):
                if state.asks(seat):
                    said = answer(setup, held[seat], views[seat])
                    state.legal(seat, options)
                    wanted = int(greedy.choose(views[seat], options, chance))
                    answers[seat] = wanted if said is None else said
                    loud |= said is None
                    if window and seat != state.on_turn():
                        counts["asked"] += 1
                        counts["prompted"] += said is None
                        counts["missed"] += said is not None and wanted != said
                        reasons[game.asked(int(state.step())).name] += said is None
            counts["windows"] += window
            counts["quiet"] += window and not loud
            state.resolve(answers_from(answers, seats), chance)
            seen = [state.view(seat) for seat in range(seats)]
            held = [renewed(held[seat], views[seat], seen[seat]) for seat in range(seats)]
            views = seen
    return Prompts(
        counts["turns"] * (seats - 1),
        counts["windows"],
        counts["quiet"],
        counts["asked"],
        counts["prompted"],
        counts["missed"],
        reasons,
    )


if __name__ == "__main__":
    for variant in ("boarding", "arrr"):
        for seats in (2, 3, 4):
            found = measure(variant, seats, 1, int(sys.argv[1]) if len(sys.argv) > 1 else 20, Orders())
            print(
                f"{variant}, {seats} seats: {found.per_rival_turn:.2f} prompts in a rival's turn, "
                f"{100 * found.quiet_share:.0f} % of {found.windows} moments without a prompt, "
                f"{found.missed} plays missed, {dict(found.reasons)}"
            )
