"""The picture of the README: a table as the terminal draws it, in the middle of a game that is always the same."""

from __future__ import annotations

import io

from rich.text import Text

import settemari
from settemari.bots import Bot, policy_of
from settemari.cli.screen import look_class, look_of, open_console, table_screen
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.table import ROUND
from settemari.games.maretta.codes import FIRST
from settemari.games.maretta.telling import Teller, question_message
from settemari.locales.catalogue import Catalogue

WIDTH = 112
SEED = 5
LATE = 3
NAMES = ("Anna", "Maestrale", "Libeccio", "Bora")

# As rich writes it, but with no font from elsewhere: every machine has one of its own.
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>Escape from Maretta</title>
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def terminal_picture() -> str:
    """As SVG."""
    match = _played()
    seat = 0
    view = match.view(seat)
    catalogue = Catalogue("en", look_class(match.game).AREAS, NAMES)
    look = look_of(match.game, match.variant, match.setup, catalogue)
    teller = Teller(match.setup, match.start_view(seat))
    log = [(catalogue.text(line.message), line.depth) for line in teller.tell(match.events(seat))]
    question = match.question()
    assert question is not None
    choices = look.choices(view, question.offer(seat))
    console = open_console(io.StringIO(), WIDTH, no_color=False, record=True)
    console.print(table_screen(look, view, WIDTH, log=log[-40:]))
    console.print(
        Text(f" {catalogue.text(question_message(match.game, match.setup, view))}", "title"),
        *choices.lines(WIDTH),
        sep="\n",
    )
    console.print(Text(f" {catalogue.say('choose-prompt')}"))
    return console.export_svg(title="settemari play", code_format=FORMAT, unique_id="maretta")


def _played() -> Match:
    """Greedy players up to the moment when Anna, first in her round, gives a card away."""
    match = settemari.deal("maretta", seats=len(NAMES), seed=SEED)
    bots = [
        Bot(match.setup, policy_of(match.game, "greedy", match.variant, match.seats), Seeded(seat + 1))
        for seat in range(match.seats)
    ]
    while question := match.question():
        table = match.view(None)
        if table.cell(ROUND) >= LATE and table.cell(FIRST) == 0 and question.name == "place":
            break
        for seat in question.seats:
            question.answer(seat, bots[seat].choose(match.view(seat)))
    return match
