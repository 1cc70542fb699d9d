"""The drawings and the letters of the browser client, which its build leaves for paper (``web/scripts/pieces.ts``)."""

from __future__ import annotations

import json
import os
from pathlib import Path
from xml.sax.saxutils import escape

from settemari.locales.message import say
from settemari.printing.errors import CannotPrint

SETTING = "SETTEMARI_WEB"  # the folder of another build, as for a server
FOLDER, DRAWINGS, COLOURS = "pieces", "pieces.json", "colours.json"
NAME, INITIAL = "%NAME%", "§"  # what stands for words in a drawing


class Pieces:
    """Every drawing by its name, as SVG; every colour by its name; and the folder of the letters."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._drawings: dict[str, str] = json.loads((folder / DRAWINGS).read_text("utf-8"))
        self._colours: dict[str, str] = json.loads((folder / COLOURS).read_text("utf-8"))

    def __getitem__(self, name: str) -> str:
        return self._drawings[name]

    def __contains__(self, name: str) -> bool:
        return name in self._drawings

    def named(self, name: str, words: str) -> str:
        """A drawing with words written into it."""
        drawing = self._drawings[name]
        return drawing.replace(NAME, escape(words)).replace(INITIAL, escape(words[:1].upper()))

    def colour(self, name: str) -> str:
        return self._colours[name]


def find_pieces() -> Pieces:
    """Those of SETTEMARI_WEB, or of the client that was built into this package; raises CannotPrint."""
    import settemari

    given = os.environ.get(SETTING, "")
    client = Path(given) if given not in ("", "0") else Path(settemari.__file__).parent / "web_client"
    folder = client / FOLDER
    if not all((folder / file).is_file() for file in (DRAWINGS, COLOURS)):
        raise CannotPrint(say("print-no-pieces", folder=str(client)))
    return Pieces(folder)
