"""What the preview of an answer tells, in the words of the table."""

from __future__ import annotations

from settemari.core.chance import Seeded
from settemari.core.play import answers_from
from tests.arrr.table import Player, Table, Tables
from tests.whole import changed, wrong_in

REDEALS = 3


def alone(arrr: Tables, **anna: object) -> Table:
    """Anna is about to declare, and nobody but her could play or use anything."""
    t = arrr.table("Anna Bruno")
    t.anna.has(**anna)
    t.row("attack-1", "courage-1")
    return t


def foresees(player: Player, text: str, before: str | None = None, **changes: object) -> None:
    """The table as it will be once the answer was given, as far as its preview tells, in the words of ``is_now``.

    ``before`` is the step at which it stops because nobody can know how that ends; None if somebody is asked next. It
    stops there whatever the hidden cards are, the real ones as well, and needs no luck to get there.
    """
    t = player.table
    (option,) = [one for one in player.offer.options if str(one.action) == t.with_colours(text)]
    assert option.preview is not None, f"{text!r} is refused: {option.refusal}"
    (case,) = option.preview.cases
    assert case.cut
    answers = answers_from({player.seat: option.action.code}, len(t.names))
    real = t.state.copy()
    redealt = [t.setup.redeal(player.view, Seeded(seed)) for seed in range(REDEALS)]
    for state in (real, *redealt):
        stopped = state.resolve_in_the_open(answers)
        found = t.game.step_words[int(state.step())] if stopped else None
        assert found == before, f"{text!r} is told up to {found}"
        assert state.view(player.seat).same_as(case.after), f"what {text!r} tells hangs on hidden cards"
    should = changed(t.snapshot(t.state), changes, t.lower_names(), t.expected)
    wrong = wrong_in(t.snapshot(real), should)
    assert not wrong, f"{text!r} tells (and should): {wrong}"
