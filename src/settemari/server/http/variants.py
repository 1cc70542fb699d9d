"""Requests about variants, for who makes one: what can be changed, what a code stands for, and what its games are like.

Nothing is kept: the code is the variant. What may stand in a field is said by the field itself (core/variant.py).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import PathParameter, QueryParameter

from settemari.core.game import Game
from settemari.core.notation.variant_code import LONGEST, code_of
from settemari.core.registry import find_game
from settemari.core.variant import Tables, Variant
from settemari.lab.trial import plan_trial
from settemari.locales.message import say
from settemari.server.http.counting import count_trial, count_variant
from settemari.server.http.problems import CHANGING, described, problems, read
from settemari.server.http.tables import Asking, Wired, address_of, guest_of
from settemari.server.settings import Settings
from settemari.server.trials import Key
from settemari.server.wire import wired
from settemari.server.worker import Worker

GameName = Annotated[str, PathParameter(description="The name of a game.", max_length=32)]
Code = Annotated[
    str, PathParameter(description="A shipped variant by its name, or any by its code.", max_length=LONGEST)
]


class NewVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant to be: its values by their dotted names, all of them or those that differ from the base."""

    game: str
    name: str
    values: dict[str, object]


class FieldTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that can be changed, and what may stand there."""

    name: str
    kind: str
    least: int = 0
    most: int = 0
    choices: list[str] = []
    length: list[int] = []
    rising: bool = False


class Preset(msgspec.Struct, frozen=True):
    """A variant that comes with the game; its texts have the key ``variant-NAME``."""

    name: str
    code: str
    values: dict[str, Any]


class Variants(msgspec.Struct, frozen=True):
    """What can be changed about a game, and the variants that come with it, the printed one first."""

    game: str
    base: dict[str, Any]
    fields: list[FieldTold]
    presets: list[Preset]


class VariantTold(msgspec.Struct, frozen=True):
    """A variant whole: ``preset`` is the name of the shipped one that it is, ``changed`` what differs from the base."""

    game: str
    name: str
    preset: str | None
    code: str
    values: dict[str, Any]
    changed: list[str]


class VariantMade(VariantTold, frozen=True):
    """The same, and for how many it can be laid out."""

    seats: list[int]


class ShareTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many of so many, and between what bounds it lies in truth, most likely; ``times_fair``: 1 is a fair share."""

    count: float
    of: int
    share: float
    low: float
    high: float
    times_fair: float = 0.0


class EndingTold(ShareTold, frozen=True):
    """How often games ended so."""

    ending: str = ""
    text: dict[str, Any] = {}


class Trial(msgspec.Struct, frozen=True):
    """What came of some quick games between bots: ``games`` were played of those ``planned``."""

    game: str
    code: str
    seats: int
    bot: str
    games: int
    planned: int
    rounds: dict[str, float]
    wins: list[ShareTold]
    turns: list[ShareTold]
    endings: list[EndingTold]


_new_variant = msgspec.json.Decoder(NewVariant).decode


@cache
def shipped(game: str) -> dict[str, Variant]:
    """The variants that come with a game, by their names, the printed one first: read once, since they never change."""
    found = find_game(game)
    return {name: found.variant(name) for name in found.variant_names()}


def variant_of(game: Game, which: str) -> Variant:
    """By its name or its code: never a file of this machine, whatever a client calls it."""
    return shipped(game.id).get(which) or Settings(game.id, variant=which).of_variant()


def variant_told(game: Game, variant: Variant) -> Wired:
    known = shipped(game.id)
    base = known[game.id].values
    return {
        "game": game.id,
        "name": variant.name,
        "preset": next((name for name, one in known.items() if one == variant), None),
        "code": code_of(game, variant),
        "values": variant.short_values(),
        "changed": [path for path, value in variant.values.items() if value != base[path]],
    }


@cache
def variants_told(game: str) -> msgspec.Raw:
    """All that is known of a game's variants."""
    found = find_game(game)
    fields = [field for field in found.fields() if not isinstance(field, Tables)]
    told = {
        "game": found.id,
        "base": shipped(game)[game].short_values(),
        "fields": [{"name": field.path, **field.form()} for field in fields],
        "presets": [
            {"name": name, "code": code_of(found, variant), "values": variant.short_values()}
            for name, variant in shipped(game).items()
        ],
    }
    return msgspec.Raw(msgspec.json.encode(told))


def trial_told(game: Game, key: Key, found: Wired) -> Wired:
    """What came out, with what people call the endings."""
    endings = [
        {"ending": word, "text": wired(say(f"ending-name-{word}")), **share} for word, share in found["endings"].items()
    ]
    return {"game": game.id, "code": key.code, "seats": key.seats, **found, "endings": endings}


def variant_routes(worker: Worker) -> list[Any]:
    """All of them, for one worker."""

    @get("/api/v1/variants/{game:str}", responses=problems(), operation_class=described(reply=Variants))
    async def variants(game: GameName) -> msgspec.Raw:
        """What can be changed about a game, within which bounds, and the variants that come with it."""
        return variants_told(find_game(game).id)

    @get("/api/v1/variants/{game:str}/{code:str}", responses=problems(), operation_class=described(reply=VariantTold))
    async def variant(request: Asking, game: GameName, code: Code) -> Wired:
        """The variant that a name or a code stands for."""
        count_variant(worker, guest_of(request), address_of(request))
        found = find_game(game)
        return variant_told(found, variant_of(found, code))

    @post(
        "/api/v1/variants",
        status_code=200,
        responses=problems(*CHANGING),
        operation_class=described(NewVariant, VariantMade),
    )
    async def make_variant(request: Asking) -> Wired:
        """A variant of one's own: its code, or what is wrong with it. Nothing is kept."""
        new = await read(request, _new_variant)
        count_variant(worker, guest_of(request), address_of(request))
        game = find_game(new.game)
        made = game.variant_of({**new.values, "name": new.name})
        return {**variant_told(game, made), "seats": list(game.seat_counts)}

    @get(
        "/api/v1/variants/{game:str}/{code:str}/trial",
        responses=problems(409),
        operation_class=described(reply=Trial),
    )
    async def trial(
        request: Asking,
        game: GameName,
        code: Code,
        seats: Annotated[int, QueryParameter(ge=2, le=9, description="How many play.")] = 4,
    ) -> Wired:
        """What its games are like: how long, how they end, and who wins, in some quick ones between bots."""
        found = find_game(game)
        wanted = variant_of(found, code)
        key = Key(code_of(found, wanted), seats)
        known = worker.trials.known(key)
        if known is None:
            run = plan_trial(found, seats, wanted)
            count_trial(worker, guest_of(request), address_of(request))
            known = await worker.trials.of(key, run)
        return trial_told(found, key, dict(known))

    return [variants, variant, make_variant, trial]
