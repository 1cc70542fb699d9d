"""Games on paper: cards, tokens, boards and figures to cut out, as one PDF.

A game says what it is made of (``arrr``, ``maretta``): sheets, a page each, of plain data. ``press`` gives them to
typst with the templates of this folder, the drawings that the browser client is made of (``pieces``) and the pictures
of cards. Nothing here is imported before something is printed; typst comes with ``settemari[print]``.
"""

from settemari.printing.errors import CannotPrint as CannotPrint
from settemari.printing.job import GAMES as GAMES
from settemari.printing.job import Job as Job
from settemari.printing.job import sections_of as sections_of
from settemari.printing.job import sheets_of as sheets_of
from settemari.printing.paper import PAPERS as PAPERS
