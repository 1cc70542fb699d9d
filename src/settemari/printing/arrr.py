"""Arrr!!! on paper: the four packs of a deck, doubloons, dice to fold, and an overview for everybody.

The cards are made from the same plain data that a browser draws (``deck_told``); every sentence on them is made from
what they do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from settemari.games.arrr.deck_told import deck_told
from settemari.games.arrr.fields import SEAT_COUNTS, deck_of
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from settemari.locales.message import Message, Named
from settemari.pictures import compose
from settemari.printing.bench import Bench
from settemari.printing.paper import card_grid, grid_of
from settemari.printing.sheet import Data

AREAS = ("print", "lists", "games", "arrr-cards")

PACKS = {"crew": "crew", "events": "event", "explorations": "exploration", "captains": "captain"}
COIN = 24.0  # across
COIN_CELL = 27.0
DIE = 17.0  # the edge of a paper die
NET = (92.0, 74.0)  # the room for one, unfolded
OVERVIEW = (94.0, 123.0)
JOLLY = "jolly"

# The sign before a line says what sort of line it is; sentences of tests show the trait that is tested.
MARKS = {
    "printed-play": "moment",
    "printed-lasting": "permanent",
    "printed-always": "permanent",
    "printed-watched": "eye",
    "printed-reward": "reward",
    "printed-penalty": "damage",
}

SORTS = {"event": "print-event", "exploration": "print-exploration", "captain": "print-captain"}

# The signs that an overview explains in a sentence.
EXPLAINED = ("exhaust", "permanent", "moment", "lock", "eye", "reward", "damage")

# A card as ``deck_told`` tells it: what it has besides what all have depends on its pack.
Told = Mapping[str, Any]


def sections(_game: str) -> tuple[str, ...]:
    return tuple(_SECTIONS)


def lay(section: str, bench: Bench) -> None:
    """The sheets of one section."""
    _SECTIONS[section](bench)


# -- cards -----------------------------------------------------------------------------------------------------


def _pack(section: str) -> Callable[[Bench], None]:
    def lay_pack(bench: Bench) -> None:
        cards: Sequence[Told] = deck_told(deck_of(bench.variant))[section]  # type: ignore[literal-required]
        fronts = [front for card in cards for front in [_front(card, bench)] * card["copies"]]
        bench.sheets.lay("cards", bench.say(f"print-section-{section}"), fronts, card_grid())

    return lay_pack


def _front(card: Told, bench: Bench) -> Data:
    pack = card["pack"]
    sort = card["sort"] if pack == "crew" else pack
    return {
        "face": "arrr",
        "id": card["id"],
        "edge": bench.colour(f"pack-{pack}"),
        "on": bench.colour(f"pack-{pack}-on"),
        "frame": bench.drawing(f"frame-{pack}"),
        "mark": bench.drawing(f"mark-{sort}"),
        "name": Named(card["name"]).name(bench.language),
        "picture": bench.sheets.file(_picture(card, sort)),
        "corners": [bench.drawing(f"mark-{mark}") for mark in _corners(card)],
        "badges": [_badge(trait, value, bench) for trait, value in _values(card)],
        "lines": [_line(message, mark, bench) for message, mark in _lines(card)],
        "loot": _loot(card, bench),
        "foot": _foot(card, bench),
        "influence": [_influence(what, amount, bench) for what, amount in card.get("influence", {}).items()],
        "back": {"face": "arrr-back", "edge": bench.colour("parchment"), "drawing": bench.drawing(f"back-{pack}")},
    }


def _picture(card: Told, sort: str) -> str:
    return compose(**card["picture"], seed=card["id"], role=sort)


def _corners(card: Told) -> list[str]:
    """What is marked in a corner of the picture, since it is looked for from across the table."""
    if card["pack"] == "event" and card["lasting"]:
        return ["permanent"]
    return ["eye"] if card.get("watched") else []


def _values(card: Told) -> Iterable[tuple[str, int]]:
    """The traits of a crew card that have a number (P6.1); the tests of an exploration from top to bottom (P3.2)."""
    if card["pack"] == "crew":
        return [(trait, value) for trait, value in zip(TRAIT_WORDS, card["traits"], strict=True) if value]
    return [(test["trait"], test["difficulty"]) for test in card.get("tests", ())]


def _badge(trait: str, value: int, bench: Bench) -> Data:
    return {"sign": bench.drawing(f"badge-{trait}"), "text": str(value), **_paint(trait, bench)}


def _paint(trait: str, bench: Bench) -> Data:
    return {"fill": bench.colour(f"badge-{trait}"), "on": bench.colour(f"badge-{trait}-on")}


def _lines(card: Told) -> Iterable[tuple[Message, str]]:
    """All that is printed in words, each line with its sign."""
    tested = iter([test["trait"] for test in card.get("tests", ()) if test["reward"] or test["penalty"]])
    for message in card["lines"]:
        if message.key.startswith("printed-ability"):
            yield message, "mark-exhaust"
        elif message.key.startswith("condition-"):
            yield message, "mark-lock"
        elif message.key in MARKS:
            yield message, f"mark-{MARKS[message.key]}"
        else:
            trait = next(tested, "")
            yield message, f"trait-{trait}" if trait else ""


def _line(message: Message, mark: str, bench: Bench) -> Data:
    return {"sign": bench.drawing(mark) if mark else "", "text": bench.words.text(message)}


def _loot(card: Told, bench: Bench) -> list[Data]:
    """What conquering an exploration is worth (P3.3): points, a collection with its name, doubloons."""
    if card["pack"] != "exploration":
        return []
    loot: list[Data] = []
    if card["fame"]:
        loot.append({"sign": bench.drawing("fame"), "text": str(card["fame"]), "large": True})
    if card["symbol"]:
        told = card["symbol_name"]
        name = bench.words.text(told) if isinstance(told, Message) else str(told)
        loot.append({"sign": _seal(card["symbol"], name, bench), "text": _capital(name), "large": False})
    if card["doubloons"]:
        loot.append({"sign": bench.drawing("coin"), "text": str(card["doubloons"]), "large": True})
    return loot


def _seal(symbol: str, name: str, bench: Bench) -> str:
    drawing = f"seal-{symbol}"
    return bench.drawing(drawing) if drawing in bench.pieces else bench.drawing("seal", name)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _foot(card: Told, bench: Bench) -> str:
    """What sort of card it is."""
    match card["pack"]:
        case "crew":
            return bench.label(f"kind-{card['sort']}")
        case "event":
            return bench.say("print-event-lasting" if card["lasting"] else "print-event")
        case pack:
            return bench.say(SORTS[pack])


def _influence(what: str, amount: int, bench: Bench) -> Data:
    """P3.5: what the card changes in its neighbours, on both of its edges."""
    text = f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"
    if what == "doubloons":
        paint: Data = {"fill": bench.colour("target"), "on": bench.colour("ink")}
        return {"sign": bench.drawing("coin"), "text": text, **paint}
    return {"sign": bench.drawing(f"badge-{what}"), "text": text, **_paint(what, bench)}


# -- what lies beside the cards --------------------------------------------------------------------------------


def _doubloons(bench: Bench) -> None:
    coin: Data = {"drawing": bench.drawing("coin"), "across": COIN}
    coin["back"] = dict(coin)
    grid = grid_of(bench.paper, COIN_CELL, COIN_CELL)
    bench.sheets.lay("tokens", bench.say("print-section-doubloons"), [coin] * _amount(bench, "supply.doubloons"), grid)


def _dice(bench: Bench) -> None:
    """To be folded: cubes, so dice whose sides a cube shows equally often (P0.2); others are left out."""
    faces = bench.variant.values["die.faces"]
    assert isinstance(faces, list)
    if 6 % len(faces):
        return
    cube = [str(faces[side % len(faces)]) for side in range(6)]
    die: Data = {
        "edge": DIE,
        "faces": [{"sign": bench.drawing(f"badge-{face}"), "fill": bench.colour(f"badge-{face}")} for face in cube],
    }
    grid = grid_of(bench.paper, *NET)
    shape = dict(zip(("columns", "rows", "width", "height"), grid, strict=True))
    dice = [die] * _amount(bench, "die.number")
    for start in range(0, len(dice), grid.cells):
        title = bench.say("print-section-dice")
        page = dice[start : start + grid.cells]
        bench.sheets.add("dice", title, grid=shape, things=page, note=bench.say("print-fold"))


def _summary(bench: Bench) -> None:
    """One for each that can play; the signs are on its back, or beside it where there are no backs."""
    signs: Data = {"heading": bench.say("print-arrr-signs"), "items": _signs(bench), "game": bench.say("game-arrr")}
    turn: Data = {
        "heading": bench.say("print-arrr-turn"),
        "items": _turn(bench),
        "game": bench.say("game-arrr"),
        "back": signs,
    }
    fronts = [turn] * SEAT_COUNTS[-1]
    if not bench.sheets.backs:
        fronts = [side for turn in fronts for side in (turn, signs)]
    bench.sheets.lay("overviews", bench.say("print-section-summary"), fronts, grid_of(bench.paper, *OVERVIEW))


def _turn(bench: Bench) -> list[Data]:
    variant = bench.variant
    worth = variant.numbers("collection.points")
    said = (
        bench.say("print-arrr-recruit", each=variant.number("recruit.each"), hand=variant.number("recruit.hand")),
        bench.say(
            "print-arrr-equip",
            most=variant.number("equip.most"),
            officers=variant.number("equip.officers"),
            gangs=variant.number("equip.gangs"),
        ),
        bench.say("print-arrr-act", doubloons=variant.number("raid.doubloons")),
        bench.say("print-arrr-explore"),
    )
    steps: list[Data] = []
    for at, text in enumerate(said, 1):
        lead, stop, what = text.partition(". ")  # the step's name comes first
        steps.append({"number": str(at), "lead": lead + stop.strip(), "text": what})
    rest: list[Data] = [
        {
            "sign": bench.drawing("trait-jolly"),
            "text": bench.say("print-arrr-dice", trait=bench.say("print-arrr-trait")),
        },
        {
            "sign": bench.drawing("coin"),
            "text": bench.say("print-arrr-cheat", dice=variant.number("cheat.dice")),
        },
        {"heading": bench.say("print-arrr-end")},
        {"sign": bench.drawing("mark-exploration"), "text": bench.say("print-arrr-when")},
        {
            "sign": bench.drawing("fame"),
            "text": bench.say("print-arrr-points", worth=", ".join(str(points) for points in worth)),
        },
    ]
    return [*steps, *rest]


def _signs(bench: Bench) -> list[Data]:
    def sign(drawing: str, text: str) -> Data:
        return {"sign": bench.drawing(drawing), "text": _capital(text)}

    traits: list[Data] = [
        {"badge": bench.drawing(f"badge-{trait}"), "text": bench.label(f"trait-{trait}"), **_paint(trait, bench)}
        for trait in (*TRAIT_WORDS, JOLLY)
    ]
    kinds = [sign(f"mark-{kind}", bench.label(f"kind-{kind}")) for kind in ("officer", "item", "gang")]
    packs = [sign(f"mark-{pack}", bench.say(key)) for pack, key in SORTS.items()]
    marks = [sign(f"mark-{mark}", bench.say(f"print-arrr-mark-{mark}")) for mark in EXPLAINED]
    loot = [sign("fame", bench.say("print-arrr-fame")), sign("seal-crown", bench.say("print-arrr-collection"))]
    return [
        {"pairs": [*traits, *kinds, *packs]},
        *marks,
        *loot,
        sign("mark-right", bench.say("print-arrr-influence")),
    ]


def _amount(bench: Bench, field: str) -> int:
    return bench.variant.number(field)


_SECTIONS: dict[str, Callable[[Bench], None]] = {
    **{section: _pack(section) for section in PACKS},
    "doubloons": _doubloons,
    "dice": _dice,
    "summary": _summary,
}
