"""What lies on the table, read from the cells of a view in the words of the game.

layout = Layout(await table.layout())
layout.pieces(view, "hand", 0)      # ["wood-3", "steamship"]; of another's hand ["??", "??"]
layout.counter(view, "space", 2)    # where the third raft is
"""

from __future__ import annotations

from settemari.client.shapes import LayoutTold, Place, View

EMPTY, UNKNOWN = -1, -2
ROW, SLOTS, PILE, HEAP = range(4)  # forms of places
NO_SEAT, BY_SPOT = -1, -2  # owners of places
COUNTERS = 4  # where the counters begin
HIDDEN = "??"  # a piece that one does not see


class Layout:
    """Where everything is, for all tables of one game, variant and number of seats."""

    def __init__(self, told: LayoutTold) -> None:
        self.told = told
        self.seats = told["seats"]
        self._places = {(place["name"], place["owner"]): place for place in told["places"]}

    def counter(self, view: View, name: str, index: int = 0) -> int:
        """A public number; ``index`` where there are several, one for each seat mostly."""
        return view["cells"][COUNTERS + self.told["counters"].index(name) + index]

    def pieces(self, view: View, name: str, seat: int | None = None) -> list[str]:
        """The pieces in a place, of a seat or of the table; of slots that belong to the seats only that seat's."""
        place = self._place(name, seat)
        cells, start = view["cells"], place["start"]
        if place["form"] == ROW:
            found = cells[start : start + cells[start - 1]]
        elif place["form"] == SLOTS:
            spots = range(place["capacity"])
            if seat is not None and place["owner"] == BY_SPOT:
                spots = range(seat, seat + 1)
            found = [piece for spot in spots if (piece := cells[start + 2 * spot]) != EMPTY]
        elif place["form"] == PILE:
            found = [kind for kind in range(place["capacity"]) for _ in range(cells[start + kind])]
        else:
            return [HIDDEN] * cells[start - 1]
        return [HIDDEN if kind == UNKNOWN else place["kinds"][kind] for kind in found]

    def count(self, view: View, name: str, seat: int | None = None) -> int:
        """How many there are, whoever sees them."""
        return len(self.pieces(view, name, seat))

    def _place(self, name: str, seat: int | None) -> Place:
        for owner in (NO_SEAT if seat is None else seat, BY_SPOT, NO_SEAT):
            if (name, owner) in self._places:
                return self._places[name, owner]
        raise LookupError(name, seat)
