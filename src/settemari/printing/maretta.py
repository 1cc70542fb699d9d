"""Maretta and Vulcano on paper: cards, barrels, rafts with minecarts behind them, figures, the board, overviews."""

from __future__ import annotations

from collections.abc import Callable

from settemari.games.maretta.fields import SEAT_COUNTS
from settemari.games.maretta.words import BARREL_WORDS, SEAT_WORDS, SUIT_WORDS
from settemari.printing.bench import Bench
from settemari.printing.board import ACROSS, STRIP, Board, lay_board
from settemari.printing.paper import Grid, card_grid, grid_of
from settemari.printing.sheet import Data

AREAS = ("print", "lists", "games", "maretta-words")

BARREL = 26.0  # across
BARREL_CELL = 29.0
RAFT = (165.0, 228.0)  # the sheet of one, along the page
RAFT_LONG = 217.0  # the raft itself: so long that cards fit their places
FIGURE = (37.0, 104.0)  # unfolded: a foot, the front, the back upside down, a foot
TOKEN = 30.0  # the first player's
OVERVIEW = (94.0, 123.0)
SEATS = SEAT_COUNTS[-1]


def sections(game: str) -> tuple[str, ...]:
    return ("cards", "barrels", "carts" if _is_volcano(game) else "rafts", "meeples", "board", "summary")


def lay(section: str, bench: Bench) -> None:
    """The sheets of one section."""
    _SECTIONS[section](bench)


def _is_volcano(game: str) -> bool:
    return game == "vulcano"


def _on_volcano(bench: Bench) -> bool:
    return _is_volcano(bench.variant.game)


# -- cards and barrels -----------------------------------------------------------------------------------------


def _cards(bench: Bench) -> None:
    """The deck of the variant (M0.2), on side A with as many steamships as the largest table takes (A1.4)."""
    variant = bench.variant
    back: Data = {"face": "maretta", "edge": bench.colour("paper"), "drawing": bench.drawing("card-back")}

    def front(card: str, name: str) -> Data:
        drawing = bench.drawing(f"card-{card}", name)
        return {"face": "maretta", "id": card, "edge": bench.colour("paper"), "drawing": drawing, "back": back}

    fronts = [
        front(f"{suit}-{value}", bench.say(f"suit-{suit}"))
        for suit in SUIT_WORDS
        for value in variant.numbers("deck.values")
    ]
    if not _on_volcano(bench):
        ships = variant.number("deck.ships_per_seat") * SEATS
        fronts += [front("steamship", bench.say("card-steamship"))] * ships
    bench.sheets.lay("cards", bench.say("print-section-cards"), fronts, card_grid())


def _barrels(bench: Bench) -> None:
    """The bag of the variant (M0.5)."""
    back: Data = {"drawing": bench.drawing("barrel"), "across": BARREL}
    fronts: list[Data] = []
    for word in BARREL_WORDS:
        barrel: Data = {"id": word, "drawing": bench.drawing(f"barrel-{word}"), "across": BARREL, "back": back}
        fronts += [barrel] * _in_bag(word, bench)
    bench.sheets.lay(
        "tokens", bench.say("print-section-barrels"), fronts, grid_of(bench.paper, BARREL_CELL, BARREL_CELL)
    )


def _in_bag(word: str, bench: Bench) -> int:
    field = f"bag.{word}"
    return bench.variant.number(field) if field in bench.variant.values else 0


# -- what stands and lies beside the board ---------------------------------------------------------------------


def _rafts(bench: Bench) -> None:
    """One for every colour; on its back what it is on the other side of the box (M0.6)."""
    front, back = ("cart", "raft") if _on_volcano(bench) else ("raft", "cart")
    fronts: list[Data] = []
    for seat in SEAT_WORDS:
        behind = _lying(back, seat, bench)
        fronts.append({"id": seat, **_lying(front, seat, bench), "back": behind})
    title = bench.say("print-section-carts" if _on_volcano(bench) else "print-section-rafts")
    bench.sheets.lay("rafts", title, fronts, Grid(1, 1, *RAFT))


def _lying(what: str, seat: str, bench: Bench) -> Data:
    ground = bench.drawing("basalt" if what == "cart" else "sea")
    return {"drawing": bench.drawing(f"{what}-{seat}"), "ground": ground, "long": RAFT_LONG}


def _meeples(bench: Bench) -> None:
    """Figures to stand: everybody, and on side B the lava; and the token of the first player."""
    names = [f"meeple-{seat}" for seat in SEAT_WORDS] + (["lava"] if _on_volcano(bench) else [])
    figures: list[Data] = [{"drawing": bench.drawing(name)} for name in names]
    token: Data = {
        "drawing": bench.drawing("compass"),
        "across": TOKEN,
        "text": bench.say("heading-first"),
        "fill": bench.colour("ground"),
    }
    grid = grid_of(bench.paper, *FIGURE)
    shape = dict(zip(("columns", "rows", "width", "height"), grid, strict=True))
    bench.sheets.add(
        "figures",
        bench.say("print-section-meeples"),
        grid=shape,
        things=figures,
        token=token,
        note=bench.say("print-standee"),
    )


# -- the board -------------------------------------------------------------------------------------------------


