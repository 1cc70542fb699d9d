"""The published JSON Schema of positions and views, made from what the games tell of themselves.

``make docs`` writes it to ``docs/position.schema.json``. It says what a position may look like for some number of seats
under some variant; that all pieces are there, and that the rules can go on, is checked on reading.
"""

from __future__ import annotations

from collections.abc import Iterable

from settemari.core.errors import BadAction
from settemari.core.game import NUMBER, SEAT, Game
from settemari.core.notation.eventline import HIDDEN, WATCHING, holders_of, place_of_holder
from settemari.core.notation.position_words import (
    LARGEST_NUMBER,
    POSITION,
    REST,
    Spot,
    counters_of,
    places_of,
)
from settemari.core.table import HEAP, PILE, ROW
from settemari.core.variant import Choice, Field, Number, Numbers, Tables, Words

Schema = dict[str, object]


def schema_of(games: Iterable[Game]) -> Schema:
    """Positions and views of these games."""
    defs: Schema = {}
    for game in games:
        defs |= _Describer(game).defs()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Sette Mari",
        "description": "Any state of a game, or what one seat sees of it. docs/positions.md tells what it means.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in defs if name.endswith(("-position", "-view"))],
        "$defs": defs,
    }


def _table(properties: Schema, needed: Iterable[str] = ()) -> Schema:
    table: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return table | ({"required": list(needed)} if needed else {})


def _words(words: Iterable[str]) -> Schema:
    return {"enum": list(words)}


def _list(items: Schema, shortest: int = 0, longest: int | None = None) -> Schema:
    bounds: Schema = {"minItems": shortest} if shortest else {}
    return {"type": "array", "items": items} | bounds | ({"maxItems": longest} if longest is not None else {})


