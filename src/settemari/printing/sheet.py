"""A sheet: one page of a PDF as plain data, which the templates draw.

What is to be drawn stands under ``kind``: ``cards``, ``tokens`` and the like lie in a grid, the others say themselves
where they are. Drawings are named by their files: ``Sheets.file`` takes one in and says its name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from settemari.printing.paper import Grid, Paper, pages, turned

Data = dict[str, object]


class Sheets:
    """The pages of one PDF, and the drawings on them."""

    def __init__(self, paper: Paper, backs: bool) -> None:
        self.paper = paper
        self.backs = backs
        self.pages: list[Data] = []
        self.files: dict[str, bytes] = {}

    def file(self, svg: str) -> str:
        """The name of a drawing; the same drawing is taken in once."""
        content = svg.encode("utf-8")
        name = f"drawings/{hashlib.sha256(content).hexdigest()[:16]}.svg"
        self.files[name] = content
        return name

    def add(self, kind: str, title: str, turned: bool = False, **data: object) -> None:
        """A page; ``title`` says in its margin what is on it, ``turned`` that it lies behind the one before."""
        self.pages.append({"kind": kind, "title": title, "turned": turned, **data})

    def lay(self, kind: str, title: str, fronts: Sequence[Data], grid: Grid) -> None:
        """Things in a grid, on as many pages as they need, each followed by its backs if there are to be any.

        A thing names what is on its back under ``back``.
        """
        shape = dict(zip(("columns", "rows", "width", "height"), grid, strict=True))
        for page in pages(fronts, grid):
            self.add(kind, title, grid=shape, things=page)
            if self.backs:
                behind = [None if front is None else front["back"] for front in turned(page, grid)]
                self.add(kind, title, turned=True, grid=shape, things=behind)

    @property
    def two_sided(self) -> bool:
        """Whether some page lies behind another."""
        return any(page["turned"] for page in self.pages)

    def things(self) -> Iterable[Mapping[str, object]]:
        """All that lies in grids face up, page by page."""
        for page in self.pages:
            things = page.get("things")
            if isinstance(things, list) and not page["turned"]:
                yield from (thing for thing in things if thing is not None)