def _board(bench: Bench) -> None:
    """The path of the variant with all that is printed on it, a sheet after the other."""
    variant = bench.variant
    volcano = _on_volcano(bench)
    first = variant.number("lava.start") if volcano else 0
    last = variant.number("path.last")
    board = lay_board(bench.paper, first, last, down=volcano)
    drawn = _on_board(bench, board, first, last)
    for row, column, x, y in board.tiles():
        bench.sheets.add(
            "board",
            bench.say("print-section-board"),
            board={"width": board.width, "height": board.height},
            at=[x, y],
            size=list(board.sheet),
            strip=STRIP,
            before=[column > 0, row > 0],
            after=[column < ACROSS - 1, row < board.rows - 1],
            ground=bench.drawing("basalt" if volcano else "sea"),
            band=board.sheet[1] - STRIP / 2 if board.rows > 1 else board.height,
            line=board.line,
            dot=board.unit / 26,
            drawn=drawn,
            note=bench.say("print-tile", row="ABCDEFGHIJKLMNOPQRSTUVWXYZ"[row], column=column + 1),
        )


def _on_board(bench: Bench, board: Board, first: int, last: int) -> list[Data]:
    """Everything that lies on the ground and the path, from the lowest to what lies over all."""
    variant, unit = bench.variant, board.unit
    volcano = _on_volcano(bench)
    theme = "basalt" if volcano else "sea"
    goal, home = ("sea-goal", "village") if volcano else ("steamship", "island")
    wide = 1.5 * unit

    def around(name: str, number: float, width: float, height: float, lift: float = 0.5) -> Data:
        """A drawing whose foot is on a place of the path, kept within the board."""
        x, y = board.at(number)
        left = max(2, min(board.width - width - 2, x - width / 2))
        top = max(2, min(board.height - height - 2, y - height * lift))
        return {"drawing": bench.drawing(name), "x": left, "y": top, "width": width, "height": height}

    drawn: list[Data] = []
    if volcano:
        drawn.append(around("volcano", first, wide, wide, 0.85))
    drawn.append(around(home, 0, wide, wide * 0.8, 0.62))
    drawn.append(around(goal, last, wide, wide * 0.8, 0.62))
    marked = variant.numbers("path.barrel_spaces")
    across = 0.58 * unit
    for space in board.spaces:
        if space.number == 0 or space.number == last:
            continue
        kind = f"space-{theme}-barrels" if space.number in marked else f"space-{theme}"
        number = str(space.number).replace("-", "\N{MINUS SIGN}")
        drawn.append({**around(kind, space.number, across, across), "text": number})
    divider = "crevasse" if volcano else "reef"
    drawn += [
        around(divider, after + 0.5, 0.42 * unit, 0.47 * unit, 0.55) for after in variant.numbers("path.dividers")
    ]
    return drawn


# -- overviews -------------------------------------------------------------------------------------------------


def _summary(bench: Bench) -> None:
    """One for each that can play; what barrels do is on its back, or beside it where there are no backs."""
    game = bench.say(f"game-{bench.variant.game}")
    steps = _volcano_round(bench) if _on_volcano(bench) else _escape_round(bench)
    barrels: Data = {"heading": bench.say("print-barrels"), "items": _effects(bench), "game": game}
    items: list[Data] = [{"number": str(at), "text": text} for at, text in enumerate(steps, 1)]
    front: Data = {"heading": bench.say("print-round"), "items": items, "game": game, "back": barrels}
    fronts = [front] * SEATS
    if not bench.sheets.backs:
        fronts = [side for front in fronts for side in (front, barrels)]
    bench.sheets.lay("overviews", bench.say("print-section-summary"), fronts, grid_of(bench.paper, *OVERVIEW))


def _escape_round(bench: Bench) -> list[str]:
    variant = bench.variant
    return [
        bench.say("print-maretta-pick"),
        bench.say("print-maretta-place", giver=variant.number("move.giver")),
        bench.say("print-maretta-steal"),
        bench.say("print-maretta-end", score=variant.number("boarding.score"), draw=variant.number("hand.draw")),
        bench.say("print-maretta-win"),
    ]


def _volcano_round(bench: Bench) -> list[str]:
    variant = bench.variant
    steps = [variant.number("lava.step"), *variant.numbers("lava.step_past")]
    steps = steps[: 1 + len(variant.numbers("path.dividers"))]
    shown = str(steps[0]) if len(set(steps)) == 1 else ", ".join(str(step) for step in steps)
    return [
        bench.say("print-vulcano-load"),
        bench.say("print-vulcano-own"),
        bench.say("print-vulcano-run", limit=variant.number("burst.limit")),
        bench.say("print-vulcano-lava", step=shown, hand=variant.number("hand.first")),
        bench.say("print-vulcano-win"),
    ]


def _effects(bench: Bench) -> list[Data]:
    """The barrels of the bag and what each does (section D)."""
    counts = {"shark": "barrels.shark_cards", "anchor": "barrels.anchor_cards"}
    items: list[Data] = []
    for word in BARREL_WORDS:
        if _in_bag(word, bench):
            given = {"count": bench.variant.number(counts[word])} if word in counts else {}
            name = bench.say(f"barrel-{word}")
            items.append(
                {
                    "token": bench.drawing(f"barrel-{word}"),
                    "name": name[:1].upper() + name[1:],
                    "times": _in_bag(word, bench),
                    "text": bench.say(f"barrel-{word}-effect", **given),
                }
            )
    return items


_SECTIONS: dict[str, Callable[[Bench], None]] = {
    "cards": _cards,
    "barrels": _barrels,
    "rafts": _rafts,
    "carts": _rafts,
    "meeples": _meeples,
    "board": _board,
    "summary": _summary,
}
