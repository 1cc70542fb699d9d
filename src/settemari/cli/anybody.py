"""The public question of several people at one screen: does anybody answer? (P7.8)

It shows what everybody may see, and asks all who could answer as far as everybody knows, so that neither the question
nor who is named in it tells anything of a hand. The curtain falls only for those who say yes.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from settemari.cli.desk import Desk
from settemari.cli.screen.lines import flow, hang, row
from settemari.core.table import View


def who_answers(desk: Desk, table: View, seats: Sequence[int]) -> list[int]:
    """Those among some seats who want to look at their cards, in their order; nobody if Enter is pressed."""
    pen, terminal = desk.pen, desk.terminal
    desk.draw(table)
    desk.lines(desk.look.warning(table))
    desk.lines(pen.say("anybody"), "title")
    letters = {pen.letters[seat].casefold(): seat for seat in seats}
    plates = [
        row(Text(letter, "mark"), Text(f" {pen.names[seat]} ", pen.seat_style(seat)), gap=" ")
        for letter, seat in letters.items()
    ]
    desk.show(hang(Text("  "), flow(plates, terminal.width - 2, "  ")))
    example = next(iter(letters))
    while True:
        typed = desk.typed(pen.say("anybody-prompt"), table)
        named = typed.casefold().replace(",", "").replace(" ", "")
        if all(letter in letters for letter in named):
            return [seat for letter, seat in letters.items() if letter in named]
        desk.lines(pen.say("anybody-help", example=example))