def _number(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


ANY_NUMBER = _number(-LARGEST_NUMBER, LARGEST_NUMBER)


class _Describer:
    """One game, at its largest table under its default variant: what depends on these is left open."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.most = game.seat_counts.stop - 1
        self.setup = game.setup(self.most)
        self.layout = self.setup.layout

    def defs(self) -> Schema:
        """Schemas by name; those that end in -position and -view are whole ones."""
        id = self.game.id
        kinds: Schema = {}
        for spot in places_of(self.game, self.setup):
            kinds.setdefault(self._sort(spot), self._words(spot.number))
        shared: Schema = {
            f"{id}-seat": _words(self.game.seat_words),
            f"{id}-seats": _list(self._ref("seat"), 0, self.most) | {"uniqueItems": True},
            f"{id}-variant": self._variant(),
            f"{id}-counters": self._counters(),
            f"{id}-record": self._record(),
            f"{id}-ended": self._ended(),
            f"{id}-fact": self._fact(),
        }
        words: Schema = {f"{id}-{sort}": words for sort, words in kinds.items()}
        return shared | words | {f"{id}-position": self._whole(view=False), f"{id}-view": self._whole(view=True)}

    def _ref(self, name: str) -> Schema:
        return {"$ref": f"#/$defs/{self.game.id}-{name}"}

    def _whole(self, view: bool) -> Schema:
        places: Schema = {spot.key: self._place(spot, view) for spot in places_of(self.game, self.setup)}
        observers = [*self.game.seat_words, WATCHING]
        properties: Schema = {
            "format": {"const": POSITION},
            "game": {"const": self.game.id},
            "rules": _number(1, self.game.rules_number),
            "variant": self._ref("variant"),
            "seats": _number(self.game.seat_counts.start, self.most),
            "counters": self._ref("counters"),
            "agenda": _list(self._ref("record")),
            "asked": self._ref("seats"),
            "ended": self._ref("ended"),
            "places": _table(places),
            "knows": _table({observer: _list(self._ref("fact")) for observer in observers}),
        }
        needed = ["format", "game", "seats"]
        if view:
            properties["seen by"] = _words(observers)
            needed.append("seen by")
        return _table(properties, needed)

    # -- its parts ---------------------------------------------------------------------------------------------

    def _variant(self) -> Schema:
        """Tables within tables, as in a file; or a name or a code."""
        root: Schema = {"game": {"const": self.game.id}, "name": {"type": "string", "minLength": 1, "maxLength": 40}}
        for field in self.game.fields():
            table = root
            *parents, leaf = field.path.split(".")
            for parent in parents:
                inner = table.setdefault(parent, _table({}))
                assert isinstance(inner, dict)
                table = inner["properties"]
            table[leaf] = _field(field)
        return {"anyOf": [_table(root), {"type": "string"}]}

    def _counters(self) -> Schema:
        found: Schema = {}
        for name, _, numbers, each in counters_of(self.game, self.setup):
            form = self.game.counter_forms[name]
            one = ANY_NUMBER if form == NUMBER else self._seat_or_none() if form == SEAT else self._ref("seats")
            found[name] = _list(one, self.game.seat_counts.start if each else numbers, numbers) if numbers else one
        return _table(found)

    def _seat_or_none(self) -> Schema:
        return {"anyOf": [self._ref("seat"), {"type": "null"}]}

    def _record(self) -> Schema:
        steps = _words(self.game.step_words.values())
        number = _number(-self.game.largest_in_agenda, self.game.largest_in_agenda)
        return _table({"step": steps, "seat": self._seat_or_none(), "a": number, "b": number}, ("step", "seat"))

    def _ended(self) -> Schema:
        keys = ("how", "winners")
        ended = _table({"how": _words(self.game.ending_words.values()), "winners": self._ref("seats")}, keys)
        return {"anyOf": [ended, {"type": "null"}]}

    def _fact(self) -> Schema:
        holders = holders_of(self.game, self.setup)
        of = self._ref("seat") if list(holders) == list(self.game.seat_words) else _words(holders)
        words = {number: self._words(place_of_holder(self.layout, number)) for number in holders.values()}
        known = list({str(one): one for one in words.values()}.values())
        kinds = _list(known[0] if len(known) == 1 else {"anyOf": known}, 1, 63)
        keys = ("of", "kinds", "least")
        return _table({"of": of, "kinds": kinds, "least": _number(1, LARGEST_NUMBER)}, keys)

    # -- places and pieces -------------------------------------------------------------------------------------

    def _place(self, spot: Spot, view: bool) -> Schema:
        piece = self._ref(self._sort(spot))
        seen: Schema = {"anyOf": [piece, {"const": HIDDEN}]} if view else piece
        if spot.place.form == ROW:
            return _list(seen)
        if spot.place.form == PILE:
            return {"type": "object", "propertyNames": piece, "additionalProperties": _number(0, LARGEST_NUMBER)}
        if spot.place.form == HEAP:
            return _number(0, LARGEST_NUMBER) if view else {"anyOf": [_list(piece), {"const": REST}]}
        lying = _table({"piece": seen, "up": {"type": "boolean"}}, ("piece",))
        return _list({"anyOf": [lying, seen, {"type": "null"}]})

    def _sort(self, spot: Spot) -> str:
        """A name for the pieces that can lie there: that of the first place that has the same."""
        words = self._words(spot.number)
        return next(
            f"piece-of-{place.name}" for number, place in enumerate(self.layout.places) if self._words(number) == words
        )

    def _words(self, place: int) -> Schema:
        """What a piece that lies there can be called, under whatever variant."""
        pattern = self.game.piece_pattern(place)
        return _words(self._pieces(place)) if pattern is None else {"type": "string", "pattern": pattern}

    def _pieces(self, place: int) -> list[str]:
        """Every word for a piece that can lie there."""
        found = []
        for kind in range(63):
            try:
                word = self.game.piece_word(self.setup, place, kind)
                if self.game.piece_kind(self.setup, place, word) == kind:
                    found.append(word)
            except (BadAction, LookupError):  # no piece has that number
                continue
        return found


def _field(field: Field) -> Schema:
    if isinstance(field, Number):
        return _number(field.low, field.high)
    if isinstance(field, Numbers):
        return _list(_number(field.low, field.high), field.shortest, field.longest)
    if isinstance(field, Words):
        return _list(_words(field.words), field.shortest, field.longest)
    if isinstance(field, Tables):
        lists: Schema = {name: _list({"type": "object"}) for name in field.lists}
        return _table({field.title: {"type": "string"}} | lists, (field.title,))
    return _words(field.words) if isinstance(field, Choice) else {"type": "boolean"}
